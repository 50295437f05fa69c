// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/results/experimentreport.h"

#include "core/study/results/experimentconclusion.h"
#include "core/study/results/resultprovenance.h"
#include "core/study/runs/playedby.h"
#include "core/support/text/machinetext.h"
#include "ui/labs/results/experimentfigure.h"
#include "ui/labs/runs/experimenttext.h"
#include "ui/paper/pdfpages.h"
#include "ui/text/counttext.h"

#include <QCoreApplication>
#include <QDate>
#include <QPainter>
#include <QTextDocument>
#include <algorithm>

namespace {

struct ReportText
{
    Q_DECLARE_TR_FUNCTIONS(ExperimentReport)
};

using FigureKind = ExperimentFigure::Kind;

constexpr double curveHeight = 200;
/// More lines on one piece of paper can't be followed.
constexpr std::size_t mostCurves = 6;

QString field(const QString& text, const char* align = "right", const char* tag = "td")
{
    // Numbers and single words stay whole; names and longer heads give way on a narrow page.
    constexpr int longestWord = 8;
    const bool isHead = QLatin1String(tag) == QLatin1String("th");
    const bool isNumber = !isHead && QLatin1String(align) == QLatin1String("right");
    const bool staysWhole = isNumber || text.size() <= longestWord;
    return QStringLiteral("<%1 align=\"%2\" style=\"white-space:%4\">%3</%1>")
        .arg(QString::fromLatin1(tag), QString::fromLatin1(align), text.toHtmlEscaped(),
             staysWhole ? QStringLiteral("nowrap") : QStringLiteral("normal"));
}

QString paragraph(const QString& text)
{
    return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

bool hasArticle(const Experiment& experiment)
{
    return std::ranges::any_of(experiment.cells,
                               [](const ExperimentCell& cell) { return cell.article.has_value(); });
}

/// One game of a figure says nothing of strength.
bool hasTest(const Experiment& experiment)
{
    return !experiment.isFigure();
}

/// The tables and texts of one experiment, and its pictures, which stand in them by their names.
class Chapter
{
public:
    Chapter(std::vector<PdfPicture>& pictures, const ExperimentResult& result)
        : m_pictures(pictures), m_result(result), m_tallies(result.tallies())
    {
    }

    QString html()
    {
        const Experiment& experiment = m_result.experiment;
        QString html = QStringLiteral("<h2>%1</h2>").arg(experiment.title.toHtmlEscaped());
        html += paragraph(provenanceOf(m_result).lines().front());
        html += table();
        const QString conclusion = experimentConclusion(experiment, m_tallies);
        if (!conclusion.isEmpty())
            html += QStringLiteral("<p><b>%1</b></p>").arg(conclusion.toHtmlEscaped());
        if (m_result.games.empty())
            return html;
        if (!experiment.isFigure()) {
            html += picture(FigureKind::Bars, 0);
            if (ExperimentLabels(experiment).isGrid())
                html += picture(FigureKind::HeatMap, 0);
        }
        if (experiment.cells.size() <= mostCurves)
            html
                += picture(FigureKind::Nodes, curveHeight) + picture(FigureKind::Time, curveHeight);
        return html;
    }

private:
    QString table() const
    {
        const Experiment& experiment = m_result.experiment;
        const bool article = hasArticle(experiment);
        const QString whose = experimenttext::whose(experiment);
        QString html = QStringLiteral("<table border=\"1\" cellspacing=\"0\" cellpadding=\"2\" "
                                      "width=\"100%\"><thead><tr>");
        html += field(ReportText::tr("Cell"), "left", "th");
        if (article)
            html += field(ReportText::tr("Article: %1").arg(whose), "right", "th");
        html += field(ReportText::tr("Ours: %1").arg(whose), "right", "th")
            + field(ReportText::tr("95 % interval"), "right", "th");
        if (article)
            html += field(ReportText::tr("Verdict"), "left", "th");
        html += field(ReportText::tr("Won–drawn–lost"), "right", "th")
            + field(ReportText::tr("Distinct"), "right", "th");
        if (hasTest(experiment))
            html += field(ReportText::tr("Stronger"), "left", "th");
        html += field(ReportText::tr("Nodes per move"), "right", "th")
            + field(ReportText::tr("ms per move"), "right", "th") + QStringLiteral("</tr></thead>");
        for (std::size_t i = 0; i < experiment.cells.size(); ++i)
            html += row(i, article);
        return html + QStringLiteral("</table>");
    }

    QString row(std::size_t index, bool article) const
    {
        const ExperimentCell& cell = m_result.experiment.cells[index];
        const CellTally& tally = m_tallies[index];
        QString html = QStringLiteral("<tr>")
            + QStringLiteral("<td style=\"white-space:nowrap\">%1</td>")
                  .arg(experimenttext::cellName(m_result.experiment, index)
                           .toHtmlEscaped()
                           .replace(QStringLiteral(", "), QStringLiteral(",<br/>")));
        if (article)
            html += field(experimenttext::article(cell));
        html += field(experimenttext::ours(cell, tally))
            + field(experimenttext::intervals(cell, tally));
        if (article)
            html += field(experimenttext::verdictSign(tally.verdict) + QLatin1Char(' ')
                              + experimenttext::verdict(tally.verdict),
                          "left");
        const auto pair = [&tally](double a, double b) {
            return tally.played == 0 ? QString()
                                     : quantityText(a) + QStringLiteral(" : ") + quantityText(b);
        };
        html += field(QStringLiteral("%1–%2–%3").arg(tally.winsA).arg(tally.draws).arg(tally.winsB))
            + field(QString::number(tally.distinctGames));
        if (hasTest(m_result.experiment))
            html += field(experimenttext::stronger(tally), "left");
        html += field(pair(tally.nodesPerMoveA, tally.nodesPerMoveB))
            + field(pair(tally.msPerMoveA, tally.msPerMoveB));
        return html + QStringLiteral("</tr>");
    }

    /// `height` 0 takes what it needs.
    QString picture(FigureKind kind, double height)
    {
        const FigureStyle style = paperStyle();
        const QSizeF least = ExperimentFigure::smallestSize(kind, m_result, style);
        const QSizeF size(std::max(pdfPictureWidth, least.width()),
                          std::min(std::max(height, least.height()), pdfPictureHeight));
        const QString name
            = QStringLiteral("%1-%2").arg(m_result.experiment.id).arg(static_cast<int>(kind));
        m_pictures.push_back(
            {name, size, [kind, style, &result = m_result](QPainter& painter, const QRectF& place) {
                 ExperimentFigure::paint(kind, painter, place, result, style);
             }});
        // In a table of one row, which a page break does not cut off from its title.
        return QStringLiteral("<table style=\"margin-top:10px\"><tr><td><b>%1</b><br><img "
                              "src=\"%2\" width=\"%3\" "
                              "height=\"%4\"></td></tr></table>")
            .arg(ExperimentFigure::title(kind).toHtmlEscaped(), name)
            .arg(qRound(pdfPictureWidth))
            .arg(qRound(size.height() * pdfPictureWidth / size.width()));
    }

    std::vector<PdfPicture>& m_pictures;
    const ExperimentResult& m_result;
    std::vector<CellTally> m_tallies;
};

QString head(const QString& title, const PlayedBy& played)
{
    QString html = QStringLiteral("<html><head><title>%1</title></head><body><h1>%1</h1>")
                       .arg(title.toHtmlEscaped());
    // Games of a store may be older than the program, and of another machine.
    if (!played.parts().empty())
        html += paragraph(ReportText::tr("Played by %1.").arg(played.toText()));
    html += paragraph(ReportText::tr("%1. Report by %2 on %3.")
                          .arg(QLocale().toString(QDate::currentDate(), QLocale::LongFormat),
                               programText(), machineText()));
    html += paragraph(ReportText::tr(
        "Shares are games won divided by games played. Draws are in neither share. The intervals "
        "are Wilson's at 95 % confidence. A cell agrees if chance would produce so large a "
        "difference from the article's share in more than 5 of 100 cases, given the number of "
        "games in both. Distinct counts games that do not repeat others: they differ in who moved "
        "first, in the position after the opening or in a later move. Repetitions do not make an "
        "interval narrower."));
    return html;
}

}

QByteArray experimentReport(const std::vector<ExperimentResult>& results)
{
    const bool study = std::ranges::any_of(results, [](const ExperimentResult& result) {
        return !result.experiment.artefact.isEmpty();
    });
    const QString title = study ? ReportText::tr("The heuristics study, repeated")
                                : ReportText::tr("Experiment report");
    QTextDocument document;
    document.setDefaultFont(QFont(QStringLiteral("DejaVu Sans"), 9));
    document.setDefaultStyleSheet(QStringLiteral(
        "h1 { font-size: 16pt; } h2 { font-size: 12pt; } th, td { font-size: 7pt; }"));
    PlayedBy played;
    for (const ExperimentResult& result : results)
        for (const ExperimentGame& game : result.games)
            played.add(game);
    QString html = head(title, played);
    if (study)
        html += paragraph(ReportText::tr(
            "Article: Kang, Wang, Hu, Research on Different Heuristics for Minimax Algorithm "
            "Insight from Connect-4 Game, JILSA 11 (2019), 15–31, doi 10.4236/jilsa.2019.112002."));
    if (std::ranges::any_of(results, [](const auto& result) { return hasTest(result.experiment); }))
        html += paragraph(ReportText::tr("Stronger: %1").arg(experimenttext::testMeaning()));
    std::vector<PdfPicture> pictures;
    for (const ExperimentResult& result : results)
        html += Chapter(pictures, result).html();
    document.setHtml(html + QStringLiteral("</body></html>"));
    document.setMetaInformation(QTextDocument::DocumentTitle, title);
    return documentToPdf(document, std::move(pictures));
}
