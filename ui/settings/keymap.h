// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/keytext.h"

#include <QObject>
#include <functional>

class QAction;

/// Who has a key already.
struct KeyConflict
{
    /// "Ctrl+R is the key of “Rematch”."
    QString sentence;
    /// It can be taken from this one; null where the key can't be had at all.
    QAction* owner = nullptr;
};

/// The keys of the window's actions: those that the program came with, and what a person made of
/// them. Nothing has a key that another one has.
class Keymap : public QObject
{
    Q_OBJECT

public:
    /// A sentence for a key that no action may have, because the window or a part of it needs it;
    /// empty for the others.
    using Reserved = std::function<QString(const QKeySequence& key)>;

    /// The keys that the actions have now are their first ones. Their names, by which changes are
    /// kept, are their QObject::objectName().
    Keymap(const QList<QAction*>& actions, Reserved reserved, QObject* parent = nullptr);

    const QList<QAction*>& actions() const { return m_actions; }
    QList<QKeySequence> firstKeys(const QAction& action) const;
    bool isChanged(const QAction& action) const;

    /// What keeps the action from having this key, if anything does.
    std::optional<KeyConflict> conflict(const QAction& action, const QKeySequence& key) const;
    /// Gives the action these keys, and takes them from the action that had them.
    void give(QAction& action, const QList<QKeySequence>& keys);
    /// All actions have their first keys again.
    void restore();

    KeyChanges changes() const;
    /// As they were kept. What names no action, can't be a key, or is taken already is left
    /// out.
    void apply(const KeyChanges& changes);

Q_SIGNALS:
    /// Not after apply().
    void changed();

private:
    QString reserved(const QAction& action, const QKeySequence& key) const;
    static void set(QAction& action, const QList<QKeySequence>& keys);

    QList<QAction*> m_actions;
    QList<QList<QKeySequence>> m_first;
    Reserved m_reserved;
};
