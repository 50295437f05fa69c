// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/labsettings.h"

#include "core/compare/comparisonsettings.h"
#include "core/fulltree/parallelsettings.h"
#include "core/growth/growthsettings.h"
#include "core/lesson/practice/practicetree.h"
#include "core/study/runs/experimentsettings.h"
#include "core/support/text/nearestname.h"
#include "core/tuning/tuningsettings.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <algorithm>

namespace fourcast::lesson {

namespace {

QString keyText(const char* name)
{
    return QString::fromLatin1(name);
}

/// What a run can be asked, and how its page shows it.
RunSettings with(RunSettings settings, const RunSettings& shown)
{
    settings.insert(settings.end(), shown.begin(), shown.end());
    return settings;
}

LabPageSettings treePage()
{
    return {keyText("tree"),
            {Setting::text("tree"), Setting::name("board", boardNames()), Setting::text("moves"),
             Setting::number("depth", 1, TreeRequest::deepest),
             Setting::name("search", methodNames()), Setting::name("order", orderNames()),
             Setting::name("fail", {name(Failing::Soft), name(Failing::Hard)}),
             Setting::name("leaves", leafNames()), Setting::yesNo("table"),
             Setting::yesNo("predict"), Setting::name("values", pointOfViewNames()),
             Setting::name("view", {"tree", "compare", "practise"}),
             // Of a tree to practise with.
             Setting::number("seed", 0, static_cast<int>(PracticeRequest::largestSeed)),
             Setting::number("branching", 2, PracticeRequest::mostBranching),
             Setting::yesNo("ragged"), Setting::name("first", {"max", "min"})}};
}

LabPageSettings growthPage()
{
    return {keyText("growth"), with(growthSettings(), {Setting::name("cost", {"nodes", "time"})})};
}

LabPageSettings comparePage()
{
    return {keyText("compare"), with(comparisonSettings(), {Setting::text("quantity")})};
}

LabPageSettings parallelPage()
{
    return {keyText("parallel"),
            with(parallelSettings(), {Setting::name("view", {"speed-up", "timeline"})})};
}

void addParameters(LabPageSettings& page, const QStringList& names)
{
    for (const QString& name : names)
        page.settings.push_back({name, Setting::Kind::Parameter});
}

LabPageSettings formalPage()
{
    LabPageSettings page {
        keyText("formal"),
        {Setting::name("tab", {"system", "walk", "properties", "tables", "model", "live", "rules"}),
         Setting::name("model", {"paper", "pool", "race", "game"}), Setting::text("formula"),
         Setting::text("property"), Setting::name("table", {"published", "repaired", "mutants"}),
         Setting::name("mistake",
                       {"none", "plays-on", "misses-diagonal", "wrong-disc", "full-column-ends",
                        "takes-back"})}};
    addParameters(page,
                  {"p", "D", "mutant", "legal", "full", "repaired", "P", "M", "scores", "columns",
                   "rows", "connect", "moves"});
    return page;
}

LabPageSettings chancePage()
{
    LabPageSettings page {
        keyText("chance"),
        {Setting::name("tab",
                       {"answer", "states", "steps", "reductions", "model", "simulator",
                        "experiments", "tables"}),
         Setting::name("model",
                       {"gambler", "gambler-bet2", "ruin-static", "ruin-dynamic", "yahtzee",
                        "yahtzee-hand", "yahtzee-dice", "yahtzee-endless", "goose", "goose-three",
                        "goose-four"}),
         Setting::text("property"),
         Setting::name("epsilon", {"0.001", "1e-06", "1e-09", "1e-12", "1e-14"}),
         Setting::yesNo("exact"),
         Setting::severalOf("passes", {"simplify", "sums", "constants", "dead", "confluence"}),
         Setting::number("table", 0, 3), Setting::text("vary"), Setting::text("range"),
         Setting::name("plot", {"answers", "states", "times", "curves", "endings"})}};
    addParameters(page,
                  {"goal", "start", "p", "q", "N", "d", "dice", "turns", "hand", "first", "wells",
                   "A", "B", "hide"});
    return page;
}

QStringList pageNames()
{
    QStringList names;
    for (const LabPageSettings& page : settablePages())
        names << page.page;
    return names;
}

}

const std::vector<LabPageSettings>& settablePages()
{
    static const std::vector<LabPageSettings> pages {
        treePage(),
        {keyText("study"), studySettings()},
        {keyText("experiments"), ownExperimentSettings()},
        parallelPage(),
        growthPage(),
        comparePage(),
        {keyText("tuning"), tuningSettings()},
        formalPage(),
        chancePage()};
    return pages;
}

Expected<const LabPageSettings*> settablePage(const QString& page)
{
    const auto found = std::ranges::find(settablePages(), page, &LabPageSettings::page);
    if (found != settablePages().end())
        return &*found;
    if (const QString meant = nearestName(page, pageNames()); !meant.isEmpty())
        return fail(QCoreApplication::translate(
                        "Lesson", "the laboratory has no page '%1'. Did you mean '%2'?")
                        .arg(page, meant));
    return fail(
        QCoreApplication::translate("Lesson", "the laboratory has no page '%1'. Its pages are: %2")
            .arg(page, pageNames().join(QStringLiteral(", "))));
}

Expected<QJsonValue> labValue(const LabPageSettings& page, const QString& setting,
                              const QString& value)
{
    if (const Setting* const known = findSetting(page.settings, setting))
        return known->read(value);
    QStringList names;
    for (const Setting& each : page.settings)
        names << each.key;
    if (const QString meant = nearestName(setting, names); !meant.isEmpty())
        return fail(QCoreApplication::translate(
                        "Lesson", "the page '%1' has no setting '%2'. Did you mean '%3'?")
                        .arg(page.page, setting, meant));
    return fail(QCoreApplication::translate(
                    "Lesson", "the page '%1' has no setting '%2'. Its settings are: %3")
                    .arg(page.page, setting, names.join(QStringLiteral(", "))));
}

Expected<QJsonObject> labValues(const QString& page,
                                const std::vector<std::pair<QString, QString>>& written)
{
    FOURCAST_LET(const auto known, settablePage(page));
    QJsonObject values;
    QJsonObject parameters;
    for (const auto& [name, text] : written) {
        FOURCAST_LET(const auto value, labValue(*known, name, text));
        const bool isParameter = settingOf(known->settings, name).kind == Setting::Kind::Parameter;
        (isParameter ? parameters : values).insert(name, value);
    }
    if (!parameters.isEmpty())
        values.insert(QStringLiteral("parameters"), parameters);
    return values;
}

QString settingText(const QJsonValue& value)
{
    switch (value.type()) {
    case QJsonValue::Bool:
        return value.toBool() ? keyText("yes") : keyText("no");
    case QJsonValue::Double:
        return QString::number(value.toDouble(), 'g', 15);
    case QJsonValue::Array: {
        QStringList names;
        for (const auto each : value.toArray())
            names << settingText(each);
        return names.join(QStringLiteral(", "));
    }
    default:
        return value.toString();
    }
}

std::vector<std::pair<QString, QString>> writtenSettings(const LabPageSettings& page,
                                                         const QJsonObject& values)
{
    std::vector<std::pair<QString, QString>> written;
    const QJsonObject parameters = values[QLatin1String("parameters")].toObject();
    for (const Setting& setting : page.settings) {
        const bool isParameter = setting.kind == Setting::Kind::Parameter;
        const QString text = settingText((isParameter ? parameters : values)[setting.key]);
        if (!text.isEmpty() && setting.read(text))
            written.emplace_back(setting.key, text);
    }
    return written;
}

std::vector<std::pair<QString, QString>> labSettings(const WrittenTree& tree,
                                                     std::optional<bool> predict)
{
    std::vector<std::pair<QString, QString>> written;
    if (!tree.typed.isEmpty()) {
        written.emplace_back(keyText("tree"), tree.typed);
        if (tree.depth > 0)
            written.emplace_back(keyText("depth"), QString::number(tree.depth));
    } else {
        written.emplace_back(keyText("board"), tree.from.board);
        written.emplace_back(keyText("moves"), tree.from.moves);
        written.emplace_back(keyText("depth"), QString::number(tree.request().depth));
        written.emplace_back(keyText("leaves"), name(tree.leaves));
    }
    written.emplace_back(keyText("search"), name(tree.method));
    written.emplace_back(keyText("order"), name(tree.order));
    written.emplace_back(keyText("fail"), name(tree.failing));
    written.emplace_back(keyText("table"), tree.table ? keyText("yes") : keyText("no"));
    if (predict)
        written.emplace_back(keyText("predict"), *predict ? keyText("yes") : keyText("no"));
    return written;
}

}
