// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/experimentjson.h"

#include "core/board/notation.h"
#include "core/engines/external/program.h"
#include "core/support/text/enumnames.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace {

struct ExperimentJsonText
{
    Q_DECLARE_TR_FUNCTIONS(ExperimentJson)
};

constexpr EnumNames<RandomMoves, 3> randomMoveNames {{"none", "top-two", "any-legal"}};
constexpr EnumNames<Openings, 5> openingNames {
    {"empty", "all-three-plies", "random", "list", "three-ply-positions"}};

const auto versionKey = QStringLiteral("programVersion");

template <typename Enum, int count>
Expected<Enum> ruleOf(const EnumNames<Enum, count>& names, const QString& name)
{
    if (const auto rule = names.find(name))
        return *rule;
    return fail(ExperimentJsonText::tr("There is no rule called \"%1\".").arg(name));
}

/// As it is kept, or as the program is now; 0 for ours.
int playedVersion(const Entrant& entrant, int kept)
{
    const auto& program = engineInfo(entrant.engine).program;
    return kept > 0 || !program ? kept : program->version;
}

QJsonObject cellPlayerToJson(const Entrant& entrant, int kept)
{
    QJsonObject object = entrantToJson(entrant);
    if (const int version = playedVersion(entrant, kept); version > 0)
        object.insert(versionKey, version);
    return object;
}

/// What decides the games of one cell.
QJsonObject cellSettings(const ExperimentCell& cell)
{
    return {{"a", cellPlayerToJson(cell.a, cell.versions[0])},
            {"b", cellPlayerToJson(cell.b, cell.versions[1])},
            {"seed", static_cast<qint64>(cell.seed)}};
}

/// Everything but whether there is such an engine.
Expected<Entrant> entrantSettings(const QJsonObject& object)
{
    FOURCAST_LET(const auto h1, H1Options::fromNames(object["h1"].toString()));
    Entrant entrant {object["engine"].toString(), {}, {}};
    entrant.options.h1 = h1;
    FOURCAST_LET(const auto weights, H1Weights::fromFile(object["h1Values"].toString().toLatin1()));
    entrant.options.h1.weights = weights;
    entrant.options.preferFastWins = object["preferFastWins"].toBool(true);
    entrant.limits.depth = object["depth"].toInt();
    entrant.limits.nodes = static_cast<std::uint64_t>(object["nodes"].toInteger());
    entrant.limits.time = std::chrono::milliseconds(object["milliseconds"].toInteger());
    if (entrant.limits.depth < 0 || entrant.limits.depth > Position::Shape::squares
        || object["nodes"].toInteger() < 0 || entrant.limits.time.count() < 0)
        return fail(ExperimentJsonText::tr("The limits of %1 are impossible for a search.")
                        .arg(entrant.engine));
    return entrant;
}

/// A program may have been taken away since.
Expected<Entrant> cellPlayerFromJson(const QJsonObject& object)
{
    return object.contains(versionKey) ? entrantSettings(object) : entrantFromJson(object);
}

/// What is said of two players of a cell that differ.
void noteDifference(QStringList& names, const ExperimentCell& cell, const Entrant& before,
                    int versionBefore, const Entrant& now, int versionNow)
{
    if (entrantToJson(before) != entrantToJson(now)) {
        const QString players = ExperimentJsonText::tr("the players of %1").arg(cell.id);
        if (!names.contains(players))
            names << players;
    } else if (versionBefore > 0 && versionBefore != versionNow) {
        const QString version
            = ExperimentJsonText::tr("the version of %1: %2 then, %3 now")
                  .arg(now.engine, QString::number(versionBefore), QString::number(versionNow));
        if (!names.contains(version))
            names << version;
    }
}

}

