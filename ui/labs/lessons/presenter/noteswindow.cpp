// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/presenter/noteswindow.h"

#include "ui/labs/lessons/presenter/stepnotes.h"

#include <QCloseEvent>
#include <QScreen>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace {

constexpr int lettersAcross = 50;
constexpr int linesDown = 14;

}

NotesWindow::NotesWindow(QWidget* parent)
    : QWidget(parent, Qt::Tool), m_column(new QVBoxLayout(this))
{
    setAccessibleName(tr("Notes for the teacher"));
    // The keyboard stays with the lesson.
    setAttribute(Qt::WA_ShowWithoutActivating);
    resize(lettersAcross * fontMetrics().averageCharWidth(),
           linesDown * fontMetrics().lineSpacing());
}

void NotesWindow::setRun(const LessonRun* run)
{
    delete m_notes;
    m_notes = nullptr;
    setWindowTitle(tr("Notes for the teacher"));
    if (!run)
        return;
    setWindowTitle(tr("%1 — notes for the teacher").arg(run->lesson().title));
    m_notes = new StepNotes(*run);
    // They may be longer than the window.
    m_notes->setFocusPolicy(Qt::StrongFocus);
    m_column->addWidget(m_notes);
}

QString NotesWindow::notesText() const
{
    return m_notes ? m_notes->toPlainText() : QString();
}

/// In the lower corner of the window at first, above the buttons that go from step to step, and
/// where a person has put it afterwards.
void NotesWindow::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    const QWidget* const window = parentWidget();
    if (!window || std::exchange(m_isPlaced, true))
        return;
    const QRect room = screen()->availableGeometry();
    QRect place = frameGeometry();
    constexpr int linesBelow = 4;
    place.moveBottomRight(window->frameGeometry().bottomRight()
                          - QPoint(0, linesBelow * fontMetrics().lineSpacing()));
    place.moveRight(std::min(place.right(), room.right()));
    place.moveBottom(std::min(place.bottom(), room.bottom()));
    move(place.topLeft());
}

void NotesWindow::closeEvent(QCloseEvent* event)
{
    event->accept();
    Q_EMIT closed();
}
