// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lists of engines have the programs of others as they are now.
#include "core/engines/external/programnews.h"
#include "core/engines/external/programtable.h"
#include "core/growth/growthrequest.h"
#include "tests/core/session/fakeengine.h"
#include "ui/labs/entrants/entrantlist.h"
#include "ui/labs/growth/growthform.h"
#include "ui/play/gamemodel.h"
#include "ui/play/playcontroller.h"
#include "ui/play/players/playereditor.h"
#include "ui/settings/settings.h"

#include <QComboBox>
#include <QLabel>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

class TestProgramLists : public QObject
{
    Q_OBJECT

private:
    static Program program(const char* name, const char* command = "/nowhere/engine",
                           int version = 1)
    {
        return {.name = QString::fromLatin1(name),
                .command = QString::fromLatin1(command),
                .version = version};
    }

private Q_SLOTS:
    void init() { programs::setAll({program("my-bot")}); }
    void cleanup() { programs::setAll({}); }

    void anEditorHasThemAsTheLastGroup()
    {
        PlayerEditor editor(PlayerEditor::Choice::AnyEngine, QStringLiteral("Engine"));
        const auto* const who = editor.findChild<QComboBox*>();
        QCOMPARE(who->itemData(who->count() - 1).toString(), QString("my-bot"));
        editor.setPlayer({.engine = QStringLiteral("alphabeta-h1")});
        QSignalSpy edited(&editor, &PlayerEditor::edited);
        programs::setAll({program("my-bot"), program("other")});
        QCOMPARE(who->itemData(who->count() - 1).toString(), QString("other"));
        QCOMPARE(who->currentData().toString(), QString("alphabeta-h1"));
        programs::setAll({});
        QCOMPARE(who->findData("my-bot"), -1);
        QCOMPARE(who->currentData().toString(), QString("alphabeta-h1"));
        QCOMPARE(edited.count(), 0);
    }

    void anEditorSaysWhatIsTheProgramsOwn()
    {
        PlayerEditor editor(PlayerEditor::Choice::AnyEngine, QStringLiteral("Engine"));
        const auto says = [&editor] {
            const auto labels = editor.findChildren<QLabel*>();
            return std::ranges::any_of(labels, [](const QLabel* label) {
                return !label->isHidden() && label->text().contains(QStringLiteral("own"));
            });
        };
        editor.setPlayer({.engine = QStringLiteral("my-bot")});
        QVERIFY(says());
        editor.setPlayer({.engine = QStringLiteral("alphabeta-h1")});
        QVERIFY(!says());
    }

    void aRenamedProgramIsFound()
    {
        programs::setAll({program("new-name", "/nowhere/engine", 2)});
        const auto other = programs::instead(QStringLiteral("my-bot"), QStringLiteral("perfect"));
        QVERIFY(other);
        QCOMPARE(other->engine, QString("new-name"));
        QVERIFY(other->sentence.contains(QStringLiteral("my-bot")));
        // And again, also by its first name.
        programs::setAll({program("last-name")});
        QCOMPARE(programs::instead(QStringLiteral("my-bot"), QStringLiteral("perfect"))->engine,
                 QString("last-name"));
        programs::setAll({program("my-bot")});
        QVERIFY(!programs::instead(QStringLiteral("my-bot"), QStringLiteral("perfect")));
    }

    void aProgramThatIsGoneIsToldOf()
    {
        programs::setAll({});
        const auto other = programs::instead(QStringLiteral("my-bot"), QStringLiteral("perfect"));
        QVERIFY(other);
        QCOMPARE(other->engine, QString("perfect"));
        QVERIFY(other->sentence.contains(QStringLiteral("my-bot")));
    }

    void aListOfEntrantsFollows()
    {
        EntrantList list;
        list.setEntrants(
            {{.engine = QStringLiteral("my-bot")}, {.engine = QStringLiteral("greedy-h1")}});
        programs::setAll({program("renamed")});
        QCOMPARE(list.entrants().front().engine, QString("renamed"));
        programs::setAll({});
        QCOMPARE(list.entrants().front().engine, Entrant().engine);
        QCOMPARE(list.entrants().back().engine, QString("greedy-h1"));
    }

    void growthHasThoseThatTakeADepth()
    {
        QVERIFY(growthEngines(GrowthBy::Depth).contains(QStringLiteral("my-bot")));
        QVERIFY(!growthEngines(GrowthBy::Workers).contains(QStringLiteral("my-bot")));
        GrowthForm form;
        QJsonObject values = form.values();
        values["engine"] = "my-bot";
        form.setValues(values);
        QCOMPARE(form.values()["engine"].toString(), QString("my-bot"));
        QSignalSpy replaced(&form, &GrowthForm::engineReplaced);
        programs::setAll({});
        QCOMPARE(replaced.count(), 1);
        QCOMPARE(form.values()["engine"].toString(), GrowthRequest().engine);
    }

    void settingsKeepAProgramAndTellOfOneThatIsGone()
    {
        const QTemporaryDir folder;
        QSettings store(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        Settings settings;
        settings.second = {.engine = QStringLiteral("my-bot"), .limits = {.depth = 3}};
        settings.save(store);
        QCOMPARE(Settings::load(store).second.engine, QString("my-bot"));
        QVERIFY(Settings::lostEngines(store).isEmpty());
        programs::setAll({});
        QCOMPARE(Settings::load(store).second.engine, Settings().second.engine);
        QCOMPARE(Settings::lostEngines(store).size(), 1);
        settings.second.human = true;
        settings.save(store);
        QVERIFY(Settings::lostEngines(store).isEmpty());
    }

    void whoPlaysIsStartedAnewOrReplaced()
    {
        GameModel model;
        PlayController play(model);
        QStringList made;
        play.setEngineMaker([&made](const QString& name,
                                    const EngineOptions&) -> Expected<std::unique_ptr<Engine>> {
            made << name;
            return std::make_unique<FakeEngine>();
        });
        QVERIFY(play.setPlayer(Player::Second, {.engine = QStringLiteral("my-bot")}));
        QVERIFY(play.setPlayer(Player::First, Entrant::person()));
        QSignalSpy replaced(&play, &PlayController::engineReplaced);
        programs::setAll({program("my-bot", "/nowhere/engine", 2)});
        QCOMPARE(made, QStringList({"my-bot", "my-bot"}));
        // What happens to others is nothing to it.
        programs::setAll({program("my-bot", "/nowhere/engine", 2), program("other", "/x")});
        QCOMPARE(made.size(), 2);
        QCOMPARE(replaced.count(), 0);
        programs::setAll({program("other", "/x")});
        QCOMPARE(replaced.count(), 1);
        QCOMPARE(play.player(Player::Second).engine, Entrant().engine);
        QCOMPARE(made.back(), Entrant().engine);
    }
};

QTEST_MAIN(TestProgramLists)
#include "tst_programlists.moc"
