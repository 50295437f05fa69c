// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/h1.h"
#include "core/evaluation/h1weights.h"
#include "tests/core/boards.h"

#include <QTemporaryDir>
#include <QTest>

class TestH1Weights : public QObject
{
    Q_OBJECT

private:
    static Value firstPlayers(QStringView digits, const H1Weights& weights)
    {
        const Position position = boards::fromDigits(digits);
        const Value toMove = H1({.weights = weights})(position);
        return position.sideToMove() == Player::First ? toMove : -toMove;
    }

private Q_SLOTS:
    void defaultsAreTheStudys()
    {
        const int published[] {900'000, 50'000, 10'000, 40, 70, 120, 200};
        for (int index = 0; index < H1Weights::count; ++index)
            QCOMPARE(H1Weights().value(index), published[index]);
        QCOMPARE(H1Options {}.weights.toText(), QString());
    }

    void eachValueIsWhatItsFeatureCounts_data()
    {
        QTest::addColumn<int>("index");
        QTest::addColumn<QString>("moves");
        QTest::addColumn<int>("strict");
        QTest::addColumn<int>("times"); // how often the value is in the sum
        QTest::newRow("three") << 0 << "112233" << 900'000 << 1;
        QTest::newRow("gap") << 0 << "171727" << -870'000 << -1;
        QTest::newRow("open pair") << 1 << "3747" << 50'000 << 1;
        QTest::newRow("pair step") << 2 << "1727" << 30'000 << 3;
        QTest::newRow("lone a") << 3 << "14" << -160 << 1;
        QTest::newRow("lone g") << 3 << "74" << -160 << 1;
        QTest::newRow("lone b") << 4 << "24" << -130 << 1;
        QTest::newRow("lone e") << 5 << "54" << -80 << 1;
        QTest::newRow("lone d") << 6 << "4" << 200 << 1;
    }

    void eachValueIsWhatItsFeatureCounts()
    {
        QFETCH(int, index);
        QFETCH(QString, moves);
        QFETCH(int, strict);
        QFETCH(int, times);
        QCOMPARE(firstPlayers(moves, {}), strict);
        H1Weights weights;
        weights.setValue(index, weights.value(index) + 1000);
        QCOMPARE(firstPlayers(moves, weights), strict + 1000 * times);
    }

    void filesComeBack()
    {
        H1Weights weights;
        for (int index = 0; index < H1Weights::count; ++index)
            weights.setValue(index, 1000 + index);
        QCOMPARE(*H1Weights::fromFile(weights.toFile()), weights);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("set.h1"));
        QVERIFY(weights.save(path));
        QCOMPARE(*H1Weights::load(path), weights);
        // What a file leaves out is the study's.
        QCOMPARE(*H1Weights::fromFile("\n# a comment\n three= 909000 \r\n"),
                 H1Weights {.three = 909'000});
    }

    void faultsHaveTheirLine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("part");
        QTest::newRow("no sign") << QByteArray("three 5") << 1 << "'three 5'";
        QTest::newRow("no such name") << QByteArray("\nfour = 5") << 2 << "open-pair";
        QTest::newRow("no number") << QByteArray("# x\n\nthree = many") << 3 << "'many'";
        QTest::newRow("too large") << QByteArray("three = 2000001") << 1 << "2000000";
        QTest::newRow("negative") << QByteArray("three = -1") << 1 << "'-1'";
    }

    void faultsHaveTheirLine()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(QString, part);
        const auto weights = H1Weights::fromFile(text);
        QVERIFY(!weights);
        QCOMPARE(weights.error().line, line);
        QVERIFY2(weights.error().message.contains(part), qPrintable(weights.error().message));
        QVERIFY(weights.error().message.contains(QStringLiteral("Line %1").arg(line)));
        QVERIFY(!H1Weights::load(QStringLiteral("/nowhere/set.h1")));
        QVERIFY(!H1Weights().save(QStringLiteral("/nowhere/set.h1")));
    }

    void everyOutputStatesTheValues()
    {
        H1Options options;
        options.weights.three = 909'000;
        options.weights.setValue(6, 198);
        QCOMPARE(options.toText(),
                 QStringLiteral("H1 variant: values three in line 909000, lone disc on d 198"));
    }
};

QTEST_GUILESS_MAIN(TestH1Weights)
#include "tst_h1weights.moc"
