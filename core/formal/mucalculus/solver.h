// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/mucalculus/actionmatcher.h"
#include "core/formal/mucalculus/paritygame.h"
#include "core/formal/mucalculus/tupletable.h"

#include <chrono>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <stop_token>
#include <unordered_map>

namespace fourcast::formal {

/// How far a check is. What is open can only be guessed at: it grows and shrinks.
struct CheckProgress
{
    std::uint64_t positions = 0; ///< pairs of a fixpoint and a state that were looked at
    std::uint64_t open = 0; ///< of them, those that are not decided yet
    std::uint64_t bytes = 0;
};

struct SolverOptions
{
    std::stop_token stop;
    /// Called a few times a second.
    std::function<void(const CheckProgress&)> progress;
    /// In bytes; the check ends when it would need more.
    std::uint64_t memory = std::uint64_t {6} << 30;
};

/// Says of parts of a formula, with values for their free variables, whether they hold in states of
/// a system. It looks at no more than the answer needs: depth first, and what turns round in loops
/// is decided when a loop is whole, as a parity game.
class Solver
{
public:
    enum class Truth : std::uint8_t
    {
        False,
        True,
        Unknown
    };
    enum class End : std::uint8_t
    {
        Stopped,
        MemoryReached
    };
    /// Thrown by what takes long.
    struct Ended
    {
        End end;
    };

    /// The two must outlive it.
    Solver(const NormalForm& form, const Lts& lts, SolverOptions options);

    /// Does the node hold in the state? The frame has the values that it needs. Throws Ended and
    /// syntax::Wrong.
    bool holds(int node, State state, const Frame& frame = {});

    /// When something was decided: what was decided later was not needed for it.
    using Order = std::uint32_t;
    static constexpr Order noOrder = std::numeric_limits<Order>::max();

    /// A part of the formula, with values for its variables, in a state, and what it may rest on:
    /// what was decided before the fixpoint that it belongs to.
    struct Position
    {
        int node = 0;
        State state = 0;
        Frame frame;
        Order before = noOrder;
    };
    struct Move
    {
        Position position;
        /// Of a step.
        std::optional<LabelId> label;
    };
    /// Where a position can go on. Its fixpoints must have been asked for by holds().
    std::vector<Move> moves(const Position& position);
    /// Which of `moves` makes true (or false) what is true (or false) at the position, and gets to
    /// an end where an end is needed. At least one of them does.
    std::size_t bestMove(const Position& position, const std::vector<Move>& moves, bool isTrue);

    /// To be called now and then by who does something long with it. Throws Ended.
    void pause();
    /// Counts bytes that are held beside it. Throws Ended where they are too many; they are counted
    /// nevertheless.
    void spend(std::uint64_t bytes);
    void giveBack(std::uint64_t bytes) { m_progress.bytes -= bytes; }

    /// What it asks and tells from now on.
    void setOptions(SolverOptions options) { m_options = std::move(options); }

    const NormalForm& form() const { return m_form; }
    const Lts& lts() const { return m_lts; }
    const Values& values() const { return m_values; }
    const CheckProgress& progress() const { return m_progress; }

private:
    /// A fixpoint with values for its slots, in a state.
    struct Variable
    {
        std::uint32_t instance = 0;
        State state = 0;
    };
    struct Instance
    {
        int fixpoint = 0;
        std::uint32_t tuple = 0;
        std::vector<std::unique_ptr<std::uint32_t[]>> pages;
    };
    struct Visit
    {
        Variable variable;
        std::uint32_t number = 0;
        std::uint32_t lowest = 0; ///< of those on the stack that it leads to
        std::size_t place = 0; ///< on m_stack
        std::size_t begin = 0; ///< what it waits for begins there in m_open
        std::size_t next = 0;
        int tries = 0;
    };

    // ---- what is known of variables (solver.cpp) ----

    /// 0 for one that was not seen, its number while it is on the stack, then its truth and order.
    std::uint32_t& mark(Variable variable);
    void decide(Variable variable, bool truth);
    std::uint32_t instanceOf(int fixpoint);
    /// Puts the values of the instance into the frame.
    void load(std::uint32_t instance);
    /// The variable that a node of the kind Fixpoint or Recursion stands for.
    Variable variableOf(int node, State state);
    /// What lists and tables hold that grow by themselves.
    std::uint64_t bytesOfLists() const;
    void weighLists();

