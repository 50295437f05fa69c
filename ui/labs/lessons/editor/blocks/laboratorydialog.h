// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/editor/blocks/blockdialog.h"

#include "core/lesson/course/lesson.h"

class QComboBox;
class QLineEdit;
class QPlainTextEdit;

/// A page of the laboratory that can be opened from a lesson, as it is now.
struct OpenablePage
{
    QString title;
    fourcast::lesson::LaboratoryBlock block;
};

/// Which page is opened, with which of the settings that are chosen on it now.
class LaboratoryDialog : public BlockDialog
{
    Q_OBJECT

public:
    explicit LaboratoryDialog(std::vector<OpenablePage> pages, QWidget* parent = nullptr);

    QString blockText() const override;
    QComboBox& page() { return *m_page; }

protected:
    QString missing() const override;

private:
    void showSettings();

    std::vector<OpenablePage> m_pages;
    QComboBox* m_page;
    QLineEdit* m_caption;
    QPlainTextEdit* m_settings;
};
