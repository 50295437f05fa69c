// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settings/setting.h"

class QComboBox;
class QGridLayout;
class QLabel;
class QSpinBox;
class QWidget;

/// What the laboratory's forms are put together from. A layout that takes a field becomes its
/// owner.
namespace formfields {

/// A whole number; `name` is what a screen reader says.
QSpinBox* spin(int low, int high, const QString& name, const QString& tip);

/// The same of what can be asked of a run, with its usual number.
QSpinBox* spin(const Setting& setting, const QString& name, const QString& tip);

/// A number of workers, where 0 stands for one per core and is shown as `special`.
QSpinBox* workers(const QString& special, const QString& tip);

/// Lets a choice be narrower than its longest entry, where room is scarce.
void allowNarrow(QComboBox& choice);

/// The text before a field; its mnemonic leads there.
QLabel* label(const QString& text, QWidget* field);

/// The field with its text before it, and perhaps another widget behind it, which stay together
/// where a row is broken.
QWidget* together(const QString& text, QWidget* field, QWidget* behind = nullptr);

/// A field with its text above it, which takes less width than a text before it. Rows count fields;
/// all columns are as wide as their share.
void add(QGridLayout& grid, int row, int column, const QString& text, QWidget* field);

}
