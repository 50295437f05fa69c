// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/study/results/experimentexport.h"
#include "core/study/results/resultprovenance.h"
#include "core/study/runs/experimentjson.h"
#include "core/study/runs/storedgame.h"
#include "core/support/threads/concurrentload.h"
#include "tests/core/study/experiments.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <array>
#include <csignal>
#include <latch>
#include <numeric>
#include <thread>
#include <unistd.h>

using experiments::run;
using experiments::small;

namespace {

std::unique_ptr<ExperimentStore> open(const QString& file)
{
    auto store = ExperimentStore::open(file);
    if (!store)
        qFatal("%s", qPrintable(store.error().message));
    return std::move(*store);
}

/// What the test asks of a second process of itself.
constexpr const char* killedRun = "--killed-run";

/// Says a dot for each game and is killed at the sixtieth: nothing is closed, nothing flushed.
int playUntilKilled(const QString& file)
{
    const auto store = open(file);
    const auto result
        = runExperiment(small(50), store.get(), 2, {}, [](const ExperimentGame&, int done, int) {
              if (::write(STDOUT_FILENO, ".", 1) != 1 || done == 60)
                  ::kill(::getpid(), SIGKILL);
          });
    return result ? 0 : 1;
}

/// The fields of a table's row; those with commas are in quotes.
QStringList fieldsOf(const QByteArray& row)
{
    QStringList fields {QString()};
    bool quoted = false;
    for (const QChar character : QString::fromUtf8(row)) {
        if (character == u'"')
            quoted = !quoted;
        else if (character == u',' && !quoted)
            fields << QString();
        else
            fields.back() += character;
    }
    return fields;
}

QStringList columnOf(const QByteArray& csv, const char* name)
{
    const QList<QByteArray> rows = csv.trimmed().split('\n');
    const auto place = fieldsOf(rows.front()).indexOf(QLatin1String(name));
    QStringList column;
    for (const QByteArray& row : rows.sliced(1))
        column << fieldsOf(row).value(place);
    return column;
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

}

/// Where experiments are kept, and how they are handed out.
class TestExperimentStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsKeptComesBack();
    void aStoreOfTheFirstVersionIsGivenWhatItLacks();
    void aStoreOfTheSecondVersionIsGivenWhatItLacks();
    void timesOfGamesBesideOtherWorkAreMarked();
    void filesNameWhoPlayedAndWhoExported();
    void filesStateTheBoundsOfTheTest();
    void runGoesOnWhereItWasStopped();
    void otherSettingsAreRefusedByName();
    void fairRunsOfOlderVersionsGoOnInTheirOrder();
    void killedProcessLosesNoGame();
    void otherFilesAreRefusedAndStay_data();
    void otherFilesAreRefusedAndStay();
    void storeAnswersEveryThread();
    void newStoreIsMadeByOneOfAllThatOpenIt();
    void exportsStateTheSettings();
};

