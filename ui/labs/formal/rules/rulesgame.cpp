// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/rules/rulesgame.h"

#include "ui/labs/formal/system/stateboard.h"
#include "ui/widgets/flowlayout.h"

#include <QLabel>
#include <QVBoxLayout>

using namespace fourcast::formal;

namespace {

QWidget* boardWidget(const RulesStep& step, int number, const QString& before)
{
    auto* const title
        = new QLabel(step.column ? RulesGame::tr("%1. column %2").arg(number).arg(*step.column + 1)
                                 : RulesGame::tr("Start"));
    auto* const board = new StateBoard;
    board->setBoard(step.board, before);
    board->setAccessibleName(title->text());
    auto* const box = new QWidget;
    auto* const column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 6, 6);
    column->addWidget(title);
    column->addWidget(board, 0, Qt::AlignLeft);
    column->addStretch();
    return box;
}

}

RulesGame::RulesGame(QWidget* parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Shortest game that shows it"));
    setGame({});
}

void RulesGame::setGame(const std::vector<RulesStep>& steps)
{
    auto* const boards = new QWidget;
    auto* const flow = new FlowLayout(boards);
    QString before;
    m_count = 0;
    for (const RulesStep& step : steps) {
        flow->addWidget(boardWidget(step, m_count++, before));
        before = step.board;
    }
    setWidget(boards);
}
