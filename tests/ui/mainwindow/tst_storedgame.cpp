// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/gamefile.h"
#include "core/review/reviewexport.h"
#include "core/study/results/curves.h"
#include "core/study/runs/experimentrun.h"
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/labs/labpanel.h"
#include "ui/labs/study/curvesfigure.h"
#include "ui/labs/study/studycurvesview.h"
#include "ui/labs/study/studypage.h"
#include "ui/performance/runhistory.h"
#include "ui/style/appearance.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QTest>

namespace {

/// The last game of table 9 at depth 2, which H2 begins.
StoredGame playedGame()
{
    const StudySettings settings {.rounds = 2, .maximumDepth = 2};
    const ExperimentResult result
        = *runExperiment(*studyExperiment(QStringLiteral("table9"), settings), nullptr, 1, {}, {});
    return *storedGame(result.experiment, result.games.back());
}

/// A window in which a person plays an engine and has made a move, and then looks at that game.
void show(const WindowFixture& f, const StoredGame& stored)
{
    f.play("4");
    QTRY_COMPARE(f.game().length(), 2);
    auto* const page = qobject_cast<StudyPage*>(
        f.window->findChild<LabPanel*>()->makePage(QStringLiteral("study")));
    Q_EMIT page->gameChosen(stored, QStringLiteral("Table 9"));
    QCOMPARE(f.game().moves(), stored.game.moves());
}

Settings againstAnEngine()
{
    Settings settings = WindowFixture::quickSettings();
    settings.second = WindowFixture::quickEngine();
    return settings;
}

}

/// A game of the store on the board is its own, and not that of who sits there.
class TestStoredGame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }

    void itIsSavedWithItsOwnPlayersAndTags()
    {
        const WindowFixture f(againstAnEngine());
        const StoredGame stored = playedGame();
        show(f, stored);
        QCOMPARE(f.game().tag(QStringLiteral("First")), QStringLiteral("literal-h2 depth 2"));
        const QString path = f.path("stored.c4g");
        QVERIFY(gamefile::save(f.game(), path));
        const auto read = gamefile::load(path);
        QVERIFY(read.has_value());
        QVERIFY(read->tags() == stored.game.tags());
        for (const char* tag :
             {"Event", "Date", "Round", "First", "Second", "Experiment", "Cell", "Seed", "Program"})
            QVERIFY2(!read->tag(QLatin1String(tag)).isEmpty(), tag);
    }

    void aPointOfTheStudyCurvesLeadsToItsMove()
    {
        const WindowFixture f(againstAnEngine());
        CurveOptions options;
        options.depths = {2};
        const StudyCurve curve = runStudyCurves(options, {}, {}).front();
        f.window->findChild<QDockWidget*>(QStringLiteral("study"))->show();
        auto* const page = f.window->findChild<StudyCurvesView*>();
        QVERIFY(page);
        page->setCurves({curve});
        auto* const points = page->findChild<CurvesFigure*>();
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Return})
            QTest::keyClick(points, key);
        QCOMPARE(f.game().length(), static_cast<int>(curve.points.size()));
        QCOMPARE(f.game().ply(), 3);
        QCOMPARE(f.game().tag(QStringLiteral("First")), QStringLiteral("study-h1 depth 2"));
        for (const RunSeries& series : f.window->parts().history.series())
            QCOMPARE(series.engine, QStringLiteral("study-h1 depth 2"));
    }

    void theChartsShowItsOwnCurves()
    {
        const WindowFixture f(againstAnEngine());
        const StoredGame stored = playedGame();
        show(f, stored);
        const RunHistory& history = f.window->parts().history;
        std::size_t searched = 0;
        for (const RunSeries& series : history.series()) {
            if (series.run != history.currentRun())
                continue;
            QCOMPARE(series.engine, stored.players[series.side == Player::First ? 0 : 1].label());
            for (const MovePoint& point : series.points) {
                const auto ply = static_cast<std::size_t>(point.ply - 1);
                QCOMPARE(point.nodes, stored.nodes[ply]);
                QCOMPARE(point.milliseconds, stored.milliseconds[ply]);
                QCOMPARE(point.move, stored.game.moves()[ply]);
                ++searched;
            }
        }
        QCOMPARE(searched, std::size_t(std::ranges::count_if(stored.nodes, [](std::uint64_t nodes) {
                     return nodes > 0;
                 })));
        // The engine's move in the game before is of another run.
        QVERIFY(std::ranges::any_of(history.series(), [&history](const RunSeries& series) {
            return series.run != history.currentRun();
        }));
    }

    void aReviewNamesItsPlayers()
    {
        Review review;
        review.game = playedGame().game;
        const QString text
            = reviewToMarkdown(review, {QStringLiteral("red"), QStringLiteral("yellow")});
        QVERIFY(text.contains(
            QStringLiteral("Red (literal-h2 depth 2) against yellow (literal-h1 depth 2)")));
    }
};

QTEST_MAIN(TestStoredGame)
#include "tst_storedgame.moc"
