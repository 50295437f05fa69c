// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/solver/solvertest.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace {

/// What a position costs one worker whose table of 1 MiB was empty: for its score, for win, draw or
/// loss alone, and for all columns with best play to the end. The same on all instruction sets.
struct KnownCost
{
    const char16_t* digits;
    int score;
    std::uint64_t strong;
    std::uint64_t weak;
    std::uint64_t columns;
};

constexpr KnownCost knownCosts[] {
    {u"353433443", 16, 2, 1, 282213},
    {u"573372334", 1, 288931, 114607, 321867},
    {u"466126527", -4, 134600, 2821, 138060},
    {u"516656543", -3, 195593, 51687, 207545},
    {u"515713424", 0, 45823, 16809, 57096},
    {u"661541262", -3, 52257, 6058, 125736},
    {u"66252452565", 2, 110162, 10272, 110983},
    {u"547557677477", -3, 61720, 51060, 67812},
    {u"571527271656", -3, 16047, 4, 20758},
    {u"4574765322642", 6, 26018, 173, 59029},
    {u"3575625353652", 3, 57837, 607, 154132},
    {u"2412657267463", 4, 40649, 5529, 152001},
    {u"2264337771327157", -4, 5154, 1027, 5890},
    {u"161177157664124756", 1, 18948, 5612, 20136},
    {u"12744157645316457354", 0, 10245, 374, 12794},
    {u"5111745525266522414733", -4, 720, 4, 792},
    {u"4444442222226666661111117", -8, 0, 0, 0},
    {u"273154471323251742714525573", 0, 134, 128, 180},
};

constexpr std::array kernelNames {"AVX-512", "AVX2", "SSE4", "plain"};

/// Nodes for the score where instruction sets differ a little, in the order of their names.
struct KernelCost
{
    const char16_t* digits;
    int score;
    std::array<std::uint64_t, kernelNames.size()> nodes;
};

constexpr KernelCost kernelCosts[] {
    {u"5566123", 3, {682302, 682275, 682185, 682126}},
    {u"63155334", 2, {1110134, 1110134, 1110048, 1110048}},
    {u"44444362", 3, {803784, 803784, 803781, 803778}},
    {u"14654145673366276", 0, {20801, 20801, 20801, 20692}},
    {u"427671722526116255451", 0, {409, 409, 409, 399}},
};

/// All of knownCosts one after the other with a table that is not emptied in between.
constexpr std::uint64_t warmNodes = 1068915;

void addKernels()
{
    QTest::addColumn<int>("kernel");
    // What a sanitizer looks for is the same in each.
    const auto count = sanitized::isOn ? 1 : solverKernels().size();
    for (std::size_t kernel = 0; kernel < count; ++kernel)
        QTest::newRow(solverKernels()[kernel].name) << static_cast<int>(kernel);
}

Solver freshSolver(int kernel)
{
    return Solver({.tableMib = 1, .workers = 1, .kernel = kernel});
}

QByteArray nameOf(const char16_t* digits)
{
    return QStringView(digits).toLatin1();
}

}

/// One worker's node counts are the solver's signature, as the bench's are the engines': they stay
/// to the node unless the search itself is changed.
class TestSolverNodes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyQuestionCostsWhatItAlwaysDid_data() { addKernels(); }
    void everyQuestionCostsWhatItAlwaysDid();
    void instructionSetsDifferAsTheyAlwaysDid_data() { addKernels(); }
    void instructionSetsDifferAsTheyAlwaysDid();
    void warmTableSavesWhatItAlwaysDid_data() { addKernels(); }
    void warmTableSavesWhatItAlwaysDid();
};

void TestSolverNodes::everyQuestionCostsWhatItAlwaysDid()
{
    QFETCH(int, kernel);
    Solver solver = freshSolver(kernel);
    for (const KnownCost& known : knownCosts) {
        const Position position = boards::fromDigits(known.digits);
        solver.clearTable();
        const SolveReport strong = solver.solve(position);
        solver.clearTable();
        const SolveReport weak = solver.solve(position, SolveGoal::Weak);
        solver.clearTable();
        const ColumnsReport columns = solver.solveColumns(position);
        const QByteArray name = nameOf(known.digits);
        QVERIFY2((strong.score == ScoreInterval {known.score, known.score}), name);
        QVERIFY2(strong.nodes == known.strong, name + ' ' + QByteArray::number(strong.nodes));
        QVERIFY2(weak.nodes == known.weak, name + ' ' + QByteArray::number(weak.nodes));
        QVERIFY2(columns.whole.nodes == known.columns,
                 name + ' ' + QByteArray::number(columns.whole.nodes));
    }
}

void TestSolverNodes::instructionSetsDifferAsTheyAlwaysDid()
{
    QFETCH(int, kernel);
    Solver solver = freshSolver(kernel);
    const auto* const found
        = std::find(kernelNames.begin(), kernelNames.end(), std::string_view(solver.kernelName()));
    QVERIFY2(found != kernelNames.end(), solver.kernelName());
    const auto column = static_cast<std::size_t>(found - kernelNames.begin());
    for (const KernelCost& known : kernelCosts) {
        solver.clearTable();
        const SolveReport report = solver.solve(boards::fromDigits(known.digits));
        const QByteArray name = nameOf(known.digits);
        QVERIFY2((report.score == ScoreInterval {known.score, known.score}), name);
        QVERIFY2(report.nodes == known.nodes[column],
                 name + ' ' + QByteArray::number(report.nodes));
    }
}

void TestSolverNodes::warmTableSavesWhatItAlwaysDid()
{
    QFETCH(int, kernel);
    Solver solver = freshSolver(kernel);
    std::uint64_t nodes = 0;
    for (const KnownCost& known : knownCosts)
        nodes += solver.solve(boards::fromDigits(known.digits)).nodes;
    QCOMPARE(nodes, warmNodes);
}

QTEST_GUILESS_MAIN(TestSolverNodes)
#include "tst_solvernodes.moc"
