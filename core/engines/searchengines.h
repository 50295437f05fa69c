// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/engineinfo.h"

/// The engines that search and value positions with a heuristic: each way to search with each
/// heuristic, called "way-heuristic".
std::vector<EngineInfo> searchEngines();
