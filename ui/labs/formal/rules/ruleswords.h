// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/models/rules.h"

/// The rules of the game as a model, in words.
namespace ruleswords {

/// What is played, by which rules: for who does not see the fields.
QString choice(const fourcast::formal::BoardSize& size, fourcast::formal::RulesMistake mistake);
/// What is to be known of a board before it is played; empty for most.
QString note(const fourcast::formal::BoardSize& size);
QString progress(const fourcast::statespace::ExploreProgress& progress);
/// What was counted, how it ended, and what TLC is to tell of the same board where it can be
/// compared.
QString counts(const fourcast::formal::RulesReport& report, fourcast::formal::RulesMistake mistake);
/// A shape and a word: "● holds", "▲ fails", "○ holds so far".
QString verdict(const fourcast::formal::RulesReport& report,
                fourcast::formal::RulesProperty property);
/// What is shown of a property, or why nothing is.
QString shown(const std::optional<fourcast::formal::RulesReport>& report,
              std::optional<fourcast::formal::RulesProperty> property);

}
