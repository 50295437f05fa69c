// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/games/gamescribe.h"

#include "core/board/notation.h"
#include "core/support/text/machinetext.h"
#include "ui/play/gamemodel.h"

#include <QTest>

class TestGameScribe : public QObject
{
    Q_OBJECT

private:
    static Entrant engine(const char* name, int depth = 6)
    {
        return {.engine = QString::fromLatin1(name), .limits = {.depth = depth}};
    }
    /// A game whose moves so far were made by nobody knows whom.
    static Game found(const char* moves)
    {
        Game game;
        const auto parsed = notation::parseMoves(QString::fromLatin1(moves));
        for (const Move move : *parsed)
            if (!game.play(move))
                qFatal("a test plays an illegal move");
        return game;
    }
    QString first() const { return m_model->game().tag(QStringLiteral("First")); }
    QString second() const { return m_model->game().tag(QStringLiteral("Second")); }
    QString date() const { return m_model->game().tag(QStringLiteral("Date")); }
    void play(const char* columns)
    {
        for (; *columns; ++columns)
            QVERIFY(m_model->play(Move(*columns - '1')));
    }

    std::unique_ptr<GameModel> m_model;
    Entrant m_players[2];
    QDate m_today;

private Q_SLOTS:
    void init()
    {
        m_model = std::make_unique<GameModel>();
        m_players[0] = Entrant::person();
        m_players[1] = engine("level-1");
        m_today = QDate(2026, 11, 22);
        m_model->setScribe(
            [this](Game& game) { gamescribe::note(game, m_players[0], m_players[1], m_today); });
    }

    void namesAreThoseOfTheMoves()
    {
        QVERIFY(first().isEmpty());
        play("4");
        QCOMPARE(first(), QStringLiteral("Person"));
        QCOMPARE(second(), QStringLiteral("Beginner (level-1)"));
        QCOMPARE(date(), QStringLiteral("2026-11-22"));
        play("4");

        // Whoever is chosen afterwards, and whichever day it is then, has not played.
        m_players[1] = engine("level-8");
        m_today = m_today.addDays(1);
        play("3");
        QCOMPARE(second(), QStringLiteral("Beginner (level-1)"));
        QCOMPARE(date(), QStringLiteral("2026-11-22"));
        play("3");
        QCOMPARE(second(), QStringLiteral("Beginner (level-1); Perfect (level-8)"));

        // What is taken back was not played.
        m_model->takeBack(1);
        QCOMPARE(second(), QStringLiteral("Beginner (level-1)"));
        m_model->playAgain(1);
        QCOMPARE(second(), QStringLiteral("Beginner (level-1); Perfect (level-8)"));
        m_model->takeBack(4);
        QVERIFY(first().isEmpty());
    }

    void everyVersionThatPlayedIsNamed()
    {
        const auto program = [this] { return m_model->game().tag(QStringLiteral("Program")); };
        QVERIFY(program().isEmpty());
        play("44");
        QCOMPARE(program(), programText());
        Game game = found("4433");
        m_model->reset(game);
        play("2");
        QCOMPARE(program(), QStringLiteral("?; ") + programText());
        game.setTag(QStringLiteral("Program"), QStringLiteral("Fourcast 0.0.1"));
        m_model->reset(game);
        play("22");
        QCOMPARE(program(), QStringLiteral("Fourcast 0.0.1; ") + programText());
    }

    void whoNeverCameToMoveIsNotNamed()
    {
        play("4");
        m_players[1] = engine("alphabeta-h1", 4);
        play("4");
        QCOMPARE(second(), QStringLiteral("alphabeta-h1 depth 4"));
    }

    void sidesThatSwapAreBothNamed()
    {
        play("44");
        std::swap(m_players[0], m_players[1]);
        play("33");
        QCOMPARE(first(), QStringLiteral("Person; Beginner (level-1)"));
        QCOMPARE(second(), QStringLiteral("Beginner (level-1); Person"));
        std::swap(m_players[0], m_players[1]);
        play("5");
        QCOMPARE(first(), QStringLiteral("Person; Beginner (level-1); Person"));
    }

    void peopleAreNamed()
    {
        m_players[0] = Entrant::person(QStringLiteral("Anna"));
        m_players[1] = Entrant::person(QStringLiteral("Ben"));
        play("44");
        QCOMPARE(first(), QStringLiteral("Anna"));
        QCOMPARE(second(), QStringLiteral("Ben"));
        m_players[1] = Entrant::person(QStringLiteral("Cem"));
        play("33");
        QCOMPARE(second(), QStringLiteral("Ben; Cem"));
    }

    /// Ben was to play second, and has not.
    void peopleWhoSwapBeforeTheSecondMoveAreNamedWhereTheyMove()
    {
        m_players[0] = Entrant::person(QStringLiteral("Anna"));
        m_players[1] = Entrant::person(QStringLiteral("Ben"));
        play("4");
        std::swap(m_players[0], m_players[1]);
        play("4");
        QCOMPARE(second(), QStringLiteral("Anna"));
        play("3");
        QCOMPARE(first(), QStringLiteral("Anna; Ben"));
    }

    void whoGoesOnWithAFileIsNamedBesideIt()
    {
        Game game = found("4433");
        game.setTag(QStringLiteral("First"), QStringLiteral("Ann"));
        m_players[0] = Entrant::person(QStringLiteral("Anna"));
        m_model->reset(game);
        play("2");
        QCOMPARE(first(), QStringLiteral("Ann; Anna"));
    }

    void namesFromAFileStay()
    {
        Game game = found("4433");
        game.setTag(QStringLiteral("First"), QStringLiteral("Ann"));
        game.setTag(QStringLiteral("Second"), QStringLiteral("Bob"));
        m_model->reset(game);
        play("2");
        QCOMPARE(first(), QStringLiteral("Ann"));
        play("2");
        QCOMPARE(second(), QStringLiteral("Bob; Beginner (level-1)"));
        QVERIFY(date().isEmpty());
    }

    void whatIsNotKnownStaysSo()
    {
        m_model->reset(found("4433"));
        QVERIFY(first().isEmpty());
        play("22");
        QCOMPARE(first(), QStringLiteral("?; Person"));
        QCOMPARE(second(), QStringLiteral("?; Beginner (level-1)"));
        play("66");
        QCOMPARE(first(), QStringLiteral("?; Person"));
        QVERIFY(date().isEmpty());
    }

    void aPositionSetUpByHandBeginsAGame()
    {
        m_model->reset(Game({Move(3), Move(3), Move(2)}));
        play("3");
        QCOMPARE(first(), QStringLiteral("Person"));
        QCOMPARE(second(), QStringLiteral("Beginner (level-1)"));
        QCOMPARE(date(), QStringLiteral("2026-11-22"));
    }

    void namesAreEnglishAndSayWhatChangesTheMoves()
    {
        Entrant tuned = engine("study-h1", 4);
        tuned.options.h1.verticalPairs = true;
        tuned.options.h1.weights.three = 909'000;
        QCOMPARE(gamescribe::nameOf(tuned),
                 QStringLiteral("study-h1 depth 4, H1 vertical-pairs, values three 909000"));
        Entrant timed = engine("mapped-h1", 0);
        timed.limits.time = std::chrono::seconds(2);
        QCOMPARE(gamescribe::nameOf(timed), QStringLiteral("mapped-h1 2000 ms"));
        QCOMPARE(gamescribe::nameOf(engine("random")), QStringLiteral("random"));
    }
};

QTEST_GUILESS_MAIN(TestGameScribe)
#include "tst_gamescribe.moc"
