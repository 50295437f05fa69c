// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/formal/system.h"
#include "app/cli/interrupt.h"
#include "core/formal/mucalculus/check.h"
#include "core/formal/mucalculus/language/formulawords.h"
#include "core/support/files/readfile.h"
#include "core/support/text/milliseconds.h"

namespace {

using fourcast::formal::CheckProgress;
using fourcast::formal::CheckResult;
using fourcast::formal::CheckStatus;
using fourcast::formal::Formula;
using fourcast::formal::Lts;

constexpr qint64 mostFormulaText = 1 << 20;

struct NamedFormula
{
    QString file;
    Formula formula;
};

QString verdictName(CheckStatus status)
{
    switch (status) {
    case CheckStatus::False:
        return QStringLiteral("false");
    case CheckStatus::True:
        return QStringLiteral("true");
    case CheckStatus::Vacuous:
        return QStringLiteral("vacuous");
    case CheckStatus::Stopped:
        return QStringLiteral("stopped");
    case CheckStatus::MemoryReached:
        return QStringLiteral("memory budget reached");
    }
    return {};
}

/// The text of a formula and the file that it is from.
struct FormulaText
{
    QString file;
    QString text;
};

Expected<FormulaText> readFormulaFile(const QString& file)
{
    const auto bytes = readFile(file, mostFormulaText);
    if (!bytes)
        return fail(QStringLiteral("%1 can't be read: %2.").arg(file, bytes.error().message));
    return FormulaText {file, QString::fromUtf8(*bytes)};
}

Expected<NamedFormula> formulaFrom(const FormulaText& text,
                                   const fourcast::formal::Signature& signature)
{
    const auto formula = fourcast::formal::readFormula(text.text, signature);
    if (!formula)
        return fail(QStringLiteral("%1: %2.").arg(text.file, formula.error().message));
    return NamedFormula {text.file, *formula};
}

QString pathText(const Lts& lts, const CheckResult& result)
{
    const auto& steps = result.path->steps;
    if (steps.empty())
        return QStringLiteral("  %1: already in the first state\n")
            .arg(result.isTrue() ? QStringLiteral("witness") : QStringLiteral("counterexample"));
    QString text
        = QStringLiteral("  %1, %2:\n")
              .arg(result.isTrue() ? QStringLiteral("witness") : QStringLiteral("counterexample"),
                   steps.size() == 1 ? QStringLiteral("1 step")
                                     : QStringLiteral("%1 steps").arg(steps.size()));
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (result.loopStart == i)
            text += QStringLiteral("    what follows comes again and again:\n");
        text += QStringLiteral("    %1  %2\n").arg(i + 1, 4).arg(lts.label(steps[i].label).text());
    }
    return text;
}

QString toText(const NamedFormula& named, const Lts& lts, const CheckResult& result)
{
    QString text = QStringLiteral("%1: %2  (%3 ms)\n")
                       .arg(named.file, verdictName(result.status),
                            QString::number(toMilliseconds(result.time), 'f', 1));
    text += QStringLiteral("  %1\n").arg(fourcast::formal::inWords(named.formula));
    if (!result.neverHappens.isEmpty())
        text += QStringLiteral("  never happens: %1\n")
                    .arg(result.neverHappens.join(QStringLiteral("; ")));
    if (result.path)
        text += pathText(lts, result);
    return text;
}

QJsonObject toJson(const NamedFormula& named, const Lts& lts, const CheckResult& result)
{
    QJsonValue path;
    if (result.path) {
        QJsonArray steps;
        for (const auto& step : result.path->steps)
            steps.append(QJsonObject {{"label", lts.label(step.label).text()},
                                      {"state", static_cast<qint64>(step.target)}});
        path = QJsonObject {
            {"start", static_cast<qint64>(result.path->start)},
            {"steps", steps},
            {"loopStart",
             result.loopStart ? QJsonValue(static_cast<qint64>(*result.loopStart)) : QJsonValue()}};
    }
    return {{"file", named.file},
            {"formula", fourcast::formal::text(named.formula.root)},
            {"status", verdictName(result.status)},
            {"neverHappens", QJsonArray::fromStringList(result.neverHappens)},
            {"path", path},
            {"positions", static_cast<qint64>(result.work.positions)},
            {"milliseconds", toMilliseconds(result.time)}};
}

