// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settingsstore.h"

#include <QCryptographicHash>

namespace {

/// Before the name of what a checksum is of.
const QString sumPrefix = QStringLiteral("sum-");

QString checksum(const QByteArray& bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex());
}

}

void SettingsReader::flag(const QString& key, bool& value) const
{
    const QString text = m_store.value(key).toString();
    if (text == QLatin1String("true") || text == QLatin1String("false"))
        value = text == QLatin1String("true");
}

void SettingsReader::number(const QString& key, int& value, int lowest, int highest) const
{
    bool ok = false;
    const int number = m_store.value(key).toString().toInt(&ok);
    if (ok && number >= lowest && number <= highest)
        value = number;
}

void SettingsReader::milliseconds(const QString& key, std::chrono::milliseconds& value,
                                  int highest) const
{
    int count = static_cast<int>(value.count());
    number(key, count, 0, highest);
    value = std::chrono::milliseconds(count);
}

void SettingsReader::wide(const QString& key, std::uint64_t& value) const
{
    bool ok = false;
    // As written, so that nothing but digits is a number.
    const quint64 number = m_store.value(key).toString().toULongLong(&ok);
    if (ok)
        value = number;
}

void SettingsReader::word(const QString& key, QString& value, const QStringList& allowed) const
{
    const QString text = m_store.value(key, value).toString();
    if (allowed.contains(text))
        value = text;
}

void SettingsReader::text(const QString& key, QString& value) const
{
    value = m_store.value(key, value).toString();
}

void SettingsReader::texts(const QString& key, QStringList& values, qsizetype most) const
{
    values = m_store.value(key, values).toStringList();
    values.removeAll(QString());
    values.removeDuplicates();
    values = values.mid(0, most);
}

void SettingsReader::bytes(const QString& key, QByteArray& value) const
{
    value = m_store.value(key, value).toByteArray();
}

bool SettingsReader::checkedBytes(const QString& key, const QString& sumKey,
                                  QByteArray& value) const
{
    const QByteArray read = m_store.value(key).toByteArray();
    const bool isSound = m_store.value(sumKey).toString() == checksum(read);
    if (isSound)
        value = read;
    return isSound;
}

void SettingsReader::checkedMap(QMap<QString, QByteArray>& values, qsizetype most) const
{
    for (const QString& key : names()) {
        QByteArray value;
        if (!key.startsWith(sumPrefix) && checkedBytes(key, sumPrefix + key, value)
            && values.size() < most)
            values.insert(key, value);
    }
}

/// Those of the group that can be written again: QSettings reads one without a name from "=1", and
/// refuses to write it.
QStringList SettingsReader::names() const
{
    QStringList names = m_store.childKeys();
    names.removeAll(QString());
    return names;
}

void SettingsWriter::checkedBytes(const QString& key, const QString& sumKey,
                                  const QByteArray& value)
{
    set(key, value);
    set(sumKey, checksum(value));
}

void SettingsWriter::checkedMap(const QMap<QString, QByteArray>& values, qsizetype)
{
    for (auto each = values.begin(); each != values.end(); ++each)
        checkedBytes(each.key(), sumPrefix + each.key(), each.value());
}
