// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginefactory.h"
#include "core/evaluation/h2.h"
#include "core/search/searchreport.h"
#include "tests/core/boards.h"
#include "tests/core/evaluation/publishedh2.h"

#include <QTest>

/// The study's search against reference values made by an independent program.
class TestStudyReference : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesAndNodeCountsAreThePublishedOnes_data();
    void valuesAndNodeCountsAreThePublishedOnes();
};

namespace {

struct Row
{
    const char* moves;
    const char* heuristic;
    int depth;
    int column;
    /// "W" a win for H1; "W-k" a win at ply k for H2; H2's numbers hold the published offset.
    const char* value;
    std::uint64_t nodes;
};

constexpr Row rows[] {
    {"", "h1", 2, 4, "0", 42},
    {"", "h1", 4, 4, "0", 878},
    {"", "h1", 6, 4, "30", 10725},
    {"", "h1", 8, 1, "-30", 104720},
    {"", "h2", 2, 2, "135", 42},
    {"", "h2", 4, 4, "135", 913},
    {"", "h2", 6, 4, "138", 11767},
    {"", "h2", 8, 4, "137", 204037},
    {"4", "h1", 2, 3, "-9880", 41},
    {"4", "h1", 4, 3, "-9680", 1122},
    {"4", "h1", 6, 3, "-70", 14931},
    {"4", "h1", 8, 3, "-240", 251557},
    {"4", "h2", 2, 4, "128", 48},
    {"4", "h2", 4, 4, "131", 847},
    {"4", "h2", 6, 3, "127", 15531},
    {"4", "h2", 8, 4, "130", 246758},
    {"444444", "h1", 2, 3, "10000", 30},
    {"444444", "h1", 4, 1, "-30", 603},
    {"444444", "h1", 6, 2, "-70", 7836},
    {"444444", "h1", 8, 1, "-110", 86867},
    {"444444", "h2", 2, 1, "136", 30},
    {"444444", "h2", 4, 2, "135", 490},
    {"444444", "h2", 6, 3, "138", 5094},
    {"444444", "h2", 8, 3, "139", 67770},
    {"4455", "h1", 2, 3, "850000", 35},
    {"4455", "h1", 4, 3, "W", 456},
    {"4455", "h1", 6, 3, "W", 6860},
    {"4455", "h1", 8, 3, "W", 112757},
    {"4455", "h2", 2, 4, "132", 43},
    {"4455", "h2", 4, 3, "W-3", 474},
    {"4455", "h2", 6, 3, "W-3", 6411},
    {"4455", "h2", 8, 3, "W-3", 98483},
    {"12345671", "h1", 2, 2, "-110", 31},
    {"12345671", "h1", 4, 3, "-150", 597},
    {"12345671", "h1", 6, 3, "-230", 11112},
    {"12345671", "h1", 8, 4, "-120", 152377},
    {"12345671", "h2", 2, 3, "132", 45},
    {"12345671", "h2", 4, 4, "135", 860},
    {"12345671", "h2", 6, 4, "134", 11807},
    {"12345671", "h2", 8, 4, "136", 156394},
    {"44444362", "h1", 2, 7, "400", 42},
    {"44444362", "h1", 4, 7, "-200", 1233},
    {"44444362", "h1", 6, 2, "-9930", 22636},
    {"44444362", "h1", 8, 3, "-50000", 462061},
    {"3234", "h1", 2, 5, "-270", 41},
    {"3234", "h1", 4, 5, "-150", 761},
    {"3234", "h1", 6, 2, "-140", 9247},
    {"3234", "h1", 8, 5, "-110", 117905},
    {"353433443", "h1", 2, 6, "-120", 45},
    {"353433443", "h1", 4, 6, "W", 1072},
    {"353433443", "h1", 6, 6, "W", 18753},
    {"353433443", "h1", 8, 6, "W", 270451},
    {"112233", "h1", 2, 4, "W", 32},
    {"112233", "h1", 4, 4, "W", 414},
    {"112233", "h1", 6, 4, "W", 5231},
    {"112233", "h1", 8, 4, "W", 43683},
};

Value expectedValue(const Row& row)
{
    const QString text = QString::fromLatin1(row.value);
    if (text == QLatin1String("W"))
        return value::win;
    if (text.startsWith(QLatin1String("W-")))
        return value::win - text.mid(2).toInt();
    const bool isH2 = QLatin1String(row.heuristic) == QLatin1String("h2");
    return text.toInt() - (isH2 ? publishedH2Offset : 0);
}

}

void TestStudyReference::valuesAndNodeCountsAreThePublishedOnes_data()
{
    QTest::addColumn<int>("index");
    for (int i = 0; i < static_cast<int>(std::size(rows)); ++i)
        QTest::addRow("%s %s depth %d", *rows[i].moves ? rows[i].moves : "startpos",
                      rows[i].heuristic, rows[i].depth)
            << i;
}

void TestStudyReference::valuesAndNodeCountsAreThePublishedOnes()
{
    QFETCH(int, index);
    const Row& row = rows[index];
    const auto engine = makeEngine(QStringLiteral("study-") + QLatin1String(row.heuristic));
    QVERIFY(engine.has_value());
    const Position root = boards::fromDigits(QString::fromLatin1(row.moves));
    const SearchReport report = (*engine)->search(root, {.depth = row.depth}, {});
    QCOMPARE(report.nodes, row.nodes);
    QCOMPARE(report.bestMove.column() + 1, row.column);
    QCOMPARE(report.score.value, expectedValue(row));
    QCOMPARE(report.depth, row.depth);
    QCOMPARE(report.status, SearchReport::Status::Completed);
}

QTEST_GUILESS_MAIN(TestStudyReference)
#include "tst_study_reference.moc"
