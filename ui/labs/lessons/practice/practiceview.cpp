// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/practice/practiceview.h"

#include "core/lesson/practice/practicereasons.h"
#include "ui/graph/graphlegend.h"
#include "ui/labs/lessons/practice/practicecanvas.h"
#include "ui/labs/lessons/practice/practiceform.h"
#include "ui/labs/lessons/practice/practicepicture.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/labels/livelabel.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

using namespace fourcast::lesson;

PracticeView::PracticeView(QWidget* parent)
    : QWidget(parent), m_form(new PracticeForm), m_canvas(new PracticeCanvas(m_sheet)),
      m_sentence(new LiveLabel), m_count(new QLabel)
{
    auto* const buttons = new QWidget;
    m_buttons = new FlowLayout(buttons);
    m_buttons->setSpacing(2);
    buildActions();
    m_buttons->addWidget(m_count);
    auto* const legend = new GraphLegend;
    legend->setAccessibleName(tr("Key to shapes and signs"));
    QFont strong;
    strong.setBold(true);
    m_sentence->setFont(strong);
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    reserveLines();
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(3);
    column->addWidget(m_form);
    column->addWidget(buttons);
    column->addWidget(m_sentence);
    column->addWidget(m_canvas, 1);
    column->addWidget(legend);
    legend->setEntries(&practicepicture::legend);
    connect(m_form, &PracticeForm::changed, this, &PracticeView::takeTree);
    connect(m_canvas, &PracticeCanvas::valueEntered, this, &PracticeView::checkValue);
    connect(m_canvas, &PracticeCanvas::cutChanged, this, &PracticeView::checkCut);
    takeTree();
}

void PracticeView::buildActions()
{
    m_next = add(QStringLiteral("next"), tr("Next tree"), tr("Go to the tree with the next number"),
                 Qt::CTRL | Qt::ALT | Qt::Key_P);
    m_check = add(QStringLiteral("review"), tr("Check"), tr("Mark all values and cuts"),
                  Qt::CTRL | Qt::ALT | Qt::Key_M);
    m_show = add(QStringLiteral("hint"), tr("Show"),
                 tr("Show the solution. This tree then does not count as solved."),
                 Qt::CTRL | Qt::ALT | Qt::Key_H);
    m_clear = add(QStringLiteral("delete"), tr("Clear"), tr("Delete all answers in this tree"),
                  Qt::CTRL | Qt::ALT | Qt::Key_Z);
    m_atOnce = add(QStringLiteral("better"), tr("Mark at once"),
                   tr("Mark each value when you press Enter, and each cut when you make it"),
                   Qt::CTRL | Qt::ALT | Qt::Key_A);
    m_atOnce->setCheckable(true);
    m_atOnce->setChecked(true);
    const auto zoom = [this](const QString& icon, const QString& text, auto slot) {
        connect(add(icon, text, text, {}, false), &QAction::triggered, m_canvas, slot);
    };
    zoom(QStringLiteral("zoom-in"), tr("Zoom in"), &GraphCanvas::zoomIn);
    zoom(QStringLiteral("zoom-out"), tr("Zoom out"), &GraphCanvas::zoomOut);
    zoom(QStringLiteral("zoom-whole"), tr("Show the whole tree"), &GraphCanvas::showAll);
    connect(m_next, &QAction::triggered, m_form, &PracticeForm::goToNext);
    connect(m_next, &QAction::triggered, this, &PracticeView::focusTree);
    connect(m_check, &QAction::triggered, this, &PracticeView::checkAll);
    connect(m_show, &QAction::triggered, this, &PracticeView::showSolution);
    connect(m_clear, &QAction::triggered, this, &PracticeView::clear);
}

QAction* PracticeView::add(const QString& icon, const QString& text, const QString& tip,
                           const QKeySequence& keys, bool withText)
{
    auto* const made = new QAction(tintedIcon(icon), text, this);
    made->setShortcut(keys);
    made->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    const QString key = keys.toString(QKeySequence::NativeText);
    made->setToolTip(key.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, key));
    made->setStatusTip(tip);
    addAction(made);
    auto* const button = new QToolButton;
    button->setDefaultAction(made);
    button->setAutoRaise(true);
    button->setToolButtonStyle(withText ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    m_buttons->addWidget(button);
    return made;
}

/// The tree stays as large as it is, however much there is to say.
void PracticeView::reserveLines()
{
    m_sentence->setMinimumHeight(2 * m_sentence->fontMetrics().lineSpacing());
}

void PracticeView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    reserveLines();
    m_canvas->fitLetters();
}

