// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/lessonlink.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QStringDecoder>
#include <QtEndian>

namespace fourcast::lesson {

namespace {

struct LessonLinkText
{
    Q_DECLARE_TR_FUNCTIONS(LessonLink)
};

constexpr QLatin1String linkStart("fourcast:lesson?");
constexpr QLatin1String packedKey("z=");
constexpr auto letters = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;
/// Of a link that is read; it comes from anywhere.
constexpr qsizetype longestRead = 16'000;
/// As long as a lesson's file may be. It stands before what is packed, and is believed by
/// qUncompress().
constexpr quint32 longestText = 4 << 20;
constexpr int bestPacking = 9;

tl::unexpected<Error> damaged()
{
    return fail(LessonLinkText::tr("This link to a lesson is damaged or incomplete. Copy all of it "
                                   "and try again."));
}

Expected<QByteArray> unpacked(const QByteArray& packed)
{
    if (packed.size() <= static_cast<qsizetype>(sizeof(quint32))
        || qFromBigEndian<quint32>(packed.constData()) > longestText)
        return damaged();
    QByteArray bytes = qUncompress(packed);
    if (bytes.isEmpty() || bytes.size() > static_cast<qsizetype>(longestText))
        return damaged();
    return bytes;
}

}

Expected<QString> lessonlink::write(const QString& text)
{
    const QByteArray packed = qCompress(text.toUtf8(), bestPacking).toBase64(letters);
    QString link = linkStart + packedKey + QString::fromLatin1(packed);
    if (link.size() > longest)
        return fail(LessonLinkText::tr("This lesson is too long for a link: it would have %1 "
                                       "characters, and %2 is the most. Share its file instead.")
                        .arg(link.size())
                        .arg(longest));
    return link;
}

bool lessonlink::isLink(QStringView text)
{
    return text.trimmed().startsWith(linkStart, Qt::CaseInsensitive);
}

Expected<lessonlink::Linked> lessonlink::read(QStringView link)
{
    link = link.trimmed();
    if (!isLink(link) || link.size() > longestRead)
        return damaged();
    const QByteArray rest = QByteArray::fromPercentEncoding(link.mid(linkStart.size()).toUtf8());
    if (!rest.startsWith(packedKey.latin1()))
        return damaged();
    const auto packed = QByteArray::fromBase64Encoding(
        rest.mid(packedKey.size()), letters | QByteArray::AbortOnBase64DecodingErrors);
    if (!packed)
        return damaged();
    FOURCAST_LET(const QByteArray bytes, unpacked(packed.decoded));
    QStringDecoder decode(QStringDecoder::Utf8);
    QString text = decode(bytes);
    if (decode.hasError())
        return damaged();
    auto lesson = readLesson(text);
    if (!lesson)
        return fail(LessonLinkText::tr("The lesson in this link has a mistake in line %1: %2")
                        .arg(QString::number(lesson.error().line), lesson.error().message));
    return Linked {std::move(text), std::move(lesson->lesson)};
}

}
