// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QFont;

/// A tip that shows a person's text verbatim, also where it could be taken for HTML.
QString plainTip(const QString& text);

/// The text, which may be HTML, in these letters: tips have those of the desktop, and a class reads
/// from its seats.
QString tipInLetters(const QString& text, const QFont& letters);
