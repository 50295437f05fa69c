// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/labsettings.h"

#include "core/lesson/course/answertext.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <algorithm>
#include <limits>

namespace fourcast::lesson {

namespace {

using Kind = LabSetting::Kind;

struct LabText
{
    Q_DECLARE_TR_FUNCTIONS(Lesson)
};

constexpr double anySeed = std::numeric_limits<int>::max();
constexpr double mostWorkers = 64;

LabSetting text(const char* name)
{
    return {QString::fromLatin1(name), Kind::Text};
}

LabSetting whole(const char* name, double least, double most)
{
    return {QString::fromLatin1(name), Kind::Number, least, most};
}

LabSetting yesNo(const char* name)
{
    return {QString::fromLatin1(name), Kind::YesNo};
}

LabSetting oneOf(const char* name, const QStringList& names)
{
    return {QString::fromLatin1(name), Kind::Name, 0, 0, names};
}

LabSetting someOf(const char* name, const QStringList& names)
{
    return {QString::fromLatin1(name), Kind::Names, 0, 0, names};
}

QString keyText(const char* name)
{
    return QString::fromLatin1(name);
}

LabPageSettings treePage()
{
    return {keyText("tree"),
            {text("tree"), oneOf("board", boardNames()), text("moves"),
             whole("depth", 1, TreeRequest::deepest), oneOf("search", methodNames()),
             oneOf("order", orderNames()),
             oneOf("fail", {name(Failing::Soft), name(Failing::Hard)}),
             oneOf("leaves", leafNames()), yesNo("table"), yesNo("predict"),
             oneOf("view", {"tree", "compare"})}};
}

LabPageSettings studyPage()
{
    return {keyText("study"),
            {oneOf("table", {"table6", "table7", "table8", "table9", "figure12", "figure13"}),
             oneOf("protocol", {"literal", "win-aware", "best-fit", "fair"}),
             whole("rounds", 0, 100'000), whole("seed", 0, anySeed),
             whole("workers", 0, mostWorkers)}};
}

LabPageSettings experimentsPage()
{
    return {keyText("experiments"),
            {text("title"), text("engines"), oneOf("games", {"round-robin", "gauntlet", "grid"}),
             whole("rounds", 1, 100'000), whole("seed", 1, anySeed),
             oneOf("openings", {"random", "three-plies", "empty"}), whole("plies", 1, 12)}};
}

LabPageSettings growthPage()
{
    return {keyText("growth"),
            {oneOf("by", {"depth", "discs", "workers", "boards"}), text("engine"),
             whole("from", 0, 256), whole("to", 0, 256), text("position"), whole("depth", 1, 42),
             whole("repetitions", 1, 1000), whole("positions", 1, 1000), whole("seed", 0, anySeed),
             whole("seconds", 1, 86'400), oneOf("cost", {"nodes", "time"})}};
}

LabPageSettings comparePage()
{
    return {keyText("compare"),
            {text("position"), text("engines"), whole("repetitions", 1, 1000),
             whole("reference", 1, 6), yesNo("pruning"), text("quantity")}};
}

LabPageSettings parallelPage()
{
    return {keyText("parallel"),
            {oneOf("board", {"7x7", "7x6"}), whole("depth", 4, 10),
             whole("workers", 1, mostWorkers), whole("repetitions", 1, 1000),
             whole("seed", 0, anySeed),
             someOf("strategies",
                    {"sequential", "root-list", "root-mapped", "every-node", "split-2",
                     "shared-bound"}),
             oneOf("view", {"speed-up", "timeline"})}};
}

LabPageSettings tuningPage()
{
    return {keyText("tuning"),
            {oneOf("engine", {"study-h1", "alphabeta-h1", "mapped-h1", "minimax-h1"}),
             whole("depth", 1, 12),
             oneOf("opponent", {"before", "h2"}),
             whole("steps", 1, 100'000),
             whole("games", 4, 100'000),
             {keyText("percent"), Kind::Decimal, 0.1, 50},
             whole("elo", 1, 500),
             whole("yardstick", 2, 10'000),
             whole("seed", 0, anySeed),
             whole("workers", 0, mostWorkers)}};
}

void addParameters(LabPageSettings& page, const QStringList& names)
{
    for (const QString& name : names)
        page.settings.push_back({name, Kind::Parameter});
}

LabPageSettings formalPage()
{
    LabPageSettings page {
        keyText("formal"),
        {oneOf("tab", {"system", "walk", "properties", "tables", "model", "live", "rules"}),
         oneOf("model", {"paper", "pool", "race", "game"}), text("formula"), text("property"),
         oneOf("table", {"published", "repaired", "mutants"}),
         oneOf("mistake",
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
        {oneOf("tab",
               {"answer", "states", "steps", "reductions", "model", "simulator", "experiments",
                "tables"}),
         oneOf("model",
               {"gambler", "gambler-bet2", "ruin-static", "ruin-dynamic", "yahtzee", "yahtzee-hand",
                "yahtzee-dice", "yahtzee-endless", "goose", "goose-three", "goose-four"}),
         text("property"), oneOf("epsilon", {"0.001", "1e-06", "1e-09", "1e-12", "1e-14"}),
         yesNo("exact"), someOf("passes", {"simplify", "sums", "constants", "dead", "confluence"}),
         whole("table", 0, 3), text("vary"), text("range"),
         oneOf("plot", {"answers", "states", "times", "curves", "endings"})}};
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

Expected<QJsonValue> numberOf(const LabSetting& setting, const QString& value)
{
    const bool isWhole = setting.kind == Kind::Number;
    const auto number = numberFromText(value);
    if (number && *number >= setting.least && *number <= setting.most
        && (!isWhole || *number == static_cast<double>(static_cast<qint64>(*number))))
        return *number;
    const QString sentence = isWhole ? LabText::tr("'%1' is a whole number from %2 to %3")
                                     : LabText::tr("'%1' is a number from %2 to %3");
    return fail(
        sentence.arg(setting.name).arg(setting.least, 0, 'g', 12).arg(setting.most, 0, 'g', 12));
}

Expected<QJsonValue> namesOf(const LabSetting& setting, const QString& value)
{
    const bool isList = setting.kind == Kind::Names;
    QJsonArray found;
    for (const QString& part : isList ? value.split(u',') : QStringList {value}) {
        const QString name = part.trimmed();
        if (isList && name.isEmpty())
            continue;
        if (!setting.names.contains(name))
            return fail(LabText::tr("'%1' is one of: %2")
                            .arg(setting.name, setting.names.join(QStringLiteral(", "))));
        found.append(name);
    }
    return isList ? QJsonValue(found) : found.first();
}

}

const LabSetting* LabPageSettings::find(const QString& name) const
{
    const auto found = std::ranges::find(settings, name, &LabSetting::name);
    return found == settings.end() ? nullptr : &*found;
}

const std::vector<LabPageSettings>& settablePages()
{
    static const std::vector<LabPageSettings> pages {
        treePage(),    studyPage(),  experimentsPage(), parallelPage(), growthPage(),
        comparePage(), tuningPage(), formalPage(),      chancePage()};
    return pages;
}

Expected<const LabPageSettings*> settablePage(const QString& page)
{
    const auto found = std::ranges::find(settablePages(), page, &LabPageSettings::page);
    if (found != settablePages().end())
        return &*found;
    return fail(LabText::tr("the laboratory has no page '%1'; its pages are: %2")
                    .arg(page, pageNames().join(QStringLiteral(", "))));
}

Expected<QJsonValue> labValue(const LabPageSettings& page, const QString& setting,
                              const QString& value)
{
    const LabSetting* const known = page.find(setting);
    if (!known) {
        QStringList names;
        for (const LabSetting& each : page.settings)
            names << each.name;
        return fail(LabText::tr("the page '%1' has no setting '%2'; it has: %3")
                        .arg(page.page, setting, names.join(QStringLiteral(", "))));
    }
    const bool isYes = value == QLatin1String("yes");
    const bool isYesNo = isYes || value == QLatin1String("no");
    switch (known->kind) {
    case Kind::Number:
    case Kind::Decimal:
        return numberOf(*known, value);
    case Kind::YesNo:
        if (!isYesNo)
            return fail(LabText::tr("'%1' is 'yes' or 'no'").arg(setting));
        return isYes;
    case Kind::Name:
    case Kind::Names:
        return namesOf(*known, value);
    case Kind::Parameter:
        // Models have another word for it.
        return !isYesNo ? value : isYes ? QStringLiteral("true") : QStringLiteral("false");
    case Kind::Text:
        break;
    }
    return value;
}

Expected<QJsonObject> labValues(const QString& page,
                                const std::vector<std::pair<QString, QString>>& written)
{
    const auto known = settablePage(page);
    if (!known)
        return tl::unexpected(known.error());
    QJsonObject values;
    QJsonObject parameters;
    for (const auto& [name, text] : written) {
        const auto value = labValue(**known, name, text);
        if (!value)
            return tl::unexpected(value.error());
        const bool isParameter = (*known)->find(name)->kind == Kind::Parameter;
        (isParameter ? parameters : values).insert(name, *value);
    }
    if (!parameters.isEmpty())
        values.insert(QStringLiteral("parameters"), parameters);
    return values;
}

std::vector<std::pair<QString, QString>> labSettings(const WrittenTree& tree)
{
    std::vector<std::pair<QString, QString>> written;
    if (!tree.typed.isEmpty()) {
        written.emplace_back(keyText("tree"), tree.typed);
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
    return written;
}

}
