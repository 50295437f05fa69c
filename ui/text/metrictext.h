// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/metrics/searchquantity.h"

#include <QString>
#include <optional>

/// A number of a search with its unit, short enough for a table: "18,204", "6 plies", "31 ms",
/// "812 kn/s", "93.1 %", "5.13", "16.0 MiB".
QString metricText(const SearchQuantity& quantity, double value);
/// A dash where there is none.
QString metricText(const SearchQuantity& quantity, std::optional<double> value);

/// 0 to 1: "93.1 %".
QString percentText(double share);
/// "512 bytes", "4.00 KiB", "16.0 MiB".
QString bytesText(double bytes);

/// In what a chart counts the quantity, for the title of its axis: "Table: fill in %", "Memory in
/// MiB", "Nodes".
QString axisTitle(const SearchQuantity& quantity);
/// Beside a low chart, above which the quantity has its name: "%", "MiB"; empty where it counts.
QString shortAxisTitle(const SearchQuantity& quantity);
/// The value in that unit.
double onAxis(const SearchQuantity& quantity, double value);
