// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "ui/settings/duelscore.h"

#include <QObject>

class GameModel;
class PlayController;
class SettingsModel;

/// Counts how the games of the two who play each other end, by their names, and keeps that among
/// the settings. A game counts once, when it was played from the empty board to its end by the same
/// two; games of two engines are no match between them and count nowhere.
class HeadToHeadScore : public QObject
{
    Q_OBJECT

public:
    /// What a person who plays a named opponent may be asked at the end of a game.
    enum class Offer
    {
        None,
        Harder, ///< three games won in a row
        Easier ///< three lost
    };

    HeadToHeadScore(GameModel& model, const PlayController& controller, SettingsModel& settings,
                    QObject* parent = nullptr);

    /// Nothing counted for two who have not played yet.
    DuelScore score() const;
    /// "You 2 – 1 Chick", "Anna 2 – 1 Ben", or as pairText() before the first game and for one of
    /// others.
    QString text() const;
    Offer offer() const { return m_offer; }
    /// The opponent so many steps up the slope, or down; empty where there is none.
    QString levelBeside(int steps) const;
    /// These two begin again.
    void forget();

Q_SIGNALS:
    void changed();

private:
    /// Empty where nothing is counted.
    QString pair() const;
    void count(Outcome outcome);
    void take(int result);

    const GameModel& m_model;
    const PlayController& m_controller;
    SettingsModel& m_settings;
    Offer m_offer = Offer::None;
    bool m_counts = true;
};
