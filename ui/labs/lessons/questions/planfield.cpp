// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/questions/planfield.h"

#include "core/lesson/course/plangrading.h"
#include "core/plan/practice/planpractice.h"
#include "ui/labs/plans/planboard.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/labels/livelabel.h"
#include "ui/widgets/labels/sentencelabel.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace fourcast::lesson;

namespace {

/// Of the choice of marks: 1 to 9 are numbers.
constexpr int arrowMark = 10;
constexpr int noMark = 0;
constexpr int mostCells = 400;

QString cellsOf(const AnyRootedPlan& plan)
{
    return std::visit([](const auto& rooted) { return plantext::cells(rooted.plan); }, plan);
}

bool hasAnyMark(const QString& cells)
{
    return cells.count(u'.') < cells.size();
}

}

PlanField::PlanField(const Question& question)
    : m_plan(*question.plan),
      m_practice(PlanPractice::make(rootedPlan(m_plan, m_plan.card).value_or(AnyRootedPlan()),
                                    PracticeMode::Write, 0)),
      m_board(new PlanBoard), m_mark(new QComboBox), m_cells(new QLineEdit), m_fault(new LiveLabel)
{
    for (int number = 1; number <= BasicPlan<Position>::mostNumbers; ++number)
        m_mark->addItem(tr("Number %1").arg(number), number);
    m_mark->addItem(tr("Arrow: on top of him"), arrowMark);
    m_mark->addItem(tr("No mark"), noMark);
    m_mark->setToolTip(tr("What a click on a square puts there"));
    m_mark->setAccessibleName(tr("Mark for the next square"));
    m_cells->setMaxLength(mostCells);
    m_cells->setAccessibleName(question.ask);
    m_cells->setToolTip(tr("The same marks as a text, the top row first: . for none, ^ for an "
                           "arrow, 1 to 9 for a number, a to i for both"));
    m_fault->setTextFormat(Qt::PlainText);
    m_fault->hide();
    buildBoard();
    auto* const task = sentenceLabel();
    task->setText(planTask(m_plan));
    auto* const marks = new QHBoxLayout;
    marks->addWidget(m_mark);
    marks->addStretch(1);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(task);
    column->addLayout(marks);
    column->addWidget(m_board, 0, Qt::AlignLeft);
    column->addWidget(m_cells);
    column->addWidget(m_fault);
    setFocusProxy(m_board);
    m_cells->setText(cellsInRows(m_plan, cellsOf(m_practice->card())));
    connect(m_cells, &QLineEdit::textEdited, this, &PlanField::readCells);
}

PlanField::~PlanField() = default;

void PlanField::buildBoard()
{
    m_board->setPractice(m_practice.get());
    // As large as the text around it.
    constexpr double squareLines = 2.2;
    followFont(*m_board, [this] {
        const int square = qRound(squareLines * m_board->fontMetrics().lineSpacing());
        m_board->setFixedSize(square * (m_board->columns() + 1), square * (m_board->rows() + 1));
    });
    connect(m_board, &PlanBoard::markWanted, this, &PlanField::putMark);
    connect(m_board, &PlanBoard::numberWanted, this, [this](int column, int row, int number) {
        if (!m_isOpen)
            return;
        if (number > 0)
            m_practice->setNumber(column, row, number);
        else
            m_practice->clear(column, row);
        takeBoard();
    });
    connect(m_board, &PlanBoard::arrowWanted, this, [this](int column, int row) {
        if (!m_isOpen)
            return;
        m_practice->toggleArrow(column, row);
        takeBoard();
    });
}

void PlanField::putMark(int column, int row)
{
    if (!m_isOpen)
        return;
    const int mark = m_mark->currentData().toInt();
    if (mark == arrowMark)
        m_practice->toggleArrow(column, row);
    else if (mark == noMark)
        m_practice->clear(column, row);
    else
        m_practice->setNumber(column, row,
                              m_practice->square(column, row).number == mark ? 0 : mark);
    takeBoard();
}

void PlanField::takeBoard()
{
    m_board->refresh();
    m_fault->hide();
    m_cells->setText(cellsInRows(m_plan, cellsOf(m_practice->card())));
    Q_EMIT edited();
}

void PlanField::readCells(const QString& text)
{
    const auto plan = rootedPlan(m_plan, text);
    m_fault->setText(plan ? QString() : plan.error().message);
    m_fault->setVisible(!plan);
    if (plan) {
        m_practice->setCard(*plan);
        m_board->refresh();
    }
    Q_EMIT edited();
}

QString PlanField::faultText() const
{
    return m_fault->isHidden() ? QString() : m_fault->text();
}

QString PlanField::given() const
{
    const QString text = m_cells->text().trimmed();
    const auto cells = canonicalCells(m_plan, text);
    if (!cells)
        return text;
    return hasAnyMark(*cells) ? *cells : QString();
}

void PlanField::setGiven(const QString& answer)
{
    if (answer == given())
        return;
    const auto plan = rootedPlan(m_plan, answer.trimmed().isEmpty() ? m_plan.card : answer);
    m_fault->setText(plan ? QString() : plan.error().message);
    m_fault->setVisible(!plan);
    if (!plan)
        return m_cells->setText(answer);
    m_practice->setCard(*plan);
    m_board->refresh();
    m_cells->setText(cellsInRows(m_plan, cellsOf(*plan)));
}

void PlanField::setOpen(bool open)
{
    m_isOpen = open;
    m_mark->setEnabled(open);
    m_cells->setReadOnly(!open);
}
