// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/reviewpdf.h"

#include "core/review/reviewwords.h"
#include "tests/core/analysis/lategames.h"
#include "tests/ui/paper/pdfwords.h"

#include <QTest>

namespace {

const SideNames names {QStringLiteral("Ann"), QStringLiteral("Bob")};

}

class TestReviewPdf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aReviewIsAFewPagesWithAllThatItSays()
    {
        const Game game = lategames::eventful();
        const Review review = reviewGame(game, {.workers = 1, .tableMib = 4}, {}, {});
        const QByteArray pdf = reviewToPdf(review, names);
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(pdf.trimmed().endsWith("%%EOF"));
        const auto pages = pdf.count("/Type /Page\n");
        QVERIFY2(pages >= 1 && pages <= 6, qPrintable(QString::number(pages)));
        // The strip, the discs and the turning points are drawn in strokes.
        QVERIFY(!pdf.contains("/Subtype /Image"));

        const auto texts = pagesOf(pdf);
        if (!texts)
            QSKIP("pdftotext is not there");
        QCOMPARE(texts->size(), pages);
        // Where lines are broken is no matter.
        const QString text = texts->join(u' ').simplified();
        QStringList said {QStringLiteral("Ann against Bob: "), reviewwords::result(review, names),
                          QStringLiteral("Turning points"), QStringLiteral("All moves")};
        for (const ReviewSide& side : review.sides)
            said << reviewwords::kept(side)
                 << QStringLiteral("Accuracy %1 %").arg(qRound(side.accuracy.value()))
                 << reviewwords::classCounts(side);
        for (const QString& words : said)
            QVERIFY2(text.contains(words), qPrintable(words + u'\n' + text));
        // "2... c4 Bob blunder": each move has its row.
        const QString rows = text.section(QStringLiteral("All moves"), 1);
        for (const ReviewedMove& move : review.moves) {
            const QString row = QStringLiteral("%1 %2 %3")
                                    .arg(reviewwords::numberedMove(review, move),
                                         names.of(move.mover()), moveClassName(move.quality));
            QVERIFY2(rows.contains(row), qPrintable(row + u'\n' + rows));
        }
    }

    void nothingJudgedIsAPageToo()
    {
        const auto texts = pagesOf(reviewToPdf(unjudgedReview(Game()), names));
        if (!texts)
            QSKIP("pdftotext is not there");
        QCOMPARE(texts->size(), 1);
        for (const char* words :
             {"Ann against Bob", "Accuracy", "No rated move changed the exact outcome."})
            QVERIFY2(texts->first().simplified().contains(QLatin1String(words)), words);
    }
};

QTEST_MAIN(TestReviewPdf)
#include "tst_reviewpdf.moc"
