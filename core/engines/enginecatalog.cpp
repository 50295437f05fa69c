// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginecatalog.h"

#include "core/engines/enginefamily.h"
#include "core/engines/levels.h"

#include <QCoreApplication>

namespace {

/// What the texts below are filed under for the translators.
struct CatalogText
{
    Q_DECLARE_TR_FUNCTIONS(EngineFactory)
};

const QLatin1String perfect("perfect");

struct FamilyText
{
    EngineFamily family;
    const char* name;
    const char* description;
};

constexpr FamilyText families[] {
    {EngineFamily::Greedy, "greedy",
     QT_TRANSLATE_NOOP("EngineFactory", "looks one move ahead and takes what %1 values most")},
    {EngineFamily::Minimax, "minimax",
     QT_TRANSLATE_NOOP("EngineFactory", "searches the whole tree to its depth, valued with %1")},
    {EngineFamily::Study, "study",
     QT_TRANSLATE_NOOP("EngineFactory",
                       "the article's search: alpha-beta with one shared window, columns from left "
                       "to right, valued with %1")},
    {EngineFamily::Literal, "literal",
     QT_TRANSLATE_NOOP("EngineFactory",
                       "the article's flow chart at its word: as study, but a finished game is "
                       "worth what %1 says, so that H2 and an H1 without feature 1 don't know it")},
    {EngineFamily::AlphaBeta, "alphabeta",
     QT_TRANSLATE_NOOP("EngineFactory",
                       "alpha-beta with ordered moves, deepening, valued with %1")},
    {EngineFamily::Mapped, "mapped",
     QT_TRANSLATE_NOOP("EngineFactory",
                       "alpha-beta whose root moves are mapped over the workers, valued with %1")},
};

struct DatasetPlayer
{
    const char* name;
    const char* otherwise;
};

constexpr DatasetPlayer datasetPlayers[] {{"dataset-h1", "mapped-h1"},
                                          {"dataset-solver", "perfect"}};

/// Does it prove its moves to the end of the game?
bool isExact(const QString& name)
{
    return name == perfect || engineBesideLabels(name) == perfect
        || blindSpotOf(name) == BlindSpot::None;
}

}

std::optional<EngineNameParts> engineNameParts(const QString& name)
{
    for (const FamilyText& family : families)
        for (const char* heuristic : {"h1", "h2"})
            if (name == QLatin1String(family.name) + QLatin1Char('-') + QLatin1String(heuristic))
                return EngineNameParts {family.family, QString::fromLatin1(heuristic).toUpper()};
    return {};
}

QString engineBesideLabels(const QString& name)
{
    for (const DatasetPlayer& player : datasetPlayers)
        if (name == QLatin1String(player.name))
            return QString::fromLatin1(player.otherwise);
    return {};
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
    for (const Level& level : levels())
        names << level.engine;
    return names;
}

QString engineDescription(const QString& name)
{
    if (name == QLatin1String("random"))
        return CatalogText::tr("plays any legal move");
    if (name == perfect)
        return CatalogText::tr("plays the best move there is, proved to the end of the game");
    if (const QString otherwise = engineBesideLabels(name); !otherwise.isEmpty())
        return CatalogText::tr("plays from the labels of the data set of eight discs where they "
                               "decide, elsewhere as %1")
            .arg(otherwise);
    if (const Level* level = findLevel(name))
        return CatalogText::tr("%1, opponent %2 of %3: %4")
            .arg(level->name)
            .arg(level->number)
            .arg(levels().size())
            .arg(level->description);
    const auto parts = engineNameParts(name);
    if (!parts)
        return {};
    const FamilyText& family = families[static_cast<std::size_t>(parts->family)];
    return CatalogText::tr(family.description).arg(parts->heuristic);
}

bool engineSearches(const QString& name)
{
    return isExact(name) || engineTakesDepth(name);
}

bool engineTakesDepth(const QString& name)
{
    if (const QString otherwise = engineBesideLabels(name); !otherwise.isEmpty())
        return engineTakesDepth(otherwise);
    const auto parts = engineNameParts(name);
    return parts && parts->family != EngineFamily::Greedy;
}

bool engineUsesWorkers(const QString& name)
{
    if (isExact(name))
        return true;
    if (const QString otherwise = engineBesideLabels(name); !otherwise.isEmpty())
        return engineUsesWorkers(otherwise);
    const auto parts = engineNameParts(name);
    return parts && parts->family == EngineFamily::Mapped;
}

bool engineDrawsLots(const QString& name)
{
    const auto parts = engineNameParts(name);
    return !parts
        || (parts->family != EngineFamily::Study && parts->family != EngineFamily::Literal);
}

bool engineUsesDataset(const QString& name)
{
    return !engineBesideLabels(name).isEmpty();
}
