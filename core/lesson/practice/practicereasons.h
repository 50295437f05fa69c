// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/practice/practicesheet.h"

namespace fourcast::lesson {

/// Why the value that stands at this node is right or not, as it was marked last; translated. Of a
/// wrong one it does not give the right one away. Empty where it is not marked.
QString valueReason(const PracticeSheet& sheet, int node);
/// The same of the branch that leads to this node.
QString branchReason(const PracticeSheet& sheet, int node);
/// Why the rest of this node's branches is left out: "Alpha is 5 here, and this node can only get
/// smaller: the rest is left out." Empty where nothing is.
QString cutReason(const PracticeSheet& sheet, int node);
/// "∞" and "−3" as they are written in sentences.
QString practiceValueText(Value value);

}
