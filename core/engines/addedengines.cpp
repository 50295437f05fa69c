// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/addedengines.h"

#include <algorithm>
#include <deque>
#include <mutex>

namespace {

/// Rows are never taken away, as pointers to them are handed out: `current` says which count.
struct AddedRows
{
    std::mutex mutex;
    std::deque<EngineInfo> all;
    std::vector<const EngineInfo*> current;
};

AddedRows& addedRows()
{
    static AddedRows rows;
    return rows;
}

}

void addedengines::set(std::vector<EngineInfo> engines,
                       const std::function<bool(const EngineInfo&, const EngineInfo&)>& isSame)
{
    AddedRows& rows = addedRows();
    const std::scoped_lock lock(rows.mutex);
    rows.current.clear();
    for (EngineInfo& engine : engines) {
        const auto known = std::ranges::find_if(
            rows.all, [&](const EngineInfo& row) { return isSame(row, engine); });
        rows.current.push_back(known == rows.all.end() ? &rows.all.emplace_back(std::move(engine))
                                                       : &*known);
    }
}

std::vector<const EngineInfo*> addedengines::all()
{
    AddedRows& rows = addedRows();
    const std::scoped_lock lock(rows.mutex);
    return rows.current;
}
