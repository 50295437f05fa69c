// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"

#include <QWidget>
#include <vector>

class QCheckBox;
class QLineEdit;
class QVBoxLayout;

/// The answers that a question offers, each with whether it is right. Rows without a text are none.
class OptionRows : public QWidget
{
    Q_OBJECT

public:
    explicit OptionRows(QWidget* parent = nullptr);

    std::vector<fourcast::lesson::Question::Option> options() const;
    void setOptions(const std::vector<fourcast::lesson::Question::Option>& options);
    void addRow();

Q_SIGNALS:
    void edited();

private:
    struct Row
    {
        QLineEdit* text;
        QCheckBox* isRight;
    };

    std::vector<Row> m_rows;
    QVBoxLayout* m_column;
};
