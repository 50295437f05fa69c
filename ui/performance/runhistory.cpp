// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/runhistory.h"

#include "core/parallel/nestedtimeline.h"
#include "core/search/metrics/disturbance.h"
#include "core/search/metrics/load.h"
#include "core/search/timeline/searchtimeline.h"
#include "core/support/formats/provenance.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace {

QString sideName(Player side)
{
    return side == Player::First ? QStringLiteral("first") : QStringLiteral("second");
}

QString kindName(Score::Kind kind)
{
    switch (kind) {
    case Score::Kind::Win:
        return QStringLiteral("win");
    case Score::Kind::Loss:
        return QStringLiteral("loss");
    case Score::Kind::Draw:
        return QStringLiteral("draw");
    case Score::Kind::Estimate:
        return QStringLiteral("estimate");
    case Score::Kind::None:
        break;
    }
    return QStringLiteral("none");
}

QString kindName(const MovePoint& point)
{
    const QString kind = kindName(point.score.kind);
    return point.ownUnits && point.score.kind != Score::Kind::None
        ? QStringLiteral("program-") + kind
        : kind;
}

/// Every count that a search comes to is written whole.
constexpr int exactDigits = 15;

bool hasPlies(const Score& score)
{
    return score.kind == Score::Kind::Win || score.kind == Score::Kind::Loss;
}

/// Quoted as RFC 4180 asks for; labels have commas in them.
QString quoted(QString text)
{
    return QLatin1Char('"') + text.replace(QLatin1Char('"'), QLatin1String("\"\""))
        + QLatin1Char('"');
}

/// They have columns of older names.
bool hasOldColumn(const SearchQuantity& quantity)
{
    return quantity.key == QLatin1String("nodes") || quantity.key == QLatin1String("milliseconds")
        || quantity.key == QLatin1String("depth");
}

Disturbance disturbanceOf(const MovePoint& point)
{
    return {.byProgram = point.disturbed, .byOthers = point.busyElsewhere};
}

QString csvLine(const RunSeries& series, const MovePoint& point)
{
    const Score& score = point.score;
    const QStringList disturbed = disturbanceOf(point).csvFields();
    QStringList fields {
        QString::number(series.run),
        sideName(series.side),
        quoted(series.engine),
        QString::number(point.ply),
        QString::number(point.move.column() + 1),
        QString::number(point.nodes),
        QString::number(point.milliseconds, 'f', 6),
        disturbed[0],
        QString::number(point.depth),
        kindName(point),
        score.kind == Score::Kind::Estimate ? QString::number(score.value) : QString(),
        hasPlies(score) ? QString::number(score.plies) : QString(),
        disturbed[1],
    };
    for (const SearchQuantity& quantity : searchQuantities())
        if (!hasOldColumn(quantity)) {
            const auto value = point.figure(indexOf(quantity));
            fields += value ? QString::number(*value, 'g', exactDigits) : QString();
        }
    fields += disturbed[2];
    return fields.join(QLatin1Char(',')) + QLatin1Char('\n');
}

QJsonObject jsonPoint(const MovePoint& point)
{
    QJsonObject object {
        {"ply", point.ply},
        {"column", point.move.column() + 1},
        {"nodes", static_cast<qint64>(point.nodes)},
        {"time_ms", point.milliseconds},
        {"depth_plies", point.depth},
        {"score_kind", kindName(point)},
    };
    if (point.score.kind == Score::Kind::Estimate)
        object.insert("score_value", point.score.value);
    if (hasPlies(point.score))
        object.insert("score_plies", point.score.plies);
    const Disturbance disturbance = disturbanceOf(point);
    object.insert("disturbed", disturbance.any());
    object.insert("disturbed_by_program", disturbance.byProgram);
    object.insert("disturbed_by_others", disturbance.byOthers);
    for (const SearchQuantity& quantity : searchQuantities())
        if (const auto value = point.figure(indexOf(quantity)); value && !hasOldColumn(quantity))
            object.insert(quantity.key, *value);
    return object;
}

std::shared_ptr<const std::vector<std::chrono::nanoseconds>> taskTimesOf(const SearchReport& report)
{
    std::vector<std::chrono::nanoseconds> times = ownTaskTimes(nestedTimeline(timelineOf(report)));
    if (times.empty())
        return {};
    return std::make_shared<const std::vector<std::chrono::nanoseconds>>(std::move(times));
}

/// Removes the points after this ply; says whether there were any.
bool cut(RunSeries& series, int ply)
{
    return std::erase_if(series.points, [ply](const MovePoint& p) { return p.ply > ply; }) > 0;
}

}

MovePoint MovePoint::fromReport(const SearchReport& report, Player side, int ply, int row)
{
    return {.ply = ply,
            .move = report.bestMove,
            .row = row,
            .nodes = report.nodes,
            .milliseconds = static_cast<double>(report.time.count()) / 1e6,
            .disturbed = report.disturbed,
            .depth = report.depth,
            .score = side == Player::First ? report.score : report.score.negated(),
            .ownUnits = report.ownUnits,
            .busyElsewhere = hadLoadFromElsewhere(report),
            .figures = metricsOf(report),
            .taskTimes = taskTimesOf(report)};
}

