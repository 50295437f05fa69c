// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/provenance.h"

struct ExperimentResult;
struct LadderResult;
struct MatchResult;
struct ParallelResult;
struct StudyCurve;
struct TuningResult;

/// What the files and pictures of each kind of result say about how it came about.

/// Its settings say which versions of the program played; its program is this one, which exports.
Provenance provenanceOf(const ExperimentResult& result);
Provenance provenanceOf(const std::vector<StudyCurve>& curves);
Provenance provenanceOf(const TuningResult& result);
Provenance provenanceOf(const MatchResult& result);
Provenance provenanceOf(const LadderResult& result);
/// By the program and the machine that measured, when it did.
Provenance provenanceOf(const ParallelResult& result);
