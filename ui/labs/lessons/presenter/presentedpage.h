// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/presenter/presenterkeys.h"
#include "ui/labs/page/labpage.h"

class PageArea;
class TaskStrip;
class TreeGuide;

/// A page of the laboratory before a class: lent by its place in the laboratory, in large letters
/// and strong colours, its settings away. The page goes back when this goes.
class PresentedPage : public QWidget
{
    Q_OBJECT

public:
    explicit PresentedPage(LabPage& page, QWidget* parent = nullptr);
    ~PresentedPage() override;
    /// Now, instead of when this goes.
    void giveBack();

    /// Null when the laboratory has taken it away.
    LabPage* page() const { return m_page; }
    /// What a lesson asks there; hidden while none does.
    TaskStrip& strip() { return *m_strip; }
    /// Those of the lesson's step, which are enlarged there.
    void setLetters(const QFont& letters);
    void setSettingsShown(bool shown);

    /// Answers or shows what the page asks, or scrolls down. False where nothing is left.
    bool goOn();
    /// Scrolls up. False at the top.
    bool goBack();
    /// First, Last, Down, Up, Yes and No: of a tree that is walked through where the page has one,
    /// of the page otherwise.
    void fulfil(PresenterCommand wish);

private:
    bool scroll(bool down);
    void walk(bool forward);
    void goToEnd(bool last);
    void answer(bool yes);
    /// Of a page that has a tree to walk through; null otherwise.
    TreeGuide* guide() const;

    QPointer<LabPage> m_page;
    QPointer<PageArea> m_home;
    PageArea* m_place;
    TaskStrip* m_strip;
};
