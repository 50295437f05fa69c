// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statespace/statelayout.h"
#include "core/support/random.h"

#include <QTest>

using namespace fourcast::statespace;

class TestStateLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fieldsKeepTheirValues();
    void aFieldIsNotSplit();
    void aFieldHoldsItsGreatestValue();
    void statesAreInTheOrderOfTheirFields();
    void fieldsHaveNames();
};

void TestStateLayout::fieldsKeepTheirValues()
{
    SeededRandom random(1);
    for (int round = 0; round < 200; ++round) {
        StateLayout layout;
        std::vector<StateField> fields;
        for (std::uint32_t count = 1 + random.below(12); count > 0; --count)
            fields.push_back(layout.add({}, 1 + static_cast<int>(random.below(64))));
        std::vector<std::uint64_t> state(static_cast<std::size_t>(layout.words()));
        std::vector<std::uint64_t> values(fields.size());
        for (int change = 0; change < 50; ++change) {
            const std::size_t i = random.below(static_cast<std::uint32_t>(fields.size()));
            values[i] = random.next() & fields[i].greatest();
            fields[i].set(state.data(), values[i]);
            for (std::size_t j = 0; j < fields.size(); ++j)
                QCOMPARE(fields[j].of(state.data()), values[j]);
        }
    }
}

void TestStateLayout::aFieldIsNotSplit()
{
    StateLayout layout;
    QCOMPARE(layout.words(), 1);
    layout.add("a", 40);
    layout.add("b", 24);
    QCOMPARE(layout.words(), 1);
    layout.add("c", 1);
    QCOMPARE(layout.words(), 2);
    layout.add("d", 64);
    QCOMPARE(layout.words(), 3);
}

void TestStateLayout::aFieldHoldsItsGreatestValue()
{
    StateLayout layout;
    QCOMPARE(layout.addUpTo("none", 0).greatest(), 1u);
    QCOMPARE(layout.addUpTo("one", 1).greatest(), 1u);
    QCOMPARE(layout.addUpTo("two", 2).greatest(), 3u);
    QCOMPARE(layout.addUpTo("seven", 7).greatest(), 7u);
    QCOMPARE(layout.addUpTo("all", ~std::uint64_t {0}).greatest(), ~std::uint64_t {0});
}

void TestStateLayout::statesAreInTheOrderOfTheirFields()
{
    StateLayout layout;
    const StateField fields[]
        = {layout.add("a", 50), layout.add("b", 3), layout.add("c", 30), layout.add("d", 34)};
    SeededRandom random(2);
    const auto draw = [&] {
        std::vector<std::uint64_t> values;
        for (const StateField& field : fields)
            values.push_back(random.below(2) == 0 ? random.below(2)
                                                  : random.next() & field.greatest());
        return values;
    };
    const auto packed = [&](const std::vector<std::uint64_t>& values) {
        std::vector<std::uint64_t> state(static_cast<std::size_t>(layout.words()));
        for (std::size_t i = 0; i < values.size(); ++i)
            fields[i].set(state.data(), values[i]);
        return state;
    };
    for (int round = 0; round < 2000; ++round) {
        const auto one = draw();
        const auto other = draw();
        QCOMPARE(packed(one) < packed(other), one < other);
    }
}

void TestStateLayout::fieldsHaveNames()
{
    StateLayout layout;
    layout.add("level", 3);
    layout.addUpTo("task", 6);
    QCOMPARE(layout.fields().size(), 2u);
    QCOMPARE(layout.fields()[0].name, "level");
    QCOMPARE(layout.fields()[1].name, "task");
    const std::uint64_t state = std::uint64_t {0b101'110} << 58;
    QCOMPARE(layout.fields()[0].field.of(&state), 5u);
    QCOMPARE(layout.fields()[1].field.of(&state), 6u);
}

QTEST_GUILESS_MAIN(TestStateLayout)
#include "tst_statelayout.moc"
