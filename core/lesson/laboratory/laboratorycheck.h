// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"

namespace fourcast::lesson {

/// What of a lesson's blocks `laboratory` does not go together: models and their parameters,
/// formulas, engines. Sentences that name the step, each at the setting that it is about, or at
/// its block where it is about several.
std::vector<Error> checkLaboratories(const Lesson& lesson);

}
