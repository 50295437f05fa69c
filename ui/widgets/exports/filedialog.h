// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileDialog>
#include <QFileIconProvider>

/// What a file looks like by its name alone. Qt's own opens each file whose name does not tell what
/// it is, which a database in use must be spared (core/support/files/heldfiles.h).
class NamedFileIcons : public QFileIconProvider
{
public:
    QIcon icon(const QFileInfo& file) const override;
    using QFileIconProvider::icon;
    QString type(const QFileInfo& file) const override;
};

/// The one dialog for files and folders: QFileDialog that opens none of the files that it lists.
class FileDialog : public QFileDialog
{
    Q_OBJECT

public:
    explicit FileDialog(QWidget* parent, const QString& title, const QString& folder = {},
                        const QString& filter = {});

    /// One file that is there; empty where nothing was chosen.
    static QString file(QWidget* parent, const QString& title, const QString& folder,
                        const QString& filter);
    static QStringList files(QWidget* parent, const QString& title, const QString& filter);
    /// A folder; empty where none was chosen.
    static QString folder(QWidget* parent, const QString& title);
};
