// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/tournamentpgn.h"

#include "core/uci/ucimoves.h"

namespace {

constexpr qsizetype longestPgnLine = 80;

QString pgnResult(Outcome outcome)
{
    switch (outcome) {
    case Outcome::FirstWins:
        return QStringLiteral("1-0");
    case Outcome::SecondWins:
        return QStringLiteral("0-1");
    case Outcome::Draw:
        return QStringLiteral("1/2-1/2");
    case Outcome::Unfinished:
        break;
    }
    return QStringLiteral("*");
}

QString pgnTag(const QString& name, QString value)
{
    value.replace(u'\\', QStringLiteral("\\\\")).replace(u'"', QStringLiteral("\\\""));
    value.replace(u'\n', u' ').replace(u'\r', u' ');
    return QStringLiteral("[%1 \"%2\"]\n").arg(name, value);
}

/// The words of PGN for how a game ended.
QString pgnTermination(const TournamentGame& game)
{
    if (game.isWalkover)
        return QStringLiteral("unplayed");
    if (!game.game.failure)
        return QStringLiteral("normal");
    switch (game.game.failure->kind) {
    case EngineFailure::Kind::OutOfTime:
    case EngineFailure::Kind::NoAnswer:
    case EngineFailure::Kind::NotReady:
        return QStringLiteral("time forfeit");
    case EngineFailure::Kind::IllegalMove:
    case EngineFailure::Kind::NotAMove:
        return QStringLiteral("rules infraction");
    default:
        return QStringLiteral("abandoned");
    }
}

/// "1. P@d1 P@d2 2. P@d3", and why a game ended that the board does not end.
QStringList moveTokens(const TournamentGame& game)
{
    QStringList tokens;
    Position position;
    for (const Move move : game.game.moves) {
        if (position.sideToMove() == Player::First)
            tokens << QStringLiteral("%1.").arg(position.plies() / 2 + 1);
        tokens << uci::moveText(position, move);
        position.play(move);
    }
    if (game.game.failure) {
        QString reason = game.game.failure->toCell();
        reason.replace(u'{', u'(').replace(u'}', u')').replace(u'\n', u' ');
        tokens += (u'{' + reason.simplified() + u'}').split(u' ');
    }
    tokens << pgnResult(game.game.outcome);
    return tokens;
}

QString wrappedTokens(const QStringList& tokens)
{
    QString text;
    QString line;
    for (const QString& token : tokens) {
        if (!line.isEmpty() && line.size() + 1 + token.size() > longestPgnLine) {
            text += line + u'\n';
            line.clear();
        }
        if (!line.isEmpty())
            line += u' ';
        line += token;
    }
    return text + line + u'\n';
}

QString pgnGame(const Tournament& tournament, const TournamentGame& game, const QString& event)
{
    const auto& entrants = tournament.options.entrants;
    const auto nameAt = [&](int side) {
        return TournamentOptions::nameOf(entrants[static_cast<std::size_t>(game.task.mover(side))]);
    };
    QString text = pgnTag(QStringLiteral("Event"), event);
    text += pgnTag(QStringLiteral("Site"), QStringLiteral("?"));
    text += pgnTag(QStringLiteral("Date"),
                   game.date.isValid() ? game.date.toString(QStringLiteral("yyyy.MM.dd"))
                                       : QStringLiteral("????.??.??"));
    text += pgnTag(QStringLiteral("Round"), QString::number(game.task.round));
    text += pgnTag(QStringLiteral("White"), nameAt(0));
    text += pgnTag(QStringLiteral("Black"), nameAt(1));
    // Of programs of others; nothing else has a tag for that.
    for (const int side : {0, 1})
        if (const int version = game.version(side); version > 0)
            text += pgnTag(side == 0 ? QStringLiteral("WhiteVersion")
                                     : QStringLiteral("BlackVersion"),
                           QString::number(version));
    text += pgnTag(QStringLiteral("Result"), pgnResult(game.game.outcome));
    text += pgnTag(QStringLiteral("PlyCount"), QString::number(game.game.moves.size()));
    text += pgnTag(QStringLiteral("Termination"), pgnTermination(game));
    text += pgnTag(QStringLiteral("Variant"), QStringLiteral("cfour"));
    return text + u'\n' + wrappedTokens(moveTokens(game)) + u'\n';
}

}

QByteArray tournamentToPgn(const Tournament& tournament, const QString& event)
{
    QByteArray pgn;
    for (const TournamentGame& game : tournament.games)
        pgn += pgnGame(tournament, game, event).toUtf8();
    return pgn;
}
