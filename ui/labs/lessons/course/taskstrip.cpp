// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/course/taskstrip.h"

#include "core/support/translations.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/labels/livelabel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QToolButton>

TaskStrip::TaskStrip(QWidget* parent)
    : QFrame(parent), m_text(new LiveLabel),
      m_back(new QAction(tintedIcon(QStringLiteral("lesson")), {}, this))
{
    setFrameShape(StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    setAccessibleName(tr("What the lesson asks"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setForegroundRole(QPalette::Text);
    QFont strong;
    strong.setBold(true);
    m_text->setFont(strong);
    auto* const back = new QToolButton;
    back->setDefaultAction(m_back);
    back->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    back->setFocusPolicy(Qt::StrongFocus);
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 4);
    row->addWidget(m_text, 1);
    row->addWidget(back, 0, Qt::AlignTop);
    connect(m_back, &QAction::triggered, this, &TaskStrip::backWanted);
    clear();
}

void TaskStrip::setTask(const LessonTask& task)
{
    m_task = task;
    const LanguageScope scope(task.language);
    m_back->setText(tr("Back to step %1").arg(task.step + 1));
    showTip();
    show();
    m_text->say(
        (m_namesSettings ? tr("Step %1 of %2: %3 (C shows the settings.)")
                         : tr("Step %1 of %2: %3"))
            .arg(QString::number(task.step + 1), QString::number(task.stepCount), task.asks));
}

void TaskStrip::clear()
{
    m_task.reset();
    hide();
    m_text->say({});
}

QString TaskStrip::text() const
{
    return m_text->text();
}

void TaskStrip::setBackKeys(const QString& keys)
{
    m_keys = keys;
    showTip();
}

void TaskStrip::showTip()
{
    const LanguageScope scope(m_task ? m_task->language : QString());
    const QString tip = tr("Go back to the lesson. This page stays as it is.");
    m_back->setStatusTip(tip);
    m_back->setToolTip(m_keys.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, m_keys));
}
