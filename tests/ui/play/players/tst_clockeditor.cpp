// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/players/clockeditor.h"

#include <QComboBox>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace std::chrono_literals;
using Kind = TimeControl::Kind;

class TestClockEditor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showingIsNoChoice()
    {
        ClockEditor editor;
        QSignalSpy edited(&editor, &ClockEditor::edited);
        const TimeControl control {Kind::PerGame, 600s, 300s, 5s};
        editor.setControl(control);
        editor.setTwoPeople(false);
        editor.setTwoPeople(true);
        QCOMPARE(edited.count(), 0);
        QCOMPARE(editor.control(), control);
    }
    void aKindBringsItsUsualTime()
    {
        ClockEditor editor;
        QSignalSpy edited(&editor, &ClockEditor::edited);
        auto* const kind = editor.findChild<QComboBox*>();
        kind->setCurrentIndex(1);
        QCOMPARE(edited.count(), 1);
        QCOMPARE(editor.control(), (TimeControl {Kind::PerMove, 20s, 20s, 0s}));
        kind->setCurrentIndex(2);
        QCOMPARE(editor.control(), (TimeControl {Kind::PerGame, 300s, 300s, 0s}));
        kind->setCurrentIndex(0);
        QVERIFY(!editor.control().isOn());
    }
    void eachSideHasItsTime()
    {
        ClockEditor editor;
        editor.setControl({Kind::PerGame, 300s, 300s, 0s});
        const auto boxes = editor.findChildren<QSpinBox*>();
        QCOMPARE(boxes.size(), 3);
        boxes[0]->setValue(10);
        boxes[2]->setValue(5);
        QCOMPARE(editor.control(), (TimeControl {Kind::PerGame, 600s, 300s, 5s}));
        for (const QSpinBox* const box : boxes)
            QVERIFY(!box->accessibleName().isEmpty());
        QVERIFY(boxes[0]->accessibleName() != boxes[1]->accessibleName());
    }
    void oneEngineAndNothingCanBeChosen()
    {
        ClockEditor editor;
        editor.setTwoPeople(false);
        QVERIFY(!editor.findChild<QComboBox*>()->isEnabled());
        editor.setTwoPeople(true);
        QVERIFY(editor.findChild<QComboBox*>()->isEnabled());
    }
};

QTEST_MAIN(TestClockEditor)
#include "tst_clockeditor.moc"
