// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QPlainTextEdit>
#include <functional>
#include <vector>

class QCompleter;
class QStringListModel;

/// How a word of a formal text looks.
enum class CodeInk : std::uint8_t
{
    Plain,
    Keyword,
    Constant, ///< numbers as well
    Action,
    Type,
    Modality,
    Comment,
    Wrong ///< nothing begins so
};

struct CodeSpan
{
    CodeInk ink = CodeInk::Plain;
    qsizetype begin = 0; ///< in its line
    qsizetype length = 0;
};

/// Where a formal text is written: its words in colours, what may stand there offered while a
/// person types (Ctrl+Space asks for it), and the place of an error underlined.
class CodeEditor : public QPlainTextEdit
{
    Q_OBJECT

public:
    /// The words of a line; a comment ends with its line, so that each can be coloured for itself.
    using Colouring = std::function<std::vector<CodeSpan>(const QString& line)>;

    /// The same where a line means something by those above it: `state` is what the line before
    /// has left, -1 at the beginning, and becomes what this one leaves.
    using StateColouring = std::function<std::vector<CodeSpan>(const QString& line, int& state)>;

    explicit CodeEditor(QWidget* parent = nullptr);

    /// Also where the one that is there would say something else now.
    void setColouring(Colouring colouring);
    void setStateColouring(StateColouring colouring);
    /// What may be offered.
    void setWords(const QStringList& words);
    /// Underlines the word there; line 0 takes the marks away.
    void markError(int line, int column);
    /// The same for what is no error but can't be meant, in other colours; in the place of all
    /// marks that are there.
    void markWarnings(const std::vector<Error>& warnings);
    /// Both at once.
    void mark(const std::vector<Error>& errors, const std::vector<Error>& warnings);
    /// Puts the cursor there, in the middle of the view.
    void goTo(int line, int column);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    class Colours;

    QTextEdit::ExtraSelection markAt(int line, int column, const QColor& color) const;
    QString wordBefore() const;
    void offer(bool asked);
    void insert(const QString& word);

    Colours* m_colours = nullptr;
    QCompleter* m_completer = nullptr;
    QStringListModel* m_words = nullptr;
};
