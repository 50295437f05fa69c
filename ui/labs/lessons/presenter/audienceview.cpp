// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/presenter/audienceview.h"

#include "core/support/translations.h"
#include "ui/labs/lessons/course/lessonstepview.h"
#include "ui/labs/lessons/course/lessontree.h"
#include "ui/labs/lessons/presenter/presenteractions.h"
#include "ui/labs/lessons/presenter/spotlight.h"
#include "ui/labs/lessons/presenter/stepnotes.h"
#include "ui/labs/lessons/tree/predictbar.h"
#include "ui/style/appearance.h"
#include "ui/style/dark.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>
#include <QTime>
#include <QToolButton>
#include <algorithm>

namespace {

/// Lines of the step's letters that a screen has room for; the step enlarges what it is given.
constexpr double linesOfScreen = 46;
constexpr double leastLetters = 11; ///< in pixels
constexpr double headShare = 0.95; ///< of the letters that the step is given
constexpr double pageShare = 0.85;
constexpr int audienceClockMs = 1000;
/// Of the window's height.
constexpr double notesShare = 0.3;

QToolButton* headButton(QAction* action)
{
    auto* const button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus);
    button->setAccessibleName(action->text());
    return button;
}

}

AudienceView::AudienceView(LessonRun& run, const PresenterActions& actions, QWidget* parent)
    : QWidget(parent, Qt::Window), m_run(run)
{
    setWindowTitle(tr("%1 — Fourcast").arg(run.lesson().title));
    setAccessibleName(tr("The lesson for the class"));
    setFocusPolicy(Qt::StrongFocus);
    setAutoFillBackground(true);
    m_step = new LessonStepView;
    m_step->setPresenting(true);
    m_notes = new StepNotes(run);
    m_notes->hide();
    auto* const column = new QVBoxLayout(this);
    column->addWidget(buildHead(actions));
    column->addWidget(m_step, 1);
    column->addWidget(m_notes);
    m_blank = new QWidget(this);
    m_blank->setAutoFillBackground(true);
    m_blank->setPalette(QPalette(Qt::black, Qt::black));
    m_blank->setAccessibleName(tr("Blank screen"));
    m_blank->hide();
    m_spotlight = new Spotlight(this);
    setDark(::isDark(QApplication::palette()));
    fitLetters();
    m_step->setRun(&m_run);
    connect(&m_run, &LessonRun::stepChanged, this, &AudienceView::showStep);
    m_clock.setInterval(audienceClockMs);
    connect(&m_clock, &QTimer::timeout, this, &AudienceView::showTime);
    m_clock.start();
    showStep();
    showTime();
}

QWidget* AudienceView::buildHead(const PresenterActions& actions)
{
    m_title = new QLabel(m_run.lesson().title);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_place = new QLabel;
    m_time = new QLabel;
    m_time->setAccessibleName(tr("Time"));
    auto* const head = new QWidget;
    auto* const row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_title, 1);
    for (const PresenterCommand wish : {PresenterCommand::Back, PresenterCommand::Next})
        row->addWidget(headButton(actions.action(wish)));
    row->addWidget(m_place);
    row->addSpacing(16);
    row->addWidget(m_time);
    row->addWidget(headButton(actions.action(PresenterCommand::Leave)));
    return head;
}

LessonTree* AudienceView::tree() const
{
    LessonTree* first = nullptr;
    for (LessonTree* const each : m_step->findChildren<LessonTree*>()) {
        if (each->isAncestorOf(focusWidget()))
            return each;
        if (!first)
            first = each;
    }
    return first;
}

LessonTree* AudienceView::askingTree() const
{
    for (LessonTree* const each : m_step->findChildren<LessonTree*>())
        if (each->guide().predictBar().isAsking())
            return each;
    return nullptr;
}

void AudienceView::setDark(bool dark)
{
    m_dark = dark;
    setPalette(appearance::palette(dark ? ColorScheme::Dark : ColorScheme::Light,
                                   DiscTheme::HighContrast));
    dressIcons();
}

void AudienceView::setBlank(bool blank)
{
    m_blank->setGeometry(rect());
    m_blank->raise();
    m_blank->setVisible(blank);
}

bool AudienceView::isBlank() const
{
    return !m_blank->isHidden();
}

void AudienceView::setShowNotes(bool on)
{
    m_notes->setVisible(on);
}

