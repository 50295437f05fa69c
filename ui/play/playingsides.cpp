// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/playingsides.h"

#include "core/engines/external/programtable.h"
#include "ui/play/engineturn.h"

#include <utility>

PlayingSides::PlayingSides(QObject* parent) : QObject(parent), m_makeEngine(makeEngine) { }

PlayingSides::~PlayingSides() = default;

Expected<void> PlayingSides::setPlayer(Player side, const Entrant& settings)
{
    std::unique_ptr<EngineTurn> turn;
    if (!settings.human) {
        FOURCAST_LET(auto engine, m_makeEngine(settings.engine, settings.options));
        turn = std::make_unique<EngineTurn>(std::move(engine));
        turn->setHeld(m_held);
        connect(turn.get(), &EngineTurn::progressed, this, &PlayingSides::progressed);
        connect(turn.get(), &EngineTurn::answered, this, &PlayingSides::answered);
        connect(turn.get(), &EngineTurn::lost, this, &PlayingSides::lost);
        connect(turn.get(), &EngineTurn::failed, this, &PlayingSides::failed);
    }
    abandon();
    at(side).settings = settings;
    at(side).settings.ensureLimit();
    at(side).engine = std::move(turn);
    at(side).program = settings.human ? nullptr : programs::find(settings.engine);
    return {};
}

void PlayingSides::swap()
{
    abandon();
    std::swap(m_sides[0], m_sides[1]);
}

bool PlayingSides::isOutdated(Player side) const
{
    const std::shared_ptr<const Program>& made = at(side).program;
    const auto now = made ? programs::find(at(side).settings.engine) : nullptr;
    return made && (!now || *now != *made);
}

void PlayingSides::abandon()
{
    for (const Side& side : m_sides)
        if (side.engine)
            side.engine->abandon();
}

void PlayingSides::newGame()
{
    for (const Side& side : m_sides)
        if (side.engine)
            side.engine->newGame();
}

void PlayingSides::setHeld(bool held)
{
    m_held = held;
    for (const Side& side : m_sides)
        if (side.engine)
            side.engine->setHeld(held);
}
