// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/tree/treerequest.h"

#include "core/board/notation.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace fourcast::lesson {

namespace {

struct RequestText
{
    Q_DECLARE_TR_FUNCTIONS(TreeRequest)
};

template <typename Choice> struct Named
{
    Choice choice;
    const char* name;
    const char* words;
};

constexpr std::array methods {
    Named<Method> {Method::Minimax, "minimax", QT_TRANSLATE_NOOP("TreeRequest", "minimax")},
    Named<Method> {Method::AlphaBeta, "alpha-beta", QT_TRANSLATE_NOOP("TreeRequest", "alpha-beta")},
    Named<Method> {Method::Engine, "engine",
                   QT_TRANSLATE_NOOP("TreeRequest", "the engine as it plays")}};
constexpr std::array orders {
    Named<MoveOrder> {MoveOrder::AsTheyLie, "columns",
                      QT_TRANSLATE_NOOP("TreeRequest", "left to right")},
    Named<MoveOrder> {MoveOrder::CentreFirst, "centre",
                      QT_TRANSLATE_NOOP("TreeRequest", "centre first")},
    Named<MoveOrder> {MoveOrder::StaticValue, "static",
                      QT_TRANSLATE_NOOP("TreeRequest", "by the static value")},
    Named<MoveOrder> {MoveOrder::BestFirst, "best",
                      QT_TRANSLATE_NOOP("TreeRequest", "best of the previous depth first")},
    Named<MoveOrder> {MoveOrder::WorstFirst, "worst",
                      QT_TRANSLATE_NOOP("TreeRequest", "worst first")},
    Named<MoveOrder> {MoveOrder::TrueValue, "true",
                      QT_TRANSLATE_NOOP("TreeRequest", "truly best first")}};
constexpr std::array failings {
    Named<Failing> {Failing::Soft, "soft", QT_TRANSLATE_NOOP("TreeRequest", "fail-soft")},
    Named<Failing> {Failing::Hard, "hard", QT_TRANSLATE_NOOP("TreeRequest", "fail-hard")}};

template <typename Table> QStringList namesOf(const Table& table)
{
    QStringList names;
    for (const auto& each : table)
        names << QLatin1String(each.name);
    return names;
}

template <typename Table, typename Choice> const auto& rowOf(const Table& table, Choice choice)
{
    return table[static_cast<std::size_t>(choice)];
}

tl::unexpected<Error> noChoice(const QString& name, const QStringList& names)
{
    return fail(RequestText::tr("Unknown name '%1'. Choose one of these: %2.")
                    .arg(name, names.join(QStringLiteral(", "))));
}

std::vector<LeafValues> allLeaves()
{
    std::vector<LeafValues> all;
    for (const HeuristicInfo& each : heuristics())
        all.push_back({&each});
    all.push_back(LeafValues::exact());
    all.push_back(LeafValues::ended());
    return all;
}

template <typename Choice, typename Table>
Expected<Choice> choiceOf(const Table& table, const QString& name)
{
    for (const auto& each : table)
        if (name == QLatin1String(each.name))
            return each.choice;
    return noChoice(name, namesOf(table));
}

QStringList heuristicNames()
{
    QStringList names;
    for (const HeuristicInfo& each : heuristics())
        names << QLatin1String(each.name);
    return names;
}

QString wordsOf(const char* words)
{
    return QCoreApplication::translate("TreeRequest", words);
}

template <int W, int H, int K>
Expected<void> checkBoard(const BasicPosition<W, H, K>& position, const TreeRequest& request)
{
    constexpr bool isStandard = std::is_same_v<BasicPosition<W, H, K>, Position>;
    if (request.depth < 1 || request.depth > TreeRequest::deepest)
        return fail(RequestText::tr("The depth must be from 1 to %1.").arg(TreeRequest::deepest));
    if (position.isFinished())
        return fail(
            RequestText::tr("The game is over in this position. There is nothing to search."));
    const HeuristicInfo* const heuristic = request.leaves.heuristic;
    if (!isStandard && heuristic && !heuristic->countsLines)
        return fail(
            RequestText::tr("%1 works only on the 7x6 board.").arg(QLatin1String(heuristic->name)));
    if (!isStandard && request.method == Method::Engine)
        return fail(RequestText::tr("The engine plays only on the 7x6 board."));
    if (request.method == Method::Engine && !heuristic)
        return fail(RequestText::tr("The engine needs a heuristic to value its leaves: %1.")
                        .arg(heuristicNames().join(QStringLiteral(", "))));
    if (!isStandard && W * H > 30 && request.leaves.isExact)
        return fail(RequestText::tr("The %1 board is too large for exact values.")
                        .arg(boardName(AnyPosition(position))));
    return {};
}

}

