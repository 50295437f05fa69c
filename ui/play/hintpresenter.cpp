// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/hintpresenter.h"

#include "ui/board/boardview.h"
#include "ui/board/lineplayer.h"
#include "ui/play/gamemodel.h"
#include "ui/play/hintsearch.h"
#include "ui/play/playcontroller.h"
#include "ui/text/sidename.h"

#include <utility>

HintPresenter::HintPresenter(BoardView& board, LinePlayer& lines, GameModel& model,
                             const PlayController& controller, HintSearch& search,
                             std::shared_ptr<SolverService> solver, QObject* parent)
    : QObject(parent), m_board(board), m_lines(lines), m_model(model), m_controller(controller),
      m_search(search), m_ladder(model, std::move(solver))
{
    connect(&m_ladder, &HintLadder::hintReady, this, &HintPresenter::show);
    connect(&m_ladder, &HintLadder::refused, this, &HintPresenter::refused);
    connect(&m_ladder, &HintLadder::runningChanged, this, &HintPresenter::runningChanged);
    connect(&m_ladder, &HintLadder::runningChanged, this, &HintPresenter::forgetWhatWasHeard);
    connect(&m_ladder, &HintLadder::countChanged, this, &HintPresenter::countChanged);
    connect(&search, &HintSearch::ready, this, [this] {
        m_isHeard = false;
        m_ladder.countOne();
        Q_EMIT runningChanged();
    });
    connect(&search, &HintSearch::cancelled, this, &HintPresenter::runningChanged);
    connect(&search, &HintSearch::cancelled, this, &HintPresenter::forgetWhatWasHeard);
    connect(&search, &HintSearch::refused, this, &HintPresenter::refused);
    connect(&model, &GameModel::positionChanged, &board, [&board] { board.setHintRegion(-1, -1); });
}

void HintPresenter::ask(const Settings& settings)
{
    if (m_model.position().isFinished())
        m_model.goTo(m_model.game().ply() - 1);
    const SideNames names = sideTitles(settings.shownDiscs());
    const auto asked = settings.exactHints
        ? m_ladder.ask(names)
        : m_search.ask(hintAgainst(settings.hint, m_controller.player(Player::First),
                                   m_controller.player(Player::Second)));
    if (!asked)
        Q_EMIT refused(asked.error().message);
    else if (isRunning())
        sayThatItIsHeard();
    Q_EMIT runningChanged();
}

void HintPresenter::stop()
{
    m_ladder.stop();
    m_search.stop();
}

void HintPresenter::cancel()
{
    m_ladder.cancel();
    m_search.cancel();
    m_board.setHintRegion(-1, -1);
}

bool HintPresenter::isRunning() const
{
    return m_ladder.isRunning() || m_search.isRunning();
}

bool HintPresenter::canAsk() const
{
    return !m_search.isRunning();
}

/// A hint may take a second: a person who sees nothing asks again, and is told what will come.
void HintPresenter::sayThatItIsHeard()
{
    m_isHeard = true;
    const HintStep last = m_ladder.isRunning() ? m_ladder.awaited() : HintStep::Column;
    switch (last) {
    case HintStep::Where:
        Q_EMIT messageReady(tr("Looking for a hint…"));
        break;
    case HintStep::Column:
        Q_EMIT messageReady(tr("Looking for the best column…"));
        break;
    case HintStep::Line:
        Q_EMIT messageReady(tr("Looking for the best column and the next moves…"));
        break;
    }
}

void HintPresenter::forgetWhatWasHeard()
{
    if (!isRunning() && std::exchange(m_isHeard, false))
        Q_EMIT messageReady(QString());
}

void HintPresenter::show(const Hint& hint, HintStep step, const QString& text)
{
    m_isHeard = false;
    if (m_board.isSetupMode())
        return;
    m_lines.clear();
    m_board.setHintRegion(hint.firstColumn, hint.lastColumn);
    if (step != HintStep::Where)
        m_board.setHint(hint.move);
    if (step == HintStep::Line)
        m_lines.play(hint.line);
    Q_EMIT messageReady(text);
}
