// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/searchreport.h"

#include <QString>

/// What `--statistics` adds: what the search did, for reading; statisticsToJson() has the same for
/// programs.
QString statisticsText(const SearchReport& report);
