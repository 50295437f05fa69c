// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparisonrun.h"
#include "core/compare/comparisontext.h"
#include "core/compare/contender.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace {

ComparisonResult compared(const QStringList& contenders, int repeats)
{
    ComparisonRequest request;
    request.repeats = repeats;
    for (const QString& text : contenders)
        request.contenders.push_back(*contenderFromText(text));
    return *runComparison(request, {}, {});
}

std::vector<const SearchQuantity*> allQuantities()
{
    std::vector<const SearchQuantity*> all;
    for (const SearchQuantity& quantity : searchQuantities())
        all.push_back(&quantity);
    return all;
}

/// Fields of a row without quoted commas.
QList<QStringList> rowsOf(const QByteArray& csv)
{
    QList<QStringList> rows;
    for (const QByteArray& line : csv.trimmed().split('\n'))
        rows += QString::fromUtf8(line).split(u',');
    return rows;
}

}

class TestComparisonFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCsvRowHasWhatWasMeasured()
    {
        const ComparisonResult result = compared({"minimax-h1 depth 4", "study-h1 depth 4"}, 6);
        const auto rows = rowsOf(comparisonToCsv(result, allQuantities()));
        const QStringList head = rows.front();
        const auto nodes = head.indexOf(QStringLiteral("nodes"));
        const auto kind = head.indexOf(QStringLiteral("row"));
        QStringList kinds;
        for (const QStringList& row : rows) {
            QCOMPARE(row.size(), head.size());
            kinds += row[kind];
        }
        QCOMPARE(kinds.count(QStringLiteral("search")), 12);
        for (const char* each :
             {"median", "least", "most", "low95", "high95", "ratio", "ratio_low95", "ratio_high95"})
            QCOMPARE(kinds.count(QString::fromLatin1(each)), 2);
        QCOMPARE(rows[1][nodes], "2801");
        QCOMPARE(rows[1][head.indexOf(QStringLiteral("full_tree"))], "2801");
        QCOMPARE(rows[1][head.indexOf(QStringLiteral("share_of_full_tree"))], "1");
    }

    void jsonHasEverySearchAndWhatIsMadeOfThem()
    {
        const ComparisonResult result
            = compared({"minimax-h1 depth 4", "study-h1 depth 4", "random"}, 6);
        const QJsonObject object
            = QJsonDocument::fromJson(comparisonToJson(result, allQuantities())).object();
        const QJsonArray contenders = object["contenders"].toArray();
        QCOMPARE(contenders.size(), 3);
        const QJsonObject first = contenders[0].toObject();
        QCOMPARE(first["engine"].toString(), "minimax-h1 depth 4");
        QCOMPARE(first["searches"].toArray().size(), 6);
        QCOMPARE(first["searches"].toArray()[5].toObject()["nodes"].toInt(), 2801);
        QCOMPARE(first["pruning"].toObject()["fullTree"].toInt(), 2801);
        const QJsonObject nodes
            = contenders[1].toObject()["quantities"].toObject()["nodes"].toObject();
        QCOMPARE(nodes["median"].toDouble(), *result.value(1, 0, *searchQuantity(u"nodes")));
        QCOMPARE(nodes["ratio"].toObject()["median"].toDouble(), nodes["median"].toDouble() / 2801);
        QCOMPARE(nodes["varies"].toBool(true), false);
        QVERIFY(nodes.contains("low95"));
        // What an engine does not have is left out.
        QVERIFY(!contenders[2].toObject()["quantities"].toObject().contains("nodes"));
    }

    void theTableIsReadFromLeftToRight()
    {
        const ComparisonResult result = compared({"minimax-h1 depth 7", "alphabeta-h1 depth 7"}, 2);
        const QString text = comparisonToText(result, comparisontext::usualQuantities());
        QVERIFY2(text.contains("A  minimax-h1 depth 7"), qPrintable(text));
        QVERIFY2(text.contains("960,793"), qPrintable(text));
        QVERIFY2(text.contains("of the full tree of 960,793 positions to depth 7"),
                 qPrintable(text));
        QVERIFY2(text.contains("times as fast as A"), qPrintable(text));
        QVERIFY(text.contains("Every search chose column 4."));
        QVERIFY(text.contains("Fewer than six repetitions"));
        for (const QString& line : text.split(u'\n'))
            QVERIFY(!line.endsWith(u' '));
    }

    void whoCannotBeToldApartIsNotTheQuickest()
    {
        ComparisonResult result
            = compared({"study-h1 depth 1", "study-h1 depth 2", "study-h1 depth 3"}, 7);
        const std::size_t time = indexOf(*searchQuantity(u"milliseconds"));
        const auto set = [&](std::size_t contender, double even, double odd) {
            for (std::size_t round = 0; round < 7; ++round)
                result.contenders[contender].samples[round].values[time]
                    = round % 2 == 0 ? even : odd;
        };
        set(0, 10, 10);
        set(1, 1, 1.2);
        set(2, 1.2, 1);
        QVERIFY2(comparisontext::summary(result).contains("do not show which is faster"),
                 qPrintable(comparisontext::summary(result)));
        QVERIFY(comparisontext::summary(result).contains("cannot be told apart"));
        QVERIFY(comparisontext::summary(result).contains("All others are slower."));
        QCOMPARE(result.fastest().contenders.size(), 2u);
        set(0, 1.1, 1.1);
        QVERIFY2(comparisontext::summary(result).contains("show which is the fastest"),
                 qPrintable(comparisontext::summary(result)));
        set(0, 10, 10);
        set(1, 0.4, 0.5);
        QVERIFY(result.fastest().isTested);
        QCOMPARE(result.fastest().contenders, std::vector<std::size_t> {1});
        QVERIFY(comparisontext::summary(result).contains("is the fastest"));
        QVERIFY2(comparisontext::summary(result).contains("times as fast as A"),
                 qPrintable(comparisontext::summary(result)));
    }

    void fewerThanSixRoundsNameNobodyTheFastest()
    {
        ComparisonResult result = compared({"study-h1 depth 1", "study-h1 depth 2"}, 5);
        const std::size_t time = indexOf(*searchQuantity(u"milliseconds"));
        for (std::size_t round = 0; round < 5; ++round) {
            result.contenders[0].samples[round].values[time] = 9;
            result.contenders[1].samples[round].values[time] = 1;
        }
        QVERIFY(!result.fastest().isTested);
        const QString summary = comparisontext::summary(result);
        QVERIFY2(!summary.contains("is the fastest"), qPrintable(summary));
        QVERIFY2(summary.contains("needs six repetitions"), qPrintable(summary));
    }

    /// Seven rounds of which two were disturbed leave five, too few for a test; counts are all
    /// there.
    void disturbedSearchesAreLeftOut()
    {
        ComparisonResult result = compared({"study-h1 depth 1", "study-h1 depth 2"}, 7);
        const SearchQuantity& quantity = *searchQuantity(u"milliseconds");
        for (std::size_t round = 0; round < 7; ++round) {
            result.contenders[0].samples[round].disturbed = {};
            result.contenders[1].samples[round].disturbed = {.byOthers = round < 2};
            result.contenders[0].samples[round].values[indexOf(quantity)] = 9;
            result.contenders[1].samples[round].values[indexOf(quantity)] = round < 2 ? 900 : 1;
        }
        QCOMPARE(result.figure(1, quantity)->most, 900.0);
        result.leavesOutDisturbed = true;
        QCOMPARE(result.figure(1, quantity)->most, 1.0);
        QCOMPARE(result.remaining(0), 7u);
        QCOMPARE(result.remaining(1), 5u);
        QCOMPARE(result.testedRounds(), 5u);
        QVERIFY(!result.fastest().isTested);
        QVERIFY(result.figure(1, *searchQuantity(u"nodes"))->interval);
        const QString remarks = comparisontext::remarks(result);
        QVERIFY2(remarks.contains("Searches that remain: A: 7 of 7, B: 5 of 7."),
                 qPrintable(remarks));
    }

    void filesSayWhatDisturbed()
    {
        ComparisonResult result = compared({"study-h1 depth 1"}, 3);
        auto& samples = result.contenders[0].samples;
        samples[0].disturbed = {};
        samples[1].disturbed = {.byProgram = true};
        samples[2].disturbed = {.byOthers = true};
        const auto rows = rowsOf(comparisonToCsv(result, {}));
        const auto column = rows[0].indexOf(QStringLiteral("disturbed"));
        QCOMPARE(rows[0].mid(column, 3),
                 QStringList({"disturbed", "disturbed_by_others", "disturbed_by_program"}));
        QCOMPARE(rows[1].mid(column, 3), QStringList({"no", "no", "no"}));
        QCOMPARE(rows[2].mid(column, 3), QStringList({"yes", "no", "yes"}));
        QCOMPARE(rows[3].mid(column, 3), QStringList({"yes", "yes", "no"}));
        const auto json = QJsonDocument::fromJson(comparisonToJson(result, {}));
        const auto searches = json["contenders"][0]["searches"].toArray();
        for (int round = 0; round < 3; ++round) {
            QCOMPARE(searches[round]["disturbed"].toBool(), round > 0);
            QCOMPARE(searches[round]["disturbedByProgram"].toBool(), round == 1);
            QCOMPARE(searches[round]["disturbedByOthers"].toBool(), round == 2);
        }
    }

    void whoDisagreesIsNamed()
    {
        ComparisonResult result = compared({"study-h1 depth 1", "study-h1 depth 2"}, 1);
        result.contenders[0].samples[0].bestMove = Move(3);
        result.contenders[1].samples[0].bestMove = Move(0);
        const QString summary = comparisontext::summary(result);
        QVERIFY2(summary.startsWith("The searches chose different moves. "), qPrintable(summary));
        QVERIFY(summary.contains("B: column 1; A: column 4."));
    }

    void numbersHaveTheirUnit()
    {
        QCOMPARE(comparisontext::title(*searchQuantity(u"milliseconds")), "Time in ms");
        QCOMPARE(comparisontext::axisTitle(*searchQuantity(u"memoryBytes")), "Memory in MiB");
        QCOMPARE(comparisontext::title(*searchQuantity(u"memoryBytes")), "Memory");
        QCOMPARE(comparisontext::title(*searchQuantity(u"nodes")), "Nodes");
        const auto memory = [](double bytes) {
            return comparisontext::figure(*searchQuantity(u"memoryBytes"), bytes);
        };
        QCOMPARE(memory(64.0 * 1024 * 1024), "64.0 MiB");
        QCOMPARE(memory(1536), "1.50 KiB");
        QVERIFY2(memory(336).startsWith("336 "), qPrintable(memory(336)));
        QCOMPARE(comparisontext::figure(*searchQuantity(u"firstMoveCutoffShare"), 0.9312), "93.1");
        QCOMPARE(comparisontext::figure(*searchQuantity(u"nodes"), 1234567), "1,234,567");
        QCOMPARE(comparisontext::percent(0.032), "3.2 %");
        QCOMPARE(comparisontext::percent(0.000123), "0.012 %");
        QCOMPARE(comparisontext::number(12.345), "12.3");
        QCOMPARE(comparisontext::number(0.0853), "0.085");
        QCOMPARE(comparisontext::number(0.000123), "0.00012");
        QCOMPARE(comparisontext::number(0), "0.000");
    }

    void nothingIsSaidOfNothing()
    {
        ComparisonResult result;
        QVERIFY(comparisontext::summary(result).isEmpty());
        QVERIFY(comparisontext::remarks(result).isEmpty());
        QVERIFY(result.isEmpty());
        QVERIFY(result.isAgreed());
    }
};

QTEST_GUILESS_MAIN(TestComparisonFile)
#include "tst_comparisonfile.moc"
