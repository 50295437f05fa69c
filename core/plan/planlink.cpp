// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/planlink.h"

#include <QByteArray>
#include <QCoreApplication>

namespace {

struct PlanLink
{
    Q_DECLARE_TR_FUNCTIONS(PlanLink)
};

constexpr QLatin1String schemeOfPlans("fourcast:");
/// A page may hold any link; no plan takes a third of this, even escaped.
constexpr qsizetype longestPlanLink = 1000;
constexpr qsizetype longestQuotedPlanLink = 60;

/// `plan/7x6-4/…`, without the scheme and the slashes around; empty where it is no such link.
QString pathOf(QStringView text)
{
    text = text.trimmed();
    if (!text.startsWith(schemeOfPlans, Qt::CaseInsensitive))
        return {};
    QString path = QString::fromUtf8(
        QByteArray::fromPercentEncoding(text.mid(schemeOfPlans.size()).toUtf8()));
    while (path.startsWith(u'/'))
        path.remove(0, 1);
    while (path.endsWith(u'/'))
        path.chop(1);
    return path.toLower();
}

tl::unexpected<Error> refusedLink(QStringView link, const QString& reason)
{
    const QString quoted = link.size() <= longestQuotedPlanLink
        ? link.toString()
        : link.left(longestQuotedPlanLink).toString() + QChar(0x2026);
    return fail(PlanLink::tr("The link “%1” does not lead to a plan. %2").arg(quoted, reason));
}

}

QString planlink::write(const AnyRootedPlan& plan)
{
    QStringList words = plantext::toText(plan).split(u' ');
    words[1].replace(u'/', u'-');
    words.last().replace(u'.', u'0').replace(u'^', u'x');
    return schemeOfPlans + words.join(u'/');
}

bool planlink::isLink(QStringView text)
{
    const QString path = pathOf(text.left(longestPlanLink));
    return path == u"plan" || path.startsWith(QLatin1String("plan/"));
}

Expected<AnyRootedPlan> planlink::parse(QStringView link)
{
    link = link.trimmed();
    if (!isLink(link))
        return refusedLink(link, PlanLink::tr("It does not begin with “fourcast:plan/”."));
    if (link.size() > longestPlanLink)
        return refusedLink(link, PlanLink::tr("It is too long."));
    QStringList words = pathOf(link).split(u'/');
    constexpr qsizetype partsOfAPlan = 6;
    if (words.size() != partsOfAPlan)
        return refusedLink(link,
                           PlanLink::tr("Behind “plan” come the board, the moves, the side, the "
                                        "goal and the cells, with slashes between them."));
    words[1].replace(u'-', u'/');
    words.last().replace(u'0', u'.').replace(u'x', u'^');
    auto plan = plantext::parse(words.join(u' '));
    if (!plan)
        return refusedLink(link, plan.error().message);
    return plan;
}
