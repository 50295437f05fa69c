// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings.h"

#include "core/engines/external/programnews.h"
#include "core/evaluation/h1readings.h"
#include "core/search/metrics/searchquantity.h"
#include "core/support/translations.h"
#include "ui/settings/settingsstore.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>

namespace {

constexpr int longestSearchMs = 24 * 60 * 60 * 1000;
constexpr int mostWorkers = 256;
constexpr int longestDelayMs = 60'000;
constexpr int mostPairs = 500;
constexpr int mostNames = 100;
constexpr int mostKeyChanges = 500;
constexpr int mostLayouts = 20;
constexpr int mostPages = 100;

const QStringList schemeNames {"system", "light", "dark"};
const QStringList themeNames {"safe", "classic", "high-contrast"};
const QStringList materialNames {"plastic", "wood", "glass"};
const QStringList speedNames {"off", "fast", "normal", "slow"};
const QStringList blindfoldNames {"off", "last-four", "all"};
const QStringList chipStyleNames {"scores", "moves", "words"};

// These are the same as long as the program runs.

const QStringList& metricKeys()
{
    static const QStringList keys = [] {
        QStringList all;
        for (const SearchQuantity& quantity : searchQuantities())
            all += quantity.key;
        return all;
    }();
    return keys;
}

/// Empty is the system's.
const QStringList& languages()
{
    static const QStringList codes = QStringList(QString()) + availableLanguages();
    return codes;
}

std::optional<DuelScore> scoreFrom(const QString&, const QString& text)
{
    const DuelScore score = DuelScore::fromText(text);
    return score.games() > 0 ? std::optional(score) : std::nullopt;
}

bool isActionName(const QString& text)
{
    const auto isPlain = [](QChar sign) {
        return sign == u'-' || (sign.unicode() < 128 && sign.isLetterOrNumber());
    };
    return std::ranges::all_of(text, isPlain);
}

std::optional<QString> keysFrom(const QString& action, const QString& text)
{
    const auto keys = keysFromText(text);
    return keys && isActionName(action) ? std::optional(keysToText(*keys)) : std::nullopt;
}

std::optional<QString> anyText(const QString&, const QString& text)
{
    return text;
}

QString asItIs(const QString& text)
{
    return text;
}

QString cleanPath(const QString& path)
{
    return QDir::cleanPath(QFileInfo(path).absoluteFilePath());
}

// All values with their keys. A Store is what reads or what writes them; what is written is const.

template <typename Store, typename Limits> void limitFields(Store& store, Limits& limits)
{
    store.number("depth", limits.depth, 0, Position::Shape::squares);
    store.wide("nodes", limits.nodes);
    store.milliseconds("timeMs", limits.time, longestSearchMs);
}

template <typename Store, typename Options> void optionFields(Store& store, Options& options)
{
    store.number("workers", options.workers, 0, mostWorkers);
    store.wide("seed", options.seed);
    store.flag("preferFastWins", options.preferFastWins);
    store.flag("usesBook", options.usesBook);
    for (const H1Reading& reading : h1Readings())
        store.flag(QStringLiteral("h1/") + QLatin1String(reading.key), options.h1.*reading.member);
    for (int index = 0; index < H1Weights::count; ++index) {
        Value value = options.h1.weights.value(index);
        store.number(QStringLiteral("h1/") + H1Weights::name(index), value, 0, H1Weights::largest);
        if constexpr (!std::is_const_v<Options>)
            options.h1.weights.setValue(index, value);
    }
}

template <typename Store, typename Player>
void playerFields(Store& store, const QString& group, Player& player)
{
    store.group(group, [&] {
        store.flag("human", player.human);
        store.text("name", player.name);
        store.word("engine", player.engine, allEngineNames());
        limitFields(store, player.limits);
        optionFields(store, player.options);
    });
}

template <typename Store, typename Shown>
void overlayFields(Store& store, const QString& layout, Shown& overlays)
{
    store.flag(layout + QStringLiteral("Scores"), overlays.scores);
    store.flag(layout + QStringLiteral("Bar"), overlays.bar);
    store.flag(layout + QStringLiteral("Threats"), overlays.threats);
    store.flag(layout + QStringLiteral("Line"), overlays.line);
    store.flag(layout + QStringLiteral("Heat"), overlays.heat);
}

template <typename Store, typename All> void viewFields(Store& store, All& settings)
{
    store.choice("colorScheme", settings.colorScheme, schemeNames);
    store.choice("discTheme", settings.discTheme, themeNames);
    store.choice("material", settings.material, materialNames);
    store.number("textSize", settings.textSize, textSizes.front(), textSizes.back());
    store.flag("glyphs", settings.glyphs);
    store.flag("coordinates", settings.coordinates);
    store.flag("flipped", settings.flipped);
    store.choice("animation", settings.animation, speedNames);
    store.choice("chipStyle", settings.chipStyle, chipStyleNames);
    overlayFields(store, "play", settings.playOverlays);
    overlayFields(store, "analyse", settings.analyseOverlays);
    overlayFields(store, "lab", settings.labOverlays);
    store.flag("logAxis", settings.logAxis);
    store.texts("otherAxes", settings.otherAxes, mostNames);
    store.texts("chosenAxes", settings.chosenAxes, mostNames);
    store.flag("studyBelow", settings.studyBelow);
    store.word("figure", settings.figure, metricKeys());
    store.flag("figureByGame", settings.figureByGame);
    store.choice("costMeasure", settings.costMeasure, costfigures::measureNames.all());
    store.choice("costFigure", settings.costFigure, costfigures::figureNames.all());
    store.texts("foldedParts", settings.foldedParts, mostNames);
    store.choice("blindfold", settings.blindfold, blindfoldNames);
    store.flag("hideQuality", settings.hideQuality);
    store.flag("teacherNotes", settings.teacherNotes);
    store.word("language", settings.language, languages());
}

template <typename Store, typename All> void clockField(Store& store, All& settings)
{
    QString text = settings.clock.toText();
    store.text("clock", text);
    if constexpr (!std::is_const_v<All>)
        settings.clock = TimeControl::fromText(text).value_or(TimeControl());
}

template <typename Store, typename All> void playFields(Store& store, All& settings)
{
    store.number("minimumThinkingMs", settings.minimumThinkingMs, 0, longestDelayMs);
    store.number("autoPlayDelayMs", settings.autoPlayDelayMs, 0, longestDelayMs);
    store.flag("autosave", settings.autosave);
    store.flag("keepGames", settings.keepGames);
    store.flag("confirmDiscard", settings.confirmDiscard);
    store.flag("showStartPanel", settings.showStartPanel);
    store.flag("demo", settings.demo);
    store.flag("sound", settings.sound);
    clockField(store, settings);
    store.flag("opponentStarts", settings.opponentStarts);
    store.flag("otherColor", settings.otherColor);
    store.flag("colorsSwapped", settings.colorsSwapped);
    store.flag("tourSeen", settings.tourSeen);
}

template <typename Store, typename Names> void peopleFields(Store& store, Names& people)
{
    store.texts("names", people.names, People::most);
    store.text("player", people.player);
    store.text("partner", people.partner);
}

template <typename Store, typename All> void windowFields(Store& store, All& settings)
{
    store.texts("recentFiles", settings.recentFiles, Settings::maximumRecentFiles);
    store.bytes("geometry", settings.windowGeometry);
    store.checkedBytes("state", "stateSum", settings.windowState);
    store.text("layout", settings.windowLayout);
    store.text("experimentFile", settings.experimentFile);
    store.text("labPage", settings.labPage);
}

template <typename Store, typename All> void allFields(Store& store, All& settings)
{
    playerFields(store, "first", settings.first);
    playerFields(store, "second", settings.second);
    playerFields(store, "hint", settings.hint);
    store.flag("hint/exact", settings.exactHints);
    store.group("view", [&] { viewFields(store, settings); });
    store.group("play", [&] { playFields(store, settings); });
    store.group("people", [&] { peopleFields(store, settings.people); });
    store.group("scores",
                [&] { store.map(settings.scores, mostPairs, scoreFrom, &DuelScore::toText); });
    store.group("keys", [&] { store.map(settings.keys, mostKeyChanges, keysFrom, asItIs); });
    store.group("window", [&] { windowFields(store, settings); });
    store.group("layouts", [&] { store.checkedMap(settings.leftLayouts, mostLayouts); });
    store.group("laboratory", [&] { store.map(settings.labFields, mostPages, anyText, asItIs); });
}

QVariantMap valuesOf(const Settings& settings)
{
    SettingsWriter writer;
    allFields(writer, settings);
    return writer.values();
}

}

