// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/editor/blocks/blockdialog.h"

#include "core/lesson/course/lesson.h"

class PlayedBoard;
class QLineEdit;

/// A board with the moves that are played on it.
class BoardDialog : public BlockDialog
{
    Q_OBJECT

public:
    explicit BoardDialog(const fourcast::lesson::WrittenPosition& onBoard,
                         QWidget* parent = nullptr);

    QString blockText() const override;
    PlayedBoard& board() { return *m_board; }
    QLineEdit& caption() { return *m_caption; }

private:
    PlayedBoard* m_board;
    QLineEdit* m_caption;
};
