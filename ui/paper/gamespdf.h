// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/archivedgame.h"

#include <QByteArray>

/// Games as a PDF of A4 pages, a picture of the last position beside the moves of each, with what
/// was written to them. Needs a QGuiApplication (the offscreen platform will do); call it by
/// madeInDocumentThread() from a thread that is none of Qt's.
QByteArray gamesToPdf(const std::vector<ArchivedGame>& games);
