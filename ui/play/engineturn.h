// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/searchreport.h"
#include "core/session/enginesession.h"

#include <QElapsedTimer>
#include <QTimer>
#include <optional>

/// An engine that takes its turns where a person can see it think: a search away from the window
/// whose answer comes no earlier than a while after its start.
class EngineTurn : public QObject
{
    Q_OBJECT

public:
    explicit EngineTurn(std::unique_ptr<Engine> engine, QObject* parent = nullptr);

    /// From start() until answered() is sent, the waiting included.
    bool isThinkingAbout(const Position& position) const { return m_root == position; }
    /// Abandons what runs, and thinks about this position. Fails with a sentence where the system
    /// gives no thread to think on.
    [[nodiscard]] Expected<void> start(const Position& root, const SearchLimits& limits,
                                       int minimumMs);
    /// Answers as soon as the search is done.
    void skipWait();
    /// Answers with the best so far, without waiting any longer.
    void hurry();
    /// While held, an answer is kept back; the search goes on.
    void setHeld(bool held);
    /// Stops, waits, and sends nothing more about the present position.
    void abandon();
    /// Abandons what runs, and forgets earlier searches.
    void newGame();

Q_SIGNALS:
    /// Once per finished depth.
    void progressed(const SearchReport& report);
    /// Once per start(), unless abandoned or failed.
    void answered(const SearchReport& report);
    /// The engine spoke of another position than the one asked about, and no answer will come.
    void lost();
    /// In place of answered(), a sentence: why no answer will come.
    void failed(const QString& sentence);

private:
    void handleAnswer(const SearchReport& report);
    void sendAnswer();

    EngineSession m_session;
    std::optional<Position> m_root;
    /// Waits for the visible thinking time to pass.
    std::optional<SearchReport> m_answer;
    QElapsedTimer m_since;
    QTimer m_timer;
    int m_minimumMs = 0;
    bool m_held = false;
};
