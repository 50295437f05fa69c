// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/arranging.h"

#include "ui/style/tintedicon.h"

#include <QSplitter>
#include <QVBoxLayout>

void stackIn(QWidget& box, std::initializer_list<Stacked> widgets, int above)
{
    auto* const column = new QVBoxLayout(&box);
    column->setContentsMargins(0, above, 0, 0);
    for (const Stacked& each : widgets)
        column->addWidget(each.widget, each.stretch);
}

QSplitter* splitterOf(Qt::Orientation orientation, std::initializer_list<QWidget*> widgets,
                      const QList<int>& shares)
{
    auto* const splitter = new QSplitter(orientation);
    splitter->setChildrenCollapsible(false);
    for (QWidget* const each : widgets)
        splitter->addWidget(each);
    for (int i = 0; i < shares.size(); ++i)
        splitter->setStretchFactor(i, shares[i]);
    return splitter;
}

QPushButton* pushButton(const QString& icon, const QString& text, const QString& tip,
                        const QKeySequence& key)
{
    auto* const button = new QPushButton(text);
    if (!icon.isEmpty())
        button->setIcon(tintedIcon(icon));
    button->setToolTip(
        key.isEmpty() ? tip
                      : QStringLiteral("%1 (%2)").arg(tip, key.toString(QKeySequence::NativeText)));
    if (!key.isEmpty())
        button->setShortcut(key);
    return button;
}
