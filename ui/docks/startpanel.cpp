// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/docks/startpanel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <utility>

namespace {

enum Opponent
{
    Computer,
    AnotherPerson,
    TwoComputers
};
enum Starts
{
    You,
    TheComputer
};

struct Strength
{
    const char* name;
    const char* engine;
    int depth;
};

const Strength strengths[] = {
    {QT_TRANSLATE_NOOP("StartPanel", "Beginner"), "greedy-h1", 1},
    {QT_TRANSLATE_NOOP("StartPanel", "Easy"), "mapped-h1", 2},
    {QT_TRANSLATE_NOOP("StartPanel", "Medium"), "mapped-h1", 4},
    {QT_TRANSLATE_NOOP("StartPanel", "Strong"), "mapped-h1", 6},
    {QT_TRANSLATE_NOOP("StartPanel", "Very strong"), "mapped-h1", 8},
};
constexpr int usualStrength = 2;

PlayerSettings engineOf(const Strength& strength)
{
    PlayerSettings player;
    player.human = false;
    player.engine = QString::fromLatin1(strength.engine);
    player.limits.depth = strength.depth;
    return player;
}

} // namespace

StartPanel::StartPanel(bool askAgain, QWidget* parent)
    : QFrame(parent), m_opponent(new QComboBox(this)), m_strength(new QComboBox(this)),
      m_starts(new QComboBox(this)), m_askAgain(new QCheckBox(tr("Ask at &each start"), this)),
      m_startsLabel(new QLabel(tr("&Who starts:"), this)),
      m_strengthLabel(new QLabel(tr("S&trength:"), this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_opponent->addItems({tr("Computer"), tr("Another person"), tr("Computer against computer")});
    m_opponent->setAccessibleName(tr("Opponent"));
    m_opponent->setToolTip(tr("Whom you play against"));
    for (const Strength& strength : strengths) {
        const QString label = engineOf(strength).label();
        m_strength->addItem(tr(strength.name));
        m_strength->setItemData(m_strength->count() - 1, label, Qt::ToolTipRole);
    }
    m_strength->setCurrentIndex(usualStrength);
    m_strength->setAccessibleName(tr("Strength"));
    m_strength->setToolTip(tr("How far the computer looks ahead"));
    m_starts->addItems({tr("You"), tr("Computer")});
    m_starts->setAccessibleName(tr("Who starts"));
    m_starts->setToolTip(tr("Who plays the first disc"));

    m_askAgain->setChecked(askAgain);
    m_askAgain->setToolTip(tr("Show these questions whenever the program starts"));
    setFocusProxy(m_opponent);
    auto* opponentLabel = new QLabel(tr("&Opponent:"), this);
    opponentLabel->setBuddy(m_opponent);
    m_strengthLabel->setBuddy(m_strength);
    m_startsLabel->setBuddy(m_starts);
    auto* startButton = new QPushButton(tr("&Play"), this);
    startButton->setToolTip(tr("Start a game with these players"));
    auto* closeButton = new QPushButton(tr("Not now"), this);
    closeButton->setToolTip(tr("Close these questions; File, New game with… brings them back"));

    auto* layout = new QGridLayout(this);
    layout->addWidget(opponentLabel, 0, 0);
    layout->addWidget(m_opponent, 1, 0);
    layout->addWidget(m_strengthLabel, 0, 1);
    layout->addWidget(m_strength, 1, 1);
    layout->addWidget(m_startsLabel, 0, 2);
    layout->addWidget(m_starts, 1, 2);
    layout->setColumnStretch(3, 1);
    layout->addWidget(m_askAgain, 0, 4, 1, 2);
    layout->addWidget(startButton, 1, 4);
    layout->addWidget(closeButton, 1, 5);

    connect(m_opponent, &QComboBox::currentIndexChanged, this, &StartPanel::showRelevant);
    connect(startButton, &QPushButton::clicked, this, &StartPanel::start);
    connect(closeButton, &QPushButton::clicked, this,
            [this] { Q_EMIT closed(m_askAgain->isChecked()); });
    showRelevant();
}

void StartPanel::showRelevant()
{
    const int opponent = m_opponent->currentIndex();
    m_strength->setEnabled(opponent != AnotherPerson);
    m_strengthLabel->setEnabled(opponent != AnotherPerson);
    m_starts->setEnabled(opponent == Computer);
    m_startsLabel->setEnabled(opponent == Computer);
}

void StartPanel::start()
{
    const PlayerSettings person;
    const PlayerSettings computer = engineOf(strengths[m_strength->currentIndex()]);
    PlayerSettings first = person;
    PlayerSettings second = computer;
    if (m_opponent->currentIndex() == AnotherPerson)
        second = person;
    else if (m_opponent->currentIndex() == TwoComputers)
        first = computer;
    else if (m_starts->currentIndex() == TheComputer)
        std::swap(first, second);
    Q_EMIT startWanted(first, second);
    Q_EMIT closed(m_askAgain->isChecked());
}
