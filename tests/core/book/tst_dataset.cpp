// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/bookpositions.h"
#include "core/book/builtinbook.h"
#include "core/book/dataset.h"
#include "core/book/datasetpositions.h"
#include "core/book/openingbook.h"

#include "tests/core/boards.h"

#include <QDir>
#include <QFile>
#include <QTest>

/// The data set's positions, its text and how it comes out of a book, held against the published
/// file where that is at hand.
class TestDataset : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void positionsAreThoseOfThePublishedFile();
    void bookGivesThePublishedFileBack();
    void builtInBookAgreesWithThePublishedFile();
    void positionsAreQuietAndStandOnce();
    void everyPositionOfTheBookIsJudgedByItself();
    void unknownPositionsAreLeftOut();
    void labelIsTheFirstPlayersWhoeverIsToMove();
    void textIsReadBack();
    void lineEndsAreTakenAsTheyCome();
    void labelIsFoundEitherWayRound();
    void wrongTextIsRefusedAtItsPlace_data();
    void wrongTextIsRefusedAtItsPlace();
    void positionMayStandTwiceWithOneLabelOnly();
    void missingFileIsRefused();
};

namespace {

/// Empty when the file is not there: it is not part of the program.
QByteArray publishedText()
{
    const QString folder
        = qEnvironmentVariable("FOURCAST_TEST_DATA", QStringLiteral(FOURCAST_SHARED_DATA));
    QFile file(QDir(folder).filePath(QStringLiteral("connect-4.data")));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QList<QByteArray> sortedLines(const QByteArray& text)
{
    QList<QByteArray> lines = text.split('\n');
    std::sort(lines.begin(), lines.end());
    return lines;
}

/// The second player wins every position.
struct SecondWins : KnownScores
{
    std::optional<int> score(const Position& position) const override
    {
        return position.sideToMove() == Player::Second ? 3 : -3;
    }
};

/// Two discs on the middle column; the first player is to move.
QByteArray goodLine()
{
    return QByteArray("b,").repeated(18) + "x,o," + QByteArray("b,").repeated(22) + "win";
}

}

void TestDataset::positionsAreThoseOfThePublishedFile()
{
    const QByteArray published = publishedText();
    if (published.isEmpty())
        QSKIP("the published data set is not here");
    const auto dataset = Dataset::read(published);
    QVERIFY2(dataset, dataset ? "" : qPrintable(dataset.error().message));
    QCOMPARE(dataset->size(), datasetpositions::count);
    // The same way round, too.
    std::vector<std::uint64_t> theirs;
    for (const DatasetEntry& entry : dataset->entries())
        theirs.push_back(entry.position.key());
    std::vector<std::uint64_t> ours;
    for (const Position& position : datasetpositions::all())
        ours.push_back(position.key());
    QVERIFY(std::equal(ours.begin(), ours.begin() + 2014, theirs.begin()));
    std::sort(theirs.begin(), theirs.end());
    std::sort(ours.begin(), ours.end());
    QVERIFY(ours == theirs);
}

void TestDataset::bookGivesThePublishedFileBack()
{
    const QByteArray published = publishedText();
    if (published.isEmpty())
        QSKIP("the published data set is not here");
    const auto dataset = Dataset::read(published);
    QVERIFY(dataset);
    QCOMPARE(dataset->text(), published);
    // Scores made up with the right sign; what is not in the file stays unknown.
    OpeningBook book(datasetpositions::plies);
    for (const DatasetEntry& entry : dataset->entries()) {
        const auto rank = book.positions(book.plies()).rankOf(entry.position);
        QVERIFY(rank);
        book.setScore(book.plies(), *rank, 2 * (static_cast<int>(entry.label) - 1));
    }
    const Dataset generated = Dataset::fromScores(datasetpositions::all(), book);
    QCOMPARE(sortedLines(generated.text()), sortedLines(published));
}

void TestDataset::builtInBookAgreesWithThePublishedFile()
{
    const QByteArray published = publishedText();
    if (published.isEmpty())
        QSKIP("the published data set is not here");
    QVERIFY(builtInBook());
    const Dataset generated = Dataset::fromScores(datasetpositions::all(), *builtInBook());
    QCOMPARE(generated.size(), datasetpositions::count);
    QVERIFY(sortedLines(generated.text()) == sortedLines(published));
}

void TestDataset::positionsAreQuietAndStandOnce()
{
    const std::vector<Position> positions = datasetpositions::all();
    QCOMPARE(positions.size(), datasetpositions::count);
    std::vector<std::uint64_t> keys;
    for (const Position& position : positions) {
        QCOMPARE(position.plies(), datasetpositions::plies);
        QVERIFY(!position.isWon());
        for (int column = 0; column < Position::Shape::width; ++column) {
            if (!position.canPlay(column))
                continue;
            QVERIFY(!position.wins(column));
            const auto passed = Position::fromBitboards(position.opponent(), position.occupied());
            QVERIFY(!passed.wins(column));
        }
        keys.push_back(BookPositions::canonical(position).key());
    }
    std::sort(keys.begin(), keys.end());
    QVERIFY(std::adjacent_find(keys.begin(), keys.end()) == keys.end());
}

void TestDataset::everyPositionOfTheBookIsJudgedByItself()
{
    const Dataset whole = Dataset::fromScores(datasetpositions::all(), SecondWins());
    const BookPositions positions(datasetpositions::plies);
    std::size_t contained = 0;
    for (std::size_t rank = 0; rank < positions.count(); ++rank) {
        const Position& position = positions.at(rank);
        const auto label = datasetLabel(position, SecondWins());
        QCOMPARE(label.has_value(), datasetpositions::contain(position));
        QCOMPARE(label, whole.label(position));
        QCOMPARE(label, datasetLabel(position.mirrored(), SecondWins()));
        contained += label ? 1 : 0;
    }
    QCOMPARE(contained, datasetpositions::count);
    QVERIFY(!datasetLabel(Position(), SecondWins()));
}

void TestDataset::unknownPositionsAreLeftOut()
{
    const std::vector<Position> positions = datasetpositions::all();
    OpeningBook book(datasetpositions::plies);
    QCOMPARE(Dataset::fromScores(positions, book).size(), std::size_t {0});
    const auto know = [&](const Position& position, int score) {
        book.setScore(book.plies(), *book.positions(book.plies()).rankOf(position), score);
    };
    know(positions[70], -1);
    know(positions[7].mirrored(), 4);
    const Dataset dataset = Dataset::fromScores(positions, book);
    QCOMPARE(dataset.size(), std::size_t {2});
    QCOMPARE(dataset.entries()[0].position, positions[7]);
    QCOMPARE(dataset.entries()[0].label, DatasetLabel::Win);
    QCOMPARE(dataset.entries()[1].position, positions[70]);
    QCOMPARE(dataset.entries()[1].label, DatasetLabel::Loss);
    QVERIFY(!dataset.label(positions[8]));
}

void TestDataset::labelIsTheFirstPlayersWhoeverIsToMove()
{
    const std::vector<Position> positions {boards::fromDigits(u"44"), boards::fromDigits(u"444")};
    const Dataset dataset = Dataset::fromScores(positions, SecondWins());
    QCOMPARE(dataset.entries()[0].label, DatasetLabel::Loss);
    QCOMPARE(dataset.entries()[1].label, DatasetLabel::Loss);
}

void TestDataset::textIsReadBack()
{
    // Odd and even numbers of discs, empty and full columns.
    std::vector<Position> positions;
    SeededRandom random(5);
    for (int plies = 0; plies < Position::Shape::squares; ++plies)
        positions.push_back(boards::randomUnfinished(random, plies));
    const Dataset written = Dataset::fromScores(positions, SecondWins());
    const auto again = Dataset::read(written.text());
    QVERIFY2(again, again ? "" : qPrintable(again.error().message));
    QCOMPARE(again->size(), positions.size());
    for (std::size_t i = 0; i < positions.size(); ++i) {
        QCOMPARE(again->entries()[i].position, positions[i]);
        QCOMPARE(again->entries()[i].label, DatasetLabel::Loss);
    }
}

void TestDataset::lineEndsAreTakenAsTheyCome()
{
    for (const char* end : {"", "\n", "\r\n"}) {
        const auto dataset = Dataset::read(goodLine() + end);
        QVERIFY(dataset);
        QCOMPARE(dataset->size(), std::size_t {1});
        QCOMPARE(dataset->entries()[0].position, boards::fromDigits(u"44"));
    }
    const auto empty = Dataset::read({});
    QVERIFY(empty);
    QCOMPARE(empty->size(), std::size_t {0});
}

void TestDataset::labelIsFoundEitherWayRound()
{
    const Position position = boards::fromDigits(u"4425");
    const Dataset dataset = Dataset::fromScores({position}, SecondWins());
    QCOMPARE(dataset.label(position), DatasetLabel::Loss);
    QCOMPARE(dataset.label(position.mirrored()), DatasetLabel::Loss);
    QVERIFY(!dataset.label(boards::fromDigits(u"4422")));
}

void TestDataset::wrongTextIsRefusedAtItsPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("says");
    const QByteArray good = goodLine();
    const auto row
        = [&good](const char* name, const QByteArray& bad, int column, const char* says) {
              QTest::newRow(name) << good + '\n' + bad << 2 << column << QString::fromLatin1(says);
          };
    const auto changed = [&good](qsizetype at, const char* to) {
        return QByteArray(good).replace(at, static_cast<qsizetype>(qstrlen(to)), to);
    };
    row("other letter", changed(4, "B"), 5, "x, o or b");
    row("no comma", changed(5, ";"), 6, "comma");
    row("blank", ' ' + good, 1, "x, o or b");
    row("cut off", good.left(20), 21, "10 of 42");
    row("cut off in a square", good.left(21), 22, "11 of 42");
    row("empty line", "\n" + good, 1, "0 of 42");
    row("no label", good.chopped(3), 85, "win, loss or draw");
    row("no label, no comma", good.chopped(4), 84, "42 of 42");
    row("other label", good.chopped(3) + "won", 85, "win, loss or draw");
    row("a field too many", good + ",b", 85, "win, loss or draw");
    row("hole", changed(42, "o"), 43, "no disc below");
    row("turns", changed(36, "o"), 1, "0 x and 2 o");
    row("won", "x,x,x,x,b,b,o,o,o," + QByteArray("b,").repeated(33) + "win", 1, "over");
    // o has four, yet x moved last: impossible, and won all the same.
    row("won by the other", "o,o,o,o,b,b,x,x,x,b,b,b,x,x," + QByteArray("b,").repeated(28) + "win",
        1, "over");
    QTest::newRow("contradiction") << good + '\n' + good + '\n' + good.chopped(3) + "draw\n"
                                   << 3 << 1 << QStringLiteral("contradicts line 1");
    QTest::newRow("other file") << QByteArray("\x7f"
                                              "ELF")
                                << 1 << 1 << QStringLiteral("Line 1, column 1");
}

void TestDataset::wrongTextIsRefusedAtItsPlace()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QString, says);
    const auto dataset = Dataset::read(text);
    QVERIFY(!dataset);
    QVERIFY2(dataset.error().message.contains(says), qPrintable(dataset.error().message));
    QCOMPARE(dataset.error().line, line);
    QCOMPARE(dataset.error().column, column);
    QVERIFY(dataset.error().message.contains(QStringLiteral("Line %1").arg(line)));
}

void TestDataset::positionMayStandTwiceWithOneLabelOnly()
{
    const auto dataset = Dataset::read(goodLine() + '\n' + goodLine());
    QVERIFY(dataset);
    QCOMPARE(dataset->size(), std::size_t {2});
}

void TestDataset::missingFileIsRefused()
{
    const auto dataset = Dataset::load(QStringLiteral("/nowhere/connect-4.data"));
    QVERIFY(!dataset);
    QVERIFY(dataset.error().message.contains(QStringLiteral("/nowhere/connect-4.data")));
}

QTEST_GUILESS_MAIN(TestDataset)
#include "tst_dataset.moc"
