// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bots/bottrialrow.h"

#include "core/bots/botreport.h"
#include "core/engines/levels.h"
#include "ui/widgets/forms/formfields.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <algorithm>

BotTrialRow::BotTrialRow(QWidget* parent)
    : QWidget(parent), m_games(formfields::spin(1, BotTestOptions::mostGames, tr("Games"),
                                                tr("How many games the bot plays"))),
      m_opponent(new QComboBox), m_play(new QPushButton(tr("&Play"))),
      m_cancel(new QPushButton(tr("&Cancel"))), m_progress(new QProgressBar)
{
    m_games->setObjectName(QStringLiteral("games"));
    m_games->setValue(BotTestOptions().games);
    m_opponent->setObjectName(QStringLiteral("opponent"));
    m_opponent->setToolTip(tr("Who the bot plays against, the easiest first"));
    formfields::allowNarrow(*m_opponent);
    for (const Level& level : levels()) {
        m_opponent->addItem(level.title(), level.engine);
        m_opponent->setItemData(m_opponent->count() - 1, level.description, Qt::ToolTipRole);
    }
    m_play->setObjectName(QStringLiteral("play"));
    m_play->setToolTip(tr("Let the bot play, and see what it misses"));
    m_play->setAutoDefault(false);
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_cancel->setToolTip(tr("Stop and keep the games that are over"));
    m_cancel->setAutoDefault(false);
    m_progress->setAccessibleName(tr("Games played"));
    m_progress->setFormat(tr("%v of %m games"));
    m_progress->setMinimumWidth(100);
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(formfields::label(tr("&Games:"), m_games));
    row->addWidget(m_games);
    row->addWidget(formfields::label(tr("&Against:"), m_opponent));
    row->addWidget(m_opponent, 1);
    row->addWidget(m_play);
    row->addWidget(m_cancel);
    row->addWidget(m_progress, 1);
    connect(m_play, &QPushButton::clicked, this,
            [this] { Q_EMIT playWanted(games(), opponent()); });
    connect(m_cancel, &QPushButton::clicked, this, &BotTrialRow::cancelWanted);
    updateControls();
}

void BotTrialRow::setReady(bool ready)
{
    m_isReady = ready;
    updateControls();
}

void BotTrialRow::setTesting(bool testing)
{
    m_isTesting = testing;
    updateControls();
}

void BotTrialRow::setProgress(const JobProgress& progress)
{
    m_progress->setMaximum(
        static_cast<int>(std::max<std::uint64_t>(1, progress.total.value_or(1))));
    m_progress->setValue(static_cast<int>(progress.done));
}

int BotTrialRow::games() const
{
    return m_games->value();
}

QString BotTrialRow::opponent() const
{
    return m_opponent->currentData().toString();
}

void BotTrialRow::addButton(QPushButton* button)
{
    layout()->addWidget(button);
}

void BotTrialRow::updateControls()
{
    m_games->setEnabled(!m_isTesting);
    m_opponent->setEnabled(!m_isTesting);
    m_play->setEnabled(m_isReady && !m_isTesting);
    m_cancel->setEnabled(m_isTesting);
    if (!m_isTesting)
        m_progress->reset();
}
