// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QJsonArray>
#include <QJsonObject>
#include <optional>
#include <vector>

/// The fields of an object of JSON, read strictly. The first that is not what it has to be is
/// remembered in a sentence that names its place, "searches[3].report.nodes"; the readers then go
/// on with something harmless, and the caller checks once, at the end, whether something was wrong.
///
/// A field that is missing is wrong where no `otherwise` takes its place.
class JsonFields
{
public:
    /// Up to here JSON has every whole number as itself.
    static constexpr qint64 mostCounted = qint64 {1} << 53;
    /// Longer texts are refused where nothing else is said.
    static constexpr qsizetype usualText = 1000;

    /// `wrong` outlives this and all that is made of it; `place` is empty for the whole file.
    JsonFields(QJsonObject object, QString place, std::optional<Error>& wrong);

    bool has(const QString& key) const { return m_object.contains(key); }
    bool isNull(const QString& key) const { return m_object.value(key).isNull(); }
    QStringList keys() const { return m_object.keys(); }
    /// As it stands, whatever it is.
    QJsonValue value(const QString& key) const { return m_object.value(key); }

    qint64 whole(const QString& key, qint64 low, qint64 high,
                 std::optional<qint64> otherwise = {}) const;
    /// Of 64 bits, as jsonWide() writes it.
    std::uint64_t wide(const QString& key, std::uint64_t otherwise) const;
    double number(const QString& key, double low, double high,
                  std::optional<double> otherwise = {}) const;
    /// Of at most so many characters.
    QString text(const QString& key, const std::optional<QString>& otherwise = {},
                 qsizetype most = usualText) const;
    /// One of these, by its index.
    int choice(const QString& key, const QStringList& names,
               std::optional<int> otherwise = {}) const;
    bool flag(const QString& key, bool otherwise) const;
    JsonFields object(const QString& key) const;
    /// Of at most so many; none where it is missing.
    QJsonArray array(const QString& key, qsizetype most) const;
    std::vector<JsonFields> objects(const QString& key, qsizetype most) const;
    /// Whole numbers in an array.
    std::vector<qint64> wholes(const QString& key, qsizetype most, qint64 low, qint64 high) const;

    /// "report.nodes": where in the file a field is.
    QString placeOf(const QString& key) const;
    void refuse(const QString& sentence) const;
    bool isWrong() const { return m_wrong.has_value(); }

private:
    qint64 wholeOf(const QJsonValue& value, const QString& place, qint64 low, qint64 high) const;

    QJsonObject m_object;
    QString m_place;
    std::optional<Error>& m_wrong;
};
