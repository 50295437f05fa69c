// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/lenspanel.h"

#include "ui/play/players/h1optionsdialog.h"
#include "ui/style/showndiscs.h"
#include "ui/text/heuristictext.h"
#include "ui/text/sidename.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/rowtable.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <optional>

namespace {

/// Places in the list of views.
enum View
{
    FirstView,
    SecondView,
    ToMoveView
};

QLabel* makeLabel(QWidget* parent, const QString& accessibleName)
{
    auto* const label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setAccessibleDescription(accessibleName);
    return label;
}

}

LensPanel::LensPanel(QAction* heatMap, QWidget* parent)
    : QWidget(parent), m_heuristic(new QComboBox(this)), m_view(new QComboBox(this)),
      m_variant(new QPushButton(this)), m_sum(makeLabel(this, tr("Sum"))),
      m_change(makeLabel(this, tr("Changes from the last move"))),
      m_empty(makeLabel(this, tr("Features"))), m_detail(makeLabel(this, tr("Selected feature"))),
      m_table(new QTableView(this))
{
    for (const HeuristicInfo& each : heuristics())
        m_heuristic->addItem(QString::fromLatin1(each.name));
    m_heuristic->setAccessibleName(tr("Heuristic"));
    m_heuristic->setToolTip(tr("H1 counts features. H2 adds up the values of squares."));
    m_view->addItems({QString(), QString(), tr("the side to move")});
    m_view->setAccessibleName(tr("Seen by"));
    m_view->setToolTip(tr("Positive numbers are good for this side"));
    m_variant->setAccessibleName(tr("Reading of H1"));
    auto* const map = new QToolButton(this);
    map->setDefaultAction(heatMap);
    map->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    map->setAutoRaise(true);
    auto* const forLabel = new QLabel(tr("fo&r"), this);
    forLabel->setBuddy(m_view);
    QFont bold = font();
    bold.setBold(true);
    m_sum->setFont(bold);
    // Room for two lines, so that the list does not jump when a feature is chosen.
    keepLines(*m_detail, 2);
    m_detail->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    buildTable();

    auto* const settings = new FlowLayout;
    settings->addWidget(m_heuristic);
    settings->addWidget(m_variant);
    settings->addWidget(forLabel);
    settings->addWidget(m_view);
    auto* const sum = new QHBoxLayout;
    sum->addWidget(m_sum, 1);
    sum->addWidget(map, 0, Qt::AlignTop);
    auto* const layout = new QVBoxLayout(this);
    layout->addLayout(settings);
    layout->addLayout(sum);
    layout->addWidget(m_change);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_detail);

    connect(m_heuristic, &QComboBox::currentIndexChanged, this, &LensPanel::settingsChanged);
    connect(m_view, &QComboBox::currentIndexChanged, this, &LensPanel::settingsChanged);
    connect(m_variant, &QPushButton::clicked, this, &LensPanel::editOptions);
    const auto showSides = [this] {
        m_view->setItemText(FirstView, sideTitle(Player::First, ShownDiscs::theme()));
        m_view->setItemText(SecondView, sideTitle(Player::Second, ShownDiscs::theme()));
        showReport(m_model.report());
    };
    connect(&ShownDiscs::instance(), &ShownDiscs::changed, this, showSides);
    showSides();
}

void LensPanel::buildTable()
{
    m_table->setModel(&m_model);
    readByRow(*m_table, tr("Features"));
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    fitRows(*m_table, 6);
    QHeaderView* const header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(LensModel::SquaresColumn, QHeaderView::Stretch);
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        if (!m_filling)
            chooseRow();
    });
}

const HeuristicInfo& LensPanel::heuristic() const
{
    return heuristics()[static_cast<std::size_t>(m_heuristic->currentIndex())];
}

void LensPanel::setOptions(const H1Options& options)
{
    if (options == m_options)
        return;
    m_options = options;
    showTexts();
    Q_EMIT settingsChanged();
}

