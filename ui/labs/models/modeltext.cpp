// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/models/modeltext.h"

#include "ui/widgets/arranging.h"
#include "ui/widgets/labels/sentencelabel.h"

#include <QLabel>
#include <QSignalBlocker>

namespace {

constexpr std::chrono::milliseconds typingPause(400);

}

ModelText::ModelText(ModelLanguage language, QWidget* parent)
    : QWidget(parent), m_language(std::move(language)), m_edit(new CodeEditor),
      m_message(sentenceLabel())
{
    m_edit->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_edit->setAccessibleName(tr("Text of the model"));
    m_edit->setToolTip(m_language.tip);
    stackIn(*this, {{m_edit, 1}, m_message}, 6);
    m_pause.setSingleShot(true);
    m_pause.setInterval(typingPause);
    connect(&m_pause, &QTimer::timeout, this, &ModelText::check);
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        m_pause.start();
        Q_EMIT changed(text());
    });
}

QString ModelText::text() const
{
    return m_edit->toPlainText();
}

QString ModelText::message() const
{
    return m_message->text();
}

void ModelText::setText(const QString& text)
{
    if (text == this->text())
        return;
    const QSignalBlocker blocker(m_edit);
    m_edit->setPlainText(text);
    check();
}

/// The words of a text change with it, its actions for one.
void ModelText::learn()
{
    if (m_language.colouring)
        m_edit->setColouring(m_language.colouring(text()));
    if (m_language.words)
        m_edit->setWords(m_language.words(text()));
}

void ModelText::check()
{
    m_pause.stop();
    learn();
    const auto warnings = m_language.check(text());
    if (!warnings)
        return showError(warnings.error());
    showError({});
    m_edit->markWarnings(*warnings);
    QStringList sentences;
    for (const Error& warning : *warnings)
        sentences << warning.message;
    m_message->setText(sentences.isEmpty() ? tr("The text is a valid model.")
                                           : sentences.join(QLatin1Char('\n')));
}

void ModelText::showError(const std::optional<Error>& error)
{
    m_hasError = error.has_value();
    m_edit->markError(error ? error->line : 0, error ? error->column : 0);
    if (error)
        m_message->setText(QStringLiteral("▲ ") + error->message);
}

void ModelText::setRunning(bool running)
{
    m_edit->setReadOnly(running);
}
