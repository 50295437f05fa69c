// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/paths.h"
#include "core/formal/mucalculus/check.h"
#include "core/formal/process/generate.h"
#include "core/lesson/course/answertext.h"
#include "core/lesson/course/walkground.h"
#include "core/lesson/course/writtensystem.h"

#include <QCoreApplication>
#include <cmath>

namespace fourcast::lesson {

namespace {

struct GroundText
{
    Q_DECLARE_TR_FUNCTIONS(WalkGround)
};

/// What is stepped through by hand is small.
constexpr std::uint64_t mostStates = 20'000;
constexpr std::uint64_t groundMemory = std::uint64_t {512} << 20;

using Ground = Expected<std::shared_ptr<const WalkGround>>;

QString tooLarge()
{
    return GroundText::tr("This is too large to walk through in a lesson.");
}

/// A label may lead to several states: the walk is in all of them until more is known.
class SystemGround : public WalkGround
{
public:
    SystemGround(formal::GenerationResult generated, formal::Formula goal, int mostSteps)
        : m_generated(std::move(generated)), m_goal(std::move(goal)), m_mostSteps(mostSteps)
    {
    }

    std::size_t possibleSteps(const QStringList& path) const override
    {
        States at = start();
        for (std::size_t taken = 0; taken < static_cast<std::size_t>(path.size()); ++taken) {
            at = after(at, path[static_cast<qsizetype>(taken)]);
            if (at.empty())
                return taken;
        }
        return static_cast<std::size_t>(path.size());
    }

    QStringList next(const QStringList& path) const override
    {
        QStringList steps;
        for (const formal::State state : endsOf(path))
            for (const formal::Transition& step : lts().transitions(state))
                if (const QString label = lts().label(step.label).text(); !steps.contains(label))
                    steps << label;
        return steps;
    }

    Expected<bool> isArrived(const QStringList& path, const std::stop_token& stop) const override
    {
        if (m_mostSteps > 0 && path.size() > m_mostSteps)
            return false;
        for (const formal::State state : endsOf(path)) {
            FOURCAST_LET(const bool holds, holdsIn(state, stop));
            if (holds)
                return true;
        }
        return false;
    }

    Expected<std::optional<QStringList>> shortest(const std::stop_token& stop) const override
    {
        const formal::ShortestPaths paths(lts(), stop);
        std::vector<formal::State> byLevel(lts().stateCount());
        for (formal::State state = 0; state < lts().stateCount(); ++state)
            byLevel[state] = state;
        std::ranges::stable_sort(byLevel, {},
                                 [&](formal::State state) { return paths.level(state); });
        for (const formal::State state : byLevel) {
            const bool isFar
                = m_mostSteps > 0 && paths.level(state) > static_cast<std::uint32_t>(m_mostSteps);
            if (stop.stop_requested() || isFar)
                break;
            FOURCAST_LET(const bool holds, holdsIn(state, stop));
            if (!holds)
                continue;
            QStringList steps;
            if (const auto path = paths.to(state))
                for (const formal::Path::Step& step : path->steps)
                    steps << lts().label(step.label).text();
            return std::optional(steps);
        }
        return std::optional<QStringList>();
    }

private:
    using States = std::vector<formal::State>;

    const formal::Lts& lts() const { return m_generated.lts; }
    States start() const { return {lts().initial()}; }

    States after(const States& states, const QString& step) const
    {
        States found;
        for (const formal::State state : states)
            for (const formal::Transition& each : lts().transitions(state))
                if (lts().label(each.label).text() == step
                    && std::ranges::find(found, each.target) == found.end())
                    found.push_back(each.target);
        return found;
    }

    States endsOf(const QStringList& path) const
    {
        States at = start();
        for (const QString& step : path)
            at = after(at, step);
        return at;
    }

    Expected<bool> holdsIn(formal::State state, const std::stop_token& stop) const
    {
        formal::SolverOptions options {.stop = stop, .progress = {}};
        options.memory = groundMemory;
        const formal::Lts there = lts().startingIn(state);
        FOURCAST_LET(const auto result, check(there, m_goal, options));
        if (!result.hasAnswer() && !stop.stop_requested())
            return fail(tooLarge());
        return result.isTrue();
    }

    const formal::GenerationResult m_generated;
    const formal::Formula m_goal;
    const int m_mostSteps;
};

/// All of a tree, without cuts.
class TreeGround : public WalkGround
{
public:
    /// Without a value of the leaf it is the line of best play.
    TreeGround(RecordedTree tree, std::optional<double> leaf, int mostSteps)
        : m_tree(std::move(tree)), m_leaf(leaf), m_mostSteps(mostSteps)
    {
    }

