// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/engineinfo.h"

/// Engines that are for the same, under a translated sentence that says for what.
struct EngineGroup
{
    QString sentence;
    std::vector<const EngineInfo*> engines;
};

/// Every engine as a list to choose from: the named opponents first, from easy to hard, then all
/// others for experts. The sentences are in the language of the moment; no group is empty.
std::vector<EngineGroup> engineGroups();
