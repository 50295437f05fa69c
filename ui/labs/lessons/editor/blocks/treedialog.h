// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/editor/blocks/blockdialog.h"

#include "core/lesson/course/lesson.h"

class QCheckBox;
class QLineEdit;
class TreeForm;

/// A tree to step through: typed, or searched from a position.
class TreeDialog : public BlockDialog
{
    Q_OBJECT

public:
    explicit TreeDialog(const fourcast::lesson::WrittenPosition& onBoard,
                        QWidget* parent = nullptr);

    QString blockText() const override;
    TreeForm& form() { return *m_form; }

protected:
    QString missing() const override;

private:
    TreeForm* m_form;
    QCheckBox* m_predict;
    QLineEdit* m_caption;
};
