// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "app/cli/plan/planoutput.h"
#include "core/board/notation.h"
#include "core/plan/planrule.h"
#include "core/plan/visitedstates.h"
#include "core/support/random.h"

/// A game against a plan, or by it, in the terminal: what each line that is typed does.
template <typename Board> class PlanGame
{
    using Shape = typename Board::Shape;

public:
    /// The person is the opponent of the plan, or its strategist; then the opponent makes four
    /// where it can and plays at random by `seed` elsewhere. `states` as the verifier counted them.
    PlanGame(BasicRootedPlan<Board> rooted, bool personFollows, std::uint64_t seed,
             std::uint64_t states)
        : m_rooted(std::move(rooted)), m_personFollows(personFollows), m_random(seed),
          m_states(states)
    {
    }

    /// Shows the board, and plays where it is the program's turn.
    void begin()
    {
        restart();
        advance();
    }
    /// False where the person leaves.
    bool obey(const QString& line)
    {
        const QString word = line.trimmed().toLower();
        if (word == QLatin1String("quit") || word == QLatin1String("exit"))
            return false;
        if (word == QLatin1String("help"))
            console::print(QStringLiteral("Type a column, card, again or quit.\n"));
        else if (word == QLatin1String("card"))
            console::print(card());
        else if (word == QLatin1String("again"))
            begin();
        else
            playColumn(word);
        return true;
    }
    std::uint64_t seen() const { return m_seen.count(); }
    QString movesText() const { return notation::toDigits(m_moves); }

private:
    bool isPlansTurn() const { return m_position.sideToMove() == m_rooted.plan.side; }
    bool isOver() const { return m_position.isFinished() || m_failed; }
    BasicPlanChoice<Board> choice() const
    {
        return planChoice(m_rooted.plan, m_position, m_lastColumn);
    }

    void restart()
    {
        m_position = m_rooted.position;
        m_moves = m_rooted.moves;
        m_lastColumn = -1;
        m_failed = false;
    }

    /// The marks that can still be reached.
    QString card() const
    {
        BasicRootedPlan<Board> now {m_moves, m_position, m_rooted.plan};
        now.plan.arrows &= ~m_position.occupied();
        for (Bitboard& squares : now.plan.numbers)
            squares &= ~m_position.occupied();
        return cardText(now);
    }

    static QString namesOf(Bitboard squares)
    {
        QStringList names;
        for (int column = 0; column < Shape::width; ++column)
            for (int row = 0; row < Shape::height; ++row)
                if (squares & Shape::square(column, row))
                    names += notation::squareName(column, row);
        return names.join(QStringLiteral(", "));
    }

    /// "on top of you", "number 2".
    QString reason(const BasicPlanChoice<Board>& choice) const
    {
        const bool several = !std::has_single_bit(choice.squares);
        switch (choice.rule) {
        case PlanRule::Win:
            return QStringLiteral("makes four");
        case PlanRule::Block:
            return m_personFollows ? QStringLiteral("blocks the opponent's four")
                                   : QStringLiteral("blocks your four");
        case PlanRule::Follow:
            return m_personFollows ? QStringLiteral("on top of the last disc")
                                   : QStringLiteral("on top of you");
        case PlanRule::Number:
            return several ? QStringLiteral("number %1, any of %2")
                                 .arg(choice.number)
                                 .arg(namesOf(choice.squares))
                           : QStringLiteral("number %1").arg(choice.number);
        case PlanRule::TwoThreats:
            return QStringLiteral("two fours threaten, and only one can be blocked");
        case PlanRule::NoMove:
            break;
        }
        return QStringLiteral("no numbered square can be reached");
    }

    void drop(int column, const QString& why)
    {
        console::print(QStringLiteral("%1 %2%3\n")
                           .arg(m_position.sideToMove() == Player::First ? QStringLiteral("x")
                                                                         : QStringLiteral("o"),
                                notation::squareName(column, m_position.landingRow(column)),
                                why.isEmpty() ? QString() : QStringLiteral(": ") + why));
        m_position.play(column);
        m_moves.emplace_back(column);
        m_lastColumn = column;
    }

    /// Counts the position, and says where the plan has no move.
    bool planGoesOn()
    {
        if (m_position.winningSquares() == 0)
            m_seen.insert(
                VisitedStates::key(m_position, m_rooted.plan.arrows != 0 ? m_lastColumn : -1));
        const BasicPlanChoice<Board> now = choice();
        if (now.hasMove())
            return true;
        m_failed = true;
        console::print(QStringLiteral("The plan names no move here: %1.\n").arg(reason(now)));
        return false;
    }

    void advance()
    {
        if (!m_position.isFinished() && isPlansTurn() != m_personFollows) {
            if (isPlansTurn())
                playByPlan();
            else
                drop(opponentsColumn(), {});
        }
        // The person's turn, who may follow the plan.
        if (!isOver() && isPlansTurn())
            planGoesOn();
        console::print(u'\n' + card());
        if (isOver())
            tellEnd();
    }

    void playByPlan()
    {
        if (!planGoesOn())
            return;
        const BasicPlanChoice<Board> now = choice();
        drop(std::countr_zero(now.squares) / Shape::stride, reason(now));
    }

    int opponentsColumn()
    {
        if (const Bitboard wins = m_position.winningSquares())
            return std::countr_zero(wins) / Shape::stride;
        for (;;)
            if (const int column = static_cast<int>(m_random.below(Shape::width));
                m_position.canPlay(column))
                return column;
    }

    void playColumn(const QString& word)
    {
        if (isOver()) {
            console::print(QStringLiteral("The game is over; again begins anew, quit leaves.\n"));
            return;
        }
        const int column = columnOf(word);
        if (column < 0) {
            console::print(QStringLiteral("'%1' is not a column from 1 to %2; type help.\n")
                               .arg(word.left(40))
                               .arg(Shape::width));
        } else if (!m_position.canPlay(column)) {
            console::print(QStringLiteral("Column %1 is full.\n").arg(column + 1));
        } else if (const auto now = choice(); m_personFollows && !now.allows(column)) {
            console::print(QStringLiteral("That leaves the plan, which says %1: %2.\n")
                               .arg(namesOf(now.squares), reason(now)));
        } else {
            drop(column, m_personFollows ? reason(now) : QString());
            advance();
        }
    }

    static int columnOf(const QString& word)
    {
        if (word.size() != 1)
            return -1;
        const int code = word.front().unicode();
        const int column = code >= 'a' ? code - 'a' : code - '1';
        return column >= 0 && column < Shape::width ? column : -1;
    }

    void tellEnd()
    {
        const std::optional<Player> winner = winnerOf(m_position.outcome());
        const Player side = m_rooted.plan.side;
        QString text = QStringLiteral("Nobody has four: a draw.");
        if (m_failed)
            text = QStringLiteral("The plan has failed.");
        else if (winner)
            text = *winner == side ? QStringLiteral("The plan has won.")
                                   : QStringLiteral("The plan has lost.");
        else if (m_rooted.plan.goal == PlanGoal::Hold)
            text += QStringLiteral(" The plan has held.");
        console::print(console::wrapped(QStringLiteral("%1 Moves: %2. Positions seen: %3 of %4.")
                                            .arg(text, movesText())
                                            .arg(m_seen.count())
                                            .arg(m_states)));
    }

    BasicRootedPlan<Board> m_rooted;
    bool m_personFollows;
    SeededRandom m_random;
    std::uint64_t m_states;
    Board m_position;
    std::vector<Move> m_moves;
    int m_lastColumn = -1;
    bool m_failed = false;
    VisitedStates m_seen;
};
