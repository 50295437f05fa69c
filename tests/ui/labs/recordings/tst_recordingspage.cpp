// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/recordingfile.h"
#include "tests/core/recording/recordings.h"
#include "ui/charts/figurechart.h"
#include "ui/labs/recordings/recordedgame.h"
#include "ui/labs/recordings/recordingsfigure.h"
#include "ui/labs/recordings/recordingsmodel.h"
#include "ui/labs/recordings/recordingspage.h"
#include "ui/labs/recordings/recordingstext.h"
#include "ui/paper/chartstyle.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPainter>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

/// Recordings as a page of the laboratory.
class TestRecordingsPage : public QObject
{
    Q_OBJECT

private:
    static Recording one()
    {
        return cannedGame("443322", {100, 7, 400, 8, 4000, 9}, {1, 5, 2, 6, 40, 7});
    }
    static Recording two() { return cannedGame("4435", {200, 14, 800, 16}, {2, 10, 4, 12}); }
    static std::shared_ptr<const Recording> shared(const Recording& recording)
    {
        return std::make_shared<const Recording>(recording);
    }
    static const SearchQuantity& time() { return *searchQuantity(u"milliseconds"); }
    static bool holds(const QImage& picture, const QColor& colour)
    {
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                if (picture.pixelColor(x, y).rgb() == colour.rgb())
                    return true;
        return false;
    }
    static QTableView& table(const QWidget& page) { return *page.findChild<QTableView*>(); }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void theModelIsOne()
    {
        RecordingsModel model;
        const QAbstractItemModelTester tester(&model);
        QCOMPARE(model.rowCount(), 0);
        model.setRecordings(shared(one()), nullptr, &time());
        QCOMPARE(model.rowCount(), 6);
        QVERIFY(!model.comparison());
        model.setRecordings(shared(one()), shared(two()), &time());
        QCOMPARE(model.rowCount(), 6);
        QVERIFY(model.comparison());
        model.setRecordings(nullptr, nullptr, &time());
        QCOMPARE(model.rowCount(), 0);
    }

    void twoHaveDifferencesAndRatios()
    {
        RecordingsModel model;
        model.setRecordings(shared(one()), shared(two()), &time());
        const auto column = [&model](const QString& title, int from = 0) {
            for (int i = from; i < model.columnCount(); ++i)
                if (model.headerData(i, Qt::Horizontal, Qt::DisplayRole).toString() == title)
                    return i;
            return -1;
        };
        const auto text
            = [&model](int row, int at) { return model.index(row, at).data().toString(); };
        const int nodes = column("Nodes, first");
        QVERIFY(nodes > 0);
        QCOMPARE(text(0, nodes), "100");
        QCOMPARE(text(0, nodes + 1), "200");
        QCOMPARE(text(0, nodes + 2), "× 2.00");
        const int milliseconds = column("Time in ms, first");
        QCOMPARE(text(2, milliseconds), "2.00");
        QCOMPARE(text(2, milliseconds + 2), "+2.00");
        QCOMPARE(text(2, milliseconds + 3), "× 2.00");
        // The fourth move is another one, the fifth has no other.
        QVERIFY(text(3, column("Second")).startsWith(QStringLiteral("≠")));
        QCOMPARE(text(4, column("Second")), QString());
        QCOMPARE(text(4, nodes + 2), QString());
        QCOMPARE(model.recordingAt(model.index(1, nodes + 1)), 1);
        QCOMPARE(model.recordingAt(model.index(5, nodes + 1)), 0);
    }

