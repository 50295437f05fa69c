// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/proof/prooftask.h"

#include "core/plan/planfinder.h"
#include "core/plan/plantext.h"
#include "core/plan/proof/planproof.h"
#include "core/plan/proof/proofjudges.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

/// In tenths, by the empty squares; each two more need some two and a half times as many.
constexpr std::array<std::uint64_t, 43> stepsByRoom {
    10,  10,  10,  10,  10,   10,   10,   10,   10,   10,   10,    10,    10,   10, 10,
    10,  10,  10,  10,  10,   11,   12,   14,   17,   20,   27,    38,    60,   90, 140,
    220, 330, 500, 780, 1200, 1800, 2700, 4000, 6000, 9000, 13000, 20000, 30000};

QByteArray boardWord(const auto& question)
{
    using Board = std::remove_cvref_t<decltype(question.position)>;
    return plantext::boardName<Board>().toLatin1();
}

template <typename Board>
std::optional<ProofQuestion<Board>> questionFromWords(const QByteArrayList& words)
{
    ProofQuestion<Board> question;
    bool isOwn = false;
    bool isOccupied = false;
    const Bitboard own = words.at(13).toULongLong(&isOwn, 16);
    const Bitboard occupied = words.at(14).toULongLong(&isOccupied, 16);
    if (!isOwn || !isOccupied || (own & ~occupied) != 0
        || (occupied & ~Board::Shape::boardMask()) != 0)
        return {};
    question.position = Board::fromBitboards(own, occupied);
    question.side = words.at(3) == "first" ? Player::First : Player::Second;
    question.goal = words.at(4) == "win" ? PlanGoal::Win : PlanGoal::Hold;
    question.settings = {.planFrom = words.at(5).toInt(),
                         .numbers = words.at(6).toInt(),
                         .arrows = words.at(7) == "1",
                         .conflicts = words.at(8).toULongLong(),
                         .states = words.at(9).toULongLong(),
                         .fullFrom = words.at(10).toInt(),
                         .candidates = words.at(11).toInt(),
                         .mirror = words.at(12) == "1"};
    return question;
}

/// The strategist's moves that keep the promise, with what is expected of them.
template <typename Board> class ProofCandidates
{
public:
    ProofCandidates(const ProofQuestion<Board>& question, PlanJudge<Board>& judge)
        : m_question(question), m_judge(judge)
    {
    }

    /// Nothing where it was stopped.
    std::optional<std::vector<Move>> find(const std::stop_token& stop)
    {
        const Board& position = m_question.position;
        if (const Bitboard wins = position.winningSquares(); wins != 0)
            return std::vector {Move(std::countr_zero(wins) / Board::Shape::stride)};
        rank();
        std::vector<Move> moves;
        for (const auto& [expected, distance, column] : m_ranked) {
            if (static_cast<int>(moves.size()) >= m_question.settings.candidates)
                break;
            const auto keeps
                = m_judge.canReach(position.after(column), m_question.side, m_question.goal, stop);
            if (!keeps)
                return {};
            if (*keeps)
                moves.push_back(Move(column));
        }
        return moves;
    }

private:
    struct Ranked
    {
        std::uint64_t expected = 0;
        int distance = 0; ///< from the centre, in halves
        int column = 0;

        // clang-tidy 14 sees a 0 in the comparison.
        auto operator<=>(const Ranked&) const = default; // NOLINT(modernize-use-nullptr)
    };

    void rank()
    {
        const Board& position = m_question.position;
        constexpr int last = Board::Shape::width - 1;
        const bool isSymmetric = m_question.settings.mirror && position == position.mirrored();
        for (int column = 0; column <= last; ++column) {
            if (!position.canPlay(column) || (isSymmetric && 2 * column > last))
                continue;
            std::uint64_t expected = 0;
            const bool isKept
                = visitReplies(position.after(column), m_question.goal,
                               [&](Move, const Board& next) { expected += expectedSteps(next); });
            if (isKept)
                m_ranked.push_back({expected, std::abs(2 * column - last), column});
        }
        std::sort(m_ranked.begin(), m_ranked.end());
    }

    const ProofQuestion<Board>& m_question;
    PlanJudge<Board>& m_judge;
    std::vector<Ranked> m_ranked;
};

}

template <typename Board> ProofSettings usualProofSettings()
{
    ProofSettings settings;
    constexpr int largest = 30; // squares that a plan is attempted for
    settings.planFrom = std::max(0, Board::Shape::squares - largest);
    settings.fullFrom = std::max(0, Board::Shape::squares - 26);
    return settings;
}

template <typename Board> std::uint64_t expectedSteps(const Board& position)
{
    const auto room = static_cast<std::size_t>(Board::Shape::squares - position.plies());
    return stepsByRoom[std::min(room, stepsByRoom.size() - 1)];
}

