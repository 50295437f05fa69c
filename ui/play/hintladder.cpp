// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/hintladder.h"

#include "ui/play/gamemodel.h"

#include <algorithm>
#include <utility>

namespace {

constexpr int stepsAfterTheFirst = 2;

}

HintLadder::HintLadder(const GameModel& model, std::shared_ptr<SolverService> solver,
                       QObject* parent)
    : QObject(parent), m_model(model), m_session(std::move(solver))
{
    connect(&m_session, &HintSession::found, this, &HintLadder::finish);
    connect(&m_session, &HintSession::failed, this, [this](const QString& sentence) {
        Q_EMIT runningChanged();
        Q_EMIT refused(sentence);
    });
    connect(&m_model, &GameModel::positionChanged, this, &HintLadder::cancel);
    connect(&m_model, &GameModel::gameReset, this, [this] {
        cancel();
        if (std::exchange(m_count, 0) > 0)
            Q_EMIT countChanged(0);
    });
}

HintLadder::~HintLadder() = default;

Expected<void> HintLadder::ask(const SideNames& names)
{
    const Position& position = m_model.position();
    if (position.isFinished())
        return fail(tr("The game is over here, so there are no hints."));
    if (isRunning()) {
        m_more = std::min(m_more + 1, stepsAfterTheFirst);
        return {};
    }
    if (m_hint) {
        tellMore();
        return {};
    }
    m_more = 0;
    auto started = m_session.start(position, names);
    Q_EMIT runningChanged();
    return started;
}

void HintLadder::finish(const Hint& hint)
{
    m_hint = hint;
    tell(HintStep::Where);
    for (int more = std::exchange(m_more, 0); more > 0; --more)
        tellMore();
    Q_EMIT runningChanged();
}

HintStep HintLadder::awaited() const
{
    return static_cast<HintStep>(static_cast<int>(HintStep::Where) + m_more);
}

void HintLadder::tellMore()
{
    tell(m_step == HintStep::Where ? HintStep::Column : HintStep::Line);
}

void HintLadder::tell(HintStep step)
{
    const bool isNew = step != m_step;
    m_step = step;
    const Hint hint = *m_hint;
    Q_EMIT hintReady(hint, step, hintText(hint, m_model.position(), step));
    if (isNew)
        countOne();
}

void HintLadder::countOne()
{
    ++m_count;
    Q_EMIT countChanged(m_count);
}

void HintLadder::stop()
{
    m_session.stop();
}

void HintLadder::cancel()
{
    m_hint.reset();
    m_step.reset();
    if (!isRunning())
        return;
    m_session.cancel();
    Q_EMIT runningChanged();
}
