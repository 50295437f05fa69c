// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "ui/review/momentpage.h"
#include "ui/review/starrow.h"
#include "ui/widgets/labels/livelabel.h"

#include <QAction>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

class TestMomentPage : public QObject
{
    Q_OBJECT

private:
    /// Seven moves, of which these changed the result.
    static Review reviewOf(std::initializer_list<int> turningPoints)
    {
        Game game;
        const auto moves = notation::parseMoves(QStringLiteral("4435267"));
        for (const Move move : *moves)
            if (!game.play(move))
                return {};
        Review review = unjudgedReview(game);
        for (ReviewedMove& move : review.moves)
            move.quality = MoveClass::Best;
        for (const int ply : turningPoints) {
            ReviewedMove& move = review.moves[static_cast<std::size_t>(ply - 1)];
            move.quality = MoveClass::Blunder;
            move.keyMoment = true;
            move.scores.whole.score = {3, 3};
            move.scores.best = {Move(6)};
        }
        review.done = static_cast<int>(review.moves.size());
        review.sides[0].accuracy = 96;
        return review;
    }

    static QAbstractButton* button(const MomentPage& page, const QString& name)
    {
        const auto buttons = page.findChildren<QAbstractButton*>();
        for (QAbstractButton* each : buttons)
            if (each->text() == name || each->accessibleName() == name)
                return each;
        return nullptr;
    }

    static QString headline(const MomentPage& page) { return page.findChild<LiveLabel*>()->text(); }

private Q_SLOTS:
    void theLastTurningPointIsShownFirst()
    {
        QAction tryAgain;
        MomentPage page(&tryAgain);
        page.setReview(reviewOf({2, 5}), false);
        QCOMPARE(page.ply(), 5);
        QCOMPARE(headline(page), QStringLiteral("Orange could have won here."));
    }

    void oneGoesFromTurningPointToTurningPoint()
    {
        QAction tryAgain;
        MomentPage page(&tryAgain);
        page.setReview(reviewOf({2, 4, 5}), false);
        QSignalSpy chosen(&page, &MomentPage::momentChosen);
        QAbstractButton* const next = button(page, QStringLiteral("Next turning point"));
        QAbstractButton* const previous = button(page, QStringLiteral("Previous turning point"));
        QVERIFY(!next->isEnabled());
        previous->click();
        QCOMPARE(page.ply(), 4);
        QCOMPARE(headline(page), QStringLiteral("Blue could have won here."));
        previous->click();
        QCOMPARE(page.ply(), 2);
        QVERIFY(!previous->isEnabled());
        next->click();
        QCOMPARE(page.ply(), 4);
        QCOMPARE(chosen.size(), 3);
        // What is judged later leaves the choice of a person alone.
        page.setReview(reviewOf({1, 2, 4, 5}), false);
        QCOMPARE(page.ply(), 4);
        page.showDecision();
        QCOMPARE(page.ply(), 5);
    }

    void onlyATurningPointIsGoneTo()
    {
        QAction tryAgain;
        MomentPage page(&tryAgain);
        page.setReview(reviewOf({2, 5}), false);
        page.showMoment(3);
        QCOMPARE(page.ply(), 5);
        page.showMoment(2);
        QCOMPARE(page.ply(), 2);
    }

    void withoutATurningPointThereIsNothingToTry()
    {
        QAction tryAgain;
        MomentPage page(&tryAgain);
        page.show();
        page.setReview(reviewOf({}), false);
        QCOMPARE(page.ply(), 0);
        QVERIFY(!button(page, QStringLiteral("Try again"))->isVisible());
        QVERIFY(!button(page, QStringLiteral("Show me"))->isVisible());
        QCOMPARE(headline(page), QStringLiteral("Nobody has slipped so far."));
    }

    /// While it is not known whether a player slipped, nobody is praised.
    void starsComeWithTheLastJudgement()
    {
        QAction tryAgain;
        MomentPage page(&tryAgain);
        page.show();
        Review review = reviewOf({5});
        --review.done;
        page.setReview(review, true);
        const auto rows = page.findChildren<StarRow*>();
        for (const StarRow* row : rows)
            QVERIFY(!row->isVisible());
        page.setReview(reviewOf({5}), false);
        QVERIFY(rows[0]->isVisible());
        QCOMPARE(rows[0]->stars(), mostStars);
        QCOMPARE(rows[1]->stars(), 0);
    }

    void nothingIsTriedWhileTheActionRests()
    {
        QAction tryAgain;
        MomentPage page(&tryAgain);
        page.setReview(reviewOf({5}), false);
        QAbstractButton* const button = TestMomentPage::button(page, QStringLiteral("Try again"));
        QSignalSpy wanted(&page, &MomentPage::tryWanted);
        tryAgain.setEnabled(false);
        button->click();
        QCOMPARE(wanted.size(), 0);
        tryAgain.setEnabled(true);
        button->click();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first().first().toInt(), 5);
    }

    /// Whoever hears them knows whose they are, how many there are, and what they stand for.
    void starsAreSaid()
    {
        StarRow row;
        row.setAccuracy(QStringLiteral("Anna"), 88);
        QVERIFY2(row.accessibleName().startsWith(u"Anna: 4 of 5 stars"),
                 qPrintable(row.accessibleName()));
        QCOMPARE(row.accessibleDescription(), starRule());
        QVERIFY(row.toolTip().contains(starRule()));
        row.setAccuracy(QStringLiteral("Anna"), {});
        QCOMPARE(row.stars(), 0);
        QVERIFY(row.accessibleName().contains(u"no stars"));
    }

    /// A full star and an empty one have not the same pixels, whatever the colours.
    void starsAreToldApartByShape()
    {
        const auto picture = [](double accuracy) {
            StarRow row;
            QPalette palette;
            palette.setColor(QPalette::WindowText, Qt::black);
            palette.setColor(QPalette::Window, Qt::white);
            row.setPalette(palette);
            row.setAccuracy(QString(), accuracy);
            row.resize(row.sizeHint());
            return row.grab().toImage().convertToFormat(QImage::Format_Grayscale8);
        };
        QVERIFY(picture(100) != picture(0));
    }
};

QTEST_MAIN(TestMomentPage)
#include "tst_momentpage.moc"
