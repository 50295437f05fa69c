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
    return fail(Protocol::tr("There is no protocol called \"%1\"; the protocols are %2.")
                    .arg(name, protocolNames().join(QStringLiteral(", "))));
}

QString protocolSentence(StudyProtocol protocol)
{
    switch (protocol) {
    case StudyProtocol::Literal:
        return Protocol::tr(
            "The article's flow chart at its word: a finished game is a leaf that the heuristic "
            "values, so that it is known through feature 1 of H1 alone and H2 does not know it. At "
            "each side's own moves 3, 6, 9 and so on one of its two best columns is drawn. The "
            "first move alternates; in table 6 and the figures the first stays the first.");
    case StudyProtocol::WinAware:
        return Protocol::tr(
            "Both players know finished games. At each side's own moves 3, 6, 9 and so on one of "
            "its two best columns is drawn. H1, in table 6 the first, moves first in every game.");
    case StudyProtocol::BestFit:
        return Protocol::tr(
            "Settings that were searched for tables 7 to 9, where they come closest to the "
            "article's shares: as literal, but the second, fifth, eighth ... disc of a game falls "
            "into any open column, and in H1 vertical pairs count the empty squares above them, "
            "runs may overlap, every disc counts for its column, and an open three counts as four "
            "in line. With table 6 they agree in fewer cells than literal.");
    case StudyProtocol::Fair:
        return Protocol::tr(
            "Both players know finished games. No move is chosen by lot; each of the 238 positions "
            "of three plies, mirror images included, is played with both colours, 476 games in "
            "all, in an order that the seed deals.");
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
