// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/jobs/job.h"
#include "ui/labs/formal/system/systempicture.h"
#include "ui/labs/models/stategraphview.h"

class SystemStatePanel;

/// A transition system drawn, beside the chosen state and the shortest path to it.
class SystemView : public StateGraphView
{
    Q_OBJECT

public:
    explicit SystemView(QWidget* parent = nullptr);
    ~SystemView() override;

    /// Looks through the system first, away from the window where it is large; ready() follows, for
    /// a small one before this returns. A null system leaves nothing.
    void setSystem(SharedLts lts, SystemWords words = {});
    bool isReady() const { return m_picture.facts() != nullptr; }
    const SystemPicture& picture() const { return m_picture; }

    void setShow(StateShow what);
    void setColours(SystemColours colours);
    /// Colours by the truth of a formula; an empty list takes it away.
    void setTruth(const QString& formula, std::vector<bool> holds);

    /// Shows a witness or a run, at one of its steps (0 is the beginning). Only when it is ready.
    void showPath(const fourcast::formal::Path& path, int step = 0);
    /// Goes to another step of the path that is shown.
    void setStep(int step);

    QString countSentence() const override;
    /// What is drawn, for a file.
    ChartContent content() const;

Q_SIGNALS:
    void ready();
    /// A person wants to walk along this path.
    void pathWanted(const fourcast::formal::Path& path);

private:
    SystemView(SystemStatePanel& panel, QWidget* parent);

    StatePicture& shown() override { return m_picture; }
    const StatePicture& shown() const override { return m_picture; }
    void showPanel() override;
    void goToStep(int step) override { setStep(step); }
    void layOut(bool anew) override;
    void updateChoices() override;
    void fillChoices();
    void take(std::shared_ptr<const SystemFacts> facts);

    SystemPicture m_picture;
    SharedLts m_waitingLts;
    SystemWords m_waitingWords;
    SystemStatePanel* m_panel;
    /// Last: its end is waited for while the rest is still there.
    Job<std::shared_ptr<const SystemFacts>> m_job;
};
