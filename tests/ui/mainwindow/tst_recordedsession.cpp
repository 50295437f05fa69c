// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginefactory.h"
#include "core/recording/recordingfile.h"
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/performance/reportpanel.h"
#include "ui/performance/runhistory.h"
#include "ui/style/appearance.h"
#include "ui/widgets/labels/messagestrip.h"

#include <QAction>
#include <QFile>
#include <QTest>
#include <QToolButton>
#include <array>
#include <map>

namespace {

/// Two moves each of alphabeta-h1, which also begins, at depths of its own.
Recording searchedGame()
{
    const Entrant entrant {.engine = QStringLiteral("alphabeta-h1"), .limits = {.depth = 3}};
    const auto engine = *makeEngine(entrant.engine, entrant.options);
    Game game;
    std::map<std::uint64_t, SearchReport> reports;
    while (game.length() < 4) {
        const SearchReport report = engine->search(game.position(), entrant.limits, {});
        reports.insert({game.position().key(), report});
        game.play(report.bestMove);
    }
    game.setComment(1, QStringLiteral("the centre"));
    return Recording::of(game, {entrant, entrant},
                         [&](const Position& before, Move) { return &reports.at(before.key()); });
}

}

/// A recording opened in a window that did not play it.
class TestRecordedSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }

    void itShowsWhatTheLiveGameShowed()
    {
        const WindowFixture f;
        Recording recording = searchedGame();
        recording.moves[2].report->disturbed = true;
        recording.machine = QStringLiteral("another machine");
        const QString path = f.path("game.c4rec");
        QVERIFY(recordingfile::save(recording, path));
        QVERIFY(f.window->open(path));
        QTRY_COMPARE(f.game().length(), 4);
        QVERIFY(f.action(Command::LayoutMeasure)->isChecked());
        const WindowParts& parts = f.window->parts();
        QVERIFY(!parts.controller.isRunning());
        std::size_t points = 0;
        for (const RunSeries& series : parts.history.series()) {
            if (series.run != parts.history.currentRun())
                continue;
            for (const MovePoint& point : series.points) {
                const SearchReport& report
                    = *recording.moves[static_cast<std::size_t>(point.ply - 1)].report;
                QCOMPARE(point.nodes, report.nodes);
                QCOMPARE(point.depth, report.depth);
                QCOMPARE(point.disturbed, point.ply == 3);
                const SearchMetrics figures = metricsOf(report);
                for (std::size_t i = 0; i < figures.size(); ++i)
                    QCOMPARE(point.figures[i], figures[i]);
                ++points;
            }
        }
        QCOMPARE(points, std::size_t(4));
        for (int ply = 0; ply < 4; ++ply)
            QVERIFY(parts.reports.reportOf(f.game().positionAt(ply),
                                           f.game().moves()[static_cast<std::size_t>(ply)]));
        QCOMPARE(f.game().comment(1), QStringLiteral("the centre"));
    }

    /// From the slowest move on, by the time that each took.
    void movesAreGoneThroughByTheirTime()
    {
        using namespace std::chrono_literals;
        const WindowFixture f;
        Recording recording = searchedGame();
        const std::array times {2ms, 40ms, 900ms, 7ms};
        for (std::size_t i = 0; i < times.size(); ++i)
            recording.moves[i].report->time = times[i];
        const QString path = f.path("game.c4rec");
        QVERIFY(recordingfile::save(recording, path));
        QVERIFY(!f.action(Command::SlowestMove)->isEnabled());
        QVERIFY(f.window->open(path));
        QTRY_COMPARE(f.game().ply(), 3);
        QVERIFY(f.action(Command::SlowestMove)->isEnabled());
        for (const int ply : {2, 4, 1}) {
            QVERIFY(f.action(Command::NextSlowestMove)->isEnabled());
            f.action(Command::NextSlowestMove)->trigger();
            QCOMPARE(f.game().ply(), ply);
        }
        QTRY_VERIFY(!f.action(Command::NextSlowestMove)->isEnabled());
        f.action(Command::SlowestMove)->trigger();
        QCOMPARE(f.game().ply(), 3);
        // Both stand in the report, too.
        int buttons = 0;
        for (const QToolButton* button :
             f.window->parts().docks.report().findChildren<QToolButton*>())
            buttons += button->defaultAction() == f.action(Command::SlowestMove)
                    || button->defaultAction() == f.action(Command::NextSlowestMove)
                ? 1
                : 0;
        QCOMPARE(buttons, 2);
    }

    void whatIsWrittenOnItIsSavedInIt()
    {
        const WindowFixture f;
        Recording recording = searchedGame();
        recording.machine = QStringLiteral("another machine");
        const QString path = f.path("game.c4rec");
        QVERIFY(recordingfile::save(recording, path));
        QVERIFY(f.window->open(path));
        QTRY_COMPARE(f.game().length(), 4);
        f.window->parts().model.setComment(2, QStringLiteral("a reply"));
        QVERIFY(f.window->parts().model.isModified());
        f.trigger(Command::Save);
        QVERIFY(!f.window->parts().model.isModified());
        const auto read = recordingfile::load(path);
        QVERIFY2(read, read ? "" : qPrintable(read.error().message));
        QCOMPARE(read->game().comment(2), QStringLiteral("a reply"));
        QCOMPARE(read->searches(), 4);
        QCOMPARE(read->machine, recording.machine);
        QCOMPARE(read->date, recording.date);
        QCOMPARE(read->players, recording.players);
    }

    void whatCannotBeReadLeavesTheGame()
    {
        const WindowFixture f;
        f.play("44");
        QFile broken(f.path("broken.c4rec"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{}");
        broken.close();
        f.window->open(broken.fileName());
        const auto& message = f.window->parts().centre.message();
        QTRY_VERIFY(message.message().contains(QStringLiteral("broken.c4rec")));
        QCOMPARE(f.game().length(), 2);
    }
};

QTEST_MAIN(TestRecordedSession)
#include "tst_recordedsession.moc"
