// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/positionlink.h"

#include "core/board/notation.h"

#include <QByteArray>
#include <QCoreApplication>

namespace {

struct LinkText
{
    Q_DECLARE_TR_FUNCTIONS(PositionLink)
};

constexpr QLatin1String scheme("fourcast:");
/// No game has more than 42 moves of a few characters each, and a page may hold any link.
constexpr qsizetype longestLink = 1000;
constexpr qsizetype longestQuotedLink = 60;

QString quotedLink(QStringView link)
{
    return link.size() <= longestQuotedLink
        ? link.toString()
        : link.left(longestQuotedLink).toString() + QChar(0x2026);
}

}

QString positionlink::write(const QString& positionText)
{
    return scheme + positionText;
}

bool positionlink::isLink(QStringView text)
{
    return text.trimmed().startsWith(scheme, Qt::CaseInsensitive);
}

Expected<std::vector<Move>> positionlink::parse(QStringView link)
{
    link = link.trimmed();
    if (!isLink(link))
        return fail(LinkText::tr("“%1” is not a link to a position.").arg(quotedLink(link)));
    if (link.size() > longestLink)
        return fail(LinkText::tr("The link “%1” does not lead to a position: it is too long.")
                        .arg(quotedLink(link)));
    QStringView rest = link.mid(scheme.size());
    while (rest.startsWith(u'/'))
        rest = rest.mid(1);
    while (rest.endsWith(u'/'))
        rest.chop(1);
    const auto moves
        = notation::parseMoves(QString::fromUtf8(QByteArray::fromPercentEncoding(rest.toUtf8())));
    if (!moves)
        return fail(LinkText::tr("The link “%1” does not lead to a position: %2.")
                        .arg(quotedLink(link), moves.error().message));
    return *moves;
}