    void hollowIsWhatWasDisturbed()
    {
        Recording disturbed = one();
        disturbed.moves[1].report->disturbed = true;
        const Figure figure = recordingsFigure(
            {.first = shared(disturbed), .second = shared(two()), .quantity = &time()});
        int hollow = 0;
        QList<chartstyle::Marker> markers;
        for (const FigureSeries& series : figure.series) {
            if (series.kind != FigureSeries::Kind::Line)
                continue;
            QVERIFY(series.marker && !markers.contains(*series.marker));
            markers << *series.marker;
            hollow += static_cast<int>(
                std::ranges::count_if(series.points, &FigureSeries::Point::isHollow));
        }
        // Games and sides differ by their marks, whatever happened to their times.
        QCOMPARE(markers.size(), 4);
        QCOMPARE(hollow, 1);
        // What was counted is what it would be alone.
        const Figure counted = recordingsFigure({.first = shared(disturbed),
                                                 .second = shared(two()),
                                                 .quantity = searchQuantity(u"nodes")});
        for (const FigureSeries& series : counted.series) {
            QVERIFY(series.name != "disturbed");
            for (const FigureSeries::Point& point : series.points)
                QVERIFY(!point.isHollow && !point.text.contains("Disturbed"));
        }
    }

    void aFileIsReadAndSummedUp()
    {
        const QTemporaryDir folder;
        QVERIFY(recordingfile::save(one(), folder.filePath("one.c4rec")));
        QVERIFY(recordingfile::save(two(), folder.filePath("two.c4rec")));
        RecordingsPage page({});
        page.resize(1000, 600);
        page.show();
        page.takeFile(folder.filePath("one.c4rec"));
        QTRY_COMPARE(table(page).model()->rowCount(), 6);
        QVERIFY2(page.summary().contains("20.0 times the median"), qPrintable(page.summary()));
        auto* const chart = page.findChild<FigureChart*>();
        QCOMPARE(chart->spots().size(), 6u);
        page.takeFile(folder.filePath("two.c4rec"));
        QTRY_VERIFY(page.summary().contains("The games differ from ply 4: c2 in the first, e1"));
        QVERIFY2(page.summary().contains("Nodes: 2.00 times as much"), qPrintable(page.summary()));
        QCOMPARE(chart->spots().size(), 10u);
        const QImage drawn = chart->grab().toImage();
        // One colour for an engine, in both games, which differ by their lines.
        for (const Player side : {Player::First, Player::Second}) {
            QVERIFY(holds(drawn, chartstyle::sideColor(side, 0, chart->palette())));
            QVERIFY(!holds(drawn, chartstyle::sideColor(side, 1, chart->palette())));
        }
        QVERIFY(!page.grab().isNull());
        // A third one takes the place of the first.
        page.takeFile(folder.filePath("two.c4rec"));
        QTRY_VERIFY(page.summary().contains("have the same moves"));
    }

    void ratiosSayOfWhatTheyAre()
    {
        Recording a = cannedGame("4433", {10, 20, 30, 40}, {1, 1, 1, 1});
        Recording b = cannedGame("4433", {5, 10, 15, 20}, {1, 1, 1, 1});
        for (Recording* const each : {&a, &b})
            for (RecordedMove& move : each->moves)
                move.report->leaves = 1;
        const SearchQuantity& cutoffs = *searchQuantity(u"cutoffs");
        const auto said = [&] { return recordingstext::ofTwo(RecordingComparison(a, b), cutoffs); };
        QVERIFY2(said().contains("Nodes: 50.0 % less."), qPrintable(said()));
        QVERIFY2(said().contains("Cut-offs: no ratio. Both values are 0 at 4 move"),
                 qPrintable(said()));
        // One pair is no median.
        a.moves[1].report->cutoffs = 5;
        b.moves[1].report->cutoffs = 10;
        a.moves[2].report->cutoffs = 5;
        QVERIFY2(said().contains("Cut-offs: 2.00 times as much at the only move with a ratio."),
                 qPrintable(said()));
        QVERIFY2(said().contains("Both values are 0 at 2 move"), qPrintable(said()));
        QVERIFY2(said().contains("One of the two values is 0 at 1 move"), qPrintable(said()));
    }

