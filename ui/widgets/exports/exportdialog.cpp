// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/exports/exportdialog.h"

#include "core/session/jobs/job.h"
#include "ui/paper/chartexport.h"
#include "ui/widgets/exports/filedialog.h"

#include <QCoreApplication>
#include <QDir>
#include <QGuiApplication>

namespace {

/// "png" of "PNG picture (*.png)".
QString suffixOf(const QString& filter)
{
    return filter.section(QStringLiteral("*."), 1, 1).section(QLatin1Char(')'), 0, 0);
}

QString askForFile(QWidget* parent, const exportdialog::Question& question)
{
    FileDialog dialog(parent, question.title, QString(), question.filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    QObject::connect(
        &dialog, &QFileDialog::filterSelected, &dialog,
        [&dialog](const QString& filter) { dialog.setDefaultSuffix(suffixOf(filter)); });
    const QStringList filters = dialog.nameFilters();
    for (const QString& filter : filters)
        if (suffixOf(filter) == question.suffix)
            dialog.selectNameFilter(filter);
    dialog.setDefaultSuffix(question.suffix);
    dialog.selectFile(question.name + QLatin1Char('.') + question.suffix);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    return dialog.selectedFiles().value(0);
}

exportdialog::Answer answerOf(const Expected<void>& written, const QString& path)
{
    if (!written)
        return {false, written.error().message};
    return {true,
            QCoreApplication::translate("ExportDialog", "Saved to “%1”.")
                .arg(QDir::toNativeSeparators(path))};
}

}

namespace exportdialog {

void writeAway(QWidget* parent, const QString& path, Writer writer, OnFinished onFinished)
{
    QObject* const owner = parent ? static_cast<QObject*>(parent) : qApp;
    auto* const writing = new Job<Answer>(owner);
    QObject::connect(writing, &JobBase::finished, owner, [writing, onFinished] {
        writing->deleteLater();
        onFinished(writing->status() == JobStatus::Failed ? Answer {false, writing->error().message}
                                                          : writing->result());
    });
    const auto started = writing->start(
        [path, write = std::move(writer)](const auto& context) -> Expected<Answer> {
            return answerOf(write(path, context.stop()), path);
        });
    if (started)
        return;
    delete writing;
    onFinished({false, started.error().message});
}

void run(QWidget* parent, const Question& question, const Maker& make, OnFinished onFinished)
{
    const QString path = askForFile(parent, question);
    if (path.isEmpty())
        return;
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    const auto bytes = make(path);
    QGuiApplication::restoreOverrideCursor();
    if (!bytes)
        return onFinished({false, bytes.error().message});
    write(parent, path, *bytes, std::move(onFinished));
}

void write(QWidget* parent, const QString& path, const QByteArray& bytes, OnFinished onFinished)
{
    writeAway(
        parent, path,
        [bytes](const QString& file, const std::stop_token&) {
            return chartexport::saveBytes(bytes, file);
        },
        std::move(onFinished));
}

void runAway(QWidget* parent, const Question& question, Writer writer, OnFinished onFinished)
{
    const QString path = askForFile(parent, question);
    if (!path.isEmpty())
        writeAway(parent, path, std::move(writer), std::move(onFinished));
}

void runFolder(QWidget* parent, const QString& title, Writer write, OnFinished onFinished)
{
    const QString folder = FileDialog::folder(parent, title);
    if (!folder.isEmpty())
        writeAway(parent, folder, std::move(write), std::move(onFinished));
}

void run(QWidget* parent, const QString& title, const QString& name, const QString& suffix,
         const std::function<ChartContent()>& content, OnFinished onFinished)
{
    run(
        parent, {title, chartexport::fileFilter(), name, suffix},
        [&content](const QString& path) { return chartexport::toFile(content(), path); },
        std::move(onFinished));
}

}
