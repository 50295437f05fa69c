// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plantokens.h"

#include <QCoreApplication>

namespace plantokens {

namespace {

struct PlanTokens
{
    Q_DECLARE_TR_FUNCTIONS(PlanTokens)
};

constexpr qsizetype longestQuotedWord = 40;

}

Word nextWord(QStringView text, qsizetype from)
{
    while (from < text.size() && text[from].isSpace())
        ++from;
    qsizetype end = from;
    while (end < text.size() && !text[end].isSpace())
        ++end;
    return {text.mid(from, end - from), from};
}

QString quoted(QStringView word)
{
    return word.size() <= longestQuotedWord
        ? word.toString()
        : word.left(longestQuotedWord).toString() + QChar(0x2026);
}

QString shown(QChar sign)
{
    if (sign.isPrint() && !sign.isSurrogate())
        return sign;
    return QStringLiteral("U+%1").arg(sign.unicode(), 4, 16, QLatin1Char('0')).toUpper();
}

tl::unexpected<Error> failAt(QStringView text, qsizetype index, QString message)
{
    const QStringView before = text.left(index);
    return fail(std::move(message), static_cast<int>(before.count(u'\n')) + 1,
                static_cast<int>(index - before.lastIndexOf(u'\n')));
}

Error inWhole(Error error, QStringView text, qsizetype start)
{
    const QStringView before = text.left(start);
    if (error.line == 1)
        error.column += static_cast<int>(start - before.lastIndexOf(u'\n')) - 1;
    error.line += static_cast<int>(before.count(u'\n'));
    return error;
}

Expected<MovesAndSide> readMovesAndSide(QStringView text, qsizetype from)
{
    Word side = nextWord(text, from);
    const qsizetype start = side.start;
    while (!side.text.isEmpty() && !side.is(QLatin1String("first"))
           && !side.is(QLatin1String("second")))
        side = nextWord(text, side.end());
    if (side.text.isEmpty())
        return failAt(text, side.start,
                      PlanTokens::tr("The plan does not say whose it is: “first” or “second” must "
                                     "stand behind the moves."));
    const QStringView moves = text.mid(start, side.start - start).trimmed();
    if (moves.isEmpty())
        return failAt(text, side.start,
                      PlanTokens::tr("The moves are missing in front of “%1”; “-” stands for the "
                                     "empty board.")
                          .arg(side.text));
    return MovesAndSide {
        moves, start, side.is(QLatin1String("first")) ? Player::First : Player::Second, side.end()};
}

Expected<std::vector<Cell>> readCells(QStringView text, int width, int height)
{
    std::vector<Cell> cells;
    const int squares = width * height;
    int count = 0;
    for (qsizetype index = 0; index < text.size(); ++index) {
        const QChar sign = text[index];
        if (sign.isSpace() || (sign == u'/' && count % width == 0))
            continue;
        if (sign == u'/')
            return failAt(text, index,
                          PlanTokens::tr("There is a slash behind cell %1 of the plan; each row "
                                         "has %2 cells.")
                              .arg(count)
                              .arg(width));
        if (count == squares)
            return failAt(text, index,
                          PlanTokens::tr("The plan has too many cells: a board of %1 columns and "
                                         "%2 rows has %3, and here is “%4”.")
                              .arg(QString::number(width), QString::number(height),
                                   QString::number(squares), shown(sign)));
        cells.push_back({sign, count + 1, count % width, height - 1 - count / width, index});
        ++count;
    }
    if (count < squares)
        return failAt(text, text.size(),
                      PlanTokens::tr("The cells of the plan end after %1; a board of %2 columns "
                                     "and %3 rows has %4.")
                          .arg(count)
                          .arg(width)
                          .arg(height)
                          .arg(squares));
    return cells;
}

}
