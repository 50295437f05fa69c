// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/mucalculus/formulagame.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace fourcast::formal {

namespace {

struct FormulaGameText
{
    Q_DECLARE_TR_FUNCTIONS(Formula)
};

constexpr bool isRefuters(NormalKind kind)
{
    return kind == NormalKind::And || kind == NormalKind::All || kind == NormalKind::Box;
}
constexpr bool isVerifiers(NormalKind kind)
{
    return kind == NormalKind::Or || kind == NormalKind::Any || kind == NormalKind::Diamond;
}

}

FormulaGame::FormulaGame(std::shared_ptr<const NormalForm> form, std::unique_ptr<Solver> solver)
    : m_form(std::move(form)), m_solver(std::move(solver))
{
}

FormulaGame::Position FormulaGame::start() const
{
    return {m_form->root(), m_solver->lts().initial(),
            Frame(static_cast<std::size_t>(m_form->frameSize())), Solver::noOrder};
}

std::optional<FormulaGame::Player> FormulaGame::toMove(const Position& position)
{
    const NormalKind kind = (*m_form)[position.node].kind;
    if (isRefuters(kind))
        return Player::Refuter;
    if (isVerifiers(kind))
        return Player::Verifier;
    return std::nullopt;
}

/// What the solver says, and a value of its own where data has none.
template <typename Ask, typename T> T FormulaGame::asked(Ask ask, T otherwise)
{
    try {
        return ask();
    } catch (const Solver::Ended&) {
        throw;
    } catch (const std::bad_alloc&) {
        throw Solver::Ended {Solver::End::MemoryReached};
    } catch (...) {
        m_hasFailed = true;
        return otherwise;
    }
}

bool FormulaGame::holds(const Position& position)
{
    return asked([&] { return m_solver->holds(position.node, position.state, position.frame); },
                 false);
}

std::vector<FormulaGame::Move> FormulaGame::moves(const Position& position)
{
    // What was never asked for, because it decides nothing, is asked for now.
    (void)holds(position);
    return asked([&] { return m_solver->moves(position); }, std::vector<Move>());
}

FormulaGame::Player FormulaGame::winner(const Position& position)
{
    return holds(position) ? Player::Verifier : Player::Refuter;
}

std::size_t FormulaGame::bestMove(const Position& position, const std::vector<Move>& moves)
{
    const bool isTrue = holds(position);
    return asked([&] { return m_solver->bestMove(position, moves, isTrue); }, std::size_t {0});
}

void FormulaGame::setOptions(SolverOptions options)
{
    m_solver->setOptions(std::move(options));
}

QString FormulaGame::text(const Position& position) const
{
    const NormalNode& node = (*m_form)[position.node];
    return node.origin ? formal::text(*node.origin) : QString();
}

bool FormulaGame::isOpposite(const Position& position) const
{
    return (*m_form)[position.node].isOpposite;
}

syntax::SourceLocation FormulaGame::place(const Position& position) const
{
    const NormalNode& node = (*m_form)[position.node];
    return node.origin ? node.origin->place : syntax::SourceLocation {};
}

QString FormulaGame::valuesText(const Position& position) const
{
    QStringList values;
    const NormalNode& node = (*m_form)[position.node];
    std::vector<const syntax::Variable*> known;
    for (int i = 0; i < m_form->size(); ++i) {
        const NormalNode& each = (*m_form)[i];
        for (const NormalNode::Quantified& quantified : each.variables)
            known.push_back(quantified.variable);
        for (const syntax::Variable& parameter : each.parameters)
            known.push_back(&parameter);
    }
    for (const int slot : node.slots) {
        const auto named = std::ranges::find_if(
            known, [slot](const syntax::Variable* variable) { return variable->slot == slot; });
        if (named == known.end())
            continue;
        const syntax::Value& value = position.frame[static_cast<std::size_t>(slot)];
        values << (m_solver->values().isFresh(value)
                       ? FormulaGameText::tr("%1 = any other number").arg((*named)->name.text())
                       : QStringLiteral("%1 = %2").arg((*named)->name.text(), syntax::text(value)));
    }
    return values.join(QStringLiteral(", "));
}

QString FormulaGame::question(const Position& position)
{
    switch ((*m_form)[position.node].kind) {
    case NormalKind::Box:
        return FormulaGameText::tr("Refuter chooses a step after which the rest fails.");
    case NormalKind::Diamond:
        return FormulaGameText::tr("Verifier chooses a step after which the rest holds.");
    case NormalKind::And:
        return FormulaGameText::tr("Refuter chooses a part that fails.");
    case NormalKind::Or:
        return FormulaGameText::tr("Verifier chooses a part that holds.");
    case NormalKind::All:
        return FormulaGameText::tr("Refuter chooses values for which the rest fails.");
    case NormalKind::Any:
        return FormulaGameText::tr("Verifier chooses values for which the rest holds.");
    case NormalKind::Fixpoint:
    case NormalKind::Recursion:
        return FormulaGameText::tr("The fixpoint is unfolded. There is nothing to choose.");
    case NormalKind::True:
    case NormalKind::False:
    case NormalKind::Data:
        return winner(position) == Player::Verifier
            ? FormulaGameText::tr("This holds. Verifier wins.")
            : FormulaGameText::tr("This does not hold. Refuter wins.");
    }
    return {};
}

}
