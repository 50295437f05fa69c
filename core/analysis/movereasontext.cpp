// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/movereason.h"
#include "core/analysis/wordlist.h"
#include "core/board/notation.h"

#include <QCoreApplication>

namespace {

struct ReasonText
{
    Q_DECLARE_TR_FUNCTIONS(MoveReason)
};

/// More are no sentence that anybody reads.
constexpr int mostSeen = 3;
constexpr int mostProved = 2;

/// As scores are said everywhere; `moves` are the winner's.
QString winScoreText(int moves)
{
    return Score {Score::Kind::Win, Score::Bound::Exact, 0, 2 * moves - 1}.toText();
}

QString lossScoreText(int moves)
{
    return Score {Score::Kind::Loss, Score::Bound::Exact, 0, 2 * moves}.toText();
}

/// Says how each kind goes on after "d4 ...".
class Writer
{
public:
    explicit Writer(const QString& opponent) : m_opponent(opponent) { }

    QString write(const Reason& reason) const
    {
        return reason.kind < ReasonKind::OnlyWin ? writeSeen(reason) : writeProved(reason);
    }

private:
    QString writeSeen(const Reason& reason) const
    {
        const QStringList names = wordlist::squares(reason.squares);
        switch (reason.kind) {
        case ReasonKind::WinsNow:
            return ReasonText::tr("makes four in a row and wins");
        case ReasonKind::MissesWin:
            return ReasonText::tr("misses four in a row on %1").arg(wordlist::withOr(names));
        case ReasonKind::Blocks:
            return ReasonText::tr("blocks %1's four").arg(m_opponent);
        case ReasonKind::GivesSquare:
            return ReasonText::tr("loses because it opens %2 for %1")
                .arg(m_opponent, wordlist::withOr(names));
        case ReasonKind::LeavesWin:
            return ReasonText::tr("lets %1 win on %2").arg(m_opponent, wordlist::withOr(names));
        case ReasonKind::ThreatensTwice:
            return ReasonText::tr("threatens %1 at once, and %2 can block only one")
                .arg(wordlist::withAnd(names), m_opponent);
        case ReasonKind::ThreatensAbove:
            return ReasonText::tr("threatens %1, one above the other, and %2 can block only one")
                .arg(wordlist::withAnd(names), m_opponent);
        case ReasonKind::Threatens:
            return ReasonText::tr("threatens %1").arg(wordlist::withOr(names));
        case ReasonKind::GivesUpThreat:
            return ReasonText::tr("gives up the threat on %1, as %2 can now block it")
                .arg(wordlist::withOr(names), m_opponent);
        default:
            return writeQuiet(reason, names);
        }
    }

    QString writeQuiet(const Reason& reason, const QStringList& names) const
    {
        switch (reason.kind) {
        case ReasonKind::OddThreats:
            return (names.size() == 1 ? ReasonText::tr("makes an odd threat on %1")
                                      : ReasonText::tr("makes odd threats on %1"))
                .arg(wordlist::withAnd(names));
        case ReasonKind::EvenThreats:
            return (names.size() == 1 ? ReasonText::tr("makes an even threat on %1")
                                      : ReasonText::tr("makes even threats on %1"))
                .arg(wordlist::withAnd(names));
        case ReasonKind::TakesDouble:
            return ReasonText::tr("takes a square where %1 would threaten %2 at once")
                .arg(m_opponent, wordlist::withAnd(names));
        case ReasonKind::TakesThreat:
            return ReasonText::tr("takes a square where %1 would threaten %2")
                .arg(m_opponent, wordlist::withAnd(names));
        case ReasonKind::OnlySafe:
            return ReasonText::tr("is the only move that doesn't let %1 win at once")
                .arg(m_opponent);
        case ReasonKind::OnlyColumn:
            return ReasonText::tr("is the only square left to play");
        default:
            return reason.number > 0
                ? ReasonText::tr("is part of %n possible four(s)", nullptr, reason.number)
                : ReasonText::tr("can't be part of a four");
        }
    }

    static QString writeProved(const Reason& reason)
    {
        switch (reason.kind) {
        case ReasonKind::GivesWinAway:
            return ReasonText::tr("gives the win away");
        case ReasonKind::GivesDrawAway:
            return ReasonText::tr("gives the draw away");
        case ReasonKind::Wins:
            return winScoreText(reason.number);
        case ReasonKind::WinsFastest:
            return ReasonText::tr("%1, sooner than any other column", "wins in 7 moves")
                .arg(winScoreText(reason.number));
        case ReasonKind::WinsSomehow:
            return ReasonText::tr("wins");
        case ReasonKind::Draws:
            return ReasonText::tr("leads to a draw");
        case ReasonKind::Loses:
            return lossScoreText(reason.number);
        case ReasonKind::LosesLatest:
            return ReasonText::tr("still loses, but holds out longest: %n move(s)", nullptr,
                                  reason.number);
        default:
            return ReasonText::tr("loses");
        }
    }

    QString m_opponent;
};

}

QString moveReason(const Position& before, Move move, const SideNames& names,
                   const ColumnsReport* exact)
{
    const Writer writer(names.of(other(before.sideToMove())));
    const QString square = notation::squareName(move.column(), before.landingRow(move.column()));
    QStringList seen;
    QStringList proved;
    QString only;
    for (const Reason& reason : moveReasons(before, move, exact)) {
        if (reason.kind < ReasonKind::OnlyWin) {
            if (seen.size() < mostSeen)
                seen << writer.write(reason);
        } else if (reason.kind == ReasonKind::OnlyWin) {
            only = ReasonText::tr("Only %1 keeps the win.").arg(square);
        } else if (reason.kind == ReasonKind::OnlyDraw) {
            only = ReasonText::tr("Only %1 keeps the draw.").arg(square);
        } else if (!only.isEmpty()) {
            // A win, and by when: nothing else follows on what only one column keeps.
            only = ReasonText::tr("Only %1 keeps the win (in %n move(s)).", nullptr, reason.number)
                       .arg(square);
        } else if (proved.size() < mostProved) {
            proved << writer.write(reason);
        }
    }
    const QString what = wordlist::withAnd(seen);
    if (!only.isEmpty())
        return only + u' ' + ReasonText::tr("It %1.", "what a disc on a square does").arg(what);
    const QString first
        = ReasonText::tr("%1 %2.", "a square, and what a disc there does").arg(square, what);
    if (proved.isEmpty())
        return first;
    return first + u' '
        + ReasonText::tr("It %1.", "what a disc on a square does").arg(wordlist::withAnd(proved));
}
