// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader finds in the window: every text that is seen, and a name for every control.
// What arrives on the bus of a desktop: tests/app/screenreader.py.
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/board/boardview.h"
#include "ui/labs/labpanel.h"
#include "ui/style/appearance.h"

#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocumentFragment>
#include <QToolButton>
#include <algorithm>

namespace {

QString plainText(const QLabel& label)
{
    const bool rich = label.textFormat() == Qt::RichText
        || (label.textFormat() == Qt::AutoText && Qt::mightBeRichText(label.text()));
    QString text
        = rich ? QTextDocumentFragment::fromHtml(label.text()).toPlainText() : label.text();
    if (label.buddy())
        text.remove(QLatin1Char('&'));
    return text.simplified();
}

bool isControl(QAccessible::Role role)
{
    switch (role) {
    case QAccessible::PushButton:
    case QAccessible::ButtonMenu:
    case QAccessible::ButtonDropDown:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ComboBox:
    case QAccessible::SpinBox:
    case QAccessible::EditableText:
    case QAccessible::Slider:
    case QAccessible::ProgressBar:
    case QAccessible::List:
    case QAccessible::Table:
    case QAccessible::Tree:
    case QAccessible::PageTab:
    case QAccessible::MenuItem:
        return true;
    default:
        return false;
    }
}

/// What keeps its parts to itself: a list's are its rows, a field's its own line.
bool isWhole(QAccessible::Role role)
{
    return isControl(role) && role != QAccessible::MenuItem;
}

struct Walk
{
    int labels = 0;
    int controls = 0;
    QStringList faults;

    void into(QAccessibleInterface* face)
    {
        if (!face || !face->isValid() || face->state().invisible)
            return;
        const QString name = face->text(QAccessible::Name).simplified();
        if (const auto* label = qobject_cast<QLabel*>(face->object());
            label && label->isVisible()) {
            const QString text = plainText(*label);
            if (!text.isEmpty()) {
                ++labels;
                if (name != text)
                    faults += QStringLiteral("\"%1\" is read as \"%2\"").arg(text, name);
            }
        }
        if (isControl(face->role())) {
            ++controls;
            if (name.isEmpty())
                faults += QStringLiteral("no name: %1, role %2")
                              .arg(face->object() ? face->object()->metaObject()->className() : "")
                              .arg(face->role());
        }
        if (isWhole(face->role()))
            return;
        for (int child = 0; child < face->childCount(); ++child)
            into(face->child(child));
    }
};

} // namespace

class TestAccessibleTree : public QObject
{
    Q_OBJECT

private:
    static Walk walk(const WindowFixture& f)
    {
        QCoreApplication::processEvents();
        Walk found;
        found.into(QAccessible::queryAccessibleInterface(f.window.get()));
        return found;
    }

