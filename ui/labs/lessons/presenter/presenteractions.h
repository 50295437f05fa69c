// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/presenter/presenterkeys.h"

#include <QAction>
#include <QHash>

/// What a person who presents can do, as actions that both windows show; presenterCommand() knows
/// their keys.
class PresenterActions : public QObject
{
    Q_OBJECT

public:
    explicit PresenterActions(QObject* parent = nullptr);

    /// Null for wishes that no button has.
    QAction* action(PresenterCommand wish) const { return m_actions.value(wish); }

    /// The keys in one line, as long as F1 shows it.
    static QString keysText();

private:
    void add(PresenterCommand wish, const QString& icon, const QString& text, const QString& tip,
             const QString& keys);

    QHash<PresenterCommand, QAction*> m_actions;
};
