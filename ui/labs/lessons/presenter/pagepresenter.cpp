// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/presenter/pagepresenter.h"

#include "ui/labs/lessons/presenter/presentedpage.h"
#include "ui/labs/lessons/presenter/presenterinput.h"

#include <QVBoxLayout>
#include <utility>

PageAudience::PageAudience(LabPage& page, const QString& title, const PresenterActions& actions)
    : AudienceWindow(actions), m_page(new PresentedPage(page))
{
    setTitle(title);
    setAccessibleName(tr("The page for the class"));
    buildHead({PresenterCommand::Settings});
    column().addWidget(m_page, 1);
    fitLetters();
}

void PageAudience::takeLetters(const QFont& letters)
{
    m_page->setLetters(letters);
}

PagePresenter::PagePresenter(LabPage& page, const QString& title, QObject* parent) : QObject(parent)
{
    m_actions.action(PresenterCommand::Settings)->setVisible(true);
    m_students = std::make_unique<PageAudience>(page, title, m_actions);
    m_input = std::make_unique<PresenterInput>(*m_students);
    connectActions();
}

PagePresenter::~PagePresenter() = default;

void PagePresenter::connectActions()
{
    const auto on = [this](PresenterCommand wish, auto slot) {
        connect(m_actions.action(wish), &QAction::triggered, this, slot);
    };
    on(PresenterCommand::Next, [this] { m_students->page().goOn(); });
    on(PresenterCommand::Back, [this] { m_students->page().goBack(); });
    on(PresenterCommand::Leave, [this] { leave(); });
    on(PresenterCommand::Blank, [this](bool blank) { m_students->setBlank(blank); });
    on(PresenterCommand::Invert, [this] { m_students->setDark(!m_students->isDark()); });
    on(PresenterCommand::Settings,
       [this](bool shown) { m_students->page().setSettingsShown(shown); });
    connect(m_students.get(), &AudienceWindow::closed, this, &PagePresenter::leave);
    connect(m_input.get(), &PresenterInput::wanted, this, &PagePresenter::fulfil);
}

void PagePresenter::start(QScreen* screen)
{
    m_students->showOn(screen);
    m_students->activateWindow();
    m_students->setFocus();
}

void PagePresenter::leave()
{
    if (std::exchange(m_isLeaving, true))
        return;
    m_input->end();
    m_students->page().giveBack();
    m_students->hide();
    Q_EMIT left();
}

void PagePresenter::fulfil(PresenterCommand wish)
{
    if (m_students->isBlank() && wish != PresenterCommand::Blank && wish != PresenterCommand::Leave)
        m_actions.action(PresenterCommand::Blank)->trigger();
    if (wish == PresenterCommand::Keys)
        return m_students->tell(PresenterActions::keysText());
    if (QAction* const action = m_actions.action(wish))
        return action->trigger();
    m_students->page().fulfil(wish);
}
