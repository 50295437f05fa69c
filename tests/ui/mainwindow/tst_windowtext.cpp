// SPDX-License-Identifier: GPL-3.0-or-later
// Texts fit and every control has a name, in each language.
#include "core/support/translations.h"
#include "tests/core/drain.h"
#include "tests/sanitized.h"
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/board/boardview.h"
#include "ui/labs/labpanel.h"
#include "ui/mainwindow/dialogs/preferencesdialog.h"
#include "ui/play/players/h1optionsdialog.h"
#include "ui/play/turnpanel.h"
#include "ui/style/appearance.h"
#include "ui/widgets/labels/fixedlineslabel.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QTabWidget>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

class TestWindowText : public QObject
{
    Q_OBJECT

private:
    /// What is shown but not whole: its text, the width it wants and the width it has.
    static QStringList clipped(const QWidget& root)
    {
        QStringList result;
        const auto note = [&result](const QWidget* widget, const QString& text, QSize wanted) {
            if (widget->width() < wanted.width() || widget->height() < wanted.height())
                result += QStringLiteral("%1: %2x%3 of %4x%5")
                              .arg(text)
                              .arg(widget->width())
                              .arg(widget->height())
                              .arg(wanted.width())
                              .arg(wanted.height());
        };
        const auto widgets = root.findChildren<QWidget*>();
        for (const QWidget* widget : widgets) {
            // What lies behind another tab may never have been laid out.
            if (!widget->isVisible() || widget->visibleRegion().isEmpty())
                continue;
            if (const auto* label = qobject_cast<const QLabel*>(widget)) {
                const int height = label->wordWrap() ? label->heightForWidth(label->width())
                                                     : label->sizeHint().height();
                note(label, label->text(),
                     {label->wordWrap() ? 0 : label->sizeHint().width(), height});
            } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
                // Buttons without a text are the style's own: dock titles, tab scrollers.
                if (!button->text().isEmpty())
                    note(button, button->text(), button->minimumSizeHint());
            } else if (const auto* combo = qobject_cast<const QComboBox*>(widget)) {
                note(combo, combo->currentText(), combo->minimumSizeHint());
            } else if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) {
                // With large letters a dock's tabs may scroll; the one that is shown is whole.
                const QString shown = tabs->tabText(tabs->currentIndex());
                if (tabs->usesScrollButtons() && appearance::textScale() > 1)
                    note(tabs, shown, {tabs->tabRect(tabs->currentIndex()).right(), 0});
                else
                    note(tabs, shown, {tabs->sizeHint().width(), 0});
            } else if (const auto* spin = qobject_cast<const QAbstractSpinBox*>(widget)) {
                note(spin, spin->accessibleName(), spin->minimumSizeHint());
            }
        }
        return result;
    }

    static QStringList nameless(const QWidget& root)
    {
        QStringList result;
        const auto widgets = root.findChildren<QWidget*>();
        for (const QWidget* widget : widgets) {
            const bool input = qobject_cast<const QComboBox*>(widget)
                || qobject_cast<const QAbstractSpinBox*>(widget)
                || qobject_cast<const QLineEdit*>(widget);
            const bool inner = widget->objectName().startsWith(QLatin1String("qt_"))
                || qobject_cast<const QAbstractSpinBox*>(widget->parentWidget())
                || qobject_cast<const QComboBox*>(widget->parentWidget());
            if (input && !inner && widget->accessibleName().isEmpty())
                result += QString::fromLatin1(widget->metaObject()->className());
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            if (button && !inner && button->text().isEmpty() && button->toolTip().isEmpty()
                && button->accessibleName().isEmpty() && button->isVisible())
                result += QString::fromLatin1(widget->metaObject()->className());
        }
        return result;
    }

    /// Letters with Alt that stand on more than one thing that can be seen.
    static QStringList altKeysTwice(const QWidget& root)
    {
        QHash<QString, QStringList> owners;
        const auto note = [&owners](const QString& text) {
            const QString key = QKeySequence::mnemonic(text).toString();
            if (!key.isEmpty() && !owners[key].contains(text))
                owners[key] += text;
        };
        if (const auto* bar = root.findChild<QMenuBar*>())
            for (const QAction* menu : bar->actions())
                note(menu->text());
        const auto widgets = root.findChildren<QWidget*>();
        for (const QWidget* widget : widgets) {
            // What lies behind another tab answers to no key.
            if (!widget->isVisible() || widget->visibleRegion().isEmpty())
                continue;
            if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
                note(qobject_cast<const QToolButton*>(button) ? QString() : button->text());
            else if (const auto* label = qobject_cast<const QLabel*>(widget))
                note(label->buddy() ? label->text() : QString());
            else if (const auto* box = qobject_cast<const QGroupBox*>(widget))
                note(box->title());
            else if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
                for (int tab = 0; tab < tabs->count(); ++tab)
                    note(tabs->tabText(tab));
        }
        QStringList twice;
        for (auto it = owners.cbegin(); it != owners.cend(); ++it)
            if (it.value().size() > 1)
                twice += QStringLiteral("%1: %2").arg(it.key(), it.value().join(u", "));
        return twice;
    }

    /// The letters of a language are looked at once all texts speak it.
    static bool altKeysAreSet()
    {
        const auto isTranslated = [](const char* context, const char* text) {
            return QCoreApplication::translate(context, text) != QLatin1String(text);
        };
        return !isTranslated("Menus", "&File") || isTranslated("SetupPanel", "Cl&ick to place:");
    }

    static void verify(const QWidget& root)
    {
        // Scores that come in change texts, whose places follow when the event loop comes round.
        drainEvents();
        QTRY_VERIFY2(clipped(root).isEmpty(), qPrintable(clipped(root).join(QLatin1Char('\n'))));
        const QStringList names = nameless(root);
        QVERIFY2(names.isEmpty(), qPrintable(names.join(QLatin1Char('\n'))));
        verifyAltKeys(root);
    }

    static void verifyAltKeys(const QWidget& root)
    {
        const QStringList keys = altKeysAreSet() ? altKeysTwice(root) : QStringList();
        QVERIFY2(keys.isEmpty(), qPrintable(keys.join(QLatin1Char('\n'))));
    }

    /// While the window is there, as a person does it.
    static void chooseTextSize(const WindowFixture& f, int percent)
    {
        f.trigger(Command::Preferences);
        auto* const dialog = f.window->findChild<PreferencesDialog*>();
        Preferences wanted = dialog->preferences();
        wanted.textSize = percent;
        dialog->setPreferences(wanted);
        Q_EMIT dialog->edited(wanted);
        dialog->close();
        QCOMPARE(qRound(100 * appearance::textScale()), percent);
    }

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }
    void cleanup() { appearance::setTextSize(100); }

    void textsFit_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("textSize");
        for (const QString& language : sanitized::ends(availableLanguages()))
            for (const int textSize : sanitized::isOn ? QList {200} : QList {100, 150, 200})
                for (const QSize size : {QSize(1024, 700), QSize(1600, 1000)})
                    QTest::addRow("%s, %d wide, letters of %d %%", qPrintable(language),
                                  size.width(), textSize)
                        << language << size << textSize;
    }

    void textsFit()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        QFETCH(int, textSize);
        QCOMPARE(installTranslations(*qApp, language), language);
        WindowFixture f;
        f.window->resize(size);
        chooseTextSize(f, textSize);
        f.trigger(Command::NewGameWith);
        verify(*f.window);
        f.play("4453");
        f.trigger(Command::SetUp);
        verify(*f.window);
        f.trigger(Command::SetUp);
        f.trigger(Command::LayoutAnalyse);
        verify(*f.window);
        f.trigger(Command::LayoutMeasure);
        verify(*f.window);
        f.trigger(Command::LayoutLab);
        auto* const laboratory = f.window->findChild<LabPanel*>();
        for (const QString& page : laboratory->pages()) {
            laboratory->showPage(page);
            drainEvents();
            verifyAltKeys(*f.window);
            const auto views = laboratory->page(page)->findChildren<QTabWidget*>();
            for (QTabWidget* const view : views)
                for (int tab = 0; tab < view->count(); ++tab) {
                    view->setCurrentIndex(tab);
                    drainEvents();
                    verifyAltKeys(*f.window);
                }
        }

        PreferencesDialog preferences(f.window->settings());
        preferences.show();
        auto* tabs = preferences.findChild<QTabWidget*>();
        for (int page = 0; page < tabs->count(); ++page) {
            tabs->setCurrentIndex(page);
            verify(preferences);
        }
        H1OptionsDialog options {H1Options()};
        options.show();
        verify(options);
        installTranslations(*qApp, QStringLiteral("en"));
    }

    void aMenuHasNoLetterTwice_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : availableLanguages())
            QTest::addRow("%s", qPrintable(language)) << language;
    }

    void aMenuHasNoLetterTwice()
    {
        QFETCH(QString, language);
        QCOMPARE(installTranslations(*qApp, language), language);
        const WindowFixture f;
        QStringList twice;
        for (const QMenu* menu : f.window->findChildren<QMenu*>()) {
            QHash<QString, QString> owners;
            for (const QAction* action : menu->actions()) {
                const QString key = QKeySequence::mnemonic(action->text()).toString();
                if (owners.contains(key))
                    twice += QStringLiteral("%1: %2 and %3, both %4")
                                 .arg(menu->title(), owners[key], action->text(), key);
                if (!key.isEmpty())
                    owners.insert(key, action->text());
            }
        }
        installTranslations(*qApp, QStringLiteral("en"));
        QVERIFY2(twice.isEmpty(), qPrintable(twice.join(QLatin1Char('\n'))));
    }

    /// Each menu that is shown has a letter but Tools, and hidden ones take none away.
    void aShownMenuHasALetterOfItsOwn()
    {
        const WindowFixture f;
        for (const Command layout : layoutCommands) {
            f.trigger(layout);
            QSet<QString> letters;
            for (const QAction* menu : f.window->menuBar()->actions()) {
                const QString key = QKeySequence::mnemonic(menu->text()).toString();
                const bool isLettered = menu->isVisible() && menu->text() != QLatin1String("Tools");
                QVERIFY2(key.isEmpty() != isLettered, qPrintable(menu->text()));
                QVERIFY2(key.isEmpty() || !letters.contains(key), qPrintable(menu->text()));
                letters.insert(key);
            }
            QCOMPARE(letters.contains(QStringLiteral("Alt+T")), layout == Command::LayoutTeach);
        }
    }

    void theTurnStandsOnOneLine_data() { aMenuHasNoLetterTwice_data(); }

    void theTurnStandsOnOneLine()
    {
        QFETCH(QString, language);
        QCOMPARE(installTranslations(*qApp, language), language);
        const WindowFixture f;
        f.window->resize(1024, 700);
        f.trigger(Command::LayoutPlay);
        f.play("44536");
        drainEvents();
        const auto* const panel = f.window->findChild<TurnPanel*>();
        bool isFound = false;
        for (const FixedLinesLabel* label : panel->findChildren<FixedLinesLabel*>()) {
            if (label->text() != panel->turnText())
                continue;
            isFound = true;
            QCOMPARE(label->lines(), 1);
            QVERIFY2(!label->isCut(), qPrintable(label->text()));
        }
        installTranslations(*qApp, QStringLiteral("en"));
        QVERIFY(isFound);
    }

    void theToolBarHidesNoButton_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : availableLanguages())
            QTest::addRow("%s", qPrintable(language)) << language;
    }

    void theToolBarHidesNoButton()
    {
        QFETCH(QString, language);
        QCOMPARE(installTranslations(*qApp, language), language);
        WindowFixture f;
        f.trigger(Command::LayoutAnalyse); // which has more of them than Play
        auto* const bar = f.window->findChild<QToolBar*>();
        const auto* const more
            = bar->findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
        const auto* const threats
            = qobject_cast<QToolButton*>(bar->widgetForAction(f.action(Command::Threats)));
        for (const int width : {1600, 1024, 800, 1600}) {
            f.window->resize(width, 700);
            drainEvents();
            QVERIFY(!more->isVisible());
            for (QAction* const action : bar->actions())
                if (const auto* button = bar->widgetForAction(action))
                    QVERIFY2(button->isVisible() && bar->rect().contains(button->geometry()),
                             qPrintable(action->text()));
            QVERIFY(!threats->text().isEmpty() && !threats->toolTip().isEmpty());
        }
        // Where there is room, the words are back.
        QCOMPARE(threats->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
        installTranslations(*qApp, QStringLiteral("en"));
    }

    void tabReachesTheBoardAndThePanels()
    {
        WindowFixture f;
        QSet<QWidget*> reached;
        QWidget* widget = f.window.get();
        do {
            if (widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus)
                && widget->isEnabled())
                reached.insert(widget);
            widget = widget->nextInFocusChain();
        } while (widget != f.window.get());
        QVERIFY(reached.contains(static_cast<QWidget*>(&f.window->parts().centre.board())));
        const auto combos = f.window->findChildren<QComboBox*>();
        for (QComboBox* combo : combos)
            if (combo->isVisible())
                QVERIFY(reached.contains(combo));
    }
};

QTEST_MAIN(TestWindowText)
#include "tst_windowtext.moc"
