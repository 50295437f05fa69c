// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

struct BoardSketch;

/// A state that is a board, small, with the discs of the main board: X's are the first player's.
/// A frame is around each square that is another one than on the board it is compared with.
class StateBoard : public QWidget
{
    Q_OBJECT

public:
    explicit StateBoard(QWidget* parent = nullptr);

    /// Rows from above, a letter a square: "X", "O", and anything else for an empty one. `beside`
    /// may be empty.
    void setBoard(const QString& rows, const QString& beside = {});

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {60, 50}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int columns() const;
    BoardSketch sketch() const;
    double squareSize(const BoardSketch& board) const;

    QStringList m_rows;
    QStringList m_beside;
};
