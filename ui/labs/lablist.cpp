// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lablist.h"

#include "ui/labs/lablistrows.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/narrowchoice.h"

#include <QHBoxLayout>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QStandardItemModel>
#include <algorithm>

namespace {

constexpr int idRole = Qt::UserRole;
/// More than there are, so that the drop-down shows all that the screen has room for.
constexpr int choicesSeen = 30;

QStandardItem* headingItem(const QString& title)
{
    auto* const item = new QStandardItem(title);
    item->setFlags(Qt::NoItemFlags);
    return item;
}

QStandardItem* pageItem(const LabList::Page& page)
{
    auto* const item = new QStandardItem(page.icon, page.title);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren);
    item->setData(page.id, idRole);
    item->setData(page.brief, LabListRows::briefRole);
    item->setToolTip(page.help);
    item->setWhatsThis(page.help);
    item->setAccessibleText(page.title);
    item->setAccessibleDescription(page.brief.isEmpty() ? page.help : page.brief);
    return item;
}

}

LabList::LabList(QWidget* parent)
    : QWidget(parent), m_model(new QStandardItemModel(this)), m_view(new LabListView),
      m_choice(new NarrowChoice)
{
    for (QWidget* const part : {static_cast<QWidget*>(m_view), static_cast<QWidget*>(m_choice)}) {
        part->setAccessibleName(tr("Pages of the laboratory"));
        part->setAccessibleDescription(tr("The page in front, and all others"));
    }
    m_view->setModel(m_model);
    m_view->setItemDelegate(new LabListRows(m_view));
    m_choice->setModel(m_model);
    m_choice->setItemDelegate(new LabListRows(m_choice));
    m_choice->setMaxVisibleItems(choicesSeen);
    m_choice->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_choice->hide();
    auto* const place = new QHBoxLayout(this);
    place->setContentsMargins(0, 0, 0, 0);
    place->addWidget(m_view);
    place->addWidget(m_choice);
    place->addStretch();
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &LabList::choose);
    connect(m_choice, &NarrowChoice::activated, this,
            [this](int row) { choose(m_model->index(row, 0)); });
    setFocusProxy(m_view);
    followFont(*m_view, [this] { fit(); });
}

void LabList::addGroup(const QString& title, bool isForResearch)
{
    m_groups.push_back({title, isForResearch});
}

void LabList::addPage(const Page& page)
{
    if (m_groups.empty())
        m_groups.emplace_back();
    m_groups.back().pages.push_back(page);
    if (m_current.isEmpty())
        m_current = page.id;
    fill();
}

const LabList::Page* LabList::find(const QString& id) const
{
    for (const Group& group : m_groups) {
        const auto found = std::ranges::find(group.pages, id, &Page::id);
        if (found != group.pages.end())
            return &*found;
    }
    return nullptr;
}

bool LabList::isListed(const Group& group) const
{
    return m_isResearchListed || !group.isForResearch;
}

QStringList LabList::listed() const
{
    QStringList ids;
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (const QString id = m_model->index(row, 0).data(idRole).toString(); !id.isEmpty())
            ids += id;
    return ids;
}

void LabList::setResearchListed(bool listed)
{
    m_isResearchListed = listed;
    fill();
}

void LabList::setCurrent(const QString& id)
{
    if (!find(id))
        return;
    m_current = id;
    showCurrent();
}

void LabList::fill()
{
    const QScopedValueRollback filling(m_isFilling, true);
    m_model->clear();
    for (const Group& group : m_groups) {
        if (!isListed(group))
            continue;
        if (!group.title.isEmpty())
            m_model->appendRow(headingItem(group.title));
        for (const Page& page : group.pages)
            m_model->appendRow(pageItem(page));
    }
    showCurrent();
}

void LabList::showCurrent()
{
    const Page* const page = find(m_current);
    if (!page)
        return;
    const QModelIndexList found = m_model->match(m_model->index(0, 0), idRole, m_current, 1,
                                                 Qt::MatchExactly | Qt::MatchCaseSensitive);
    if (found.isEmpty()) {
        m_isResearchListed = true;
        return fill();
    }
    const QScopedValueRollback filling(m_isFilling, true);
    m_view->setCurrentIndex(found.constFirst());
    m_choice->setCurrentIndex(found.constFirst().row());
    m_choice->setToolTip(page->help);
}

void LabList::choose(const QModelIndex& index)
{
    const QString id = index.data(idRole).toString();
    if (m_isFilling || id.isEmpty() || id == m_current)
        return;
    setCurrent(id);
    Q_EMIT pageChosen(id);
}

void LabList::setFolded(bool folded)
{
    if (m_isFolded == folded)
        return;
    m_isFolded = folded;
    const bool hadFocus = m_view->hasFocus() || m_choice->hasFocus();
    m_view->setVisible(!folded);
    m_choice->setVisible(folded);
    setFocusProxy(folded ? static_cast<QWidget*>(m_choice) : m_view);
    if (hadFocus)
        setFocus();
}

int LabList::listWidth() const
{
    return LabListRows::widthIn(*m_view) + m_view->verticalScrollBar()->sizeHint().width()
        + 2 * m_view->frameWidth();
}

void LabList::fit()
{
    m_view->setFixedWidth(listWidth());
    m_choice->view()->setMinimumWidth(listWidth());
}