void TestExperimentStore::whatIsKeptComesBack()
{
    QTemporaryDir folder;
    const QString file = folder.filePath("study.sqlite");
    const Experiment table9 = experiments::study("table9", {.rounds = 3, .maximumDepth = 4});
    Experiment own = small(3);
    own.rules.openings = Openings::List;
    own.rules.openingList = {{Move(3)}, {Move(0), Move(6)}};
    own.rules.randomMoves = RandomMoves::TopTwo;
    own.cells[0].a.options.h1.weights.setValue(2, 10'100);
    std::vector<ExperimentGame> played;
    {
        const auto store = open(file);
        played = run(table9, store.get(), 2).games;
        run(own, store.get(), 2);
    }
    const auto store = open(file);
    const auto kept = store->experiments();
    QVERIFY(kept.has_value());
    QCOMPARE(kept->size(), std::size_t {2});
    QCOMPARE(kept->front().id, table9.id);
    QCOMPARE(kept->front().title, table9.title);
    QCOMPARE(kept->front().protocol, table9.protocol);
    QCOMPARE(kept->front().cells.size(), table9.cells.size());
    QVERIFY(kept->front().cells.back().article == table9.cells.back().article);
    QVERIFY(kept->back().rules == own.rules);
    QCOMPARE(kept->back().cells[1].a.engine, own.cells[1].a.engine);
    QVERIFY(kept->back().cells[0].a.options.h1 == own.cells[0].a.options.h1);
    const auto games = store->games(table9);
    QVERIFY(games.has_value());
    experiments::compareGames(*games, played);
    for (std::size_t i = 0; i < played.size(); ++i)
        for (std::size_t ply = 0; ply < played[i].milliseconds.size(); ++ply)
            QVERIFY(std::abs((*games)[i].milliseconds[ply] - played[i].milliseconds[ply]) < 1e-4);
}

void TestExperimentStore::aStoreOfTheFirstVersionIsGivenWhatItLacks()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("study.sqlite"));
    const ExperimentResult played = run(small(2), open(file).get(), 1);
    {
        QSqlDatabase database
            = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("old"));
        database.setDatabaseName(file);
        QVERIFY(database.open());
        for (const char* statement :
             {"ALTER TABLE game DROP COLUMN program", "ALTER TABLE game DROP COLUMN date",
              "ALTER TABLE game DROP COLUMN disturbed", "ALTER TABLE game DROP COLUMN failure",
              "DELETE FROM game WHERE round = 1", "PRAGMA user_version = 1"})
            QVERIFY(QSqlQuery(database).exec(QLatin1String(statement)));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("old"));
    // What is there stays, and doesn't claim to be played by this program.
    const ExperimentResult whole = run(small(2), open(file).get(), 1);
    experiments::compareGames(whole.games, played.games);
    for (const ExperimentGame& game : whole.games) {
        QCOMPARE(game.program.isEmpty(), game.round == 0);
        QCOMPARE(game.date.isValid(), game.round == 1);
        QCOMPARE(game.disturbed.has_value(), game.round == 1);
        const auto stored = storedGame(whole.experiment, game);
        QVERIFY(stored.has_value());
        QCOMPARE(stored->game.tag(QStringLiteral("Date")).isEmpty(), game.round == 0);
        QCOMPARE(stored->game.tag(QStringLiteral("Event")), QStringLiteral("Small"));
        QCOMPARE(
            stored->game.tag(game.aMovesFirst ? QStringLiteral("First") : QStringLiteral("Second")),
            whole.experiment.cells[std::size_t(whole.experiment.indexOf(game.cell))]
                .a.nameInFiles());
    }
}

void TestExperimentStore::aStoreOfTheSecondVersionIsGivenWhatItLacks()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("study.sqlite"));
    const ExperimentResult played = run(small(2), open(file).get(), 1);
    {
        QSqlDatabase database
            = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("old"));
        database.setDatabaseName(file);
        QVERIFY(database.open());
        for (const char* statement :
             {"ALTER TABLE game DROP COLUMN disturbed", "ALTER TABLE game DROP COLUMN failure",
              "DELETE FROM game WHERE round = 1", "PRAGMA user_version = 2"})
            QVERIFY(QSqlQuery(database).exec(QLatin1String(statement)));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("old"));
    const ExperimentResult whole = run(small(2), open(file).get(), 1);
    experiments::compareGames(whole.games, played.games);
    for (const ExperimentGame& game : whole.games) {
        QVERIFY(!game.program.isEmpty() && game.date.isValid());
        // Of what was played before nobody can say.
        QCOMPARE(game.disturbed.has_value(), game.round == 1);
    }
    QCOMPARE(columnOf(experimentGamesToCsv(whole), "disturbed").count(QString()),
             qsizetype(std::accumulate(whole.games.begin(), whole.games.end(), std::size_t {0},
                                       [](std::size_t plies, const ExperimentGame& game) {
                                           return plies + (game.round == 0 ? game.moves.size() : 0);
                                       })));
}

void TestExperimentStore::timesOfGamesBesideOtherWorkAreMarked()
{
    for (const bool beside : {false, true}) {
        const auto store = open(":memory:");
        std::optional<ConcurrentLoad> board;
        if (beside)
            board.emplace(ConcurrentLoad::By::Board);
        run(small(1), store.get(), 2);
        board.reset();
        const ExperimentResult kept = *loadExperiment(small(1), *store);
        QCOMPARE(kept.games.size(), std::size_t {4});
        for (const ExperimentGame& game : kept.games) {
            QCOMPARE(game.disturbed, std::optional(beside));
            QCOMPARE(storedGame(kept.experiment, game)->disturbed, beside);
        }
        const QStringList marks = columnOf(experimentGamesToCsv(kept), "disturbed");
        QCOMPARE(marks.count(beside ? "yes" : "no"), marks.size());
        const QJsonObject json = QJsonDocument::fromJson(experimentToJson(kept)).object();
        QCOMPARE(json["games"][0]["disturbed"], QJsonValue(beside));
        QCOMPARE(experimentToText(kept).contains("not reliable"), beside);
        QCOMPARE(provenanceOf(kept).lines().front().contains("4 of 4 games"), beside);
        // Every other table gets it with its provenance.
        QCOMPARE(provenanceOf(kept).addedToCsv(experimentToCsv(kept)).contains("disturbed"),
                 beside);
    }
}

