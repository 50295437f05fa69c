// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/wordlist.h"

#include "core/board/notation.h"

#include <QCoreApplication>

namespace {

struct WordList
{
    Q_DECLARE_TR_FUNCTIONS(WordList)
};

/// `last` joins the last two words.
QString joined(QStringList words, const QString& last)
{
    if (words.size() < 2)
        return words.join(QString());
    const QString end = words.takeLast();
    return last.arg(words.join(WordList::tr(", ", "between the words of a list")), end);
}

}

QStringList wordlist::squares(Bitboard squares)
{
    QStringList names;
    for (; squares != 0; squares &= squares - 1) {
        const int bit = std::countr_zero(squares);
        names << notation::squareName(bit / Position::Shape::stride, bit % Position::Shape::stride);
    }
    return names;
}

QString wordlist::withAnd(const QStringList& words)
{
    return joined(words, WordList::tr("%1 and %2", "the end of a list"));
}

QString wordlist::withOr(const QStringList& words)
{
    return joined(words, WordList::tr("%1 or %2", "the end of a list"));
}

QString wordlist::capitalised(const QString& sentence)
{
    return sentence.left(1).toUpper() + sentence.mid(1);
}
