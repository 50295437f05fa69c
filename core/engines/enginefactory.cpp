// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginefactory.h"

#include "core/book/builtinbook.h"
#include "core/book/datasetengine.h"
#include "core/evaluation/h1.h"
#include "core/evaluation/h2.h"
#include "core/search/deepeningengine.h"
#include "core/search/mappedroot.h"
#include "core/search/randomengine.h"
#include "core/search/sequentialroot.h"
#include "core/solver/perfectengine.h"

#include <QCoreApplication>
#include <QThread>

namespace {

/// What the texts below are filed under for the translators.
struct EngineFactory
{
    Q_DECLARE_TR_FUNCTIONS(EngineFactory)
};

const QLatin1String perfect("perfect");

enum class Family
{
    Greedy,
    Minimax,
    Study,
    AlphaBeta,
    Mapped
};

struct FamilyText
{
    Family family;
    const char* name;
    const char* description;
};

constexpr FamilyText families[] {
    {Family::Greedy, "greedy",
     QT_TRANSLATE_NOOP("EngineFactory", "looks one move ahead and takes what %1 values most")},
    {Family::Minimax, "minimax",
     QT_TRANSLATE_NOOP("EngineFactory", "searches the whole tree to its depth, valued with %1")},
    {Family::Study, "study",
     QT_TRANSLATE_NOOP("EngineFactory",
                       "the article's search: alpha-beta with one shared window, columns from left "
                       "to right, valued with %1")},
    {Family::AlphaBeta, "alphabeta",
     QT_TRANSLATE_NOOP("EngineFactory",
                       "alpha-beta with ordered moves, deepening, valued with %1")},
    {Family::Mapped, "mapped",
     QT_TRANSLATE_NOOP("EngineFactory",
                       "alpha-beta whose root moves are mapped over the workers, valued with %1")},
};

/// The data set players: who moves where the labels do not decide.
struct DatasetPlayer
{
    const char* name;
    const char* otherwise;
};

constexpr DatasetPlayer datasetPlayers[] {{"dataset-h1", "mapped-h1"},
                                          {"dataset-solver", "perfect"}};

/// Empty for all other engines.
QString otherwiseOf(const QString& name)
{
    for (const DatasetPlayer& player : datasetPlayers)
        if (name == QLatin1String(player.name))
            return QString::fromLatin1(player.otherwise);
    return {};
}

/// "mapped-h1" taken apart.
struct NameParts
{
    const FamilyText* family;
    QString heuristic;
};

std::optional<NameParts> takeApart(const QString& name)
{
    for (const FamilyText& family : families)
        for (const char* heuristic : {"h1", "h2"})
            if (name == QLatin1String(family.name) + QLatin1Char('-') + QLatin1String(heuristic))
                return NameParts {&family, QString::fromLatin1(heuristic).toUpper()};
    return {};
}

template <typename Heuristic>
std::unique_ptr<RootSearch> rootSearch(Family family, const Heuristic& heuristic,
                                       const TerminalValues& terminals, int workers)
{
    switch (family) {
    case Family::Greedy:
    case Family::Minimax:
        return std::make_unique<FullTreeRoot<Heuristic>>(heuristic, terminals);
    case Family::Study:
        return std::make_unique<StudyRoot<Heuristic>>(heuristic, terminals, false);
    case Family::AlphaBeta:
        return std::make_unique<OrderedRoot<Heuristic>>(heuristic, terminals);
    case Family::Mapped:
        return std::make_unique<MappedRoot<Heuristic>>(heuristic, terminals, workers);
    }
    return nullptr;
}

TerminalValues terminalsOf(Family family, bool isH1, const EngineOptions& options)
{
    if (family == Family::Study)
        return isH1 ? TerminalValues::studyH1() : TerminalValues::studyH2();
    return options.preferFastWins ? TerminalValues::preferring() : TerminalValues::indifferent();
}

QString variantText(Family family, bool isH1, const EngineOptions& options)
{
    QStringList parts;
    parts << (isH1 ? options.h1.toText() : EngineFactory::tr("H2"));
    if (family == Family::Study)
        parts << (isH1 ? EngineFactory::tr("all wins alike")
                       : EngineFactory::tr("fastest win first"));
    else
        parts << (options.preferFastWins ? EngineFactory::tr("fastest win first")
                                         : EngineFactory::tr("all wins alike"))
              << EngineFactory::tr("seed %1").arg(options.seed);
    return parts.join(QStringLiteral(", "));
}

int workersOf(const EngineOptions& options)
{
    return options.workers > 0 ? options.workers : std::max(1, QThread::idealThreadCount());
}

DatasetEngine::Labels labelsOf(const EngineOptions& options)
{
    if (const auto dataset = options.dataset)
        return [dataset](const Position& position) { return dataset->label(position); };
    return [](const Position& position) { return datasetLabel(position, builtInScores()); };
}

}

