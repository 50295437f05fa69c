// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/momentpage.h"

#include "core/review/reviewwords.h"
#include "ui/board/boardthumbnail.h"
#include "ui/review/momentwords.h"
#include "ui/review/starrow.h"
#include "ui/style/showndiscs.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/labels/livelabel.h"

#include <QAction>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace {

/// The headline's letters beside the others.
constexpr double headlineScale = 1.35;
constexpr int pageMargin = 16;
constexpr int pageSpacing = 8;

}

MomentPage::MomentPage(QAction* tryAgain, QWidget* parent) : QWidget(parent), m_tryAction(tryAgain)
{
    m_headline = new LiveLabel(this);
    followFont(*this, [this] {
        QFont letters = font();
        letters.setPointSizeF(letters.pointSizeF() * headlineScale);
        letters.setBold(true);
        m_headline->setFont(letters);
    });
    m_played = new QLabel(this);
    m_played->setWordWrap(true);
    m_board = new BoardThumbnail(this);
    m_board->setCoordinates(true);
    m_answer = new LiveLabel(this);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(pageMargin, pageSpacing, pageMargin, pageSpacing);
    layout->setSpacing(pageSpacing);
    layout->addWidget(m_headline);
    layout->addWidget(m_played);
    layout->addWidget(m_board, 1);
    layout->addWidget(m_answer);
    layout->addWidget(makeButtons(tryAgain));
    layout->addWidget(makeSteps());
    layout->addWidget(makeStars());
    auto* const details
        = pushButton(tr("Details"), tr("See every move, both sides' accuracy and the graph"), this,
                     &MomentPage::detailsWanted);
    layout->addWidget(details, 0, Qt::AlignLeft);
    layout->addStretch();
    setFocusProxy(details);
    connect(&ShownDiscs::instance(), &ShownDiscs::changed, this, &MomentPage::showAll);
    showAll();
}

QWidget* MomentPage::makeButtons(QAction* tryAgain)
{
    m_try = pushButton(QStringLiteral("try-again"), tr("Try again"),
                       tr("Try this move again yourself"), {}, this,
                       [this] { Q_EMIT tryWanted(m_ply); });
    m_show = pushButton(QStringLiteral("hint"), tr("Show me"), tr("See the better move, and why"),
                        {}, this, [this] { Q_EMIT answerWanted(m_ply); });
    connect(tryAgain, &QAction::changed, this, &MomentPage::showButtons);
    return flowRow({m_try, m_show});
}

QWidget* MomentPage::makeSteps()
{
    m_steps = new QWidget(this);
    const auto button = [this](const char* icon, const QString& tip) {
        auto* const made = new QToolButton(m_steps);
        made->setIcon(tintedIcon(QString::fromLatin1(icon)));
        made->setToolTip(tip);
        made->setAccessibleName(tip);
        made->setAutoRaise(true);
        made->setFocusPolicy(Qt::StrongFocus);
        return made;
    };
    m_previous = button("previous", tr("Previous turning point"));
    m_next = button("next", tr("Next turning point"));
    connect(m_previous, &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { step(1); });
    m_place = new QLabel(m_steps);
    m_place->setWordWrap(true);
    auto* const row = new QHBoxLayout(m_steps);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_previous);
    row->addWidget(m_place, 1);
    row->addWidget(m_next);
    m_place->setAlignment(Qt::AlignCenter);
    return m_steps;
}

QWidget* MomentPage::makeStars()
{
    m_stars = new QWidget(this);
    auto* const grid = new QGridLayout(m_stars);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(0, 1);
    for (int side = 0; side < 2; ++side) {
        const auto i = static_cast<std::size_t>(side);
        m_names[i] = new QLabel(m_stars);
        m_names[i]->setWordWrap(true);
        m_rows[i] = new StarRow(m_stars);
        grid->addWidget(m_names[i], side, 0);
        grid->addWidget(m_rows[i], side, 1);
    }
    return m_stars;
}

void MomentPage::setReview(const Review& review, bool running)
{
    m_review = review;
    m_running = running;
    goToDecision();
}

