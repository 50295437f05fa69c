// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/fillinggame.h"
#include "core/analysis/threats.h"
#include "core/board/notation.h"
#include "core/solver/solver.h"
#include "tests/core/analysis/naiveboard.h"
#include "tests/core/boards.h"

#include <QLocale>
#include <QTest>

#include <map>

namespace {

using Shape = Position::Shape;
using Square = NaiveBoard::Square;

const SideNames names {QStringLiteral("Red"), QStringLiteral("Blue")};

/// Column filling in the plainest way: no table, heights and squares only.
struct PlainFilling
{
    std::array<int, 7> heights {};
    std::array<Bitboard, 2> threats {};

    /// 1, 0, -1 for `side`.
    int value(int side)
    {
        int best = -2;
        for (std::size_t column = 0; column < 7 && best < 1; ++column) {
            if (heights[column] == 6)
                continue;
            const Bitboard square = Shape::square(static_cast<int>(column), heights[column]);
            if (threats[static_cast<std::size_t>(side)] & square)
                return 1;
            ++heights[column];
            best = std::max(best, -value(1 - side));
            --heights[column];
        }
        return best == -2 ? 0 : best;
    }
};

/// Some discs, nobody's in particular, up to the given heights.
Position withHeights(const std::array<int, 7>& heights)
{
    Bitboard occupied = 0;
    for (std::size_t column = 0; column < 7; ++column)
        for (int row = 0; row < heights[column]; ++row)
            occupied |= Shape::square(static_cast<int>(column), row);
    return Position::fromBitboards(0, occupied);
}

std::array<int, 7> heightsOf(const Position& position)
{
    std::array<int, 7> heights {};
    for (std::size_t column = 0; column < 7; ++column)
        heights[column] = position.landingRow(static_cast<int>(column));
    return heights;
}

/// The rule of threats.h, written down once more: squares in columns of their own.
std::optional<Player> byTheRule(const std::vector<std::pair<Player, int>>& threats)
{
    int firstOdd = 0;
    int secondOdd = 0;
    int secondEven = 0;
    for (const auto& [owner, row] : threats) {
        const bool odd = (row + 1) % 2 == 1;
        firstOdd += owner == Player::First && odd ? 1 : 0;
        secondOdd += owner == Player::Second && odd ? 1 : 0;
        secondEven += owner == Player::Second && !odd ? 1 : 0;
    }
    if (firstOdd > secondOdd)
        return Player::First;
    if (secondEven > 0 || secondOdd >= firstOdd + 2)
        return Player::Second;
    return std::nullopt;
}

/// Can `owner` get to `target` before the opponent gets to any square of `dangers`? The opponent
/// answers in the same column when `owner` lands right below it; otherwise both play as they like.
struct Race
{
    std::array<int, 7> heights {};
    Square target;
    Bitboard others = 0; ///< the owner's other threats: the game is over there, too
    Bitboard dangers = 0;

    bool ownerArrives(bool ownersTurn, bool mustAnswer)
    {
        const auto column = static_cast<std::size_t>(target.first);
        if (heights[column] > target.second)
            return false;
        if (mustAnswer && heights[column] == target.second)
            return false; // answered: the square is the opponent's
        if (ownersTurn && heights[column] == target.second)
            return true;
        bool canMove = false;
        for (std::size_t i = 0; i < 7; ++i) {
            if (heights[i] == 6)
                continue;
            canMove = true;
            const Bitboard square = Shape::square(static_cast<int>(i), heights[i]);
            bool arrives = false;
            if (!((ownersTurn ? others : dangers) & square)) {
                ++heights[i];
                arrives = ownerArrives(!ownersTurn, ownersTurn && i == column);
                --heights[i];
            }
            if (arrives == ownersTurn)
                return arrives;
        }
        return canMove && !ownersTurn;
    }
};

/// Is every line that can still become somebody's four three quarters full? Then no new threat can
/// come up, and what is left is to fill up columns.
bool onlyFillingIsLeft(const Position& position)
{
    const NaiveBoard board(position);
    for (int column = 0; column < 7; ++column)
        for (int row = 0; row < 6; ++row) {
            if (board.at(column, row) != Cell::Empty)
                continue;
            bool fresh = false;
            NaiveBoard::forEachLine({column, row}, [&](const std::array<Square, 4>& line) {
                int discs[3] {};
                for (const auto& [c, r] : line)
                    ++discs[static_cast<int>(board.at(c, r))];
                const bool dead = discs[1] > 0 && discs[2] > 0;
                // Upright, one disc does not do: the other side takes a square of the next three.
                const bool upright = line[0].first == line[1].first;
                fresh = fresh || (!dead && discs[0] > 1 && !(upright && discs[0] > 2));
            });
            if (fresh)
                return false;
        }
    return true;
}

Bitboard squaresOf(const ThreatReport& report, Player owner)
{
    Bitboard squares = 0;
    for (const Threat& threat : report.threats)
        if (threat.owner == owner)
            squares |= threat.square();
    return squares;
}

}

