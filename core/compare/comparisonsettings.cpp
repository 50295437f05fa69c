// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparisonsettings.h"

#include "core/compare/comparisonrequest.h"

const RunSettings& comparisonSettings()
{
    static const RunSettings settings {
        Setting::text("position"), Setting::text("engines"),
        Setting::number("repetitions", 1, ComparisonRequest::mostRepeats,
                        ComparisonRequest().repeats),
        Setting::number("reference", 1, ComparisonRequest::mostContenders, 1),
        Setting::yesNo("pruning")};
    return settings;
}
