// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/levels.h"
#include "core/odds/oddsmodel.h"
#include "tests/core/boards.h"

#include <QTest>
#include <cmath>

/// The winning chances against imperfect play.
class TestOdds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mirrorHasTheSameOdds();
    void featuresAreThoseOfTheBoard_data();
    void featuresAreThoseOfTheBoard();
    void threatsAreThoseThatAnEyeFinds();
    void oddsAreTheLogisticOfTheSum();
    void fileKeepsTheModel();
    void damagedFilesAreRefused();
    void numbersThatNoFitGivesAreRefused();
    void builtInModelIsReasonable();
};

namespace {

using namespace oddsfeatures;

constexpr std::array<std::pair<int, int>, 4> directions {{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};

Cell cellAt(const Position& position, int column, int row)
{
    const bool inside = column >= 0 && column < 7 && row >= 0 && row < 6;
    return inside ? position.at(column, row) : Cell::Empty;
}

/// Would a disc here make four in line?
bool completes(const Position& position, int column, int row, Cell cell)
{
    for (const auto& [dc, dr] : directions) {
        int length = 1;
        for (int i = 1; cellAt(position, column + i * dc, row + i * dr) == cell; ++i)
            ++length;
        for (int i = 1; cellAt(position, column - i * dc, row - i * dr) == cell; ++i)
            ++length;
        if (length >= 4)
            return true;
    }
    return false;
}

/// Adds the four that begins here to those of its only owner, by the number of its discs.
void countFour(const Position& position, int column, int row, int dc, int dr,
               std::array<std::array<int, 4>, 2>& fours)
{
    if (column + 3 * dc > 6 || row + 3 * dr > 5 || row + 3 * dr < 0)
        return;
    std::array<std::size_t, 2> discs {};
    for (int i = 0; i < 4; ++i) {
        const Cell cell = position.at(column + i * dc, row + i * dr);
        if (cell != Cell::Empty)
            ++discs[cell == Cell::First ? 0 : 1];
    }
    for (std::size_t side = 0; side < 2; ++side)
        if (discs[side] > 0 && discs[1 - side] == 0)
            ++fours[side][discs[side]];
}

OddsModel invented()
{
    OddsModel model;
    SeededRandom random(3);
    for (int i = 0; i < Count; ++i) {
        model.coefficients.push_back((int(random.below(2000)) - 1000) / 1000.0);
        model.covariance.emplace_back(std::vector<double>(Count, 0.0));
        model.covariance.back()[static_cast<std::size_t>(i)] = 0.01;
    }
    model.games = 300;
    model.heldOutGames = 100;
    model.seed = 7;
    model.openingPlies = 12;
    model.engines = {"level-1", "level-2"};
    model.settings = {"one", "two"};
    model.logLoss = 0.5;
    model.plainLogLoss = 0.69;
    model.brier = 0.2;
    model.plainBrier = 0.25;
    model.reliability = {{0.2, 0.25, 40}, {0.7, 0.65, 60}};
    return model;
}

}

void TestOdds::mirrorHasTheSameOdds()
{
    const OddsModel model = invented();
    SeededRandom random(1);
    for (int i = 0; i < 500; ++i) {
        const Position position
            = boards::randomUnfinished(random, static_cast<int>(random.below(42)));
        QCOMPARE(of(position.mirrored()), of(position));
        QCOMPARE(model.odds(position.mirrored()).first, model.odds(position).first);
        QCOMPARE(measuredOdds(position.mirrored()).first, measuredOdds(position).first);
    }
}

void TestOdds::featuresAreThoseOfTheBoard_data()
{
    QTest::addColumn<QString>("moves");
    QTest::addColumn<int>("feature");
    QTest::addColumn<double>("value");
    const auto row = [](const char* moves, Feature feature, double value) {
        QTest::addRow("%s %d", moves, feature)
            << QString::fromLatin1(moves) << static_cast<int>(feature) << value;
    };
    row("", Constant, 1);
    row("", Turn, 1);
    row("4", Turn, -1);
    row("", Plies, 0);
    row("112233", Win, 1); // a1 b1 c1, and it is the first player's turn
    row("112233", Plies, 6.0 / 42);
    row("112233", Threes, 0); // a2 b2 c2 as well
    row("1212127", Win, -1); // b1 b2 b3, and it is the second player's turn
    row("12121", Win, 0);
    row("12121", Threat, 1); // a1 a2 a3: the second player has to block
    row("12121", DoubleThreat, 0);
    row("44556", DoubleThreat, 1); // d1 e1 f1, open at both ends
    row("44556", Threat, 0);
    row("44", Squares, (7 - 10) / 10.0); // d1 against d2
    row("44", SquaresLater, (7 - 10) / 10.0 * 2 / 42);
}

void TestOdds::featuresAreThoseOfTheBoard()
{
    QFETCH(const QString, moves);
    QFETCH(const int, feature);
    QFETCH(const double, value);
    QCOMPARE(of(boards::fromDigits(moves))[static_cast<std::size_t>(feature)], value);
}

void TestOdds::threatsAreThoseThatAnEyeFinds()
{
    SeededRandom random(4);
    int zugzwang = 0;
    for (int i = 0; i < 300; ++i) {
        const Position position
            = boards::randomUnfinished(random, 10 + static_cast<int>(random.below(30)));
        const Values values = of(position);
        std::array<double, 4> threats {};
        std::array<std::array<int, 4>, 2> fours {};
        for (int column = 0; column < 7; ++column)
            for (int row = 0; row < 6; ++row) {
                for (const auto& [dc, dr] : directions)
                    countFour(position, column, row, dc, dr, fours);
                if (row <= position.landingRow(column))
                    continue;
                for (const Cell cell : {Cell::First, Cell::Second})
                    if (completes(position, column, row, cell))
                        ++threats[(cell == Cell::First ? 0 : 2) + (row % 2 == 0 ? 0 : 1)];
            }
        QCOMPARE(values[FirstOdd], threats[0]);
        QCOMPARE(values[FirstEven], threats[1]);
        QCOMPARE(values[SecondOdd], threats[2]);
        QCOMPARE(values[SecondEven], threats[3]);
        QCOMPARE(values[Zugzwang], double(threats[0] > 0) - double(threats[3] > 0));
        QCOMPARE(values[Threes], double(fours[0][3] - fours[1][3]));
        QCOMPARE(values[Twos], (fours[0][2] - fours[1][2]) / 10.0);
        zugzwang += values[Zugzwang] != 0;
    }
    QVERIFY(zugzwang > 30);
}

void TestOdds::oddsAreTheLogisticOfTheSum()
{
    const OddsModel model = invented();
    SeededRandom random(2);
    for (int i = 0; i < 100; ++i) {
        const Position position
            = boards::randomUnfinished(random, static_cast<int>(random.below(42)));
        const Values values = of(position);
        double sum = 0;
        double squares = 0;
        for (std::size_t k = 0; k < Count; ++k) {
            sum += values[k] * model.coefficients[k];
            squares += values[k] * values[k];
        }
        const Odds odds = model.odds(position);
        QVERIFY(std::abs(std::log(odds.first / (1 - odds.first)) - sum) < 1e-9);
        const double reach = std::log(odds.high / (1 - odds.high)) - sum;
        QVERIFY(std::abs(reach - 1.96 * 0.1 * std::sqrt(squares)) < 1e-3 * std::sqrt(squares));
        QVERIFY(odds.low < odds.first && odds.first < odds.high);
        QCOMPARE(odds.games, 300);
    }
}

void TestOdds::fileKeepsTheModel()
{
    const OddsModel model = invented();
    const auto read = OddsModel::fromJson(model.toJson());
    QVERIFY(read.has_value());
    QCOMPARE(read->coefficients, model.coefficients);
    QCOMPARE(read->covariance, model.covariance);
    QCOMPARE(read->toJson(), model.toJson());
    QCOMPARE(read->source(), model.source());
    for (const char* part : {"300", "100", "level-1", "12", "7"})
        QVERIFY2(model.source().contains(QString::fromLatin1(part)), part);
}

void TestOdds::damagedFilesAreRefused()
{
    QVERIFY(!OddsModel::fromJson({}).has_value());
    QByteArray json = invented().toJson();
    QVERIFY(!OddsModel::fromJson(QByteArray(json).replace("zugzwang", "zwang")).has_value());
    OddsModel narrow = invented();
    narrow.covariance.pop_back();
    QVERIFY(!OddsModel::fromJson(narrow.toJson()).has_value());
    const auto cut = OddsModel::fromJson(json.left(json.indexOf("covariance")));
    QVERIFY(!cut.has_value());
    QVERIFY(cut.error().line > 1 && cut.error().column > 1);
}

void TestOdds::numbersThatNoFitGivesAreRefused()
{
    // Their sums would be no numbers, and so would the chances.
    OddsModel steep = invented();
    steep.coefficients[1] = 1e308;
    QVERIFY(!OddsModel::fromJson(steep.toJson()).has_value());
    OddsModel vague = invented();
    vague.covariance[1][2] = -1e308;
    QVERIFY(!OddsModel::fromJson(vague.toJson()).has_value());
    OddsModel unlikely = invented();
    unlikely.reliability[0].observed = 1.5;
    QVERIFY(!OddsModel::fromJson(unlikely.toJson()).has_value());
    OddsModel owing = invented();
    owing.games = -1;
    QVERIFY(!OddsModel::fromJson(owing.toJson()).has_value());
}

void TestOdds::builtInModelIsReasonable()
{
    const OddsModel* model = builtInOddsModel();
    QVERIFY2(model, "what resources/odds.json says can't be read");
    // Measured of the opponents as they play now.
    QCOMPARE(model->settings.size(), model->engines.size());
    for (qsizetype i = 0; i < model->engines.size(); ++i) {
        const Level* level = findLevel(model->engines.at(i));
        QVERIFY(level);
        QCOMPARE(model->settings.at(i), level->settings());
    }
    // A win at hand is good for whose turn it is, and nobody is sure of anything.
    const Odds first = measuredOdds(boards::fromDigits(u"112233"));
    const Odds second = measuredOdds(boards::fromDigits(u"1212127"));
    QVERIFY(first.first > 0.8 && first.first < 1);
    QVERIFY(second.first < 0.3 && second.first > 0);
    QVERIFY(first.games > 1000);
    QVERIFY(oddsSource().contains(QString::number(model->games)));
    // The diagram: predictions rise, games add up, and what was predicted is what came.
    int games = 0;
    double last = 0;
    for (const ReliabilityBin& bin : oddsReliability()) {
        QVERIFY(bin.predicted > last);
        last = bin.predicted;
        games += bin.games;
        const double deviation
            = std::sqrt(bin.predicted * (1 - bin.predicted) / std::max(1, bin.games));
        QVERIFY2(std::abs(bin.predicted - bin.observed) < 4 * deviation + 0.02,
                 qPrintable(QString::number(bin.predicted)));
    }
    QCOMPARE(games, model->heldOutGames);
    QVERIFY(model->logLoss < model->plainLogLoss);
    QVERIFY(model->brier < model->plainBrier);
}

QTEST_GUILESS_MAIN(TestOdds)
#include "tst_odds.moc"
