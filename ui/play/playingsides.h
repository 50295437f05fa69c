// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/entrant.h"
#include "core/search/searchreport.h"
#include "ui/play/enginemaker.h"

#include <QObject>
#include <array>
#include <memory>

class EngineTurn;
struct Program;

/// Who plays the two sides, and the engines of those that are not persons.
class PlayingSides : public QObject
{
    Q_OBJECT

public:
    /// Both are persons at first.
    explicit PlayingSides(QObject* parent = nullptr);
    ~PlayingSides() override;

    void setEngineMaker(EngineMaker maker) { m_makeEngine = std::move(maker); }

    const Entrant& player(Player side) const { return at(side).settings; }
    bool isHuman(Player side) const { return player(side).human; }
    bool bothAreEngines() const { return !isHuman(Player::First) && !isHuman(Player::Second); }
    bool onePersonPlays() const { return isHuman(Player::First) != isHuman(Player::Second); }
    /// Must not be a person's.
    EngineTurn& engine(Player side) { return *at(side).engine; }

    /// Abandons what both think. Fails with the sentence of makeEngine(); nothing changes then.
    Expected<void> setPlayer(Player side, const Entrant& settings);
    /// Abandons what both think.
    void swap();
    /// Is the side played by a program of others that is another now than when it was made?
    bool isOutdated(Player side) const;

    /// What EngineTurn can, of all engines that there are.
    void abandon();
    void newGame();
    void setHeld(bool held);

Q_SIGNALS:
    /// As EngineTurn's, of the side that thinks.
    void progressed(const SearchReport& report);
    void answered(const SearchReport& report);
    void lost();
    void failed(const QString& sentence);

private:
    struct Side
    {
        Entrant settings = Entrant::person();
        /// Only where an engine plays.
        std::unique_ptr<EngineTurn> engine;
        /// Only where that is a program of others: as it was when the engine was made.
        std::shared_ptr<const Program> program;
    };

    const Side& at(Player side) const { return m_sides[static_cast<std::size_t>(side)]; }
    Side& at(Player side) { return m_sides[static_cast<std::size_t>(side)]; }

    EngineMaker m_makeEngine;
    std::array<Side, 2> m_sides;
    bool m_held = false;
};
