// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/analysispanel.h"

#include "tests/core/boards.h"
#include "ui/analysis/analysiswords.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

using Line = std::vector<Move>;

class TestAnalysisPanel : public QObject
{
    Q_OBJECT

private:
    /// The first player wins in column 1 with his next disc.
    static Position position() { return boards::fromDigits(u"121213"); }
    static ColumnsReport report()
    {
        ColumnsReport r;
        r.whole.root = position();
        r.whole.status = SolveStatus::Solved;
        r.whole.score = {18, 18};
        r.whole.nodes = 12345;
        r.whole.workers = 2;
        for (auto& move : r.moves)
            move = ScoreInterval {-3, -3};
        r.moves[0] = ScoreInterval {18, 18};
        r.best = {Move(0)};
        r.line = {Move(0)};
        return r;
    }
    static QString text(const AnalysisPanel& panel, int row, int column)
    {
        return panel.findChild<QTableWidget*>()->item(row, column)->text();
    }

private Q_SLOTS:
    void exactAndProvedAreNamed()
    {
        ColumnsReport r = report();
        const auto result = [&r] { return analysiswords::result(position(), r, DiscTheme::Safe); };
        QVERIFY2(result().startsWith(QStringLiteral("Exact: Orange wins in 1")),
                 qPrintable(result()));
        r.whole.score = {0, 0};
        QCOMPARE(result(), QStringLiteral("Exact: draw"));
        r.whole.score = {1, 9};
        QVERIFY(result().startsWith(QStringLiteral("Proved so far: Orange wins in")));
        r.whole.score = {0, 9};
        QCOMPARE(result(), QStringLiteral("Proved so far: Orange does not lose"));
        r.whole.score = {};
        QCOMPARE(result(), QStringLiteral("Exact: not known yet"));
        QCOMPARE(analysiswords::result(boards::fromDigits(u"1213141"), r, DiscTheme::Safe),
                 QStringLiteral("Orange has won"));
    }

    void everyColumnHasARow()
    {
        AnalysisPanel panel;
        panel.showScores(position(), report(), AnalysisPanel::Work::Done, DiscTheme::Safe);
        QCOMPARE(text(panel, 0, 2), QStringLiteral("+18"));
        QVERIFY(text(panel, 0, 0).contains(QChar(0x2605)));
        QVERIFY(!text(panel, 1, 0).contains(QChar(0x2605)));
        QCOMPARE(text(panel, 1, 2), QChar(0x2212) + QStringLiteral("3"));
        ColumnsReport unknown = report();
        unknown.moves[2] = ScoreInterval {};
        unknown.moves[3].reset();
        panel.showScores(position(), unknown, AnalysisPanel::Work::Running, DiscTheme::Safe);
        QCOMPARE(text(panel, 2, 2), QString(QChar(0x2026)));
        QCOMPARE(text(panel, 3, 1), QStringLiteral("full"));
    }

    void aColumnThatIsChosenIsAskedAbout()
    {
        AnalysisPanel panel;
        panel.showScores(position(), report(), AnalysisPanel::Work::Done, DiscTheme::Safe);
        QSignalSpy wanted(&panel, &AnalysisPanel::columnWanted);
        auto* table = panel.findChild<QTableWidget*>();
        Q_EMIT table->cellActivated(4, 1);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.first().first().toInt(), 4);
    }

    void theLineIsMadeOfLinks()
    {
        const Position start;
        QCOMPARE(analysiswords::line(start, {Move(3), Move(3), Move(2)}),
                 QStringLiteral("<a href=\"1\">d1</a> <a href=\"2\">d2</a> <a href=\"3\">c1</a>"));
        AnalysisPanel panel;
        ColumnsReport r = report();
        r.line = {Move(3), Move(3), Move(2)};
        panel.showScores(position(), r, AnalysisPanel::Work::Done, DiscTheme::Safe);
        QSignalSpy shown(&panel, &AnalysisPanel::previewWanted);
        QSignalSpy played(&panel, &AnalysisPanel::playOutWanted);
        QSignalSpy ended(&panel, &AnalysisPanel::playOutEnded);
        for (QLabel* label : panel.findChildren<QLabel*>())
            if (label->text().contains(QStringLiteral("href=\"3\""))) {
                Q_EMIT label->linkHovered(QStringLiteral("2"));
                Q_EMIT label->linkHovered(QString());
            }
        QCOMPARE(shown.count(), 2);
        QCOMPARE(shown.first().first().value<Line>(), (Line {Move(3), Move(3)}));
        QVERIFY(shown.last().first().value<Line>().empty());
        for (QToolButton* button : panel.findChildren<QToolButton*>())
            if (button->isCheckable()) {
                button->click();
                QCOMPARE(played.count(), 1);
                QCOMPARE(played.first().first().value<Line>(), r.line);
                button->click();
                QCOMPARE(ended.count(), 1);
                button->click();
                panel.endPlayingOut();
                QVERIFY(!button->isChecked());
            }
        QCOMPARE(played.count(), 2);
    }

    void aVeilHidesEveryAnswer()
    {
        AnalysisPanel panel;
        panel.resize(300, 600);
        panel.show();
        panel.showScores(position(), report(), AnalysisPanel::Work::Done, DiscTheme::Safe);
        panel.showReasons(QStringLiteral("because"), {});
        panel.setSpoilerGuard(AnalysisPanel::SpoilerGuard::Answers);
        int seen = 0;
        for (const QLabel* label : panel.findChildren<QLabel*>())
            seen += label->isVisible();
        QCOMPARE(seen, 1);
        QVERIFY(!panel.findChild<QTableWidget*>()->isVisible());
        panel.setSpoilerGuard(AnalysisPanel::SpoilerGuard::None);
        QVERIFY(panel.findChild<QTableWidget*>()->isVisible());
    }
};

QTEST_MAIN(TestAnalysisPanel)
#include "tst_analysispanel.moc"
