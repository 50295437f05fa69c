// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/questions/resultfield.h"

#include "core/lesson/course/labresult.h"
#include "ui/paper/lessons/sheetwords.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/labels/livelabel.h"

#include <QLabel>
#include <QPixmap>
#include <QPushButton>
#include <QVBoxLayout>

using namespace fourcast::lesson;

ResultField::ResultField(const Question& question)
    : m_open(
        new QPushButton(tintedIcon(QStringLiteral("laboratory")),
                        tr("Open the page %1").arg(sheetwords::pageTitle(question.result->page)))),
      m_words(new LiveLabel), m_picture(new QLabel)
{
    m_open->setToolTip(tr("Open the laboratory page with the lesson's settings. Press Run there, "
                          "and then Hand this to the lesson."));
    m_open->setAutoDefault(false);
    m_words->setTextFormat(Qt::PlainText);
    m_words->setAccessibleDescription(tr("What you handed over"));
    setFocusProxy(m_open);
    connect(m_open, &QPushButton::clicked, this, &AnswerField::pageWanted);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_open, 0, Qt::AlignLeft);
    column->addWidget(m_words);
    column->addWidget(m_picture);
    setGiven({});
}

QString ResultField::handedText() const
{
    return m_words->text();
}

void ResultField::setGiven(const QString& answer)
{
    m_given = answer;
    const auto result = labResultFromText(answer);
    m_words->setVisible(result.has_value());
    m_words->say(result ? tr("Handed over: %1").arg(resultInWords(*result)) : QString());
    QPixmap picture;
    if (result && !result->picture.isEmpty())
        picture.loadFromData(result->picture, "PNG");
    constexpr int width = 420;
    m_picture->setVisible(!picture.isNull());
    m_picture->setPixmap(
        picture.width() > width ? picture.scaledToWidth(width, Qt::SmoothTransformation) : picture);
    m_picture->setAccessibleName(tr("The picture that you handed over"));
}

void ResultField::setOpen(bool open)
{
    m_open->setEnabled(open);
}
