// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"
#include "core/lesson/tree/treesearcher.h"

/// Works out what pages of the laboratory find with the settings of a lesson's questions of kind
/// `result`, where it can be worked out here, and compares it with the typed number: each error
/// stands at its question. Nothing where it was stopped.
std::optional<std::vector<Error>> checkResults(const fourcast::lesson::Lesson& lesson,
                                               const fourcast::lesson::ExactScores& exact,
                                               const std::stop_token& stop);
