// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/players/startkeys.h"

#include "ui/play/players/opponentbutton.h"

#include <QApplication>
#include <QRadioButton>
#include <utility>

StartKeys::StartKeys(QWidget& page, std::function<OpponentButton*()> lastTime)
    : QObject(&page), m_page(page), m_lastTime(std::move(lastTime))
{
    connect(qApp, &QApplication::focusChanged, this, &StartKeys::show);
}

OpponentButton* StartKeys::started() const
{
    QWidget* const focused = QApplication::focusWidget();
    if (!focused || (focused != &m_page && !m_page.isAncestorOf(focused)))
        return nullptr;
    if (auto* const figure = qobject_cast<OpponentButton*>(focused))
        return figure;
    const bool pressed
        = qobject_cast<QAbstractButton*>(focused) && !qobject_cast<QRadioButton*>(focused);
    return pressed ? nullptr : m_lastTime();
}

void StartKeys::show()
{
    const OpponentButton* const one = started();
    const auto figures = m_page.findChildren<OpponentButton*>();
    for (OpponentButton* const figure : figures)
        figure->setStarts(figure == one);
}
