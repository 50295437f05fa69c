// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

/// What programs wrote to standard error: the last 64 KiB of each by name, all its runs together,
/// the latest last. May be called from any thread.
namespace programoutput {

constexpr qsizetype kept = 64 * 1024;

QByteArray of(const QString& program);
void clear(const QString& program);
void add(const QString& program, const QByteArray& text);

/// `text` behind what there is, of which the last 64 KiB stay.
void appendKept(QByteArray& all, const QByteArray& text);

}
