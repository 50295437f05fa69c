// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/models/modelform.h"

#include "ui/widgets/flowlayout.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/narrowchoice.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

using namespace fourcast;
using ParameterKind = ModelParameter::Kind;

namespace {

constexpr int sliderWidth = 90;

QString valueOf(const QWidget* field)
{
    if (!field)
        return {};
    if (const auto* const spin = qobject_cast<const QSpinBox*>(field))
        return QString::number(spin->value());
    if (const auto* const box = qobject_cast<const QCheckBox*>(field))
        return box->isChecked() ? QStringLiteral("true") : QStringLiteral("false");
    if (const auto* const choice = qobject_cast<const QComboBox*>(field))
        return choice->currentText();
    return qobject_cast<const QLineEdit*>(field)->text().trimmed();
}

void setValue(QWidget* field, const QString& value)
{
    if (auto* const spin = qobject_cast<QSpinBox*>(field)) {
        bool isNumber = false;
        const int number = value.toInt(&isNumber);
        if (isNumber)
            spin->setValue(number);
    } else if (auto* const box = qobject_cast<QCheckBox*>(field)) {
        box->setChecked(value == QStringLiteral("true"));
    } else if (auto* const choice = qobject_cast<QComboBox*>(field)) {
        if (choice->findText(value) >= 0)
            choice->setCurrentText(value);
    } else {
        qobject_cast<QLineEdit*>(field)->setText(value);
    }
}

bool isSwitch(const ModelParameter& parameter)
{
    return parameter.kind == ParameterKind::Switch
        || parameter.choices == QStringList {QStringLiteral("false"), QStringLiteral("true")};
}

/// What may be written there.
QString textTip(const ModelParameter& parameter)
{
    if (parameter.kind == ParameterKind::Probability)
        return ModelForm::tr("A fraction or decimal between 0 and 1, such as 3/5 or 0.6");
    return parameter.kind == ParameterKind::Moves
        ? ModelForm::tr("Column numbers in a row, such as 44536")
        : ModelForm::tr("Whole numbers from %1 to %2, separated by commas")
              .arg(parameter.least)
              .arg(parameter.most);
}

}

ModelForm::ModelForm(std::vector<ModelChoice> models, const QString& tip, QWidget* parent)
    : QWidget(parent), m_models(std::move(models)), m_choice(new NarrowChoice)
{
    for (const ModelChoice& model : m_models)
        m_choice->addItem(model.title, model.name);
    m_choice->setAccessibleName(tr("Model"));
    m_choice->setToolTip(tip);
    formfields::allowNarrow(*m_choice);
    m_parameters = new QWidget;
    auto* const row = new QHBoxLayout;
    row->addWidget(formfields::label(tr("&Model:"), m_choice));
    row->addWidget(m_choice, 1);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(row);
    layout->addWidget(m_parameters);
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this] {
        makeFields();
        Q_EMIT edited();
    });
    makeFields();
}

const ModelChoice* ModelForm::chosen() const
{
    return syntax::findModel(m_models, model());
}

QString ModelForm::model() const
{
    return m_choice->currentData().toString();
}

QWidget* ModelForm::fieldOf(const ModelParameter& parameter)
{
    if (parameter.kind == ParameterKind::Number) {
        auto* const spin = formfields::spin(parameter.least, parameter.most, parameter.title, {});
        connect(spin, &QSpinBox::valueChanged, this, &ModelForm::edited);
        return spin;
    }
    if (isSwitch(parameter)) {
        auto* const box = new QCheckBox(parameter.title);
        connect(box, &QCheckBox::toggled, this, &ModelForm::edited);
        return box;
    }
    if (parameter.kind == ParameterKind::Choice) {
        auto* const choice = new NarrowChoice;
        choice->addItems(parameter.choices);
        choice->setAccessibleName(parameter.title);
        formfields::allowNarrow(*choice);
        connect(choice, &QComboBox::currentIndexChanged, this, &ModelForm::edited);
        return choice;
    }
    auto* const line = new QLineEdit;
    line->setAccessibleName(parameter.title);
    line->setToolTip(textTip(parameter));
    if (parameter.kind == ParameterKind::Columns || parameter.kind == ParameterKind::Moves)
        line->setPlaceholderText(tr("none"));
    connect(line, &QLineEdit::textEdited, this, &ModelForm::edited);
    return line;
}

/// A slider for a number that is somewhere between; the field tells it exactly.
static QSlider* sliderOf(const ModelParameter& field, QSpinBox& spin)
{
    auto* const slider = new QSlider(Qt::Horizontal);
    slider->setRange(field.least, field.most);
    slider->setPageStep(std::max(1, (field.most - field.least) / 10));
    slider->setMinimumWidth(sliderWidth);
    slider->setAccessibleName(field.title);
    slider->setValue(spin.value());
    QObject::connect(slider, &QSlider::valueChanged, &spin, &QSpinBox::setValue);
    QObject::connect(&spin, &QSpinBox::valueChanged, slider, &QSlider::setValue);
    return slider;
}

