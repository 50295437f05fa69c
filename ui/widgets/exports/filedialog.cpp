// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/exports/filedialog.h"

#include <QFileInfo>
#include <QMimeDatabase>

namespace {

QStringList chosenIn(QFileDialog& dialog)
{
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles() : QStringList();
}

}

QIcon NamedFileIcons::icon(const QFileInfo& file) const
{
    if (file.isDir())
        return QFileIconProvider::icon(file);
    const QMimeType type
        = QMimeDatabase().mimeTypeForFile(file.fileName(), QMimeDatabase::MatchExtension);
    return QIcon::fromTheme(
        type.iconName(),
        QIcon::fromTheme(type.genericIconName(), QFileIconProvider::icon(IconType::File)));
}

QString NamedFileIcons::type(const QFileInfo& file) const
{
    if (file.isDir())
        return QFileIconProvider::type(file);
    return QMimeDatabase()
        .mimeTypeForFile(file.fileName(), QMimeDatabase::MatchExtension)
        .comment();
}

FileDialog::FileDialog(QWidget* parent, const QString& title, const QString& folder,
                       const QString& filter)
    : QFileDialog(parent, title, folder, filter)
{
    // Asked from a thread of the dialog's model until that is gone.
    static NamedFileIcons icons;
    setIconProvider(&icons);
}

QString FileDialog::file(QWidget* parent, const QString& title, const QString& folder,
                         const QString& filter)
{
    FileDialog dialog(parent, title, folder, filter);
    dialog.setFileMode(ExistingFile);
    return chosenIn(dialog).value(0);
}

QStringList FileDialog::files(QWidget* parent, const QString& title, const QString& filter)
{
    FileDialog dialog(parent, title, {}, filter);
    dialog.setFileMode(ExistingFiles);
    return chosenIn(dialog);
}

QString FileDialog::folder(QWidget* parent, const QString& title)
{
    FileDialog dialog(parent, title);
    dialog.setFileMode(Directory);
    dialog.setOption(ShowDirsOnly);
    return chosenIn(dialog).value(0);
}
