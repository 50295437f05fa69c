// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/playedby.h"

#include <QCoreApplication>
#include <QVersionNumber>
#include <algorithm>

namespace {

/// 0.10.0 comes after 0.9.0, and what is not known last.
bool isEarlier(const PlayedBy::Part& part, const QString& version)
{
    if (part.version.isEmpty() || version.isEmpty())
        return !part.version.isEmpty();
    return QVersionNumber::fromString(part.version) < QVersionNumber::fromString(version);
}

}

PlayedBy::PlayedBy(const ExperimentResult& result)
{
    for (const ExperimentGame& game : result.games)
        add(game);
}

PlayedBy::PlayedBy(const ExperimentResult& result, const QStringList& cells)
{
    for (const ExperimentGame& game : result.games)
        if (cells.contains(game.cell))
            add(game);
}

void PlayedBy::add(const ExperimentGame& game)
{
    auto part = std::ranges::find(m_parts, game.program, &Part::version);
    if (part == m_parts.end()) {
        const auto place = std::ranges::find_if_not(
            m_parts, [&game](const Part& other) { return isEarlier(other, game.program); });
        part = m_parts.insert(place, {game.program, 0});
    }
    ++part->games;
}

QString PlayedBy::inFiles() const
{
    QStringList texts;
    for (const Part& part : m_parts) {
        const QString version
            = part.version.isEmpty() ? QStringLiteral("not recorded") : part.version;
        texts << (m_parts.size() == 1 ? version
                                      : QStringLiteral("%1: %2").arg(version).arg(part.games));
    }
    return texts.join(QStringLiteral(", "));
}

QString PlayedBy::toText() const
{
    QStringList texts;
    for (const Part& part : m_parts) {
        const QString version = part.version.isEmpty()
            ? QCoreApplication::translate("PlayedBy", "a version not recorded")
            : QStringLiteral("Fourcast ") + part.version;
        texts << (m_parts.size() == 1 ? version
                                      : QCoreApplication::translate("PlayedBy", "%1 (%n game(s))",
                                                                    nullptr, part.games)
                                            .arg(version));
    }
    return texts.join(QStringLiteral(", "));
}
