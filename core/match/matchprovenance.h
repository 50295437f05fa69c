// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/formats/provenance.h"

struct LadderResult;
struct MatchResult;

/// What the files of a match or ladder say about how it came about.
Provenance provenanceOf(const MatchResult& result);
Provenance provenanceOf(const LadderResult& result);
