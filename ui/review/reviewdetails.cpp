// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/reviewdetails.h"

#include "ui/review/momentwords.h"
#include "ui/review/reviewpanel.h"
#include "ui/review/reviewtable.h"
#include "ui/style/moveclasslook.h"
#include "ui/style/showndiscs.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/fontfollower.h"

#include <QAction>
#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace {

constexpr int plyRole = Qt::UserRole;

}

ReviewDetails::ReviewDetails(const ReviewActions& actions, QWidget* parent) : QWidget(parent)
{
    m_table = new ReviewTable(this);
    m_momentsTitle = new QLabel(this);
    m_momentsTitle->setWordWrap(true);
    m_moments = new QListWidget(this);
    m_moments->setAccessibleName(tr("Turning points"));
    m_moments->setToolTip(
        ReviewPanel::tr("Moves that changed the exact outcome. Click one to go there."));
    m_moments->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_moments->setWordWrap(true);
    m_moments->setIconSize(QSize(14, 14));
    keepLines(*m_moments, 3);
    connect(m_moments, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (!m_showing)
            choose(item);
        Q_EMIT currentChanged();
    });
    // Also where it is the selected one, and the board was somewhere else in the meantime.
    connect(m_moments, &QListWidget::itemClicked, this, &ReviewDetails::choose);

    // The list takes what the rest leaves; where that is less than some lines, all of it scrolls.
    m_moments->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    auto* const content = new QWidget(this);
    auto* const column = new QVBoxLayout(content);
    column->addWidget(makeBack(), 0, Qt::AlignLeft);
    column->addWidget(m_table);
    column->addWidget(makeFormula());
    column->addWidget(m_momentsTitle);
    column->addWidget(m_moments, 1);
    auto* const scroll = new QScrollArea(this);
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
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll, 1);
    layout->addWidget(buttons);
    connect(&ShownDiscs::instance(), &ShownDiscs::changed, this, &ReviewDetails::showNames);
    showNames();
}

QWidget* ReviewDetails::makeBack()
{
    auto* const back = new QToolButton(this);
    back->setText(tr("Turning point"));
    back->setToolTip(tr("Go back to the move that decided the game"));
    back->setIcon(tintedIcon(QStringLiteral("previous")));
    back->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    back->setAutoRaise(true);
    back->setFocusPolicy(Qt::StrongFocus);
    connect(back, &QToolButton::clicked, this, &ReviewDetails::backWanted);
    setFocusProxy(back);
    return back;
}

/// The accuracy is the program's own, so what it is stands one click away from the figure.
QWidget* ReviewDetails::makeFormula()
{
    auto* const box = new QWidget(this);
    auto* const toggle = new QToolButton(box);
    toggle->setText(tr("How accuracy is calculated"));
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

QWidget* ReviewDetails::makeButtons(const ReviewActions& actions)
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
    exports->setText(ReviewPanel::tr("Export"));
    exports->setToolTip(ReviewPanel::tr("Save the review to a file or in the game's comments"));
    exports->setAccessibleName(ReviewPanel::tr("Export the review"));
    exports->setPopupMode(QToolButton::InstantPopup);
    exports->setToolButtonStyle(Qt::ToolButtonTextOnly);
    auto* const menu = new QMenu(exports);
    menu->addActions(actions.exports);
    exports->setMenu(menu);
    auto* const row = new QHBoxLayout;
    row->addWidget(reviewButton(actions.tryAgain, box));
    row->addWidget(exports);
    row->addStretch();
    auto* const layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(hide);
    layout->addLayout(row);
    return box;
}

void ReviewDetails::setReview(const Review& review, bool running)
{
    m_review = review;
    m_running = running;
    m_table->setReview(review);
    showNames();
}

void ReviewDetails::setQualityHidden(bool hidden, const QSet<int>& answered)
{
    m_hidden = hidden;
    m_answered = answered;
    m_table->setVisible(!hidden);
    showKeyMoments();
}

void ReviewDetails::showNames()
{
    m_people = ReviewPeople::of(m_review.game, ShownDiscs::theme());
    m_table->setNames(m_people.names);
    showKeyMoments();
}

void ReviewDetails::showKeyMoments()
{
    const int selected = currentKeyMoment();
    m_showing = true;
    m_moments->clear();
    for (const ReviewedMove& move : m_review.moves) {
        if (!move.keyMoment)
            continue;
        const bool tells = !m_hidden || m_answered.contains(move.ply);
        auto* const item
            = new QListWidgetItem(momentwords::line(m_review, move, m_people, tells), m_moments);
        item->setData(plyRole, move.ply);
        if (tells)
            item->setIcon(moveClassIcon(move.quality, palette()));
        if (move.ply == selected)
            m_moments->setCurrentItem(item);
    }
    m_showing = false;
    const int count = m_moments->count();
    m_momentsTitle->setText(count > 0 ? tr("Turning points: %1").arg(count)
                                : m_running || !m_review.isComplete()
                                ? tr("No turning points so far")
                                : tr("No turning points: nobody slipped"));
    m_moments->setVisible(count > 0 || m_running);
    Q_EMIT currentChanged();
}

void ReviewDetails::choose(const QListWidgetItem* item)
{
    if (item)
        Q_EMIT plyChosen(item->data(plyRole).toInt());
}

void ReviewDetails::setCurrentPly(int ply)
{
    m_showing = true;
    int row = -1;
    for (int i = 0; i < m_moments->count(); ++i)
        if (m_moments->item(i)->data(plyRole).toInt() == ply)
            row = i;
    m_moments->setCurrentRow(row);
    m_showing = false;
}

int ReviewDetails::currentKeyMoment() const
{
    const QListWidgetItem* const item = m_moments->currentItem();
    return item ? item->data(plyRole).toInt() : 0;
}

void ReviewDetails::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_moments)
        showKeyMoments();
}
