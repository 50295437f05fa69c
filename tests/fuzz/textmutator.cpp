// SPDX-License-Identifier: GPL-3.0-or-later
//
// Inputs that are a language stay words and lines of it most of the time: one of them is moved,
// doubled, left out, or becomes another. Bytes changed at random hardly ever get past the first
// wrong word.
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/mutation.h"

#include <QByteArrayList>

using fuzz::draw;
using fuzz::oneIn;
using fuzz::Random;

namespace {

bool isWordSign(char sign)
{
    const auto code = static_cast<uchar>(sign);
    return code >= 128 || sign == '_' || (code >= '0' && code <= '9')
        || (code >= 'A' && code <= 'Z') || (code >= 'a' && code <= 'z');
}

/// Words, what is blank between them, and each other sign by itself; together they are the text.
QByteArrayList wordsOf(const QByteArray& text)
{
    QByteArrayList words;
    const auto belongs = [](char first, char sign) {
        return (isWordSign(first) && isWordSign(sign)) || (first == ' ' && sign == ' ');
    };
    for (qsizetype begin = 0, end = 0; begin < text.size(); begin = end) {
        for (end = begin + 1; end < text.size() && belongs(text[begin], text[end]);)
            ++end;
        words << text.mid(begin, end - begin);
    }
    return words;
}

/// Each with what ends it.
QByteArrayList linesOf(const QByteArray& text)
{
    QByteArrayList lines = text.split('\n');
    for (qsizetype i = 0; i + 1 < lines.size(); ++i)
        lines[i] += '\n';
    return lines;
}

QByteArray otherPiece(const QByteArray& piece, Random& random)
{
    static const QByteArrayList numbers {"0",
                                         "1",
                                         "-1",
                                         "2",
                                         "7",
                                         "42",
                                         "43",
                                         "255",
                                         "2147483647",
                                         "2147483648",
                                         "4294967296",
                                         "9223372036854775807",
                                         "9223372036854775808",
                                         "18446744073709551615",
                                         "18446744073709551616",
                                         "99999999999999999999",
                                         "0.5",
                                         "1e308",
                                         "1e-308",
                                         "00"};
    constexpr qlonglong billion = 1'000'000'000;
    bool isNumber = false;
    const qlonglong number = piece.toLongLong(&isNumber);
    if (isNumber && oneIn(random, 2) && number > -billion && number < billion)
        return QByteArray::number(number + draw(random, 7) - 3);
    if (isNumber && !oneIn(random, 4))
        return numbers.at(draw(random, numbers.size()));
    return fuzz::otherBytes(piece);
}

/// One of the pieces, or a few that stand together, is at another place, or is another, or is gone.
void change(QByteArrayList& pieces, Random& random)
{
    const qsizetype at = draw(random, pieces.size());
    const qsizetype other = draw(random, pieces.size());
    const qsizetype few = 1 + draw(random, std::min<qsizetype>(8, pieces.size() - at));
    switch (draw(random, 6)) {
    case 0:
        pieces[at] = pieces[other];
        break;
    case 1:
        pieces.insert(other, pieces.mid(at, few).join());
        break;
    case 2:
        pieces.remove(at, few);
        break;
    case 3:
        pieces.swapItemsAt(at, other);
        break;
    default:
        pieces[at] = otherPiece(pieces[at], random);
        break;
    }
}

}

std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t maximumSize,
                                    unsigned seed)
{
    Random random(seed + 1);
    if (size == 0 || oneIn(random, 4))
        return LLVMFuzzerMutate(data, size, maximumSize);
    const QByteArray text = fuzz::bytesOf(data, size);
    QByteArrayList pieces = oneIn(random, 4) ? linesOf(text) : wordsOf(text);
    for (qsizetype changes = 1 + draw(random, 3); changes > 0 && !pieces.isEmpty(); --changes)
        change(pieces, random);
    return fuzz::handOver(pieces.join(), data, size, maximumSize);
}
