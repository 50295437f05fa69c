// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/store.h"

#include "core/store/storefile.h"

#include <QCoreApplication>
#include <QUuid>

Store::Store(QString file) : m_file(std::move(file)), m_connection(QUuid::createUuid().toString())
{
}

Store::~Store()
{
    if (m_thread.count() > 0)
        m_thread.call([this] { storefile::close(m_connection); });
}

Expected<std::unique_ptr<Store>> Store::open(const QString& file, const StoreSchema& schema)
{
    std::unique_ptr<Store> store(new Store(file));
    FOURCAST_TRY(store->m_thread.start());
    const auto opened = store->m_thread.call(
        [&] { return storefile::open(store->m_connection, store->m_file, schema); });
    if (!opened)
        return tl::unexpected(store->inFile(opened.error()));
    if (file != QStringLiteral(":memory:"))
        store->m_hold.emplace(file);
    return store;
}

Expected<void> Store::setPatience(std::chrono::milliseconds patience)
{
    return read([patience](const QSqlDatabase& database) {
        return sql::run(database, QStringLiteral("PRAGMA busy_timeout = %1").arg(patience.count()));
    });
}

Error Store::inFile(const Error& reason) const
{
    return {
        QCoreApplication::translate("Store", "'%1' can't be used: %2.").arg(m_file, reason.message),
        0, 0};
}
