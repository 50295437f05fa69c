// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/tables/table.h"

/// A table of the study beside our own figures, as a PDF of A4 pages with the notes below. Needs a
/// QGuiApplication, and a thread of Qt.
QByteArray tableReport(const fourcast::chance::StudyTable& table);
