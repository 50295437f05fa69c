// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/review/reviewexport.h"
#include "core/review/reviewwords.h"
#include "core/support/text/listtext.h"

#include <QCoreApplication>

namespace {

struct MarkdownText
{
    Q_DECLARE_TR_FUNCTIONS(Review)
};

/// Text from a person, so that it means nothing to Markdown and stays in its table cell.
QString escapedMarkdown(const QString& text)
{
    QString result;
    for (const QChar character : text) {
        if (character == u'\n') {
            result += u' ';
            continue;
        }
        if (QStringLiteral("\\`*_{}[]<>#|!&~").contains(character))
            result += u'\\';
        result += character;
    }
    return result;
}

QString row(const QStringList& cells)
{
    return QStringLiteral("| ") + cells.join(QStringLiteral(" | ")) + QStringLiteral(" |\n");
}

QString rule(qsizetype columns)
{
    return row(QStringList(columns, QStringLiteral("---")));
}

QString sidesTable(const Review& review, const SideNames& names)
{
    const QStringList head {MarkdownText::tr("Side"), MarkdownText::tr("Exact outcome"),
                            MarkdownText::tr("Accuracy"), MarkdownText::tr("Moves")};
    QString text = row(head) + rule(head.size());
    for (const Player player : {Player::First, Player::Second}) {
        const ReviewSide& side = review.side(player);
        text += row({escapedMarkdown(capitalized(names.of(player))), reviewwords::kept(side),
                     reviewwords::accuracy(side), reviewwords::classCounts(side)});
    }
    return text;
}

QString keyMomentText(const Review& review, const ReviewedMove& move, const SideNames& names)
{
    QString text = QStringLiteral("### %1%2 (%3)\n\n")
                       .arg(escapedMarkdown(reviewwords::numberedMove(review, move)),
                            moveClassSymbol(move.quality), escapedMarkdown(names.of(move.mover())));
    text += QStringLiteral("```text\n%1\n```\n\n")
                .arg(notation::toDiagram(move.before.after(move.move.column())));
    for (const QString& sentence : reviewwords::keyMoment(review, move, names))
        text += escapedMarkdown(sentence) + QStringLiteral("\n");
    if (const QString line = reviewwords::bestLine(move); !line.isEmpty())
        text += QStringLiteral("\n%1 `%2`\n").arg(MarkdownText::tr("Best play:"), line);
    return text + u'\n';
}

QString keyMomentsText(const Review& review, const SideNames& names)
{
    QString text = QStringLiteral("## %1\n\n").arg(MarkdownText::tr("Turning points"));
    const auto moments = reviewwords::keyMoments(review);
    if (moments.empty())
        return text + MarkdownText::tr("No rated move changed the exact outcome.")
            + QStringLiteral("\n\n");
    text += MarkdownText::tr(
                "These moves changed the exact outcome. In the diagrams, x is %1 and o is %2.")
                .arg(escapedMarkdown(names.first), escapedMarkdown(names.second))
        + QStringLiteral("\n\n");
    for (const ReviewedMove* move : moments)
        text += keyMomentText(review, *move, names);
    return text;
}

QString movesTable(const Review& review, const SideNames& names)
{
    QStringList head {MarkdownText::tr("Move"),          MarkdownText::tr("Side"),
                      MarkdownText::tr("Rating"),        MarkdownText::tr("Before (exact)"),
                      MarkdownText::tr("After (exact)"), MarkdownText::tr("Best")};
    const bool comments = reviewwords::hasComments(review);
    if (comments)
        head << MarkdownText::tr("Comment");
    QString text = QStringLiteral("## %1\n\n").arg(MarkdownText::tr("All moves")) + row(head)
        + rule(head.size());
    for (const ReviewedMove& move : review.moves) {
        const bool judged = move.quality != MoveClass::Unknown;
        const auto known = [judged](const QString& words) { return judged ? words : QString(); };
        QStringList cells {
            reviewwords::numberedMove(review, move) + moveClassSymbol(move.quality),
            escapedMarkdown(names.of(move.mover())),
            moveClassName(move.quality),
            known(reviewwords::scoreBefore(move)),
            known(reviewwords::scoreOfMove(move)),
            known(reviewwords::best(move)),
        };
        if (comments)
            cells << escapedMarkdown(review.game.comment(move.ply));
        text += row(cells);
    }
    return text + u'\n';
}

}

QString reviewToMarkdown(const Review& review, const SideNames& names)
{
    QString text = QStringLiteral("# %1\n\n%2\n\n")
                       .arg(escapedMarkdown(reviewwords::title(review)),
                            escapedMarkdown(reviewwords::result(review, names)));
    if (const QString missing = reviewwords::incomplete(review); !missing.isEmpty())
        text += QStringLiteral("**%1**\n\n").arg(missing);
    text
        += sidesTable(review, names) + u'\n' + reviewwords::aboutNumbers() + QStringLiteral("\n\n");
    text += keyMomentsText(review, names) + movesTable(review, names);
    return text
        + QStringLiteral("## %1\n\n%2\n\n%3\n")
              .arg(MarkdownText::tr("Accuracy"), accuracyFormula(),
                   escapedMarkdown(reviewwords::origin()));
}
