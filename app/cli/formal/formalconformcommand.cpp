// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "core/board/notation.h"
#include "core/engines/enginefactory.h"
#include "core/engines/engineinfo.h"
#include "core/formal/models/conformance.h"
#include "core/fulltree/paralleltree.h"
#include "core/search/searchreport.h"
#include "core/support/random.h"

#include <QJsonArray>
#include <QJsonObject>
#include <functional>
#include <memory>
#include <thread>

namespace {

using fourcast::formal::Conformance;

const QString usualEngine = QStringLiteral("mapped-h1");
constexpr int usualSearchDepth = 6;
/// Of a strategy, which leaves nothing out.
constexpr qint64 deepestTree = 12;
constexpr int deepestOpening = 30;

/// What came of all runs.
struct Trials
{
    int runs = 0;
    qint64 events = 0;
    /// Runs that differ in who did what, and in which order.
    QSet<QString> orders;
    std::optional<fourcast::formal::RecordedRun> refusedRun;
    std::optional<Conformance> refused;
    QString refusedPosition;
};

QString orderOf(const fourcast::formal::RecordedRun& run)
{
    QStringList steps;
    for (const TaskEvent& event : run.events)
        steps << fourcast::formal::labelOf(event).text();
    return steps.join(u' ');
}

std::vector<Move> seededMoves(SeededRandom& random)
{
    for (;;) {
        std::vector<Move> moves;
        Position position;
        for (auto left = random.below(deepestOpening); left > 0 && !position.isFinished(); --left) {
            const int column = static_cast<int>(random.below(Position::Shape::width));
            if (!position.canPlay(column))
                continue;
            moves.push_back(Move(column));
            position = position.after(column);
        }
        if (!position.isFinished())
            return moves;
    }
}

/// Searches a position, and tells what its workers did. The depth is one that the position has.
using Search = std::function<fourcast::formal::RecordedRun(const Position& root, int depth,
                                                           std::uint64_t seed)>;

Search searchOf(std::shared_ptr<Engine> engine, std::stop_token stop)
{
    return [engine = std::move(engine), stop](const Position& root, int depth, std::uint64_t) {
        return fourcast::formal::recordedRun(engine->search(root, {.depth = depth}, {stop, {}}));
    };
}

Search searchOf(ParallelStrategy strategy, std::shared_ptr<ParallelTree> tree, std::stop_token stop)
{
    return [strategy, tree = std::move(tree), stop](const Position& root, int depth,
                                                    std::uint64_t seed) {
        return tree->run(root, depth, strategy, {.seed = seed, .stop = stop}).recorded;
    };
}

/// Nothing without the option.
std::optional<ParallelStrategy> readStrategy(CommandLine& line)
{
    if (!line.has("strategy"))
        return {};
    if (line.has("engine"))
        line.misused(QStringLiteral("--engine and --strategy both say what searches"));
    const QString name = line.text("strategy", {});
    if (const auto strategy = strategyFromName(name))
        return *strategy;
    line.wrong(BadInput,
               QStringLiteral("There is no strategy '%1'; the strategies are %2")
                   .arg(name, strategyNames().join(QStringLiteral(", "))));
    return {};
}

void checkSharesMoves(CommandLine& line, const QString& engine)
{
    const EngineInfo& info = engineInfo(engine);
    if (!info.usesWorkers || info.depth != EngineInfo::Depth::Chosen)
        line.wrong(BadInput,
                   QStringLiteral("%1 does not share its moves among workers; mapped-h1 and "
                                  "mapped-h2 do.")
                       .arg(engine));
}

QJsonArray toJson(const std::vector<fourcast::formal::Label>& labels)
{
    QJsonArray array;
    for (const auto& label : labels)
        array.append(label.text());
    return array;
}

QJsonObject toJson(const Trials& trials)
{
    QJsonObject object {{"runs", trials.runs},
                        {"events", trials.events},
                        {"orders", trials.orders.size()},
                        {"conforms", !trials.refused}};
    if (trials.refused) {
        const auto& at = trials.refusedRun->events[trials.refused->path.size()];
        object.insert("refused",
                      QJsonObject {{"position", trials.refusedPosition},
                                   {"path", toJson(trials.refused->path)},
                                   {"event", fourcast::formal::labelOf(at).text()},
                                   {"allowed", toJson(trials.refused->allowed)}});
    }
    return object;
}

QString toText(const Trials& trials)
{
    if (!trials.refused)
        return QStringLiteral("All %1 conform: %2, in %3.\n")
            .arg(countText(static_cast<quint64>(trials.runs), QStringLiteral("search"),
                           QStringLiteral("searches")),
                 countText(static_cast<quint64>(trials.events), QStringLiteral("event")),
                 countText(static_cast<quint64>(trials.orders.size()),
                           QStringLiteral("different order")));
    QString text
        = QStringLiteral("Search %1, of %2:\n").arg(trials.runs).arg(trials.refusedPosition);
    for (const auto& label : trials.refused->path)
        text += QStringLiteral("  ") + label.text() + u'\n';
    return text + fourcast::formal::conformanceText(*trials.refused, *trials.refusedRun) + u'\n';
}

}

