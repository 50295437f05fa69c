// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/dataset/dataset.h"
#include "core/engines/enginefactory.h"
#include "core/evaluation/heuristics.h"
#include "core/search/studysearch.h"
#include "tests/core/boards.h"
#include "tests/sanitized.h"

#include <QTest>
#include <atomic>
#include <set>
#include <thread>

/// Laws that hold between the engines.
class TestEngines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyNameMakesAnEngine();
    void enginesWithoutLotsPlayOneGameBySeveralSeeds();
    void datasetPlayersFollowTheLabelsTheyAreGiven();
    void datasetPlayersAreTheOtherEngineElsewhere();
    void unknownNameIsRefusedWithTheList();
    void prunedValuesEqualTheWholeTree_data();
    void prunedValuesEqualTheWholeTree();
    void mappedIsTheSameWithAnyNumberOfWorkers();
    void mirrorHasTheMirroredValues_data();
    void mirrorHasTheMirroredValues();
    void variantsArePrunedSafely_data();
    void variantsArePrunedSafely();
    void fastestWinAndSlowestLoss();
    void indifferentEnginesCallAllWinsAlike();
    void choiceAmongEqualsIsSeeded();
    void principalVariationIsLegal();
    void fullBoardIsADraw();
    void exactStudyRootKeepsTheBestMove();
    void exactColumnsAreThoseOfTheWholeTree_data();
    void exactColumnsAreThoseOfTheWholeTree();
};

namespace {

std::unique_ptr<Engine> engine(const char* name, const EngineOptions& options = {})
{
    return std::move(*makeEngine(QString::fromLatin1(name), options));
}

SearchReport search(Engine& engine, const Position& position, int depth)
{
    return engine.search(position, {.depth = depth}, {});
}

/// All that must not depend on the number of workers.
void compareReports(const SearchReport& a, const SearchReport& b)
{
    QCOMPARE(a.bestMove, b.bestMove);
    QCOMPARE(a.score, b.score);
    QVERIFY(a.columnScores == b.columnScores);
    QVERIFY(a.principalVariation == b.principalVariation);
    QCOMPARE(a.nodes, b.nodes);
    QCOMPARE(a.leaves, b.leaves);
    QCOMPARE(a.cutoffs, b.cutoffs);
    QCOMPARE(a.depth, b.depth);
    QCOMPARE(a.rootMoves.size(), b.rootMoves.size());
    for (std::size_t i = 0; i < a.rootMoves.size(); ++i) {
        QCOMPARE(a.rootMoves[i].move, b.rootMoves[i].move);
        QCOMPARE(a.rootMoves[i].nodes, b.rootMoves[i].nodes);
    }
}

}

void TestEngines::everyNameMakesAnEngine()
{
    QCOMPARE(engineNames().size(), static_cast<qsizetype>(engineTable().size()));
    for (const QString& name : engineNames()) {
        const auto made = makeEngine(name);
        QVERIFY2(made.has_value(), qPrintable(name));
        QCOMPARE(QString::fromUtf8((*made)->name().data()), name);
        QVERIFY(!engineInfo(name).description().isEmpty());
        const SearchReport report = (*made)->search(Position(), {.depth = 2, .nodes = 1000}, {});
        QCOMPARE(report.engine, name);
        QVERIFY(!report.bestMove.isNone());
        QVERIFY(!report.variant.text().isEmpty());
        QVERIFY(report.root == Position());
        // The perfect engine may know the opening by heart.
        if (engineInfo(name).takesDepth() || !engineInfo(name).searches())
            QCOMPARE(report.nodes > 0, name != QStringLiteral("random"));
    }
    QVERIFY(engineInfo(QStringLiteral("study-h2")).searches());
    QVERIFY(!engineInfo(QStringLiteral("greedy-h1")).searches());
    QVERIFY(engineInfo(QStringLiteral("perfect")).searches());
    QVERIFY(engineInfo(QStringLiteral("study-h2")).takesDepth());
    QVERIFY(!engineInfo(QStringLiteral("perfect")).takesDepth());
    QVERIFY(!engineInfo(QStringLiteral("random")).takesDepth());
    QVERIFY(engineInfo(QStringLiteral("random")).drawsLots);
    QVERIFY(engineInfo(QStringLiteral("alphabeta-h1")).drawsLots);
    QVERIFY(!engineInfo(QStringLiteral("literal-h2")).drawsLots);
    QVERIFY(engineInfo(QStringLiteral("mapped-h1")).usesWorkers);
    QVERIFY(engineInfo(QStringLiteral("perfect")).usesWorkers);
    QVERIFY(!engineInfo(QStringLiteral("alphabeta-h1")).usesWorkers);
}

