// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/scoresentence.h"

#include "ui/text/sidename.h"

#include <QCoreApplication>

QString scoreSentence(const Score& score, Player mover, DiscTheme theme)
{
    const QString name = sideTitle(mover, theme);
    switch (score.kind) {
    case Score::Kind::None:
        return QCoreApplication::translate("ScoreSentence", "no score");
    case Score::Kind::Win:
    case Score::Kind::Loss:
        return QStringLiteral("%1 %2").arg(name, score.toText());
    case Score::Kind::Draw:
        return score.toText();
    case Score::Kind::Estimate:
        return QCoreApplication::translate("ScoreSentence", "estimate %1 for %2")
            .arg(score.toText(), name);
    }
    return {};
}
