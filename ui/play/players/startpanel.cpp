// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/players/startpanel.h"

#include "ui/play/players/levelgrid.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <utility>

namespace {

enum Who
{
    YouStart,
    ComputerStarts,
    TwoComputers
};

const auto usualOpponent = QStringLiteral("level-3");

Entrant engineOf(const QString& engine)
{
    Entrant player;
    player.engine = engine;
    return player;
}

} // namespace

StartPanel::StartPanel(QWidget* parent)
    : QFrame(parent), m_who(new QComboBox(this)),
      m_askAgain(new QCheckBox(tr("As&k at each start"), this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    auto* const title = new QLabel(tr("Choose an opponent: one click and you play."), this);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    title->setWordWrap(true);
    m_who->addItems({tr("You start"), tr("The computer starts"), tr("Computer against computer")});
    m_who->setAccessibleName(tr("Who starts"));
    m_who->setToolTip(tr("Who plays the first disc"));
    auto* const levels = new LevelGrid(this);
    levels->setUsual(usualOpponent);
    setFocusProxy(levels);

    m_askAgain->setToolTip(tr("Show these questions whenever the program starts"));
    auto* const person = new QPushButton(tr("&Two people"), this);
    person->setToolTip(tr("Play against another person at this computer"));
    auto* const notNow = new QPushButton(tr("Not now"), this);
    notNow->setToolTip(tr("Close these questions; File, New game with… brings them back"));

    auto* const top = new QHBoxLayout;
    top->addWidget(title, 1);
    top->addWidget(m_who);
    auto* const bottom = new QHBoxLayout;
    bottom->addWidget(m_askAgain, 1);
    bottom->addWidget(person);
    bottom->addWidget(notNow);
    auto* const layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(levels);
    layout->addLayout(bottom);

    connect(levels, &LevelGrid::chosen, this, &StartPanel::startAgainst);
    connect(person, &QPushButton::clicked, this, [this] {
        Q_EMIT startWanted(Entrant::person(), Entrant::person());
        close();
    });
    connect(notNow, &QPushButton::clicked, this, &StartPanel::close);
}

void StartPanel::startAgainst(const QString& engine)
{
    Entrant first = Entrant::person();
    Entrant second = engineOf(engine);
    if (m_who->currentIndex() == TwoComputers)
        first = second;
    else if (m_who->currentIndex() == ComputerStarts)
        std::swap(first, second);
    Q_EMIT startWanted(first, second);
    close();
}

void StartPanel::setAskAgain(bool on)
{
    m_askAgain->setChecked(on);
}

void StartPanel::close()
{
    Q_EMIT closed(m_askAgain->isChecked());
}
