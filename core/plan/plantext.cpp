// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plantext.h"

#include "core/board/notation.h"

#include <QCoreApplication>

namespace {

struct PlanText
{
    Q_DECLARE_TR_FUNCTIONS(PlanText)
};

constexpr qsizetype longestQuotedWord = 40;

QString quotedWord(QStringView word)
{
    return word.size() <= longestQuotedWord
        ? word.toString()
        : word.left(longestQuotedWord).toString() + QChar(0x2026);
}

/// The error at a character of the text, with its line and column.
tl::unexpected<Error> failAtMark(QStringView text, qsizetype index, QString message)
{
    const QStringView before = text.left(index);
    return fail(std::move(message), static_cast<int>(before.count(u'\n')) + 1,
                static_cast<int>(index - before.lastIndexOf(u'\n')));
}

/// An error in the part of the text that begins at `start`, as one in the text.
Error inWholeText(Error error, QStringView text, qsizetype start)
{
    const QStringView before = text.left(start);
    if (error.line == 1)
        error.column += static_cast<int>(start - before.lastIndexOf(u'\n')) - 1;
    error.line += static_cast<int>(before.count(u'\n'));
    return error;
}

struct PlanWord
{
    QStringView text;
    qsizetype start = 0;

    bool is(QLatin1String word) const { return text.compare(word, Qt::CaseInsensitive) == 0; }
    qsizetype end() const { return start + text.size(); }
};

/// The next word from `from` on; empty at the end.
PlanWord nextWord(QStringView text, qsizetype from)
{
    while (from < text.size() && text[from].isSpace())
        ++from;
    qsizetype end = from;
    while (end < text.size() && !text[end].isSpace())
        ++end;
    return {text.mid(from, end - from), from};
}

/// What stands between the board and the cells.
struct PlanHead
{
    QStringView moves;
    qsizetype movesStart = 0;
    Player side = Player::First;
    PlanGoal goal = PlanGoal::Win;
    qsizetype cellsStart = 0;
};

Expected<PlanHead> readHead(QStringView text, qsizetype from)
{
    PlanHead head;
    PlanWord side = nextWord(text, from);
    head.movesStart = side.start;
    while (!side.text.isEmpty() && !side.is(QLatin1String("first"))
           && !side.is(QLatin1String("second")))
        side = nextWord(text, side.end());
    if (side.text.isEmpty())
        return failAtMark(text, side.start,
                          PlanText::tr("The plan does not say whose it is: “first” or “second” "
                                       "must stand behind the moves."));
    head.moves = text.mid(head.movesStart, side.start - head.movesStart).trimmed();
    if (head.moves.isEmpty())
        return failAtMark(text, side.start,
                          PlanText::tr("The moves are missing in front of “%1”; “-” stands for "
                                       "the empty board.")
                              .arg(side.text));
    head.side = side.is(QLatin1String("first")) ? Player::First : Player::Second;

    const PlanWord goal = nextWord(text, side.end());
    if (goal.is(QLatin1String("hold")))
        head.goal = PlanGoal::Hold;
    else if (goal.text.isEmpty())
        return failAtMark(
            text, goal.start,
            PlanText::tr("The plan does not say its goal: “win” or “hold” must stand behind “%1”.")
                .arg(side.text));
    else if (!goal.is(QLatin1String("win")))
        return failAtMark(
            text, goal.start,
            PlanText::tr("“%1” is not a goal: “win” or “hold” must stand behind “%2”.")
                .arg(quotedWord(goal.text), side.text));
    head.cellsStart = nextWord(text, goal.end()).start;
    return head;
}

/// One character of the cells: a mark, or nothing.
struct MarkSign
{
    bool known = true;
    bool arrow = false;
    int number = 0;

    bool isMark() const { return arrow || number > 0; }
};

MarkSign cellOf(QChar character)
{
    const char16_t sign = character.unicode();
    if (sign >= u'1' && sign <= u'9')
        return {true, false, sign - u'0'};
    if (sign >= u'a' && sign <= u'i')
        return {true, true, sign - u'a' + 1};
    return {sign == u'.' || sign == u'^', sign == u'^', 0};
}

/// As it can be shown: itself, or its number where it has no shape.
QString shownSign(QChar sign)
{
    if (sign.isPrint() && !sign.isSurrogate())
        return sign;
    return QStringLiteral("U+%1").arg(sign.unicode(), 4, 16, QLatin1Char('0')).toUpper();
}

QChar signOf(bool arrow, int number)
{
    if (number == 0)
        return arrow ? u'^' : u'.';
    return arrow ? QChar(u'a' + number - 1) : QChar(u'0' + number);
}

template <typename Board> Expected<AnyRootedPlan> parseOn(QStringView text, qsizetype from)
{
    FOURCAST_LET(const PlanHead head, readHead(text, from));
    auto rooted = plantext::onMoves<Board>(head.moves);
    if (!rooted)
        return tl::unexpected(inWholeText(rooted.error(), text, head.movesStart));
    rooted->plan.side = head.side;
    rooted->plan.goal = head.goal;
    auto plan = plantext::parseCells(text.mid(head.cellsStart), rooted->position, rooted->plan);
    if (!plan)
        return tl::unexpected(inWholeText(plan.error(), text, head.cellsStart));
    rooted->plan = *plan;
    return *std::move(rooted);
}

}

