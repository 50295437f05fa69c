// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uci/goline.h"
#include "core/uci/infoline.h"
#include "core/uci/optionline.h"
#include "core/uci/session/ucisession.h"
#include "core/uci/ucifen.h"
#include "core/uci/ucimoves.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/input.h"

using fuzz::require;

namespace {

constexpr int mostLines = 40;

/// What was read is written in a form that is read and written the same.
template <typename Line> void checkLine(const QString& text)
{
    const std::optional<Line> line = Line::read(text);
    if (!line)
        return;
    const QString written = line->toText();
    require(!written.contains(u'\n'), "a line is one line");
    const std::optional<Line> again = Line::read(written);
    require(again && again->toText() == written, "a line is read as it was written");
}

void checkPosition(const QString& text)
{
    const auto read = PositionLine::read(text);
    if (!read)
        return fuzz::requireSentence(read.error());
    Position position = read->start;
    for (const Move move : read->moves) {
        require(!position.isFinished() && position.canPlay(move), "each move is legal");
        position.play(move);
    }
    const auto again = PositionLine::read(read->toText());
    require(again && *again == *read, "a position is read as it was written");
    const auto fen = uci::readFen(uci::fen(position));
    require(fen && *fen == position, "a FEN is read as it was written");
}

void checkOption(const QString& text)
{
    const auto option = OptionLine::read(text);
    if (!option)
        return;
    const auto accepted = option->accept(option->value);
    if (!accepted)
        return fuzz::requireSentence(accepted.error());
    const auto again = option->accept(*accepted);
    require(again && *again == *accepted, "what was accepted is accepted");
}

/// One search at a time answers with one move, which is legal.
class AnsweredHost
{
public:
    void hear(const QString& line)
    {
        require(!line.contains(u'\n'), "each line is one line");
        if (const auto best = BestMoveLine::read(line)) {
            ++m_answers;
            require(best->move.isEmpty() || best->move.startsWith(QLatin1String("P@")),
                    "the answer is a move");
        }
    }
    int answers() const { return m_answers; }

private:
    int m_answers = 0;
};

} // namespace

/// The input is what two programs say to each other, each line read as that of either side; and all
/// of it as what a host says to an engine that answers at once.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QStringList lines = fuzz::typedLines(fuzz::bytesOf(data, size)).mid(0, mostLines);
    AnsweredHost host;
    UciSession session(QStringLiteral("Fourcast"), QStringLiteral("random"),
                       [&host](const QString& line) { host.hear(line); });
    for (const QString& line : lines) {
        checkPosition(line);
        checkLine<InfoLine>(line);
        checkLine<BestMoveLine>(line);
        checkLine<OptionLine>(line);
        checkLine<SetOptionLine>(line);
        checkLine<GoLine>(line);
        checkOption(line);
        const int answers = host.answers();
        const bool goesOn = session.obey(line);
        session.obey(u"stop");
        session.waitForAnswer();
        require(host.answers() - answers <= 1, "a search has one answer");
        if (!goesOn)
            break;
    }
    return 0;
}
