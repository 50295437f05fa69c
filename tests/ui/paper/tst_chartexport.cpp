// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/performance/historyfixture.h"

#include "core/support/text/machinetext.h"
#include "ui/paper/chartexport.h"
#include "ui/performance/permove/permovechart.h"

#include <QChartView>
#include <QDate>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

class TestChartExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void pngHasTwoPixelsForEachLogicalOne();
    void svgIsWellFormedAndDrawn();
    void csvHasALineForEachPoint();
    void jsonHoldsEveryPoint();
    void everyFileSaysWhatItIs();
    void pdfIsDrawnInStrokes();
    void suffixIsReadWithoutRegardToCase();
    void unknownSuffixIsASentence_data();
    void unknownSuffixIsASentence();
    void unwritableFolderIsASentence();
    void aFailureLeavesTheOldFile();

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    static QByteArray read(const QString& path);

    QTemporaryDir m_folder;
    RunHistory m_history;
    std::unique_ptr<PerMoveChart> m_chart;
};

QByteArray TestChartExport::read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestChartExport::initTestCase()
{
    QVERIFY(m_folder.isValid());
    playGames(m_history, 2, 15);
    m_chart = std::make_unique<PerMoveChart>(m_history, quantityOf("nodes"));
    m_chart->resize(700, 320);
    m_chart->show();
    QCoreApplication::processEvents();
}

void TestChartExport::pngHasTwoPixelsForEachLogicalOne()
{
    QVERIFY(chartexport::save(m_chart->content(), path("chart.png")));
    const QImage image(path("chart.png"));
    // The chart as it is on the screen, and above and below it what it says about itself.
    QCOMPARE(image.width(), m_chart->view()->width() * 2);
    QVERIFY(image.height() > m_chart->view()->height() * 2);
    // Ground, axes and both colours: a blank picture has one colour.
    QVERIFY(image.convertToFormat(QImage::Format_Indexed8).colorCount() > 8);
}

void TestChartExport::svgIsWellFormedAndDrawn()
{
    QVERIFY(chartexport::save(m_chart->content(), path("chart.svg")));
    QXmlStreamReader xml(read(path("chart.svg")));
    int elements = 0;
    bool titleSeen = false;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement)
            ++elements;
        titleSeen = titleSeen || xml.text() == QLatin1String("Nodes searched");
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QVERIFY(elements > 30);
    QVERIFY(titleSeen);
    const QSvgRenderer renderer(path("chart.svg"));
    QVERIFY(renderer.isValid());
    QCOMPARE(qRound(renderer.viewBoxF().width()), m_chart->view()->width());
}

void TestChartExport::csvHasALineForEachPoint()
{
    QVERIFY(chartexport::save(m_chart->content(), path("chart.csv")));
    const QList<QByteArray> lines = read(path("chart.csv")).trimmed().split('\n');
    QCOMPARE(lines.size(), 1 + 2 * 15);
    QVERIFY(lines.constFirst().startsWith("run,side,engine,ply"));
}

void TestChartExport::jsonHoldsEveryPoint()
{
    QVERIFY(chartexport::save(m_chart->content(), path("chart.json")));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(read(path("chart.json")), &error);
    QCOMPARE(error.error, QJsonParseError::NoError);
    const QJsonArray series = document.object().value("series").toArray();
    QCOMPARE(series.size(), 4);
    QCOMPARE(series.at(0).toObject().value("points").toArray().size(), 8);
}

void TestChartExport::everyFileSaysWhatItIs()
{
    ChartContent content = m_chart->content();
    content.provenance.add("openings", "Openings", "all of two plies");
    const QString year = QString::number(QDate::currentDate().year());
    for (const char* name : {"alone.svg", "alone.csv", "alone.json", "alone.png"}) {
        QVERIFY(chartexport::save(content, path(name)));
        const QByteArray bytes = read(path(name));
        QString text = QString::fromUtf8(bytes);
        if (text.contains("<svg")) {
            // Title, legend and axis titles of the picture itself.
            text.clear();
            for (QXmlStreamReader xml(bytes); !xml.atEnd(); xml.readNext())
                if (xml.isCharacters())
                    text += xml.text().toString() + u' ';
            for (const RunSeries& series : m_history.series())
                QVERIFY2(text.contains(series.label()), qPrintable(series.label()));
            QVERIFY(text.contains("Nodes searched") && text.contains("Move"));
        } else if (text.contains("PNG")) {
            const QImage image(path(name));
            text = image.text("Title") + image.text("Description");
        }
        QVERIFY2(text.contains("all of two plies"), name);
        QVERIFY2(text.contains(programText()), name);
        QVERIFY2(text.contains(machineText().left(20)), name);
        QVERIFY2(text.contains(year) || text.contains(year.right(2)), name);
        if (!QByteArray(name).endsWith("csv"))
            QVERIFY2(text.contains(content.title), name);
    }
}

void TestChartExport::pdfIsDrawnInStrokes()
{
    QVERIFY(chartexport::save(m_chart->content(), path("chart.pdf")));
    const QByteArray pdf = read(path("chart.pdf"));
    QVERIFY(pdf.startsWith("%PDF"));
    QVERIFY(!pdf.contains("/Subtype /Image"));
    QCOMPARE(pdf.count("/Type /Page\n"), 1);
}

void TestChartExport::suffixIsReadWithoutRegardToCase()
{
    QVERIFY(chartexport::save(m_chart->content(), path("UPPER.PNG")));
    QVERIFY(!QImage(path("UPPER.PNG"), "PNG").isNull());
}

void TestChartExport::unknownSuffixIsASentence_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("none") << "chart";
    QTest::newRow("another") << "chart.docx";
    QTest::newRow("dot only") << "chart.";
}

void TestChartExport::unknownSuffixIsASentence()
{
    QFETCH(QString, name);
    const Expected<void> saved = chartexport::save(m_chart->content(), path(name));
    QVERIFY(!saved);
    QVERIFY(saved.error().message.contains(".svg"));
    QVERIFY(!QFile::exists(path(name)));
}

void TestChartExport::unwritableFolderIsASentence()
{
    for (const char* suffix : {"png", "svg", "csv", "json"}) {
        const QString target = path(QStringLiteral("no/such/folder/chart.%1").arg(suffix));
        const Expected<void> saved = chartexport::save(m_chart->content(), target);
        QVERIFY(!saved);
        QVERIFY(saved.error().message.contains(QStringLiteral("chart.%1").arg(suffix)));
        QVERIFY(saved.error().message.endsWith('.'));
        QVERIFY(!QFile::exists(target));
    }
}

void TestChartExport::aFailureLeavesTheOldFile()
{
    QFile old(path("kept.png"));
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("as it was");
    old.close();
    ChartContent nothing = m_chart->content();
    nothing.size = QSize();
    QVERIFY(!chartexport::save(nothing, path("kept.png")));
    QCOMPARE(read(path("kept.png")), QByteArray("as it was"));
}

QTEST_MAIN(TestChartExport)
#include "tst_chartexport.moc"
