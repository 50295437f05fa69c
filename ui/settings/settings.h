// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/people.h"
#include "core/clock/timecontrol.h"
#include "core/match/entrant.h"
#include "core/search/costs/costfigures.h"
#include "ui/settings/duelscore.h"
#include "ui/settings/keytext.h"
#include "ui/style/looks.h"

#include <QByteArray>
#include <QMap>
#include <QStringList>

class QSettings;

/// What the board shows beyond the game itself.
struct Overlays
{
    bool scores = false; ///< chips below the columns
    bool bar = false; ///< evaluation bar
    bool threats = false;
    bool line = false; ///< arrows of the best line
    bool heat = false; ///< what each square contributes to a heuristic

    friend bool operator==(const Overlays&, const Overlays&) = default;
};

/// What the preferences dialog edits, and nothing else: it can't write back what has changed
/// elsewhere in the meantime.
struct Preferences
{
    /// Hints come from the exact solver; `hint` is asked otherwise.
    bool exactHints = true;
    /// A search engine, a depth or a time for hints.
    Entrant hint {.engine = QStringLiteral("mapped-h1"), .limits = {.depth = 10}};
    ColorScheme colorScheme = ColorScheme::System;
    DiscTheme discTheme = DiscTheme::Safe;
    BoardMaterial material = BoardMaterial::Plastic; ///< of the board
    int textSize = textSizes.front(); ///< percent of the system's
    bool glyphs = true; ///< star and ring on the discs
    bool coordinates = true; ///< column letters and row numbers
    bool flipped = false; ///< the board seen from the other side (columns mirrored)
    AnimationSpeed animation = AnimationSpeed::Normal;
    ChipStyle chipStyle = ChipStyle::Scores;
    int minimumThinkingMs = 350;
    int autoPlayDelayMs = 300;
    bool logAxis = false;
    bool autosave = true;
    bool keepGames = true; ///< every game in "My games"
    bool confirmDiscard = true;
    QString language; ///< "en", "es"; empty follows the system
    bool showStartPanel = true;
    bool demo = true; ///< two opponents play on the start page while nobody does anything

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

/// All that a person may want to keep, as a value: loaded once, passed to those that need a part of
/// it, saved when changed. INI text with a version number; unknown or broken values fall back to
/// defaults.
struct Settings : Preferences
{
    static constexpr int currentVersion = 1;
    static constexpr int maximumRecentFiles = 10;

    Entrant first = Entrant::person();
    /// Whom a newcomer can beat.
    Entrant second {.engine = QStringLiteral("level-1")};

    Overlays playOverlays; ///< in the Play layout: nothing that gives a move away
    Overlays analyseOverlays {.scores = true, .bar = true, .line = true};
    Overlays labOverlays; ///< nothing that would search beside what is measured
    QStringList otherAxes; ///< of charts, by their ids, whose axis is not as `logAxis` says
    /// Of charts, by their ids, whose axis a person chose, or `all`: the others choose their own.
    QStringList chosenAxes;
    bool studyBelow = false; ///< the article's curves below those of engine moves
    QString figure = QStringLiteral("branchingFactor"); ///< of a search, in the chart of any
    bool figureByGame = false; ///< a point for each game there, not for each move
    CostMeasure costMeasure = CostMeasure::Nodes; ///< what boxes of trees by cost are as wide as
    CostFigure costFigure = CostFigure::FirstCutoffs; ///< and what colours them
    QStringList foldedParts; ///< of the engine report, by their ids
    bool sound = true; ///< sounds for discs, turns and the end of a game
    Blindfold blindfold = Blindfold::Off; ///< in Play
    TimeControl clock; ///< of the next game between two people
    bool hideQuality = false; ///< of reviewed moves, until a try has answered
    bool teacherNotes = false; ///< of a lesson that is open are shown
    bool opponentStarts = false; ///< chosen on the start page; the next rematch changes nothing
    bool otherColor = false; ///< a person plays with the colour that is the theme's second one
    bool colorsSwapped = false; ///< in this game who starts has the theme's second colour
    bool tourSeen = false; ///< begun or left, it is not offered again
    People people; ///< who play here
    DuelScores scores;
    KeyChanges keys; ///< of actions whose keys a person has changed
    QStringList recentFiles;

    QByteArray windowGeometry;
    QByteArray windowState;
    QMap<QString, QByteArray> leftLayouts; ///< the states of the other layouts, by their names
    QString windowLayout; ///< "play", "analyse", "teach", "lab", "measure"; empty: not set
    QString experimentFile; ///< where games of experiments are kept; empty for the usual place
    QString labPage; ///< of the laboratory, by its id; empty for the first
    QMap<QString, QString> labFields; ///< what is chosen on its pages, by their ids, as JSON

    /// Could save() have written this file, as far as its kinds of values go? Qt reads others, such
    /// as `@Variant(...)`, from sizes that it believes: a few bytes may ask for gigabytes.
    static bool couldBeOurs(const QByteArray& file);
    static Settings load(QSettings& store);
    /// Of engines that the file names and that are not there, programs of others: a sentence each,
    /// to be asked for before it is written again. load() has the usual ones in their place.
    static QStringList lostEngines(QSettings& store);
    void save(QSettings& store) const;
    /// What is another than in `before` alone, so that what other windows have written stays.
    void saveChanges(QSettings& store, const Settings& before) const;

    /// Who play here from now on. `renamed` has old names with their new ones: those keep their
    /// scores, and who is not in the list any more has none.
    void setPeople(const People& now, const QMap<QString, QString>& renamed);
    /// An engine, or a person by a name of the list; another one is without a name.
    Entrant known(const Entrant& player) const;

    /// The disc theme with its colours as they are in this game.
    DiscTheme shownDiscs() const { return swappedTheme(discTheme, colorsSwapped); }

    /// Puts a file on top of the recent ones, as an absolute path, each only once.
    void addRecentFile(const QString& path);
    void removeRecentFile(const QString& path);

    friend bool operator==(const Settings&, const Settings&) = default;
};
