// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/page/runrow.h"

#include "ui/widgets/exports/exportdialog.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <initializer_list>
#include <utility>

namespace {

using namespace std::chrono_literals;

/// Work that is over by then shows its result, and nothing flickers.
constexpr auto shortMoment = 300ms;

/// Fusion ends the movement of a bar without a range when it next draws what is done; where nothing
/// is done it draws nothing, and would go on for ever.
class ProgressBar : public QProgressBar
{
public:
    using QProgressBar::QProgressBar;

protected:
    bool event(QEvent* event) override
    {
        if (event->type() != QEvent::StyleAnimationUpdate || maximum() == 0)
            return QProgressBar::event(event);
        event->ignore();
        return true;
    }
};

}

RunRow::RunRow(QWidget* parent)
    : QWidget(parent), m_layout(new QHBoxLayout(this)), m_run(new QPushButton(this)),
      m_pause(new QPushButton(this)), m_cancel(new QPushButton(tr("&Cancel"), this)),
      m_progress(new ProgressBar(this)), m_export(new QPushButton(tr("E&xport…"), this)),
      m_moment(new QTimer(this))
{
    m_progress->setMinimumWidth(100);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->addWidget(m_run);
    m_layout->addWidget(m_pause);
    m_layout->addWidget(m_cancel);
    m_layout->addWidget(m_progress, 1);
    m_layout->addWidget(m_export);
    setTips(tr("Start with the settings above"),
            tr("Pause. You can continue later from the same point."),
            tr("Stop and keep the results so far"));
    for (QWidget* const part : std::initializer_list<QWidget*> {m_pause, m_cancel, m_progress}) {
        QSizePolicy policy = part->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        part->setSizePolicy(policy);
        part->hide();
    }
    m_moment->setSingleShot(true);
    m_moment->setInterval(shortMoment);
    connect(m_moment, &QTimer::timeout, this, [this] { reveal(true); });
    connect(m_run, &QPushButton::clicked, this, &RunRow::runWanted);
    connect(m_pause, &QPushButton::clicked, this, [this] {
        if (m_state == LabState::Paused)
            Q_EMIT resumeWanted();
        else
            Q_EMIT pauseWanted();
    });
    connect(m_cancel, &QPushButton::clicked, this, &RunRow::cancelWanted);
    showAll();
}

void RunRow::setTips(const QString& run, const QString& pause, const QString& cancel)
{
    m_run->setToolTip(run);
    m_pauseTip = pause;
    m_cancel->setToolTip(cancel);
    showAll();
}

void RunRow::setCounting(const QString& format, const QString& name)
{
    m_format = format;
    m_progress->setAccessibleName(name);
    showAll();
}

void RunRow::setRunOffered(bool offered)
{
    m_run->setVisible(offered);
}

void RunRow::addButton(QPushButton* button)
{
    m_layout->insertWidget(1, button);
    setTabOrder(m_run, button);
}

void RunRow::setExport(const QString& title, const QString& name,
                       std::function<ChartContent()> content)
{
    m_export->setToolTip(tr("Export what is shown, as a picture or as figures"));
    connect(
        m_export, &QPushButton::clicked, this, [this, title, name, content = std::move(content)] {
            exportdialog::run(this, title, name, QStringLiteral("png"), content,
                              [this](const auto& answer) { Q_EMIT messageReady(answer.sentence); });
        });
}

void RunRow::setExport(QPushButton* button)
{
    button->setText(m_export->text());
    button->setIcon(m_export->icon());
    delete m_layout->replaceWidget(m_export, button);
    delete std::exchange(m_export, button);
    setTabOrder(m_cancel, button);
}

void RunRow::setReady(bool ready)
{
    m_ready = ready;
    showAll();
}

void RunRow::setResumable(bool resumable)
{
    m_resumable = resumable;
    showAll();
}

void RunRow::setExportable(bool exportable)
{
    m_export->setEnabled(exportable);
}

void RunRow::setState(LabState state)
{
    const LabState before = std::exchange(m_state, state);
    if (state == LabState::Idle) {
        m_moment->stop();
        reveal(false);
    } else if (state == LabState::Paused) {
        m_moment->stop();
        reveal(true);
    } else {
        if (before == LabState::Idle)
            m_moment->start();
        showAll();
    }
}

void RunRow::setProgress(const JobProgress& progress)
{
    m_done = progress;
    showAll();
}

/// The focus stays in the row: it goes from Run to Pause, and back at the end.
void RunRow::reveal(bool shown)
{
    const bool goesOn = shown && m_run->hasFocus();
    const bool comesBack = !shown && (m_pause->hasFocus() || m_cancel->hasFocus());
    if (comesBack && m_ready) {
        m_run->setEnabled(true);
        m_run->setFocus();
    }
    m_isRevealed = shown;
    for (QWidget* const part : std::initializer_list<QWidget*> {m_pause, m_cancel, m_progress})
        part->setVisible(shown);
    if (goesOn) {
        m_pause->setEnabled(true);
        m_pause->setFocus();
    }
    showAll();
}

void RunRow::showAll()
{
    const bool isPaused = m_state == LabState::Paused;
    const bool isUnderWay = m_state == LabState::Running || isPaused;
    // While it is paused, the other button resumes it.
    m_run->setText(m_resumable && m_state == LabState::Idle ? tr("Contin&ue") : tr("&Run"));
    // Who pressed it keeps the focus until there is something to pause; pressed again, it does
    // nothing.
    const bool isKept = m_state != LabState::Idle && !m_isRevealed && m_run->hasFocus();
    m_run->setEnabled(isKept || (m_ready && m_state == LabState::Idle));
    m_pause->setText(isPaused ? tr("Contin&ue") : tr("&Pause"));
    m_pause->setToolTip(isPaused ? tr("Continue from where it paused") : m_pauseTip);
    m_pause->setEnabled(isUnderWay);
    m_cancel->setEnabled(isUnderWay);
    // A bar without a range moves: there is work, and nobody knows how much.
    const std::uint64_t total = m_done.total.value_or(0);
    const bool isOpen = total == 0;
    constexpr std::uint64_t most = 1'000'000'000;
    const std::uint64_t unit = total / most + 1;
    m_progress->setRange(
        0, isOpen ? (isUnderWay && !isPaused ? 0 : 1) : static_cast<int>(total / unit));
    m_progress->setValue(isOpen ? 0 : static_cast<int>(std::min(m_done.done, total) / unit));
    m_progress->setFormat(isOpen ? QString() : unit == 1 ? m_format : QStringLiteral("%p %"));
}
