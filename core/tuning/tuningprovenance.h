// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/formats/provenance.h"

struct TuningResult;

/// What the files and pictures of a tuning say about how it came about.
Provenance provenanceOf(const TuningResult& result);
