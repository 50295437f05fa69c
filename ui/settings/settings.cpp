// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings.h"

#include "core/evaluation/h1readings.h"
#include "core/search/figures/searchquantity.h"
#include "core/support/translations.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <algorithm>

namespace {

constexpr int longestSearchMs = 24 * 60 * 60 * 1000;
constexpr int mostWorkers = 256;
constexpr int longestDelayMs = 60'000;
constexpr int mostPairs = 500;
constexpr int mostNames = 100;
constexpr int mostKeyChanges = 500;
constexpr int mostLayouts = 20;
/// Before the name of what a checksum is of.
const QString sums = QStringLiteral("sum-");

const QStringList schemeNames {"system", "light", "dark"};
const QStringList themeNames {"safe", "classic", "high-contrast"};
const QStringList speedNames {"off", "fast", "normal", "slow"};
const QStringList chipStyleNames {"scores", "moves", "words"};

QString keyOf(const H1Reading& reading)
{
    return QStringLiteral("h1/") + QLatin1String(reading.key);
}

// Each of these leaves `value` alone when the store has nothing usable under `key`.

void read(const QSettings& store, const QString& key, bool& value)
{
    const QString text = store.value(key).toString();
    if (text == QLatin1String("true") || text == QLatin1String("false"))
        value = text == QLatin1String("true");
}

template <typename Number>
void read(const QSettings& store, const QString& key, Number& value, Number lowest, Number highest)
{
    bool ok = false;
    const QString text = store.value(key).toString();
    const qlonglong number = text.toLongLong(&ok);
    if (ok && number >= static_cast<qlonglong>(lowest) && number <= static_cast<qlonglong>(highest))
        value = static_cast<Number>(number);
}

void read(const QSettings& store, const QString& key, QString& value, const QStringList& allowed)
{
    const QString text = store.value(key, value).toString();
    if (allowed.contains(text))
        value = text;
}

/// Each once, as many as anybody chooses.
void readNames(const QSettings& store, const QString& key, QStringList& names)
{
    names = store.value(key).toStringList();
    names.removeAll(QString());
    names.removeDuplicates();
    names = names.mid(0, mostNames);
}

QStringList figureKeys()
{
    QStringList keys;
    for (const SearchQuantity& quantity : searchQuantities())
        keys += quantity.key;
    return keys;
}

/// All of 64 bits, which a seed may use; as written, so that nothing but digits is a number.
void read(const QSettings& store, const QString& key, std::uint64_t& value)
{
    bool ok = false;
    const quint64 number = store.value(key).toString().toULongLong(&ok);
    if (ok)
        value = number;
}

template <typename Enum>
void read(const QSettings& store, const QString& key, Enum& value, const QStringList& names)
{
    const auto index = names.indexOf(store.value(key).toString());
    if (index >= 0)
        value = static_cast<Enum>(index);
}

template <typename Enum> QString nameOf(Enum value, const QStringList& names)
{
    return names.at(static_cast<int>(value));
}

void readPlayer(QSettings& store, const QString& group, Entrant& player)
{
    store.beginGroup(group);
    read(store, "human", player.human);
    read(store, "engine", player.engine, engineNames());
    read(store, "depth", player.limits.depth, 0, Position::Shape::squares);
    read(store, "nodes", player.limits.nodes);
    int milliseconds = static_cast<int>(player.limits.time.count());
    read(store, "timeMs", milliseconds, 0, longestSearchMs);
    player.limits.time = std::chrono::milliseconds(milliseconds);
    player.ensureLimit();

    read(store, "workers", player.options.workers, 0, mostWorkers);
    read(store, "seed", player.options.seed);
    read(store, "preferFastWins", player.options.preferFastWins);
    for (const H1Reading& reading : h1Readings())
        read(store, keyOf(reading), player.options.h1.*reading.member);
    for (int index = 0; index < H1Weights::count; ++index) {
        Value value = player.options.h1.weights.value(index);
        read(store, QStringLiteral("h1/") + H1Weights::name(index), value, 0, H1Weights::largest);
        player.options.h1.weights.setValue(index, value);
    }
    store.endGroup();
}

void writePlayer(QSettings& store, const QString& group, const Entrant& player)
{
    store.beginGroup(group);
    store.setValue("human", player.human);
    store.setValue("engine", player.engine);
    store.setValue("depth", player.limits.depth);
    store.setValue("nodes", static_cast<quint64>(player.limits.nodes));
    store.setValue("timeMs", static_cast<qint64>(player.limits.time.count()));
    store.setValue("workers", player.options.workers);
    store.setValue("seed", static_cast<quint64>(player.options.seed));
    store.setValue("preferFastWins", player.options.preferFastWins);
    for (const H1Reading& reading : h1Readings())
        store.setValue(keyOf(reading), player.options.h1.*reading.member);
    for (int index = 0; index < H1Weights::count; ++index)
        store.setValue(QStringLiteral("h1/") + H1Weights::name(index),
                       player.options.h1.weights.value(index));
    store.endGroup();
}

void readOverlays(const QSettings& store, const QString& layout, Overlays& overlays)
{
    read(store, layout + QStringLiteral("Scores"), overlays.scores);
    read(store, layout + QStringLiteral("Bar"), overlays.bar);
    read(store, layout + QStringLiteral("Threats"), overlays.threats);
    read(store, layout + QStringLiteral("Line"), overlays.line);
    read(store, layout + QStringLiteral("Heat"), overlays.heat);
}

void writeOverlays(QSettings& store, const QString& layout, const Overlays& overlays)
{
    store.setValue(layout + QStringLiteral("Scores"), overlays.scores);
    store.setValue(layout + QStringLiteral("Bar"), overlays.bar);
    store.setValue(layout + QStringLiteral("Threats"), overlays.threats);
    store.setValue(layout + QStringLiteral("Line"), overlays.line);
    store.setValue(layout + QStringLiteral("Heat"), overlays.heat);
}

/// The keys of the group at hand that can be written again: QSettings reads one without a name from
/// "=1", and refuses to write it.
QStringList namesIn(const QSettings& store)
{
    QStringList names = store.childKeys();
    names.removeAll(QString());
    return names;
}

QString checksum(const QByteArray& bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex());
}

