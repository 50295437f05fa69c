// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/game/gamefile.h"
#include "core/review/reviewexport.h"
#include "core/review/reviewwords.h"
#include "tests/core/analysis/lategames.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>
#include <QXmlStreamReader>
#include <utility>

class TestReviewExport : public QObject
{
    Q_OBJECT

private:
    Game m_game;
    Review m_review;
    Review m_partial;
    SideNames m_names {QStringLiteral("Ann"), QStringLiteral("<Bob> & Co | *")};

    Review review(const Game& game, int until = 100) const
    {
        std::stop_source stop;
        return reviewGame(game, {.workers = 1, .tableMib = 4}, stop.get_token(),
                          [&](const Review& sofar) {
                              if (sofar.done == until)
                                  stop.request_stop();
                          });
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_game = lategames::eventful();
        m_game.setTag(QStringLiteral("Event"), QStringLiteral("Final <1> & [last]"));
        m_game.setComment(1, QStringLiteral("Mine | own\n*second* <line>"));
        m_review = review(m_game);
        m_partial = review(m_game, 2);
    }

    void movesAreNumberedAsInTheGameFile()
    {
        QCOMPARE(reviewwords::moveNumber(m_game, 1), 1);
        QCOMPARE(reviewwords::moveNumber(m_game, 2), 1);
        QCOMPARE(reviewwords::moveNumber(m_game, 13), 7);
        // After a setup of an odd number of discs the second player opens move 1.
        const Game later(std::vector<Move> {Move(3)});
        QCOMPARE(reviewwords::moveNumber(later, 1), 1);
        QCOMPARE(reviewwords::moveNumber(later, 2), 2);
        QVERIFY(reviewwords::numberedMove(m_review, m_review.moves.at(2)).startsWith("2. "));
        QVERIFY(reviewwords::numberedMove(m_review, m_review.moves.at(3)).startsWith("2... "));
    }
    void markdownHasARowForEachMove();
    void markdownOfAPartSaysSo();
    void htmlIsWellFormedAndAlone();
    void htmlShowsAPictureOfEachKeyMoment();
    void paperNamesItsPictures();
    void namesThatLookLikePlaceholdersStayAsTheyAre();
    void jsonIsTheReview();
    void jsonOfAPartLeavesTheRestOut();
    void commentsOfAPersonStay();
    void aLaterReviewReplacesTheEarlierOne();
    void aPartLeavesOtherMovesAlone();
    void numbersOfMovesAreThoseOfTheFile();
};

namespace {

/// Lines of a text that begin so.
int count(const QString& text, const QString& beginning)
{
    int found = 0;
    for (const QString& line : text.split(u'\n'))
        found += line.startsWith(beginning) ? 1 : 0;
    return found;
}

int keyMoments(const Review& review)
{
    return static_cast<int>(reviewwords::keyMoments(review).size());
}

}

void TestReviewExport::markdownHasARowForEachMove()
{
    const QString text = reviewToMarkdown(m_review, m_names);
    // Two tables, each with a head and a rule; two sides.
    QCOMPARE(count(text, QStringLiteral("| ")), m_game.length() + 2 + 4);
    QCOMPARE(count(text, QStringLiteral("### ")), keyMoments(m_review));
    QCOMPARE(count(text, QStringLiteral("```text")), keyMoments(m_review));
    for (const QString& words :
         {QStringLiteral("# Final \\<1\\> \\& \\[last\\]\n"),
          QStringLiteral("\\<Bob\\> \\& Co \\| \\*"),
          QStringLiteral("Mine \\| own \\*second\\* \\<line\\>"), accuracyFormula(),
          reviewwords::aboutNumbers(), QStringLiteral("(exact)"),
          QStringLiteral("The game was decided here")})
        QVERIFY2(text.contains(words), qPrintable(words));
}

void TestReviewExport::markdownOfAPartSaysSo()
{
    const QString text = reviewToMarkdown(m_partial, m_names);
    QVERIFY(text.contains(
        QStringLiteral("**The review was stopped: only the last 2 of %1 moves are rated")
            .arg(m_game.length())));
    QVERIFY(text.contains(QStringLiteral("not known yet")));
    QVERIFY(reviewwords::incomplete(m_review).isEmpty());
}

