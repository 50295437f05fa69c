// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uci/session/ucisession.h"

#include "core/board/notation.h"
#include "core/uci/goline.h"
#include "core/uci/session/ucilimits.h"
#include "core/uci/ucifen.h"
#include "core/uci/ucimoves.h"
#include "core/uci/uciwords.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace {

bool isCommand(QStringView word)
{
    static constexpr std::array commands {
        u"uci", u"ugi",  u"isready",   u"setoption", u"ucinewgame", u"uginewgame", u"position",
        u"go",  u"stop", u"ponderhit", u"query",     u"d",          u"quit"};
    return std::ranges::any_of(
        commands, [word](const char16_t* known) { return word == QStringView(known); });
}

QString ugiResult(Outcome outcome)
{
    switch (outcome) {
    case Outcome::FirstWins:
        return QStringLiteral("p1win");
    case Outcome::SecondWins:
        return QStringLiteral("p2win");
    case Outcome::Draw:
        return QStringLiteral("draw");
    case Outcome::Unfinished:
        break;
    }
    return QStringLiteral("none");
}

QString truthText(bool isTrue)
{
    return isTrue ? QStringLiteral("true") : QStringLiteral("false");
}

QString legalMovesText(const Position& position)
{
    QStringList moves;
    for (int column = 0; column < Position::Shape::width && !position.isFinished(); ++column)
        if (position.canPlay(column))
            moves << uci::moveText(position, Move(column));
    return moves.join(u' ');
}

} // namespace

UciSession::UciSession(const QString& name, const QString& engine, Write write)
    : m_name(name), m_engine(engine), m_write(std::move(write)), m_options(engine),
      m_search([this](const QString& line) { this->write(line); })
{
}

void UciSession::write(const QString& line)
{
    const std::lock_guard lock(m_writing);
    m_write(line);
}

void UciSession::writeError(const QString& sentence)
{
    write(InfoLine {.text = "error " + sentence}.toText());
}

bool UciSession::obey(QStringView line)
{
    UciWords words(line);
    while (!words.atEnd() && !isCommand(words.peek()))
        words.next();
    const QStringView command = words.rest();
    const QStringView word = words.next();
    if (word == u"uci")
        introduce(QStringLiteral("uciok"));
    else if (word == u"ugi")
        introduce(QStringLiteral("ugiok"));
    else if (word == u"isready")
        m_search.prepare(task(), [this] { write(QStringLiteral("readyok")); });
    else if (word == u"setoption")
        setOption(command);
    else if (word == u"ucinewgame" || word == u"uginewgame")
        m_search.newGame();
    else if (word == u"position")
        setPosition(command);
    else if (word == u"go")
        go(command);
    else if (word == u"stop" || word == u"ponderhit" || word == u"quit")
        m_search.stop();
    else if (word == u"query")
        answerQuery(words.next());
    else if (word == u"d")
        writePosition();
    return word != u"quit";
}

void UciSession::introduce(const QString& closing)
{
    write(QStringLiteral("id name ") + m_name
          + (m_engine.isEmpty() ? QString() : QStringLiteral(" ") + m_engine));
    write(QStringLiteral("id author the Fourcast authors"));
    for (const OptionLine& option : m_options.lines())
        write(option.toText());
    write(closing);
}

void UciSession::setOption(QStringView line)
{
    const auto setting = SetOptionLine::read(line);
    if (!setting)
        return writeError(QCoreApplication::translate("Uci", "An option's name is missing."));
    if (const auto set = m_options.set(*setting); !set)
        return writeError(set.error().message);
    if (m_options.isButton(setting->name))
        m_search.forget();
}

void UciSession::setPosition(QStringView line)
{
    auto position = PositionLine::read(line);
    if (!position)
        return writeError(position.error().message);
    m_position = *std::move(position);
}

/// Nothing, and an error is written, where one of them cannot be played.
std::optional<std::vector<Move>> UciSession::readSearchMoves(const QStringList& texts)
{
    std::vector<Move> moves;
    for (const QString& text : texts) {
        const auto move = uci::readMove(m_position.end(), text);
        if (!move) {
            writeError(move.error().message);
            return std::nullopt;
        }
        if (std::ranges::find(moves, *move) == moves.end())
            moves.push_back(*move);
    }
    return moves;
}

/// With the position and the options as they are.
UciTask UciSession::task() const
{
    const UciSettings settings = m_options.settings();
    UciTask task {.root = m_position.end(),
                  .engine = settings.engine,
                  .options = settings.options,
                  .shown = {.multiPv = settings.multiPv, .chances = settings.showChances}};
    if (engineInfo(settings.engine).takesDepth())
        task.options.exactColumns = settings.multiPv > 1;
    return task;
}

void UciSession::go(QStringView line)
{
    const GoLine go = *GoLine::read(line);
    const UciSettings settings = m_options.settings();
    UciTask task = this->task();
    task.perft = go.perft.value_or(0);
    task.untilStopped = go.infinite || go.ponder;
    task.limits = uci::limitsFor(go, task.root, engineInfo(settings.engine), settings.overhead);
    if (const auto only = readSearchMoves(go.searchMoves))
        task.shown.only = *only;
    // To say which of the others is next, every column has to be valued to its end.
    if (engineInfo(settings.engine).takesDepth())
        task.options.exactColumns = settings.multiPv > 1 || !task.shown.only.empty();
    m_search.start(std::move(task));
}

void UciSession::answerQuery(QStringView question)
{
    const Position position = m_position.end();
    QString answer;
    if (question == u"gameover")
        answer = truthText(position.isFinished());
    else if (question == u"p1turn")
        answer = truthText(position.sideToMove() == Player::First);
    else if (question == u"result")
        answer = ugiResult(position.outcome());
    else
        return;
    write(QStringLiteral("response ") + answer);
}

void UciSession::writePosition()
{
    const Position position = m_position.end();
    for (const QString& row : notation::toDiagram(position).split(u'\n'))
        write(row);
    write(QStringLiteral("Fen: ") + uci::fen(position));
    write(QStringLiteral("Moves: ") + uci::movesText(m_position.start, m_position.moves));
    write(QStringLiteral("Legal: ") + legalMovesText(position));
    write(QStringLiteral("Result: ") + ugiResult(position.outcome()));
}
