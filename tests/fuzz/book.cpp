// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/openingbook.h"
#include "core/solver/exactscore.h"
#include "tests/fuzz/fuzz.h"

using fuzz::require;

namespace {

void readFile(const QByteArray& bytes)
{
    const auto book = OpeningBook::read(bytes);
    if (!book)
        fuzz::requireSentence(book.error());
    else
        require((*book)->contents() == bytes, "a book is written as it was read");
}

/// A book with the scores that the bytes say; it need not be a true one.
std::unique_ptr<OpeningBook> bookOf(const QByteArray& bytes, int plies)
{
    auto book = std::make_unique<OpeningBook>(plies);
    qsizetype at = 0;
    for (int ply = 0; ply <= plies; ++ply)
        for (std::size_t rank = 0; rank < book->positions(ply).count(); ++rank) {
            constexpr int range = 2 * exactscore::largest + 1;
            const int byte = at < bytes.size() ? static_cast<uchar>(bytes[at++]) : 0;
            if (byte != 0)
                book->setScore(ply, rank, byte % range - exactscore::largest);
        }
    return book;
}

void checkBook(OpeningBook& book, const QByteArray& bytes)
{
    const QByteArray contents = book.contents();
    const auto again = OpeningBook::read(contents);
    require(again && (*again)->contents() == contents, "a book is read as it was written");
    require(book.merge(**again) && book.contents() == contents,
            "a book merged with itself stays what it is");
    const Position position
        = fuzz::positionOf(reinterpret_cast<const std::uint8_t*>(bytes.constData()),
                           std::min<std::size_t>(static_cast<std::size_t>(bytes.size()), 6));
    require(book.score(position) == book.score(position.mirrored()),
            "a position and its mirror image have one score");
    if (!bytes.isEmpty()) {
        QByteArray damaged = contents;
        damaged[static_cast<uchar>(bytes[0]) * 7 % damaged.size()] ^= 4;
        const auto refused = OpeningBook::read(damaged);
        require(!refused, "a damaged book is refused");
        fuzz::requireSentence(refused.error());
    }
    book.deriveEarlier();
    const auto derived = OpeningBook::read(book.contents());
    require(derived && (*derived)->contents() == book.contents(),
            "a book is read as it was written after scores were derived");
}

}

/// The input is the file of a book; after a first byte from 0 to 4 it is the scores of one of so
/// many plies.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes = fuzz::bytesOf(data, size);
    if (size > 0 && data[0] <= 4)
        checkBook(*bookOf(bytes.mid(1), data[0]), bytes.mid(1));
    else
        readFile(bytes);
    return 0;
}
