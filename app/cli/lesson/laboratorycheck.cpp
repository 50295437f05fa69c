// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/lesson/laboratorycheck.h"

#include "core/chance/models/modeltable.h"
#include "core/engines/engineinfo.h"
#include "core/formal/models/boardsize.h"
#include "core/formal/models/formulatable.h"
#include "core/lesson/course/labsettings.h"

using namespace fourcast;

namespace {

/// Parameters without a model are those of whatever is chosen on the page.
template <typename Models, typename Text>
QString modelFault(const Models& models, const QString& name, const syntax::ModelValues& values,
                   Text text)
{
    const auto* const model = syntax::findModel(models, name);
    if (!model)
        return {};
    const QStringList names = model->parameterNames();
    for (auto each = values.cbegin(); each != values.cend(); ++each)
        if (!names.contains(each.key()))
            return QStringLiteral("the model %1 has no parameter '%2'; it has: %3")
                .arg(name, each.key(), names.join(QStringLiteral(", ")));
    const auto made = text(*model, values);
    return made ? QString() : made.error().message;
}

QString formulaFault(const QString& model, const QString& formula)
{
    if (formula.isEmpty() || model.isEmpty() || formula == QStringLiteral("own"))
        return {};
    QStringList names;
    for (const formal::FormulaInfo& each : formal::formulasOf(model))
        names << each.name;
    return names.contains(formula) ? QString()
                                   : QStringLiteral("the model %1 has no formula '%2'; it has: %3")
                                         .arg(model, formula, names.join(QStringLiteral(", ")));
}

QString engineFault(const QString& engines)
{
    for (const QString& part : engines.split(u',', Qt::SkipEmptyParts))
        if (const QString name = part.trimmed().section(u' ', 0, 0); !findEngine(name))
            return QStringLiteral("there is no engine '%1'").arg(name);
    return {};
}

QString faultOf(const lesson::LaboratoryBlock& block)
{
    const auto values = lesson::labValues(block.page, block.settings);
    if (!values)
        return values.error().message;
    const QString model = (*values)["model"].toString();
    const auto parameters = syntax::modelValues((*values)["parameters"].toObject());
    if (block.page == QStringLiteral("formal")) {
        const QString fault = modelFault(formal::models(), model, parameters, formal::modelText);
        return fault.isEmpty() ? formulaFault(model, (*values)["formula"].toString()) : fault;
    }
    if (block.page == QStringLiteral("chance"))
        return modelFault(chance::models(), model, parameters, chance::modelText);
    return engineFault((*values)["engines"].toString());
}

}

std::vector<Error> checkLaboratories(const lesson::Lesson& lesson)
{
    std::vector<Error> faults;
    for (const lesson::Step& step : lesson.steps)
        for (const lesson::Block& block : step.blocks)
            if (const auto* const laboratory = std::get_if<lesson::LaboratoryBlock>(&block))
                if (const QString fault = faultOf(*laboratory); !fault.isEmpty())
                    faults.push_back({QStringLiteral("%1: the page %2: %3")
                                          .arg(step.title, laboratory->page, fault),
                                      laboratory->line, 1});
    return faults;
}
