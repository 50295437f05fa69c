// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/metrics/searchquantity.h"
#include "core/support/expected.h"

#include <QStringList>
#include <vector>

/// "Time in ms": the name with its unit, above a column or beside an axis.
QString quantityTitle(const SearchQuantity& quantity);
/// A number of it in that unit, without it, with as many decimals as it is worth, in the language
/// of the application.
QString quantityNumber(const SearchQuantity& quantity, double value);
/// How many times as much, for reading: "1.04", "12.3", "118".
QString ratioNumber(double ratio);

/// The quantities shown by default.
QStringList usualQuantities();
/// Of keys as a person typed them; fails with a sentence that lists all keys.
Expected<std::vector<const SearchQuantity*>> quantitiesOf(const QStringList& keys);
