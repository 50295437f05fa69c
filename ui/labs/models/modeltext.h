// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"
#include "ui/labs/models/codeeditor.h"

#include <QTimer>
#include <QWidget>

class QLabel;

/// What the page's own language has to say of a text; all of it may be asked at each pause of a
/// person who types.
struct ModelLanguage
{
    /// Of the editor: which language it is.
    QString tip;
    /// Is the text a model? Warnings of it, or the error, each with its place.
    std::function<Expected<std::vector<Error>>(const QString& text)> check;
    /// How the lines of this text are coloured; may be missing.
    std::function<CodeEditor::Colouring(const QString& text)> colouring {};
    /// What may be offered while a person types in this text; may be missing.
    std::function<QStringList(const QString& text)> words {};
};

/// The text of a model, which can be changed; what is wrong with it is said below, and marked.
class ModelText : public QWidget
{
    Q_OBJECT

public:
    explicit ModelText(ModelLanguage language, QWidget* parent = nullptr);

    QString text() const;
    /// A model's own text, in the place of what is there.
    void setText(const QString& text);
    /// What is wrong, with its place; none takes the mark away.
    void showError(const std::optional<Error>& error);
    void setRunning(bool running);
    /// Looks at the text at once, without waiting for a pause.
    void check();
    bool hasError() const { return m_hasError; }
    /// What stands below the text.
    QString message() const;
    CodeEditor& editor() { return *m_edit; }

Q_SIGNALS:
    /// A person has changed the text.
    void changed(const QString& text);

private:
    void learn();

    ModelLanguage m_language;
    CodeEditor* m_edit = nullptr;
    QLabel* m_message = nullptr;
    bool m_hasError = false;
    /// While a person types, nothing is said yet.
    QTimer m_pause;
};