QJsonObject entrantToJson(const Entrant& entrant)
{
    QJsonObject object {{"engine", entrant.engine},
                        {"h1", entrant.options.h1.toNames()},
                        {"preferFastWins", entrant.options.preferFastWins},
                        {"depth", entrant.limits.depth},
                        {"nodes", static_cast<qint64>(entrant.limits.nodes)},
                        {"milliseconds", static_cast<qint64>(entrant.limits.time.count())}};
    if (const H1Weights& weights = entrant.options.h1.weights; weights != H1Weights())
        object.insert("h1Values", QString::fromLatin1(weights.toFile()));
    return object;
}

Expected<Entrant> entrantFromJson(const QJsonObject& object)
{
    FOURCAST_LET(auto entrant, entrantSettings(object));
    FOURCAST_TRY(entrant.check());
    return entrant;
}

QJsonObject rulesToJson(const GameRules& rules)
{
    QJsonObject object {{"randomMoves", randomMoveNames.of(rules.randomMoves)},
                        {"openings", openingNames.of(rules.openings)},
                        {"alternateFirst", rules.alternateFirst}};
    if (rules.openings == Openings::Random)
        object.insert("openingPlies", rules.openingPlies);
    QJsonArray list;
    for (const std::vector<Move>& opening : rules.openingList)
        list.append(notation::toDigits(opening));
    if (rules.openings == Openings::List)
        object.insert("openingList", list);
    return object;
}

Expected<GameRules> rulesFromJson(const QJsonObject& object)
{
    GameRules rules;
    FOURCAST_LET(rules.randomMoves, ruleOf(randomMoveNames, object["randomMoves"].toString()));
    FOURCAST_LET(rules.openings, ruleOf(openingNames, object["openings"].toString()));
    rules.alternateFirst = object["alternateFirst"].toBool(true);
    // As they are written: what belongs to other openings is none of these rules.
    if (rules.openings == Openings::Random)
        rules.openingPlies = object["openingPlies"].toInt(rules.openingPlies);
    const QJsonArray list
        = rules.openings == Openings::List ? object["openingList"].toArray() : QJsonArray();
    for (const QJsonValue text : list) {
        FOURCAST_LET(const auto opening, notation::parseMoves(text.toString()));
        rules.openingList.push_back(opening);
    }
    FOURCAST_TRY(rules.check());
    return rules;
}

QJsonObject sprtToJson(const SprtOptions& bounds)
{
    return {{"elo0", bounds.elo0},
            {"elo1", bounds.elo1},
            {"alpha", bounds.alpha},
            {"beta", bounds.beta}};
}

Expected<SprtOptions> sprtFromJson(const QJsonObject& object)
{
    const SprtOptions bounds {.elo0 = object["elo0"].toDouble(),
                              .elo1 = object["elo1"].toDouble(),
                              .alpha = object["alpha"].toDouble(),
                              .beta = object["beta"].toDouble()};
    FOURCAST_TRY(bounds.check());
    return bounds;
}

QJsonObject headToJson(const Experiment& experiment)
{
    QJsonObject object {{"id", experiment.id},
                        {"artefact", experiment.artefact},
                        {"title", experiment.title},
                        {"variant", experiment.variant},
                        {"rules", rulesToJson(experiment.rules)}};
    if (experiment.protocol)
        object.insert("protocol", protocolName(*experiment.protocol));
    if (experiment.test.bounds)
        object.insert("sprt", sprtToJson(*experiment.test.bounds));
    if (experiment.test.endsPairings)
        object.insert("sprtEndsPairings", true);
    return object;
}

Expected<Experiment> headFromJson(const QJsonObject& object)
{
    FOURCAST_LET(auto rules, rulesFromJson(object["rules"].toObject()));
    Experiment experiment;
    experiment.id = object["id"].toString();
    experiment.artefact = object["artefact"].toString();
    experiment.title = object["title"].toString();
    experiment.variant = object["variant"].toString();
    experiment.rules = std::move(rules);
    if (object.contains("protocol")) {
        FOURCAST_LET(const auto protocol, protocolFromName(object["protocol"].toString()));
        experiment.protocol = protocol;
    }
    if (object.contains("sprt")) {
        FOURCAST_LET(const auto bounds, sprtFromJson(object["sprt"].toObject()));
        experiment.test.bounds = bounds;
    }
    experiment.test.endsPairings = object["sprtEndsPairings"].toBool();
    return experiment;
}