void TestEngines::enginesWithoutLotsPlayOneGameBySeveralSeeds()
{
    for (const QString& name : engineNames()) {
        if (engineInfo(name).drawsLots)
            continue;
        const auto game = [&name](std::uint64_t seed) {
            const auto engine = *makeEngine(name, {.workers = 1, .seed = seed});
            Position position;
            std::vector<Move> moves;
            while (!position.isFinished()) {
                moves.push_back(engine->search(position, {.depth = 2}, {}).bestMove);
                position.play(moves.back());
            }
            return moves;
        };
        for (std::uint64_t seed = 2; seed < 6; ++seed)
            QVERIFY2(game(seed) == game(1), qPrintable(name));
    }
}

void TestEngines::datasetPlayersFollowTheLabelsTheyAreGiven()
{
    // The label is wrong: after the third column the first player wins at once. Who plays from
    // labels does not see it.
    const Position root = boards::fromDigits(u"1617162");
    struct SecondWins : KnownScores
    {
        std::optional<int> score(const Position&) const override { return -1; }
    };
    const auto dataset
        = std::make_shared<const Dataset>(Dataset::fromScores({root.after(2)}, SecondWins()));
    for (const QString& name : engineNames()) {
        if (!engineInfo(name).usesDataset())
            continue;
        const auto made = makeEngine(name, {.workers = 1, .dataset = dataset});
        QVERIFY(made.has_value());
        const SearchReport report = (*made)->search(root, {.depth = 2}, {});
        QCOMPARE(report.bestMove, Move(2));
        QCOMPARE(report.score.kind, Score::Kind::Win);
        QCOMPARE(report.nodes, std::uint64_t {0});
        QVERIFY(report.variant.text().contains(QStringLiteral("data set")));
    }
}

void TestEngines::datasetPlayersAreTheOtherEngineElsewhere()
{
    SeededRandom random(12);
    for (const auto& [player, other] :
         {std::pair {"dataset-h1", "mapped-h1"}, std::pair {"dataset-solver", "perfect"}}) {
        const auto made = makeEngine(QString::fromLatin1(player), {.workers = 1});
        const auto judge = makeEngine(QString::fromLatin1(other), {.workers = 1});
        QCOMPARE(engineInfo(QString::fromLatin1(player)).takesDepth(),
                 engineInfo(QString::fromLatin1(other)).takesDepth());
        for (int i = 0; i < 10; ++i) {
            const Position root = boards::randomUnfinished(random, 28);
            const SearchReport report = (*made)->search(root, {.depth = 4}, {});
            const SearchReport expected = (*judge)->search(root, {.depth = 4}, {});
            QCOMPARE(report.bestMove, expected.bestMove);
            QCOMPARE(report.score, expected.score);
            QCOMPARE(report.nodes, expected.nodes);
        }
    }
}

void TestEngines::unknownNameIsRefusedWithTheList()
{
    for (const char* name : {"", "mapped", "mapped-h0", "perfect-h1", "MAPPED-H1"}) {
        const auto made = makeEngine(QString::fromLatin1(name));
        QVERIFY(!made.has_value());
        QVERIFY(made.error().message.contains(QStringLiteral("alphabeta-h2")));
    }
}

void TestEngines::prunedValuesEqualTheWholeTree_data()
{
    QTest::addColumn<QString>("heuristic");
    for (const HeuristicInfo& heuristic : heuristics())
        QTest::newRow(heuristic.name) << QString::fromLatin1(heuristic.name).toLower();
}

