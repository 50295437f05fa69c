// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/reportpresenter.h"

#include "core/recording/explanationtext.h"
#include "core/recording/recording.h"
#include "core/study/runs/storedgame.h"
#include "core/support/text/listtext.h"
#include "ui/performance/movecomparison.h"
#include "ui/performance/reportpanel.h"
#include "ui/performance/runhistory.h"
#include "ui/play/gamemodel.h"
#include "ui/play/hintsearch.h"
#include "ui/play/playcontroller.h"
#include "ui/style/showndiscs.h"

#include <algorithm>
#include <utility>

namespace {

/// The first report of a search waits so long, each is shown so long at least.
constexpr int shownMs = 100;

}

ReportPresenter::ReportPresenter(ReportPanel& panel, GameModel& model,
                                 const PlayController& controller, const HintSearch& hints,
                                 const RunHistory& history, QObject* parent)
    : QObject(parent), m_panel(panel), m_model(model), m_controller(controller), m_hints(hints),
      m_history(history)
{
    connect(&history, &RunHistory::pointsChanged, this, &ReportPresenter::compare);
    connect(&model, &GameModel::gameReset, this, &ReportPresenter::forget);
    model.addWitness([this] { return [this, moves = m_moves] { m_moves = moves; }; });
    connect(&model, &GameModel::positionChanged, this, &ReportPresenter::showMoveLookedAt);
    connect(&controller, &PlayController::stateChanged, this, &ReportPresenter::dropProgress);
    connect(&controller, &PlayController::progressed, this,
            [this](const SearchReport& report) { takeProgress(report, tr("Search in progress")); });
    connect(&controller, &PlayController::engineMoved, this,
            [this](const SearchReport& report, Player, int ply) { keep(report, ply); });
    connect(&controller, &PlayController::personMoved, this, [this](int ply) {
        m_moves.remove(
            {m_model.game().positionAt(ply - 1).key(), m_model.game().lastMove().column()});
    });
    connect(&hints, &HintSearch::progressed, this,
            [this](const SearchReport& report) { takeProgress(report, tr("Hint in progress")); });
    connect(&hints, &HintSearch::ready, this,
            [this](const SearchReport& report) { showAnswer(report, tr("Hint")); });
    connect(&hints, &HintSearch::cancelled, this, &ReportPresenter::dropProgress);
    m_pace.setSingleShot(true);
    m_pace.setInterval(shownMs);
    connect(&m_pace, &QTimer::timeout, this, &ReportPresenter::showWaiting);
}

void ReportPresenter::forget()
{
    m_moves.clear();
    m_answer.reset();
    m_waiting.reset();
    m_showsProgress = false;
    m_panel.clear();
    Q_EMIT cleared();
}

void ReportPresenter::keep(const SearchReport& report, int ply)
{
    m_moves.insert({report.root.key(), report.bestMove.column()}, report);
    showAnswer(report, tr("Move %1").arg(ply), ply);
}

void ReportPresenter::addStored(const StoredGame& stored)
{
    if (!stored.recording)
        return;
    for (const RecordedMove& recorded : stored.recording->moves)
        if (recorded.report)
            m_moves.insert({recorded.report->root.key(), recorded.move.column()}, *recorded.report);
    showMoveLookedAt();
}

const SearchReport* ReportPresenter::reportOf(const Position& before, Move move) const
{
    const auto found = m_moves.constFind({before.key(), move.column()});
    return found == m_moves.constEnd() ? nullptr : &*found;
}

std::optional<ReportPresenter::Shown> ReportPresenter::moveShown() const
{
    return m_answer && m_answer->ply > 0 && !m_showsProgress
        ? std::optional(Shown {&m_answer->report, m_answer->ply})
        : std::nullopt;
}

void ReportPresenter::keepCosts(const SearchReport& counted)
{
    const auto isOf = [&counted](const SearchReport& report) {
        return report.root == counted.root && report.engine == counted.engine
            && report.nodes == counted.nodes;
    };
    const auto found = m_moves.find({counted.root.key(), counted.bestMove.column()});
    if (found != m_moves.end() && isOf(*found))
        found->costs = counted.costs;
    if (m_answer && isOf(m_answer->report))
        m_answer->report.costs = counted.costs;
}

