// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/runs/experimentlist.h"

#include "ui/labs/runs/experimentdata.h"
#include "ui/labs/runs/experimenttext.h"
#include "ui/text/counttext.h"

#include <QGuiApplication>

ExperimentList::ExperimentList(const ExperimentData& data, QObject* parent)
    : TableModel(parent), m_data(data)
{
    connect(&data, &ExperimentData::replaced, this, &ExperimentList::read);
    connect(&data, &ExperimentData::changed, this, &ExperimentList::read);
    read();
}

void ExperimentList::read()
{
    const QString whose = experimenttext::whose(m_data.experiment());
    setHeadings({{.text = tr("Cell"), .isWords = true},
                 {tr("Article: %1", "whose share").arg(whose)},
                 {tr("Ours: %1", "whose share").arg(whose)},
                 {tr("95 % interval")},
                 {.text = tr("Verdict"), .isWords = true},
                 {tr("Games")},
                 {tr("Won–drawn–lost")},
                 {tr("Stronger (SPRT)"), experimenttext::testMeaning()},
                 {tr("Nodes per move")},
                 {tr("ms per move")}});
    std::vector<Row> rows;
    for (std::size_t cell = 0; cell < m_data.tallies().size(); ++cell)
        rows.push_back(rowOf(cell));
    setRows(std::move(rows));
}

TableModel::Row ExperimentList::rowOf(std::size_t at) const
{
    const ExperimentCell& cell = m_data.experiment().cells[at];
    const CellTally& tally = m_data.tallies()[at];
    const auto played = [&](const QString& text) { return tally.played == 0 ? QString() : text; };
    const auto pair = [&](double a, double b) {
        return played(tr("%1 : %2").arg(quantityText(a), quantityText(b)));
    };
    return {
        {experimenttext::cellName(m_data.experiment(), at)},
        {experimenttext::article(cell)},
        {experimenttext::ours(cell, tally)},
        {experimenttext::intervals(cell, tally)},
        {experimenttext::verdict(tally.verdict)},
        {tr("%1 of %2").arg(countText(tally.played), countText(tally.rounds))},
        {played(tr("%1–%2–%3", "won, drawn, lost")
                    .arg(countText(tally.winsA), countText(tally.draws), countText(tally.winsB)))},
        {experimenttext::stronger(tally)},
        {pair(tally.nodesPerMoveA, tally.nodesPerMoveB)},
        {pair(tally.msPerMoveA, tally.msPerMoveB)}};
}

QVariant ExperimentList::data(const QModelIndex& index, int role) const
{
    const auto at = static_cast<std::size_t>(index.row());
    // A row that is about to go has no cell any more.
    if (!index.isValid() || at >= m_data.tallies().size()
        || (role != Qt::DecorationRole && role != Qt::ToolTipRole))
        return TableModel::data(index, role);
    const CellTally& tally = m_data.tallies()[at];
    if (role == Qt::ToolTipRole)
        return experimenttext::details(m_data.experiment().cells[at], tally);
    return index.column() == VerdictColumn
        ? experimenttext::verdictIcon(tally.verdict, QGuiApplication::palette())
        : QVariant();
}
