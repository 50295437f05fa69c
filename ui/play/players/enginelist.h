// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QComboBox;
struct EngineInfo;

/// The engines as a list to choose from: the named opponents first, by their names, then all others
/// in groups, each under a sentence that says what they are for.
namespace enginelist {

/// Adds those that are `wanted`; each has its name as the item's data, what it does as its tool
/// tip. The groups' sentences can't be chosen.
void fill(QComboBox& box, const std::function<bool(const EngineInfo&)>& wanted);

}
