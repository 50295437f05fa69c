// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/generate.h"
#include "core/chance/lppe/linearise.h"
#include "core/chance/prcrl/specification.h"
#include "tests/ui/typedfile.h"
#include "ui/labs/chance/chanceexportmenu.h"
#include "ui/labs/chance/chancepage.h"
#include "ui/labs/chance/propertyform.h"
#include "ui/labs/chance/steps/stepsview.h"
#include "ui/labs/chance/system/automatonview.h"
#include "ui/labs/models/modelform.h"

#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QMenu>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <algorithm>

using namespace fourcast;

class TestChanceExport : public QObject
{
    Q_OBJECT

    static QByteArray read(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// The entry whose text holds this; entries are enabled as a person finds them.
    static QAction* entry(const ChanceExportMenu& menu, const char* text)
    {
        Q_EMIT menu.menu()->aboutToShow();
        const auto actions = menu.menu()->actions();
        const auto found = std::ranges::find_if(actions, [text](const QAction* action) {
            return action->text().remove(u'&').contains(QLatin1String(text));
        });
        return found == actions.end() ? nullptr : *found;
    }

    /// What is in the file when the entry was chosen and a name typed.
    QByteArray written(const char* text, const char* name)
    {
        const QString path = m_folder.filePath(QLatin1String(name));
        saveInNextDialog(path);
        auto& menu = *m_page->findChild<ChanceExportMenu*>();
        QSignalSpy said(&menu, &ChanceExportMenu::messageReady);
        QAction* const action = entry(menu, text);
        if (!action || !action->isEnabled())
            return {};
        action->trigger();
        if (said.empty())
            said.wait(20000);
        return said.empty() || !said[0][0].toString().contains(QLatin1String(name)) ? QByteArray()
                                                                                    : read(path);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        QVERIFY(m_folder.isValid());
        m_page = std::make_unique<ChancePage>();
        m_page->form().choose(QStringLiteral("gambler"));
        m_page->ask().setExact(true);
        m_page->run();
        QTRY_VERIFY(!m_page->isRunning());
        QTRY_VERIFY(m_page->automatonView().isDrawn());
    }
    void cleanupTestCase() { m_page.reset(); }

    void prismHasTheModelAndItsProperties()
    {
        const QByteArray model = written("PRISM", "gambler.prism");
        QVERIFY(model.contains("mdp"));
        QVERIFY(model.contains("untilState"));
        QVERIFY(read(m_folder.filePath(QStringLiteral("gambler.props"))).contains("Pmax"));
    }

    void statesAreWrittenOneByOne()
    {
        QVERIFY(!written(".tra", "gambler.tra").isEmpty());
        QVERIFY(!read(m_folder.filePath(QStringLiteral("gambler.sta"))).isEmpty());
        QVERIFY(written("Graphviz", "gambler.dot").startsWith("digraph"));
        const QByteArray values = written("Values", "gambler.csv");
        QCOMPARE(values.trimmed().split('\n').size(),
                 qsizetype {1} + m_page->system()->automaton().stateCount());
        QVERIFY(values.contains("135/211"));
    }

    void allAnswersAreWritten()
    {
        QVERIFY(!entry(*m_page->findChild<ChanceExportMenu*>(), "Answers to all")->isEnabled());
        ChancePage page;
        page.form().choose(QStringLiteral("gambler"));
        page.ask().setExact(true);
        page.ask().setAsksAll(true);
        page.run();
        QTRY_VERIFY(!page.isRunning());
        const QString path = m_folder.filePath(QStringLiteral("answers.csv"));
        saveInNextDialog(path);
        const auto& menu = *page.findChild<ChanceExportMenu*>();
        QSignalSpy said(&menu, &ChanceExportMenu::messageReady);
        QAction* const action = entry(menu, "Answers to all");
        QVERIFY(action && action->isEnabled());
        action->trigger();
        QTRY_VERIFY(!said.empty());
        const QByteArray csv = read(path);
        QCOMPARE(csv.trimmed().split('\n').size(), qsizetype {1 + 2});
        QVERIFY2(csv.contains(",Pmax,"), csv.constData());
        QVERIFY2(csv.contains(",135/211,"), csv.constData());
    }

    void theModelAndItsEquationAreReadAgain()
    {
        for (const auto& [text, name] :
             {std::pair("Model as", "a.prcrl"), std::pair("Equation", "b.prcrl")}) {
            const auto read = chance::readSpecification(QString::fromUtf8(written(text, name)));
            QVERIFY2(read, text);
            const auto linear = chance::linearise(*read);
            QVERIFY(linear);
            QCOMPARE(chance::generate(linear->lppe).automaton.stateCount(),
                     m_page->system()->automaton().stateCount());
        }
    }

    void picturesAndTheReportAreWritten()
    {
        QVERIFY(written("PNG", "gambler.png").startsWith("\x89PNG"));
        QVERIFY(written("SVG", "gambler.svg").contains("<svg"));
        QVERIFY(written("report", "gambler.pdf").startsWith("%PDF"));
    }

    void chartsAreWrittenAsTables()
    {
        const QByteArray sizes = written("Reductions", "reductions.csv");
        QVERIFY2(sizes.contains("parameters,summands"), sizes.constData());
        QVERIFY(written("Reductions", "reductions.png").startsWith("\x89PNG"));
    }

    /// Before the first sweep a chart of the bounds has nothing in it.
    void anEmptyChartIsNotOffered()
    {
        ChancePage page;
        page.resize(900, 700);
        page.form().choose(QStringLiteral("gambler"));
        page.run();
        QTRY_VERIFY(!page.isRunning());
        auto* const steps = page.findChild<StepsView*>();
        page.show();
        page.findChild<QTabWidget*>()->setCurrentWidget(steps);
        QTRY_VERIFY(steps->isReady());
        const auto& menu = *page.findChild<ChanceExportMenu*>();
        QVERIFY(!entry(menu, "Bounds")->isEnabled());
        steps->goToSweep(3);
        QVERIFY(entry(menu, "Bounds")->isEnabled());
    }

    void whatThereIsNothingOfIsDisabled()
    {
        ChancePage page;
        const auto& menu = *page.findChild<ChanceExportMenu*>();
        for (const char* text :
             {"report", "PRISM", ".tra", "Values", "PNG", "Bounds", "Reductions"})
            QVERIFY2(!entry(menu, text)->isEnabled(), text);
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<ChancePage> m_page;
};

QTEST_MAIN(TestChanceExport)
#include "tst_chanceexport.moc"
