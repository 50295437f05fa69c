// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/models/modeltable.h"

namespace fourcast::formal {

/// What one process of a model is doing: "Thread 1: at level 3, max". `start` and `now` are its
/// part of the vector in the initial state, which says who it is, and now: "Thread(z = 1, y = 3,
/// again = false)". Empty where the model has no words for it.
QString stateWords(const ModelInfo& model, const ModelValues& values, const QString& start,
                   const QString& now);

}
