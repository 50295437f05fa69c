// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/metrics/disturbance.h"
#include "core/search/metrics/searchquantity.h"

#include <QStringList>
#include <vector>

/// What the tables of `measure` consist of.
namespace measuretext {

/// Where there is no value.
QString dash();
/// The value in the unit of the quantity.
QString cell(const SearchQuantity& quantity, const std::optional<double>& value);
/// Behind a ply, for each cause.
QString marksOf(const Disturbance& disturbance);
/// What the marks that are there mean.
QString marksText(const Disturbance& disturbance);
/// Rows of as many cells as there are titles, below titles of several lines; all but the first
/// `left` columns end at the right.
QString table(const QStringList& titles, const std::vector<QStringList>& rows, qsizetype left);

}
