// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/protocol.h"

#include "core/engines/engineinfo.h"
#include "core/support/text/enumnames.h"

#include <QCoreApplication>

namespace {

struct Protocol
{
    Q_DECLARE_TR_FUNCTIONS(StudyProtocol)
};

constexpr EnumNames<StudyProtocol, 4> studyProtocols {{"literal", "win-aware", "best-fit", "fair"}};

}

QStringList protocolNames()
{
    return studyProtocols.all();
}

QString protocolName(StudyProtocol protocol)
{
    return studyProtocols.of(protocol);
}

Expected<StudyProtocol> protocolFromName(const QString& name)
{
    if (const auto protocol = studyProtocols.find(name))
        return *protocol;
    return fail(Protocol::tr("There is no protocol called \"%1\". The protocols are %2.")
                    .arg(name, protocolNames().join(QStringLiteral(", "))));
}

QString protocolSentence(StudyProtocol protocol)
{
    switch (protocol) {
    case StudyProtocol::Literal:
        return Protocol::tr(
            "Takes the article's flow chart literally: a finished game is a leaf evaluated by the "
            "heuristic. Only feature 1 of H1 recognises it. H2 does not. On its own moves 3, 6, 9 "
            "and so on, each side plays one of its two best columns at random. The first move "
            "alternates, except in table 6 and the figures, where the first player stays first.");
    case StudyProtocol::WinAware:
        return Protocol::tr("Both players recognise finished games. On its own moves 3, 6, 9 and "
                            "so on, each side plays one of its two best columns at random. H1 "
                            "moves first in every game, except in table 6, where the first-named "
                            "side does.");
    case StudyProtocol::BestFit:
        return Protocol::tr(
            "Settings found by a search over tables 7 to 9, where they come closest to the "
            "article's shares. Like literal, but the second, fifth, eighth ... disc of a game goes "
            "into a random open column. In H1, vertical pairs count the empty squares above them, "
            "runs may overlap, every disc counts for its column, and an open three counts as four "
            "in line. In table 6, fewer cells agree than with literal.");
    case StudyProtocol::Fair:
        return Protocol::tr(
            "Both players recognise finished games. No moves are random. Each of the 238 positions "
            "after three plies, mirror images included, is played with both colours: 476 games in "
            "all, in an order set by the seed.");
    }
    return {};
}

bool knowsFinishedGames(StudyProtocol protocol)
{
    return protocol == StudyProtocol::WinAware || protocol == StudyProtocol::Fair;
}

GameRules protocolRules(StudyProtocol protocol, bool fixedFirst)
{
    GameRules rules;
    rules.openings
        = protocol == StudyProtocol::Fair ? Openings::ThreePlyPositions : Openings::Empty;
    rules.randomMoves = protocol == StudyProtocol::Fair ? RandomMoves::None
        : protocol == StudyProtocol::BestFit            ? RandomMoves::AnyLegal
                                                        : RandomMoves::TopTwo;
    rules.alternateFirst = protocol != StudyProtocol::WinAware && !fixedFirst;
    return rules;
}

H1Options protocolH1(StudyProtocol protocol, H1Options h1)
{
    if (protocol == StudyProtocol::BestFit) {
        h1.verticalPairs = true;
        h1.overlappingRuns = true;
        h1.allDiscsCount = true;
        h1.openThreeWins = true;
    }
    return h1;
}

QString protocolEngine(StudyProtocol protocol, const QString& heuristic)
{
    const QString family
        = knowsFinishedGames(protocol) ? QStringLiteral("study") : QStringLiteral("literal");
    return findEngine(family, heuristic)->name;
}
