// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recordingcomparison.h"
#include "core/support/formats/provenance.h"

#include <QJsonObject>
#include <span>

/// Recordings and their comparison for other programs; English in every language. Numbers have the
/// keys and the units of searchQuantities().
namespace recordingtables {

using Quantities = std::vector<const SearchQuantity*>;

/// A recording and what it is called: its file.
struct Named
{
    QString name;
    const Recording& recording;
};

/// The moves with their numbers, what each side has of them together, and the slowest move.
QJsonObject toJson(const Named& named, const Quantities& quantities);
/// A row for each move that was searched, with the program, the day and the machine of its
/// recording behind it.
QByteArray toCsv(std::span<const Named> all, const Quantities& quantities);

/// The plies side by side with their ratios, and each number over all of them.
QJsonObject toJson(const RecordingComparison& comparison, const QString& first,
                   const QString& second, const Quantities& quantities);
/// A row for each ply.
QByteArray toCsv(const RecordingComparison& comparison, const Quantities& quantities);

/// Whose figures they are.
Provenance provenanceOf(const Recording& recording);
Provenance provenanceOf(const Recording& first, const Recording& second);

}
