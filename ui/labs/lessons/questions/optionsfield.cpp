// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/questions/optionsfield.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QRadioButton>

using namespace fourcast::lesson;

OptionsField::OptionsField(const Question& question)
    : m_isOne(question.kind == Question::Kind::Choice)
{
    auto* const rows = new QGridLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setColumnStretch(1, 1);
    auto* const group = new QButtonGroup(this);
    group->setExclusive(m_isOne);
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        QAbstractButton* button = nullptr;
        if (m_isOne)
            button = new QRadioButton;
        else
            button = new QCheckBox;
        const QString& words = question.options[i].text;
        button->setAccessibleName(words);
        group->addButton(button);
        // Buttons' own texts do not wrap.
        auto* const text = new QLabel(words);
        text->setWordWrap(true);
        text->setTextFormat(Qt::PlainText);
        text->installEventFilter(this);
        const int row = static_cast<int>(i);
        rows->addWidget(button, row, 0, Qt::AlignTop);
        rows->addWidget(text, row, 1);
        m_buttons.push_back(button);
        m_texts.push_back(text);
        connect(button, &QAbstractButton::toggled, this, &AnswerField::edited);
    }
}

QString OptionsField::given() const
{
    QStringList chosen;
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        if (m_buttons[i]->isChecked())
            chosen << QString::number(i + 1);
    return chosen.join(u',');
}

void OptionsField::setGiven(const QString& answer)
{
    const QStringList chosen = answer.split(u',');
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const bool on = chosen.contains(QString::number(i + 1));
        if (on || !m_isOne)
            m_buttons[i]->setChecked(on);
    }
}

void OptionsField::setOpen(bool open)
{
    for (QAbstractButton* const button : m_buttons)
        button->setEnabled(open);
}

/// A click on the text is one on its button.
bool OptionsField::eventFilter(QObject* watched, QEvent* event)
{
    const bool isPress = event->type() == QEvent::MouseButtonPress;
    if ((isPress || event->type() == QEvent::MouseButtonRelease)
        && static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton)
        for (std::size_t i = 0; i < m_texts.size(); ++i)
            if (watched == m_texts[i]) {
                if (isPress)
                    m_buttons[i]->setFocus();
                else
                    m_buttons[i]->click();
                return true;
            }
    return AnswerField::eventFilter(watched, event);
}