    static QLabel* labelSaid(const WindowFixture& f, const QString& part)
    {
        const auto labels = f.window->findChildren<QLabel*>();
        for (QLabel* label : labels)
            if (label->isVisible() && label->text().contains(part))
                return label;
        return nullptr;
    }

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }

    void everyTextIsReadAndEveryControlHasAName_data()
    {
        QTest::addColumn<Command>("layout");
        QTest::newRow("play") << Command::LayoutPlay;
        QTest::newRow("analyse") << Command::LayoutAnalyse;
        QTest::newRow("laboratory") << Command::LayoutLab;
        QTest::newRow("measure") << Command::LayoutMeasure;
    }

    void everyTextIsReadAndEveryControlHasAName()
    {
        QFETCH(Command, layout);
        Settings settings = WindowFixture::quickSettings();
        settings.second = WindowFixture::quickEngine();
        const WindowFixture f(settings);
        f.window->resize(1600, 1000);
        f.trigger(layout);
        const auto verify = [&f](const char* when) {
            const Walk found = walk(f);
            QVERIFY(found.labels > 0);
            QVERIFY(found.controls > 6);
            QVERIFY2(found.faults.isEmpty(),
                     qPrintable(QLatin1String(when) + QLatin1String(":\n")
                                + found.faults.join(QLatin1Char('\n'))));
        };
        verify("at the start");
        f.window->parts().centre.board().chooseColumn(3);
        QTRY_COMPARE(f.game().length(), 2);
        verify("after an engine's move");
        f.trigger(Command::Hint);
        QTRY_VERIFY(f.action(Command::Hint)->isEnabled());
        verify("with a hint");
        f.trigger(Command::SetUp);
        verify("while a position is set up");
        f.trigger(Command::SetUp);
        f.trigger(Command::NewGameWith);
        verify("while an opponent is chosen");
    }

    void everyPageOfTheLaboratoryIsRead()
    {
        const WindowFixture f;
        f.window->resize(1600, 1000);
        f.trigger(Command::LayoutLab);
        auto* const panel = f.window->findChild<LabPanel*>();
        QVERIFY(panel);
        for (const QString& page : panel->pages()) {
            panel->showPage(page);
            const Walk found = walk(f);
            QVERIFY2(
                found.faults.isEmpty(),
                qPrintable(page + QLatin1String(":\n") + found.faults.join(QLatin1Char('\n'))));
        }
    }

    void toggleDoesWhatAClickDoes()
    {
        const WindowFixture f;
        f.trigger(Command::LayoutAnalyse);
        QCoreApplication::processEvents();
        const auto toggle = [&f](Command command) {
            const auto buttons = f.window->findChildren<QToolButton*>();
            for (QToolButton* button : buttons)
                if (button->defaultAction() == f.action(command)) {
                    auto* const face = QAccessible::queryAccessibleInterface(button);
                    QCOMPARE(face->text(QAccessible::Name), button->text().remove(u'&'));
                    QVERIFY(face->actionInterface()->actionNames().contains(
                        QAccessibleActionInterface::toggleAction()));
                    QCOMPARE(bool(face->state().checked), button->isChecked());
                    face->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
                    QCOMPARE(button->isChecked(), f.action(command)->isChecked());
                    return;
                }
            QFAIL("no button");
        };
        QSignalSpy triggered(f.action(Command::Threats), &QAction::triggered);
        const bool before = f.action(Command::Threats)->isChecked();
        toggle(Command::Threats);
        QCOMPARE(f.action(Command::Threats)->isChecked(), !before);
        toggle(Command::Threats);
        QCOMPARE(f.action(Command::Threats)->isChecked(), before);
        QCOMPARE(triggered.size(), 2);
        // The checked one of several stays checked.
        toggle(Command::LayoutPlay);
        QVERIFY(f.action(Command::LayoutPlay)->isChecked());
        QVERIFY(!f.action(Command::LayoutAnalyse)->isChecked());
        toggle(Command::LayoutPlay);
        QVERIFY(f.action(Command::LayoutPlay)->isChecked());
    }

    /// A label without a name of its own tells of each of its texts.
    void theReplyTheHintAndTheResultAreSaidByLabels()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.second = WindowFixture::quickEngine();
        const WindowFixture f(settings);
        f.window->parts().centre.board().chooseColumn(3);
        QTRY_COMPARE(f.game().length(), 2);
        QLabel* reply = labelSaid(f, QStringLiteral("alphabeta-h1 played "));
        QVERIFY(reply);
        QVERIFY(reply->accessibleName().isEmpty());
        const QLabel* const turn = labelSaid(f, QStringLiteral("Your turn"));
        QVERIFY(turn && turn->isVisible());

        f.trigger(Command::Hint);
        QTRY_VERIFY(f.action(Command::Hint)->isEnabled());
        const auto labels = f.window->findChildren<QLabel*>();
        const auto isHint = [](const QLabel* label) {
            return label->accessibleDescription() == QStringLiteral("Hint");
        };
        const auto hint = std::ranges::find_if(labels, isHint);
        QVERIFY(hint != labels.end());
        QTRY_VERIFY((*hint)->isVisible());
        QVERIFY((*hint)->accessibleName().isEmpty());

        const WindowFixture persons;
        persons.play("1212121");
        QLabel* result = labelSaid(persons, QStringLiteral("Orange wins!"));
        QVERIFY(result);
        QVERIFY(result->accessibleName().isEmpty());
    }
};

QTEST_MAIN(TestAccessibleTree)
#include "tst_accessibletree.moc"
