// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/people.h"

#include <QMap>
#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;

/// Who plays, on the start page: the person against an engine, and the second of two people. Where
/// nobody has a name yet there is one button that asks for it.
class PeopleRow : public QWidget
{
    Q_OBJECT

public:
    explicit PeopleRow(QWidget* parent = nullptr);

    void setPeople(const People& people);
    /// With those who are chosen.
    const People& people() const { return m_people; }
    /// As the keyboard goes through them.
    QList<QWidget*> fields() const;

Q_SIGNALS:
    /// By a person: somebody else plays, or the names are others; `renamed` has old ones with new.
    void changed(const People& people, const QMap<QString, QString>& renamed);

private:
    QComboBox* addChoice(const QString& title, const QString& tip);
    void showPeople();
    /// Nobody plays against themselves: who is chosen twice changes places.
    void choose(QString& chosen, QString& beside, const QString& name);
    void edit();

    People m_people;
    QComboBox* m_player = nullptr;
    QComboBox* m_partner = nullptr;
    QToolButton* m_edit = nullptr;
    QList<QLabel*> m_titles;
};
