// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/models/formulafiles.h"

#include "core/support/files/savefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace fourcast::formal {

namespace {

struct FormulaFilesText
{
    Q_DECLARE_TR_FUNCTIONS(FormulaFiles)
};

/// A text of which the last line ends.
QByteArray bytesOf(const QString& text)
{
    const QByteArray bytes = text.toUtf8();
    return bytes.endsWith('\n') ? bytes : bytes + '\n';
}

}

std::vector<FormulaFile> formulaFiles(const QString& model, const ModelValues& values)
{
    std::vector<FormulaFile> files;
    for (const FormulaInfo& info : formulasOf(model))
        files.push_back({info.name, formulaText(info, values)});
    return files;
}

Expected<QStringList> saveFormulas(const std::vector<FormulaFile>& files, const QString& folder,
                                   bool replaces)
{
    const QDir into(folder);
    QStringList paths;
    for (const FormulaFile& file : files)
        paths << into.filePath(file.name + QStringLiteral(".mcf"));
    for (const QString& path : paths)
        if (!replaces && QFileInfo::exists(path))
            return fail(
                FormulaFilesText::tr("“%1” already exists and was not changed. Nothing was saved.")
                    .arg(QDir::toNativeSeparators(path)));
    if (!QDir().mkpath(folder))
        return fail(FormulaFilesText::tr("The folder “%1” can't be created.")
                        .arg(QDir::toNativeSeparators(folder)));
    for (std::size_t i = 0; i < files.size(); ++i) {
        const QString& path = paths[static_cast<qsizetype>(i)];
        if (const auto saved = saveFile(path, bytesOf(files[i].text)); !saved)
            return fail(FormulaFilesText::tr("“%1” can't be written: %2.")
                            .arg(QDir::toNativeSeparators(path), saved.error().message));
    }
    return paths;
}

}
