// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/people.h"

#include "core/archive/archivedgame.h"

#include <QTest>

class TestPeople : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNameIsKeptWithoutItsSpareBlanks()
    {
        People people;
        QCOMPARE(people.add(QStringLiteral("  Anna \t Maria ")).value(),
                 QStringLiteral("Anna Maria"));
        QCOMPARE(people.names, QStringList {"Anna Maria"});
        QCOMPARE(seatOf(Entrant::person(people.names.front()).nameInFiles()), Seat::Person);
    }

    void whatIsNoNameIsRefusedInOneSentence_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("sentence");
        const QString letter = QStringLiteral("Type a name with at least one letter.");
        QTest::newRow("nothing") << QString() << letter;
        QTest::newRow("blanks") << QStringLiteral(" \t ") << letter;
        QTest::newRow("signs") << QStringLiteral("?!") << letter;
        QTest::newRow("too long") << QString(25, u'a')
                                  << QStringLiteral("Use at most 24 letters for a name.");
        QTest::newRow("separators")
            << QStringLiteral("Anna; Ben") << QStringLiteral("A name can't contain / \\ | ; or @.");
        QTest::newRow("twice") << QStringLiteral("anna")
                               << QStringLiteral("anna is already on the list.");
        for (const char* taken : {"Chick", "beginner", "level-1", "Person", "perfect", "random 7"})
            QTest::newRow(taken) << QString::fromLatin1(taken)
                                 << QStringLiteral("%1 is an opponent's name. Choose another.")
                                        .arg(QLatin1String(taken));
    }

    void whatIsNoNameIsRefusedInOneSentence()
    {
        QFETCH(QString, typed);
        QFETCH(QString, sentence);
        People people {.names = {"Anna"}};
        const auto added = people.add(typed);
        QVERIFY(!added);
        QCOMPARE(added.error().message, sentence);
        QCOMPARE(people.names, QStringList {"Anna"});
    }

    void theListHasAnEnd()
    {
        People people;
        for (int i = 0; i < People::most; ++i)
            QVERIFY(people.add(QStringLiteral("Guest %1").arg(i)));
        QVERIFY(!people.add(QStringLiteral("Zoe")));
        QCOMPARE(people.names.size(), People::most);
    }

    void whoIsRenamedOrRemovedIsSoWhereTheyPlay()
    {
        People people {.names = {"Anna", "Ben"}, .player = "Anna", .partner = "Ben"};
        QVERIFY(!people.rename(QStringLiteral("Anna"), QStringLiteral("ben")));
        // Its own letters may change.
        QCOMPARE(people.rename(QStringLiteral("Anna"), QStringLiteral("ANNA")).value(),
                 QStringLiteral("ANNA"));
        QCOMPARE(people.names, (QStringList {"ANNA", "Ben"}));
        QCOMPARE(people.player, QStringLiteral("ANNA"));
        people.remove(QStringLiteral("Ben"));
        QCOMPARE(people.names, QStringList {"ANNA"});
        QCOMPARE(people.partner, QString());
    }

    void whatWasReadIsMadeSound()
    {
        const People read {.names = {"Anna", " Ben", "anna", "", "level-1", "Cem"},
                           .player = "Ben",
                           .partner = "Cem"};
        QCOMPARE(read.sound(), (People {.names = {"Anna", "Cem"}, .player = {}, .partner = "Cem"}));
        const People twice {.names = {"Anna"}, .player = "Anna", .partner = "Anna"};
        QCOMPARE(twice.sound().partner, QString());
    }
};

QTEST_GUILESS_MAIN(TestPeople)
#include "tst_people.moc"
