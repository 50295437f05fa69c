// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/threats.h"
#include "core/review/diagram.h"
#include "core/review/review.h"
#include "core/support/expected.h"
#include "ui/style/looks.h"

#include <QByteArray>
#include <QString>

/// A review as a file.
namespace reviewfile {

/// What the file holds: Markdown, HTML, PDF or JSON, chosen by the suffix of its name. The error is
/// a sentence that names the file.
Expected<QByteArray> toFile(const Review& review, const SideNames& names, const QString& path,
                            const DiagramColors& colors = {});

/// The sides in the colours by which this theme calls them, each with its shape. High contrast is
/// for screens: on paper the sides have the usual colours then.
DiagramColors colorsOf(DiscTheme theme);

/// For a file dialog: the four formats in this order.
QString fileFilter();

}
