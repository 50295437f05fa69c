// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/h1options.h"
#include "core/study/gamerules.h"

#include <QStringList>

/// How the games of the heuristics study (Kang, Wang, Hu 2019, doi 10.4236/jilsa.2019.112002) are
/// begun, varied and judged. The article leaves it open, and it decides the tables.
enum class StudyProtocol : std::uint8_t
{
    Literal, ///< the flow chart at its word: finished games are known through H1's feature 1 alone
    WinAware, ///< both players know finished games
    BestFit, ///< searched for tables 7 to 9; table 6 fits less well than by Literal
    Fair ///< both know finished games, no lots, all positions of three plies with both colours
};

/// literal, win-aware, best-fit, fair.
QStringList protocolNames();
QString protocolName(StudyProtocol protocol);
/// Fails with a sentence that lists the names.
Expected<StudyProtocol> protocolFromName(const QString& name);
/// What it means in a sentence or two, for every output.
QString protocolSentence(StudyProtocol protocol);

/// Does H2, or an H1 without feature 1, see that a game is over?
bool knowsFinishedGames(StudyProtocol protocol);
/// The openings, lots and colours. In table 6 and the figures the first stays the first
/// (`fixedFirst`) unless both colours are played.
GameRules protocolRules(StudyProtocol protocol, bool fixedFirst);
/// H1 with what the protocol changes about it.
H1Options protocolH1(StudyProtocol protocol, H1Options h1);
/// "study-h1" or "literal-h1"; `heuristic` is "H1" or "H2".
QString protocolEngine(StudyProtocol protocol, const QString& heuristic);
