// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/review/reviewexport.h"
#include "core/review/reviewstyle.h"
#include "core/review/reviewwords.h"
#include "core/support/text/listtext.h"

#include <QCoreApplication>
#include <QLocale>

namespace {

struct HtmlText
{
    Q_DECLARE_TR_FUNCTIONS(Review)
};

QString element(const char* tag, const QString& style, const QString& content)
{
    const QString name = QLatin1String(tag);
    const QString attribute
        = style.isEmpty() ? QString() : QStringLiteral(" class=\"%1\"").arg(style);
    return QStringLiteral("<%1%2>%3</%1>\n").arg(name, attribute, content);
}

QString text(const char* tag, const char* style, const QString& words)
{
    return element(tag, QLatin1String(style), words.toHtmlEscaped());
}

/// Writes the page for a browser, or, where there is somewhere to put the pictures, for paper.
class HtmlWriter
{
public:
    HtmlWriter(const Review& review, const SideNames& names, const DiagramColors& colors,
               ReviewPaper* paper)
        : m_review(review), m_names(names), m_colors(colors), m_paper(paper),
          m_hasComments(reviewwords::hasComments(review))
    {
        if (paper)
            m_colors.ink = QStringLiteral("#4a5565");
    }

    QString write()
    {
        const QString title = reviewwords::title(m_review);
        return QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n"
                              "<meta charset=\"utf-8\"/>\n"
                              "<meta name=\"viewport\" content=\"width=device-width\"/>\n"
                              "<meta name=\"generator\" content=\"Fourcast %2\"/>\n"
                              "<title>%3</title>\n<style>%4</style>\n</head>\n<body>\n")
                   .arg(HtmlText::tr("en", "language code of this translation"),
                        QStringLiteral(FOURCAST_VERSION), title.toHtmlEscaped(),
                        QLatin1String(m_paper ? reviewstyle::paper : reviewstyle::page))
            + text("h1", "", title) + text("p", "result", reviewwords::result(m_review, m_names))
            + missing() + sides() + strip() + keyMoments() + moves()
            + text("h2", "", HtmlText::tr("About the numbers"))
            + text("p", "", reviewwords::aboutNumbers()) + text("p", "", accuracyFormula())
            + text("p", "note", reviewwords::origin()) + QStringLiteral("</body>\n</html>\n");
    }

private:
    /// The picture itself, or on paper its name; `width` where it is not to have its own.
    QString picture(const QString& name, const QString& svg, int width = 0)
    {
        if (!m_paper)
            return svg;
        m_paper->pictures.emplace_back(name, svg.toUtf8());
        return QStringLiteral("<img src=\"%1\"%2/>")
            .arg(name,
                 width > 0
                     ? QStringLiteral(" width=\"%1\" style=\"vertical-align: middle\"").arg(width)
                     : QString());
    }

    QString missing() const
    {
        const QString words = reviewwords::incomplete(m_review);
        return words.isEmpty() ? QString() : text("p", "missing", words);
    }

    /// Boxes beside each other; on paper that takes a table.
    QString beside(const QString& outer, const QStringList& boxes, const QStringList& styles) const
    {
        QString content;
        for (qsizetype i = 0; i < boxes.size(); ++i)
            content += m_paper ? QStringLiteral("<td%1>%2</td>\n")
                                     .arg(i + 1 < boxes.size() && outer == QLatin1String("moment")
                                              ? QStringLiteral(" width=\"1\"")
                                              : QString(),
                                          boxes[i])
                               : element("div", styles[i], boxes[i]);
        return m_paper
            ? QStringLiteral("<table width=\"100%\" cellpadding=\"6\"><tr>%1</tr></table>\n")
                  .arg(content)
            : element("div", outer, content);
    }

    QString side(Player player)
    {
        const ReviewSide& side = m_review.side(player);
        const QString disc
            = picture(player == Player::First ? QStringLiteral("first") : QStringLiteral("second"),
                      diagram::disc(player, m_colors), 18);
        const QString name = capitalized(m_names.of(player)).toHtmlEscaped();
        return element("h3", {}, disc + QLatin1Char(' ') + name)
            + text("p", "figure", reviewwords::kept(side))
            + text("p", "figure", reviewwords::accuracy(side))
            + text("p", "counts", reviewwords::classCounts(side));
    }

    QString sides()
    {
        return beside(QStringLiteral("sides"), {side(Player::First), side(Player::Second)},
                      {QStringLiteral("side"), QStringLiteral("side")});
    }