void MomentPage::goToDecision()
{
    const QList<int> plies = turningPoints();
    m_chosen = m_chosen && plies.contains(m_ply);
    if (!m_chosen)
        m_ply = plies.isEmpty() ? 0 : plies.last();
    showAll();
}

void MomentPage::setQualityHidden(bool hidden)
{
    m_hidden = hidden;
    showAll();
}

void MomentPage::setAnswered(const QSet<int>& answered, bool secret)
{
    m_answered = answered;
    m_secret = secret;
    showAll();
}

void MomentPage::showMoment(int ply)
{
    if (!turningPoints().contains(ply))
        return;
    m_ply = ply;
    m_chosen = true;
    showAll();
}

void MomentPage::showDecision()
{
    m_chosen = false;
    goToDecision();
}

void MomentPage::step(int by)
{
    const QList<int> plies = turningPoints();
    const qsizetype place = plies.indexOf(m_ply) + by;
    if (place < 0 || place >= plies.size())
        return;
    showMoment(plies[place]);
    Q_EMIT momentChosen(m_ply);
}

const ReviewedMove* MomentPage::moment() const
{
    return m_ply > 0 && m_ply <= static_cast<int>(m_review.moves.size())
        ? &m_review.moves[static_cast<std::size_t>(m_ply - 1)]
        : nullptr;
}

QList<int> MomentPage::turningPoints() const
{
    QList<int> plies;
    for (const ReviewedMove* move : reviewwords::keyMoments(m_review))
        plies << move->ply;
    return plies;
}

/// No higher than it is wide: what is below follows it closely.
void MomentPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_board->setMaximumHeight(
        std::max(m_board->minimumSizeHint().height(), layout()->contentsRect().width()));
}

void MomentPage::showAll()
{
    m_people = ReviewPeople::of(m_review.game, ShownDiscs::theme());
    const ReviewedMove* const move = moment();
    if (move)
        showMomentOf(*move);
    else
        m_headline->say(momentwords::noTurningPoint(m_review, m_people, m_running));
    m_played->setVisible(move != nullptr);
    m_board->setVisible(move != nullptr);
    m_answer->setVisible(move && isAnswered());
    const QList<int> plies = turningPoints();
    m_steps->setVisible(plies.size() > 1);
    m_place->setText(tr("Turning point %1 of %2").arg(plies.indexOf(m_ply) + 1).arg(plies.size()));
    showSides();
    showButtons();
}

void MomentPage::showMomentOf(const ReviewedMove& move)
{
    m_headline->say(tells() ? momentwords::headline(move, m_people)
                            : tr("What would you play here?"));
    m_played->setText(tells() ? momentwords::played(m_review, move, m_people)
                              : momentwords::line(m_review, move, m_people, false));
    const Move before
        = move.ply > 1 ? m_review.game.moves()[static_cast<std::size_t>(move.ply - 2)] : Move();
    m_board->setPosition(move.before, before, tr("The board before this move"));
    if (!isAnswered())
        return m_answer->say(QString());
    if (!move.scores.best.empty())
        m_board->setMark(move.scores.best.front());
    // Shown before it is said: what cannot be seen is not announced.
    m_answer->show();
    m_answer->say(momentwords::answer(move));
}

void MomentPage::showSides()
{
    // Stars come in the end: until then they would go up and down with each move that is judged.
    m_stars->setVisible(!m_hidden && m_review.isComplete() && !m_review.moves.empty());
    for (const Player side : {Player::First, Player::Second}) {
        const auto i = static_cast<std::size_t>(side);
        m_names[i]->setText(m_people.names.of(side));
        m_rows[i]->setAccuracy(m_people.names.of(side), m_review.sides[i].accuracy);
    }
}

void MomentPage::showButtons()
{
    const QList<int> plies = turningPoints();
    m_previous->setEnabled(!plies.isEmpty() && m_ply != plies.first());
    m_next->setEnabled(!plies.isEmpty() && m_ply != plies.last());
    for (QPushButton* button : {m_try, m_show})
        button->setVisible(m_ply > 0);
    m_try->setEnabled(m_tryAction->isEnabled());
    m_show->setEnabled(m_tryAction->isEnabled() && !isAnswered());
}
