// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/job.h"
#include "ui/graph/graphview.h"
#include "ui/labs/formal/system/systempicture.h"

class NarrowChoice;
class QLabel;
class StatePanel;

/// A transition system drawn: whole where it has up to some 2,000 states, otherwise by its levels
/// or state by state, opened by clicks. Beside it stands the chosen state in words, the shortest
/// path to it, and another state with what differs.
class SystemView : public QWidget
{
    Q_OBJECT

public:
    /// A system of more states is not drawn whole.
    static constexpr fourcast::formal::State mostWhole = 2200;

    explicit SystemView(QWidget* parent = nullptr);
    ~SystemView() override;

    /// Looks through the system first, away from the window where it is large; ready() follows, for
    /// a small one before this returns. A null system leaves nothing.
    void setSystem(SharedLts lts, SystemWords words = {});
    bool isReady() const { return m_picture.facts() != nullptr; }
    /// Something is laid out; the first layout of a system may take a while after ready().
    bool isDrawn() const { return isReady() && !m_view->canvas().scene().isEmpty(); }
    const SystemPicture& picture() const { return m_picture; }
    GraphView& graphView() { return *m_view; }

    void setShow(SystemShow show);
    void setColours(SystemColours colours);
    /// Colours by the truth of a formula; an empty list takes it away.
    void setTruth(const QString& formula, std::vector<bool> holds);

    /// As a click on the state does. Only when it is ready.
    void chooseState(fourcast::formal::State state);
    /// Shows a witness or a run, at one of its steps (0 is the beginning). Only when it is ready.
    void showPath(const fourcast::formal::Path& path, int step = 0);
    /// Goes to another step of the path that is shown.
    void setStep(int step);

    /// "12 of 16,386 states shown"
    QString countSentence() const;
    /// What is drawn, for a file.
    ChartContent content() const;

Q_SIGNALS:
    void ready();
    void stateChosen(fourcast::formal::State state);
    /// A person wants to walk along this path.
    void pathWanted(const fourcast::formal::Path& path);

private:
    QWidget* buildRow();
    void take(std::shared_ptr<const SystemFacts> facts);
    void choose(std::uint64_t id);
    /// With `anew` nothing of what is drawn is kept.
    void draw(bool anew = false);
    void showChosen();
    void updateChoices();

    SystemPicture m_picture;
    SharedLts m_waitingLts;
    SystemWords m_waitingWords;
    GraphView* m_view = nullptr;
    StatePanel* m_panel = nullptr;
    NarrowChoice* m_show = nullptr;
    NarrowChoice* m_colours = nullptr;
    QLabel* m_count = nullptr;
    /// Last: its end is waited for while the rest is still there.
    Job<std::shared_ptr<const SystemFacts>> m_job;
};
