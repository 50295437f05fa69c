// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/editor/lessondraft.h"

#include "core/support/files/readfile.h"
#include "core/support/files/savefile.h"
#include "core/support/formats/jsontext.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

namespace {

struct LessonDraftText
{
    Q_DECLARE_TR_FUNCTIONS(LessonDraft)
};

const QString draftEnd = QStringLiteral(".draft.json");
constexpr qint64 longestDraft = 16 << 20;

}

LessonDraft::LessonDraft(QString folder) : m_folder(std::move(folder)) { }

Expected<void> LessonDraft::keep(const Text& draft)
{
    if (m_folder.isEmpty())
        return {};
    QDir().mkpath(m_folder);
    if (m_path.isEmpty()) {
        m_path = QDir(m_folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces)
                                         + draftEnd);
        if (auto lock = FileLock::take(m_path))
            m_lock = std::move(*lock);
    }
    const QJsonObject kept {{"file", draft.file}, {"text", draft.text}};
    if (const auto saved = saveFile(m_path, jsonText(kept)); !saved)
        return fail(LessonDraftText::tr("Your text could not be kept in case the program ends: "
                                        "%1. Save it to be safe.")
                        .arg(saved.error().message));
    return {};
}

void LessonDraft::remove()
{
    if (m_path.isEmpty())
        return;
    QFile::remove(m_path);
    m_lock = {};
    m_path.clear();
}

std::vector<LessonDraft::Left> LessonDraft::left(const QString& folder)
{
    std::vector<Left> found;
    if (folder.isEmpty())
        return found;
    for (const QFileInfo& each :
         QDir(folder).entryInfoList({u'*' + draftEnd}, QDir::Files, QDir::Time)) {
        const QString path = each.absoluteFilePath();
        auto lock = FileLock::take(path);
        if (!lock)
            continue;
        const auto bytes = readFile(path, longestDraft);
        if (!bytes)
            continue;
        const QJsonObject kept = QJsonDocument::fromJson(*bytes).object();
        if (const QString text = kept["text"].toString(); !text.isEmpty())
            found.push_back({path, {kept["file"].toString(), text}, std::move(*lock)});
    }
    return found;
}

void LessonDraft::remove(const Left& left)
{
    QFile::remove(left.kept);
}
