// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/book/bookpositions.h"
#include "core/book/builtinbook.h"
#include "core/book/dataset/dataset.h"
#include "core/book/dataset/datasetpositions.h"
#include "core/book/openingbook.h"

#include "tests/core/boards.h"
#include "tests/core/publisheddata.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <unordered_set>

/// The data set's positions, its text and how it comes out of a book, held against the published
/// file: by its hash, and line by line against what of it is at hand.
class TestDataset : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void builtInBookGivesThePublishedFile();
    void publishedLinesAreReadAndWrittenBack();
    void publishedPositionsAreOurs();
    void bookGivesThePublishedLinesBack();
    void builtInBookAgreesWithThePublishedLines();
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

QByteArray publishedText()
{
    return published::text(published::openingDataSet);
}

QList<QByteArray> linesOf(const QByteArray& text)
{
    QList<QByteArray> lines = text.split('\n');
    lines.removeLast();
    return lines;
}

QList<QByteArray> sortedLines(const QByteArray& text)
{
    QList<QByteArray> lines = linesOf(text);
    std::sort(lines.begin(), lines.end());
    return lines;
}

QByteArray hashOf(const QList<QByteArray>& lines)
{
    return published::sha256(lines.join('\n') + '\n');
}

/// The whole set, labelled by the book that is compiled in.
const Dataset& generatedDataset()
{
    static const Dataset made = Dataset::fromScores(datasetpositions::all(), *builtInBook());
    return made;
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

/// The published file's order follows a rule that is not known after 2,014 lines: these have its
/// hash, and all of them once both are sorted.
void TestDataset::builtInBookGivesThePublishedFile()
{
    QVERIFY(builtInBook());
    const QList<QByteArray> lines = linesOf(generatedDataset().text());
    QCOMPARE(lines.size(), static_cast<qsizetype>(datasetpositions::count));
    QCOMPARE(hashOf(lines.first(2014)),
             QByteArray("9d3f118e39293dc46c76db461bf8f8ecbe3e69220a0aae62f9662ed2375d142e"));
    QCOMPARE(hashOf(sortedLines(generatedDataset().text())),
             QByteArray("c7b9356009e854ae87f7569d6861637327f9541bf3f16b6a8c762d55c73c9c59"));
    const auto count = [&lines](const char* label) {
        return std::count_if(lines.begin(), lines.end(),
                             [label](const QByteArray& line) { return line.endsWith(label); });
    };
    QCOMPARE(count("win"), 44'473);
    QCOMPARE(count("loss"), 16'635);
    QCOMPARE(count("draw"), 6'449);
}

void TestDataset::publishedLinesAreReadAndWrittenBack()
{
    const QByteArray text = publishedText();
    const auto dataset = Dataset::read(text);
    QVERIFY2(dataset, dataset ? "" : qPrintable(dataset.error().message));
    QVERIFY(dataset->size() == 120 || dataset->size() == datasetpositions::count);
    QCOMPARE(dataset->text(), text);
}

void TestDataset::publishedPositionsAreOurs()
{
    const auto dataset = Dataset::read(publishedText());
    QVERIFY(dataset && dataset->size() > 0);
    std::unordered_set<std::uint64_t> ours;
    for (const Position& position : datasetpositions::all())
        ours.insert(position.key());
    QCOMPARE(ours.size(), datasetpositions::count);
    // The same way round, too.
    for (const DatasetEntry& entry : dataset->entries())
        QVERIFY2(ours.contains(entry.position.key()),
                 qPrintable(notation::toDiagram(entry.position)));
}

void TestDataset::bookGivesThePublishedLinesBack()
{
    const QByteArray text = publishedText();
    const auto dataset = Dataset::read(text);
    QVERIFY(dataset && dataset->size() > 0);
    // Scores made up with the right sign; what is not in the file stays unknown.
    OpeningBook book(datasetpositions::plies);
    for (const DatasetEntry& entry : dataset->entries()) {
        const auto rank = book.positions(book.plies()).rankOf(entry.position);
        QVERIFY(rank);
        book.setScore(book.plies(), *rank, 2 * (static_cast<int>(entry.label) - 1));
    }
    const Dataset generated = Dataset::fromScores(datasetpositions::all(), book);
    QCOMPARE(sortedLines(generated.text()), sortedLines(text));
}

void TestDataset::builtInBookAgreesWithThePublishedLines()
{
    QVERIFY(builtInBook());
    const QList<QByteArray> published = linesOf(publishedText());
    QVERIFY(!published.isEmpty());
    const QList<QByteArray> generated = linesOf(generatedDataset().text());
    const QSet<QByteArray> ours(generated.begin(), generated.end());
    for (const QByteArray& line : published)
        QVERIFY2(ours.contains(line), line.constData());
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
