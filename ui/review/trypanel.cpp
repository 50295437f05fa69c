// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/trypanel.h"

#include "ui/widgets/flowlayout.h"
#include "ui/widgets/fontfollower.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

TryPanel::TryPanel(QWidget* parent) : QWidget(parent), m_text(new QLabel(this))
{
    m_text->setWordWrap(true);
    m_text->setAccessibleDescription(tr("Result of your try"));
    // Room for two lines, so that the board does not jump when the verdict comes.
    keepLines(*m_text, 2);
    m_again = new QPushButton(tr("&Try again"), this);
    m_again->setToolTip(tr("Take your move back and try another"));
    m_answer = new QPushButton(tr("Show the a&nswer"), this);
    m_answer->setToolTip(tr("See which columns are best here, and why"));
    auto* const close = new QPushButton(tr("&Back to the game"), this);
    close->setToolTip(tr("Go back to the game as it was before your try"));
    connect(m_again, &QPushButton::clicked, this, &TryPanel::againWanted);
    connect(m_answer, &QPushButton::clicked, this, &TryPanel::answerWanted);
    connect(close, &QPushButton::clicked, this, &TryPanel::closed);
    auto* const buttons = new FlowLayout;
    for (QPushButton* button : {m_again, m_answer, close})
        buttons->addWidget(button);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_text);
    layout->addLayout(buttons);
}

void TryPanel::ask(const QString& question)
{
    m_text->setText(question);
    m_again->setEnabled(false);
    m_answer->setEnabled(true);
}

void TryPanel::showVerdict(const QString& verdict)
{
    m_text->setText(verdict);
    m_again->setEnabled(true);
    m_answer->setEnabled(true);
}

void TryPanel::showAnswer(const QString& answer)
{
    m_text->setText(answer);
    m_again->setEnabled(true);
    m_answer->setEnabled(false);
}

QString TryPanel::text() const
{
    return m_text->text();
}
