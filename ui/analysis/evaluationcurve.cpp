// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/evaluationcurve.h"

#include "core/board/notation.h"
#include "core/solver/exactscore.h"
#include "ui/text/sidename.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace {

struct CurveText
{
    Q_DECLARE_TR_FUNCTIONS(EvaluationCurve)
};

Outcome winOf(Player side)
{
    return side == Player::First ? Outcome::FirstWins : Outcome::SecondWins;
}

void judge(EvaluationPoint& point, const Position& position, const ScoreInterval& score)
{
    if (!score.isDecided())
        return;
    point.isExact = score.isExact();
    if (score.lower == 0 && score.upper == 0) {
        point.outcome = Outcome::Draw;
        point.lastDisc = Position::Shape::squares;
        return;
    }
    const Player mover = position.sideToMove();
    point.outcome = winOf(score.lower > 0 ? mover : other(mover));
    // The nearer to a draw, the later the end.
    const int latest = score.lower > 0 ? score.lower : score.upper;
    point.lastDisc = point.discs + exactscore::pliesToEnd(latest, point.discs);
}

QString outcomeName(Outcome outcome)
{
    switch (outcome) {
    case Outcome::FirstWins:
        return QStringLiteral("first");
    case Outcome::SecondWins:
        return QStringLiteral("second");
    case Outcome::Draw:
        return QStringLiteral("draw");
    case Outcome::Unfinished:
        break;
    }
    return {};
}

QString outcomeText(const EvaluationPoint& point, DiscTheme theme)
{
    if (!point.isKnown())
        return CurveText::tr("not known yet");
    const bool ended = point.discs == point.lastDisc && point.isExact;
    if (point.outcome == Outcome::Draw)
        return ended ? CurveText::tr("draw") : CurveText::tr("a draw with best play");
    const QString winner = sideTitle(*winnerOf(point.outcome), theme);
    if (ended)
        return CurveText::tr("%1 has won").arg(winner);
    if (!point.isExact)
        return CurveText::tr("%1 wins, but not yet known when").arg(winner);
    return CurveText::tr("%1 wins in %2, with disc %3",
                         "side, its own moves, discs on the board then")
        .arg(winner)
        .arg(point.winnersMoves())
        .arg(point.lastDisc);
}

}

int EvaluationPoint::winnersMoves() const
{
    return winnerOf(outcome) ? (lastDisc - discs + 1) / 2 : 0;
}

std::vector<EvaluationPoint> evaluationCurve(const Game& game, const KnownColumns& known)
{
    std::vector<EvaluationPoint> curve;
    for (int ply = 0; ply <= game.length(); ++ply) {
        const Position& position = game.positionAt(ply);
        EvaluationPoint point {.ply = ply, .discs = position.plies()};
        if (ply > 0) {
            point.move = game.moves()[static_cast<std::size_t>(ply - 1)];
            point.row = game.positionAt(ply - 1).landingRow(point.move.column());
        }
        if (position.isFinished()) {
            point.outcome = position.outcome();
            point.lastDisc = point.discs;
            point.isExact = true;
        } else if (const auto columns = known(position)) {
            judge(point, position, columns->whole.score);
        }
        curve.push_back(point);
    }
    return curve;
}

QString evaluationText(const EvaluationPoint& point, DiscTheme theme)
{
    const QString outcome = outcomeText(point, theme);
    if (point.move.isNone())
        return CurveText::tr("Start: %1").arg(outcome);
    return CurveText::tr("Move %1 (%2): %3", "number, square, who wins")
        .arg(QString::number(point.ply), notation::squareName(point.move.column(), point.row),
             outcome);
}

QByteArray evaluationToCsv(const std::vector<EvaluationPoint>& curve)
{
    QString text = QStringLiteral("ply,column,discs,outcome,last_disc,exact\n");
    for (const EvaluationPoint& point : curve) {
        const QStringList fields {
            QString::number(point.ply),
            point.move.isNone() ? QString() : QString::number(point.move.column() + 1),
            QString::number(point.discs),
            outcomeName(point.outcome),
            point.isKnown() ? QString::number(point.lastDisc) : QString(),
            point.isExact ? QStringLiteral("1") : QStringLiteral("0"),
        };
        text += fields.join(QLatin1Char(',')) + QLatin1Char('\n');
    }
    return text.toUtf8();
}

QByteArray evaluationToJson(const std::vector<EvaluationPoint>& curve)
{
    QJsonArray points;
    for (const EvaluationPoint& point : curve) {
        QJsonObject object {{"ply", point.ply}, {"discs", point.discs}, {"exact", point.isExact}};
        if (!point.move.isNone())
            object.insert("column", point.move.column() + 1);
        if (point.isKnown()) {
            object.insert("outcome", outcomeName(point.outcome));
            object.insert("last_disc", point.lastDisc);
        }
        points.append(object);
    }
    return QJsonDocument(QJsonObject {{"positions", points}}).toJson();
}