void ModelForm::makeFields()
{
    m_fields.clear();
    delete m_parameters->layout();
    qDeleteAll(m_parameters->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    auto* const flow = new FlowLayout(m_parameters);
    const ModelChoice* const model = chosen();
    m_choice->setWhatsThis(model ? model->help : QString());
    m_parameters->setVisible(model && !model->parameters.empty());
    if (!model)
        return;
    for (const ModelParameter& field : model->parameters) {
        QWidget* const made = fieldOf(field);
        {
            const QSignalBlocker blocker(made);
            setValue(made, field.standard);
        }
        m_fields.insert(field.name, made);
        if (isSwitch(field)) {
            flow->addWidget(made);
            continue;
        }
        auto* const spin = qobject_cast<QSpinBox*>(made);
        flow->addWidget(
            formfields::together(tr("%1:").arg(field.title), made,
                                 spin && model->hasSliders ? sliderOf(field, *spin) : nullptr));
    }
    orderTabs();
}

/// New fields come last in the window's order, and not after what they stand behind.
void ModelForm::orderTabs()
{
    QWidget* before = m_choice;
    const auto fields = m_parameters->findChildren<QWidget*>();
    for (QWidget* const field : fields) {
        if (!(field->focusPolicy() & Qt::TabFocus) || field->focusProxy() || field->isWindow()
            || field->window() != window() || field->objectName().startsWith(QLatin1String("qt_")))
            continue;
        setTabOrder(before, field);
        before = field;
    }
}

ModelValues ModelForm::values() const
{
    ModelValues values;
    for (auto each = m_fields.cbegin(); each != m_fields.cend(); ++each)
        values.insert(each.key(), valueOf(each.value()));
    return values;
}

void ModelForm::choose(const QString& model, const ModelValues& values)
{
    const int index = m_choice->findData(model);
    if (index < 0)
        return;
    {
        // What is edited is told once, below; a slider goes with its field nevertheless.
        const QSignalBlocker blocker(this);
        const QSignalBlocker choiceBlocker(m_choice);
        m_choice->setCurrentIndex(index);
        makeFields();
        for (auto each = values.cbegin(); each != values.cend(); ++each)
            if (QWidget* const made = m_fields.value(each.key()))
                setValue(made, each.value());
    }
    Q_EMIT edited();
}

Expected<void> ModelForm::take(const QString& model, const ModelValues& values)
{
    const QString name = model.isEmpty() ? this->model() : model;
    const ModelChoice* const wanted = syntax::findModel(m_models, name);
    if (!wanted)
        return fail(tr("Parameters need a model."));
    const QStringList names = wanted->parameterNames();
    ModelValues all = model.isEmpty() ? this->values() : wanted->allValues({});
    for (auto each = values.cbegin(); each != values.cend(); ++each) {
        if (!names.contains(each.key()))
            return fail(tr("The model '%1' has no parameter '%2'. Its parameters are: %3.")
                            .arg(name, each.key(), names.join(QStringLiteral(", "))));
        all.insert(each.key(), each.value());
    }
    FOURCAST_TRY(wanted->text(all));
    choose(name, all);
    return {};
}

Expected<QString> ModelForm::text() const
{
    const ModelChoice* const model = chosen();
    return model ? model->text(values()) : m_own;
}

void ModelForm::setOwn(const QString& text)
{
    m_own = text;
    if (m_choice->findData(own()) < 0) {
        const QSignalBlocker blocker(m_choice);
        m_choice->addItem(tr("Your own text"), own());
    }
    if (model() != own())
        choose(own());
}

QString ModelForm::sentence() const
{
    const ModelChoice* const model = chosen();
    if (!model)
        return tr("your own model");
    QStringList parts;
    for (const ModelParameter& field : model->parameters)
        // What is chosen only where it is not as usual.
        if (const QString value = valueOf(m_fields.value(field.name)); !value.isEmpty()
            && ((field.kind != ParameterKind::Choice && field.kind != ParameterKind::Switch)
                || value != field.standard))
            parts << QStringLiteral("%1 = %2").arg(field.name, value);
    return parts.isEmpty()
        ? model->name
        : QStringLiteral("%1: %2").arg(model->name, parts.join(QStringLiteral(", ")));
}

void ModelForm::setRunning(bool running)
{
    m_choice->setEnabled(!running);
    m_parameters->setEnabled(!running);
}

QJsonObject ModelForm::toJson() const
{
    return {{"model", model()}, {"values", syntax::toJson(values())}, {"own", m_own}};
}

void ModelForm::setJson(const QJsonObject& json)
{
    if (const QString own = json["own"].toString(); !own.isEmpty())
        setOwn(own);
    choose(json["model"].toString(), syntax::modelValues(json["values"].toObject()));
}
