// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/recordingtables.h"

#include "core/board/notation.h"
#include "core/parallel/timelinemetrics.h"
#include "core/recording/depthcomparison.h"
#include "core/search/metrics/disturbance.h"
#include "core/search/metrics/reportjson.h"
#include "core/support/formats/csv.h"
#include "core/support/text/listtext.h"
#include "core/support/text/milliseconds.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace {

using recordingtables::Quantities;

struct RecordingTablesText
{
    Q_DECLARE_TR_FUNCTIONS(RecordingTables)
};

QString numberText(const std::optional<double>& value)
{
    return value ? QString::number(*value, 'g', 15) : QString();
}

QString yesOrNo(bool value)
{
    return value ? QStringLiteral("yes") : QStringLiteral("no");
}

QString columnText(const Recording& recording, std::optional<std::size_t> move)
{
    return move ? notation::columnName(recording.moves[*move].move.column()) : QString();
}

void insertMetric(QJsonObject& object, const QString& key, const std::optional<double>& value)
{
    if (value)
        object.insert(key, *value);
}

/// As the file has them, and what the workers did meanwhile.
QJsonArray pinsToJson(const RecordedMove& recorded)
{
    QJsonArray pins;
    for (std::size_t pin = 0; pin < SearchPins::count; ++pin)
        if (const auto& span = recorded.pins.pins[pin]) {
            const SpanSums sums = searchpins::sumsOf(*span, *recorded.report);
            QJsonObject object = searchpins::toJson(pin, *span);
            object.insert("tasks", sums.touched);
            object.insert("nodes", static_cast<qint64>(sums.nodes));
            pins.append(object);
        }
    return pins;
}

QJsonObject moveToJson(const Recording& recording, std::size_t index, const Position& before,
                       const Quantities& quantities)
{
    const RecordedMove& recorded = recording.moves[index];
    const int column = recorded.move.column();
    QJsonObject object {{"ply", recording.ply(index)},
                        {"side", sideWord(recording.side(index))},
                        {"player", recording.player(index).name},
                        {"column", column + 1},
                        {"square", notation::squareName(column, before.landingRow(column))}};
    if (!recorded.report)
        return object;
    Disturbance::of(*recorded.report).addTo(object);
    for (const SearchQuantity* const quantity : quantities)
        insertMetric(object, quantity->key, metricOf(recorded, *quantity));
    if (!recorded.pins.isEmpty())
        object.insert("pins", pinsToJson(recorded));
    return object;
}

QJsonObject sideToJson(const Recording& recording, Player side, const Quantities& quantities)
{
    const SideMoves moves = sideMoves(recording, side);
    QJsonObject object {{"side", sideWord(side)},
                        {"player", recording.players[side == Player::First ? 0 : 1].name},
                        {"moves", moves.searched},
                        {"disturbed", moves.disturbed},
                        {"disturbedByProgram", moves.disturbedByProgram},
                        {"disturbedByOthers", moves.disturbedByOthers}};
    for (const SearchQuantity* const quantity : quantities) {
        const auto figure = sideMetric(recording, side, *quantity);
        if (!figure)
            continue;
        QJsonObject values {
            {"moves", figure->moves}, {"mean", figure->mean()}, {"median", figure->median}};
        if (quantity->addsUp)
            values.insert("sum", figure->sum);
        object.insert(quantity->key, values);
    }
    return object;
}

/// What is not known is left out.
void addTo(QJsonObject& object, const MoveExplanation& why)
{
    QJsonArray figures;
    for (const ExplainedFigure& each : why.figures)
        figures.append(
            QJsonObject {{"figure", each.quantity->key},
                         {"value", each.value},
                         {"median", each.median},
                         {"moves", each.moves},
                         {"ratio", each.ratio ? QJsonValue(*each.ratio) : QJsonValue()}});
    object.insert("figures", figures);
    const auto add = [&object](const char* key, const auto& value) {
        if (value)
            object.insert(QLatin1String(key), *value);
    };
    add("withoutLoadMilliseconds", why.withoutLoad);
    add("startMilliseconds", why.start);
    add("searchMilliseconds", why.search);
    add("winFoundAtDepth", why.winFoundAt);
    add("lossFoundAtDepth", why.lossFoundAt);
    if (why.jump)
        object.insert("valueChanged",
                      QJsonObject {{"depth", why.jump->depth},
                                   {"from", scoreToJson(why.jump->from)},
                                   {"to", scoreToJson(why.jump->to)}});
    if (why.badOrder)
        object.insert(
            "firstMoveCutoffs",
            QJsonObject {{"share", why.badOrder->value}, {"median", why.badOrder->median}});
    add("bestLineShare", why.lineShare);
    object.insert("changesOfBestMove", why.changesOfMind);
    object.insert("firstOutsideBook", why.isFirstOutsideBook);
}

