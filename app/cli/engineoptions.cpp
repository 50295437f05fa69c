// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/engineoptions.h"

#include "app/cli/knownprograms.h"
#include "core/book/dataset/dataset.h"

#include <algorithm>

namespace {

QString describeSide(const QString& prefix)
{
    if (prefix.isEmpty())
        return {};
    return prefix == QStringLiteral("first-") ? QStringLiteral(" of the first engine")
                                              : QStringLiteral(" of the second engine");
}

}

int readWorkers(CommandLine& line, qint64 otherwise)
{
    return line.number("workers", 1, maximumWorkers, otherwise);
}

std::uint64_t readSeed(CommandLine& line, qint64 otherwise)
{
    return line.number("seed", 0, maximumSeed, otherwise);
}

void addLimitOptions(CommandLine& line, const QString& prefix)
{
    const QString side = describeSide(prefix);
    line.option(prefix + "depth",
                QStringLiteral("Search depth%1 in plies, 1 to %2.").arg(side).arg(maximumDepth),
                "N");
    line.option(prefix + "nodes",
                QStringLiteral("Node budget%1 per move, by iterative deepening.").arg(side), "N");
    line.option(
        prefix + "time",
        QStringLiteral("Time budget%1 per move in milliseconds, by iterative deepening.").arg(side),
        "MS");
}

SearchLimits readLimits(CommandLine& line, const QString& prefix, const SearchLimits& defaults)
{
    const QString depth = prefix + "depth";
    const QString nodes = prefix + "nodes";
    const QString time = prefix + "time";
    if (!line.has(depth) && !line.has(nodes) && !line.has(time))
        return defaults;
    SearchLimits limits;
    limits.depth = line.number(depth, 1, maximumDepth, 0);
    limits.nodes = line.number(nodes, 1, maximumNodes, 0);
    limits.time = std::chrono::milliseconds(line.number(time, 1, maximumMilliseconds, 0));
    return limits;
}

void addReadingOption(CommandLine& line, const QString& prefix)
{
    line.option(prefix + "h1-variant",
                QStringLiteral("Reading of H1%1: strict (the default), or differences from it "
                               "separated by commas: %2.")
                    .arg(describeSide(prefix), H1Options::names().join(QStringLiteral(", "))),
                "NAMES");
}

void addHeuristicOptions(CommandLine& line, const QString& prefix)
{
    const QString side = describeSide(prefix);
    addReadingOption(line, prefix);
    line.option(prefix + "h1-values",
                QStringLiteral("Values of H1's features%1, from a file that 'tune --values' wrote; "
                               "the study's without it.")
                    .arg(side),
                "FILE");
    line.option(prefix + "all-wins-alike",
                QStringLiteral("Quick and slow wins%1 count the same, as in the study.").arg(side));
}

void readHeuristicOptions(CommandLine& line, const QString& prefix, EngineOptions& options)
{
    if (line.has(prefix + "all-wins-alike"))
        options.preferFastWins = false;
    if (line.has(prefix + "h1-variant"))
        line.take(options.h1, H1Options::fromNames(line.text(prefix + "h1-variant", {})));
}

void readH1Values(CommandLine& line, const QString& option, H1Options& options)
{
    if (line.has(option))
        line.take(options.weights, H1Weights::load(line.text(option, {})));
}

void refuseVariantOfOther(CommandLine& line, const QString& option, const QString& engine)
{
    if (line.has(option) && !engineInfo(engine).takesReadings())
        line.misused(QStringLiteral("--%1 is of no use to %2, which does not value positions by H1")
                         .arg(option, engine));
}

void refuseOfProgram(CommandLine& line, const QString& option, const QString& engine)
{
    if (line.has(option) && engineInfo(engine).program)
        line.misused(
            QStringLiteral("--%1 is of no use to %2, a program of others, which has options "
                           "of its own")
                .arg(option, engine));
}

void refuseDepthOfItsOwn(CommandLine& line, const QString& option, const QString& engine)
{
    const EngineInfo::Depth depth = engineInfo(engine).depth;
    if (line.has(option) && depth == EngineInfo::Depth::End)
        line.misused(QStringLiteral("--%1 is of no use to %2, which always sees the end")
                         .arg(option, engine));
    else if (line.has(option) && depth == EngineInfo::Depth::Own)
        line.misused(QStringLiteral("--%1 is of no use to %2, which has a depth of its own")
                         .arg(option, engine));
    else if (line.has(option) && findEngine(engine) && depth == EngineInfo::Depth::None)
        line.misused(QStringLiteral("--%1 is of no use to %2, which does not look ahead")
                         .arg(option, engine));
}

void addDatasetOption(CommandLine& line)
{
    line.option("dataset",
                "The labels of the data set players, of the form that 'dataset generate' writes; "
                "those of the program's own book without it.",
                "FILE");
}

void readDataset(CommandLine& line, const std::vector<Entrant*>& entrants)
{
    if (!line.has("dataset"))
        return;
    const auto plays
        = [](const Entrant* entrant) { return engineInfo(entrant->engine).usesDataset(); };
    if (std::none_of(entrants.begin(), entrants.end(), plays))
        return line.misused(QStringLiteral("--dataset is of use to the data set players only"));
    Expected<Dataset> dataset = Dataset::load(line.text("dataset", {}));
    if (!dataset)
        return line.wrong(BadInput, dataset.error().message);
    const auto shared = std::make_shared<const Dataset>(std::move(*dataset));
    for (Entrant* entrant : entrants)
        if (plays(entrant))
            entrant->options.dataset = shared;
}

