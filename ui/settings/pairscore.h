// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>

/// How the games of two who play each other ended, from the first one's point of view: a person's
/// where one plays an engine, the first colour's where two people play.
struct PairScore
{
    int won = 0;
    int lost = 0;
    int drawn = 0;
    /// Games won one after the other up to now; below zero, games lost.
    int streak = 0;

    int games() const { return won + lost + drawn; }
    /// `result` is 1, 0 or -1.
    void add(int result);

    /// "2 1 0 -1", and back: nothing where that is no score.
    QString toText() const;
    static PairScore fromText(const QString& text);

    friend bool operator==(const PairScore&, const PairScore&) = default;
};

/// By the name of the pair: "level-1", "people".
using PairScores = QMap<QString, PairScore>;
