// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/plans/planboard.h"
#include "ui/labs/plans/planspage.h"
#include "ui/labs/plans/practicewords.h"
#include "ui/style/showndiscs.h"
#include "ui/style/tintedicon.h"
#include "ui/text/sidename.h"
#include "ui/widgets/beforeclass.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/labels/livelabel.h"
#include "ui/widgets/labels/sentencelabel.h"

#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace {

QToolButton* planButton(QAction* action)
{
    auto* const button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setVisible(action->isVisible());
    QObject::connect(action, &QAction::changed, button,
                     [button, action] { button->setVisible(action->isVisible()); });
    return button;
}

}

void PlansPage::build()
{
    buildActions();
    auto* const page = new QVBoxLayout(this);
    page->setContentsMargins(6, 6, 6, 6);
    QWidget* const choice = buildChoice();
    page->addWidget(choice);
    beforeclass::leave(*choice);
    m_board = new PlanBoard;
    auto* const parts = new QSplitter;
    parts->setChildrenCollapsible(false);
    parts->addWidget(m_board);
    parts->addWidget(buildSide());
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    page->addWidget(parts, 1);
}

QAction* PlansPage::addAction(const QString& text, const QString& icon, const QString& keys,
                              const QString& tip, void (PlansPage::*slot)())
{
    auto* const action = new QAction(tintedIcon(icon), text, this);
    action->setShortcut(QKeySequence(keys));
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setToolTip(tip);
    action->setStatusTip(tip);
    connect(action, &QAction::triggered, this, slot);
    QWidget::addAction(action);
    return action;
}

void PlansPage::buildActions()
{
    m_again = addAction(tr("&Start again"), QStringLiteral("repeat"), QStringLiteral("Alt+Shift+N"),
                        tr("Begin once more. Equal numbers and replies come out differently."),
                        &PlansPage::run);
    m_takeBack
        = addAction(tr("&Take back"), QStringLiteral("previous"), QStringLiteral("Alt+Shift+B"),
                    tr("Take the last move of both sides back"), &PlansPage::takeBack);
    m_undo = addAction(tr("&Undo mark"), QStringLiteral("undo"), QStringLiteral("Alt+Shift+Z"),
                       tr("Undo the last change of the card"), &PlansPage::undo);
    m_redo = addAction(tr("&Redo mark"), QStringLiteral("redo"), QStringLiteral("Alt+Shift+Y"),
                       tr("Make the change of the card again"), &PlansPage::redo);
    m_clear
        = addAction(tr("C&lear the card"), QStringLiteral("delete"), QStringLiteral("Alt+Shift+L"),
                    tr("Take all marks away"), &PlansPage::clearCard);
    m_help = addAction(tr("&Help me"), QStringLiteral("hint"), QStringLiteral("Alt+Shift+H"),
                       tr("Look for marks for the squares with ?. The others stay as they are."),
                       &PlansPage::helpMe);
    m_toggle
        = addAction(tr("&Play against it"), QStringLiteral("play"), QStringLiteral("Alt+Shift+P"),
                    tr("Play against the card as it is"), &PlansPage::toggleMarking);
    m_handOver
        = addAction(tr("Hand &over"), QStringLiteral("swap-sides"), QStringLiteral("Alt+Shift+O"),
                    tr("The card is written: the other one breaks it"), &PlansPage::handOver);
    m_giveUp = addAction(tr("&Give up"), QStringLiteral("stop"), QStringLiteral("Alt+Shift+G"),
                         tr("See whether the plan holds, and change over"), &PlansPage::giveUp);
    m_fromBoard = addAction(tr("From the &board"), QStringLiteral("layout-play"),
                            QStringLiteral("Alt+Shift+F"), tr("Take the position on the board"),
                            &PlansPage::gameWanted);
    m_open = addAction(tr("Op&en…"), QStringLiteral("open"), QStringLiteral("Alt+Shift+E"),
                       tr("Open a plan from a file"), &PlansPage::openPlan);
    m_save = addAction(tr("Sa&ve…"), QStringLiteral("save"), QStringLiteral("Alt+Shift+S"),
                       tr("Save the plan as a line of text"), &PlansPage::savePlan);
    m_copy = addAction(tr("&Copy"), QStringLiteral("copy"), QStringLiteral("Alt+Shift+C"),
                       tr("Copy the plan as a line of text"), &PlansPage::copyPlan);
}

