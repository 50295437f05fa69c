// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/tables/table.h"
#include "core/support/formats/provenance.h"

#include <QJsonObject>

namespace fourcast::chance {

// A table as files and lines, which are in English whatever the language of the window.

/// "28", "3.409090909", "infinite", "12.3 ms"; empty before it is known.
QString oursText(const StudyTable& table, std::size_t row, std::size_t column);
/// "[3.40909089, 3.40909093]", or of a count or a time nothing.
QString rangeText(const StudyTable& table, std::size_t row, std::size_t column);
/// "agrees", "agrees, cut off", "differs", "open"; empty where nothing was published, or before it
/// is known.
QString agreementName(Agreement agreement);

/// A line for each cell: row, column, published, ours, low, high, exact, agreement.
QByteArray tableToCsv(const StudyTable& table);
/// "number", "title", "complete", "rows" with their "cells", "notes".
QJsonObject tableToJson(const StudyTable& table);
/// Paper, ours and interval in each cell, the notes below, and where it is from.
QByteArray tableToMarkdown(const StudyTable& table, const Provenance& provenance);

}
