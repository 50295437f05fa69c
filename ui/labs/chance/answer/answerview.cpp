// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/answer/answerview.h"

#include "ui/labs/chance/answer/answertext.h"
#include "ui/widgets/arranging.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>

AnswerView::AnswerView(QWidget* parent)
    : QWidget(parent), m_certainty(new QLabel), m_warnings(new QLabel),
      m_facts(new QTableWidget(0, 2))
{
    for (QLabel* const label : {m_certainty, m_warnings}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_warnings->hide();
    m_facts->setAccessibleName(tr("Statistics"));
    m_facts->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_facts->horizontalHeader()->hide();
    m_facts->verticalHeader()->hide();
    m_facts->setTabKeyNavigation(false);
    stackIn(*this, {m_certainty, m_warnings, {m_facts, 1}}, 6);
    setSystem(nullptr);
}

void AnswerView::setSystem(const SharedChance& system)
{
    m_facts->setRowCount(0);
    m_warnings->hide();
    m_certainty->setText(system ? answertext::certainty(*system)
                                : tr("Press Run to explore the model and answer the question."));
    if (!system)
        return;
    QStringList warnings;
    for (const Error& warning : system->warnings)
        warnings << QStringLiteral("▲ ") + warning.message;
    m_warnings->setText(warnings.join(u'\n'));
    m_warnings->setVisible(!warnings.isEmpty());
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
