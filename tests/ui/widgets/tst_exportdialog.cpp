// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/jobs/job.h"
#include "tests/ui/typedfile.h"
#include "ui/paper/chartexport.h"
#include "ui/widgets/exports/exportdialog.h"
#include "ui/widgets/exports/exportrow.h"

#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <sys/stat.h>

namespace {

/// What a person does with the dialog as soon as it stands there.
void whenAsked(const std::function<void(QFileDialog&)>& act)
{
    QTimer::singleShot(0, qApp, [act] {
        auto* const dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        act(*dialog);
    });
}

/// Types this name and presses Save.
void saveAs(const QString& path)
{
    whenAsked([path](QFileDialog& dialog) {
        // A pipe is there before.
        dialog.setOption(QFileDialog::DontConfirmOverwrite);
        typeFile(dialog, path);
        QMetaObject::invokeMethod(&dialog, "accept");
    });
}

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

ChartContent figures()
{
    ChartContent content;
    content.csv = "a,b\n1,2\n";
    content.json = "{}\n";
    return content;
}

/// What the dialog answers for the figures; none where the person gave up.
std::optional<exportdialog::Answer> exported(const char* name, const char* suffix)
{
    std::optional<exportdialog::Answer> told;
    exportdialog::run(nullptr, QStringLiteral("Export"), QLatin1String(name), QLatin1String(suffix),
                      figures, [&told](const exportdialog::Answer& answer) { told = answer; });
    // The file is written by another thread, which the application waits for.
    const auto jobs = qApp->findChildren<JobBase*>();
    for (JobBase* const job : jobs)
        if (job->isRunning())
            QSignalSpy(job, &JobBase::finished).wait();
    return told;
}

/// What chartexport writes of the figures, which its own test speaks of.
QByteArray written(const char* suffix)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("figures.") + QLatin1String(suffix));
    return chartexport::save(figures(), path) ? read(path) : QByteArray("not written");
}

}

class TestExportDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        QVERIFY(m_folder.isValid());
    }

    void whatIsChosenIsWritten()
    {
        const QString path = m_folder.filePath(QStringLiteral("figures.csv"));
        saveAs(path);
        const auto answer = exported("x", "csv");
        QVERIFY(answer && answer->written);
        QVERIFY(answer->sentence.contains(QDir::toNativeSeparators(path)));
        QCOMPARE(read(path), written("csv"));
    }

    void theDialogProposesNameAndFormat()
    {
        QString proposed;
        QString filter;
        QStringList filters;
        whenAsked([&](QFileDialog& dialog) {
            proposed = QFileInfo(dialog.selectedFiles().value(0)).fileName();
            filter = dialog.selectedNameFilter();
            filters = dialog.nameFilters();
            dialog.reject();
        });
        const auto answer = exported("curves", "svg");
        QCOMPARE(proposed, QStringLiteral("curves.svg"));
        QVERIFY(filter.contains(QStringLiteral("*.svg")));
        // PDF has no button of its own.
        QCOMPARE(filters.size(), chartexport::suffixes().size() + 1);
        QVERIFY(!answer);
    }

    void aNameWithoutSuffixTakesTheChosenFormats()
    {
        const QString path = m_folder.filePath(QStringLiteral("bare"));
        whenAsked([path](QFileDialog& dialog) {
            const QString json = dialog.nameFilters().constLast();
            dialog.selectNameFilter(json);
            Q_EMIT dialog.filterSelected(json);
            typeFile(dialog, path);
            QMetaObject::invokeMethod(&dialog, "accept");
        });
        const auto answer = exported("x", "csv");
        QVERIFY(answer && answer->written);
        QCOMPARE(read(path + QStringLiteral(".json")), written("json"));
    }

    void aFaultIsTheWritersSentence()
    {
        saveAs(m_folder.filePath(QStringLiteral("picture.png")));
        const auto answer = exported("x", "png");
        QVERIFY(answer && !answer->written);
        QCOMPARE(answer->sentence,
                 chartexport::save(figures(), m_folder.filePath(QStringLiteral("picture.png")))
                     .error()
                     .message);
        QVERIFY(!QFile::exists(m_folder.filePath(QStringLiteral("picture.png"))));
    }

    /// Whoever reads the other end of a pipe may take their time.
    void theWindowDoesNotWaitForTheFile()
    {
        const QString path = m_folder.filePath(QStringLiteral("pipe.csv"));
        QCOMPARE(mkfifo(qPrintable(path), 0600), 0);
        QWidget owner;
        bool isTold = false;
        saveAs(path);
        exportdialog::run(
            &owner, QStringLiteral("Export"), QStringLiteral("x"), QStringLiteral("csv"), figures,
            [&isTold](const exportdialog::Answer& answer) { isTold = answer.written; });
        QVERIFY(!isTold);
        QCOMPARE(read(path), written("csv"));
        QTRY_VERIFY(isTold);
    }

    void theRowHasAButtonForEachFormat()
    {
        ExportRow row(QStringLiteral("Export"), QStringLiteral("x"), figures);
        const auto buttons = row.findChildren<QPushButton*>();
        QCOMPARE(buttons.size(), chartexport::suffixes().size());
        QSignalSpy said(&row, &ExportRow::messageReady);
        const QString path = m_folder.filePath(QStringLiteral("row.csv"));
        saveAs(path);
        buttons[chartexport::suffixes().indexOf(QStringLiteral("csv"))]->click();
        QTRY_COMPARE(said.size(), 1);
        QCOMPARE(read(path), written("csv"));
        whenAsked([](QFileDialog& dialog) { dialog.reject(); });
        buttons.front()->click();
        QCOMPARE(said.size(), 1);
    }

private:
    QTemporaryDir m_folder;
};

QTEST_MAIN(TestExportDialog)
#include "tst_exportdialog.moc"
