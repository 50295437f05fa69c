// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/check/boundstext.h"

#include <QTest>
#include <limits>

using namespace fourcast::chance;

class TestBoundsText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyCertainDigitsAreSaid_data()
    {
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<QString>("certain");
        QTest::addColumn<QString>("interval");
        const auto row = [](const char* name, double low, double high, const char* certain,
                            const char* interval) {
            QTest::newRow(name) << low << high << QString::fromLatin1(certain)
                                << QString::fromLatin1(interval);
        };
        const double endless = std::numeric_limits<double>::infinity();
        row("close", 3.40909089, 3.40909093, "3.4090909", "[3.409090889, 3.409090931]");
        row("wide", 0.3, 0.6, "about 0.4", "[0.29, 0.6]");
        row("certain", 1, 1, "1", "[1, 1]");
        row("a tenth", 0.1, 0.1, "0.1", "[0.1, 0.100000000001]");
        row("nothing", 0, 0, "0", "[0, 0]");
        row("tiny", 1.811799e-106, 1.811801e-106, "1.8118e-106", "[1.811799e-106, 1.8118011e-106]");
        row("endless", endless, endless, "infinite", "infinite");
        row("no end known", 12.3, endless, "at least 12", "[12, infinite]");
    }
    void onlyCertainDigitsAreSaid()
    {
        QFETCH(double, low);
        QFETCH(double, high);
        QTEST(certainText({low, high}), "certain");
        QTEST(intervalText({low, high}), "interval");
    }
};

QTEST_APPLESS_MAIN(TestBoundsText)
#include "tst_boundstext.moc"
