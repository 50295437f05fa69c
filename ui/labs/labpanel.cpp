// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/labpanel.h"

#include "ui/widgets/pagearea.h"

#include <QTabBar>
#include <algorithm>

namespace {

/// Less than this, and not even scrolling helps.
constexpr QSize smallestSize(260, 160);

} // namespace

LabPanel::LabPanel(QWidget* parent) : QTabWidget(parent)
{
    setDocumentMode(true);
    setUsesScrollButtons(true);
    setAccessibleName(tr("Laboratory"));
    tabBar()->setAccessibleName(tr("Pages of the laboratory"));
    connect(this, &QTabWidget::currentChanged, this, &LabPanel::fillCurrent);
}

void LabPanel::addPage(const QString& id, const QString& title, const QIcon& icon,
                       const QString& tip, Factory make)
{
    Q_ASSERT(!id.isEmpty() && std::ranges::find(m_pages, id, &Page::id) == m_pages.end());
    auto* const place = new PageArea;
    place->setObjectName(id);
    place->setAccessibleName(title);
    place->setAccessibleDescription(tip);
    m_pages.push_back({id, place, std::move(make)});
    const int index = addTab(place, icon, title);
    setTabToolTip(index, tip);
    setTabWhatsThis(index, tip);
}

QString LabPanel::currentPage() const
{
    return currentWidget() ? currentWidget()->objectName() : QString();
}

void LabPanel::showPage(const QString& id)
{
    const auto found = std::ranges::find(m_pages, id, &Page::id);
    if (found != m_pages.end())
        setCurrentWidget(found->place);
}

QWidget* LabPanel::page(const QString& id) const
{
    const auto found = std::ranges::find(m_pages, id, &Page::id);
    return found == m_pages.end() ? nullptr : found->place->widget();
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
    QTabWidget::showEvent(event);
    fillCurrent();
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
