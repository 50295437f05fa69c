// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/recordings/recordingsmodel.h"

#include "core/board/notation.h"
#include "core/recording/quantitytext.h"
#include "core/search/metrics/disturbance.h"
#include "ui/text/counttext.h"
#include "ui/text/scoresentence.h"

#include <QFont>
#include <algorithm>

namespace {

/// What is always there where a move has it.
constexpr const char* alwaysShown[] {"nodes", "milliseconds"};

bool isKnown(const Recording& recording, const SearchQuantity& quantity)
{
    return sideMetric(recording, Player::First, quantity)
        || sideMetric(recording, Player::Second, quantity);
}

Disturbance disturbanceOf(const Recording& recording, std::optional<std::size_t> move)
{
    return move && recording.moves[*move].report ? Disturbance::of(*recording.moves[*move].report)
                                                 : Disturbance();
}

bool isDisturbed(const Recording& recording, std::optional<std::size_t> move)
{
    return disturbanceOf(recording, move).any();
}

}

void RecordingsModel::setRecordings(Shared first, Shared second, const SearchQuantity* chosen,
                                    bool leavesOutDisturbed)
{
    m_comparison.reset();
    m_first = first ? std::move(first) : second;
    m_second = std::move(second);
    if (m_first == m_second)
        m_second.reset();
    m_pairs.clear();
    m_columns.clear();
    for (std::vector<Position>& positions : m_positions)
        positions.clear();
    if (m_first) {
        m_positions[0] = m_first->positions();
        if (m_second) {
            m_positions[1] = m_second->positions();
            m_comparison.emplace(*m_first, *m_second, leavesOutDisturbed);
            m_pairs = m_comparison->moves();
        } else {
            for (std::size_t i = 0; i < m_first->moves.size(); ++i)
                m_pairs.push_back({.ply = m_first->ply(i), .first = i});
        }
        addColumns(chosen);
    }
    std::vector<Heading> headings;
    for (const Column& column : m_columns)
        headings.push_back(headingOf(column));
    std::vector<Row> rows(m_pairs.size());
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (const Column& column : m_columns)
            rows[row].push_back({text(m_pairs[row], column)});
    setTable(std::move(headings), std::move(rows));
}

void RecordingsModel::addColumns(const SearchQuantity* chosen)
{
    m_columns = {{Part::Ply}, {Part::Side}, {Part::FirstMove}};
    if (m_second)
        m_columns.push_back({Part::SecondMove});
    // What was chosen is seen without scrolling.
    std::vector<const SearchQuantity*> quantities {chosen};
    for (const char* key : alwaysShown)
        quantities.push_back(searchQuantity(QString::fromLatin1(key)));
    // There is more room for those of one.
    if (!m_second)
        for (const QString& key : usualQuantities())
            quantities.push_back(searchQuantity(key));
    std::vector<const SearchQuantity*> shown;
    for (const SearchQuantity* const quantity : quantities) {
        const bool known = quantity
            && (quantity == chosen || isKnown(*m_first, *quantity)
                || (m_second && isKnown(*m_second, *quantity)));
        if (!known || std::ranges::find(shown, quantity) != shown.end())
            continue;
        shown.push_back(quantity);
        m_columns.push_back({Part::First, quantity});
        if (!m_second)
            continue;
        m_columns.push_back({Part::Second, quantity});
        if (quantity == chosen)
            m_columns.push_back({Part::Difference, quantity});
        m_columns.push_back({Part::Ratio, quantity});
    }
}

int RecordingsModel::rowOf(int ply) const
{
    const auto found = std::ranges::find(m_pairs, ply, &MovePair::ply);
    return found == m_pairs.end() ? -1 : static_cast<int>(found - m_pairs.begin());
}

std::optional<std::size_t> RecordingsModel::move(const MovePair& pair, int which) const
{
    return which == 0 ? pair.first : pair.second;
}

int RecordingsModel::recordingAt(const QModelIndex& index) const
{
    const MovePair& pair = m_pairs[static_cast<std::size_t>(index.row())];
    const Part part = m_columns[static_cast<std::size_t>(index.column())].part;
    const int wanted = part == Part::Second || part == Part::SecondMove ? 1 : 0;
    return move(pair, wanted) ? wanted : 1 - wanted;
}

QString RecordingsModel::moveText(const MovePair& pair, int which) const
{
    const auto index = move(pair, which);
    if (!index)
        return {};
    const int column = recording(which).moves[*index].move.column();
    QString text = notation::squareName(column, m_positions[which][*index].landingRow(column));
    if (which == 1 && !pair.isSameMove)
        text.prepend(QStringLiteral("≠ "));
    return isDisturbed(recording(which), index) ? text + QStringLiteral(" ×") : text;
}

