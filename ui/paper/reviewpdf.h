// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/reviewexport.h"

/// The review as a PDF of A4 pages, black on white whatever the desktop. Needs a QGuiApplication
/// (the offscreen platform will do); call it from its thread.
QByteArray reviewToPdf(const Review& review, const SideNames& names,
                       const DiagramColors& colors = {});
