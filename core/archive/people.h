// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QString>
#include <QStringList>

/// Who plays on this computer, by the names that they chose. Games and files name them so.
struct People
{
    static constexpr qsizetype most = 20;
    static constexpr qsizetype longestName = 24;

    QStringList names {}; ///< in the order in which they were added
    QString
        player {}; ///< plays against engines, and is the one of two people; empty: without a name
    QString partner {}; ///< the other of two people; empty: without a name

    /// What is kept of a typed name: blanks as few as may be. Fails with a sentence where it is
    /// too long, there already, without a letter, or an opponent's.
    Expected<QString> checked(const QString& typed) const;
    /// Adds that name and returns it; fails where checked() does, or where the list is full.
    Expected<QString> add(const QString& typed);
    /// Calls somebody otherwise and returns the new name; fails where checked() does.
    Expected<QString> rename(const QString& name, const QString& typed);
    /// Who was to play without a name then.
    void remove(const QString& name);

    /// These again, without what add() would refuse and without players who are not in the list.
    People sound() const;

    friend bool operator==(const People&, const People&) = default;
};
