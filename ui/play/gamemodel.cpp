// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/gamemodel.h"

#include "core/board/notation.h"

#include <QUndoCommand>
#include <algorithm>

namespace {

bool beginsWith(const std::vector<Move>& line, const std::vector<Move>& beginning)
{
    return std::ranges::mismatch(beginning, line).in1 == beginning.end();
}

}

/// The whole game before and after. A game is small (at most 42 moves), and a command that knows
/// all of it can't get out of step with what a person did in between.
class GameModel::ChangeCommand : public QUndoCommand
{
public:
    ChangeCommand(GameModel& model, Game before, Game after, const QString& text, bool isMove)
        : QUndoCommand(text), m_model(model), m_before(std::move(before)),
          m_after(std::move(after)), m_isMove(isMove)
    {
    }

    bool isMove() const { return m_isMove; }
    const Game& after() const { return m_after; }
    void undo() override { m_model.show(m_before, false); }
    void redo() override { m_model.show(m_after, m_isMove); }

private:
    GameModel& m_model;
    Game m_before;
    Game m_after;
    bool m_isMove;
};

GameModel::GameModel(QObject* parent) : QObject(parent)
{
    // Not from within a command: a listener may answer with a command of its own.
    connect(&m_undo, &QUndoStack::indexChanged, this, &GameModel::announceChange);
    connect(&m_undo, &QUndoStack::cleanChanged, this, &GameModel::announceModified);
}

// The stack empties itself on its way out; nobody must hear of that any more.
GameModel::~GameModel()
{
    m_undo.disconnect(this);
}

bool GameModel::isModified() const
{
    return !m_undo.isClean();
}

void GameModel::markSaved(const QString& filePath)
{
    setFilePath(filePath);
    m_undo.setClean();
}

void GameModel::markUnsaved()
{
    m_undo.resetClean();
}

Expected<void> GameModel::play(Move move)
{
    Game after = m_game;
    if (auto played = after.branch(move); !played)
        return played;
    if (m_scribe)
        m_scribe(after);
    const bool keeps = after.variations().size() > m_game.variations().size();
    // Played over a result, what was there is what Undo goes back to.
    Game before = wholeGame();
    const bool leaves = before.outcome() != Outcome::Unfinished && !keeps
        && !beginsWith(before.moves(), after.moves());
    push(std::move(before), std::move(after),
         tr("move in column %1").arg(notation::columnName(move.column())), true);
    if (keeps)
        Q_EMIT lineKept();
    else if (leaves)
        Q_EMIT finishedGameLeft();
    return {};
}

void GameModel::showVariation(int variation)
{
    m_game.showVariation(variation);
    announceChange();
}

void GameModel::showMainLine()
{
    m_game.showMainLine();
    announceChange();
}

void GameModel::makeMainLine()
{
    Game after = m_game;
    after.makeMainLine();
    if (after != m_game)
        change(std::move(after), tr("main line"));
}

void GameModel::removeVariation(int variation)
{
    Game after = m_game;
    after.removeVariation(variation);
    change(std::move(after), tr("line deleted"));
}

void GameModel::removeShownLine()
{
    if (m_game.showsMainLine())
        return;
    Game after = m_game;
    const int main = after.mainLine();
    after.showMainLine();
    // The line that was on the board has the main line's place.
    after.removeVariation(main);
    change(std::move(after), tr("line deleted"));
}

Game GameModel::wholeGame() const
{
    for (int i = m_undo.count() - 1; m_game.atEnd() && i >= m_undo.index(); --i) {
        const Game& ahead = static_cast<const ChangeCommand*>(m_undo.command(i))->after();
        if (ahead.outcome() == Outcome::Unfinished || ahead.setup() != m_game.setup()
            || !beginsWith(ahead.moves(), m_game.moves()))
            continue;
        Game whole = ahead;
        whole.goTo(m_game.ply());
        return whole;
    }
    return m_game;
}

/// The nearest move command at or after `from`, going by `step` (+1 or -1); null when there is
/// none.
const GameModel::ChangeCommand* GameModel::moveCommand(int from, int step) const
{
    for (int i = from; i >= 0 && i < m_undo.count(); i += step) {
        const auto* command = static_cast<const ChangeCommand*>(m_undo.command(i));
        if (command->isMove())
            return command;
    }
    return nullptr;
}

bool GameModel::canTakeBack() const
{
    return moveCommand(m_undo.index() - 1, -1) != nullptr;
}

bool GameModel::canPlayAgain() const
{
    return moveCommand(m_undo.index(), +1) != nullptr;
}

void GameModel::takeBack(int moves)
{
    for (; moves > 0; --moves)
        travel(moveCommand(m_undo.index() - 1, -1), -1);
}

void GameModel::playAgain(int moves)
{
    for (; moves > 0; --moves)
        travel(moveCommand(m_undo.index(), +1), +1);
}

/// Undone or done again with all on the way there; nothing where it is null.
void GameModel::travel(const ChangeCommand* to, int step)
{
    const QUndoCommand* passed = nullptr;
    while (passed != to) {
        passed = m_undo.command(step < 0 ? m_undo.index() - 1 : m_undo.index());
        step < 0 ? m_undo.undo() : m_undo.redo();
    }
}

