// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/tables/agreement.h"
#include "core/chance/tables/published.h"

#include <QTest>
#include <algorithm>
#include <limits>
#include <set>

using namespace fourcast::chance;

class TestAgreement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anIntervalIsHeldAgainstPrintedDigits_data()
    {
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<QString>("printed");
        QTest::addColumn<Agreement>("agreement");
        const auto row = [](const char* name, double low, double high, const char* printed,
                            Agreement agreement) {
            QTest::newRow(name) << low << high << QString::fromLatin1(printed) << agreement;
        };
        row("75/22", 3.4090909, 3.4090910, "3.409", Agreement::Rounded);
        row("rounded up", 0.0460286, 0.0460287, "0.0461", Agreement::Differs);
        row("rounded down", 0.0460286, 0.0460287, "0.04603", Agreement::Rounded);
        row("digits left out", 0.99999996, 0.99999997, "0.99999", Agreement::CutOff);
        row("the next but one", 3.4110, 3.4111, "3.409", Agreement::Differs);
        row("too wide", 3.40, 3.41, "3.409", Agreement::Open);
        row("one end outside", 3.4094, 3.4101, "3.409", Agreement::Open);
        row("exponent", 1.8118e-106, 1.8119e-106, "1.81e-106", Agreement::Rounded);
        row("another exponent", 1.8118e-105, 1.8119e-105, "1.81e-106", Agreement::Differs);
        row("half is rounded up", 0.5, 0.5, "1", Agreement::Rounded);
        row("below half is not", 0.4999, 0.4999, "1", Agreement::Differs);
        const double endless = std::numeric_limits<double>::infinity();
        row("no end known yet", 3.4, endless, "3.409", Agreement::Open);
        row("infinite", endless, endless, "3.409", Agreement::Differs);
        row("nothing printed", 1, 1, "-", Agreement::NotPublished);
        row("empty", 1, 1, "", Agreement::NotPublished);
    }
    void anIntervalIsHeldAgainstPrintedDigits()
    {
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(QString, printed);
        QTEST(agreementOf(Bounds {low, high}, printed), "agreement");
    }

    void countsAgreeWhenTheyAreEqual()
    {
        QCOMPARE(agreementOf(std::uint64_t {28}, QStringLiteral("28")), Agreement::Rounded);
        QCOMPARE(agreementOf(std::uint64_t {29}, QStringLiteral("28")), Agreement::Differs);
        QCOMPARE(agreementOf(std::uint64_t {28}, QStringLiteral("-")), Agreement::NotPublished);
    }

    /// Each round one player takes a coin of every other. With B states in which nobody is broke, E
    /// in which somebody is and E1 in which the first player is, the observer's copies make
    /// B + 2E states of the static model and (N + 1)B + E + E1 of the dynamic one.
    void publishedSizesFollowFromTheRules()
    {
        for (const PublishedRuin& row : publishedRuins()) {
            if (row.players * row.players * row.coins >= 1000)
                continue; // more than 10,000 states
            std::set<std::vector<int>> seen {
                std::vector<int>(static_cast<std::size_t>(row.players), row.coins)};
            std::vector<std::vector<int>> open(seen.begin(), seen.end());
            int nobody = 0;
            int somebody = 0;
            int first = 0;
            while (!open.empty()) {
                const std::vector<int> coins = open.back();
                open.pop_back();
                if (std::ranges::count(coins, 0) > 0) {
                    ++somebody;
                    first += coins[0] == 0;
                    continue;
                }
                ++nobody;
                for (std::size_t winner = 0; winner < coins.size(); ++winner) {
                    std::vector<int> next = coins;
                    for (int& purse : next)
                        --purse;
                    next[winner] += row.players;
                    if (seen.insert(next).second)
                        open.push_back(next);
                }
            }
            QCOMPARE(QString::number(nobody + 2 * somebody), row.staticStates);
            QCOMPARE(QString::number((row.players + 1) * nobody + somebody + first),
                     row.dynamicStates);
        }
    }
};

QTEST_APPLESS_MAIN(TestAgreement)
#include "tst_agreement.moc"
