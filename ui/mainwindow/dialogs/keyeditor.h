// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QWidget>
#include <array>

class KeyField;
class Keymap;
class QAction;
class LiveLabel;
class QLabel;
class QPushButton;

/// The keys of one action, to be changed: up to two, its first ones again, and where another action
/// has a key already, a sentence about that and a button that takes it from there.
class KeyEditor : public QWidget
{
    Q_OBJECT

public:
    explicit KeyEditor(Keymap& keys, QWidget* parent = nullptr);

    /// Null where what was chosen has no keys that can be changed; `text` says what it does.
    void setAction(QAction* action, const QString& text);

private:
    QList<QKeySequence> wanted() const;
    /// Gives the action the keys in the fields, if they are free.
    void propose();
    void takeOver();
    void showAction();
    void showConflict(const QString& sentence, bool canBeTaken);

    Keymap& m_keys;
    QAction* m_action = nullptr;
    QLabel* m_text;
    std::array<KeyField*, 2> m_fields {};
    QPushButton* m_first;
    LiveLabel* m_conflict;
    QPushButton* m_take;
};
