// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/signature.h"
#include "core/formal/process/language/process.h"
#include "core/support/expected.h"
#include "core/syntax/dataspecification.h"
#include "core/syntax/declaredaction.h"

namespace fourcast::formal {

/// `proc P(n: Nat) = a(n) . P(n + 1);`
struct ProcessDeclaration
{
    syntax::Symbol name;
    std::vector<syntax::Variable> parameters;
    Process body;
    syntax::SourceLocation place;
};

/// A model as text: a subset of mCRL2's language, so that the same text runs in mCRL2. There are
/// the sections sort (enumerations), map, var, eqn, act, proc and init. A process is made of
/// actions (also several at once, a|b), `.`, `+`, `sum`, `c -> p <> q`, delta, tau and processes
/// with parameters. `init` is a parallel composition of such processes, inside of any number of
/// allow, comm, hide, block and rename.
struct Specification
{
    syntax::DataSpecification data;
    std::vector<syntax::DeclaredAction> actions;
    std::vector<ProcessDeclaration> processes;
    /// Around the parallel composition, the outermost first.
    std::vector<SetOperator> operators;
    std::vector<Process> components;
    /// What is no error but can't be meant, such as an action that never happens: each with its
    /// place.
    std::vector<Error> warnings;

    int findProcess(syntax::Symbol name) const;
};

/// What a formula may speak of in such a model.
Signature signatureOf(const Specification& specification);

/// Reads and checks a model. The first thing that is wrong is said, with its place and with what
/// would be right.
Expected<Specification> readSpecification(QStringView source);

/// As it can be read again.
QString text(const Specification& specification);

}
