// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/chance/chancemodel.h"
#include "core/chance/automaton/observer.h"

#include <QJsonObject>

/// How large an automaton is, and how large with an observer of its goal, if it has one.
struct AutomatonSize
{
    const fourcast::chance::Automaton& automaton;
    std::optional<fourcast::chance::ObserverCounts> observed;
    fourcast::statespace::ExploreProgress progress;
};

AutomatonSize sizeOf(const ChanceModel& model, const fourcast::chance::GenerationResult& generated);
QString toText(const AutomatonSize& size);
QJsonObject toJson(const AutomatonSize& size);