void TestExperimentStore::filesNameWhoPlayedAndWhoExported()
{
    const auto store = open(":memory:");
    const Experiment experiment = small(5);
    std::vector<ExperimentGame> games = run(experiment, nullptr, 1).games;
    // Cells have five games: of an older program, of a later one, and one from before programs were
    // kept; the last cell's are of the older one alone.
    for (ExperimentGame& game : games)
        game.program = game.cell == experiment.cells.back().id || game.round < 2 ? "0.0.9"
            : game.round < 4                                                     ? "0.0.10"
                                                                                 : "";
    QVERIFY(store->keep(experiment));
    QVERIFY(store->add(experiment.id, games));
    const ExperimentResult result = *loadExperiment(experiment, *store);
    QCOMPARE(result.games.size(), games.size());
    const QString exporter = QStringLiteral("Fourcast " FOURCAST_VERSION);

    const QByteArray csv = experimentToCsv(result);
    QCOMPARE(columnOf(csv, "exported_by"), QStringList(4, exporter));
    const QString mixed = QStringLiteral("0.0.9: 2, 0.0.10: 2, not recorded: 1");
    QCOMPARE(columnOf(csv, "version"), (QStringList {mixed, mixed, mixed, "0.0.9"}));
    QVERIFY(columnOf(experimentCurvesToCsv(result), "version").front().startsWith("0.0.9: "));
    QCOMPARE(columnOf(experimentGamesToCsv(result), "exported_by").back(), exporter);

    const QJsonObject json = QJsonDocument::fromJson(experimentToJson(result)).object();
    QCOMPARE(json["version"].toString(), QStringLiteral("0.0.9: 11, 0.0.10: 6, not recorded: 3"));
    QCOMPARE(json["playedBy"][1]["version"].toString(), QStringLiteral("0.0.10"));
    QCOMPARE(json["playedBy"][1]["games"].toInt(), 6);
    QVERIFY(json["playedBy"][2]["version"].isNull());
    QCOMPARE(json["exportedBy"].toString(), exporter);

    const Provenance provenance = provenanceOf(result);
    QCOMPARE(provenance.program, exporter);
    const QString settings = provenance.lines().front();
    QVERIFY2(settings.contains("Fourcast 0.0.9 (11 ") && settings.contains("Fourcast 0.0.10 (6 ")
                 && settings.contains("not recorded (3 "),
             qPrintable(settings));
}

void TestExperimentStore::filesStateTheBoundsOfTheTest()
{
    const auto stated = [](const Experiment& experiment) {
        return provenanceOf(ExperimentResult {experiment, {}})
            .toJson()["settings"]
            .toObject()["test"]
            .toString();
    };
    Experiment experiment = small(100);
    QVERIFY(stated(experiment).startsWith(sprtFor(100).toText()));
    QVERIFY(stated(experiment).contains(QStringLiteral("fitted to the rounds")));
    experiment.test = {SprtOptions {.elo0 = 5, .elo1 = 35, .alpha = 0.1, .beta = 0.1}, true};
    QCOMPARE(stated(experiment),
             QStringLiteral("5 against 35 Elo, errors of 10 %; a decided test ends its pairing"));
    // A figure is one game.
    QVERIFY(stated(experiments::study(QStringLiteral("figure12"), {})).isEmpty());
}

void TestExperimentStore::runGoesOnWhereItWasStopped()
{
    const auto store = open(":memory:");
    const Experiment experiment = small(5);
    std::stop_source stop;
    const auto part = runExperiment(experiment, store.get(), 2, stop.get_token(),
                                    [&](const ExperimentGame&, int done, int) {
                                        if (done == 7)
                                            stop.request_stop();
                                    });
    QVERIFY(part && !part->isComplete());
    int first = 0;
    int calls = 0;
    const auto whole = runExperiment(experiment, store.get(), 2, {},
                                     [&](const ExperimentGame&, int done, int expected) {
                                         QCOMPARE(expected, 20);
                                         if (calls++ == 0)
                                             first = done;
                                     });
    QVERIFY(whole && whole->isComplete());
    QCOMPARE(first, static_cast<int>(part->games.size()) + 1);
    QCOMPARE(calls, 20 - static_cast<int>(part->games.size()));
    experiments::compareGames(whole->games, run(experiment, nullptr, 1).games);
    // More rounds play only what is new, fewer show a part.
    calls = 0;
    const auto more = runExperiment(small(6), store.get(), 1, {},
                                    [&](const ExperimentGame&, int, int) { ++calls; });
    QVERIFY(more && more->isComplete());
    QCOMPARE(calls, 4);
    const ExperimentResult fewer = run(small(2), store.get(), 1);
    QCOMPARE(fewer.games.size(), std::size_t {8});
    QCOMPARE(store->experiments()->front().games(), 24);
}

