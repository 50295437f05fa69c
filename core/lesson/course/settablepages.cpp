// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparisonsettings.h"
#include "core/formal/models/modeltable.h"
#include "core/fulltree/parallelsettings.h"
#include "core/growth/growthsettings.h"
#include "core/growth/growthtext.h"
#include "core/lesson/course/labsettings.h"
#include "core/lesson/practice/practicetree.h"
#include "core/search/metrics/searchquantity.h"
#include "core/study/runs/experimentsettings.h"
#include "core/tuning/tuningsettings.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace fourcast::lesson {

namespace {

/// What a field of a page is called: a source of the context in which the page has it.
Setting::Words field(const char* context, const char* caption,
                     QString (*inWords)(const QString& value) = nullptr)
{
    return {.caption = caption, .inWords = inWords, .context = context};
}

/// What a run can be asked, and how its page shows it.
RunSettings with(RunSettings settings, const RunSettings& shown)
{
    settings.insert(settings.end(), shown.begin(), shown.end());
    return settings;
}

/// In words where the name is one; the others stay as they are.
template <typename Choice, Expected<Choice> (*fromName)(const QString&)>
QString choiceInWords(const QString& text)
{
    const auto choice = fromName(text);
    return choice ? inWords(*choice) : text;
}

Setting treeField(const Setting& setting, const char* caption,
                  QString (*inWords)(const QString& value) = nullptr)
{
    return setting.with(field("TreeForm", caption, inWords));
}

LabPageSettings treePage()
{
    return {
        QStringLiteral("tree"),
        {treeField(Setting::text("tree"), QT_TRANSLATE_NOOP("TreeForm", "Tree:")),
         treeField(Setting::name("board", boardNames()), QT_TRANSLATE_NOOP("TreeForm", "Board:")),
         treeField(Setting::text("moves"), QT_TRANSLATE_NOOP("TreeForm", "Moves:")),
         treeField(Setting::number("depth", 1, TreeRequest::deepest),
                   QT_TRANSLATE_NOOP("TreeForm", "Depth:")),
         treeField(Setting::name("search", methodNames()), QT_TRANSLATE_NOOP("TreeForm", "Search:"),
                   choiceInWords<Method, methodFromName>),
         treeField(Setting::name("order", orderNames()), QT_TRANSLATE_NOOP("TreeForm", "Order:"),
                   choiceInWords<MoveOrder, orderFromName>),
         Setting::name("fail", {name(Failing::Soft), name(Failing::Hard)})
             .with({.caption = QT_TRANSLATE_NOOP("TreeForm", "Outside the window:"),
                    .names = {QT_TRANSLATE_NOOP("TreeForm", "fail-soft"),
                              QT_TRANSLATE_NOOP("TreeForm", "fail-hard")},
                    .context = "TreeForm"}),
         treeField(Setting::name("leaves", leafNames()), QT_TRANSLATE_NOOP("TreeForm", "Leaves:"),
                   choiceInWords<LeafValues, leavesFromName>),
         treeField(Setting::yesNo("table"), QT_TRANSLATE_NOOP("TreeForm", "Table")),
         Setting::yesNo("predict"), Setting::name("values", pointOfViewNames()),
         Setting::name("view", {"tree", "compare", "practise"}),
         // Of a tree to practise with.
         Setting::number("seed", 0, static_cast<int>(PracticeRequest::largestSeed)),
         Setting::number("branching", 2, PracticeRequest::mostBranching), Setting::yesNo("ragged"),
         Setting::name("first", {"max", "min"})}};
}

QString costInWords(const QString& name)
{
    return growthtext::costTitle(name == QLatin1String("time") ? GrowthCost::Time
                                                               : GrowthCost::Nodes);
}

LabPageSettings growthPage()
{
    return {QStringLiteral("growth"),
            with(growthSettings(),
                 {Setting::name("cost", {"nodes", "time"})
                      .with(field("GrowthPage", QT_TRANSLATE_NOOP("GrowthPage", "Cost:"),
                                  costInWords))})};
}

QString quantityInWords(const QString& key)
{
    const SearchQuantity* const quantity = searchQuantity(key);
    return quantity ? quantity->name() : key;
}

LabPageSettings comparePage()
{
    return {QStringLiteral("compare"),
            with(comparisonSettings(),
                 {Setting::text("quantity")
                      .with(field("ComparePage", QT_TRANSLATE_NOOP("ComparePage", "Chart:"),
                                  quantityInWords))})};
}

LabPageSettings parallelPage()
{
    return {QStringLiteral("parallel"),
            with(parallelSettings(), {Setting::name("view", {"speed-up", "timeline"})})};
}

/// A model or a parameter, and its title on the page.
struct Titled
{
    const char* name;
    const char* title;
};

void addParameters(LabPageSettings& page, const char* context,
                   const std::vector<Titled>& parameters)
{
    for (const auto& [name, title] : parameters)
        page.settings.push_back({.key = QString::fromLatin1(name),
                                 .kind = Setting::Kind::Parameter,
                                 .words = field(context, title)});
}

QString formalModelInWords(const QString& name)
{
    const std::vector<formal::ModelInfo> models = formal::models();
    const auto* const model = formal::findModel(models, name);
    return model ? model->title : name;
}

LabPageSettings formalPage()
{
    LabPageSettings page {
        QStringLiteral("formal"),
        {Setting::name("tab", {"system", "walk", "properties", "tables", "model", "live", "rules"}),
         Setting::name("model", {"paper", "pool", "race", "game"})
             .with(
                 field("ModelForm", QT_TRANSLATE_NOOP("ModelForm", "&Model:"), formalModelInWords)),
         Setting::text("formula"), Setting::text("property"),
         Setting::name("table", {"published", "repaired", "mutants"}),
         Setting::name("mistake",
                       {"none", "plays-on", "misses-diagonal", "wrong-disc", "full-column-ends",
                        "takes-back"})}};
    addParameters(
        page, "FormalModels",
        {{"p", QT_TRANSLATE_NOOP("FormalModels", "Threads")},
         {"D", QT_TRANSLATE_NOOP("FormalModels", "Levels")},
         {"mutant", QT_TRANSLATE_NOOP("FormalModels", "Mutant")},
         {"legal", QT_TRANSLATE_NOOP("FormalModels", "Count legal positions only")},
         {"full", QT_TRANSLATE_NOOP("FormalModels", "Full root columns")},
         {"repaired", QT_TRANSLATE_NOOP("FormalModels", "Join the threads of open columns only")},
         {"P", QT_TRANSLATE_NOOP("FormalModels", "Workers")},
         {"M", QT_TRANSLATE_NOOP("FormalModels", "Tasks")},
         {"scores", QT_TRANSLATE_NOOP("FormalModels", "Task scores")},
         {"columns", QT_TRANSLATE_NOOP("FormalModels", "Columns")},
         {"rows", QT_TRANSLATE_NOOP("FormalModels", "Rows")},
         {"connect", QT_TRANSLATE_NOOP("FormalModels", "Discs in a row to win")},
         {"moves", QT_TRANSLATE_NOOP("FormalModels", "Moves already played")}});
    return page;
}

/// Their titles stand here once more, as lessons do without the models themselves.
constexpr std::array chanceModels {
    Titled {"gambler", QT_TRANSLATE_NOOP("ChanceModels", "The gambler's ruin")},
    Titled {"gambler-bet2", QT_TRANSLATE_NOOP("ChanceModels", "The gambler with two kinds of bet")},
    Titled {"ruin-static", QT_TRANSLATE_NOOP("ChanceModels", "Ruin of N players: one process")},
    Titled {"ruin-dynamic",
            QT_TRANSLATE_NOOP("ChanceModels", "Ruin of N players: parallel processes")},
    Titled {"yahtzee", QT_TRANSLATE_NOOP("ChanceModels", "Yahtzee: all dice the same")},
    Titled {"yahtzee-hand", QT_TRANSLATE_NOOP("ChanceModels", "Yahtzee: another hand")},
    Titled {"yahtzee-dice", QT_TRANSLATE_NOOP("ChanceModels", "Yahtzee: each die on its own")},
    Titled {"yahtzee-endless",
            QT_TRANSLATE_NOOP("ChanceModels", "Yahtzee: how many turns does it take?")},
    Titled {"goose", QT_TRANSLATE_NOOP("ChanceModels", "The Game of the Goose")},
    Titled {"goose-three", QT_TRANSLATE_NOOP("ChanceModels", "The Game of the Goose for three")},
    Titled {"goose-four", QT_TRANSLATE_NOOP("ChanceModels", "The Game of the Goose for four")}};

QStringList chanceModelNames()
{
    QStringList names;
    for (const Titled& model : chanceModels)
        names << QString::fromLatin1(model.name);
    return names;
}

QString chanceModelInWords(const QString& name)
{
    const auto* const model = std::ranges::find_if(
        chanceModels, [&name](const Titled& each) { return name == QLatin1String(each.name); });
    return model == chanceModels.end() ? name
                                       : QCoreApplication::translate("ChanceModels", model->title);
}

LabPageSettings chancePage()
{
    LabPageSettings page {
        QStringLiteral("chance"),
        {Setting::name("tab",
                       {"answer", "states", "steps", "reductions", "model", "simulator",
                        "experiments", "tables"}),
         Setting::name("model", chanceModelNames())
             .with(
                 field("ModelForm", QT_TRANSLATE_NOOP("ModelForm", "&Model:"), chanceModelInWords)),
         Setting::text("property")
             .with(field("PropertyForm", QT_TRANSLATE_NOOP("PropertyForm", "Property:"))),
         Setting::name("epsilon", {"0.001", "1e-06", "1e-09", "1e-12", "1e-14"})
             .with(field("PropertyForm", QT_TRANSLATE_NOOP("PropertyForm", "Precision:"))),
         Setting::yesNo("exact").with(
             field("PropertyForm", QT_TRANSLATE_NOOP("PropertyForm", "Fractions"))),
         Setting::severalOf("passes", {"simplify", "sums", "constants", "dead", "confluence"}),
         Setting::number("table", 0, 3), Setting::text("vary"), Setting::text("range"),
         Setting::name("plot", {"answers", "states", "times", "curves", "endings"})}};
    addParameters(
        page, "ChanceModels",
        {{"goal", QT_TRANSLATE_NOOP("ChanceModels", "Target coins")},
         {"start", QT_TRANSLATE_NOOP("ChanceModels", "Starting coins")},
         {"p", QT_TRANSLATE_NOOP("ChanceModels", "Chance of winning a bet")},
         {"q", QT_TRANSLATE_NOOP("ChanceModels", "Chance of winning the bet that pays two")},
         {"N", QT_TRANSLATE_NOOP("ChanceModels", "Players")},
         {"d", QT_TRANSLATE_NOOP("ChanceModels", "Coins per player")},
         {"dice", QT_TRANSLATE_NOOP("ChanceModels", "Dice")},
         {"turns", QT_TRANSLATE_NOOP("ChanceModels", "Turns")},
         {"hand", QT_TRANSLATE_NOOP("ChanceModels", "Hand")},
         {"first", QT_TRANSLATE_NOOP("ChanceModels", "A 9 in the first round leads to 26 or 53")},
         {"wells", QT_TRANSLATE_NOOP("ChanceModels", "Wells on 31 and 52")},
         {"A",
          QT_TRANSLATE_NOOP(
              "ChanceModels",
              "Artefact A: repeating the other player's first-round 9 moves you back by 9")},
         {"B",
          QT_TRANSLATE_NOOP("ChanceModels",
                            "Artefact B: pawns on 31 and 52 end the game even without wells")},
         {"hide", QT_TRANSLATE_NOOP("ChanceModels", "Hide all actions except rolls and endings")}});
    return page;
}

}

const std::vector<LabPageSettings>& settablePages()
{
    static const std::vector<LabPageSettings> pages {
        treePage(),
        {QStringLiteral("study"), studySettings()},
        {QStringLiteral("experiments"), ownExperimentSettings()},
        parallelPage(),
        growthPage(),
        comparePage(),
        {QStringLiteral("tuning"), tuningSettings()},
        formalPage(),
        chancePage()};
    return pages;
}

}
