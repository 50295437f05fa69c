// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/label.h"
#include "core/parallel/recordedrun.h"
#include "core/support/expected.h"

#include <stop_token>
#include <vector>

struct SearchReport;

namespace fourcast::formal {

using ::RecordedRun;

/// Of the last whole depth of a search that shared its root moves; without events for others.
RecordedRun recordedRun(const SearchReport& report);

/// The event as the model's action: `take(1, 3)`, `done(1, 3, -12)`, `best(3, -12)`.
Label labelOf(const TaskEvent& event);

/// Is a run one of those that the model of the search (resources/models/search.mcrl2) allows?
struct Conformance
{
    enum class Status : std::uint8_t
    {
        Conforms, ///< to the end: the model has announced its best as well
        Unfinished, ///< as far as it goes: the search was stopped before its result
        Refused ///< the event after `path` is none that the model allows there
    };
    Status status = Status::Conforms;
    /// The events that the model allows, as steps from its initial state.
    std::vector<Label> path;
    /// What it would have allowed after them, in the order of the labels; of one that conforms,
    /// what comes now.
    std::vector<Label> allowed;

    bool isRefused() const { return status == Status::Refused; }
};

/// Replays the run in the model, step by step. The values of the tasks are those that the run
/// found: what is checked is that each task is taken once, in the order of handing out, by a worker
/// that may begin one, ends where it was taken, and that the result is the best of all. Blocks,
/// some milliseconds.
Expected<Conformance> checkConformance(const RecordedRun& run);

/// The model that the run was held against, as text for mCRL2 and for a look at its states.
QString searchModelText(const RecordedRun& run);

/// "Conforms: 15 events, each of which the model allows." and the like.
QString conformanceText(const Conformance& conformance, const RecordedRun& run);

}