std::optional<double> RecordingsModel::value(const MovePair& pair, const Column& column) const
{
    const auto of = [&](int which) -> std::optional<double> {
        const auto index = move(pair, which);
        return index ? metricOf(recording(which).moves[*index], *column.quantity) : std::nullopt;
    };
    switch (column.part) {
    case Part::First:
        return of(0);
    case Part::Second:
        return of(1);
    case Part::Difference:
        if (m_comparison && m_comparison->isComparable(pair))
            if (const auto first = of(0), second = of(1); first && second)
                return *second - *first;
        return std::nullopt;
    case Part::Ratio:
        return m_comparison ? m_comparison->ratio(pair, *column.quantity) : std::nullopt;
    default:
        return std::nullopt;
    }
}

QString RecordingsModel::text(const MovePair& pair, const Column& column) const
{
    switch (column.part) {
    case Part::Ply:
        return QString::number(pair.ply);
    case Part::Side:
        return pair.ply % 2 == 1 ? tr("first") : tr("second");
    case Part::FirstMove:
        return moveText(pair, 0);
    case Part::SecondMove:
        return moveText(pair, 1);
    default:
        break;
    }
    const auto found = value(pair, column);
    if (!found)
        return {};
    if (column.part == Part::Ratio)
        return tr("× %1").arg(ratioNumber(*found));
    const QString number = withMinusSigns(quantityNumber(*column.quantity, *found));
    return column.part == Part::Difference && *found > 0 ? QStringLiteral("+") + number : number;
}

QString RecordingsModel::tip(const MovePair& pair, const Column& column) const
{
    QStringList lines;
    for (const int which : {0, 1}) {
        const auto index = which == 0 || m_second ? move(pair, which) : std::nullopt;
        if (!index)
            continue;
        const RecordedMove& recorded = recording(which).moves[*index];
        const QString who = recording(which).player(*index).name;
        lines += recorded.report
            ? tr("%1: %2, %3")
                  .arg(moveText(pair, which), who,
                       scoreTextWithUnits(recorded.report->score, recorded.report->ownUnits))
            : tr("%1: %2, not searched").arg(moveText(pair, which), who);
        const Disturbance disturbed = disturbanceOf(recording(which), index);
        if (disturbed.byProgram)
            lines += tr("× Other work in this program disturbed this search. Its time is not a "
                        "valid measurement.");
        if (disturbed.byOthers)
            lines
                += tr("× Other programs had the processors. Its time is not a valid measurement.");
    }
    if (m_second && !pair.isSameMove)
        lines += pair.isSamePosition ? tr("≠ Same position, different move.")
            : pair.first && pair.second
            ? tr("≠ Different positions: ratios need the same position.")
            : tr("Only one game has this ply.");
    if (column.quantity)
        lines += column.quantity->meaning();
    return lines.join(u'\n');
}

QVariant RecordingsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || (role != Qt::ToolTipRole && role != Qt::FontRole))
        return TableModel::data(index, role);
    const MovePair& pair = m_pairs[static_cast<std::size_t>(index.row())];
    if (role == Qt::ToolTipRole)
        return tip(pair, m_columns[static_cast<std::size_t>(index.column())]);
    // Beside the sign, for whoever looks from afar.
    if (!m_second || pair.isSameMove)
        return {};
    QFont font;
    font.setItalic(true);
    return font;
}

TableModel::Heading RecordingsModel::headingOf(const Column& column) const
{
    const auto words = [](const QString& text, const QString& meaning) {
        return Heading {.text = text, .meaning = meaning, .isWords = true};
    };
    switch (column.part) {
    case Part::Ply:
        return {tr("Ply"),
                tr("Discs on the board after this move, including those of a set-up position")};
    case Part::Side:
        return words(tr("Player"), tr("The side that moves"));
    case Part::FirstMove:
        return words(m_second ? tr("First") : tr("Move"),
                     tr("Move in the first recording. × marks a disturbed search."));
    case Part::SecondMove:
        return words(tr("Second"),
                     tr("Move in the second recording. ≠ marks a different move or position."));
    case Part::First:
        return {m_second ? tr("%1, first").arg(quantityTitle(*column.quantity))
                         : quantityTitle(*column.quantity),
                column.quantity->meaning()};
    case Part::Second:
        return {tr("second", "of two recordings, above a column of numbers"),
                column.quantity->meaning()};
    case Part::Difference:
        return {tr("difference"), tr("Second minus first, where both searched the same position")};
    case Part::Ratio:
        return {tr("ratio"), tr("Second divided by first, where both searched the same position")};
    }
    return {};
}
