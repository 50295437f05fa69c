// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/study/curvesfigure.h"
#include "ui/labs/study/studycurvesview.h"

#include <QChart>
#include <QFile>
#include <QGraphicsTextItem>
#include <QGraphicsView>
#include <QImage>
#include <QLogValueAxis>
#include <QPushButton>
#include <QScatterSeries>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <algorithm>

namespace {

/// A game that never was, with figures that are easy to tell from the article's.
StudyCurve madeUp(int depth, int plies)
{
    StudyCurve curve;
    curve.depth = depth;
    curve.seed = 77;
    curve.variant = QStringLiteral("H1 strict");
    curve.protocol = QStringLiteral("A protocol.");
    for (int ply = 1; ply <= plies; ++ply)
        curve.points.push_back(
            {ply, Move(ply % 7), static_cast<std::uint64_t>(1000 - ply), 0.5 / ply, 0});
    return curve;
}

QList<QPointF> pointsOf(const QChart& panel, const QString& name)
{
    for (const QAbstractSeries* series : panel.series()) {
        const auto* const dots = qobject_cast<const QScatterSeries*>(series);
        if (dots && dots->name() == name)
            return dots->points();
    }
    return {};
}

QPushButton* button(const QWidget& page, const QString& text)
{
    for (QPushButton* const candidate : page.findChildren<QPushButton*>()) {
        if (candidate->text().remove(QLatin1Char('&')) == text)
            return candidate;
    }
    return nullptr;
}

}

class TestStudyCurves : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fourPanelsShowOursBesideTheArticles();
    void withoutCurvesTheArticleStandsAlone();
    void timeIsLogarithmic();
    void textStatesTotalsSeedAndVariant();
    void pictureHasTheSizePromised();
    void noCurvesIsASentence();
    void unwritablePictureIsASentence();
    void everyPointSaysWhatItIs();
    void aPointOfOursLeadsToItsMoveByClickAndByKey();
    void aRunFillsThePage();
    void aCancelledRunKeepsThePageAsItWas();
    void thePageMayGoWhileItRuns();
};

void TestStudyCurves::fourPanelsShowOursBesideTheArticles()
{
    CurvesFigure figure;
    figure.setCurves({madeUp(4, 20), madeUp(6, 12)});
    QCOMPARE(figure.panels().size(), std::size_t {4});
    const QList<QPointF> nodes = pointsOf(*figure.panels()[0], "This program");
    QCOMPARE(nodes.size(), 20);
    QCOMPARE(nodes.constFirst(), QPointF(1, 999));
    const QList<QPointF> time = pointsOf(*figure.panels()[3], "This program");
    QCOMPARE(time.size(), 12);
    QCOMPARE(time.at(1), QPointF(2, 0.25));
    for (const PublishedCurve& published : publishedCurves()) {
        const std::size_t row = published.depth == 4 ? 0 : 2;
        const QList<QPointF> theirs = pointsOf(*figure.panels()[row], "The article");
        QCOMPARE(static_cast<std::size_t>(theirs.size()), published.nodes.size());
        QCOMPARE(theirs.constLast().y(), published.nodes.back());
    }
}

void TestStudyCurves::withoutCurvesTheArticleStandsAlone()
{
    const CurvesFigure figure;
    QCOMPARE(figure.panels().size(), std::size_t {4});
    QVERIFY(pointsOf(*figure.panels()[0], "This program").isEmpty());
    QVERIFY(!pointsOf(*figure.panels()[0], "The article").isEmpty());
}

void TestStudyCurves::timeIsLogarithmic()
{
    CurvesFigure figure;
    figure.setCurves({madeUp(4, 20)});
    QCOMPARE(figure.panels().size(), std::size_t {2});
    QVERIFY(!qobject_cast<QLogValueAxis*>(figure.panels()[0]->axes(Qt::Vertical).constFirst()));
    QVERIFY(qobject_cast<QLogValueAxis*>(figure.panels()[1]->axes(Qt::Vertical).constFirst()));
}

void TestStudyCurves::textStatesTotalsSeedAndVariant()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    StudyCurvesView page;
    page.setCurves({madeUp(4, 3)});
    const QString text = page.findChild<QTextBrowser*>()->toPlainText();
    // 999 + 998 + 997 of ours.
    QVERIFY(text.contains("2,994"));
    QVERIFY(text.contains(curvesExplanation().left(40)));
    QString caption;
    for (const QGraphicsItem* item : page.findChild<CurvesFigure*>()->items()) {
        if (const auto* const words = qgraphicsitem_cast<const QGraphicsTextItem*>(item))
            caption += words->toPlainText();
    }
    QVERIFY(caption.contains("H1 strict, seed 77. A protocol."));
}

