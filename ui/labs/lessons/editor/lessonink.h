// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/models/codeeditor.h"

/// How the lines of a lesson are coloured, by what the reader of lessons takes them for: its
/// header, its steps, its blocks with their keys, notes, and code of somebody else.
CodeEditor::StateColouring lessonInk();
