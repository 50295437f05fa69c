// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/reviewpdf.h"

#include "tests/core/analysis/lategames.h"

#include <QTest>

class TestReviewPdf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aReviewIsAFewPages()
    {
        const Game game = lategames::eventful();
        const Review review = reviewGame(game, {.workers = 1, .tableMib = 4}, {}, {});
        const QByteArray pdf = reviewToPdf(review, {QStringLiteral("Ann"), QStringLiteral("Bob")});
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(pdf.trimmed().endsWith("%%EOF"));
        const auto pages = pdf.count("/Type /Page\n");
        QVERIFY2(pages >= 1 && pages <= 6, qPrintable(QString::number(pages)));
        // The strip, the discs and the key moments are drawn in strokes.
        QVERIFY(!pdf.contains("/Subtype /Image"));
    }

    void nothingJudgedIsAPageToo()
    {
        const QByteArray pdf
            = reviewToPdf(unjudgedReview(Game()), {QStringLiteral("Ann"), QStringLiteral("Bob")});
        QVERIFY(pdf.startsWith("%PDF-"));
    }
};

QTEST_MAIN(TestReviewPdf)
#include "tst_reviewpdf.moc"
