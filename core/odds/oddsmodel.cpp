// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/oddsmodel.h"

#include "core/support/formats/jsontext.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <algorithm>
#include <cmath>
#include <optional>

namespace {

struct OddsText
{
    Q_DECLARE_TR_FUNCTIONS(OddsText)
};

double logistic(double x)
{
    return 1.0 / (1.0 + std::exp(-x));
}

std::vector<double> toNumbers(const QJsonArray& array)
{
    std::vector<double> numbers;
    for (const auto& value : array)
        numbers.push_back(value.toDouble());
    return numbers;
}

QStringList toStrings(const QJsonArray& array)
{
    QStringList strings;
    for (const auto& value : array)
        strings.append(value.toString());
    return strings;
}

/// Larger numbers say that the file is damaged: the sums of a chance would be no numbers any more.
bool isPossibleNumber(double number)
{
    constexpr double largest = 1e6;
    return std::abs(number) <= largest;
}

bool isShare(double number)
{
    return number >= 0 && number <= 1;
}

bool isPossible(const OddsModel& model)
{
    const auto possible = [](double number) { return isPossibleNumber(number); };
    return std::ranges::all_of(model.coefficients, possible)
        && std::ranges::all_of(
               model.covariance,
               [&](const std::vector<double>& row) { return std::ranges::all_of(row, possible); })
        && std::ranges::all_of(model.reliability,
                               [](const ReliabilityBin& bin) {
                                   return isShare(bin.predicted) && isShare(bin.observed)
                                       && bin.games >= 0;
                               })
        && model.games >= 0 && model.heldOutGames >= 0 && model.openingPlies >= 0;
}

}

Odds OddsModel::odds(const Position& position) const
{
    constexpr double z = 1.959963984540054; // 97.5 % of the normal distribution lie below it
    const oddsfeatures::Values values = oddsfeatures::of(position);
    double sum = 0;
    double variance = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        sum += coefficients[i] * values[i];
        for (std::size_t k = 0; k < values.size(); ++k)
            variance += values[i] * covariance[i][k] * values[k];
    }
    const double reach = z * std::sqrt(std::max(0.0, variance));
    return {logistic(sum), logistic(sum - reach), logistic(sum + reach), games};
}

QByteArray OddsModel::toJson() const
{
    QJsonObject named;
    for (std::size_t i = 0; i < coefficients.size(); ++i)
        named.insert(oddsfeatures::names().at(static_cast<qsizetype>(i)), coefficients[i]);
    QJsonArray rows;
    for (const std::vector<double>& row : covariance)
        rows.append(jsonArray(row));
    QJsonArray bins;
    for (const ReliabilityBin& bin : reliability)
        bins.append(QJsonObject {
            {"predicted", bin.predicted}, {"observed", bin.observed}, {"games", bin.games}});
    const QJsonObject object {
        {"what", "winning chances of the first player, a draw counted half"},
        {"features", QJsonArray::fromStringList(oddsfeatures::names())},
        {"coefficients", named},
        {"covariance", rows},
        {"l2", l2},
        {"games", games},
        {"heldOutGames", heldOutGames},
        {"seed", static_cast<qint64>(seed)},
        {"openingPlies", openingPlies},
        {"engines", QJsonArray::fromStringList(engines)},
        {"settings", QJsonArray::fromStringList(settings)},
        {"logLoss", logLoss},
        {"plainLogLoss", plainLogLoss},
        {"brier", brier},
        {"plainBrier", plainBrier},
        {"reliability", bins},
    };
    return jsonText(object);
}

Expected<OddsModel> OddsModel::fromJson(const QByteArray& json)
{
    FOURCAST_LET(const auto object, jsonObject(json));
    OddsModel model;
    const QJsonObject named = object["coefficients"].toObject();
    for (const QString& name : oddsfeatures::names()) {
        if (!named[name].isDouble())
            return fail(OddsText::tr("The file has no coefficient called \"%1\".").arg(name));
        model.coefficients.push_back(named[name].toDouble());
    }
    const QJsonArray covariance = object["covariance"].toArray();
    for (const auto& row : covariance)
        model.covariance.push_back(toNumbers(row.toArray()));
    const auto fits = [](const std::vector<double>& row) {
        return row.size() == static_cast<std::size_t>(oddsfeatures::Count);
    };
    if (model.covariance.size() != model.coefficients.size()
        || !std::all_of(model.covariance.begin(), model.covariance.end(), fits))
        return fail(OddsText::tr("The covariance in the file does not match the coefficients."));
    model.l2 = object["l2"].toDouble();
    model.games = object["games"].toInt();
    model.heldOutGames = object["heldOutGames"].toInt();
    model.seed = static_cast<std::uint64_t>(object["seed"].toInteger());
    model.openingPlies = object["openingPlies"].toInt();
    model.engines = toStrings(object["engines"].toArray());
    model.settings = toStrings(object["settings"].toArray());
    model.logLoss = object["logLoss"].toDouble();
    model.plainLogLoss = object["plainLogLoss"].toDouble();
    model.brier = object["brier"].toDouble();
    model.plainBrier = object["plainBrier"].toDouble();
    const QJsonArray reliability = object["reliability"].toArray();
    for (const auto& value : reliability) {
        const QJsonObject bin = value.toObject();
        model.reliability.push_back(
            {bin["predicted"].toDouble(), bin["observed"].toDouble(), bin["games"].toInt()});
    }
    if (!isPossible(model))
        return fail(OddsText::tr("The file contains a number that no fit can produce."));
    return model;
}

QString OddsModel::source() const
{
    return OddsText::
        tr("Measured, not exact: logistic regression on %1 games by %2. Each engine played itself "
           "with its own errors, after 0 to %3 random plies, seed %4. Checked on %5 other games.")
            .arg(games)
            .arg(engines.join(QStringLiteral(", ")))
            .arg(openingPlies)
            .arg(seed)
            .arg(heldOutGames);
}

const OddsModel* builtInOddsModel()
{
    static const auto model = []() -> std::optional<OddsModel> {
        QFile file(QStringLiteral(":/measured/odds.json"));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        auto read = OddsModel::fromJson(file.readAll());
        return read ? std::optional(std::move(*read)) : std::nullopt;
    }();
    return model ? &*model : nullptr;
}
