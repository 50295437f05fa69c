// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/forms/settingsform.h"

#include "core/support/text/plainlabel.h"
#include "ui/widgets/foldingsection.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/forms/plyunit.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QJsonArray>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QThread>
#include <QVBoxLayout>
#include <algorithm>
#include <limits>

namespace {

/// Boxes of one setting that stand beside each other.
constexpr int boxColumns = 3;

QWidget* numberField(const Setting& setting)
{
    if (setting.most > std::numeric_limits<int>::max()) {
        auto* const field = new QLineEdit(QString::number(static_cast<qint64>(setting.usual)));
        field->setValidator(new QRegularExpressionValidator(
            QRegularExpression(QStringLiteral("[0-9]{1,15}")), field));
        return field;
    }
    auto* const field = new QSpinBox;
    field->setRange(setting.low(), setting.high());
    field->setValue(setting.usualNumber());
    field->setSuffix(setting.unitText());
    if (setting.words.unit == Setting::Unit::Plies)
        showPlies(*field);
    if (setting.words.atLeast)
        field->setSpecialValueText(
            setting.shown(setting.words.atLeast).arg(QThread::idealThreadCount()));
    return field;
}

QWidget* decimalField(const Setting& setting)
{
    auto* const field = new QDoubleSpinBox;
    field->setRange(setting.least, setting.most);
    field->setDecimals(1);
    field->setValue(setting.usual);
    field->setSuffix(setting.unitText());
    return field;
}

QWidget* choiceField(const Setting& setting)
{
    auto* const field = new QComboBox;
    formfields::allowNarrow(*field);
    for (const QString& name : setting.names)
        field->addItem(setting.valueInWords(name), name);
    return field;
}

/// Chooses what has this value; nothing where nothing has.
void choose(QComboBox& box, const QJsonValue& value)
{
    if (const int index = box.findData(value.toString()); index >= 0)
        box.setCurrentIndex(index);
}

}

SettingsForm::SettingsForm(const RunSettings& settings, int columns, QWidget* parent,
                           const QHash<QString, QWidget*>& own, const QStringList& first)
    : QWidget(parent), m_settings(settings), m_first(first), m_fields(own)
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* const rest = first.isEmpty() ? nullptr : new QWidget(this);
    auto* const below = rest ? new QVBoxLayout(rest) : layout;
    below->setContentsMargins(0, 0, 0, 0);
    struct Fields
    {
        QGridLayout* grid;
        int count;
    };
    Fields above {new QGridLayout, 0};
    Fields others {rest ? new QGridLayout : above.grid, 0};
    auto* const boxes = new QGridLayout;
    layout->addLayout(above.grid);
    if (rest)
        below->addLayout(others.grid);
    below->addLayout(boxes);
    for (const Setting& setting : m_settings) {
        const QString caption = setting.shown(setting.words.caption);
        if (caption.isEmpty())
            continue;
        if (setting.kind == Setting::Kind::Names) {
            addBoxes(setting, *boxes);
            continue;
        }
        QWidget*& field = m_fields[setting.key];
        if (!field)
            field = make(setting);
        field->setAccessibleName(plainLabel(caption));
        if (const QString tip = setting.shown(setting.words.tip); !tip.isEmpty())
            field->setToolTip(tip);
        Fields& place = isFirst(setting.key) ? above : others;
        formfields::add(*place.grid, place.count / columns, place.count % columns, caption, field);
        ++place.count;
    }
    for (const Fields& place : {above, others})
        for (int column = 0; column < std::min(columns, place.count); ++column)
            place.grid->setColumnStretch(column, 1);
    if (rest)
        layout->addWidget(m_more = moreSection(rest));
}

bool SettingsForm::isFirst(const QString& key) const
{
    return m_first.isEmpty() || m_first.contains(key);
}

QWidget* SettingsForm::make(const Setting& setting)
{
    switch (setting.kind) {
    case Setting::Kind::Number:
        return numberField(setting);
    case Setting::Kind::Decimal:
        return decimalField(setting);
    case Setting::Kind::YesNo:
        return new QCheckBox;
    case Setting::Kind::Name:
        return choiceField(setting);
    case Setting::Kind::Text:
    case Setting::Kind::Names:
    case Setting::Kind::Parameter:
        break;
    }
    auto* const field = new QLineEdit;
    field->setClearButtonEnabled(true);
    return field;
}

void SettingsForm::addBoxes(const Setting& setting, QGridLayout& grid)
{
    int index = 0;
    for (const QString& name : setting.names) {
        auto* const box = new QCheckBox(name);
        box->setChecked(true);
        grid.addWidget(box, index / boxColumns, index % boxColumns);
        m_fields[setting.key + u'/' + name] = box;
        ++index;
    }
}

QCheckBox& SettingsForm::box(const char* key, const QString& name) const
{
    return *qobject_cast<QCheckBox*>(m_fields.value(QString::fromLatin1(key) + u'/' + name));
}

QJsonObject SettingsForm::values() const
{
    QJsonObject values;
    for (const Setting& setting : m_settings) {
        const QWidget* const field = m_fields.value(setting.key);
        if (const auto* const spin = qobject_cast<const QSpinBox*>(field))
            values[setting.key] = spin->value();
        else if (const auto* const decimal = qobject_cast<const QDoubleSpinBox*>(field))
            values[setting.key] = decimal->value();
        else if (const auto* const choice = qobject_cast<const QComboBox*>(field))
            values[setting.key] = choice->currentData().toString();
        else if (const auto* const yes = qobject_cast<const QCheckBox*>(field))
            values[setting.key] = yes->isChecked();
        else if (const auto* const line = qobject_cast<const QLineEdit*>(field))
            values[setting.key] = setting.kind == Setting::Kind::Number
                ? QJsonValue(line->text().toLongLong())
                : QJsonValue(line->text());
        if (setting.kind != Setting::Kind::Names)
            continue;
        QJsonArray chosen;
        for (const QString& name : setting.names)
            if (box(setting.key.toLatin1(), name).isChecked())
                chosen.append(name);
        values[setting.key] = chosen;
    }
    return values;
}

void SettingsForm::setValues(const QJsonObject& values)
{
    const QJsonObject before = this->values();
    for (const Setting& setting : m_settings) {
        const QJsonValue value = values[setting.key];
        QWidget* const field = m_fields.value(setting.key);
        if (value.isUndefined())
            continue;
        if (auto* const spin = qobject_cast<QSpinBox*>(field))
            spin->setValue(value.toInt(spin->value()));
        else if (auto* const decimal = qobject_cast<QDoubleSpinBox*>(field))
            decimal->setValue(value.toDouble(decimal->value()));
        else if (auto* const choice = qobject_cast<QComboBox*>(field))
            choose(*choice, value);
        else if (auto* const yes = qobject_cast<QCheckBox*>(field))
            yes->setChecked(value.toBool(yes->isChecked()));
        else if (auto* const line = qobject_cast<QLineEdit*>(field))
            line->setText(setting.kind == Setting::Kind::Number
                              ? QString::number(value.toInteger(line->text().toLongLong()))
                              : value.toString(line->text()));
        if (setting.kind == Setting::Kind::Names && value.isArray())
            for (const QString& name : setting.names)
                box(setting.key.toLatin1(), name).setChecked(value.toArray().contains(name));
    }
    const QJsonObject after = this->values();
    if (m_more && std::ranges::any_of(m_settings, [&](const Setting& setting) {
            return !isFirst(setting.key) && before[setting.key] != after[setting.key];
        }))
        m_more->setFolded(false);
}