/// What is worse than what came before.
int worse(int code, CheckStatus status)
{
    if (status == CheckStatus::Stopped)
        return Stopped;
    return status == CheckStatus::True || status == CheckStatus::Vacuous ? code : BadInput;
}

}

CommandResult commands::formalCheck(const QStringList& arguments)
{
    CommandLine line(QStringLiteral("Says whether formulas of the modal mu-calculus hold in the "
                                    "initial state of a model or of\n"
                                    "a transition system in a file (.aut), and shows why where a "
                                    "path shows it. A formula that\n"
                                    "holds only because what it speaks of never happens is "
                                    "vacuous. Exit code 1 where one does\n"
                                    "not hold, or something is wrong."));
    line.argument("SYSTEM", "A model, as for formal lts, or a file that ends in .aut.", "SYSTEM");
    line.argument("FORMULA", "Files with a formula each, as mCRL2 reads them.", "FORMULA...");
    addSetOption(line);
    addExploreOptions(line);
    line.option("json", "Prints JSON.");
    FOURCAST_TRY(line.parse(arguments));
    const QString name = line.arguments().constFirst();
    const auto options = readExploreOptions(line);
    const SystemSource source = readSource(line, name);
    FOURCAST_TRY(line.failure());

    std::vector<FormulaText> texts;
    for (const QString& file : line.arguments().mid(1)) {
        FOURCAST_LET(auto text, readFormulaFile(file));
        texts.push_back(std::move(text));
    }

    const Interrupt interrupt;
    const auto system = readSystem(source, options, interrupt.token());
    if (!system) {
        if (line.has("json") && system.error() == Stopped)
            console::print(toJsonText({{"system", name},
                                       {"states", QJsonValue()},
                                       {"transitions", QJsonValue()},
                                       {"formulas", QJsonArray()}}));
        return system.error();
    }
    std::vector<NamedFormula> formulas;
    for (const FormulaText& text : texts) {
        FOURCAST_LET(auto formula, formulaFrom(text, system->signature));
        for (const Error& warning : formula.formula.warnings)
            console::note(QStringLiteral("%1: %2").arg(text.file, warning.message));
        formulas.push_back(std::move(formula));
    }

    fourcast::formal::SolverOptions solver;
    solver.stop = interrupt.token();
    solver.memory = options.memoryBudget;
    QJsonArray results;
    int code = Done;
    if (!line.has("json"))
        console::print(QStringLiteral("%1: %2 states, %3 transitions\n")
                           .arg(name, QString::number(system->lts.stateCount()),
                                QString::number(system->lts.transitionCount())));
    for (const NamedFormula& named : formulas) {
        solver.progress = [&named](const CheckProgress& progress) {
            console::longProgress(QStringLiteral("%1: %2 positions, %3 MiB")
                                      .arg(named.file, QString::number(progress.positions),
                                           QString::number(progress.bytes >> 20)));
        };
        const auto result = fourcast::formal::check(system->lts, named.formula, solver);
        if (!result)
            return console::fail(BadInput,
                                 QStringLiteral("%1: %2.").arg(named.file, result.error().message));
        code = worse(code, result->status);
        if (line.has("json"))
            results.append(toJson(named, system->lts, *result));
        else
            console::print(toText(named, system->lts, *result));
        if (interrupt.happened())
            break;
    }
    if (line.has("json"))
        console::print(
            toJsonText({{"system", name},
                        {"states", static_cast<qint64>(system->lts.stateCount())},
                        {"transitions", static_cast<qint64>(system->lts.transitionCount())},
                        {"formulas", results}}));
    return interrupt.happened() ? console::fail(Stopped, QStringLiteral("Stopped.")) : code;
}
