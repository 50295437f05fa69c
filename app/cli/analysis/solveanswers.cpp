// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/analysis/solveanswers.h"

#include "app/cli/analysis/solveroptions.h"
#include "app/cli/console.h"
#include "core/board/notation.h"
#include "core/support/formats/jsontext.h"

#include <QJsonDocument>

namespace {

QString weakText(const ScoreInterval& score)
{
    if (!score.isExact())
        return score.lower == 0 ? QStringLiteral("does not lose")
            : score.upper == 0  ? QStringLiteral("does not win")
                                : QStringLiteral("not known yet");
    return score.lower > 0 ? QStringLiteral("win")
        : score.lower < 0  ? QStringLiteral("loss")
                           : QStringLiteral("draw");
}

QByteArray jsonLine(const QJsonObject& object)
{
    return jsonText(object, QJsonDocument::Compact) + '\n';
}

}

QByteArray SolveAnswers::answer(const QString& text)
{
    const auto moves = text.isEmpty()
        ? fail(QStringLiteral("The line is empty; the empty board is startpos."))
        : notation::parseMoves(text);
    if (!moves)
        return refusal(text, moves.error().message);
    const Position position = positionAfter(*moves);
    if (position.isFinished())
        return refusal(text, QStringLiteral("The game has ended in this position."));
    const QString played = moves->empty() ? QStringLiteral("startpos") : notation::toDigits(*moves);
    return line(played, solve(played, position));
}

QByteArray SolveAnswers::refusal(const QString& text, const QString& sentence)
{
    ++m_wrong;
    if (m_settings.json)
        return jsonLine({{"position", text}, {"error", sentence}});
    return QStringLiteral("error: %1\n").arg(sentence).toUtf8();
}

SolveReport SolveAnswers::solve(const QString& moves, const Position& position)
{
    if (m_settings.clear)
        m_solver.clearTable();
    const auto progress = [&](const SolveReport& report) {
        if (report.time >= std::chrono::milliseconds(100))
            console::progress(filled("%1: %2, %3 nodes", moves,
                                     report.score.toText(report.root.plies()), report.nodes));
    };
    SolveReport report
        = m_solver.solve(position, m_settings.goal, m_settings.limits, {m_stop, progress});
    ++m_count;
    return report;
}

QByteArray SolveAnswers::line(const QString& moves, const SolveReport& report) const
{
    const bool weak = m_settings.goal == SolveGoal::Weak;
    const auto sign = [](int score) { return score > 0 ? 1 : score < 0 ? -1 : 0; };
    const ScoreInterval score
        = weak ? ScoreInterval {sign(report.score.lower), sign(report.score.upper)} : report.score;
    const auto microseconds
        = std::chrono::duration_cast<std::chrono::microseconds>(report.time).count();
    if (!m_settings.json)
        return filled("%1 %2 %3 %4\n", moves, intervalText(score), report.nodes, microseconds)
            .toUtf8();
    QJsonObject object = intervalToJson(score, report.root.plies());
    if (weak)
        object.insert("text", weakText(score));
    object.insert("position", moves);
    object.insert("status", statusText(report.status));
    object.insert("nodes", static_cast<qint64>(report.nodes));
    object.insert("microseconds", static_cast<qint64>(microseconds));
    object.insert("threads", report.workers);
    return jsonLine(object);
}
