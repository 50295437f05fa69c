// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginefactory.h"
#include "core/support/translations.h"
#include "ui/mainwindow/dialogs/helpdialog.h"
#include "ui/mainwindow/dialogs/helppages.h"
#include "ui/widgets/labels/livelabel.h"

#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QLineEdit>
#include <QPixmap>
#include <QRegularExpression>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTreeWidget>

namespace {

QString source(const QString& language, const QString& name)
{
    QFile file(QStringLiteral(":/help/%1/%2.md").arg(language, name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList found(const QString& text, const QString& pattern)
{
    QStringList all;
    for (auto each
         = QRegularExpression(pattern, QRegularExpression::MultilineOption).globalMatch(text);
         each.hasNext();)
        all << each.next().captured();
    all.sort();
    return all;
}

}

class TestHelpPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { installTranslations(*qApp, QStringLiteral("en")); }

    void everyLanguageHasEveryPageWhole_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("name");
        for (const QString& language : availableLanguages())
            for (const QString& name : helppages::names())
                QTest::addRow("%s/%s", qPrintable(language), qPrintable(name)) << language << name;
    }

    void everyLanguageHasEveryPageWhole()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, name);
        const QString text = source(language, name);
        const QString english = source(QStringLiteral("en"), name);
        QVERIFY2(!text.isEmpty(), "the page is missing");
        QVERIFY(text.startsWith(QStringLiteral("# ")) && text.endsWith(u'\n'));
        QCOMPARE(found(text, QStringLiteral("^# ")).size(), 1);
        // A Chinese sign says about as much as three letters.
        const double least = language == u"zh" ? 0.25 : 0.7;
        QVERIFY2(text.size() > least * english.size(), "much is missing of the English page");
        // What a translation leaves as it is: paragraphs, points of lists, keys, code, gaps.
        for (const char* what : {"^- ", "\\n\\n", "\\*\\*", "\\{\\{\\w+\\}\\}", "`[^`]+`"})
            QCOMPARE(found(text, QLatin1String(what)).size(),
                     found(english, QLatin1String(what)).size());
        QCOMPARE(found(text, QStringLiteral("`[^`]+`")), found(english, QStringLiteral("`[^`]+`")));
    }

    void noFileIsForgotten()
    {
        for (const QString& language : availableLanguages()) {
            QStringList files = QDir(QStringLiteral(":/help/") + language).entryList();
            files.replaceInStrings(QStringLiteral(".md"), QString());
            QStringList names = helppages::names();
            names.sort();
            files.sort();
            QCOMPARE(files, names);
        }
    }

    void everyPictureIsThereAndIsShown_data() { theDialogShowsEveryPageInTheLanguageSpoken_data(); }

    void everyPictureIsThereAndIsShown()
    {
        QFETCH(const QString, language);
        installTranslations(*qApp, language);
        HelpDialog dialog;
        auto* const browser = dialog.findChild<QTextBrowser*>();
        const QStringList pictures
            = found(helppages::all(language), QStringLiteral(R"(!\[[^\]]*\]\([^)]*\))"));
        QVERIFY(pictures.size() >= 13);
        QCOMPARE(pictures.size(),
                 found(helppages::all(QStringLiteral("en")), QStringLiteral("!\\[")).size());
        for (const QString& picture : pictures) {
            const QString path = picture.section(u'(', 1).chopped(1);
            QVERIFY2(QFile::exists(path), qPrintable(path));
            const auto shown = browser->loadResource(QTextDocument::ImageResource,
                                                     QUrl(QStringLiteral("qrc") + path));
            QVERIFY2(!shown.value<QPixmap>().isNull(), qPrintable(path));
        }
    }

    void aMissingLanguageReadsEnglish()
    {
        QCOMPARE(helppages::all(QStringLiteral("xx")), helppages::all(QStringLiteral("en")));
        QVERIFY(helppages::all(QStringLiteral("es")) != helppages::all(QStringLiteral("en")));
    }

    void theDialogShowsEveryPageInTheLanguageSpoken_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : availableLanguages())
            QTest::newRow(qPrintable(language)) << language;
    }

    void theDialogShowsEveryPageInTheLanguageSpoken()
    {
        QFETCH(const QString, language);
        installTranslations(*qApp, language);
        HelpDialog dialog;
        const QTextDocument* const shown = dialog.findChild<QTextBrowser*>()->document();
        QString all;
        for (const QString& name : helppages::names()) {
            dialog.show({.page = name});
            QCOMPARE(dialog.place().page, name);
            QStringList headings;
            for (QTextBlock block = shown->begin(); block.isValid(); block = block.next())
                if (const int level = block.blockFormat().headingLevel(); level == 1 || level == 2)
                    headings << block.text();
            // As the contents have them.
            QCOMPARE(headings, helppages::headings(name, language));
            QCOMPARE(headings.front(), source(language, name).section(u'\n', 0, 0).mid(2));
            all += shown->toPlainText();
        }
        for (const QString& engine : engineNames())
            QVERIFY2(all.contains(engine + u':'), qPrintable(engine));
        QVERIFY(!all.contains(QStringLiteral("{{")));
    }

    void theContentsLeadToEachPageAndItsParts()
    {
        HelpDialog dialog;
        auto* const contents = dialog.findChild<QTreeWidget*>();
        QCOMPARE(contents->topLevelItemCount(), helppages::names().size());
        QCOMPARE(dialog.place(), HelpPlace());
        const auto* const browser = dialog.findChild<QTextBrowser*>();
        for (int i = 0; i < contents->topLevelItemCount(); ++i) {
            QTreeWidgetItem* const page = contents->topLevelItem(i);
            contents->setCurrentItem(page);
            QCOMPARE(dialog.place().page, helppages::names()[i]);
            QCOMPARE(browser->textCursor().block().text(), page->text(0));
            for (int part = 0; part < page->childCount(); ++part) {
                contents->setCurrentItem(page->child(part));
                QCOMPARE(dialog.place(),
                         (HelpPlace {.page = helppages::names()[i], .part = part + 1}));
                QCOMPARE(browser->textCursor().block().text(), page->child(part)->text(0));
            }
        }
    }

    void wordsAreFoundInAllPagesAndMarked()
    {
        HelpDialog dialog;
        dialog.show();
        auto* const words = dialog.findChild<QLineEdit*>();
        const auto* const browser = dialog.findChild<QTextBrowser*>();
        const auto* const contents = dialog.findChild<QTreeWidget*>();
        QTest::keyClicks(words, QStringLiteral("HEURISTIC"));
        QVERIFY(browser->toPlainText().contains(QStringLiteral("heuristic"), Qt::CaseInsensitive));
        QVERIFY(!browser->extraSelections().isEmpty());
        for (const auto& mark : browser->extraSelections())
            QCOMPARE(mark.cursor.selectedText().toLower(), QStringLiteral("heuristic"));
        int shown = 0;
        for (int i = 0; i < contents->topLevelItemCount(); ++i)
            shown += contents->topLevelItem(i)->isHidden() ? 0 : 1;
        QVERIFY(shown > 0 && shown < contents->topLevelItemCount());
        // Round all of them and back.
        const auto* const told = dialog.findChild<LiveLabel*>();
        const QString first = told->text();
        const int all = first.section(QStringLiteral(" of "), 1).toInt();
        QVERIFY2(all > 0, qPrintable(first));
        for (int i = 0; i < all; ++i)
            QTest::keyClick(words, Qt::Key_Return);
        QCOMPARE(told->text(), first);
        QTest::keyClick(words, Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClick(words, Qt::Key_Return);
        QCOMPARE(told->text(), first);
        // The keyboard alone gets to the contents and out again.
        QTest::keyClick(words, Qt::Key_Down);
        QVERIFY(dialog.isVisible());
        dialog.search(QStringLiteral("xyzzy plugh"));
        QVERIFY(browser->extraSelections().isEmpty());
        QCOMPARE(told->text(), QStringLiteral("No matches"));
        dialog.search(QString());
        for (int i = 0; i < contents->topLevelItemCount(); ++i)
            QVERIFY(!contents->topLevelItem(i)->isHidden());
    }

    void helpIsAboutWhatOneIsAt_data()
    {
        QTest::addColumn<QString>("layout");
        QTest::addColumn<QString>("lab");
        QTest::addColumn<QString>("page");
        QTest::newRow("play") << "play"
                              << "formal"
                              << "playing";
        QTest::newRow("analyse") << "analyse"
                                 << ""
                                 << "analysis";
        QTest::newRow("measure") << "measure"
                                 << ""
                                 << "measure";
        for (const char* lab : {"formal", "chance", "tree", "lessons", "class"}) {
            QTest::addRow("lab, %s", lab)
                << "lab" << QString::fromLatin1(lab) << QString::fromLatin1(lab);
            QTest::addRow("teach, %s", lab)
                << "teach" << QString::fromLatin1(lab) << QString::fromLatin1(lab);
        }
        QTest::newRow("tuning") << "lab"
                                << "tuning"
                                << "laboratory";
    }

    void helpIsAboutWhatOneIsAt()
    {
        QFETCH(const QString, layout);
        QFETCH(const QString, lab);
        QFETCH(const QString, page);
        QCOMPARE(helpPlaceOf(nullptr, layout, lab).page, page);
        QVERIFY(helppages::names().contains(page));
        // Where the keyboard is counts for more than the layout.
        QDockWidget dock;
        dock.setObjectName(QStringLiteral("explorer"));
        auto* const field = new QLineEdit;
        dock.setWidget(field);
        const HelpPlace place = helpPlaceOf(field, layout, lab);
        QCOMPARE(place.page, QStringLiteral("files"));
        QVERIFY(helppages::headings(place.page, QStringLiteral("en"))
                    .value(place.part)
                    .contains(QStringLiteral("Explorer")));
        dock.setObjectName(QStringLiteral("laboratory"));
        QCOMPARE(helpPlaceOf(field, QStringLiteral("analyse"), QStringLiteral("formal")).page,
                 QStringLiteral("formal"));
    }
};

QTEST_MAIN(TestHelpPages)
#include "tst_helppages.moc"
