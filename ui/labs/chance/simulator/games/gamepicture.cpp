// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/simulator/games/gamepicture.h"

#include "ui/labs/chance/simulator/games/coinpiles.h"
#include "ui/labs/chance/simulator/games/diceshown.h"
#include "ui/labs/chance/simulator/games/gooseboard.h"

#include <algorithm>

using fourcast::chance::Automaton;
using fourcast::chance::State;

const GamePicture* gamePictureOf(const QString& model)
{
    static const std::vector<GamePicture> pictures {
        {QStringLiteral("goose"), gooseboard::paint, gooseboard::words},
        {QStringLiteral("goose-three"), gooseboard::paint, gooseboard::words},
        {QStringLiteral("goose-four"), gooseboard::paint, gooseboard::words},
        {QStringLiteral("yahtzee"), diceshown::paint, diceshown::words},
        {QStringLiteral("yahtzee-endless"), diceshown::paint, diceshown::words},
        {QStringLiteral("yahtzee-hand"), diceshown::paint, diceshown::words},
        {QStringLiteral("yahtzee-dice"), diceshown::paint, diceshown::words},
        {QStringLiteral("ruin-static"), coinpiles::paint, coinpiles::words},
        {QStringLiteral("ruin-dynamic"), coinpiles::paint, coinpiles::words},
        {QStringLiteral("gambler"), coinpiles::paint, coinpiles::words},
        {QStringLiteral("gambler-bet2"), coinpiles::paint, coinpiles::words},
    };
    const auto found = std::ranges::find(pictures, model, &GamePicture::model);
    return found == pictures.end() ? nullptr : &*found;
}

GameData gameDataOf(const Automaton& automaton, State state,
                    const fourcast::chance::ModelValues& values)
{
    GameData game {{}, values};
    const auto parameters = automaton.parameters();
    for (std::size_t i = 0; i < parameters.size(); ++i)
        game.data.insert(parameters[i].variable.name.text(), automaton.value(state, i));
    return game;
}
