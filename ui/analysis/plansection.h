// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class LiveLabel;
class QAction;
class QLayout;

/// "Why" in the analysis: a plan in a sentence, and buttons for what can be done with it. It takes
/// no room while there is nothing to be said.
class PlanSection : public QWidget
{
    Q_OBJECT

public:
    explicit PlanSection(QWidget* parent = nullptr);

    /// A button for each, in this order; one whose action is invisible is away.
    void setActions(const QList<QAction*>& actions);
    /// Another text, about what was found just now where it `isNews`: then a screen reader says it.
    /// Without a plan there are no buttons.
    void showText(const QString& text, bool hasPlan, bool isNews = false);
    QString text() const;

private:
    LiveLabel* m_text;
    QWidget* m_buttons;
};
