// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/results/experimentexport.h"
#include "core/study/runs/experimentjson.h"
#include "core/study/runs/experimentsettings.h"
#include "core/study/runs/experimentstore.h"
#include "core/study/runs/storedgame.h"
#include "tests/core/failingengine.h"
#include "tests/core/study/experiments.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

namespace {

const EngineFailure noMove {EngineFailure::Kind::NotAMove, QStringLiteral("d8")};

/// A program, which fails at its second move, against ours.
Experiment withProgram(RandomMoves lots = RandomMoves::None)
{
    FailingEngine::add(QStringLiteral("my bot"), 2, noMove);
    Experiment experiment = ownExperiment(
        QStringLiteral("Failures"), ExperimentShape::RoundRobin,
        {{QStringLiteral("my bot"), {}, {}}, {QStringLiteral("study-h1"), {}, {.depth = 1}}},
        {.randomMoves = lots, .openingList = {}}, 4, 5);
    return experiment;
}

Expected<void> change(const QString& file, const char* statement)
{
    bool done = false;
    {
        QSqlDatabase database
            = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("changed"));
        database.setDatabaseName(file);
        done = database.open() && QSqlQuery(database).exec(QLatin1String(statement));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("changed"));
    return done ? Expected<void>() : fail(QLatin1String(statement));
}

}

