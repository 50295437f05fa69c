// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/editor/blocks/blockdialog.h"
#include "ui/labs/lessons/editor/blocks/pagefields.h"

class QLineEdit;

/// Which page is opened, with which of the settings that are chosen on it now.
class LaboratoryDialog : public BlockDialog
{
    Q_OBJECT

public:
    explicit LaboratoryDialog(std::vector<OpenablePage> pages, QWidget* parent = nullptr);

    QString blockText() const override;
    QComboBox& page() { return m_page->page(); }

protected:
    QString missing() const override;

private:
    PageFields* m_page;
    QLineEdit* m_caption;
};
