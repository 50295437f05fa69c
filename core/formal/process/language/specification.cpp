// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/process/language/specification.h"
#include "core/formal/process/language/processcheck.h"
#include "core/formal/process/language/processreader.h"
#include "core/formal/process/language/processwarnings.h"
#include "core/support/text/listtext.h"
#include "core/syntax/expressionreader.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace fourcast::formal {

using syntax::TokenReader;

namespace {

void readProcesses(TokenReader& reader, std::vector<ProcessDeclaration>& processes)
{
    do {
        ProcessDeclaration declaration;
        declaration.place = reader.place();
        declaration.name
            = reader.expectName(QCoreApplication::translate("Process", "the name of a process"));
        if (reader.take("(")) {
            declaration.parameters = syntax::readVariables(reader);
            reader.expect(")");
        }
        reader.expect("=");
        declaration.body = readProcess(reader);
        reader.expect(";");
        processes.push_back(std::move(declaration));
    } while (reader.peek().kind == syntax::Token::Kind::Word
             && !syntax::isReserved(reader.peek().text));
}

/// Brackets among processes side by side make no difference.
void takeComponents(Process process, std::vector<Process>& components)
{
    auto* const parallel = std::get_if<Parallel>(&process.node);
    if (!parallel)
        return components.push_back(std::move(process));
    for (Process& part : parallel->parts)
        takeComponents(std::move(part), components);
}

/// What `init` says: operators around a parallel composition.
void takeInit(Process init, Specification& to)
{
    while (auto* operated = std::get_if<OperatorTerm>(&init.node)) {
        to.operators.push_back(std::move(operated->sign));
        Process body = std::move(operated->body[0]);
        init = std::move(body);
    }
    takeComponents(std::move(init), to.components);
}

Specification readAll(QStringView source)
{
    TokenReader reader(source);
    syntax::DataReader data;
    Specification specification;
    std::optional<Process> init;
    while (!reader.atEnd()) {
        if (data.readSection(reader))
            continue;
        if (reader.take("act")) {
            syntax::readActions(reader, specification.actions);
        } else if (reader.take("proc")) {
            readProcesses(reader, specification.processes);
        } else if (reader.at("init")) {
            if (init)
                reader.failHere(
                    QCoreApplication::translate("Process", "there is an 'init' already"));
            (void)reader.takeAny();
            init = readProcess(reader);
            reader.expect(";");
        } else {
            reader.failWanted(QCoreApplication::translate(
                "Process", "a section (sort, map, var, eqn, act, proc or init)"));
        }
    }
    if (!init) {
        reader.failHere(QCoreApplication::translate(
            "Process", "'init' is missing: it says with which process the model begins"));
    }
    specification.data = data.finish();
    takeInit(std::move(*init), specification);
    checkProcesses(specification);
    specification.warnings = warningsOf(specification);
    return specification;
}

} // namespace

int Specification::findProcess(syntax::Symbol name) const
{
    const auto found = std::ranges::find(processes, name, &ProcessDeclaration::name);
    return found == processes.end() ? -1 : static_cast<int>(found - processes.begin());
}

Signature signatureOf(const Specification& specification)
{
    Signature signature;
    for (const syntax::DeclaredAction& action : specification.actions)
        signature.actions.push_back({action.name, action.sorts});
    signature.data = specification.data;
    return signature;
}

Expected<Specification> readSpecification(QStringView source)
{
    return syntax::caught([source] { return readAll(source); });
}

QString text(const Specification& specification)
{
    QString whole = syntax::text(specification.data);
    for (const syntax::DeclaredAction& action : specification.actions)
        whole += syntax::text(action);
    for (const ProcessDeclaration& process : specification.processes) {
        const QString parameters = process.parameters.empty()
            ? QString()
            : u'(' + syntax::text(process.parameters) + u')';
        whole += QStringLiteral("proc %1%2 = %3;\n")
                     .arg(process.name.text(), parameters, text(process.body));
    }
    QStringList components;
    for (const Process& component : specification.components) {
        const QString each = text(component);
        const bool loose = std::holds_alternative<Choice>(component.node)
            || std::holds_alternative<Sum>(component.node);
        const bool brackets = loose && specification.components.size() > 1;
        components << bracketed(each, brackets);
    }
    QString init = components.join(QStringLiteral(" || "));
    for (std::size_t i = specification.operators.size(); i-- > 0;)
        init = text(specification.operators[i], init);
    return whole + QStringLiteral("init %1;\n").arg(init);
}

}
