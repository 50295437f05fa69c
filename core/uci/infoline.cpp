// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uci/infoline.h"

#include "core/uci/uciwords.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace {

/// Every word that begins something else within an `info` line.
bool isInfoWord(QStringView word)
{
    static constexpr std::array words {
        u"depth",      u"seldepth",   u"multipv",  u"score",   u"lowerbound",
        u"upperbound", u"wdl",        u"nodes",    u"nps",     u"time",
        u"hashfull",   u"tbhits",     u"currmove", u"cpuload", u"currmovenumber",
        u"currline",   u"refutation", u"pv",       u"string"};
    return std::ranges::any_of(
        words, [word](const char16_t* known) { return word == QStringView(known); });
}

std::optional<InfoScore> readInfoScore(UciWords& words)
{
    const bool isMate = words.peek() == u"mate";
    if (!isMate && words.peek() != u"cp")
        return std::nullopt;
    words.next();
    const std::optional<int> value = words.number<int>();
    if (!value)
        return std::nullopt;
    return InfoScore {.kind = isMate ? InfoScore::Kind::Mate : InfoScore::Kind::Centipawns,
                      .value = *value};
}

std::optional<InfoChances> readChances(UciWords& words)
{
    std::array<int, 3> parts {};
    for (int& part : parts) {
        const std::optional<int> number = words.number<int>();
        if (!number || *number < 0 || *number > 1000)
            return std::nullopt;
        part = *number;
    }
    return InfoChances {.win = parts[0], .draw = parts[1], .loss = parts[2]};
}

template <typename Number> void readInto(std::optional<Number>& target, UciWords& words)
{
    if (const std::optional<Number> number = words.number<Number>(); number && *number >= 0)
        target = number;
}

/// False for a word that is not known.
bool readNumber(InfoLine& info, QStringView word, UciWords& words)
{
    if (word == u"depth")
        readInto(info.depth, words);
    else if (word == u"seldepth")
        readInto(info.selectiveDepth, words);
    else if (word == u"multipv")
        readInto(info.multiPv, words);
    else if (word == u"nodes")
        readInto(info.nodes, words);
    else if (word == u"nps")
        readInto(info.nodesPerSecond, words);
    else if (word == u"hashfull")
        readInto(info.tableUse, words);
    else
        return false;
    return true;
}

QStringList readMoveWords(UciWords& words)
{
    QStringList moves;
    while (!words.atEnd() && !isInfoWord(words.peek()))
        moves << words.next().toString();
    return moves;
}

void readField(InfoLine& info, UciWords& words, Score::Bound& bound)
{
    const QStringView word = words.next();
    if (readNumber(info, word, words))
        return;
    if (word == u"score")
        info.score = readInfoScore(words);
    else if (word == u"lowerbound")
        bound = Score::Bound::AtLeast;
    else if (word == u"upperbound")
        bound = Score::Bound::AtMost;
    else if (word == u"wdl")
        info.chances = readChances(words);
    else if (word == u"time") {
        if (const auto time = words.number<std::int64_t>(); time && *time >= 0)
            info.time = std::chrono::milliseconds(*time);
    } else if (word == u"currmove" && !words.atEnd())
        info.currentMove = words.next().toString();
    else if (word == u"pv")
        info.principalVariation = readMoveWords(words);
}

QString scoreText(const InfoScore& score)
{
    const QString kind
        = score.kind == InfoScore::Kind::Mate ? QStringLiteral("mate") : QStringLiteral("cp");
    QString text = QStringLiteral(" score %1 %2").arg(kind).arg(score.value);
    if (score.bound == Score::Bound::AtLeast)
        text += QStringLiteral(" lowerbound");
    if (score.bound == Score::Bound::AtMost)
        text += QStringLiteral(" upperbound");
    return text;
}

template <typename Number> QString fieldText(const char* word, const std::optional<Number>& number)
{
    return number ? QStringLiteral(" %1 %2").arg(QLatin1String(word)).arg(*number) : QString();
}

/// Of a win or a loss that is known without its plies. Some say by the value how late it can be.
int pliesAtMost(const Score& score, int latestEnd)
{
    const int said = value::win - std::abs(score.value);
    return said > 0 ? std::min(said, latestEnd) : latestEnd;
}

