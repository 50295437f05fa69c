// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginefactory.h"

#include "core/book/builtinbook.h"
#include "core/book/dataset/datasetengine.h"
#include "core/engines/enginefamily.h"
#include "core/engines/levelengine.h"
#include "core/engines/levels.h"
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
struct FactoryText
{
    Q_DECLARE_TR_FUNCTIONS(EngineFactory)
};

int workersOf(const EngineOptions& options)
{
    return options.workers > 0 ? options.workers : std::max(1, QThread::idealThreadCount());
}

template <typename Heuristic>
std::unique_ptr<RootSearch> rootSearch(EngineFamily family, const Heuristic& heuristic,
                                       const TerminalValues& terminals,
                                       const EngineOptions& options)
{
    switch (family) {
    case EngineFamily::Greedy:
    case EngineFamily::Minimax:
        return std::make_unique<FullTreeRoot<Heuristic>>(heuristic, terminals);
    case EngineFamily::Study:
    case EngineFamily::Literal:
        return std::make_unique<StudyRoot<Heuristic>>(heuristic, terminals, options.exactColumns);
    case EngineFamily::AlphaBeta:
        return std::make_unique<OrderedRoot<Heuristic>>(heuristic, terminals, options.exactColumns);
    case EngineFamily::Mapped:
        return std::make_unique<MappedRoot<Heuristic>>(heuristic, terminals, workersOf(options));
    }
    return nullptr;
}

TerminalValues terminalsOf(EngineFamily family, bool isH1, const EngineOptions& options)
{
    if (family == EngineFamily::Study)
        return isH1 ? TerminalValues::studyH1() : TerminalValues::studyH2();
    if (family == EngineFamily::Literal)
        return TerminalValues::literal();
    return options.preferFastWins ? TerminalValues::preferring() : TerminalValues::indifferent();
}

QString variantText(EngineFamily family, bool isH1, const EngineOptions& options)
{
    QStringList parts;
    parts << (isH1 ? options.h1.toText() : FactoryText::tr("H2"));
    if (family == EngineFamily::Study)
        parts << (isH1 ? FactoryText::tr("all wins alike") : FactoryText::tr("fastest win first"));
    else if (family == EngineFamily::Literal)
        parts << (isH1 && options.h1.fourInLine
                      ? FactoryText::tr("finished games known through feature 1")
                      : FactoryText::tr("finished games unknown"));
    else
        parts << (options.preferFastWins ? FactoryText::tr("fastest win first")
                                         : FactoryText::tr("all wins alike"))
              << FactoryText::tr("seed %1").arg(options.seed);
    return parts.join(QStringLiteral(", "));
}

DatasetEngine::Labels labelsOf(const EngineOptions& options)
{
    if (const auto dataset = options.dataset)
        return [dataset](const Position& position) { return dataset->label(position); };
    return [](const Position& position) { return datasetLabel(position, builtInScores()); };
}

std::unique_ptr<Engine> makeHeuristicEngine(const QString& name, const EngineNameParts& parts,
                                            const EngineOptions& options)
{
    const EngineFamily family = parts.family;
    const bool isH1 = parts.heuristic == QLatin1String("H1");
    const TerminalValues terminals = terminalsOf(family, isH1, options);
    std::unique_ptr<RootSearch> root;
    if (!isH1)
        root = rootSearch(family, H2(), terminals, options);
    else if (options.h1 == H1Options())
        root = rootSearch(family, StrictH1(), terminals, options);
    else
        root = rootSearch(family, H1(options.h1), terminals, options);
    DeepeningSettings settings {
        .name = name.toStdString(),
        .variant = variantText(family, isH1, options),
        .seed = options.seed,
        .alwaysDeepen = family == EngineFamily::AlphaBeta || family == EngineFamily::Mapped,
        .fixedDepth = family == EngineFamily::Greedy ? 1 : 0,
        .drawIsHeuristic = terminals.drawIsHeuristic,
        .firstBestStands = family == EngineFamily::Study || family == EngineFamily::Literal,
    };
    return std::make_unique<DeepeningEngine>(std::move(settings), std::move(root));
}

}

Expected<std::unique_ptr<Engine>> makeEngine(const QString& name, const EngineOptions& options)
{
    if (const QString otherwise = engineBesideLabels(name); !otherwise.isEmpty())
        return std::make_unique<DatasetEngine>(name.toStdString(), labelsOf(options), options.seed,
                                               std::move(*makeEngine(otherwise, options)));
    if (name == QLatin1String("random"))
        return std::make_unique<RandomEngine>(options.seed);
    const PerfectEngine::Settings exact {
        .solver = {.workers = workersOf(options)}, .seed = options.seed, .known = &builtInScores()};
    if (name == QLatin1String("perfect"))
        return std::make_unique<PerfectEngine>(exact);
    if (blindSpotOf(name))
        return makeLevelEngine(name, exact);
    const auto parts = engineNameParts(name);
    if (!parts)
        return fail(FactoryText::tr("There is no engine called \"%1\"; the engines are %2.")
                        .arg(name, engineNames().join(QStringLiteral(", "))));
    return makeHeuristicEngine(name, *parts, options);
}
