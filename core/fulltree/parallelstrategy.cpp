// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fulltree/parallelstrategy.h"

#include <QCoreApplication>

namespace {

struct StrategyText
{
    Q_DECLARE_TR_FUNCTIONS(ParallelStrategy)
};

struct StrategyWords
{
    const char* name;
    const char* sentence;
};

/// In the order of the enumeration.
constexpr StrategyWords strategyWords[] {
    {"sequential",
     QT_TRANSLATE_NOOP("ParallelStrategy",
                       "One worker searches the root moves one after another.")},
    {"root-list",
     QT_TRANSLATE_NOOP("ParallelStrategy",
                       "Each root move is a task. All are evaluated before the best one is picked, "
                       "as in the report's parList.")},
    {"root-mapped",
     QT_TRANSLATE_NOOP("ParallelStrategy",
                       "Each root move is a task. Each result is used as soon as it arrives, as in "
                       "the report's parMap.")},
    {"every-node",
     QT_TRANSLATE_NOOP("ParallelStrategy",
                       "Every position in the tree is a separate task. The report tried this first "
                       "and gave it up: a task costs more than the work in it.")},
    {"split-2",
     QT_TRANSLATE_NOOP("ParallelStrategy",
                       "Each reply to a root move is a task. With seven columns, that makes 49 "
                       "tasks instead of 7. Two or more workers can share them more evenly.")},
    {"shared-bound",
     QT_TRANSLATE_NOOP("ParallelStrategy",
                       "Alpha-beta: each root move is a task. The best value so far prunes the "
                       "tasks of all workers. It does not visit the whole tree.")},
};

const StrategyWords& strategyWordsOf(ParallelStrategy strategy)
{
    return strategyWords[static_cast<std::size_t>(strategy)];
}

}

const std::vector<ParallelStrategy>& parallelStrategies()
{
    static const std::vector<ParallelStrategy> all {
        ParallelStrategy::Sequential, ParallelStrategy::RootList, ParallelStrategy::RootMapped,
        ParallelStrategy::EveryNode,  ParallelStrategy::SplitTwo, ParallelStrategy::SharedBound};
    return all;
}

QString strategyName(ParallelStrategy strategy)
{
    return QString::fromLatin1(strategyWordsOf(strategy).name);
}

QStringList strategyNames(const std::vector<ParallelStrategy>& strategies)
{
    QStringList names;
    for (const ParallelStrategy strategy : strategies)
        names += strategyName(strategy);
    return names;
}

Expected<ParallelStrategy> strategyFromName(const QString& name)
{
    const qsizetype index = strategyNames().indexOf(name);
    if (index < 0)
        return fail(StrategyText::tr("There is no strategy %1. The strategies are %2.")
                        .arg(name, strategyNames().join(QStringLiteral(", "))));
    return static_cast<ParallelStrategy>(index);
}

QString strategySentence(ParallelStrategy strategy)
{
    return StrategyText::tr(strategyWordsOf(strategy).sentence);
}
