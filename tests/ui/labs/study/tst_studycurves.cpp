// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/study/curvesfigure.h"
#include "ui/labs/study/studycurvesview.h"
#include "ui/paper/chartstyle.h"
#include "ui/paper/curvespicture.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <algorithm>
#include <cmath>
#include <map>

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

constexpr QSizeF room(900, 600);

FigureStyle style()
{
    return paperStyle();
}

/// What the points of a curve say, in the order in which they are drawn: -1 are the article's.
QStringList textsOf(const std::vector<StudyCurve>& curves, int curve, const QString& unit)
{
    QStringList texts;
    for (const HitTarget& spot : curvespicture::spots(QRectF(QPointF(), room), curves, style()))
        if (spot.cell == curve && spot.text.endsWith(unit))
            texts << spot.text.section(u'\n', 1);
    return texts;
}

QImage painted(const std::vector<StudyCurve>& curves)
{
    QImage image(room.toSize(), QImage::Format_RGB32);
    QPainter painter(&image);
    curvespicture::paint(painter, QRectF(QPointF(), room), curves, style());
    return image;
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
    void everyPointOfOursStandsBesideTheArticles();
    void withoutCurvesTheArticleStandsAlone();
    void timeIsLogarithmicAndNodesAreNot();
    void everyPointIsDrawnWhereItSaysItIs();
    void aDisturbedTimeIsHollowAndSaysSo();
    void panelsNeverShareTheirRoom_data();
    void panelsNeverShareTheirRoom();
    void textStatesTotalsAndWhyTheCurvesDiffer();
    void pictureHasTheSizePromised();
    void noCurvesIsASentence();
    void unwritablePictureIsASentence();
    void everyPointSaysWhatItIs();
    void aPointOfOursLeadsToItsMoveByClickAndByKey();
    void aRunFillsThePage();
    void aCancelledRunKeepsThePageAsItWas();
    void thePageMayGoWhileItRuns();
};

void TestStudyCurves::everyPointOfOursStandsBesideTheArticles()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    const std::vector<StudyCurve> curves {madeUp(4, 20), madeUp(6, 12)};
    const QStringList nodes = textsOf(curves, 0, QStringLiteral("nodes"));
    QCOMPARE(nodes.size(), 20);
    QCOMPARE(nodes.constFirst(), QStringLiteral("Move 1: 999 nodes"));
    const QStringList time = textsOf(curves, 1, QStringLiteral("ms"));
    QCOMPARE(time.size(), 12);
    QCOMPARE(time.at(1), QStringLiteral("Move 2: 0.250 ms"));
    qsizetype published = 0;
    for (const PublishedCurve& curve : publishedCurves())
        published += static_cast<qsizetype>(curve.nodes.size());
    QCOMPARE(textsOf(curves, -1, QStringLiteral("nodes")).size(), published);
}

void TestStudyCurves::withoutCurvesTheArticleStandsAlone()
{
    QVERIFY(textsOf({}, 0, {}).isEmpty());
    QVERIFY(!textsOf({}, -1, QStringLiteral("nodes")).isEmpty());
    QVERIFY(!textsOf({}, -1, QStringLiteral("ms")).isEmpty());
}

void TestStudyCurves::timeIsLogarithmicAndNodesAreNot()
{
    // Values of ours in one curve's two panels: 1, 10, 100.
    StudyCurve curve = madeUp(2, 3);
    for (std::size_t i = 0; i < 3; ++i) {
        curve.points[i].nodes = static_cast<std::uint64_t>(std::pow(10, i));
        curve.points[i].milliseconds = std::pow(10, static_cast<double>(i));
    }
    const HitTargets spots = curvespicture::spots(QRectF(QPointF(), room), {curve}, style());
    QCOMPARE(spots.size(), std::size_t {6});
    const auto rise = [&spots](std::size_t from) {
        return spots[from].place.center().y() - spots[from + 1].place.center().y();
    };
    QVERIFY(rise(1) > 5 * rise(0));
    QVERIFY(std::abs(rise(4) - rise(3)) < 0.5);
}

void TestStudyCurves::everyPointIsDrawnWhereItSaysItIs()
{
    const std::vector<StudyCurve> curves {madeUp(4, 20), madeUp(6, 12)};
    const QImage image = painted(curves);
    const QColor ours = chartstyle::seriesColor(0, style().palette);
    for (const HitTarget& spot : curvespicture::spots(QRectF(QPointF(), room), curves, style())) {
        QVERIFY(image.rect().contains(spot.place.toRect()));
        if (spot.cell >= 0)
            QCOMPARE(image.pixelColor(spot.place.center().toPoint()), ours);
    }
}

