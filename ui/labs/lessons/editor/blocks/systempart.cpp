// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/editor/blocks/systempart.h"

#include "core/formal/models/formulatable.h"
#include "core/lesson/course/writtensystem.h"
#include "ui/labs/lessons/questions/formulafield.h"
#include "ui/labs/models/modelform.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/narrowchoice.h"

#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace fourcast;
using namespace fourcast::lesson;

SystemPart::SystemPart(const WrittenSystem& first, const QString& formula, QWidget* parent)
    : QWidget(parent), m_model(new ModelForm(choicesOf(formal::models(), &formal::modelText),
                                             tr("The system that the question is about"))),
      m_choice(new NarrowChoice), m_column(new QVBoxLayout(this))
{
    m_choice->setToolTip(tr("Write a formula, or take one that comes with the model"));
    formfields::allowNarrow(*m_choice);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->addWidget(m_model);
    m_column->addWidget(formfields::label(formula, m_choice));
    m_column->addWidget(m_choice);
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this] {
        m_field->setVisible(m_choice->currentData().toString().isEmpty());
        Q_EMIT edited();
    });
    m_model->choose(first.model, valuesOf(first));
    connect(m_model, &ModelForm::edited, this, &SystemPart::takeModel);
    takeModel();
}

void SystemPart::takeModel()
{
    if (m_offered != m_model->model())
        offerFormulas();
    makeField();
    Q_EMIT edited();
}

void SystemPart::offerFormulas()
{
    const QSignalBlocker quiet(m_choice);
    m_offered = m_model->model();
    m_choice->clear();
    m_choice->addItem(tr("The formula that I write"), QString());
    for (const formal::FormulaInfo& each : formal::formulasOf(m_offered))
        m_choice->addItem(each.title, each.name);
}

/// What a formula may speak of depends on the model and its values.
void SystemPart::makeField()
{
    Question about;
    about.kind = Question::Kind::Formula;
    about.ask = tr("Formula");
    about.formula = WrittenFormula {.system = system()};
    auto* const field = new FormulaField(about);
    if (m_field) {
        field->setGiven(m_field->given());
        delete m_column->replaceWidget(m_field, field);
        // It may have sent what leads here.
        m_field->hide();
        m_field->deleteLater();
    } else {
        m_column->addWidget(field);
    }
    m_field = field;
    m_field->setVisible(m_choice->currentData().toString().isEmpty());
    connect(m_field, &FormulaField::edited, this, &SystemPart::edited);
}

WrittenSystem SystemPart::system() const
{
    WrittenSystem system {.model = m_model->model()};
    const ModelValues values = m_model->values();
    const auto known = formal::models();
    if (const formal::ModelInfo* const info = formal::findModel(known, system.model))
        for (const ModelParameter& each : info->parameters)
            if (const QString value = values.value(each.name); value != each.standard)
                system.values.emplace_back(each.name, value);
    return system;
}

void SystemPart::setSystem(const WrittenSystem& system)
{
    m_model->choose(system.model, valuesOf(system));
}

QString SystemPart::formula() const
{
    if (const QString name = m_choice->currentData().toString(); !name.isEmpty())
        return name;
    // As a lesson keeps it.
    QStringList lines = m_field->given().trimmed().split(u'\n');
    for (QString& line : lines)
        if (line.trimmed().isEmpty())
            line.clear();
    return lines.join(u'\n');
}

void SystemPart::setFormula(const QString& formula)
{
    const int own = formula.isEmpty() ? -1 : m_choice->findData(formula);
    if (own < 0)
        m_field->setGiven(formula);
    m_choice->setCurrentIndex(std::max(0, own));
    Q_EMIT edited();
}
