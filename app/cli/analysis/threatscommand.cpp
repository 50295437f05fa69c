// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/analysis/threatoutput.h"
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/linereader.h"
#include "core/board/notation.h"

#include <QJsonDocument>

namespace {

const QString aboutThreats = QStringLiteral(
    "Lists the threats of positions, those in the arguments or those on standard input, one on a\n"
    "line: the empty squares that complete four, odd or even by their row counted from 1, and who\n"
    "wins when both sides only fill up columns. A wrong position is refused with a sentence; the\n"
    "others go on.");

/// Writes what is threatened in each position.
class Answers
{
public:
    explicit Answers(bool json) : m_json(json) { }

    /// Also flushes, so that another program can wait for the answer. False when nobody listens any
    /// more.
    bool answer(const QString& text)
    {
        const auto moves = text.isEmpty()
            ? fail(QStringLiteral("the line is empty; the empty board is startpos"))
            : notation::parseMoves(text);
        if (!moves) {
            refuse(text, moves.error().message);
            return console::flush();
        }
        const Position position = positionAfter(*moves);
        if (m_json)
            printJson(*moves, position);
        else
            printText(*moves, position);
        ++m_count;
        return console::flush();
    }

    int count() const { return m_count; }
    bool wasWrong() const { return m_wasWrong; }

private:
    void refuse(const QString& text, const QString& reason)
    {
        m_wasWrong = true;
        const QString sentence = QStringLiteral("Bad position: %1").arg(reason);
        console::fail(BadInput, sentence);
        if (m_json)
            print({{"position", text}, {"error", sentence}});
    }

    void printText(const std::vector<Move>& moves, const Position& position)
    {
        if (m_count > 0)
            console::print(QStringLiteral("\n"));
        console::print(
            notation::toDiagram(position)
            + QStringLiteral("\n\n%1: the %2 player (%3) is to move.\n")
                  .arg(moves.empty() ? QStringLiteral("startpos") : notation::toDigits(moves),
                       position.sideToMove() == Player::First ? QStringLiteral("first")
                                                              : QStringLiteral("second"),
                       position.sideToMove() == Player::First ? QStringLiteral("x")
                                                              : QStringLiteral("o")));
        console::print(threatsText(position));
    }

    void printJson(const std::vector<Move>& moves, const Position& position)
    {
        QJsonObject object = threatsToJson(position);
        object.insert("position", notation::toDigits(moves));
        print(object);
    }

    static void print(const QJsonObject& object)
    {
        console::print(QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n');
    }

    bool m_json;
    int m_count = 0;
    bool m_wasWrong = false;
};

}

CommandResult commands::threats(const QStringList& arguments)
{
    CommandLine line(aboutThreats);
    line.argument("POSITION", "As startpos, 44536 or \"d1 d2 e1\", each an argument of its own.",
                  "[POSITION...]");
    line.option("explain", "Also prints how odd and even threats are counted.");
    line.option("json", "Prints an object on a line for each position.");
    FOURCAST_TRY(line.parse(arguments));

    const Interrupt interrupt;
    Answers answers(line.has("json"));
    const QStringList positions = line.arguments();
    if (positions.isEmpty()) {
        LineReader reader(interrupt.descriptor());
        QString text;
        while (!interrupt.happened() && reader.read(text) == LineReader::Status::Line)
            if (!answers.answer(text))
                break;
        if (!reader.error().isEmpty())
            return console::fail(BadInput, reader.error());
    }
    for (const QString& position : positions)
        if (interrupt.happened() || !answers.answer(position))
            break;
    if (line.has("explain") && !line.has("json"))
        console::print(u'\n' + console::wrapped(zugzwangExplanation()));
    if (interrupt.happened())
        return console::fail(
            Stopped, QStringLiteral("Stopped; positions answered: %1").arg(answers.count()));
    return answers.wasWrong() ? BadInput : Done;
}
