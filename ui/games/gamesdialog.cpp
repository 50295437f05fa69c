// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/gamesdialog.h"

#include "core/session/gamelibrary.h"
#include "ui/games/gamesfilter.h"
#include "ui/games/gameslist.h"
#include "ui/games/trendview.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/labels/messagestrip.h"
#include "ui/widgets/screenroom.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QShowEvent>
#include <QTabWidget>
#include <QVBoxLayout>

namespace {

constexpr QSize firstSize(1100, 660);

}

GamesDialog::GamesDialog(GameLibrary& shelf, QWidget* parent) : QDialog(parent), m_shelf(shelf)
{
    setWindowTitle(tr("My games"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    setWindowFlag(Qt::WindowContextHelpButtonHint, false);
    auto* const layout = new QVBoxLayout(this);
    m_message = new MessageStrip;
    layout->addWidget(m_message);
    m_tabs = new QTabWidget;
    m_list = new GamesList(shelf);
    m_trend = new TrendView(shelf);
    m_tabs->addTab(m_list, tr("Games"));
    m_tabs->addTab(m_trend, tr("Trend"));
    layout->addWidget(m_tabs, 1);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    layout->addWidget(buttons);
    // Enter belongs to the list and to the search.
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(parent ? fittingScreen(firstSize, *parent) : firstSize);

    connect(m_tabs, &QTabWidget::currentChanged, this, &GamesDialog::refresh);
    connect(m_list, &GamesList::openWanted, this, &GamesDialog::openWanted);
    connect(m_list, &GamesList::reviewWanted, this, &GamesDialog::reviewWanted);
    connect(m_list, &GamesList::measureWanted, this, &GamesDialog::measureWanted);
    connect(m_list, &GamesList::messageReady, this, &GamesDialog::say);
    connect(m_trend, &TrendView::messageReady, this, &GamesDialog::say);
    connect(m_trend, &TrendView::opponentChosen, this, [this](const QString& name) {
        m_tabs->setCurrentWidget(m_list);
        m_list->filter().showOpponent(name, m_trend->person());
    });
    connect(&shelf, &GameLibrary::changed, this, [this] {
        if (m_trend->isVisible())
            m_trend->refresh();
    });
}

void GamesDialog::setPosition(const Position& position)
{
    m_list->filter().setPosition(position);
}

void GamesDialog::showPosition()
{
    m_tabs->setCurrentWidget(m_list);
    m_list->filter().showPosition();
}

void GamesDialog::say(const QString& sentence)
{
    m_message->showMessage(sentence);
}

void GamesDialog::refresh()
{
    if (m_tabs->currentWidget() == m_trend)
        m_trend->refresh();
    else
        m_list->refresh();
}

void GamesDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    if (!event->spontaneous()) {
        m_message->dismiss();
        refresh();
        m_list->filter().focusSearch();
    }
}

void GamesDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && isVisible())
        refresh();
}
