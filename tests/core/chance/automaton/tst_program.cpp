// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the machine works out is what expressions mean.
#include "core/chance/automaton/evaluate/exactvalue.h"
#include "core/chance/automaton/evaluate/programbuilder.h"
#include "core/support/random.h"
#include "tests/core/chance/lppes.h"

#include <QTest>

using namespace fourcast::chance;
using namespace lppes;

namespace {

constexpr int slots = 4;

/// Expressions over numbers and truth values, some without a value, of variables that are 0 to 3.
class RandomExpressions
{
public:
    explicit RandomExpressions(std::uint64_t seed) : m_random(seed) { }

    Expression number(int depth)
    {
        if (depth == 0 || m_random.below(5) == 0)
            return m_random.below(2) ? variable("v", static_cast<int>(m_random.below(slots)))
                                     : lppes::number(int(m_random.below(7)) - 3);
        switch (m_random.below(9)) {
        case 0:
            return operation(Operator::Subtract, number(depth - 1), number(depth - 1));
        case 1:
            return operation(Operator::Multiply, number(depth - 1), number(depth - 1));
        case 2:
            return call(Builtin::Mod, {number(depth - 1), number(depth - 1)});
        case 3:
            return call(Builtin::Min, {number(depth - 1), number(depth - 1), number(depth - 1)});
        case 4:
            return call(Builtin::Max, {number(depth - 1), number(depth - 1)});
        case 5:
            return call(Builtin::IfThenElse,
                        {truth(depth - 1), number(depth - 1), number(depth - 1)});
        case 6:
            return {TableCall {table(), {number(depth - 1), number(depth - 1)}}, {}, {}};
        case 7:
            return operation(Operator::Divide, number(depth - 1), number(depth - 1));
        default:
            return operation(Operator::Add, number(depth - 1), number(depth - 1));
        }
    }
    Expression truth(int depth)
    {
        if (depth == 0)
            return lppes::number(m_random.below(2));
        switch (m_random.below(6)) {
        case 0:
            return operation(Operator::And, truth(depth - 1), truth(depth - 1));
        case 1:
            return operation(Operator::Or, truth(depth - 1), truth(depth - 1));
        case 2:
            return {Operation {Operator::Not, {truth(depth - 1)}}, {}, Type::boolean()};
        default: {
            static constexpr Operator signs[]
                = {Operator::Equal,     Operator::NotEqual, Operator::Less,
                   Operator::LessEqual, Operator::Greater,  Operator::GreaterEqual};
            return operation(signs[m_random.below(6)], number(depth - 1), number(depth - 1));
        }
        }
    }
    SeededRandom& random() { return m_random; }

private:
    /// Has most rows of {0..3} x {-1..2}.
    static std::shared_ptr<const FunctionTable> table()
    {
        static const auto made = [] {
            auto table = std::make_shared<FunctionTable>();
            table->name = Symbol("f");
            table->arguments = {Type::range(0, 3), Type::range(-1, 2)};
            table->result = Type::range(0, 30);
            for (std::int64_t a = 0; a <= 3; ++a)
                for (std::int64_t b = -1; b <= 2; ++b)
                    if (a + b != 4)
                        table->rows.push_back({{a, b}, 7 * a + b});
            return table;
        }();
        return made;
    }

    SeededRandom m_random;
};

/// What it means, or nothing where it has no value.
std::optional<std::int64_t> meaning(const Expression& expression,
                                    std::span<const std::int64_t> frame)
{
    try {
        return exactDatum(expression, frame);
    } catch (const fourcast::syntax::Wrong&) {
        return {};
    }
}

} // namespace

class TestProgram : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aProgramGivesWhatTheExpressionMeans_data();
    void aProgramGivesWhatTheExpressionMeans();
    void largeNumbersAreNoticed();
};

