// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginefactory.h"
#include "core/support/translations.h"
#include "ui/mainwindow/dialogs/helpdialog.h"
#include "ui/mainwindow/dialogs/helppages.h"

#include <QDir>
#include <QFile>
#include <QPixmap>
#include <QRegularExpression>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>

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
        QStringList headings;
        for (QTextBlock block = shown->begin(); block.isValid(); block = block.next())
            if (block.blockFormat().headingLevel() == 1)
                headings << block.text();
        QStringList titles;
        for (const QString& name : helppages::names())
            titles << source(language, name).section(u'\n', 0, 0).mid(2);
        QCOMPARE(headings, titles);
        for (const QString& engine : engineNames())
            QVERIFY2(shown->toPlainText().contains(engine + u':'), qPrintable(engine));
        QVERIFY(!shown->toPlainText().contains(QStringLiteral("{{")));
    }
};

QTEST_MAIN(TestHelpPages)
#include "tst_helppages.moc"
