// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/models/codeeditor.h"

#include <QHash>

/// What the words of a model's text are, for the editor. Names are known from the text as it was
/// when it was a model last, so that they keep their colours while a person types.
class ModelColours
{
public:
    CodeEditor::Colouring colouring(const QString& text);
    /// What may stand in the text that was coloured last, sorted.
    QStringList words() const;

private:
    QHash<QString, CodeInk> m_names;
};