bool Settings::couldBeOurs(const QByteArray& file)
{
    return !file.contains("@Variant(") && !file.contains("@DateTime(");
}

Settings Settings::load(QSettings& store)
{
    Settings settings;
    SettingsReader reader(store);
    allFields(reader, settings);
    settings.hint.human = false;
    settings.hint.name.clear();
    settings.people = settings.people.sound();
    for (Entrant* player : {&settings.first, &settings.second})
        *player = settings.known(*player);
    for (Entrant* player : {&settings.first, &settings.second, &settings.hint})
        player->ensureLimit();
    return settings;
}

QStringList Settings::lostEngines(QSettings& store)
{
    const Settings usual;
    QStringList sentences;
    for (const auto& [group, player] :
         {std::pair {"first", usual.first}, std::pair {"second", usual.second},
          std::pair {"hint", usual.hint}}) {
        store.beginGroup(QLatin1String(group));
        const QString engine = store.value("engine").toString();
        const bool isAsked = !engine.isEmpty() && !store.value("human", player.human).toBool();
        store.endGroup();
        if (!isAsked)
            continue;
        if (const auto other = programs::instead(engine, player.engine))
            sentences << other->sentence;
    }
    sentences.removeDuplicates();
    return sentences;
}

void Settings::save(QSettings& store) const
{
    saveChanges(store, load(store));
    const QVariantMap all = valuesOf(*this);
    for (auto each = all.begin(); each != all.end(); ++each)
        store.setValue(each.key(), each.value());
}

