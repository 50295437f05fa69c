// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/editor/blocks/planpart.h"

#include "core/lesson/course/plangrading.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/forms/rowform.h"

#include <QComboBox>
#include <QLineEdit>

using namespace fourcast::lesson;

PlanPart::PlanPart(const WrittenPosition& onBoard, QWidget* parent)
    : QWidget(parent), m_board(new QComboBox), m_moves(new QLineEdit), m_promise(new QComboBox),
      m_card(new QLineEdit), m_answer(new QLineEdit)
{
    for (const QString& name : plantext::boardNames())
        m_board->addItem(name.section(u'/', 0, 0), name);
    m_board->setToolTip(tr("Four in a row on every board"));
    m_moves->setToolTip(tr("The columns of the moves, such as 244424. Empty: the empty board."));
    if (onBoard.board == WrittenPosition().board)
        m_moves->setText(onBoard.moves);
    m_promise->addItem(tr("The first player wins"));
    m_promise->addItem(tr("The second player wins"));
    m_promise->addItem(tr("The first player does not lose"));
    m_promise->addItem(tr("The second player does not lose"));
    m_promise->setCurrentIndex(1);
    formfields::allowNarrow(*m_promise);
    m_promise->setToolTip(tr("What the plan must do against every reply"));
    const QString cells = tr("The top row first: . for none, ^ for an arrow, 1 to 9 for a number, "
                             "a to i for both");
    m_card->setToolTip(cells);
    m_card->setPlaceholderText(tr("Empty: students begin without marks"));
    m_answer->setToolTip(cells);
    m_answer->setPlaceholderText(tr("Empty: the lesson shows no plan"));
    auto* const form = new RowForm(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("Board:"), m_board);
    form->addRow(tr("Moves:"), m_moves);
    form->addRow(tr("Promise:"), m_promise);
    form->addRow(tr("Card to mend:"), m_card);
    form->addRow(tr("Your plan:"), m_answer);
    for (QComboBox* const each : {m_board, m_promise})
        connect(each, &QComboBox::currentIndexChanged, this, &PlanPart::edited);
    for (QLineEdit* const each : {m_moves, m_card, m_answer})
        connect(each, &QLineEdit::textChanged, this, &PlanPart::edited);
}

WrittenPlan PlanPart::written() const
{
    const int promise = m_promise->currentIndex();
    WrittenPlan plan {.board = m_board->currentData().toString(),
                      .moves = m_moves->text().simplified(),
                      .side = promise % 2 == 0 ? Player::First : Player::Second,
                      .goal = promise < 2 ? PlanGoal::Win : PlanGoal::Hold};
    // As a lesson keeps them; what is wrong is the reader's to refuse.
    const auto cellsFrom = [&plan](const QLineEdit& field) {
        const QString text = field.text().trimmed();
        return text.isEmpty() ? QString() : canonicalCells(plan, text).value_or(text);
    };
    plan.card = cellsFrom(*m_card);
    plan.answer = cellsFrom(*m_answer);
    return plan;
}

QString PlanPart::missing() const
{
    const WrittenPlan plan = written();
    for (const QString& cells : {QString(), plan.card, plan.answer})
        if (const auto rooted = rootedPlan(plan, cells); !rooted)
            return rooted.error().message;
    return {};
}