namespace plantext {

template <typename Board> QString boardName()
{
    using Shape = typename Board::Shape;
    return QStringLiteral("%1x%2/%3").arg(Shape::width).arg(Shape::height).arg(Shape::line);
}

QStringList boardNames()
{
    return {
#define PLAN_BOARD(W, H, K) boardName<BasicPosition<W, H, K>>(),
#include "core/plan/planboards.def"
    };
}

Expected<AnyRootedPlan> onBoard(QStringView name)
{
#define PLAN_BOARD(W, H, K)                                                                        \
    if (name == boardName<BasicPosition<W, H, K>>())                                               \
        return BasicRootedPlan<BasicPosition<W, H, K>>();
#include "core/plan/planboards.def"
    return fail(PlanText::tr("There are no plans for a board “%1”. The boards are %2.")
                    .arg(quotedWord(name), boardNames().join(QStringLiteral(", "))));
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
    const PlanWord keyword = nextWord(text, 0);
    const PlanWord board = nextWord(text, keyword.end());
    if (!keyword.is(QLatin1String("plan")) || board.text.isEmpty())
        return failAtMark(text, keyword.start,
                          PlanText::tr("A plan begins with “plan”, the board, the moves, the side "
                                       "and the goal, as in “plan 7x6/4 244424 second win”; then "
                                       "come its cells."));
    const auto empty = onBoard(board.text);
    if (!empty)
        return failAtMark(text, board.start, empty.error().message);
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
    int count = 0;
    for (qsizetype index = 0; index < cells.size(); ++index) {
        const QChar sign = cells[index];
        if (sign.isSpace())
            continue;
        if (sign == u'/' && count % Shape::width == 0)
            continue;
        if (sign == u'/')
            return failAtMark(cells, index,
                              PlanText::tr("There is a slash behind cell %1 of the plan; each row "
                                           "has %2 cells.")
                                  .arg(count)
                                  .arg(Shape::width));
        if (count == Shape::squares)
            return failAtMark(cells, index,
                              PlanText::tr("The plan has too many cells: a board of %1 columns and "
                                           "%2 rows has %3, and here is “%4”.")
                                  .arg(Shape::width)
                                  .arg(Shape::height)
                                  .arg(Shape::squares)
                                  .arg(shownSign(sign)));
        const int column = count % Shape::width;
        const int row = Shape::height - 1 - count / Shape::width;
        const Bitboard square = Shape::square(column, row);
        ++count;
        const MarkSign cell = cellOf(sign);
        if (!cell.known)
            return failAtMark(
                cells, index,
                PlanText::tr("“%1” in cell %2 (%3) is not a mark: “.” is none, “^” an arrow, “1” "
                             "to “9” a number, “a” to “i” an arrow and a number.")
                    .arg(shownSign(sign))
                    .arg(count)
                    .arg(notation::squareName(column, row)));
        if (cell.isMark() && (position.occupied() & square))
            return failAtMark(cells, index,
                              PlanText::tr("“%1” in cell %2 marks %3, and there is a disc.")
                                  .arg(shownSign(sign))
                                  .arg(count)
                                  .arg(notation::squareName(column, row)));
        if (cell.arrow)
            plan.arrows |= square;
        plan.setNumber(square, cell.number);
    }
    if (count < Shape::squares)
        return failAtMark(cells, cells.size(),
                          PlanText::tr("The plan has %1 cells; a board of %2 columns and %3 rows "
                                       "has %4.")
                              .arg(count)
                              .arg(Shape::width)
                              .arg(Shape::height)
                              .arg(Shape::squares));
    return plan;
}

template <typename Board> using ParsedCells = Expected<BasicPlan<Board>>;
template <typename Board> using RootedOn = Expected<BasicRootedPlan<Board>>;
#define PLAN_BOARD(W, H, K)                                                                        \
    template QString boardName<BasicPosition<W, H, K>>();                                          \
    template QString cells(const BasicPlan<BasicPosition<W, H, K>>&);                              \
    template QString toText(const BasicRootedPlan<BasicPosition<W, H, K>>&);                       \
    template RootedOn<BasicPosition<W, H, K>> onMoves(QStringView);                                \
    template ParsedCells<BasicPosition<W, H, K>> parseCells(                                       \
        QStringView, const BasicPosition<W, H, K>&, BasicPlan<BasicPosition<W, H, K>>);
#include "core/plan/planboards.def"

}
