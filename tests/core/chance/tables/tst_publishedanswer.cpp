// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/tables/publishedanswer.h"

#include <QTest>

using namespace fourcast::chance;

class TestPublishedAnswer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsPrintedIsFoundByModelAndQuestion_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<ModelValues>("values");
        QTest::addColumn<QString>("property");
        QTest::addColumn<QString>("printed");
        const ModelValues fiveTen {{"N", "5"}, {"d", "10"}};
        QTest::newRow("standard values") << "ruin-static" << ModelValues() << "Pmax broke(1)"
                                         << "0.142";
        QTest::newRow("ruin") << "ruin-static" << fiveTen << "Pmax broke(1)"
                              << "1.00e-3";
        QTest::newRow("the least is the greatest") << "ruin-static" << fiveTen << "Pmin broke(1)"
                                                   << "1.00e-3";
        QTest::newRow("length") << "ruin-static" << fiveTen << "Rmax broke"
                                << "10.092";
        QTest::newRow("other player") << "ruin-static" << fiveTen << "Pmax broke(2)"
                                      << "";
        QTest::newRow("other values") << "ruin-static" << ModelValues {{"d", "7"}} << "Rmax broke"
                                      << "";
        QTest::newRow("yahtzee") << "yahtzee" << ModelValues {{"turns", "10"}} << "Pmax"
                                 << "0.55553";
        QTest::newRow("worst play") << "yahtzee" << ModelValues {{"turns", "10"}} << "Pmin"
                                    << "";
        QTest::newRow("no model") << "nobody's" << ModelValues() << "Pmax"
                                  << "";
    }

    void whatIsPrintedIsFoundByModelAndQuestion()
    {
        QFETCH(const QString, model);
        QFETCH(const ModelValues, values);
        QFETCH(const QString, property);
        QFETCH(const QString, printed);
        QCOMPARE(publishedAnswer(model, values, property), printed);
    }

    void theGooseIsThatOfTheStudysModel()
    {
        const ModelValues asModelled {{"A", "true"}, {"B", "true"}};
        QCOMPARE(
            publishedAnswer(QStringLiteral("goose"), asModelled, QStringLiteral("Rmax win | tie")),
            QStringLiteral("26.1828"));
        QCOMPARE(publishedAnswer(QStringLiteral("goose"), {}, QStringLiteral("Rmax win | tie")),
                 QString());
    }

    void statesAreThoseWithAnObserver()
    {
        QCOMPARE(publishedStates(QStringLiteral("ruin-static"), {}), QStringLiteral("28"));
        QCOMPARE(publishedStates(QStringLiteral("ruin-dynamic"), {}), QStringLiteral("53"));
        QCOMPARE(publishedStates(QStringLiteral("yahtzee"), {{"dice", "35"}}),
                 QStringLiteral("23139984"));
        QCOMPARE(publishedStates(QStringLiteral("yahtzee"), {{"dice", "7"}}), QString());
    }
};

QTEST_GUILESS_MAIN(TestPublishedAnswer)
#include "tst_publishedanswer.moc"
