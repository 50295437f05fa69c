// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/costs/costjson.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

/// Of all lines of so many plies.
constexpr qsizetype mostRows = 140'000;
constexpr qsizetype countsLength = 5;
/// With processor time.
constexpr qsizetype timedLength = 7;

QString digitsOf(const std::vector<Move>& path)
{
    QString text;
    for (const Move move : path)
        text += QChar(static_cast<char16_t>(u'1' + move.column()));
    return text;
}

/// Of a row's line, new in the tree; none where it is not right.
int boxOf(CostTree& tree, const QJsonValue& line, Position position)
{
    const QString digits = line.toString();
    if (!line.isString() || digits.size() > CostTree::deepest)
        return CostTree::none;
    int box = 0;
    for (qsizetype i = 0; i < digits.size(); ++i) {
        const int column = digits[i].unicode() - u'1';
        if (column < 0 || column >= CostTree::columns || position.isFinished()
            || !position.canPlay(column))
            return CostTree::none;
        position.play(Move(column));
        const bool isKnown
            = tree.box(box).children[static_cast<std::size_t>(column)] != CostTree::none;
        const bool isLast = i + 1 == digits.size();
        if (isKnown == isLast)
            return CostTree::none;
        box = tree.child(box, column);
    }
    return box;
}

std::optional<std::uint64_t> countOfRow(const QJsonValue& value)
{
    const qint64 number = value.toInteger(-1);
    if (!value.isDouble() || number < 0 || number > JsonFields::mostCounted)
        return std::nullopt;
    return static_cast<std::uint64_t>(number);
}

/// Nanoseconds; what is shared may be below zero.
std::optional<std::chrono::nanoseconds> timeOfRow(const QJsonValue& value)
{
    const qint64 number = value.toInteger(JsonFields::mostCounted + 1);
    if (!value.isDouble() || number < -JsonFields::mostCounted || number > JsonFields::mostCounted)
        return std::nullopt;
    return std::chrono::nanoseconds(number);
}

std::optional<CostCounts> countsOfRow(const QJsonArray& row)
{
    const auto nodes = countOfRow(row.at(1));
    const auto leaves = countOfRow(row.at(2));
    const auto cutoffs = countOfRow(row.at(3));
    const auto first = countOfRow(row.at(4));
    if (!nodes || !leaves || !cutoffs || !first || *leaves > *nodes || *cutoffs > *nodes
        || *first > *cutoffs)
        return std::nullopt;
    CostCounts own {.counts = {*nodes, *leaves, *cutoffs}, .firstCutoffs = *first};
    if (row.size() < timedLength)
        return own;
    const auto running = timeOfRow(row.at(5));
    const auto shared = timeOfRow(row.at(6));
    if (!running || !shared || running->count() < 0)
        return std::nullopt;
    own.running = *running;
    own.shared = *shared;
    return own;
}

/// No box shares more than it has.
bool areSharesRight(const CostTree& tree)
{
    return std::ranges::all_of(tree.boxes(), [](const CostTree::Box& box) {
        return box.whole.shared.count() >= 0 && box.whole.shared <= box.whole.running;
    });
}

}

QJsonArray costjson::toJson(const CostTree& tree, int plies)
{
    const CostTree kept = tree.cut(plies);
    QJsonArray rows;
    for (std::size_t i = 0; i < kept.boxes().size(); ++i) {
        const CostCounts& own = kept.boxes()[i].own;
        QJsonArray row {
            digitsOf(kept.path(static_cast<int>(i))), static_cast<qint64>(own.counts.nodes),
            static_cast<qint64>(own.counts.leaves), static_cast<qint64>(own.counts.cutoffs),
            static_cast<qint64>(own.firstCutoffs)};
        if (tree.clock() != CostTree::Clock::None) {
            row.append(static_cast<qint64>(own.running.count()));
            row.append(static_cast<qint64>(own.shared.count()));
        }
        rows.append(row);
    }
    return rows;
}

std::optional<CostTree> costjson::fromJson(const JsonFields& fields, const QString& key,
                                           const Position& root, std::uint64_t mostNodes)
{
    if (!fields.has(key))
        return std::nullopt;
    CostTree tree;
    std::uint64_t nodes = 0;
    // Running and shared, either way: sums that stay within what can be counted.
    std::chrono::nanoseconds times {0};
    const QJsonArray rows = fields.array(key, mostRows);
    const auto refuse = [&](qsizetype row) {
        fields.refuse(QCoreApplication::translate(
                          "CostTree",
                          "%1[%2] must be a line of moves after its beginning, and four counts "
                          "within those of the search.")
                          .arg(fields.placeOf(key))
                          .arg(row));
        return std::nullopt;
    };
    // Files of before this was counted have no time.
    const qsizetype length
        = rows.at(0).toArray().size() == timedLength ? timedLength : countsLength;
    if (length == timedLength)
        tree.setClock(CostTree::Clock::Count);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const QJsonArray row = rows[i].toArray();
        const int box = row.size() == length ? boxOf(tree, row.at(0), root) : CostTree::none;
        const auto counts = countsOfRow(row);
        const bool isRight = counts && box != CostTree::none && (box == 0) == (i == 0)
            && counts->counts.nodes <= mostNodes - nodes;
        if (!isRight)
            return refuse(i);
        times += counts->running + std::chrono::abs(counts->shared);
        if (times.count() > JsonFields::mostCounted)
            return refuse(i);
        nodes += counts->counts.nodes;
        tree.own(box) = *counts;
    }
    if (rows.isEmpty())
        return std::nullopt;
    tree.sumUp();
    if (!areSharesRight(tree))
        return refuse(0);
    return tree;
}
