// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/propertiesview.h"

#include "core/formal/mucalculus/language/formulareader.h"
#include "core/formal/mucalculus/language/formulawords.h"
#include "ui/labs/formal/formulalist.h"
#include "ui/labs/formal/gameview.h"
#include "ui/labs/formal/verdicttext.h"
#include "ui/labs/models/formulaeditor.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/beforeclass.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/labels/livelabel.h"
#include "ui/widgets/labels/sentencelabel.h"

#include <QLabel>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace fourcast;

PropertiesView::PropertiesView(QWidget* parent) : QWidget(parent)
{
    m_list = new FormulaList;
    m_game = new GameView;
    auto* const splitter = splitterOf(Qt::Horizontal, {m_list, buildText()}, {1, 1});
    splitter->setSizes({500, 500});
    m_stack = new QStackedWidget;
    m_stack->addWidget(splitter);
    m_stack->addWidget(m_game);
    stackIn(*this, {m_stack}, 6);
    connect(m_game, &GameView::closed, this, [this] {
        m_stack->setCurrentIndex(0);
        m_list->takeFocus();
    });
    connect(m_game, &GameView::pathWanted, this, &PropertiesView::pathWanted);
    connect(m_list, &FormulaList::chosenChanged, this, &PropertiesView::showChosen);
    connect(m_list, &FormulaList::answerChanged, this, [this] {
        m_verdict->say(answerText());
        updateControls();
    });
    connect(m_list, &FormulaList::failed, m_verdict, &LiveLabel::say);
    connect(m_list, &FormulaList::finished, this, &PropertiesView::finished);
    setSystem(nullptr);
}

QWidget* PropertiesView::buildText()
{
    m_editor = new FormulaEditor;
    m_words = sentenceLabel();
    m_words->setAccessibleDescription(tr("The formula in plain words"));
    m_verdict = new LiveLabel;
    m_verdict->setAccessibleDescription(tr("Verdict"));
    connect(m_editor, &QPlainTextEdit::textChanged, this, &PropertiesView::takeText);
    auto* const box = new QWidget;
    auto* const layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_editor, 1);
    layout->addWidget(m_words);
    layout->addWidget(m_verdict);
    layout->addLayout(buildButtons());
    return box;
}

QLayout* PropertiesView::buildButtons()
{
    m_copy = pushButton(tr("Make it yours"), tr("Start your own formula from this text"), this,
                        [this] {
                            m_list->setOwnText(m_editor->toPlainText());
                            m_list->chooseRow(m_list->rowCount() - 1);
                            m_editor->setFocus();
                        });
    m_path = pushButton(tr("Show the path"),
                        tr("Show the path for this verdict in the System picture"), this, [this] {
                            if (const auto* const row = m_list->chosen();
                                row && row->result && row->result->path)
                                Q_EMIT pathWanted(*row->result->path);
                        });
    m_colour = pushButton(
        tr("Colour the system"), tr("Show where the formula holds and fails in the System picture"),
        this, [this] {
            if (const auto* const row = m_list->chosen(); row && !row->holds.empty())
                Q_EMIT truthWanted(row->title, row->holds);
        });
    m_play = pushButton(tr("Play the formula…"),
                        tr("Play the formula as a game: you take one side, the program the other"),
                        this, &PropertiesView::play);
    beforeclass::leave(*m_copy);
    auto* const row = new FlowLayout;
    for (QPushButton* const button : {m_path, m_colour, m_play, m_copy})
        row->addWidget(button);
    return row;
}

void PropertiesView::play()
{
    const CheckedFormula* const row = m_list->chosen();
    if (!row || !row->result || !row->result->game)
        return;
    m_game->play(m_system, row->result, row->title);
    m_stack->setCurrentWidget(m_game);
    m_game->takeFocus();
}

void PropertiesView::setSystem(SharedSystem system)
{
    m_stack->setCurrentIndex(0);
    m_game->clear();
    m_system = system;
    m_list->setSystem(std::move(system));
    m_editor->setSignature(m_list->signature());
    showChosen();
}

void PropertiesView::showChosen()
{
    const CheckedFormula* const shown = m_list->chosen();
    const QString text = shown ? shown->text : QString();
    // Where it was typed the cursor stays.
    if (text != m_editor->toPlainText()) {
        const QSignalBlocker blocker(m_editor);
        m_editor->setPlainText(text);
    }
    m_editor->setReadOnly(!shown || !shown->isOwn);
    showWords();
    m_verdict->setText(answerText());
    updateControls();
}

QString PropertiesView::answerText() const
{
    const CheckedFormula* const shown = m_list->chosen();
    if (!shown)
        return tr("Press Run to explore the model first.");
    if (!shown->fault.isEmpty())
        return shown->fault;
    if (!m_system->isComplete())
        return tr("Only part of the system is known, and what holds there may fail elsewhere. "
                  "Press Run to explore the whole system before checking.");
    return shown->result ? verdicttext::sentence(*shown->result) : tr("Not checked yet.");
}

void PropertiesView::takeText()
{
    if (const CheckedFormula* const shown = m_list->chosen(); shown && shown->isOwn)
        m_list->setOwnText(m_editor->toPlainText());
    else
        showWords();
}

/// What the text says in words, or what is wrong with it.
void PropertiesView::showWords()
{
    const QString text = m_editor->toPlainText();
    m_editor->markError(0, 0);
    if (text.trimmed().isEmpty())
        return m_words->clear();
    const auto formula = formal::readFormula(text, m_list->signature());
    if (formula) {
        m_words->setText(formal::inWords(*formula));
    } else {
        m_words->setText(QStringLiteral("▲ ") + formula.error().message);
        m_editor->markError(formula.error().line, formula.error().column);
    }
}

void PropertiesView::updateControls()
{
    const CheckedFormula* const row = m_list->chosen();
    m_copy->setEnabled(row && !row->isOwn);
    m_path->setEnabled(row && row->result && row->result->path);
    m_colour->setEnabled(row && !row->holds.empty());
    m_play->setEnabled(row && row->result && row->result->game);
}
