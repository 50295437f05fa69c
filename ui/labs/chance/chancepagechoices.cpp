// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is chosen on the page of games of chance: kept, set by a lesson, and handed to one.
#include "ui/labs/chance/chancepage.h"

#include "ui/labs/chance/experiments/experimentsview.h"
#include "ui/labs/chance/propertyform.h"
#include "ui/labs/chance/reductions/reductionview.h"
#include "ui/labs/chance/system/automatonview.h"
#include "ui/labs/chance/tables/tablesview.h"
#include "ui/labs/models/modelform.h"

#include <QJsonArray>
#include <QTabWidget>

using namespace fourcast;

QJsonObject ChancePage::fields() const
{
    QJsonArray passes;
    for (const chance::Pass pass : m_reductions->passes())
        passes.append(QLatin1String(chance::nameOf(pass)));
    QJsonObject fields = m_form->toJson();
    fields["passes"] = passes;
    fields["property"] = m_ask->property();
    fields["all"] = m_ask->asksAll();
    fields["epsilon"] = m_ask->epsilon();
    fields["exact"] = m_ask->isExact();
    fields["labels"] = m_drawn->graphView().canvas().areLabelsShown();
    return fields;
}

void ChancePage::setFields(const QJsonObject& fields)
{
    m_form->setJson(fields);
    if (const QString property = fields["property"].toString(); !property.isEmpty())
        m_ask->setProperty(property);
    if (fields["all"].isBool())
        m_ask->setAsksAll(fields["all"].toBool());
    m_ask->setEpsilon(fields["epsilon"].toDouble());
    m_ask->setExact(fields["exact"].toBool());
    if (fields.contains("labels"))
        m_drawn->graphView().setLabelsShown(fields["labels"].toBool());
    if (!fields["passes"].isArray())
        return;
    const QVariantList names = fields["passes"].toArray().toVariantList();
    std::vector<chance::Pass> passes;
    for (const chance::Pass pass : chance::passes())
        if (names.contains(QString::fromLatin1(chance::nameOf(pass))))
            passes.push_back(pass);
    m_reductions->setPasses(passes);
}

Expected<void> ChancePage::takeSettings(const QJsonObject& settings)
{
    const ModelValues values = syntax::modelValues(settings["parameters"].toObject());
    const QString model = settings["model"].toString();
    if (!model.isEmpty() || !values.isEmpty())
        FOURCAST_TRY(m_form->take(model, values));
    const QString vary = settings["vary"].toString();
    if (!vary.isEmpty() && !m_form->values().contains(vary))
        return fail(tr("The model '%1' has no parameter '%2' to vary.").arg(m_form->model(), vary));
    setFields({{"property", settings["property"]},
               {"epsilon",
                settings.contains("epsilon") ? settings["epsilon"].toString().toDouble()
                                             : m_ask->epsilon()},
               {"exact", settings["exact"].toBool(m_ask->isExact())},
               {"passes", settings["passes"]}});
    tellWhetherOld();
    m_tables->choose(settings["table"].toInt(m_tables->table().number));
    m_experiments->setChoice(m_form->model(), m_form->values(), m_ask->property());
    if (!vary.isEmpty())
        m_experiments->setRange(0, vary, settings["range"].toString());
    m_experiments->choosePlot(settings["plot"].toString());
    for (int i = 0; i < m_tabs->count(); ++i)
        if (m_tabs->widget(i)->objectName() == settings["tab"].toString())
            m_tabs->setCurrentIndex(i);
    return {};
}

LabFinding ChancePage::finding() const
{
    LabFinding found;
    if (!m_system)
        return found;
    const ChanceChoice& choice = m_system->choice;
    found.settings = {{"model", choice.model},
                      {"parameters", syntax::toJson(choice.values)},
                      {"property", choice.property},
                      {"exact", choice.exact}};
    if (!m_system->answer)
        return found;
    found.numbers[QStringLiteral("states")] = m_system->automaton().stateCount();
    if (m_system->answer->verdict == chance::Verdict::Value)
        found.numbers[QStringLiteral("answer")] = m_system->answer->bounds.middle();
    return found;
}