bool isNoMove(QStringView word)
{
    return word == u"(none)" || word == u"0000" || word == u"NULL";
}

} // namespace

std::optional<InfoScore> InfoScore::of(const Score& score, int valuesPerCentipawn, int latestEnd)
{
    switch (score.kind) {
    case Score::Kind::None:
        break;
    case Score::Kind::Win:
        if (score.plies == 0)
            return InfoScore {Kind::Mate, (pliesAtMost(score, latestEnd) + 1) / 2,
                              Score::Bound::AtLeast};
        return InfoScore {Kind::Mate, (score.plies + 1) / 2, score.bound};
    case Score::Kind::Loss:
        if (score.plies == 0 && pliesAtMost(score, latestEnd) > 0)
            return InfoScore {Kind::Mate, -(pliesAtMost(score, latestEnd) / 2),
                              Score::Bound::AtMost};
        return InfoScore {Kind::Mate, -(score.plies / 2), score.bound};
    case Score::Kind::Draw:
        return InfoScore {Kind::Centipawns, 0, score.bound};
    case Score::Kind::Estimate:
        return InfoScore {Kind::Centipawns, score.value / valuesPerCentipawn, score.bound};
    }
    return std::nullopt;
}

Score InfoScore::toScore() const
{
    // As large as a search's own, so that a win outweighs every estimate.
    constexpr int mostMoves = 100;
    if (kind == Kind::Centipawns) {
        return {.kind = Score::Kind::Estimate,
                .bound = bound,
                .value = std::clamp(value, -::value::heuristicWin, ::value::heuristicWin)};
    }
    const int moves = std::clamp(value, -mostMoves, mostMoves);
    const int plies = moves > 0 ? 2 * moves - 1 : -2 * moves;
    return {.kind = moves > 0 ? Score::Kind::Win : Score::Kind::Loss,
            .bound = bound,
            .value = moves > 0 ? ::value::win - plies : plies - ::value::win,
            .plies = plies};
}

QString InfoLine::toText() const
{
    QString line = QStringLiteral("info") + fieldText("depth", depth)
        + fieldText("seldepth", selectiveDepth) + fieldText("multipv", multiPv);
    if (score)
        line += scoreText(*score);
    if (chances)
        line += QStringLiteral(" wdl %1 %2 %3")
                    .arg(chances->win)
                    .arg(chances->draw)
                    .arg(chances->loss);
    line += fieldText("nodes", nodes) + fieldText("nps", nodesPerSecond);
    if (time)
        line += QStringLiteral(" time %1").arg(time->count());
    line += fieldText("hashfull", tableUse);
    if (!currentMove.isEmpty())
        line += QStringLiteral(" currmove ") + currentMove;
    if (!principalVariation.isEmpty())
        line += QStringLiteral(" pv ") + principalVariation.join(u' ');
    if (!text.isEmpty())
        line += QStringLiteral(" string ") + text.simplified();
    return line;
}

std::optional<InfoLine> InfoLine::read(QStringView line)
{
    UciWords words(line);
    if (words.next() != u"info")
        return std::nullopt;
    InfoLine info;
    Score::Bound bound = Score::Bound::Exact;
    while (!words.atEnd()) {
        if (words.peek() != u"string") {
            readField(info, words, bound);
            continue;
        }
        words.next();
        info.text = words.rest().toString();
        break;
    }
    if (info.score)
        info.score->bound = bound;
    return info;
}

QString BestMoveLine::toText() const
{
    return QStringLiteral("bestmove ") + (move.isEmpty() ? QStringLiteral("(none)") : move)
        + (ponder.isEmpty() ? QString() : " ponder " + ponder);
}

std::optional<BestMoveLine> BestMoveLine::read(QStringView line)
{
    UciWords words(line);
    if (words.next() != u"bestmove")
        return std::nullopt;
    BestMoveLine read;
    if (const QStringView move = words.next(); !isNoMove(move))
        read.move = move.toString();
    if (words.peek() == u"ponder") {
        words.next();
        if (const QStringView move = words.next(); !isNoMove(move))
            read.ponder = move.toString();
    }
    return read;
}
