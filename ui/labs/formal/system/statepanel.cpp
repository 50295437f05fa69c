// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/system/statepanel.h"

#include "ui/labs/formal/system/stateboard.h"
#include "ui/labs/models/stateparts.h"
#include "ui/text/counttext.h"
#include "ui/widgets/flowlayout.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

using namespace fourcast::formal;

StatePanel::StatePanel(QWidget* parent)
    : QWidget(parent), m_title(new QLabel), m_board(new StateBoard), m_boardBeside(new StateBoard),
      m_parts(new QTableWidget), m_noParts(new QLabel), m_pathTitle(new QLabel),
      m_steps(new QListWidget), m_keep(new QPushButton(tr("Compare"))),
      m_draw(new QPushButton(tr("Draw path"))), m_walk(new QPushButton(tr("Walk")))
{
    m_title->setWordWrap(true);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_parts->setAccessibleName(tr("The state's parts"));
    m_parts->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_parts->setSelectionMode(QAbstractItemView::NoSelection);
    m_parts->verticalHeader()->hide();
    m_parts->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_parts->setTabKeyNavigation(false);
    m_noParts->setWordWrap(true);
    m_pathTitle->setWordWrap(true);
    m_steps->setAccessibleName(tr("The steps of the path"));
    m_keep->setCheckable(true);
    m_keep->setToolTip(tr("Keep this state beside the next ones, with what differs marked"));
    m_draw->setToolTip(tr("Draw all states of this path"));
    m_walk->setToolTip(tr("Go along this path in the simulator"));
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(4, 0, 0, 0);
    column->addWidget(m_title);
    auto* const boards = new QHBoxLayout;
    boards->addWidget(m_boardBeside);
    boards->addWidget(m_board);
    column->addLayout(boards);
    column->addWidget(m_parts, 1);
    column->addWidget(m_noParts);
    column->addWidget(m_pathTitle);
    column->addWidget(m_steps, 1);
    column->addStretch();
    auto* const buttons = new FlowLayout;
    for (QPushButton* const button : {m_keep, m_draw, m_walk})
        buttons->addWidget(button);
    column->addLayout(buttons);
    setMinimumWidth(170);
    connect(m_keep, &QPushButton::clicked, this, &StatePanel::keepWanted);
    connect(m_draw, &QPushButton::clicked, this, &StatePanel::drawWanted);
    connect(m_walk, &QPushButton::clicked, this, &StatePanel::walkWanted);
    connect(m_steps, &QListWidget::currentRowChanged, this, [this](int row) {
        if (!m_filling && row >= 0)
            Q_EMIT stepChosen(row);
    });
}

void StatePanel::show(const SystemPicture& picture)
{
    const bool hasState = picture.lts() && picture.chosen;
    m_keep->setEnabled(hasState);
    m_keep->setChecked(hasState && picture.compared.has_value());
    m_draw->setEnabled(hasState && picture.hasPath && picture.show == SystemShow::StateByState);
    m_walk->setEnabled(hasState && picture.hasPath);
    m_title->setText(hasState ? picture.stateText(*picture.chosen).section(u'\n', 0, 0)
                              : tr("Choose a state: its parts and the way to it stand here."));
    compare(picture);
    listSteps(picture);
}

void StatePanel::showBoards(const SystemPicture& picture, std::optional<State> beside)
{
    const QString board
        = picture.lts() && picture.chosen ? picture.words().boardOf(*picture.chosen) : QString();
    const QString other = beside ? picture.words().boardOf(*beside) : QString();
    m_board->setVisible(!board.isEmpty());
    m_board->setBoard(board, other);
    m_boardBeside->setVisible(!board.isEmpty() && !other.isEmpty());
    m_boardBeside->setBoard(other);
}

void StatePanel::compare(const SystemPicture& picture)
{
    m_parts->clear();
    m_parts->setRowCount(0);
    const bool hasState = picture.lts() && picture.chosen;
    const auto parts = hasState ? statePartsOf(picture.words().wordsOf(*picture.chosen))
                                : std::vector<StatePart>();
    // The kept one, or else the one before on the path: what has the step changed?
    std::optional<State> other;
    if (hasState)
        other = picture.compared;
    if (hasState && !other && picture.hasPath)
        for (std::size_t step = 0; step < picture.path.steps.size(); ++step)
            if (picture.path.steps[step].target == *picture.chosen)
                other = picture.path.stateAt(step);
    if (other == picture.chosen)
        other.reset();
    showBoards(picture, other);
    m_parts->setVisible(!parts.empty());
    m_noParts->setVisible(hasState && parts.empty() && !picture.words().board);
    m_noParts->setText(tr("The system says nothing of what its states consist of."));
    if (parts.empty())
        return;
    const auto beside
        = other ? statePartsOf(picture.words().wordsOf(*other)) : std::vector<StatePart>();
    const auto header = [](State state) { return tr("State %1").arg(countText(state)); };
    m_parts->setColumnCount(other ? 3 : 2);
    QStringList headers {tr("Part")};
    if (other)
        headers << header(*other);
    headers << header(*picture.chosen);
    m_parts->setHorizontalHeaderLabels(headers);
    m_parts->setRowCount(static_cast<int>(parts.size()));
    for (int row = 0; row < m_parts->rowCount(); ++row) {
        const auto index = static_cast<std::size_t>(row);
        const StatePart& part = parts[index];
        const QString was = index < beside.size() ? beside[index].value : QString();
        const bool differs = other && was != part.value;
        const auto put = [&](int column, const QString& text, bool isMarked) {
            auto* const item = new QTableWidgetItem(text);
            item->setToolTip(text);
            if (isMarked) {
                QFont font = item->font();
                font.setBold(true);
                item->setFont(font);
            }
            m_parts->setItem(row, column, item);
        };
        put(0, part.name, false);
        if (other)
            put(1, was, false);
        put(m_parts->columnCount() - 1, differs ? QStringLiteral("≠ ") + part.value : part.value,
            differs);
    }
    // Both states are in sight however narrow the panel is; their words go on below themselves.
    m_parts->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_parts->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_parts->setColumnHidden(
        0, std::ranges::all_of(parts, [](const StatePart& part) { return part.name.isEmpty(); }));
}

void StatePanel::listSteps(const SystemPicture& picture)
{
    const bool hasPath = picture.lts() && picture.hasPath;
    m_pathTitle->setVisible(picture.lts() && picture.chosen);
    m_steps->setVisible(hasPath);
    m_pathTitle->setText(
        hasPath ? tr("Path of %n step(s):", nullptr, static_cast<int>(picture.path.steps.size()))
                : tr("No path leads there from the initial state."));
    if (!hasPath)
        return;
    m_filling = true;
    if (m_listed != picture.path || m_listedOf != picture.lts()) {
        m_listed = picture.path;
        m_listedOf = picture.lts();
        m_steps->clear();
        const auto add = [this](const QString& text) {
            m_steps->addItem(text);
            m_steps->item(m_steps->count() - 1)->setToolTip(text);
        };
        add(tr("State %1").arg(countText(picture.path.start)));
        for (const auto& [label, target] : picture.path.steps)
            add(tr("%1 → state %2").arg(picture.lts()->label(label).text(), countText(target)));
    }
    int current = -1;
    for (std::size_t step = 0; step <= picture.path.steps.size(); ++step)
        if (picture.path.stateAt(step) == picture.chosen)
            current = static_cast<int>(step);
    m_steps->setCurrentRow(current);
    m_filling = false;
}

void StatePanel::setStep(int step)
{
    m_filling = true;
    m_steps->setCurrentRow(step);
    m_filling = false;
}
