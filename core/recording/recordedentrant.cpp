// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/recordedentrant.h"

#include <QCoreApplication>

namespace {

struct RecordedEntrantText
{
    Q_DECLARE_TR_FUNCTIONS(RecordedEntrant)
};

/// What follows the mark in a player's name, to the next mark or to the end; empty without it.
QString partOfName(const QString& name, const QString& mark, const QString& next)
{
    const qsizetype begin = name.indexOf(mark);
    if (begin < 0)
        return {};
    const qsizetype from = begin + mark.size();
    const qsizetype end = next.isEmpty() ? -1 : name.indexOf(next, from);
    return end < 0 ? name.mid(from) : name.mid(from, end - from);
}

/// "three 909000, lone-d 198" as the lines of a file of values.
QByteArray valueLines(const QString& values)
{
    QByteArray lines;
    const QStringList parts = values.split(QStringLiteral(", "), Qt::SkipEmptyParts);
    for (const QString& each : parts) {
        const qsizetype blank = each.lastIndexOf(u' ');
        lines += each.left(blank).toUtf8() + " = " + each.mid(blank + 1).toUtf8() + '\n';
    }
    return lines;
}

/// Entrant::nameInFiles() the other way round.
Expected<void> readReadings(const QString& name, EngineOptions& options)
{
    const QString readings = QStringLiteral(", H1 ");
    const QString values = QStringLiteral(", values ");
    FOURCAST_LET(const auto reading, H1Options::fromNames(partOfName(name, readings, values)));
    FOURCAST_LET(const auto weights, H1Weights::fromFile(valueLines(partOfName(name, values, {}))));
    options.h1 = reading;
    options.h1.weights = weights;
    return {};
}

}

Expected<Entrant> entrantOf(const RecordedPlayer& player)
{
    if (player.isPerson())
        return fail(RecordedEntrantText::tr("A person made this move."));
    const EngineInfo* const info = findEngine(player.engine);
    if (!info)
        return fail(
            RecordedEntrantText::tr("This program has no engine \"%1\".").arg(player.engine));
    Entrant entrant {.engine = player.engine};
    entrant.options.workers = player.workers;
    entrant.options.seed = player.seed;
    entrant.options.tableMib = player.tableMib;
    entrant.options.usesBook = player.usesBook;
    // Older files say both in words alone.
    entrant.options.preferFastWins
        = player.preferFastWins && !player.variant.endsWith(QStringLiteral(", all wins alike"));
    entrant.options.h1 = player.h1;
    entrant.limits = player.limits;
    const bool isReadingKnown = !info->takesReadings() || entrant.nameInFiles() == player.name
        || (readReadings(player.name, entrant.options) && entrant.nameInFiles() == player.name);
    const bool hasOtherLabels
        = info->usesDataset() && player.variant.endsWith(QStringLiteral("labels of a file"));
    if (!isReadingKnown || hasOtherLabels)
        return fail(RecordedEntrantText::tr("The settings of %1 are not in the recording.")
                        .arg(player.engine));
    return entrant;
}
