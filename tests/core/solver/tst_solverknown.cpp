// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/publisheddata.h"
#include "tests/core/solver/solvertest.h"

#include <algorithm>

/// Positions whose score others have published: a handful here, and the lines of their files that
/// are at hand.
class TestSolverKnown : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void positionHasItsScore_data();
    void positionHasItsScore();
    void everyLineOfTheFile_data();
    void everyLineOfTheFile();
    void rowsOfTheOpeningDataSet();
};

namespace {

/// The position of a row of the data set: 42 squares column by column from the left, each from the
/// bottom up.
Position positionOfRow(const QList<QByteArray>& fields)
{
    Bitboard first = 0;
    Bitboard occupied = 0;
    for (int i = 0; i < Position::Shape::squares; ++i) {
        const Bitboard square
            = Position::Shape::square(i / Position::Shape::height, i % Position::Shape::height);
        if (fields[i] == "x")
            first |= square;
        if (fields[i] != "b")
            occupied |= square;
    }
    return Position::fromBitboards(first, occupied);
}

}

void TestSolverKnown::positionHasItsScore_data()
{
    QTest::addColumn<QString>("moves");
    QTest::addColumn<int>("score");
    QTest::newRow("three in a row, open") << QStringLiteral("112233") << 18;
    QTest::newRow("two in a row, open") << QStringLiteral("6146") << 18;
    QTest::newRow("every column once, then the first") << QStringLiteral("12345671") << 0;
    QTest::newRow("late, 32 discs") << QStringLiteral("37342133236232526427711116166777") << -4;
    QTest::newRow("late, 41 discs")
        << QStringLiteral("74664616452547232271726175675453511341323") << 0;
    QTest::newRow("middle, 16 discs") << QStringLiteral("6673377312746732") << -10;
    QTest::newRow("middle, 28 discs") << QStringLiteral("7113237433521353552456541116") << -6;
    QTest::newRow("early, 12 discs") << QStringLiteral("256613535637") << 9;
    QTest::newRow("early, 11 discs") << QStringLiteral("44753722416") << 15;
}

void TestSolverKnown::positionHasItsScore()
{
    QFETCH(QString, moves);
    Solver solver({.tableMib = 8});
    QTEST(solvertest::strong(solver, boards::fromDigits(moves)), "score");
}

void TestSolverKnown::everyLineOfTheFile_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const published::KnownFile& file : published::scoredPositions)
        QTest::newRow(file.name) << published::text(file);
}

void TestSolverKnown::everyLineOfTheFile()
{
    QFETCH(QByteArray, text);
    Solver solver({.tableMib = 8});
    int lines = 0;
    for (const QByteArray& line : text.trimmed().split('\n')) {
        const QList<QByteArray> fields = line.split(' ');
        const Position position = boards::fromDigits(QString::fromLatin1(fields[0]));
        const int expected = fields[1].toInt();
        const int score = solvertest::strong(solver, position);
        QVERIFY2(score == expected,
                 (line + " was solved as " + QByteArray::number(score)).constData());
        QCOMPARE(solvertest::weak(solver, position), solvertest::signOf(expected));
        ++lines;
    }
    QVERIFY(lines == 60 || lines == 1000);
}

void TestSolverKnown::rowsOfTheOpeningDataSet()
{
    QList<QByteArray> rows = published::text(published::openingDataSet).trimmed().split('\n');
    QVERIFY(rows.size() == 120 || rows.size() == 67'557);
    Solver solver;
    SeededRandom random(1995);
    // A row takes about a tenth of a second; FOURCAST_TEST_ROWS=1000 checks more of them.
    const int wanted = qEnvironmentVariableIntValue("FOURCAST_TEST_ROWS");
    const qsizetype count
        = std::min<qsizetype>(wanted > 0 ? wanted : sanitized::cases(100), rows.size());
    for (qsizetype i = 0; i < count; ++i) {
        const QByteArray row = rows.takeAt(random.below(static_cast<std::uint32_t>(rows.size())));
        const QList<QByteArray> fields = row.split(',');
        const int label = fields[42] == "win" ? 1 : fields[42] == "loss" ? -1 : 0;
        QVERIFY2(solvertest::weak(solver, positionOfRow(fields)) == label, row.constData());
    }
}

QTEST_GUILESS_MAIN(TestSolverKnown)
#include "tst_solverknown.moc"
