// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/tree/treesteps.h"

class LiveLabel;
class PredictBar;
class QAction;
class TreeDrawing;
class WalkBar;

/// What a walk needs wherever there is one: its buttons, what happened where it stands, what is to
/// be predicted, and the drawing. Leads through it: takes the steps that a bar wants, stops before
/// what is to be predicted, and has folded branches searched again where the walk goes into them.
class TreeGuide : public QObject
{
    Q_OBJECT

public:
    using NodeIndex = fourcast::lesson::NodeIndex;
    /// Of text above a tree that is presented.
    static constexpr int presentedLines = 2;

    /// Whoever lays the parts out owns them.
    explicit TreeGuide(TreeSteps& steps, QObject* parent = nullptr);
    WalkBar& bar() { return *m_bar; }
    LiveLabel& sentence() { return *m_sentence; }
    PredictBar& predictBar() { return *m_predict; }
    TreeDrawing& drawing() { return *m_drawing; }
    /// The switch among the bar's tools: values as MAX sees them, or as the side to move does.
    QAction& viewAction() { return *m_viewAction; }

    /// For a class: the drawing has the room, above it stand what happens or what is asked, and a
    /// row of answers. The buttons are away; their keys are there.
    void setPresented(bool presented);
    /// What a class reads before the first step, instead of what happens there; the key that goes
    /// on follows.
    void setOpening(const QString& words) { m_opening = words; }
    /// Another tree to walk through; from its beginning where something is to be predicted.
    void setFound(const FoundTree& found);
    bool isUnfolding() const { return m_unfold.isRunning(); }
    /// Gives up what is being searched again.
    void abandon();

public Q_SLOTS:
    /// Asks before it shows, or no more.
    void setPredicting(bool on);
    void take(TreeStep step);
    /// Searches a folded node again.
    void unfold(fourcast::lesson::NodeIndex node);

Q_SIGNALS:
    void messageReady(const QString& sentence);
    /// What is below the node is there now.
    void unfolded(fourcast::lesson::NodeIndex node);

private:
    void finishUnfolding();
    void followWalk();
    void showWords();

    TreeSteps& m_steps;
    WalkBar* m_bar;
    LiveLabel* m_sentence;
    PredictBar* m_predict;
    TreeDrawing* m_drawing;
    QAction* m_viewAction;
    FoundTree m_found;
    QString m_opening;
    bool m_isPresented = false;
    /// Is being searched again, by its visit; the walk goes on into it.
    std::optional<std::uint64_t> m_unfolding;
    bool m_goesOn = false;
    /// Last: its end is waited for while the rest is still there.
    TreeJob m_unfold;
};
