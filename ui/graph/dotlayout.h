// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/graph/painting/graphplacement.h"

#include <QObject>
#include <QProcess>
#include <QTimer>
#include <chrono>

/// The layout of a graph by Graphviz's `dot`, run as a program beside this one: its licence forbids
/// to link it. Where it is missing, fails or takes too long, the placement is by levels.
class DotLayout : public QObject
{
    Q_OBJECT

public:
    /// Why a placement is as it is.
    enum class Outcome : std::uint8_t
    {
        Drawn, ///< by dot
        Missing, ///< there is no such program
        Failed, ///< it ended otherwise than it should
        TooLong, ///< the time was over
        TooLarge, ///< it has so many edges that the time would be over
        Skipped ///< cancelled, or there is nothing to lay out
    };
    Q_ENUM(Outcome)

    explicit DotLayout(QObject* parent = nullptr);
    ~DotLayout() override;

    /// A graph of more edges would take dot longer than anybody wants to wait.
    static constexpr int mostEdges = 4000;

    /// 8 seconds unless said otherwise.
    void setTimeLimit(std::chrono::milliseconds limit) { m_limit = limit; }
    std::chrono::milliseconds timeLimit() const { return m_limit; }
    /// The program's name or path; "dot" unless said otherwise.
    void setProgram(const QString& program) { m_program = program; }

    /// placed() follows, for a small graph, a large one or without the program before this returns.
    /// Cancels an earlier layout. A large graph is tried all the same where a person has
    /// asked for it.
    void start(const Graph& graph, std::vector<QSizeF> sizes, bool isAskedFor = false);
    bool isRunning() const { return m_process != nullptr; }
    /// Places by levels at once. Harmless when idle.
    void skip();
    /// Nothing more comes. Harmless when idle.
    void cancel();

Q_SIGNALS:
    /// Once for each start() that was not given up.
    void placed(const GraphPlacement& placement, DotLayout::Outcome outcome);

private:
    void end(Outcome outcome);
    void read();

    QString m_program = QStringLiteral("dot");
    std::chrono::milliseconds m_limit {8000};
    Graph m_graph;
    std::vector<QSizeF> m_sizes;
    QProcess* m_process = nullptr;
    QTimer m_timer;
};
