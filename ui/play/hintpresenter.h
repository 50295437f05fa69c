// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/hintladder.h"
#include "ui/settings/settings.h"

#include <QObject>

class BoardView;
class GameModel;
class HintSearch;
class LinePlayer;
class PlayController;

/// What happens when a person asks for a hint: the exact solver's, a step at a time, or a search by
/// the engine of their choice. Steps are marks on the board; their sentences stand above it or in
/// the status line, and until the first is there one that each question was heard.
class HintPresenter : public QObject
{
    Q_OBJECT

public:
    HintPresenter(BoardView& board, LinePlayer& lines, GameModel& model,
                  const PlayController& controller, HintSearch& search,
                  std::shared_ptr<SolverService> solver, QObject* parent = nullptr);

    /// After the end of a game, the hint is for the move before: that is what people want to know
    /// then.
    void ask(const Settings& settings);
    /// The best so far, now.
    void stop();
    /// Nothing of a hint is left on the board either.
    void cancel();
    bool isRunning() const;
    /// Can it be asked now? The steps of a hint can while the first is on its way.
    bool canAsk() const;
    const HintLadder& ladder() const { return m_ladder; }

Q_SIGNALS:
    void runningChanged();
    /// Stays as long as the position. Empty when what was looked for will not come.
    void messageReady(const QString& sentence);
    /// Why there is none.
    void refused(const QString& sentence);
    void countChanged(int count);

private:
    void show(const Hint& hint, HintStep step, const QString& text);
    void sayThatItIsHeard();
    void forgetWhatWasHeard();

    BoardView& m_board;
    LinePlayer& m_lines;
    GameModel& m_model;
    const PlayController& m_controller;
    HintSearch& m_search;
    HintLadder m_ladder;
    /// It is said that a hint is looked for.
    bool m_isHeard = false;
};
