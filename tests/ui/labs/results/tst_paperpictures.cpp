// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/performance/historyfixture.h"

#include "ui/analysis/evaluationgraph.h"
#include "ui/labs/study/studycurvesview.h"
#include "ui/labs/tuning/tuningpage.h"
#include "ui/performance/permove/permovechart.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

namespace {

QPalette darkDesktop()
{
    return {Qt::white,          QColor(45, 45, 48), QColor(80, 80, 84),
            QColor(20, 20, 22), QColor(60, 60, 64), Qt::white,
            Qt::white,          QColor(30, 30, 32), QColor(40, 40, 43)};
}

}

/// What is exported is read on paper and in documents: it is dark on white on every desktop.
class TestPaperPictures : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QPalette m_light;

    /// Saved as a picture; `screen` is what stands on the screen, before and after.
    template <typename View> void compare(View& view)
    {
        view.resize(900, 620);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const auto painted = [&view] {
            const ChartContent content = view.content();
            QImage image(content.size, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            content.paint(painter, QRectF(image.rect()));
            int row = 0;
            for (const plotlegend::Entry& entry : content.legend)
                entry.paintSample(painter, QRectF(4, 20 * row++, 28, 14));
            return image;
        };
        const QImage onLight = painted();
        QApplication::setPalette(darkDesktop());
        QCoreApplication::processEvents();
        const QImage screen = view.grab().toImage();
        const QString path = m_folder.filePath(QStringLiteral("picture.png"));
        QVERIFY(chartexport::save(view.content(), path));
        const QImage saved(path);
        for (const QPoint corner :
             {QPoint(0, 0), QPoint(saved.width() - 1, 0), QPoint(0, saved.height() - 1),
              QPoint(saved.width() - 1, saved.height() - 1)})
            QCOMPARE(saved.pixelColor(corner), QColor(Qt::white));
        QVERIFY(painted() == onLight);
        QVERIFY(view.grab().toImage() == screen);
        QVERIFY(screen.pixelColor(screen.rect().center()).lightness() < 128);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        m_light = QApplication::palette();
    }

    void cleanup() { QApplication::setPalette(m_light); }

    void nodesOfAGame()
    {
        RunHistory history;
        playGames(history, 2, 15);
        PerMoveChart chart(history, quantityOf("nodes"));
        compare(chart);
    }

    void whoWins()
    {
        EvaluationGraph graph;
        std::vector<EvaluationPoint> points(8);
        for (int ply = 0; ply < 8; ++ply)
            points[static_cast<std::size_t>(ply)]
                = {.ply = ply,
                   .move = ply > 0 ? Move(ply - 1) : Move::none(),
                   .row = ply > 0 ? 0 : -1,
                   .discs = ply,
                   .outcome = ply < 4 ? Outcome::FirstWins : Outcome::SecondWins,
                   .lastDisc = 30 + ply,
                   .isExact = true};
        graph.setCurve(points);
        compare(graph);
    }

    void studyCurves()
    {
        CurveOptions options;
        options.depths = {2};
        StudyCurvesView page;
        page.setCurves(runStudyCurves(options, {}, {}));
        compare(page);
    }

    void tuning()
    {
        TuningPage page {QString()};
        compare(page);
    }
};

QTEST_MAIN(TestPaperPictures)
#include "tst_paperpictures.moc"
