// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/presenter/presentedpage.h"

#include "ui/labs/lessons/course/taskstrip.h"
#include "ui/labs/lessons/tree/predictbar.h"
#include "ui/labs/lessons/tree/treepage.h"
#include "ui/labs/lessons/tree/walkbar.h"
#include "ui/style/appearance.h"
#include "ui/style/dark.h"
#include "ui/widgets/pagearea.h"

#include <QApplication>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace {

/// Of the step's letters: a page has more on it than a step.
constexpr double pageLetters = 1.1;
/// Of the height, so that a line stays to go on from.
constexpr double scrolledShare = 0.85;

PageArea* placeOf(const QWidget& page)
{
    for (QWidget* around = page.parentWidget(); around; around = around->parentWidget())
        if (auto* const area = qobject_cast<PageArea*>(around))
            return area;
    return nullptr;
}

}

PresentedPage::PresentedPage(LabPage& page, QWidget* parent)
    : QWidget(parent), m_page(&page), m_home(placeOf(page)), m_place(new PageArea),
      m_strip(new TaskStrip)
{
    // The signs on the page are those of the program's own colours, and stay right on these.
    setPalette(appearance::palette(::isDark(QApplication::palette()) ? ColorScheme::Dark
                                                                     : ColorScheme::Light,
                                   DiscTheme::HighContrast));
    setAutoFillBackground(true);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_strip);
    m_strip->nameSettingsKey();
    column->addWidget(m_place, 1);
    if (m_home)
        m_home->lend();
    m_place->setPage(m_page);
    m_page->setPresented(true);
    m_page->show();
}

PresentedPage::~PresentedPage()
{
    giveBack();
}

void PresentedPage::giveBack()
{
    const QPointer<LabPage> page = std::exchange(m_page, nullptr);
    if (!page)
        return;
    page->setPresented(false);
    page->setSettingsScrolled(false);
    page->setRowKept(false);
    m_place->lend();
    if (m_home)
        m_home->takeBack();
}

void PresentedPage::setLetters(const QFont& letters)
{
    QFont larger = letters;
    // Never smaller than a person has the program's.
    larger.setPointSizeF(
        std::max(pageLetters * letters.pointSizeF(), QApplication::font().pointSizeF()));
    setFont(larger);
}

void PresentedPage::setSettingsShown(bool shown)
{
    if (!m_page)
        return;
    // In this order: for a moment a long form would ask for a larger window.
    if (shown)
        m_page->setSettingsScrolled(true);
    m_page->setPresented(!shown);
    if (!shown)
        m_page->setSettingsScrolled(false);
}

TreeGuide* PresentedPage::guide() const
{
    auto* const tree = qobject_cast<TreePage*>(m_page);
    return tree && !tree->steps().isEmpty() ? &tree->guide() : nullptr;
}

bool PresentedPage::scroll(bool down)
{
    QScrollBar* const bar = m_place->verticalScrollBar();
    const int before = bar->value();
    const auto page = static_cast<int>(scrolledShare * m_place->viewport()->height());
    bar->setValue(before + (down ? page : -page));
    return bar->value() != before;
}

bool PresentedPage::goOn()
{
    if (TreeGuide* const tree = guide(); tree && tree->predictBar().isAsking()) {
        tree->predictBar().settle();
        return true;
    }
    return scroll(true);
}

bool PresentedPage::goBack()
{
    return scroll(false);
}

void PresentedPage::walk(bool forward)
{
    if (TreeGuide* const tree = guide())
        Q_EMIT tree->bar().stepWanted(forward ? TreeStep::Forward : TreeStep::Back);
    else
        scroll(forward);
}

void PresentedPage::goToEnd(bool last)
{
    if (TreeGuide* const tree = guide()) {
        Q_EMIT tree->bar().stepWanted(last ? TreeStep::Last : TreeStep::First);
        return;
    }
    QScrollBar* const bar = m_place->verticalScrollBar();
    bar->setValue(last ? bar->maximum() : bar->minimum());
}

void PresentedPage::answer(bool yes)
{
    TreeGuide* const tree = guide();
    if (!tree || !tree->predictBar().isAsking())
        return;
    if (yes)
        tree->predictBar().answerYes();
    else
        tree->predictBar().answerNo();
}

void PresentedPage::fulfil(PresenterCommand wish)
{
    switch (wish) {
    case PresenterCommand::First:
    case PresenterCommand::Last:
        return goToEnd(wish == PresenterCommand::Last);
    case PresenterCommand::Down:
    case PresenterCommand::Up:
        return walk(wish == PresenterCommand::Down);
    case PresenterCommand::Yes:
    case PresenterCommand::No:
        return answer(wish == PresenterCommand::Yes);
    default:
        return;
    }
}
