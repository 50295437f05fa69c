// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/levels.h"
#include "core/game/game.h"
#include "core/match/entrant.h"
#include "ui/review/reviewpeople.h"

#include <QTest>

class TestReviewPeople : public QObject
{
    Q_OBJECT

private:
    static ReviewPeople of(const QString& first, const QString& second)
    {
        Game game;
        game.setTag(QStringLiteral("First"), first);
        game.setTag(QStringLiteral("Second"), second);
        return ReviewPeople::of(game, DiscTheme::Safe);
    }
    static QString inFiles(const Level& level)
    {
        return Entrant {.engine = level.engine}.nameInFiles();
    }

private Q_SLOTS:
    void theOnePersonIsYou()
    {
        const Level& level = levels().front();
        const ReviewPeople people = of(inFiles(level), QStringLiteral("Person"));
        QCOMPARE(people.you, Player::Second);
        QCOMPARE(people.names.first, QString(level.name));
        QCOMPARE(people.names.second, QStringLiteral("You"));
    }

    void whoHasANameIsTheOnePerson()
    {
        const ReviewPeople people = of(inFiles(levels().front()), QStringLiteral("Anna"));
        QCOMPARE(people.person, Player::Second);
        QVERIFY(!people.you);
        QCOMPARE(people.names.second, QStringLiteral("Anna"));
        QVERIFY(!of(QStringLiteral("Anna"), QStringLiteral("Ben")).person);
    }

    /// Files say the level, as they did before the figures had names.
    void anOpponentOfAnOldFileHasItsNameOfToday()
    {
        QCOMPARE(of(QStringLiteral("Beginner (level-1)"), QStringLiteral("Ann")).names.first,
                 QStringLiteral("Chick"));
        QCOMPARE(of(QStringLiteral("Ann"), QStringLiteral("Perfect (level-8)")).names.second,
                 QStringLiteral("Diamond"));
        // A person may be called so.
        QCOMPARE(of(QStringLiteral("Beginner"), QStringLiteral("Ann")).names.first,
                 QStringLiteral("Beginner"));
    }

    void namesOfAFileStay()
    {
        const ReviewPeople people = of(QStringLiteral("Anna"), QStringLiteral("Ben"));
        QVERIFY(!people.you);
        QCOMPARE(people.names.first, QStringLiteral("Anna"));
        QCOMPARE(people.names.second, QStringLiteral("Ben"));
    }

    void whoHasNoNameIsAColour()
    {
        for (const QString& name : {QString(), QStringLiteral("?"), QStringLiteral("Person")}) {
            const ReviewPeople people = of(name, name);
            QVERIFY(!people.you);
            QCOMPARE(people.names.first, QStringLiteral("Orange"));
            QCOMPARE(people.names.second, QStringLiteral("Blue"));
        }
        QCOMPARE(of(QStringLiteral("Anna"), QString()).names.second, QStringLiteral("Blue"));
    }

    /// What was played by two, one after the other, is nobody's.
    void changedPlayersAreAColour()
    {
        const Level& level = levels().front();
        const ReviewPeople people = of(QStringLiteral("Person; ") + inFiles(level), inFiles(level));
        QVERIFY(!people.you);
        QCOMPARE(people.names.first, QStringLiteral("Orange"));
    }

    void twoOfOneNameAreToldApart()
    {
        const Level& level = levels().back();
        const ReviewPeople people = of(inFiles(level), inFiles(level));
        QCOMPARE(people.names.first, QStringLiteral("%1 (Orange)").arg(level.name));
        QCOMPARE(people.names.second, QStringLiteral("%1 (Blue)").arg(level.name));
    }
};

QTEST_MAIN(TestReviewPeople)
#include "tst_reviewpeople.moc"
