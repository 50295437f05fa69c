// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/models/modelquestions.h"
#include "core/support/expected.h"

#include <QMap>
#include <QString>
#include <QStringList>
#include <vector>

namespace fourcast::chance {

/// What can be chosen about a model.
struct ModelParameter
{
    enum class Kind : std::uint8_t
    {
        Number, ///< a whole one from `least` to `most`
        Switch, ///< true or false
        Probability, ///< a fraction or decimal between 0 and 1: 3/5, 0.6
        Choice, ///< one of `choices`
    };

    QString name; ///< as in `--set N=5`
    QString title; ///< translated
    Kind kind = Kind::Number;
    int least = 0;
    int most = 0;
    QString standard; ///< its value where nothing is said
    QStringList choices = {}; ///< as they are typed; of a choice
};

/// A model that comes along: a text in prCRL with parameters, in resources/models/NAME.prcrl.
struct ModelInfo
{
    /// How its states are drawn as the game that a person knows.
    enum class Picture : std::uint8_t
    {
        Coins, ///< of each player
        Dice,
        Track ///< the board of a race
    };

    QString name; ///< as in `chance check gambler`
    QString title; ///< translated
    QString help; ///< translated: what it is about, in a few sentences
    std::vector<ModelParameter> parameters;
    std::vector<ModelQuestion> questions = anyQuestions();
    Picture picture = Picture::Dice;
    /// Is there something to decide, so that least and greatest values differ?
    bool hasChoices = false;
    /// Its own goal; empty where the text alone says it.
    QString goal = {};
};

/// All of them, in the order in which they are shown.
std::vector<ModelInfo> models();
/// The one of this name; nothing where there is none.
const ModelInfo* findModel(const std::vector<ModelInfo>& models, const QString& name);

/// Values by the names of parameters.
using ModelValues = QMap<QString, QString>;

/// The text with these values; parameters that are not mentioned have their standard value. Fails
/// with a sentence where a value is no value of its parameter.
Expected<QString> modelText(const ModelInfo& model, const ModelValues& values = {});

}
