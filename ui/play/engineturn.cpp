// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/engineturn.h"

#include <utility>

EngineTurn::EngineTurn(std::unique_ptr<Engine> engine, QObject* parent)
    : QObject(parent), m_session(std::move(engine))
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &EngineTurn::sendAnswer);
    connect(&m_session, &EngineSession::finished, this, &EngineTurn::handleAnswer);
    connect(&m_session, &EngineSession::failed, this, [this](const QString& sentence) {
        m_root.reset();
        Q_EMIT failed(sentence);
    });
    connect(&m_session, &EngineSession::progressed, this, [this](const SearchReport& report) {
        if (m_root && report.root == *m_root)
            Q_EMIT progressed(report);
    });
}

Expected<void> EngineTurn::start(const Position& root, const SearchLimits& limits, int minimumMs)
{
    abandon();
    if (auto started = m_session.start(root, limits); !started)
        return started;
    m_root = root;
    m_minimumMs = minimumMs;
    m_since.start();
    return {};
}

void EngineTurn::skipWait()
{
    m_minimumMs = 0;
    if (m_answer)
        m_timer.start(0);
}

void EngineTurn::hurry()
{
    skipWait();
    m_session.stop();
}

void EngineTurn::setHeld(bool held)
{
    if (held == m_held)
        return;
    m_held = held;
    if (!m_held && m_answer && !m_timer.isActive())
        m_timer.start(0);
}

void EngineTurn::abandon()
{
    m_root.reset();
    m_answer.reset();
    m_timer.stop();
    m_session.abandon();
}

void EngineTurn::newGame()
{
    abandon();
    m_session.newGame();
}

void EngineTurn::handleAnswer(const SearchReport& report)
{
    if (report.root != *m_root) {
        m_root.reset();
        Q_EMIT lost();
        return;
    }
    m_answer = report;
    const qint64 left = m_minimumMs - m_since.elapsed();
    m_timer.start(static_cast<int>(std::max<qint64>(left, 0)));
}

void EngineTurn::sendAnswer()
{
    if (m_held)
        return;
    const SearchReport report = *std::exchange(m_answer, std::nullopt);
    m_root.reset();
    Q_EMIT answered(report);
}
