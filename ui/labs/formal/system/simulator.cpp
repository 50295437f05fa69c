// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/system/simulator.h"

#include "ui/labs/formal/system/pathfiles.h"
#include "ui/labs/formal/system/sequencediagram.h"
#include "ui/labs/models/stateparts.h"
#include "ui/text/counttext.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/beforeclass.h"
#include "ui/widgets/flowlayout.h"

#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QScrollArea>
#include <QSplitter>
#include <QTreeWidget>
#include <algorithm>

using namespace fourcast::formal;

namespace {

constexpr std::size_t mostDrawn = 2000;
/// Loops are looked for in so many steps back.
constexpr std::size_t mostLooked = 1000;

}

Simulator::Simulator(QWidget* parent)
    : QWidget(parent), m_files(new PathFiles(this)), m_state(new QLabel)
{
    m_state->setWordWrap(true);
    m_state->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_diagram = new SequenceDiagram;
    m_area = new QScrollArea;
    m_area->setWidget(m_diagram);
    m_area->setWidgetResizable(true);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setMinimumWidth(160);
    auto* const halves = splitterOf(Qt::Horizontal, {buildLists(), m_area}, {3, 2});
    halves->setSizes({600, 400});
    stackIn(*this, {buildButtons(), m_state, {halves, 1}});
    connect(m_diagram, &SequenceDiagram::stepChosen, this, &Simulator::jump);
    connect(m_files, &PathFiles::opened, this, &Simulator::open);
    connect(m_files, &PathFiles::messageReady, this, &Simulator::messageReady);
    showAll();
}

Simulator::~Simulator() = default;

QWidget* Simulator::buildButtons()
{
    m_first = pushButton(QStringLiteral("first"), tr("To the start"),
                         tr("Go back to the initial state"), {}, this, [this] { jump(0); });
    m_back = pushButton(QStringLiteral("previous"), tr("Back"), tr("Go back one step"),
                        Qt::ALT | Qt::Key_Left, this, [this] { back(); });
    m_forward = pushButton(QStringLiteral("next"), tr("Forward"), tr("Go to the path's next step"),
                           Qt::ALT | Qt::Key_Right, this, [this] { forward(); });
    m_take = pushButton(QStringLiteral("play"), tr("Take the step"),
                        tr("Take the step selected in the list. Double-clicking it or pressing "
                           "Enter there does the same"),
                        {}, this, [this] {
                            if (const auto* const item = m_possible->currentItem())
                                take(item->data(0, Qt::UserRole).toInt());
                        });
    m_save = pushButton(QStringLiteral("save"), tr("Save path…"),
                        tr("Save the path to a small file that others can open"), {}, this,
                        [this] { m_files->save(file()); });
    m_open = pushButton(QStringLiteral("open"), tr("Open path…"),
                        tr("Open a path from a file, at the step that was last shown"), {}, this,
                        [this] { m_files->askToOpen(); });
    beforeclass::leave({m_save, m_open});
    return flowRow({m_first, m_back, m_forward, m_take, m_save, m_open});
}

QWidget* Simulator::buildLists()
{
    m_possible = new QTreeWidget;
    m_possible->setAccessibleName(tr("Possible steps"));
    m_possible->setHeaderLabels({tr("Possible step"), tr("Leads to"), tr("Change")});
    m_possible->setRootIsDecorated(false);
    m_possible->setUniformRowHeights(true);
    m_possible->setAllColumnsShowFocus(true);
    m_steps = new QListWidget;
    m_steps->setAccessibleName(tr("The path so far"));
    auto* const lists = splitterOf(Qt::Vertical, {m_possible, m_steps});
    connect(m_possible, &QTreeWidget::itemActivated, this,
            [this](QTreeWidgetItem* item) { take(item->data(0, Qt::UserRole).toInt()); });
    connect(m_possible, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        m_take->setEnabled(item && item->data(0, Qt::UserRole).toInt() >= 0);
    });
    connect(m_steps, &QListWidget::currentRowChanged, this, [this](int row) {
        if (!m_filling && row >= 0)
            jump(row);
    });
    return lists;
}

void Simulator::setSystem(SharedLts lts, SystemWords words)
{
    m_lts = std::move(lts);
    m_words = std::move(words);
    m_path = {m_lts ? m_lts->initial() : 0, {}};
    m_step = 0;
    if (m_lts && m_waiting && isSystemOf(*m_waiting))
        return open(*std::exchange(m_waiting, std::nullopt));
    showAll();
    Q_EMIT moved();
}

void Simulator::setPath(const Path& path, int step)
{
    if (!m_lts)
        return;
    m_path = path;
    m_step = std::clamp(step, 0, static_cast<int>(m_path.steps.size()));
    showAll();
    Q_EMIT moved();
}

void Simulator::jump(int step)
{
    if (step == m_step || step < 0 || step > static_cast<int>(m_path.steps.size()))
        return;
    m_step = step;
    showAll();
    Q_EMIT moved();
}

void Simulator::take(int transition)
{
    if (!m_lts || transition < 0
        || transition >= static_cast<int>(m_lts->transitions(state()).size()))
        return;
    const auto [label, target] = m_lts->transitions(state())[static_cast<std::size_t>(transition)];
    const Path::Step taken {label, target};
    const auto next = static_cast<std::size_t>(m_step);
    if (next == m_path.steps.size() || m_path.steps[next] != taken) {
        m_path.steps.resize(next);
        m_path.steps.push_back(taken);
    }
    jump(m_step + 1);
}

PathFile Simulator::file() const
{
    return m_lts ? pathFile(*m_lts, m_path, m_words.model, m_words.parameters, m_step) : PathFile();
}

