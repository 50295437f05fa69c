// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

/// Whose games are wanted: everybody's, or those of one person. It is hidden where there is nobody
/// to choose from.
class PersonChoice : public QComboBox
{
    Q_OBJECT

public:
    explicit PersonChoice(QWidget* parent = nullptr);

    /// By their names in files; who is chosen stays so as long as they are there.
    void setPeople(const QStringList& names);
    /// Empty for everybody.
    QString person() const { return currentData().toString(); }
    /// Everybody's where there is nobody of this name.
    void setPerson(const QString& name);

Q_SIGNALS:
    /// Others are wanted than before.
    void personChanged();
};
