// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>

/// How the games of two who play each other ended, from the first one's point of view: a person's
/// where one plays an engine, the first colour's where two people play.
struct DuelScore
{
    int won = 0;
    int lost = 0;
    int drawn = 0;
    /// Games won one after the other up to now; below zero, games lost.
    int streak = 0;

    int games() const { return won + lost + drawn; }
    /// `result` is 1, 0 or -1.
    void add(int result);

    /// The same, from the other one's point of view.
    DuelScore turned() const { return {lost, won, drawn, -streak}; }

    /// "2 1 0 -1", and back: nothing where that is no score.
    QString toText() const;
    static DuelScore fromText(const QString& text);

    friend bool operator==(const DuelScore&, const DuelScore&) = default;
};

/// Who play each other, as a key of the settings: "level-1" and "people" where nobody has a name,
/// "level-1|Anna", "people|Anna|Ben". Names are as People has them.
struct PairName
{
    /// The engine's label, or "people".
    QString against {};
    /// The engine's opponent, or one of two people; empty: without a name.
    QString one {};
    QString two {};
    bool arePeople = false;

    static PairName ofPeople(const QString& one, const QString& two);
    static PairName ofEngine(const QString& label, const QString& person);

    /// The same whichever of two people is named first.
    QString key() const;
    static PairName fromKey(const QString& key);
    /// Is the score under the key that of `two`? Of two people it is that of the first by name.
    bool isTurned() const { return arePeople && two < one; }
};

/// By PairName::key().
using DuelScores = QMap<QString, DuelScore>;
