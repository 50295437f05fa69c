// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/chance/automatonsize.h"
#include "app/cli/commands.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "core/chance/check/boundstext.h"
#include "core/chance/run/property.h"
#include "core/support/text/milliseconds.h"

#include <QJsonArray>
#include <cmath>

using namespace fourcast;
using fourcast::chance::CheckOptions;
using fourcast::chance::CheckReport;
using fourcast::chance::Property;
using fourcast::chance::readProperty;

namespace {

std::vector<Property> readProperties(CommandLine& line, const ChanceModel& model)
{
    QStringList texts = line.values("property");
    if (texts.isEmpty())
        texts = {QStringLiteral("Pmax")};
    std::vector<Property> properties;
    for (const QString& text : texts) {
        auto property = readProperty(text, model.equation.specification);
        if (line.check(property, QStringLiteral("--property '%1': ").arg(text)))
            properties.push_back(std::move(*property));
    }
    return properties;
}

double readEpsilon(CommandLine& line)
{
    const QString text = line.text("epsilon", QStringLiteral("1e-6"));
    bool isNumber = false;
    const double epsilon = text.toDouble(&isNumber);
    if (!isNumber || !(epsilon >= 1e-15 && epsilon <= 0.5))
        line.wrong(
            BadInput,
            QStringLiteral("--epsilon must be a number from 1e-15 to 0.5, not '%1'").arg(text));
    return epsilon;
}

QString answerText(const CheckReport& report)
{
    if (report.status == chance::CheckStatus::Failed)
        return report.error;
    if (report.verdict == chance::Verdict::Infinite)
        return QStringLiteral("infinite: there is a way never to meet the goal");
    if (report.verdict == chance::Verdict::NotReached)
        return QStringLiteral("no number: the goal is not met with probability 1");
    QString text = certainText(report.bounds);
    if (!report.exact.isEmpty())
        return text == report.exact ? text + QStringLiteral(", exactly")
                                    : QStringLiteral("%1 = %2, exactly").arg(text, report.exact);
    text += QStringLiteral(", guaranteed to be in %1").arg(intervalText(report.bounds));
    if (report.status == chance::CheckStatus::Stopped)
        text += QStringLiteral("; stopped before it was closer");
    if (report.status == chance::CheckStatus::TooLarge)
        text += QStringLiteral("; too large for more");
    if (report.isWide)
        text += QStringLiteral("; no closer in floating point");
    return text;
}

QJsonObject answerJson(const Property& property, const CheckReport& report)
{
    static const std::pair<chance::CheckStatus, const char*> statuses[]
        = {{chance::CheckStatus::Converged, "converged"},
           {chance::CheckStatus::Stopped, "stopped"},
           {chance::CheckStatus::TooLarge, "too large"},
           {chance::CheckStatus::Failed, "failed"}};
    QJsonObject json {{"property", property.text}};
    for (const auto& [status, name] : statuses)
        if (status == report.status)
            json["status"] = QLatin1String(name);
    if (report.status == chance::CheckStatus::Failed) {
        json["error"] = report.error;
        return json;
    }
    if (report.verdict == chance::Verdict::Value) {
        json["low"] = report.bounds.low;
        if (std::isfinite(report.bounds.high))
            json["high"] = report.bounds.high;
    } else {
        json["verdict"] = report.verdict == chance::Verdict::Infinite
            ? QStringLiteral("infinite")
            : QStringLiteral("not reached");
    }
    if (!report.exact.isEmpty())
        json["exact"] = report.exact;
    if (report.isWide)
        json["wide"] = true;
    json["sweeps"] = static_cast<qint64>(report.sweeps);
    json["components"] = static_cast<qint64>(report.components);
    json["largestComponent"] = static_cast<qint64>(report.largestComponent);
    json["milliseconds"] = toMilliseconds(report.time);
    return json;
}

void tellChecking(const chance::CheckProgress& progress)
{
    if (progress.elapsed < std::chrono::seconds(1))
        return;
    console::longProgress(filled("%1 of %2 states known; sweep %3 over %4; so far %5",
                                 progress.solved, progress.states, progress.sweeps,
                                 progress.component, intervalText(progress.bounds)));
}

int checkExitCode(const std::vector<CheckReport>& reports)
{
    for (const CheckReport& report : reports) {
        if (report.status == chance::CheckStatus::Failed)
            return console::fail(BadInput, report.error);
        if (report.status == chance::CheckStatus::Stopped)
            return console::fail(Stopped, QStringLiteral("Stopped; the bounds hold nevertheless"));
        if (report.status == chance::CheckStatus::TooLarge)
            return console::fail(BadInput,
                                 QStringLiteral("The model is too large for exact arithmetic; "
                                                "without --exact there are guaranteed bounds"));
    }
    return Done;
}

}

CommandResult commands::chanceCheck(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Explores a probabilistic model and answers what is asked of it, each answer with bounds\n"
        "that are guaranteed: probabilities and expected rewards, the least and the greatest over\n"
        "all ways to choose. Exit code 1 where the model or a property is wrong, or needs more\n"
        "memory than allowed; 3 when it was interrupted: the bounds so far are printed."));
    addChanceModel(line);
    line.option(
        "property",
        "Pmin, Pmax, Rmin or Rmax, and where the model's own goal is not meant another one, "
        "as in \"Pmax broke(1)\" or \"Rmin{bet} until [true U broke]\", where bets are "
        "counted; may be given more than once. Pmax by default.",
        "TEXT");
    line.option("exact", "In fractions, without any rounding: for small models.");
    line.option("epsilon",
                "Ends when the bounds are as close as this part of the value; 1e-6 by "
                "default.",
                "E");
    addExploreOptions(line);
    line.option("threads", "The same as --workers.", "N");
    line.option("json", "Prints JSON.");
    FOURCAST_TRY(line.parse(arguments));
    auto options = readExploreOptions(line);
    options.workers = line.number("threads", 1, maximumWorkers, options.workers);
    CheckOptions checking;
    checking.epsilon = readEpsilon(line);
    checking.exact = line.has("exact");
    const auto model = readChanceModel(line);
    const auto properties = model ? readProperties(line, *model) : std::vector<Property>();
    FOURCAST_TRY(line.failure());

    const Interrupt interrupt;
    const auto generated = exploreChance(*model, options, interrupt.token());
    const AutomatonSize size = sizeOf(*model, generated);
    if (!line.has("json"))
        console::print(titleOf(*model) + u'\n' + toText(size));
    QJsonArray answers;
    const auto printJson = [&] {
        QJsonObject json = toJson(size);
        json["model"] = model->name;
        json["answers"] = answers;
        console::print(toJsonText(json));
    };
    if (const int code = exploreExitCode(generated, options); code != Done) {
        if (line.has("json") && code == Stopped)
            printJson();
        return code;
    }
    std::vector<CheckReport> reports;
    for (const Property& property : properties) {
        checking.question = property.question;
        checking.reward = property.reward;
        reports.push_back(
            check(generated.automaton, property.until, checking, interrupt.token(), tellChecking));
        answers.append(answerJson(property, reports.back()));
        if (!line.has("json"))
            console::print(filled("%1: %2 (%3 ms)\n", property.text, answerText(reports.back()),
                                  fixedText(toMilliseconds(reports.back().time), 1)));
    }
    if (line.has("json"))
        printJson();
    return checkExitCode(reports);
}
