// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/study/curvestotals.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <numeric>

namespace {

struct CurvesTotalsText
{
    Q_DECLARE_TR_FUNCTIONS(StudyCurvesView)
};

QString cell(const QString& text, bool header = false)
{
    const QString tag = header ? QStringLiteral("th") : QStringLiteral("td");
    return QStringLiteral("<%1 align=\"right\" style=\"white-space:nowrap\">%2</%1>")
        .arg(tag, text.toHtmlEscaped());
}

/// "13,800 nodes" is a header's business: only the number here.
QString number(double value, int decimals = 0)
{
    return QLocale().toString(value, 'f', decimals);
}

/// Why a sum of the article's has a sign before it; empty where all its figures can be read.
QString shortFigureNote()
{
    for (const PublishedCurve& published : publishedCurves()) {
        if (published.milliseconds.size() < published.nodes.size()) {
            return CurvesTotalsText::tr(
                       "\u2265: the article's times at depth %1 are legible only up to move %2.")
                .arg(published.depth)
                .arg(published.milliseconds.size());
        }
    }
    return {};
}

QString totalsRow(const StudyCurve& curve)
{
    double nodes = 0;
    double milliseconds = 0;
    for (const CurvePoint& point : curve.points) {
        nodes += static_cast<double>(point.nodes);
        milliseconds += point.milliseconds;
    }
    QString publishedMoves;
    QString publishedNodes;
    QString publishedTime;
    for (const PublishedCurve& published : publishedCurves()) {
        if (published.depth != curve.depth)
            continue;
        const auto sum
            = [](const std::vector<double>& v) { return std::accumulate(v.begin(), v.end(), 0.0); };
        publishedMoves = QString::number(published.nodes.size());
        publishedNodes = number(sum(published.nodes));
        publishedTime = number(sum(published.milliseconds));
        if (published.milliseconds.size() < published.nodes.size())
            publishedTime.prepend(QStringLiteral("\u2265 "));
    }
    return QStringLiteral("<tr>") + cell(QString::number(curve.depth))
        + cell(QString::number(curve.points.size())) + cell(publishedMoves) + cell(number(nodes))
        + cell(publishedNodes) + cell(number(milliseconds, 2)) + cell(publishedTime)
        + QStringLiteral("</tr>");
}

}

QString curvesTotals(const std::vector<StudyCurve>& curves)
{
    QString html;
    if (!curves.empty()) {
        html += QStringLiteral("<table cellpadding=\"2\"><tr>")
            + cell(CurvesTotalsText::tr("Depth"), true) + cell(CurvesTotalsText::tr("Moves"), true)
            + cell(CurvesTotalsText::tr("Article"), true)
            + cell(CurvesTotalsText::tr("Nodes"), true)
            + cell(CurvesTotalsText::tr("Article"), true)
            + cell(CurvesTotalsText::tr("Time in ms"), true)
            + cell(CurvesTotalsText::tr("Article"), true) + QStringLiteral("</tr>");
        for (const StudyCurve& curve : curves)
            html += totalsRow(curve);
        html += QStringLiteral("</table>");
        html += QStringLiteral("<p>%1</p>").arg(shortFigureNote().toHtmlEscaped());
        if (std::ranges::any_of(curves, &StudyCurve::isDisturbed)) {
            const QString noMeasure
                = CurvesTotalsText::tr("The times are not reliable: the program was doing other "
                                       "work while the games were played.");
            html += QStringLiteral("<p>%1</p>").arg(noMeasure.toHtmlEscaped());
        }
    }
    html += QStringLiteral("<p>%1</p>").arg(curvesExplanation().toHtmlEscaped());
    return html;
}
