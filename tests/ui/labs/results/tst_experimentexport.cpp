// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/results/experimentexport.h"
#include "tests/ui/labs/runs/studyfixture.h"
#include "tests/ui/typedfile.h"
#include "ui/labs/results/experimentexportmenu.h"
#include "ui/labs/runs/experimentdata.h"

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

/// What leaves the program as a file is made away from the window.
class TestExperimentExport : public QObject
{
    Q_OBJECT

    /// What is in the file when the entry was chosen.
    QByteArray written(ExperimentExportMenu& menu, const char* text, const QString& name)
    {
        const QString path = m_folder.filePath(name);
        const auto actions = menu.menu()->actions();
        const auto action = std::ranges::find_if(actions, [text](const QAction* each) {
            return each->text().remove(u'&').startsWith(QLatin1String(text));
        });
        if (action == actions.end())
            return {};
        QSignalSpy done(&menu, &ExperimentExportMenu::done);
        saveInNextDialog(path);
        (*action)->trigger();
        if (done.empty() && !done.wait(20000))
            return {};
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        QVERIFY(m_folder.isValid());
    }

    void tablesAndDataAreWritten()
    {
        ExperimentData data;
        const ExperimentResult result = smallResult();
        data.show(result.experiment, result.games);
        ExperimentExportMenu menu(data, {});
        const QByteArray table = written(menu, "Table", QStringLiteral("table.csv"));
        QCOMPARE(table.count('\n'), experimentToCsv(result).count('\n'));
        const QByteArray moves = written(menu, "Moves", QStringLiteral("moves.csv"));
        QCOMPARE(moves.count('\n'), experimentGamesToCsv(result).count('\n'));
        QVERIFY(written(menu, "JSON", QStringLiteral("all.json")).startsWith('{'));
    }

    /// Its layout needs a thread that has timers.
    void theReportIsMadeWithoutAWord()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("Timer|thread")));
        ExperimentData data;
        const ExperimentResult result = smallResult();
        data.show(result.experiment, result.games);
        ExperimentExportMenu menu(data, {});
        QVERIFY(written(menu, "PDF report", QStringLiteral("report.pdf")).startsWith("%PDF"));
    }

    /// What is written is what was shown when it was asked for.
    void anotherExperimentMeanwhileChangesNothing()
    {
        ExperimentData data;
        const ExperimentResult result = smallResult();
        data.show(result.experiment, result.games);
        ExperimentExportMenu menu(data, {});
        QSignalSpy done(&menu, &ExperimentExportMenu::done);
        saveInNextDialog(m_folder.filePath(QStringLiteral("kept.csv")));
        menu.menu()->actions()[2]->trigger();
        QVERIFY(done.empty());
        data.show({}, {});
        QVERIFY(done.wait(20000));
        QFile file(m_folder.filePath(QStringLiteral("kept.csv")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count('\n'), experimentGamesToCsv(result).count('\n'));
    }

    void whatCannotBeWrittenIsRefused()
    {
        ExperimentData data;
        const ExperimentResult result = smallResult();
        data.show(result.experiment, result.games);
        ExperimentExportMenu menu(data, {});
        QSignalSpy refused(&menu, &ExperimentExportMenu::refused);
        const QString folder = m_folder.filePath(QStringLiteral("gone"));
        QVERIFY(QDir().mkdir(folder));
        QTimer::singleShot(0, qApp, [folder] {
            auto* const dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            typeFile(*dialog, folder + QStringLiteral("/table.csv"));
            QMetaObject::invokeMethod(dialog, "accept");
            QVERIFY(QDir(folder).removeRecursively());
        });
        menu.menu()->actions()[1]->trigger();
        QVERIFY(!refused.empty() || refused.wait(20000));
        QVERIFY(refused[0][0].toString().contains(QStringLiteral("table.csv")));
    }

private:
    QTemporaryDir m_folder;
};

QTEST_MAIN(TestExperimentExport)
#include "tst_experimentexport.moc"
