// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/personchoice.h"

#include "core/match/entrant.h"

#include <QSignalBlocker>
#include <algorithm>

PersonChoice::PersonChoice(QWidget* parent) : QComboBox(parent)
{
    setAccessibleName(tr("Player"));
    setToolTip(tr("Show this person's games"));
    addItem(tr("Anyone"), QString());
    hide();
    connect(this, &QComboBox::currentIndexChanged, this, &PersonChoice::personChanged);
}

void PersonChoice::setPeople(const QStringList& names)
{
    QStringList there;
    for (int i = 1; i < count(); ++i)
        there << itemData(i).toString();
    if (there == names)
        return;
    const QString before = person();
    {
        const QSignalBlocker quiet(this);
        while (count() > 1)
            removeItem(1);
        for (const QString& name : names)
            addItem(name == Entrant::person().nameInFiles() ? tr("No name") : name, name);
        setPerson(before);
        setHidden(names.size() < 2);
    }
    if (person() != before)
        Q_EMIT personChanged();
}

void PersonChoice::setPerson(const QString& name)
{
    setCurrentIndex(std::max(0, findData(name)));
}
