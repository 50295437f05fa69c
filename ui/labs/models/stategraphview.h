// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/graph/graphview.h"
#include "ui/labs/models/statepicture.h"

class NarrowChoice;
class QLabel;
class StatePanel;

/// A graph of states drawn: whole where it is small, otherwise in groups or state by state, opened
/// by clicks. Above it stands what is drawn and what the colours mean, beside it the chosen state
/// in words. A subclass has the picture and fills the choices.
class StateGraphView : public QWidget
{
    Q_OBJECT

public:
    using State = StatePicture::State;

    GraphView& graphView() const { return *m_view; }
    /// Something is laid out, which may take a while after the graph is there.
    bool isDrawn() const;

    /// For a class: choices, search and legend are away, and the picture fills the view. The words
    /// beside it are there as soon as a state is chosen.
    void setPresented(bool presented);

    /// As a click on the state does.
    void chooseState(State state) { go(state, false); }

    /// "12 of 16,386 states shown"
    virtual QString countSentence() const;

Q_SIGNALS:
    void stateChosen(std::uint32_t state);

protected:
    StateGraphView(const QString& name, const QString& showTip, StatePanel& panel,
                   QWidget* parent = nullptr);

    virtual StatePicture& shown() = 0;
    virtual const StatePicture& shown() const = 0;
    /// Tells the panel what the picture has chosen.
    virtual void showPanel() = 0;
    /// A step of the marked path was chosen.
    virtual void goToStep(int step) = 0;
    /// Lays the graph out; with `anew` nothing of what was drawn is kept.
    virtual void layOut(bool anew);
    /// What is drawn and the colours, as the picture has them.
    virtual void updateChoices() = 0;

    /// What cannot be shown is not.
    void changeShow(StateShow what);
    void draw(bool anew = false);
    /// Chooses the state; where it lies on the marked path that may stay.
    void go(State state, bool keepsPath);
    /// What belongs to the chosen state is there, and the marked path in sight where it has room.
    void showParts();
    NarrowChoice& showChoice() { return *m_show; }
    NarrowChoice& colourChoice() { return *m_colours; }
    QLabel& countLabel() { return *m_count; }

private:
    QWidget* buildRow(const QString& showTip);
    void choose(std::uint64_t id);

    GraphView* m_view;
    StatePanel* m_words;
    QWidget* m_row = nullptr;
    bool m_isPresented = false;
    NarrowChoice* m_show = nullptr;
    NarrowChoice* m_colours = nullptr;
    QLabel* m_count = nullptr;
};
