// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/page/labpage.h"

/// What is chosen on a page of this id now, as a lesson that opens it would say it; empty for a
/// page that no lesson opens.
LabSettings chosenSettings(const QString& id, const LabPage& page);
