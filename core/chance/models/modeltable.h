// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/models/modelquestions.h"
#include "core/syntax/model.h"

namespace fourcast::chance {

using syntax::findModel;
using syntax::ModelParameter;
using syntax::ModelValues;

/// A model that comes along: a text in prCRL with parameters, in resources/models/NAME.prcrl.
struct ModelInfo : syntax::Model
{
    /// How its states are drawn as the game that a person knows.
    enum class Picture : std::uint8_t
    {
        Coins, ///< of each player
        Dice,
        Track ///< the board of a race
    };

    std::vector<ModelQuestion> questions = anyQuestions();
    Picture picture = Picture::Dice;
    /// Is there something to decide, so that least and greatest values differ?
    bool hasChoices = false;
    /// Its own goal; empty where the text alone says it.
    QString goal = {};
};

/// All of them, in the order in which they are shown.
std::vector<ModelInfo> models();
/// The text with these values; parameters that are not mentioned have their standard value. Fails
/// with a sentence where a value is no value of its parameter.
Expected<QString> modelText(const ModelInfo& model, const ModelValues& values = {});

}
