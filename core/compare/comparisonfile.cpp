// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a comparison found, as files; English in every language but for sentences.
#include "core/board/notation.h"
#include "core/compare/comparisontext.h"
#include "core/compare/contender.h"
#include "core/compare/repeatedsearch.h"
#include "core/support/formats/csv.h"
#include "core/support/formats/jsontext.h"
#include "core/support/text/counttext.h"
#include "core/support/text/enumnames.h"

#include <QJsonArray>
#include <QJsonObject>

namespace {

using Quantities = std::vector<const SearchQuantity*>;

QString statusName(SearchReport::Status status)
{
    constexpr EnumNames<SearchReport::Status, 4> names {
        {"completed", "completed", "limit reached", "stopped"}};
    return names.of(status);
}

QStringList csvHead(const Quantities& quantities)
{
    QStringList head {"contender", "engine", "moves", "row", "repetition", "status"};
    head += Disturbance::csvNames();
    head += QStringList {"best_column", "score", "line"};
    for (const SearchQuantity* quantity : quantities)
        head += quantity->key;
    return head
        + QStringList {"tree_depth", "full_tree", "share_of_full_tree", "least_tree",
                       "alpha_beta_from_left"};
}

QStringList pruningCsv(const std::optional<PruningMetrics>& figures)
{
    if (!figures)
        return QStringList(5, QString());
    const auto share = figures->share();
    const bool isLeast = figures->least && figures->least->status == MinimalTree::Status::Whole;
    return {QString::number(figures->depth),
            figures->isFullKnown() ? QString::number(figures->full) : QString(),
            share ? roundTripText(*share) : QString(),
            isLeast ? QString::number(figures->least->nodes) : QString(),
            figures->plain && !figures->isPlainCut ? QString::number(*figures->plain) : QString()};
}

/// The rows of one contender.
class ContenderCsv
{
public:
    ContenderCsv(const ComparisonResult& result, std::size_t contender,
                 const Quantities& quantities)
        : m_result(result), m_index(contender), m_quantities(quantities)
    {
    }

    QByteArray rows()
    {
        const auto& samples = m_result.contenders[m_index].samples;
        if (const auto& recorded = m_result.request.recorded; recorded && m_index == 0)
            addSearch(recorded->sample, QStringLiteral("recorded"), {});
        for (std::size_t round = 0; round < samples.size(); ++round)
            addSearch(samples[round], QStringLiteral("search"), QString::number(round + 1));
        if (samples.empty())
            return m_csv;
        addFigure("median", [](const Repetitions& f) { return std::optional(f.median); });
        addFigure("least", [](const Repetitions& f) { return std::optional(f.least); });
        addFigure("most", [](const Repetitions& f) { return std::optional(f.most); });
        addFigure("low95", low);
        addFigure("high95", high);
        addRatio("ratio", [](const Repetitions& f) { return std::optional(f.median); });
        addRatio("ratio_low95", low);
        addRatio("ratio_high95", high);
        return m_csv;
    }

private:
    using Part = std::optional<double> (*)(const Repetitions&);

    static std::optional<double> low(const Repetitions& figures)
    {
        return figures.interval ? std::optional(figures.interval->low) : std::nullopt;
    }
    static std::optional<double> high(const Repetitions& figures)
    {
        return figures.interval ? std::optional(figures.interval->high) : std::nullopt;
    }

    void addSearch(const ComparisonSample& sample, const QString& kind, const QString& round)
    {
        QStringList row = begun(kind, round);
        row += statusName(sample.status);
        row += sample.disturbed.csvFields();
        row += QStringList {
            sample.bestMove.isNone() ? QString() : QString::number(sample.bestMove.column() + 1),
            sample.score.toText(), notation::toDigits(sample.line)};
        for (const SearchQuantity* quantity : m_quantities) {
            const auto value = sample.value(*quantity);
            row += value ? roundTripText(*value) : QString();
        }
        end(row);
    }

    void addFigure(const char* name, Part part)
    {
        addRow(name, part, [this](const SearchQuantity& quantity) {
            return m_result.figure(m_index, quantity);
        });
    }

    void addRatio(const char* name, Part part)
    {
        addRow(name, part, [this](const SearchQuantity& quantity) {
            return m_result.ratio(m_index, quantity);
        });
    }

    template <typename Figures> void addRow(const char* name, Part part, Figures figures)
    {
        QStringList row = begun(QString::fromLatin1(name), {}) + QStringList(7, QString());
        bool isEmpty = true;
        for (const SearchQuantity* quantity : m_quantities) {
            const auto known = figures(*quantity);
            const auto value = known ? part(*known) : std::nullopt;
            row += value ? roundTripText(*value) : QString();
            isEmpty = isEmpty && !value;
        }
        if (!isEmpty)
            end(row);
    }

    QStringList begun(const QString& row, const QString& round) const
    {
        return {contenderLetter(m_index), contenderText(m_result.contenders[m_index].entrant),
                notation::toDigits(m_result.request.moves), row, round};
    }

    void end(const QStringList& row)
    {
        m_csv += csvRow(row + pruningCsv(m_result.contenders[m_index].pruning));
    }

