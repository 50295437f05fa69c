// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/parallel/parallelmodel.h"

#include "core/fulltree/speedup.h"
#include "ui/text/counttext.h"

#include <QLocale>

namespace {

QString millisecondsText(std::chrono::nanoseconds time)
{
    return QLocale().toString(static_cast<double>(time.count()) * 1e-6, 'f', 3);
}

QString times(double factor)
{
    return QLocale().toString(factor, 'f', 2) + QChar(0x00d7);
}

QString timeRange(const QString& from, const QString& to)
{
    return from + QStringLiteral(" \u2013 ") + to;
}

}

void ParallelModel::setResult(ParallelResult result)
{
    if (result.began == m_result.began && result.rows.size() == m_result.rows.size()
        && !result.rows.empty()) {
        m_result = std::move(result);
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_result = std::move(result);
    endResetModel();
}

int ParallelModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_result.rows.size());
}

int ParallelModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ParallelModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const ParallelRow& row = m_result.rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole)
        return text(row, index.column());
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment(index.column() == Strategy ? Qt::AlignLeft : Qt::AlignRight)
            | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && index.column() == Strategy)
        return strategySentence(row.strategy);
    return {};
}

QString ParallelModel::text(const ParallelRow& row, int column) const
{
    // What others measured is known before the row has a run of its own.
    if (row.times.empty() && column > Workers && column < Report12)
        return column == Median ? QStringLiteral("\u2026") : QString();
    switch (column) {
    case Strategy:
        return strategyName(row.strategy);
    case Workers:
        return QString::number(row.workers);
    case Median:
        return millisecondsText(row.median());
    case Spread:
        return timeRange(millisecondsText(row.least()), millisecondsText(row.most()));
    case SpeedUp:
        return times(row.speedUp);
    case SpeedUpSpread:
        return timeRange(times(row.leastSpeedUp), times(row.mostSpeedUp));
    case Efficiency:
        return tr("%1 %").arg(QLocale().toString(100 * row.efficiency(), 'f', 0));
    case Nodes:
        return countText(row.run.nodes);
    case Value:
        return parallelValueText(row.run.value, m_result.settings.depth);
    case Move:
        return QString(QChar(u'a' + row.run.bestMove.column()));
    case Report12:
        return published(row, 12);
    case Report4:
        return published(row, 4);
    case Program2:
        return published(row, 2);
    default:
        return {};
    }
}

QString ParallelModel::published(const ParallelRow& row, int workers) const
{
    if (m_result.settings.board != QStringLiteral("7x7"))
        return {};
    for (const PublishedTimes& figures : publishedTimes()) {
        if (figures.depth != m_result.settings.depth || figures.workers != workers)
            continue;
        const double seconds = row.strategy == ParallelStrategy::Sequential ? figures.sequential
            : row.strategy == ParallelStrategy::RootList                    ? figures.rootList
            : row.strategy == ParallelStrategy::RootMapped                  ? figures.rootMapped
                                                                            : 0;
        if (seconds <= 0)
            return {};
        const QString time = tr("%1 s").arg(QLocale().toString(seconds, 'f', 3));
        return row.strategy == ParallelStrategy::Sequential
            ? time
            : tr("%1, %2").arg(time, times(figures.sequential / seconds));
    }
    return {};
}

QVariant ParallelModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const QStringList titles {tr("Strategy"),
                              tr("Workers"),
                              tr("Median ms"),
                              tr("Least – most ms"),
                              tr("Speed-up"),
                              tr("Least – most"),
                              tr("Efficiency"),
                              tr("Nodes"),
                              tr("Value"),
                              tr("Move"),
                              tr("Report, 12 threads"),
                              tr("Report, 4 cores"),
                              tr("Its program, 2 cores")};
    const QStringList tips {
        tr("How the tree is shared"),
        tr("Threads that work"),
        tr("Wall time of a run, median of the repetitions"),
        tr("The quickest and the slowest repetition"),
        tr("How much faster than the sequential run of the same repetition, median"),
        tr("The smallest and the largest speed-up of a repetition"),
        tr("Speed-up per worker"),
        tr("Positions of the tree, the root counted; those of the last level are counted without "
           "being visited"),
        tr("Of the empty board, to the first player"),
        tr("One of the best moves, chosen by the seed"),
        tr("Published: seconds, and speed-up against its sequential program"),
        tr("Published: seconds, and speed-up against its sequential program"),
        tr("The report's program repaired, built with -O2, on two otherwise idle cores")};
    if (role == Qt::DisplayRole)
        return titles.value(section);
    if (role == Qt::ToolTipRole)
        return tips.value(section);
    return {};
}
