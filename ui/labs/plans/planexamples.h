// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plantext.h"

/// A position to begin with, and a plan that is valid for it.
struct PlanExample
{
    QString title;
    AnyRootedPlan plan;
};

/// In the language of now: from the easiest on.
std::vector<PlanExample> planExamples();

/// What a person wrote or pasted: a plan, a plan's link, or the moves of a position alone, which
/// gives a card without marks. Fails with a sentence.
Expected<AnyRootedPlan> readPlan(const QString& text);
