// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/openingbook.h"

#include "core/solver/exactscore.h"
#include "core/support/files/readfile.h"

#include <QCoreApplication>
#include <QCryptographicHash>

#include <algorithm>
#include <array>
#include <numeric>

namespace {

struct BookText
{
    Q_DECLARE_TR_FUNCTIONS(OpeningBook)
};

constexpr char unknownByte = 0;
constexpr int offset = 64;
constexpr auto title = "Fourcast opening book 1";

/// The next line of a header, without its end; empty at the end of the file.
QByteArray takeLine(const QByteArray& contents, qsizetype& at)
{
    const qsizetype end = contents.indexOf('\n', at);
    const QByteArray line = end < 0 ? QByteArray() : contents.mid(at, end - at);
    at = end < 0 ? contents.size() : end + 1;
    return line;
}

/// The rest of a line that starts with a word.
QByteArray afterWord(const QByteArray& line, const QByteArray& word)
{
    return line.startsWith(word + ' ') ? line.mid(word.size() + 1) : QByteArray();
}

QByteArray checksum(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

/// Positions of so many plies that a book has, with mirror images counted once.
constexpr std::array<qsizetype, OpeningBook::maximumPlies + 1> counts {
    1, 4, 25, 121, 568, 2144, 8231, 27109, 91295, 269531, 809464, 2148087, 5832236};

/// Of all plies up to this one.
qsizetype countUpTo(int plies)
{
    return std::accumulate(counts.begin(), counts.begin() + plies + 1, qsizetype {0});
}

bool isPossibleByte(char byte)
{
    return byte == unknownByte || std::abs(byte - offset) <= exactscore::largest;
}

}

OpeningBook::OpeningBook(int plies) : m_plies(plies)
{
    for (int ply = 0; ply <= plies; ++ply) {
        m_positions.push_back(ply == 0 ? BookPositions(0) : m_positions.back().next());
        m_scores.emplace_back(static_cast<qsizetype>(m_positions.back().count()), unknownByte);
    }
}

qint64 OpeningBook::maximumSize()
{
    constexpr qint64 longestHeader = 1024;
    return countUpTo(maximumPlies) + longestHeader;
}

Expected<std::unique_ptr<OpeningBook>> OpeningBook::read(const QByteArray& contents)
{
    qsizetype at = 0;
    if (takeLine(contents, at) != title)
        return fail(BookText::tr("This is not an opening book: its first line is not \"%1\".")
                        .arg(QLatin1String(title)));
    const QByteArray number = afterWord(takeLine(contents, at), "plies");
    const int plies = number.toInt();
    // Qt reads "+2", "02" and a number before zero bytes as well, which nobody has written.
    if (number != QByteArray::number(plies) || plies < 0 || plies > maximumPlies)
        return fail(BookText::tr("Line 2 of the opening book must be \"plies\" and a number from 0 "
                                 "to %1.")
                        .arg(maximumPlies));
    const qsizetype count = countUpTo(plies);
    if (afterWord(takeLine(contents, at), "positions") != QByteArray::number(count))
        return fail(
            BookText::tr("Line 3 of the opening book must be \"positions %1\".").arg(count));
    const QByteArray sum = afterWord(takeLine(contents, at), "sha256");
    const QByteArray bytes = contents.mid(at);
    if (bytes.size() != count)
        return fail(
            BookText::tr("The opening book is cut off or too long: %1 scores instead of %2.")
                .arg(bytes.size())
                .arg(count));
    if (checksum(bytes) != sum || !std::all_of(bytes.begin(), bytes.end(), isPossibleByte))
        return fail(BookText::tr("The opening book is damaged: its checksum does not match."));
    // Only now the positions, which for 12 plies are more than all of the file.
    auto book = std::make_unique<OpeningBook>(plies);
    qsizetype begin = 0;
    for (QByteArray& scores : book->m_scores) {
        const qsizetype size = scores.size();
        scores = bytes.mid(begin, size);
        begin += size;
    }
    return book;
}

Expected<std::unique_ptr<OpeningBook>> OpeningBook::load(const QString& path)
{
    const auto contents = readFile(path, maximumSize());
    if (!contents)
        return fail(BookText::tr("The opening book %1 can't be read: %2.")
                        .arg(path, contents.error().message));
    return read(*contents);
}

QByteArray OpeningBook::contents() const
{
    QByteArray bytes;
    for (const QByteArray& scores : m_scores)
        bytes += scores;
    return QByteArray(title) + "\nplies " + QByteArray::number(m_plies) + "\npositions "
        + QByteArray::number(bytes.size()) + "\nsha256 " + checksum(bytes) + '\n' + bytes;
}

std::optional<int> OpeningBook::score(const Position& position) const
{
    const int ply = position.plies();
    if (ply > m_plies)
        return {};
    const std::optional<std::size_t> rank = positions(ply).rankOf(position);
    return rank ? score(ply, *rank) : std::nullopt;
}

std::optional<int> OpeningBook::score(int ply, std::size_t rank) const
{
    const char byte = m_scores[static_cast<std::size_t>(ply)][static_cast<qsizetype>(rank)];
    return byte == unknownByte ? std::nullopt : std::optional<int>(byte - offset);
}

void OpeningBook::setScore(int ply, std::size_t rank, int score)
{
    m_scores[static_cast<std::size_t>(ply)][static_cast<qsizetype>(rank)]
        = static_cast<char>(score + offset);
}

std::size_t OpeningBook::knownCount(int ply) const
{
    const QByteArray& scores = m_scores[static_cast<std::size_t>(ply)];
    return static_cast<std::size_t>(scores.size() - scores.count(unknownByte));
}

bool OpeningBook::isComplete() const
{
    return std::none_of(m_scores.begin(), m_scores.end(),
                        [](const QByteArray& scores) { return scores.contains(unknownByte); });
}

void OpeningBook::deriveEarlier()
{
    for (int ply = m_plies - 1; ply >= 0; --ply)
        for (std::size_t rank = 0; rank < positions(ply).count(); ++rank)
            if (const std::optional<int> score = derived(positions(ply).at(rank), ply))
                setScore(ply, rank, *score);
}

std::optional<int> OpeningBook::derived(const Position& position, int ply) const
{
    if (position.winningSquares())
        return exactscore::ofWinNow(ply);
    std::optional<int> best;
    for (int column = 0; column < Position::Shape::width; ++column) {
        if (!position.canPlay(column))
            continue;
        const std::optional<int> reply = score(position.after(column));
        if (!reply)
            return {};
        best = std::max(best.value_or(-exactscore::largest), -*reply);
    }
    return best;
}

Expected<void> OpeningBook::merge(const OpeningBook& other)
{
    if (other.m_plies != m_plies)
        return fail(BookText::tr("The books can't be merged: one has %1 plies, the other %2.")
                        .arg(m_plies)
                        .arg(other.m_plies));
    std::vector<QByteArray> merged = m_scores;
    for (std::size_t ply = 0; ply < merged.size(); ++ply)
        for (qsizetype rank = 0; rank < merged[ply].size(); ++rank) {
            char& mine = merged[ply][rank];
            const char theirs = other.m_scores[ply][rank];
            if (mine != unknownByte && theirs != unknownByte && mine != theirs)
                return fail(BookText::tr("The books contradict each other at ply %1, position %2: "
                                         "%3 and %4.")
                                .arg(ply)
                                .arg(rank)
                                .arg(mine - offset)
                                .arg(theirs - offset));
            if (mine == unknownByte)
                mine = theirs;
        }
    m_scores = std::move(merged);
    return {};
}
