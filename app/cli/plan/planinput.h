// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/plan/plantext.h"

/// Plans that a command reads: from its arguments, a file or standard input.

/// Where plans stand, and one after the other.
struct PlanSource
{
    QString name; ///< of a file, for refusals; empty where they are arguments
    struct Block
    {
        QString text;
        int firstLine = 1;
    };
    std::vector<Block> blocks;
};

/// PLAN: a text, a link, a file, `-` or nothing for standard input.
void addPlanArgument(CommandLine& line);
/// From all arguments. Arguments that begin as a plan, a diagram or a link are one text, and so are
/// several.
Expected<PlanSource> readPlanSource(const CommandLine& line);
/// A plan as text or as link.
Expected<AnyRootedPlan> planOf(const PlanSource::Block& block);
/// The sentence, with the file, line and column in front where it came from one.
QString placedInPlans(const PlanSource& source, const PlanSource::Block& block, const Error& error);
