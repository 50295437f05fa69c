// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/archivetrend.h"
#include "tests/core/archive/archivedgames.h"

class TestArchiveTrend : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyThePersonsGamesCount();
    void everybodyHasATrendOfTheirOwn();
    void periodsAreAsShortAsTheyMayBe_data();
    void periodsAreAsShortAsTheyMayBe();
    void theIntervalIsThatOfTheMean();
};

void TestArchiveTrend::onlyThePersonsGamesCount()
{
    const auto archive = archived::open();
    const Game wins = archived::played("1212121");
    const Entrant person = Entrant::person();
    QVERIFY(archive
                ->add({archived::against(3), archived::between(archived::level(3), person, wins),
                       archived::against(1), archived::against(1, "12121"),
                       archived::between(person, person, wins),
                       archived::between(archived::level(1), archived::level(2), wins)})
                .has_value());
    const auto trend = archive->trend();
    QVERIFY(trend.has_value());
    QCOMPARE(trend->against.size(), std::size_t(2));
    QCOMPARE(trend->against[0].level, 1);
    QVERIFY((trend->against[0].score == GameScore {1, 0, 0})); // the unfinished one does not count
    QVERIFY((trend->against[1].score == GameScore {1, 0, 1}));
    QVERIFY(trend->reviewed.empty());

    QVERIFY(archive->setAccuracy(wins, {80.0, 40.0}).has_value());
    QCOMPARE(archive->trend()->reviewed.size(),
             std::size_t(3)); // not the people's, nor the engines'
}

void TestArchiveTrend::everybodyHasATrendOfTheirOwn()
{
    const auto archive = archived::open();
    const Game wins = archived::played("1212121");
    const Entrant anna = Entrant::person(QStringLiteral("Anna"));
    const Entrant ben = Entrant::person(QStringLiteral("Ben"));
    QVERIFY(archive
                ->add({archived::against(3), archived::between(anna, archived::level(3), wins),
                       archived::between(archived::level(3), anna, wins),
                       archived::between(ben, archived::level(1), wins),
                       archived::between(anna, ben, wins)})
                .has_value());
    QVERIFY(archive->setAccuracy(wins, {80.0, 40.0}).has_value());
    QCOMPARE(archive->people().value(), (QStringList {"Anna", "Ben", "Person"}));
    const ArchiveTrend annas = archive->trend(QStringLiteral("Anna")).value();
    QCOMPARE(annas.against.size(), std::size_t(1));
    QVERIFY((annas.against[0].score == GameScore {1, 0, 1}));
    QCOMPARE(annas.reviewed.size(), std::size_t(2));
    QCOMPARE(archive->trend(QStringLiteral("Person"))->reviewed.size(), std::size_t(1));
    QCOMPARE(archive->trend()->reviewed.size(), std::size_t(4));
    // Games of two people are theirs, too.
    const auto count = [&archive](const char* name) {
        return archive->find({.person = QLatin1String(name)}).value().size();
    };
    QCOMPARE(count("Anna"), std::size_t(3));
    QCOMPARE(count("Ben"), std::size_t(2));
    QCOMPARE(count("Person"), std::size_t(1));
}

void TestArchiveTrend::periodsAreAsShortAsTheyMayBe_data()
{
    QTest::addColumn<QDate>("last");
    QTest::addColumn<QDate>("firstEnd");
    QTest::newRow("days") << QDate(2026, 1, 20) << QDate(2026, 1, 1);
    QTest::newRow("weeks") << QDate(2026, 6, 1) << QDate(2026, 1, 4);
    QTest::newRow("months") << QDate(2027, 12, 1) << QDate(2026, 1, 31);
    QTest::newRow("years") << QDate(2040, 1, 1) << QDate(2026, 12, 31);
}

void TestArchiveTrend::periodsAreAsShortAsTheyMayBe()
{
    QFETCH(const QDate, last);
    QFETCH(const QDate, firstEnd);
    const auto periods = accuracyPeriods({{QDate(2026, 1, 1), 50}, {last, 90}});
    QCOMPARE(periods.size(), std::size_t(2));
    QCOMPARE(periods.front().to, firstEnd);
    QVERIFY(periods.back().from <= last && last <= periods.back().to);
    QCOMPARE(periods.back().mean, 90.0);
}

void TestArchiveTrend::theIntervalIsThatOfTheMean()
{
    const QDate day(2026, 1, 1);
    const auto periods = accuracyPeriods({{day, 60}, {day, 80}, {day, 70}});
    QCOMPARE(periods.size(), std::size_t(1));
    QCOMPARE(periods.front().games, 3);
    QVERIFY(qFuzzyCompare(periods.front().mean, 70.0));
    // Student's t for two degrees of freedom: 4.303 times 10 / sqrt(3).
    QVERIFY(std::abs(periods.front().interval->low - (70 - 24.84)) < 0.05);
    QVERIFY(!accuracyPeriods({{day, 60}}).front().interval);
    QVERIFY(accuracyPeriods({}).empty());
}

QTEST_GUILESS_MAIN(TestArchiveTrend)
#include "tst_archivetrend.moc"