CommandResult commands::formalConform(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Lets an engine search, and replays what its workers did (which of them took which move,\n"
        "when it was done and what came of it) in the model of the search, step by step: either\n"
        "the model allows every step, or the first that it does not is told. What searches must\n"
        "share its moves among workers: such an engine, or a strategy of the parallel report.\n"
        "Exit code 1 means that a search did not conform."));
    line.option("position", "Searched in each run; another drawn by the seed in each without it.",
                "POSITION");
    line.option("engine", QStringLiteral("%1 by default.").arg(usualEngine), "NAME");
    line.option("strategy",
                QStringLiteral("A strategy of the parallel report instead of an engine: %1.")
                    .arg(strategyNames().join(QStringLiteral(", "))),
                "NAME");
    line.option("depth",
                filled("Plies, 1 to %1, of a strategy's whole tree 1 to %2; %3 by default.",
                       maximumDepth, deepestTree, usualSearchDepth),
                "N");
    line.option("workers", "Of the search, 1 to 256; one per core by default.", "N");
    line.option("runs", "How many searches, 1 to 1000000; 100 by default.", "N");
    line.option("seed", "Draws the positions; 1 by default.", "S");
    line.option("json", "Prints JSON.");
    FOURCAST_TRY(line.parse(arguments));
    const QString name = readEngineName(line, QStringLiteral("engine"), usualEngine);
    const int depth = line.number("depth", 1, line.has("strategy") ? deepestTree : maximumDepth,
                                  usualSearchDepth);
    const int runs = line.number("runs", 1, 1'000'000, 100);
    EngineOptions options;
    options.workers
        = readWorkers(line, std::max(1, static_cast<int>(std::thread::hardware_concurrency())));
    options.seed = readSeed(line);
    std::optional<std::vector<Move>> moves;
    if (line.has("position")) {
        const auto read = notation::parseMoves(line.text("position", {}));
        if (!read)
            line.wrong(BadInput, QStringLiteral("Bad position: %1").arg(read.error().message));
        else if (positionAfter(*read).isFinished())
            line.wrong(
                BadInput,
                QStringLiteral("Bad position: the game is over, there is nothing to search."));
        else
            moves = *read;
    }
    const std::optional<ParallelStrategy> strategy = readStrategy(line);
    if (!strategy)
        checkSharesMoves(line, name);
    FOURCAST_TRY(line.failure());

    const Interrupt interrupt;
    Search search;
    if (strategy) {
        search = searchOf(*strategy, std::make_shared<ParallelTree>(options.workers),
                          interrupt.token());
    } else {
        FOURCAST_LET(auto engine, makeEngine(name, options));
        search = searchOf(std::move(engine), interrupt.token());
    }
    SeededRandom random(options.seed);
    Trials trials;
    while (trials.runs < runs && !trials.refused && !interrupt.happened()) {
        const std::vector<Move> played = moves ? *moves : seededMoves(random);
        const Position root = positionAfter(played);
        const fourcast::formal::RecordedRun run
            = search(root, std::min(depth, Position::Shape::squares - root.plies()),
                     options.seed + static_cast<std::uint64_t>(trials.runs));
        FOURCAST_LET(const auto checked, fourcast::formal::checkConformance(run));
        ++trials.runs;
        trials.events += static_cast<qint64>(run.events.size());
        trials.orders += orderOf(run);
        if (checked.isRefused()) {
            trials.refused = checked;
            trials.refusedRun = run;
            trials.refusedPosition
                = played.empty() ? QStringLiteral("startpos") : notation::toDigits(played);
        }
        console::progress(QStringLiteral("%1 of %2 searches").arg(trials.runs).arg(runs));
    }
    line.answer(toJson(trials), toText(trials));
    if (trials.refused)
        return BadInput;
    if (trials.runs < runs)
        return console::fail(Stopped,
                             QStringLiteral("Stopped; searches checked: %1").arg(trials.runs));
    return Done;
}
