// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/formal/formalmodel.h"
#include "core/formal/lts/signature.h"

/// Where a transition system comes from: a model, or without one a file in the format .aut.
struct SystemSource
{
    QString name;
    std::optional<FormalModel> model;
};

/// The transition system that a command is given, and what formulas may say of it.
struct FormalSystem
{
    fourcast::formal::Lts lts;
    fourcast::formal::Signature signature;
};

/// What the system of this name comes from; what is wrong is said by `line`.
SystemSource readSource(CommandLine& line, const QString& name);

/// Explores or reads it whole; otherwise says why not and returns the exit code.
tl::expected<FormalSystem, int> readSystem(const SystemSource& source,
                                           const fourcast::statespace::ExploreOptions& options,
                                           const std::stop_token& stop);
