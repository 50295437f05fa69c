// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/automaton/automaton.h"
#include "core/chance/models/modeltable.h"
#include "ui/paper/plotframe.h"

#include <QMap>

class QPainter;

/// What a picture of a game is drawn from: the data of a state by the names of the parameters, and
/// with which values of its parameters the model was made.
struct GameData
{
    QMap<QString, std::int64_t> data;
    fourcast::chance::ModelValues values;

    std::int64_t at(const QString& name) const { return data.value(name); }
};

/// How the states of a model are drawn as the game that a person knows.
struct GamePicture
{
    void (*paint)(QPainter& painter, const QRectF& place, const GameData& game,
                  const FigureStyle& style)
        = nullptr;
    /// The same for who does not see it.
    QString (*words)(const GameData& game) = nullptr;
    /// What a decision is made with: "3 coins". Null or empty where the data say it as well.
    QString (*situation)(const GameData& game) = nullptr;
    /// What a choice does: "bet to win 2". Null or empty where its name says it as well.
    QString (*deed)(const fourcast::chance::Action& action) = nullptr;
};

/// That of a model; null where it is none of those that can be drawn.
const GamePicture* gamePictureOf(const QString& model);
GameData gameDataOf(const fourcast::chance::Automaton& automaton, fourcast::chance::State state,
                    const fourcast::chance::ModelValues& values);