void TestEngines::prunedValuesEqualTheWholeTree()
{
    QFETCH(QString, heuristic);
    const auto make = [&](const char* family) {
        return std::move(*makeEngine(QString::fromLatin1(family) + heuristic, {.workers = 1}));
    };
    const auto whole = make("minimax-");
    const auto ordered = make("alphabeta-");
    const auto mapped = make("mapped-");
    SeededRandom random(99);
    for (int i = 0; i < 1500; ++i) {
        const Position position
            = boards::randomUnfinished(random, static_cast<int>(random.below(40)));
        const int depth = 1 + static_cast<int>(random.below(4));
        const SearchReport expected = search(*whole, position, depth);
        const SearchReport pruned = search(*ordered, position, depth);
        const SearchReport split = search(*mapped, position, depth);
        // A deepening engine stops early once the win is proved; its value is the same.
        QCOMPARE(pruned.score, expected.score);
        QCOMPARE(split.score, expected.score);
        QCOMPARE(pruned.bestMove, expected.bestMove);
        QCOMPARE(split.bestMove, expected.bestMove);
        for (std::size_t column = 0; column < 7; ++column) {
            const Score& exact = expected.columnScores[column];
            if (split.depth == depth)
                QCOMPARE(split.columnScores[column], exact);
            const Score& bound = pruned.columnScores[column];
            QCOMPARE(bound.kind == Score::Kind::None, exact.kind == Score::Kind::None);
            if (pruned.depth == depth && bound.bound == Score::Bound::Exact)
                QCOMPARE(bound.value, exact.value);
            if (pruned.depth == depth && bound.bound == Score::Bound::AtMost)
                QVERIFY(bound.value >= exact.value && exact.value < expected.score.value);
        }
    }
}

