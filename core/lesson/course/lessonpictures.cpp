// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/lessonpictures.h"

#include <QRegularExpression>
#include <algorithm>

namespace fourcast::lesson {

namespace {

constexpr qsizetype pictureLetters = 76; ///< in a line

}

bool isPictureName(const QString& name)
{
    static const QRegularExpression possible(QStringLiteral("^[\\w-][\\w.-]{0,99}$"),
                                             QRegularExpression::UseUnicodePropertiesOption);
    return possible.match(name).hasMatch();
}

QStringList picturesShown(const QString& text)
{
    static const QRegularExpression shown(QStringLiteral("!\\[[^\\]]*\\]\\(\\s*([^)\\s]+)"));
    QStringList names;
    for (auto found = shown.globalMatch(text); found.hasNext();)
        if (const QString name = found.next().captured(1); isPictureName(name))
            names << name;
    names.removeDuplicates();
    return names;
}

QString pictureText(const QString& name, const QByteArray& bytes)
{
    QString text = QStringLiteral("```picture\nname: %1\ndata:\n").arg(name);
    const QString data = QString::fromLatin1(bytes.toBase64());
    for (qsizetype at = 0; at < data.size(); at += pictureLetters)
        text += QStringLiteral("  ") + data.mid(at, pictureLetters) + u'\n';
    return text + QStringLiteral("```\n");
}

TextWithPictures takeOut(const QString& text)
{
    PartlyReadLesson draft = readDraft(text);
    if (draft.pictureLines.empty())
        return {text, {}};
    QStringList lines = text.split(u'\n');
    // From the end: the lines before keep their numbers.
    std::ranges::reverse(draft.pictureLines);
    for (const auto& [begin, end] : draft.pictureLines) {
        // With the empty line above.
        const bool hasAir = begin > 1 && lines.value(begin - 2).trimmed().isEmpty();
        const int first = begin - 1 - (hasAir ? 1 : 0);
        lines.erase(lines.begin() + first, lines.begin() + end);
    }
    return {lines.join(u'\n'), std::move(draft.lesson.pictures)};
}

QString putIn(const TextWithPictures& parts)
{
    QString text = parts.text;
    if (!parts.pictures.isEmpty() && !text.endsWith(u'\n'))
        text += u'\n';
    for (auto each = parts.pictures.cbegin(); each != parts.pictures.cend(); ++each)
        text += u'\n' + pictureText(each.key(), each.value());
    return text;
}

}
