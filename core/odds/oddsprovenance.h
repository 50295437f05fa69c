// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/oddsmodel.h"
#include "core/support/formats/provenance.h"

/// What the files of a fit say about how it came about, beside what the model itself holds.
Provenance provenanceOf(const OddsModel& model);
