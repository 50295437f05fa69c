// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/applicationadaptor.h"

#include <QDBusConnection>
#include <QDBusError>
#include <utility>

namespace {

WindowRequest requestWith(const QVariantMap& platformData)
{
    return {.places = {},
            .action = {},
            .activationToken = platformData.value(QStringLiteral("activation-token")).toString(),
            .startupId = platformData.value(QStringLiteral("desktop-startup-id")).toString()};
}

}

ApplicationAdaptor::ApplicationAdaptor(QObject* parent, Receiver receiver)
    : QDBusAbstractAdaptor(parent), m_receiver(std::move(receiver))
{
}

void ApplicationAdaptor::Activate(const QVariantMap& platformData)
{
    m_receiver(requestWith(platformData));
}

void ApplicationAdaptor::Open(const QStringList& uris, const QVariantMap& platformData)
{
    WindowRequest request = requestWith(platformData);
    request.places = uris;
    m_receiver(request);
}

void ApplicationAdaptor::ActivateAction(const QString& name, const QVariantList& parameter,
                                        const QVariantMap& platformData,
                                        const QDBusMessage& message)
{
    Q_UNUSED(parameter)
    if (!windowrequests::actionNames().contains(name)) {
        message.setDelayedReply(true);
        QDBusConnection::sessionBus().send(message.createErrorReply(
            QDBusError::InvalidArgs, QStringLiteral("there is no action '%1'").arg(name)));
        return;
    }
    WindowRequest request = requestWith(platformData);
    request.action = name;
    m_receiver(request);
}