void GameModel::goTo(int ply)
{
    m_game.goTo(ply);
    if (m_game.ply() == m_shownPly)
        return;
    m_shownPly = m_game.ply();
    m_shown = m_game.position();
    Q_EMIT positionChanged();
}

void GameModel::setComment(int ply, const QString& text)
{
    Game after = m_game;
    after.setComment(ply, text);
    if (after != m_game)
        change(std::move(after), tr("comment"));
}

void GameModel::setComments(const std::vector<QString>& texts)
{
    Game after = m_game;
    for (int ply = 0; ply <= after.length() && ply < static_cast<int>(texts.size()); ++ply)
        after.setComment(ply, texts[static_cast<std::size_t>(ply)]);
    if (after != m_game)
        change(std::move(after), tr("comments"));
}

void GameModel::reset(Game game, const QString& filePath, Steps steps)
{
    const auto moves = static_cast<int>(game.moves().size());
    m_left.leave(present());
    place({std::move(game), filePath, false, steps == Steps::Whole ? moves : 0, {}});
}

bool GameModel::canBringBack() const
{
    return m_undo.index() == m_beginning && m_left.hasBefore();
}

void GameModel::bringBack()
{
    if (canBringBack())
        place(m_left.back(present()));
}

bool GameModel::canLeaveAgain() const
{
    return !m_undo.canRedo() && m_left.hasAfter();
}

void GameModel::leaveAgain()
{
    if (canLeaveAgain())
        place(m_left.again(present()));
}

LeftGame GameModel::present() const
{
    LeftGame game {m_game, m_filePath, isModified(), m_beginning, {}};
    for (const GameWitness& witness : m_witnesses)
        game.restore.push_back(witness());
    return game;
}

void GameModel::place(const LeftGame& game)
{
    m_game = game.game;
    m_shownPly = m_game.ply();
    m_shown = m_game.position();
    rebuildUndoStack();
    m_beginning = std::min(game.beginning, m_undo.count());
    // Nobody is told before all that is known of the game is there again.
    m_rebuilding = true;
    if (game.isModified)
        m_undo.resetClean();
    m_rebuilding = false;
    setFilePath(game.filePath);
    Q_EMIT gameReset();
    for (const auto& restore : game.restore)
        restore();
    Q_EMIT movesChanged();
    Q_EMIT positionChanged();
    announceModified();
}

/// Every move becomes a command, as if it had been played here. A variation is there as long as the
/// move that it replaces.
void GameModel::rebuildUndoStack()
{
    m_rebuilding = true;
    m_undo.clear();
    const Game whole = m_game;
    const auto upTo = [&whole](int ply) {
        Game part = whole;
        for (int i = static_cast<int>(whole.variations().size()) - 1; i >= 0; --i)
            if (whole.branchPly(i) >= ply)
                part.removeVariation(i);
        part.goTo(ply);
        part.truncate();
        return part;
    };
    for (int ply = 1; ply <= whole.length(); ++ply) {
        const Move move = whole.moves()[static_cast<std::size_t>(ply - 1)];
        const QString text = tr("move in column %1").arg(notation::columnName(move.column()));
        m_undo.push(new ChangeCommand(*this, upTo(ply - 1),
                                      ply == whole.length() ? whole : upTo(ply), text, true));
    }
    m_undo.setClean();
    m_rebuilding = false;
}

void GameModel::change(Game after, const QString& text)
{
    push(m_game, std::move(after), text, false);
}

void GameModel::push(Game before, Game after, const QString& text, bool isMove)
{
    m_left.forgetAfter();
    m_undo.push(new ChangeCommand(*this, std::move(before), std::move(after), text, isMove));
}

void GameModel::show(const Game& game, bool moveFell)
{
    if (m_rebuilding)
        return;
    m_game = game;
    m_moveFell = moveFell;
}

void GameModel::announceChange()
{
    if (m_rebuilding)
        return;
    const bool moveFell = std::exchange(m_moveFell, false);
    const bool moved = m_game.ply() != m_shownPly || m_game.position() != m_shown;
    const bool ended = moveFell && m_game.atEnd() && m_game.outcome() != Outcome::Unfinished;
    m_shownPly = m_game.ply();
    m_shown = m_game.position();

    Q_EMIT movesChanged();
    if (moveFell)
        Q_EMIT movePlayed(m_game.lastMove(), m_game.ply());
    if (moved)
        Q_EMIT positionChanged();
    if (ended)
        Q_EMIT gameEnded(m_game.outcome());
}

void GameModel::setFilePath(const QString& filePath)
{
    if (filePath == m_filePath)
        return;
    m_filePath = filePath;
    Q_EMIT filePathChanged(filePath);
}

void GameModel::announceModified()
{
    if (m_rebuilding || isModified() == m_modified)
        return;
    m_modified = isModified();
    Q_EMIT modifiedChanged(m_modified);
}
