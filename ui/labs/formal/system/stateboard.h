// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

/// A state that is a board, small: X's discs round and warm, O's square and cool, and a frame
/// around each square that is another one than on the board it is compared with.
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

    QStringList m_rows;
    QStringList m_beside;
};
