------------------------------ MODULE Connect4 ------------------------------
(***************************************************************************)
(* Connect Four on a board of any size, as a specification that TLC checks *)
(* for small boards:                                                       *)
(*                                                                         *)
(*     java -cp tla2tools.jar tlc2.TLC -config Connect4.cfg Connect4.tla   *)
(*                                                                         *)
(* `fourcast-cli formal rules` checks the same properties on the code that *)
(* plays. Either side may begin here, so that TLC finds twice its states,  *)
(* generates twice its moves and 2, and goes as deep as the board has      *)
(* squares, and 1.                                                         *)
(***************************************************************************)
EXTENDS Integers, Sequences, FiniteSets

CONSTANTS Columns,  \* of the board
          Rows,
          Connect   \* discs in line that win

ASSUME /\ Columns \in Nat \ {0}
       /\ Rows \in Nat \ {0}
       /\ Connect \in Nat \ {0, 1}

VARIABLES board,    \* for each column its discs, from the bottom
          turn,     \* whose move it is
          winner    \* who has a line, or "none"

vars == <<board, turn, winner>>

Players == {"X", "O"}

Other(p) == IF p = "X" THEN "O" ELSE "X"

-----------------------------------------------------------------------------
(* The board *)

\* Does p have a disc there? Of squares that are not on the board nobody has.
Has(b, p, c, r) == /\ c \in 1..Columns
                   /\ r \in 1..Len(b[c])
                   /\ b[c][r] = p

\* Steps from a square to the next one of a line: to the right, up, rising, falling.
Directions == {<<1, 0>>, <<0, 1>>, <<1, 1>>, <<1, -1>>}

HasLine(b, p) == \E c \in 1..Columns, r \in 1..Rows, d \in Directions :
                    \A i \in 0..(Connect - 1) : Has(b, p, c + i * d[1], r + i * d[2])

Discs(b, p) == Cardinality({s \in (1..Columns) \X (1..Rows) : Has(b, p, s[1], s[2])})

Full == \A c \in 1..Columns : Len(board[c]) = Rows

-----------------------------------------------------------------------------
(* The game *)

Init == /\ board = [c \in 1..Columns |-> <<>>]
        /\ turn \in Players
        /\ winner = "none"

Drop(c) == /\ winner = "none"
           /\ Len(board[c]) < Rows
           /\ board' = [board EXCEPT ![c] = Append(board[c], turn)]
           /\ winner' = IF HasLine(board', turn) THEN turn ELSE "none"
           /\ turn' = Other(turn)

Next == \E c \in 1..Columns : Drop(c)

\* As long as there is a move, one is made some time.
Spec == Init /\ [][Next]_vars /\ WF_vars(Next)

-----------------------------------------------------------------------------
(* What must hold *)

TypeOK == /\ DOMAIN board = 1..Columns
          /\ \A c \in 1..Columns : board[c] \in Seq(Players) /\ Len(board[c]) <= Rows
          /\ turn \in Players
          /\ winner \in Players \cup {"none"}

\* Who has a line has won, and moved last.
OneWinner == /\ \A p \in Players : HasLine(board, p) <=> (winner = p)
             /\ winner # turn

\* A column is a sequence without gaps; on the board that is seen as: below a disc is a disc.
Gravity == \A c \in 1..Columns, r \in 2..Rows :
              (\E p \in Players : Has(board, p, c, r))
                 => (\E p \in Players : Has(board, p, c, r - 1))

\* A move adds a disc of the side whose turn it is, and passes the turn.
TurnsAlternate == [][/\ turn' = Other(turn)
                     /\ Discs(board', turn) = Discs(board, turn) + 1
                     /\ Discs(board', Other(turn)) = Discs(board, Other(turn))]_vars

\* While it is undecided there is a move. A game that is over has none, which is no error: TLC is
\* told not to look for deadlocks.
NoStuckState == (winner = "none" /\ ~Full) => ENABLED Next

Termination == <>(winner # "none" \/ Full)

=============================================================================
