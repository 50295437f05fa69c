// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/archivedgame.h"

#include <QByteArray>

/// Games as a PDF of A4 pages, a picture of the last position beside the moves of each, with what
/// was written to them. Needs a QGuiApplication (the offscreen platform will do),
/// and a thread of Qt's, as those of a ThreadPool are: the layout of a text has a timer.
QByteArray gamesToPdf(const std::vector<ArchivedGame>& games);
