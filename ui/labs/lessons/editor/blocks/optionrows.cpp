// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/editor/blocks/optionrows.h"

#include "ui/widgets/arranging.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>

using namespace fourcast::lesson;

OptionRows::OptionRows(QWidget* parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    QPushButton* const more
        = pushButton(QStringLiteral("new"), tr("Add an answer"), tr("Add one more line"), {});
    more->setAutoDefault(false);
    connect(more, &QPushButton::clicked, this, [this] {
        addRow();
        m_rows.back().text->setFocus();
    });
    m_column->addWidget(more, 0, Qt::AlignLeft);
    constexpr int usualRows = 3;
    while (m_rows.size() < usualRows)
        addRow();
}

void OptionRows::addRow()
{
    auto* const text = new QLineEdit;
    auto* const isRight = new QCheckBox(tr("Correct"));
    const auto number = static_cast<int>(m_rows.size()) + 1;
    text->setAccessibleName(tr("Answer %1").arg(number));
    isRight->setAccessibleName(tr("Answer %1 is correct").arg(number));
    isRight->setToolTip(tr("Check every answer that is correct"));
    auto* const row = new QHBoxLayout;
    row->addWidget(text, 1);
    row->addWidget(isRight);
    m_column->insertLayout(number - 1, row);
    connect(text, &QLineEdit::textChanged, this, &OptionRows::edited);
    connect(isRight, &QCheckBox::toggled, this, &OptionRows::edited);
    m_rows.push_back({text, isRight});
}

std::vector<Question::Option> OptionRows::options() const
{
    std::vector<Question::Option> found;
    for (const Row& row : m_rows)
        if (const QString text = row.text->text().simplified(); !text.isEmpty())
            found.push_back({text, row.isRight->isChecked()});
    return found;
}

void OptionRows::setOptions(const std::vector<Question::Option>& options)
{
    while (m_rows.size() < options.size())
        addRow();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i].text->setText(i < options.size() ? options[i].text : QString());
        m_rows[i].isRight->setChecked(i < options.size() && options[i].isRight);
    }
}
