// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is chosen on FormalPage: kept for the next start, and asked for by lessons.
#include "core/formal/models/boardsize.h"
#include "core/formal/models/formulatable.h"
#include "ui/labs/formal/conformview.h"
#include "ui/labs/formal/formalpage.h"
#include "ui/labs/formal/formulalist.h"
#include "ui/labs/formal/matrixview.h"
#include "ui/labs/formal/propertiesview.h"
#include "ui/labs/formal/rules/rulesview.h"
#include "ui/labs/formal/system/systemview.h"
#include "ui/labs/models/modelform.h"

#include <QTabWidget>

using namespace fourcast;

QJsonObject FormalPage::fields() const
{
    QJsonObject fields = m_form->toJson();
    fields["formula"] = m_properties->list().ownText();
    fields["live"] = m_conform->isLive();
    fields["labels"] = m_drawn->graphView().canvas().areLabelsShown();
    fields["rules"] = m_rules->fields();
    return fields;
}

void FormalPage::setFields(const QJsonObject& fields)
{
    m_form->setJson(fields);
    m_properties->list().setOwnText(fields["formula"].toString());
    m_table->setOwnFormula(m_properties->list().ownText());
    m_conform->setLive(fields["live"].toBool());
    if (fields.contains("labels"))
        m_drawn->graphView().setLabelsShown(fields["labels"].toBool());
    m_rules->setFields(fields["rules"].toObject());
}

Expected<void> FormalPage::takeSettings(const QJsonObject& settings)
{
    const QString tab = settings["tab"].toString();
    const QString model = settings["model"].toString();
    const QJsonObject parameters = settings["parameters"].toObject();
    if (tab == m_rules->objectName())
        FOURCAST_TRY(takeRules(parameters, settings["mistake"].toString()));
    const ModelValues values = syntax::modelValues(parameters);
    // The board of the rules is none of the model's.
    if (!model.isEmpty() || (tab != m_rules->objectName() && !values.isEmpty()))
        FOURCAST_TRY(m_form->take(model, values));
    if (settings.contains("property")) {
        m_properties->list().setOwnText(settings["property"].toString());
        m_table->setOwnFormula(m_properties->list().ownText());
    }
    m_table->showTable(settings["table"].toString());
    if (auto* const view = m_tabs->findChild<QWidget*>(tab); view && !tab.isEmpty())
        m_tabs->setCurrentWidget(view);
    const QString usual = settings.contains("property") ? ModelForm::own() : QString();
    return takeFormula(settings["formula"].toString(usual));
}

LabFinding FormalPage::finding() const
{
    LabFinding found;
    if (!m_system || !m_system->isComplete())
        return found;
    found.settings = {{"model", m_system->choice.model},
                      {"parameters", syntax::toJson(m_system->choice.values)}};
    found.numbers[QStringLiteral("states")] = m_system->lts().stateCount();
    found.numbers[QStringLiteral("transitions")]
        = static_cast<double>(m_system->lts().transitionCount());
    return found;
}

Expected<void> FormalPage::takeRules(const QJsonObject& board, const QString& mistake)
{
    QJsonObject rules = m_rules->fields();
    for (const QString& side :
         {QStringLiteral("columns"), QStringLiteral("rows"), QStringLiteral("connect")})
        if (board.contains(side))
            rules[side] = board[side].toString().toInt();
    const formal::BoardSize size {rules["columns"].toInt(), rules["rows"].toInt(),
                                  rules["connect"].toInt()};
    FOURCAST_TRY(formal::checkSize(size));
    if (!mistake.isEmpty())
        rules["mistake"] = mistake;
    m_rules->setFields(rules);
    return {};
}

/// It is chosen as soon as the system that it speaks of is there.
Expected<void> FormalPage::takeFormula(const QString& name)
{
    if (name.isEmpty())
        return {};
    QStringList names;
    for (const formal::FormulaInfo& each : formal::formulasOf(m_form->model()))
        names << each.name;
    names << ModelForm::own();
    const auto place = static_cast<int>(names.indexOf(name));
    if (place < 0)
        return fail(tr("The model '%1' has no formula '%2'; it has: %3.")
                        .arg(m_form->model(), name, names.join(QStringLiteral(", "))));
    m_wanted = FormalTarget {.model = m_form->model(),
                             .values = m_form->values(),
                             .formula = place,
                             .isOnlyChosen = true};
    if (m_system && m_system->choice.model == m_wanted->model
        && m_system->choice.values == m_wanted->values)
        showWantedPlace();
    return {};
}
