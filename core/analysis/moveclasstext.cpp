// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/moveclass.h"

#include "core/board/notation.h"

#include <QCoreApplication>

namespace {

struct ClassText
{
    Q_DECLARE_TR_FUNCTIONS(MoveClass)
};

struct MoveClassWords
{
    const char* key;
    const char* name;
    const char* symbol;
};

/// In the order of the enumeration.
constexpr MoveClassWords moveClassWords[moveClassCount] {
    {"unknown", QT_TRANSLATE_NOOP("MoveClass", "not known yet"), ""},
    {"forced", QT_TRANSLATE_NOOP("MoveClass", "forced"), "□"},
    {"onlyMove", QT_TRANSLATE_NOOP("MoveClass", "only move"), "!"},
    {"best", QT_TRANSLATE_NOOP("MoveClass", "best"), ""},
    {"slower", QT_TRANSLATE_NOOP("MoveClass", "slower"), "?!"},
    {"mistake", QT_TRANSLATE_NOOP("MoveClass", "mistake"), "?"},
    {"blunder", QT_TRANSLATE_NOOP("MoveClass", "blunder"), "??"},
};

const MoveClassWords& wordsOfClass(MoveClass quality)
{
    return moveClassWords[static_cast<std::size_t>(quality)];
}

QString square(const Position& before, int column)
{
    return notation::squareName(column, before.landingRow(column));
}

const ScoreInterval& scoreOf(const ColumnsReport& scores, int column)
{
    static const ScoreInterval unknown;
    const auto& score = scores.moves[static_cast<std::size_t>(column)];
    return score ? *score : unknown;
}

/// The first of the best columns as far as known.
int bestColumn(const ColumnsReport& scores)
{
    if (!scores.best.empty())
        return scores.best.front().column();
    int best = -1;
    for (int column = 0; column < ColumnsReport::columns; ++column)
        if (scores.moves[static_cast<std::size_t>(column)]
            && (best < 0 || scoreOf(scores, column).lower > scoreOf(scores, best).lower))
            best = column;
    return best;
}

QString forcedSentence(const Position& before, Move played)
{
    const QString name = square(before, played.column());
    const Bitboard bit
        = Position::Shape::square(played.column(), before.landingRow(played.column()));
    return before.threatenedSquares() & bit
        ? ClassText::tr("Forced: only %1 blocks the four.").arg(name)
        : ClassText::tr("Forced: %1 was the only free square.").arg(name);
}

/// After the colon of "Only move: ": what is kept.
QString onlyMoveSentence(const ScoreInterval& score, int plies)
{
    if (score.lower > 0)
        return ClassText::tr("Only move: it %1. Every other column gives the win away (exact).")
            .arg(score.toText(plies));
    return ClassText::tr("Only move: it holds the draw. Every other column loses (exact).");
}

QString bestSentence(const ScoreInterval& score, int plies)
{
    if (score.upper < 0)
        return ClassText::tr("Best: %1, as late as possible (exact).").arg(score.toText(plies));
    if (score.lower > 0)
        return ClassText::tr("Best: %1, as soon as possible (exact).").arg(score.toText(plies));
    return ClassText::tr("Best: it holds the draw. No move does better (exact).");
}

}

QString moveClassKey(MoveClass quality)
{
    return QString::fromLatin1(wordsOfClass(quality).key);
}

QString moveClassName(MoveClass quality)
{
    return ClassText::tr(wordsOfClass(quality).name);
}

QString moveClassSymbol(MoveClass quality)
{
    return QString::fromUtf8(wordsOfClass(quality).symbol);
}

QString moveClassSentence(MoveClass quality, const Position& before, Move played,
                          const ColumnsReport& scores)
{
    const int plies = before.plies();
    const ScoreInterval& reached = scoreOf(scores, played.column());
    // Where an outcome is lost, the best column has a score.
    const int best = bestColumn(scores);
    const auto compared = [&](const QString& sentence) {
        return sentence.arg(scoreOf(scores, best).toText(plies), square(before, best),
                            reached.toText(plies), square(before, played.column()));
    };
    switch (quality) {
    case MoveClass::Unknown:
        return ClassText::tr("This move's value is not known yet.");
    case MoveClass::Forced:
        return forcedSentence(before, played);
    case MoveClass::OnlyMove:
        return onlyMoveSentence(reached, plies);
    case MoveClass::Best:
        return bestSentence(reached, plies);
    case MoveClass::Slower:
        return compared(ClassText::tr("Slower: %3 with %4, but %1 with %2 (exact)."));
    case MoveClass::Mistake:
        return compared(ClassText::tr("Mistake: %1 with %2, but %3 with %4 (exact)."));
    case MoveClass::Blunder:
        return compared(ClassText::tr("Blunder: %1 with %2, but %3 with %4 (exact)."));
    }
    return {};
}
