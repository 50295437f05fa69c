// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/autfile.h"
#include "core/formal/lts/dotfile.h"
#include "tests/ui/paper/pdfwords.h"
#include "tests/ui/typedfile.h"
#include "ui/labs/formal/formalexportmenu.h"
#include "ui/labs/formal/formalpage.h"
#include "ui/labs/formal/formalreport.h"
#include "ui/labs/formal/formulalist.h"
#include "ui/labs/formal/propertiesview.h"
#include "ui/labs/formal/system/simulator.h"
#include "ui/labs/formal/system/systemview.h"
#include "ui/labs/models/modelform.h"

#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QMenu>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <algorithm>

using namespace fourcast;

class TestFormalExport : public QObject
{
    Q_OBJECT

    static QByteArray read(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static FormalExportMenu& menuOf(const FormalPage& page)
    {
        return *page.findChild<FormalExportMenu*>();
    }

    /// The entry whose text holds this; entries are enabled as a person finds them.
    static QAction* entry(const FormalExportMenu& menu, const char* text)
    {
        Q_EMIT menu.menu()->aboutToShow();
        const auto actions = menu.menu()->actions();
        const auto found = std::ranges::find_if(actions, [text](const QAction* action) {
            return action->text().remove(u'&').contains(QLatin1String(text));
        });
        return found == actions.end() ? nullptr : *found;
    }

    /// What is in the file when the entry was chosen and a name typed.
    QByteArray written(const FormalPage& page, const char* text, const char* name)
    {
        const QString path = m_folder.filePath(QLatin1String(name));
        saveInNextDialog(path);
        FormalExportMenu& menu = menuOf(page);
        QSignalSpy said(&menu, &FormalExportMenu::messageReady);
        QAction* const action = entry(menu, text);
        if (!action || !action->isEnabled())
            return {};
        action->trigger();
        if (said.empty())
            said.wait(20000);
        return said.empty() || !said[0][0].toString().contains(QLatin1String(name)) ? QByteArray()
                                                                                    : read(path);
    }

    static void explore(FormalPage& page, const QString& model, const formal::ModelValues& values)
    {
        page.form().choose(model, values);
        page.run();
        QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 60000);
        QTRY_VERIFY(page.systemView().isDrawn());
    }

    static void walk(FormalPage& page, int steps)
    {
        for (int step = 0; step < steps; ++step)
            page.simulator().take(0);
    }

    /// In an order of their own: each system numbers its labels.
    static QList<QByteArray> linesOf(const formal::Lts& lts)
    {
        QList<QByteArray> lines = formal::aut::write(lts).split('\n');
        std::ranges::sort(lines);
        return lines;
    }

    static qsizetype pages(const QByteArray& pdf) { return pdf.count("/Type /Page\n"); }

private Q_SLOTS:
    void initTestCase()
    {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        QVERIFY(m_folder.isValid());
    }

    void theSystemIsReadAsItWasWritten()
    {
        FormalPage page;
        explore(page, QStringLiteral("paper"), {{"p", "3"}, {"D", "2"}});
        const formal::Lts& lts = page.system()->lts();
        const auto aut = formal::aut::read(written(page, ".aut", "paper.aut"));
        QVERIFY(aut);
        QCOMPARE(aut->stateCount(), formal::State {29});
        QCOMPARE(aut->transitionCount(), std::uint64_t {58});
        QCOMPARE(linesOf(*aut), linesOf(lts));
        QCOMPARE(written(page, "Graphviz", "paper.dot"), formal::toDot(lts));
    }

    void theModelIsExploredAgainFromItsFile()
    {
        FormalPage page;
        explore(page, QStringLiteral("pool"), {{"P", "2"}, {"M", "3"}});
        const auto specification
            = formal::readSpecification(QString::fromUtf8(written(page, ".mcrl2", "pool.mcrl2")));
        QVERIFY(specification);
        const auto again = formal::generate(*specification, {});
        QCOMPARE(formal::aut::write(again.lts), formal::aut::write(page.system()->lts()));
    }

