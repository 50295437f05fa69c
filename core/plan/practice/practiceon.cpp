// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/practice/practiceon.h"

#include "core/plan/planjudges.h"

template <typename Board>
PracticeOn<Board>::PracticeOn(BasicRootedPlan<Board> rooted, PracticeMode mode, std::uint64_t seed)
    : m_mode(mode), m_seed(seed), m_card(std::move(rooted))
{
    // Enough for every plan of a position with more than a few discs.
    constexpr PlanCheckLimits mendLimits {.states = 100'000};
    switch (mode) {
    case PracticeMode::Follow:
        m_follow.emplace(m_card, seed);
        break;
    case PracticeMode::Mend:
        if (auto broken = brokenPlan(m_card, seed, mendLimits))
            m_card = std::move(broken->rooted);
        else
            m_isReady = false;
        [[fallthrough]];
    case PracticeMode::Break:
        m_break.emplace(m_card, seed);
        break;
    case PracticeMode::Write:
    case PracticeMode::Duel:
        break;
    }
}

template <typename Board> const PlanPlay<Board>* PracticeOn<Board>::game() const
{
    if (m_follow)
        return &m_follow->play();
    return m_break ? &m_break->play() : nullptr;
}

template <typename Board> PracticeSquare PracticeOn<Board>::square(int column, int row) const
{
    const Bitboard square = Shape::square(column, row);
    const Board& now = position();
    PracticeSquare shown;
    shown.cell = now.at(column, row);
    shown.isLanding = !now.isFinished() && (now.available() & square) != 0;
    if (const PlanPlay<Board>* const played = game()) {
        const int last = played->last();
        shown.isLast = last == column && now.landingRow(column) == row + 1;
    }
    if (shown.cell != Cell::Empty)
        return shown;
    shown.arrow = (m_card.plan.arrows & square) != 0;
    shown.number = m_card.plan.numberOn(square);
    shown.isAsked = (m_asked & square) != 0;
    if (!isMarking())
        return shown;
    Board ghosts = m_card.position;
    for (std::size_t i = 0; i < m_line.size(); ++i) {
        const int in = m_line[i].column();
        if (in == column && ghosts.landingRow(in) == row) {
            shown.ghost = static_cast<int>(i) + 1;
            shown.ghostOf = ghosts.sideToMove();
        }
        ghosts.play(in);
    }
    return shown;
}

template <typename Board> void PracticeOn<Board>::setMarking(bool marking)
{
    if (m_mode == PracticeMode::Follow || m_mode == PracticeMode::Break || marking == isMarking())
        return;
    if (marking)
        m_break.reset();
    else
        m_break.emplace(m_card, m_seed);
    m_line.clear();
}

template <typename Board> Bitboard PracticeOn<Board>::markable(int column, int row) const
{
    if (!isMarking() || column < 0 || column >= Shape::width || row < 0 || row >= Shape::height)
        return 0;
    return Shape::square(column, row) & ~m_card.position.occupied();
}

template <typename Board> void PracticeOn<Board>::remember()
{
    m_undo.push_back({m_card.plan, m_asked});
    m_redo.clear();
    m_line.clear();
}

template <typename Board>
void PracticeOn<Board>::step(std::vector<Marks>& from, std::vector<Marks>& to)
{
    if (!isMarking() || from.empty())
        return;
    to.push_back({m_card.plan, m_asked});
    m_card.plan = from.back().plan;
    m_asked = from.back().asked;
    from.pop_back();
    m_line.clear();
}

template <typename Board> void PracticeOn<Board>::setNumber(int column, int row, int number)
{
    const Bitboard square = markable(column, row);
    if (square == 0 || number < 0 || number > BasicPlan<Board>::mostNumbers
        || m_card.plan.numberOn(square) == number)
        return;
    remember();
    m_card.plan.setNumber(square, number);
    m_asked &= ~square;
}

template <typename Board> void PracticeOn<Board>::toggleArrow(int column, int row)
{
    const Bitboard square = markable(column, row);
    if (square == 0)
        return;
    remember();
    m_card.plan.arrows ^= square;
    m_asked &= ~square;
}

template <typename Board> void PracticeOn<Board>::clear(int column, int row)
{
    const Bitboard square = markable(column, row);
    if ((square & (m_card.plan.arrows | m_card.plan.numbered() | m_asked)) == 0)
        return;
    remember();
    m_card.plan.arrows &= ~square;
    m_card.plan.setNumber(square, 0);
    m_asked &= ~square;
}

template <typename Board> void PracticeOn<Board>::toggleAsked(int column, int row)
{
    const Bitboard square = markable(column, row);
    if (square == 0)
        return;
    remember();
    m_asked ^= square;
    m_card.plan.arrows &= ~m_asked;
    m_card.plan.setNumber(m_asked, 0);
}

template <typename Board> void PracticeOn<Board>::setGoal(PlanGoal goal)
{
    if (!isMarking() || m_card.plan.goal == goal)
        return;
    remember();
    m_card.plan.goal = goal;
}

template <typename Board> void PracticeOn<Board>::setSide(Player side)
{
    if (!isMarking() || m_card.plan.side == side)
        return;
    remember();
    m_card.plan.side = side;
}

template <typename Board> void PracticeOn<Board>::setCard(const AnyRootedPlan& card)
{
    const auto* const own = std::get_if<BasicRootedPlan<Board>>(&card);
    if (!own || !isMarking() || own->position != m_card.position)
        return;
    remember();
    m_card.plan = own->plan;
    m_asked = 0;
}

template <typename Board> bool PracticeOn<Board>::isPersonsTurn() const
{
    if (m_follow)
        return m_follow->isPersonsTurn();
    return m_break && m_break->isPersonsTurn();
}

template <typename Board> bool PracticeOn<Board>::canPlay(int column) const
{
    return game() && game()->canPlay(column);
}

template <typename Board> std::vector<Move> PracticeOn<Board>::moves() const
{
    if (!game())
        return {};
    return {game()->moves().begin(), game()->moves().end()};
}

template <typename Board> PracticeStep PracticeOn<Board>::choose(int column)
{
    if (m_break) {
        m_break->choose(column);
        return {.isPlayed = true};
    }
    const FollowStep<Board> step = m_follow->choose(column);
    PracticeStep told {
        .isPlayed = step.isAllowed(), .rule = step.choice.rule, .number = step.choice.number};
    for (int each = 0; each < Shape::width; ++each)
        if (step.choice.allows(each))
            told.named.emplace_back(each);
    return told;
}

template <typename Board> Move PracticeOn<Board>::reply(bool isTesting)
{
    return m_follow->reply(isTesting ? FollowReplies::Testing : FollowReplies::Seeded);
}

template <typename Board> std::optional<Position> PracticeOn<Board>::standardPosition() const
{
    if constexpr (std::is_same_v<Board, Position>)
        return position();
    else
        return {};
}

template <typename Board> void PracticeOn<Board>::takeBackTo(std::size_t moves)
{
    if (m_follow)
        m_follow->takeBackTo(moves);
    if (m_break)
        m_break->takeBackTo(moves);
}

template <typename Board>
std::function<PlanVerdict(const PlanCheckLimits&, const std::stop_token&)>
PracticeOn<Board>::checking() const
{
    return [card = m_card](const PlanCheckLimits& limits, const std::stop_token& stop) {
        return verifyPlan(card.plan, card.position, limits, stop);
    };
}

template <typename Board>
std::function<PracticeFill(const PlanFillLimits&, const std::stop_token&)>
PracticeOn<Board>::filling() const
{
    return [card = m_card, asked = m_asked](const PlanFillLimits& limits,
                                            const std::stop_token& stop) {
        const PlanFill<Board> fill = filledPlan(card, asked, card.plan, limits, stop);
        PracticeFill told {fill.status, {}};
        if (fill.status == PlanFillStatus::Filled) {
            BasicRootedPlan<Board> filled = card;
            filled.plan = fill.plan;
            told.card = std::move(filled);
        }
        return told;
    };
}

template <typename Board>
std::function<std::optional<bool>(PlanJudge<Position>&, const std::stop_token&)>
PracticeOn<Board>::judging(int column) const
{
    const Board after = position().after(column);
    return [after, plan = m_card.plan](PlanJudge<Position>& judge, const std::stop_token& stop) {
        if constexpr (std::is_same_v<Board, Position>) {
            return judge.canReach(after, plan.side, plan.goal, stop);
        } else {
            const auto small = makeSmallJudge<Board>();
            return small->canReach(after, plan.side, plan.goal, stop);
        }
    };
}

std::unique_ptr<PlanPractice> PlanPractice::make(const AnyRootedPlan& rooted, PracticeMode mode,
                                                 std::uint64_t seed)
{
    return std::visit(
        [mode, seed]<typename Board>(
            const BasicRootedPlan<Board>& plan) -> std::unique_ptr<PlanPractice> {
            return std::make_unique<PracticeOn<Board>>(plan, mode, seed);
        },
        rooted);
}

#define PLAN_BOARD(W, H, K) template class PracticeOn<BasicPosition<W, H, (K)>>;
#include "core/plan/planboards.def"
