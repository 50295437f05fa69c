// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/matchgame.h"
#include "core/statistics/sprt.h"
#include "core/study/protocol.h"

#include <array>
#include <optional>

/// What the article printed for a cell, as shares from 0 to 1. Draws are in neither share.
struct PublishedCell
{
    double first = 0.0;
    /// Missing where it printed the one share only.
    std::optional<double> second;
    /// The games behind it.
    int rounds = 0;

    friend bool operator==(const PublishedCell&, const PublishedCell&) = default;
};

/// One pairing. Entrant a is the one whose share of wins stands first: the first in table 6, H1 in
/// tables 7 to 9.
struct ExperimentCell
{
    /// "table9/d4": the same in every run, so that its games are found again.
    QString id;
    /// Where it stands in the grid.
    QString row;
    QString column;
    Entrant a;
    Entrant b;
    int rounds = 0;
    /// Each game has a seed that follows from this one and its round alone. Below 2^53.
    std::uint64_t seed = 1;
    std::optional<PublishedCell> article;
    /// Of a kept one: which version a and b were where they are programs of others, since another
    /// version is another player; 0 for ours, and where it was not kept: what they are now.
    std::array<int, 2> versions {};

    /// A sentence where a or b is not there, or is another version than it was.
    Expected<void> check() const;
};

/// The sequential test that every pairing gets: is entrant a the stronger one?
struct ExperimentTest
{
    /// Missing: those that fit the rounds of the pairing, sprtFor().
    std::optional<SprtOptions> bounds;
    /// A pairing ends with the pair of games that decides it; its rounds are then the most that are
    /// played. The games are the same ones.
    bool endsPairings = false;

    SprtOptions boundsFor(const ExperimentCell& cell) const
    {
        return bounds.value_or(sprtFor(cell.rounds));
    }

    friend bool operator==(const ExperimentTest&, const ExperimentTest&) = default;
};

/// What of the article an experiment repeats.
enum class ArtefactKind : std::uint8_t
{
    None, ///< nothing: it is one's own
    Table,
    Figure ///< one game, move by move
};

/// A grid of pairings played by the same rules.
struct Experiment
{
    /// Names the settings too ("table9-literal", "table9-fair-s7"), so that runs of one table by
    /// several protocols stand side by side; safe as a file name. "own-..." for own experiments.
    QString id;
    /// "table9"; empty for own experiments.
    QString artefact;
    QString title;
    /// Missing for own experiments.
    std::optional<StudyProtocol> protocol;
    GameRules rules;
    std::vector<ExperimentCell> cells;
    ExperimentTest test;

    ArtefactKind kind() const;
    bool isFigure() const { return kind() == ArtefactKind::Figure; }
    /// As many as it has at most, see ExperimentTest.
    int games() const;
    /// Where the cell of this id stands in `cells`; -1 where it has none of that id.
    int indexOf(const QString& cellId) const;
    /// What it is played by: the protocol's sentence, or the rules'.
    QString protocolText() const;
    /// The rounds of a cell in words: "100", or "the first 100 of 476" where the rules have more
    /// openings than are played.
    QString roundsText(const ExperimentCell& cell) const;
    /// "H1 strict", or what differs from it; empty for own experiments, whose entrants tell theirs.
    QString variant;
};

/// The labels of an experiment's table, in the order in which they come.
struct ExperimentLabels
{
    QStringList rows {};
    QStringList columns {};

    ExperimentLabels() = default;
    explicit ExperimentLabels(const Experiment& experiment);
    /// Are there several of both?
    bool isGrid() const { return rows.size() > 1 && columns.size() > 1; }
};

/// Settings of the six artefacts of the study.
struct StudySettings
{
    StudyProtocol protocol = StudyProtocol::Literal;
    H1Options h1 {};
    /// For each cell; 0 takes the article's, or all 476 of the fair protocol, which has no more.
    int rounds = 0;
    /// 0 takes 1000 for table 6, 2000 for tables 7 and 8, 3000 for table 9, 4000 for the figures.
    std::uint64_t seed = 0;
    /// Cells that search deeper are left out; 0 leaves none out.
    int maximumDepth = 0;
    /// The fair protocol with Openings::AllThreePlies, as older versions of the program played it:
    /// for the runs that they kept.
    bool olderOpenings = false;
    ExperimentTest test {};
};

/// table6, table7, table8, table9, figure12, figure13.
QStringList studyArtefacts();
/// "Table 9: H1 against H2".
QString artefactTitle(const QString& artefact);
/// One of the article's tables or figures, with its own numbers in each cell. Fails with a sentence
/// when there is no such artefact, or nothing is left of it at that depth.
Expected<Experiment> studyExperiment(const QString& artefact, const StudySettings& settings);

enum class ExperimentShape : std::uint8_t
{
    RoundRobin, ///< each two once
    Gauntlet, ///< the first against all others
    Grid ///< each against each, itself included: columns move first where colours are fixed
};

/// An experiment of one's own. All cells share a seed, hence their openings.
Experiment ownExperiment(const QString& title, ExperimentShape shape,
                         const std::vector<Entrant>& entrants, const GameRules& rules, int rounds,
                         std::uint64_t seed);
