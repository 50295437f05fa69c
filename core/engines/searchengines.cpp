// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/searchengines.h"

#include "core/engines/enginefactory.h"
#include "core/evaluation/heuristics.h"
#include "core/search/costs/costobserver.h"
#include "core/search/costs/separateroot.h"
#include "core/search/deepeningengine.h"
#include "core/search/mappedroot.h"
#include "core/search/sequentialroot.h"

#include <QCoreApplication>

namespace {

struct SearchText
{
    Q_DECLARE_TR_FUNCTIONS(EngineFactory)
};

// Those that nobody observes.
template <Heuristic H> using FullTree = FullTreeRoot<H>;
template <Heuristic H> using Study = StudyRoot<H>;
template <Heuristic H> using Ordered = OrderedRoot<H>;
// Those whose nodes are counted by their lines.
template <Heuristic H> using CountedFullTree = FullTreeRoot<H, CostObserver>;
template <Heuristic H> using CountedStudy = StudyRoot<H, CostObserver>;
template <Heuristic H> using CountedOrdered = OrderedRoot<H, CostObserver>;
template <Heuristic H> using CountedMapped = SeparateRoot<H, CostObserver>;

/// A search of the moves of a root, compiled for the engine's heuristic.
template <template <Heuristic> typename Root, typename... Arguments>
std::unique_ptr<RootSearch> rootOf(const EngineInfo& info, const EngineOptions& options,
                                   const Arguments&... arguments)
{
    return std::visit(
        [&]<typename H>(const H& heuristic) -> std::unique_ptr<RootSearch> {
            return std::make_unique<Root<H>>(heuristic, arguments...);
        },
        info.heuristic->make(options.h1));
}

/// `settings` are those that the way to search has of its own, `words` makes what follows the
/// heuristic.
std::unique_ptr<Engine> deepening(const EngineInfo& info, const EngineOptions& options,
                                  std::function<QStringList()> words, DeepeningSettings settings,
                                  std::unique_ptr<RootSearch> root)
{
    settings.name = info.name.toStdString();
    settings.variant
        = LazyText([heuristic = info.heuristic, reading = options.h1, words = std::move(words)] {
              return (QStringList(heuristic->toText(reading)) + words()).join(QStringLiteral(", "));
          });
    settings.seed = options.seed;
    return std::make_unique<DeepeningEngine>(std::move(settings), std::move(root));
}

QString winsText(const TerminalValues& terminals)
{
    return terminals.perPly == 0 ? SearchText::tr("all wins alike")
                                 : SearchText::tr("fastest win first");
}

TerminalValues chosenTerminals(const EngineInfo&, const EngineOptions& options)
{
    return options.preferFastWins ? TerminalValues::preferring() : TerminalValues::indifferent();
}

TerminalValues studyTerminals(const EngineInfo& info, const EngineOptions&)
{
    return TerminalValues::study(info.heuristic->studyPrefersFastWins);
}

TerminalValues literalTerminals(const EngineInfo&, const EngineOptions&)
{
    return TerminalValues::literal();
}

std::function<QStringList()> chosenWords(const EngineInfo& info, const EngineOptions& options)
{
    return [terminals = info.terminals(info, options), seed = options.seed] {
        return QStringList {winsText(terminals), SearchText::tr("seed %1").arg(seed)};
    };
}

std::unique_ptr<Engine> makeGreedy(const EngineInfo& info, const EngineOptions& options)
{
    return deepening(info, options, chosenWords(info, options), {.fixedDepth = 1},
                     rootOf<FullTree>(info, options, info.terminals(info, options)));
}

std::unique_ptr<Engine> makeMinimax(const EngineInfo& info, const EngineOptions& options)
{
    return deepening(info, options, chosenWords(info, options), {},
                     rootOf<FullTree>(info, options, info.terminals(info, options)));
}

std::unique_ptr<Engine> makeStudy(const EngineInfo& info, const EngineOptions& options)
{
    const TerminalValues terminals = info.terminals(info, options);
    return deepening(
        info, options, [terminals] { return QStringList(winsText(terminals)); },
        {.drawIsHeuristic = true, .firstBestStands = true},
        rootOf<Study>(info, options, terminals, options.exactColumns));
}

std::unique_ptr<Engine> makeLiteral(const EngineInfo& info, const EngineOptions& options)
{
    return deepening(
        info, options,
        [heuristic = info.heuristic, reading = options.h1] {
            return QStringList(heuristic->finishedGames(reading));
        },
        {.drawIsHeuristic = true, .firstBestStands = true},
        rootOf<Study>(info, options, info.terminals(info, options), options.exactColumns));
}

std::unique_ptr<Engine> makeAlphaBeta(const EngineInfo& info, const EngineOptions& options)
{
    return deepening(
        info, options, chosenWords(info, options), {.alwaysDeepen = true},
        rootOf<Ordered>(info, options, info.terminals(info, options), options.exactColumns));
}

std::unique_ptr<Engine> makeMapped(const EngineInfo& info, const EngineOptions& options)
{
    return deepening(
        info, options, chosenWords(info, options), {.alwaysDeepen = true},
        rootOf<MappedRoot>(info, options, info.terminals(info, options), options.workerCount()));
}

std::unique_ptr<RootSearch> countFullTree(const EngineInfo& info, const EngineOptions& options,
                                          CostCounter& counter)
{
    return rootOf<CountedFullTree>(info, options, info.terminals(info, options),
                                   CostObserver(counter));
}

std::unique_ptr<RootSearch> countStudy(const EngineInfo& info, const EngineOptions& options,
                                       CostCounter& counter)
{
    return rootOf<CountedStudy>(info, options, info.terminals(info, options), options.exactColumns,
                                CostObserver(counter));
}

std::unique_ptr<RootSearch> countAlphaBeta(const EngineInfo& info, const EngineOptions& options,
                                           CostCounter& counter)
{
    return rootOf<CountedOrdered>(info, options, info.terminals(info, options),
                                  options.exactColumns, CostObserver(counter));
}

std::unique_ptr<RootSearch> countMapped(const EngineInfo& info, const EngineOptions& options,
                                        CostCounter& counter)
{
    return rootOf<CountedMapped>(info, options, info.terminals(info, options),
                                 CostObserver(counter));
}

QString heuristicText(const EngineInfo& info, const EngineOptions& options)
{
    return info.heuristic->toText(options.h1);
}

/// The ways to search, in the order of the list; name and heuristic are to come.
const std::vector<EngineInfo>& ways()
{
    using Depth = EngineInfo::Depth;
    static const std::vector<EngineInfo> list {
        {.family = QStringLiteral("greedy"),
         .terminals = chosenTerminals,
         .words = QT_TRANSLATE_NOOP("EngineFactory",
                                    "looks one move ahead and plays the move that %1 values most"),
         .make = makeGreedy,
         .counted = countFullTree},
        {.family = QStringLiteral("minimax"),
         .depth = Depth::Chosen,
         .takesFastWins = true,
         .terminals = chosenTerminals,
         .words = QT_TRANSLATE_NOOP("EngineFactory",
                                    "searches the whole tree to its depth, evaluating with %1"),
         .make = makeMinimax,
         .counted = countFullTree},
        {.family = QStringLiteral("study"),
         .depth = Depth::Chosen,
         .drawsLots = false,
         .prunes = true,
         .terminals = studyTerminals,
         .words = QT_TRANSLATE_NOOP("EngineFactory",
                                    "the article's search: alpha-beta with one shared window, "
                                    "columns from left to right, evaluating with %1"),
         .make = makeStudy,
         .counted = countStudy},
        {.family = QStringLiteral("literal"),
         .depth = Depth::Chosen,
         .drawsLots = false,
         .prunes = true,
         .terminals = literalTerminals,
         .words = QT_TRANSLATE_NOOP(
             "EngineFactory",
             "the article's flow chart taken literally: like study, but %1 also values finished "
             "games, which H2 and an H1 without feature 1 don't recognise"),
         .make = makeLiteral,
         .counted = countStudy},
        {.family = QStringLiteral("alphabeta"),
         .depth = Depth::Chosen,
         .takesFastWins = true,
         .prunes = true,
         .terminals = chosenTerminals,
         .words = QT_TRANSLATE_NOOP(
             "EngineFactory",
             "alpha-beta with ordered moves and iterative deepening, evaluating with %1"),
         .make = makeAlphaBeta,
         .counted = countAlphaBeta},
        {.family = QStringLiteral("mapped"),
         .depth = Depth::Chosen,
         .usesWorkers = true,
         .takesFastWins = true,
         .prunes = true,
         .terminals = chosenTerminals,
         .words = QT_TRANSLATE_NOOP(
             "EngineFactory",
             "alpha-beta with its root moves mapped over the workers, evaluating with %1"),
         .make = makeMapped,
         .counted = countMapped},
    };
    return list;
}

}

std::vector<EngineInfo> searchEngines()
{
    std::vector<EngineInfo> engines;
    for (const HeuristicInfo& heuristic : heuristics())
        for (const EngineInfo& way : ways()) {
            EngineInfo& info = engines.emplace_back(way);
            info.name = way.family + u'-' + QString::fromLatin1(heuristic.name).toLower();
            info.heuristic = &heuristic;
            info.plays = heuristicText;
        }
    return engines;
}
