// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/engineinfo.h"

#include <functional>
#include <vector>

/// Engines besides those of engineTable(), which come and go while the program runs: findEngine(),
/// makeEngine() and engineGroups() know them by their names. May be called from any thread.
namespace addedengines {

/// Takes the place of all that were there; `isSame` says that a row is one of before, which is then
/// kept. Rows that somebody has in hand stay valid until the program ends.
void set(std::vector<EngineInfo> engines,
         const std::function<bool(const EngineInfo&, const EngineInfo&)>& isSame);
/// In the order in which they were set. The pointers hold until the program ends.
std::vector<const EngineInfo*> all();

}
