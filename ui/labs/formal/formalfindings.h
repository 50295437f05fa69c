// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/pathfile.h"
#include "core/formal/mucalculus/check.h"
#include "ui/labs/formal/formalsystem.h"
#include "ui/paper/chartexport.h"

/// A formula of the explored model, and what came of its check.
struct CheckedFormula
{
    using Result = std::shared_ptr<const fourcast::formal::CheckResult>;

    QString title;
    QString kind; ///< "as published"
    QString text;
    bool isOwn = false;
    Result result {}; ///< null before it is checked
    /// Of each state whether it holds there; empty for a system that is too large to be drawn
    /// whole.
    std::vector<bool> holds {};
    QString fault {}; ///< why there is no answer
    QString name {}; ///< of a file, without its suffix

    /// Another formula, unchecked.
    void setText(const QString& newText)
    {
        text = newText;
        result = nullptr;
        holds.clear();
        fault.clear();
    }
};

/// All that the formal page has found out, for a file.
struct FormalFindings
{
    SharedSystem system; ///< null before a model is explored
    std::vector<CheckedFormula> formulas {};
    int chosen = -1; ///< of the formulas; -1: none
    /// Of the walk; without steps where there is none.
    fourcast::formal::PathFile walk {};
    /// What is drawn; none before the first layout is there.
    std::optional<ChartContent> picture {};
};
