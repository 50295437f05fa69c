// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardview.h"
#include "ui/play/gamemodel.h"
#include "ui/play/terms/blindfoldpresenter.h"
#include "ui/play/terms/termspanel.h"

#include <QSignalSpy>
#include <QTest>
#include <bit>

namespace {

struct HiddenGame
{
    void play(const char* columns)
    {
        for (const char* c = columns; *c; ++c)
            QVERIFY(model.play(Move(*c - '1')));
        show();
    }
    void show() { board.setPosition(model.position(), model.game().lastMove()); }
    int seen() const
    {
        const BoardScene scene = board.scene();
        return std::popcount(scene.first) + std::popcount(scene.second);
    }

    BoardView board;
    TermsPanel panel;
    GameModel model;
    BlindfoldPresenter blindfold {board, panel, model};
};

} // namespace

class TestBlindfoldPresenter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offAllDiscsAreSeen()
    {
        HiddenGame game;
        game.play("444555");
        QCOMPARE(game.seen(), 6);
        QVERIFY(!game.blindfold.isActive());
        QVERIFY(game.panel.isHidden());
    }
    void theLastFourAreSeen()
    {
        HiddenGame game;
        game.blindfold.setBlindfold(Blindfold::LastFour);
        game.play("444");
        QCOMPARE(game.seen(), 3);
        game.play("555");
        QCOMPARE(game.seen(), 4);
        const BoardScene scene = game.board.scene();
        QCOMPARE(scene.at(3, 0), Cell::Empty);
        QCOMPARE(scene.at(3, 1), Cell::Empty);
        QCOMPARE(scene.at(3, 2), Cell::First);
        QCOMPARE(scene.at(4, 2), Cell::Second);
        QVERIFY(scene.lastMove.isValid());
        QCOMPARE(game.panel.notice(), QStringLiteral("Blindfold: you see the last four discs."));
    }
    void noneIsSeenAndNoMarkTellsOfOne()
    {
        HiddenGame game;
        game.blindfold.setBlindfold(Blindfold::All);
        game.play("44");
        QCOMPARE(game.seen(), 0);
        QVERIFY(!game.board.scene().lastMove.isValid());
        QCOMPARE(game.panel.notice(), QStringLiteral("Blindfold: you see no discs."));
    }
    void lookingBackShowsNoMore()
    {
        HiddenGame game;
        game.blindfold.setBlindfold(Blindfold::LastFour);
        game.play("444555");
        game.model.goTo(3);
        game.show();
        QCOMPARE(game.seen(), 1);
    }
    void atTheEndAllAreSeen()
    {
        HiddenGame game;
        game.blindfold.setBlindfold(Blindfold::All);
        QSignalSpy active(&game.blindfold, &BlindfoldPresenter::activeChanged);
        game.play("1213141");
        QCOMPARE(game.seen(), 7);
        QVERIFY(!game.blindfold.isActive());
        QCOMPARE(active.count(), 1);
        QVERIFY(game.panel.isHidden());
        game.model.takeBack(1);
        game.show();
        QVERIFY(game.blindfold.isActive());
        QCOMPARE(game.seen(), 0);
    }
    void whereOneDoesNotPlayAllAreSeen()
    {
        HiddenGame game;
        game.blindfold.setBlindfold(Blindfold::All);
        game.play("44");
        game.blindfold.setPlaying(false);
        QCOMPARE(game.seen(), 2);
        game.blindfold.setPlaying(true);
        QCOMPARE(game.seen(), 0);
    }
    void aScreenReaderTellsNoMoreThanTheEye()
    {
        HiddenGame game;
        game.blindfold.setBlindfold(Blindfold::All);
        game.play("4455");
        game.board.setGhostColumn(0);
        QCOMPARE(game.board.squareText(3, 0), QStringLiteral("d1 hidden"));
        QCOMPARE(game.board.squareText(3, 1), QStringLiteral("d2 hidden"));
        // Whether there is something at all is hidden, too.
        QCOMPARE(game.board.squareText(6, 5), QStringLiteral("g6 hidden"));
        // The ghost shows where a disc would land, and moves are said.
        QCOMPARE(game.board.squareText(0, 0), QStringLiteral("a1 empty"));
        QVERIFY(game.board.squareText(4, 1).endsWith(QStringLiteral("last move")));
    }
};

QTEST_MAIN(TestBlindfoldPresenter)
#include "tst_blindfoldpresenter.moc"
