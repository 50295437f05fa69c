// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/odds/oddsmodel.h"
#include "tests/fuzz/fuzz.h"

#include <QJsonDocument>

using fuzz::require;

namespace {

void checkOdds(const OddsModel& model)
{
    for (const char* text : {"", "4", "44444", "121212", "4455667", "1122334455667712"}) {
        const auto position = notation::parsePosition(QString::fromLatin1(text));
        if (!position)
            continue;
        const Odds odds = model.odds(*position);
        require(odds.low >= 0 && odds.low <= odds.first && odds.first <= odds.high
                    && odds.high <= 1,
                "a chance is a share inside its interval");
    }
    require(model.games >= 0 && model.heldOutGames >= 0 && model.openingPlies >= 0,
            "there are no fewer than no games");
    for (const ReliabilityBin& bin : model.reliability)
        require(bin.predicted >= 0 && bin.predicted <= 1 && bin.observed >= 0 && bin.observed <= 1,
                "what was predicted and what came of it are shares");
    require(!model.source().isEmpty(), "the figures come from somewhere");
}

}

/// The input is the `coefficients.json` of a fit.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray json = fuzz::bytesOf(data, size);
    const auto model = OddsModel::fromJson(json);
    if (!model) {
        fuzz::requireSentence(model.error());
        if (QJsonDocument::fromJson(json).isNull())
            fuzz::requirePlace(model.error(), QString::fromUtf8(json));
        return 0;
    }
    checkOdds(*model);
    const QByteArray written = model->toJson();
    const auto again = OddsModel::fromJson(written);
    require(again && again->toJson() == written, "a model is read as it was written");
    return 0;
}
