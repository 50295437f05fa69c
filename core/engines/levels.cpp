// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/levels.h"

#include "core/engines/measuredelo.h"

#include <QCoreApplication>
#include <QMutex>
#include <QRegularExpression>
#include <map>

namespace {

struct Levels
{
    Q_DECLARE_TR_FUNCTIONS(Levels)
};

const QString perfectSettings = QStringLiteral("exact, sets traps");

struct LevelRow
{
    const char* engine;
    const char* figure;
    const char* grade;
    int depth;
    double errorRate;
    BlindSpot blindness;
    const char* blindSpot;
    const char* invitation;
};

constexpr LevelRow rows[] {
    {"level-1", QT_TRANSLATE_NOOP("Levels", "Chick"), QT_TRANSLATE_NOOP("Levels", "Beginner"), 1,
     0.50, BlindSpot::OpponentLines,
     QT_TRANSLATE_NOOP("Levels", "Watches only its own lines, never yours."),
     QT_TRANSLATE_NOOP("Levels", "Only watches its own lines. It won't notice yours.")},
    {"level-2", QT_TRANSLATE_NOOP("Levels", "Robot"), QT_TRANSLATE_NOOP("Levels", "Learner"), 2,
     0.38, BlindSpot::Diagonals, QT_TRANSLATE_NOOP("Levels", "Can't see diagonals."),
     QT_TRANSLATE_NOOP("Levels", "Can't see diagonals. Use them!")},
    {"level-3", QT_TRANSLATE_NOOP("Levels", "Mushroom"), QT_TRANSLATE_NOOP("Levels", "Casual"), 2,
     0.30, BlindSpot::SquareAbove,
     QT_TRANSLATE_NOOP("Levels", "Forgets to check the square above its own disc."),
     QT_TRANSLATE_NOOP("Levels", "Forgets to check above its own disc. Wait for it there.")},
    {"level-4", QT_TRANSLATE_NOOP("Levels", "Hedgehog"), QT_TRANSLATE_NOOP("Levels", "Careful"), 4,
     0.05, BlindSpot::OwnThreats,
     QT_TRANSLATE_NOOP("Levels", "Never looks for its own threats, only yours."),
     QT_TRANSLATE_NOOP("Levels", "Blocks well, but never plans its own four.")},
    {"level-5", QT_TRANSLATE_NOOP("Levels", "Fox"), QT_TRANSLATE_NOOP("Levels", "Skilled"), 6, 0.02,
     BlindSpot::Edges, QT_TRANSLATE_NOOP("Levels", "Doesn't expect you in the two outer columns."),
     QT_TRANSLATE_NOOP("Levels", "Doesn't expect you at the edges.")},
    {"level-6", QT_TRANSLATE_NOOP("Levels", "Owl"), QT_TRANSLATE_NOOP("Levels", "Expert"), 7, 0.03,
     BlindSpot::Opening,
     QT_TRANSLATE_NOOP("Levels", "Always opens as close to the middle as it can."),
     QT_TRANSLATE_NOOP("Levels", "Always opens in the middle, then plays well.")},
    {"level-7", QT_TRANSLATE_NOOP("Levels", "Wizard"), QT_TRANSLATE_NOOP("Levels", "Master"), 10,
     0.01, BlindSpot::Zugzwang,
     QT_TRANSLATE_NOOP("Levels",
                       "Doesn't understand zugzwang. Treats all rows alike as the board fills up."),
     QT_TRANSLATE_NOOP("Levels", "Looks far ahead, but can be caught in the endgame.")},
    {"level-8", QT_TRANSLATE_NOOP("Levels", "Diamond"), QT_TRANSLATE_NOOP("Levels", "Perfect"), 42,
     0.0, BlindSpot::None, QT_TRANSLATE_NOOP("Levels", "Has no blind spots."),
     QT_TRANSLATE_NOOP("Levels", "Never makes a mistake. Go first, and you can still win.")},
};

QString descriptionOf(BlindSpot blindness, int depth, double errorRate, const QString& blindSpot)
{
    return blindness == BlindSpot::None
        ? Levels::tr(
            "Sees every game to its end. Wins as fast as it can, and sets traps when it's losing.")
        : Levels::tr("Looks %n moves ahead. Plays a random move %1 % of the time. %2", nullptr,
                     depth)
              .arg(qRound(100 * errorRate))
              .arg(blindSpot);
}

Level toLevel(const LevelRow& row, int number)
{
    Level level {.number = number,
                 .name = Levels::tr(row.figure),
                 .grade = Levels::tr(row.grade),
                 .englishGrade = QString::fromLatin1(row.grade),
                 .engine = QString::fromLatin1(row.engine),
                 .depth = row.depth,
                 .errorRate = row.errorRate,
                 .blindness = row.blindness,
                 .blindSpot = Levels::tr(row.blindSpot),
                 .invitation = Levels::tr(row.invitation),
                 .description = {},
                 .elo = {}};
    level.description = descriptionOf(row.blindness, row.depth, row.errorRate, level.blindSpot);
    return level;
}

std::vector<Level> makeLevels()
{
    std::vector<Level> list;
    for (const LevelRow& row : rows)
        list.push_back(toLevel(row, static_cast<int>(list.size()) + 1));
    if (const MeasuredLadder& ladder = builtInLadder(); ladder.fits(list))
        for (std::size_t i = 0; i < list.size(); ++i)
            list[i].elo = ladder.entrants[i].elo;
    return list;
}

}

QString Level::title() const
{
    return Levels::tr("%1 (%2)", "an opponent, its level").arg(name, grade);
}

QString Level::settings() const
{
    if (blindness == BlindSpot::None)
        return perfectSettings;
    return QStringLiteral("depth %1, %2 % errors, blind spot %3")
        .arg(depth)
        .arg(100 * errorRate)
        .arg(static_cast<int>(blindness) + 1);
}

QString levelSettingsText(const QString& settings)
{
    static const QRegularExpression written(
        QStringLiteral("^depth (\\d+), ([\\d.]+) % errors, blind spot (\\d+)$"));
    if (settings == perfectSettings)
        return descriptionOf(BlindSpot::None, 0, 0, {});
    const QRegularExpressionMatch match = written.match(settings);
    const int blindness = match.captured(3).toInt() - 1;
    for (const LevelRow& row : rows)
        if (match.hasMatch() && static_cast<int>(row.blindness) == blindness
            && row.blindness != BlindSpot::None)
            return descriptionOf(row.blindness, match.captured(1).toInt(),
                                 match.captured(2).toDouble() / 100, Levels::tr(row.blindSpot));
    return settings;
}

const std::vector<Level>& levels()
{
    // A language may be chosen while somebody holds the list of another.
    static QMutex mutex;
    static std::map<QString, std::vector<Level>> byLanguage;
    const QMutexLocker lock(&mutex);
    std::vector<Level>& list = byLanguage[Levels::tr("Beginner")];
    if (list.empty())
        list = makeLevels();
    return list;
}

const Level* findLevel(const QString& engine)
{
    for (const Level& level : levels())
        if (level.engine == engine)
            return &level;
    return nullptr;
}