bool isActionName(const QString& text)
{
    const auto isPlain = [](QChar sign) {
        return sign == u'-' || (sign.unicode() < 128 && sign.isLetterOrNumber());
    };
    return std::ranges::all_of(text, isPlain);
}

QString cleanPath(const QString& path)
{
    return QDir::cleanPath(QFileInfo(path).absoluteFilePath());
}

}

bool Settings::couldBeOurs(const QByteArray& file)
{
    return !file.contains("@Variant(") && !file.contains("@DateTime(");
}

Settings Settings::load(QSettings& store)
{
    Settings settings;
    readPlayer(store, "first", settings.first);
    readPlayer(store, "second", settings.second);
    readPlayer(store, "hint", settings.hint);
    settings.hint.human = false;
    read(store, "hint/exact", settings.exactHints);

    store.beginGroup("view");
    read(store, "colorScheme", settings.colorScheme, schemeNames);
    read(store, "discTheme", settings.discTheme, themeNames);
    read(store, "textSize", settings.textSize, textSizes.front(), textSizes.back());
    read(store, "glyphs", settings.glyphs);
    read(store, "coordinates", settings.coordinates);
    read(store, "flipped", settings.flipped);
    read(store, "animation", settings.animation, speedNames);
    read(store, "chipStyle", settings.chipStyle, chipStyleNames);
    readOverlays(store, "play", settings.playOverlays);
    readOverlays(store, "analyse", settings.analyseOverlays);
    readOverlays(store, "lab", settings.labOverlays);
    read(store, "logAxis", settings.logAxis);
    readNames(store, "otherAxes", settings.otherAxes);
    read(store, "studyBelow", settings.studyBelow);
    read(store, "figure", settings.figure, figureKeys());
    read(store, "figureByGame", settings.figureByGame);
    readNames(store, "foldedParts", settings.foldedParts);
    read(store, "hideQuality", settings.hideQuality);
    read(store, "language", settings.language, QStringList(QString()) + availableLanguages());
    store.endGroup();

    store.beginGroup("play");
    read(store, "minimumThinkingMs", settings.minimumThinkingMs, 0, longestDelayMs);
    read(store, "autoPlayDelayMs", settings.autoPlayDelayMs, 0, longestDelayMs);
    read(store, "autosave", settings.autosave);
    read(store, "keepGames", settings.keepGames);
    read(store, "confirmDiscard", settings.confirmDiscard);
    read(store, "showStartPanel", settings.showStartPanel);
    read(store, "sound", settings.sound);
    read(store, "opponentStarts", settings.opponentStarts);
    read(store, "otherColor", settings.otherColor);
    read(store, "colorsSwapped", settings.colorsSwapped);
    read(store, "tourSeen", settings.tourSeen);
    store.endGroup();

    store.beginGroup("scores");
    for (const QString& pair : namesIn(store))
        if (const PairScore score = PairScore::fromText(store.value(pair).toString());
            score.games() > 0 && settings.scores.size() < mostPairs)
            settings.scores.insert(pair, score);
    store.endGroup();

    store.beginGroup("keys");
    for (const QString& action : namesIn(store))
        if (const auto keys = keysFromText(store.value(action).toString());
            keys && isActionName(action) && settings.keys.size() < mostKeyChanges)
            settings.keys.insert(action, keysToText(*keys));
    store.endGroup();

    store.beginGroup("window");
    settings.recentFiles = store.value("recentFiles").toStringList();
    settings.recentFiles.removeAll(QString());
    settings.recentFiles.removeDuplicates();
    settings.recentFiles = settings.recentFiles.mid(0, maximumRecentFiles);
    settings.windowGeometry = store.value("geometry").toByteArray();
    // Qt does not survive every damage of what it wrote there.
    if (const QByteArray state = store.value("state").toByteArray();
        store.value("stateSum").toString() == checksum(state))
        settings.windowState = state;
    settings.windowLayout = store.value("layout").toString();
    settings.experimentFile = store.value("experimentFile").toString();
    settings.labPage = store.value("labPage").toString();
    store.endGroup();

    store.beginGroup("layouts");
    for (const QString& layout : namesIn(store))
        if (const QByteArray state = store.value(layout).toByteArray(); !layout.startsWith(sums)
            && store.value(sums + layout).toString() == checksum(state)
            && settings.leftLayouts.size() < mostLayouts)
            settings.leftLayouts.insert(layout, state);
    store.endGroup();

    store.beginGroup("laboratory");
    for (const QString& page : namesIn(store))
        settings.labFields.insert(page, store.value(page).toString());
    store.endGroup();
    return settings;
}