void Settings::saveChanges(QSettings& store, const Settings& before) const
{
    store.setValue("version", currentVersion);
    const QVariantMap old = valuesOf(before);
    const QVariantMap now = valuesOf(*this);
    for (auto each = old.begin(); each != old.end(); ++each)
        if (!now.contains(each.key()))
            store.remove(each.key());
    for (auto each = now.begin(); each != now.end(); ++each)
        if (old.value(each.key()) != each.value())
            store.setValue(each.key(), each.value());
}

void Settings::setPeople(const People& now, const QMap<QString, QString>& renamed)
{
    const QStringList newNames = renamed.values();
    // Who had a name that is another one's now is not on the list any more.
    const auto goesOn = [&](const QString& name) {
        return name.isEmpty() || renamed.contains(name)
            || (now.names.contains(name) && !newNames.contains(name));
    };
    DuelScores kept;
    for (auto each = scores.cbegin(); each != scores.cend(); ++each) {
        PairName pair = PairName::fromKey(each.key());
        if (!goesOn(pair.one) || !goesOn(pair.two))
            continue;
        for (QString* const name : {&pair.one, &pair.two})
            *name = renamed.value(*name, *name);
        kept.insert(pair.key(), pair.isTurned() ? each->turned() : *each);
    }
    scores = kept;
    people = now;
}

Entrant Settings::known(const Entrant& player) const
{
    Entrant result = player;
    if (!player.human || !people.names.contains(player.name))
        result.name.clear();
    return result;
}

void Settings::addRecentFile(const QString& path)
{
    removeRecentFile(path);
    recentFiles.prepend(cleanPath(path));
    recentFiles = recentFiles.mid(0, maximumRecentFiles);
}

void Settings::removeRecentFile(const QString& path)
{
    recentFiles.removeAll(cleanPath(path));
}
