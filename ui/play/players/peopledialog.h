// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/people.h"

#include <QDialog>
#include <QMap>

class LiveLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

/// The names of those who play here: add, rename, remove. Nothing is changed before it is accepted.
class PeopleDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PeopleDialog(const People& people, QWidget* parent = nullptr);

    const People& people() const { return m_people; }
    /// Names of before with those of now.
    const QMap<QString, QString>& renamed() const { return m_renamed; }

private:
    QPushButton* addButton(const QString& text, const QString& tip, void (PeopleDialog::*press)());
    QString chosen() const;
    /// With this name chosen.
    void showNames(const QString& name);
    void showState();
    void refuse(const Error& error);

    void add();
    void rename();
    void remove();

    People m_people;
    QMap<QString, QString> m_renamed;
    QListWidget* m_list = nullptr;
    QLineEdit* m_name = nullptr;
    LiveLabel* m_message = nullptr;
    QPushButton* m_add = nullptr;
    QPushButton* m_rename = nullptr;
    QPushButton* m_remove = nullptr;
};
