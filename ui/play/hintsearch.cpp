// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/hintsearch.h"

#include "core/session/enginesession.h"
#include "core/session/hintlimits.h"
#include "ui/play/gamemodel.h"

HintSearch::HintSearch(const GameModel& model, QObject* parent)
    : QObject(parent), m_model(model), m_makeEngine(makeEngine)
{
    connect(&m_model, &GameModel::gameReset, this, &HintSearch::cancel);
    connect(&m_model, &GameModel::positionChanged, this, &HintSearch::cancel);
}

HintSearch::~HintSearch() = default;

Expected<void> HintSearch::ask(const Entrant& engine)
{
    const Position& root = m_model.position();
    if (root.isFinished())
        return fail(tr("The game is over here, so there are no hints."));
    FOURCAST_LET(auto made, m_makeEngine(engine.engine, engine.options));
    Entrant limited = engine;
    limited.ensureLimit();

    cancel();
    m_options = engine.options;
    m_session = std::make_unique<EngineSession>(std::move(made));
    connect(m_session.get(), &EngineSession::progressed, this, [this](const SearchReport& report) {
        if (report.root == m_model.position())
            Q_EMIT progressed(report);
    });
    connect(m_session.get(), &EngineSession::finished, this, &HintSearch::finish);
    connect(m_session.get(), &EngineSession::failed, this, [this](const QString& sentence) {
        m_session.release()->deleteLater();
        Q_EMIT cancelled();
        Q_EMIT refused(sentence);
    });
    auto started = m_session->start(root, limited.limits);
    if (!started)
        m_session.reset();
    return started;
}

void HintSearch::finish(const SearchReport& report)
{
    // Its own signal is being handled: it goes when the event loop is back.
    m_session.release()->deleteLater();
    if (report.root == m_model.position() && !report.failure) {
        Q_EMIT ready(report);
        return;
    }
    Q_EMIT cancelled();
    if (report.failure)
        Q_EMIT refused(tr("There is no hint. %1: %2.", "a program, how it failed")
                           .arg(report.engine, report.failure->toText()));
}

void HintSearch::stop()
{
    if (m_session)
        m_session->stop();
}

void HintSearch::cancel()
{
    if (!m_session)
        return;
    m_session->abandon();
    m_session.release()->deleteLater();
    Q_EMIT cancelled();
}

bool HintSearch::isRunning() const
{
    return m_session != nullptr;
}

Entrant hintAgainst(Entrant hint, const Entrant& first, const Entrant& second)
{
    for (const Entrant& player : {first, second})
        if (!player.human && engineInfo(player.engine).searches()) {
            SearchLimits limits = player.limits;
            if (!engineInfo(player.engine).takesDepth())
                limits.depth = 0;
            hint.limits = hintLimits(hint.limits, limits);
        }
    return hint;
}