QString namesOfEngines()
{
    return engineNames().join(QStringLiteral(", ")) + QStringLiteral(", or one of 'programs list'");
}

void addEngineOptions(CommandLine& line, const QString& defaultEngine)
{
    line.option("engine",
                QStringLiteral("One of: %1; %2 by default.").arg(namesOfEngines(), defaultEngine),
                "NAME");
    addLimitOptions(line);
    line.option(
        "workers",
        QStringLiteral(
            "Threads of the mapped engines and of perfect, 1 to %1; one per core by default.")
            .arg(maximumWorkers),
        "N");
    line.option("seed", "Chooses among equally good moves; 1 by default.", "N");
    addHeuristicOptions(line);
    addDatasetOption(line);
}

void checkEngineName(CommandLine& line, const QString& name)
{
    if (!findEngine(name))
        line.wrong(BadInput,
                   knownprograms::unknownName(QStringLiteral("engine"), name, allEngineNames()));
}

QString readEngineName(CommandLine& line, const QString& option, const QString& defaultEngine)
{
    const QString name = line.text(option, defaultEngine);
    checkEngineName(line, name);
    return name;
}

Entrant readEngineOptions(CommandLine& line, const QString& defaultEngine)
{
    Entrant entrant;
    entrant.engine = readEngineName(line, "engine", defaultEngine);
    entrant.limits = readLimits(line, {}, {.depth = 6});
    entrant.options.workers = readWorkers(line);
    entrant.options.seed = readSeed(line);
    readHeuristicOptions(line, {}, entrant.options);
    readH1Values(line, QStringLiteral("h1-values"), entrant.options.h1);
    refuseVariantOfOther(line, QStringLiteral("h1-variant"), entrant.engine);
    refuseVariantOfOther(line, QStringLiteral("h1-values"), entrant.engine);
    refuseDepthOfItsOwn(line, QStringLiteral("depth"), entrant.engine);
    for (const char* option : {"workers", "seed", "all-wins-alike"})
        refuseOfProgram(line, QLatin1String(option), entrant.engine);
    readDataset(line, {&entrant});
    return entrant;
}

void addBookOption(CommandLine& line, const QString& prefix)
{
    line.option(prefix + "no-book",
                QStringLiteral("Searches%1 also where the opening book knows the score.")
                    .arg(describeSide(prefix)));
}

void readBook(CommandLine& line, const std::vector<Entrant*>& entrants)
{
    if (!line.has("no-book"))
        return;
    QStringList names;
    bool isOfUse = false;
    for (Entrant* const entrant : entrants) {
        const bool hasBook = engineInfo(entrant->engine).hasTable();
        names << entrant->engine;
        isOfUse = isOfUse || hasBook;
        if (hasBook)
            entrant->options.usesBook = false;
    }
    if (!isOfUse)
        line.misused(names.size() == 1
                         ? QStringLiteral("--no-book is of no use to %1, which has no opening book")
                               .arg(names.front())
                         : QStringLiteral("--no-book is of no use to %1: none has an opening book")
                               .arg(names.join(QStringLiteral(" and "))));
}

void addSidesOptions(CommandLine& line, const QString& first, const QString& second)
{
    line.option("first", first, "NAME");
    line.option("second", second, "NAME");
    for (const char* prefix : {"first-", "second-"}) {
        addLimitOptions(line, prefix);
        addHeuristicOptions(line, prefix);
        addBookOption(line, prefix);
    }
}

namespace {

Entrant readSide(CommandLine& line, const QString& name, const SearchLimits& usual)
{
    Entrant entrant;
    if (!line.has(name))
        line.misused(QStringLiteral("--%1 is missing").arg(name));
    else
        entrant.engine = readEngineName(line, name, {});
    const QString prefix = name + u'-';
    entrant.limits = readLimits(line, prefix, readLimits(line, {}, usual));
    readHeuristicOptions(line, {}, entrant.options);
    readHeuristicOptions(line, prefix, entrant.options);
    readH1Values(line, line.has(prefix + "h1-values") ? prefix + "h1-values" : "h1-values",
                 entrant.options.h1);
    refuseVariantOfOther(line, prefix + "h1-variant", entrant.engine);
    refuseVariantOfOther(line, prefix + "h1-values", entrant.engine);
    refuseDepthOfItsOwn(line, prefix + "depth", entrant.engine);
    refuseOfProgram(line, prefix + "all-wins-alike", entrant.engine);
    if (line.has(prefix + "no-book")) {
        entrant.options.usesBook = false;
        if (findEngine(entrant.engine) && !engineInfo(entrant.engine).hasTable())
            line.misused(QStringLiteral("--%1no-book is of no use to %2, which has no opening book")
                             .arg(prefix, entrant.engine));
    }
    return entrant;
}

}

std::array<Entrant, 2> readSides(CommandLine& line, const SearchLimits& usual)
{
    std::array sides {readSide(line, QStringLiteral("first"), usual),
                      readSide(line, QStringLiteral("second"), usual)};
    auto& [first, second] = sides;
    readDataset(line, {&first, &second});
    readBook(line, {&first, &second});
    for (const QString& option : {QStringLiteral("h1-variant"), QStringLiteral("h1-values")})
        if (line.has(option) && !engineInfo(first.engine).takesReadings()
            && !engineInfo(second.engine).takesReadings())
            line.misused(
                QStringLiteral("--%1 is of no use to %2 and %3, neither of which values positions "
                               "by H1")
                    .arg(option, first.engine, second.engine));
    return sides;
}

QString workersText(int workers)
{
    return workers == 1 ? QStringLiteral("1 worker") : QStringLiteral("%1 workers").arg(workers);
}
