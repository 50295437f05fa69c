// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/windowrequests.h"

#include <QDBusAbstractAdaptor>
#include <QDBusMessage>
#include <QVariant>
#include <functional>

/// The methods of org.freedesktop.Application, named as the bus has them.
class ApplicationAdaptor : public QDBusAbstractAdaptor
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Application")

public:
    using Receiver = std::function<void(const WindowRequest&)>;
    /// A receiver and no signal: the adaptor would send a signal to the bus, too.
    ApplicationAdaptor(QObject* parent, Receiver receiver);

public Q_SLOTS:
    // NOLINTBEGIN(readability-identifier-naming)
    void Activate(const QVariantMap& platformData);
    void Open(const QStringList& uris, const QVariantMap& platformData);
    /// An action that there is not is answered by an error.
    void ActivateAction(const QString& name, const QVariantList& parameter,
                        const QVariantMap& platformData, const QDBusMessage& message);
    // NOLINTEND(readability-identifier-naming)

private:
    Receiver m_receiver;
};
