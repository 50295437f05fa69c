// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/players/peoplerow.h"

#include "ui/play/players/peopledialog.h"
#include "ui/style/cardlook.h"
#include "ui/widgets/flowlayout.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <algorithm>

PeopleRow::PeopleRow(QWidget* parent) : QWidget(parent)
{
    auto* const row = new FlowLayout(this);
    row->setSpacing(cardlook::gap);
    m_player = addChoice(tr("Your name:"), tr("Save your score and games under this name"));
    m_partner = addChoice(tr("Second player:"), tr("The other player in games for two people"));
    m_edit = new QToolButton(this);
    m_edit->setAutoRaise(true);
    m_edit->setToolTip(tr("Add, rename or remove names"));
    row->addWidget(m_edit);
    connect(m_player, &QComboBox::activated, this, [this] {
        choose(m_people.player, m_people.partner, m_player->currentData().toString());
    });
    connect(m_partner, &QComboBox::activated, this, [this] {
        choose(m_people.partner, m_people.player, m_partner->currentData().toString());
    });
    connect(m_edit, &QToolButton::clicked, this, &PeopleRow::edit);
    showPeople();
}

QComboBox* PeopleRow::addChoice(const QString& title, const QString& tip)
{
    auto* const label = new QLabel(title, this);
    auto* const choice = new QComboBox(this);
    choice->setAccessibleName(QString(title).remove(u':'));
    choice->setToolTip(tip);
    layout()->addWidget(label);
    layout()->addWidget(choice);
    m_titles << label;
    return choice;
}

void PeopleRow::setPeople(const People& people)
{
    m_people = people;
    showPeople();
}

QList<QWidget*> PeopleRow::fields() const
{
    return {m_player, m_partner, m_edit};
}

void PeopleRow::showPeople()
{
    const bool hasNames = !m_people.names.isEmpty();
    for (QLabel* const title : m_titles)
        title->setVisible(hasNames);
    const auto fill = [&](QComboBox& box, const QString& chosen) {
        const QSignalBlocker quiet(&box);
        box.clear();
        box.addItem(tr("No name"), QString());
        for (const QString& name : m_people.names)
            box.addItem(name, name);
        box.setCurrentIndex(std::max(0, box.findData(chosen)));
        box.setVisible(hasNames);
    };
    fill(*m_player, m_people.player);
    fill(*m_partner, m_people.partner);
    m_edit->setText(hasNames ? tr("Names…") : tr("Add your name…"));
}

void PeopleRow::choose(QString& chosen, QString& beside, const QString& name)
{
    if (chosen == name)
        return;
    if (beside == name && !name.isEmpty())
        beside = chosen;
    chosen = name;
    showPeople();
    Q_EMIT changed(m_people, {});
}

void PeopleRow::edit()
{
    auto* const dialog = new PeopleDialog(m_people, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const bool isFirst = m_people.names.isEmpty();
        m_people = dialog->people();
        // Who writes down a name for the first time wants to play by it.
        if (isFirst) {
            m_people.player = m_people.names.value(0);
            m_people.partner = m_people.names.value(1);
        }
        showPeople();
        Q_EMIT changed(m_people, dialog->renamed());
    });
    dialog->open();
}
