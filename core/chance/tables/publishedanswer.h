// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/models/modeltable.h"

namespace fourcast::chance {

/// What the study prints of a model with these values, those that are not mentioned being the
/// standard ones; with the digits that it prints, empty where it prints nothing. `property` as it
/// is typed (see readProperty()).
QString publishedAnswer(const QString& model, const ModelValues& values, const QString& property);
/// The number of its states, with the observer that other tools need.
QString publishedStates(const QString& model, const ModelValues& values);

}
