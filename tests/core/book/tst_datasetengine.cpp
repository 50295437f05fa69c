// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/dataset/datasetengine.h"

#include "core/search/searchreport.h"
#include "tests/core/boards.h"

#include <QTest>

#include <map>
#include <set>

/// Which move the labels choose, and when they leave it to the other engine.
class TestDatasetEngine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void labelsDecide_data();
    void labelsDecide();
    void firstPlayerWantsTheOtherLabels();
    void mirrorImagesHaveTheSameLabel();
    void seedChoosesAmongEquals();
    void otherEngineMovesWhereThereIsNoLabel();
    void ownLabelSaysWhoWins();
    void nextGameIsTheOtherEnginesToo();
};

namespace {

/// Plays the last column that is free and says so.
class LastColumn : public Engine
{
public:
    explicit LastColumn(int* games = nullptr) : m_games(games) { }

    std::string_view name() const override { return "last"; }
    void newGame() override
    {
        if (m_games)
            ++*m_games;
    }
    SearchReport search(const Position& root, const SearchLimits& limits,
                        const SearchContext& context) override
    {
        SearchReport report;
        report.root = root;
        report.engine = QStringLiteral("last");
        report.variant = LazyText(QStringLiteral("the last column"));
        report.status = SearchReport::Status::Deepening;
        report.score = Score::fromValue(12);
        for (int column = 0; column < Position::Shape::width; ++column)
            if (root.canPlay(column))
                report.bestMove = Move(column);
        report.depth = limits.depth;
        if (context.report)
            context.report(report);
        report.status = SearchReport::Status::Completed;
        return report;
    }

private:
    int* m_games;
};

constexpr auto sevenDiscs = u"4453612";

/// Labels of the positions after a root's moves from a word with a letter a column: w, d, l, or a
/// point where there is none.
DatasetEngine::Labels labelsAfter(const Position& root, const QString& word)
{
    std::map<std::uint64_t, DatasetLabel> labels;
    for (int column = 0; column < Position::Shape::width; ++column) {
        const QChar letter = word[column];
        if (letter != u'.')
            labels[root.after(column).key()] = letter == u'w' ? DatasetLabel::Win
                : letter == u'd'                              ? DatasetLabel::Draw
                                                              : DatasetLabel::Loss;
    }
    return [labels](const Position& position) {
        const auto found = labels.find(position.key());
        return found == labels.end() ? std::nullopt : std::optional<DatasetLabel>(found->second);
    };
}

SearchReport answer(const Position& root, const DatasetEngine::Labels& labels,
                    std::uint64_t seed = 1)
{
    DatasetEngine engine("dataset-last", labels, seed, std::make_unique<LastColumn>());
    return engine.search(root, {.depth = 3}, {});
}

/// The columns that any seed chooses, as digits.
QString choices(const Position& root, const QString& word)
{
    std::set<int> columns;
    for (std::uint64_t seed = 1; seed <= 60; ++seed)
        columns.insert(answer(root, labelsAfter(root, word), seed).bestMove.column() + 1);
    QString text;
    for (const int column : columns)
        text += QString::number(column);
    return text;
}

}

void TestDatasetEngine::labelsDecide_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("columns");
    QTest::addColumn<QString>("score");
    // The second player is to move: a lost label is a won game.
    QTest::newRow("won") << "wdlwdlw"
                         << "36"
                         << "wins";
    QTest::newRow("won, some unknown") << "..l.w.."
                                       << "3"
                                       << "wins";
    QTest::newRow("drawn") << "wwdwwdd"
                           << "367"
                           << "draw";
    // One of the others could be better, so nothing is said of the score.
    QTest::newRow("drawn, some unknown") << "wwd...."
                                         << "3" << QString(QChar(0x2026));
    QTest::newRow("all lost") << "wwwwwww"
                              << "1234567"
                              << "loses";
    // 7 is the other engine's choice.
    QTest::newRow("lost, one unknown") << "www.www"
                                       << "7"
                                       << "+12";
    QTest::newRow("all unknown") << "......."
                                 << "7"
                                 << "+12";
}

