// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/threats.h"
#include "ui/analysis/movepreviewpresenter.h"
#include "ui/board/lineplayer.h"
#include "ui/settings/settings.h"

#include <QObject>
#include <optional>

class AnalysisModel;
class AnalysisPanel;
class BoardStage;
class GameModel;
class PlayController;

/// Between what is known of the position and those who show it: chips, evaluation bar and threats
/// at the board, words in the panel, lines that play out. Nothing is solved while none of them is
/// in sight, nor while an engine or a hint thinks.
class AnalysisPresenter : public QObject
{
    Q_OBJECT

public:
    AnalysisPresenter(BoardStage& stage, AnalysisPanel& panel, const GameModel& model,
                      AnalysisModel& analysis, const PlayController& controller,
                      QObject* parent = nullptr);

    /// The way numbers are written, what moves, and what is shown in the present layout.
    void apply(const Settings& settings, const Overlays& overlays);
    /// While on, every answer is hidden: the person is looking for the move. Solving goes
    /// on.
    void setVeiled(bool on);
    /// Somebody plays and does not analyse: moves that are not played yet would be hints.
    void setPlain(bool on);
    /// The board is used for something else than the game.
    void setSetup(bool on);
    /// A hint is being looked for, which is not to be slowed.
    void setHintRunning(bool running);
    LinePlayer& lines() { return m_lines; }
    /// Shows what follows a move, as soon as it is known.
    void followColumn(int column);

private:
    void connectLines();
    bool showsArrows() const { return m_overlays.line && !m_plain; }
    void showAll();
    void showScores();
    void showBoardMarks();
    void showPanel();
    /// Of the position on the board, with what follow-up proves; found once for each position.
    const ThreatReport& threats();
    void handleScores(quint64 key);
    void updatePause();
    void veilPanel();
    bool playFollowed();

    BoardStage& m_stage;
    AnalysisPanel& m_panel;
    const GameModel& m_model;
    AnalysisModel& m_analysis;
    const PlayController& m_controller;
    LinePlayer m_lines;
    MovePreviewPresenter m_movePreview;
    Overlays m_overlays;
    ChipStyle m_chipStyle = ChipStyle::Scores;
    bool m_veiled = false;
    bool m_plain = false;
    bool m_setup = false;
    bool m_hintRuns = false;
    /// What follows this column's move is wanted, and not known yet.
    int m_followed = -1;
    ThreatReport m_threats;
    std::optional<std::uint64_t> m_threatsOf; ///< the position's key
};
