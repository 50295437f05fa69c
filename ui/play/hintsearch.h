// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/entrant.h"
#include "core/search/searchreport.h"
#include "ui/play/enginemaker.h"

#include <QObject>
#include <memory>

class EngineSession;
class GameModel;

/// Searches for a good move in the position looked at, beside whatever else runs. A hint belongs to
/// its position: when another one is looked at, it is given up.
class HintSearch : public QObject
{
    Q_OBJECT

public:
    explicit HintSearch(const GameModel& model, QObject* parent = nullptr);
    ~HintSearch() override;

    void setEngineMaker(EngineMaker maker) { m_makeEngine = std::move(maker); }

    /// Gives up a hint that is on its way and searches with this engine's limits. Fails with a
    /// sentence when the game is over here, there is no such engine, or no thread to search on.
    Expected<void> ask(const Entrant& engine);
    /// ready() follows within milliseconds, with the best so far. Harmless when idle.
    void stop();
    void cancel();
    bool isRunning() const;
    /// Of the engine that was asked last.
    const EngineOptions& options() const { return m_options; }

Q_SIGNALS:
    /// Once per finished depth.
    void progressed(const SearchReport& report);
    void ready(const SearchReport& report);
    /// The hint asked for will not come.
    void cancelled();
    /// After cancelled(), a sentence: why it will not.
    void refused(const QString& sentence);

private:
    void finish(const SearchReport& report);

    const GameModel& m_model;
    EngineMaker m_makeEngine;
    EngineOptions m_options;
    std::unique_ptr<EngineSession> m_session;
};

/// The hint's engine, with limits that let it see further than these players' engines.
Entrant hintAgainst(Entrant hint, const Entrant& first, const Entrant& second);
