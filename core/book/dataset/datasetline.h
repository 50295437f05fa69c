// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/dataset/dataset.h"

/// One line of a data set's text, without its line break.
namespace datasetline {

/// The error has the column alone, counted from 1; its sentence names neither line nor column.
Expected<DatasetEntry> read(QByteArrayView line);
QByteArray text(const DatasetEntry& entry);

}