void TestExperimentStore::otherSettingsAreRefusedByName()
{
    const auto store = open(":memory:");
    const Experiment experiment = small(2);
    QVERIFY(store->keep(experiment).has_value());
    Experiment other = experiment;
    other.rules.openingPlies = 4;
    QVERIFY(store->keep(other).error().message.contains("the openings"));
    other = experiment;
    other.cells[1].seed = 6;
    QVERIFY(store->keep(other).error().message.contains("the seed of own/2-1"));
    other = experiment;
    other.cells[0].b.limits.depth = 3;
    const auto refused = runExperiment(other, store.get(), 1, {}, {});
    QVERIFY(refused.error().message.contains("the players of own/1-1"));
    // A further cell joins.
    other = experiment;
    other.cells.erase(other.cells.begin() + 1, other.cells.end());
    other.cells.push_back(experiment.cells[0]);
    other.cells.back().id = QStringLiteral("own/new");
    QVERIFY(store->keep(other).has_value());
    QCOMPARE(store->experiments()->front().cells.size(), std::size_t {5});
    QVERIFY(store->games(experiment).has_value());
}

void TestExperimentStore::fairRunsOfOlderVersionsGoOnInTheirOrder()
{
    // As they wrote the rules.
    const QByteArray rules
        = R"({"alternateFirst":true,"openings":"all-three-plies","randomMoves":"none"})";
    StudySettings settings {.protocol = StudyProtocol::Fair, .rounds = 8, .maximumDepth = 2};
    settings.olderOpenings = true;
    Experiment older = experiments::study("table9", settings);
    QCOMPARE(QJsonDocument(rulesToJson(older.rules)).toJson(QJsonDocument::Compact), rules);
    QVERIFY2(older.protocolText().contains("343 sequences"), qPrintable(older.protocolText()));
    QVERIFY(!older.protocolText().contains("238"));

    const auto store = open(":memory:");
    std::stop_source stop;
    QVERIFY(runExperiment(older, store.get(), 1, stop.get_token(),
                          [&](const ExperimentGame&, int done, int) {
                              if (done == 3)
                                  stop.request_stop();
                          }));
    const auto kept = store->experiments();
    QVERIFY(kept && kept->size() == 1);
    const ExperimentResult whole = run(kept->front(), store.get(), 1);
    QVERIFY(whole.isComplete());
    QStringList openings;
    for (const ExperimentGame& game : whole.games)
        openings << notation::toDigits({game.moves.begin(), game.moves.begin() + 3});
    QCOMPARE(openings.join(u' '), QStringLiteral("111 111 313 313 515 515 717 717"));
    // A new run is another one, and can't be mixed into it.
    settings.olderOpenings = false;
    Experiment newer = experiments::study("table9", settings);
    QVERIFY(newer.id != older.id);
    QCOMPARE(run(newer, store.get(), 1).games.size(), std::size_t {8});
    newer.id = older.id;
    QVERIFY(store->keep(newer).error().message.contains("the openings"));
}

void TestExperimentStore::killedProcessLosesNoGame()
{
    QTemporaryDir folder;
    const QString file = folder.filePath("study.sqlite");
    QProcess process;
    process.start(QCoreApplication::applicationFilePath(),
                  {"tst_experimentstore", QLatin1String(killedRun), file});
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    QCOMPARE(process.readAllStandardOutput().count('.'), 60);
    const auto store = open(file);
    const auto kept = store->games(small(50));
    QVERIFY(kept.has_value());
    QVERIFY(kept->size() >= 60 && kept->size() < 200);
    experiments::compareGames(run(small(50), store.get(), 2).games,
                              run(small(50), nullptr, 1).games);
}

void TestExperimentStore::otherFilesAreRefusedAndStay_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("text") << QByteArray("experiment,protocol\n");
    QTemporaryDir folder;
    const QString file = folder.filePath("a");
    run(small(20), open(file).get(), 1);
    const QByteArray good = contents(file);
    QVERIFY(good.size() > 8192);
    QByteArray foreign = good;
    foreign.replace(68, 4, QByteArray(4, '\0')); // whose file it is, in SQLite's header
    QTest::newRow("another program's") << foreign;
    QByteArray newer = good;
    newer.replace(60, 4, QByteArray("\0\0\0\x63", 4)); // the version of its format
    QTest::newRow("a later version's") << newer;
    QByteArray torn = good;
    torn.replace(4096, good.size() - 4096, QByteArray(good.size() - 4096, 'x'));
    QTest::newRow("damaged") << torn;
    QTest::newRow("cut off") << good.left(5000);
}

