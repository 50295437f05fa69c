// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fulltree/parallelkept.h"

#include "core/support/files/savefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

namespace {

struct KeptParallelText
{
    Q_DECLARE_TR_FUNCTIONS(ParallelStudy)
};

/// By its time, so that the names of files are in order, too.
QString freeName(const QDir& folder, const ParallelResult& result)
{
    const QString time = result.began.toUTC().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    QString name = time + QStringLiteral(".json");
    for (int other = 2; folder.exists(name); ++other)
        name = QStringLiteral("%1-%2.json").arg(time).arg(other);
    return folder.filePath(name);
}

QString notKept(const QString& path, const QString& reason)
{
    return KeptParallelText::tr("The measurement cannot be saved in “%1”: %2.")
        .arg(QDir::toNativeSeparators(path), reason);
}

}

Expected<QString> keepParallel(const QString& folder, const ParallelResult& result)
{
    if (!QDir().mkpath(folder))
        return fail(notKept(folder, KeptParallelText::tr("the folder cannot be created")));
    const QString file = freeName(QDir(folder), result);
    if (const auto saved = saveFile(file, parallelToFile(result)); !saved)
        return fail(notKept(file, saved.error().message));
    return file;
}

Expected<void> keepParallelAgain(const KeptParallel& kept)
{
    if (const auto saved = saveFile(kept.file, parallelToFile(kept.result)); !saved)
        return fail(notKept(kept.file, saved.error().message));
    return {};
}

KeptParallels readKeptParallels(const QString& folder)
{
    KeptParallels found;
    const QDir place(folder);
    const QStringList names
        = place.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name | QDir::Reversed);
    for (const QString& name : names) {
        QFile file(place.filePath(name));
        QString reason;
        if (file.open(QIODevice::ReadOnly)) {
            if (auto result = parallelFromFile(file.readAll())) {
                found.kept.push_back({file.fileName(), std::move(*result)});
                continue;
            } else {
                reason = result.error().message;
            }
        } else {
            reason = file.errorString();
        }
        found.faults += KeptParallelText::tr("“%1” cannot be read: %2").arg(name, reason);
    }
    return found;
}

Expected<void> removeKeptParallel(const QString& file)
{
    QFile gone(file);
    if (gone.remove() || !gone.exists())
        return {};
    return fail(KeptParallelText::tr("“%1” cannot be deleted: %2.")
                    .arg(QDir::toNativeSeparators(file), gone.errorString()));
}
