// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/simulator/games/gamepicture.h"

#include "ui/labs/chance/simulator/games/coinpiles.h"
#include "ui/labs/chance/simulator/games/diceshown.h"
#include "ui/labs/chance/simulator/games/gooseboard.h"

using fourcast::chance::Automaton;
using fourcast::chance::State;

const GamePicture* gamePictureOf(const QString& model)
{
    using fourcast::chance::ModelInfo;
    static const GamePicture coins {coinpiles::paint, coinpiles::words, coinpiles::situation,
                                    coinpiles::deed};
    static const GamePicture dice {diceshown::paint, diceshown::words, diceshown::situation,
                                   diceshown::deed};
    static const GamePicture track {gooseboard::paint, gooseboard::words};
    const std::vector<ModelInfo> known = fourcast::chance::models();
    const ModelInfo* const info = fourcast::chance::findModel(known, model);
    if (!info)
        return nullptr;
    switch (info->picture) {
    case ModelInfo::Picture::Coins:
        return &coins;
    case ModelInfo::Picture::Dice:
        return &dice;
    case ModelInfo::Picture::Track:
        return &track;
    }
    return nullptr;
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