class TestThreats : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void threatsAreTheSquaresThatCompleteFour();
    void finishedGamesHaveNoThreats();
    void orderIsPlayableUsefulUseless();
    void fillingIsPlayedOutRight();
    void theRuleCountsRight();
    void uselessThreatsAreNeverCarriedOut();
    void zugzwangIsExactWhenNothingElseIsLeft();
    void nothingIsCountedWhileAThreatIsPlayable();
    void theCaseThatIsNamedHolds();
    void sentences_data();
    void sentences();
    void followUpIsToldWithWhatItProves();
    void sentencesNameEverySquare();
};

void TestThreats::threatsAreTheSquaresThatCompleteFour()
{
    SeededRandom random(1);
    for (int i = 0; i < 2000; ++i) {
        const Position position = boards::randomUnfinished(random, i % 42);
        const NaiveBoard board(position);
        const ThreatReport report = findThreats(position);
        std::size_t count = 0;
        for (const Player player : {Player::First, Player::Second}) {
            const std::vector<Square> squares = board.threats(player);
            count += squares.size();
            QCOMPARE(squaresOf(report, player), toBitboard(squares));
            QCOMPARE(report.playable(player), toBitboard(board.wins(player)));
        }
        QCOMPARE(report.threats.size(), count);
        for (const Threat& threat : report.threats) {
            QCOMPARE(threat.discs,
                     toBitboard(board.threeFor({threat.column, threat.row}, threat.owner)));
            QCOMPARE(threat.playable, board.landing(threat.column) == threat.row);
            QCOMPARE(threat.isOdd(), (threat.row + 1) % 2 == 1);
            bool isCovered = false;
            for (const Threat& lower : report.threats)
                isCovered = isCovered || (lower.column == threat.column && lower.row < threat.row);
            QCOMPARE(threat.covered, isCovered);
        }
    }
}

void TestThreats::finishedGamesHaveNoThreats()
{
    const ThreatReport won = findThreats(boards::fromDigits(u"1122334"));
    QVERIFY(won.threats.empty());
    QVERIFY(!won.zugzwang && !won.isCounted);
}

void TestThreats::orderIsPlayableUsefulUseless()
{
    SeededRandom random(2);
    const auto rank = [](const Threat& threat) {
        return threat.playable ? 0 : threat.useless ? 2 : 1;
    };
    for (int i = 0; i < 500; ++i) {
        const ThreatReport report = findThreats(boards::randomUnfinished(random, 15 + i % 20));
        for (std::size_t k = 1; k < report.threats.size(); ++k)
            QVERIFY(rank(report.threats[k - 1]) <= rank(report.threats[k]));
    }
}

void TestThreats::fillingIsPlayedOutRight()
{
    SeededRandom random(3);
    std::array<int, 3> seen {};
    for (int i = 0; i < 3000; ++i) {
        // Nine free squares at most, and threats on some of them, whoever could have made them.
        PlainFilling plain;
        plain.heights.fill(6);
        for (int free = 9; free > 0; --free)
            if (int& height = plain.heights[random.below(7)]; height > 0)
                --height;
        for (std::size_t column = 0; column < 7; ++column)
            for (int row = plain.heights[column]; row < 6; ++row)
                if (random.below(3) == 0)
                    plain.threats[random.below(2)] |= Shape::square(static_cast<int>(column), row);
        const Position position = withHeights(plain.heights);
        const int side = position.plies() % 2;
        const auto winner = FillingGame(position, plain.threats[0], plain.threats[1]).winner();
        const int expected = plain.value(side);
        const int told = !winner ? 0 : static_cast<int>(*winner) == side ? 1 : -1;
        QCOMPARE(told, expected);
        ++seen.at(1 + expected);
    }
    for (const int count : seen)
        QVERIFY(count > 100);
}

