// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/gamemodel.h"

#include <QUndoCommand>
#include <algorithm>

namespace {

bool beginsWith(const std::vector<Move>& line, const std::vector<Move>& beginning)
{
    return std::ranges::mismatch(beginning, line).in1 == beginning.end();
}

bool isLossByFailure(const GameStep& step)
{
    return !step.isMove && !step.before.failure() && step.after.failure();
}

}

class GameModel::ChangeCommand : public QUndoCommand
{
public:
    ChangeCommand(GameModel& model, std::shared_ptr<const GameStep> step)
        : m_model(model), m_step(std::move(step))
    {
    }

    const std::shared_ptr<const GameStep>& step() const { return m_step; }
    void undo() override { m_model.show(m_step->before, false); }
    void redo() override { m_model.show(m_step->after, m_step->isMove); }

private:
    GameModel& m_model;
    std::shared_ptr<const GameStep> m_step;
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
    // A program that failed and was asked once more goes on with the same game.
    const bool goesOn = before.failure() && beginsWith(after.moves(), before.moves());
    const bool leaves = before.outcome() != Outcome::Unfinished && !keeps && !goesOn
        && !beginsWith(before.moves(), after.moves());
    push(std::move(before), std::move(after), true);
    if (keeps)
        Q_EMIT lineKept();
    else if (leaves)
        Q_EMIT finishedGameLeft();
    return {};
}

void GameModel::loseOnTime()
{
    if (!m_game.showsMainLine() || m_game.outcome() != Outcome::Unfinished)
        return;
    Game after = m_game;
    after.goTo(after.length());
    after.loseOnTime();
    change(std::move(after));
}

void GameModel::loseByFailure(const EngineFailure& failure)
{
    if (!m_game.showsMainLine() || m_game.outcome() != Outcome::Unfinished)
        return;
    Game after = m_game;
    after.goTo(after.length());
    after.loseByFailure(failure);
    // Nobody has moved yet, so that nobody is named.
    if (m_scribe && after.ply() == 0)
        m_scribe(after);
    change(std::move(after));
}

void GameModel::playOn()
{
    if (!m_game.failure())
        return;
    if (m_undo.canUndo() && isLossByFailure(*stepAt(m_undo.index() - 1))) {
        m_undo.undo();
        return;
    }
    Game after = m_game;
    after.goTo(after.length());
    after.setTag(QStringLiteral("Failure"), QString());
    after.setTag(QStringLiteral("Termination"), QString());
    change(std::move(after));
}

void GameModel::redoFailure()
{
    if (m_undo.canRedo() && isLossByFailure(*stepAt(m_undo.index())))
        m_undo.redo();
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
        change(std::move(after));
}

void GameModel::removeVariation(int variation)
{
    Game after = m_game;
    after.removeVariation(variation);
    change(std::move(after));
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
    change(std::move(after));
}

Game GameModel::wholeGame() const
{
    for (int i = m_undo.count() - 1; m_game.atEnd() && i >= m_undo.index(); --i) {
        const Game& ahead = stepAt(i)->after;
        if (ahead.outcome() == Outcome::Unfinished || ahead.setup() != m_game.setup()
            || !beginsWith(ahead.moves(), m_game.moves()))
            continue;
        Game whole = ahead;
        whole.goTo(m_game.ply());
        return whole;
    }
    return m_game;
}

const std::shared_ptr<const GameStep>& GameModel::stepAt(int index) const
{
    return static_cast<const ChangeCommand*>(m_undo.command(index))->step();
}

/// How many steps it is from `from` to the nearest move, going by `direction` (+1 or -1), that move
/// included; 0 when there is none.
int GameModel::stepsToMove(int from, int direction) const
{
    for (int i = from; i >= 0 && i < m_undo.count(); i += direction)
        if (stepAt(i)->isMove)
            return std::abs(i - from) + 1;
    return 0;
}

bool GameModel::canTakeBack() const
{
    return stepsToMove(m_undo.index() - 1, -1) > 0;
}

bool GameModel::canPlayAgain() const
{
    return stepsToMove(m_undo.index(), +1) > 0;
}

void GameModel::takeBack(int moves)
{
    for (; moves > 0; --moves)
        for (int steps = stepsToMove(m_undo.index() - 1, -1); steps > 0; --steps)
            m_undo.undo();
}

void GameModel::playAgain(int moves)
{
    for (; moves > 0; --moves)
        for (int steps = stepsToMove(m_undo.index(), +1); steps > 0; --steps)
            m_undo.redo();
}

bool GameModel::undoChange()
{
    if (!m_undo.canUndo() || stepAt(m_undo.index() - 1)->isMove)
        return false;
    m_undo.undo();
    return true;
}

