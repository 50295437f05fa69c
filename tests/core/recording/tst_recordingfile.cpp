// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginefactory.h"
#include "core/engines/searchcosts.h"
#include "core/recording/recordingfile.h"
#include "core/recording/recordingtables.h"
#include "core/search/metrics/disturbance.h"
#include "core/search/metrics/reportjson.h"
#include "core/search/metrics/searchquantity.h"
#include "core/search/timeline/searchtimeline.h"
#include "tests/core/recording/recordings.h"

#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

/// Recordings written and read.
class TestRecordingFile : public QObject
{
    Q_OBJECT

private:
    /// A game of that engine against a person who plays the leftmost column, ended early.
    static Recording played(const Entrant& entrant, int plies)
    {
        const auto engine = *makeEngine(entrant.engine, entrant.options);
        Game game;
        std::map<std::uint64_t, SearchReport> reports;
        while (game.length() < plies && !game.position().isFinished()) {
            if (game.length() % 2 == 1) {
                int column = 0;
                while (!game.position().canPlay(column))
                    ++column;
                game.play(Move(column));
                continue;
            }
            const SearchReport report = engine->search(game.position(), entrant.limits, {});
            reports.insert({game.position().key(), report});
            game.play(report.bestMove);
        }
        return Recording::of(game, {entrant, Entrant::person()},
                             [&](const Position& before, Move) -> const SearchReport* {
                                 const auto found = reports.find(before.key());
                                 return found == reports.end() ? nullptr : &found->second;
                             });
    }
    static QString messageOf(const QByteArray& bytes)
    {
        const auto read = recordingfile::read(bytes);
        return read ? QString() : read.error().message;
    }
    static QByteArray replaced(const QByteArray& from, const QByteArray& to)
    {
        QByteArray bytes = recordingfile::write(cannedGame("44", {10, 20}, {1, 2}));
        Q_ASSERT(bytes.contains(from));
        return bytes.replace(bytes.indexOf(from), from.size(), to);
    }

private Q_SLOTS:
    void countedTreesAreKept()
    {
        Recording before
            = played({.engine = QStringLiteral("alphabeta-h1"), .limits = {.depth = 5}}, 3);
        SearchReport& report = *before.moves.front().report;
        const auto tree = searchcosts::count(report, {}, 5, {});
        QVERIFY(tree.has_value());
        report.costs = std::make_shared<const CostTree>(*tree);
        const QByteArray written = recordingfile::write(before);
        const auto after = recordingfile::read(written);
        QVERIFY2(after, after ? "" : qPrintable(after.error().message));
        QCOMPARE(recordingfile::write(*after), written);
        // To four plies, and with the same sums.
        const CostTree kept = tree->cut(4);
        const CostTree& read = *after->moves.front().report->costs;
        QCOMPARE(read.plies(), 4);
        QCOMPARE(read.boxes().size(), kept.boxes().size());
        for (std::size_t i = 0; i < kept.boxes().size(); ++i) {
            QCOMPARE(read.boxes()[i].whole, kept.boxes()[i].whole);
            QCOMPARE(read.path(int(i)), kept.path(int(i)));
        }
        QCOMPARE(read.clock(), tree->clock());
        QCOMPARE(read.root().whole.counts.nodes, report.nodes);
        QVERIFY(!after->moves[2].report->costs);
    }

    /// Readings and values of H1, too: whoever repeats a search needs them.
    void settingsOfAPlayerAreKept()
    {
        Entrant tuned {.engine = QStringLiteral("alphabeta-h1"), .limits = {.depth = 7}};
        tuned.options.preferFastWins = false;
        tuned.options.h1 = *H1Options::fromNames(QStringLiteral("vertical-pairs"));
        tuned.options.h1.weights.loneDisc.back() = 40;
        const Recording before = played(tuned, 3);
        const auto after = recordingfile::read(recordingfile::write(before));
        QVERIFY2(after, after ? "" : qPrintable(after.error().message));
        QCOMPARE(after->players[0].h1, tuned.options.h1);
        QVERIFY(after->players[0] == before.players[0]);
        const SearchReport& report = *after->moves[2].report;
        const EngineOptions options {.preferFastWins = after->players[0].preferFastWins,
                                     .h1 = after->players[0].h1};
        QVERIFY(searchcosts::count(report, options, 2, {}).has_value());
        QVERIFY(!searchcosts::count(report, {}, 2, {}).has_value());
    }

