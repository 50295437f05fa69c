// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/growth/remotegrowth.h"

#include "core/engines/enginebytes.h"
#include "core/growth/growthrun.h"
#include "core/support/text/machinetext.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QIODevice>
#include <QSysInfo>

namespace {

constexpr quint32 growthBytesVersion = 1;
/// More than any point has.
constexpr quint32 mostGrowthSamples = 1'000'000;
constexpr quint32 mostGrowthMoves = 4096;

void writeGrowthSample(QDataStream& out, const GrowthSample& sample)
{
    out << quint64(sample.nodes) << qint64(sample.time.count());
}

GrowthSample readGrowthSample(QDataStream& in)
{
    quint64 nodes = 0;
    qint64 nanoseconds = 0;
    in >> nodes >> nanoseconds;
    return {nodes, std::chrono::nanoseconds(nanoseconds)};
}

std::optional<GrowthRequest> growthRequestFromBytes(const QByteArray& bytes)
{
    QDataStream in(bytes);
    GrowthRequest request;
    if (!enginebytes::beginsAs(in, growthBytesVersion) || !enginebytes::read(in, request.options))
        return {};
    quint8 by = 0;
    qint32 place = 0;
    qint32 depth = 0;
    qint32 repeats = 0;
    qint32 positions = 0;
    quint64 seed = 0;
    qint64 limit = 0;
    quint32 moves = 0;
    in >> request.engine >> by >> place >> depth >> repeats >> positions >> seed >> limit >> moves;
    if (in.status() != QDataStream::Ok || by > static_cast<quint8>(GrowthBy::Boards)
        || moves > mostGrowthMoves)
        return {};
    for (quint32 i = 0; i < moves; ++i) {
        qint8 column = 0;
        in >> column;
        request.moves.emplace_back(column);
    }
    request.by = static_cast<GrowthBy>(by);
    request.from = place;
    request.to = place;
    request.depth = depth;
    request.repeats = repeats;
    request.positions = positions;
    request.seed = seed;
    request.limit = std::chrono::milliseconds(limit);
    if (in.status() != QDataStream::Ok || !request.check())
        return {};
    return request;
}

}

bool GrowthPointFound::isDisturbedBy(const GrowthPointFound& other) const
{
    return machine == other.machine && process != other.process && began <= other.ended
        && other.began <= ended;
}

QByteArray growthTaskKind()
{
    return QByteArrayLiteral("growth");
}

GrowthRequest growthRequestAt(const GrowthRequest& request, int place)
{
    GrowthRequest one = request;
    one.from = place;
    one.to = place;
    return one;
}

QByteArray growthTask(const GrowthRequest& request, int place)
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    enginebytes::begin(out, growthBytesVersion);
    enginebytes::write(out, request.options);
    out << request.engine << quint8(request.by) << qint32(place) << qint32(request.depth)
        << qint32(request.repeats) << qint32(request.positions) << quint64(request.seed)
        << qint64(request.limit.count()) << quint32(request.moves.size());
    for (const Move move : request.moves)
        out << qint8(move.column());
    return bytes;
}

std::optional<GrowthPointFound> findGrowthPoint(const GrowthRequest& request, int place,
                                                const std::stop_token& stop)
{
    GrowthPointFound point {.machineName = machineText(),
                            .machine = QSysInfo::bootUniqueId(),
                            .process = QCoreApplication::applicationPid(),
                            .began = QDateTime::currentMSecsSinceEpoch()};
    const auto found = runGrowth(growthRequestAt(request, place), stop, {});
    point.ended = QDateTime::currentMSecsSinceEpoch();
    if (!found) {
        point.failure = found.error().message;
        return point;
    }
    if (found->stopped || found->rows.size() != 1)
        return {};
    point.row = found->rows.front();
    point.nodesVary = found->nodesVary;
    return point;
}

std::optional<QByteArray> answerGrowthTask(const QByteArray& task, const std::stop_token& stop)
{
    const auto request = growthRequestFromBytes(task);
    if (!request)
        return QByteArray();
    const auto point = findGrowthPoint(*request, request->from, stop);
    if (!point)
        return {};
    return growthPointToBytes(*point);
}

QByteArray growthPointToBytes(const GrowthPointFound& point)
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    enginebytes::begin(out, growthBytesVersion);
    const GrowthRow& row = point.row;
    out << point.failure << point.nodesVary << point.machineName << point.machine << point.process
        << point.began << point.ended << qint32(row.x) << row.board << quint8(row.status)
        << quint32(row.samples.size());
    for (const GrowthSample& sample : row.samples)
        writeGrowthSample(out, sample);
    writeGrowthSample(out, row.reached);
    return bytes;
}

std::optional<GrowthPointFound> growthPointFromBytes(const QByteArray& bytes)
{
    QDataStream in(bytes);
    if (!enginebytes::beginsAs(in, growthBytesVersion))
        return {};
    GrowthPointFound point;
    qint32 x = 0;
    quint8 status = 0;
    quint32 samples = 0;
    in >> point.failure >> point.nodesVary >> point.machineName >> point.machine >> point.process
        >> point.began >> point.ended >> x >> point.row.board >> status >> samples;
    if (in.status() != QDataStream::Ok || status > static_cast<quint8>(GrowthStatus::SeenToEnd)
        || samples > mostGrowthSamples)
        return {};
    point.row.x = x;
    point.row.status = static_cast<GrowthStatus>(status);
    for (quint32 i = 0; i < samples && in.status() == QDataStream::Ok; ++i)
        point.row.samples.push_back(readGrowthSample(in));
    point.row.reached = readGrowthSample(in);
    if (in.status() != QDataStream::Ok)
        return {};
    return point;
}
