// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/lens.h"
#include "ui/settings/settings.h"

#include <QObject>

class BoardStage;
class BoardView;
class GameModel;
class LensPanel;

/// Between the heuristics' parts and those who show them: numbers and tints on the board, the list
/// beside it, and the light on what is chosen there.
class LensPresenter : public QObject
{
    Q_OBJECT

public:
    LensPresenter(BoardStage& stage, LensPanel& panel, const GameModel& model,
                  QObject* parent = nullptr);

    /// What is shown in the present layout.
    void apply(const Overlays& overlays);
    /// While on, nothing is shown: the person is looking for the move.
    void setVeiled(bool on);
    /// The board is used for something else than the game.
    void setSetup(bool on);

private:
    void show();
    LensReport report() const;
    void showHeat(const LensReport& report);
    bool isHidden() const { return m_veiled || m_setup; }

    BoardStage& m_stage;
    BoardView& m_board;
    LensPanel& m_panel;
    const GameModel& m_model;
    Overlays m_overlays;
    bool m_veiled = false;
    bool m_setup = false;
};