/// Of what lies in the step: all that a page must not cut in two, from top to bottom of the step.
std::vector<std::pair<int, int>> AudienceView::wholes() const
{
    std::vector<std::pair<int, int>> wholes;
    const QWidget* const content = m_step->widget();
    const auto most = static_cast<int>(pageShare * m_step->viewport()->height());
    for (const QWidget* const part : content->findChildren<QWidget*>()) {
        if (!part->isVisible() || part->height() > most)
            continue;
        const int top = part->mapTo(content, QPoint()).y();
        wholes.emplace_back(top, top + part->height());
    }
    return wholes;
}

/// Where the page after the one that begins at `top` begins: before the first that does not fit.
int AudienceView::pageAfter(int top) const
{
    const int page = m_step->viewport()->height();
    int next = top + page;
    const std::vector<std::pair<int, int>> all = wholes();
    for (bool isCut = true; isCut;) {
        isCut = false;
        for (const auto& [above, below] : all)
            if (above < next && next < below) {
                next = above;
                isCut = true;
            }
    }
    // Something that is nearly as high as the page follows: it is cut all the same.
    return next > top + (1 - pageShare) * page ? next : top + static_cast<int>(pageShare * page);
}

/// Where the pages of the step begin.
std::vector<int> AudienceView::pages() const
{
    const int last = m_step->verticalScrollBar()->maximum();
    std::vector<int> tops {0};
    while (tops.back() < last)
        tops.push_back(std::min(last, pageAfter(tops.back())));
    return tops;
}

bool AudienceView::hasMore(bool below) const
{
    const QScrollBar* const bar = m_step->verticalScrollBar();
    return below ? bar->value() < bar->maximum() : bar->value() > bar->minimum();
}

void AudienceView::scroll(bool down)
{
    QScrollBar* const bar = m_step->verticalScrollBar();
    const std::vector<int> tops = pages();
    if (down) {
        const auto next = std::ranges::upper_bound(tops, bar->value());
        bar->setValue(next == tops.end() ? bar->maximum() : *next);
    } else {
        const auto here = std::ranges::lower_bound(tops, bar->value());
        bar->setValue(here == tops.begin() ? 0 : *(here - 1));
    }
}

void AudienceView::goToEnd()
{
    m_step->verticalScrollBar()->setValue(m_step->verticalScrollBar()->maximum());
}

void AudienceView::showStep()
{
    const LanguageScope scope(m_run.lesson().language);
    m_place->setText(tr("Step %1 of %2").arg(m_run.step() + 1).arg(m_run.stepCount()));
    // The step is made by now, or when the event loop comes round.
    QMetaObject::invokeMethod(this, &AudienceView::dressIcons, Qt::QueuedConnection);
}

void AudienceView::showTime()
{
    m_time->setText(QLocale().toString(QTime::currentTime(), QLocale::ShortFormat));
}

/// As high as the words beside them, and in their colour: the program's own may be the other way
/// round.
void AudienceView::dressIcons()
{
    for (QAbstractButton* const button : findChildren<QAbstractButton*>()) {
        const int side = button->fontMetrics().height();
        button->setIconSize({side, side});
        QPixmap icon = button->icon().pixmap(QSize(side, side), devicePixelRatioF());
        if (icon.isNull())
            continue;
        QPainter painter(&icon);
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(icon.rect(), palette().color(QPalette::ButtonText));
        painter.end();
        button->setIcon(icon);
    }
}

/// By the screen's height: letters that are read from the last row.
void AudienceView::fitLetters()
{
    // In points, which the step counts in.
    constexpr double pointsOfInch = 72;
    const double points
        = std::max(leastLetters, height() / linesOfScreen) * pointsOfInch / logicalDpiY();
    QFont letters = QApplication::font();
    if (qFuzzyCompare(m_points, points))
        return;
    m_points = points;
    letters.setPointSizeF(points);
    m_step->setFont(letters);
    QFont small = letters;
    small.setPointSizeF(headShare * points);
    for (QLabel* const label : {m_title, m_place, m_time})
        label->setFont(small);
    m_notes->setFont(letters);
    m_notes->setFixedHeight(static_cast<int>(notesShare * height()));
    // What is there already was made with other letters.
    if (m_step->run())
        m_step->setRun(m_step->run());
    dressIcons();
}

void AudienceView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_blank->setGeometry(rect());
    fitLetters();
}

void AudienceView::closeEvent(QCloseEvent* event)
{
    event->accept();
    Q_EMIT closed();
}
