// SPDX-License-Identifier: GPL-3.0-or-later
//
// Small random models, whose transition systems are made by somebody else as well.
#include "core/formal/lts/bisimulation.h"
#include "core/formal/process/generate.h"
#include "core/support/random.h"
#include "tests/core/formal/process/naiveprocess.h"
#include "tests/randomcases.h"

#include <QTest>

using namespace fourcast::formal;
using fourcast::statespace::ExploreStatus;

namespace {

/// Beyond what any condition or parameter of these models allows.
constexpr std::int64_t greatest = 5;

class RandomSpecification
{
public:
    explicit RandomSpecification(std::uint64_t seed) : m_random(seed) { }

    QString text()
    {
        QString whole = QStringLiteral("act a, b, c: Nat; d, e, f;\n");
        for (const char* name : {"P", "Q"})
            whole += QStringLiteral("proc %1(n: Nat) = %2;\n").arg(QLatin1String(name), choice());
        QStringList components;
        for (int i = 0; i < 2 + below(2); ++i)
            components << call({});
        return whole + QStringLiteral("init %1;\n").arg(operated(components.join(" || ")));
    }

private:
    int below(int most)
    {
        return static_cast<int>(m_random.below(static_cast<std::uint32_t>(most)));
    }
    QString one(const QStringList& of) { return of[below(static_cast<int>(of.size()))]; }

    QString choice()
    {
        QStringList summands;
        for (int i = 0; i < 2 + below(2); ++i)
            summands << summand();
        return summands.join(QStringLiteral("\n    + "));
    }

    QString summand()
    {
        switch (below(7)) {
        case 0: // open: the partner says what it is
        case 1:
            return QStringLiteral("(sum m: Nat. %1 . %2)")
                .arg(one({"a(m)", "b(m)"}), call({"n", "m"}));
        case 2: // open, but not any value
            return QStringLiteral("(sum m: Nat. (%1) -> %2 . %3)")
                .arg(one({"m * 2 < 5", "m != n", "m mod 2 == 0"}), one({"a(m)", "b(m)"}),
                     call({"n", "m"}));
        case 3: // bounded
            return QStringLiteral("(sum m: Nat. (m < %1) -> %2 . %3%4)")
                .arg(one({"2", "n", "n + 1"}), one({"a(m)", "b(m)", "a(m)|d", "b(m)|c(n)"}),
                     call({"n", "m"}), one({"", " <> delta"}));
        case 4:
            return QStringLiteral("(n %1 %2) -> %3 . %4 <> %5 . %6")
                .arg(one({"<", "==", "!="}), one({"1", "2"}), action(), call({"n"}), action(),
                     call({"n"}));
        case 5:
            return QStringLiteral("%1 . %2 . %3").arg(action(), action(), call({"n"}));
        default:
            return QStringLiteral("%1 . %2").arg(action(), call({"n"}));
        }
    }

    QString action()
    {
        return one({"a(n)", "b(n)", "b(1)", "a(0)", "c(n)", "d", "e", "tau", "d|e", "a(n)|b(0)"});
    }

    /// Of a process, or an end.
    QString call(const QStringList& variables)
    {
        if (!variables.isEmpty() && below(8) == 0)
            return QStringLiteral("delta");
        const QString name = one({"P", "Q"});
        if (variables.isEmpty() || below(3) == 0)
            return QStringLiteral("%1(%2)").arg(name).arg(below(3));
        return QStringLiteral("%1((%2 + %3) mod 3)").arg(name, one(variables)).arg(below(2));
    }

    QString operated(QString inner)
    {
        inner = QStringLiteral("comm({a|b -> c%1}, %2)")
                    .arg(below(2) == 0 ? QStringLiteral(", d|e -> f") : QString(), inner);
        if (below(3) == 0)
            inner = QStringLiteral("rename({d -> e}, %1)").arg(inner);
        if (below(3) == 0)
            inner = QStringLiteral("hide({%1}, %2)").arg(one({"c", "d", "f", "c, e"}), inner);
        if (below(4) == 0)
            return QStringLiteral("block({a, b%1}, %2)").arg(one({"", ", d"}), inner);
        QStringList allowed {QStringLiteral("c")};
        for (const char* each : {"d", "e", "f", "c|d", "d|e", "c|c", "d|d"})
            if (below(2) == 0)
                allowed << QLatin1String(each);
        for (const char* each : {"a", "b", "a|b", "a|d"})
            if (below(6) == 0)
                allowed << QLatin1String(each);
        return QStringLiteral("allow({%1}, %2)").arg(allowed.join(QStringLiteral(", ")), inner);
    }

    SeededRandom m_random;
};

} // namespace

class TestProcessRandom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void transitionsAreThoseOfTheOperators()
    {
        const int cases = randomCases(60);
        int judged = 0;
        int refused = 0;
        for (int seed = 1; seed <= cases; ++seed) {
            const QString text = RandomSpecification(static_cast<std::uint64_t>(seed)).text();
            const auto specification = readSpecification(text);
            QVERIFY2(
                specification,
                qPrintable(text + (specification ? QString() : specification.error().message)));
            const GenerationResult made = generate(*specification, {.workers = 1 + seed % 2});
            if (made.status == ExploreStatus::Failed) {
                // Nobody says what a sum is: that is refused, but nothing else.
                QVERIFY2(made.error && made.error->message.contains(QStringLiteral("sum")),
                         qPrintable(text));
                ++refused;
                continue;
            }
            QVERIFY2(made.status == ExploreStatus::Complete, qPrintable(text));
            const auto wanted = NaiveProcesses(*specification, greatest).lts(400);
            if (!wanted)
                continue;
            const auto comparison = compare(*wanted, made.lts);
            QVERIFY2(comparison.status == ComparisonStatus::Bisimilar,
                     qPrintable(QStringLiteral("seed %1: by the rules alone: %2\n%3")
                                    .arg(seed)
                                    .arg(comparison.formula, text)));
            ++judged;
        }
        QVERIFY2(cases < 60 || (judged > cases / 4 && refused < cases * 3 / 4),
                 qPrintable(QStringLiteral("%1, %2").arg(judged).arg(refused)));
    }
};

QTEST_GUILESS_MAIN(TestProcessRandom)
#include "tst_processrandom.moc"
