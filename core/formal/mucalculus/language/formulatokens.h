// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/signature.h"

#include <QStringList>
#include <vector>

namespace fourcast::formal {

/// A piece of a formula's text, for an editor to colour. The text need not be right.
struct FormulaToken
{
    enum class Kind : std::uint8_t
    {
        Keyword, ///< mu, nu, forall, exists, val
        Constant, ///< true, false, tau, constants of the model
        Number,
        Action,
        Sort,
        Variable, ///< and any other name
        Modality, ///< [ ] < >
        Sign,
        Comment,
        Wrong ///< nothing begins so
    };

    Kind kind = Kind::Wrong;
    qsizetype begin = 0; ///< in the text
    qsizetype length = 0;
};

/// In their order, without blanks.
std::vector<FormulaToken> formulaTokens(QStringView source, const Signature& signature);

/// All words that may stand in a formula about such a system, sorted: for completion.
QStringList formulaCompletions(const Signature& signature);

}