    QString strip()
    {
        if (m_review.done == 0)
            return {};
        const QString words
            = HtmlText::tr(
                  "Exact outcome before each move, from left to right. Up means %1 wins, down "
                  "means %2 wins, flat means a draw. The longer the bar, the nearer the end.")
                  .arg(m_names.first, m_names.second);
        return element(
                   "div", QStringLiteral("strip"),
                   picture(QStringLiteral("outcomes"),
                           diagram::outcomes(m_review, HtmlText::tr("Exact outcomes"), m_colors)))
            + text("p", "note", words);
    }

    QString keyMoment(const ReviewedMove& move)
    {
        const QString heading
            = QStringLiteral("%1 %2 (%3, %4)")
                  .arg(reviewwords::numberedMove(m_review, move), moveClassSymbol(move.quality),
                       m_names.of(move.mover()), moveClassName(move.quality));
        QString words = element("h3", moveClassKey(move.quality), heading.toHtmlEscaped());
        for (const QString& sentence : reviewwords::keyMoment(m_review, move, m_names))
            words += text("p", "", sentence);
        if (const QString line = reviewwords::bestLine(move); !line.isEmpty())
            words += text("p", "note", HtmlText::tr("Best play:")) + text("p", "line", line);
        const QString board
            = picture(QStringLiteral("board%1").arg(move.ply),
                      diagram::keyMoment(move,
                                         HtmlText::tr("The board after %1; better: %2")
                                             .arg(reviewwords::numberedMove(m_review, move),
                                                  reviewwords::best(move)),
                                         m_colors));
        return beside(QStringLiteral("moment"), {board, words},
                      {QStringLiteral("board"), QStringLiteral("words")});
    }

    QString keyMoments()
    {
        QString html = text("h2", "", HtmlText::tr("Turning points"));
        const auto moments = reviewwords::keyMoments(m_review);
        if (moments.empty())
            return html + text("p", "", HtmlText::tr("No rated move changed the exact outcome."));
        html += text("p", "note",
                     HtmlText::tr("These moves changed the exact outcome. The move played has a "
                                  "white ring. Better moves are green with a dashed ring."));
        for (const ReviewedMove* move : moments)
            html += keyMoment(*move);
        return html;
    }

    QString moveRow(const ReviewedMove& move) const
    {
        const bool judged = move.quality != MoveClass::Unknown;
        const auto cell = [](const QString& words) { return text("td", "", words); };
        const auto known = [&](const QString& words) { return cell(judged ? words : QString()); };
        const QString quality = QStringLiteral("%1 %2")
                                    .arg(moveClassName(move.quality), moveClassSymbol(move.quality))
                                    .trimmed();
        return element(
            "tr", move.keyMoment ? QStringLiteral("key") : QString(),
            text("td", "move", reviewwords::numberedMove(m_review, move))
                + cell(m_names.of(move.mover()))
                + element("td", {},
                          element("span", moveClassKey(move.quality), quality.toHtmlEscaped()))
                + known(reviewwords::scoreBefore(move)) + known(reviewwords::scoreOfMove(move))
                + known(reviewwords::best(move)) + cell(m_review.game.comment(move.ply)));
    }

    QString moves() const
    {
        QStringList heads {HtmlText::tr("Move"),          HtmlText::tr("Side"),
                           HtmlText::tr("Rating"),        HtmlText::tr("Before (exact)"),
                           HtmlText::tr("After (exact)"), HtmlText::tr("Best")};
        if (m_hasComments)
            heads << HtmlText::tr("Comment");
        QString rows;
        for (const QString& head : heads)
            rows += QStringLiteral("<th align=\"left\">%1</th>\n").arg(head.toHtmlEscaped());
        rows = element("thead", {}, element("tr", {}, rows));
        for (const ReviewedMove& move : m_review.moves)
            rows += moveRow(move);
        const QString table
            = QStringLiteral("<table class=\"list\" width=\"100%\"%1>\n%2</table>\n")
                  .arg(m_paper ? QStringLiteral(" cellpadding=\"2\"") : QString(), rows);
        return text("h2", "", HtmlText::tr("All moves"))
            + text("p", "note",
                   HtmlText::tr(
                       "Before and After are from the point of view of the side that moved."))
            + element("div", QStringLiteral("moves"), table);
    }

    const Review& m_review;
    const SideNames& m_names;
    DiagramColors m_colors;
    ReviewPaper* m_paper;
    bool m_hasComments;
};

}

QString reviewToHtml(const Review& review, const SideNames& names, const DiagramColors& colors)
{
    return HtmlWriter(review, names, colors, nullptr).write();
}

ReviewPaper reviewToPaper(const Review& review, const SideNames& names, const DiagramColors& colors)
{
    ReviewPaper paper;
    paper.html = HtmlWriter(review, names, colors, &paper).write();
    return paper;
}
