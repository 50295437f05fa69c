// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/exportdialog.h"

#include "ui/paper/chartexport.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>

namespace {

struct ExportDialogText
{
    Q_DECLARE_TR_FUNCTIONS(ExportDialog)
};

/// "png" of "PNG picture (*.png)".
QString suffixOf(const QString& filter)
{
    return filter.section(QStringLiteral("*."), 1, 1).section(QLatin1Char(')'), 0, 0);
}

QString askForFile(QWidget* parent, const exportdialog::Question& question)
{
    QFileDialog dialog(parent, question.title, QString(), question.filter);
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

}

namespace exportdialog {

Answer run(QWidget* parent, const Question& question, const Writer& write)
{
    const QString path = askForFile(parent, question);
    if (path.isEmpty())
        return {};
    if (const Expected<void> written = write(path); !written)
        return {Answer::Status::Failed, written.error().message};
    return {Answer::Status::Written,
            ExportDialogText::tr("Written to “%1”.").arg(QDir::toNativeSeparators(path))};
}

Answer run(QWidget* parent, const QString& title, const QString& name, const QString& suffix,
           const std::function<ChartContent()>& content)
{
    return run(parent, {title, chartexport::fileFilter(), name, suffix},
               [&content](const QString& path) { return chartexport::save(content(), path); });
}

}
