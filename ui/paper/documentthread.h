// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <functional>

/// Calls `work` in a thread of Qt's, and waits for it: the layout of a QTextDocument has a timer,
/// which other threads can't have. What it throws is thrown here.
QByteArray madeInDocumentThread(const std::function<QByteArray()>& work);