void TestProgram::aProgramGivesWhatTheExpressionMeans_data()
{
    QTest::addColumn<bool>("hoists");
    QTest::addColumn<bool>("binds");
    QTest::newRow("alone") << false << false;
    QTest::newRow("hoisted") << true << false;
    QTest::newRow("bound") << false << true;
    QTest::newRow("hoisted and bound") << true << true;
}

void TestProgram::aProgramGivesWhatTheExpressionMeans()
{
    QFETCH(const bool, hoists);
    QFETCH(const bool, binds);
    RandomExpressions expressions(hoists ? 3 : 4);
    int withValue = 0;
    int without = 0;
    for (int round = 0; round < 3000; ++round) {
        std::vector<Expression> parts;
        for (int i = 0; i < 3; ++i)
            parts.push_back(round % 2 ? expressions.number(4) : expressions.truth(4));
        std::vector<std::int64_t> frame;
        for (int i = 0; i < slots; ++i)
            frame.push_back(expressions.random().below(4));
        ProgramBuilder builder(slots);
        for (std::size_t i = 0; i < slots; ++i) {
            // The last one changes between what is hoisted and the rest.
            if (binds && i == 1)
                builder.bind(i, frame[i]);
            else
                builder.setVariable(i, Type::range(0, 3), i == 3);
        }
        Program::Piece hoisted;
        if (hoists)
            builder.beginHoisting();
        std::vector<Program::Piece> pieces;
        std::vector<std::uint32_t> registers;
        for (const Expression& part : parts) {
            builder.begin();
            registers.push_back(builder.registerOf(builder.add(part)));
            pieces.push_back(builder.end());
        }
        if (hoists)
            hoisted = builder.endHoisting();
        const Program program = builder.finish();
        std::vector<std::int64_t> memory = program.makeRegisters();
        for (std::size_t i = 0; i < slots; ++i)
            memory[i] = binds && i == 1 ? 99 : frame[i];
        memory[3] = 77; // not known yet
        program.run(hoisted, memory.data()); // never goes wrong
        memory[3] = frame[3];
        for (std::size_t i = 0; i < parts.size(); ++i) {
            std::optional<std::int64_t> value;
            try {
                program.run(pieces[i], memory.data());
                value = memory[builder.finalRegister(registers[i])];
            } catch (const fourcast::syntax::Wrong&) {
            }
            const auto meant = meaning(parts[i], frame);
            QVERIFY2(value == meant,
                     qPrintable(QStringLiteral("round %1, part %2: %3 and not %4")
                                    .arg(round)
                                    .arg(i)
                                    .arg(value.value_or(-9999))
                                    .arg(meant.value_or(-9999))));
            ++(meant ? withValue : without);
        }
    }
    QVERIFY(withValue > 3000 && without > 300);
}

void TestProgram::largeNumbersAreNoticed()
{
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    for (const Operator sign : {Operator::Add, Operator::Subtract, Operator::Multiply}) {
        ProgramBuilder builder(2);
        builder.setVariable(0, Type::range(-most, most), false);
        builder.setVariable(1, Type::range(-most, most), false);
        builder.begin();
        const auto reg
            = builder.registerOf(builder.add(operation(sign, variable("a", 0), variable("b", 1))));
        const Program::Piece piece = builder.end();
        const Program program = builder.finish();
        std::vector<std::int64_t> memory = program.makeRegisters();
        memory[0] = most / 2;
        memory[1] = 1;
        program.run(piece, memory.data());
        QVERIFY(memory[builder.finalRegister(reg)] >= most / 2 - 1);
        memory[0] = most;
        memory[1] = sign == Operator::Subtract ? -2 : 2;
        bool isNoticed = false;
        try {
            program.run(piece, memory.data());
        } catch (const fourcast::syntax::Wrong& wrong) {
            isNoticed = wrong.error.message.contains(QStringLiteral("64 bits"));
        }
        QVERIFY(isNoticed);
    }
}

QTEST_GUILESS_MAIN(TestProgram)
#include "tst_program.moc"
