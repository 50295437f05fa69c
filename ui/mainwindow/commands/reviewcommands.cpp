// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/commands/reviewcommands.h"

#include "ui/mainwindow/parts/windowparts.h"
#include "ui/review/reviewpanel.h"
#include "ui/widgets/labels/messagestrip.h"

#include <QWidget>

ReviewCommands::ReviewCommands(WindowParts& parts, QWidget& window)
    : m_parts(parts), m_window(window)
{
    const Actions& actions = m_parts.actions;
    ReviewPresenter& reviews = m_parts.reviews;
    actions.on(Command::ReviewGame, this, [this] {
        m_parts.reviews.start();
        m_parts.layout.showReview();
    });
    actions.on(Command::ShowWhere, this, [this] {
        m_parts.reviews.showDecision();
        m_parts.layout.showReview();
    });
    actions.on(Command::TryAgain, this, [&reviews] { reviews.tryAgain(); });
    actions.on(Command::ReviewComments, this, [&reviews] { reviews.writeComments(); });
    actions.on(Command::ExportReview, this, [this] { m_parts.reviews.exportReview(&m_window); });
    connect(&reviews, &ReviewPresenter::done, &m_parts.status, &StatusLine::say);
    connect(&reviews, &ReviewPresenter::refused, &m_parts.centre.message(),
            &MessageStrip::showMessage);
    connect(&m_parts.docks.review(), &ReviewPanel::detailsOpened, &m_parts.layout,
            &DockLayouts::showReviewDetails);
    connect(&reviews, &ReviewPresenter::forgotten, &m_parts.layout, &DockLayouts::endReview);
    connectMistakes();
}

void ReviewCommands::connectMistakes()
{
    using Way = ReviewPresenter::Way;
    using Whose = ReviewPresenter::Whose;
    const auto goes = [&](Command command, Way way, Whose whose) {
        m_parts.actions.on(command, this,
                           [this, way, whose] { m_parts.reviews.goToMistake(way, whose); });
    };
    goes(Command::NextMistake, Way::Forward, Whose::Both);
    goes(Command::PreviousMistake, Way::Back, Whose::Both);
    goes(Command::NextOwnMistake, Way::Forward, Whose::One);
    goes(Command::PreviousOwnMistake, Way::Back, Whose::One);
}
