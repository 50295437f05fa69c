// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/signature.h"
#include "ui/labs/models/codeeditor.h"

/// Where a formula is written.
class FormulaEditor : public CodeEditor
{
    Q_OBJECT

public:
    explicit FormulaEditor(QWidget* parent = nullptr);

    /// What the formula may speak of.
    void setSignature(const fourcast::formal::Signature& signature);
};
