// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/editor/blocks/blockdialog.h"

#include "core/lesson/course/lesson.h"
#include "ui/widgets/forms/formarea.h"
#include "ui/widgets/labels/livelabel.h"
#include "ui/widgets/screenroom.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

BlockDialog::BlockDialog(const QString& title, QWidget* parent)
    : QDialog(parent), m_column(new QVBoxLayout(this)), m_problem(new LiveLabel),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setWindowTitle(title);
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Insert"));
    m_buttons->button(QDialogButtonBox::Ok)->setToolTip(tr("Write the block into the lesson"));
    m_column->addWidget(m_problem);
    m_column->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void BlockDialog::setForm(QWidget* form)
{
    m_area = new FormArea(form);
    m_column->insertWidget(0, m_area, 1);
}

void BlockDialog::makeRoom()
{
    if (!isVisible())
        return;
    m_area->fit();
    const QSize missing
        = (m_area->widget()->size() - m_area->viewport()->size()).expandedTo({0, 0});
    resize(size().expandedTo(fittingScreen(size() + missing, *this)));
}

QString BlockDialog::problem() const
{
    if (QString own = missing(); !own.isEmpty())
        return own;
    const auto checked = fourcast::lesson::checkBlock(blockText());
    return checked ? QString() : checked.error().message;
}

void BlockDialog::check()
{
    const QString wrong = problem();
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(wrong.isEmpty());
    m_problem->say(wrong);
    Q_EMIT checked(wrong.isEmpty());
}
