// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/answers/pseudonyms.h"
#include "ui/labs/lessons/results/classwork.h"

#include <QJsonObject>
#include <QObject>

class QAction;
class QToolButton;

/// Whether a class is shown with numbers in place of names, and which number each student has: it
/// stays the same from lesson to lesson.
class HiddenNames : public QObject
{
    Q_OBJECT

public:
    explicit HiddenNames(QObject* parent);

    /// Hides them while it is checked.
    QAction* hideAction() const { return m_hide; }
    /// Begins with number 1 again, for another class.
    QAction* numberAgainAction() const { return m_again; }
    /// A button with both.
    QToolButton* makeButton() const;

    /// As it is shown and exported; new students get a number where names are hidden.
    ClassFound applied(const ClassFound& found);

    QJsonObject fields() const;
    /// Nothing is announced.
    void setFields(const QJsonObject& fields);

Q_SIGNALS:
    void changed();

private:
    QAction* m_hide;
    QAction* m_again;
    fourcast::lesson::Pseudonyms m_pseudonyms;
};
