// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <vector>

/// The object that a text in JSON is. Where it is none the error says why, with the line and column
/// from which on it is not.
Expected<QJsonObject> jsonObject(const QByteArray& text);

/// Numbers as JSON has them.
QJsonArray jsonArray(const std::vector<double>& numbers);
