// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/report/columnvalues.h"

#include "core/board/notation.h"
#include "ui/text/scoresentence.h"

#include <QGridLayout>
#include <QLabel>

namespace {

/// Of a value such as "wins in 12".
constexpr int lettersOfColumn = 10;
constexpr int fewBeside = 4;

}

ColumnValues::ColumnValues(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(4);
    m_grid->setVerticalSpacing(2);
    for (int column = 0; column < SearchReport::columns; ++column) {
        auto* const name = new QLabel(notation::columnName(column), this);
        name->setAlignment(Qt::AlignCenter);
        auto* const value = new QLabel(this);
        value->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
        value->setWordWrap(true);
        value->setAccessibleDescription(tr("Value of column %1").arg(column + 1));
        name->setBuddy(value);
        m_names[static_cast<std::size_t>(column)] = name;
        m_values[static_cast<std::size_t>(column)] = value;
    }
    arrange(fewBeside);
}

void ColumnValues::setReport(const SearchReport& report, DiscTheme theme)
{
    for (int column = 0; column < SearchReport::columns; ++column) {
        const auto index = static_cast<std::size_t>(column);
        const Score& score = report.columnScores[index];
        const bool known = score.kind != Score::Kind::None;
        QString text = known ? scoreText(score, report) : QStringLiteral("–");
        if (report.bestMove == Move(column))
            text = QStringLiteral("<b>%1</b>").arg(text.toHtmlEscaped());
        m_values[index]->setText(text);
        m_values[index]->setToolTip(known ? scoreSentence(score, report, theme)
                                          : tr("Not searched, or full"));
    }
}

void ColumnValues::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const int all = SearchReport::columns * lettersOfColumn * fontMetrics().averageCharWidth();
    arrange(width() >= all ? SearchReport::columns : fewBeside);
}

void ColumnValues::arrange(int beside)
{
    if (beside == m_beside)
        return;
    m_beside = beside;
    while (QLayoutItem* const item = m_grid->takeAt(0))
        delete item;
    for (int column = 0; column < SearchReport::columns; ++column) {
        const int place = column % beside;
        const int row = 2 * (column / beside);
        m_grid->addWidget(m_names[static_cast<std::size_t>(column)], row, place);
        m_grid->addWidget(m_values[static_cast<std::size_t>(column)], row + 1, place);
    }
    for (int place = 0; place < SearchReport::columns; ++place)
        m_grid->setColumnStretch(place, place < beside ? 1 : 0);
}
