// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/commands/laboratorycommands.h"

#include "ui/labs/labactivity.h"
#include "ui/labs/labpanel.h"
#include "ui/labs/lessons/practice/practiceview.h"
#include "ui/labs/lessons/tree/treepage.h"
#include "ui/mainwindow/commands/recordingcommands.h"
#include "ui/mainwindow/parts/windowparts.h"
#include "ui/settings/settingsmodel.h"
#include "ui/widgets/labels/messagestrip.h"

#include <QApplication>

namespace {

/// What Tab would come to first.
void focusFirst(QWidget& page)
{
    QWidget* at = &page;
    do {
        if (page.isAncestorOf(at) && at->isVisible() && at->isEnabled()
            && at->focusPolicy() & Qt::TabFocus)
            return at->setFocus(Qt::OtherFocusReason);
        at = at->nextInFocusChain();
    } while (at != &page);
}

}

LaboratoryCommands::LaboratoryCommands(WindowParts& parts, SettingsModel& settings)
    : m_parts(parts), m_settings(settings)
{
    connectPages();
    connectLink();
}

void LaboratoryCommands::connectPages()
{
    const auto opens = [this](Command command, const char* page) {
        m_parts.actions.on(command, this, [this, page] { show(QLatin1String(page)); });
    };
    const auto teaches = [this](Command command, const char* page) {
        m_parts.actions.on(command, this, [this, page] { showTeaching(QLatin1String(page)); });
    };
    teaches(Command::Lessons, "lessons");
    teaches(Command::ClassResults, "class");
    teaches(Command::StepTree, "tree");
    m_parts.actions.on(Command::Practise, this, &LaboratoryCommands::practise);
    // What happens on the board is to be seen.
    for (const Command command :
         {Command::NewGame,       Command::NewGameWith,   Command::SetUp,   Command::Hint,
          Command::MoveNow,       Command::Start,         Command::Step,    Command::Rematch,
          Command::TryAgain,      Command::PastePosition, Command::Undo,    Command::Redo,
          Command::First,         Command::Previous,      Command::Next,    Command::Last,
          Command::Threats,       Command::BestLine,      Command::HeatMap, Command::ColumnScores,
          Command::EvaluationBar, Command::FlipBoard,     Command::PlanCard})
        m_parts.actions.on(command, this, &LaboratoryCommands::showBoard);
    opens(Command::StudyTables, "study");
    opens(Command::Experiments, "experiments");
    m_parts.actions.on(Command::CompareSearches, this, [this] {
        show(QStringLiteral("compare"));
        m_parts.laboratory.openPage(
            QStringLiteral("compare"),
            {{QStringLiteral("position"), m_parts.model.game().positionText()}});
    });
}

void LaboratoryCommands::connectLink()
{
    LabPresenter& laboratory = m_parts.laboratory;
    const auto listResearch = [this] {
        m_parts.docks.laboratory().setResearchListed(m_parts.layout.layout()
                                                     != DockLayouts::Layout::Teach);
    };
    connect(&m_parts.layout, &DockLayouts::layoutChanged, this, listResearch);
    listResearch();
    connect(&laboratory.activity(), &LabActivity::changed, this,
            [this] { m_parts.status.showLaboratory(m_parts.laboratory.activity()); });
    connect(&m_parts.status, &StatusLine::laboratoryWanted, this,
            [this] { show(m_parts.laboratory.activity().page()); });
    m_parts.files.setOthers(laboratory.fileEnds(), [this](const QString& path) {
        if (RecordingCommands::areRecordings({path}))
            return Q_EMIT recordingChosen(path);
        const QString page = m_parts.laboratory.pageFor(path);
        if (m_parts.laboratory.isBesideBoard(page))
            show(page);
        else
            showTeaching(page);
        m_parts.laboratory.openFile(path);
    });
    connect(&m_parts.docks, &DockSet::gameChosen, &laboratory, &LabPresenter::showGame);
    connect(&laboratory, &LabPresenter::gameShown, this, &LaboratoryCommands::showBoard);
    connect(&laboratory, &LabPresenter::gameShown, &m_parts.charts,
            &PerMoveChartPresenter::addStored);
    connect(&laboratory, &LabPresenter::gameShown, &m_parts.reports, &ReportPresenter::addStored);
    connect(&laboratory, &LabPresenter::gameShown, &m_parts.costOptions, &CostOptions::addStored);
    connect(&laboratory, &LabPresenter::gameShown, &m_parts.recorder, &GameRecorder::addStored);
    connect(&laboratory, &LabPresenter::boardWanted, this, &LaboratoryCommands::showBoard);
    connect(&laboratory, &LabPresenter::done, &m_parts.status, &StatusLine::say);
    connect(&laboratory, &LabPresenter::refused, &m_parts.centre.message(),
            &MessageStrip::showMessage);
    connect(&laboratory, &LabPresenter::fileChosen, this, [this](const QString& file) {
        m_settings.edit([&file](Settings& settings) { settings.experimentFile = file; });
    });
}

// The questions before a game are as wide as a board that is played on: who goes elsewhere has
// answered them.

/// The layout's own command, given again, brings its first arrangement back.
void LaboratoryCommands::show(const QString& page)
{
    if (page.isEmpty() || m_parts.layout.layout() != DockLayouts::Layout::Lab) {
        m_parts.start.dismiss();
        m_parts.layout.apply(DockLayouts::Layout::Lab);
    }
    if (!page.isEmpty())
        m_parts.docks.showLaboratory(page);
}

void LaboratoryCommands::showTeaching(const QString& page)
{
    if (m_parts.layout.layout() != DockLayouts::Layout::Teach) {
        m_parts.start.dismiss();
        m_parts.layout.apply(DockLayouts::Layout::Teach);
    }
    m_parts.docks.showLaboratory(page);
    if (QWidget* const shown = m_parts.docks.laboratory().page(page);
        shown && !shown->isAncestorOf(QApplication::focusWidget()))
        focusFirst(*shown);
}

void LaboratoryCommands::practise()
{
    const QString tree = QStringLiteral("tree");
    m_parts.laboratory.openPage(tree, {{QStringLiteral("view"), QStringLiteral("practise")}});
    showTeaching(tree);
    if (auto* const page = qobject_cast<TreePage*>(m_parts.docks.laboratory().page(tree)))
        page->practice().focusTree();
}

void LaboratoryCommands::showBoard()
{
    if (m_parts.layout.layout() == DockLayouts::Layout::Teach)
        m_parts.layout.apply(DockLayouts::Layout::Lab);
}
