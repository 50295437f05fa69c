// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/page/labentry.h"

#include <vector>

/// All pages of the laboratory, from left to right, in the language of now.
std::vector<LabEntry> labPages();
