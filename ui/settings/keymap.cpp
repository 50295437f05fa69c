// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/keymap.h"

#include "core/support/text/plainlabel.h"

#include <QAction>
#include <algorithm>

namespace {

/// Also where one is the beginning of the other: the longer one would never be heard.
bool clash(const QKeySequence& one, const QKeySequence& other)
{
    return one.matches(other) != QKeySequence::NoMatch
        || other.matches(one) != QKeySequence::NoMatch;
}

bool clash(const QList<QKeySequence>& keys, const QKeySequence& key)
{
    return std::ranges::any_of(keys, [&key](const QKeySequence& each) { return clash(each, key); });
}

}

Keymap::Keymap(const QList<QAction*>& actions, Reserved reserved, QObject* parent)
    : QObject(parent), m_reserved(std::move(reserved))
{
    for (QAction* action : actions) {
        if (action->isSeparator() || action->objectName().isEmpty())
            continue;
        m_actions += action;
        m_first += action->shortcuts();
    }
}

QList<QKeySequence> Keymap::firstKeys(const QAction& action) const
{
    const auto index = m_actions.indexOf(&action);
    return index < 0 ? QList<QKeySequence>() : m_first.at(index);
}

bool Keymap::isChanged(const QAction& action) const
{
    return action.shortcuts() != firstKeys(action);
}

/// A part of the window lives with the keys that the program came with.
QString Keymap::reserved(const QAction& action, const QKeySequence& key) const
{
    return firstKeys(action).contains(key) ? QString() : m_reserved(key);
}

std::optional<KeyConflict> Keymap::conflict(const QAction& action, const QKeySequence& key) const
{
    if (const QString sentence = reserved(action, key); !sentence.isEmpty())
        return KeyConflict {sentence, nullptr};
    for (QAction* other : m_actions)
        if (other != &action && clash(other->shortcuts(), key))
            return KeyConflict {
                tr("%1 is already the key for “%2”.")
                    .arg(key.toString(QKeySequence::NativeText), plainLabel(other->text())),
                other};
    return std::nullopt;
}

void Keymap::give(QAction& action, const QList<QKeySequence>& keys)
{
    for (QAction* other : std::as_const(m_actions)) {
        QList<QKeySequence> left = other->shortcuts();
        const auto taken
            = left.removeIf([&keys](const QKeySequence& each) { return clash(keys, each); });
        if (other != &action && taken > 0)
            set(*other, left);
    }
    set(action, keys);
    Q_EMIT changed();
}

void Keymap::restore()
{
    apply({});
    Q_EMIT changed();
}

KeyChanges Keymap::changes() const
{
    KeyChanges result;
    for (const QAction* action : m_actions)
        if (isChanged(*action))
            result.insert(action->objectName(), keysToText(action->shortcuts()));
    return result;
}

void Keymap::apply(const KeyChanges& changes)
{
    QList<QKeySequence> taken;
    // First those that nobody has changed: nothing in a file takes the key of another.
    for (qsizetype i = 0; i < m_actions.size(); ++i)
        if (!changes.contains(m_actions.at(i)->objectName())) {
            set(*m_actions.at(i), m_first.at(i));
            taken += m_first.at(i);
        }
    for (qsizetype i = 0; i < m_actions.size(); ++i) {
        const auto change = changes.find(m_actions.at(i)->objectName());
        if (change == changes.end())
            continue;
        QList<QKeySequence> keys = keysFromText(*change).value_or(m_first.at(i));
        keys.removeIf([&](const QKeySequence& key) {
            return clash(taken, key) || !reserved(*m_actions.at(i), key).isEmpty();
        });
        set(*m_actions.at(i), keys);
        taken += keys;
    }
}

void Keymap::set(QAction& action, const QList<QKeySequence>& keys)
{
    if (action.shortcuts() != keys)
        action.setShortcuts(keys);
}
