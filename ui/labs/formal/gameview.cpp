// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/gameview.h"

#include "ui/text/counttext.h"
#include "ui/text/numbertext.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/labels/livelabel.h"
#include "ui/widgets/labels/sentencelabel.h"
#include "ui/widgets/narrowchoice.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QSplitter>
#include <QStringListModel>
#include <algorithm>

using namespace fourcast;
using formal::PlayStatus;
using GamePlayer = formal::FormulaPlay::Player;

namespace {

QLabel* describedLabel(const QString& description)
{
    QLabel* const label = sentenceLabel();
    label->setAccessibleDescription(description);
    return label;
}

/// Where there are thousands, the height of each would be looked for too long: they have one line
/// then.
void fill(QListView& list, QStringListModel& model, const QStringList& texts)
{
    constexpr qsizetype mostWrapped = 300;
    const bool wraps = texts.size() <= mostWrapped;
    list.setUniformItemSizes(!wraps);
    list.setHorizontalScrollBarPolicy(wraps ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    model.setStringList(texts);
}

QListView* listOf(QStringListModel* texts, const QString& name)
{
    auto* const list = new QListView;
    list->setModel(texts);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list->setWordWrap(true);
    list->setResizeMode(QListView::Adjust);
    list->setAccessibleName(name);
    return list;
}

}

GameView::GameView(QWidget* parent) : QWidget(parent)
{
    buildTexts();
    buildLists();
    auto* const left = new QWidget;
    stackIn(*left, {m_part, m_state, m_question, {m_choices, 1}});
    auto* const splitter = splitterOf(Qt::Horizontal, {left, m_history});
    stackIn(*this, {m_head, buildButtons(), m_news, {splitter, 1}});
    connect(&m_job, &JobBase::statusChanged, this, &GameView::updateControls);
    connect(&m_job, &JobBase::advanced, this, &GameView::sayProgress);
    connect(&m_job, &JobBase::finished, this, &GameView::takeTurn);
    clear();
}

GameView::~GameView()
{
    m_job.disconnect(this);
}

void GameView::buildTexts()
{
    m_head = describedLabel(tr("Game"));
    m_part = describedLabel(tr("Part of the formula in play"));
    useFixedLetters(*m_part);
    m_state = describedLabel(tr("The state of the system"));
    m_question = new LiveLabel;
    m_question->setAccessibleDescription(tr("Your choice"));
    m_news = new LiveLabel;
    m_news->setAccessibleDescription(tr("Progress of the next move"));
}

void GameView::buildLists()
{
    m_choiceTexts = new QStringListModel(this);
    m_choices = listOf(m_choiceTexts, tr("Your moves"));
    m_historyTexts = new QStringListModel(this);
    m_history = listOf(m_historyTexts, tr("The game so far"));
    m_history->setSelectionMode(QAbstractItemView::NoSelection);
    connect(m_choices, &QListView::activated, this,
            [this](const QModelIndex& index) { choose(index.row()); });
}

QWidget* GameView::buildButtons()
{
    m_side = new NarrowChoice;
    formfields::allowNarrow(*m_side);
    for (const GamePlayer player : {GamePlayer::Verifier, GamePlayer::Refuter})
        m_side->addItem(tr("You are %1").arg(playerName(player)), static_cast<int>(player));
    m_side->setMinimumContentsLength(
        static_cast<int>(std::max(m_side->itemText(0).size(), m_side->itemText(1).size())));
    m_side->setAccessibleName(tr("Your side"));
    m_side->setToolTip(tr("Choose your side. This starts a new game"));
    m_again
        = pushButton(tr("New game"), tr("Start this formula's game again"), this, &GameView::begin);
    m_back
        = pushButton(tr("Take back"), tr("Go back to your last choice"), this, &GameView::takeBack);
    m_path = pushButton(tr("Show the path"),
                        tr("Show the steps of the game so far in the System picture"), this,
                        [this] { Q_EMIT pathWanted(m_turn.play.path()); });
    m_stop = pushButton(tr("Stop"),
                        tr("Stop looking for the next move. The game stays where it was (Esc)"),
                        this, &GameView::stop);
    QPushButton* const close
        = pushButton(tr("Close"), tr("Return to the formulas"), this, &GameView::closed);
    connect(m_side, &QComboBox::activated, this, &GameView::begin);
    return flowRow({m_side, m_again, m_back, m_path, m_stop, close});
}

void GameView::clear()
{
    m_job.abandon();
    m_turn = {};
    m_result = nullptr;
    m_system = nullptr;
    for (QLabel* const label : std::initializer_list<QLabel*> {m_head, m_part, m_state, m_question})
        label->clear();
    m_choiceTexts->setStringList({});
    m_historyTexts->setStringList({});
    say({});
    updateControls();
}

void GameView::play(SharedSystem system, std::shared_ptr<const formal::CheckResult> result,
                    const QString& title)
{
    clear();
    m_system = std::move(system);
    m_result = std::move(result);
    m_title = title;
    m_head->setText(
        tr("%1, as a game. Verifier claims that it holds, Refuter that it fails. %2 can win.")
            .arg(m_title,
                 playerName(m_result->isTrue() ? GamePlayer::Verifier : GamePlayer::Refuter)));
    const GamePlayer loser = m_result->isTrue() ? GamePlayer::Refuter : GamePlayer::Verifier;
    m_side->setCurrentIndex(m_side->findData(static_cast<int>(loser)));
    begin();
}

void GameView::takeFocus()
{
    m_choices->setFocus();
}

void GameView::begin()
{
    think({.kind = GameTurnRequest::Kind::Begin,
           .student = static_cast<GamePlayer>(m_side->currentData().toInt())});
}

int GameView::choiceCount() const
{
    return isThinking() ? 0 : static_cast<int>(m_turn.play.moves.size());
}

void GameView::choose(int move)
{
    if (move >= 0 && move < choiceCount())
        think({.kind = GameTurnRequest::Kind::Choose, .move = move});
}

void GameView::takeBack()
{
    if (!isThinking() && m_turn.play.steps.size() > 1)
        think({.kind = GameTurnRequest::Kind::TakeBack});
}

void GameView::stop()
{
    m_job.stop();
}

void GameView::think(const GameTurnRequest& wish)
{
    if (!m_result)
        return;
    // Who begins again does not want the turn that is on its way.
    m_job.abandon();
    if (wish.kind == GameTurnRequest::Kind::Begin) {
        m_turn = {};
        showTurn();
    }
    say({});
    if (const auto started = m_job.start(gameWork(m_system, m_result, m_turn, wish)); !started) {
        say(started.error().message);
        Q_EMIT turned();
    }
    updateControls();
}

void GameView::takeTurn()
{
    say({});
    if (m_job.status() == JobStatus::Failed) {
        say(m_job.error().message);
    } else if (const GameTurn& turn = m_job.result(); turn.play.hasEnded()) {
        m_turn = turn;
        showTurn();
    } else if (turn.play.status == PlayStatus::MemoryReached) {
        say(tr("The next move needs more memory than the program may use. The game stays where it "
               "was. Try a smaller system."));
    } else {
        say(m_turn.play.steps.empty() ? tr("Stopped. Press New game to start again.")
                                      : tr("Stopped. The game stays where it was."));
    }
    if (m_stop->hasFocus())
        m_choices->setFocus();
    updateControls();
    Q_EMIT turned();
}

void GameView::say(const QString& sentence)
{
    m_news->setVisible(!sentence.isEmpty());
    m_news->say(sentence);
}

void GameView::sayProgress()
{
    const formal::CheckProgress& progress = m_job.interim();
    m_news->show();
    m_news->setText(tr("Looking for the next move: %1 pairs of subformula and state examined, %2 "
                       "MiB. Press Esc to stop.")
                        .arg(countText(progress.positions), mebibytesText(progress.bytes)));
}

void GameView::showTurn()
{
    m_part->setText(m_turn.part);
    m_question->say(m_turn.question);
    m_state->clear();
    if (!m_turn.play.steps.empty()) {
        const formal::State now = m_turn.play.steps.back().position.state;
        const QString words
            = wordsOf(m_system).wordsOf(now).replace(QLatin1Char('\n'), QStringLiteral(", "));
        m_state->setText(tr("State %1: %2").arg(now).arg(words));
    }
    fill(*m_choices, *m_choiceTexts, m_turn.choices);
    if (!m_turn.choices.isEmpty())
        m_choices->setCurrentIndex(m_choiceTexts->index(0));
    fill(*m_history, *m_historyTexts, m_turn.history);
    m_history->scrollToBottom();
}

void GameView::updateControls()
{
    m_side->setEnabled(m_result != nullptr);
    m_again->setEnabled(m_result != nullptr);
    // A short search must not take the focus away from what was pressed.
    m_back->setEnabled(m_turn.play.steps.size() > 1);
    m_path->setEnabled(!m_turn.play.path().steps.empty());
    m_stop->setEnabled(isThinking());
}

bool GameView::event(QEvent* event)
{
    // Esc is a shortcut elsewhere; here it ends what is going on.
    if (event->type() == QEvent::ShortcutOverride && isThinking()
        && static_cast<const QKeyEvent&>(*event).key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void GameView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && isThinking())
        return stop();
    QWidget::keyPressEvent(event);
}
