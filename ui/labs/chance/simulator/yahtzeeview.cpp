// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/simulator/yahtzeeview.h"

#include "core/support/formats/csv.h"
#include "ui/labs/chance/answer/numbers.h"
#include "ui/labs/chance/simulator/games/diceshown.h"
#include "ui/text/counttext.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/exports/exportmenu.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/labels/sentencelabel.h"
#include "ui/widgets/rowtable.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

using namespace fourcast;
using fourcast::chance::Bounds;

namespace {

constexpr int dieSize = 40;
/// More turns nobody reads beside each other: these are the last ones.
constexpr std::size_t mostColumns = 12;
constexpr std::size_t mostWritten = 100;
constexpr int fewDice = 12;

QIcon dieIcon(int face, const QPalette& palette, double ratio)
{
    QPixmap pixmap(QSize(dieSize, dieSize) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    diceshown::paintDie(painter, QRectF(2, 2, dieSize - 4, dieSize - 4), face, {palette, QFont()});
    return pixmap;
}

/// "3 × 6, 1 × 2"
QString diceText(const DiceCounts& counts)
{
    QStringList groups;
    for (std::size_t face = counts.size(); face-- > 0;)
        if (counts[face] > 0)
            groups << QStringLiteral("%1 × %2").arg(counts[face]).arg(face + 1);
    return groups.isEmpty() ? YahtzeeView::tr("none") : groups.join(QStringLiteral(", "));
}

}

YahtzeeView::YahtzeeView(QWidget* parent) : QWidget(parent)
{
    m_strategy = new QTableWidget;
    readByCell(*m_strategy, tr("Strategy: which dice to keep"));
    stackIn(*this, {splitterOf(Qt::Horizontal, {buildGame(), m_strategy}, {1, 1})}, 6);
}

YahtzeeView::~YahtzeeView() = default;

QWidget* YahtzeeView::buildGame()
{
    auto* const half = new QWidget;
    auto* const column = new QVBoxLayout(half);
    column->setContentsMargins(0, 0, 0, 0);
    m_turn = sentenceLabel();
    m_comparison = sentenceLabel();
    m_history = sentenceLabel();
    m_dicePlace = new QWidget;
    m_diceRow = new FlowLayout(m_dicePlace);
    m_throw = pushButton(QStringLiteral("dice"), tr("Throw the others"),
                         tr("Keep the marked dice and throw the others again"), {}, this,
                         &YahtzeeView::throwOthers);
    m_best
        = pushButton(QStringLiteral("hint"), tr("Mark the best"),
                     tr("Mark the dice that the strategy keeps"), {}, this, &YahtzeeView::keepBest);
    m_new = pushButton(QStringLiteral("new"), tr("New game"), tr("Throw all dice and start over"),
                       {}, this, &YahtzeeView::newGame);
    m_export = new ExportMenu(tr("Export the strategy"),
                              [] { return QStringLiteral("chance-strategy"); });
    m_export->add({tr("Strategy as &CSV…"), tr("Save one line per roll and turn"),
                   QStringLiteral("csv"), tr("Table (*.csv)")},
                  [this] {
                      return [csv = strategyToCsv()](
                                 const std::stop_token&) -> Expected<QByteArray> { return csv; };
                  });
    connect(m_export, &ExportMenu::messageReady, this, &YahtzeeView::messageReady);
    QWidget* const buttons = flowRow({m_throw, m_best, m_new, m_export});
    for (QWidget* const each :
         std::initializer_list<QWidget*> {m_turn, m_dicePlace, m_comparison, buttons, m_history})
        column->addWidget(each);
    column->addStretch();
    return half;
}

void YahtzeeView::setSystem(const SharedChance& system)
{
    m_game.reset();
    m_played.clear();
    m_system = YahtzeeGame::isPlayable(system) ? system : nullptr;
    m_seed = 0;
    showStrategy();
    newGame();
}

void YahtzeeView::newGame()
{
    if (m_system)
        m_game.emplace(m_system, ++m_seed);
    m_played.clear();
    showGame();
}

DiceCounts YahtzeeView::kept() const
{
    DiceCounts counts {};
    for (const auto& [button, face] : m_dice)
        if (button->isChecked())
            ++counts[static_cast<std::size_t>(face - 1)];
    return counts;
}

void YahtzeeView::setKept(const DiceCounts& kept)
{
    DiceCounts left = kept;
    for (const auto& [button, face] : m_dice) {
        int& wanted = left[static_cast<std::size_t>(face - 1)];
        button->setChecked(wanted > 0);
        wanted = std::max(wanted - 1, 0);
    }
}

void YahtzeeView::keepBest()
{
    if (!m_game || m_game->isOver())
        return;
    m_bestIsAsked = true;
    setKept(m_game->bestKept());
    showComparison();
}

void YahtzeeView::throwOthers()
{
    if (!m_game || m_game->isOver())
        return;
    const DiceCounts chosen = kept();
    const bool isBest = chosen == m_game->bestKept()
        || m_game->worthOf(chosen) == m_game->worthOf(m_game->bestKept());
    m_played << tr("%1: kept %2 of %3 %4")
                    .arg(QString::number(m_game->turn()), diceText(chosen),
                         diceText(m_game->dice()),
                         isBest ? tr("✓ as good as the best")
                                : tr("≠ the strategy keeps %1").arg(diceText(m_game->bestKept())));
    m_game->keep(chosen);
    showGame();
}

void YahtzeeView::showGame()
{
    m_bestIsAsked = false;
    showDice();
    const bool canPlay = m_game && !m_game->isOver();
    m_throw->setEnabled(canPlay);
    m_best->setEnabled(canPlay);
    m_new->setEnabled(m_game.has_value());
    m_export->setEnabled(m_game.has_value());
    m_history->setText(m_played.join(u'\n'));
    if (!m_game)
        m_turn->setText(tr("To play, run a Yahtzee model with a question."));
    else if (m_game->isWon())
        m_turn->setText(
            tr("Yahtzee! All dice are the same after %n turn(s).", nullptr, m_game->turn()));
    else if (m_game->isOver())
        m_turn->setText(tr("No turns left, and the dice are not all the same."));
    else
        m_turn->setText(tr("Turn %1. Mark the dice you want to keep.").arg(m_game->turn()));
    showComparison();
}

void YahtzeeView::showDice()
{
    for (const auto& [button, face] : m_dice)
        delete button;
    m_dice.clear();
    if (!m_game)
        return;
    const DiceCounts lying = m_game->dice();
    for (std::size_t at = 0; at < lying.size(); ++at)
        for (int i = 0; i < lying[at]; ++i) {
            const int face = static_cast<int>(at) + 1;
            auto* const die
                = new QPushButton(dieIcon(face, palette(), devicePixelRatioF()),
                                  m_game->diceCount() <= fewDice ? tr("keep", "a die") : QString());
            die->setIconSize({dieSize, dieSize});
            die->setCheckable(true);
            die->setEnabled(!m_game->isOver());
            die->setAccessibleName(tr("Keep a die that shows %1").arg(face));
            die->setToolTip(tr("Marked dice stay. The others are thrown again"));
            connect(die, &QPushButton::toggled, this, &YahtzeeView::showComparison);
            m_diceRow->addWidget(die);
            m_dice.emplace_back(die, face);
            die->show();
        }
}

QString YahtzeeView::comparison() const
{
    if (!m_game || m_game->isOver())
        return {};
    const DiceCounts yours = kept();
    const QString worthYours = chancenumbers::value(m_game->worthOf(yours));
    if (!m_bestIsAsked)
        return (m_system->asksReward() ? tr("You keep %1: %2 more turns expected.")
                                       : tr("You keep %1: the chance is %2."))
            .arg(diceText(yours), worthYours);
    const DiceCounts best = m_game->bestKept();
    const QString worthBest = chancenumbers::value(m_game->worthOf(best));
    const QString pattern = m_system->asksReward()
        ? tr("You keep %1: %2 more turns expected. The strategy keeps %3: %4.")
        : tr("You keep %1: the chance is %2. The strategy keeps %3: %4.");
    return pattern.arg(diceText(yours), worthYours, diceText(best), worthBest)
        + (worthBest == worthYours ? tr(" ✓ Just as good.") : QString());
}

void YahtzeeView::showComparison()
{
    m_comparison->setText(comparison());
}

void YahtzeeView::showStrategy()
{
    m_strategy->clear();
    m_strategy->setRowCount(0);
    m_strategy->setColumnCount(0);
    if (!m_system)
        return;
    const YahtzeeGame game(m_system, 1);
    const std::vector<std::int64_t> times = game.times(mostColumns);
    QStringList titles {tr("Groups")};
    for (const std::int64_t time : times)
        titles << (time == 0 ? tr("Kept") : tr("After turn %1").arg(YahtzeeGame::turnAt(time)));
    m_strategy->setColumnCount(static_cast<int>(titles.size()));
    m_strategy->setHorizontalHeaderLabels(titles);
    for (const DiceCounts& roll : rollsOf(game.diceCount())) {
        const int row = m_strategy->rowCount();
        m_strategy->insertRow(row);
        m_strategy->setItem(row, 0, new QTableWidgetItem(groupsText(roll)));
        for (std::size_t i = 0; i < times.size(); ++i) {
            const auto state = game.stateOf(roll, times[i]);
            if (!state)
                continue;
            const QString value = chancenumbers::value(m_system->value(*state));
            const QString kept = groupsText(game.bestKept(*state));
            auto* const item = new QTableWidgetItem(
                QStringLiteral("%1  (%2)").arg(kept.isEmpty() ? tr("none") : kept, value));
            item->setToolTip(
                tr("From the groups %1 the strategy keeps %2. The value from there is %3.")
                    .arg(groupsText(roll), kept.isEmpty() ? tr("none") : kept, value));
            m_strategy->setItem(row, static_cast<int>(i) + 1, item);
        }
    }
    m_strategy->resizeColumnsToContents();
}

QByteArray YahtzeeView::strategyToCsv() const
{
    QByteArray csv = csvRow({"groups", "time", "kept", "low", "high"});
    if (!m_system)
        return csv;
    const YahtzeeGame game(m_system, 1);
    const auto times = game.times(mostWritten);
    for (const DiceCounts& roll : rollsOf(game.diceCount()))
        for (const std::int64_t time : times)
            if (const auto state = game.stateOf(roll, time)) {
                const Bounds& value = m_system->value(*state);
                csv += csvRow(
                    {groupsText(roll), QString::number(time), groupsText(game.bestKept(*state)),
                     QString::number(value.low, 'g', 17), QString::number(value.high, 'g', 17)});
            }
    return csv;
}

void YahtzeeView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        for (const auto& [button, face] : m_dice)
            button->setIcon(dieIcon(face, palette(), devicePixelRatioF()));
}
