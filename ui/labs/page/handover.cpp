// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/page/handover.h"

#include "ui/labs/page/labpage.h"
#include "ui/style/tintedicon.h"

#include <QBuffer>
#include <QPixmap>
#include <QPushButton>

namespace {

/// Wide enough to be read, small enough for a file that is handed in.
constexpr int pictureWidth = 900;

QByteArray pictureOf(LabPage& page)
{
    const QPixmap whole = page.grab();
    const QPixmap picture = whole.width() > pictureWidth
        ? whole.scaledToWidth(pictureWidth, Qt::SmoothTransformation)
        : whole;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    return bytes;
}

}

HandOver::HandOver(LabPage& page)
    : QObject(&page), m_page(page),
      m_button(new QPushButton(tintedIcon(QStringLiteral("lesson")), tr("Hand this to the lesson")))
{
    setReady(true);
    m_button->setAutoDefault(false);
    m_button->setVisible(false);
    connect(m_button, &QPushButton::clicked, this, &HandOver::hand);
}

void HandOver::offer(const QString& quantity)
{
    m_quantity = quantity;
    m_button->setVisible(!quantity.isEmpty());
}

void HandOver::setReady(bool ready)
{
    m_button->setEnabled(ready);
    m_button->setToolTip(
        ready ? tr("Give this result and its settings to the lesson as your answer")
              : tr("Press Run first. Only a result of the settings shown can be handed over."));
}

void HandOver::hand()
{
    if (m_quantity.isEmpty())
        return;
    const LabFinding found = m_page.finding();
    fourcast::lesson::LabResult result {
        .page = {}, .quantity = m_quantity, .settings = found.settings};
    if (m_quantity == QStringLiteral("picture"))
        result.picture = pictureOf(m_page);
    else if (const auto number = found.numbers.constFind(m_quantity);
             number != found.numbers.constEnd())
        result.value = *number;
    else
        return Q_EMIT m_page.refused(
            tr("This page has no result to hand over yet. Press Run first."));
    Q_EMIT m_page.resultHanded(result);
}