    void theChosenFormulaIsReadAgain()
    {
        FormalPage page;
        explore(page, QStringLiteral("pool"), {{"P", "2"}, {"M", "3"}});
        page.properties().list().chooseRow(2);
        const QString text = QString::fromUtf8(written(page, ".mcf", "pool.mcf"));
        QVERIFY(!text.isEmpty());
        QCOMPARE(text.trimmed(), page.properties().list().rows()[2].text.trimmed());
        QVERIFY(formal::readFormula(text, formal::signatureOf(page.system()->specification)));
    }

    void allFormulasGoIntoAFolder()
    {
        FormalPage page;
        explore(page, QStringLiteral("pool"), {{"P", "2"}, {"M", "3"}});
        const QTemporaryDir folder;
        const auto writeAll = [&] {
            QTimer::singleShot(0, qApp, [&folder] {
                auto* const dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
                QVERIFY(dialog && dialog->fileMode() == QFileDialog::Directory);
                dialog->setDirectory(folder.path());
                typeFile(*dialog, folder.path());
                QMetaObject::invokeMethod(dialog, "accept");
            });
            FormalExportMenu& menu = menuOf(page);
            QSignalSpy said(&menu, &FormalExportMenu::messageReady);
            entry(menu, "All formulas")->trigger();
            if (said.empty())
                said.wait(20000);
            return said.empty() ? QString() : said[0][0].toString();
        };
        QVERIFY(writeAll().contains(folder.path()));
        const QStringList files = QDir(folder.path()).entryList(QDir::Files);
        int written = 0;
        for (const CheckedFormula& formula : page.properties().list().rows()) {
            if (formula.text.trimmed().isEmpty())
                continue;
            ++written;
            const QString text = QString::fromUtf8(read(folder.filePath(formula.name + ".mcf")));
            QCOMPARE(text.trimmed(), formula.text.trimmed());
        }
        QVERIFY(written >= 16);
        QCOMPARE(files.size(), written);
        // What is there stays.
        QVERIFY(writeAll().contains(QStringLiteral("already")));
    }

    void theWalkIsGoneAgain()
    {
        FormalPage page;
        explore(page, QStringLiteral("pool"), {{"P", "2"}, {"M", "3"}});
        walk(page, 4);
        const auto file = formal::pathFromJson(written(page, "walk", "walk.json"));
        QVERIFY(file);
        QCOMPARE(file->model, QStringLiteral("pool"));
        const auto path = formal::walked(page.system()->lts(), *file);
        QVERIFY(path);
        QCOMPARE(path->end(), page.simulator().state());
    }

    void thePictureIsDrawnInEachFormat()
    {
        FormalPage page;
        page.resize(1000, 700);
        explore(page, QStringLiteral("pool"), {{"P", "2"}, {"M", "3"}});
        QVERIFY(written(page, "Picture as PNG", "pool.png").startsWith("\x89PNG"));
        QVERIFY(written(page, "Picture as SVG", "pool.svg").contains("<svg"));
        const QByteArray pdf = written(page, "Picture as PDF", "pool.pdf");
        QVERIFY(pdf.startsWith("%PDF-") && !pdf.contains("/Subtype /Image"));
    }

