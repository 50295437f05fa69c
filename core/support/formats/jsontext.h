// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <cstdint>
#include <optional>
#include <vector>

/// The object that a text in JSON is. Where it is none the error says why, with the line and column
/// from which on it is not.
Expected<QJsonObject> jsonObject(const QByteArray& text);

/// As JSON, to be read again as it is: Qt writes a byte order mark at the beginning of a text as it
/// stands and then leaves it out in reading, so that here all of them are escaped.
QByteArray jsonText(const QJsonObject& object,
                    QJsonDocument::JsonFormat format = QJsonDocument::Indented);
QByteArray jsonText(const QJsonArray& array, QJsonDocument::JsonFormat format);

/// A whole number of 64 bits: as a number as long as every reader of JSON takes it as it is (2^53),
/// and as a text beyond. JsonFields::wide reads both.
QJsonValue jsonWide(std::uint64_t number);

/// Numbers as JSON has them; null where there is none.
QJsonValue jsonOrNull(const std::optional<double>& number);
QJsonArray jsonArray(const std::vector<double>& numbers);
