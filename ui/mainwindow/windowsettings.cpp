// SPDX-License-Identifier: GPL-3.0-or-later
// What the settings change and where they are kept: the part of MainWindow behind them.
#include "ui/analysis/analysislink.h"
#include "ui/analysis/evaluationlink.h"
#include "ui/analysis/lenslink.h"
#include "ui/board/boardview.h"
#include "ui/labs/lablink.h"
#include "ui/labs/labpanel.h"
#include "ui/mainwindow/actions.h"
#include "ui/mainwindow/dockset.h"
#include "ui/mainwindow/layoutkeeper.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/mainwindow/preferencesdialog.h"
#include "ui/mainwindow/statusline.h"
#include "ui/performance/reportlink.h"
#include "ui/play/autosave.h"
#include "ui/play/boardlink.h"
#include "ui/play/playerspanel.h"
#include "ui/play/setuppanel.h"
#include "ui/play/turnlink.h"
#include "ui/review/reviewlink.h"
#include "ui/style/appearance.h"

#include <QMenu>

namespace {

Command layoutCommand(LayoutKeeper::Layout layout)
{
    switch (layout) {
    case LayoutKeeper::Layout::Play:
        return Command::LayoutPlay;
    case LayoutKeeper::Layout::Analyse:
        return Command::LayoutAnalyse;
    case LayoutKeeper::Layout::Lab:
        break;
    }
    return Command::LayoutLab;
}

} // namespace

Overlays& MainWindow::overlays(Settings& settings) const
{
    switch (m_layout->layout()) {
    case LayoutKeeper::Layout::Play:
        return settings.playOverlays;
    case LayoutKeeper::Layout::Analyse:
        break;
    case LayoutKeeper::Layout::Lab:
        return settings.labOverlays;
    }
    return settings.analyseOverlays;
}

void MainWindow::editSettings(const Settings& settings)
{
    m_settings = settings;
    applySettings();
    m_saveTimer.start();
}

void MainWindow::applySettings()
{
    const Actions& actions = *m_actions;
    appearance::apply(m_settings.colorScheme, m_settings.discTheme);
    m_link->setDiscTheme(m_settings.discTheme);
    m_reports->setDiscTheme(m_settings.discTheme);
    m_status->setDiscTheme(m_settings.discTheme);
    m_analysisLink->apply(m_settings, overlays(m_settings));
    m_lens->apply(m_settings, overlays(m_settings));
    m_setup->setDiscTheme(m_settings.discTheme);
    m_turns->setDiscTheme(m_settings.discTheme);
    m_reviews->setDiscTheme(m_settings.discTheme);
    m_reviews->setQualityHidden(m_settings.hideQuality);
    m_evaluation->setDiscTheme(m_settings.discTheme);
    m_docks->players().setDiscTheme(m_settings.discTheme);
    m_board->setGlyphs(m_settings.glyphs);
    m_board->setCoordinates(m_settings.coordinates);
    m_board->setFlipped(m_settings.flipped);
    m_board->setAnimationSpeed(m_settings.animation);
    m_controller.setMinimumThinkingMs(m_settings.minimumThinkingMs);
    m_controller.setAutoPlayDelayMs(m_settings.autoPlayDelayMs);
    m_docks->setLogarithmic(m_settings.logAxis);
    m_recent->setEnabled(!m_settings.recentFiles.isEmpty());
    m_autosave->setEnabled(m_settings.autosave);
    actions[layoutCommand(m_layout->layout())]->setChecked(true);
    actions[Command::ColumnScores]->setChecked(overlays(m_settings).scores);
    actions[Command::EvaluationBar]->setChecked(overlays(m_settings).bar);
    actions[Command::Threats]->setChecked(overlays(m_settings).threats);
    actions[Command::HeatMap]->setChecked(overlays(m_settings).heat);
    actions[Command::Glyphs]->setChecked(m_settings.glyphs);
    actions[Command::Coordinates]->setChecked(m_settings.coordinates);
    actions[Command::FlipBoard]->setChecked(m_settings.flipped);
    actions[Command::LogAxis]->setChecked(m_settings.logAxis);
    actions[Command::HideQuality]->setChecked(m_settings.hideQuality);
    if (m_preferences && m_preferences->preferences() != m_settings)
        m_preferences->setPreferences(m_settings);
}

void MainWindow::saveSettings()
{
    m_saveTimer.stop();
    m_settings.windowGeometry = m_layout->geometry();
    m_settings.windowState = m_layout->state();
    m_settings.windowLayout = m_layout->layoutName();
    m_settings.labPage = m_docks->laboratory().currentPage();
    m_settings.labFields = m_laboratory->fields();
    m_settings.save(m_store);
}

void MainWindow::setPlayers(const Entrant& first, const Entrant& second)
{
    for (const Player side : {Player::First, Player::Second}) {
        const auto set = m_controller.setPlayer(side, side == Player::First ? first : second);
        if (!set)
            showMessage(set.error().message);
    }
    keepPlayers();
}

void MainWindow::keepPlayers()
{
    m_settings.first = m_controller.player(Player::First);
    m_settings.second = m_controller.player(Player::Second);
    m_docks->players().setPlayer(Player::First, m_settings.first);
    m_docks->players().setPlayer(Player::Second, m_settings.second);
    m_saveTimer.start();
    updateActions();
}