QJsonValue slowestToJson(const Recording& recording)
{
    const auto slowest = slowestMove(recording);
    if (!slowest)
        return {};
    const SearchReport& report = *recording.moves[*slowest].report;
    QJsonObject object {{"ply", recording.ply(*slowest)},
                        {"side", sideWord(recording.side(*slowest))},
                        {"column", report.bestMove.column() + 1},
                        {"milliseconds", static_cast<double>(report.time.count()) * 1e-6}};
    Disturbance::of(report).addTo(object);
    if (const auto why = compareMove(recording, *slowest)) {
        object.insert("medianMilliseconds", why->medianMilliseconds);
        object.insert("timeFactor", why->timeFactor());
        object.insert("nodesFactor", why->nodesFactor());
        object.insert("timePerNodeFactor", why->speedFactor());
        if (why->hasProcessorTime()) {
            object.insert("processorTimePerNodeFactor", why->effortFactor());
            object.insert("busyFactor", why->busyFactor());
        }
    }
    if (const auto why = explainMove(recording, *slowest))
        addTo(object, *why);
    return object;
}

QJsonObject ratiosToJson(const QuantityRatios& ratios)
{
    QJsonObject object {
        {"moves", ratios.moves},       {"first", ratios.first},       {"second", ratios.second},
        {"less", ratios.less},         {"equal", ratios.equal},       {"more", ratios.more},
        {"compared", ratios.compared}, {"bothZero", ratios.bothZero}, {"oneZero", ratios.oneZero}};
    if (!ratios.ratios)
        return object;
    object.insert("medianRatio", ratios.ratios->median);
    object.insert("leastRatio", ratios.ratios->least);
    object.insert("mostRatio", ratios.ratios->most);
    if (const auto& interval = ratios.ratios->interval) {
        object.insert("ratioLow95", interval->low);
        object.insert("ratioHigh95", interval->high);
    }
    return object;
}

/// Ratios are second over first; none where the first is 0.
QJsonObject depthToJson(const SearchDifference::Depth& depth)
{
    const auto values = [](double first, double second) {
        QJsonObject object {{"first", first}, {"second", second}};
        if (first > 0)
            object.insert("ratio", second / first);
        return object;
    };
    return {
        {"depth", depth.depth},
        {"nodes", values(static_cast<double>(depth.nodes[0]), static_cast<double>(depth.nodes[1]))},
        {"milliseconds", values(toMilliseconds(depth.time[0]), toMilliseconds(depth.time[1]))}};
}

QJsonObject pairToJson(const RecordingComparison& comparison, const MovePair& pair,
                       const Quantities& quantities)
{
    const auto column = [](const Recording& recording, std::optional<std::size_t> move) {
        return move ? QJsonValue(recording.moves[*move].move.column() + 1) : QJsonValue();
    };
    QJsonObject object {{"ply", pair.ply},
                        {"side", sideWord(pair.ply % 2 == 1 ? Player::First : Player::Second)},
                        {"firstColumn", column(comparison.first(), pair.first)},
                        {"secondColumn", column(comparison.second(), pair.second)},
                        {"samePosition", pair.isSamePosition}};
    comparison.disturbanceOf(pair).addTo(object);
    for (const SearchQuantity* const quantity : quantities) {
        QJsonObject values;
        insertMetric(values, QStringLiteral("first"), comparison.firstMetric(pair, *quantity));
        insertMetric(values, QStringLiteral("second"), comparison.secondMetric(pair, *quantity));
        insertMetric(values, QStringLiteral("ratio"), comparison.ratio(pair, *quantity));
        if (!values.isEmpty())
            object.insert(quantity->key, values);
    }
    QJsonArray depths;
    for (const SearchDifference::Depth& depth : commonDepths(comparison, pair))
        depths.append(depthToJson(depth));
    if (!depths.isEmpty())
        object.insert("depths", depths);
    return object;
}

void addRecording(Provenance& provenance, const QString& key, const QString& name,
                  const Recording& recording)
{
    QStringList parts {recording.title(), recording.program};
    if (recording.date.isValid())
        parts += recording.date.toLocalTime().date().toString(Qt::ISODate);
    parts += recording.machine;
    provenance.add(key, name, joinedTexts(parts, QStringLiteral(", ")));
}

}

