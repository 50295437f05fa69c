// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/models/codeeditor.h"

#include "ui/style/dark.h"
#include "ui/widgets/fontfollower.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStringListModel>
#include <QSyntaxHighlighter>
#include <QTextBlock>

namespace {

/// Shorter words are typed before one could look at a list.
constexpr qsizetype shortestOffered = 2;

/// Readable on the ground it stands on; weight and slant tell kinds apart as well.
QTextCharFormat formatOf(CodeInk inkOf, bool dark)
{
    QTextCharFormat format;
    const auto ink = [&](const char* onLight, const char* onDark) {
        format.setForeground(QColor(QLatin1String(dark ? onDark : onLight)));
    };
    switch (inkOf) {
    case CodeInk::Keyword:
        format.setFontWeight(QFont::Bold);
        break;
    case CodeInk::Constant:
        ink("#7a3e00", "#f0b070");
        break;
    case CodeInk::Action:
        ink("#00528f", "#8cc8ff");
        format.setFontWeight(QFont::DemiBold);
        break;
    case CodeInk::Type:
        ink("#5c2d91", "#d0a8ff");
        break;
    case CodeInk::Modality:
        ink("#006b3c", "#7fe0a8");
        format.setFontWeight(QFont::Bold);
        break;
    case CodeInk::Comment:
        ink("#5a5a5a", "#b0b0b0");
        format.setFontItalic(true);
        break;
    case CodeInk::Wrong:
        format.setUnderlineStyle(QTextCharFormat::SpellCheckUnderline);
        format.setUnderlineColor(Qt::red);
        break;
    case CodeInk::Plain:
        break;
    }
    return format;
}

}

class CodeEditor::Colours : public QSyntaxHighlighter
{
public:
    using QSyntaxHighlighter::QSyntaxHighlighter;

    void setColouring(StateColouring colouring)
    {
        m_colouring = std::move(colouring);
        rehighlight();
    }
    void setDark(bool dark)
    {
        if (m_dark == dark)
            return;
        m_dark = dark;
        rehighlight();
    }

protected:
    void highlightBlock(const QString& text) override
    {
        if (!m_colouring)
            return;
        int state = previousBlockState();
        const std::vector<CodeSpan> spans = m_colouring(text, state);
        setCurrentBlockState(state);
        for (const CodeSpan& span : spans)
            setFormat(static_cast<int>(span.begin), static_cast<int>(span.length),
                      formatOf(span.ink, m_dark));
    }

private:
    StateColouring m_colouring;
    bool m_dark = false;
};

CodeEditor::CodeEditor(QWidget* parent)
    : QPlainTextEdit(parent), m_colours(new Colours(document())), m_completer(new QCompleter(this)),
      m_words(new QStringListModel(this))
{
    useFixedLetters(*this);
    setTabChangesFocus(true);
    m_completer->setModel(m_words);
    m_completer->setWidget(this);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this,
            &CodeEditor::insert);
    m_colours->setDark(isDark(palette()));
}

void CodeEditor::setColouring(Colouring colouring)
{
    if (!colouring)
        return setStateColouring({});
    setStateColouring(
        [plain = std::move(colouring)](const QString& line, int&) { return plain(line); });
}

void CodeEditor::setStateColouring(StateColouring colouring)
{
    // Colours alone are no change of the text.
    const QSignalBlocker blocker(this);
    m_colours->setColouring(std::move(colouring));
}

void CodeEditor::setWords(const QStringList& words)
{
    if (words != m_words->stringList())
        m_words->setStringList(words);
}

void CodeEditor::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || !m_colours)
        return;
    const QSignalBlocker blocker(this);
    m_colours->setDark(isDark(palette()));
}

QTextEdit::ExtraSelection CodeEditor::markAt(int line, int column, const QColor& color) const
{
    QTextEdit::ExtraSelection mark;
    mark.cursor = QTextCursor(document()->findBlockByNumber(line - 1));
    const int at = std::min(std::max(0, column - 1), mark.cursor.block().length() - 1);
    mark.cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor, at);
    mark.cursor.movePosition(QTextCursor::EndOfWord, QTextCursor::KeepAnchor);
    if (!mark.cursor.hasSelection())
        mark.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    mark.format.setUnderlineStyle(QTextCharFormat::SpellCheckUnderline);
    mark.format.setUnderlineColor(color);
    return mark;
}

void CodeEditor::markError(int line, int column)
{
    QList<QTextEdit::ExtraSelection> marks;
    if (line > 0)
        marks << markAt(line, column, Qt::red);
    setExtraSelections(marks);
}

void CodeEditor::markWarnings(const std::vector<Error>& warnings)
{
    mark({}, warnings);
}

void CodeEditor::mark(const std::vector<Error>& errors, const std::vector<Error>& warnings)
{
    QList<QTextEdit::ExtraSelection> marks;
    for (const Error& error : errors)
        if (error.line > 0)
            marks << markAt(error.line, error.column, Qt::red);
    for (const Error& warning : warnings)
        if (warning.line > 0)
            marks << markAt(warning.line, warning.column, Qt::blue);
    setExtraSelections(marks);
}

void CodeEditor::goTo(int line, int column)
{
    const QTextBlock block = document()->findBlockByNumber(
        std::clamp(line - 1, 0, std::max(0, document()->blockCount() - 1)));
    QTextCursor cursor(block);
    cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor,
                        std::clamp(column - 1, 0, block.length() - 1));
    setTextCursor(cursor);
    centerCursor();
}

QString CodeEditor::wordBefore() const
{
    const QString line = textCursor().block().text().left(textCursor().positionInBlock());
    qsizetype begin = line.size();
    while (begin > 0 && (line[begin - 1].isLetterOrNumber() || line[begin - 1] == u'_'))
        --begin;
    return line.mid(begin);
}

void CodeEditor::offer(bool asked)
{
    const QString word = wordBefore();
    if (!asked && word.size() < shortestOffered)
        return m_completer->popup()->hide();
    m_completer->setCompletionPrefix(word);
    if (m_completer->completionCount() == 0
        || (m_completer->completionCount() == 1 && m_completer->currentCompletion() == word))
        return m_completer->popup()->hide();
    QRect place = cursorRect();
    place.setWidth(m_completer->popup()->sizeHintForColumn(0)
                   + m_completer->popup()->verticalScrollBar()->sizeHint().width());
    m_completer->popup()->setCurrentIndex(m_completer->completionModel()->index(0, 0));
    m_completer->complete(place);
}

void CodeEditor::insert(const QString& word)
{
    QTextCursor cursor = textCursor();
    cursor.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor,
                        static_cast<int>(wordBefore().size()));
    cursor.insertText(word);
    setTextCursor(cursor);
}

void CodeEditor::keyPressEvent(QKeyEvent* event)
{
    // Of an open list these belong to it.
    if (m_completer->popup()->isVisible()
        && QList<int> {Qt::Key_Enter, Qt::Key_Return, Qt::Key_Escape, Qt::Key_Tab}.contains(
            event->key()))
        return event->ignore();
    const bool asked
        = event->key() == Qt::Key_Space && event->modifiers().testFlag(Qt::ControlModifier);
    if (!asked)
        QPlainTextEdit::keyPressEvent(event);
    if (asked || (!event->text().isEmpty() && event->text().front().isLetterOrNumber()))
        offer(asked);
    else if (!event->text().isEmpty())
        m_completer->popup()->hide();
}
