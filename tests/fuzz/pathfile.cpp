// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/pathfile.h"
#include "tests/fuzz/fuzz.h"

using namespace fourcast::formal;
using fuzz::require;

/// The input is a path through a model.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray text = fuzz::bytesOf(data, size);
    const auto path = pathFromJson(text);
    if (!path) {
        fuzz::requireSentence(path.error());
        return 0;
    }
    require(path->step >= 0 && path->step <= static_cast<int>(path->steps.size()),
            "the step that is looked at is one of the path");
    int line = 0;
    for (const PathFile::Step& step : path->steps) {
        require(step.line >= line && step.line <= text.count('\n') + 1, "each step has its line");
        line = step.line;
    }
    const QByteArray written = pathToJson(*path);
    const auto again = pathFromJson(written);
    require(again && pathToJson(*again) == written, "a path is read as it was written");
    for (std::size_t i = 0; i < path->steps.size(); ++i)
        require(again->steps[i].label == path->steps[i].label
                    && again->steps[i].target == path->steps[i].target,
                "with the same steps");
    return 0;
}
