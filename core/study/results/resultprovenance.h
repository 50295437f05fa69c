// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/formats/provenance.h"

#include <vector>

struct ExperimentResult;
struct StudyCurve;

/// What the files and pictures of a run say about how it came about. Its settings say which
/// versions of the program played; its program is this one, which exports.
Provenance provenanceOf(const ExperimentResult& result);
Provenance provenanceOf(const std::vector<StudyCurve>& curves);
