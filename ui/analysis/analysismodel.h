// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solver/solvereport.h"

#include <QCache>
#include <QObject>
#include <QSet>
#include <chrono>
#include <memory>
#include <optional>

class ColumnsSession;
class GameModel;
class SolverService;

/// Exact scores of every column of the position looked at, away from the window: filled in column
/// by column, kept across moves, from the view of the side to move. Another position that is looked
/// at ends the search for the one before within 100 ms.
///
/// Works at low priority on all cores, so that the window stays smooth, and gives way to who is
/// more urgent at the solver. An engine that thinks without it is not to be slowed either: whoever
/// lets engines think calls setPaused().
class AnalysisModel : public QObject
{
    Q_OBJECT

public:
    AnalysisModel(const GameModel& model, std::shared_ptr<SolverService> solver,
                  QObject* parent = nullptr);
    ~AnalysisModel() override;

    /// Solves the position looked at, the line to the end included. Off at first.
    void setEnabled(bool on);
    bool isEnabled() const { return m_enabled; }
    /// After the position looked at, solves the game's other positions, last to first, without
    /// their lines; also where setEnabled() is off. Off at first.
    void requestAll(bool on);
    /// Solves this position with its line as well, before the game's others and also where
    /// setEnabled() is off, until another one is looked at or asked for. A finished one is ignored.
    void follow(const Position& position);
    /// Rests, and goes on later with what was learnt. What is known stays known.
    void setPaused(bool on);

    /// What is known of a position, partial or whole; nothing when it was never looked into, or has
    /// ended.
    std::optional<ColumnsReport> scores(const Position& position) const;
    /// Of the position looked at; where nothing is known yet, columns that can be played have a
    /// wide interval.
    ColumnsReport current() const;
    bool isRunning() const { return m_task.has_value(); }
    /// Was a laboratory at work while the solver looked into it? Its time is no measure then.
    bool isDisturbed(const Position& position) const;

Q_SIGNALS:
    /// More is known of a position, of any.
    void scoresChanged(quint64 positionKey);
    /// It began to work, or rests; isRunning().
    void runningChanged();
    /// A sentence: why nothing can be solved. It is tried again with the next position.
    void failed(const QString& sentence);

private:
    struct Task
    {
        Position position;
        bool withLine = false;

        friend bool operator==(const Task&, const Task&) = default;
    };

    bool isDone(const Task& task) const;
    std::optional<Task> nextTask() const;
    void showPosition();
    void update();
    void take(const ColumnsReport& report);
    void finish(const ColumnsReport& report);

    const GameModel& m_model;
    std::unique_ptr<ColumnsSession> m_session;
    QCache<quint64, ColumnsReport> m_known;
    std::optional<Task> m_task;
    std::optional<Task> m_followed;
    /// What was known when the task began; its nodes and time count on.
    ColumnsReport m_before;
    std::chrono::steady_clock::time_point m_began;
    /// By their keys.
    QSet<quint64> m_disturbed;
    bool m_enabled = false;
    bool m_all = false;
    bool m_paused = false;
};
