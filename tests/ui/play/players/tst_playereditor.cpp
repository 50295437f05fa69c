// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/levels.h"
#include "core/study/protocol.h"
#include "ui/play/players/h1optionsdialog.h"
#include "ui/play/players/playereditor.h"
#include "ui/play/players/playerspanel.h"
#include "ui/text/entranttext.h"
#include "ui/widgets/forms/plyunit.h"

#include <QAbstractItemModel>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTranslator>

namespace {

/// What a language with one plural does.
class Plural : public QTranslator
{
public:
    QString translate(const char*, const char* text, const char*, int count) const override
    {
        const QString one(QStringLiteral("(s)"));
        QString found = QString::fromLatin1(text);
        return found.contains(one) ? found.replace(one, count == 1 ? "" : "*") : QString();
    }
    bool isEmpty() const override { return false; }
};

}

class TestPlayerEditor : public QObject
{
    Q_OBJECT

private:
    template <typename Widget> static Widget* named(const QWidget& root, const QString& name)
    {
        const auto widgets = root.findChildren<Widget*>();
        for (Widget* widget : widgets)
            if (widget->accessibleName() == name)
                return widget;
        return nullptr;
    }

private Q_SLOTS:
    void whatIsSetIsGivenBack_data()
    {
        QTest::addColumn<Entrant>("player");
        QTest::newRow("person") << Entrant::person();
        for (const QString& engine : engineNames())
            QTest::newRow(qPrintable(engine)) << Entrant {.engine = engine, .limits = {.depth = 3}};
        QTest::newRow("time") << Entrant {.limits = {.time = std::chrono::seconds(2)}};
        QTest::newRow("nodes") << Entrant {.limits = {.nodes = 12'345}};
        QTest::newRow("options") << Entrant {
            .options
            = {.workers = 2, .seed = 99, .preferFastWins = false, .h1 = {.loneDisc = false}}};
    }

    void whatIsSetIsGivenBack()
    {
        QFETCH(Entrant, player);
        PlayerEditor editor(PlayerEditor::Choice::PersonOrEngine, QStringLiteral("Blue"));
        QSignalSpy edited(&editor, &PlayerEditor::edited);
        editor.setPlayer(player);
        QCOMPARE(editor.player(), player);
        QCOMPARE(edited.count(), 0);
    }

    void theUnitFollowsTheNumber()
    {
        Plural plural;
        QVERIFY(QCoreApplication::installTranslator(&plural));
        QSpinBox box;
        box.setRange(1, 12);
        showPlies(box);
        QCOMPARE(box.text(), "1 ply");
        box.setValue(2);
        QCOMPARE(box.text(), "2 ply*");
        QTest::keyClicks(&box, QStringLiteral("1"));
        QCOMPARE(box.text(), "12 ply*");
        box.setValue(1);
        QCOMPARE(box.text(), "1 ply");

        PlayerEditor editor(PlayerEditor::Choice::PersonOrEngine, QStringLiteral("Blue"));
        editor.setPlayer({.limits = {.depth = 1}});
        auto* const limit = named<QSpinBox>(editor, QStringLiteral("Blue: limit"));
        QVERIFY(limit);
        QCOMPARE(limit->text(), "1 ply");
        limit->setValue(3);
        QCOMPARE(limit->text(), "3 ply*");
        editor.setPlayer({.limits = {.nodes = 1}});
        QCOMPARE(limit->text(), "1 node");
        editor.setPlayer({.limits = {.time = std::chrono::milliseconds(1)}});
        QCOMPARE(limit->text(), "1 ms");
    }

    void everyEngineCanBeChosen()
    {
        PlayerEditor editor(PlayerEditor::Choice::PersonOrEngine, QStringLiteral("Blue"));
        auto* who = named<QComboBox>(editor, QStringLiteral("Blue: who plays"));
        QStringList offered;
        for (int i = 1; i < who->count(); ++i) {
            if (!who->model()->flags(who->model()->index(i, 0)).testFlag(Qt::ItemIsEnabled))
                continue;
            who->setCurrentIndex(i);
            QCOMPARE(editor.player().human, false);
            QCOMPARE(editor.player().engine, who->itemData(i).toString());
            QVERIFY(makeEngine(editor.player().engine));
            offered += editor.player().engine;
        }
        // Each once, and the named opponents first.
        QStringList names = engineNames();
        for (std::size_t level = 0; level < levels().size(); ++level)
            QCOMPARE(offered[static_cast<qsizetype>(level)], levels()[level].engine);
        offered.sort();
        names.sort();
        QCOMPARE(offered, names);
        who->setCurrentIndex(0);
        QCOMPARE(editor.player().human, true);
    }

    void hintsComeFromEnginesThatSearch()
    {
        PlayerEditor editor(PlayerEditor::Choice::EngineThatSearches, QStringLiteral("Hint"));
        auto* who = named<QComboBox>(editor, QStringLiteral("Hint: who plays"));
        QVERIFY(who->count() > 0);
        for (int i = 0; i < who->count(); ++i)
            if (who->model()->flags(who->model()->index(i, 0)).testFlag(Qt::ItemIsEnabled))
                QVERIFY(engineInfo(who->itemData(i).toString()).searches());
    }

    void onlyWhatMattersIsShown()
    {
        PlayerEditor editor(PlayerEditor::Choice::PersonOrEngine, QStringLiteral("Blue"));
        editor.setDetailed(true);
        auto* limit = named<QSpinBox>(editor, QStringLiteral("Blue: limit"));
        auto* workers = named<QSpinBox>(editor, QStringLiteral("Blue: workers"));
        const auto show = [&editor](const char* engine) {
            editor.setPlayer({.engine = QString::fromLatin1(engine)});
        };
        editor.setPlayer(Entrant::person());
        QVERIFY(!limit->isVisibleTo(&editor));
        show("random");
        QVERIFY(!limit->isVisibleTo(&editor));
        QVERIFY(!workers->isVisibleTo(&editor));
        show("alphabeta-h2");
        QVERIFY(limit->isVisibleTo(&editor));
        QVERIFY(!workers->isVisibleTo(&editor));
        show("mapped-h1");
        QVERIFY(workers->isVisibleTo(&editor));
    }

    void thePerfectEngineHasNoDepth()
    {
        PlayerEditor editor(PlayerEditor::Choice::PersonOrEngine, QStringLiteral("Blue"));
        editor.setDetailed(true);
        editor.setPlayer({.engine = QStringLiteral("perfect")});
        auto* kind = named<QComboBox>(editor, QStringLiteral("Blue: kind of limit"));
        auto* limit = named<QSpinBox>(editor, QStringLiteral("Blue: limit"));
        QVERIFY(named<QSpinBox>(editor, QStringLiteral("Blue: workers"))->isVisibleTo(&editor));
        QCOMPARE(kind->currentText(), QStringLiteral("No limit"));
        QVERIFY(!limit->isVisibleTo(&editor));
        QCOMPARE(entrantText(editor.player()), QStringLiteral("perfect"));
        kind->setCurrentIndex(1);
        QVERIFY(limit->isVisibleTo(&editor));
        limit->setValue(2000);
        QCOMPARE(entrantText(editor.player()), QStringLiteral("perfect, 2 s"));
        // The other engines have their depth back.
        editor.setPlayer({});
        QCOMPARE(kind->currentText(), QStringLiteral("Depth"));
        QVERIFY(limit->isVisibleTo(&editor));
    }

    void aKindOfLimitTakesThePlaceOfAnother()
    {
        PlayerEditor editor(PlayerEditor::Choice::PersonOrEngine, QStringLiteral("Blue"));
        editor.setPlayer({.limits = {.depth = 5}});
        QSignalSpy edited(&editor, &PlayerEditor::edited);
        named<QComboBox>(editor, QStringLiteral("Blue: kind of limit"))->setCurrentIndex(1);
        QCOMPARE(edited.count(), 1);
        QCOMPARE(editor.player().limits.depth, 0);
        QVERIFY(editor.player().limits.time.count() > 0);
        named<QSpinBox>(editor, QStringLiteral("Blue: limit"))->setValue(250);
        QCOMPARE(editor.player().limits.time, std::chrono::milliseconds(250));
    }

    void aSeedIsANumber()
    {
        PlayerEditor editor(PlayerEditor::Choice::PersonOrEngine, QStringLiteral("Blue"));
        editor.setPlayer({});
        editor.setDetailed(true);
        auto* seed = named<QLineEdit>(editor, QStringLiteral("Blue: seed"));
        seed->clear();
        QTest::keyClicks(seed, QStringLiteral("-4x2.seven"));
        QCOMPARE(seed->text(), QStringLiteral("42"));
        QTest::keyClick(seed, Qt::Key_Return);
        QCOMPARE(editor.player().options.seed, std::uint64_t {42});
        // An empty field is no seed: the old one stays.
        seed->clear();
        Q_EMIT seed->editingFinished();
        QCOMPARE(editor.player().options.seed, std::uint64_t {42});
        QCOMPARE(seed->text(), QStringLiteral("42"));
    }

    void everyReadingOfTheHeuristicCanBeChosen()
    {
        H1Options odd;
        odd.fourInLine = false;
        odd.gapPairIsPair = true;
        odd.ownFeaturesOnly = true;
        H1OptionsDialog dialog(odd);
        QCOMPARE(dialog.options(), odd);
        const auto boxes = dialog.findChildren<QCheckBox*>();
        QCOMPARE(boxes.size(), static_cast<qsizetype>(h1Readings().size()));
        for (qsizetype i = 0; i < boxes.size(); ++i)
            QCOMPARE(boxes.at(i)->text(), h1Readings()[static_cast<std::size_t>(i)].title());
        for (QCheckBox* box : boxes) {
            const H1Options before = dialog.options();
            box->click();
            QVERIFY2(dialog.options() != before, qPrintable(box->text()));
        }
        // All are the other way round now: none was forgotten, none there twice.
        for (const H1Reading& reading : h1Readings())
            QVERIFY2(dialog.options().*reading.member != odd.*reading.member, reading.name);
    }

    void readingsOfAProtocolAreShownAndNotKept()
    {
        H1Options mine;
        mine.shortPairs = true;
        H1OptionsDialog dialog(mine);
        dialog.impose(protocolH1(StudyProtocol::BestFit, {}), QStringLiteral("by the protocol"));
        QCOMPARE(dialog.options(), mine);
        int fixed = 0;
        const auto boxes = dialog.findChildren<QCheckBox*>();
        for (const QCheckBox* box : boxes)
            if (!box->isEnabled()) {
                ++fixed;
                QVERIFY(box->isChecked());
                QCOMPARE(box->toolTip(), QStringLiteral("by the protocol"));
            }
        QCOMPARE(fixed, 4);
        // What the words say is what is played.
        const QString played = protocolH1(StudyProtocol::BestFit, mine).toText();
        const auto labels = dialog.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels,
                                    [&](const QLabel* label) { return label->text() == played; }));
    }

    void thePanelSaysWhoseEditIsWhose()
    {
        QAction action(QStringLiteral("Start"));
        PlayersPanel panel({&action});
        QSignalSpy edited(&panel, &PlayersPanel::playerEdited);
        named<QComboBox>(panel, QStringLiteral("Second player: who plays"))
            ->setCurrentText(QStringLiteral("Robot (Learner)"));
        QCOMPARE(edited.count(), 1);
        QCOMPARE(edited.first().first().value<Player>(), Player::Second);
    }
};

QTEST_MAIN(TestPlayerEditor)
#include "tst_playereditor.moc"
