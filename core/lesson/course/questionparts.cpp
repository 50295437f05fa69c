// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/questionparts.h"

#include "core/formal/models/formulatable.h"
#include "core/lesson/course/answertext.h"
#include "core/lesson/course/plangrading.h"
#include "core/lesson/course/walkground.h"
#include "core/lesson/course/writtensystem.h"
#include "core/support/text/nearestname.h"
#include "core/syntax/wrong.h"

#include <QCoreApplication>

namespace fourcast::lesson {

namespace {

struct PartText
{
    Q_DECLARE_TR_FUNCTIONS(Lesson)
};

QString partKey(const char* name)
{
    return QLatin1String(name);
}

QStringList parametersOf(const QString& model)
{
    const auto known = formal::models();
    const formal::ModelInfo* const info = formal::findModel(known, model);
    return info ? info->parameterNames() : QStringList();
}

/// The language says the place within its text, too, and a lesson has another one.
Error withoutPlace(Error error)
{
    const Error place = syntax::errorAt({.line = error.line, .column = error.column}, QString());
    if (error.line > 0 && error.message.startsWith(place.message))
        error.message.remove(0, place.message.size());
    return error;
}

/// At the line without which the rest goes together, or else at the model's.
void checkValues(const WrittenSystem& system, const KeyedLine& model,
                 const std::vector<const KeyedLine*>& lines)
{
    const auto text = modelTextOf(system);
    if (text)
        return;
    for (const KeyedLine* const line : lines) {
        WrittenSystem others = system;
        std::erase_if(others.values, [line](const auto& each) { return each.first == line->key; });
        if (modelTextOf(others))
            line->refuse(text.error().message);
    }
    model.refuse(text.error().message);
}

/// A formula, or the name of one that comes along with the model.
void checkFormulaLine(const KeyedLine& line, const WrittenSystem& system)
{
    QStringList names;
    for (const formal::FormulaInfo& info : formal::formulasOf(system.model))
        names << info.name;
    if (names.contains(line.value))
        return;
    const auto read = canonicalFormula(system, line.value);
    if (read)
        return;
    const QString meant = isIdentifier(line.value) ? nearestName(line.value, names) : QString();
    if (meant.isEmpty())
        line.refuse(withoutPlace(read.error()));
    line.refuse(
        PartText::tr("the model has no formula '%1'. Did you mean '%2'?").arg(line.value, meant));
}

/// "mutant stuck; M 2 | thread 1 may stop working"
WrittenSystem readChanges(const KeyedLine& line, const WrittenSystem& system)
{
    WrittenSystem changes = changesFromText(line.value);
    for (const auto& [name, value] : changes.values)
        if (value.isEmpty())
            line.refuse(PartText::tr("'against' must name what is changed and its new value, such "
                                     "as 'mutant stuck'"));
    QString model = system.model;
    for (const auto& [name, value] : changes.values)
        if (name == partKey("model"))
            model = value;
    for (const auto& [name, value] : changes.values)
        if (name != partKey("model") && !parametersOf(model).contains(name))
            line.refuse(PartText::tr("the model '%1' has no parameter '%2'. Its parameters are: %3")
                            .arg(model, name, parametersOf(model).join(QStringLiteral(", "))));
    WrittenFormula one {.system = system, .against = {changes}};
    if (const auto text = modelTextOf(heldAgainst(one).back()); !text)
        line.refuse(text.error().message);
    return changes;
}

}

std::optional<WrittenSystem> readSystem(KeyedLines& lines)
{
    const KeyedLine* const model = lines.take(partKey("model"));
    if (!model)
        return {};
    WrittenSystem system {.model = model->value};
    if (const auto known = modelTextOf(system); !known)
        model->refuse(known.error().message);
    const auto values = lines.takeAll(parametersOf(system.model));
    for (const KeyedLine* const line : values) {
        if (valuesOf(system).contains(line->key))
            line->refuse(PartText::tr("'%1' is given twice").arg(line->key));
        system.values.emplace_back(line->key, line->value);
    }
    checkValues(system, *model, values);
    return system;
}

WrittenFormula readFormulaPart(KeyedLines& lines)
{
    WrittenFormula formula;
    lines.need(partKey("model"));
    formula.system = *readSystem(lines);
    for (const KeyedLine* const line : lines.takeAll({partKey("against")}))
        formula.against.push_back(readChanges(*line, formula.system));
    const KeyedLine& answer = lines.need(partKey("answer"));
    checkFormulaLine(answer, formula.system);
    formula.answer = answer.value;
    if (heldAgainst(formula).size() < 2)
        answer.refuse(PartText::tr("nothing to hold the formula against: this model has no "
                                   "mutants. Add lines 'against', such as 'against: M 2'"));
    return formula;
}

WrittenWalk readWalkPart(KeyedLines& lines, const Question& question)
{
    WrittenWalk walk;
    walk.system = readSystem(lines);
    if (walk.system && question.exact != ExactAnswer::None)
        lines.need(partKey("model"))
            .refuse(PartText::tr("only a walk through a tree takes 'exact'"));
    constexpr int mostOfWalk = 1000;
    walk.mostSteps = lines.number(partKey("most"), 1, mostOfWalk, 0);
    if (question.exact == ExactAnswer::None) {
        const KeyedLine& goal = lines.need(partKey("goal"));
        if (walk.system)
            checkFormulaLine(goal, *walk.system);
        else if (numbersMeant(goal.value).size() != 1)
            goal.refuse(PartText::tr("'%1' is not a number").arg(goal.value));
        walk.goal = goal.value;
    }
    if (const KeyedLine* const answer = lines.take(partKey("answer"))) {
        Question asked = question;
        asked.walk = walk;
        const QStringList steps = walkSteps(asked, answer->value);
        if (steps.isEmpty())
            answer->refuse(PartText::tr("an empty walk leads nowhere"));
        walk.answer = walkText(asked, steps);
    }
    return walk;
}

WrittenPlan readPlanPart(KeyedLines& lines)
{
    WrittenPlan plan;
    if (const KeyedLine* const board = lines.take(partKey("board"))) {
        if (const auto known = plantext::onBoard(board->value); !known)
            board->refuse(known.error().message);
        plan.board = board->value;
    }
    if (const KeyedLine* const moves = lines.take(partKey("moves"))) {
        plan.moves = moves->value;
        if (const auto rooted = rootedPlan(plan, {}); !rooted)
            moves->refuse(rooted.error());
    }
    const KeyedLine& side = lines.need(partKey("side"));
    if (side.value != partKey("first") && side.value != partKey("second"))
        side.refuse(PartText::tr("'side' must be one of: %1").arg(QStringLiteral("first, second")));
    plan.side = side.value == partKey("first") ? Player::First : Player::Second;
    if (const KeyedLine* const goal = lines.take(partKey("goal"))) {
        if (goal->value != partKey("win") && goal->value != partKey("hold"))
            goal->refuse(
                PartText::tr("'goal' must be one of: %1").arg(QStringLiteral("win, hold")));
        plan.goal = goal->value == partKey("hold") ? PlanGoal::Hold : PlanGoal::Win;
    }
    const auto readCells = [&](const char* key) {
        const KeyedLine* const line = lines.take(partKey(key));
        if (!line)
            return QString();
        const auto cells = canonicalCells(plan, line->value);
        if (!cells)
            line->refuse(cells.error());
        return *cells;
    };
    plan.card = readCells("card");
    plan.answer = readCells("answer");
    return plan;
}

QString againstText(const WrittenSystem& changes)
{
    QStringList parts;
    for (const auto& [name, value] : changes.values)
        parts << name + u' ' + value;
    const QString text = parts.join(QStringLiteral("; "));
    return changes.words.isEmpty() ? text : text + QStringLiteral(" | ") + changes.words;
}

}
