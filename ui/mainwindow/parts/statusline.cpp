// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/parts/statusline.h"

#include "ui/labs/labactivity.h"
#include "ui/mainwindow/parts/statustips.h"
#include "ui/play/gamemodel.h"
#include "ui/play/hintsearch.h"
#include "ui/play/playcontroller.h"
#include "ui/play/turntext.h"
#include "ui/style/showndiscs.h"
#include "ui/text/counttext.h"
#include "ui/text/numbertext.h"
#include "ui/widgets/fontfollower.h"

#include <QEvent>
#include <QLabel>
#include <QStatusBar>
#include <QTime>
#include <QToolButton>

namespace {

constexpr int sentenceMs = 8000;
/// Before a message, and the grip behind all.
constexpr int edges = 40;

QString numbers(const SearchReport& report)
{
    // Nothing is seen to its end yet.
    if (report.depth == 0)
        return StatusLine::tr("%1 nodes · %2 · workers: %3")
            .arg(countText(report.nodes), speedText(report), QString::number(report.workers));
    return StatusLine::tr("depth %1 · %2 nodes · %3 · workers: %4")
        .arg(QString::number(report.depth), countText(report.nodes), speedText(report),
             QString::number(report.workers));
}

} // namespace

StatusLine::StatusLine(QStatusBar& bar, const GameModel& model, const PlayController& controller,
                       const HintSearch& hints, QObject* parent)
    : QObject(parent), m_bar(bar), m_model(model), m_controller(controller),
      m_turn(new QLabel(&bar)), m_engine(new QLabel(&bar)), m_laboratory(new QToolButton(&bar)),
      m_hintCount(new QLabel(&bar)), m_autosaved(new QLabel(&bar))
{
    m_turn->setAccessibleDescription(tr("Whose turn"));
    m_engine->setAccessibleDescription(tr("Engine activity"));
    m_hintCount->setAccessibleDescription(tr("Hints in this game"));
    m_autosaved->setAccessibleDescription(tr("Autosave"));
    bar.addWidget(m_turn);
    m_laboratory->setAutoRaise(true);
    // No taller than the line of text that the bar has room for, so that nothing above it moves.
    followFont(*m_turn, [this] { m_laboratory->setMaximumHeight(m_turn->sizeHint().height()); });
    m_laboratory->hide();
    connect(m_laboratory, &QToolButton::clicked, this, &StatusLine::laboratoryWanted);
    bar.addPermanentWidget(m_engine);
    bar.addPermanentWidget(m_laboratory);
    bar.addPermanentWidget(m_hintCount);
    bar.addPermanentWidget(m_autosaved);
    showHintCount(0);
    hideAutosaved();

    connect(&model, &GameModel::positionChanged, this, &StatusLine::showTurn);
    connect(&model, &GameModel::positionChanged, this, &StatusLine::forgetPosition);
    connect(&bar, &QStatusBar::messageChanged, this, &StatusLine::makeRoom);
    bar.installEventFilter(this);
    new StatusTips(*bar.window(), bar);
    connect(&controller, &PlayController::stateChanged, this, &StatusLine::showTurn);
    connect(&controller, &PlayController::playersChanged, this, &StatusLine::showTurn);
    connect(&controller, &PlayController::discLanded, this, &StatusLine::showTurn);
    connect(&controller, &PlayController::stateChanged, this, &StatusLine::dropProgress);
    connect(&controller, &PlayController::progressed, this, &StatusLine::showProgress);
    connect(&controller, &PlayController::engineMoved, this, &StatusLine::showReport);
    connect(&hints, &HintSearch::progressed, this, &StatusLine::showHintReport);
    // The hint's own sentence wants the room, and the report holds the figures.
    connect(&hints, &HintSearch::ready, m_engine, &QLabel::clear);
    connect(&hints, &HintSearch::cancelled, m_engine, &QLabel::clear);
    connect(&model, &GameModel::gameReset, this, [this] { m_engine->clear(); });
    connect(&ShownDiscs::instance(), &ShownDiscs::changed, this, &StatusLine::showTurn);
    showTurn();
}

void StatusLine::setPlain(bool plain)
{
    m_plain = plain;
    if (plain) {
        m_bar.clearMessage();
        m_engine->clear();
        hideAutosaved();
    }
    showBar();
    showTurn();
}

