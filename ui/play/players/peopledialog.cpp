// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/players/peopledialog.h"

#include "ui/widgets/labels/livelabel.h"
#include "ui/widgets/labels/sentencelabel.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace {

/// More than a name may have: what is too long is told, not cut.
constexpr int mostTyped = 200;

}

PeopleDialog::PeopleDialog(const People& people, QWidget* parent)
    : QDialog(parent), m_people(people), m_list(new QListWidget(this)), m_name(new QLineEdit(this)),
      m_message(new LiveLabel(this))
{
    setWindowTitle(tr("Names"));
    setWindowFlag(Qt::WindowContextHelpButtonHint, false);
    m_list->setAccessibleName(tr("Names"));
    m_name->setAccessibleName(tr("Name"));
    m_name->setPlaceholderText(tr("Type a name"));
    m_name->setMaxLength(mostTyped);
    m_add = addButton(tr("&Add"), tr("Add this name to the list"), &PeopleDialog::add);
    m_rename = addButton(tr("&Rename"), tr("Change the selected name to this one"),
                         &PeopleDialog::rename);
    m_remove = addButton(tr("Re&move"), tr("Remove the selected name and its scores"),
                         &PeopleDialog::remove);
    m_add->setDefault(true);

    auto* const note = sentenceLabel();
    note->setText(tr("Scores move to the new name. Games already played keep the old one."));
    auto* const buttons
        = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const row = new QHBoxLayout;
    for (QPushButton* const button : {m_add, m_rename, m_remove})
        row->addWidget(button);
    row->addStretch(1);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(m_name);
    column->addLayout(row);
    column->addWidget(m_message);
    column->addWidget(m_list, 1);
    column->addWidget(note);
    column->addWidget(buttons);

    connect(m_name, &QLineEdit::textChanged, this, [this] {
        m_message->say({});
        showState();
    });
    connect(m_list, &QListWidget::currentTextChanged, m_name, &QLineEdit::setText);
    showNames({});
}

QPushButton* PeopleDialog::addButton(const QString& text, const QString& tip,
                                     void (PeopleDialog::*press)())
{
    auto* const button = new QPushButton(text, this);
    button->setToolTip(tip);
    connect(button, &QPushButton::clicked, this, press);
    return button;
}

QString PeopleDialog::chosen() const
{
    const QListWidgetItem* const item = m_list->currentItem();
    return item ? item->text() : QString();
}

void PeopleDialog::showNames(const QString& name)
{
    m_list->clear();
    m_list->addItems(m_people.names);
    m_list->setCurrentRow(static_cast<int>(m_people.names.indexOf(name)));
    m_name->setText(name);
    m_message->say({});
    showState();
    m_name->setFocus();
}

void PeopleDialog::showState()
{
    m_add->setEnabled(!m_name->text().isEmpty() && m_name->text() != chosen());
    m_rename->setEnabled(m_add->isEnabled() && !chosen().isEmpty());
    m_remove->setEnabled(!chosen().isEmpty());
}

void PeopleDialog::refuse(const Error& error)
{
    m_message->say(error.message);
    m_name->setFocus();
    m_name->selectAll();
}

void PeopleDialog::add()
{
    if (const auto added = m_people.add(m_name->text()); !added)
        refuse(added.error());
    else
        showNames({});
}

void PeopleDialog::rename()
{
    const QString before = chosen();
    const auto now = m_people.rename(before, m_name->text());
    if (!now)
        return refuse(now.error());
    const QString first = m_renamed.key(before, before);
    if (first == *now)
        m_renamed.remove(first);
    else
        m_renamed.insert(first, *now);
    showNames(*now);
}

void PeopleDialog::remove()
{
    m_people.remove(chosen());
    m_renamed.remove(m_renamed.key(chosen()));
    showNames({});
}