std::vector<int> ReportPresenter::slowestFirst() const
{
    const Game& game = m_model.game();
    std::vector<std::pair<std::chrono::nanoseconds, int>> searched;
    for (int ply = 1; ply <= game.length(); ++ply)
        if (const SearchReport* const report
            = reportOf(game.positionAt(ply - 1), game.moves()[static_cast<std::size_t>(ply) - 1]))
            searched.emplace_back(-report->time, ply);
    std::ranges::sort(searched);
    std::vector<int> plies;
    for (const auto& [time, ply] : searched)
        plies.push_back(ply);
    return plies;
}

void ReportPresenter::showMoveLookedAt()
{
    const Game& game = m_model.game();
    const SearchReport* const found
        = game.ply() > 0 ? reportOf(game.positionAt(game.ply() - 1), game.lastMove()) : nullptr;
    if (found)
        showAnswer(*found, tr("Move %1").arg(game.ply()), game.ply());
    else if (m_answer && m_answer->ply > 0 && !m_showsProgress)
        showFromElsewhere(*m_answer);
}

/// The last move of a game may be a person's: there the engine's before it is the newest.
void ReportPresenter::showFromElsewhere(const Answer& answer)
{
    const Game& game = m_model.game();
    if (game.atEnd()) {
        if (m_saysElsewhere)
            show(answer.report, answer.title);
        return;
    }
    show(answer.report,
         game.ply() == 0 ? tr("Move %1 (the board shows the start)").arg(answer.ply)
                         : tr("Move %1 (the board shows move %2)").arg(answer.ply).arg(game.ply()));
    const bool isInLine = answer.ply <= game.length()
        && game.moves()[static_cast<std::size_t>(answer.ply) - 1] == answer.report.bestMove
        && game.positionAt(answer.ply - 1).key() == answer.report.root.key();
    m_panel.offerMove(isInLine ? answer.ply : 0);
    m_saysElsewhere = true;
}

void ReportPresenter::showAnswer(const SearchReport& report, const QString& title, int ply)
{
    m_answer = {report, title, ply};
    m_waiting.reset();
    m_showsProgress = false;
    show(report, title);
    compare();
}

void ReportPresenter::compare()
{
    if (m_showsProgress || !m_answer)
        return;
    const auto comparison = compareMove(m_history, m_answer->report, m_answer->ply);
    const auto why = explainMove(m_history, m_answer->report, m_answer->ply);
    QStringList sentences {comparison ? comparisonText(*comparison) : QString()};
    if (why)
        sentences += explanationSentences(*why);
    m_panel.setComparison(joinedTexts(sentences), why.value_or(MoveExplanation()));
}

void ReportPresenter::takeProgress(const SearchReport& report, const QString& title)
{
    m_waiting = {report, title};
    if (!m_pace.isActive())
        m_pace.start();
}

void ReportPresenter::showWaiting()
{
    if (const auto waiting = std::exchange(m_waiting, std::nullopt))
        showProgress(waiting->report, waiting->title);
}

void ReportPresenter::showProgress(const SearchReport& report, const QString& title)
{
    m_showsProgress = true;
    m_pace.start();
    show(report, title);
    m_panel.setComparison({}, {});
}

/// A search that was given up is no longer in progress: the answer before it stands.
void ReportPresenter::dropProgress()
{
    if (m_hints.isRunning() || m_controller.state() == PlayController::State::Thinking)
        return;
    m_waiting.reset();
    if (!m_showsProgress)
        return;
    m_showsProgress = false;
    m_panel.clear();
    Q_EMIT cleared();
    if (m_answer)
        show(m_answer->report, m_answer->title);
    compare();
}

void ReportPresenter::show(const SearchReport& report, const QString& title)
{
    m_panel.setReport(report, title, ShownDiscs::theme());
    m_panel.offerMove(0);
    m_saysElsewhere = false;
    Q_EMIT shown(report, title);
}
