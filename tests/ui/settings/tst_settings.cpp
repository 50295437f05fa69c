// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/h1readings.h"
#include "ui/settings/settings.h"
#include "ui/text/entranttext.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

class TestSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void emptyStoreGivesTheDefaults()
    {
        QCOMPARE(load(), Settings());
        QVERIFY(load().first.human);
        QCOMPARE(load().second.engine, QStringLiteral("level-1"));
    }

    void everythingIsReadBack()
    {
        Settings settings;
        settings.first
            = {.engine = "alphabeta-h1",
               .options = {.workers = 2, .seed = 99, .preferFastWins = false, .h1 = {}},
               .limits
               = {.depth = 0, .nodes = 5'000'000'000, .time = std::chrono::milliseconds(1500)}};
        // Every switch away from where it stands by itself.
        for (const H1Reading& reading : h1Readings())
            settings.second.options.h1.*reading.member = reading.value();
        settings.first.options.h1.verticalPairs = true;
        settings.first.options.h1.loneDisc = false;
        settings.first.options.h1.weights.three = 909'000;
        settings.first.options.h1.weights.loneDisc[3] = 0;
        settings.second.human = true;
        settings.people = {.names = {"Anna", "Ben"}, .player = "Ben", .partner = "Anna"};
        settings.second.name = "Ben";
        settings.hint.limits.depth = 12;
        settings.hint.options.usesBook = false;
        settings.colorScheme = ColorScheme::Dark;
        settings.discTheme = DiscTheme::HighContrast;
        settings.material = BoardMaterial::Wood;
        settings.textSize = 175;
        settings.glyphs = false;
        settings.coordinates = false;
        settings.flipped = true;
        settings.animation = AnimationSpeed::Slow;
        settings.minimumThinkingMs = 0;
        settings.autoPlayDelayMs = 1000;
        settings.logAxis = true;
        settings.otherAxes = {"time"};
        settings.chosenAxes = {"time", "nodes"};
        settings.studyBelow = true;
        settings.figure = "tableFill";
        settings.figureByGame = true;
        settings.foldedParts = {"columns", "depths"};
        settings.costMeasure = CostMeasure::Time;
        settings.costFigure = CostFigure::NodesPerSecond;
        settings.hideQuality = true;
        settings.teacherNotes = true;
        settings.blindfold = Blindfold::LastFour;
        settings.clock = {TimeControl::Kind::PerGame, std::chrono::seconds(600),
                          std::chrono::seconds(120), std::chrono::seconds(5)};
        settings.sound = false;
        settings.labFields = {{"parallel", R"({"depth":4,"seed":77})"}};
        settings.autosave = false;
        settings.keepGames = false;
        settings.confirmDiscard = false;
        settings.language = "es";
        settings.showStartPanel = false;
        settings.demo = false;
        settings.opponentStarts = true;
        settings.otherColor = true;
        settings.colorsSwapped = true;
        settings.tourSeen = true;
        settings.keys = {{"Hint", "F2; Ctrl+,"}, {"Dock-moves", "none"}};
        settings.scores = {{"level-1", {.won = 2, .lost = 1, .drawn = 0, .streak = -1}},
                           {"mapped-h1, 2 s", {.won = 0, .lost = 0, .drawn = 3, .streak = 0}}};
        settings.windowGeometry = QByteArray("\x01\x00\xff geometry", 12);
        settings.windowState = "state";
        settings.leftLayouts = {{"analyse", "left"}, {"measure", QByteArray("\x00\xff", 2)}};
        settings.addRecentFile("/games/ñandú, 2.c4g");
        settings.addRecentFile("/games/b.c4g");
        save(settings);
        QCOMPARE(load(), settings);
    }

    void seedsAndNodesOfAll64BitsAreReadBack_data()
    {
        QTest::addColumn<quint64>("number");
        QTest::newRow("largest of a signed number") << quint64(0x7fff'ffff'ffff'ffff);
        QTest::newRow("one more") << quint64(0x8000'0000'0000'0000);
        QTest::newRow("largest") << std::numeric_limits<quint64>::max();
    }

    void seedsAndNodesOfAll64BitsAreReadBack()
    {
        QFETCH(quint64, number);
        Settings settings;
        settings.second.options.seed = number;
        settings.hint.limits.nodes = number;
        save(settings);
        QCOMPARE(load(), settings);
    }

    void whatIsSavedCouldBeOursAndNothingElse()
    {
        Settings settings;
        settings.windowGeometry = QByteArray("\x01\x00\xff geometry", 12);
        settings.recentFiles = {QStringLiteral("/a, b.c4g"), QStringLiteral("/@c.c4g")};
        save(settings);
        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(Settings::couldBeOurs(file.readAll()));
        // Sixteen million strings, as these few bytes say.
        QVERIFY(
            !Settings::couldBeOurs("[window]\nrecentFiles=@Variant(\\0\\0\\0\\t\\x1\\0\\0\\0)\n"));
    }

    void storeSaysItsVersion()
    {
        save(Settings());
        QSettings store(path(), QSettings::IniFormat);
        QCOMPARE(store.value("version").toInt(), Settings::currentVersion);
    }

    void brokenValueFallsBack_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QVariant>("value");
        QTest::newRow("engine unknown") << "second/engine" << QVariant("deep-thought");
        QTest::newRow("depth no number") << "second/depth" << QVariant("six");
        QTest::newRow("depth negative") << "second/depth" << QVariant(-1);
        QTest::newRow("depth too large") << "second/depth" << QVariant(4000);
        QTest::newRow("nodes negative") << "second/nodes" << QVariant(-5);
        QTest::newRow("time beyond a day") << "second/timeMs" << QVariant("999999999999");
        QTest::newRow("workers") << "first/workers" << QVariant(100000);
        QTest::newRow("switch") << "view/glyphs" << QVariant("perhaps");
        QTest::newRow("h1 switch") << "hint/h1/twoInLine" << QVariant(QStringList {"a", "b"});
        QTest::newRow("scheme") << "view/colorScheme" << QVariant(7);
        QTest::newRow("theme") << "view/discTheme" << QVariant("plaid");
        QTest::newRow("material") << "view/material" << QVariant("jelly");
        QTest::newRow("speed") << "view/animation" << QVariant("");
        QTest::newRow("delay") << "play/minimumThinkingMs" << QVariant(-350);
        QTest::newRow("language") << "view/language" << QVariant("klingon");
        QTest::newRow("unknown key") << "view/fog" << QVariant(true);
        QTest::newRow("version of the future") << "version" << QVariant(1000);
        for (const char* score :
             {"", "1 2 3", "1 2 3 four", "-1 0 0 0", "1 1 1 2", "0 0 0 0", "99999999999 0 0 0"})
            QTest::addRow("score \"%s\"", score) << "scores/level-1" << QVariant(score);
        for (const char* keys : {"", "Ctrl+", "Shift", "abc", "F1; abc"})
            QTest::addRow("keys \"%s\"", keys) << "keys/Hint" << QVariant(keys);
        QTest::newRow("keys, a list") << "keys/Hint" << QVariant(QStringList {"a", "b"});
        QTest::newRow("keys of no action") << "keys/a b=c" << QVariant("F1");
        QTest::newRow("hint by a person") << "hint/human" << QVariant(true);
    }

    void brokenValueFallsBack()
    {
        QFETCH(QString, key);
        QFETCH(QVariant, value);
        save(Settings());
        {
            QSettings store(path(), QSettings::IniFormat);
            store.setValue(key, value);
        }
        QCOMPARE(load(), Settings());
    }

    void garbageGivesTheDefaults()
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("\x00\xff[[[]]=\n=%%%\nview", 18).repeated(50));
        file.close();
        QCOMPARE(load(), Settings());
    }

    void searchWithoutALimitGetsOne()
    {
        save(Settings());
        {
            QSettings store(path(), QSettings::IniFormat);
            store.setValue("second/depth", 0);
        }
        QCOMPARE(load().second.limits, Entrant::person().limits);
    }

    void aPlayerStaysWithoutTheBook()
    {
        Settings settings;
        settings.second.human = false;
        settings.second.engine = "perfect";
        settings.second.options.usesBook = false;
        save(settings);
        QVERIFY(load().first.options.usesBook);
        QCOMPARE(load().second, settings.second);
        // As an older program wrote it.
        QSettings(path(), QSettings::IniFormat).remove("second/usesBook");
        QVERIFY(load().second.options.usesBook);
    }

    void whoIsNotOnTheListHasNoName()
    {
        Settings settings;
        settings.people = {.names = {"Anna"}, .player = "Anna"};
        settings.first = Entrant::person("Anna");
        settings.second = Entrant::person("Zoe");
        save(settings);
        QCOMPARE(load().first.name, QString("Anna"));
        QCOMPARE(load().second.name, QString());
        QCOMPARE(load().people, settings.people);
    }

    /// As an older program wrote it.
    void aFileWithoutPeopleIsRead()
    {
        Settings settings;
        settings.scores.insert("level-1", {2, 1, 0, 1});
        save(settings);
        {
            QSettings store(path(), QSettings::IniFormat);
            store.remove("people");
            store.remove("first/name");
            store.remove("second/name");
        }
        QCOMPARE(load(), settings);
    }

    void everybodyHasScoresOfTheirOwn()
    {
        QCOMPARE(PairName::ofEngine("level-1", {}).key(), QString("level-1"));
        QCOMPARE(PairName::ofEngine("level-1", "Anna").key(), QString("level-1|Anna"));
        QCOMPARE(PairName::ofPeople("Ben", "Anna").key(), QString("people|Anna|Ben"));
        QCOMPARE(PairName::ofPeople({}, {}).key(), QString("people"));
        QVERIFY(PairName::ofPeople("Ben", "Anna").isTurned());
        QVERIFY(!PairName::ofPeople("Anna", "Ben").isTurned());
        for (const char* key :
             {"level-1", "level-1|Anna", "people", "people|Anna|Ben", "people||Ben"})
            QCOMPARE(PairName::fromKey(key).key(), QString(key));
    }

    void scoresGoWithTheNames()
    {
        Settings settings;
        settings.people = {.names = {"Anna", "Ben"}};
        settings.scores.insert("level-1", {9, 0, 0, 9});
        settings.scores.insert("level-1|Anna", {2, 1, 0, 1});
        settings.scores.insert("level-1|Ben", {3, 0, 0, 3});
        settings.scores.insert("people|Anna|Ben", {5, 4, 1, 2});
        settings.setPeople({.names = {"Zoe", "Ben"}}, {{"Anna", "Zoe"}});
        QCOMPARE(settings.scores.value("level-1"), (DuelScore {9, 0, 0, 9}));
        QCOMPARE(settings.scores.value("level-1|Zoe"), (DuelScore {2, 1, 0, 1}));
        // It was Anna's, and is Ben's now: the first by name.
        QCOMPARE(settings.scores.value("people|Ben|Zoe"), (DuelScore {4, 5, 1, -2}));
        // Who takes the name of another has no part of that one's score.
        settings.setPeople({.names = {"Zoe"}}, {{"Ben", "Zoe"}});
        QCOMPARE(settings.scores.value("level-1|Zoe"), (DuelScore {3, 0, 0, 3}));
        settings.setPeople({.names = {"Zoe"}}, {});
        QCOMPARE(settings.scores.keys(), (QStringList {"level-1", "level-1|Zoe"}));
    }

    void recentFilesAreUniqueNewestFirstAndFew()
    {
        Settings settings;
        for (int i = 0; i < 15; ++i)
            settings.addRecentFile(QString("/g/%1.c4g").arg(i));
        QCOMPARE(settings.recentFiles.size(), Settings::maximumRecentFiles);
        QCOMPARE(settings.recentFiles.first(), QString("/g/14.c4g"));
        settings.addRecentFile("/g/../g/10.c4g");
        settings.addRecentFile("/g/10.c4g");
        QCOMPARE(settings.recentFiles.count("/g/10.c4g"), 1);
        QCOMPARE(settings.recentFiles.first(), QString("/g/10.c4g"));
        settings.removeRecentFile("/g/10.c4g");
        QVERIFY(!settings.recentFiles.contains("/g/10.c4g"));
    }

    void labelSaysEngineAndLimits()
    {
        Entrant player = Entrant::person();
        QCOMPARE(entrantText(player), QString("Person"));
        player.human = false;
        QCOMPARE(entrantText(player), QString("mapped-h1, depth 6"));
        player.limits = {.depth = 0, .nodes = 0, .time = std::chrono::seconds(2)};
        QCOMPARE(entrantText(player), QString("mapped-h1, 2 s"));
        player.limits.time = std::chrono::milliseconds(250);
        QCOMPARE(entrantText(player), QString("mapped-h1, 250 ms"));
        player.engine = "random";
        QCOMPARE(entrantText(player), QString("random"));
        player.engine = "study-h1";
        player.limits = {.depth = 4};
        player.options.h1.verticalPairs = true;
        QVERIFY(entrantText(player).startsWith("study-h1, depth 4, "));
        QVERIFY(entrantText(player).endsWith(player.options.h1.toText()));
    }

private:
    QString path() const { return m_folder->filePath("fourcast.ini"); }
    void save(const Settings& settings) const
    {
        QSettings store(path(), QSettings::IniFormat);
        settings.save(store);
    }
    Settings load() const
    {
        QSettings store(path(), QSettings::IniFormat);
        return Settings::load(store);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
