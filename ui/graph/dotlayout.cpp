// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/dotlayout.h"

#include "ui/graph/dottext.h"

#include <QStandardPaths>

namespace {

/// With fewer nodes there is nothing to gain.
constexpr int fewNodes = 3;
/// A program that is killed is gone at once; in milliseconds.
constexpr int killTime = 200;

}

DotLayout::DotLayout(QObject* parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] { end(Outcome::TooLong); });
}

DotLayout::~DotLayout()
{
    cancel();
}

void DotLayout::start(const Graph& graph, std::vector<QSizeF> sizes, bool isAskedFor)
{
    cancel();
    m_graph = graph;
    m_sizes = std::move(sizes);
    if (graph.nodeCount() < fewNodes)
        return end(Outcome::Skipped);
    const QString program = QStandardPaths::findExecutable(m_program);
    if (program.isEmpty())
        return end(Outcome::Missing);
    if (graph.edgeCount() > mostEdges && !isAskedFor)
        return end(Outcome::TooLarge);
    m_process = new QProcess(this);
    connect(m_process, &QProcess::finished, this, &DotLayout::read);
    connect(m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            end(Outcome::Failed);
    });
    m_timer.start(m_limit);
    m_process->start(program, {QStringLiteral("-Tplain")});
    if (!m_process)
        return;
    m_process->write(dottext::question(m_graph, m_sizes));
    m_process->closeWriteChannel();
}

void DotLayout::skip()
{
    if (isRunning())
        end(Outcome::Skipped);
}

void DotLayout::cancel()
{
    m_timer.stop();
    if (!m_process)
        return;
    QProcess* const process = std::exchange(m_process, nullptr);
    process->disconnect(this);
    process->kill();
    process->waitForFinished(killTime);
    process->deleteLater();
}

void DotLayout::read()
{
    if (m_process->exitStatus() != QProcess::NormalExit || m_process->exitCode() != 0)
        return end(Outcome::Failed);
    const auto placement = dottext::placement(m_graph, m_sizes, m_process->readAllStandardOutput());
    if (!placement)
        return end(Outcome::Failed);
    cancel();
    Q_EMIT placed(*placement, Outcome::Drawn);
}

void DotLayout::end(Outcome outcome)
{
    cancel();
    const GraphPlacement placement = graphplacement::byLevels(m_graph, m_sizes);
    Q_EMIT placed(placement, outcome);
}