QJsonObject recordingtables::toJson(const Named& named, const Quantities& quantities)
{
    const Recording& recording = named.recording;
    const std::vector<Position> positions = recording.positions();
    QJsonArray moves;
    for (std::size_t move = 0; move < recording.moves.size(); ++move)
        moves.append(moveToJson(recording, move, positions[move], quantities));
    QJsonObject object {
        {"file", named.name},
        {"program", recording.program},
        {"machine", recording.machine},
        {"date", recording.date.isValid() ? recording.date.toString(Qt::ISODateWithMs) : QString()},
        {"position", notation::toDigits(recording.allMoves())},
        {"result", resultText(recording.outcome())},
        {"interrupted", recording.interrupted},
        {"moves", moves},
        {"sides",
         QJsonArray {sideToJson(recording, Player::First, quantities),
                     sideToJson(recording, Player::Second, quantities)}},
        {"slowest", slowestToJson(recording)}};
    if (recording.failure)
        object.insert("failure", recording.failure->toCell());
    return object;
}

QByteArray recordingtables::toCsv(std::span<const Named> all, const Quantities& quantities)
{
    QStringList header {"file",   "ply",       "side",    "player", "variant",
                        "column", "disturbed", "program", "date",   "machine"};
    for (const SearchQuantity* const quantity : quantities)
        header += quantity->key;
    header += Disturbance::csvNames().mid(1);
    QByteArray csv = csvRow(header);
    for (const Named& named : all) {
        const Recording& recording = named.recording;
        for (std::size_t move = 0; move < recording.moves.size(); ++move) {
            const RecordedMove& recorded = recording.moves[move];
            if (!recorded.report)
                continue;
            const QStringList disturbed = Disturbance::of(*recorded.report).csvFields();
            QStringList row {csvText(named.name),
                             QString::number(recording.ply(move)),
                             sideWord(recording.side(move)),
                             recording.player(move).name,
                             recorded.report->variant.text(),
                             columnText(recording, move),
                             disturbed.front(),
                             recording.program,
                             recording.date.toLocalTime().date().toString(Qt::ISODate),
                             recording.machine};
            for (const SearchQuantity* const quantity : quantities)
                row += numberText(metricOf(recorded, *quantity));
            row += disturbed.mid(1);
            csv += csvRow(row);
        }
    }
    return csv;
}

QJsonObject recordingtables::toJson(const RecordingComparison& comparison, const QString& first,
                                    const QString& second, const Quantities& quantities)
{
    QJsonArray moves;
    for (const MovePair& pair : comparison.moves())
        moves.append(pairToJson(comparison, pair, quantities));
    QJsonObject sums;
    for (const SearchQuantity* const quantity : quantities)
        if (const QuantityRatios ratios = comparison.ratios(*quantity); ratios.moves > 0)
            sums.insert(quantity->key, ratiosToJson(ratios));
    const auto differs = comparison.differsFrom();
    return {{"first", first},
            {"second", second},
            {"differsFromPly", differs ? QJsonValue(*differs) : QJsonValue()},
            {"comparableMoves", comparison.comparable()},
            {"leavesOutDisturbed", comparison.leavesOutDisturbed()},
            {"timesCounted", comparison.remaining()},
            {"moves", moves},
            {"quantities", sums}};
}

QByteArray recordingtables::toCsv(const RecordingComparison& comparison,
                                  const Quantities& quantities)
{
    QStringList header {"ply", "side", "column_first", "column_second", "same_position"};
    for (const SearchQuantity* const quantity : quantities)
        for (const char* part : {"_first", "_second", "_ratio"})
            header += quantity->key + QLatin1String(part);
    header += Disturbance::csvNames();
    QByteArray csv = csvRow(header);
    for (const MovePair& pair : comparison.moves()) {
        QStringList row {
            QString::number(pair.ply), sideWord(pair.ply % 2 == 1 ? Player::First : Player::Second),
            columnText(comparison.first(), pair.first),
            columnText(comparison.second(), pair.second), yesOrNo(pair.isSamePosition)};
        for (const SearchQuantity* const quantity : quantities)
            row << numberText(comparison.firstMetric(pair, *quantity))
                << numberText(comparison.secondMetric(pair, *quantity))
                << numberText(comparison.ratio(pair, *quantity));
        row += comparison.disturbanceOf(pair).csvFields();
        csv += csvRow(row);
    }
    return csv;
}

Provenance recordingtables::provenanceOf(const Recording& recording)
{
    Provenance provenance(RecordingTablesText::tr("Recording of a game"));
    addRecording(provenance, QStringLiteral("recording"), RecordingTablesText::tr("Recording"),
                 recording);
    return provenance;
}

Provenance recordingtables::provenanceOf(const Recording& first, const Recording& second)
{
    Provenance provenance(RecordingTablesText::tr("Recordings of two games"));
    addRecording(provenance, QStringLiteral("first_recording"),
                 RecordingTablesText::tr("First recording"), first);
    addRecording(provenance, QStringLiteral("second_recording"),
                 RecordingTablesText::tr("Second recording"), second);
    return provenance;
}
