// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/page/labentry.h"

#include <vector>

/// Pages that belong together in the list of the laboratory.
struct LabGroup
{
    QString title;
    std::vector<LabEntry> pages;
    /// Not listed where somebody teaches.
    bool isForResearch = false;
};

/// Every page of the laboratory, in the order of its list and in the language of now.
std::vector<LabGroup> labGroups();

/// The same pages without their groups.
std::vector<LabEntry> labPages();
