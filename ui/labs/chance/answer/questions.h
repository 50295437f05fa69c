// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

/// What is usually asked of a model.
struct ChanceQuestion
{
    QString title; ///< "Is player 1 ruined?"
    QString property; ///< as it is typed: "Pmax broke(1)"
    /// The answer, with %1 for the number: "Player 1 is ruined with probability %1."; empty where
    /// it is plainAnswer().
    QString answer;
};

/// Of the model of this name; of one without a name that is known what every model can be asked.
std::vector<ChanceQuestion> chanceQuestions(const QString& model);
/// How a number that answers this property is said, where it is none of the model's questions. In
/// an automaton without choices nothing is best or worst.
QString plainAnswer(const QString& property, bool hasChoices);
