// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/signature.h"

#include <algorithm>
#include <set>

namespace fourcast::formal {

using syntax::Sort;
using syntax::Symbol;
using syntax::Value;

const ActionDeclaration* Signature::find(Symbol name, std::size_t parameters) const
{
    const auto found = std::ranges::find_if(actions, [&](const ActionDeclaration& each) {
        return each.name == name && each.parameters.size() == parameters;
    });
    return found == actions.end() ? nullptr : &*found;
}

std::vector<Symbol> Signature::names() const
{
    std::vector<Symbol> all;
    for (const ActionDeclaration& action : actions) {
        if (std::ranges::find(all, action.name) == all.end())
            all.push_back(action.name);
    }
    return all;
}

Symbol inferredSort()
{
    static const Symbol name("Constant");
    return name;
}

Signature inferredSignature(const Lts& lts)
{
    Signature signature;
    signature.isInferred = true;
    std::set<Symbol> constants;
    const auto sortOf = [&constants](const Value& value) {
        if (value.kind == Value::Kind::Constant)
            constants.insert(value.symbol());
        return value.kind == Value::Kind::Truth ? Sort::boolean()
            : value.kind == Value::Kind::Number ? Sort::integer()
                                                : Sort::enumeration(inferredSort());
    };
    for (const Label& label : lts.labels().labels()) {
        for (const Action& action : label.actions()) {
            ActionDeclaration declaration {action.name, {}};
            for (const Value& value : action.arguments)
                declaration.parameters.push_back(sortOf(value));
            if (std::ranges::find(signature.actions, declaration) == signature.actions.end())
                signature.actions.push_back(std::move(declaration));
        }
    }
    if (!constants.empty())
        signature.data.enumerations.push_back(
            {inferredSort(), {constants.begin(), constants.end()}, {}});
    return signature;
}

}
