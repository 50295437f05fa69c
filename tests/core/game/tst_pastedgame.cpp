// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/pastedgame.h"

#include <QTest>

class TestPastedGame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatPeopleCopyIsAGame_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("moves");
        QTest::newRow("columns") << "44536"
                                 << "44536";
        QTest::newRow("squares, with blanks around") << "  d1 d2 e1\n"
                                                     << "445";
        QTest::newRow("a link") << "fourcast:44536"
                                << "44536";
        QTest::newRow("numbered moves") << "1. d1 d2 2. e1"
                                        << "445";
        QTest::newRow("and a result") << "1. d1 d2 2. e1 *"
                                      << "445";
        QTest::newRow("a won game without it") << "1. a1 b1 2. a2 b2 3. a3 b3 4. a4"
                                               << "1212121";
        QTest::newRow("a file") << "[First \"Ann\"]\n\n1. d1 (1. e1 e2) 1... d2 *\n"
                                << "44";
        QTest::newRow("nothing") << ""
                                 << "";
        QTest::newRow("the empty board") << "startpos"
                                         << "";
    }

    void whatPeopleCopyIsAGame()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, moves);
        const auto game = pastedGame(text);
        QVERIFY2(game, game ? "" : qPrintable(game.error().message));
        QCOMPARE(game->positionText(), moves);
        QVERIFY(game->atEnd());
    }

    void tagsAndVariationsComeAlong()
    {
        const auto game = pastedGame(u"[First \"Ann\"]\n\n1. d1 (1. e1 e2) 1... d2 *\n");
        QVERIFY(game);
        QCOMPARE(game->tag(QStringLiteral("First")), "Ann");
        QCOMPARE(game->variations().size(), std::size_t(1));
    }

    void anythingElseIsRefusedWithAReason_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("words");
        QTest::newRow("a word") << "hello"
                                << "character 1";
        QTest::newRow("a full column") << "44444444"
                                       << "full";
        QTest::newRow("a link to nowhere") << "fourcast:48"
                                           << "fourcast:48";
        QTest::newRow("a wrong number") << "1. d1 d2 3. e1"
                                        << "'2.'";
    }

    void anythingElseIsRefusedWithAReason()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, words);
        const auto game = pastedGame(text);
        QVERIFY(!game);
        QVERIFY2(game.error().message.contains(words), qPrintable(game.error().message));
    }
};

QTEST_APPLESS_MAIN(TestPastedGame)
#include "tst_pastedgame.moc"