void TestDatasetEngine::labelsDecide()
{
    QFETCH(QString, word);
    QFETCH(QString, columns);
    QFETCH(QString, score);
    const Position root = boards::fromDigits(sevenDiscs);
    QCOMPARE(choices(root, word), columns);
    QCOMPARE(answer(root, labelsAfter(root, word)).score.toText(), score);
}

void TestDatasetEngine::firstPlayerWantsTheOtherLabels()
{
    const Position root = boards::fromDigits(u"445361");
    QCOMPARE(choices(root, QStringLiteral("wdlwdlw")), QStringLiteral("147"));
    const SearchReport report = answer(root, labelsAfter(root, QStringLiteral("wdl....")));
    QCOMPARE(report.columnScores[0].toText(), QStringLiteral("wins"));
    QCOMPARE(report.columnScores[1].kind, Score::Kind::Draw);
    QCOMPARE(report.columnScores[2].toText(), QStringLiteral("loses"));
    QCOMPARE(report.columnScores[3].kind, Score::Kind::None);
}

void TestDatasetEngine::mirrorImagesHaveTheSameLabel()
{
    // Labels of a data set: either way round.
    struct OneWon : KnownScores
    {
        std::optional<int> score(const Position& position) const override
        {
            return position == boards::fromDigits(u"44536123") ? -1 : 1;
        }
    };
    const Position root = boards::fromDigits(sevenDiscs);
    std::vector<Position> positions;
    for (int column = 0; column < Position::Shape::width; ++column)
        positions.push_back(root.after(column));
    const Dataset dataset = Dataset::fromScores(positions, OneWon());
    const auto labels = [&dataset](const Position& position) { return dataset.label(position); };
    QCOMPARE(answer(root, labels).bestMove, Move(2));
    QCOMPARE(answer(root.mirrored(), labels).bestMove, Move(4));
}

void TestDatasetEngine::seedChoosesAmongEquals()
{
    const Position root = boards::fromDigits(sevenDiscs);
    const auto labels = labelsAfter(root, QStringLiteral("lllllll"));
    std::set<int> games;
    DatasetEngine engine("dataset-last", labels, 5, std::make_unique<LastColumn>());
    for (int game = 0; game < 40; ++game) {
        const SearchReport report = engine.search(root, {}, {});
        QCOMPARE(engine.search(root, {}, {}).bestMove, report.bestMove);
        games.insert(report.bestMove.column());
        engine.newGame();
    }
    QVERIFY(games.size() > 3);
    QCOMPARE(answer(root, labels, 5).bestMove, answer(root, labels, 5).bestMove);
}

void TestDatasetEngine::otherEngineMovesWhereThereIsNoLabel()
{
    const Position root = boards::fromDigits(u"7777774");
    DatasetEngine engine(
        "dataset-last", [](const Position&) { return std::nullopt; }, 1,
        std::make_unique<LastColumn>());
    std::vector<SearchReport> told;
    const SearchReport report = engine.search(
        root, {.depth = 3}, {{}, [&told](const SearchReport& early) { told.push_back(early); }});
    QCOMPARE(report.bestMove, Move(5));
    QCOMPARE(report.depth, 3);
    QVERIFY(report.root == root);
    QCOMPARE(report.variant.text(), QStringLiteral("not in the data set, the last column"));
    QCOMPARE(told.size(), std::size_t {1});
    for (const SearchReport& each : {report, told.front()})
        QCOMPARE(each.engine, QStringLiteral("dataset-last"));
    QCOMPARE(told.front().status, SearchReport::Status::Deepening);
}

void TestDatasetEngine::ownLabelSaysWhoWins()
{
    const Position root = boards::fromDigits(u"44536123");
    const auto labels = [root](const Position& position) {
        return position == root ? std::optional(DatasetLabel::Loss) : std::nullopt;
    };
    const SearchReport report = answer(root, labels);
    QCOMPARE(report.bestMove, Move(6));
    QCOMPARE(report.score.toText(), QStringLiteral("loses"));
}

void TestDatasetEngine::nextGameIsTheOtherEnginesToo()
{
    int games = 0;
    DatasetEngine engine("dataset-last", {}, 1, std::make_unique<LastColumn>(&games));
    engine.newGame();
    QCOMPARE(games, 1);
}

QTEST_GUILESS_MAIN(TestDatasetEngine)
#include "tst_datasetengine.moc"
