// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/course/lessonend.h"

#include "ui/labs/lessons/course/lessonhandin.h"
#include "ui/labs/lessons/course/lessonworkspace.h"
#include "ui/labs/lessons/run/openquestions.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/labels/livelabel.h"

#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace fourcast::lesson;

namespace {

constexpr int mostLettersOfName = 80;
/// Of a question, in its link.
constexpr int mostLettersOfLink = 80;
/// Kept free below the button.
constexpr int linesOfNews = 3;

QString shortAsk(const Question& question)
{
    const QString ask = question.ask.simplified();
    return ask.size() <= mostLettersOfLink ? ask : ask.left(mostLettersOfLink - 1) + u'…';
}

}

LessonEnd::LessonEnd(LessonRun& run, QWidget* parent)
    : QFrame(parent), m_run(&run), m_open(new LiveLabel), m_links(new QLabel),
      m_name(new QLineEdit), m_handIn(new QPushButton(tintedIcon(QStringLiteral("save-as")),
                                                      LessonWorkspace::tr("Hand in…"))),
      m_news(new LiveLabel)
{
    setFrameShape(StyledPanel);
    auto* const title = new QLabel(tr("End of the lesson"));
    QFont strong = title->font();
    strong.setBold(true);
    title->setFont(strong);
    m_links->setTextFormat(Qt::RichText);
    m_links->setWordWrap(true);
    m_links->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_links->setAccessibleName(tr("Open questions"));
    m_links->setToolTip(tr("Go to the question"));
    m_name->setMaxLength(mostLettersOfName);
    m_name->setToolTip(tr("Choose any name. It appears in the file you hand in, and is kept for "
                          "the other lessons."));
    followFont(*m_name,
               [this] { m_name->setMinimumWidth(14 * m_name->fontMetrics().averageCharWidth()); });
    m_handIn->setAutoDefault(false);
    m_handIn->setToolTip(LessonWorkspace::tr("Save your work as one file for your teacher"));
    m_news->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    followFont(*m_news, [this] {
        m_news->setMinimumHeight(linesOfNews * m_news->fontMetrics().lineSpacing());
    });
    auto* const name = new QLabel(LessonWorkspace::tr("Name or number:"));
    name->setBuddy(m_name);
    auto* const tools = new QWidget;
    auto* const row = new FlowLayout(tools);
    row->addWidget(name);
    row->addWidget(m_name);
    row->addWidget(m_handIn);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(title);
    column->addWidget(m_open);
    column->addWidget(m_links);
    column->addWidget(tools);
    column->addWidget(m_news);
    connect(m_links, &QLabel::linkActivated, this, &LessonEnd::questionWanted);
    connect(m_name, &QLineEdit::editingFinished, this, &LessonEnd::takeName);
    connect(m_handIn, &QPushButton::clicked, this, [this] {
        takeName();
        Q_EMIT handInWanted();
    });
    connect(m_run, &LessonRun::questionChanged, this, &LessonEnd::showOpen);
    connect(m_run, &LessonRun::studentChanged, this,
            [this] { m_name->setText(m_run->sheet().student); });
    m_name->setText(m_run->sheet().student);
    // Nobody has to be told of it again.
    if (!m_run->handedIn().isEmpty())
        m_news->setText(LessonHandIn::handedInText(m_run->handedIn()));
    showOpen();
}

void LessonEnd::takeName()
{
    if (m_run)
        m_run->setStudent(m_name->text());
}

void LessonEnd::showOpen()
{
    m_open->say(openQuestionsText(*m_run));
    QString html;
    const std::vector<OpenQuestion> open = openQuestions(*m_run);
    for (const OpenQuestion& each : open) {
        QString link = QStringLiteral("<a href=\"%1\">%2</a>")
                           .arg(each.question->id.toHtmlEscaped(),
                                tr("Step %1: %2")
                                    .arg(QString::number(each.step + 1), shortAsk(*each.question))
                                    .toHtmlEscaped());
        if (each.tries > 0)
            link += u' ' + tr("(not right yet)").toHtmlEscaped();
        html += QStringLiteral("<p style=\"margin-top:0; margin-bottom:4px\">○ %1</p>").arg(link);
    }
    m_links->setText(html);
    m_links->setVisible(!html.isEmpty());
}

void LessonEnd::say(const QString& sentence)
{
    m_news->say(sentence);
}

void LessonEnd::askForName(const QString& sentence)
{
    say(sentence);
    m_name->setFocus();
}

QString LessonEnd::openText() const
{
    return m_open->text();
}

QString LessonEnd::newsText() const
{
    return m_news->text();
}