void TestThreats::theRuleCountsRight()
{
    SeededRandom random(4);
    std::array<int, 3> seen {};
    for (int i = 0; i < 3000; ++i) {
        std::array<int, 7> heights {};
        std::array<Bitboard, 2> threats {};
        std::vector<std::pair<Player, int>> list;
        for (std::size_t column = 0; column < 7; ++column) {
            heights[column] = static_cast<int>(random.below(7));
            const int lowest = heights[column] + 1;
            if (lowest > 5 || list.size() == 5 || random.below(3) == 0)
                continue;
            const auto owner = static_cast<Player>(random.below(2));
            const int row
                = lowest + static_cast<int>(random.below(static_cast<std::uint32_t>(6 - lowest)));
            threats[static_cast<std::size_t>(owner)]
                |= Shape::square(static_cast<int>(column), row);
            list.emplace_back(owner, row);
        }
        const Position position = withHeights(heights);
        const std::optional<Player> winner = FillingGame(position, threats[0], threats[1]).winner();
        QVERIFY(winner == byTheRule(list));
        ++seen[winner ? static_cast<std::size_t>(*winner) : 2];
    }
    for (const int count : seen)
        QVERIFY(count > 100);
}

void TestThreats::uselessThreatsAreNeverCarriedOut()
{
    SeededRandom random(5);
    int useless = 0;
    for (int i = 0; i < 2000 && useless < 200; ++i) {
        const Position position = boards::randomUnfinished(random, 32 + i % 8);
        const ThreatReport report = findThreats(position);
        for (const Threat& threat : report.threats) {
            if (!threat.useless)
                continue;
            ++useless;
            for (const bool ownersTurn : {true, false}) {
                Race race {heightsOf(position),
                           {threat.column, threat.row},
                           squaresOf(report, threat.owner) & ~threat.square(),
                           squaresOf(report, other(threat.owner))};
                QVERIFY(!race.ownerArrives(ownersTurn, false));
            }
        }
    }
    QVERIFY(useless >= 50);
}

void TestThreats::zugzwangIsExactWhenNothingElseIsLeft()
{
    SeededRandom random(6);
    Solver solver({.tableMib = 4});
    std::array<int, 3> seen {};
    for (int i = 0; i < 4000; ++i) {
        // Every position at the end of a game in which nobody gives anything away.
        for (Position position = boards::carefulUnfinished(random, 28); !position.isFinished();
             position.play(boards::carefulColumn(random, position))) {
            const ThreatReport report = findThreats(position);
            if (!report.isCounted || !onlyFillingIsLeft(position))
                continue;
            const SolveReport exact = solver.solve(position);
            QVERIFY(exact.score.isExact());
            const int score = exact.score.lower;
            QCOMPARE(report.zugzwang.has_value(), score != 0);
            if (score != 0)
                QCOMPARE(*report.zugzwang,
                         score > 0 ? position.sideToMove() : other(position.sideToMove()));
            ++seen[report.zugzwang ? static_cast<std::size_t>(*report.zugzwang) : 2];
        }
    }
    const QString counts = QStringLiteral("%1 %2 %3").arg(seen[0]).arg(seen[1]).arg(seen[2]);
    QVERIFY2(*std::ranges::min_element(seen) > 10, qPrintable(counts));
}

void TestThreats::nothingIsCountedWhileAThreatIsPlayable()
{
    SeededRandom random(7);
    for (int i = 0; i < 1000; ++i) {
        const ThreatReport report = findThreats(boards::randomUnfinished(random, 10 + i % 30));
        bool playable = false;
        for (const Threat& threat : report.threats)
            playable = playable || threat.playable;
        QCOMPARE(report.isCounted, !report.threats.empty() && !playable);
        QVERIFY(report.isCounted || !report.zugzwang);
        QCOMPARE(report.zugzwang.has_value(), report.zugzwangCase != ZugzwangCase::None);
    }
}