void TestEngines::mappedIsTheSameWithAnyNumberOfWorkers()
{
    SeededRandom random(17);
    const auto one = engine("mapped-h1", {.workers = 1});
    const auto two = engine("mapped-h1", {.workers = 2});
    const auto five = engine("mapped-h1", {.workers = 5});
    for (int i = 0; i < 60; ++i) {
        const Position position
            = boards::randomUnfinished(random, static_cast<int>(random.below(36)));
        const SearchLimits limits
            = i % 3 == 0 ? SearchLimits {.nodes = 5000} : SearchLimits {.depth = 5};
        const SearchReport sequential = one->search(position, limits, {});
        compareReports(two->search(position, limits, {}), sequential);
        compareReports(five->search(position, limits, {}), sequential);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestEngines::mirrorHasTheMirroredValues_data()
{
    QTest::addColumn<QString>("name");
    // Those that take no depth would solve early positions.
    for (const QString& name : engineNames())
        if (engineInfo(name).takesDepth() || name.startsWith(QStringLiteral("greedy")))
            QTest::newRow(qPrintable(name)) << name;
}

void TestEngines::mirrorHasTheMirroredValues()
{
    QFETCH(QString, name);
    const auto made = makeEngine(name, {.workers = 1});
    SeededRandom random(23);
    for (int i = 0; i < 40; ++i) {
        const Position position
            = boards::randomUnfinished(random, static_cast<int>(random.below(40)));
        const SearchReport here = search(**made, position, 4);
        const SearchReport there = search(**made, position.mirrored(), 4);
        QCOMPARE(there.score.value, here.score.value);
        QCOMPARE(there.score.kind, here.score.kind);
        if (!name.startsWith(QStringLiteral("minimax"))
            && !name.startsWith(QStringLiteral("mapped")))
            continue;
        for (std::size_t column = 0; column < 7; ++column)
            QCOMPARE(there.columnScores[6 - column], here.columnScores[column]);
    }
}

void TestEngines::variantsArePrunedSafely_data()
{
    QTest::addColumn<QString>("variant");
    for (const QString& name : H1Options::names())
        QTest::newRow(qPrintable(name)) << name;
}

void TestEngines::variantsArePrunedSafely()
{
    QFETCH(QString, variant);
    const EngineOptions options {.workers = 1, .h1 = *H1Options::fromNames(variant)};
    const auto whole = engine("minimax-h1", options);
    const auto mapped = engine("mapped-h1", options);
    SeededRandom random(31);
    for (int i = 0; i < 60; ++i) {
        const Position position
            = boards::randomUnfinished(random, static_cast<int>(random.below(40)));
        QCOMPARE(search(*mapped, position, 3).score, search(*whole, position, 3).score);
    }
}

void TestEngines::fastestWinAndSlowestLoss()
{
    // After 112233 the first player wins at once on d1.
    const auto alphaBeta = engine("alphabeta-h1");
    const SearchReport win = search(*alphaBeta, boards::fromDigits(u"112233"), 8);
    QCOMPARE(win.bestMove, Move(3));
    QCOMPARE(win.score.kind, Score::Kind::Win);
    QCOMPARE(win.score.plies, 1);
    QCOMPARE(win.score.toText(), QStringLiteral("wins in 1 move(s)"));
    // c1, d1, e1 with both ends open: whatever the second player does, it loses in two plies.
    const SearchReport loss = search(*alphaBeta, boards::fromDigits(u"37475"), 8);
    QCOMPARE(loss.score.kind, Score::Kind::Loss);
    QCOMPARE(loss.score.plies, 2);
    QCOMPARE(loss.score.negated().kind, Score::Kind::Win);
    // c1 and f1 both win in three plies; the study takes the first of them.
    const Position position = boards::fromDigits(u"4455");
    for (const char* name : {"minimax-h2", "alphabeta-h2", "mapped-h2", "study-h2"}) {
        const SearchReport report = search(*engine(name), position, 6);
        QVERIFY(report.bestMove == Move(2) || report.bestMove == Move(5));
        QCOMPARE(report.score.plies, 3);
    }
    QCOMPARE(search(*engine("study-h2"), position, 6).bestMove, Move(2));
}

void TestEngines::indifferentEnginesCallAllWinsAlike()
{
    const SearchReport report
        = search(*engine("minimax-h2", {.preferFastWins = false}), boards::fromDigits(u"4455"), 5);
    QCOMPARE(report.score.kind, Score::Kind::Win);
    QCOMPARE(report.score.plies, 0);
    QCOMPARE(report.score.value, value::win);
}

void TestEngines::choiceAmongEqualsIsSeeded()
{
    // Without features nothing is better than anything else.
    EngineOptions options;
    options.workers = 1;
    options.h1 = *H1Options::fromNames(QStringLiteral("no-f1,no-f2,no-f3,no-f4"));
    std::set<int> chosen;
    for (options.seed = 1; options.seed <= 60; ++options.seed) {
        const Move first = search(*engine("mapped-h1", options), Position(), 2).bestMove;
        QCOMPARE(search(*engine("mapped-h1", options), Position(), 2).bestMove, first);
        QCOMPARE(search(*engine("alphabeta-h1", options), Position(), 2).bestMove, first);
        chosen.insert(first.column());
    }
    QCOMPARE(chosen.size(), std::size_t {7});
    std::set<int> random;
    for (std::uint64_t seed = 1; seed <= 60; ++seed)
        random.insert(search(*engine("random", {.seed = seed}), Position(), 0).bestMove.column());
    QCOMPARE(random.size(), std::size_t {7});
    // The next game is another, and the same again for the same seed.
    std::set<int> games;
    const auto one = engine("random", {.seed = 5});
    const auto again = engine("random", {.seed = 5});
    for (int game = 0; game < 60; ++game) {
        const Move move = search(*one, Position(), 0).bestMove;
        QCOMPARE(search(*again, Position(), 0).bestMove, move);
        games.insert(move.column());
        one->newGame();
        again->newGame();
    }
    QCOMPARE(games.size(), std::size_t {7});
}

void TestEngines::principalVariationIsLegal()
{
    SeededRandom random(41);
    for (const QString& name : engineNames()) {
        // The perfect one has a test of its own: it takes its time early in a game.
        if (engineInfo(name).searches() && !engineInfo(name).takesDepth())
            continue;
        const auto made = makeEngine(name, {.workers = 1});
        for (int i = 0; i < sanitized::cases(40); ++i) {
            Position position
                = boards::randomUnfinished(random, static_cast<int>(random.below(40)));
            const SearchReport report = search(**made, position, 4);
            QVERIFY(!report.principalVariation.empty());
            QCOMPARE(report.principalVariation.front(), report.bestMove);
            for (const Move move : report.principalVariation) {
                QVERIFY(!position.isFinished());
                QVERIFY(position.canPlay(move));
                position.play(move);
            }
            // A label says who wins and not how.
            if (engineInfo(name).usesDataset() && report.score.plies == 0)
                continue;
            if (report.score.kind == Score::Kind::Win || report.score.kind == Score::Kind::Loss)
                QVERIFY(name.startsWith(QStringLiteral("study-h1")) || position.isWon()
                        || report.score.kind == Score::Kind::Loss);
        }
    }
}

void TestEngines::fullBoardIsADraw()
{
    // A seeded game that fills the board but for its last two squares, with nobody able to win.
    SeededRandom random(1);
    int draws = 0;
    for (int i = 0; i < 400; ++i) {
        const Position position = boards::randomUnfinished(random, 40);
        const SearchReport report = search(*engine("alphabeta-h1"), position, 12);
        QVERIFY(report.score.kind != Score::Kind::Estimate);
        draws += report.score.kind == Score::Kind::Draw ? 1 : 0;
    }
    QVERIFY(draws > 0);
}

void TestEngines::exactStudyRootKeepsTheBestMove()
{
    SeededRandom random(43);
    for (int i = 0; i < 100; ++i) {
        const Position position
            = boards::randomUnfinished(random, static_cast<int>(random.below(36)));
        const RootResult shared
            = studySearchH1(position, 4, H1Options(), StudyRootMoves::SharedWindow);
        const RootResult exact = studySearchH1(position, 4, H1Options(), StudyRootMoves::AllExact);
        QVERIFY(shared.complete && exact.complete);
        QCOMPARE(exact.bestValue(), shared.bestValue());
        // The first best one stands.
        QCOMPARE(exact.bestMoves().front()->move, shared.bestMoves().front()->move);
        QVERIFY(exact.counts.nodes >= shared.counts.nodes);
    }
}

void TestEngines::exactColumnsAreThoseOfTheWholeTree_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"study-h1", "study-h2", "alphabeta-h1", "alphabeta-h2"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestEngines::exactColumnsAreThoseOfTheWholeTree()
{
    QFETCH(QString, name);
    const bool alike = name == QStringLiteral("study-h1");
    const auto exact = makeEngine(name, {.preferFastWins = !alike, .exactColumns = true});
    const auto pruned = makeEngine(name, {.preferFastWins = !alike});
    const auto whole
        = makeEngine(QStringLiteral("minimax-") + name.right(2), {.preferFastWins = !alike});
    SeededRandom random(47);
    for (int i = 0; i < 40; ++i) {
        // Early enough that no board is full, which the study values in its own way.
        const Position position
            = boards::randomUnfinished(random, static_cast<int>(random.below(36)));
        const SearchReport report = search(**exact, position, 4);
        const SearchReport expected = search(**whole, position, 4);
        for (std::size_t column = 0; column < 7; ++column) {
            QCOMPARE(report.columnScores[column].bound, Score::Bound::Exact);
            // The deepening ones stop at a depth that proves a win.
            if (name.startsWith(QStringLiteral("study")))
                QCOMPARE(report.columnScores[column].value, expected.columnScores[column].value);
        }
        QCOMPARE(report.bestMove, search(**pruned, position, 4).bestMove);
        QCOMPARE(report.score.value, expected.score.value);
    }
}

QTEST_GUILESS_MAIN(TestEngines)
#include "tst_engines.moc"
