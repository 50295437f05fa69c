// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/gamerules.h"

#include "core/board/notation.h"
#include "core/study/threeplyopenings.h"

#include <QCoreApplication>

namespace {

struct Rules
{
    Q_DECLARE_TR_FUNCTIONS(GameRules)
};

QString openingsText(const GameRules& rules)
{
    switch (rules.openings) {
    case Openings::Empty:
        return Rules::tr("Games begin from the empty board.");
    case Openings::AllThreePlies:
        return Rules::tr(
            "Each of the 343 sequences of three plies is played with both colours, in the order "
            "used by older versions of the program. 105 positions come up twice, so many games are "
            "copies. Part of the games alone is not a fair sample.");
    case Openings::Random:
        return Rules::tr("Games begin with %n random plies.", nullptr, rules.openingPlies);
    case Openings::List:
        return Rules::tr(
            "Each of the %n opening(s) in a list is played with both colours, in list order.",
            nullptr, static_cast<int>(rules.openingList.size()));
    case Openings::ThreePlyPositions:
        return Rules::tr("Each of the 238 positions after three plies, mirror images included, is "
                         "played with both colours. The seed sets the order.");
    }
    return {};
}

QString randomMovesText(RandomMoves moves)
{
    const QString texts[] {
        Rules::tr("No moves are random."),
        Rules::tr("On its own moves 3, 6, 9 and so on, each side plays one of its two best columns "
                  "at random, each with probability one half."),
        Rules::tr("The second, fifth, eighth ... disc of a game goes into a random open column, "
                  "each equally likely.")};
    return texts[static_cast<std::size_t>(moves)];
}

}

int GameRules::roundsOfOpenings() const
{
    if (openings == Openings::AllThreePlies)
        return 2 * threeplyopenings::orders;
    if (openings == Openings::ThreePlyPositions)
        return 2 * static_cast<int>(threeplyopenings::positions().size());
    return openings == Openings::List ? 2 * static_cast<int>(openingList.size()) : 0;
}

std::vector<Move> GameRules::fixedOpening(int round, std::uint64_t seed) const
{
    const int number = round / 2;
    if (openings == Openings::AllThreePlies)
        return threeplyopenings::strided(number);
    if (openings == Openings::ThreePlyPositions)
        return threeplyopenings::dealt(seed, number);
    if (openings == Openings::List && !openingList.empty())
        return openingList[static_cast<std::size_t>(number) % openingList.size()];
    return {};
}

std::size_t GameRules::pliesOfOpening(int round) const
{
    switch (openings) {
    case Openings::AllThreePlies:
    case Openings::ThreePlyPositions:
        return 3;
    case Openings::Random:
        return static_cast<std::size_t>(openingPlies);
    case Openings::List:
        return fixedOpening(round, 0).size();
    case Openings::Empty:
        break;
    }
    return 0;
}

QString GameRules::toText() const
{
    const QString first = bothColours() ? QString()
        : alternateFirst                ? Rules::tr("The first move alternates.")
                                        : Rules::tr("The same side moves first in every game.");
    QStringList parts {openingsText(*this), randomMovesText(randomMoves)};
    if (!first.isEmpty())
        parts << first;
    return parts.join(u' ');
}

Expected<void> GameRules::check() const
{
    if (openingPlies < 0 || openingPlies > Position::Shape::squares)
        return fail(
            Rules::tr("Games cannot begin with %1 random plies. The number must be from 0 to %2.")
                .arg(openingPlies)
                .arg(Position::Shape::squares));
    if (openings != Openings::List)
        return {};
    if (openingList.empty())
        return fail(Rules::tr("The list of openings is empty. It needs at least one."));
    for (const std::vector<Move>& opening : openingList) {
        const QString text = notation::toDigits(opening);
        const auto position = notation::parsePosition(text);
        if (!position)
            return fail(
                Rules::tr("The opening %1 is not legal: %2").arg(text, position.error().message));
        if (position->isFinished())
            return fail(
                Rules::tr(
                    "The opening %1 ends the game. An opening must leave the game unfinished.")
                    .arg(text));
    }
    return {};
}

Expected<std::vector<std::vector<Move>>> openingsFromText(const QByteArray& text)
{
    std::vector<std::vector<Move>> openings;
    int line = 0;
    for (const QString& whole : QString::fromUtf8(text).split(u'\n')) {
        ++line;
        const QString content = whole.section(u'#', 0, 0).trimmed();
        if (content.isEmpty())
            continue;
        const auto moves = notation::parseMoves(content);
        if (!moves)
            return fail(
                Rules::tr("Line %1 is not an opening: %2").arg(line).arg(moves.error().message),
                line, moves.error().column);
        GameRules one;
        one.openings = Openings::List;
        one.openingList = {*moves};
        if (const auto legal = one.check(); !legal)
            return fail(Rules::tr("Line %1: %2").arg(line).arg(legal.error().message), line);
        openings.push_back(*moves);
    }
    if (openings.empty())
        return fail(
            Rules::tr("The file contains no openings. It needs one per line, such as 4453."));
    return openings;
}
