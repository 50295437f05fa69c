// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/searchreport.h"

#include <QJsonObject>

/// What `--statistics` adds: what the search did, for reading.
QString statisticsText(const SearchReport& report);
/// The same fields. What an engine does not know is left out.
QJsonObject statisticsToJson(const SearchReport& report);