    void disturbedMovesAreLeftOutByASwitch()
    {
        const QTemporaryDir folder;
        Recording disturbed = two();
        disturbed.moves[1].report->disturbed = true;
        QVERIFY(recordingfile::save(disturbed, folder.filePath("two.c4rec")));
        RecordingsPage page({});
        const QList<QCheckBox*> boxes = page.findChildren<QCheckBox*>();
        const auto found = std::ranges::find(boxes, QStringLiteral("Leave out disturbed moves"),
                                             [](const QCheckBox* box) { return box->text(); });
        QVERIFY(found != boxes.end());
        page.takeRecording(one());
        QTRY_COMPARE(table(page).model()->rowCount(), 6);
        // One game has no ratios.
        QVERIFY(!(*found)->isEnabled());
        page.takeFile(folder.filePath("two.c4rec"));
        QTRY_VERIFY((*found)->isEnabled());
        QVERIFY(!page.summary().contains("Moves that remain"));
        (*found)->click();
        QVERIFY2(page.summary().contains("Moves that remain: 3 of 4."), qPrintable(page.summary()));
        QVERIFY(page.fields()["leaveOutDisturbed"].toBool());
        (*found)->click();
        QVERIFY(!page.summary().contains("Moves that remain"));
    }

    /// One that could not be read gives way, not one that is shown.
    void aFileTakesThePlaceOfADamagedOne()
    {
        const QTemporaryDir folder;
        QVERIFY(recordingfile::save(one(), folder.filePath("one.c4rec")));
        QVERIFY(recordingfile::save(two(), folder.filePath("two.c4rec")));
        QFile broken(folder.filePath("broken.c4rec"));
        QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{}") > 0);
        broken.close();
        RecordingsPage page({});
        page.takeFile(folder.filePath("one.c4rec"));
        QTRY_COMPARE(table(page).model()->rowCount(), 6);
        page.takeFile(broken.fileName());
        QTRY_VERIFY(page.statusText().contains("broken.c4rec"));
        page.takeFile(folder.filePath("two.c4rec"));
        QTRY_VERIFY(page.summary().contains("The games differ from ply 4"));
    }

    void anEmptyPageSaysWhatToDo()
    {
        RecordingsPage page({});
        const auto* const chart = page.findChild<FigureChart*>();
        QVERIFY(chart->accessibleDescription().contains("open a recording"));
    }

    void whatIsOpenIsSaidAndWhoseMarksAre()
    {
        const QTemporaryDir folder;
        QVERIFY(recordingfile::save(one(), folder.filePath("one.c4rec")));
        QVERIFY(recordingfile::save(two(), folder.filePath("two.c4rec")));
        RecordingsPage page({});
        const auto says = [&page](const QString& text) {
            const auto labels = page.findChildren<QLabel*>();
            return std::ranges::any_of(
                labels, [&text](const QLabel* label) { return label->text().startsWith(text); });
        };
        QVERIFY(page.statusText().contains("or open a recording"));
        page.takeFile(folder.filePath("one.c4rec"));
        QTRY_VERIFY(page.statusText().contains("Open a second recording"));
        QVERIFY(says("First: one.c4rec"));
        page.takeFile(folder.filePath("two.c4rec"));
        QTRY_VERIFY(page.statusText().contains("diamonds and triangles the second"));
        QVERIFY2(!page.statusText().contains("pen a"), qPrintable(page.statusText()));
        QVERIFY(says(QStringLiteral("First ●■: one.c4rec")));
        QVERIFY(says(QStringLiteral("Second ◆▲: two.c4rec")));
        // What the signs say is what is drawn.
        const Figure figure = recordingsFigure(
            {.first = shared(one()), .second = shared(two()), .quantity = &time()});
        QString signs;
        for (const FigureSeries& series : figure.series)
            if (series.kind == FigureSeries::Kind::Line)
                signs += chartstyle::markerSign(*series.marker);
        QCOMPARE(signs, QStringLiteral("●■◆▲"));
    }

