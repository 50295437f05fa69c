// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/tree/treeguide.h"

#include "core/support/translations.h"
#include "ui/labs/lessons/tree/predictbar.h"
#include "ui/labs/lessons/tree/treedrawing.h"
#include "ui/labs/lessons/tree/walkbar.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/labels/livelabel.h"

#include <QAction>

using namespace fourcast::lesson;

TreeGuide::TreeGuide(TreeSteps& steps, QObject* parent)
    : QObject(parent), m_steps(steps), m_bar(new WalkBar(steps)), m_sentence(new LiveLabel),
      m_predict(new PredictBar(steps)), m_drawing(new TreeDrawing(steps)),
      m_viewAction(m_bar->addTool(
          QStringLiteral("swap-sides"), tr("Values of the side to move"),
          tr("Show each value as the side to move at its node sees it. Otherwise all values are "
             "as MAX sees them."),
          Qt::CTRL | Qt::ALT | Qt::Key_V))
{
    m_viewAction->setCheckable(true);
    connect(m_viewAction, &QAction::toggled, this,
            [this](bool on) { m_steps.setView(on ? PointOfView::Mover : PointOfView::Max); });
    connect(&m_steps, &TreeSteps::viewChanged, this, [this] {
        m_viewAction->setChecked(m_steps.view() == PointOfView::Mover);
        followWalk();
    });
    connect(&m_unfold, &JobBase::finished, this, &TreeGuide::finishUnfolding);
    connect(m_bar, &WalkBar::stepWanted, this, &TreeGuide::take);
    connect(m_bar, &WalkBar::placeWanted, &m_steps, &TreeSteps::goTo);
    connect(m_predict, &PredictBar::answered, this, [this] { m_steps.go(TreeStep::Forward); });
    connect(this, &TreeGuide::unfolded, m_drawing, &TreeDrawing::open);
    connect(m_drawing, &TreeDrawing::unfoldWanted, this, &TreeGuide::unfold);
    connect(m_drawing, &TreeDrawing::messageReady, this, &TreeGuide::messageReady);
    connect(&m_steps, &TreeSteps::moved, this, &TreeGuide::followWalk);
    connect(m_predict, &PredictBar::said, this, &TreeGuide::showWords);
    followFont(*m_sentence, [this] { showWords(); });
}

void TreeGuide::setPresented(bool presented)
{
    m_isPresented = presented;
    m_bar->stop();
    m_bar->setVisible(!presented);
    m_predict->setPresented(presented);
    m_drawing->setPresented(presented);
    m_sentence->setMinimumHeight(1);
    m_sentence->setVisible(true);
    followWalk();
}

/// One at a time before a class, and always as high: the tree below does not move.
void TreeGuide::showWords()
{
    if (!m_isPresented)
        return;
    m_sentence->setMinimumHeight(presentedLines * m_sentence->fontMetrics().lineSpacing());
    m_sentence->setVisible(!m_predict->isOn() || !m_predict->hasWords());
}

void TreeGuide::followWalk()
{
    const LanguageScope scope(m_steps.language());
    QString sentence = m_steps.isEmpty() ? QString() : eventText(m_steps.walk(), m_steps.index());
    // It may begin with "the root".
    if (!sentence.isEmpty())
        sentence[0] = sentence[0].toUpper();
    // The buttons are away, and the keys of a clicker go past the tree.
    if (m_isPresented && !m_steps.isEmpty() && m_steps.index() == 0 && !m_steps.walk().isAtEnd())
        sentence
            = tr("%1 (↓ next step of the tree)").arg(m_opening.isEmpty() ? sentence : m_opening);
    m_sentence->say(sentence);
    showWords();
}

void TreeGuide::setPredicting(bool on)
{
    const LanguageScope scope(m_steps.language());
    m_predict->setOn(on);
    m_drawing->setHidden(on);
    if (on)
        m_predict->reset();
    // At the end there is nothing left to be asked.
    if (on && !m_steps.isEmpty() && m_steps.walk().isAtEnd())
        m_steps.go(TreeStep::First);
}

void TreeGuide::setFound(const FoundTree& found)
{
    m_found = found;
    m_predict->reset();
    m_steps.setTree(m_found.tree);
    if (m_predict->isOn())
        m_steps.go(TreeStep::First);
}

void TreeGuide::abandon()
{
    m_unfold.abandon();
    m_unfolding.reset();
}

void TreeGuide::take(TreeStep step)
{
    const LanguageScope scope(m_steps.language());
    if (m_steps.isEmpty())
        return;
    if (m_predict->isAsking() && step == TreeStep::Forward)
        return m_bar->isRunning() ? void() : m_predict->settle();
    const auto target = m_steps.target(step);
    if (!target)
        return;
    if (const auto question = m_predict->questionBefore(*target)) {
        m_bar->stop();
        m_steps.goTo(*question);
        m_predict->ask();
        return;
    }
    const NodeIndex node = m_steps.node();
    const bool entersFolded = step == TreeStep::Forward && m_steps.tree().nodes[node].folded
        && m_steps.index() == m_steps.walk().indexOfEntering(node);
    if (entersFolded && !m_bar->isRunning()) {
        m_goesOn = true;
        return unfold(node);
    }
    m_steps.go(step);
}

void TreeGuide::unfold(NodeIndex node)
{
    if (m_unfold.isRunning() || m_steps.isEmpty() || !m_steps.tree().nodes[node].folded)
        return;
    m_unfolding = m_steps.tree().nodes[node].visit;
    if (const auto started = m_unfold.start(unfoldWork(m_found, node)); !started) {
        Q_EMIT messageReady(started.error().message);
        return;
    }
    const LanguageScope scope(m_steps.language());
    Q_EMIT messageReady(tr("Searching this branch again."));
}

void TreeGuide::finishUnfolding()
{
    const bool goesOn = std::exchange(m_goesOn, false);
    const std::optional<std::uint64_t> visit = std::exchange(m_unfolding, std::nullopt);
    if (m_unfold.status() == JobStatus::Failed) {
        Q_EMIT messageReady(m_unfold.error().message);
        return;
    }
    if (!visit || m_unfold.status() != JobStatus::Done || !m_unfold.result().tree)
        return;
    m_found = m_unfold.result();
    m_steps.setMore(m_found.tree);
    const LanguageScope scope(m_steps.language());
    Q_EMIT unfolded(m_steps.tree().nodeOfVisit(*visit));
    Q_EMIT messageReady(tr("The nodes below were searched again and are now drawn."));
    if (goesOn)
        m_steps.go(TreeStep::Forward);
}