    // ---- what nodes are worth, as far as is known (solvervalues.cpp) ----

    /// What it waits for is added to m_open.
    Truth value(int node, State state);
    /// Of a conjunction, or a disjunction, of parts, from what each is worth.
    template <typename Parts, typename ValueOf>
    Truth valueOfAll(bool isAnd, const Parts& parts, const ValueOf& valueOf);
    Truth valueOfQuantified(int node, std::size_t next, State state);
    Truth valueOfStep(int node, State state);
    Truth valueOfVariable(int node, State state);
    std::vector<syntax::Value> valuesOf(int node, std::size_t variable, State state);
    /// Which labels the step means: 0 is not known yet, 1 no, 2 yes.
    std::uint8_t* matchesOf(int node);
    bool matches(int node, std::uint8_t* known, LabelId label);

    // ---- depth first (solver.cpp) ----

    void explore(Variable start);
    void forgetOpen();
    /// Returns whether it was decided at once.
    bool begin(Variable variable);
    bool settle(Visit& visit);
    void finish();
    /// Of what is on the stack from this place on, what is left waits for itself.
    void decideLoop(std::size_t place);

    // ---- loops (solverloops.cpp) ----

    struct LoopGame
    {
        ParityGame game;
        ParityGame::Vertex truth = 0;
        ParityGame::Vertex falsity = 0;
        /// Of each variable of the loop its number and its vertex.
        std::unordered_map<std::uint64_t, ParityGame::Vertex> vertexOf;
        /// For playing: a vertex for each position.
        bool keepsPositions = false;
        std::vector<TupleTable> positions; ///< per node: the state and the values that it needs
        std::vector<std::vector<ParityGame::Vertex>> vertices; ///< per node, by that
        std::uint64_t bytes = 0; ///< that were spent for it
    };
    static std::uint64_t keyOf(Variable variable)
    {
        return (std::uint64_t {variable.instance} << 32) | variable.state;
    }
    void build(LoopGame& game, const std::vector<Variable>& members);
    ParityGame::Vertex buildNode(LoopGame& game, int node, State state);
    void buildQuantified(LoopGame& game, int node, std::size_t next, State state,
                         std::vector<ParityGame::Vertex>& children);
    ParityGame::Vertex join(LoopGame& game, bool isAnd, std::vector<ParityGame::Vertex> children);
    std::vector<syntax::Value> keyOf(int node, State state) const;
    /// Spends what it has grown by.
    void weigh(LoopGame& game);
    LoopGame& loopGameOf(Order order);
    void addQuantifiedMoves(const Position& position, std::size_t next, std::vector<Move>& moves);

    const NormalForm& m_form;
    const Lts& m_lts;
    SolverOptions m_options;
    syntax::Evaluator m_evaluator;
    Values m_values;
    ActionMatcher m_matcher;
    Frame m_frame;

    State m_pageSize;
    std::vector<TupleTable> m_tuples; ///< per fixpoint, of the values of its slots
    std::vector<std::vector<std::uint32_t>> m_instanceOf; ///< per fixpoint, by tuple
    std::vector<Instance> m_instances;

    /// Of a step, by the values of the free variables of its action formula.
    struct Matches
    {
        std::vector<int> slots;
        TupleTable tuples;
        std::vector<std::vector<std::uint8_t>> tables;
        bool isAll = false; ///< `true`
    };
    std::vector<Matches> m_matches;
    std::vector<std::vector<std::vector<ArgumentPlace>>> m_places; ///< per node and variable
    std::vector<syntax::Value> m_tuple;

    std::vector<Visit> m_visits;
    std::vector<Variable> m_open;
    std::vector<Variable> m_stack;
    std::uint32_t m_number = 1;
    bool m_collects = true;
    Order m_order = 0;
    Order m_before = noOrder; ///< what was decided later counts as not known

    std::unordered_map<Order, std::vector<Variable>> m_loops;
    std::unordered_map<Order, std::unique_ptr<LoopGame>> m_loopGames;

    CheckProgress m_progress;
    std::chrono::steady_clock::time_point m_told;
    std::uint32_t m_work = 0;
    std::uint32_t m_weighed = 0; ///< when weighLists() was called last, by m_work
    std::uint64_t m_listBytes = 0; ///< that were spent for these
};

/// Takes what a translation needs off the memory that is allowed; throws Solver::Ended.
NormalForm::Spend spendFrom(SolverOptions& options);

}