void Settings::save(QSettings& store) const
{
    store.setValue("version", currentVersion);
    writePlayer(store, "first", first);
    writePlayer(store, "second", second);
    writePlayer(store, "hint", hint);
    store.setValue("hint/exact", exactHints);

    store.beginGroup("view");
    store.setValue("colorScheme", nameOf(colorScheme, schemeNames));
    store.setValue("discTheme", nameOf(discTheme, themeNames));
    store.setValue("textSize", textSize);
    store.setValue("glyphs", glyphs);
    store.setValue("coordinates", coordinates);
    store.setValue("flipped", flipped);
    store.setValue("animation", nameOf(animation, speedNames));
    store.setValue("chipStyle", nameOf(chipStyle, chipStyleNames));
    writeOverlays(store, "play", playOverlays);
    writeOverlays(store, "analyse", analyseOverlays);
    writeOverlays(store, "lab", labOverlays);
    store.setValue("logAxis", logAxis);
    store.setValue("otherAxes", otherAxes);
    store.setValue("studyBelow", studyBelow);
    store.setValue("figure", figure);
    store.setValue("figureByGame", figureByGame);
    store.setValue("foldedParts", foldedParts);
    store.setValue("hideQuality", hideQuality);
    store.setValue("language", language);
    store.endGroup();

    store.beginGroup("play");
    store.setValue("minimumThinkingMs", minimumThinkingMs);
    store.setValue("autoPlayDelayMs", autoPlayDelayMs);
    store.setValue("autosave", autosave);
    store.setValue("keepGames", keepGames);
    store.setValue("confirmDiscard", confirmDiscard);
    store.setValue("showStartPanel", showStartPanel);
    store.setValue("sound", sound);
    store.setValue("opponentStarts", opponentStarts);
    store.setValue("otherColor", otherColor);
    store.setValue("colorsSwapped", colorsSwapped);
    store.setValue("tourSeen", tourSeen);
    store.endGroup();

    store.remove("scores"); // a pair that began again has none
    store.beginGroup("scores");
    for (auto pair = scores.begin(); pair != scores.end(); ++pair)
        store.setValue(pair.key(), pair.value().toText());
    store.endGroup();

    store.remove("keys"); // an action that has its first ones again is not named
    store.beginGroup("keys");
    for (auto action = keys.begin(); action != keys.end(); ++action)
        store.setValue(action.key(), action.value());
    store.endGroup();

    store.beginGroup("window");
    store.setValue("recentFiles", recentFiles);
    store.setValue("geometry", windowGeometry);
    store.setValue("state", windowState);
    store.setValue("stateSum", checksum(windowState));
    store.setValue("layout", windowLayout);
    store.setValue("labPage", labPage);
    store.setValue("experimentFile", experimentFile);
    store.endGroup();

    store.remove("layouts");
    store.beginGroup("layouts");
    for (auto layout = leftLayouts.begin(); layout != leftLayouts.end(); ++layout) {
        store.setValue(layout.key(), layout.value());
        store.setValue(sums + layout.key(), checksum(layout.value()));
    }
    store.endGroup();

    store.beginGroup("laboratory");
    for (auto page = labFields.begin(); page != labFields.end(); ++page)
        store.setValue(page.key(), page.value());
    store.endGroup();
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
