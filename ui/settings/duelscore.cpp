// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/duelscore.h"

#include <QStringList>
#include <algorithm>

namespace {

constexpr int mostGames = 1'000'000;

const QChar between = u'|';

int oneMore(int count)
{
    return std::min(count + 1, mostGames);
}

}

void DuelScore::add(int result)
{
    if (result > 0) {
        won = oneMore(won);
        streak = oneMore(std::max(streak, 0));
    } else if (result < 0) {
        lost = oneMore(lost);
        streak = -oneMore(std::max(-streak, 0));
    } else {
        drawn = oneMore(drawn);
        streak = 0;
    }
}

QString DuelScore::toText() const
{
    return QStringLiteral("%1 %2 %3 %4").arg(won).arg(lost).arg(drawn).arg(streak);
}

DuelScore DuelScore::fromText(const QString& text)
{
    const QStringList parts = text.split(u' ');
    if (parts.size() != 4)
        return {};
    int numbers[4] {};
    for (int i = 0; i < 4; ++i) {
        bool ok = false;
        numbers[i] = parts[i].toInt(&ok);
        const int least = i < 3 ? 0 : -mostGames;
        if (!ok || numbers[i] < least || numbers[i] > mostGames)
            return {};
    }
    const DuelScore score {numbers[0], numbers[1], numbers[2], numbers[3]};
    const bool possible = score.streak <= score.won && -score.streak <= score.lost;
    return possible ? score : DuelScore();
}

PairName PairName::ofPeople(const QString& one, const QString& two)
{
    return {.against = QStringLiteral("people"), .one = one, .two = two, .arePeople = true};
}

PairName PairName::ofEngine(const QString& label, const QString& person)
{
    // A key of the settings has no folders.
    return {.against = QString(label).replace(u'/', u'-').replace(u'\\', u'-'), .one = person};
}

QString PairName::key() const
{
    if (one.isEmpty() && two.isEmpty())
        return against;
    if (!arePeople)
        return against + between + one;
    return against + between + std::min(one, two) + between + std::max(one, two);
}

PairName PairName::fromKey(const QString& key)
{
    const QStringList parts = key.split(between);
    if (parts.front() == ofPeople({}, {}).against)
        return ofPeople(parts.value(1), parts.value(2));
    return ofEngine(parts.front(), parts.value(1));
}
