// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/answers/classreport.h"

namespace fourcast::lesson {

/// "Student 3" in place of a name, for a projector or for research. A student keeps the number for
/// as long as the list of names is kept, whatever lesson was answered and whoever is absent.
class Pseudonyms
{
public:
    /// The first of these names is student 1.
    explicit Pseudonyms(QStringList names = {});

    /// In the order of their numbers.
    const QStringList& names() const { return m_names; }
    /// Numbers those who have none yet, in an order that tells nothing about their names.
    void add(const ClassReport& report);
    /// The same report without names: of students, in the names of files and beside written
    /// answers; students stand in the order of their numbers. What students wrote is left as it
    /// is. All of them were added.
    ClassReport applied(const ClassReport& report) const;

private:
    int numberOf(const QString& name) const;

    QStringList m_names;
};

}
