// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/models/modelchoice.h"
#include "ui/labs/models/modeltext.h"

/// The games that come along, as a form offers them.
std::vector<ModelChoice> chanceModels();
/// What their texts are written in.
ModelLanguage chanceLanguage();
