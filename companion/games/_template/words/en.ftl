game-about = A box of your own: the companion keeps everybody's money.

fld-cash = Cash
fld-note = Note
row-debt = Debt
rows-debts = Debts
sec-sheet = Sheet
opt-free_parking = Money in the middle
opt-free_parking-hint = Whether fines lie in the middle until somebody takes them.
val-free_parking-false = no
val-free_parking-true = yes