void TestStudyCurves::aDisturbedTimeIsHollowAndSaysSo()
{
    StudyCurve curve = madeUp(2, 3);
    curve.points[1].disturbed = true;
    const QImage image = painted({curve});
    const QColor ours = chartstyle::seriesColor(0, style().palette);
    const HitTargets spots = curvespicture::spots(QRectF(QPointF(), room), {curve}, style());
    // Three points of nodes, which are counted right whatever else runs, then three of time.
    for (std::size_t i = 0; i < spots.size(); ++i) {
        const bool filled = image.pixelColor(spots[i].place.center().toPoint()) == ours;
        QCOMPARE(filled, i != 4);
        QCOMPARE(spots[i].text.endsWith("disturbed by other work"), i == 4);
    }
}

void TestStudyCurves::panelsNeverShareTheirRoom_data()
{
    QTest::addColumn<QSizeF>("wanted");
    QTest::newRow("a page") << QSizeF(900, 600);
    QTest::newRow("a flat dock") << QSizeF(1500, 260);
    QTest::newRow("too small") << QSizeF(200, 100);
}

void TestStudyCurves::panelsNeverShareTheirRoom()
{
    QFETCH(const QSizeF, wanted);
    const std::vector<StudyCurve> curves {madeUp(4, 20), madeUp(6, 12)};
    const QSizeF size = curvespicture::sizeFor(wanted, curves, style());
    QVERIFY(size.width() >= wanted.width() && size.height() >= wanted.height());
    // A panel has two lines, the article's and ours; panels come one after the other.
    std::map<int, QRectF> panels;
    for (const HitTarget& spot : curvespicture::spots(QRectF(QPointF(), size), curves, style()))
        panels[spot.line / 2] |= spot.place;
    QCOMPARE(panels.size(), std::size_t {4});
    for (const auto& [a, first] : panels) {
        QVERIFY(QRectF(QPointF(), size).contains(first));
        for (const auto& [b, second] : panels)
            QVERIFY(a == b || !first.intersects(second));
    }
}

void TestStudyCurves::textStatesTotalsAndWhyTheCurvesDiffer()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    StudyCurvesView page;
    page.setCurves({madeUp(4, 3)});
    const QString text = page.findChild<QTextBrowser*>()->toPlainText();
    // 999 + 998 + 997 of ours.
    QVERIFY(text.contains("2,994"));
    QVERIFY(text.contains(curvesExplanation().left(40)));
}

void TestStudyCurves::pictureHasTheSizePromised()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("curves.png");
    QVERIFY(curvespicture::write({madeUp(4, 20), madeUp(6, 12)}, path));
    const QImage image(path);
    QCOMPARE(image.size(), QSize(1600, 1000));
    QCOMPARE(image.pixelColor(2, 2), QColor(Qt::white));
}

void TestStudyCurves::noCurvesIsASentence()
{
    const QTemporaryDir folder;
    const Expected<void> written = curvespicture::write({}, folder.filePath("curves.png"));
    QVERIFY(!written);
    QVERIFY(written.error().message.endsWith('.'));
    QVERIFY(!QFile::exists(folder.filePath("curves.png")));
}

void TestStudyCurves::unwritablePictureIsASentence()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("no/such/folder/curves.png");
    const Expected<void> written = curvespicture::write({madeUp(4, 20)}, path);
    QVERIFY(!written);
    QVERIFY(written.error().message.contains("curves.png"));
}

void TestStudyCurves::everyPointSaysWhatItIs()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    const HitTargets spots
        = curvespicture::spots(QRectF(QPointF(), room), {madeUp(4, 20)}, style());
    const auto first
        = [&spots](int curve) { return std::ranges::find(spots, curve, &HitTarget::cell)->text; };
    QCOMPARE(first(0), QStringLiteral("This program, depth 4, one game\nMove 1: 999 nodes"));
    QCOMPARE(first(-1), QStringLiteral("The article, depth 4, one game\nMove 1: 716 nodes"));
}

void TestStudyCurves::aPointOfOursLeadsToItsMoveByClickAndByKey()
{
    StudyCurvesView page;
    page.setCurves({madeUp(4, 20)});
    page.resize(900, 600);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    auto* const view = page.findChild<CurvesFigure*>();
    const HitTargets& spots = view->spots();
    QSignalSpy chosen(&page, &StudyCurvesView::gameChosen);
    const auto ours = std::ranges::find_if(
        spots, [](const HitTarget& spot) { return spot.cell == 0 && spot.ply == 7; });
    // The article's games nobody has: nothing happens on its points. Down goes on to ours.
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Return, Qt::Key_Right, Qt::Key_Down})
        QTest::keyClick(view, key);
    QCOMPARE(chosen.size(), 0);
    QVERIFY2(view->accessibleDescription().contains("Move 2"),
             qPrintable(view->accessibleDescription()));
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.takeFirst().front().value<StoredGame>().game.ply(), 2);
    QTest::mouseClick(view, Qt::LeftButton, {}, ours->place.center().toPoint());
    QCOMPARE(chosen.size(), 1);
    const auto first = chosen.front().front().value<StoredGame>();
    QCOMPARE(first.game.length(), 20);
    QCOMPARE(first.game.ply(), 7);
    QCOMPARE(first.players[0].label(), QStringLiteral("study-h1 depth 4"));
    QCOMPARE(first.nodes[6], std::uint64_t {993});
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
