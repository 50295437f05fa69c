// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/evaluationgraph.h"

#include "ui/style/showndiscs.h"

#include <QChartView>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

class TestEvaluationGraph : public QObject
{
    Q_OBJECT

private:
    static EvaluationPoint point(int ply, Outcome outcome, int lastDisc)
    {
        return {.ply = ply,
                .move = ply > 0 ? Move(ply % 7) : Move::none(),
                .row = ply > 0 ? 0 : -1,
                .discs = ply,
                .outcome = outcome,
                .lastDisc = lastDisc,
                .isExact = outcome != Outcome::Unfinished};
    }

    /// A draw, thrown away to the second player, a gap, and a first player who wins soon.
    static std::vector<EvaluationPoint> changefulGame()
    {
        return {point(0, Outcome::Draw, 42),       point(1, Outcome::Draw, 42),
                point(2, Outcome::SecondWins, 20), point(3, Outcome::SecondWins, 30),
                point(4, Outcome::Unfinished, 0),  point(5, Outcome::FirstWins, 11),
                point(6, Outcome::FirstWins, 31)};
    }

    struct Shown
    {
        EvaluationGraph graph;
        Shown()
        {
            graph.resize(700, 260);
            graph.show();
            graph.setCurve(changefulGame());
        }
        void click(QPoint place)
        {
            QTest::mouseClick(graph.view()->viewport(), Qt::LeftButton, {}, place);
        }
    };

private Q_SLOTS:
    void cleanup() { ShownDiscs::instance().setTheme(DiscTheme::Safe); }

    void firstPlayersWinsAreUpAndSoonerOnesFartherOut()
    {
        Shown f;
        QVERIFY(QTest::qWaitForWindowExposed(&f.graph));
        const auto height = [&f](int ply) { return -f.graph.placeOf(ply).y(); };
        QVERIFY(height(5) > height(6));
        QVERIFY(height(6) > height(0));
        QCOMPARE(height(0), height(1));
        QVERIFY(height(1) > height(3));
        QVERIFY(height(3) > height(2));
        for (int ply = 1; ply < 7; ++ply)
            QVERIFY(f.graph.placeOf(ply).x() > f.graph.placeOf(ply - 1).x());
        for (int ply = 0; ply < 7; ++ply)
            QVERIFY(f.graph.view()->rect().contains(f.graph.placeOf(ply)));
    }

    void heightsAreSymmetric()
    {
        for (const int last : {7, 20, 41})
            QCOMPARE(EvaluationPlot::height(point(1, Outcome::FirstWins, last)),
                     -EvaluationPlot::height(point(1, Outcome::SecondWins, last)));
        QCOMPARE(EvaluationPlot::height(point(1, Outcome::Draw, 42)), 0.0);
        QVERIFY(EvaluationPlot::height(point(1, Outcome::FirstWins, 7)) <= 1.0);
        QVERIFY(EvaluationPlot::height(point(1, Outcome::FirstWins, 41)) > 0.0);
    }

    void aClickGoesToTheMove()
    {
        Shown f;
        QVERIFY(QTest::qWaitForWindowExposed(&f.graph));
        QSignalSpy chosen(&f.graph, &EvaluationGraph::plyChosen);
        f.click(f.graph.placeOf(5));
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.takeFirst().first().toInt(), 5);
        // Anywhere in the position's column, and where nothing is known yet, too.
        f.click(QPoint(f.graph.placeOf(4).x(), f.graph.placeOf(0).y() + 20));
        QCOMPARE(chosen.takeFirst().first().toInt(), 4);
        // There is no move beyond the last one.
        f.click(QPoint(f.graph.view()->width() - 15, f.graph.placeOf(0).y()));
        QCOMPARE(chosen.count(), 0);
    }

    void arrowKeysWalkAndStopAtTheEnds()
    {
        Shown f;
        QSignalSpy chosen(&f.graph, &EvaluationGraph::plyChosen);
        f.graph.setCurrentPly(6);
        QTest::keyClick(f.graph.view(), Qt::Key_Right);
        QCOMPARE(chosen.count(), 0);
        QTest::keyClick(f.graph.view(), Qt::Key_Left);
        QCOMPARE(chosen.takeFirst().first().toInt(), 5);
        f.graph.setCurrentPly(0);
        QTest::keyClick(f.graph.view(), Qt::Key_Left);
        QCOMPARE(chosen.count(), 0);
    }

    void gapsAreCounted()
    {
        Shown f;
        QVERIFY2(f.graph.note().contains(u"1 of 7 positions"), qPrintable(f.graph.note()));
        QVERIFY(f.graph.note().contains(u"the sooner that side wins"));
        auto curve = changefulGame();
        curve[4] = point(4, Outcome::FirstWins, 11);
        f.graph.setCurve(curve);
        QVERIFY(!f.graph.note().contains(u"not known"));
    }

    void theScreenReaderHearsThePosition()
    {
        Shown f;
        ShownDiscs::instance().setTheme(DiscTheme::Classic);
        f.graph.setCurrentPly(2);
        QVERIFY2(f.graph.view()->accessibleDescription().contains(u"Yellow wins in 9"),
                 qPrintable(f.graph.view()->accessibleDescription()));
    }

    void everyFormatIsWritten()
    {
        Shown f;
        QVERIFY(QTest::qWaitForWindowExposed(&f.graph));
        const QTemporaryDir folder;
        for (const char* name : {"a.png", "a.svg", "a.csv", "a.json"}) {
            const QString path = folder.filePath(QString::fromLatin1(name));
            QVERIFY(chartexport::save(f.graph.content(), path));
            QVERIFY(QFileInfo(path).size() > 100);
        }
        // The frame adds its words above and below the picture.
        const QSize picture = f.graph.content().size * chartexport::pixelScale;
        const QSize whole = QImage(folder.filePath(QStringLiteral("a.png"))).size();
        QCOMPARE(whole.width(), picture.width());
        QVERIFY(whole.height() > picture.height());
    }

    /// A person who keeps the colours and lets the other one start is not shown the other's colour
    /// where the own name stands.
    void theBandsHaveTheColoursOfTheDiscs()
    {
        Shown f;
        QVERIFY(QTest::qWaitForWindowExposed(&f.graph));
        const auto isWarm = [&f](int ply) {
            // Beside the marker, in the band that it lies in.
            const QPoint place = f.graph.placeOf(ply) + QPoint(12, 0);
            const QColor ground = f.graph.view()->viewport()->grab().toImage().pixelColor(place);
            return ground.red() > ground.blue();
        };
        QVERIFY(isWarm(6));
        QVERIFY(!isWarm(2));
        ShownDiscs::instance().setTheme(DiscTheme::SafeSwapped);
        QVERIFY(!isWarm(6));
        QVERIFY(isWarm(2));
    }

    void darkPaletteTurnsTheGraphDark()
    {
        Shown f;
        QVERIFY(QTest::qWaitForWindowExposed(&f.graph));
        const auto lightness = [&f] {
            const QImage image = f.graph.grab().toImage();
            return image.pixelColor(image.width() / 2, 20).lightness();
        };
        const int before = lightness();
        // A window that is quite black would be one of high contrast, whose lines are never pale.
        QPalette dark(Qt::darkGray, QColor(20, 20, 20));
        dark.setColor(QPalette::Base, Qt::black);
        dark.setColor(QPalette::Text, Qt::white);
        f.graph.setPalette(dark);
        QTRY_VERIFY(lightness() < 90);
        QVERIFY(before > 160);
    }
};

QTEST_MAIN(TestEvaluationGraph)
#include "tst_evaluationgraph.moc"