QJsonObject cellToJson(const ExperimentCell& cell)
{
    QJsonObject object = cellSettings(cell);
    object.insert("id", cell.id);
    object.insert("row", cell.row);
    object.insert("column", cell.column);
    object.insert("rounds", cell.rounds);
    if (cell.article) {
        QJsonObject article {{"first", cell.article->first}, {"rounds", cell.article->rounds}};
        if (cell.article->second)
            article.insert("second", *cell.article->second);
        object.insert("article", article);
    }
    return object;
}

Expected<ExperimentCell> cellFromJson(const QJsonObject& object)
{
    const QJsonObject playerA = object["a"].toObject();
    const QJsonObject playerB = object["b"].toObject();
    FOURCAST_LET(const auto a, cellPlayerFromJson(playerA));
    FOURCAST_LET(const auto b, cellPlayerFromJson(playerB));
    ExperimentCell cell {.id = object["id"].toString(),
                         .row = object["row"].toString(),
                         .column = object["column"].toString(),
                         .a = a,
                         .b = b,
                         .rounds = object["rounds"].toInt(),
                         .seed = static_cast<std::uint64_t>(object["seed"].toInteger()),
                         .article = {},
                         .versions = {playerA[versionKey].toInt(), playerB[versionKey].toInt()}};
    if (cell.rounds < 0 || object["seed"].toInteger() < 0)
        return fail(ExperimentJsonText::tr("%1 has rounds or a seed below 0.").arg(cell.id));
    if (const QJsonObject article = object["article"].toObject(); !article.isEmpty()) {
        cell.article = PublishedCell {article["first"].toDouble(), {}, article["rounds"].toInt()};
        if (article.contains("second"))
            cell.article->second = article["second"].toDouble();
    }
    return cell;
}

QJsonObject experimentSettings(const Experiment& experiment)
{
    QJsonObject cells;
    for (const ExperimentCell& cell : experiment.cells)
        cells.insert(cell.id, cellSettings(cell));
    return {{"rules", rulesToJson(experiment.rules)}, {"cells", cells}};
}

Expected<void> isKeepable(const Experiment& experiment)
{
    for (const ExperimentCell& cell : experiment.cells)
        for (const Entrant* entrant : {&cell.a, &cell.b})
            if (entrant->options.dataset)
                return fail(ExperimentJsonText::tr(
                                "%1 plays from the labels in a file, which an experiment cannot "
                                "save. Without a file, it plays from the labels of the book.")
                                .arg(entrant->engine));
    return {};
}

QStringList differingSettings(const Experiment& kept, const Experiment& given)
{
    QStringList names;
    const QJsonObject before = rulesToJson(kept.rules);
    const QJsonObject now = rulesToJson(given.rules);
    if (before["randomMoves"] != now["randomMoves"])
        names << ExperimentJsonText::tr("the random moves");
    if (before["openings"] != now["openings"] || before["openingPlies"] != now["openingPlies"]
        || before["openingList"] != now["openingList"])
        names << ExperimentJsonText::tr("the openings");
    if (before["alternateFirst"] != now["alternateFirst"])
        names << ExperimentJsonText::tr("who moves first");
    for (const ExperimentCell& cell : given.cells)
        for (const ExperimentCell& other : kept.cells) {
            if (cell.id != other.id)
                continue;
            if (cell.seed != other.seed)
                names << ExperimentJsonText::tr("the seed of %1").arg(cell.id);
            noteDifference(names, cell, other.a, other.versions[0], cell.a,
                           playedVersion(cell.a, cell.versions[0]));
            noteDifference(names, cell, other.b, other.versions[1], cell.b,
                           playedVersion(cell.b, cell.versions[1]));
        }
    return names;
}
