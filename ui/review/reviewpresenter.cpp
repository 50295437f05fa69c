// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/reviewpresenter.h"

#include "core/review/reviewexport.h"
#include "core/review/reviewwords.h"
#include "core/session/reviewsession.h"
#include "ui/play/gamemodel.h"
#include "ui/review/momentwords.h"
#include "ui/review/movelistmodel.h"
#include "ui/review/reviewfile.h"
#include "ui/review/reviewpanel.h"
#include "ui/review/reviewpeople.h"
#include "ui/review/trymode.h"
#include "ui/style/showndiscs.h"
#include "ui/text/sidename.h"
#include "ui/widgets/exports/exportdialog.h"

ReviewPresenter::ReviewPresenter(ReviewSession& review, ReviewPanel& panel, MoveListModel& moves,
                                 GameModel& model, TryMode& tryMode, QObject* parent)
    : QObject(parent), m_review(review), m_panel(panel), m_moves(moves), m_model(model),
      m_try(tryMode)
{
    moves.setReview(&review);
    connect(&review, &ReviewSession::changed, this, &ReviewPresenter::showReview);
    connect(&review, &ReviewSession::progressed, &panel, &ReviewPanel::setProgress);
    connect(&review, &ReviewSession::failed, this, &ReviewPresenter::refused);
    connect(&review, &ReviewSession::finished, this, &ReviewPresenter::showReview);
    connect(&panel, &ReviewPanel::cancelWanted, &review, &ReviewSession::cancel);
    connect(&panel, &ReviewPanel::plyChosen, &model, &GameModel::goTo);
    connect(&panel, &ReviewPanel::currentKeyMomentChanged, this, &ReviewPresenter::changed);
    connect(&model, &GameModel::gameReset, this, &ReviewPresenter::forget);
    connect(&model, &GameModel::movesChanged, this, &ReviewPresenter::showPlace);
    connect(&model, &GameModel::positionChanged, this, [this] {
        m_seeksDecision = false;
        showPlace();
    });
    connect(&panel, &ReviewPanel::tryWanted, this, &ReviewPresenter::tryAt);
    connect(&panel, &ReviewPanel::answerWanted, this, &ReviewPresenter::tell);
    connect(&tryMode, &TryMode::answered, this, &ReviewPresenter::tell);
    connect(&tryMode, &TryMode::changed, this, &ReviewPresenter::showHidden);
}

void ReviewPresenter::start()
{
    m_answered.clear();
    showHidden();
    m_panel.showTurningPoint();
    if (const auto started = m_review.start(m_model.game()); !started)
        Q_EMIT refused(started.error().message);
}

void ReviewPresenter::showDecision()
{
    const bool known
        = m_review.isOf(m_model.game()) && (m_review.isRunning() || m_review.review().isComplete());
    if (!known)
        start();
    m_seeksDecision = true;
    seekDecision();
}

void ReviewPresenter::seekDecision()
{
    if (!m_seeksDecision)
        return;
    const auto ply = decisivePly(m_review.review());
    if (!ply && m_review.isRunning())
        return;
    m_seeksDecision = false;
    if (!m_review.isOf(m_model.game()))
        return;
    if (ply) {
        m_model.goTo(*ply);
        Q_EMIT done(tr("This move decided the game. Can you find a better one?"));
    } else if (const auto winner = winnerOf(m_model.game().outcome());
               winner && m_review.review().isComplete()) {
        const QString side = sideTitle(*winner, ShownDiscs::theme());
        const auto failure = m_model.game().failure();
        if (failure)
            Q_EMIT done(tr("No move decided it. %1 won as the program failed: %2.",
                           "a colour, how it failed")
                            .arg(side, failure->toText()));
        else if (m_model.game().endedOnTime())
            Q_EMIT done(tr("No move decided it. %1 won on time.", "a colour").arg(side));
        else
            Q_EMIT done(
                tr("No single move decided it. %1 was winning all along.", "a colour").arg(side));
    }
}

void ReviewPresenter::setQualityHidden(bool hidden)
{
    if (hidden == m_hidden)
        return;
    m_hidden = hidden;
    showHidden();
}

bool ReviewPresenter::isHidden(int move) const
{
    return m_hidden && move >= 1 && move <= m_model.game().length() && !m_answered.contains(move)
        && m_review.isOf(m_model.game());
}

bool ReviewPresenter::keepsSecret(int ply) const
{
    return isHidden(ply) || isHidden(ply + 1);
}

