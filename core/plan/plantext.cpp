// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plantext.h"

#include "core/board/notation.h"
#include "core/plan/plantokens.h"

#include <QCoreApplication>

namespace {

struct PlanText
{
    Q_DECLARE_TR_FUNCTIONS(PlanText)
};

template <int W, int H, int K> using PlanOn = BasicPlan<BasicPosition<W, H, (K)>>;
template <int W, int H, int K> using RootedOn = BasicRootedPlan<BasicPosition<W, H, (K)>>;
template <int W, int H, int K> using ReadCells = Expected<PlanOn<W, H, K>>;
template <int W, int H, int K> using ReadRoot = Expected<RootedOn<W, H, K>>;

template <int W, int H, int K> QString nameOfBoard()
{
    return plantext::boardName<BasicPosition<W, H, (K)>>();
}

struct GoalWord
{
    PlanGoal goal = PlanGoal::Win;
    qsizetype end = 0;
};

Expected<GoalWord> readGoal(QStringView text, qsizetype from)
{
    const plantokens::Word goal = plantokens::nextWord(text, from);
    if (goal.is(QLatin1String("hold")))
        return GoalWord {PlanGoal::Hold, goal.end()};
    if (goal.is(QLatin1String("win")))
        return GoalWord {PlanGoal::Win, goal.end()};
    if (goal.text.isEmpty())
        return plantokens::failAt(
            text, goal.start,
            PlanText::tr("The plan does not say its goal: “win” or “hold” must stand behind the "
                         "side."));
    return plantokens::failAt(
        text, goal.start,
        PlanText::tr("“%1” is not a goal: “win” or “hold” must stand behind the side.")
            .arg(plantokens::quoted(goal.text)));
}

/// What one character of the cells says: a mark, or nothing.
struct MarkSign
{
    bool known = true;
    bool arrow = false;
    int number = 0;

    bool isMark() const { return arrow || number > 0; }
};

MarkSign markOf(QChar character)
{
    const char16_t sign = character.unicode();
    if (sign >= u'1' && sign <= u'9')
        return {true, false, sign - u'0'};
    if (sign >= u'a' && sign <= u'i')
        return {true, true, sign - u'a' + 1};
    return {sign == u'.' || sign == u'^', sign == u'^', 0};
}

QChar signOf(bool arrow, int number)
{
    if (number == 0)
        return arrow ? u'^' : u'.';
    return arrow ? QChar(u'a' + number - 1) : QChar(u'0' + number);
}

template <typename Board> Expected<AnyRootedPlan> parseOn(QStringView text, qsizetype from)
{
    FOURCAST_LET(const auto head, plantokens::readMovesAndSide(text, from));
    FOURCAST_LET(const GoalWord goal, readGoal(text, head.end));
    auto rooted = plantext::onMoves<Board>(head.moves);
    if (!rooted)
        return tl::unexpected(plantokens::inWhole(rooted.error(), text, head.movesStart));
    rooted->plan.side = head.side;
    rooted->plan.goal = goal.goal;
    const qsizetype start = plantokens::nextWord(text, goal.end).start;
    auto plan = plantext::parseCells(text.mid(start), rooted->position, rooted->plan);
    if (!plan)
        return tl::unexpected(plantokens::inWhole(plan.error(), text, start));
    rooted->plan = *plan;
    return *std::move(rooted);
}

}

