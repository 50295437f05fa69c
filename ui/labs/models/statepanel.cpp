// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/models/statepanel.h"

#include "ui/text/counttext.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/rowtable.h"

#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

StatePanel::StatePanel(QWidget* parent)
    : QWidget(parent), m_title(new QLabel), m_above(new QVBoxLayout), m_parts(new QTableWidget),
      m_below(new QVBoxLayout), m_pathTitle(new QLabel), m_steps(new QListWidget),
      m_buttons(new FlowLayout)
{
    m_title->setWordWrap(true);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    readByCell(*m_parts, tr("Parts of the state"));
    m_parts->setSelectionMode(QAbstractItemView::NoSelection);
    m_parts->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_pathTitle->setWordWrap(true);
    m_steps->setAccessibleName(tr("Steps of the path"));
    m_keep = pushButton(
        tr("Compare"),
        tr("Keep this state to compare with those you select next. Differences are marked."), this,
        &StatePanel::keepWanted);
    m_keep->setCheckable(true);
    m_draw = pushButton(tr("Draw path"), tr("Draw every state on this path"), this,
                        &StatePanel::drawWanted);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(4, 0, 0, 0);
    column->addWidget(m_title);
    column->addLayout(m_above);
    column->addWidget(m_parts, 2);
    column->addLayout(m_below, 3);
    column->addWidget(m_pathTitle);
    column->addWidget(m_steps, 2);
    column->addStretch();
    column->addLayout(m_buttons);
    addButton(*m_keep);
    addButton(*m_draw);
    connect(m_steps, &QListWidget::currentRowChanged, this, [this](int row) {
        if (!m_filling && row >= 0)
            Q_EMIT stepChosen(row);
    });
}

void StatePanel::addButton(QPushButton& button)
{
    m_buttons->addWidget(&button);
}

void StatePanel::setPathSentence(const QString& sentence)
{
    m_pathTitle->setText(sentence);
    m_pathTitle->show();
}

void StatePanel::showState(const StatePicture& picture)
{
    const bool hasState = picture.stateCount() > 0 && picture.chosen;
    m_keep->setEnabled(hasState);
    m_keep->setChecked(hasState && picture.compared.has_value());
    m_title->setText(hasState ? picture.stateText(*picture.chosen).section(u'\n', 0, 0)
                              : tr("Select a state to see its parts and the path to it."));
    compare(picture);
    listSteps(picture);
    m_draw->setEnabled(hasState && m_listed.size() > 1 && picture.show == StateShow::StateByState);
}

std::optional<StatePanel::State> StatePanel::beside(const StatePicture& picture)
{
    if (!picture.chosen)
        return {};
    std::optional<State> other = picture.compared;
    if (!other) {
        // What has the step changed?
        const std::vector<State> path = picture.pathStates();
        for (std::size_t step = 1; step < path.size(); ++step)
            if (path[step] == *picture.chosen)
                other = path[step - 1];
    }
    return other == picture.chosen ? std::nullopt : other;
}

void StatePanel::compare(const StatePicture& picture)
{
    m_parts->clear();
    m_parts->setRowCount(0);
    const auto parts = picture.stateCount() > 0 && picture.chosen ? picture.parts(*picture.chosen)
                                                                  : std::vector<StatePart>();
    m_parts->setVisible(!parts.empty());
    if (parts.empty())
        return;
    const std::optional<State> other = beside(picture);
    const auto others = other ? picture.parts(*other) : std::vector<StatePart>();
    const auto header = [](State state) { return tr("State %1").arg(countText(state)); };
    m_parts->setColumnCount(other ? 3 : 2);
    QStringList headers {tr("Part")};
    if (other)
        headers << header(*other);
    headers << header(*picture.chosen);
    m_parts->setHorizontalHeaderLabels(headers);
    m_parts->setRowCount(static_cast<int>(parts.size()));
    const auto put
        = [this](int row, int column, const QString& text, const StatePart& part, bool differs) {
              putText(*m_parts, row, column, text, differs);
              if (!part.vector.isEmpty())
                  m_parts->item(row, column)->setToolTip(text + u'\n' + part.vector);
          };
    for (int row = 0; row < m_parts->rowCount(); ++row) {
        const auto index = static_cast<std::size_t>(row);
        const StatePart& part = parts[index];
        const StatePart before = index < others.size() ? others[index] : StatePart();
        const bool differs = other && before.value != part.value;
        putText(*m_parts, row, 0, part.name);
        if (other)
            put(row, 1, before.value, before, false);
        put(row, m_parts->columnCount() - 1,
            differs ? QStringLiteral("≠ ") + part.value : part.value, part, differs);
    }
    // Both states are in sight however narrow the panel is; their words go on below themselves.
    m_parts->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_parts->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_parts->setColumnHidden(
        0, std::ranges::all_of(parts, [](const StatePart& part) { return part.name.isEmpty(); }));
}

void StatePanel::listSteps(const StatePicture& picture)
{
    const std::vector<State> path = picture.pathStates();
    // The initial state has none.
    m_pathTitle->setVisible(path.size() > 1);
    m_steps->setVisible(path.size() > 1);
    m_pathTitle->setText(
        tr("Path of %n step(s):", nullptr, std::max(static_cast<int>(path.size()) - 1, 0)));
    m_filling = true;
    if (const QStringList words = picture.pathWords(); words != m_listed) {
        m_listed = words;
        m_steps->clear();
        m_steps->addItems(words);
        for (int row = 0; row < m_steps->count(); ++row)
            m_steps->item(row)->setToolTip(words[row]);
    }
    int current = -1;
    for (std::size_t step = 0; step < path.size(); ++step)
        if (path[step] == picture.chosen)
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
