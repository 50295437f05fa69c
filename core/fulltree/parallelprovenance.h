// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/formats/provenance.h"

struct ParallelResult;

/// What the files and pictures of a measurement say about how it came about: by the program and the
/// machine that measured, when it did.
Provenance provenanceOf(const ParallelResult& result);