std::optional<double> MovePoint::figure(std::size_t quantity) const
{
    if (figures[quantity])
        return figures[quantity];
    // What is known of every move, from wherever it comes.
    const QLatin1String key = searchQuantities()[quantity].key;
    if (key == QLatin1String("nodes") && nodes > 0)
        return static_cast<double>(nodes);
    if (key == QLatin1String("milliseconds"))
        return milliseconds;
    if (key == QLatin1String("depth") && depth > 0)
        return depth;
    return {};
}

QString RunSeries::label() const
{
    return side == Player::First ? RunHistory::tr("Game %1: %2 (first)").arg(run).arg(engine)
                                 : RunHistory::tr("Game %1: %2 (second)").arg(run).arg(engine);
}

RunHistory::RunHistory(QObject* parent) : QObject(parent) { }

void RunHistory::beginRun()
{
    if (std::any_of(m_series.begin(), m_series.end(),
                    [this](const RunSeries& s) { return s.run == m_run; }))
        ++m_run;
    m_highlighted = m_run;
    setRange(std::nullopt);
}

void RunHistory::truncate(int ply)
{
    bool changed = false;
    for (RunSeries& series : m_series)
        if (series.run == m_run && cut(series, ply))
            changed = true;
    const bool gone = std::erase_if(m_series, [](const RunSeries& s) { return s.points.empty(); });
    if (gone)
        Q_EMIT seriesChanged();
    if (changed)
        Q_EMIT pointsChanged();
}

void RunHistory::add(Player side, const QString& engineLabel, const MovePoint& point)
{
    truncate(point.ply - 1);
    RunSeries* series = find(side, engineLabel);
    const bool isNew = series == nullptr;
    if (isNew) {
        m_series.push_back({.run = m_run, .side = side, .engine = engineLabel, .points = {}});
        series = &m_series.back();
        m_highlighted = m_run;
    }
    series->points.push_back(point);
    if (isNew)
        Q_EMIT seriesChanged();
    Q_EMIT pointsChanged();
}

RunSeries* RunHistory::find(Player side, const QString& engineLabel)
{
    const auto found = std::find_if(m_series.begin(), m_series.end(), [&](const RunSeries& s) {
        return s.run == m_run && s.side == side && s.engine == engineLabel;
    });
    return found == m_series.end() ? nullptr : &*found;
}

void RunHistory::setVisible(std::size_t series, bool visible)
{
    if (series >= m_series.size() || m_series[series].visible == visible)
        return;
    m_series[series].visible = visible;
    Q_EMIT seriesChanged();
}

void RunHistory::setHighlighted(int run)
{
    m_highlighted = run;
    for (RunSeries& series : m_series)
        series.visible = series.visible || series.run == run;
    setRange(std::nullopt);
    Q_EMIT seriesChanged();
}

void RunHistory::showBelow(const std::vector<int>& runs)
{
    for (RunSeries& series : m_series)
        if (series.run != m_highlighted)
            series.visible = std::ranges::find(runs, series.run) != runs.end();
    Q_EMIT seriesChanged();
}

void RunHistory::setRange(std::optional<PlyRange> range)
{
    if (range == m_range)
        return;
    m_range = range;
    Q_EMIT rangeChanged();
}

void RunHistory::clearEarlier()
{
    m_highlighted = m_run;
    if (std::erase_if(m_series, [this](const RunSeries& s) { return s.run != m_run; }) > 0)
        Q_EMIT seriesChanged();
}

QByteArray RunHistory::toCsv(Which which) const
{
    QString text = QStringLiteral("run,side,engine,ply,column,nodes,time_ms,disturbed,depth_plies,"
                                  "score_kind,score_value,score_plies,disturbed_by_others");
    for (const SearchQuantity& quantity : searchQuantities())
        if (!hasOldColumn(quantity))
            text += QLatin1Char(',') + quantity.key;
    text += QStringLiteral(",disturbed_by_program");
    text += QLatin1Char('\n');
    for (const RunSeries& series : m_series) {
        if (which == Which::Visible && !series.visible)
            continue;
        for (const MovePoint& point : series.points)
            text += csvLine(series, point);
    }
    return text.toUtf8();
}

QByteArray RunHistory::toJson(Which which) const
{
    QJsonArray all;
    for (const RunSeries& series : m_series) {
        if (which == Which::Visible && !series.visible)
            continue;
        QJsonArray points;
        for (const MovePoint& point : series.points)
            points.append(jsonPoint(point));
        all.append(QJsonObject {{"run", series.run},
                                {"side", sideName(series.side)},
                                {"engine", series.engine},
                                {"points", points}});
    }
    return QJsonDocument(QJsonObject {{"series", all}}).toJson();
}

void RunHistory::addTo(Provenance& provenance) const
{
    QStringList games;
    for (const RunSeries& each : m_series)
        if (each.visible && !each.points.empty())
            games << each.label();
    provenance.add(QStringLiteral("games"), tr("Games"), games.join(QStringLiteral("; ")));
}
