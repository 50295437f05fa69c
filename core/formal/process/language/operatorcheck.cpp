// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/process/language/operatorcheck.h"
#include "core/syntax/tokenreader.h"

#include <QCoreApplication>
#include <algorithm>

namespace fourcast::formal {

using syntax::DeclaredAction;
using syntax::failAt;
using syntax::shown;
using syntax::Symbol;

namespace {

QString sortsText(const DeclaredAction& action)
{
    if (action.sorts.empty())
        return QCoreApplication::translate("Process", "no arguments");
    return syntax::sortsText(action.sorts);
}

/// Checks the names of one operator.
class SetCheck
{
    Q_DECLARE_TR_FUNCTIONS(Process)

public:
    explicit SetCheck(const Specification& specification) : m_specification(specification) { }

    void operator()(const Allow& allow) const
    {
        for (const auto& names : allow.multiActions)
            for (const PlacedName& name : names)
                (void)declared(name);
    }
    void operator()(const Hide& hide) const
    {
        for (const PlacedName& name : hide.names)
            (void)declared(name);
    }
    void operator()(const Block& block) const
    {
        for (const PlacedName& name : block.names)
            (void)declared(name);
    }
    void operator()(const Rename& rename) const
    {
        std::vector<Symbol> seen;
        for (const auto& [from, to] : rename.names) {
            requireSameSorts(declared(from), declared(to), to);
            requireOnce(seen, from, tr("'%1' is renamed twice"));
        }
    }
    void operator()(const Communicate& communicate) const
    {
        std::vector<Symbol> seen;
        for (const Communication& each : communicate.communications) {
            const DeclaredAction& first = declared(each.from[0]);
            for (const PlacedName& name : each.from)
                requireSameSorts(first, declared(name), name);
            requireSameSorts(first, declared(each.to), each.to);
            for (const Symbol name : different(each.from))
                requireOnce(seen, {name, each.from[0].place},
                            tr("'%1' communicates in two ways; only one is allowed"));
        }
        for (const Communication& each : communicate.communications) {
            if (std::ranges::find(seen, each.to.name) != seen.end()) {
                failAt(each.to.place,
                       tr("'%1' is both the result of a communication and part of one; give it "
                          "another name")
                           .arg(shown(each.to.name.name())));
            }
        }
    }

private:
    const DeclaredAction& declared(const PlacedName& name) const
    {
        if (const auto* action = syntax::findAction(m_specification.actions, name.name))
            return *action;
        failAt(
            name.place,
            tr("there is no action '%1'").arg(shown(name.name.name()))
                + syntax::didYouMean(name.name.name(), syntax::namesOf(m_specification.actions)));
    }

    static void requireSameSorts(const DeclaredAction& one, const DeclaredAction& other,
                                 const PlacedName& at)
    {
        if (one.sorts == other.sorts)
            return;
        failAt(at.place,
               tr("'%1' and '%2' take different arguments (%3 and %4); they must be the same")
                   .arg(shown(one.name.name()), shown(other.name.name()), sortsText(one),
                        sortsText(other)));
    }

    static void requireOnce(std::vector<Symbol>& seen, const PlacedName& name,
                            const QString& message)
    {
        if (std::ranges::find(seen, name.name) != seen.end())
            failAt(name.place, message.arg(shown(name.name.name())));
        seen.push_back(name.name);
    }

    static std::vector<Symbol> different(const std::vector<PlacedName>& names)
    {
        std::vector<Symbol> all;
        for (const PlacedName& each : names)
            if (std::ranges::find(all, each.name) == all.end())
                all.push_back(each.name);
        return all;
    }

    const Specification& m_specification;
};

} // namespace

void checkOperator(const SetOperator& sign, const Specification& specification)
{
    std::visit(SetCheck(specification), sign.node);
}

}
