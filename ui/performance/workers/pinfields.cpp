// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/workers/pinfields.h"

#include "ui/style/tintedicon.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolButton>

PinFields::PinFields(QWidget* parent) : QWidget(parent)
{
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (std::size_t pin = 0; pin < m_fields.size(); ++pin) {
        const Field field = makeField(pin);
        row->addWidget(field.letter);
        row->addWidget(field.text, 1);
        row->addWidget(field.remove);
        m_fields[pin] = field;
    }
    hide();
}

PinFields::Field PinFields::makeField(std::size_t pin)
{
    const auto index = static_cast<int>(pin);
    const QString name = pinName(pin);
    Field field {.letter = new QToolButton, .text = new QLineEdit, .remove = new QToolButton};
    field.letter->setText(name);
    field.letter->setToolTip(tr("Show pinned span %1").arg(name));
    field.letter->setStatusTip(field.letter->toolTip());
    field.letter->setAccessibleName(field.letter->toolTip());
    connect(field.letter, &QToolButton::clicked, this, [this, index] { Q_EMIT spanWanted(index); });
    field.text->setPlaceholderText(tr("Name span %1").arg(name));
    field.text->setAccessibleName(tr("Name of pinned span %1").arg(name));
    field.text->setToolTip(tr("A saved recording keeps this name"));
    field.text->setMaxLength(searchpins::longestText);
    field.text->installEventFilter(this);
    connect(field.text, &QLineEdit::textEdited, this,
            [this, index](const QString& text) { Q_EMIT textEdited(index, text); });
    field.remove->setIcon(tintedIcon(QStringLiteral("delete")));
    field.remove->setToolTip(tr("Unpin span %1").arg(name));
    field.remove->setStatusTip(field.remove->toolTip());
    field.remove->setAccessibleName(field.remove->toolTip());
    connect(field.remove, &QToolButton::clicked, this,
            [this, index] { Q_EMIT removeWanted(index); });
    return field;
}

void PinFields::setPins(const PinnedSpans& pins)
{
    for (std::size_t pin = 0; pin < m_fields.size(); ++pin) {
        const Field& field = m_fields[pin];
        const bool isPinned = pins.spans[pin].has_value();
        for (QWidget* const widget :
             std::initializer_list<QWidget*> {field.letter, field.text, field.remove})
            widget->setVisible(isPinned);
        // What is being typed keeps its cursor.
        if (field.text->text() != pins.texts[pin])
            field.text->setText(pins.texts[pin]);
    }
    setHidden(pins.isEmpty());
}

void PinFields::edit()
{
    QLineEdit* wanted = nullptr;
    for (const Field& field : m_fields) {
        if (field.text->isHidden())
            continue;
        if (!wanted)
            wanted = field.text;
        if (field.text->text().isEmpty()) {
            wanted = field.text;
            break;
        }
    }
    if (!wanted)
        return;
    wanted->selectAll();
    wanted->setFocus(Qt::ShortcutFocusReason);
}

bool PinFields::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape) {
            Q_EMIT left();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}
