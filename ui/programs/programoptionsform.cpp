// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/programs/programoptionsform.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <algorithm>
#include <limits>
#include <utility>

namespace {

using OptionType = OptionLine::Type;

constexpr QLatin1String optionIsOn("true");

/// Larger numbers are written as texts.
bool fitsSpinBox(const OptionLine& option)
{
    constexpr std::int64_t most = std::numeric_limits<int>::max();
    return option.least && option.most && *option.least >= -most && *option.most <= most
        && *option.least <= *option.most;
}

bool isSame(const OptionLine& option, const QString& value)
{
    return option.type == OptionType::Check ? value.compare(option.value, Qt::CaseInsensitive) == 0
                                            : value == option.value;
}

}

ProgramOptionsForm::ProgramOptionsForm(QWidget* parent)
    : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setColumnStretch(1, 1);
}

void ProgramOptionsForm::setOptions(const std::vector<OptionLine>& options, const Values& values)
{
    if (options == m_options && values == m_values && !m_rows.empty())
        return;
    // Those of before go at once: they would be found by their names.
    for (const OptionRow& row : m_rows) {
        delete row.name;
        delete row.field;
        delete row.reset;
    }
    m_rows.clear();
    m_options = options;
    m_values = values;
    for (const OptionLine& option : options)
        addOption(option);
    for (const auto& [name, value] : values)
        if (!find(name))
            addOption({.name = name, .type = OptionType::String});
}

void ProgramOptionsForm::addOption(const OptionLine& option)
{
    const int at = static_cast<int>(m_rows.size());
    OptionRow row {.option = option};
    row.name = new QLabel;
    row.name->setTextFormat(Qt::PlainText);
    row.name->setText(option.name);
    row.name->setWordWrap(true);
    row.field = makeField(option);
    row.field->setAccessibleName(option.name);
    row.reset = new QToolButton;
    row.reset->setText(tr("Reset"));
    row.reset->setAccessibleName(tr("Reset %1").arg(option.name));
    row.reset->setToolTip(option.type == OptionType::Button || option.value.isEmpty()
                              ? tr("As the program has it")
                              : tr("As the program has it: %1").arg(option.value));
    connect(row.reset, &QToolButton::clicked, this, [this, name = option.name] { takeBack(name); });
    m_grid->addWidget(row.name, at, 0);
    m_grid->addWidget(row.field, at, 1);
    m_grid->addWidget(row.reset, at, 2);
    if (at > 0)
        setTabOrder(m_rows.back().reset, row.field);
    setTabOrder(row.field, row.reset);
    m_rows.push_back(row);
    show(row);
}

QWidget* ProgramOptionsForm::makeField(const OptionLine& option)
{
    const auto set = [this, option](const QString& value) { choose(option, value); };
    switch (option.type) {
    case OptionType::Check: {
        auto* const box = new QCheckBox;
        connect(box, &QCheckBox::toggled, this,
                [set](bool isOn) { set(isOn ? QString(optionIsOn) : QStringLiteral("false")); });
        return box;
    }
    case OptionType::Spin: {
        if (!fitsSpinBox(option))
            break;
        auto* const box = new QSpinBox;
        box->setRange(static_cast<int>(*option.least), static_cast<int>(*option.most));
        connect(box, &QSpinBox::valueChanged, this,
                [set](int value) { set(QString::number(value)); });
        return box;
    }
    case OptionType::Combo: {
        auto* const box = new QComboBox;
        box->addItems(option.choices);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        connect(box, &QComboBox::currentTextChanged, this, set);
        return box;
    }
    case OptionType::Button: {
        auto* const button = new QPushButton(tr("At each start"));
        button->setCheckable(true);
        button->setAutoDefault(false);
        button->setToolTip(tr("While it is down, the program gets it whenever it starts"));
        connect(button, &QPushButton::toggled, this, [this, option](bool isDown) {
            if (isDown)
                choose(option, {});
            else
                takeBack(option.name);
        });
        return button;
    }
    case OptionType::String:
        break;
    }
    auto* const edit = new QLineEdit;
    edit->setAcceptDrops(false);
    connect(edit, &QLineEdit::textEdited, this, set);
    return edit;
}

/// What is the program's own value is not set.
void ProgramOptionsForm::choose(const OptionLine& option, const QString& value)
{
    if (m_showing)
        return;
    const bool isOwn = option.type != OptionType::Button && isSame(option, value);
    const auto set = std::ranges::find(m_values, option.name, &std::pair<QString, QString>::first);
    if (isOwn && set != m_values.end())
        m_values.erase(set);
    else if (!isOwn && set != m_values.end())
        set->second = value;
    else if (!isOwn)
        m_values.emplace_back(option.name, value);
    if (const OptionRow* const row = find(option.name))
        show(*row);
    Q_EMIT edited();
}

void ProgramOptionsForm::takeBack(const QString& name)
{
    if (m_showing)
        return;
    std::erase_if(m_values, [&](const auto& value) { return value.first == name; });
    if (const OptionRow* const row = find(name)) {
        show(*row);
        // The button is disabled now.
        row->field->setFocus();
    }
    Q_EMIT edited();
}

bool ProgramOptionsForm::isSet(const QString& name) const
{
    return std::ranges::any_of(m_values, [&](const auto& value) { return value.first == name; });
}

QString ProgramOptionsForm::valueOf(const OptionLine& option) const
{
    for (const auto& [name, value] : m_values)
        if (name == option.name)
            return value;
    return option.value;
}

void ProgramOptionsForm::show(const OptionRow& row)
{
    const bool wasShowing = std::exchange(m_showing, true);
    const QString value = valueOf(row.option);
    const bool isChanged = isSet(row.option.name);
    if (auto* const box = qobject_cast<QCheckBox*>(row.field))
        box->setChecked(value.compare(optionIsOn, Qt::CaseInsensitive) == 0);
    else if (auto* const number = qobject_cast<QSpinBox*>(row.field))
        number->setValue(value.toInt());
    else if (auto* const choice = qobject_cast<QComboBox*>(row.field))
        choice->setCurrentText(value);
    else if (auto* const button = qobject_cast<QPushButton*>(row.field))
        button->setChecked(isChanged);
    else if (auto* const edit = qobject_cast<QLineEdit*>(row.field); edit && edit->text() != value)
        edit->setText(value);
    QFont letters = font();
    letters.setBold(isChanged);
    row.name->setFont(letters);
    row.reset->setEnabled(isChanged);
    // Bold letters are not heard.
    row.field->setAccessibleDescription(isChanged ? tr("Changed") : QString());
    m_showing = wasShowing;
}

const ProgramOptionsForm::OptionRow* ProgramOptionsForm::find(const QString& name) const
{
    const auto row = std::ranges::find_if(
        m_rows, [&](const OptionRow& each) { return each.option.name == name; });
    return row == m_rows.end() ? nullptr : &*row;
}

QWidget* ProgramOptionsForm::field(const QString& name) const
{
    const OptionRow* const row = find(name);
    return row ? row->field : nullptr;
}

QToolButton* ProgramOptionsForm::reset(const QString& name) const
{
    const OptionRow* const row = find(name);
    return row ? row->reset : nullptr;
}
