// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/writtensystem.h"

#include "core/formal/models/formulatable.h"
#include "core/formal/models/mutantwords.h"
#include "core/formal/mucalculus/language/formula.h"
#include "core/formal/process/language/specification.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace fourcast::lesson {

namespace {

const QString& mutantName()
{
    static const QString name = QStringLiteral("mutant");
    return name;
}

const QString& modelName()
{
    static const QString name = QStringLiteral("model");
    return name;
}

void setValue(WrittenSystem& system, const QString& name, const QString& value)
{
    const auto found
        = std::ranges::find_if(system.values, [&](const auto& each) { return each.first == name; });
    if (found == system.values.end())
        system.values.emplace_back(name, value);
    else
        found->second = value;
}

/// What another model does not know of it goes.
void setModel(WrittenSystem& system, const QString& model)
{
    system.model = model;
    const auto known = formal::models();
    if (const formal::ModelInfo* const info = formal::findModel(known, model))
        std::erase_if(system.values, [names = info->parameterNames()](const auto& each) {
            return !names.contains(each.first);
        });
}

/// "M 2, scores 3,5"
QString listedChanges(const WrittenSystem& changes)
{
    QStringList parts;
    for (const auto& [name, value] : changes.values)
        parts << name + u' ' + value;
    return parts.join(QStringLiteral(", "));
}

WrittenSystem changed(WrittenSystem system, const WrittenSystem& changes)
{
    system.words = changes.words;
    for (const auto& [name, value] : changes.values) {
        if (name == modelName())
            setModel(system, value);
        else
            setValue(system, name, value);
        if (name == mutantName() && system.words.isEmpty())
            system.words = formal::mutantWords(value);
    }
    if (system.words.isEmpty())
        system.words = listedChanges(changes);
    return system;
}

QStringList mutantsOf(const WrittenSystem& system)
{
    const auto known = formal::models();
    const formal::ModelInfo* const info = formal::findModel(known, system.model);
    if (!info)
        return {};
    const auto mutant
        = std::ranges::find(info->parameters, mutantName(), &formal::ModelParameter::name);
    if (mutant == info->parameters.end())
        return {};
    QStringList names = mutant->choices;
    names.removeAll(valuesOf(system).value(mutantName(), mutant->standard));
    return names;
}

}

QMap<QString, QString> valuesOf(const WrittenSystem& system)
{
    QMap<QString, QString> values;
    for (const auto& [name, value] : system.values)
        values.insert(name, value);
    return values;
}

Expected<QString> modelTextOf(const WrittenSystem& system)
{
    const auto known = formal::models();
    if (const formal::ModelInfo* const info = formal::findModel(known, system.model))
        return formal::modelText(*info, valuesOf(system));
    QStringList names;
    for (const formal::ModelInfo& each : known)
        names << each.name;
    return fail(QCoreApplication::translate("Lesson", "there is no model '%1'. The models are: %2")
                    .arg(system.model, names.join(QStringLiteral(", "))));
}

Expected<QString> canonicalFormula(const WrittenSystem& system, const QString& formula)
{
    FOURCAST_LET(const auto text, modelTextOf(system));
    FOURCAST_LET(const auto specification, formal::readSpecification(text));
    FOURCAST_LET(const auto read, formal::readFormula(formula, signatureOf(specification)));
    return formal::text(read.root);
}

QString formulaTextOf(const QString& formula, const WrittenSystem& system)
{
    for (const formal::FormulaInfo& info : formal::formulasOf(system.model))
        if (info.name == formula)
            return formal::formulaText(info, valuesOf(system));
    return formula;
}

WrittenSystem changesFromText(const QString& text)
{
    WrittenSystem changes;
    const auto bar = text.indexOf(u'|');
    changes.words = bar < 0 ? QString() : text.mid(bar + 1).simplified();
    static const QRegularExpression blanks(QStringLiteral("\\s+"));
    for (const QString& part : text.left(bar < 0 ? text.size() : bar).split(u';')) {
        const QString plain = part.trimmed();
        const auto blank = plain.indexOf(blanks);
        changes.values.emplace_back(plain.left(blank),
                                    blank < 0 ? QString() : plain.mid(blank).trimmed());
    }
    return changes;
}

std::vector<WrittenSystem> heldAgainst(const WrittenFormula& formula)
{
    std::vector<WrittenSystem> systems {formula.system};
    for (const WrittenSystem& changes : formula.against)
        systems.push_back(changed(formula.system, changes));
    if (formula.against.empty())
        for (const QString& mutant : mutantsOf(formula.system))
            systems.push_back(
                changed(formula.system, {.model = {}, .values = {{mutantName(), mutant}}}));
    return systems;
}

}
