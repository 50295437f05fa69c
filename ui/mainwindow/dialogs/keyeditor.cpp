// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/dialogs/keyeditor.h"

#include "core/support/text/plainlabel.h"
#include "ui/settings/keymap.h"
#include "ui/widgets/forms/keyfield.h"
#include "ui/widgets/labels/livelabel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

KeyEditor::KeyEditor(Keymap& keys, QWidget* parent)
    : QWidget(parent), m_keys(keys), m_text(new QLabel(this)),
      m_first(new QPushButton(tr("&Default"), this)), m_conflict(new LiveLabel(this)),
      m_take(new QPushButton(tr("Re&assign"), this))
{
    m_text->setWordWrap(true);
    auto* const row = new QHBoxLayout;
    const QString names[] {tr("&Key:"), tr("o&r:")};
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        auto* const label = new QLabel(names[i], this);
        m_fields[i] = new KeyField(this);
        m_fields[i]->setToolTip(tr("Press the new key here. Delete clears it, and Tab moves on."));
        label->setBuddy(m_fields[i]);
        row->addWidget(label);
        row->addWidget(m_fields[i], 1);
        connect(m_fields[i], &QKeySequenceEdit::keySequenceChanged, this, &KeyEditor::propose);
    }
    m_first->setAutoDefault(false);
    m_first->setToolTip(tr("Restore the default keys"));
    m_take->setAutoDefault(false);
    row->addWidget(m_first);
    auto* const conflict = new QHBoxLayout;
    conflict->addWidget(m_conflict, 1);
    conflict->addWidget(m_take);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_text);
    layout->addLayout(row);
    layout->addLayout(conflict);
    connect(m_first, &QPushButton::clicked, this, [this] {
        const auto first = m_keys.firstKeys(*m_action);
        for (std::size_t i = 0; i < m_fields.size(); ++i) {
            const QSignalBlocker quiet(m_fields[i]);
            m_fields[i]->setKeySequence(first.value(static_cast<qsizetype>(i)));
        }
        propose();
    });
    connect(m_take, &QPushButton::clicked, this, &KeyEditor::takeOver);
    connect(&keys, &Keymap::changed, this, &KeyEditor::showAction);
    setAction(nullptr, {});
}

void KeyEditor::setAction(QAction* action, const QString& text)
{
    m_action = action;
    m_text->setText(text);
    const QString name = action ? plainLabel(action->text()) : QString();
    m_fields[0]->setAccessibleName(tr("Key for %1").arg(name));
    m_fields[1]->setAccessibleName(tr("Second key for %1").arg(name));
    showAction();
}

void KeyEditor::showAction()
{
    const auto keys = m_action ? m_action->shortcuts() : QList<QKeySequence>();
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const QSignalBlocker quiet(m_fields[i]);
        m_fields[i]->setKeySequence(keys.value(static_cast<qsizetype>(i)));
        m_fields[i]->setEnabled(m_action);
    }
    m_first->setEnabled(m_action && m_keys.isChanged(*m_action));
    showConflict({}, false);
}

QList<QKeySequence> KeyEditor::wanted() const
{
    QList<QKeySequence> keys;
    for (const KeyField* field : m_fields)
        if (!field->keySequence().isEmpty() && !keys.contains(field->keySequence()))
            keys += field->keySequence();
    return keys;
}

void KeyEditor::propose()
{
    if (!m_action)
        return;
    std::optional<KeyConflict> found;
    for (const QKeySequence& key : wanted()) {
        const auto conflict = m_keys.conflict(*m_action, key);
        // What can't be had at all is said first.
        if (conflict && (!found || !conflict->owner))
            found = conflict;
    }
    if (found)
        return showConflict(found->sentence, found->owner);
    takeOver();
}

void KeyEditor::takeOver()
{
    if (m_take->hasFocus())
        m_fields[0]->setFocus();
    m_keys.give(*m_action, wanted());
}

void KeyEditor::showConflict(const QString& sentence, bool canBeTaken)
{
    m_conflict->say(sentence.isEmpty() || canBeTaken
                        ? sentence
                        : tr("%1 Press another one.", "why a key can't be had").arg(sentence));
    m_take->setVisible(canBeTaken);
    m_first->setEnabled(m_action && (m_keys.isChanged(*m_action) || !sentence.isEmpty()));
}
