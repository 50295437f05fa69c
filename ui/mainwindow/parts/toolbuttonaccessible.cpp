// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/parts/toolbuttonaccessible.h"

#include "core/support/text/plainlabel.h"

#include <QAccessibleWidget>
#include <QToolButton>

namespace {

/// A button that can be checked; as Qt's own but for what "Toggle" does.
class CheckableToolButton : public QAccessibleWidget
{
public:
    explicit CheckableToolButton(QToolButton* button)
        : QAccessibleWidget(button, QAccessible::CheckBox), m_button(button)
    {
    }

    QString text(QAccessible::Text kind) const override
    {
        const QString said = QAccessibleWidget::text(kind);
        return said.isEmpty() && kind == QAccessible::Name ? withoutMnemonic(m_button->text())
                                                           : said;
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = true;
        state.checked = m_button->isChecked();
        state.pressed = m_button->isDown();
        state.hasPopup = m_button->menu() != nullptr;
        return state;
    }

    QStringList actionNames() const override
    {
        QStringList names = QAccessibleWidget::actionNames();
        if (m_button->isEnabled())
            names.prepend(toggleAction());
        return names;
    }

    void doAction(const QString& name) override
    {
        if (name == toggleAction() || name == pressAction())
            m_button->click();
        else
            QAccessibleWidget::doAction(name);
    }

    QStringList keyBindingsForAction(const QString& name) const override
    {
        const QKeySequence key = m_button->shortcut();
        return name == toggleAction() && !key.isEmpty() ? QStringList {key.toString()}
                                                        : QStringList();
    }

private:
    QToolButton* m_button;
};

}

void makeToolButtonsToggle(const QWidget& window)
{
    const auto buttons = window.findChildren<QToolButton*>();
    for (QToolButton* button : buttons) {
        if (!button->isCheckable())
            continue;
        // Qt asks its own factory before all others, so that it has made one or would make it.
        const auto own = QAccessible::uniqueId(QAccessible::queryAccessibleInterface(button));
        QAccessible::deleteAccessibleInterface(own);
        QAccessible::registerAccessibleInterface(new CheckableToolButton(button));
    }
}
