// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/tree/walkbar.h"

#include "ui/style/tintedicon.h"
#include "ui/text/counttext.h"
#include "ui/widgets/flowlayout.h"

#include <QAction>
#include <QLabel>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>
#include <cmath>

namespace {

/// Of the speed's slider: from two events in ten seconds to five hundred, evenly to the eye.
constexpr int speedSteps = 24;
constexpr double slowest = 2;
constexpr double fastest = 500;

int speedOf(int step)
{
    return qRound(slowest * std::pow(fastest / slowest, static_cast<double>(step) / speedSteps));
}

}

WalkBar::WalkBar(TreeSteps& steps, QWidget* parent) : QWidget(parent), m_steps(steps)
{
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto* const buttons = new QWidget;
    m_buttons = new FlowLayout(buttons);
    m_buttons->setSpacing(2);
    buildSteps();
    column->addWidget(buttons);
    column->addWidget(buildRow());
    connect(&m_clock, &QTimer::timeout, this, [this] {
        if (m_steps.isEmpty() || m_steps.walk().isAtEnd())
            return stop();
        Q_EMIT stepWanted(TreeStep::Forward);
    });
    connect(&m_steps, &TreeSteps::moved, this, &WalkBar::showPlace);
    showPlace();
}

void WalkBar::addTool(QAction* action, Qt::ToolButtonStyle style)
{
    addAction(action);
    auto* const button = new QToolButton;
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setToolButtonStyle(style);
    m_buttons->addWidget(button);
}

QAction* WalkBar::addTool(const QString& icon, const QString& text, const QString& tip,
                          const QKeySequence& keys, Qt::ToolButtonStyle style)
{
    auto* const made = new QAction(tintedIcon(icon), text, this);
    made->setShortcut(keys);
    const QString key = keys.toString(QKeySequence::NativeText);
    made->setToolTip(key.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, key));
    made->setStatusTip(tip);
    addTool(made, style);
    return made;
}

void WalkBar::addStep(TreeStep step, const QString& icon, const QString& text, const QString& tip,
                      const QKeySequence& keys)
{
    // Signs that everybody knows need no words.
    const bool isPlain = step == TreeStep::First || step == TreeStep::Back
        || step == TreeStep::Forward || step == TreeStep::Last;
    QAction* const made = addTool(icon, text, tip, keys,
                                  isPlain ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    connect(made, &QAction::triggered, this, [this, step] {
        stop();
        Q_EMIT stepWanted(step);
    });
    m_actions.insert(static_cast<int>(step), made);
}

void WalkBar::buildSteps()
{
    addStep(TreeStep::First, QStringLiteral("first"), tr("To the beginning"),
            tr("Go to where the search enters the root"), Qt::ALT | Qt::Key_Home);
    addStep(TreeStep::Back, QStringLiteral("previous"), tr("Back"), tr("Go back one event"),
            Qt::ALT | Qt::Key_Left);
    m_run = addTool(QStringLiteral("play"), tr("Walk"), tr("Step forward at this speed, or pause"),
                    Qt::CTRL | Qt::ALT | Qt::Key_W);
    m_run->setCheckable(true);
    connect(m_run, &QAction::toggled, this, &WalkBar::setRunning);
    addStep(TreeStep::Forward, QStringLiteral("next"), tr("Forward"), tr("Go forward one event"),
            Qt::ALT | Qt::Key_Right);
    addStep(TreeStep::Last, QStringLiteral("last"), tr("To the end"),
            tr("Go to where the value of the root is known"), Qt::ALT | Qt::Key_End);
    addStep(TreeStep::NextLeaf, QStringLiteral("leaf"), tr("Next leaf"),
            tr("Go to the next leaf that is evaluated"), Qt::ALT | Qt::Key_Down);
    addStep(TreeStep::NextCut, QStringLiteral("cut"), tr("Next cut"),
            tr("Go to the next point where the remaining moves are left out"),
            Qt::ALT | Qt::SHIFT | Qt::Key_Down);
    addStep(TreeStep::NextBest, QStringLiteral("better"), tr("Next better move"),
            tr("Go to the next move that is better than those before it"),
            Qt::ALT | Qt::SHIFT | Qt::Key_Right);
    addStep(TreeStep::EndOfBranch, QStringLiteral("branch-end"), tr("End of this branch"),
            tr("Go to where the current node returns its value"), Qt::ALT | Qt::Key_Up);
}

QWidget* WalkBar::buildRow()
{
    auto* const bar = new QWidget;
    auto* const row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    m_place = new QSlider(Qt::Horizontal);
    m_place->setAccessibleName(tr("Place in the walk"));
    m_place->setToolTip(tr("Every event of the search, from start to end"));
    m_place->setMinimumWidth(80);
    connect(m_place, &QSlider::valueChanged, this, [this](int value) {
        if (m_steps.isEmpty() || static_cast<std::size_t>(value) == m_steps.index())
            return;
        stop();
        Q_EMIT placeWanted(static_cast<std::size_t>(value));
    });
    m_count = new QLabel;
    m_speed = new QSlider(Qt::Horizontal);
    m_speed->setRange(0, speedSteps);
    m_speed->setAccessibleName(tr("Speed of the walk"));
    m_speed->setMaximumWidth(90);
    connect(m_speed, &QSlider::valueChanged, this, [this](int step) {
        m_clock.setInterval(10'000 / speedOf(step));
        m_speed->setToolTip(tr("Speed of the walk: %1 events in ten seconds").arg(speedOf(step)));
    });
    m_speed->setValue(speedSteps / 3);
    auto* const speed = new QLabel(tr("Speed:"));
    speed->setBuddy(m_speed);
    row->addWidget(m_place, 1);
    row->addWidget(m_count);
    row->addSpacing(8);
    row->addWidget(speed);
    row->addWidget(m_speed);
    return bar;
}

int WalkBar::speed() const
{
    return m_speed->value();
}

void WalkBar::setSpeed(int step)
{
    m_speed->setValue(step);
}

void WalkBar::stop()
{
    m_run->setChecked(false);
}

void WalkBar::setRunning(bool running)
{
    m_run->setIcon(tintedIcon(running ? QStringLiteral("pause") : QStringLiteral("play")));
    if (!running)
        return m_clock.stop();
    if (m_steps.isEmpty())
        return stop();
    // At the end it begins again.
    if (m_steps.walk().isAtEnd())
        Q_EMIT stepWanted(TreeStep::First);
    m_clock.start();
}

void WalkBar::showPlace()
{
    const bool hasTree = !m_steps.isEmpty();
    const std::size_t last = hasTree ? m_steps.lastIndex() : 0;
    const std::size_t index = hasTree ? m_steps.index() : 0;
    {
        const QSignalBlocker quiet(m_place);
        m_place->setRange(0, static_cast<int>(last));
        m_place->setPageStep(std::max(1, static_cast<int>(last / 20)));
        m_place->setValue(static_cast<int>(index));
    }
    m_place->setEnabled(hasTree);
    m_count->setText(
        hasTree ? tr("%1 of %2", "place in the walk").arg(countText(index + 1), countText(last + 1))
                : QString());
    for (const TreeStep step : {TreeStep::First, TreeStep::Back})
        action(step)->setEnabled(hasTree && index > 0);
    for (const TreeStep step : {TreeStep::Forward, TreeStep::Last, TreeStep::NextLeaf,
                                TreeStep::NextBest, TreeStep::EndOfBranch})
        action(step)->setEnabled(hasTree && index < last);
    action(TreeStep::NextCut)
        ->setEnabled(hasTree && index < last && m_steps.tree().request.hasCuts());
    m_run->setEnabled(hasTree);
}
