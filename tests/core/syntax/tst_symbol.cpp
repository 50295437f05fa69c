// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/symbol.h"

#include <QTest>
#include <algorithm>
#include <array>
#include <thread>
#include <vector>

using fourcast::syntax::Symbol;

class TestSymbol : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalNamesAreOneSymbol()
    {
        QCOMPARE(Symbol("take"), Symbol(QStringLiteral("take")));
        QVERIFY(Symbol("take") != Symbol("taken"));
        QCOMPARE(Symbol("take").text(), QStringLiteral("take"));
        QCOMPARE(Symbol::fromId(Symbol("take").id()), Symbol("take"));
    }

    /// QString::fromUtf8() would take it for the mark at the beginning of a file.
    void aByteOrderMarkIsACharacterOfAName()
    {
        const QString marked = QChar(QChar::ByteOrderMark) + QStringLiteral("take");
        QCOMPARE(Symbol(marked).text(), marked);
        QVERIFY(Symbol(marked) != Symbol("take"));
    }

    void theEmptyNameIsASymbol()
    {
        QCOMPARE(Symbol(), Symbol(""));
        QVERIFY(Symbol().isEmpty());
        QCOMPARE(Symbol("").text(), QString());
    }

    void theOrderIsThatOfTheNames()
    {
        const Symbol late("zebra of the order");
        const Symbol early("aardvark of the order");
        QVERIFY(early < late);
        QVERIFY(Symbol() < early);
    }

    void threadsThatMakeTheSameNamesGetTheSameSymbols()
    {
        constexpr int names = 3000;
        std::array<std::vector<Symbol>, 4> made;
        {
            std::vector<std::jthread> threads;
            for (auto& symbols : made) {
                threads.emplace_back([&symbols] {
                    for (int i = 0; i < names; ++i) {
                        const Symbol symbol(QStringLiteral("name%1").arg(i));
                        symbols.push_back(symbol);
                        (void)symbol.name();
                    }
                });
            }
        }
        for (int i = 0; i < names; ++i)
            QCOMPARE(made[0][i].text(), QStringLiteral("name%1").arg(i));
        for (const auto& symbols : made)
            QVERIFY(std::ranges::equal(symbols, made[0]));
    }
};

QTEST_APPLESS_MAIN(TestSymbol)
#include "tst_symbol.moc"
