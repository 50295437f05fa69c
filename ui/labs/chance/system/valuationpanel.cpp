// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/system/valuationpanel.h"

#include "ui/labs/chance/answer/numbers.h"
#include "ui/labs/chance/system/choicevalue.h"
#include "ui/labs/chance/system/statewords.h"
#include "ui/text/counttext.h"
#include "ui/widgets/fontfollower.h"

#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QTableWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

using fourcast::chance::Action;
using fourcast::chance::Automaton;
using fourcast::chance::State;

namespace {

constexpr int targetRole = Qt::UserRole;
/// Branches of a choice that are listed; nobody reads more.
constexpr std::size_t mostListed = 400;

void makeBold(QTreeWidgetItem& item)
{
    QFont font = item.font(0);
    font.setBold(true);
    for (int column = 0; column < item.columnCount(); ++column)
        item.setFont(column, font);
}

}

ValuationPanel::ValuationPanel(QWidget* parent)
    : StatePanel(parent), m_value(new QLabel), m_choices(new QTreeWidget)
{
    m_value->setWordWrap(true);
    m_value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_choices->setAccessibleName(tr("Choices in this state"));
    m_choices->setToolTip(tr("Double-click a branch or press Enter to go to its state"));
    m_choices->setHeaderLabels({tr("Choice"), tr("Value")});
    m_choices->header()->setStretchLastSection(false);
    m_choices->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_choices->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    QListWidget& steps = stepList();
    followFont(steps, [&steps] { steps.setMaximumHeight(6 * steps.fontMetrics().height()); });
    keepLines(steps, 2);
    keepLines(partTable(), 3);
    keepLines(*m_choices, 4);
    aboveParts().addWidget(m_value);
    belowParts().addWidget(m_choices);
    setMinimumWidth(210);
    connect(m_choices, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        if (const QVariant target = item->data(0, targetRole); target.isValid())
            Q_EMIT stateWanted(target.value<State>());
    });
}

void ValuationPanel::show(const AutomatonPicture& picture)
{
    showState(picture);
    const bool hasState = picture.system() && picture.chosen;
    const QString value
        = hasState ? statewords::value(*picture.system(), *picture.chosen, true) : QString();
    m_value->setVisible(!value.isEmpty());
    if (hasState)
        m_value->setText(picture.system()->asksReward()
                             ? tr("Expected from here: %1").arg(value)
                             : tr("Probability from here: %1").arg(value));
    showChoices(picture);
}

void ValuationPanel::showChoices(const AutomatonPicture& picture)
{
    m_choices->clear();
    m_choices->setVisible(picture.system() && picture.chosen);
    if (!picture.system() || !picture.chosen)
        return;
    const ChanceSystem& system = *picture.system();
    const auto choices = system.automaton().choices(*picture.chosen);
    for (const Automaton::Choice& choice : choices) {
        const Action& action = system.automaton().actions()[choice.action];
        const auto value = choiceValue(system, choice);
        const bool isBest
            = isBestChoice(system.automaton(), system.strategy(), *picture.chosen, choice.number);
        QString text = statewords::action(action);
        if (isBest)
            text = QStringLiteral("★ ") + text;
        if (system.until && matches(system.until->goal, action))
            text += QStringLiteral(" ✓");
        auto* const item
            = new QTreeWidgetItem({text, value ? chancenumbers::value(*value) : QString()});
        item->setToolTip(0, isBest ? tr("Best choice") : text);
        m_choices->addTopLevelItem(item);
        if (isBest)
            makeBold(*item);
        for (const Automaton::Branch& branch :
             choice.branches.first(std::min(choice.branches.size(), mostListed))) {
            auto* const leaf
                = new QTreeWidgetItem({tr("%1 → state %2", "probability")
                                           .arg(statewords::probability(system.automaton(), branch),
                                                countText(branch.target)),
                                       statewords::value(system, branch.target)});
            leaf->setData(0, targetRole, QVariant::fromValue(branch.target));
            leaf->setToolTip(0, system.automaton().stateText(branch.target));
            item->addChild(leaf);
        }
        item->setExpanded(choices.size() <= 3 || isBest);
    }
}
