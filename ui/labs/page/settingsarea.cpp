// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/page/settingsarea.h"

#include <QEvent>
#include <QLayout>
#include <QResizeEvent>
#include <algorithm>

SettingsArea::SettingsArea(QWidget* parent) : PageArea(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize SettingsArea::sizeHint() const
{
    const QWidget* const settings = widget();
    if (!settings || settings->isHidden())
        return {0, 0};
    const QLayout* const layout = settings->layout();
    const int wanted = layout && layout->hasHeightForWidth() && width() > 0
        ? layout->totalHeightForWidth(width())
        : settings->sizeHint().height();
    const int most = static_cast<int>(mostShare * window()->height());
    return {settings->sizeHint().width(), std::min(wanted, most)};
}

QSize SettingsArea::minimumSizeHint() const
{
    return {0, sizeHint().height()};
}

void SettingsArea::resizeEvent(QResizeEvent* event)
{
    PageArea::resizeEvent(event);
    // Lines that wrap otherwise are more or fewer.
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

bool SettingsArea::eventFilter(QObject* watched, QEvent* event)
{
    const bool done = PageArea::eventFilter(watched, event);
    const bool isOther = event->type() == QEvent::LayoutRequest
        || event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent;
    if (watched == widget() && isOther)
        updateGeometry();
    return done;
}
