// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/play/jsonreporter.h"
#include "app/cli/play/terminalgame.h"
#include "core/board/notation.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/input.h"

#include <QJsonDocument>

using fuzz::require;

namespace {

constexpr int mostLines = 40;

/// Every line that was told, checked and counted.
class Listener
{
public:
    void hear(const QByteArray& line)
    {
        require(line.endsWith('\n') && line.count('\n') == 1, "each object has a line");
        QJsonParseError error;
        const QJsonObject object = QJsonDocument::fromJson(line, &error).object();
        require(error.error == QJsonParseError::NoError, "each line is JSON");
        const QString event = object["event"].toString();
        require(!event.isEmpty(), "each object says what happened");
        if (event == QLatin1String("refused"))
            require(!object["message"].toString().isEmpty(), "a refusal is a sentence");
        if (object.contains("position"))
            require(notation::parsePosition(object["position"].toString()).has_value(),
                    "each position can be reached");
        ++m_heard;
    }
    int heard() const { return m_heard; }

private:
    int m_heard = 0;
};

/// A file would be written.
bool saves(const QString& line)
{
    return line.section(u' ', 0, 0).compare(QLatin1String("save"), Qt::CaseInsensitive) == 0
        && !line.section(u' ', 1).trimmed().isEmpty();
}

}

/// After a byte whose lowest bit says who moves first, the input is what comes through standard
/// input to `play --json`.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    const Player human = data[0] % 2 == 0 ? Player::First : Player::Second;
    Entrant opponent {QStringLiteral("alphabeta-h2"), {}, {.depth = 2}};
    opponent.options.workers = 1;
    auto engine = makeEngine(opponent.engine, opponent.options);
    require(engine.has_value(), "there is an opponent");
    Listener listener;
    JsonReporter voice(Seats::ofPerson(human, opponent),
                       [&](const QByteArray& line) { listener.hear(line); });
    TerminalGame game({}, human, opponent, std::move(*engine), voice, {});
    game.begin();
    require(listener.heard() == (human == Player::First ? 1 : 2), "the game begins with a start");
    // A hint looks eight plies ahead: worth its time where the board is nearly full.
    constexpr int latePlies = 28;
    for (const QString& line :
         fuzz::typedLines(fuzz::bytesOf(data + 1, size - 1)).mid(0, mostLines)) {
        const bool hint = line.compare(QLatin1String("hint"), Qt::CaseInsensitive) == 0;
        if (saves(line) || (hint && game.game().position().plies() < latePlies))
            continue;
        const int heard = listener.heard();
        if (!game.obey(line))
            break;
        require(listener.heard() > heard, "each line is answered");
        require(game.game().position().isFinished() || game.game().position().sideToMove() == human,
                "it is the person's turn again, or the game is over");
    }
    voice.left(game.game(), true);
    return 0;
}