/// Games of experiments that a program has lost by failing.
class TestFailedExperiments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { FailingEngine::removeAll(); }

    void whoFailsHasLost_data()
    {
        QTest::addColumn<RandomMoves>("lots");
        QTest::newRow("no lots") << RandomMoves::None;
        QTest::newRow("two best columns") << RandomMoves::TopTwo;
    }
    void whoFailsHasLost()
    {
        QFETCH(const RandomMoves, lots);
        const ExperimentResult result = experiments::run(withProgram(lots), nullptr, 1);
        QVERIFY(!result.games.empty());
        for (const ExperimentGame& game : result.games) {
            const ExperimentCell& cell
                = result.experiment.cells[std::size_t(result.experiment.indexOf(game.cell))];
            const bool isA = cell.a.engine == QLatin1String("my bot");
            QCOMPARE(isA ? game.bWins() : game.aWins(), true);
            // With lots it is asked less often, and may be beaten on the board before it fails.
            if (!game.failure && lots == RandomMoves::TopTwo) {
                QVERIFY(positionAfter(game.moves).isFinished());
                continue;
            }
            QVERIFY(game.failure == std::optional(noMove));
            QCOMPARE(game.nodes.size(), game.moves.size());
        }
        for (const CellTally& tally : result.tallies()) {
            if (lots == RandomMoves::None) {
                QCOMPARE(tally.failuresOfA.games() + tally.failuresOfB.games(), tally.played);
                QCOMPARE(tally.failuresOfA.games(), tally.winsB);
            }
        }
    }

    void aStoreKeepsThem()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("study.sqlite"));
        const Experiment experiment = withProgram();
        const auto store = ExperimentStore::open(file).value();
        const ExperimentResult played = experiments::run(experiment, store.get(), 1);
        const ExperimentResult again = experiments::run(experiment, store.get(), 1);
        QCOMPARE(again.games.size(), played.games.size());
        for (std::size_t i = 0; i < played.games.size(); ++i) {
            QCOMPARE(again.games[i].outcome, played.games[i].outcome);
            QCOMPARE(again.games[i].failure, played.games[i].failure);
        }
        const StoredGame stored = storedGame(experiment, again.games.front()).value();
        QCOMPARE(*stored.game.failure(), noMove);
        QCOMPARE(stored.game.outcome(), again.games.front().outcome);
        int lines = 0;
        QVERIFY(store
                    ->readLines([&](const std::vector<Move>&, Outcome outcome) {
                        lines += outcome == Outcome::Unfinished ? 0 : 1;
                        return true;
                    })
                    .has_value());
        QCOMPARE(std::size_t(lines), played.games.size());
    }

    void anotherVersionIsAnotherPlayer()
    {
        const QTemporaryDir folder;
        const auto store
            = ExperimentStore::open(folder.filePath(QStringLiteral("study.sqlite"))).value();
        const Experiment before = withProgram();
        const auto own = [&before] {
            return ownExperiment(before.title, ExperimentShape::RoundRobin,
                                 {before.cells[0].a, before.cells[0].b}, before.rules, 4, 5);
        };
        QCOMPARE(own().id, before.id);
        const auto played = runExperiment(before, store.get(), 1, {}, {});
        QVERIFY(played.has_value());
        const std::size_t games = played->games.size();
        FailingEngine::add(QStringLiteral("my bot"), 2, noMove, 4);
        // As it is kept, it can be looked at and not gone on with.
        const Experiment kept = store->experiments().value().front();
        QCOMPARE(loadExperiment(kept, *store)->games.size(), games);
        const auto resumed = runExperiment(kept, store.get(), 1, {}, {});
        QVERIFY(!resumed.has_value());
        QVERIFY2(resumed.error().message.contains("version 3 of my bot, which is version 4 now"),
                 qPrintable(resumed.error().message));
        // By the same id.
        const auto joined = store->keep(before);
        QVERIFY(!joined.has_value());
        QVERIFY2(joined.error().message.contains("the version of my bot: 3 then, 4 now"),
                 qPrintable(joined.error().message));
        // The same once more is an experiment of its own.
        const Experiment now = own();
        QVERIFY(now.id != before.id);
        QVERIFY(runExperiment(now, store.get(), 1, {}, {}).has_value());
    }

    void aProgramIsNamedWithItsBlanks()
    {
        const Experiment usual = withProgram();
        const auto written = [&usual](const QString& engines) {
            return ownExperimentFrom({{"engines", engines}}, usual);
        };
        const auto both = written(QStringLiteral("my  bot 4, my bot"));
        QVERIFY(both.has_value());
        QCOMPARE(both->cells.front().a.engine, QStringLiteral("my bot"));
        QCOMPARE(both->cells.front().a.limits.depth, 4);
        QCOMPARE(both->cells.front().b.engine, QStringLiteral("my bot"));
        QVERIFY(!written(QStringLiteral("my bot four, study-h1")).has_value());
        QVERIFY(!written(QStringLiteral("study-h1 4 5, my bot")).has_value());
        FailingEngine::removeAll();
        QVERIFY(!written(QStringLiteral("my bot 4, study-h1")).has_value());
    }

    void gamesOfAProgramThatIsGoneCanBeRead()
    {
        const QTemporaryDir folder;
        const auto store
            = ExperimentStore::open(folder.filePath(QStringLiteral("study.sqlite"))).value();
        QVERIFY(runExperiment(withProgram(), store.get(), 1, {}, {}).has_value());
        FailingEngine::removeAll();
        const auto kept = store->experiments();
        QVERIFY2(kept.has_value(), qPrintable(kept ? QString() : kept.error().message));
        const ExperimentResult result = loadExperiment(kept->front(), *store).value();
        QCOMPARE(result.games.size(), std::size_t(4));
        QCOMPARE(cellToJson(kept->front().cells[0])["b"].toObject()["programVersion"].toInt()
                     + cellToJson(kept->front().cells[0])["a"].toObject()["programVersion"].toInt(),
                 3);
        const auto resumed = runExperiment(kept->front(), store.get(), 1, {}, {});
        QVERIFY(!resumed.has_value());
        QVERIFY2(resumed.error().message.contains("my bot"), qPrintable(resumed.error().message));
    }

    void aGameThatGoesOnForNoReasonIsDamaged()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("study.sqlite"));
        const Experiment experiment = withProgram();
        experiments::run(experiment, ExperimentStore::open(file).value().get(), 1);
        QVERIFY(change(file, "UPDATE game SET failure = ''").has_value());
        const auto store = ExperimentStore::open(file).value();
        QVERIFY(!runExperiment(experiment, store.get(), 1, {}, {}));
    }

    void filesSayWhy()
    {
        const ExperimentResult result = experiments::run(withProgram(), nullptr, 1);
        const auto rows = experimentGamesToCsv(result).trimmed().split('\n');
        QVERIFY(rows[0].endsWith(",failure"));
        QVERIFY(rows[1].endsWith(",not-a-move: d8"));
        const QJsonObject json = QJsonDocument::fromJson(experimentToJson(result)).object();
        QCOMPARE(json["games"].toArray()[0].toObject()["failure"].toString(), noMove.toCell());
        QVERIFY(experimentToText(result).contains(
            QStringLiteral("lost by failure: %1 × an answer that is no move")
                .arg(result.experiment.cells.front().rounds)));
    }
};

QTEST_GUILESS_MAIN(TestFailedExperiments)
#include "tst_failedexperiments.moc"
