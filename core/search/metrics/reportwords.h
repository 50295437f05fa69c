// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/searchreport.h"

#include <QStringList>

/// The words of a report in files, in the order of what they stand for: English, for the writer and
/// the reader of reportjson.h.
namespace reportwords {

inline QStringList statuses()
{
    return {QStringLiteral("deepening"), QStringLiteral("completed"),
            QStringLiteral("limit reached"), QStringLiteral("stopped")};
}

inline QStringList scoreKinds()
{
    return {QStringLiteral("none"), QStringLiteral("win"), QStringLiteral("loss"),
            QStringLiteral("draw"), QStringLiteral("estimate")};
}

inline QStringList bounds()
{
    return {QStringLiteral("exact"), QStringLiteral("at most"), QStringLiteral("at least")};
}

/// What a search's value is of a score that is no estimate.
inline Value usualValue(const Score& score)
{
    if (score.kind == Score::Kind::Win)
        return value::win - score.plies;
    return score.kind == Score::Kind::Loss ? score.plies - value::win : 0;
}

}
