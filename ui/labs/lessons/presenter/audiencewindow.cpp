// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/presenter/audiencewindow.h"

#include "ui/labs/lessons/presenter/presentedpage.h"
#include "ui/labs/lessons/presenter/presenteractions.h"
#include "ui/labs/lessons/presenter/spotlight.h"
#include "ui/style/appearance.h"
#include "ui/style/dark.h"
#include "ui/widgets/labels/livelabel.h"

#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QScreen>
#include <QTime>
#include <QToolButton>
#include <algorithm>

namespace {

/// Lines of the step's letters that a screen has room for; the step enlarges what it is given.
constexpr double linesOfScreen = 46;
constexpr double leastLetters = 11; ///< in pixels
constexpr double headShare = 0.95; ///< of the letters that the step is given
constexpr int audienceClockMs = 1000;
constexpr int toldMs = 8000;

QToolButton* headButton(QAction* action)
{
    auto* const button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus);
    button->setAccessibleName(action->text());
    // A tool bar would do this by itself.
    const auto follow = [button, action] { button->setVisible(action->isVisible()); };
    QObject::connect(action, &QAction::visibleChanged, button, follow);
    if (!action->isVisible())
        button->hide();
    return button;
}

/// A page of the laboratory keeps its own signs: it goes back with them.
bool belongsToPage(const QWidget* widget)
{
    for (; widget; widget = widget->parentWidget())
        if (qobject_cast<const PresentedPage*>(widget))
            return true;
    return false;
}

}

AudienceWindow::AudienceWindow(const PresenterActions& actions, QWidget* parent)
    : QWidget(parent, Qt::Window), m_actions(actions), m_column(new QVBoxLayout(this)),
      m_title(new QLabel), m_notice(new LiveLabel), m_place(new QLabel), m_time(new QLabel),
      m_blank(new QWidget(this)), m_spotlight(new Spotlight(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setAutoFillBackground(true);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_time->setAccessibleName(QCoreApplication::translate("AudienceView", "Time"));
    m_blank->setAutoFillBackground(true);
    m_blank->setPalette(QPalette(Qt::black, Qt::black));
    m_blank->setAccessibleName(QCoreApplication::translate("AudienceView", "Blank screen"));
    m_blank->hide();
    setDark(::isDark(QApplication::palette()));
    m_toldTime.setSingleShot(true);
    m_toldTime.setInterval(toldMs);
    connect(&m_toldTime, &QTimer::timeout, this, [this] { tell({}); });
    m_clock.setInterval(audienceClockMs);
    connect(&m_clock, &QTimer::timeout, this, &AudienceWindow::showTime);
    m_clock.start();
    showTime();
}

void AudienceWindow::buildHead(const QList<PresenterCommand>& buttons)
{
    auto* const head = new QWidget;
    auto* const row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_title, 1);
    row->addWidget(m_notice, 1);
    m_notice->hide();
    for (const PresenterCommand wish : buttons) {
        QAction* const action = m_actions.action(wish);
        QToolButton* const button = headButton(action);
        // Nobody would guess its key from the sign.
        if (wish == PresenterCommand::Settings)
            button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        row->addWidget(button);
        // Its button takes the sign in the program's colours again.
        connect(action, &QAction::changed, this, &AudienceWindow::dressIcons, Qt::QueuedConnection);
    }
    row->addWidget(m_place);
    row->addSpacing(16);
    row->addWidget(m_time);
    row->addWidget(headButton(m_actions.action(PresenterCommand::Leave)));
    m_column->addWidget(head);
}

void AudienceWindow::showOn(QScreen* screen)
{
    if (screen) {
        setScreen(screen);
        setGeometry(screen->geometry());
    }
    showFullScreen();
}

void AudienceWindow::setTitle(const QString& title)
{
    setWindowTitle(QCoreApplication::translate("AudienceView", "%1 — Fourcast").arg(title));
    m_title->setText(title);
}

void AudienceWindow::setPlace(const QString& place)
{
    m_place->setText(place);
}

void AudienceWindow::tell(const QString& sentence)
{
    setNotice(sentence);
    sentence.isEmpty() ? m_toldTime.stop() : m_toldTime.start();
}

void AudienceWindow::setNotice(const QString& sentence)
{
    m_title->setVisible(sentence.isEmpty());
    m_notice->setVisible(!sentence.isEmpty());
    m_notice->say(sentence);
}

QString AudienceWindow::noticeText() const
{
    return m_notice->text();
}

void AudienceWindow::setDark(bool dark)
{
    m_dark = dark;
    setPalette(appearance::palette(dark ? ColorScheme::Dark : ColorScheme::Light,
                                   DiscTheme::HighContrast));
    dressIcons();
}

void AudienceWindow::setBlank(bool blank)
{
    m_blank->setGeometry(rect());
    m_blank->raise();
    m_blank->setVisible(blank);
}

bool AudienceWindow::isBlank() const
{
    return !m_blank->isHidden();
}

void AudienceWindow::showTime()
{
    m_time->setText(QLocale().toString(QTime::currentTime(), QLocale::ShortFormat));
}

/// The program's own colours may be the other way round.
void AudienceWindow::dressIcons()
{
    for (QAbstractButton* const button : findChildren<QAbstractButton*>()) {
        if (belongsToPage(button))
            continue;
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

void AudienceWindow::fitLetters()
{
    // In points, which the step counts in.
    constexpr double pointsOfInch = 72;
    const double points
        = std::max(leastLetters, height() / linesOfScreen) * pointsOfInch / logicalDpiY();
    if (qFuzzyCompare(m_points, points))
        return;
    m_points = points;
    QFont letters = QApplication::font();
    letters.setPointSizeF(points);
    QFont small = letters;
    small.setPointSizeF(headShare * points);
    for (QLabel* const label : {m_title, static_cast<QLabel*>(m_notice), m_place, m_time})
        label->setFont(small);
    takeLetters(letters);
    dressIcons();
}

void AudienceWindow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_blank->setGeometry(rect());
    fitLetters();
}

void AudienceWindow::closeEvent(QCloseEvent* event)
{
    event->accept();
    Q_EMIT closed();
}
