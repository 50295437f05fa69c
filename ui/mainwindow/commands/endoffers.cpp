// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/commands/endoffers.h"

#include "ui/mainwindow/parts/windowparts.h"
#include "ui/play/turntext.h"

EndOffers::EndOffers(WindowParts& parts)
    : m_parts(parts), m_harder(parts.actions[Command::HarderLevel]->text()),
      m_easier(parts.actions[Command::EasierLevel]->text())
{
    connect(&parts.pair, &HeadToHeadScore::changed, this, &EndOffers::offer);
    connect(&parts.pair, &HeadToHeadScore::changed, this, &EndOffers::nameLevels);
    connect(&parts.model, &GameModel::positionChanged, this, &EndOffers::offer);
    offer();
    nameLevels();
}

void EndOffers::offer()
{
    const Actions& actions = m_parts.actions;
    QList<QAction*> offered {actions[Command::Rematch]};
    if (m_parts.pair.offer() == HeadToHeadScore::Offer::Harder)
        offered += actions[Command::HarderLevel];
    else if (m_parts.pair.offer() == HeadToHeadScore::Offer::Easier)
        offered += actions[Command::EasierLevel];
    if (personLost(m_parts.model, m_parts.controller))
        offered += actions[Command::ShowWhere];
    offered += actions[Command::ReviewGame];
    m_parts.board.setEndActions(offered);
}

void EndOffers::nameLevels()
{
    const auto name
        = [this](Command command, int steps, const QString& words, const QString& usual) {
              const QString level = m_parts.pair.levelBeside(steps);
              m_parts.actions[command]->setText(
                  level.isEmpty() ? usual : words.arg(engineWord({.engine = level})));
          };
    name(Command::HarderLevel, 1, tr("Play %1 ne&xt?", "an opponent"), m_harder);
    name(Command::EasierLevel, -1, tr("Play %1 &instead?", "an opponent"), m_easier);
}