void LensPanel::editOptions()
{
    H1OptionsDialog dialog(m_options, this);
    if (dialog.exec() == QDialog::Accepted)
        setOptions(dialog.options());
}

Player LensPanel::view(Player toMove) const
{
    switch (m_view->currentIndex()) {
    case SecondView:
        return Player::Second;
    case ToMoveView:
        return toMove;
    default:
        return Player::First;
    }
}

void LensPanel::showReport(const LensReport& report)
{
    const H1Feature* const chosen = m_model.feature(m_table->currentIndex().row());
    const std::optional<H1Feature> before = chosen && m_table->selectionModel()->hasSelection()
        ? std::optional(*chosen)
        : std::nullopt;
    m_filling = true;
    m_model.setReport(report);
    if (const int row = before ? m_model.rowOf(*before) : -1; row >= 0)
        m_table->selectRow(row);
    m_filling = false;
    if (before)
        chooseRow();
    showTexts();
}

void LensPanel::setVeiled(bool on)
{
    m_veiled = on;
    showTexts();
}

void LensPanel::setSeen(bool seen)
{
    if (seen == m_seen)
        return;
    m_seen = seen;
    Q_EMIT seenChanged();
}

QString LensPanel::sourceText() const
{
    const QString side = sideTitle(m_model.report().view, ShownDiscs::theme());
    return tr("%1, for %2").arg(heuristic().toText(m_options), side);
}

QString LensPanel::sumText() const
{
    return m_sum->text();
}

QString LensPanel::changeText() const
{
    return m_change->text();
}

void LensPanel::showTexts()
{
    const LensReport& report = m_model.report();
    m_variant->setVisible(heuristic().hasReadings);
    m_variant->setText(m_options == H1Options() ? tr("strict…") : tr("variant…"));
    m_variant->setToolTip(m_options.toText());
    const bool empty = m_veiled || m_model.rowCount() == 0;
    m_table->setVisible(!empty);
    m_empty->setVisible(empty);
    m_change->setVisible(!m_veiled);
    m_detail->setVisible(!empty);
    showDetail();
    if (m_veiled) {
        m_sum->setText({});
        m_empty->setText(tr("Hidden while you look for a move."));
        return;
    }
    m_sum->setText(tr("%1: %2 units", "heuristic and side, its value: H1 strict, for Orange: +200")
                       .arg(sourceText(), heuristicText(report.sum)));
    m_empty->setText(tr("No features on the board yet. Each one will be listed here with its "
                        "value. Select one to light up its squares."));
    if (!report.before) {
        m_change->setText(tr("No move has been made yet."));
        return;
    }
    const auto came = std::ranges::count_if(report.features, &LensReport::Feature::came);
    m_change->setText(
        tr("The last move changed it by %1, from %2: %3 new, %4 gone.")
            .arg(heuristicText(report.sum - *report.before), heuristicText(*report.before))
            .arg(came)
            .arg(report.gone.size()));
}

void LensPanel::showDetail()
{
    const bool selected = m_table->selectionModel()->hasSelection();
    m_detail->setText(selected ? m_model.sentence(m_table->currentIndex().row())
                               : tr("Select a feature to see its squares on the board."));
}

void LensPanel::chooseRow()
{
    const bool selected = m_table->selectionModel()->hasSelection();
    const H1Feature* const feature
        = selected ? m_model.feature(m_table->currentIndex().row()) : nullptr;
    showDetail();
    Q_EMIT featureChosen(feature ? feature->discs : 0, feature ? feature->squares : 0);
}

void LensPanel::keyPressEvent(QKeyEvent* event)
{
    // The light goes out again by Esc, which means other things elsewhere.
    if (event->key() == Qt::Key_Escape && m_table->selectionModel()->hasSelection())
        m_table->clearSelection();
    else
        QWidget::keyPressEvent(event);
}