QWidget* PlansPage::buildChoice()
{
    m_positions = new QComboBox;
    m_positions->setToolTip(tr("Positions with a plan, and the cards that you wrote"));
    m_positions->setAccessibleName(tr("Position"));
    formfields::allowNarrow(*m_positions);
    m_positions->setMinimumContentsLength(16);
    m_positions->setPlaceholderText(tr("Your own"));
    connect(m_positions, &QComboBox::activated, this, &PlansPage::choosePosition);
    m_mode = new QComboBox;
    for (const PracticeMode mode : {PracticeMode::Follow, PracticeMode::Break, PracticeMode::Mend,
                                    PracticeMode::Write, PracticeMode::Duel})
        m_mode->addItem(practicewords::modeTitle(mode));
    m_mode->setToolTip(tr("What to do with the plan"));
    m_mode->setAccessibleName(tr("Mode"));
    connect(m_mode, &QComboBox::currentIndexChanged, this, [this] {
        // What was written is what is followed or broken next.
        if (m_practice->mode() == PracticeMode::Write && hasMarks(m_practice->card())) {
            m_card = m_practice->card();
            m_isExample = false;
        }
        begin();
    });
    m_written = new QLineEdit;
    m_written->setPlaceholderText(tr("Moves, or a plan"));
    m_written->setAccessibleName(tr("Moves of a position, or a plan"));
    m_written->setToolTip(tr("Type moves such as 244424, or paste a plan or its link, and press "
                             "Enter"));
    connect(m_written, &QLineEdit::returnPressed, this, &PlansPage::readWritten);
    return flowRow({formfields::together(tr("&Do:"), m_mode),
                    formfields::together(tr("Pos&ition:"), m_positions), m_written,
                    planButton(m_fromBoard), planButton(m_open), planButton(m_save),
                    planButton(m_copy)});
}

QWidget* PlansPage::buildMarks()
{
    m_promise = new QComboBox;
    m_promise->setToolTip(tr("What the card promises, and for whom"));
    m_promise->setAccessibleName(tr("Promise"));
    const auto fill = [this] {
        const QSignalBlocker quiet(m_promise);
        const int current = m_promise->currentIndex();
        m_promise->clear();
        const DiscTheme theme = ShownDiscs::theme();
        for (const QString& text : {tr("%1 wins"), tr("%1 does not lose")})
            for (const Player side : {Player::First, Player::Second})
                m_promise->addItem(text.arg(sideTitle(side, theme)));
        m_promise->setCurrentIndex(current);
    };
    fill();
    connect(&ShownDiscs::instance(), &ShownDiscs::changed, m_promise, fill);
    connect(m_promise, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_practice->setSide(index % 2 == 0 ? Player::First : Player::Second);
        m_practice->setGoal(index < 2 ? PlanGoal::Win : PlanGoal::Hold);
        marked();
    });
    m_tool = new QComboBox;
    m_tool->setToolTip(tr("The mark that a click or Enter puts on a square"));
    m_tool->setAccessibleName(tr("Mark"));
    for (int number = 1; number <= Plan::mostNumbers; ++number)
        m_tool->addItem(tr("Number %1").arg(number));
    m_tool->addItem(tr("On top of him"));
    m_tool->addItem(tr("? Help with it"));
    m_tool->addItem(tr("Clear"));
    m_tool->setMaxVisibleItems(m_tool->count());
    m_marks = flowRow({formfields::together(tr("Pro&mise:"), m_promise),
                       formfields::together(tr("Mar&k:"), m_tool), planButton(m_undo),
                       planButton(m_redo), planButton(m_clear), planButton(m_help)});
    return m_marks;
}

QWidget* PlansPage::buildSide()
{
    m_task = sentenceLabel();
    m_verdictText = new LiveLabel;
    m_verdictText->setAccessibleDescription(tr("Does the plan hold?"));
    m_told = new LiveLabel;
    QFont bold = m_told->font();
    bold.setBold(true);
    m_told->setFont(bold);
    m_counter = sentenceLabel();
    m_replies = new QComboBox;
    m_replies->addItem(tr("Most testing"));
    m_replies->addItem(tr("Any"));
    m_replies->addItem(tr("Perfect"));
    m_replies->setToolTip(tr("How the opponent replies. On boards other than 7x6, a perfect one "
                             "takes the most testing reply."));
    m_replies->setAccessibleName(tr("Replies"));
    m_moves = new QListWidget;
    m_moves->setAccessibleName(tr("Moves"));
    m_moves->setToolTip(tr("Press Enter on a move, or double-click it, to go back there"));
    m_moves->setMinimumHeight(3 * fontMetrics().lineSpacing());
    auto* const side = new QWidget;
    auto* const column = new QVBoxLayout(side);
    column->setContentsMargins(6, 0, 0, 0);
    column->addWidget(m_task);
    column->addWidget(m_told);
    column->addWidget(m_verdictText);
    column->addWidget(m_counter);
    column->addWidget(flowRow({planButton(m_again), planButton(m_takeBack), planButton(m_toggle),
                               planButton(m_handOver), planButton(m_giveUp)}));
    column->addWidget(formfields::together(tr("&Replies:"), m_replies));
    column->addWidget(buildMarks());
    column->addWidget(m_moves, 1);
    column->addStretch();
    return side;
}
