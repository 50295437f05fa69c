// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/questions/walkfield.h"

#include "ui/style/tintedicon.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/labels/livelabel.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

using namespace fourcast::lesson;

WalkField::WalkField(const Question& question)
    : m_question(question), m_next(new QListWidget), m_text(new QLineEdit), m_place(new LiveLabel)
{
    build();
    connect(m_next, &QListWidget::itemClicked, this, &WalkField::takeRow);
    connect(m_text, &QLineEdit::textEdited, this, [this] {
        refresh();
        Q_EMIT edited();
    });
    connect(&m_job, &JobBase::finished, this, [this] {
        if (m_job.status() != JobStatus::Failed)
            m_ground = m_job.result();
        refresh();
        Q_EMIT ready();
    });
    work();
}

WalkField::~WalkField()
{
    m_job.disconnect(this);
}

void WalkField::build()
{
    m_next->setAccessibleName(tr("Next step"));
    m_next->setToolTip(tr("Click a step to take it, or choose it with the arrow keys and press "
                          "Enter"));
    m_next->installEventFilter(this);
    constexpr int rows = 5;
    followFont(*m_next, [this] {
        m_next->setFixedHeight(rows * (m_next->fontMetrics().lineSpacing() + 4) + 6);
    });
    m_place->setTextFormat(Qt::PlainText);
    m_text->setAccessibleName(tr("Your walk"));
    m_text->setPlaceholderText(m_question.walk->system ? tr("Your walk, such as a(1); b(2)")
                                                       : tr("Your walk, such as 2.1"));
    m_text->setToolTip(tr("The steps so far. You can also type them. Press Enter to check them."));
    constexpr int mostLetters = 20'000;
    m_text->setMaxLength(mostLetters);
    m_back = new QPushButton(tintedIcon(QStringLiteral("undo")), tr("Step back"));
    m_back->setToolTip(tr("Take back the last step"));
    m_back->setAutoDefault(false);
    connect(m_back, &QPushButton::clicked, this, &WalkField::back);
    setFocusProxy(m_next);
    auto* const row = new QHBoxLayout;
    row->addWidget(m_text, 1);
    row->addWidget(m_back);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_place);
    column->addWidget(m_next);
    column->addLayout(row);
}

/// The solver is made where it is needed alone.
void WalkField::work()
{
    const auto started
        = m_job.start([question = m_question](const Job<Ground>::Context& job) -> Expected<Ground> {
              const bool isExact = question.tree && question.tree->typed.isEmpty()
                  && question.tree->leaves == *leavesFromName(QStringLiteral("exact"));
              return WalkGround::make(question, isExact ? ownSolver() : ExactScores {}, job.stop());
          });
    if (!started)
        m_place->say(started.error().message);
    refresh();
}

QStringList WalkField::nextSteps() const
{
    QStringList steps;
    for (int row = 0; row < m_next->count(); ++row)
        steps << m_next->item(row)->text();
    return steps;
}

QString WalkField::placeText() const
{
    return m_place->text();
}

QString WalkField::given() const
{
    return m_text->text();
}

void WalkField::setGiven(const QString& answer)
{
    if (answer == m_text->text())
        return;
    m_text->setText(answer);
    refresh();
}

void WalkField::setOpen(bool open)
{
    m_isOpen = open;
    m_text->setReadOnly(!open);
    // What is walked on is at its end, what is read at its beginning.
    if (!open)
        m_text->setCursorPosition(0);
    refresh();
}

void WalkField::setSteps(const QStringList& steps)
{
    m_text->setText(walkText(m_question, steps));
    refresh();
    Q_EMIT edited();
}

void WalkField::take(const QString& step)
{
    if (m_isOpen && nextSteps().contains(step))
        setSteps(walkSteps(m_question, m_text->text()) << step);
}

void WalkField::takeRow()
{
    if (const QListWidgetItem* const item = m_next->currentItem())
        take(item->text());
}

void WalkField::back()
{
    QStringList steps = walkSteps(m_question, m_text->text());
    if (!m_isOpen || steps.isEmpty())
        return;
    steps.removeLast();
    setSteps(steps);
    if (!m_back->isEnabled())
        m_next->setFocus();
}

void WalkField::refresh()
{
    const QStringList steps = walkSteps(m_question, m_text->text());
    m_back->setEnabled(m_isOpen && !steps.isEmpty());
    m_next->clear();
    if (m_job.isRunning())
        return m_place->say(tr("… Working out the possible steps."));
    if (!m_ground) {
        if (m_job.status() == JobStatus::Failed)
            m_place->say(m_job.error().message);
        return;
    }
    const auto possible = static_cast<qsizetype>(m_ground->possibleSteps(steps));
    if (possible < steps.size())
        return m_place->say(
            tr("Step %1 is not possible: %2.").arg(QString::number(possible + 1), steps[possible]));
    m_next->addItems(m_ground->next(steps));
    m_next->setEnabled(m_isOpen);
    if (m_next->count() > 0)
        m_next->setCurrentRow(0);
    if (!m_isOpen)
        return m_place->say(
            tr("The walk has %n step(s).", nullptr, static_cast<int>(steps.size())));
    m_place->say(m_next->count() == 0  ? tr("After %n step(s): nothing can follow.", nullptr,
                                            static_cast<int>(steps.size()))
                     : steps.isEmpty() ? tr("At the beginning. Choose the first step.")
                                       : tr("After %n step(s). Choose the next one.", nullptr,
                                            static_cast<int>(steps.size())));
}

/// In the list Enter takes a step; it does not check the answer. Backspace takes one back.
bool WalkField::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_next && event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
        if (isEnter && key.modifiers() == Qt::NoModifier) {
            takeRow();
            return true;
        }
        if (key.key() == Qt::Key_Backspace) {
            back();
            return true;
        }
    }
    return AnswerField::eventFilter(watched, event);
}
