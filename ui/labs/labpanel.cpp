// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/labpanel.h"

#include "ui/labs/lablist.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/pagearea.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QStackedWidget>
#include <algorithm>

namespace {

/// Less than this, and not even scrolling helps.
constexpr QSize smallestSize(260, 160);
/// A page with fewer average characters from edge to edge has no list beside it.
constexpr int lettersBesideList = 110;

} // namespace

LabPanel::LabPanel(QWidget* parent)
    : QWidget(parent), m_list(new LabList), m_places(new QStackedWidget),
      m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    setAccessibleName(tr("Laboratory"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    m_layout->addWidget(m_list);
    m_layout->addWidget(m_places, 1);
    connect(m_list, &LabList::pageChosen, this, &LabPanel::showPage);
    connect(m_places, &QStackedWidget::currentChanged, this, &LabPanel::fillCurrent);
    connect(m_places, &QStackedWidget::currentChanged, this, &LabPanel::currentChanged);
    followFont(*this, [this] { foldList(); });
}

void LabPanel::addGroup(const QString& title, bool isForResearch)
{
    m_list->addGroup(title, isForResearch);
}

void LabPanel::addPage(const QString& id, const QString& title, const QIcon& icon,
                       const QString& tip, Factory make, const QString& brief)
{
    Q_ASSERT(!id.isEmpty() && std::ranges::find(m_pages, id, &Page::id) == m_pages.end());
    auto* const place = new PageArea;
    place->setObjectName(id);
    place->setAccessibleName(title);
    place->setAccessibleDescription(tip);
    m_pages.push_back({id, place, std::move(make)});
    m_list->addPage({.id = id, .title = title, .icon = icon, .brief = brief, .help = tip});
    m_places->addWidget(place);
}

QStringList LabPanel::pages() const
{
    QStringList ids;
    for (const Page& page : m_pages)
        ids += page.id;
    return ids;
}

QStringList LabPanel::listedPages() const
{
    return m_list->listed();
}

void LabPanel::setResearchListed(bool listed)
{
    m_list->setResearchListed(listed);
}

QString LabPanel::currentPage() const
{
    const QWidget* const place = m_places->currentWidget();
    return place ? place->objectName() : QString();
}

void LabPanel::showPage(const QString& id)
{
    const auto found = std::ranges::find(m_pages, id, &Page::id);
    if (found == m_pages.end())
        return;
    m_list->setCurrent(id);
    m_places->setCurrentWidget(found->place);
}

void LabPanel::turnPage(int by)
{
    const QStringList ids = m_list->listed();
    const auto count = ids.size();
    if (count > 0)
        showPage(ids[((ids.indexOf(currentPage()) + by) % count + count) % count]);
}

bool LabPanel::isListFolded() const
{
    return m_list->isFolded();
}

QWidget* LabPanel::page(const QString& id) const
{
    const auto found = std::ranges::find(m_pages, id, &Page::id);
    return found == m_pages.end() ? nullptr : found->place->page();
}

QWidget* LabPanel::makePage(const QString& id)
{
    const auto found = std::ranges::find(m_pages, id, &Page::id);
    if (found == m_pages.end())
        return nullptr;
    fill(*found);
    return page(id);
}

QSize LabPanel::minimumSizeHint() const
{
    return smallestSize;
}

void LabPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    fillCurrent();
}

void LabPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    foldList();
}

/// A page with tabs of its own goes through those first.
void LabPanel::keyPressEvent(QKeyEvent* event)
{
    const bool isTab = event->key() == Qt::Key_Tab || event->key() == Qt::Key_Backtab;
    if (!isTab || !event->modifiers().testFlag(Qt::ControlModifier))
        return QWidget::keyPressEvent(event);
    const bool isBack
        = event->key() == Qt::Key_Backtab || event->modifiers().testFlag(Qt::ShiftModifier);
    turnPage(isBack ? -1 : 1);
}

void LabPanel::foldList()
{
    const bool isNarrow
        = width() < m_list->listWidth() + lettersBesideList * fontMetrics().averageCharWidth();
    m_list->setFolded(isNarrow);
    m_layout->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void LabPanel::fillCurrent()
{
    const auto current = std::ranges::find(m_pages, currentPage(), &Page::id);
    if (isVisible() && current != m_pages.end())
        fill(*current);
}

void LabPanel::fill(Page& page)
{
    if (!page.make)
        return;
    const Factory make = std::exchange(page.make, {});
    const QString id = page.id;
    QWidget* const made = make();
    made->setAutoFillBackground(false);
    page.place->setPage(made);
    Q_EMIT pageMade(id, made);
}
