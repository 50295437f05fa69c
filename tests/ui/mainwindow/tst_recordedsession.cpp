// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/repeatedsearch.h"
#include "core/engines/enginefactory.h"
#include "core/recording/recordingfile.h"
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/labs/compare/comparepage.h"
#include "ui/labs/labpanel.h"
#include "ui/performance/reportpanel.h"
#include "ui/performance/runhistory.h"
#include "ui/performance/searchrepetition.h"
#include "ui/performance/workers/timelineview.h"
#include "ui/performance/workers/workertimeline.h"
#include "ui/style/appearance.h"
#include "ui/widgets/labels/messagestrip.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <algorithm>
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
    void initTestCase()
    {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        appearance::initialize();
    }

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

    /// The search of the move in the report, on the page that compares searches.
    void aSearchIsRepeatedWithItsSettings()
    {
        const WindowFixture f;
        const Recording recording = searchedGame();
        const QString path = f.path("game.c4rec");
        QVERIFY(recordingfile::save(recording, path));
        QVERIFY(!f.action(Command::RepeatSearch)->isEnabled());
        QVERIFY(f.window->open(path));
        QTRY_VERIFY(f.action(Command::RepeatSearch)->isEnabled());
        f.window->parts().model.goTo(3);
        f.action(Command::RepeatSearch)->trigger();
        const auto* const page = qobject_cast<ComparePage*>(
            f.window->parts().docks.laboratory().page(QStringLiteral("compare")));
        QVERIFY(page);
        QVERIFY(f.action(Command::LayoutLab)->isChecked());
        QTRY_VERIFY_WITH_TIMEOUT(!page->isRunning(), 20000);
        const ComparisonResult& result = page->result();
        QCOMPARE(result.contenders.size(), 1u);
        QCOMPARE(int(result.contenders[0].samples.size()), searchRepetitions);
        QVERIFY(
            f.action(Command::RepeatSearch)->text().contains(QString::number(searchRepetitions)));
        QCOMPARE(result.contenders[0].entrant.engine, QStringLiteral("alphabeta-h1"));
        QCOMPARE(result.contenders[0].entrant.limits.depth, 3);
        QCOMPARE(result.request.position(), recording.positions()[2]);
        QVERIFY(result.request.recorded);
        QCOMPARE(result.request.recorded->title, QStringLiteral("Move 3"));
        QCOMPARE(result.request.recorded->machine, recording.machine);
        // The same work every time.
        const auto nodes = repeatedFigure(result, *searchQuantity(u"nodes"));
        QCOMPARE(nodes->recorded, double(recording.moves[2].report->nodes));
        QCOMPARE(nodes->place, RepeatedFigure::Place::Same);
    }

    void whatCannotBeRepeatedSaysWhy()
    {
        const WindowFixture f;
        QAction& repeat = *f.action(Command::RepeatSearch);
        const QString tip = repeat.toolTip();
        QTRY_VERIFY(!repeat.isEnabled());
        QVERIFY(repeat.statusTip().contains(QStringLiteral("no move of an engine")));
        Recording recording = searchedGame();
        const QString path = f.path("game.c4rec");
        recording.moves[1].report->nodes = 0;
        recording.moves[1].report->statistics.bookColumns = 7;
        recording.players[0].name = QStringLiteral("alphabeta-h1 depth 3, H1 of-the-moon");
        QVERIFY(recordingfile::save(recording, path));
        QVERIFY(f.window->open(path));
        QTRY_COMPARE(f.game().length(), 4);
        f.window->parts().model.goTo(3);
        QTRY_VERIFY(repeat.toolTip().contains(QStringLiteral("not in the recording")));
        QVERIFY(!repeat.isEnabled());
        f.window->parts().model.goTo(2);
        QTRY_VERIFY(repeat.toolTip().contains(QStringLiteral("book gave this move")));
        QVERIFY(!repeat.isEnabled());
        f.window->parts().model.goTo(4);
        QTRY_VERIFY(repeat.isEnabled());
        QVERIFY(!repeat.toolTip().contains(u'\n'));
        QVERIFY(tip.startsWith(repeat.toolTip()));
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

    /// Pinned on one machine and shown on another.
    void pinnedSpansGoWithTheRecording()
    {
        using namespace std::chrono_literals;
        const WindowFixture f;
        const WindowParts& parts = f.window->parts();
        Recording recording = searchedGame();
        recording.moves[2].report->time = 900ms; // the slowest is shown first
        recording.moves[2].pins.pins[0]
            = TimePin {.from = 0ns, .to = 5us, .text = QStringLiteral("the start")};
        const QString path = f.path("game.c4rec");
        QVERIFY(recordingfile::save(recording, path));
        QVERIFY(f.window->open(path));
        QTRY_COMPARE(f.game().ply(), 3);
        QTRY_VERIFY(f.window->findChild<WorkerTimeline*>());
        auto* const workers = f.window->findChild<WorkerTimeline*>();
        QTRY_VERIFY(workers->pins().ofSearch() == recording.moves[2].pins);
        QVERIFY(!f.window->isWindowModified());
        // Each search has its own.
        f.window->parts().model.goTo(2);
        QVERIFY(workers->pins().isEmpty());
        workers->view().setSpan(TimeSpan {0, 1000});
        workers->pinSpan();
        f.window->parts().model.goTo(3);
        QVERIFY(workers->pins().ofSearch() == recording.moves[2].pins);
        // They count as a change that is asked about, though the game is as its file has it.
        QVERIFY(f.window->isWindowModified());
        QVERIFY(!parts.model.isModified());
        QString asked;
        answerNextDialog([&asked](QWidget* dialog) {
            auto* const box = qobject_cast<QMessageBox*>(dialog);
            QVERIFY(box);
            asked = box->text();
            box->button(QMessageBox::Cancel)->click();
        });
        QVERIFY(!f.window->close());
        QVERIFY2(asked.contains(QStringLiteral("pinned spans")), qPrintable(asked));
        QVERIFY(!asked.contains(QStringLiteral("moves or comments")));
        f.trigger(Command::Save);
        QVERIFY(!f.window->isWindowModified());
        auto read = recordingfile::load(path);
        QVERIFY2(read, read ? "" : qPrintable(read.error().message));
        QVERIFY(read->moves[2].pins == recording.moves[2].pins);
        QVERIFY(read->moves[1].pins.pins[0] == (TimePin {.from = 0ns, .to = 1us}));
        QCOMPARE(read->date, recording.date);
        // As what was taken away is.
        workers->unpinSpans();
        QVERIFY(f.window->isWindowModified());
        f.trigger(Command::Save);
        QVERIFY(!f.window->isWindowModified());
        read = recordingfile::load(path);
        QVERIFY(read && read->moves[2].pins.isEmpty() && !read->moves[1].pins.isEmpty());
        QVERIFY(f.window->close());
    }

    /// A game file has no place for them.
    void pinsOutliveAGameFile()
    {
        using namespace std::chrono_literals;
        const WindowFixture f;
        const QString path = f.path("game.c4rec");
        QVERIFY(recordingfile::save(searchedGame(), path));
        QVERIFY(f.window->open(path));
        QTRY_COMPARE(f.game().length(), 4);
        GamePins& pins = f.window->parts().recorder.pins();
        SearchPins pinned;
        pinned.pins[1] = TimePin {.from = 1ns, .to = 2ns};
        pins.changeShown(pinned);
        QVERIFY(pins.areUnsaved());
        f.window->parts().model.markSaved(f.path("game.c4g"));
        f.trigger(Command::Save);
        QVERIFY(pins.areUnsaved());
        QVERIFY(f.window->isWindowModified());
        // Who saves when asked is led to a recording, beside the game file.
        QVERIFY(QFile::remove(path));
        answerNextDialog([](QWidget* dialog) {
            answerNextDialog([](QWidget* next) {
                QVERIFY(qobject_cast<QFileDialog*>(next));
                QMetaObject::invokeMethod(next, "accept");
            });
            qobject_cast<QMessageBox*>(dialog)->button(QMessageBox::Save)->click();
        });
        QVERIFY(f.window->parts().files.mayDiscard());
        QVERIFY(!pins.areUnsaved());
        QCOMPARE(f.window->parts().model.filePath(), path);
        const auto read = recordingfile::load(path);
        QVERIFY2(read, read ? "" : qPrintable(read.error().message));
        QVERIFY(std::ranges::any_of(
            read->moves, [&](const RecordedMove& recorded) { return recorded.pins == pinned; }));
        // And they leave with their game.
        pins.changeShown({});
        f.window->parts().model.reset(Game());
        QVERIFY(!pins.areUnsaved());
        QVERIFY(pins.shown().isEmpty());
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
