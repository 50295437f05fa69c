// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/labs/lessons/treeexamples.h"
#include "ui/labs/lessons/tree/predictbar.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace fourcast::lesson;

class TestPredictBar : public QObject
{
    Q_OBJECT

    static void toQuestion(TreeSteps& steps, PredictBar& bar)
    {
        const auto question = bar.questionBefore(steps.lastIndex());
        QVERIFY(question.has_value());
        steps.goTo(*question);
        bar.ask();
        QVERIFY(bar.isAsking());
    }

    static Prediction asked(const TreeSteps& steps)
    {
        return *predictionAt(steps.walk(), steps.index());
    }

private Q_SLOTS:
    void nobodyIsAskedBeforeItIsOn()
    {
        TreeSteps steps;
        PredictBar bar(steps);
        steps.setTree(treeexamples::found(treeexamples::withCut()).tree);
        steps.go(TreeStep::First);
        QVERIFY(!bar.questionBefore(steps.lastIndex()).has_value());
        bar.setOn(true);
        QVERIFY(bar.questionBefore(steps.lastIndex()).has_value());
    }

    /// Each question of the whole walk, answered right.
    void rightAnswersAreCounted()
    {
        TreeSteps steps;
        PredictBar bar(steps);
        bar.setOn(true);
        steps.setTree(treeexamples::found(treeexamples::withCut()).tree);
        steps.go(TreeStep::First);
        connect(&bar, &PredictBar::answered, this, [&] { steps.go(TreeStep::Forward); });
        int questions = 0;
        while (bar.questionBefore(steps.lastIndex())) {
            toQuestion(steps, bar);
            const Prediction prediction = asked(steps);
            if (prediction.kind == Prediction::Kind::LookedAt) {
                prediction.yes ? bar.answerYes() : bar.answerNo();
            } else {
                bar.findChild<QLineEdit*>()->setText(QString::number(prediction.value));
                bar.answerValue();
            }
            ++questions;
            QVERIFY(bar.verdictText().startsWith(QStringLiteral("✓")));
        }
        QVERIFY(questions >= 3);
        QCOMPARE(bar.score().right, questions);
        QCOMPARE(bar.score().wrong, 0);
    }

    /// Where nothing is ever pruned nobody is asked about it.
    void whatWillBeAskedIsWhatTheSearchDoes()
    {
        TreeSteps steps;
        PredictBar bar(steps);
        bar.setOn(true);
        TreeRequest request = treeexamples::withCut();
        for (const Method method : {Method::AlphaBeta, Method::Minimax}) {
            request.method = method;
            steps.setTree(treeexamples::found(request).tree);
            steps.go(TreeStep::First);
            QVERIFY(!bar.isAsking());
            QVERIFY(bar.questionText().contains(QStringLiteral("a value is returned")));
            QCOMPARE(bar.questionText().contains(QStringLiteral("pruned")),
                     method != Method::Minimax);
        }
    }

    void theScoreIsInWordsAndShapes()
    {
        TreeSteps steps;
        PredictBar bar(steps);
        bar.setOn(true);
        steps.setTree(treeexamples::found(treeexamples::withCut()).tree);
        for (const bool presented : {false, true}) {
            bar.reset();
            bar.setPresented(presented);
            QCOMPARE(bar.scoreText(), QStringLiteral("✓ 0 right, ✗ 0 wrong, ○ 0 skipped"));
            steps.go(TreeStep::First);
            toQuestion(steps, bar);
            bar.skip();
            QCOMPARE(bar.scoreText(), QStringLiteral("✓ 0 right, ✗ 0 wrong, ○ 1 skipped"));
        }
    }

    void theOtherSignCountsWithAWord()
    {
        for (const PointOfView view : {PointOfView::Max, PointOfView::Mover}) {
            TreeSteps steps;
            steps.setView(view);
            PredictBar bar(steps);
            bar.setOn(true);
            TreeRequest request = treeexamples::typed("((6 4 7) (5 2 8))");
            request.method = Method::Minimax;
            steps.setTree(treeexamples::found(request).tree);
            steps.go(TreeStep::First);
            toQuestion(steps, bar);
            const int other = view == PointOfView::Max ? -4 : 4;
            QVERIFY(bar.questionText().contains(
                view == PointOfView::Max ? QStringLiteral("as MAX") : QStringLiteral("as MIN")));
            bar.findChild<QLineEdit*>()->setText(QString::number(other));
            bar.answerValue();
            QCOMPARE(bar.score().right, 1);
            QCOMPARE(bar.score().wrong, 0);
            QCOMPARE(bar.verdictText(),
                     view == PointOfView::Max
                         ? QStringLiteral("✓ Yes. That is how MIN itself writes it. MAX writes 4. "
                                          "Move 2 is the best.")
                         : QStringLiteral("✓ Yes. MIN itself would write −4. Move 2 is the best."));
        }
    }

    void wrongAndMissingAnswersAreCounted()
    {
        TreeSteps steps;
        PredictBar bar(steps);
        bar.setOn(true);
        steps.setTree(treeexamples::found(treeexamples::withCut()).tree);
        steps.go(TreeStep::First);
        toQuestion(steps, bar);
        const Prediction prediction = asked(steps);
        QCOMPARE(prediction.kind, Prediction::Kind::LookedAt);
        prediction.yes ? bar.answerNo() : bar.answerYes();
        QCOMPARE(bar.score().wrong, 1);
        QVERIFY(bar.verdictText().startsWith(QStringLiteral("✗")));
        QVERIFY(!bar.isAsking());
        bar.ask();
        bar.skip();
        QCOMPARE(bar.score().unanswered, 1);
        // Who goes elsewhere has not answered either.
        bar.ask();
        steps.go(TreeStep::Last);
        QCOMPARE(bar.score().unanswered, 2);
        QCOMPARE(bar.score().asked(), 3);
    }

    void theNumberBoxBeginsEmptyAndArrowsDoNotCount()
    {
        TreeSteps steps;
        PredictBar bar(steps);
        bar.setOn(true);
        steps.setTree(treeexamples::found(treeexamples::withCut()).tree);
        steps.go(TreeStep::First);
        connect(&bar, &PredictBar::answered, this, [&] { steps.go(TreeStep::Forward); });
        toQuestion(steps, bar);
        while (asked(steps).kind != Prediction::Kind::GoesUp) {
            bar.skip();
            toQuestion(steps, bar);
        }
        auto* const number = bar.findChild<QLineEdit*>();
        QVERIFY(number->text().isEmpty());
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Up, Qt::Key_Down})
            QTest::keyClick(number, key);
        QVERIFY(number->text().isEmpty());
        // Enter in an empty box is no answer.
        const int before = bar.score().asked();
        QTest::keyClick(number, Qt::Key_Return);
        QVERIFY(bar.isAsking());
        QVERIFY(!bar.verdictText().isEmpty());
        QCOMPARE(bar.score().asked(), before);
        // Both signs for minus are one.
        number->setText(QString::number(asked(steps).value).replace(u'-', u'−'));
        const int right = bar.score().right;
        bar.settle();
        QVERIFY(!bar.isAsking());
        QCOMPARE(bar.score().right, right + 1);
        // Whoever goes on without a number is shown the answer.
        while (bar.questionBefore(steps.lastIndex())) {
            toQuestion(steps, bar);
            const int open = bar.score().unanswered;
            bar.settle();
            QVERIFY(!bar.isAsking());
            QCOMPARE(bar.score().unanswered, open + 1);
        }
    }
};

QTEST_MAIN(TestPredictBar)
#include "tst_predictbar.moc"
