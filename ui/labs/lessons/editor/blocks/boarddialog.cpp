// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/editor/blocks/boarddialog.h"

#include "ui/labs/lessons/editor/blocks/playedboard.h"
#include "ui/widgets/forms/formfields.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace fourcast::lesson;

BoardDialog::BoardDialog(const WrittenPosition& onBoard, QWidget* parent)
    : BlockDialog(tr("Insert a board"), parent), m_board(new PlayedBoard(onBoard)),
      m_caption(new QLineEdit)
{
    m_caption->setToolTip(tr("A line of text above the board"));
    auto* const form = new QWidget;
    auto* const column = new QVBoxLayout(form);
    column->addWidget(formfields::label(tr("&Caption:"), m_caption));
    column->addWidget(m_caption);
    column->addWidget(m_board, 1);
    setForm(form);
    connect(m_board, &PlayedBoard::edited, this, &BlockDialog::check);
    check();
}

QString BoardDialog::blockText() const
{
    return fourcast::lesson::blockText(PositionBlock {m_board->written(), m_caption->text()});
}
