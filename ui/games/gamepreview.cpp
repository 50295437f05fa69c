// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/gamepreview.h"

#include "core/board/notation.h"
#include "core/engines/levels.h"
#include "ui/board/boardthumbnail.h"
#include "ui/style/tintedicon.h"
#include "ui/text/gamewords.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

namespace {

/// From one move to the next, while it is played back.
constexpr int replayMs = 700;

QLabel* makePreviewText(QBoxLayout* layout)
{
    auto* const label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(label);
    return label;
}

}

GamePreview::GamePreview(QWidget* parent) : QWidget(parent)
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_title = makePreviewText(layout);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_facts = makePreviewText(layout);
    m_board = new BoardThumbnail;
    layout->addWidget(m_board, 1);

    m_steps = new QWidget;
    auto* const steps = new QHBoxLayout(m_steps);
    steps->setContentsMargins(0, 0, 0, 0);
    const auto button = [&](const char* icon, const QString& text) {
        auto* const made = new QToolButton;
        made->setIcon(tintedIcon(QString::fromLatin1(icon)));
        made->setToolTip(text);
        made->setAccessibleName(text);
        made->setAutoRaise(true);
        steps->addWidget(made);
        return made;
    };
    connect(button("first", tr("Go to start")), &QToolButton::clicked, this,
            [this] { m_slider->setValue(0); });
    connect(button("previous", tr("One move back")), &QToolButton::clicked, this,
            [this] { m_slider->setValue(m_slider->value() - 1); });
    m_play = button("play", tr("Replay the game"));
    m_play->setCheckable(true);
    connect(m_play, &QToolButton::toggled, this, &GamePreview::play);
    connect(button("next", tr("One move forward")), &QToolButton::clicked, this,
            [this] { m_slider->setValue(m_slider->value() + 1); });
    connect(button("last", tr("Go to end")), &QToolButton::clicked, this,
            [this] { m_slider->setValue(m_slider->maximum()); });
    m_slider = new QSlider(Qt::Horizontal);
    m_slider->setAccessibleName(tr("Move shown"));
    m_slider->setPageStep(2);
    steps->addWidget(m_slider, 1);
    layout->addWidget(m_steps);
    m_place = makePreviewText(layout);
    m_comment = makePreviewText(layout);

    m_next.setInterval(replayMs);
    connect(&m_next, &QTimer::timeout, this, [this] {
        m_slider->setValue(m_slider->value() + 1);
        if (m_slider->value() == m_slider->maximum())
            m_play->setChecked(false);
    });
    connect(m_slider, &QSlider::valueChanged, this, &GamePreview::show);
    setNothing(tr("Select a game to see it here."));
}

void GamePreview::setGame(const ArchivedGame& game)
{
    const bool same = game.uid == m_game.uid;
    const int before = ply();
    m_game = game;
    m_title->setText(gamewords::title(game));
    QStringList facts {gamewords::date(game.begun), gamewords::result(game)};
    for (const Player side : {Player::First, Player::Second}) {
        const auto i = side == Player::First ? 0U : 1U;
        if (game.accuracy[i])
            facts << tr("accuracy %2 (%1)")
                         .arg(gamewords::player(game.players[i].name, game.person() == side),
                              gamewords::percent(*game.accuracy[i]));
    }
    m_facts->setText(facts.join(QStringLiteral(" · ")));
    // What the level was then.
    QStringList settings;
    for (const ArchivedPlayer& player : game.players)
        if (!player.settings.isEmpty())
            settings
                << tr("%1 at the time: %2").arg(player.name, levelSettingsText(player.settings));
    m_title->setToolTip(settings.join(u'\n'));
    m_title->setVisible(true);
    m_steps->setEnabled(game.game.length() > 0);
    if (!same)
        m_play->setChecked(false);
    m_slider->setRange(0, game.game.length());
    m_slider->setValue(same ? before : game.game.length());
    show(m_slider->value());
}

void GamePreview::setNothing(const QString& sentence)
{
    m_play->setChecked(false);
    m_game = {};
    m_title->hide();
    m_facts->setText(sentence);
    m_slider->setRange(0, 0);
    m_steps->setEnabled(false);
    m_board->setPosition({}, Move::none(), sentence);
    m_place->clear();
    m_comment->clear();
}

int GamePreview::ply() const
{
    return m_slider->value();
}

void GamePreview::goTo(int ply)
{
    m_slider->setValue(ply);
}

void GamePreview::show(int ply)
{
    Game game = m_game.game;
    game.goTo(ply);
    const Move last = game.lastMove();
    QString place = tr("Start");
    if (ply > 0) {
        const QString square
            = notation::squareName(last.column(), game.position().landingRow(last.column()) - 1);
        place = tr("Move %1 of %2: %3").arg(ply).arg(game.length()).arg(square);
    }
    m_place->setText(place);
    m_board->setPosition(game.position(), last, place);
    QString comment = game.comment(ply);
    if (ply == 0 && comment.isEmpty())
        comment = m_game.note;
    m_comment->setText(comment);
    m_comment->setVisible(!comment.isEmpty());
}

void GamePreview::play(bool on)
{
    if (!on) {
        m_next.stop();
        return;
    }
    if (m_slider->value() == m_slider->maximum())
        m_slider->setValue(0);
    m_next.start();
}
