// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/applicationservice.h"

#include "app/gui/applicationadaptor.h"
#include "core/board/positionlink.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QFileInfo>
#include <QUrl>

namespace {

const QString serviceName = QStringLiteral("io.github.fourcast.Fourcast");
const QString objectPath = QStringLiteral("/io/github/fourcast/Fourcast");
const QString interfaceName = QStringLiteral("org.freedesktop.Application");
constexpr int patienceMs = 5000;

/// Otherwise the library would start a bus of its own, for nobody else.
bool hasBus()
{
    return !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS")
        || QFileInfo::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus"));
}

/// As another program, which stands in another folder, can read it.
QString asUri(const QString& place)
{
    if (positionlink::isLink(place) || QUrl(place).isLocalFile())
        return place;
    return QUrl::fromLocalFile(QFileInfo(place).absoluteFilePath()).toString(QUrl::FullyEncoded);
}

QVariantMap platformData(const WindowRequest& request)
{
    QVariantMap data;
    if (!request.activationToken.isEmpty())
        data.insert(QStringLiteral("activation-token"), request.activationToken);
    if (!request.startupId.isEmpty())
        data.insert(QStringLiteral("desktop-startup-id"), request.startupId);
    return data;
}

bool isDone(const QDBusConnection& bus, const QString& method, const QVariantList& arguments)
{
    QDBusMessage call
        = QDBusMessage::createMethodCall(serviceName, objectPath, interfaceName, method);
    call.setArguments(arguments);
    call.setAutoStartService(false);
    return bus.call(call, QDBus::Block, patienceMs).type() == QDBusMessage::ReplyMessage;
}

bool handOver(const QDBusConnection& bus, const WindowRequest& request)
{
    const QVariantMap data = platformData(request);
    QStringList uris;
    for (const QString& place : request.places)
        uris << asUri(place);
    if (uris.isEmpty() && request.action.isEmpty())
        return isDone(bus, QStringLiteral("Activate"), {data});
    return (uris.isEmpty() || isDone(bus, QStringLiteral("Open"), {uris, data}))
        && (request.action.isEmpty()
            || isDone(bus, QStringLiteral("ActivateAction"),
                      {request.action, QVariantList(), data}));
}

}

ApplicationService::ApplicationService(QObject* parent) : QObject(parent)
{
    new ApplicationAdaptor(this,
                           [this](const WindowRequest& request) { Q_EMIT requested(request); });
}

ApplicationService::Start ApplicationService::begin(const WindowRequest& request)
{
    if (!hasBus())
        return Start::Alone;
    QDBusConnection bus = QDBusConnection::sessionBus();
    // First the object: whoever sees the name may call it at once.
    if (!bus.isConnected() || !bus.registerObject(objectPath, this))
        return Start::Alone;
    const auto registered = bus.interface()->registerService(serviceName);
    if (registered.isValid() && registered == QDBusConnectionInterface::ServiceRegistered)
        return Start::First;
    bus.unregisterObject(objectPath);
    return registered.isValid() && handOver(bus, request) ? Start::Elsewhere : Start::Alone;
}
