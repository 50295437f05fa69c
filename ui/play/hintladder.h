// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/hintsession.h"
#include "core/support/expected.h"

#include <QObject>
#include <memory>
#include <optional>

class GameModel;

/// Help from the exact solver in at most a second, a step at a time: first where to look, then the
/// column, then the line. Steps belong to the position looked at; they are counted per game.
class HintLadder : public QObject
{
    Q_OBJECT

public:
    HintLadder(const GameModel& model, std::shared_ptr<SolverService> solver,
               QObject* parent = nullptr);
    ~HintLadder() override;

    /// The next step; hintReady() follows within a second for the first one and at once for the
    /// others. After the last step it is told again and not counted. `names` go into its sentences.
    /// Fails with a sentence when the game is over here or the system gives no thread. Steps asked
    /// for while the first one is on its way follow it and are counted.
    Expected<void> ask(const SideNames& names);
    /// hintReady() follows within milliseconds, with the best so far. Harmless when idle.
    void stop();
    /// Gives up a hint that is on its way, and begins with the first step again.
    void cancel();
    bool isRunning() const { return m_session.isRunning(); }
    /// The last step that comes when the first one is found.
    HintStep awaited() const;

    /// Steps told in this game, and other hints.
    int count() const { return m_count; }
    /// A hint from elsewhere was given.
    void countOne();

Q_SIGNALS:
    /// `text` is hintText(): whole sentences.
    void hintReady(const Hint& hint, HintStep step, const QString& text);
    /// There will be none, for this reason.
    void refused(const QString& sentence);
    void runningChanged();
    void countChanged(int count);

private:
    void finish(const Hint& hint);
    void tell(HintStep step);
    void tellMore();

    const GameModel& m_model;
    std::optional<Hint> m_hint;
    std::optional<HintStep> m_step;
    int m_count = 0;
    /// Asked for while the first step is on its way.
    int m_more = 0;
    HintSession m_session;
};
