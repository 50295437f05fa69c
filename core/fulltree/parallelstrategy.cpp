// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fulltree/parallelstrategy.h"

#include <QCoreApplication>
#include <QStringList>

namespace {

struct StrategyText
{
    Q_DECLARE_TR_FUNCTIONS(ParallelStrategy)
};

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
    switch (strategy) {
    case ParallelStrategy::Sequential:
        return QStringLiteral("sequential");
    case ParallelStrategy::RootList:
        return QStringLiteral("root-list");
    case ParallelStrategy::RootMapped:
        return QStringLiteral("root-mapped");
    case ParallelStrategy::EveryNode:
        return QStringLiteral("every-node");
    case ParallelStrategy::SplitTwo:
        return QStringLiteral("split-2");
    case ParallelStrategy::SharedBound:
        return QStringLiteral("shared-bound");
    }
    return {};
}

Expected<ParallelStrategy> strategyFromName(const QString& name)
{
    QStringList names;
    for (const ParallelStrategy strategy : parallelStrategies()) {
        if (strategyName(strategy) == name)
            return strategy;
        names += strategyName(strategy);
    }
    return fail(StrategyText::tr("There is no strategy %1; there are %2.")
                    .arg(name, names.join(QStringLiteral(", "))));
}

QString strategySentence(ParallelStrategy strategy)
{
    switch (strategy) {
    case ParallelStrategy::Sequential:
        return StrategyText::tr("One worker searches the root moves one after the other.");
    case ParallelStrategy::RootList:
        return StrategyText::tr(
            "Each root move is a task; all of them are evaluated before the best one "
            "is looked for, as the report's parList does.");
    case ParallelStrategy::RootMapped:
        return StrategyText::tr(
            "Each root move is a task, and each result is used as soon as it comes, "
            "as the report's parMap does.");
    case ParallelStrategy::EveryNode:
        return StrategyText::tr(
            "Every position of the tree is a task of its own, which the report tried "
            "first and gave up: the tasks cost more than what is in them.");
    case ParallelStrategy::SplitTwo:
        return StrategyText::tr(
            "Each reply to a root move is a task: 49 tasks instead of 7, which two "
            "or more workers can share more evenly.");
    case ParallelStrategy::SharedBound:
        return StrategyText::tr(
            "Alpha-beta: each root move is a task, and the best value found so far "
            "cuts the tasks of all workers. It does not visit the whole tree.");
    }
    return {};
}