void ReviewPresenter::showHidden()
{
    m_panel.setQualityHidden(m_hidden, m_answered, m_try.isSecret());
    // Beside a try the marks of the game's moves would tell what is still to be found.
    if (m_try.isSecret())
        m_moves.setQualityHidden(true);
    else
        m_moves.setQualityHidden(m_hidden, m_answered);
    Q_EMIT changed();
}

void ReviewPresenter::showReview()
{
    const Review& review = m_review.review();
    m_panel.setProgress(review.done, static_cast<int>(review.moves.size()));
    m_panel.setReview(review);
    m_panel.setRunning(m_review.isRunning());
    showPlace();
    seekDecision();
}

void ReviewPresenter::showPlace()
{
    m_panel.setOutOfDate(!m_panel.isEmpty() && !m_review.isOf(m_model.game()));
    if (!m_try.isActive())
        m_panel.setCurrentPly(m_model.game().ply());
    Q_EMIT changed();
}

/// Another game than the reviewed one, as a rule.
void ReviewPresenter::forget()
{
    if (m_review.isOf(m_model.game()))
        return;
    const bool wasThere = !m_review.review().moves.empty();
    m_answered.clear();
    m_review.clear();
    if (wasThere)
        Q_EMIT forgotten();
}

bool ReviewPresenter::hasReview() const
{
    return m_review.review().done > 0 && m_review.isOf(m_model.game());
}

const ReviewedMove* ReviewPresenter::moveToTry() const
{
    const Game& game = m_model.game();
    const int selected = m_panel.currentKeyMoment();
    const int ply = selected > 0 ? selected : game.ply();
    if (const ReviewedMove* const move = m_review.moveAt(game, ply))
        return move;
    return m_review.moveAt(game, m_panel.turningPoint());
}

void ReviewPresenter::tryAgain()
{
    if (const ReviewedMove* move = moveToTry())
        m_try.begin(*move);
}

void ReviewPresenter::tryAt(int ply)
{
    if (const ReviewedMove* move = m_review.moveAt(m_model.game(), ply))
        m_try.begin(*move);
}

void ReviewPresenter::tell(int ply)
{
    m_answered.insert(ply);
    showHidden();
}

const ReviewedMove* ReviewPresenter::mistake(Way way, Whose whose) const
{
    const Game& game = m_model.game();
    if (!m_review.isOf(game))
        return nullptr;
    const Player mover = other(game.position().sideToMove());
    const Player side = ReviewPeople::of(game, ShownDiscs::theme()).person.value_or(mover);
    const ReviewedMove* found = nullptr;
    for (const ReviewedMove* move : reviewwords::keyMoments(m_review.review())) {
        if (whose == Whose::One && move->mover() != side)
            continue;
        if (way == Way::Forward && move->ply > game.ply())
            return move;
        if (way == Way::Back && move->ply < game.ply())
            found = move;
    }
    return found;
}

void ReviewPresenter::goToMistake(Way way, Whose whose)
{
    const ReviewedMove* const move = mistake(way, whose);
    if (!move)
        return;
    m_model.goTo(move->ply);
    Q_EMIT done(momentwords::line(m_review.review(), *move,
                                  ReviewPeople::of(m_model.game(), ShownDiscs::theme()),
                                  tells(move->ply)));
}

void ReviewPresenter::writeComments()
{
    Review review = m_review.review();
    // Comments may have been written since the review began.
    review.game = m_model.game();
    const Game reviewed = reviewedGame(review, sideTitles(ShownDiscs::theme()));
    std::vector<QString> comments;
    for (int ply = 0; ply <= reviewed.length(); ++ply)
        comments.push_back(reviewed.comment(ply));
    m_model.setComments(comments);
    Q_EMIT done(tr("The review is now in the game's comments"));
}

void ReviewPresenter::exportReview(QWidget* window)
{
    exportdialog::run(
        window,
        {tr("Export the review"), reviewfile::fileFilter(), QStringLiteral("fourcast-review"),
         QStringLiteral("md")},
        [this](const QString& path) {
            return reviewfile::toFile(m_review.review(), sideTitles(ShownDiscs::theme()), path,
                                      reviewfile::colorsOf(ShownDiscs::theme()));
        },
        [this](const exportdialog::Answer& answer) {
            if (answer.written)
                Q_EMIT done(answer.sentence);
            else
                Q_EMIT refused(answer.sentence);
        });
}
