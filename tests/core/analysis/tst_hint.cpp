// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/hint.h"
#include "core/board/notation.h"
#include "tests/core/boards.h"
#include "tests/core/solver/solvertest.h"

#include <QRegularExpression>
#include <QTest>

namespace {

const SideNames names {QStringLiteral("Red"), QStringLiteral("Blue")};

/// All numbers that are said.
QStringList numbersIn(const QString& text)
{
    static const QRegularExpression notDigits(QStringLiteral("\\D+"));
    return text.split(notDigits, Qt::SkipEmptyParts);
}

bool isShort(const QString& text)
{
    constexpr qsizetype mostWords = 10;
    const qsizetype words = text.split(u' ').size();
    return !text.isEmpty() && words <= mostWords && text.endsWith(u'.') && !text.contains(u'%')
        && text == text.simplified();
}

constexpr std::array sources {Hint::Source::Exact, Hint::Source::Proven, Hint::Source::Estimate};

Hint hintOf(int column, HintReason why, Hint::Source source, std::vector<Move> line = {})
{
    Hint hint;
    hint.move = Move(column);
    hint.why = why;
    hint.source = source;
    hint.exact = source == Hint::Source::Exact;
    hint.line = std::move(line);
    hint.lineIsExact = hint.exact;
    return hint;
}

bool contains(const std::vector<Move>& moves, Move move)
{
    return std::ranges::find(moves, move) != moves.end();
}

}

class TestHint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hintsAreBestColumns();
    void whateverTheTimeNothingFalseIsClaimed();
    void aStopIsAnswered();
    void whereToLookHoldsTheMove();
    void whereToLookNamesNoFullColumn();
    void noHintIsLongerThanTenWords();
    void onlyWhatIsSureIsSaidWithoutDoubt();
    void aSearchGivesAHintToo();
    void finishedGamesHaveNoHint();
    void theLastStepEndsWithFollowUpWhereThatIsProved();
};

