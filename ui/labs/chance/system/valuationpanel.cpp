// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/system/valuationpanel.h"

#include "ui/labs/chance/answer/numbers.h"
#include "ui/labs/chance/system/choicevalue.h"
#include "ui/labs/chance/system/statewords.h"
#include "ui/text/counttext.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/fontfollower.h"

#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
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
    : QWidget(parent), m_title(new QLabel), m_value(new QLabel), m_parts(new QTableWidget),
      m_choices(new QTreeWidget), m_wayTitle(new QLabel), m_way(new QListWidget),
      m_keep(new QPushButton(tr("Compare"))), m_draw(new QPushButton(tr("Draw way")))
{
    for (QLabel* const label : {m_title, m_value, m_wayTitle})
        label->setWordWrap(true);
    m_value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_parts->setAccessibleName(tr("The state's data"));
    m_parts->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_parts->setSelectionMode(QAbstractItemView::NoSelection);
    m_parts->verticalHeader()->hide();
    m_parts->setTabKeyNavigation(false);
    m_choices->setAccessibleName(tr("The choices of the state"));
    m_choices->setToolTip(tr("Enter or a double click on a branch goes to its state"));
    m_choices->setHeaderLabels({tr("Choice"), tr("Value")});
    m_choices->header()->setStretchLastSection(false);
    m_choices->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_choices->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_way->setAccessibleName(tr("The states of the way"));
    followFont(*m_way, [this] { m_way->setMaximumHeight(6 * m_way->fontMetrics().height()); });
    keepLines(*m_way, 2);
    keepLines(*m_parts, 3);
    keepLines(*m_choices, 4);
    m_keep->setCheckable(true);
    m_keep->setToolTip(tr("Keep this state beside the next ones, with what differs marked"));
    m_draw->setToolTip(tr("Draw all states of this way"));
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(4, 0, 0, 0);
    column->addWidget(m_title);
    column->addWidget(m_value);
    column->addWidget(m_parts, 2);
    column->addWidget(m_choices, 3);
    column->addWidget(m_wayTitle);
    column->addWidget(m_way, 1);
    auto* const buttons = new FlowLayout;
    buttons->addWidget(m_keep);
    buttons->addWidget(m_draw);
    column->addLayout(buttons);
    setMinimumWidth(210);
    connect(m_keep, &QPushButton::clicked, this, &ValuationPanel::keepWanted);
    connect(m_draw, &QPushButton::clicked, this, &ValuationPanel::drawWanted);
    connect(m_choices, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        if (const QVariant target = item->data(0, targetRole); target.isValid())
            Q_EMIT stateWanted(target.value<State>());
    });
    connect(m_way, &QListWidget::currentRowChanged, this, [this](int row) {
        if (!m_filling && row >= 0 && row < static_cast<int>(m_steps.size()))
            Q_EMIT stateWanted(m_steps[static_cast<std::size_t>(row)]);
    });
}

void ValuationPanel::show(const AutomatonPicture& picture)
{
    const bool hasState = picture.system() && picture.chosen;
    m_keep->setEnabled(hasState);
    m_keep->setChecked(hasState && picture.compared.has_value());
    m_draw->setEnabled(hasState && picture.way.size() > 1
                       && picture.show == AutomatonShow::StateByState);
    m_title->setText(hasState ? statewords::name(*picture.system(), *picture.chosen)
                              : tr("Choose a state: its data, its choices and the way to it stand "
                                   "here."));
    const QString value
        = hasState ? statewords::value(*picture.system(), *picture.chosen, true) : QString();
    m_value->setVisible(!value.isEmpty());
    if (hasState)
        m_value->setText(picture.system()->asksReward()
                             ? tr("Expected from here: %1").arg(value)
                             : tr("Probability from here: %1").arg(value));
    showParts(picture);
    showChoices(picture);
    showWay(picture);
}

void ValuationPanel::showParts(const AutomatonPicture& picture)
{
    m_parts->clear();
    m_parts->setRowCount(0);
    m_parts->setVisible(picture.system() && picture.chosen);
    if (!picture.system() || !picture.chosen)
        return;
    const std::vector<StatePart> parts = statewords::parts(*picture.system(), *picture.chosen);
    // The kept one, or else the one before on the way: what has the step changed?
    std::optional<State> other = picture.compared;
    if (!other && picture.way.size() > 1 && picture.way.back() == *picture.chosen)
        other = picture.way[picture.way.size() - 2];
    if (other == picture.chosen)
        other.reset();
    const std::vector<StatePart> beside
        = other ? statewords::parts(*picture.system(), *other) : std::vector<StatePart>();
    m_parts->setColumnCount(other ? 3 : 2);
    const auto header = [](State state) { return tr("State %1").arg(countText(state)); };
    QStringList headers {tr("Parameter")};
    if (other)
        headers << header(*other);
    headers << header(*picture.chosen);
    m_parts->setHorizontalHeaderLabels(headers);
    m_parts->setRowCount(static_cast<int>(parts.size()));
    for (int row = 0; row < m_parts->rowCount(); ++row) {
        const auto index = static_cast<std::size_t>(row);
        const StatePart& part = parts[index];
        const bool differs = other && beside[index].value != part.value;
        const auto put = [&](int column, const QString& text) {
            auto* const item = new QTableWidgetItem(text);
            QFont font = item->font();
            font.setBold(differs && column > 0);
            item->setFont(font);
            m_parts->setItem(row, column, item);
        };
        put(0, part.name);
        if (other)
            put(1, beside[index].value);
        put(m_parts->columnCount() - 1, differs ? QStringLiteral("≠ ") + part.value : part.value);
    }
    m_parts->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_parts->resizeRowsToContents();
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
        const bool isBest = choices.size() > 1 && system.hasStrategy()
            && system.answer->strategy[*picture.chosen] == choice.number;
        QString text = statewords::action(action);
        if (isBest)
            text = QStringLiteral("★ ") + text;
        if (system.until && matches(system.until->goal, action))
            text += QStringLiteral(" ✓");
        auto* const item
            = new QTreeWidgetItem({text, value ? chancenumbers::value(*value) : QString()});
        item->setToolTip(0, isBest ? tr("The best choice") : text);
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

void ValuationPanel::showWay(const AutomatonPicture& picture)
{
    const bool hasWay = picture.system() && picture.way.size() > 1;
    m_wayTitle->setVisible(hasWay);
    m_way->setVisible(hasWay);
    if (!hasWay)
        return;
    m_filling = true;
    m_wayTitle->setText(
        tr("A shortest way, %n step(s):", nullptr, static_cast<int>(picture.way.size()) - 1));
    if (m_steps != picture.way || m_way->count() != static_cast<int>(picture.way.size())) {
        m_steps = picture.way;
        m_way->clear();
        for (const State state : m_steps)
            m_way->addItem(QStringLiteral("%1: %2").arg(
                countText(state), picture.system()->automaton().stateText(state)));
    }
    const auto at = std::ranges::find(m_steps, picture.chosen.value_or(0));
    m_way->setCurrentRow(at == m_steps.end() ? -1 : static_cast<int>(at - m_steps.begin()));
    m_filling = false;
}
