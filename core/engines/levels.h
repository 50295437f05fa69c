// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/blindspot.h"

#include <QString>
#include <optional>
#include <vector>

/// A strength that was measured by games (`fourcast-cli ladder`), with its 95 % interval. Where the
/// scale begins and how the interval comes about: core/statistics/elo.h.
struct MeasuredElo
{
    double elo = 0;
    double low = 0;
    double high = 0;
    /// Of this opponent.
    int games = 0;
};

/// One of the eight named opponents, from beginner to perfect.
struct Level
{
    int number = 1;
    /// Of the figure that shows it, translated: "Chick". Sentences call it so.
    QString name;
    /// How well it plays, translated: "Beginner".
    QString grade;
    /// The same in English, for what is read in any language: files.
    QString englishGrade;
    /// The name that makeEngine() knows, "level-1".
    QString engine;
    /// Plies that it looks ahead; 42 for the one that sees every game to its end.
    int depth = 1;
    /// The share of its moves that are others than those it found; drawn from the engine's seed.
    double errorRate = 0;
    BlindSpot blindness = BlindSpot::None;
    /// What it does not see: a translated sentence.
    QString blindSpot;
    /// What a person who never read a manual may know of it: one plain translated sentence.
    QString invitation;
    /// Depth, errors and blind spot in translated sentences.
    QString description;
    /// Nothing where the measurement is of other settings than these.
    std::optional<MeasuredElo> elo;

    /// "Chick (Beginner)", translated: for lists of opponents.
    QString title() const;
    /// "depth 4, 12 % errors, blind spot 4", never translated: what a measurement is true for.
    QString settings() const;
};

/// What settings() once wrote, of these opponents or of others before them, in translated
/// sentences; another text as it is.
QString levelSettingsText(const QString& settings);

/// The opponents, weakest first, in the language of the moment. The reference holds until the
/// program ends. May be called from any thread.
const std::vector<Level>& levels();

/// Null when no opponent is called so. The pointer holds until the program ends.
const Level* findLevel(const QString& engine);
