// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/board/boardview.h"
#include "ui/play/gamemodel.h"
#include "ui/play/playcontroller.h"
#include "ui/sound/soundpresenter.h"
#include "ui/style/appearance.h"

#include <QAction>
#include <QTest>

namespace {

/// Writes down what would be heard.
class Notes : public SoundOutput
{
public:
    explicit Notes(QStringList& heard) : m_heard(heard) { }
    void prepare() override { m_heard << QStringLiteral("prepare"); }
    void play(Sound sound) override { m_heard << soundName(sound); }

private:
    QStringList& m_heard;
};

/// A window that is heard.
struct Heard : WindowFixture
{
    explicit Heard(const Settings& settings = quickSettings()) : WindowFixture(settings)
    {
        window->parts().sounds.setOutput(std::make_unique<Notes>(heard));
    }
    ~Heard() { window->parts().sounds.setOutput({}); }

    QStringList heard;
};

QStringList drops(const char* rows)
{
    QStringList names;
    for (; *rows; ++rows)
        names << QStringLiteral("drop-") + QLatin1Char(*rows);
    return names;
}

}

class TestSoundPresenter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }

    void aDiscSoundsByItsHeight()
    {
        Heard f;
        f.heard.clear();
        f.play("4444445");
        QCOMPARE(f.heard, drops("1234561"));
    }

    void theEndIsHeardAfterTheDisc()
    {
        Heard f;
        f.play("1212121");
        QCOMPARE(f.heard.mid(f.heard.size() - 2), QStringList({"drop-4", "win"}));
    }

    void aFullBoardIsADraw()
    {
        Heard f;
        f.play("757341132773575647262416323134652254654611");
        QCOMPARE(f.game().outcome(), Outcome::Draw);
        QCOMPARE(f.heard.last(), QStringLiteral("draw"));
        QVERIFY(!f.heard.contains(QStringLiteral("win")));
    }

    void anEngineThatWinsIsNoTriumph()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.second = WindowFixture::quickEngine();
        Heard f(settings);
        f.window->parts().controller.pause();
        f.play("12127262");
        QCOMPARE(f.game().outcome(), Outcome::SecondWins);
        QCOMPARE(f.heard.last(), QStringLiteral("loss"));
        QVERIFY(!f.heard.contains(QStringLiteral("win")));
    }

    void afterAnEnginesMoveItIsYourTurn()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.second = WindowFixture::quickEngine();
        Heard f(settings);
        f.heard.clear();
        f.window->parts().centre.board().chooseColumn(0);
        QTRY_COMPARE(f.game().length(), 2);
        QTRY_COMPARE(f.heard.count(QStringLiteral("turn")), 1);
        QCOMPARE(f.heard.size(), 3);
        QCOMPARE(f.heard.last(), QStringLiteral("turn"));
    }

    void twoPeopleKnowWhoseTurnItIs()
    {
        Heard f;
        f.play("123");
        QVERIFY(!f.heard.contains(QStringLiteral("turn")));
    }

    void aRefusedMoveIsHeard()
    {
        Heard f;
        f.play("111111");
        f.heard.clear();
        f.window->parts().centre.board().chooseColumn(0);
        QCOMPARE(f.heard, QStringList {"refused"});
    }

    void lookingBackIsSilent()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.confirmDiscard = false;
        Heard f(settings);
        f.play("1212121");
        f.heard.clear();
        f.window->parts().model.goTo(3);
        f.window->parts().model.goTo(7);
        f.window->parts().model.takeBack(1);
        f.trigger(Command::NewGame);
        QCOMPARE(f.heard, QStringList());
    }

    void theSwitchSilencesAndIsKept()
    {
        Heard f;
        QVERIFY(f.action(Command::Sound)->isChecked());
        QCOMPARE(f.heard, QStringList {"prepare"});
        f.heard.clear();
        f.trigger(Command::Sound);
        f.play("12");
        QCOMPARE(f.heard, QStringList());
        f.open();
        f.window->parts().sounds.setOutput(std::make_unique<Notes>(f.heard));
        QVERIFY(!f.action(Command::Sound)->isChecked());
        QCOMPARE(f.heard, QStringList());
        f.trigger(Command::Sound);
        f.play("1");
        QCOMPARE(f.heard, QStringList({"prepare", "drop-1"}));
    }
};

QTEST_MAIN(TestSoundPresenter)
#include "tst_soundpresenter.moc"