bool GameModel::redoChange()
{
    if (!m_undo.canRedo() || stepAt(m_undo.index())->isMove)
        return false;
    m_undo.redo();
    return true;
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
        change(std::move(after));
}

void GameModel::setComments(const std::vector<QString>& texts)
{
    Game after = m_game;
    for (int ply = 0; ply <= after.length() && ply < static_cast<int>(texts.size()); ++ply)
        after.setComment(ply, texts[static_cast<std::size_t>(ply)]);
    if (after != m_game)
        change(std::move(after));
}

void GameModel::reset(Game game, const QString& filePath, Steps steps)
{
    auto moves = movesOf(game);
    const auto count = static_cast<int>(moves.size());
    m_left.leave(present());
    m_cameBack = false;
    place({std::move(game),
           filePath,
           std::move(moves),
           count,
           count,
           steps == Steps::Whole ? count : 0,
           {}});
}

bool GameModel::canBringBack() const
{
    return m_undo.index() == m_beginning && m_left.hasBefore();
}

void GameModel::bringBack()
{
    if (!canBringBack())
        return;
    m_cameBack = true;
    place(m_left.back(present()));
}

bool GameModel::canLeaveAgain() const
{
    return m_left.hasAfter() && (m_cameBack || !m_undo.canRedo());
}

void GameModel::leaveAgain()
{
    if (!canLeaveAgain())
        return;
    m_cameBack = false;
    place(m_left.again(present()));
}

LeftGame GameModel::withSteps() const
{
    LeftGame game {m_game, m_filePath, {}, m_undo.index(), m_undo.cleanIndex(), m_beginning, {}};
    for (int i = 0; i < m_undo.count(); ++i)
        game.steps.push_back(stepAt(i));
    return game;
}

LeftGame GameModel::present() const
{
    LeftGame game = withSteps();
    for (const GameWitness& witness : m_witnesses)
        game.restore.push_back(witness());
    return game;
}

void GameModel::place(const LeftGame& game)
{
    m_game = game.game;
    m_shownPly = m_game.ply();
    m_shown = m_game.position();
    m_shownEarlyEnd = m_game.endedEarly();
    m_beginning = game.beginning;
    // Nobody is told before all that is known of the game is there again.
    m_rebuilding = true;
    m_undo.clear();
    for (const auto& step : game.steps)
        m_undo.push(new ChangeCommand(*this, step));
    m_undo.setIndex(game.saved);
    game.saved < 0 ? m_undo.resetClean() : m_undo.setClean();
    m_undo.setIndex(game.done);
    m_rebuilding = false;
    setFilePath(game.filePath);
    Q_EMIT gameReset();
    for (const auto& restore : game.restore)
        restore();
    Q_EMIT movesChanged();
    Q_EMIT positionChanged();
    announceModified();
}

/// Each as if it had been played here. A variation is there as long as the move that it replaces.
std::vector<std::shared_ptr<const GameStep>> GameModel::movesOf(const Game& whole)
{
    const auto upTo = [&whole](int ply) {
        Game part = whole;
        for (int i = static_cast<int>(whole.variations().size()) - 1; i >= 0; --i)
            if (whole.branchPly(i) >= ply)
                part.removeVariation(i);
        part.goTo(ply);
        part.truncate();
        return part;
    };
    std::vector<std::shared_ptr<const GameStep>> steps;
    for (int ply = 1; ply <= whole.length(); ++ply) {
        Game after = ply == whole.length() ? whole : upTo(ply);
        steps.push_back(
            std::make_shared<GameStep>(GameStep {upTo(ply - 1), std::move(after), true}));
    }
    return steps;
}

void GameModel::change(Game after)
{
    push(m_game, std::move(after), false);
}

void GameModel::push(Game before, Game after, bool isMove)
{
    m_left.forgetAfter();
    m_undo.push(new ChangeCommand(
        *this, std::make_shared<GameStep>(GameStep {std::move(before), std::move(after), isMove})));
}

void GameModel::show(const Game& game, bool moveFell)
{
    if (m_rebuilding)
        return;
    m_cameBack = false;
    m_game = game;
    m_moveFell = moveFell;
}

void GameModel::announceChange()
{
    if (m_rebuilding)
        return;
    const bool moveFell = std::exchange(m_moveFell, false);
    const bool moved = m_game.ply() != m_shownPly || m_game.position() != m_shown;
    const bool early = m_game.endedEarly();
    const bool ended = (moveFell || (early && !m_shownEarlyEnd)) && m_game.atEnd()
        && m_game.outcome() != Outcome::Unfinished;
    m_shownPly = m_game.ply();
    m_shown = m_game.position();
    m_shownEarlyEnd = early;

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
