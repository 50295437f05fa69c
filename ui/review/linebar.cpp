// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/linebar.h"

#include "ui/play/gamemodel.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/flowlayout.h"

#include <QAction>
#include <QKeySequence>
#include <QToolButton>
#include <utility>

LineBar::LineBar(GameModel& model, QWidget* parent) : QWidget(parent), m_model(model)
{
    // In as many rows as a narrow list needs.
    setLayout(new FlowLayout);
    layout()->setContentsMargins({});
    m_back = makeAction("first", tr("Back to the game"),
                        tr("Go back to the game, to where this variation began"),
                        Qt::CTRL | Qt::Key_Backspace);
    m_promote = makeAction("layout-play", tr("Make main line"),
                           tr("Use this line as the game. The other becomes a variation."),
                           Qt::CTRL | Qt::Key_Return);
    m_delete = makeAction(
        "delete", tr("Delete variation"),
        tr("Delete the variation selected in the list, or this one. Undo brings it back."),
        Qt::Key_Delete);
    connect(m_back, &QAction::triggered, &model, &GameModel::showMainLine);
    connect(m_promote, &QAction::triggered, &model, &GameModel::makeMainLine);
    connect(m_delete, &QAction::triggered, this, &LineBar::remove);
    connect(&model, &GameModel::movesChanged, this, &LineBar::update);
    connect(&model, &GameModel::gameReset, this, &LineBar::update);
    update();
}

QAction* LineBar::makeAction(const char* icon, const QString& text, const QString& tip,
                             const QKeySequence& keys)
{
    auto* action = new QAction(tintedIcon(QLatin1String(icon)), text, this);
    action->setToolTip(QStringLiteral("%1 (%2)").arg(tip, keys.toString(QKeySequence::NativeText)));
    action->setStatusTip(tip);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    layout()->addWidget(button);
    return action;
}

void LineBar::setChosen(int variation)
{
    m_chosen = variation;
    update();
}

void LineBar::update()
{
    const Game& game = m_model.game();
    const bool beside = !game.showsMainLine();
    setVisible(!game.variations().empty());
    if (m_chosen >= static_cast<int>(game.variations().size()))
        m_chosen = -1;
    m_back->setEnabled(beside);
    m_promote->setEnabled(beside);
    m_delete->setEnabled(beside || m_chosen >= 0);
}

void LineBar::remove()
{
    if (m_chosen >= 0)
        m_model.removeVariation(std::exchange(m_chosen, -1));
    else
        m_model.removeShownLine();
}