QString PracticeView::sentence() const
{
    return m_sentence->text();
}

QString PracticeView::countText() const
{
    return m_count->text();
}

QJsonObject PracticeView::fields() const
{
    QJsonObject fields = m_form->fields();
    fields["atOnce"] = m_atOnce->isChecked();
    return fields;
}

void PracticeView::setFields(const QJsonObject& fields)
{
    m_atOnce->setChecked(fields["atOnce"].toBool(m_atOnce->isChecked()));
    m_form->setFields(fields);
}

void PracticeView::focusTree()
{
    m_canvas->setFocus(Qt::OtherFocusReason);
}

void PracticeView::say(const QString& sentence)
{
    m_sentence->say(sentence);
}

void PracticeView::takeTree()
{
    m_sheet = PracticeSheet(m_form->request());
    m_canvas->takeTree();
    say(m_sheet.tree().request.prunes
            ? tr("Type a value as MAX sees it. Enter goes to the next. Click each branch that "
                 "alpha-beta leaves out.")
            : tr("Type a value as MAX sees it. Enter goes to the next."));
    showCount();
}

void PracticeView::checkValue(int node)
{
    if (!m_atOnce->isChecked())
        return m_canvas->goOn();
    const PracticeMark mark = m_sheet.checkValue(node);
    m_canvas->refresh();
    say(valueReason(m_sheet, node));
    if (isFault(mark))
        return;
    m_canvas->goOn();
    if (m_sheet.isSolved())
        finish();
    else if (node == PracticeTree::root())
        say(tr("%1 Something is still open in this tree: press Check to see what.")
                .arg(valueReason(m_sheet, node)));
}

void PracticeView::checkCut(int node)
{
    if (!m_atOnce->isChecked())
        return;
    m_sheet.checkBranch(node);
    m_canvas->refresh();
    if (const QString why = branchReason(m_sheet, node); !why.isEmpty())
        say(why);
    if (m_sheet.isSolved())
        finish();
}

void PracticeView::checkAll()
{
    const PracticeSheet::Counts counts = m_sheet.checkAll();
    m_canvas->refresh();
    if (m_sheet.isSolved())
        return finish();
    const QString first = [this] {
        for (const int node : m_sheet.tree().evaluationOrder()) {
            const PracticeSheet::Answer& answer = m_sheet.answer(node);
            const bool isOfValue = isFault(answer.valueMark);
            if (!isOfValue && !isFault(answer.branchMark))
                continue;
            m_canvas->setCurrentNode(static_cast<std::uint64_t>(node));
            return isOfValue ? valueReason(m_sheet, node) : branchReason(m_sheet, node);
        }
        return QString();
    }();
    say(tr("%1 right, %2 wrong, %3 missing. The first: %4")
            .arg(counts.right)
            .arg(counts.wrong)
            .arg(counts.missing)
            .arg(first));
}

void PracticeView::showSolution()
{
    m_sheet.show();
    m_canvas->refresh();
    QString why;
    for (const int node : m_sheet.tree().innerNodes())
        if (why.isEmpty())
            why = cutReason(m_sheet, node);
    say(m_sheet.tree().request.prunes && why.isEmpty()
            ? tr("The root is worth %1. Nothing is left out in this tree.")
                  .arg(practiceValueText(*m_sheet.solution().node(0).value))
            : tr("The root is worth %1. %2")
                  .arg(practiceValueText(*m_sheet.solution().node(0).value), why)
                  .trimmed());
    if (!isSpent(m_sheet.tree().request))
        m_finished.push_back(m_sheet.tree().request);
    showCount();
}

void PracticeView::clear()
{
    m_sheet.clear();
    m_canvas->refresh();
    say(tr("All answers are deleted."));
}

void PracticeView::finish()
{
    const bool isClean = m_sheet.isSolvedCleanly();
    if (!isSpent(m_sheet.tree().request)) {
        m_finished.push_back(m_sheet.tree().request);
        m_solved += isClean ? 1 : 0;
    }
    if (m_sheet.wasShown())
        say(tr("This is the solution. Choose Next tree to go on."));
    else
        say(isClean ? tr("Solved without a mistake. Choose Next tree to go on.")
                    : tr("Solved. Choose Next tree to go on."));
    showCount();
}

bool PracticeView::isSpent(const PracticeRequest& request) const
{
    return std::ranges::find(m_finished, request) != m_finished.end();
}

void PracticeView::showCount()
{
    m_count->setText(tr("Without a mistake: %1 of %2 trees", "trees that are finished")
                         .arg(m_solved)
                         .arg(m_finished.size()));
}
