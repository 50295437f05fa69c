// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/lts.h"
#include "core/syntax/dataspecification.h"

#include <optional>
#include <vector>

namespace fourcast::formal {

/// `act take: Nat # Nat;` says that there is an action and what its arguments are.
struct ActionDeclaration
{
    syntax::Symbol name;
    std::vector<syntax::Sort> parameters;

    friend bool operator==(const ActionDeclaration&, const ActionDeclaration&) = default;
};

/// What a formula may speak of: the actions of a model, and its sorts and maps.
struct Signature
{
    /// A name may be there more than once, with other arguments.
    std::vector<ActionDeclaration> actions;
    syntax::DataSpecification data;
    /// Nothing was declared, as in an .aut file: the actions are those that occur, their numbers of
    /// the sort Int, and all constants are of one sort, which a formula may give a name.
    bool isInferred = false;

    /// The declaration with so many parameters, or nothing.
    const ActionDeclaration* find(syntax::Symbol name, std::size_t parameters) const;
    /// Of all actions, each once.
    std::vector<syntax::Symbol> names() const;
};

/// From the labels of a system that comes without a model.
Signature inferredSignature(const Lts& lts);
/// The sort of constants in such a signature, until a formula names it.
syntax::Symbol inferredSort();

}
