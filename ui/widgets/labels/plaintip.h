// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// A tip that shows a person's text verbatim, also where it could be taken for HTML.
QString plainTip(const QString& text);
