// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"

#include <QWidget>

class ColumnBoard;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

/// A position made by playing it: a click on a column drops a disc, and what is played stands in a
/// line that can be typed as well.
class PlayedBoard : public QWidget
{
    Q_OBJECT

public:
    /// `onBoard` is the position of the main board, which a button puts here.
    explicit PlayedBoard(fourcast::lesson::WrittenPosition onBoard, QWidget* parent = nullptr);

    /// As it is written; it may be none, which the reader says.
    fourcast::lesson::WrittenPosition written() const;
    void setWritten(const fourcast::lesson::WrittenPosition& position);
    /// Drops a disc, from 0; nothing where there is no room.
    void play(int column);
    void takeBack();

Q_SIGNALS:
    void edited();

private:
    void showBoard();

    QComboBox* m_size;
    QLineEdit* m_moves;
    QLabel* m_turn;
    QPushButton* m_back = nullptr;
    QVBoxLayout* m_column;
    ColumnBoard* m_board = nullptr;
};
