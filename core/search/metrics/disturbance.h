// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/metrics/searchquantity.h"

#include <QStringList>

class QJsonObject;

/// What disturbed the times of one or more searches; in every file under the same names.
struct Disturbance
{
    /// Something else that this program was asked for ran at the same time.
    bool byProgram = false;
    /// Other programs had the processors, as hadLoadFromElsewhere() says.
    bool byOthers = false;

    static Disturbance of(const SearchReport& report);
    /// Of one of its numbers: nothing where load does not change that number.
    static Disturbance of(const SearchReport& report, const SearchQuantity& quantity);
    bool any() const { return byProgram || byOthers; }
    /// Of both together.
    friend Disturbance operator|(const Disturbance& a, const Disturbance& b)
    {
        return {a.byProgram || b.byProgram, a.byOthers || b.byOthers};
    }
    friend bool operator==(const Disturbance&, const Disturbance&) = default;

    /// `disturbed` (by either), `disturbedByProgram`, `disturbedByOthers`.
    void addTo(QJsonObject& object) const;
    /// The same in a head of CSV: `disturbed`, `disturbed_by_others`, `disturbed_by_program`.
    static QStringList csvNames();
    /// "yes" or "no" below each.
    QStringList csvFields() const;
};
