// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/presenter/audiencewindow.h"
#include "ui/labs/lessons/presenter/presenteractions.h"

#include <memory>

class LabPage;
class PresentedPage;
class PresenterInput;

/// A page of the laboratory on the whole screen, without a lesson around it.
class PageAudience : public AudienceWindow
{
    Q_OBJECT

public:
    PageAudience(LabPage& page, const QString& title, const PresenterActions& actions);
    PresentedPage& page() { return *m_page; }

protected:
    void takeLetters(const QFont& letters) override;

private:
    PresentedPage* m_page;
};

/// Presents a page of the laboratory as a lesson is presented: with the same keys, and back in its
/// place when it is left.
class PagePresenter : public QObject
{
    Q_OBJECT

public:
    PagePresenter(LabPage& page, const QString& title, QObject* parent = nullptr);
    ~PagePresenter() override;

    void start(QScreen* screen);
    PageAudience& students() { return *m_students; }

Q_SIGNALS:
    /// It is over; its owner deletes it.
    void left();

private:
    void connectActions();
    void fulfil(PresenterCommand wish);
    void leave();

    PresenterActions m_actions;
    std::unique_ptr<PageAudience> m_students;
    std::unique_ptr<PresenterInput> m_input;
    bool m_isLeaving = false;
};