    void theReportIsPagesOfTextAndStrokes()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("Timer|thread")));
        FormalPage page;
        page.resize(1000, 700);
        explore(page, QStringLiteral("race"), {{"P", "2"}, {"M", "3"}});
        const auto reported = [&] { return written(page, "PDF report", "race-report.pdf"); };
        const QByteArray unchecked = reported();
        QVERIFY(unchecked.startsWith("%PDF-"));
        QVERIFY(unchecked.trimmed().endsWith("%%EOF"));
        QVERIFY(unchecked.contains("/FontFile"));
        QVERIFY(!unchecked.contains("/Subtype /Image"));
        QVERIFY(QFile::remove(m_folder.filePath(QStringLiteral("race-report.pdf"))));
        // Verdicts and their paths take their room.
        QSignalSpy finished(&page.properties(), &PropertiesView::finished);
        page.properties().list().checkAll();
        QVERIFY(finished.wait(60000));
        const QByteArray checked = reported();
        // Nothing is left out between headings that begin a page.
        QVERIFY2(pages(checked) > pages(unchecked) && pages(checked) >= 4 && pages(checked) < 12,
                 qPrintable(QString::number(pages(checked))));
        const auto before = pagesOf(unchecked);
        const auto after = pagesOf(checked);
        if (!before || !after)
            QSKIP("There is no pdftotext");
        // In one line, and not a section of nothing for each.
        QCOMPARE(before->join(u' ').count(QStringLiteral("Not checked")), 1);
        QCOMPARE(after->join(u' ').count(QStringLiteral("Not checked")), 0);
    }

    void whatThereIsNothingOfIsDisabled()
    {
        FormalPage page;
        FormalExportMenu& menu = menuOf(page);
        for (const char* text : {"PDF report", ".aut", "Graphviz", ".mcrl2", ".mcf", "walk", "PNG"})
            QVERIFY2(!entry(menu, text)->isEnabled(), text);
        QVERIFY(!menu.isEnabled());

        explore(page, QStringLiteral("pool"), {{"P", "2"}, {"M", "2"}});
        QVERIFY(menu.isEnabled());
        for (const char* text : {"PDF report", ".aut", "Graphviz", ".mcrl2", ".mcf", "PNG"})
            QVERIFY2(entry(menu, text)->isEnabled(), text);
        QVERIFY(!entry(menu, "walk")->isEnabled());
        walk(page, 1);
        QVERIFY(entry(menu, "walk")->isEnabled());
        // Nobody has written one of their own.
        page.properties().list().chooseRow(page.properties().list().rowCount() - 1);
        QVERIFY(!entry(menu, ".mcf")->isEnabled());
        page.properties().list().setOwnText(QStringLiteral("<true>true"));
        QVERIFY(entry(menu, ".mcf")->isEnabled());
    }

    void aPictureIsThereWhenItIsLaidOut()
    {
        QFile slow(m_folder.filePath(QStringLiteral("slow")));
        QVERIFY(slow.open(QIODevice::WriteOnly));
        slow.write("#!/bin/sh\nexec sleep 60\n");
        slow.close();
        QVERIFY(slow.setPermissions(QFile::ReadOwner | QFile::ExeOwner));
        FormalPage page;
        DotLayout& layout = page.systemView().graphView().canvas().layoutProgram();
        layout.setProgram(slow.fileName());
        page.form().choose(QStringLiteral("pool"), {{"P", "2"}, {"M", "3"}});
        page.run();
        QTRY_VERIFY_WITH_TIMEOUT(layout.isRunning(), 60000);
        for (const char* text : {"PNG", "SVG", "Picture as PDF", "PDF report"})
            QVERIFY2(!entry(menuOf(page), text)->isEnabled(), text);
        QVERIFY(entry(menuOf(page), ".aut")->isEnabled());
        layout.skip();
        for (const char* text : {"PNG", "SVG", "Picture as PDF", "PDF report"})
            QVERIFY2(entry(menuOf(page), text)->isEnabled(), text);
    }

    /// Another tool would take it for the whole.
    void partOfASystemIsNoFile()
    {
        FormalFindings findings;
        auto system = std::make_shared<FormalSystem>();
        system->generated.status = statespace::ExploreStatus::Stopped;
        findings.system = system;
        const FormalExportMenu menu([&findings] { return findings; });
        QVERIFY(!entry(menu, ".aut")->isEnabled());
        QVERIFY(!entry(menu, "Graphviz")->isEnabled());
        QVERIFY(entry(menu, ".mcrl2")->isEnabled());
    }

private:
    QTemporaryDir m_folder;
};

QTEST_MAIN(TestFormalExport)
#include "tst_formalexport.moc"