    std::size_t possibleSteps(const QStringList& path) const override
    {
        NodeIndex node = 0;
        for (std::size_t taken = 0; taken < static_cast<std::size_t>(path.size()); ++taken) {
            node = after(node, path[static_cast<qsizetype>(taken)]);
            if (node == noNode)
                return taken;
        }
        return static_cast<std::size_t>(path.size());
    }

    QStringList next(const QStringList& path) const override
    {
        QStringList steps;
        for (const NodeIndex child : m_tree.children(endOf(path)))
            steps << moveText(m_tree.nodes[child].move);
        std::ranges::sort(steps, {}, [](const QString& step) { return step.toInt(); });
        return steps;
    }

    Expected<bool> isArrived(const QStringList& path, const std::stop_token&) const override
    {
        NodeIndex node = 0;
        bool isBest = true;
        for (const QString& step : path) {
            const NodeIndex child = after(node, step);
            isBest = isBest && m_tree.nodes[node].value == -m_tree.nodes[child].value;
            node = child;
        }
        return isRightEnd(node) && (m_leaf || isBest);
    }

    Expected<std::optional<QStringList>> shortest(const std::stop_token&) const override
    {
        std::optional<NodeIndex> found;
        if (!m_leaf)
            found = m_tree.line().back();
        for (NodeIndex node = 0; m_leaf && node < m_tree.nodes.size(); ++node)
            if (isRightEnd(node) && (!found || m_tree.nodes[node].ply < m_tree.nodes[*found].ply))
                found = node;
        if (!found || (m_mostSteps > 0 && m_tree.nodes[*found].ply > m_mostSteps))
            return std::optional<QStringList>();
        QStringList steps;
        for (const Move move : m_tree.path(*found))
            steps << moveText(move);
        return std::optional(steps);
    }

private:
    NodeIndex after(NodeIndex node, const QString& step) const
    {
        for (const NodeIndex child : m_tree.children(node))
            if (moveText(m_tree.nodes[child].move) == step)
                return child;
        return noNode;
    }

    NodeIndex endOf(const QStringList& path) const
    {
        NodeIndex node = 0;
        for (const QString& step : path)
            node = after(node, step);
        return node;
    }

    /// Values are written as the side to move at the root sees them.
    bool isRightEnd(NodeIndex node) const
    {
        const RecordedNode& leaf = m_tree.nodes[node];
        if (leaf.kind == RecordedNode::Kind::Inner)
            return false;
        const double value = leaf.ply % 2 == 0 ? leaf.value : -leaf.value;
        return !m_leaf || value == *m_leaf;
    }

    const RecordedTree m_tree;
    const std::optional<double> m_leaf;
    const int m_mostSteps;
};

Ground groundOfSystem(const WrittenWalk& walk, const std::stop_token& stop)
{
    FOURCAST_LET(const auto text, modelTextOf(*walk.system));
    FOURCAST_LET(const auto specification, formal::readSpecification(text));
    FOURCAST_LET(
        auto goal,
        formal::readFormula(formulaTextOf(walk.goal, *walk.system), signatureOf(specification)));
    statespace::ExploreOptions exploring;
    exploring.workers = 1;
    exploring.memoryBudget = groundMemory;
    exploring.mostStates = mostStates;
    formal::GenerationResult generated = generate(specification, exploring, stop);
    if (stop.stop_requested())
        return std::shared_ptr<const WalkGround>();
    if (generated.error)
        return tl::unexpected(*generated.error);
    if (generated.status != statespace::ExploreStatus::Complete)
        return fail(tooLarge());
    return std::shared_ptr<const WalkGround>(
        std::make_shared<SystemGround>(std::move(generated), std::move(goal), walk.mostSteps));
}

Ground groundOfTree(const Question& question, const ExactScores& exact, const std::stop_token& stop)
{
    std::optional<double> leaf;
    if (question.exact == ExactAnswer::None) {
        const std::vector<double> meant = numbersMeant(question.walk->goal);
        if (meant.empty())
            return fail(GroundText::tr("The goal of a walk through a tree is a number."));
        leaf = meant.front();
    }
    TreeRequest request = question.tree->request();
    request.method = Method::Minimax;
    request.table = false;
    FOURCAST_LET(const auto searcher, TreeSearcher::make(request, exact));
    auto tree = searcher->record(stop);
    if (!tree)
        return std::shared_ptr<const WalkGround>();
    if (tree->nodes.size() > mostStates || tree->hasFolded())
        return fail(tooLarge());
    return std::shared_ptr<const WalkGround>(
        std::make_shared<TreeGround>(std::move(*tree), leaf, question.walk->mostSteps));
}

}

Ground WalkGround::make(const Question& question, const ExactScores& exact,
                        const std::stop_token& stop)
{
    return question.walk->system ? groundOfSystem(*question.walk, stop)
                                 : groundOfTree(question, exact, stop);
}

}