    const ComparisonResult& m_result;
    std::size_t m_index;
    const Quantities& m_quantities;
    QByteArray m_csv;
};

QJsonObject metricsToJson(const Repetitions& figures)
{
    QJsonObject object {
        {"median", figures.median}, {"least", figures.least}, {"most", figures.most}};
    if (figures.interval) {
        object.insert("low95", figures.interval->low);
        object.insert("high95", figures.interval->high);
    }
    return object;
}

QJsonObject sampleToJson(const ComparisonSample& sample, const Quantities& quantities)
{
    QJsonArray line;
    for (const Move move : sample.line)
        line.append(move.column() + 1);
    QJsonObject object {{"status", statusName(sample.status)},
                        {"score", sample.score.toText()},
                        {"principalVariation", line}};
    sample.disturbed.addTo(object);
    if (!sample.bestMove.isNone())
        object.insert("bestColumn", sample.bestMove.column() + 1);
    for (const SearchQuantity* quantity : quantities)
        if (const auto value = sample.value(*quantity))
            object.insert(quantity->key, *value);
    return object;
}

QJsonObject pruningToJson(const PruningMetrics& figures)
{
    QJsonObject object {
        {"depth", figures.depth},
        {"visited", static_cast<qint64>(figures.visited)},
        {"fullTree",
         figures.isFullKnown() ? QJsonValue(static_cast<qint64>(figures.full)) : QJsonValue()},
        {"countedDepth", figures.countedDepth},
        {"share", jsonOrNull(figures.share())}};
    if (figures.least && figures.least->status == MinimalTree::Status::Whole)
        object.insert("leastTree", static_cast<qint64>(figures.least->nodes));
    if (figures.plain) {
        object.insert("alphaBetaFromLeft", static_cast<qint64>(*figures.plain));
        object.insert("isAlphaBetaCutShort", figures.isPlainCut);
    }
    return object;
}

/// A recorded search with where it comes from.
QJsonObject recordedToJson(const RecordedSearch& recorded, const Quantities& quantities)
{
    QJsonObject object = sampleToJson(recorded.sample, quantities);
    object.insert("title", recorded.title);
    object.insert("machine", recorded.machine);
    return object;
}

/// Where the recorded search lies among its repetitions.
void insertRecorded(QJsonObject& object, const RepeatedFigure& figure)
{
    constexpr EnumNames<RepeatedFigure::Place, 4> names {{"same", "within", "below", "above"}};
    object.insert("recorded", figure.recorded);
    object.insert("recordedIs", names.of(figure.place));
}

QJsonObject contenderToJson(const ComparisonResult& result, std::size_t index,
                            const Quantities& quantities)
{
    const ContenderResult& contender = result.contenders[index];
    QJsonArray searches;
    for (const ComparisonSample& sample : contender.samples)
        searches.append(sampleToJson(sample, quantities));
    QJsonObject figures;
    for (const SearchQuantity* quantity : quantities)
        if (const auto known = result.figure(index, *quantity)) {
            QJsonObject object = metricsToJson(*known);
            object.insert("varies", result.varies(index, *quantity));
            if (const auto ratio = result.ratio(index, *quantity))
                object.insert("ratio", metricsToJson(*ratio));
            if (const auto figure = repeatedFigure(result, *quantity); figure && index == 0)
                insertRecorded(object, *figure);
            figures.insert(quantity->key, object);
        }
    QJsonObject object {{"contender", contenderLetter(index)},
                        {"engine", contenderText(contender.entrant)},
                        {"quantities", figures},
                        {"timesCounted", static_cast<qint64>(result.remaining(index))},
                        {"searches", searches}};
    if (contender.pruning)
        object.insert("pruning", pruningToJson(*contender.pruning));
    if (result.request.recorded && index == 0)
        object.insert("recorded", recordedToJson(*result.request.recorded, quantities));
    return object;
}

}

QByteArray comparisonToCsv(const ComparisonResult& result, const Quantities& quantities)
{
    QByteArray csv = csvRow(csvHead(quantities));
    for (std::size_t i = 0; i < result.contenders.size(); ++i)
        csv += ContenderCsv(result, i, quantities).rows();
    return csv;
}

QByteArray comparisonToJson(const ComparisonResult& result, const Quantities& quantities)
{
    QJsonArray contenders;
    for (std::size_t i = 0; i < result.contenders.size(); ++i)
        contenders.append(contenderToJson(result, i, quantities));
    const QJsonObject object {
        {"moves", notation::toDigits(result.request.moves)},
        {"repetitions", result.request.repeats},
        {"reference", contenderLetter(static_cast<std::size_t>(result.request.reference))},
        {"stopped", result.stopped},
        {"leavesOutDisturbed", result.leavesOutDisturbed},
        {"disturbedSearches", result.disturbedSamples()},
        {"sameBestMove", result.isAgreed()},
        {"contenders", contenders},
        {"summary", comparisontext::summary(result)},
        {"remarks", comparisontext::remarks(result)},
        {"machine", result.machine},
        {"date", result.began.toString(Qt::ISODate)}};
    return jsonText(object);
}
