// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/prcrl/prcrltokens.h"

#include <QTest>

using namespace fourcast::chance;

namespace {

/// The kind of each token as a letter: K C N A P T F V S, - for a comment, ? for what is wrong.
QString kindsOf(const QString& source)
{
    QString kinds;
    for (const PrcrlToken& token : prcrlHighlights(source))
        kinds += QStringLiteral("KCNAPTFVS-?")[static_cast<int>(token.kind)];
    return kinds;
}

}

class TestPrcrlTokens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachPieceIsWhatItIs_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("kinds");
        const auto row = [](const char* source, const char* kinds) {
            QTest::newRow(source) << QString::fromUtf8(source) << QString::fromLatin1(kinds);
        };
        row("constant d = 0.5", "KCSN");
        row("type Side = (heads, tails)", "KTSSCSCS");
        row("X(s: {1..6}, t: Bool) = a.X[]", "PSVSSNSNSSVSTSSASPSS");
        row("s=1 => a(s)@2.X[s:=s+1]", "VSNSASVSSNSPSVSVSNS");
        row("X(s: Side) = a.psum(i: {1..6}, 1/6 : X[i])", "PSVSTSSASKSVSSNSNSSNSNSPSVSS");
        row("hide a, b", "KASA");
        row("until [true U b(1)]", "KSCKASNSS");
        row("init X[T] -- é $", "KPSCS-");
        row("max(s, 1)", "FSVSNS");
        row("a $ b", "V?V");
    }

    void eachPieceIsWhatItIs()
    {
        QFETCH(const QString, source);
        QFETCH(const QString, kinds);
        QCOMPARE(kindsOf(source), kinds);
    }

    void completionOffersTheWordsOfTheLanguageAndOfTheText()
    {
        const QStringList words = prcrlCompletions(u"X(coins: {0..5}) = bet.X[] init X[0]");
        for (const char* word : {"psum", "ifthenelse", "coins", "bet", "init", "X"})
            QVERIFY2(words.contains(QLatin1String(word)), word);
        QVERIFY(!words.contains(QStringLiteral("[")));
        QVERIFY(std::ranges::is_sorted(words));
    }
};

QTEST_APPLESS_MAIN(TestPrcrlTokens)
#include "tst_prcrltokens.moc"
