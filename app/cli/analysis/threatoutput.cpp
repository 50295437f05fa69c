// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/analysis/threatoutput.h"

#include "app/cli/analysis/analyzetext.h"
#include "app/cli/console.h"
#include "core/board/notation.h"

#include <QJsonArray>

namespace {

QJsonValue caseName(ZugzwangCase zugzwangCase)
{
    switch (zugzwangCase) {
    case ZugzwangCase::None:
        return {};
    case ZugzwangCase::MoreOddThreats:
        return QStringLiteral("more odd threats");
    case ZugzwangCase::EvenThreat:
        return QStringLiteral("even threat");
    case ZugzwangCase::TwoMoreOddThreats:
        return QStringLiteral("two more odd threats");
    case ZugzwangCase::PlayedOut:
        return QStringLiteral("played out");
    }
    return {};
}

QJsonValue toJson(const std::optional<FollowUpProof>& proof)
{
    if (!proof)
        return {};
    return QJsonObject {
        {"side", sideName(proof->side)},
        {"goal", proof->goal == PlanGoal::Win ? QStringLiteral("win") : QStringLiteral("hold")},
        {"states", static_cast<qint64>(proof->states)},
    };
}

QJsonObject toJson(const Threat& threat)
{
    return {
        {"square", notation::squareName(threat.column, threat.row)},
        {"owner", sideName(threat.owner)},
        {"odd", threat.isOdd()},
        {"playable", threat.playable},
        {"useless", threat.useless},
        {"covered", threat.covered},
        {"discs", QJsonArray::fromStringList(squareNames(threat.discs))},
        {"text", threatText(threat, playerNames())},
    };
}

}

const SideNames& playerNames()
{
    static const SideNames names {QStringLiteral("the first player"),
                                  QStringLiteral("the second player")};
    return names;
}

QString threatsText(const Position& position, const QString& beginning)
{
    const ThreatReport report = findThreatsAndFollowUp(position);
    QString text = console::wrapped(beginning + threatSummary(report, position, playerNames()));
    for (const Threat& threat : report.threats)
        text += QStringLiteral("  %1\n").arg(threatText(threat, playerNames()));
    return text;
}

QJsonObject threatsToJson(const Position& position)
{
    const ThreatReport report = findThreatsAndFollowUp(position);
    QJsonArray threats;
    for (const Threat& threat : report.threats)
        threats.append(toJson(threat));
    return {
        {"sideToMove", sideName(position.sideToMove())},
        {"threats", threats},
        {"counted", report.isCounted},
        {"zugzwang", report.zugzwang ? QJsonValue(sideName(*report.zugzwang)) : QJsonValue()},
        {"zugzwangCase", caseName(report.zugzwangCase)},
        {"followUp", toJson(report.followUp)},
        {"summary", threatSummary(report, position, playerNames())},
    };
}
