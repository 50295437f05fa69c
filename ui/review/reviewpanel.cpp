// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/reviewpanel.h"

#include "core/board/notation.h"
#include "core/review/reviewwords.h"
#include "ui/review/reviewtable.h"
#include "ui/style/moveclasslook.h"
#include "ui/style/showndiscs.h"
#include "ui/text/sidename.h"
#include "ui/widgets/fontfollower.h"

#include <QAction>
#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace {

constexpr int plyRole = Qt::UserRole;

QToolButton* buttonFor(QAction* action, QWidget* parent)
{
    auto* const button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    return button;
}

}

ReviewPanel::ReviewPanel(const ReviewActions& actions, QWidget* parent)
    : QWidget(parent), m_pages(new QStackedLayout(this))
{
    m_pages->addWidget(makeEmptyPage(actions.review));
    m_pages->addWidget(makeReviewPage(actions));
    connect(&ShownDiscs::instance(), &ShownDiscs::changed, this, &ReviewPanel::showKeyMoments);
    setRunning(false);
}

QWidget* ReviewPanel::makeEmptyPage(QAction* review)
{
    auto* const page = new QWidget(this);
    auto* const text = new QLabel(
        tr("A review judges every move of the game by the exact scores: which moves kept the "
           "result, which gave it away, and where it was decided."),
        page);
    text->setWordWrap(true);
    auto* const layout = new QVBoxLayout(page);
    layout->addWidget(text);
    layout->addWidget(buttonFor(review, page), 0, Qt::AlignLeft);
    layout->addStretch();
    return page;
}

QWidget* ReviewPanel::makeReviewPage(const ReviewActions& actions)
{
    auto* const page = new QWidget(this);
    m_state = new QLabel(page);
    m_state->setWordWrap(true);
    m_table = new ReviewTable(page);
    m_momentsTitle = new QLabel(page);
    m_momentsTitle->setWordWrap(true);
    m_moments = new QListWidget(page);
    m_moments->setAccessibleName(tr("Key moments"));
    m_moments->setToolTip(tr("Moves that changed the exact outcome; a click goes there"));
    m_moments->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_moments->setWordWrap(true);
    m_moments->setIconSize(QSize(14, 14));
    keepLines(*m_moments, 3);
    connect(m_moments, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (!m_showing)
            choose(item);
        Q_EMIT currentKeyMomentChanged();
    });
    // Also where it is the selected one, and the board was somewhere else in the meantime.
    connect(m_moments, &QListWidget::itemClicked, this, &ReviewPanel::choose);

    // The list takes what the rest leaves; where that is less than some lines, all of it scrolls.
    m_moments->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    auto* const content = new QWidget(page);
    auto* const column = new QVBoxLayout(content);
    column->addWidget(makeProgress());
    column->addWidget(m_state);
    column->addWidget(m_table);
    column->addWidget(makeFormula());
    column->addWidget(m_momentsTitle);
    column->addWidget(m_moments, 1);
    auto* const scroll = new QScrollArea(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    followFont(*content,
               [scroll, content] { scroll->setMinimumWidth(content->minimumSizeHint().width()); });
    QWidget* const buttons = makeButtons(actions);
    const QMargins margins = column->contentsMargins();
    buttons->setContentsMargins(margins.left(), 0, margins.right(), margins.bottom());
    auto* const layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll, 1);
    layout->addWidget(buttons);
    return page;
}

QWidget* ReviewPanel::makeProgress()
{
    m_progressRow = new QWidget(this);
    m_progress = new QProgressBar(m_progressRow);
    m_progress->setAccessibleName(tr("Progress of the review"));
    m_progress->setFormat(tr("%v of %m plies"));
    auto* const cancel = new QPushButton(tr("Cancel"), m_progressRow);
    cancel->setToolTip(tr("End the review here; what is judged stays"));
    connect(cancel, &QPushButton::clicked, this, &ReviewPanel::cancelWanted);
    auto* const layout = new QHBoxLayout(m_progressRow);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_progress, 1);
    layout->addWidget(cancel);
    return m_progressRow;
}

/// The accuracy is the program's own, so what it is stands one click away from the figure.
QWidget* ReviewPanel::makeFormula()
{
    auto* const box = new QWidget(this);
    auto* const toggle = new QToolButton(box);
    toggle->setText(tr("What the accuracy is"));
    toggle->setToolTip(accuracyFormula());
    toggle->setCheckable(true);
    toggle->setAutoRaise(true);
    toggle->setArrowType(Qt::RightArrow);
    toggle->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto* const text = new QLabel(accuracyFormula(), box);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text->hide();
    connect(toggle, &QToolButton::toggled, this, [toggle, text](bool on) {
        toggle->setArrowType(on ? Qt::DownArrow : Qt::RightArrow);
        text->setVisible(on);
    });
    auto* const layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(toggle, 0, Qt::AlignLeft);
    layout->addWidget(text);
    return box;
}

