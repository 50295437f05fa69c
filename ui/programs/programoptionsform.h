// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/uci/optionline.h"

#include <QHash>
#include <QWidget>
#include <utility>
#include <vector>

class QGridLayout;
class QLabel;
class QToolButton;

/// What can be set of a program, as it says it itself: a box, a number, a choice, a text or a
/// button for each. What is set to something else than the program's own value is bold, and has a
/// button that takes it back. Where the program has not been asked yet, what is set is shown as
/// text.
class ProgramOptionsForm : public QWidget
{
    Q_OBJECT

public:
    using Values = std::vector<std::pair<QString, QString>>;

    explicit ProgramOptionsForm(QWidget* parent = nullptr);

    /// `options` is what the program says, in its order; `values` is what is set. Those that the
    /// program does not know follow as texts.
    void setOptions(const std::vector<OptionLine>& options, const Values& values);
    /// What is set, in the order in which it was set first.
    const Values& values() const { return m_values; }
    bool isEmpty() const { return m_rows.empty(); }

    /// The field of an option, a QCheckBox, QSpinBox, QComboBox, QLineEdit or QPushButton; and what
    /// takes it back.
    QWidget* field(const QString& name) const;
    QToolButton* reset(const QString& name) const;

Q_SIGNALS:
    void edited();

private:
    struct OptionRow
    {
        OptionLine option;
        QLabel* name = nullptr;
        QWidget* field = nullptr;
        QToolButton* reset = nullptr;
    };

    void addOption(const OptionLine& option);
    QWidget* makeField(const OptionLine& option);
    void choose(const OptionLine& option, const QString& value);
    void takeBack(const QString& name);
    QString valueOf(const OptionLine& option) const;
    bool isSet(const QString& name) const;
    void show(const OptionRow& row);
    const OptionRow* find(const QString& name) const;

    QGridLayout* m_grid;
    std::vector<OptionLine> m_options; ///< those that the program says it has
    std::vector<OptionRow> m_rows;
    Values m_values;
    bool m_showing = false;
};
