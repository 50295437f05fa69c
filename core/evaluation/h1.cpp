// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/h1.h"

#include <QCoreApplication>

namespace {

using h1::Shape;

/// Collects one side's features in the order in which they are worth.
class Explainer
{
    Q_DECLARE_TR_FUNCTIONS(H1)

public:
    Explainer(const Position& position, Player player, const H1Options& options, int sign)
        : m_discs(position.sideToMove() == player ? position.own() : position.opponent()),
          m_side(h1::sideOf(position, m_discs, options)), m_player(player), m_options(options),
          m_sign(sign)
    {
    }

    /// Feature 1, which ends the evaluation; empty when nobody has it.
    std::vector<H1Feature> finished()
    {
        m_found.clear();
        if (m_options.fourInLine && Shape::hasLine(m_discs))
            add(1, Shape::lineSquares(m_discs), 0, h1::fourValue(m_options), tr("four in line"));
        return m_found;
    }

    /// The open three that ends the evaluation; the side must have one.
    std::vector<H1Feature> openThree()
    {
        for (const H1Feature& feature : unfinished())
            if (std::abs(feature.value) == value::heuristicWin)
                return {feature};
        return {};
    }

    std::vector<H1Feature> unfinished()
    {
        m_found.clear();
        for (const int step : Shape::directions)
            direction(step);
        if (m_options.loneDisc)
            loneDiscs();
        return m_found;
    }

private:
    static Bitboard run(Bitboard start, int step, int length)
    {
        Bitboard squares = 0;
        for (int i = 0; i < length; ++i, start <<= step)
            squares |= start;
        return squares;
    }

    void add(int number, Bitboard discs, Bitboard squares, Value value, const QString& text)
    {
        if (value != 0)
            m_found.push_back({number, m_player, discs, squares, m_sign * value, text});
    }

    template <typename Visit> static void forEach(Bitboard bits, Visit visit)
    {
        for (; bits; bits &= bits - 1)
            visit(bits & -bits);
    }

    void direction(int step)
    {
        const h1::Runs runs = h1::runsOf(m_side.discs, step, m_options);
        const h1::Gaps gaps = h1::gapsOf(m_side, runs, step, m_options);
        if (m_options.threeInLine) {
            const h1::TripleEnds triples = h1::tripleEnds(m_side, runs, step);
            forEach(triples.both, [&](Bitboard start) {
                add(2, run(start, step, 3), (start >> step) | (start << 3 * step),
                    value::heuristicWin, tr("three in line, both ends available"));
            });
            forEach(triples.one, [&](Bitboard start) {
                const Bitboard ends = (start >> step) | (start << 3 * step);
                add(2, run(start, step, 3), ends & m_side.available, m_options.weights.three,
                    tr("three in line, one end available"));
            });
            forEach(gaps.after, [&](Bitboard start) {
                add(2, run(start, step, 2) | start << 3 * step, start << 2 * step,
                    m_options.weights.three, tr("three of four with a gap"));
            });
            forEach(gaps.before, [&](Bitboard start) {
                add(2, run(start, step, 2) | start >> 2 * step, start >> step,
                    m_options.weights.three, tr("three of four with a gap"));
            });
        }
        if (m_options.twoInLine)
            pairs(m_options.threeInLine ? h1::plainPairs(runs, gaps, m_options) : runs.pairs, step);
    }

    void pairs(Bitboard pairs, int step)
    {
        if (step == 1) {
            forEach(pairs, [&](Bitboard start) {
                add(3, run(start, 1, 2), openSquares(start << 2, 1, m_side.empty),
                    h1::verticalPairsValue(m_side, start, m_options), tr("two in line, vertical"));
            });
            return;
        }
        forEach(h1::pairsOpenOnBothSides(m_side, pairs, step), [&](Bitboard start) {
            add(3, run(start, step, 2), (start >> step) | (start << 2 * step),
                m_options.weights.openPair, tr("two in line, open on both sides"));
        });
        forEach(pairs, [&](Bitboard start) {
            oneSided(start, step, openSquares(start << 2 * step, step, m_side.available),
                     h1::oneSidedValue(h1::pairsOpenAfter(m_side, start, step), m_options));
            oneSided(start, step, openSquares(start >> step, -step, m_side.available),
                     h1::oneSidedValue(h1::pairsOpenBefore(m_side, start, step), m_options));
        });
    }

    void oneSided(Bitboard start, int step, Bitboard open, Value value)
    {
        add(3, run(start, step, 2), open, value,
            tr("two in line, %n square(s) open on one side", nullptr, std::popcount(open)));
    }

    /// The squares of `free` from `from` on without a break.
    static Bitboard openSquares(Bitboard from, int step, Bitboard free)
    {
        Bitboard squares = 0;
        while (from & free) {
            squares |= from;
            from = step > 0 ? from << step : from >> -step;
        }
        return squares;
    }

    void loneDiscs()
    {
        forEach(h1::loneDiscs(m_discs, m_options), [&](Bitboard disc) {
            add(4, disc, 0, h1::loneDiscsValue(disc, m_options),
                m_options.allDiscsCount ? tr("a disc") : tr("a disc alone"));
        });
    }

    Bitboard m_discs;
    h1::Side m_side;
    Player m_player;
    H1Options m_options;
    int m_sign;
    std::vector<H1Feature> m_found;
};

}

std::vector<H1Feature> H1::explain(const Position& position, Player view) const
{
    Explainer ours(position, view, m_options, 1);
    Explainer theirs(position, other(view), m_options, -1);
    std::vector<H1Feature> result = ours.finished();
    if (result.empty())
        result = theirs.finished();
    if (!result.empty())
        return result;
    if (m_options.openThreeWins) {
        const int winner = h1::openThreeWinner(position, m_options, view);
        if (winner != 0)
            return (winner > 0) == (view == position.sideToMove()) ? ours.openThree()
                                                                   : theirs.openThree();
    }
    result = ours.unfinished();
    if (!m_options.ownFeaturesOnly) {
        const std::vector<H1Feature> against = theirs.unfinished();
        result.insert(result.end(), against.begin(), against.end());
    }
    return result;
}
