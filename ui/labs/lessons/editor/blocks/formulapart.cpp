// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/editor/blocks/formulapart.h"

#include "core/lesson/course/writtensystem.h"
#include "ui/labs/lessons/editor/blocks/systempart.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/labels/sentencelabel.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

using namespace fourcast::lesson;

namespace {

/// Small enough to be checked with all its mutants while a student waits.
WrittenSystem smallPaper()
{
    return {.model = QStringLiteral("paper"),
            .values = {{QStringLiteral("p"), QStringLiteral("2")},
                       {QStringLiteral("D"), QStringLiteral("2")}}};
}

}

FormulaPart::FormulaPart(QWidget* parent)
    : QWidget(parent), m_system(new SystemPart(smallPaper(), tr("Correct &formula:"))),
      m_against(new QPlainTextEdit), m_changes(sentenceLabel())
{
    m_against->setToolTip(tr("One change a line, such as: M 2 | with two tasks"));
    m_against->setPlaceholderText(tr("Empty: every mutant of the model"));
    m_against->setTabChangesFocus(true);
    constexpr int lines = 3;
    keepLines(*m_against, lines);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_system);
    column->addWidget(formfields::label(tr("Test it &in changed systems:"), m_against));
    column->addWidget(m_against);
    column->addWidget(m_changes);
    const auto edit = [this] {
        showChanges();
        Q_EMIT edited();
    };
    connect(m_system, &SystemPart::edited, this, edit);
    connect(m_against, &QPlainTextEdit::textChanged, this, edit);
    showChanges();
}

WrittenFormula FormulaPart::written() const
{
    WrittenFormula formula {.system = m_system->system(), .against = {}, .answer = {}};
    for (const QString& line : m_against->toPlainText().split(u'\n'))
        if (!line.trimmed().isEmpty())
            formula.against.push_back(changesFromText(line.simplified()));
    formula.answer = m_system->formula();
    return formula;
}

QString FormulaPart::missing() const
{
    return m_system->formula().isEmpty() ? tr("Write the correct formula.") : QString();
}

QString FormulaPart::changesText() const
{
    return m_changes->text();
}

void FormulaPart::showChanges()
{
    QStringList words;
    const auto systems = heldAgainst(written());
    for (std::size_t i = 1; i < systems.size(); ++i)
        words << systems[i].words;
    m_changes->setText(words.isEmpty() ? tr("This model has no mutants. Write at least one change.")
                                       : tr("Changes: %1.").arg(words.join(QStringLiteral("; "))));
}