QStringList engineNames()
{
    QStringList names {QStringLiteral("random")};
    for (const char* heuristic : {"-h1", "-h2"})
        for (const FamilyText& family : families)
            names << QString::fromLatin1(family.name) + QLatin1String(heuristic);
    names << perfect;
    for (const DatasetPlayer& player : datasetPlayers)
        names << QString::fromLatin1(player.name);
    return names;
}

QString engineDescription(const QString& name)
{
    if (name == QLatin1String("random"))
        return EngineFactory::tr("plays any legal move");
    if (name == perfect)
        return EngineFactory::tr("plays the best move there is, proved to the end of the game");
    if (const QString otherwise = otherwiseOf(name); !otherwise.isEmpty())
        return EngineFactory::tr("plays from the labels of the data set of eight discs where they "
                                 "decide, elsewhere as %1")
            .arg(otherwise);
    const std::optional<NameParts> parts = takeApart(name);
    return parts ? EngineFactory::tr(parts->family->description).arg(parts->heuristic) : QString();
}

bool engineSearches(const QString& name)
{
    return name == perfect || otherwiseOf(name) == perfect || engineTakesDepth(name);
}

bool engineTakesDepth(const QString& name)
{
    if (const QString otherwise = otherwiseOf(name); !otherwise.isEmpty())
        return engineTakesDepth(otherwise);
    const std::optional<NameParts> parts = takeApart(name);
    return parts && parts->family->family != Family::Greedy;
}

bool engineUsesWorkers(const QString& name)
{
    if (const QString otherwise = otherwiseOf(name); !otherwise.isEmpty())
        return engineUsesWorkers(otherwise);
    if (name == perfect)
        return true;
    const std::optional<NameParts> parts = takeApart(name);
    return parts && parts->family->family == Family::Mapped;
}

bool engineUsesDataset(const QString& name)
{
    return !otherwiseOf(name).isEmpty();
}

Expected<std::unique_ptr<Engine>> makeEngine(const QString& name, const EngineOptions& options)
{
    if (const QString otherwise = otherwiseOf(name); !otherwise.isEmpty())
        return std::make_unique<DatasetEngine>(name.toStdString(), labelsOf(options), options.seed,
                                               std::move(*makeEngine(otherwise, options)));
    if (name == QLatin1String("random"))
        return std::make_unique<RandomEngine>(options.seed);
    if (name == perfect)
        return std::make_unique<PerfectEngine>(
            PerfectEngine::Settings {.solver = {.workers = workersOf(options)},
                                     .seed = options.seed,
                                     .known = &builtInScores()});
    const std::optional<NameParts> parts = takeApart(name);
    if (!parts)
        return fail(EngineFactory::tr("There is no engine called \"%1\"; the engines are %2.")
                        .arg(name, engineNames().join(QStringLiteral(", "))));
    const Family family = parts->family->family;
    const bool isH1 = parts->heuristic == QLatin1String("H1");
    const TerminalValues terminals = terminalsOf(family, isH1, options);
    const int workers = workersOf(options);
    std::unique_ptr<RootSearch> root;
    if (!isH1)
        root = rootSearch(family, H2(), terminals, workers);
    else if (options.h1 == H1Options())
        root = rootSearch(family, StrictH1(), terminals, workers);
    else
        root = rootSearch(family, H1(options.h1), terminals, workers);
    DeepeningSettings settings {
        .name = name.toStdString(),
        .variant = variantText(family, isH1, options),
        .seed = options.seed,
        .alwaysDeepen = family == Family::AlphaBeta || family == Family::Mapped,
        .fixedDepth = family == Family::Greedy ? 1 : 0,
        .drawIsHeuristic = terminals.drawIsHeuristic,
    };
    return std::make_unique<DeepeningEngine>(std::move(settings), std::move(root));
}