    void aDamagedFileIsSaidAndTheOtherStays()
    {
        const QTemporaryDir folder;
        QFile broken(folder.filePath("broken.c4rec"));
        QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{}") > 0);
        broken.close();
        RecordingsPage page({});
        page.takeRecording(one());
        QTRY_COMPARE(table(page).model()->rowCount(), 6);
        page.takeFile(broken.fileName());
        QTRY_VERIFY2(page.statusText().contains("broken.c4rec"), qPrintable(page.statusText()));
        QCOMPARE(table(page).model()->rowCount(), 6);
    }

    void whatIsShownComesBack()
    {
        const QTemporaryDir folder;
        QVERIFY(recordingfile::save(two(), folder.filePath("two.c4rec")));
        QJsonObject fields;
        {
            RecordingsPage page({.folder = folder.filePath("lab")});
            page.takeRecording(one());
            page.takeFile(folder.filePath("two.c4rec"));
            auto* const quantity = page.findChild<QComboBox*>();
            quantity->setCurrentIndex(quantity->findData(QStringLiteral("nodes")));
            QTRY_VERIFY(page.summary().contains("differ from ply 4"));
            fields = page.fields();
        }
        RecordingsPage page({.folder = folder.filePath("lab")});
        page.setFields(QJsonDocument::fromJson(QJsonDocument(fields).toJson()).object());
        QTRY_VERIFY(page.summary().contains("differ from ply 4"));
        QCOMPARE(page.fields(), fields);
        // What makes no sense changes nothing.
        page.setFields({{"quantity", "knots"}, {"first", 7}});
        QCOMPARE(page.fields(), fields);
    }

    void aRowBringsItsPositionOnTheBoard()
    {
        RecordingsPage page({});
        page.takeRecording(one());
        QTRY_COMPARE(table(page).model()->rowCount(), 6);
        const QSignalSpy chosen(&page, &LabPage::gameChosen);
        Q_EMIT table(page).clicked(table(page).model()->index(4, 0));
        QCOMPARE(chosen.size(), 1);
        const auto stored = chosen[0][0].value<StoredGame>();
        QCOMPARE(stored.game.ply(), 5);
        QCOMPARE(stored.game.length(), 6);
        QCOMPARE(stored.nodes[4], 4000u);
        QCOMPARE(stored.players[0].engine, "alphabeta-h1");
        QVERIFY(page.statusText().contains("10.0 times the median number of nodes"));
    }

    void theRowsStayUnderTheMouse()
    {
        RecordingsPage page({});
        page.resize(420, 700);
        page.show();
        page.takeRecording(one());
        QTRY_COMPARE(table(page).model()->rowCount(), 6);
        QTest::qWait(0);
        const QWidget& rows = *table(page).viewport();
        const QPoint before = rows.mapTo(&page, QPoint());
        const QString said = page.statusText();
        Q_EMIT table(page).clicked(table(page).model()->index(4, 0));
        QVERIFY(page.statusText().size() > 2 * said.size());
        QTest::qWait(0);
        QCOMPARE(rows.mapTo(&page, QPoint()), before);
    }

    void aGameWithoutSearchesIsRefused()
    {
        RecordingsPage page({});
        page.takeRecording(cannedGame("44", {0, 0}, {0, 0}));
        QVERIFY(page.statusText().contains("No engine has searched"));
        QCOMPARE(table(page).model()->rowCount(), 0);
    }

    void everythingIsExported()
    {
        RecordingsPage page({});
        page.takeRecording(one());
        QTRY_COMPARE(table(page).model()->rowCount(), 6);
        const ChartContent content = page.content();
        QCOMPARE(content.csv.trimmed().split('\n').size(), 7);
        QCOMPARE(QJsonDocument::fromJson(content.json).object()["moves"].toArray().size(), 6);
        QVERIFY(!content.note.isEmpty());
        QVERIFY(content.provenance.settings.front().value.contains("a machine"));
        QImage image(content.size, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        content.paint(painter, image.rect());
        painter.end();
        QVERIFY(image != QImage(content.size, QImage::Format_RGB32));
    }
};

QTEST_MAIN(TestRecordingsPage)
#include "tst_recordingspage.moc"
