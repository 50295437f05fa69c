// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginefactory.h"
#include "ui/performance/runhistory.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

class TestRunHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachEngineOfAGameIsASeries()
    {
        RunHistory history;
        QSignalSpy series(&history, &RunHistory::seriesChanged);
        QSignalSpy points(&history, &RunHistory::pointsChanged);
        add(history, Player::First, "a", 1);
        add(history, Player::Second, "b", 2);
        add(history, Player::First, "a", 3);
        QCOMPARE(plies(history), (QStringList {"1a:1,3", "1b:2"}));
        QCOMPARE(series.count(), 2);
        QCOMPARE(points.count(), 3);
    }

    void takenBackPointsGo()
    {
        RunHistory history;
        for (int ply = 1; ply <= 6; ++ply)
            add(history, ply % 2 ? Player::First : Player::Second, ply % 2 ? "a" : "b", ply);
        QSignalSpy series(&history, &RunHistory::seriesChanged);
        history.truncate(3);
        QCOMPARE(plies(history), (QStringList {"1a:1,3", "1b:2"}));
        QCOMPARE(series.count(), 0);
        history.truncate(1);
        QCOMPARE(plies(history), QStringList {"1a:1"});
        QCOMPARE(series.count(), 1);
        QSignalSpy points(&history, &RunHistory::pointsChanged);
        history.truncate(1);
        QCOMPARE(points.count(), 0);
    }

    void anotherLineReplacesTheOldOne()
    {
        RunHistory history;
        for (int ply = 1; ply <= 4; ++ply)
            add(history, ply % 2 ? Player::First : Player::Second, ply % 2 ? "a" : "b", ply);
        add(history, Player::Second, "b", 2);
        QCOMPARE(plies(history), (QStringList {"1a:1", "1b:2"}));
    }

    void earlierGamesStay()
    {
        RunHistory history;
        history.beginRun();
        QCOMPARE(history.currentRun(), 1);
        add(history, Player::First, "a", 5);
        history.beginRun();
        QCOMPARE(history.currentRun(), 2);
        add(history, Player::First, "a", 1);
        history.truncate(0);
        QCOMPARE(plies(history), QStringList {"1a:5"});
        add(history, Player::First, "a", 1);
        history.clearEarlier();
        QCOMPARE(plies(history), QStringList {"2a:1"});
    }

    void seriesCanBeHidden()
    {
        RunHistory history;
        add(history, Player::First, "a", 1);
        QSignalSpy changed(&history, &RunHistory::seriesChanged);
        history.setVisible(0, false);
        history.setVisible(0, false);
        history.setVisible(9, false);
        QCOMPARE(changed.count(), 1);
        QVERIFY(!history.series().front().visible);
    }

    void pointTakesTheFirstPlayersView()
    {
        SearchReport report;
        report.bestMove = Move(2);
        report.nodes = 10;
        report.time = std::chrono::microseconds(1500);
        report.score = {.kind = Score::Kind::Estimate, .value = 30};
        QCOMPARE(MovePoint::fromReport(report, Player::First, 1).score.value, 30);
        const MovePoint second = MovePoint::fromReport(report, Player::Second, 2);
        QCOMPARE(second.score.value, -30);
        QCOMPARE(second.milliseconds, 1.5);
        QCOMPARE(second.ply, 2);
    }

    void csvHasALinePerPoint()
    {
        RunHistory history;
        history.add(Player::First, "mapped-h1, depth 6",
                    {.ply = 1,
                     .move = Move(3),
                     .nodes = 878,
                     .milliseconds = 0.25,
                     .depth = 6,
                     .score = {.kind = Score::Kind::Estimate, .value = -30}});
        history.add(Player::Second, "\"x\"",
                    {.ply = 2,
                     .move = Move(0),
                     .nodes = 1,
                     .milliseconds = 2,
                     .disturbed = true,
                     .depth = 1,
                     .score = {.kind = Score::Kind::Win, .value = 0, .plies = 3}});
        const QList<QByteArray> lines = history.toCsv().split('\n');
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines[3], QByteArray());
        const QByteArray old("run,side,engine,ply,column,nodes,time_ms,disturbed,depth_plies,"
                             "score_kind,score_value,score_plies,");
        QVERIFY(lines[0].startsWith(old + "disturbed_by_others,leaves,evaluations,"));
        QVERIFY(lines[1].startsWith(
            "1,first,\"mapped-h1, depth 6\",1,4,878,0.250000,no,6,estimate,-30,,no,"));
        QVERIFY(lines[2].startsWith("1,second,\"\"\"x\"\"\",2,1,1,2.000000,yes,1,win,,3,no,"));
    }

    /// All that an engine reports can be read from the file, and from the JSON beside it.
    void everyFigureHasAColumn()
    {
        RunHistory history;
        const SearchReport report = search(QStringLiteral("alphabeta-h1"), 5);
        history.add(Player::First, QStringLiteral("a"),
                    MovePoint::fromReport(report, Player::First, 1));
        const QList<QByteArray> lines = history.toCsv().split('\n');
        const QList<QByteArray> names = lines[0].split(',');
        const QList<QByteArray> values = lines[1].split(',');
        QCOMPARE(values.size(), names.size());
        const QJsonObject point
            = QJsonDocument::fromJson(history.toJson())["series"][0]["points"][0].toObject();
        for (const SearchQuantity& quantity : searchQuantities()) {
            // Older names.
            const QByteArray name = quantity.key == QLatin1String("milliseconds") ? "time_ms"
                : quantity.key == QLatin1String("depth")                          ? "depth_plies"
                                                         : quantity.key.data();
            QCOMPARE(names.count(name), 1);
            const QByteArray text = values[names.indexOf(name)];
            const auto expected = quantity.value(report);
            QCOMPARE(text.isEmpty(), !expected.has_value());
            QCOMPARE(point.contains(QLatin1String(name)), expected.has_value());
            if (!expected)
                continue;
            QVERIFY2(std::abs(text.toDouble() - *expected) <= 1e-6 + 1e-12 * *expected,
                     name.constData());
            QVERIFY2(std::abs(point[QLatin1String(name)].toDouble() - *expected)
                         <= 1e-6 + 1e-12 * *expected,
                     name.constData());
        }
    }

    void aMoveFromAFileHasWhatTheFileHas()
    {
        const MovePoint point {
            .ply = 1, .move = Move(3), .nodes = 100, .milliseconds = 2, .depth = 4, .score = {}};
        for (const SearchQuantity& quantity : searchQuantities()) {
            const auto value = point.figure(indexOf(quantity));
            if (quantity.key == QLatin1String("nodes"))
                QCOMPARE(value, std::optional(100.0));
            else if (quantity.key == QLatin1String("milliseconds"))
                QCOMPARE(value, std::optional(2.0));
            else if (quantity.key == QLatin1String("depth"))
                QCOMPARE(value, std::optional(4.0));
            else
                QVERIFY(!value);
        }
    }

    void othersLoadDisturbs()
    {
        SearchReport report;
        report.time = std::chrono::milliseconds(60);
        report.workerTimes = {
            {.running = std::chrono::milliseconds(40), .waiting = std::chrono::milliseconds(20)}};
        const MovePoint point = MovePoint::fromReport(report, Player::First, 1);
        QVERIFY(point.busyElsewhere && point.isDisturbed() && !point.disturbed);
        RunHistory history;
        history.add(Player::First, QStringLiteral("a"), point);
        QVERIFY(history.toCsv().contains(",yes,"));
    }

    void jsonHasTheSameFigures()
    {
        RunHistory history;
        add(history, Player::First, "a", 1);
        history.beginRun();
        add(history, Player::Second, "b", 2);
        const auto series
            = QJsonDocument::fromJson(history.toJson()).object().value("series").toArray();
        QCOMPARE(series.size(), 2);
        const QJsonObject last = series.last().toObject();
        QCOMPARE(last.value("run").toInt(), 2);
        QCOMPARE(last.value("side").toString(), QString("second"));
        QCOMPARE(last.value("engine").toString(), QString("b"));
        const QJsonObject point = last.value("points").toArray().first().toObject();
        QCOMPARE(point.value("ply").toInt(), 2);
        QCOMPARE(point.value("nodes").toInt(), 200);
        QCOMPARE(point.value("disturbed"), QJsonValue(false));
        QCOMPARE(point.value("score_kind").toString(), QString("none"));
    }

private:
    static SearchReport search(const QString& engine, int depth)
    {
        auto made = makeEngine(engine, {.workers = 1});
        return (*made)->search(Position(), {.depth = depth}, {});
    }
    static void add(RunHistory& history, Player side, const char* engine, int ply)
    {
        history.add(side, QString::fromLatin1(engine),
                    {.ply = ply,
                     .move = Move(ply % 7),
                     .nodes = static_cast<std::uint64_t>(100 * ply),
                     .milliseconds = 1,
                     .depth = 4,
                     .score = {}});
    }
    /// "1a:1,3": run, engine, plies.
    static QStringList plies(const RunHistory& history)
    {
        QStringList result;
        for (const RunSeries& series : history.series()) {
            QStringList numbers;
            for (const MovePoint& point : series.points)
                numbers << QString::number(point.ply);
            result << QString::number(series.run) + series.engine + ':' + numbers.join(',');
        }
        return result;
    }
};

QTEST_GUILESS_MAIN(TestRunHistory)
#include "tst_runhistory.moc"
