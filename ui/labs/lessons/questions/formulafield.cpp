// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/questions/formulafield.h"

#include "core/formal/mucalculus/language/formulawords.h"
#include "core/formal/process/language/specification.h"
#include "core/lesson/course/formulagrading.h"
#include "core/lesson/course/writtensystem.h"
#include "ui/labs/models/formulaeditor.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/labels/livelabel.h"
#include "ui/widgets/labels/sentencelabel.h"

#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace fourcast;
using namespace fourcast::lesson;

namespace {

formal::Signature signatureFor(const WrittenSystem& system)
{
    const auto text = modelTextOf(system);
    if (!text)
        return {};
    const auto specification = formal::readSpecification(*text);
    return specification ? formal::signatureOf(*specification) : formal::Signature {};
}

/// "take(Nat, Nat), halt"
QString actionsText(const formal::Signature& signature)
{
    QStringList actions;
    for (const formal::ActionDeclaration& action : signature.actions) {
        QStringList sorts;
        for (const syntax::Sort& sort : action.parameters)
            sorts << syntax::text(sort);
        actions << (sorts.isEmpty() ? action.name.text()
                                    : QStringLiteral("%1(%2)").arg(
                                        action.name.text(), sorts.join(QStringLiteral(", "))));
    }
    return actions.join(QStringLiteral(", "));
}

}

FormulaField::FormulaField(const Question& question)
    : m_signature(signatureFor(question.formula->system)), m_editor(new FormulaEditor),
      m_words(new LiveLabel)
{
    m_editor->setSignature(m_signature);
    m_editor->setAccessibleName(question.ask);
    m_editor->setTabChangesFocus(true);
    m_editor->installEventFilter(this);
    constexpr int lines = 4;
    followFont(*m_editor, [this] {
        m_editor->setFixedHeight(lines * m_editor->fontMetrics().lineSpacing() + 12);
    });
    setFocusProxy(m_editor);
    m_words->setTextFormat(Qt::PlainText);
    m_words->setAccessibleDescription(tr("The formula in plain words"));
    auto* const actions = sentenceLabel();
    actions->setText(tr("Actions of the model: %1").arg(actionsText(m_signature)));
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(actions);
    column->addWidget(m_editor);
    column->addWidget(m_words);
    connect(m_editor, &QPlainTextEdit::textChanged, this, [this] {
        readText();
        Q_EMIT edited();
    });
    readText();
}

QString FormulaField::wordsText() const
{
    return m_words->text();
}

QString FormulaField::given() const
{
    return m_editor->toPlainText();
}

void FormulaField::setGiven(const QString& answer)
{
    if (answer == m_editor->toPlainText())
        return;
    const QSignalBlocker quiet(m_editor);
    m_editor->setPlainText(answer);
    readText();
}

void FormulaField::setOpen(bool open)
{
    m_editor->setReadOnly(!open);
}

void FormulaField::readText()
{
    const QString text = m_editor->toPlainText();
    const QSignalBlocker quiet(m_editor);
    m_editor->markError(0, 0);
    m_words->setVisible(!text.trimmed().isEmpty());
    if (text.trimmed().isEmpty())
        return m_words->setText({});
    const auto formula = formal::readFormula(text, m_signature);
    if (formula)
        return m_words->setText(tr("It says: %1").arg(formal::inWords(*formula)));
    m_words->setText(formula.error().message);
    m_editor->markError(formula.error().line, formula.error().column);
}

bool FormulaField::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
        if (isEnter && key.modifiers() & Qt::ControlModifier) {
            Q_EMIT entered();
            return true;
        }
    }
    return AnswerField::eventFilter(watched, event);
}
