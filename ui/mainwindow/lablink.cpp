// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/lablink.h"

#include "ui/labs/experiments/experimentspage.h"
#include "ui/labs/labactivity.h"
#include "ui/labs/labpanel.h"
#include "ui/labs/parallel/parallelpage.h"
#include "ui/labs/runs/experimentshelf.h"
#include "ui/labs/study/studypage.h"
#include "ui/labs/tuning/tuningpage.h"
#include "ui/play/gamefiles.h"
#include "ui/play/gamemodel.h"
#include "ui/play/playcontroller.h"
#include "ui/style/tintedicon.h"

#include <QDir>

LabLink::LabLink(LabPanel& panel, GameModel& model, PlayController& controller,
                 GameFiles& gameFiles, const LabFiles& files, QObject* parent)
    : QObject(parent), m_panel(panel), m_model(model), m_controller(controller), m_files(gameFiles),
      m_shelf(new ExperimentShelf(files.experiments, this)), m_activity(new LabActivity(this))
{
    connect(m_shelf, &ExperimentShelf::fileChanged, this, &LabLink::fileChosen);
    panel.addPage(QStringLiteral("study"), tr("Study"), tintedIcon(QStringLiteral("study")),
                  tr("The tables and figures of the heuristics study, expected beside measured"),
                  [this] {
                      auto* const page = connected(new StudyPage(*m_shelf));
                      m_activity->watch(QStringLiteral("study"), tr("Study"), page->session());
                      return page;
                  });
    panel.addPage(
        QStringLiteral("experiments"), tr("Experiments"), tintedIcon(QStringLiteral("experiments")),
        tr("Engines of your choice against each other"), [this] {
            auto* const page = connected(new ExperimentsPage(*m_shelf));
            m_activity->watch(QStringLiteral("experiments"), tr("Experiments"), page->session());
            return page;
        });
    panel.addPage(QStringLiteral("parallel"), tr("Parallel"), tintedIcon(QStringLiteral("workers")),
                  tr("The parallel report's experiment: the full tree shared among workers"),
                  [this, folder = files.folder] {
                      auto* const page = new ParallelPage(
                          folder.isEmpty() ? QString()
                                           : QDir(folder).filePath(QStringLiteral("parallel")));
                      m_activity->watch(QStringLiteral("parallel"), tr("Parallel"), *page);
                      return page;
                  });
    panel.addPage(QStringLiteral("tuning"), tr("Tuning"), tintedIcon(QStringLiteral("tuning")),
                  tr("H1's values by hill climbing, as the heuristics study proposes"),
                  [this, folder = files.folder] {
                      auto* const page = new TuningPage(
                          folder.isEmpty() ? QString()
                                           : QDir(folder).filePath(QStringLiteral("tuning.json")));
                      connect(page, &TuningPage::playWanted, this, &LabLink::playWanted);
                      m_activity->watch(QStringLiteral("tuning"), tr("Tuning"), *page);
                      return page;
                  });
}

LabLink::~LabLink()
{
    // They know the shelf.
    delete m_panel.page(QStringLiteral("study"));
    delete m_panel.page(QStringLiteral("experiments"));
}

QString LabLink::usualFile(const QString& autosaveFolder)
{
    return QDir::cleanPath(autosaveFolder + QStringLiteral("/../experiments.sqlite"));
}

template <typename Page> Page* LabLink::connected(Page* page)
{
    connect(page, &Page::gameChosen, this, &LabLink::showGame);
    connect(page, &Page::done, this, &LabLink::done);
    connect(page, &Page::refused, this, &LabLink::refused);
    return page;
}

/// A replayed game is nobody's work: it is left without a question, but what was there before it
/// may not be.
void LabLink::showGame(const StoredGame& stored, const QString& title)
{
    if (!m_files.mayDiscard())
        return;
    m_controller.pause();
    m_model.reset(stored.game);
    // Engines that wait for their turn would play on from here.
    m_controller.pause();
    Q_EMIT gameShown(stored);
    // In one call: a title may hold what looks like a place for the next.
    Q_EMIT done(tr("On the board: %1, %2 against %3. Page Down plays it on.")
                    .arg(title, stored.players[0].label(), stored.players[1].label()));
}
