// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/setup/setuppanel.h"

#include "core/board/setup.h"
#include "ui/style/showndiscs.h"
#include "ui/text/sidename.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/fontfollower.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <bit>

SetupPanel::SetupPanel(QWidget* parent)
    : QWidget(parent), m_brush(new QComboBox(this)), m_verdict(new QLabel(this))
{
    auto* how = new QLabel(tr("Cl&ick to place:"), this);
    how->setBuddy(m_brush);
    m_brush->setAccessibleName(tr("Click to place"));
    m_brush->setToolTip(tr("Right-click or press Delete or Backspace to remove the top disc"));
    m_brush->addItems({tr("alternating discs"), QString(), QString()});
    connect(m_brush, &QComboBox::currentIndexChanged, this,
            [this](int brush) { Q_EMIT brushChosen(static_cast<Cell>(brush)); });
    m_verdict->setWordWrap(true);
    m_verdict->setAccessibleDescription(tr("Is this position possible?"));
    // Room for a two-line reason, so that the board does not jump while discs are put.
    keepLines(*m_verdict, 2);

    m_use = new QPushButton(tr("&Play from here"), this);
    m_use->setToolTip(tr("Start a game from this position"));
    auto* clear = new QPushButton(tr("C&lear the board"), this);
    clear->setToolTip(tr("Remove all discs"));
    auto* cancel = new QPushButton(tr("Cancel"), this);
    cancel->setToolTip(tr("Go back to the game"));
    connect(m_use, &QPushButton::clicked, this, [this] { Q_EMIT accepted(m_moves); });
    connect(clear, &QPushButton::clicked, this, &SetupPanel::clearWanted);
    connect(cancel, &QPushButton::clicked, this, &SetupPanel::cancelled);

    auto* row = new FlowLayout;
    for (QWidget* widget :
         {static_cast<QWidget*>(how), static_cast<QWidget*>(m_brush), static_cast<QWidget*>(m_use),
          static_cast<QWidget*>(clear), static_cast<QWidget*>(cancel)})
        row->addWidget(widget);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(row);
    layout->addWidget(m_verdict);
    const auto showNames = [this] {
        const DiscTheme theme = ShownDiscs::theme();
        m_brush->setItemText(static_cast<int>(Cell::First), sideName(Player::First, theme));
        m_brush->setItemText(static_cast<int>(Cell::Second), sideName(Player::Second, theme));
    };
    connect(&ShownDiscs::instance(), &ShownDiscs::changed, this, showNames);
    showNames();
    setDiscs(0, 0);
}

void SetupPanel::begin()
{
    m_brush->setCurrentIndex(static_cast<int>(Cell::Empty));
    Q_EMIT brushChosen(Cell::Empty);
}

void SetupPanel::setDiscs(Bitboard first, Bitboard second)
{
    const auto order = findMoveOrder(first, second);
    m_use->setEnabled(order.has_value());
    if (!order) {
        m_moves.clear();
        m_verdict->setText(order.error().message);
        return;
    }
    m_moves = *order;
    const Position position = positionAfter(m_moves);
    m_verdict->setText(position.isFinished()
                           ? tr("This game is finished.")
                           : tr("This position is possible. %1 to move.")
                                 .arg(sideTitle(position.sideToMove(), ShownDiscs::theme())));
}
