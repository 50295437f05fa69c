// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plantext.h"
#include "core/plan/practice/planpractice.h"

#include <QObject>

class QWidget;
struct WindowParts;

/// What can be done with the plan that the analysis tells: copied, saved, opened from a link.
class PlanCommands : public QObject
{
    Q_OBJECT

public:
    /// `window` is the parent of the dialogs.
    PlanCommands(WindowParts& parts, QWidget& window);

    /// The plan of a link for the board of this window; fails with a sentence where it is wrong or
    /// for another board.
    static Expected<RootedPlan> read(const QString& link);

Q_SIGNALS:
    /// Of the laboratory: the plan is there to be played or broken.
    void pageWanted(const QString& page);

private:
    void practise(const RootedPlan& plan, PracticeMode mode);
    void copy();
    void save();
    void connectPresenter();

    WindowParts& m_parts;
    QWidget& m_window;
};
