// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/steadystate.h"

#include "core/board/notation.h"
#include "core/plan/plantext.h"
#include "core/plan/plantokens.h"
#include "core/plan/replywalk.h"

#include <QCoreApplication>

namespace {

using SteadyShape = Position::Shape;

struct SteadyText
{
    Q_DECLARE_TR_FUNCTIONS(SteadyState)
};

/// The level that a sign stands for on a row from 0; none where it never counts. Nothing where it
/// is no sign of a diagram.
struct SteadySign
{
    bool known = false;
    std::optional<SteadyLevel> level;
};

SteadySign steadySign(QChar sign, int row)
{
    const bool even = row % 2 == 1;
    switch (sign.unicode()) {
    case u'!':
        return {true, SteadyLevel::Urgent};
    case u'@':
        return {true, SteadyLevel::Miai};
    case u'_':
        return {true, even ? std::optional(SteadyLevel::Claim) : std::nullopt};
    case u'|':
        return {true, even ? std::nullopt : std::optional(SteadyLevel::Claim)};
    case u'+':
        return {true, SteadyLevel::Plus};
    case u'=':
        return {true, SteadyLevel::Equal};
    case u'-':
        return {true, SteadyLevel::Minus};
    default:
        return {};
    }
}

/// Reads a cell; the error is the sentence alone.
Expected<void> takeSteadyCell(SteadyState& diagram, const plantokens::Cell& cell)
{
    const QString square = notation::squareName(cell.column, cell.row);
    const Cell disc = diagram.position.at(cell.column, cell.row);
    if (disc == Cell::Empty) {
        const SteadySign sign = steadySign(cell.sign, cell.row);
        if (!sign.known)
            return fail(
                SteadyText::tr("“%1” in cell %2 (%3) is not a mark of a diagram: these are "
                               "! @ + = - | and _ for a blank.")
                    .arg(plantokens::shown(cell.sign), QString::number(cell.count), square));
        if (sign.level)
            diagram.levels[static_cast<std::size_t>(*sign.level)]
                |= SteadyShape::square(cell.column, cell.row);
        return {};
    }
    const bool own = (disc == Cell::First) == (diagram.side == Player::First);
    if (cell.sign != u'.' && cell.sign != (own ? u'W' : u'L'))
        return fail(SteadyText::tr(
                        "“%1” stands in cell %2, and after the moves %3 has a disc that is “%4”.")
                        .arg(plantokens::shown(cell.sign), QString::number(cell.count), square,
                             own ? QStringLiteral("W") : QStringLiteral("L")));
    return {};
}

/// A diagram as what ReplyWalk walks by: one square, or it is invalid.
class VerifiedDiagram
{
public:
    explicit VerifiedDiagram(const SteadyState& diagram) : m_diagram(diagram) { }

    Player side() const { return m_diagram.side; }
    static bool bearsDraw() { return false; }
    static int remembered(int /*last*/) { return -1; }
    std::pair<Bitboard, SteadyFailure> named(const Position& position, int /*last*/) const
    {
        const Bitboard threats = position.threatenedSquares();
        const Bitboard squares
            = threats != 0 ? threats : steadystate::namedSquares(m_diagram, position);
        if (squares == 0)
            return {0, SteadyFailure::NoMove};
        if (!std::has_single_bit(squares))
            return {0, threats != 0 ? SteadyFailure::TwoThreats : SteadyFailure::Ambiguous};
        return {squares, SteadyFailure::None};
    }

private:
    const SteadyState& m_diagram;
};

}

namespace steadystate {

Expected<SteadyState> parse(QStringView text)
{
    qsizetype from = 0;
    if (const auto keyword = plantokens::nextWord(text, 0);
        keyword.is(QLatin1String("steady-state"))) {
        const auto board = plantokens::nextWord(text, keyword.end());
        if (board.text != plantext::boardName<Position>())
            return plantokens::failAt(
                text, board.start,
                SteadyText::tr("Behind “%1” stands the board, and diagrams are only for %2.")
                    .arg(keyword.text, plantext::boardName<Position>()));
        from = board.end();
    }
    FOURCAST_LET(const auto head, plantokens::readMovesAndSide(text, from));
    const auto rooted = plantext::onMoves<Position>(head.moves);
    if (!rooted)
        return tl::unexpected(plantokens::inWhole(rooted.error(), text, head.movesStart));
    SteadyState diagram {rooted->moves, rooted->position, head.side, {}};
    const QStringView rest = text.mid(head.end);
    const auto cells = plantokens::readCells(rest, SteadyShape::width, SteadyShape::height);
    if (!cells)
        return tl::unexpected(plantokens::inWhole(cells.error(), text, head.end));
    for (const plantokens::Cell& cell : *cells)
        if (const auto taken = takeSteadyCell(diagram, cell); !taken)
            return plantokens::failAt(text, head.end + cell.index, taken.error().message);
    return diagram;
}

Bitboard namedSquares(const SteadyState& diagram, const Position& position)
{
    const Bitboard landing = position.available();
    for (std::size_t i = 0; i < diagram.levels.size(); ++i) {
        const Bitboard squares = landing & diagram.levels[i];
        const bool counts = static_cast<SteadyLevel>(i) == SteadyLevel::Miai
            ? std::has_single_bit(squares)
            : squares != 0;
        if (counts)
            return squares;
    }
    return 0;
}

SteadyVerdict verify(const SteadyState& diagram, const PlanCheckLimits& limits,
                     const std::stop_token& stop)
{
    const VerifiedDiagram rule(diagram);
    return ReplyWalk<Position, VerifiedDiagram, SteadyVerdict>(rule, limits, stop)
        .run(diagram.position);
}

QString failureSentence(const SteadyVerdict& verdict)
{
    const QString moves = verdict.line.empty()
        ? SteadyText::tr("At once")
        : SteadyText::tr("After %1").arg(notation::toDigits(verdict.line));
    switch (verdict.failure) {
    case SteadyFailure::None:
        break;
    case SteadyFailure::NoMove:
        return SteadyText::tr("%1, the diagram names no move.").arg(moves);
    case SteadyFailure::Ambiguous:
        return SteadyText::tr("%1, the diagram names more than one move.").arg(moves);
    case SteadyFailure::TwoThreats:
        return SteadyText::tr("%1, the opponent threatens four on two squares.").arg(moves);
    case SteadyFailure::OpponentWins:
        return SteadyText::tr("%1, the opponent has four.").arg(moves);
    case SteadyFailure::Draw:
        return SteadyText::tr("%1, the board is full and nobody has won.").arg(moves);
    }
    return {};
}

}
