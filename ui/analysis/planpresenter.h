// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plantext.h"
#include "core/session/plans/plansession.h"

class AnalysisPanel;
class BoardView;
class GameModel;
class PlayController;
class QAction;

/// What can be done with the plan that is told.
struct PlanActions
{
    QAction* card; ///< can be checked
    QAction* follow;
    QAction* breakIt;
    QAction* copy;
    QAction* save;
};

/// Between the search for plans, the game and those who show it: a sentence in the analysis panel,
/// the card on the board. A plan is looked for while the panel is in sight or the card is wanted,
/// and nothing else thinks. A plan stays as long as the game goes on by its rules, so that the
/// board shows what it names next; one that came by a link takes the place of those that are found.
class PlanPresenter : public QObject
{
    Q_OBJECT

public:
    PlanPresenter(BoardView& board, AnalysisPanel& panel, const GameModel& model,
                  const PlayController& controller, PlanSession& session,
                  const PlanActions& actions, QObject* parent = nullptr);
    /// Stops and waits, some milliseconds.
    ~PlanPresenter() override;

    /// While on, nothing is told: the person is looking for the move.
    void setVeiled(bool on);
    /// Discs are hidden: marks would tell of them.
    void setBlind(bool on);
    /// The board is used for something else than the game.
    void setSetup(bool on);
    /// A hint is being looked for, which is not to be slowed.
    void setHintRunning(bool running);

    /// The plan of a link, whose position is on the board: it is checked away from the window, and
    /// told with its card where it holds.
    void showLinked(const RootedPlan& plan);
    /// The plan that is told; nothing where there is none.
    std::optional<RootedPlan> plan() const;
    /// The sentence, the plan as text and as a link. Empty without a plan.
    QString textForOthers() const;

Q_SIGNALS:
    /// To be followed by a person, with the program as the other side; and the other way round.
    void playPlan(const RootedPlan& plan);
    void breakPlan(const RootedPlan& plan);
    /// A plan of a link fails: a sentence, and the line to be shown from its position on.
    void linkedRefuted(const QString& sentence, const std::vector<Move>& line);
    /// What was found, where the card was asked for and the panel is out of sight.
    void told(const QString& sentence);
    /// A sentence: why nothing can be looked for.
    void failed(const QString& sentence);

protected:
    void connectNotify(const QMetaMethod& signal) override;

private:
    void offerPractice();
    bool isAwake() const;
    /// Is the plan that was told for the position that is looked at, or one from which the game
    /// came here by its rules?
    bool isToldHere() const;
    void keepFound();
    void update();
    void showAll(bool isNews = false);
    void showCard();
    void takeCheck();
    void toggleCard(bool on);
    QString words() const;

    BoardView& m_board;
    AnalysisPanel& m_panel;
    const GameModel& m_model;
    const PlayController& m_controller;
    PlanSession& m_session;
    PlanActions m_actions;
    bool m_veiled = false;
    bool m_blind = false;
    bool m_setup = false;
    bool m_hintRuns = false;
    bool m_cardWanted = false;
    bool m_tells = false; ///< the card was asked for, and nothing was answered yet
    /// A card that is hard to keep in mind is shown where a person asks for it, and not with the
    /// next position.
    quint64 m_hardShown = 0;
    std::optional<RootedPlan> m_told;
    std::optional<PlanVerdict> m_verdict; ///< of the plan that is told
    bool m_isLinked = false; ///< it came by a link
    /// Last: its end is waited for while the rest is still there.
    Job<PlanVerdict> m_check;
};