Expected<void> check(const TreeRequest& request)
{
    if (!request.isTyped())
        return std::visit(
            [&request](const auto& position) { return checkBoard(position, request); },
            request.position());
    if (request.method == Method::Engine)
        return fail(RequestText::tr("The engine plays only on the 7x6 board."));
    if (request.depth < 1 || request.depth > TypedTree::deepest)
        return fail(RequestText::tr("The depth must be from 1 to %1.").arg(TypedTree::deepest));
    if (request.typed().size() == 0)
        return fail(RequestText::tr("The tree is empty."));
    return {};
}

Expected<AnyPosition> readPosition(const QString& board, QStringView moves)
{
    FOURCAST_LET(const auto empty, boardFromName(board));
    return std::visit(
        [moves]<int W, int H, int K>(const BasicPosition<W, H, K>&) -> Expected<AnyPosition> {
            return notation::parsePosition<W, H, K>(moves).map(
                [](const auto& position) { return AnyPosition(position); });
        },
        empty);
}

QString boardName(const AnyPosition& position)
{
    return boardNames().at(static_cast<qsizetype>(position.index()));
}

QStringList methodNames()
{
    return namesOf(methods);
}
QString name(Method method)
{
    return QLatin1String(rowOf(methods, method).name);
}
Expected<Method> methodFromName(const QString& name)
{
    // As the engines' names have it.
    if (name == QLatin1String("alphabeta"))
        return Method::AlphaBeta;
    return choiceOf<Method>(methods, name);
}

QStringList orderNames()
{
    return namesOf(orders);
}
QString name(MoveOrder order)
{
    return QLatin1String(rowOf(orders, order).name);
}
Expected<MoveOrder> orderFromName(const QString& name)
{
    return choiceOf<MoveOrder>(orders, name);
}

LeafValues LeafValues::ofAnyBoard()
{
    return {&*std::ranges::find(heuristics(), true, &HeuristicInfo::countsLines)};
}

QStringList leafNames()
{
    QStringList names;
    for (const LeafValues& leaves : allLeaves())
        names << name(leaves);
    return names;
}
QString name(LeafValues leaves)
{
    if (leaves.heuristic)
        return QString::fromLatin1(leaves.heuristic->name).toLower();
    return leaves.isExact ? QStringLiteral("exact") : QStringLiteral("ended");
}
Expected<LeafValues> leavesFromName(const QString& wanted)
{
    for (const LeafValues& leaves : allLeaves())
        if (name(leaves) == wanted)
            return leaves;
    return noChoice(wanted, leafNames());
}

QString name(Failing failing)
{
    return QLatin1String(rowOf(failings, failing).name);
}
Expected<Failing> failingFromName(const QString& name)
{
    return choiceOf<Failing>(failings, name);
}

QString inWords(Method method)
{
    return wordsOf(rowOf(methods, method).words);
}

QString inWords(MoveOrder order)
{
    return wordsOf(rowOf(orders, order).words);
}

QString inWords(LeafValues leaves)
{
    if (leaves.heuristic)
        return QLatin1String(leaves.heuristic->name);
    return leaves.isExact ? RequestText::tr("exact values")
                          : RequestText::tr("finished games only");
}

QString inWords(const TreeRequest& request)
{
    QStringList parts {inWords(request.method)};
    if (request.method != Method::Engine)
        parts << inWords(request.order);
    if (request.method == Method::AlphaBeta)
        parts << wordsOf(rowOf(failings, request.failing).words);
    if (request.table && request.method != Method::Engine)
        parts << RequestText::tr("with a table");
    return parts.join(QStringLiteral(", "));
}

}
