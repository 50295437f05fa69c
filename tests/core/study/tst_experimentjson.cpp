// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/experimentjson.h"

#include <QTest>

namespace {

ExperimentCell soundCell()
{
    ExperimentCell cell;
    cell.id = QStringLiteral("own/1");
    cell.a = {QStringLiteral("alphabeta-h1"), {}, {.depth = 4}};
    cell.b = {QStringLiteral("random"), {}, {}};
    cell.rounds = 10;
    cell.seed = 7;
    return cell;
}

}

class TestExperimentJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCellIsReadAsItWasWritten()
    {
        const QJsonObject written = cellToJson(soundCell());
        const auto cell = cellFromJson(written);
        QVERIFY(cell);
        QCOMPARE(cellToJson(*cell), written);
    }

    void numbersThatNoCellHasAreRefused_data()
    {
        QTest::addColumn<QString>("entrant");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QJsonValue>("value");
        QTest::newRow("rounds") << ""
                                << "rounds" << QJsonValue(-1);
        QTest::newRow("seed") << ""
                              << "seed" << QJsonValue(-1);
        QTest::newRow("depth below none") << "a"
                                          << "depth" << QJsonValue(-1);
        QTest::newRow("depth beyond the board") << "b"
                                                << "depth" << QJsonValue(43);
        QTest::newRow("nodes") << "a"
                               << "nodes" << QJsonValue(-1);
        QTest::newRow("time") << "b"
                              << "milliseconds" << QJsonValue(-1);
    }

    void numbersThatNoCellHasAreRefused()
    {
        QFETCH(QString, entrant);
        QFETCH(QString, key);
        QFETCH(QJsonValue, value);
        QJsonObject object = cellToJson(soundCell());
        if (entrant.isEmpty()) {
            object[key] = value;
        } else {
            QJsonObject inner = object[entrant].toObject();
            inner[key] = value;
            object[entrant] = inner;
        }
        const auto cell = cellFromJson(object);
        QVERIFY(!cell);
        QVERIFY(!cell.error().message.isEmpty());
    }

    void openingsHaveNoMorePliesThanTheBoard()
    {
        GameRules rules;
        for (const int plies : {0, 2, 42}) {
            rules.openingPlies = plies;
            QCOMPARE(rulesFromJson(rulesToJson(rules)).value(), rules);
        }
        for (const int plies : {-1, 43}) {
            rules.openingPlies = plies;
            QVERIFY(!rulesFromJson(rulesToJson(rules)));
        }
    }
};

QTEST_GUILESS_MAIN(TestExperimentJson)
#include "tst_experimentjson.moc"
