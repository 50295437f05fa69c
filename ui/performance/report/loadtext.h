// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/searchreport.h"

#include <QString>

/// Whether the machine was busy with others while the search ran, in a sentence; empty where no
/// worker's time is known.
QString loadSentence(const SearchReport& report, int processors);