void TestReviewExport::htmlIsWellFormedAndAlone()
{
    for (const Review* review : {&m_review, &m_partial}) {
        const QString html = reviewToHtml(*review, m_names);
        QXmlStreamReader reader(html);
        int rows = 0;
        while (!reader.atEnd()) {
            if (reader.readNext() != QXmlStreamReader::StartElement)
                continue;
            rows += reader.name() == QLatin1String("tr") ? 1 : 0;
            for (const char* outside : {"src", "href"})
                QVERIFY(!reader.attributes().hasAttribute(QLatin1String(outside)));
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(rows, m_game.length() + 1);
        QVERIFY(!html.contains(QStringLiteral("url(")));
        QVERIFY(html.contains(QStringLiteral("prefers-color-scheme: dark")));
        QVERIFY(html.contains(QStringLiteral("&lt;Bob&gt; &amp; Co")));
        QVERIFY(html.contains(accuracyFormula().toHtmlEscaped()));
    }
}

void TestReviewExport::htmlShowsAPictureOfEachKeyMoment()
{
    const QString html = reviewToHtml(m_review, m_names);
    // Two discs and the strip of outcomes besides.
    QCOMPARE(html.count(QStringLiteral("<svg ")), keyMoments(m_review) + 3);
    DiagramColors colors;
    colors.first = QStringLiteral("#123456");
    QVERIFY(reviewToHtml(m_review, m_names, colors).contains(colors.first));
    // The star goes with its colour.
    DiagramColors swapped;
    std::swap(swapped.first, swapped.second);
    std::swap(swapped.firstGlyph, swapped.secondGlyph);
    swapped.firstHasStar = false;
    const QString star = QStringLiteral("fill=\"%1\"").arg(DiagramColors().firstGlyph);
    QVERIFY(html.contains(star) && reviewToHtml(m_review, m_names, swapped).contains(star));
}

void TestReviewExport::paperNamesItsPictures()
{
    const ReviewPaper paper = reviewToPaper(m_review, m_names);
    QCOMPARE(static_cast<int>(paper.pictures.size()), keyMoments(m_review) + 3);
    QVERIFY(!paper.html.contains(QStringLiteral("<svg")));
    for (const auto& [name, svg] : paper.pictures) {
        QCOMPARE(paper.html.count(QStringLiteral("<img src=\"%1\"").arg(name)), 1);
        QXmlStreamReader reader(svg);
        while (!reader.atEnd())
            reader.readNext();
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QVERIFY(!svg.contains("currentColor"));
    }
}

// What is written with such a name is what is written with a plain one, put in its place.
void TestReviewExport::namesThatLookLikePlaceholdersStayAsTheyAre()
{
    const QString odd = QStringLiteral("Q%1 %2 %3 %4 %L1 %nQ");
    const QString plain = QStringLiteral("QplainQ");
    const auto everything = [&](const QString& name, Game game) {
        game.setTag(QStringLiteral("Event"), name);
        Review review = m_review;
        review.game = game;
        review.moves.resize(static_cast<std::size_t>(game.length()));
        const SideNames names {name, QStringLiteral("Bob")};
        const SideNames swapped {QStringLiteral("Bob"), name};
        QStringList texts {reviewwords::title(review), reviewwords::result(review, names),
                           reviewwords::result(review, swapped)};
        for (const SideNames& each : {names, swapped})
            texts << reviewToMarkdown(review, each) << reviewToHtml(review, each)
                  << QString::fromUtf8(gamefile::write(reviewedGame(review, each)));
        return texts;
    };
    Game unfinished = m_game;
    unfinished.goTo(3);
    unfinished.truncate();
    for (const Game& game : {m_game, unfinished}) {
        QStringList wanted;
        QStringList found;
        // Both of one second, which stands in them.
        qint64 second = 0;
        do {
            second = QDateTime::currentSecsSinceEpoch();
            wanted = everything(plain, game);
            found = everything(odd, game);
        } while (second != QDateTime::currentSecsSinceEpoch());
        for (QString& text : wanted)
            text.replace(plain, odd);
        QCOMPARE(found, wanted);
    }
}

void TestReviewExport::jsonIsTheReview()
{
    const QJsonObject object = QJsonDocument::fromJson(reviewToJson(m_review)).object();
    QCOMPARE(object["game"].toString(), notation::toDigits(m_game.moves()));
    QCOMPARE(object["setup"].toString(), notation::toDigits(m_game.setup()));
    QCOMPARE(object["complete"].toBool(), true);
    QCOMPARE(object["decisivePly"].toInt(), *decisivePly(m_review));
    for (int side = 0; side < 2; ++side) {
        const QJsonObject told = object["sides"].toArray()[side].toObject();
        const ReviewSide& counted = m_review.sides[static_cast<std::size_t>(side)];
        QCOMPARE(told["movesJudged"].toInt(), counted.moves);
        QCOMPARE(told["movesThatKeptTheOutcome"].toInt(), counted.kept);
        QCOMPARE(told["classes"]["blunder"].toInt(), counted.count(MoveClass::Blunder));
        QCOMPARE(told["accuracy"].toDouble(), counted.accuracy.value_or(0));
    }
    const QJsonArray moves = object["moves"].toArray();
    QCOMPARE(static_cast<int>(moves.size()), m_game.length());
    for (const ReviewedMove& move : m_review.moves) {
        const QJsonValue told = moves[move.ply - 1];
        QCOMPARE(told["ply"].toInt(), move.ply);
        QCOMPARE(told["column"].toInt(), move.move.column() + 1);
        QCOMPARE(told["keyMoment"].toBool(), move.keyMoment);
        QCOMPARE(told["score"]["lower"].toInt(), move.scores.whole.score.lower);
        QCOMPARE(told["symbol"].toString(), moveClassSymbol(move.quality));
        QCOMPARE(told["bestColumns"].toArray().size(),
                 static_cast<qsizetype>(move.scores.best.size()));
    }
    QCOMPARE(moves[0]["comment"].toString(), m_game.comment(1));
}

void TestReviewExport::jsonOfAPartLeavesTheRestOut()
{
    const QJsonObject object = reviewToJsonObject(m_partial);
    QCOMPARE(object["complete"].toBool(), false);
    QCOMPARE(object["movesJudged"].toInt(), 2);
    QCOMPARE(object["moves"][0]["class"].toString(), QStringLiteral("unknown"));
    QVERIFY(object["moves"][0]["score"].isUndefined());
}

void TestReviewExport::commentsOfAPersonStay()
{
    const Game game = reviewedGame(m_review, m_names);
    QCOMPARE(game.moves(), m_game.moves());
    QCOMPARE(game.tags(), m_game.tags());
    QVERIFY(game.comment(1).startsWith(m_game.comment(1)));
    QVERIFY(game.comment(0).startsWith(QStringLiteral("[review] Ann: Kept the result in ")));
    QVERIFY(game.comment(0).contains(accuracyFormula()));
    for (const ReviewedMove& move : m_review.moves) {
        const QString added = game.comment(move.ply).mid(m_game.comment(move.ply).size());
        const bool said = move.keyMoment || move.quality == MoveClass::Slower
            || move.quality == MoveClass::OnlyMove;
        QCOMPARE(added.contains(QStringLiteral("[review] ") + moveClassSymbol(move.quality)), said);
        QCOMPARE(added.isEmpty(), !said);
    }
    const auto read = gamefile::read(gamefile::write(game));
    QVERIFY(read);
    for (int ply = 0; ply <= game.length(); ++ply)
        QCOMPARE(read->comment(ply), game.comment(ply));
}

void TestReviewExport::aLaterReviewReplacesTheEarlierOne()
{
    const Game once = reviewedGame(m_review, m_names);
    QCOMPARE(reviewedGame(review(once), m_names), once);

    // A move that is not spoken of any more loses the old words and nothing else.
    Review quiet = m_review;
    quiet.game = once;
    for (ReviewedMove& move : quiet.moves) {
        move.quality = MoveClass::Best;
        move.keyMoment = false;
    }
    const Game silent = reviewedGame(quiet, m_names);
    for (int ply = 1; ply <= m_game.length(); ++ply)
        QCOMPARE(silent.comment(ply), m_game.comment(ply));
}

void TestReviewExport::aPartLeavesOtherMovesAlone()
{
    const Game once = reviewedGame(m_review, m_names);
    Review partial = m_partial;
    partial.game = once;
    const Game again = reviewedGame(partial, m_names);
    for (int ply = 1; ply <= m_game.length(); ++ply)
        QCOMPARE(again.comment(ply), once.comment(ply));
    QVERIFY(again.comment(0).contains(QStringLiteral("only the last 2 of")));
}

void TestReviewExport::numbersOfMovesAreThoseOfTheFile()
{
    for (const char* setup : {"", "4"}) {
        std::vector<Move> before;
        if (*setup)
            before.emplace_back(3);
        Game game(before);
        for (const int column : {0, 1, 2})
            QVERIFY(game.play(Move(column)));
        const QString file = QString::fromUtf8(gamefile::write(game)).simplified();
        const Review review = unjudgedReview(game);
        const QString first = reviewwords::numberedMove(review, review.moves[0]);
        QVERIFY2(file.contains(first), qPrintable(first + file));
        QCOMPARE(reviewwords::numberedMove(review, review.moves[1]),
                 *setup ? QStringLiteral("2. b1") : QStringLiteral("1... b1"));
    }
}

QTEST_GUILESS_MAIN(TestReviewExport)
#include "tst_reviewexport.moc"