void StatusLine::setHeld(bool held)
{
    m_held = held;
    showTurn();
}

void StatusLine::showAutosaved()
{
    m_autosaved->setText(tr("autosaved %1").arg(QTime::currentTime().toString(u"HH:mm")));
    m_autosaved->setVisible(!m_plain);
}

void StatusLine::showHintCount(int count)
{
    m_hintCount->setText(tr("hints: %1").arg(count));
    m_hintCount->setVisible(count > 0);
}

void StatusLine::showLaboratory(const LabActivity& activity)
{
    m_laboratory->setText(activity.text());
    m_laboratory->setToolTip(
        tr("%1\nTimes measured meanwhile are marked as disturbed. Click to go there.")
            .arg(activity.details()));
    m_laboratory->setVisible(!activity.isIdle());
    showBar();
}

/// A game leaves its room to the board.
void StatusLine::showBar()
{
    // With the board alone on the screen it comes back with the rest.
    if (!m_bar.window()->isFullScreen())
        m_bar.setVisible(!m_plain || !m_laboratory->isHidden());
}

void StatusLine::hideAutosaved()
{
    m_autosaved->hide();
}

void StatusLine::say(const QString& sentence)
{
    Q_EMIT saying();
    // The bar takes a sentence that stands there already for no news, and tells nobody.
    if (m_bar.currentMessage() == sentence)
        m_bar.clearMessage();
    if (hasRoomFor(sentence))
        m_bar.showMessage(sentence, sentenceMs);
    else
        Q_EMIT tooLong(sentence);
}

void StatusLine::sayForPosition(const QString& sentence)
{
    Q_EMIT saying();
    if (m_plain) {
        m_bar.clearMessage();
        return;
    }
    m_bar.showMessage(sentence);
    giveUpWhatIsCut();
}

void StatusLine::forgetPosition()
{
    m_bar.clearMessage();
    // The figures are those of another move; an engine's own move brings its own.
    m_engine->clear();
}

bool StatusLine::hasRoomFor(const QString& sentence) const
{
    if (m_bar.isHidden())
        return false;
    int end = m_bar.width();
    for (const QLabel* label : {m_engine, m_hintCount, m_autosaved})
        if (!label->isHidden() && !label->text().isEmpty())
            end -= label->sizeHint().width() + m_bar.fontMetrics().averageCharWidth();
    return m_bar.fontMetrics().horizontalAdvance(sentence) + edges <= end;
}

void StatusLine::giveUpWhatIsCut()
{
    const QString sentence = m_bar.currentMessage();
    if (sentence.isEmpty() || hasRoomFor(sentence))
        return;
    m_bar.clearMessage();
    Q_EMIT tooLong(sentence);
}

bool StatusLine::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        giveUpWhatIsCut();
    return QObject::eventFilter(watched, event);
}

void StatusLine::showTurn()
{
    makeRoom();
    // Words tell no move before its disc has come to rest.
    if (m_plain || m_held || m_controller.isDiscFalling())
        return;
    const QString turn = turnText(m_model, m_controller, ShownDiscs::theme());
    const QString reply = replyText(m_model, m_controller, ShownDiscs::theme());
    m_turn->setText(reply.isEmpty()      ? turn
                        : turn.isEmpty() ? reply
                                         : tr("%1 %2", "last move, whose turn").arg(reply, turn));
}

void StatusLine::makeRoom()
{
    m_turn->setVisible(!m_plain && m_bar.currentMessage().isEmpty());
}

void StatusLine::showFigures(const QString& text)
{
    if (!m_plain)
        m_engine->setText(text);
}

void StatusLine::showProgress(const SearchReport& report)
{
    showReport(report);
    m_inProgress = true;
}

/// A search that was given up leaves no figures behind.
void StatusLine::dropProgress()
{
    if (m_inProgress && m_controller.state() != PlayController::State::Thinking)
        m_engine->clear();
}

void StatusLine::showReport(const SearchReport& report)
{
    m_inProgress = false;
    // Engines that do not search have no numbers to tell.
    showFigures(report.nodes > 0 ? numbers(report) : report.engine);
}

void StatusLine::showHintReport(const SearchReport& report)
{
    showFigures(tr("Hint: %1").arg(numbers(report)));
}
