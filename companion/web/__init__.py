"""The pages and the JSON API: one blueprint to a file, wired together by companion.create_app()."""
