// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/chance/system/automatonpicture.h"
#include "ui/labs/models/stategraphview.h"

class ValuationPanel;

/// An automaton drawn, beside the chosen state with its values and choices.
class AutomatonView : public StateGraphView
{
    Q_OBJECT

public:
    explicit AutomatonView(QWidget* parent = nullptr);

    /// Null leaves nothing.
    void setSystem(SharedChance system);
    const AutomatonPicture& picture() const { return m_picture; }
    ValuationPanel& panel() { return *m_panel; }

    /// `groupedBy` counts for groups alone.
    void setShow(StateShow what, int groupedBy = AutomatonPicture::byLevel);
    void setColours(AutomatonColours colours);

    QString countSentence() const override;
    /// What is drawn, for a file.
    ChartContent content() const;

private:
    AutomatonView(ValuationPanel& panel, QWidget* parent);

    StatePicture& shown() override { return m_picture; }
    const StatePicture& shown() const override { return m_picture; }
    void showPanel() override;
    void goToStep(int step) override;
    void updateChoices() override;
    void fillShow();

    AutomatonPicture m_picture;
    ValuationPanel* m_panel;
};
