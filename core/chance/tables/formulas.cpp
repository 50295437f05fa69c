// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/tables/formulas.h"

#include "core/chance/check/decimal.h"

#include <cmath>
#include <limits>

namespace fourcast::chance {

namespace {

FormulaValue valueOf(const mpq_class& number)
{
    // GMP cuts off.
    const double cut = number.get_d();
    Bounds bounds {cut, cut};
    if (mpq_class(cut) != number)
        bounds.high = std::nextafter(cut, std::numeric_limits<double>::infinity());
    return {QString::fromStdString(number.get_str()), bounds};
}

mpq_class power(const mpq_class& base, int exponent)
{
    mpq_class result;
    mpz_pow_ui(result.get_num_mpz_t(), base.get_num_mpz_t(), static_cast<unsigned long>(exponent));
    mpz_pow_ui(result.get_den_mpz_t(), base.get_den_mpz_t(), static_cast<unsigned long>(exponent));
    return result;
}

mpq_class readProbability(const QString& text)
{
    if (!text.contains(u'/'))
        return readDecimal(text).value;
    mpq_class fraction(text.toStdString());
    fraction.canonicalize();
    return fraction;
}

/// What the formulas of the ruin share.
struct Ruin
{
    explicit Ruin(int players) : n(players), others(mpq_class(1, 10) / (players - 2))
    {
        c = first * second * power(others, players - 2);
        for (int factor = 2; factor <= players; ++factor)
            c *= factor;
    }

    mpq_class squares() const
    {
        return first * first + second * second + (n - 2) * others * others;
    }

    mpq_class n;
    mpq_class first {1, 2};
    mpq_class second {2, 5};
    mpq_class others;
    mpq_class c;
};

/// d = N + 2: the two equations for X and Y, solved by Cramer's rule.
mpq_class lengthOfTwoAbove(const Ruin& ruin)
{
    const mpq_class& n = ruin.n;
    const mpq_class& c = ruin.c;
    const mpq_class squares = ruin.squares();
    const mpq_class pairs = (1 - squares) / 2;
    const mpq_class fromX = c * ((n - 1) / 2 + (n - 1) * (n - 2) / 12);
    const mpq_class fromY = c * (n - 1 + (n - 2) * (n - 3) / 8);
    const mpq_class determinant = (1 - c) * (1 - fromY) - c * fromX;
    const mpq_class x = (squares * (1 - fromY) + c * pairs) / determinant;
    const mpq_class y = ((1 - c) * pairs + fromX * squares) / determinant;
    return n + 2 + n * (n + 1) * (n + 2) * c * (x / 6 + y / 4);
}

}

std::optional<FormulaValue> gamblersChance(int start, int goal, const QString& p)
{
    const mpq_class win = readProbability(p);
    const mpq_class loss = 1 - win;
    if (sgn(win) <= 0 || sgn(loss) <= 0)
        return {};
    const mpq_class ratio = loss / win;
    return valueOf(ratio == 1 ? mpq_class(mpq_class(start) / goal)
                              : mpq_class((1 - power(ratio, start)) / (1 - power(ratio, goal))));
}

std::optional<FormulaValue> ruinLength(int players, int coins)
{
    const Ruin ruin(players);
    switch (coins - players) {
    case 0:
        return valueOf(ruin.n / (1 - ruin.c));
    case 1:
        return valueOf(1 + ruin.n / (1 - ruin.c * (ruin.n + 1) / 2));
    case 2:
        return valueOf(lengthOfTwoAbove(ruin));
    default:
        return coins < players ? std::optional(valueOf(coins)) : std::nullopt;
    }
}

std::optional<FormulaValue> firstRuin(int players, int coins)
{
    if (coins > players)
        return {};
    const Ruin ruin(players);
    const mpq_class chance = power(1 - ruin.first, coins);
    return valueOf(coins < players ? chance : mpq_class(chance / (1 - ruin.c)));
}

}
