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

QString scoreSentence(const Score& score, const SearchReport& report, DiscTheme theme)
{
    const QString sentence = scoreSentence(score, report.root.sideToMove(), theme);
    if (!report.ownUnits || score.kind == Score::Kind::None)
        return sentence;
    return score.kind == Score::Kind::Estimate
        ? QCoreApplication::translate("ScoreSentence", "%1, in the program's own units",
                                      "an estimate")
              .arg(sentence)
        : QCoreApplication::translate("ScoreSentence", "the program says, unproved: %1",
                                      "Orange wins in 3")
              .arg(sentence);
}

QString scoreText(const Score& score, const SearchReport& report)
{
    return report.ownUnits ? score.saidText() : score.toText();
}

QString scoreTextWithUnits(const Score& score, bool ownUnits)
{
    if (!ownUnits)
        return score.toText();
    return score.kind == Score::Kind::Estimate
        ? QCoreApplication::translate("ScoreSentence", "%1 (the program's own units)", "a number")
              .arg(score.toText())
        : score.saidText();
}
