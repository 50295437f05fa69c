// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/fielddialogue.h"

#include "core/uci/uciwords.h"

namespace {

using FieldShape = Position::Shape;

/// What it has for this move.
std::chrono::milliseconds fieldTime(const ProgramQuestion& question)
{
    if (question.limits.clock)
        return question.limits.clock->joined().own;
    return question.limits.time.count() > 0 ? question.limits.time : question.moveTime;
}

std::chrono::milliseconds fieldIncrement(const ProgramQuestion& question)
{
    return question.limits.clock ? question.limits.clock->joined().increment : fieldTime(question);
}

}

ProgramStep FieldDialogue::start()
{
    m_toldSide.reset();
    return {.done = true};
}

ProgramStep FieldDialogue::newGame()
{
    m_toldSide.reset();
    return {.done = true};
}

QByteArray FieldDialogue::settings(const ProgramQuestion& question) const
{
    const int first = isOld() ? 1 : 0;
    const int number = first + (question.root.sideToMove() == Player::First ? 0 : 1);
    const auto player = [](int of) { return "player" + QByteArray::number(of); };
    const auto setting = [](const char* name, const QByteArray& value) {
        return QByteArray("settings ") + name + ' ' + value + '\n';
    };
    return setting("timebank", QByteArray::number(qint64 {fieldTime(question).count()}))
        + setting("time_per_move", QByteArray::number(qint64 {fieldIncrement(question).count()}))
        + setting("player_names", player(first) + ',' + player(first + 1))
        + setting("your_bot", player(number)) + setting("your_botid", QByteArray::number(number))
        + setting(isOld() ? "field_columns" : "field_width", QByteArray::number(FieldShape::width))
        + setting(isOld() ? "field_rows" : "field_height", QByteArray::number(FieldShape::height));
}

/// Row by row from the top.
QByteArray FieldDialogue::field(const Position& root) const
{
    const char* const signs = isOld() ? "012" : ".01";
    QByteArray text;
    for (int row = FieldShape::height - 1; row >= 0; --row) {
        for (int column = 0; column < FieldShape::width; ++column) {
            if (!text.isEmpty())
                text += column == 0 && isOld() ? ';' : ',';
            text += signs[static_cast<int>(root.at(column, row))];
        }
    }
    return text;
}

ProgramStep FieldDialogue::ask(const ProgramQuestion& question, SearchReport& report)
{
    m_report = &report;
    m_repeats = 0;
    QByteArray say;
    if (m_toldSide != question.root.sideToMove()) {
        m_toldSide = question.root.sideToMove();
        say = settings(question);
    }
    m_question = "action move " + QByteArray::number(qint64 {fieldTime(question).count()}) + '\n';
    say += "update game round " + QByteArray::number(question.root.plies() / 2 + 1) + '\n';
    say += "update game field " + field(question.root) + '\n';
    return {.say = say + m_question};
}

ProgramStep FieldDialogue::readAnswer(const QString& line)
{
    UciWords words(line);
    if (words.atEnd())
        return {};
    if (words.next() != u"place_disc")
        return refuse(notAMove(line));
    const std::optional<int> column = words.number<int>();
    if (!column || !words.atEnd())
        return refuse(notAMove(line));
    if (*column < 0 || *column >= FieldShape::width || !m_report->root.canPlay(*column))
        return refuse(illegal(line));
    m_report->bestMove = Move(*column);
    m_report->principalVariation = {m_report->bestMove};
    return {.done = true};
}

ProgramStep FieldDialogue::refuse(const EngineFailure& failure)
{
    constexpr int mostRepeats = 2;
    if (!isOld() || m_repeats >= mostRepeats)
        return {.failure = failure};
    ++m_repeats;
    return {.say = m_question};
}