template <typename Board>
std::optional<ProofAnswer<Board>> answerProofQuestion(const ProofQuestion<Board>& question,
                                                      const std::stop_token& stop)
{
    typename ProofJudges<Board>::Loan loan(ProofJudges<Board>::instance());
    const ProofSettings& settings = question.settings;
    const Board& position = question.position;
    const int discs = position.plies();
    ProofAnswer<Board> answer;
    if (discs >= settings.planFrom) {
        // There are few positions with few discs, but hardly ever a plan, which takes long to see.
        const int halvings = std::max(0, (settings.fullFrom - discs + 1) / 2 * 2);
        const PlanSearchLimits limits {
            .numbers = settings.numbers,
            .arrows = settings.arrows,
            .conflicts = std::max<std::uint64_t>(1, settings.conflicts >> halvings),
            .states = std::max<std::uint64_t>(1, settings.states >> halvings)};
        const BasicPlanSearch<Board> search
            = findPlan(position, question.side, question.goal, loan.judge(), limits,
                       {.stop = stop, .report = {}});
        if (search.status == PlanSearchStatus::Stopped)
            return {};
        answer.isReachable = search.status != PlanSearchStatus::GoalOutOfReach;
        if (search.isFound())
            answer.plan = search.plan;
        if (!answer.isReachable || answer.plan)
            return answer;
    }
    if (position.sideToMove() != question.side) {
        const auto keeps = loan.judge().canReach(position, question.side, question.goal, stop);
        if (!keeps)
            return {};
        answer.isReachable = *keeps;
        return answer;
    }
    auto moves = ProofCandidates<Board>(question, loan.judge()).find(stop);
    if (!moves)
        return {};
    answer.moves = *std::move(moves);
    answer.isReachable = !answer.moves.empty();
    return answer;
}

template <typename Board> QByteArray toWord(const ProofAnswer<Board>& answer)
{
    if (!answer.isReachable)
        return "!";
    if (answer.plan)
        return ":" + plantext::cells(*answer.plan).toLatin1();
    if (answer.moves.empty())
        return "?";
    QByteArray word = ">";
    for (const Move move : answer.moves)
        word += static_cast<char>('1' + move.column());
    return word;
}

template <typename Board>
std::optional<ProofAnswer<Board>> answerFromWord(const QByteArray& word,
                                                 const ProofQuestion<Board>& question)
{
    ProofAnswer<Board> answer;
    const bool isOwn = question.position.sideToMove() == question.side;
    if (word == "!") {
        answer.isReachable = false;
        return answer;
    }
    if (word == "?")
        return isOwn ? std::nullopt : std::optional(answer);
    if (word.startsWith(':')) {
        BasicPlan<Board> plan;
        plan.side = question.side;
        plan.goal = question.goal;
        const auto read = plantext::parseCells<Board>(QString::fromLatin1(word.mid(1)),
                                                      question.position, plan);
        if (!read)
            return {};
        answer.plan = *read;
        return answer;
    }
    if (!isOwn || !word.startsWith('>') || word.size() < 2)
        return {};
    for (const char digit : word.mid(1)) {
        const int column = digit - '1';
        if (column < 0 || column >= Board::Shape::width || !question.position.canPlay(column))
            return {};
        answer.moves.push_back(Move(column));
    }
    return answer;
}

QByteArray proofTaskKind()
{
    return QByteArrayLiteral("plan-proof");
}

template <typename Board> QByteArray proofTaskToBytes(const ProofQuestion<Board>& question)
{
    const ProofSettings& settings = question.settings;
    const QByteArrayList words {
        "proof",
        QCoreApplication::applicationVersion().toUtf8(),
        boardWord(question),
        question.side == Player::First ? "first" : "second",
        question.goal == PlanGoal::Win ? "win" : "hold",
        QByteArray::number(settings.planFrom),
        QByteArray::number(settings.numbers),
        settings.arrows ? "1" : "0",
        QByteArray::number(static_cast<qulonglong>(settings.conflicts)),
        QByteArray::number(static_cast<qulonglong>(settings.states)),
        QByteArray::number(settings.fullFrom),
        QByteArray::number(settings.candidates),
        settings.mirror ? "1" : "0",
        QByteArray::number(static_cast<qulonglong>(question.position.own()), 16),
        QByteArray::number(static_cast<qulonglong>(question.position.occupied()), 16),
    };
    return words.join(' ');
}

std::optional<QByteArray> answerProofTask(const QByteArray& task, const std::stop_token& stop)
{
    constexpr int wordsOfTask = 15;
    const QByteArrayList words = task.split(' ');
    if (words.size() != wordsOfTask
        || words.at(1) != QCoreApplication::applicationVersion().toUtf8())
        return QByteArray();
    const auto empty = plantext::onBoard(QString::fromLatin1(words.at(2)));
    if (!empty)
        return QByteArray();
    return std::visit(
        [&]<typename Board>(const BasicRootedPlan<Board>&) -> std::optional<QByteArray> {
            const auto question = questionFromWords<Board>(words);
            if (!question)
                return QByteArray();
            const auto answer = answerProofQuestion(*question, stop);
            return answer ? std::optional(toWord(*answer)) : std::nullopt;
        },
        *empty);
}

#define PLAN_BOARD(W, H, K)                                                                        \
    template ProofSettings usualProofSettings<BasicPosition<W, H, (K)>>();                         \
    template std::uint64_t expectedSteps(const BasicPosition<W, H, K>&);                           \
    template std::optional<ProofAnswer<BasicPosition<W, H, (K)>>> answerProofQuestion(             \
        const ProofQuestion<BasicPosition<W, H, (K)>>&, const std::stop_token&);                   \
    template QByteArray toWord(const ProofAnswer<BasicPosition<W, H, (K)>>&);                      \
    template std::optional<ProofAnswer<BasicPosition<W, H, (K)>>> answerFromWord(                  \
        const QByteArray&, const ProofQuestion<BasicPosition<W, H, (K)>>&);                        \
    template QByteArray proofTaskToBytes(const ProofQuestion<BasicPosition<W, H, (K)>>&);
#include "core/plan/planboards.def"
