// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QTableView;
class QWidget;

/// Does what depends on a widget's font: now, and whenever it changes.
void followFont(QWidget& widget, std::function<void()> fit);

/// At least so many lines of text high.
void keepLines(QWidget& widget, int lines);

/// Rows as high as a line of text and so many pixels.
void fitRows(QTableView& table, int air);

/// Letters of one width, as large as those around the widget, whatever size these take.
void useFixedLetters(QWidget& widget);