namespace plantext {

QStringList boardNames()
{
    return {
#define PLAN_BOARD(W, H, K) nameOfBoard<W, H, K>(),
#include "core/plan/planboards.def"
    };
}

Expected<AnyRootedPlan> onBoard(QStringView name)
{
#define PLAN_BOARD(W, H, K)                                                                        \
    if (name == nameOfBoard<W, H, K>())                                                            \
        return RootedOn<W, H, K>();
#include "core/plan/planboards.def"
    return fail(PlanText::tr("There are no plans for a board “%1”. The boards are %2.")
                    .arg(plantokens::quoted(name), boardNames().join(QStringLiteral(", "))));
}

template <typename Board> Expected<BasicRootedPlan<Board>> onMoves(QStringView moves)
{
    using Shape = typename Board::Shape;
    if (moves.trimmed() == u"-")
        moves = {};
    auto read = notation::parseMoves<Shape::width, Shape::height, Shape::line>(moves);
    if (!read)
        return fail(PlanText::tr("The moves of the plan are wrong: %1.").arg(read.error().message),
                    read.error().line, read.error().column);
    BasicRootedPlan<Board> rooted;
    rooted.moves = *std::move(read);
    for (const Move move : rooted.moves)
        rooted.position.play(move);
    if (rooted.position.isFinished())
        return fail(PlanText::tr("The game has ended after the moves of the plan; a plan is for "
                                 "a game that goes on."),
                    1, 1);
    return rooted;
}

template <typename Board> QString cells(const BasicPlan<Board>& plan)
{
    using Shape = typename Board::Shape;
    QString text;
    for (int row = Shape::height - 1; row >= 0; --row)
        for (int column = 0; column < Shape::width; ++column) {
            const Bitboard square = Shape::square(column, row);
            text += signOf((plan.arrows & square) != 0, plan.numberOn(square));
        }
    return text;
}

template <typename Board> QString toText(const BasicRootedPlan<Board>& rooted)
{
    return QStringLiteral("plan %1 %2 %3 %4 %5")
        .arg(boardName<Board>(),
             rooted.moves.empty() ? QStringLiteral("-") : notation::toDigits(rooted.moves),
             rooted.plan.side == Player::First ? QStringLiteral("first") : QStringLiteral("second"),
             rooted.plan.goal == PlanGoal::Win ? QStringLiteral("win") : QStringLiteral("hold"),
             cells(rooted.plan));
}

QString toText(const AnyRootedPlan& plan)
{
    return std::visit([](const auto& rooted) { return toText(rooted); }, plan);
}

Expected<AnyRootedPlan> parse(QStringView text)
{
    const plantokens::Word keyword = plantokens::nextWord(text, 0);
    const plantokens::Word board = plantokens::nextWord(text, keyword.end());
    if (!keyword.is(QLatin1String("plan")) || board.text.isEmpty())
        return plantokens::failAt(
            text, keyword.start,
            PlanText::tr("A plan begins with “plan”, the board, the moves, the side "
                         "and the goal, as in “plan 7x6/4 244424 second win”; then "
                         "come its cells."));
    const auto empty = onBoard(board.text);
    if (!empty)
        return plantokens::failAt(text, board.start, empty.error().message);
    return std::visit(
        [&]<typename Board>(const BasicRootedPlan<Board>&) {
            return parseOn<Board>(text, board.end());
        },
        *empty);
}

template <typename Board>
Expected<BasicPlan<Board>> parseCells(QStringView cells, const Board& position,
                                      BasicPlan<Board> plan)
{
    using Shape = typename Board::Shape;
    plan.arrows = 0;
    plan.numbers = {};
    FOURCAST_LET(const auto read, plantokens::readCells(cells, Shape::width, Shape::height));
    for (const plantokens::Cell& cell : read) {
        const MarkSign mark = markOf(cell.sign);
        if (!mark.known)
            return plantokens::failAt(
                cells, cell.index,
                PlanText::tr("“%1” in cell %2 (%3) is not a mark: “.” is none, “^” an arrow, “1” "
                             "to “9” a number, “a” to “i” an arrow and a number.")
                    .arg(plantokens::shown(cell.sign), QString::number(cell.count),
                         notation::squareName(cell.column, cell.row)));
        const Bitboard square = Shape::square(cell.column, cell.row);
        if (mark.isMark() && (position.occupied() & square))
            return plantokens::failAt(cells, cell.index,
                                      PlanText::tr("“%1” in cell %2 marks %3, and there is a disc.")
                                          .arg(plantokens::shown(cell.sign),
                                               QString::number(cell.count),
                                               notation::squareName(cell.column, cell.row)));
        if (mark.arrow)
            plan.arrows |= square;
        plan.setNumber(square, mark.number);
    }
    return plan;
}

#define PLAN_BOARD(W, H, K)                                                                        \
    template QString cells(const PlanOn<W, H, K>&);                                                \
    template QString toText(const RootedOn<W, H, K>&);                                             \
    template ReadRoot<W, H, K> onMoves(QStringView);                                               \
    template ReadCells<W, H, K> parseCells(QStringView, const BasicPosition<W, H, K>&,             \
                                           PlanOn<W, H, K>);
#include "core/plan/planboards.def"

}