QWidget* ReviewPanel::makeButtons(const ReviewActions& actions)
{
    auto* const box = new QWidget(this);
    auto* const hide = new QCheckBox(actions.hideQuality->text(), box);
    hide->setToolTip(actions.hideQuality->statusTip());
    hide->setChecked(actions.hideQuality->isChecked());
    // Not clicked(): a screen reader checks it without a click.
    connect(hide, &QCheckBox::toggled, actions.hideQuality,
            [action = actions.hideQuality](bool on) {
                if (action->isChecked() != on)
                    action->trigger();
            });
    connect(actions.hideQuality, &QAction::toggled, hide, &QCheckBox::setChecked);
    auto* const exports = new QToolButton(box);
    exports->setText(tr("Export"));
    exports->setToolTip(tr("Write the review to a file, or into the game's comments"));
    exports->setAccessibleName(tr("Export the review"));
    exports->setPopupMode(QToolButton::InstantPopup);
    exports->setToolButtonStyle(Qt::ToolButtonTextOnly);
    auto* const menu = new QMenu(exports);
    menu->addActions(actions.exports);
    exports->setMenu(menu);
    auto* const row = new QHBoxLayout;
    row->addWidget(buttonFor(actions.tryAgain, box));
    row->addWidget(exports);
    row->addStretch();
    auto* const layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(hide);
    layout->addLayout(row);
    return box;
}

void ReviewPanel::setReview(const Review& review)
{
    m_review = review;
    m_table->setReview(review);
    showKeyMoments();
    showState();
}

void ReviewPanel::setRunning(bool running)
{
    m_running = running;
    m_progressRow->setVisible(running);
    showState();
}

void ReviewPanel::setProgress(int done, int total)
{
    m_progress->setRange(0, total);
    m_progress->setValue(done);
}

void ReviewPanel::setOutOfDate(bool outOfDate)
{
    m_outOfDate = outOfDate;
    showState();
}

void ReviewPanel::setQualityHidden(bool hidden, const QSet<int>& answered)
{
    m_hidden = hidden;
    m_answered = answered;
    m_table->setVisible(!hidden);
    showKeyMoments();
}

void ReviewPanel::showState()
{
    m_pages->setCurrentIndex(isEmpty() && !m_running ? 0 : 1);
    const int total = static_cast<int>(m_review.moves.size());
    QString text;
    if (m_outOfDate)
        text = tr("The game has changed since; review it again to judge the new moves.");
    else if (!m_running && !m_review.isComplete())
        text = tr("Ended early: %1 of %2 plies are judged, from the last one back.")
                   .arg(m_review.done)
                   .arg(total);
    m_state->setText(text);
    m_state->setVisible(!text.isEmpty());
}

QString ReviewPanel::momentText(const ReviewedMove& move) const
{
    const QString side = sideTitle(move.mover(), ShownDiscs::theme());
    const QString square
        = notation::squareName(move.move.column(), move.before.landingRow(move.move.column()));
    // As the move list counts them.
    const int number = reviewwords::moveNumber(m_review.game, move.ply);
    if (m_hidden && !m_answered.contains(move.ply))
        return tr("Move %1: %2 to move. What would you play?").arg(number).arg(side);
    return tr("Move %1: %2 %3 %4, %5", "number, side, square, symbol, class")
        .arg(QString::number(number), side, square, moveClassSymbol(move.quality),
             moveClassName(move.quality));
}

void ReviewPanel::showKeyMoments()
{
    const int selected = currentKeyMoment();
    m_showing = true;
    m_moments->clear();
    for (const ReviewedMove& move : m_review.moves) {
        if (!move.keyMoment)
            continue;
        auto* const item = new QListWidgetItem(momentText(move), m_moments);
        item->setData(plyRole, move.ply);
        const bool tells = !m_hidden || m_answered.contains(move.ply);
        if (tells)
            item->setIcon(moveClassIcon(move.quality, palette()));
        if (move.ply == selected)
            m_moments->setCurrentItem(item);
    }
    m_showing = false;
    const int count = m_moments->count();
    m_momentsTitle->setText(count > 0
                                ? tr("Key moments, at which the result changed: %1").arg(count)
                                : m_running ? tr("Key moments: none so far")
                                            : tr("Key moments: none; nobody gave the result away"));
    m_moments->setVisible(count > 0 || m_running);
    Q_EMIT currentKeyMomentChanged();
}

void ReviewPanel::choose(const QListWidgetItem* item)
{
    if (item)
        Q_EMIT plyChosen(item->data(plyRole).toInt());
}

void ReviewPanel::setCurrentPly(int ply)
{
    m_showing = true;
    int row = -1;
    for (int i = 0; i < m_moments->count(); ++i)
        if (m_moments->item(i)->data(plyRole).toInt() == ply)
            row = i;
    m_moments->setCurrentRow(row);
    m_showing = false;
}

int ReviewPanel::currentKeyMoment() const
{
    const QListWidgetItem* item = m_moments ? m_moments->currentItem() : nullptr;
    return item ? item->data(plyRole).toInt() : 0;
}

void ReviewPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_moments)
        showKeyMoments();
}