    void settingsThatNobodyKnowsAreRefused()
    {
        const auto with
            = [](const QByteArray& field) { return replaced("\"seed\":", field + ", \"seed\":"); };
        QVERIFY(messageOf(with("\"h1\": \"vertical-pairs\"")).isEmpty());
        QVERIFY(
            messageOf(with("\"h1\": \"no-such\"")).contains(QStringLiteral("h1 can't be read")));
        QVERIFY(messageOf(with("\"h1Values\": \"three\""))
                    .contains(QStringLiteral("h1Values can't be read")));
    }

    /// Files of before time was counted.
    void treesWithoutTimeAreRead()
    {
        Recording before
            = played({.engine = QStringLiteral("alphabeta-h1"), .limits = {.depth = 3}}, 1);
        SearchReport& report = *before.moves.front().report;
        CostTree tree;
        tree.own(tree.child(0, 3)) = {{5, 3, 2}, 1};
        tree.sumUp();
        report.costs = std::make_shared<const CostTree>(tree);
        const auto after = recordingfile::read(recordingfile::write(before));
        QVERIFY2(after, after ? "" : qPrintable(after.error().message));
        const CostTree& read = *after->moves.front().report->costs;
        QCOMPARE(read.clock(), CostTree::Clock::None);
        QCOMPARE(read.root().whole, tree.root().whole);
    }