void TestThreats::theCaseThatIsNamedHolds()
{
    SeededRandom random(9);
    std::map<ZugzwangCase, int> seen;
    for (int i = 0; i < 8000; ++i) {
        const ThreatReport report = findThreats(boards::carefulUnfinished(random, 12 + i % 26));
        if (!report.isCounted)
            continue;
        ++seen[report.zugzwangCase];
        int firstOdd = 0;
        int secondOdd = 0;
        int secondEven = 0;
        for (const Threat& threat : report.threats) {
            if (threat.useless)
                continue;
            const bool odd = threat.row == 0 || threat.row == 2 || threat.row == 4;
            firstOdd += threat.owner == Player::First && odd ? 1 : 0;
            secondOdd += threat.owner == Player::Second && odd ? 1 : 0;
            secondEven += threat.owner == Player::Second && !odd ? 1 : 0;
        }
        switch (report.zugzwangCase) {
        case ZugzwangCase::MoreOddThreats:
            QVERIFY(*report.zugzwang == Player::First && firstOdd > secondOdd);
            break;
        case ZugzwangCase::EvenThreat:
            QVERIFY(*report.zugzwang == Player::Second && secondEven > 0 && firstOdd <= secondOdd);
            break;
        case ZugzwangCase::TwoMoreOddThreats:
            QVERIFY(*report.zugzwang == Player::Second && secondOdd >= firstOdd + 2);
            break;
        case ZugzwangCase::PlayedOut:
            QVERIFY(report.threats.size() > 1);
            break;
        case ZugzwangCase::None:
            QVERIFY(!report.zugzwang);
            break;
        }
    }
    QCOMPARE(seen.size(), std::size_t {5});
}

void TestThreats::sentences_data()
{
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("expected");
    QTest::newRow("none") << "4455"
                          << "There are no threats.";
    QTest::newRow("wins") << "121212"
                          << "Red is to move and can make four on a4.";
    QTest::newRow("must block") << "12121"
                                << "Red threatens four on a4, so Blue must block there.";
    QTest::newRow("can't block both")
        << "37475"
        << "Red threatens four on b1 or f1, and Blue can block only one.";
}

void TestThreats::sentences()
{
    QFETCH(const QString, moves);
    const Position position = boards::fromDigits(moves);
    const QString text = threatSummary(findThreats(position), position, names);
    QFETCH(const QString, expected);
    QVERIFY2(text.startsWith(expected), qPrintable(text));
}

void TestThreats::followUpIsToldWithWhatItProves()
{
    const auto told = [](QStringView moves) {
        const Position position = boards::fromDigits(moves);
        return threatSummary(findThreatsAndFollowUp(position), position, names);
    };
    const QString quiet = told(u"244424");
    QVERIFY2(quiet.startsWith(QStringLiteral("There are no threats. Blue wins by follow-up: ")),
             qPrintable(quiet));
    QVERIFY(quiet.contains(QStringLiteral("13,508")));
    // The rule of thumb agrees, and stays.
    const QString odd = told(u"2243736553376");
    QVERIFY(odd.contains(QStringLiteral("odd threats in more columns")));
    QVERIFY(odd.contains(QStringLiteral("Red wins by follow-up")));
    // It says that nobody wins, which is refuted.
    const Position refuted = boards::fromDigits(u"37376772255");
    QVERIFY(findThreats(refuted).isCounted && !findThreats(refuted).zugzwang);
    QCOMPARE(threatSummary(findThreatsAndFollowUp(refuted), refuted, names)
                 .count(QStringLiteral("wins")),
             1);
    QVERIFY(threatSummary(findThreats(refuted), refuted, names)
                .contains(QStringLiteral("nobody wins")));
    QVERIFY(!findThreats(refuted).followUp);
}

void TestThreats::sentencesNameEverySquare()
{
    SeededRandom random(8);
    for (int i = 0; i < 500; ++i) {
        const Position position = boards::randomUnfinished(random, 10 + i % 30);
        const ThreatReport report = findThreats(position);
        const QString text = threatSummary(report, position, names);
        const bool somebodyWins = report.playable(position.sideToMove()) != 0;
        for (const Threat& threat : report.threats) {
            const QString square = notation::squareName(threat.column, threat.row);
            QVERIFY(threatText(threat, names)
                        .startsWith(square + QStringLiteral(": ") + names.of(threat.owner)));
            // Where somebody wins at once the other side's playable threats do not matter.
            if (!threat.playable || !somebodyWins || threat.owner == position.sideToMove())
                QVERIFY2(text.contains(square), qPrintable(text));
        }
        QVERIFY(text.endsWith(u'.') && !text.contains(u'%'));
    }
    QVERIFY(!zugzwangExplanation().isEmpty());
}

QTEST_GUILESS_MAIN(TestThreats)
#include "tst_threats.moc"
