// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QKeyEvent;

/// What a key asks of the board.
struct BoardRequest
{
    enum class Kind
    {
        None, ///< not the board's key
        Drop, ///< into `column`
        DropGhost, ///< into the column under the ghost
        Left, ///< ghost one place to the left on the screen
        Right,
        Remove, ///< the top disc of the ghost's column, when setting up
        Cancel ///< the press of the mouse button in progress
    };
    Kind kind = Kind::None;
    int column = -1;
};

/// 1-7 and a-g, Left and Right, Down, Enter and Space, Delete and Backspace, Escape.
BoardRequest wishOf(const QKeyEvent& key);

/// What a key asks of the board while squares are marked.
struct MarkRequest
{
    enum class Kind
    {
        None, ///< not the board's key
        Left, ///< the cursor one place to the left on the screen
        Right,
        Up,
        Down,
        Choose, ///< the square under the cursor, as a click does
        Number, ///< `number` onto it
        Arrow, ///< an arrow onto it, or away
        Clear ///< no mark on it
    };
    Kind kind = Kind::None;
    int number = 0; ///< 1 to 9
};

/// 1-9, ^, Delete, Backspace and 0, the four arrow keys, Enter and Space.
MarkRequest markOf(const QKeyEvent& key);

/// A press of the mouse button that becomes a click when it is released over the same column.
class ColumnPress
{
public:
    bool isDown() const { return m_column >= 0; }
    int column() const { return m_column; }
    /// `column` is -1 beside the board: nothing is pressed then.
    void press(int column) { m_column = column; }
    void cancel() { m_column = -1; }
    /// Is this release a click? The press is over in any case.
    bool release(int column)
    {
        const bool click = isDown() && column == m_column;
        cancel();
        return click;
    }

private:
    int m_column = -1;
};

/// What fingers on the board are at.
enum class TouchKind
{
    None,
    Column, ///< one slides over the columns: the press is where it is, and none beside the board
    Chip, ///< one is on a chip
    Spent ///< nothing comes of them any more, until all are lifted
};
