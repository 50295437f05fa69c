// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/tree/treesteps.h"

#include <QHash>
#include <QTimer>
#include <QWidget>

class FlowLayout;
class QAction;
class QLabel;
class QSlider;

/// The steps of the walk: a button and keys for each, a run at a speed, and a slider over all that
/// happened. It only says what is wanted.
class WalkBar : public QWidget
{
    Q_OBJECT

public:
    explicit WalkBar(TreeSteps& steps, QWidget* parent = nullptr);

    QAction* action(TreeStep step) const { return m_actions.value(static_cast<int>(step)); }
    QAction* runAction() const { return m_run; }
    bool isRunning() const { return m_clock.isActive(); }
    /// A button of the page's own behind them.
    void addTool(QAction* action, Qt::ToolButtonStyle style = Qt::ToolButtonTextBesideIcon);
    QAction* addTool(const QString& icon, const QString& text, const QString& tip,
                     const QKeySequence& keys = {},
                     Qt::ToolButtonStyle style = Qt::ToolButtonTextBesideIcon);
    /// Of the slider.
    int speed() const;
    void setSpeed(int step);

public Q_SLOTS:
    void stop();

Q_SIGNALS:
    void stepWanted(TreeStep step);
    void placeWanted(std::size_t index);

private:
    void addStep(TreeStep step, const QString& icon, const QString& text, const QString& tip,
                 const QKeySequence& keys);
    void buildSteps();
    QWidget* buildRow();
    void setRunning(bool running);
    void showPlace();

    TreeSteps& m_steps;
    QHash<int, QAction*> m_actions;
    FlowLayout* m_buttons = nullptr;
    QAction* m_run = nullptr;
    QSlider* m_speed = nullptr;
    QSlider* m_place = nullptr;
    QLabel* m_count = nullptr;
    QTimer m_clock;
};
