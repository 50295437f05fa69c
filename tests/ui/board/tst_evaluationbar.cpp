// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/board/boardtestsupport.h"
#include "ui/board/boardstage.h"
#include "ui/board/evaluationbar.h"

#include <QAccessible>

class TestEvaluationBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aShareGrowsWithTheScore()
    {
        double last = -1;
        for (int score = -exactscore::largest; score <= exactscore::largest; ++score) {
            const double share = EvaluationBar::shareOf({score, score});
            QVERIFY(share > last);
            QVERIFY(share > 0 && share < 1);
            QCOMPARE(share > 0.5, score > 0);
            QCOMPARE(share < 0.5, score < 0);
            last = share;
        }
    }

    void aWinShowsItsMoves()
    {
        EvaluationBar bar;
        bar.setSource(QStringLiteral("Exact"));
        // Two discs on the board: the first player wins with the fifth from now on.
        bar.setScore(positionAfter("44"), {22 - 6, 22 - 6});
        QCOMPARE(bar.label(), QStringLiteral("5"));
        QVERIFY(bar.share() > 0.5);
        QVERIFY2(bar.sentence().startsWith(QStringLiteral("Exact: Orange wins in 5")),
                 qPrintable(bar.sentence()));
        // The same number for the other side to move is the other side's win.
        bar.setScore(positionAfter("444"), {22 - 6, 22 - 6});
        QVERIFY(bar.share() < 0.5);
        bar.setScore(positionAfter("44"), {0, 0});
        QCOMPARE(bar.share(), 0.5);
        QVERIFY(bar.label().isEmpty());
    }

    void whatIsNotDecidedStaysAndSaysSo()
    {
        EvaluationBar bar;
        bar.setScore(positionAfter("44"), {5, 5});
        const double share = bar.share();
        bar.setScore(positionAfter("441"), {});
        QCOMPARE(bar.share(), share);
        QCOMPARE(bar.label(), QString(QChar(0x2026)));
        bar.setScore(positionAfter("441"), {1, 9});
        QVERIFY(bar.share() < 0.5);
    }

    void aGameThatIsOverFillsIt()
    {
        EvaluationBar bar;
        bar.setScore(positionAfter("1213141"), {});
        QCOMPARE(bar.share(), 1.0);
        QVERIFY(bar.label().isEmpty());
        bar.setScore(positionAfter("71213141"), {});
        QCOMPARE(bar.share(), 0.0);
    }

    void itEasesWhereItIsSeen()
    {
        MotionStyle moving(200);
        EvaluationBar bar;
        bar.setStyle(&moving);
        bar.resize(40, 300);
        bar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bar));
        bar.setScore(positionAfter("44"), {9, 9});
        QVERIFY(bar.shownShare() < bar.share());
        QTRY_COMPARE(bar.shownShare(), bar.share());
        bar.setAnimated(false);
        bar.setScore(positionAfter("44"), {-9, -9});
        QCOMPARE(bar.shownShare(), bar.share());
        bar.hide();
    }

    void itIsHeard()
    {
        EvaluationBar bar;
        bar.setSource(QStringLiteral("Exact"));
        bar.setScore(positionAfter("44"), {9, 9});
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&bar);
        QVERIFY(interface && interface->valueInterface());
        QCOMPARE(interface->text(QAccessible::Name), QStringLiteral("Evaluation: Exact"));
        QCOMPARE(interface->text(QAccessible::Value), bar.sentence());
        QCOMPARE(interface->valueInterface()->currentValue().toInt(), qRound(100 * bar.share()));
    }

    void itStandsBesideTheFace()
    {
        for (const QSize size : {QSize(900, 500), QSize(420, 700)}) {
            BoardStage stage;
            stage.resize(size);
            stage.show();
            QVERIFY(QTest::qWaitForWindowExposed(&stage));
            QVERIFY(stage.bar().isHidden());
            stage.setBarVisible(true);
            stage.board().setChipRow(true);
            stage.setLegend(QStringLiteral("what the marks mean"));
            const BoardView& board = stage.board();
            const BoardGeometry squares = board.geometryOfSquares();
            const QRectF whole = squares.wholeRect().translated(board.pos());
            QVERIFY(stage.bar().geometry().right() < whole.left());
            QVERIFY(whole.left() - stage.bar().geometry().right() < 16);
            QCOMPARE(stage.bar().y(), qRound(squares.faceRect().top()) + board.y());
            QVERIFY(stage.rect().contains(stage.bar().geometry()));
            QVERIFY(stage.rect().contains(board.geometry()));
        }
    }
};

QTEST_MAIN(TestEvaluationBar)
#include "tst_evaluationbar.moc"
