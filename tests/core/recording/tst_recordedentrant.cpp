// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/recordedentrant.h"

#include <QTest>

/// Engines of recordings, to search with again.
class TestRecordedEntrant : public QObject
{
    Q_OBJECT

private:
    static Entrant engine(const char* name, SearchLimits limits)
    {
        Entrant entrant {.engine = QString::fromLatin1(name), .limits = limits};
        entrant.options.workers = 1;
        return entrant;
    }
    static QString refusal(const RecordedPlayer& player)
    {
        const auto entrant = entrantOf(player);
        return entrant ? QString() : entrant.error().message;
    }

private Q_SLOTS:
    void settingsComeBack_data()
    {
        QTest::addColumn<Entrant>("entrant");
        QTest::newRow("depth") << engine("alphabeta-h1", {.depth = 7});
        QTest::newRow("nodes") << engine("mapped-h2", {.nodes = 100'000});
        Entrant seeded = engine("mapped-h1", {.depth = 5});
        seeded.options.workers = 3;
        seeded.options.seed = 99;
        seeded.options.preferFastWins = false;
        QTest::newRow("workers, seed, all wins alike") << seeded;
        Entrant reading = engine("minimax-h1", {.depth = 4});
        reading.options.h1.verticalPairs = true;
        reading.options.h1.loneDisc = false;
        QTest::newRow("readings") << reading;
        reading.options.h1.weights.three = 909'000;
        reading.options.h1.weights.loneDisc[3] = 198;
        QTest::newRow("readings and values") << reading;
        Entrant values = engine("alphabeta-h1", {.depth = 4});
        values.options.h1.weights.pairStep = 7;
        values.options.preferFastWins = false;
        QTest::newRow("values") << values;
        Entrant solver = engine("perfect", {.time = std::chrono::milliseconds(500)});
        solver.options.tableMib = 16;
        solver.options.usesBook = false;
        QTest::newRow("table, no book") << solver;
    }

    void settingsComeBack()
    {
        QFETCH(Entrant, entrant);
        const auto read = entrantOf(RecordedPlayer::of(entrant));
        QVERIFY2(read, read ? "" : qPrintable(read.error().message));
        QCOMPARE(*read, entrant);
    }

    void whatIsNotKnownIsRefused()
    {
        QVERIFY(!refusal(RecordedPlayer::of(Entrant::person())).isEmpty());
        RecordedPlayer player = RecordedPlayer::of(engine("alphabeta-h1", {.depth = 7}));
        QVERIFY(refusal(player).isEmpty());
        player.engine = QStringLiteral("gamma-h9");
        QVERIFY(refusal(player).contains(player.engine));
        player = RecordedPlayer::of(engine("alphabeta-h1", {.depth = 7}));
        player.name = QStringLiteral("alphabeta-h1 depth 7, H1 of-the-moon");
        QVERIFY(refusal(player).contains(player.engine));
        player.name = QStringLiteral("alphabeta-h1 depth 8");
        QVERIFY(refusal(player).contains(player.engine));
    }
};

QTEST_GUILESS_MAIN(TestRecordedEntrant)
#include "tst_recordedentrant.moc"
