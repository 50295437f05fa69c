// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/graph/graphview.h"
#include "ui/labs/chance/system/automatonpicture.h"

class NarrowChoice;
class QLabel;
class ValuationPanel;

/// An automaton drawn: whole where it has up to some 300 states, otherwise in groups or state by
/// state, opened by clicks. Beside it stands the chosen state in words.
class AutomatonView : public QWidget
{
    Q_OBJECT

public:
    explicit AutomatonView(QWidget* parent = nullptr);

    /// Null leaves nothing.
    void setSystem(SharedChance system);
    const AutomatonPicture& picture() const { return m_picture; }
    GraphView& graphView() { return *m_view; }
    ValuationPanel& panel() { return *m_panel; }
    /// Something is laid out, which may take a while after setSystem().
    bool isDrawn() const { return m_picture.system() && !m_view->canvas().scene().isEmpty(); }

    /// `groupedBy` counts for groups alone.
    void setShow(AutomatonShow show, int groupedBy = AutomatonPicture::byLevel);
    void setColours(AutomatonColours colours);
    /// As a click on the state does.
    void chooseState(fourcast::chance::State state);

    /// "12 of 16,386 states shown"
    QString countSentence() const;
    /// What is drawn, for a file.
    ChartContent content() const;

Q_SIGNALS:
    void stateChosen(fourcast::chance::State state);

private:
    QWidget* buildRow();
    void fillShow();
    void choose(std::uint64_t id);
    void go(fourcast::chance::State state, bool keepsWay);
    /// With `anew` nothing of what is drawn is kept.
    void draw(bool anew = false);
    void updateChoices();

    AutomatonPicture m_picture;
    GraphView* m_view = nullptr;
    ValuationPanel* m_panel = nullptr;
    NarrowChoice* m_show = nullptr;
    NarrowChoice* m_colours = nullptr;
    QLabel* m_count = nullptr;
};
