// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/compare/comparemodel.h"

#include "core/board/notation.h"
#include "core/compare/comparisontext.h"
#include "core/compare/contender.h"
#include "ui/labs/compare/repeatedrows.h"

#include <algorithm>

namespace {

const QString engineKey = QStringLiteral("engine");
const QString answerKey = QStringLiteral("answer");
const QString ratioKey = QStringLiteral("ratio");
const QString fullKey = QStringLiteral("full-tree");
const QString shareKey = QStringLiteral("share");
const QString leastKey = QStringLiteral("least-tree");
const QString plainKey = QStringLiteral("alpha-beta");

QString twoLines(const QString& above, const QString& below)
{
    return below.isEmpty() ? above : above + u'\n' + below;
}

}

std::vector<CompareModel::Kind> CompareModel::kinds() const
{
    const QString reference = contenderLetter(static_cast<std::size_t>(m_result.request.reference));
    std::vector<Kind> kinds {
        {engineKey, nullptr, tr("Engine"), tr("The engine that searched, and its settings")},
        {answerKey, nullptr, tr("Best move: value"),
         tr("The column, and its value for the player to move, in the engine's own units")},
        {ratioKey, nullptr,
         tr("%1: times %2", "a quantity and a letter").arg(m_charted->name(), reference),
         tr("Ratio to the reference in the same round: the median, with its range below")}};
    for (const SearchQuantity& quantity : searchQuantities())
        kinds.push_back(
            {quantity.key, &quantity, comparisontext::title(quantity),
             quantity.meaning() + tr(" The median of the repetitions, with its range below.")});
    kinds.push_back({fullKey, nullptr, tr("Full tree"),
                     tr("Positions down to the depth searched, without pruning. A line ends where "
                        "its game ends.")});
    kinds.push_back({shareKey, nullptr, tr("Share visited"),
                     tr("Nodes of all finished depths, as a share of the full tree")});
    kinds.push_back(
        {leastKey, nullptr, tr("Minimal tree"),
         tr("The fewest positions that prove the value, with a best move tried first everywhere")});
    kinds.push_back({plainKey, nullptr, tr("Alpha-beta, left to right"),
                     tr("Positions that plain alpha-beta visits with columns from left to right, "
                        "the same heuristic and the same depth")});
    return kinds;
}

QStringList CompareModel::usualKeys()
{
    return {engineKey,
            answerKey,
            ratioKey,
            QStringLiteral("nodes"),
            QStringLiteral("milliseconds"),
            fullKey,
            shareKey,
            leastKey,
            plainKey};
}

void CompareModel::setResult(ComparisonResult result)
{
    m_result = std::move(result);
    read();
}

void CompareModel::setCharted(const SearchQuantity& quantity)
{
    m_charted = &quantity;
    read();
}

void CompareModel::setChosen(const QStringList& keys)
{
    m_chosen = keys;
    read();
}

void CompareModel::read()
{
    m_columns.clear();
    if (m_result.request.recorded)
        return setTable(repeatedrows::headings(m_result), repeatedrows::rows(m_result));
    std::vector<Heading> headings;
    std::vector<Row> rows(m_result.contenders.size());
    for (Kind& kind : kinds()) {
        if (kind.key != engineKey && !m_chosen.contains(kind.key))
            continue;
        QStringList texts;
        for (std::size_t row = 0; row < rows.size(); ++row)
            texts += text(row, kind);
        if (texts.join(QString()).isEmpty())
            continue;
        for (std::size_t row = 0; row < rows.size(); ++row)
            rows[row].push_back({texts[static_cast<qsizetype>(row)]});
        headings.push_back(
            {kind.title, kind.meaning, -1, kind.key == engineKey || kind.key == answerKey});
        m_columns.push_back(std::move(kind));
    }
    setTable(std::move(headings), std::move(rows));
}

QVariant CompareModel::data(const QModelIndex& index, int role) const
{
    return role == Qt::ToolTipRole && index.isValid() && !m_result.request.recorded
        ? tip(static_cast<std::size_t>(index.row()),
              m_columns[static_cast<std::size_t>(index.column())])
        : TableModel::data(index, role);
}

QString CompareModel::text(std::size_t row, const Kind& kind) const
{
    const ContenderResult& contender = m_result.contenders[row];
    if (kind.key == engineKey)
        return contenderLetter(row) + QStringLiteral("  ") + contenderText(contender.entrant);
    if (kind.key == answerKey)
        return comparisontext::answer(contender);
    if (kind.key == ratioKey) {
        const auto ratio
            = m_result.contenders.size() > 1 ? m_result.ratio(row, *m_charted) : std::nullopt;
        return ratio
            ? twoLines(comparisontext::number(ratio->median), comparisontext::ratioSpread(*ratio))
            : QString();
    }
    if (kind.quantity) {
        const auto figures = m_result.figure(row, *kind.quantity);
        return figures ? twoLines(comparisontext::figure(*kind.quantity, figures->median),
                                  comparisontext::spread(*kind.quantity, *figures))
                       : QString();
    }
    return contender.pruning ? pruningText(*contender.pruning, kind.key) : QString();
}

QString CompareModel::pruningText(const PruningMetrics& figures, const QString& key) const
{
    if (key == fullKey)
        return twoLines(figures.isFullKnown() ? comparisontext::count(figures.full)
                                              : tr("too large"),
                        tr("to depth %1").arg(figures.depth));
    if (key == shareKey) {
        const auto share = figures.share();
        return share ? comparisontext::percent(*share) : QString();
    }
    if (key == leastKey)
        return figures.least && figures.least->status == MinimalTree::Status::Whole
            ? comparisontext::count(figures.least->nodes)
            : QString();
    if (!figures.plain)
        return {};
    return (figures.isPlainCut ? QStringLiteral("> ") : QString())
        + comparisontext::count(*figures.plain);
}

QString CompareModel::tip(std::size_t row, const Kind& kind) const
{
    const ContenderResult& contender = m_result.contenders[row];
    if (kind.key == answerKey && !contender.samples.empty()) {
        const ComparisonSample& first = contender.samples.front();
        const QString line = tr("Line of play: %1").arg(notation::toDigits(first.line));
        return first.ownUnits ? twoLines(line, first.score.ownUnitsNote()) : line;
    }
    if (kind.quantity && m_result.varies(row, *kind.quantity))
        return tr("This number should be the same in every repetition, but it was not.");
    if (!kind.quantity && kind.key != engineKey && kind.key != ratioKey)
        return comparisontext::pruning(m_result, row);
    return kind.key == engineKey ? engineInfo(contender.entrant.engine).description() : QString();
}