void TestHint::hintsAreBestColumns()
{
    SeededRandom random(1);
    Solver judge;
    Solver solver({.tableMib = 16});
    for (int i = 0; i < sanitized::cases(100); ++i) {
        const Position position = boards::randomUnfinished(random, 18 + i % 24);
        // No second is asserted here: a slow machine may take its time.
        const Hint hint = findHint(position, solver, names, {}, std::chrono::milliseconds(60'000));
        const ColumnsReport truth = judge.solveColumns(position, BestLine::None);
        QVERIFY(hint.exact && hint.source == Hint::Source::Exact);
        QCOMPARE(hint.best, truth.best);
        QVERIFY(contains(truth.best, hint.move));
        QCOMPARE(hint.score, truth.whole.score);
        QCOMPARE(hint.line.front(), hint.move);
        QVERIFY(hint.label.contains(truth.whole.score.toText(position.plies())));
        QVERIFY(!hint.reason.isEmpty());
    }
}

void TestHint::whateverTheTimeNothingFalseIsClaimed()
{
    SeededRandom random(2);
    Solver judge;
    std::array<int, 3> seen {};
    for (int i = 0; i < sanitized::cases(120); ++i) {
        const Position position = boards::randomUnfinished(random, 12 + i % 10);
        Solver solver({.tableMib = 1});
        const Hint hint
            = findHint(position, solver, names, {}, std::chrono::milliseconds(1 + i % 12));
        const ColumnsReport truth = judge.solveColumns(position, BestLine::None);
        ++seen[static_cast<std::size_t>(hint.source)];
        QVERIFY(position.canPlay(hint.move));
        const int score = truth.moves[static_cast<std::size_t>(hint.move.column())]->lower;
        QVERIFY(hint.score.lower <= score && score <= hint.score.upper);
        for (const Move move : hint.best)
            QVERIFY(contains(truth.best, move));
        if (hint.exact)
            QVERIFY(contains(truth.best, hint.move));
        if (hint.source == Hint::Source::Proven)
            QVERIFY(hint.score.isDecided() || hint.score.lower >= 0);
        Position next = position;
        for (const Move move : hint.line) {
            QVERIFY(!next.isFinished() && next.canPlay(move));
            next.play(move);
        }
    }
    QVERIFY(seen[static_cast<std::size_t>(Hint::Source::Exact)] > 0);
}

void TestHint::aStopIsAnswered()
{
    std::stop_source source;
    source.request_stop();
    Solver solver({.tableMib = 1});
    const Hint hint = findHint(Position(), solver, names, source.get_token());
    QVERIFY(Position().canPlay(hint.move));
    QVERIFY(!hint.exact);
    QVERIFY(!hint.label.isEmpty());
}

void TestHint::whereToLookHoldsTheMove()
{
    SeededRandom random(3);
    Solver solver({.tableMib = 4});
    for (int i = 0; i < 100; ++i) {
        const Position position = boards::randomUnfinished(random, 26 + i % 16);
        const Hint hint = findHint(position, solver, names);
        QVERIFY(hint.firstColumn >= 0 && hint.lastColumn < 7);
        QVERIFY(hint.lastColumn - hint.firstColumn <= 2);
        QVERIFY(position.canPlay(hint.firstColumn) && position.canPlay(hint.lastColumn));
        QVERIFY(hint.firstColumn <= hint.move.column() && hint.move.column() <= hint.lastColumn);
        const QString square
            = notation::squareName(hint.move.column(), position.landingRow(hint.move.column()));
        QVERIFY(!hintText(hint, position, HintStep::Where).contains(square));
        for (const HintStep step : {HintStep::Column, HintStep::Line})
            QCOMPARE(numbersIn(hintText(hint, position, step)),
                     QStringList {QString::number(hint.move.column() + 1)});
    }
}

void TestHint::whereToLookNamesNoFullColumn()
{
    // Columns 3 and 5 are full, and the move between them.
    const Position position = boards::fromDigits(u"333333555555");
    QVERIFY(!position.isFinished());
    Hint hint;
    hint.move = Move(3);
    hint.firstColumn = hint.lastColumn = 3;
    QCOMPARE(hintText(hint, position, HintStep::Where), QStringLiteral("Look at column 4."));
    hint.firstColumn = 1;
    QCOMPARE(hintText(hint, position, HintStep::Where), QStringLiteral("Look at columns 2 and 4."));
    hint.firstColumn = 5;
    hint.lastColumn = 6;
    QCOMPARE(hintText(hint, position, HintStep::Where), QStringLiteral("Look at columns 6 and 7."));

    SeededRandom random(4);
    Solver solver({.tableMib = 4});
    int narrower = 0;
    for (int i = 0; i < sanitized::cases(100); ++i) {
        const Position late = boards::randomUnfinished(random, 34 + i % 6);
        const Hint found = findHint(late, solver, names);
        const QString where = hintText(found, late, HintStep::Where);
        const bool isRange
            = where.contains(QStringLiteral(" to ")) && found.lastColumn > found.firstColumn + 1;
        for (int column = 0; column < 7; ++column) {
            const bool named = where.contains(QString::number(column + 1));
            QVERIFY2(!named || late.canPlay(column), qPrintable(where));
        }
        narrower += !isRange;
    }
    QVERIFY(narrower > 0);
}

void TestHint::noHintIsLongerThanTenWords()
{
    // Whatever there is to say of a move.
    for (int why = 0; why <= static_cast<int>(HintReason::None); ++why)
        for (const Hint::Source source : sources)
            for (const std::vector<Move>& line :
                 {std::vector<Move> {Move(3)}, std::vector<Move> {Move(3), Move(2), Move(1)}}) {
                const Hint hint = hintOf(3, static_cast<HintReason>(why), source, line);
                for (const HintStep step : {HintStep::Column, HintStep::Line}) {
                    const QString text = hintText(hint, Position(), step);
                    QVERIFY2(isShort(text), qPrintable(text));
                    QCOMPARE(numbersIn(text), QStringList {QStringLiteral("4")});
                }
            }
    // Wherever there is something to look at: a four to make, a four to block, and neither.
    std::array<int, 3> seen {};
    SeededRandom random(5);
    for (int i = 0; i < 2000; ++i) {
        const Position position = boards::randomUnfinished(random, i % 42);
        for (int column = 0; column < 7; ++column) {
            if (!position.canPlay(column))
                continue;
            Hint hint = hintOf(column, HintReason::None, Hint::Source::Exact);
            for (int first = std::max(0, column - 2); first <= column; ++first) {
                hint.firstColumn = first;
                hint.lastColumn = std::min(first + 2, 6);
                const QString text = hintText(hint, position, HintStep::Where);
                QVERIFY2(isShort(text), qPrintable(text));
                QVERIFY(numbersIn(text).size() <= 2);
                ++seen[text.contains(QStringLiteral("make four"))      ? 0
                           : text.contains(QStringLiteral("to block")) ? 1
                                                                       : 2];
            }
        }
    }
    for (const int count : seen)
        QVERIFY(count > 0);
}

void TestHint::onlyWhatIsSureIsSaidWithoutDoubt()
{
    const auto column = [](HintReason why, Hint::Source source) {
        return hintText(hintOf(3, why, source), Position(), HintStep::Column);
    };
    QCOMPARE(column(HintReason::KeepsDraw, Hint::Source::Exact),
             QStringLiteral("Drop in column 4: it keeps the draw."));
    QCOMPARE(column(HintReason::KeepsDraw, Hint::Source::Proven),
             QStringLiteral("Probably column 4: it keeps the draw."));
    QCOMPARE(column(HintReason::TakesMiddle, Hint::Source::Estimate),
             QStringLiteral("Probably column 4: it takes the middle."));
    QCOMPARE(column(HintReason::BlocksThree, Hint::Source::Estimate),
             QStringLiteral("Drop in column 4: it blocks three in a row."));
    QCOMPARE(column(HintReason::None, Hint::Source::Estimate),
             QStringLiteral("Probably column 4."));

    // In the little time that there is, too: no column leads to a better result.
    SeededRandom random(6);
    Solver judge;
    for (int i = 0; i < sanitized::cases(20); ++i) {
        const Position position = boards::carefulUnfinished(random, 14 + i % 12);
        Solver solver({.tableMib = 1});
        const Hint hint = findHint(position, solver, names, {}, std::chrono::milliseconds(1));
        if (!hint.isSure())
            continue;
        const ColumnsReport truth = judge.solveColumns(position, BestLine::None);
        const auto result = [](int score) { return (score > 0) - (score < 0); };
        QCOMPARE(result(truth.moves[static_cast<std::size_t>(hint.move.column())]->lower),
                 result(truth.whole.score.lower));
    }
}

void TestHint::aSearchGivesAHintToo()
{
    const Position position = boards::fromDigits(u"12121");
    const Hint blocks = hintFrom(position, Move(0));
    QCOMPARE(blocks.why, HintReason::BlocksThree);
    QVERIFY(blocks.isSure());
    QVERIFY(blocks.firstColumn <= 0 && blocks.lastColumn >= 0);
    QCOMPARE(hintText(hintFrom(Position(), Move(3)), Position(), HintStep::Column),
             QStringLiteral("Probably column 4: it takes the middle."));
}

void TestHint::finishedGamesHaveNoHint()
{
    Solver solver({.tableMib = 1});
    const Position won = boards::fromDigits(u"1212121");
    const Hint hint = findHint(won, solver, names);
    QVERIFY(hint.move.isNone());
    QCOMPARE(hintText(hint, won, HintStep::Column), QStringLiteral("The game has ended."));
}

void TestHint::theLastStepEndsWithFollowUpWhereThatIsProved()
{
    Solver solver({.tableMib = 16});
    const Position position = boards::fromDigits(u"1322621716515161246737");
    const Hint hint = findHint(position, solver, names, {}, std::chrono::milliseconds(60'000));
    QCOMPARE(hint.move, Move(6));
    QVERIFY(hint.followUp.has_value());
    QCOMPARE(hint.followUp->side, position.sideToMove());
    QVERIFY(hint.followUp->goal == PlanGoal::Win);
    const QString text = hintText(hint, position, HintStep::Line);
    QCOMPARE(text, QStringLiteral("Play column 7. Then play on top of each reply."));
    QVERIFY(isShort(text));
    QVERIFY(hint.reason.contains(QStringLiteral("Red wins by follow-up")));
    // Nobody is told to hold a draw where a win is possible.
    SeededRandom random(12);
    for (int i = 0; i < sanitized::cases(20); ++i) {
        const Position late = boards::randomUnfinished(random, 24 + i % 14);
        const Hint found = findHint(late, solver, names, {}, std::chrono::milliseconds(60'000));
        if (found.followUp)
            QVERIFY(found.followUp->goal == PlanGoal::Win ? found.score.lower > 0
                                                          : found.score.upper <= 0);
    }
}

QTEST_GUILESS_MAIN(TestHint)
#include "tst_hint.moc"