bool Simulator::isSystemOf(const PathFile& file) const
{
    return file.model == m_words.model && file.parameters == m_words.parameters;
}

void Simulator::open(const PathFile& file)
{
    if (!m_lts || !isSystemOf(file)) {
        m_waiting = file;
        QStringList parameters;
        for (const auto& [name, value] : file.parameters)
            parameters << name + QStringLiteral(" = ") + value;
        Q_EMIT messageReady(parameters.isEmpty()
                                ? tr("This path belongs to the model “%1”. It will be followed "
                                     "once that model is explored.")
                                      .arg(file.model)
                                : tr("This path belongs to the model “%1” with %2. It will be "
                                     "followed once that model is explored.")
                                      .arg(file.model, parameters.join(QStringLiteral(", "))));
        Q_EMIT systemWanted(file);
        return;
    }
    const auto path = walked(*m_lts, file);
    if (!path)
        Q_EMIT messageReady(path.error().message);
    else
        setPath(*path, file.step);
}

void Simulator::openText(const QByteArray& text)
{
    m_files->openText(text);
}

void Simulator::showAll()
{
    const bool hasSystem = m_lts != nullptr;
    m_first->setEnabled(hasSystem && m_step > 0);
    m_back->setEnabled(hasSystem && m_step > 0);
    m_forward->setEnabled(hasSystem && m_step < static_cast<int>(m_path.steps.size()));
    m_save->setEnabled(hasSystem);
    showState();
    showPossible();
    showPath();
}

void Simulator::showState()
{
    if (!m_lts) {
        m_state->setText(tr("No system to walk through yet."));
        return;
    }
    QStringList words {tr("State %1, after %n step(s)", nullptr, m_step).arg(countText(state()))};
    if (m_lts->isDeadlock(state()))
        words << tr("no step possible: deadlock");
    const QString parts = m_words.wordsOf(state());
    m_state->setText(words.join(QStringLiteral("; "))
                     + (parts.isEmpty() ? QString()
                                        : QStringLiteral(" – ")
                                + parts.split(u'\n').join(QStringLiteral("; "))));
}

void Simulator::showPossible()
{
    m_possible->clear();
    m_take->setEnabled(false);
    if (!m_lts)
        return;
    const auto steps = m_lts->transitions(state());
    const QString here = m_words.wordsOf(state());
    QTreeWidgetItem* next = nullptr;
    const auto add = [&](const QStringList& texts, int transition) {
        auto* const item = new QTreeWidgetItem(m_possible, texts);
        item->setData(0, Qt::UserRole, transition);
        for (int column = 0; column < texts.size(); ++column)
            item->setToolTip(column, texts[column]);
        return item;
    };
    for (std::size_t i = 0; i < std::min<std::size_t>(steps.size(), mostListed); ++i) {
        const auto [label, target] = steps[i];
        QString leads = countText(target);
        for (int before = 0; before <= m_step; ++before)
            if (m_path.stateAt(static_cast<std::size_t>(before)) == target) {
                leads += QStringLiteral(" ↺");
                break;
            }
        auto* const item
            = add({m_lts->label(label).text(), leads, stateChanges(here, m_words.wordsOf(target))},
                  static_cast<int>(i));
        const auto at = static_cast<std::size_t>(m_step);
        if (at < m_path.steps.size() && m_path.steps[at] == Path::Step {label, target})
            next = item;
    }
    if (steps.size() > mostListed)
        add({tr("and %1 more").arg(countText(steps.size() - mostListed)), {}, {}}, -1);
    // The path's own next step, or the first.
    m_possible->setCurrentItem(next ? next : m_possible->topLevelItem(0));
    m_possible->resizeColumnToContents(0);
    m_possible->resizeColumnToContents(1);
    m_possible->setColumnWidth(0, std::min(m_possible->columnWidth(0), 260));
}

QString Simulator::loopText(std::size_t step) const
{
    const State here = m_path.stateAt(step);
    const std::size_t last = step > mostLooked ? step - mostLooked : 0;
    for (std::size_t before = step; before-- > last;)
        if (m_path.stateAt(before) == here)
            return before == 0 ? tr("↺ same as at the start")
                               : tr("↺ same as after step %1").arg(before);
    return {};
}

void Simulator::showPath()
{
    if (m_shown != m_path || m_shownOf != m_lts) {
        m_shown = m_path;
        m_shownOf = m_lts;
        listPath();
    }
    m_filling = true;
    m_steps->setCurrentRow(m_step);
    m_filling = false;
    m_diagram->setStep(m_step);
    const QRectF row = m_diagram->rowOf(std::max(m_step, 1));
    m_area->ensureVisible(0, static_cast<int>(row.center().y()), 0, 40);
}

void Simulator::listPath()
{
    m_filling = true;
    m_steps->clear();
    if (m_lts)
        m_steps->addItem(tr("Start, state %1").arg(countText(m_path.start)));
    for (std::size_t i = 0; i < m_path.steps.size(); ++i) {
        const auto& [label, target] = m_path.steps[i];
        QString text
            = tr("%1. %2 → state %3")
                  .arg(QString::number(i + 1), m_lts->label(label).text(), countText(target));
        if (const QString loop = loopText(i + 1); !loop.isEmpty())
            text += QStringLiteral("  ") + loop;
        m_steps->addItem(text);
    }
    m_filling = false;
    // A diagram of a million pixels' height is nothing to look at.
    Path drawn = m_path;
    if (drawn.steps.size() > mostDrawn)
        drawn.steps.resize(mostDrawn);
    m_diagram->setPath(m_lts, m_words, drawn);
}

ChartContent Simulator::content() const
{
    return m_diagram->content();
}
