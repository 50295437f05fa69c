// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/lesson/tree/pointofview.h"
#include "core/lesson/tree/treerequest.h"

/// What is searched, and how: a position or a typed tree, for all commands that draw or show one.
void addTreeOptions(CommandLine& line);
fourcast::lesson::TreeRequest readTreeRequest(CommandLine& line);
/// Through whose eyes the values are shown, for those that show them.
void addViewOption(CommandLine& line);
fourcast::lesson::PointOfView readView(CommandLine& line);