    void wrongTreesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("rows");
        QTest::newRow("a number") << QByteArray("[1]");
        QTest::newRow("too short") << QByteArray("[[\"\",1,0,0]]");
        QTest::newRow("no root") << QByteArray("[[\"4\",1,0,0,0]]");
        QTest::newRow("two roots") << QByteArray("[[\"\",1,0,0,0],[\"\",1,0,0,0]]");
        QTest::newRow("without its parent") << QByteArray("[[\"\",1,0,0,0],[\"44\",1,0,0,0]]");
        QTest::newRow("no such column") << QByteArray("[[\"\",1,0,0,0],[\"8\",1,0,0,0]]");
        QTest::newRow("more than the search") << QByteArray("[[\"\",1,0,0,0],[\"4\",10,0,0,0]]");
        QTest::newRow("more leaves than nodes") << QByteArray("[[\"\",1,2,0,0]]");
        QTest::newRow("negative") << QByteArray("[[\"\",-1,0,0,0]]");
        QTest::newRow("time of one box alone")
            << QByteArray("[[\"\",1,0,0,0,9,0],[\"4\",1,0,0,0]]");
        QTest::newRow("time without what is shared") << QByteArray("[[\"\",1,0,0,0,9]]");
        QTest::newRow("negative time") << QByteArray("[[\"\",1,0,0,0,-9,0]]");
        QTest::newRow("more time than can be counted")
            << QByteArray("[[\"\",1,0,0,0,9007199254740992,0],[\"4\",1,0,0,0,1,0]]");
        QTest::newRow("more shared than run") << QByteArray("[[\"\",1,0,0,0,9,10]]");
        QTest::newRow("less shared than nothing")
            << QByteArray("[[\"\",1,0,0,0,9,-1],[\"4\",1,0,0,0,5,0]]");
    }

    void wrongTreesAreRefused()
    {
        QFETCH(QByteArray, rows);
        const auto with = [](const QByteArray& costs) {
            return replaced("\"ply\":", "\"costs\": " + costs + ", \"ply\":");
        };
        QVERIFY(messageOf(with("[[\"\",1,0,0,0],[\"4\",9,2,1,1]]")).isEmpty());
        QVERIFY(messageOf(with(rows)).contains(QStringLiteral("costs[")));
    }

    void whatIsWrittenIsReadTheSame_data()
    {
        QTest::addColumn<QString>("engine");
        QTest::addColumn<int>("depth");
        QTest::addColumn<int>("plies");
        QTest::newRow("alphabeta-h1") << QStringLiteral("alphabeta-h1") << 6 << 9;
        QTest::newRow("mapped-h1") << QStringLiteral("mapped-h1") << 6 << 7;
        QTest::newRow("perfect") << QStringLiteral("perfect") << 0 << 5;
        QTest::newRow("minimax-h2") << QStringLiteral("minimax-h2") << 4 << 5;
        QTest::newRow("random") << QStringLiteral("random") << 0 << 9;
    }

    void whatIsWrittenIsReadTheSame()
    {
        QFETCH(QString, engine);
        QFETCH(int, depth);
        QFETCH(int, plies);
        Entrant entrant {.engine = engine};
        entrant.options.workers = 2;
        entrant.limits = {.depth = depth};
        if (depth == 0)
            entrant.limits.time = std::chrono::milliseconds(300);
        const Recording before = played(entrant, plies);
        const QByteArray written = recordingfile::write(before);
        const auto after = recordingfile::read(written);
        QVERIFY2(after, after ? "" : qPrintable(after.error().message));
        QCOMPARE(recordingfile::write(*after), written);
        QCOMPARE(after->players, before.players);
        QCOMPARE(after->date, before.date);
        QCOMPARE(after->machine, before.machine);
        QCOMPARE(after->moves.size(), before.moves.size());
        QVERIFY(after->searches() > 0);
        for (std::size_t i = 0; i < before.moves.size(); ++i) {
            QCOMPARE(after->moves[i].move, before.moves[i].move);
            QCOMPARE(after->moves[i].report.has_value(), before.moves[i].report.has_value());
            if (!before.moves[i].report)
                continue;
            const SearchReport& was = *before.moves[i].report;
            const SearchReport& is = *after->moves[i].report;
            QCOMPARE(is.root, was.root);
            QCOMPARE(is.time, was.time);
            QCOMPARE(is.score, was.score);
            QCOMPARE(is.columnScores, was.columnScores);
            QCOMPARE(is.principalVariation, was.principalVariation);
            QCOMPARE(is.statistics, was.statistics);
            QCOMPARE(is.events, was.events);
            QCOMPARE(is.tasks.size(), was.tasks.size());
            QCOMPARE(is.variant.text(), was.variant.text());
            QCOMPARE(timelineOf(is).taskShare(), timelineOf(was).taskShare());
            for (const SearchQuantity& quantity : searchQuantities())
                QCOMPARE(quantity.value(is), quantity.value(was));
        }
    }

    void whatAPersonWroteOnTheGameIsKept()
    {
        Recording before = cannedGame("4453", {10, 20, 30, 40}, {1, 2, 3, 4});
        QVERIFY(!before.annotated);
        Game game = before.game();
        game.setComment(2, QStringLiteral("why \"d2\"?"));
        game.goTo(3);
        QVERIFY(game.branch(Move(6)));
        game.showMainLine();
        const Recording written
            = Recording::of(game, {Entrant {}, Entrant {}},
                            [](const Position&, Move) -> const SearchReport* { return nullptr; });
        const auto after = recordingfile::read(recordingfile::write(written));
        QVERIFY2(after, after ? "" : qPrintable(after.error().message));
        const Game read = after->game();
        QCOMPARE(read.comment(2), game.comment(2));
        QCOMPARE(read.variations().size(), std::size_t(1));
        QCOMPARE(read.variations().front().moves.back(), Move(6));
        QCOMPARE(read.ply(), 0);
        // It is refused where it is another game.
        before.annotated = game;
        before.moves.pop_back();
        QVERIFY(messageOf(recordingfile::write(before)).contains(QStringLiteral("annotated")));
    }

    /// Longer than other texts of the file may be.
    void aLongCommentIsKept()
    {
        Game game = cannedGame("44", {10, 20}, {1, 2}).game();
        game.setComment(1, QString(3000, u'x'));
        const Recording written
            = Recording::of(game, {Entrant {}, Entrant {}},
                            [](const Position&, Move) -> const SearchReport* { return nullptr; });
        const auto after = recordingfile::read(recordingfile::write(written));
        QVERIFY2(after, after ? "" : qPrintable(after.error().message));
        QCOMPARE(after->game().comment(1), game.comment(1));
    }

    void pinnedSpansAreKeptWithTheirTexts()
    {
        using namespace std::chrono_literals;
        Recording before = cannedGame("4453", {10, 20, 30, 40}, {1, 2, 3, 4});
        QVERIFY(!recordingfile::write(before).contains("pins"));
        before.moves[1].pins.pins
            = {TimePin {.from = 0ns, .to = 1'234'567ns, .text = "two \"words\""},
               TimePin {.from = 5ns, .to = 5ns}};
        before.moves[3].pins.pins[1] = TimePin {.from = 1ms, .to = 2ms, .text = "alone"};
        const QByteArray written = recordingfile::write(before);
        const auto after = recordingfile::read(written);
        QVERIFY2(after, after ? "" : qPrintable(after.error().message));
        QCOMPARE(recordingfile::write(*after), written);
        for (std::size_t move = 0; move < before.moves.size(); ++move)
            QVERIFY(after->moves[move].pins == before.moves[move].pins);
        // Who knows nothing of them reads the file all the same.
        QVERIFY(written.contains("\"format\": 1"));
    }

    void wrongPinsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("pins");
        QTest::addColumn<QString>("place");
        QTest::newRow("no array") << QByteArray("{}") << QStringLiteral("].pins must");
        QTest::newRow("a number") << QByteArray("[1]") << QStringLiteral("pins[0]");
        QTest::newRow("no letter") << QByteArray("[{}]") << QStringLiteral("pins[0].pin");
        QTest::newRow("backwards")
            << QByteArray(R"([{"pin":"A","startNanoseconds":2,"endNanoseconds":1}])")
            << QStringLiteral("pins[0].endNanoseconds");
        QTest::newRow("before the search")
            << QByteArray(R"([{"pin":"A","startNanoseconds":-1,"endNanoseconds":1}])")
            << QStringLiteral("pins[0].startNanoseconds");
        QTest::newRow("twice") << QByteArray(
            R"([{"pin":"B","startNanoseconds":0,"endNanoseconds":1},)"
            R"({"pin":"B","startNanoseconds":0,"endNanoseconds":1}])")
                               << QStringLiteral("pins[1].pin");
        QTest::newRow("long text")
            << QByteArray(R"([{"pin":"A","startNanoseconds":0,"endNanoseconds":1,"text":"?"}])")
                   .replace("?", QByteArray(searchpins::longestText + 1, 'x'))
            << QStringLiteral("pins[0].text");
    }

    void wrongPinsAreRefused()
    {
        QFETCH(QByteArray, pins);
        QFETCH(QString, place);
        const auto with = [](const QByteArray& value) {
            return replaced("\"ply\":", "\"pins\": " + value + ", \"ply\":");
        };
        QVERIFY(messageOf(with("[]")).isEmpty());
        const QString message = messageOf(with(pins));
        QVERIFY2(message.contains(place), qPrintable(message));
    }

    /// With what the search did in that time, from its own tasks.
    void theTableHasThePins()
    {
        using namespace std::chrono_literals;
        Recording recording = cannedGame("44", {10, 20}, {1, 2});
        SearchReport& report = *recording.moves[1].report;
        report.rootMoves = {{.move = Move(3), .start = 0ns, .end = 500us, .nodes = 4},
                            {.move = Move(4), .start = 500us, .end = 2ms, .nodes = 15}};
        recording.moves[1].pins.pins[1]
            = TimePin {.from = 500us, .to = 2ms, .text = QStringLiteral("the second")};
        const recordingtables::Named named {QStringLiteral("a"), recording};
        const QJsonArray moves
            = recordingtables::toJson(named, {searchQuantity(u"nodes")})["moves"].toArray();
        QVERIFY(!moves[0].toObject().contains("pins"));
        const QJsonObject pin = moves[1].toObject()["pins"].toArray()[0].toObject();
        QCOMPARE(pin["pin"].toString(), QStringLiteral("B"));
        QCOMPARE(pin["text"].toString(), QStringLiteral("the second"));
        QCOMPARE(pin["startNanoseconds"].toInteger(), qint64(500'000));
        QCOMPARE(pin["endNanoseconds"].toInteger(), qint64(2'000'000));
        QCOMPARE(pin["tasks"].toInt(), 1);
        QCOMPARE(pin["nodes"].toInt(), 15);
    }

    void twoRecordingsOfOneGameAreToldApart()
    {
        const Recording one = cannedGame("44", {10, 20}, {1, 2});
        Recording other = one;
        other.date = one.date.addMSecs(1);
        QVERIFY(one.game().tag(QStringLiteral("Recorded"))
                != other.game().tag(QStringLiteral("Recorded")));
    }

    /// A limit ends a search before it comes to all of its root moves.
    void aSearchThatALimitEndedIsReadTheSame_data()
    {
        QTest::addColumn<QString>("engine");
        QTest::addColumn<bool>("byTime");
        for (const char* engine : {"minimax-h1", "alphabeta-h1", "alphabeta-h2", "literal-h1",
                                   "mapped-h1", "study-h1", "perfect", "level-3"})
            for (const bool byTime : {false, true})
                QTest::addRow("%s, %s", engine, byTime ? "time" : "nodes")
                    << QString::fromLatin1(engine) << byTime;
    }

    void aSearchThatALimitEndedIsReadTheSame()
    {
        QFETCH(QString, engine);
        QFETCH(bool, byTime);
        Entrant entrant {.engine = engine};
        entrant.options.workers = 2;
        if (byTime)
            entrant.limits.time = std::chrono::milliseconds(5);
        else
            entrant.limits.nodes = 2000;
        entrant.ensureLimit();
        const Recording before = played(entrant, 5);
        for (const auto& move : before.moves)
            if (move.report)
                for (const IterationReport& iteration : move.report->iterations)
                    for (const RootMoveReport& root : iteration.rootMoves)
                        QVERIFY(root.start.count() >= 0 && root.end >= root.start);
        const QByteArray written = recordingfile::write(before);
        const auto after = recordingfile::read(written);
        QVERIFY2(after, after ? "" : qPrintable(after.error().message));
        QCOMPARE(recordingfile::write(*after), written);
    }

    /// As versions before this one wrote them.
    void aMoveThatWasNeverBegunIsLeftOut()
    {
        Recording recording
            = played({.engine = QStringLiteral("alphabeta-h1"), .limits = {.depth = 3}}, 1);
        auto& moves = recording.moves.front().report->iterations.back().rootMoves;
        QCOMPARE(moves.size(), 7u);
        moves[6] = {
            .move = moves[6].move, .start = -std::chrono::hours(1), .end = -std::chrono::hours(1)};
        const auto read = recordingfile::read(recordingfile::write(recording));
        QVERIFY2(read, read ? "" : qPrintable(read.error().message));
        QCOMPARE(read->moves.front().report->iterations.back().rootMoves.size(), 6u);
    }

    void aSeedHasAllOfItsBits_data()
    {
        QTest::addColumn<quint64>("seed");
        for (const quint64 seed :
             {quint64 {0}, (quint64 {1} << 53) + 1, (quint64 {1} << 60) + 1, ~quint64 {0}})
            QTest::addRow("%llu", static_cast<unsigned long long>(seed)) << seed;
    }

    void aSeedHasAllOfItsBits()
    {
        QFETCH(quint64, seed);
        Recording before = cannedGame("44", {10, 20}, {1, 2});
        before.players[0].seed = seed;
        const auto after = recordingfile::read(recordingfile::write(before));
        QVERIFY2(after, after ? "" : qPrintable(after.error().message));
        QCOMPARE(after->players[0].seed, seed);
    }

    void aReportHasTheFieldsOfAnalyze()
    {
        // What the command line prints is made by the same functions.
        const Recording recording = cannedGame("44", {10, 20}, {1, 2});
        const QJsonObject search = QJsonDocument::fromJson(recordingfile::write(recording))
                                       .object()["searches"]
                                       .toArray()[0]
                                       .toObject();
        QJsonObject expected = reportToJson(*recording.moves[0].report);
        expected.insert("statistics", statisticsToJson(*recording.moves[0].report));
        QCOMPARE(search["report"].toObject().keys(), expected.keys());
        QCOMPARE(search["report"]
                     .toObject()["statistics"]
                     .toObject()["quantities"]
                     .toObject()["nodes"]
                     .toDouble(),
                 10.0);
    }

    void aSetUpAndAnInterruptionAreKept()
    {
        Recording recording = cannedGame("4453", {10, 20, 30, 40}, {1, 2, 3, 4});
        recording.setup = {recording.moves[0].move, recording.moves[1].move};
        recording.moves.erase(recording.moves.begin(), recording.moves.begin() + 2);
        recording.interrupted = true;
        const auto read = recordingfile::read(recordingfile::write(recording));
        QVERIFY(read);
        QVERIFY(read->interrupted);
        QCOMPARE(read->setup, recording.setup);
        QCOMPARE(read->ply(0), 3);
        QCOMPARE(read->side(0), Player::First);
        QCOMPARE(read->moves[1].report->nodes, 40u);
        QCOMPARE(read->game().position(), recording.game().start());
    }

    void whatIsWrongIsSaid_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const QByteArray& bytes, const char* said) {
            QTest::newRow(name) << bytes << QString::fromLatin1(said);
        };
        row("nothing", "", "This is not valid JSON: line 1, column 1: it is empty.");
        row("text", "Hello", "line 1");
        row("array", "[1, 2]", "not a JSON object");
        row("another kind", "{\"kind\": \"lesson\"}", "its \"kind\" must be");
        row("newer", replaced("\"format\": 1", "\"format\": 2"), "a newer program");
        row("no format", replaced("\"format\": 1", "\"x\": 1"),
            "format must be a whole number from 1 to 1000000, but is missing");
        row("full column", replaced("\"moves\": \"44\"", "\"moves\": \"4444444\""),
            "moves is not a line of play");
        row("another move", replaced("\"moves\": \"44\"", "\"moves\": \"34\""),
            "searches[0].report.bestColumn is 4, but the move of ply 1 is column 3");
        row("negative", replaced("\"nodes\": 10", "\"nodes\": -10"),
            "searches[0].report.nodes must be a whole number");
        row("fraction", replaced("\"nodes\": 10", "\"nodes\": 1.5"), "but is 1.5");
        row("word", replaced("\"nodes\": 10", "\"nodes\": \"many\""), "but is \"many\"");
        row("huge", replaced("\"nodes\": 10", "\"nodes\": 1e300"), "nodes must be a whole number");
        row("time", replaced("\"milliseconds\": 1", "\"milliseconds\": -1"),
            "milliseconds must be a number from 0");
        row("status", replaced("\"status\": \"completed\"", "\"status\": \"done\""),
            "must be one of deepening, completed");
        row("ply", replaced("\"ply\": 2", "\"ply\": 7"), "ply must be a whole number from 1 to 2");
        row("twice", replaced("\"ply\": 2", "\"ply\": 1"),
            "an earlier search already has that ply");
        row("date", replaced("2026-03-01T12:00:00.000Z", "yesterday"), "must be a date");
        row("workers", replaced("\"workers\": 1", "\"workers\": 0"), "workers");
    }

    void whatIsWrongIsSaid()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, said);
        const QString message = messageOf(bytes);
        QVERIFY2(message.contains(said), qPrintable(message));
    }

    void impossibleTablesAreRefused()
    {
        Recording recording = cannedGame("44", {10, 20}, {1, 2});
        recording.moves[0].report->statistics.table
            = TableStatistics {.reads = 5, .hits = 6, .cutoffs = 1, .stores = 1, .bytes = 1024};
        QVERIFY(
            messageOf(recordingfile::write(recording)).contains("hits is 6, but cannot be more"));
    }

    void aFileComesBackAndErrorsNameIt()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("game.c4rec");
        QVERIFY(recordingfile::save(cannedGame("44", {10, 20}, {1, 2}), path));
        QCOMPARE(recordingfile::load(path)->moves[1].report->nodes, 20u);
        const auto missing = recordingfile::load(folder.filePath("other.c4rec"));
        QVERIFY(!missing && missing.error().message.contains("other.c4rec"));
        QVERIFY(!recordingfile::load(folder.path()));
        QVERIFY(!recordingfile::save(Recording(), folder.filePath("no/such/folder.c4rec")));
        QFile large(folder.filePath("large.c4rec"));
        QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(recordingfile::maximumSize + 1));
        const auto refused = recordingfile::load(large.fileName());
        QVERIFY(!refused && refused.error().message.contains("64 MiB"));
    }

    /// Load of other programs is no work of this one, in files that name the cause and in those
    /// that do not.
    void whatDisturbedIsRead()
    {
        using namespace std::chrono_literals;
        Recording before = cannedGame("44", {10, 20}, {40, 2});
        before.moves[0].report->workerTimes = {{.running = 20ms, .waiting = 20ms}};
        before.moves[1].report->disturbed = true;
        const QByteArray written = recordingfile::write(before);
        const auto after = recordingfile::read(written);
        QVERIFY(after);
        QVERIFY(Disturbance::of(*after->moves[0].report) == (Disturbance {.byOthers = true}));
        QVERIFY(Disturbance::of(*after->moves[1].report) == (Disturbance {.byProgram = true}));
        QJsonObject file = QJsonDocument::fromJson(written).object();
        QJsonArray searches = file["searches"].toArray();
        for (int i = 0; i < 2; ++i) {
            QJsonObject search = searches[i].toObject();
            QJsonObject report = search["report"].toObject();
            report.remove("disturbedByProgram");
            report.remove("disturbedByOthers");
            report["disturbed"] = i == 1;
            report["busyElsewhere"] = i == 0;
            search["report"] = report;
            searches[i] = search;
        }
        file["searches"] = searches;
        const QByteArray bytes
            = QJsonDocument(file).toJson().replace("readyMilliseconds", "waitingMilliseconds");
        const auto old = recordingfile::read(bytes);
        QVERIFY(old);
        for (int i = 0; i < 2; ++i)
            QVERIFY(Disturbance::of(*old->moves[std::size_t(i)].report)
                    == Disturbance::of(*after->moves[std::size_t(i)].report));
        QVERIFY(old->moves[0].report->processorTime().waiting == 20ms);
    }

    void theTableHasARowForEachSearch()
    {
        const Recording recording = cannedGame("4433", {10, 0, 30, 40}, {1, 0, 3, 4});
        const recordingtables::Named named {QStringLiteral("a, b"), recording};
        const QByteArray csv = recordingtables::toCsv(
            {&named, 1}, {searchQuantity(u"nodes"), searchQuantity(u"milliseconds")});
        const QList<QByteArray> rows = csv.trimmed().split('\n');
        QCOMPARE(rows.size(), 4);
        QVERIFY(rows[0].endsWith("nodes,milliseconds,disturbed_by_others,disturbed_by_program"));
        QVERIFY(rows[1].startsWith("\"a, b\",1,first,alpha,"));
        QVERIFY(rows[2].endsWith(",30,3,no,no"));
        const QJsonObject json
            = recordingtables::toJson(named, {searchQuantity(u"nodes"), searchQuantity(u"depth")});
        const QJsonObject first = json["sides"].toArray()[0].toObject();
        QCOMPARE(first["nodes"].toObject()["sum"].toDouble(), 40.0);
        QCOMPARE(first["nodes"].toObject()["mean"].toDouble(), 20.0);
        QVERIFY(!first["depth"].toObject().contains("sum"));
        QCOMPARE(json["slowest"].toObject()["ply"].toInt(), 4);
    }
};

QTEST_GUILESS_MAIN(TestRecordingFile)
#include "tst_recordingfile.moc"
