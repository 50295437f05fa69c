// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/lensmodel.h"

#include "core/evaluation/value.h"
#include "tests/core/boards.h"
#include "ui/style/showndiscs.h"
#include "ui/text/heuristictext.h"

#include <QAbstractItemModelTester>
#include <QFont>
#include <QTest>

class TestLensModel : public QObject
{
    Q_OBJECT

private:
    static QString text(const LensModel& model, int row, int column)
    {
        return model.index(row, column).data().toString();
    }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void cleanup() { ShownDiscs::instance().setTheme(DiscTheme::Safe); }

    void valuesAreWrittenWithTheirSign_data()
    {
        QTest::addColumn<qint64>("value");
        QTest::addColumn<QString>("whole");
        QTest::addColumn<QString>("brief");
        const auto row = [](qint64 value, const char* whole, const char* brief) {
            QTest::newRow(whole) << value << QString::fromUtf8(whole) << QString::fromUtf8(brief);
        };
        row(0, "0", "0");
        row(200, "+200", "+200");
        row(-40, "−40", "−40");
        row(29'960, "+29,960", "+30k");
        row(-9'880, "−9,880", "−9.9k");
        row(900'000, "+900,000", "+900k");
        row(-1'200'000, "−1,200,000", "−1.2M");
        row(value::heuristicWin, "+∞", "+∞");
        row(-value::heuristicWin, "−∞", "−∞");
        row(value::heuristicWin - 40, "+∞ and −40", "+∞");
        row(2LL * value::heuristicWin, "+2 × ∞", "+∞");
        row(value::win, "win", "+∞");
        row(-value::win, "loss", "−∞");
    }

    void valuesAreWrittenWithTheirSign()
    {
        QFETCH(qint64, value);
        QFETCH(QString, whole);
        QFETCH(QString, brief);
        QCOMPARE(heuristicText(value), whole);
        QCOMPARE(shortHeuristicText(value), brief);
        // A third of an open three is infinite too.
        QCOMPARE(shortHeuristicText(value::heuristicWin / 3), QStringLiteral("+∞"));
    }

    void rowsSayWhatCameAndWhatIsGone()
    {
        LensModel model;
        QAbstractItemModelTester tester(&model);
        const Position before = boards::fromDigits(u"172");
        model.setReport(lens(heuristics()[0], {}, before.after(6), before, Player::First));
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(text(model, 0, LensModel::ChangeColumn), QString());
        QCOMPARE(text(model, 0, LensModel::SideColumn), QStringLiteral("Orange"));
        QCOMPARE(text(model, 0, LensModel::FeatureColumn), QStringLiteral("F3"));
        QCOMPARE(text(model, 0, LensModel::SquaresColumn),
                 QStringLiteral("a1 b1, open c1 d1 e1 f1"));
        QCOMPARE(text(model, 0, LensModel::ValueColumn), QStringLiteral("+30,000"));
        QCOMPARE(text(model, 1, LensModel::ChangeColumn), QStringLiteral("gone"));
        QCOMPARE(text(model, 1, LensModel::SideColumn), QStringLiteral("Blue"));
        QCOMPARE(text(model, 1, LensModel::ValueColumn), QStringLiteral("−40"));
        QVERIFY(model.isGone(1) && !model.isGone(0));
        QVERIFY(model.index(1, 1).data(Qt::FontRole).value<QFont>().strikeOut());
        QCOMPARE(model.rowOf(*model.feature(1)), 1);
        QVERIFY(!model.feature(2));
        const QString sentence = model.index(1, 0).data(Qt::ToolTipRole).toString();
        for (const char* part : {"Blue", "a disc alone", "g1", "−40", "gone"})
            QVERIFY2(sentence.contains(QString::fromUtf8(part)), qPrintable(sentence));
    }

    void squareValuesAreRowsToo()
    {
        LensModel model;
        QAbstractItemModelTester tester(&model);
        model.setReport(
            lens(heuristics()[1], {}, boards::fromDigits(u"4"), Position(), Player::Second));
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(text(model, 0, LensModel::ChangeColumn), QStringLiteral("new"));
        QCOMPARE(text(model, 0, LensModel::FeatureColumn), QStringLiteral("square"));
        QCOMPARE(text(model, 0, LensModel::ValueColumn), QStringLiteral("−7"));
        ShownDiscs::instance().setTheme(DiscTheme::Classic);
        QCOMPARE(text(model, 0, LensModel::SideColumn), QStringLiteral("Red"));
    }
};

QTEST_MAIN(TestLensModel)
#include "tst_lensmodel.moc"
