// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace fourcast::chance {

/// A usual question about a model.
struct ModelQuestion
{
    QString title; ///< "Is player 1 ruined?"
    QString property; ///< as it is typed: "Pmax broke(1)"
    /// The answer, with %1 for the number: "Player 1 is ruined with probability %1."; empty for
    /// plainAnswer().
    QString answer;
};

std::vector<ModelQuestion> gamblerQuestions();
/// The same without a choice: there is nothing to be best or worst.
std::vector<ModelQuestion> gamblerQuestionsWithoutChoice();
std::vector<ModelQuestion> ruinQuestions();
std::vector<ModelQuestion> ruinQuestionsWithoutChoice();
std::vector<ModelQuestion> yahtzeeQuestions();
std::vector<ModelQuestion> endlessYahtzeeQuestions();
std::vector<ModelQuestion> gooseQuestions();
/// Of a model that has no questions of its own.
std::vector<ModelQuestion> anyQuestions();

/// The answer to a property that is none of the model's questions, with %1 for the number. Without
/// choices nothing is best or worst.
QString plainAnswer(const QString& property, bool hasChoices);

}
