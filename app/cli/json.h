// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/metrics/reportjson.h"

#include <QJsonObject>

/// An object with the program, its version and the command in front, as indented text.
QByteArray toJsonText(const QString& command, QJsonObject object);
