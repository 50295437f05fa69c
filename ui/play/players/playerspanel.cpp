// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/players/playerspanel.h"

#include "ui/play/players/clockeditor.h"
#include "ui/play/players/playereditor.h"
#include "ui/style/showndiscs.h"
#include "ui/text/sidename.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/fontfollower.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QGroupBox>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace {

/// As high as what is in it, where there is room.
class FittingArea : public QScrollArea
{
public:
    explicit FittingArea(QWidget* parent) : QScrollArea(parent)
    {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    }
    QSize sizeHint() const override
    {
        return widget() ? widget()->sizeHint() : QScrollArea::sizeHint();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }
};

} // namespace

PlayersPanel::PlayersPanel(const QList<QAction*>& buttons, QWidget* parent) : QWidget(parent)
{
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    for (const Player side : {Player::First, Player::Second}) {
        const QString name = side == Player::First ? tr("First player") : tr("Second player");
        auto* box = new QGroupBox(content);
        auto* editor = new PlayerEditor(PlayerEditor::Choice::PersonOrEngine, name, box);
        (new QVBoxLayout(box))->addWidget(editor);
        column->addWidget(box);
        connect(editor, &PlayerEditor::edited, this,
                [this, side](const Entrant& player) { Q_EMIT playerEdited(side, player); });
        m_boxes[static_cast<std::size_t>(side)] = box;
        m_editors[static_cast<std::size_t>(side)] = editor;
    }
    auto* const clockBox = new QGroupBox(tr("Clock"), content);
    m_clock = new ClockEditor(clockBox);
    (new QVBoxLayout(clockBox))->addWidget(m_clock);
    column->addWidget(clockBox);
    connect(m_clock, &ClockEditor::edited, this, &PlayersPanel::clockEdited);

    // They stay in sight however small the panel is: the players above them scroll.
    auto* row = new FlowLayout;
    for (QAction* action : buttons) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        row->addWidget(button);
    }

    auto* scroll = new FittingArea(this);
    m_scroll = scroll;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    followFont(*content,
               [scroll, content] { scroll->setMinimumWidth(content->minimumSizeHint().width()); });
    const QMargins margins = column->contentsMargins();
    row->setContentsMargins(margins.left(), 0, margins.right(), margins.bottom());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);
    layout->addLayout(row);
    layout->addStretch();
    const auto showNames = [this] {
        m_boxes[0]->setTitle(tr("%1 (starts)").arg(sideTitle(Player::First, ShownDiscs::theme())));
        m_boxes[1]->setTitle(sideTitle(Player::Second, ShownDiscs::theme()));
    };
    connect(&ShownDiscs::instance(), &ShownDiscs::changed, this, showNames);
    showNames();
}

void PlayersPanel::setPlayer(Player side, const Entrant& player)
{
    PlayerEditor* editor = m_editors[static_cast<std::size_t>(side)];
    if (editor->player() != player)
        editor->setPlayer(player);
    m_clock->setTwoPeople(m_editors[0]->player().human && m_editors[1]->player().human);
}

void PlayersPanel::setClock(const TimeControl& control)
{
    if (m_clock->control() != control)
        m_clock->setControl(control);
}

void PlayersPanel::focusClock()
{
    m_clock->findChild<QComboBox*>()->setFocus();
    m_scroll->ensureWidgetVisible(m_clock);
}
