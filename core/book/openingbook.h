// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/bookpositions.h"
#include "core/solver/knownscores.h"
#include "core/support/expected.h"

#include <QByteArray>
#include <QString>

/// Exact scores of all positions with at most some number of discs.
///
/// The file, extension `.c4book`, is text of four lines and then one byte per position:
///
///     Fourcast opening book 1
///     plies 8
///     positions 129498
///     sha256 <64 hexadecimal digits, of the bytes that follow>
///
/// The bytes come ply by ply from the empty board on, within a ply in the order of BookPositions. A
/// byte is the score of the side to move (exactscore.h, -18 to 18) plus 64, or 0 where the score is
/// not known yet. A book that is being built has the same form, so a part of one can be used, gone
/// on with, and merged with another part.
class OpeningBook : public KnownScores
{
public:
    static constexpr int maximumPlies = 12;
    /// Bytes that the largest book has as a file, at most.
    static qint64 maximumSize();

    /// A book in which nothing is known.
    explicit OpeningBook(int plies);

    /// Refuses, with a sentence, what is not a whole and undamaged book.
    static Expected<std::unique_ptr<OpeningBook>> read(const QByteArray& contents);
    static Expected<std::unique_ptr<OpeningBook>> load(const QString& path);
    QByteArray contents() const;

    int plies() const { return m_plies; }
    const BookPositions& positions(int ply) const
    {
        return m_positions[static_cast<std::size_t>(ply)];
    }
    std::optional<int> score(const Position& position) const override;
    std::optional<int> score(int ply, std::size_t rank) const;
    void setScore(int ply, std::size_t rank, int score);
    /// Of the positions with this number of discs.
    std::size_t knownCount(int ply) const;
    bool isComplete() const;

    /// Works out the scores of the earlier positions from those with most discs, as far as these
    /// are known.
    void deriveEarlier();
    /// Takes over what the other book of the same depth knows. Fails, and changes nothing, when the
    /// two contradict each other.
    Expected<void> merge(const OpeningBook& other);

private:
    std::optional<int> derived(const Position& position, int ply) const;

    int m_plies;
    std::vector<BookPositions> m_positions;
    /// By ply and rank, as in the file.
    std::vector<QByteArray> m_scores;
};
