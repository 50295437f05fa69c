// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/answer/answerview.h"

#include "ui/labs/chance/answer/answertext.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/rowtable.h"

#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QTableWidget>

AnswerView::AnswerView(QWidget* parent)
    : QWidget(parent), m_certainty(new QLabel), m_warnings(new QLabel), m_answers(new QTableWidget),
      m_decisionsTitle(new QLabel(tr("The strategy behind this answer:"))),
      m_decisions(new QListWidget), m_facts(new QTableWidget(0, 2))
{
    for (QLabel* const label : {m_certainty, m_warnings}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_warnings->hide();
    readByRow(*m_answers, tr("Answers to all questions"));
    m_answers->setObjectName(QStringLiteral("answers"));
    m_answers->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_answers->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_answers->hide();
    // Their sentences need more lines as their columns get narrower.
    connect(m_answers->horizontalHeader(), &QHeaderView::sectionResized, m_answers, [this] {
        m_answers->resizeRowsToContents();
        m_answers->updateGeometry();
    });
    m_decisions->setObjectName(QStringLiteral("decisions"));
    m_decisions->setAccessibleName(tr("Decisions of the strategy"));
    m_decisions->setToolTip(tr("Double-click a decision, or press Enter, to see it in States"));
    m_decisions->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_decisions->setWordWrap(true);
    connect(m_decisions, &QListWidget::itemActivated, this,
            [this] { Q_EMIT decisionChosen(static_cast<std::size_t>(m_decisions->currentRow())); });
    m_facts->setAccessibleName(tr("Statistics"));
    m_facts->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_facts->horizontalHeader()->hide();
    m_facts->verticalHeader()->hide();
    m_facts->setTabKeyNavigation(false);
    stackIn(*this,
            {m_certainty, m_warnings, m_answers, m_decisionsTitle, m_decisions, {m_facts, 1}}, 6);
    setSystem(nullptr);
}

void AnswerView::setSystem(const SharedChance& system)
{
    m_facts->setRowCount(0);
    m_warnings->hide();
    m_answers->hide();
    setDecisions({}, {});
    m_certainty->setText(system ? answertext::certainty(*system)
                                : tr("Press Run to explore the model and answer the question."));
    if (!system)
        return;
    QStringList warnings;
    for (const Error& warning : system->warnings)
        warnings << QStringLiteral("▲ ") + warning.message;
    m_warnings->setText(warnings.join(u'\n'));
    m_warnings->setVisible(!warnings.isEmpty());
    if (!system->answers.empty())
        listAnswers(*system);
    const auto facts = answertext::facts(*system);
    m_facts->setRowCount(static_cast<int>(facts.size()));
    for (int row = 0; row < m_facts->rowCount(); ++row) {
        const auto& [name, figure] = facts[static_cast<std::size_t>(row)];
        m_facts->setItem(row, 0, new QTableWidgetItem(name));
        auto* const item = new QTableWidgetItem(figure);
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_facts->setItem(row, 1, item);
    }
    m_facts->resizeColumnsToContents();
    m_facts->resizeRowsToContents();
}

void AnswerView::listAnswers(const ChanceSystem& system)
{
    const auto lines = answertext::lines(system);
    setEmptyCells(*m_answers, {tr("Question"), tr("Value"), tr("Answer")}, lines.size());
    int row = 0;
    for (const auto& [question, number, sentence] : lines) {
        int column = 0;
        for (const QString& text : {question, number, sentence})
            putText(*m_answers, row, column++, text);
        ++row;
    }
    for (const int column : {0, 2})
        m_answers->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
    m_answers->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_answers->resizeRowsToContents();
    m_answers->updateGeometry();
    m_answers->show();
}

void AnswerView::setDecisions(const QStringList& sentences, const QString& rest)
{
    m_decisions->clear();
    m_decisions->addItems(sentences);
    if (!rest.isEmpty())
        m_decisions->addItem(rest);
    m_decisionsTitle->setVisible(!sentences.isEmpty());
    m_decisions->setVisible(!sentences.isEmpty());
    m_decisions->updateGeometry();
}