void TestExperimentStore::otherFilesAreRefusedAndStay()
{
    QFETCH(QByteArray, bytes);
    QTemporaryDir folder;
    const QString file = folder.filePath("study.sqlite");
    write(file, bytes);
    const auto store = ExperimentStore::open(file);
    QVERIFY(!store.has_value());
    const QString sentence = store.error().message;
    QVERIFY2(sentence.contains(file) && sentence.endsWith(u'.') && !sentence.contains(u'\n'),
             qPrintable(sentence));
    QCOMPARE(contents(file), bytes);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), qsizetype {1});
}

void TestExperimentStore::storeAnswersEveryThread()
{
    const auto store = open(":memory:");
    const Experiment experiment = small(10);
    std::jthread player([&] { run(experiment, store.get(), 2); });
    for (int i = 0; i < 20; ++i)
        QVERIFY(store->experiments().has_value());
    player.join();
    QCOMPARE(store->games(experiment)->size(), std::size_t {40});
    QVERIFY(!ExperimentStore::open("/proc/nowhere/study.sqlite"));
}

void TestExperimentStore::exportsStateTheSettings()
{
    StudySettings settings {.protocol = StudyProtocol::BestFit, .rounds = 4, .maximumDepth = 2};
    const ExperimentResult result = run(experiments::study("table9", settings), nullptr, 1);
    const QString csv = QString::fromUtf8(experimentToCsv(result));
    QCOMPARE(csv.count(u'\n'), 2);
    for (const char* part : {"best-fit", "table9/d2", "runs may overlap", "3000", ",4,"})
        QVERIFY2(csv.contains(QString::fromLatin1(part)), part);
    const QString text = experimentToText(result);
    for (const char* part : {"best-fit", "seed 3000", "each cell: 4", "0.24/0.76", "d2", "depth 2"})
        QVERIFY2(text.contains(QString::fromLatin1(part)), part);
    const QJsonObject json = QJsonDocument::fromJson(experimentToJson(result)).object();
    QCOMPARE(json["protocol"].toString(), QStringLiteral("best-fit"));
    QCOMPARE(json["games"].toArray().size(), 4);
    QVERIFY(!json["conclusion"].toString().isEmpty());
    const QJsonObject cell = json["cells"].toArray().first().toObject();
    QCOMPARE(cell["ofA"].toObject()["wins"].toInt(), result.tallies().front().winsA);
    std::size_t moves = 0;
    for (const ExperimentGame& game : result.games)
        moves += game.moves.size();
    QCOMPARE(static_cast<std::size_t>(experimentGamesToCsv(result).count('\n')), moves + 1);
    // A figure has a row for each ply, with the article's beside it.
    const ExperimentResult figure = run(experiments::study("figure12", {}), nullptr, 1);
    const QString plies = QString::fromUtf8(experimentToCsv(figure));
    QCOMPARE(plies.count(u'\n'), qsizetype(figure.games.front().moves.size()) + 1);
    QVERIFY(plies.contains(",1,1,878.0,"));
    QVERIFY(plies.contains(",716,3,"));
}

void TestExperimentStore::newStoreIsMadeByOneOfAllThatOpenIt()
{
    const QTemporaryDir folder;
    for (int time = 0; time < 5; ++time) {
        const QString file = folder.filePath(QString::number(time));
        std::array<QString, 6> failed;
        std::latch all(failed.size());
        {
            std::vector<std::jthread> programs;
            for (QString& failure : failed)
                programs.emplace_back([&] {
                    all.arrive_and_wait();
                    auto store = ExperimentStore::open(file);
                    auto kept = store ? (*store)->keep(small(2)) : tl::unexpected(store.error());
                    failure = kept ? QString() : kept.error().message;
                });
        }
        for (const QString& failure : failed)
            QVERIFY2(failure.isEmpty(), qPrintable(failure));
        QCOMPARE(open(file)->experiments()->size(), std::size_t {1});
    }
}

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    if (argc == 3 && QByteArray(argv[1]) == killedRun)
        return playUntilKilled(QString::fromLocal8Bit(argv[2]));
    TestExperimentStore test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_experimentstore.moc"
