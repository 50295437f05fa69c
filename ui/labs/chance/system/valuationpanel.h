// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/chance/system/automatonpicture.h"
#include "ui/labs/models/statepanel.h"

class QTreeWidget;

/// The chosen state of an automaton, with what it is worth and its choices with their branches, the
/// best one first to be seen.
class ValuationPanel : public StatePanel
{
    Q_OBJECT

public:
    explicit ValuationPanel(QWidget* parent = nullptr);

    void show(const AutomatonPicture& picture);

Q_SIGNALS:
    /// A branch was chosen.
    void stateWanted(std::uint32_t state);

private:
    void showChoices(const AutomatonPicture& picture);

    QLabel* m_value;
    QTreeWidget* m_choices;
};