void TestStudyCurves::pictureHasTheSizePromised()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("curves.png");
    QVERIFY(writeCurvesPicture({madeUp(4, 20), madeUp(6, 12)}, path));
    const QImage image(path);
    QCOMPARE(image.size(), QSize(1600, 1000));
    QCOMPARE(image.pixelColor(2, 2), QColor(Qt::white));
}

void TestStudyCurves::noCurvesIsASentence()
{
    const QTemporaryDir folder;
    const Expected<void> written = writeCurvesPicture({}, folder.filePath("curves.png"));
    QVERIFY(!written);
    QVERIFY(written.error().message.endsWith('.'));
    QVERIFY(!QFile::exists(folder.filePath("curves.png")));
}

void TestStudyCurves::unwritablePictureIsASentence()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("no/such/folder/curves.png");
    const Expected<void> written = writeCurvesPicture({madeUp(4, 20)}, path);
    QVERIFY(!written);
    QVERIFY(written.error().message.contains("curves.png"));
}

void TestStudyCurves::everyPointSaysWhatItIs()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    CurvesFigure figure;
    figure.setCurves({madeUp(4, 20)});
    const FigureSpots spots = figure.spots();
    const auto first
        = [&spots](int curve) { return std::ranges::find(spots, curve, &FigureSpot::cell)->text; };
    QCOMPARE(first(0), QStringLiteral("This program, depth 4, one game\nPly 1: 999 nodes"));
    QCOMPARE(first(-1), QStringLiteral("The article, depth 4, one game\nPly 1: 716 nodes"));
}

void TestStudyCurves::aPointOfOursLeadsToItsMoveByClickAndByKey()
{
    StudyCurvesView page;
    page.setCurves({madeUp(4, 20)});
    page.resize(900, 600);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    auto* const view = page.findChild<QGraphicsView*>();
    const FigureSpots spots = page.findChild<CurvesFigure*>()->spots();
    QSignalSpy chosen(&page, &StudyCurvesView::gameChosen);
    const auto ours = std::ranges::find_if(
        spots, [](const FigureSpot& spot) { return spot.cell == 0 && spot.ply == 7; });
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                      view->mapFromScene(ours->place.center()));
    QCOMPARE(chosen.size(), 1);
    const auto first = chosen.front().front().value<StoredGame>();
    QCOMPARE(first.game.length(), 20);
    QCOMPARE(first.game.ply(), 7);
    QCOMPARE(first.players[0].label(), QStringLiteral("study-h1 depth 4"));
    QCOMPARE(first.nodes[6], std::uint64_t {993});
    // The article's games nobody has: nothing happens on its points. Down goes on to ours.
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Return, Qt::Key_Right, Qt::Key_Down})
        QTest::keyClick(view, key);
    QCOMPARE(chosen.size(), 1);
    QVERIFY2(view->accessibleDescription().contains("Ply 2"),
             qPrintable(view->accessibleDescription()));
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(chosen.size(), 2);
    QCOMPARE(chosen.back().front().value<StoredGame>().game.ply(), 2);
}

void TestStudyCurves::aRunFillsThePage()
{
    StudyCurvesView page;
    page.show();
    QVERIFY(!button(page, "PNG")->isEnabled());
    QSignalSpy changed(&page, &StudyCurvesView::curvesChanged);
    QTest::mouseClick(button(page, "Play the two games"), Qt::LeftButton);
    QVERIFY(page.isRunning());
    QVERIFY(button(page, "Cancel")->isEnabled());
    QVERIFY(changed.wait(60'000));
    QVERIFY(!page.isRunning());
    QCOMPARE(page.curves().size(), std::size_t {2});
    QCOMPARE(page.curves()[0].depth, 4);
    QCOMPARE(page.curves()[1].depth, 6);
    QCOMPARE(page.curves()[0].seed, std::uint64_t {4000});
    // The first move of every game at depth 4 costs this much: the study's reference value.
    QCOMPARE(page.curves()[0].points.front().nodes, std::uint64_t {878});
    QVERIFY(button(page, "PNG")->isEnabled());
    QCOMPARE(page.content().csv, curvesToCsv(page.curves()));
}

void TestStudyCurves::aCancelledRunKeepsThePageAsItWas()
{
    StudyCurvesView page;
    page.setCurves({madeUp(4, 3)});
    QSignalSpy running(&page, &StudyCurvesView::runningChanged);
    page.run();
    page.cancel();
    QTRY_COMPARE_WITH_TIMEOUT(running.count(), 2, 30'000);
    QCOMPARE(page.curves().size(), std::size_t {1});
    QCOMPARE(page.curves()[0].seed, std::uint64_t {77});
}

void TestStudyCurves::thePageMayGoWhileItRuns()
{
    auto page = std::make_unique<StudyCurvesView>();
    page->run();
    QVERIFY(page->isRunning());
    page.reset();
}

QTEST_MAIN(TestStudyCurves)
#include "tst_studycurves.moc"
