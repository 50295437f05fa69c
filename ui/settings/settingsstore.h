// SPDX-License-Identifier: GPL-3.0-or-later
//
// For settings.cpp alone: a value of each kind, read and written under its key. Both classes have
// the same functions, so that a list of all values with their keys serves both ways.
#pragma once

#include <QByteArray>
#include <QMap>
#include <QSettings>
#include <QStringList>
#include <QVariant>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

/// Each function leaves the value alone where the store has nothing usable under the key.
class SettingsReader
{
public:
    explicit SettingsReader(QSettings& store) : m_store(store) { }

    /// The keys within `fields` belong to the group.
    template <typename Fields> void group(const QString& name, Fields fields)
    {
        m_store.beginGroup(name);
        fields();
        m_store.endGroup();
    }

    void flag(const QString& key, bool& value) const;
    void number(const QString& key, int& value, int lowest, int highest) const;
    void milliseconds(const QString& key, std::chrono::milliseconds& value, int highest) const;
    /// All of 64 bits, as a seed may be.
    void wide(const QString& key, std::uint64_t& value) const;
    /// One of these.
    void word(const QString& key, QString& value, const QStringList& allowed) const;
    template <typename Choice>
    void choice(const QString& key, Choice& value, const QStringList& names) const
    {
        if (const auto index = names.indexOf(m_store.value(key).toString()); index >= 0)
            value = static_cast<Choice>(index);
    }
    void text(const QString& key, QString& value) const;
    /// Each once, none empty.
    void texts(const QString& key, QStringList& values, qsizetype most) const;
    void bytes(const QString& key, QByteArray& value) const;
    /// With a checksum: Qt does not survive every damage of what it wrote for a window. Was it
    /// sound?
    bool checkedBytes(const QString& key, const QString& sumKey, QByteArray& value) const;
    /// The keys are the map's; `fromText` answers nothing for what is not usable.
    template <typename Value, typename FromText, typename ToText>
    void map(QMap<QString, Value>& values, qsizetype most, FromText fromText, ToText) const
    {
        for (const QString& key : names())
            if (const std::optional<Value> value = fromText(key, m_store.value(key).toString());
                value && values.size() < most)
                values.insert(key, *value);
    }
    /// Those with a checksum, which is under the same name behind `sum-`.
    void checkedMap(QMap<QString, QByteArray>& values, qsizetype most) const;

private:
    QStringList names() const;

    QSettings& m_store;
};

/// What would stand in the store: by keys, those of groups with their group's name before them.
class SettingsWriter
{
public:
    const QVariantMap& values() const { return m_values; }

    template <typename Fields> void group(const QString& name, Fields fields)
    {
        const QString before = std::exchange(m_group, m_group + name + u'/');
        fields();
        m_group = before;
    }

    void flag(const QString& key, bool value) { set(key, value); }
    void number(const QString& key, int value, int, int) { set(key, value); }
    void milliseconds(const QString& key, std::chrono::milliseconds value, int)
    {
        set(key, static_cast<qint64>(value.count()));
    }
    void wide(const QString& key, std::uint64_t value) { set(key, static_cast<quint64>(value)); }
    void word(const QString& key, const QString& value, const QStringList&) { set(key, value); }
    template <typename Choice>
    void choice(const QString& key, Choice value, const QStringList& names)
    {
        set(key, names.at(static_cast<int>(value)));
    }
    void text(const QString& key, const QString& value) { set(key, value); }
    void texts(const QString& key, const QStringList& values, qsizetype) { set(key, values); }
    void bytes(const QString& key, const QByteArray& value) { set(key, value); }
    void checkedBytes(const QString& key, const QString& sumKey, const QByteArray& value);
    template <typename Value, typename FromText, typename ToText>
    void map(const QMap<QString, Value>& values, qsizetype, FromText, ToText toText)
    {
        for (auto each = values.begin(); each != values.end(); ++each)
            text(each.key(), std::invoke(toText, each.value()));
    }
    void checkedMap(const QMap<QString, QByteArray>& values, qsizetype);

private:
    void set(const QString& key, const QVariant& value) { m_values.insert(m_group + key, value); }

    QVariantMap m_values;
    QString m_group;
};
