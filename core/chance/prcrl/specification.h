// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/prcrl/process.h"
#include "core/chance/prcrl/until.h"
#include "core/support/expected.h"
#include "core/syntax/placedname.h"

#include <QStringView>
#include <memory>

namespace fourcast::chance {

/// `X(s: {0..5}) = ...`
struct ProcessDefinition
{
    syntax::Symbol name;
    std::vector<Variable> parameters;
    Process body;
    syntax::SourceLocation place = {};
};

/// What `init` says: processes side by side, some of them with actions hidden, blocked or renamed.
struct Composition
{
    enum class Kind : std::uint8_t
    {
        Instance,
        Parallel,
        Hide,
        Encap,
        Rename
    };

    Kind kind = Kind::Instance;
    int process = 0; ///< of an Instance: in Specification::processes
    std::vector<std::int64_t> data = {}; ///< of an Instance: one for each parameter
    std::vector<syntax::PlacedName> names = {}; ///< of a Rename: from, to, from, to, ...
    std::vector<Composition> parts = {}; ///< of all others one, but for Parallel
    syntax::SourceLocation place = {};
};

/// `comm (a, b, c)`: a and b of two processes may happen at once, as c.
struct Communication
{
    syntax::PlacedName first;
    syntax::PlacedName second;
    syntax::PlacedName together;
};

class GoalReader;

/// A model as text, in the language prCRL of Katoen, van de Pol, Stoelinga and Timmer. Processes
/// side by side do an action that several of them know together, and with equal arguments, unless
/// `nocomm` names it.
struct Specification
{
    std::vector<ProcessDefinition> processes;
    /// With what `hide`, `encap` and `rename` beside `init` say around it.
    Composition init;
    std::vector<syntax::PlacedName> alone; ///< of `nocomm`
    std::vector<Communication> communications;
    std::optional<Until> until;
    /// What is no error but can't be meant: each with its place.
    std::vector<Error> warnings;
    /// Of the text that it was read from; never null then. See readUntil().
    std::shared_ptr<const GoalReader> goals;
};

/// Reads and checks a model. The first thing that is wrong is said, with its place and with what
/// would be right. Where probabilities depend on data, what explores the model checks their sum.
Expected<Specification> readSpecification(QStringView source);

/// A goal for a model that was read: "until [stay U goal]", "reach broke(1)" or the same without
/// the word, "broke(1)". Fails with a sentence, whose place is in the goal, where it names what the
/// model does not do.
Expected<Until> readUntil(QStringView goal, const Specification& specification);

}
