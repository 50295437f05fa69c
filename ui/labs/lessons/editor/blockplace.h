// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QTextCursor;

/// Where a block may stand in the text of a lesson.
namespace blockplace {

/// The line before which a new block stands, from 0, when the cursor is in this one: after the
/// block, the header or the code that it is in, and behind a heading. The count of lines is the
/// end.
int lineFor(const QStringList& lines, int cursorLine);

/// The first line of the next step after this one, from 0; the count of lines where it is the last.
int endOfStep(const QStringList& lines, int cursorLine);

/// Puts a block before that line, with an empty line above and below, as one thing to undo. The
/// cursor comes to the block's first line.
void insert(QTextCursor& cursor, int line, const QString& block);

}
