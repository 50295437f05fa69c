// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/labpresenter.h"

#include "core/compare/comparisonrequest.h"
#include "core/lesson/course/labsettings.h"
#include "core/session/experimentlibrary.h"
#include "core/support/formats/jsontext.h"
#include "ui/labs/compare/comparepage.h"
#include "ui/labs/labactivity.h"
#include "ui/labs/labpages.h"
#include "ui/labs/labpanel.h"
#include "ui/labs/page/labpage.h"
#include "ui/labs/plans/planspage.h"
#include "ui/play/gamemodel.h"
#include "ui/play/games/gamefiles.h"
#include "ui/play/playcontroller.h"
#include "ui/style/tintedicon.h"

#include <QDir>
#include <QJsonDocument>
#include <QPointer>
#include <algorithm>
#include <initializer_list>
#include <utility>

LabPresenter::LabPresenter(LabPanel& panel, GameModel& model, PlayController& controller,
                           GameFiles& gameFiles, const LabFiles& files, QObject* parent)
    : QObject(parent), m_panel(panel), m_model(model), m_controller(controller), m_files(gameFiles),
      m_shelf(new ExperimentLibrary(files.experiments, this)), m_activity(new LabActivity(this)),
      m_recording(files.recording), m_folder(files.folder), m_fields(files.fields)
{
    connect(m_shelf, &ExperimentLibrary::fileChanged, this, &LabPresenter::fileChosen);
    connect(&controller, &PlayController::engineMoved, this, [this](const SearchReport& report) {
        for (const QString& id : std::as_const(m_ids))
            if (auto* const page = qobject_cast<LabPage*>(m_panel.page(id)))
                page->takeEngineMove(report);
    });
    const LabServices place {.folder = files.folder,
                             .experiments = m_shelf,
                             .solver = files.solver,
                             .programs = files.programs};
    for (const LabGroup& group : labGroups()) {
        panel.addGroup(group.title, group.isForResearch);
        for (const LabEntry& entry : group.pages)
            addPage(entry, place);
    }
}

LabPresenter::~LabPresenter()
{
    // They may know the shelf.
    for (const QString& id : std::as_const(m_ids))
        delete m_panel.page(id);
}

void LabPresenter::addPage(const LabEntry& entry, const LabServices& place)
{
    m_ids << entry.id;
    if (entry.isBesideBoard)
        m_besideBoard << entry.id;
    for (const QString& end : entry.fileEnds)
        m_openers.insert(end, entry.id);
    const auto make = [this, entry, place] {
        LabPage* const page = entry.make(place);
        page->setKept(QJsonDocument::fromJson(m_fields.value(entry.id).toUtf8()).object());
        connectPage(*page);
        m_activity->watch(entry.id, entry.title, *page);
        return page;
    };
    m_panel.addPage(entry.id, entry.title, tintedIcon(entry.icon), entry.help, make, entry.brief);
}

QMap<QString, QString> LabPresenter::fields() const
{
    QMap<QString, QString> all = m_fields;
    for (const QString& id : m_ids)
        if (const auto* const page = qobject_cast<LabPage*>(m_panel.page(id)))
            if (const QJsonObject kept = page->kept(); !kept.isEmpty())
                all[id] = QString::fromUtf8(jsonText(kept, QJsonDocument::Compact));
    return all;
}

QString LabPresenter::usualFile(const QString& autosaveFolder)
{
    return QDir::cleanPath(autosaveFolder + QStringLiteral("/../experiments.sqlite"));
}

void LabPresenter::connectPage(LabPage& page)
{
    connect(&page, &LabPage::gameWanted, this, [this, &page] { page.takeGame(m_model.game()); });
    connect(&page, &LabPage::recordingWanted, this, [this, &page] {
        if (m_recording)
            page.takeRecording(m_recording());
    });
    connect(&page, &LabPage::gameChosen, this, &LabPresenter::showGame);
    connect(&page, &LabPage::pageWanted, this, &LabPresenter::openPage);
    connect(&page, &LabPage::resultWanted, this,
            [this, &page](const QString& question, const fourcast::lesson::WrittenResult& wanted) {
                waitForResult(wanted,
                              [this, question, lesson = QPointer(&page)](const QString& text) {
                                  if (!lesson)
                                      return;
                                  m_panel.showPage(idOf(*lesson));
                                  lesson->takeResult(question, text);
                              });
            });
    connect(&page, &LabPage::resultHanded, this,
            [this, &page](const fourcast::lesson::LabResult& result) { takeResult(page, result); });
    connect(&page, &LabPage::playWanted, this, &LabPresenter::playWanted);
    connect(&page, &LabPage::done, this, &LabPresenter::done);
    connect(&page, &LabPage::refused, this, &LabPresenter::refused);
}

void LabPresenter::openPage(const QString& id, const LabSettings& settings)
{
    const auto values = fourcast::lesson::labValues(id, settings);
    if (!values)
        return Q_EMIT refused(values.error().message);
    auto* const page = qobject_cast<LabPage*>(m_panel.makePage(id));
    if (!page)
        return;
    if (page->isRunning()) {
        m_panel.showPage(id);
        return refuseBusy();
    }
    const auto taken = page->takeSettings(*values);
    m_panel.showPage(id);
    if (!taken)
        Q_EMIT refused(taken.error().message);
}

void LabPresenter::openPlan(const AnyRootedPlan& plan, PracticeMode mode)
{
    const QString id = QStringLiteral("plans");
    auto* const page = qobject_cast<PlansPage*>(m_panel.makePage(id));
    if (!page)
        return;
    page->showPlan(plan, mode);
    m_panel.showPage(id);
}

void LabPresenter::refuseBusy()
{
    Q_EMIT refused(tr("This page is busy. Its settings cannot change until it has finished."));
}

void LabPresenter::repeatSearch(const ComparisonRequest& request)
{
    const QString id = QStringLiteral("compare");
    auto* const page = qobject_cast<ComparePage*>(m_panel.makePage(id));
    if (!page)
        return;
    m_panel.showPage(id);
    if (!page->repeat(request))
        refuseBusy();
}

QString LabPresenter::idOf(const LabPage& page) const
{
    for (const QString& id : m_ids)
        if (m_panel.page(id) == &page)
            return id;
    return {};
}

void LabPresenter::waitForResult(const fourcast::lesson::WrittenResult& wanted,
                                 std::function<void(const QString&)> taken)
{
    endWaiting();
    openPage(wanted.page, wanted.settings);
    auto* const page = qobject_cast<LabPage*>(m_panel.page(wanted.page));
    if (!page)
        return;
    m_waiting = std::move(taken);
    page->offerResult(wanted.quantity);
}

void LabPresenter::endWaiting()
{
    m_waiting = nullptr;
    for (const QString& id : std::as_const(m_ids))
        if (auto* const page = qobject_cast<LabPage*>(m_panel.page(id)))
            page->offerResult({});
}

void LabPresenter::takeResult(LabPage& from, fourcast::lesson::LabResult result)
{
    if (!m_waiting)
        return;
    result.page = idOf(from);
    const auto taken = std::exchange(m_waiting, nullptr);
    from.offerResult({});
    taken(toText(result));
}

QString LabPresenter::pageFor(const QString& path) const
{
    for (auto each = m_openers.cbegin(); each != m_openers.cend(); ++each)
        if (path.endsWith(each.key(), Qt::CaseInsensitive))
            return each.value();
    return {};
}

void LabPresenter::openFile(const QString& path)
{
    openFile(pageFor(path), path);
}

void LabPresenter::openFile(const QString& id, const QString& path)
{
    if (auto* const page = qobject_cast<LabPage*>(m_panel.makePage(id))) {
        m_panel.showPage(id);
        page->takeFile(path);
    }
}

/// The same moves by the same players on the same day: a person's own game may have the moves, too.
bool LabPresenter::isOnBoard(const StoredGame& stored) const
{
    const Game& board = m_model.game();
    const QString recorded = QStringLiteral("Recorded");
    // Of two recordings of the same moves each has figures of its own.
    if (!board.tag(recorded).isEmpty() && board.tag(recorded) != stored.game.tag(recorded))
        return false;
    return board.setup() == stored.game.setup() && board.moves() == stored.game.moves()
        && std::ranges::all_of(
               std::initializer_list<const char*> {"First", "Second", "Date", "Event"},
               [&](const char* tag) {
                   const QString name = QString::fromLatin1(tag);
                   return board.tag(name) == stored.game.tag(name);
               });
}

/// A replayed game is nobody's work: it is left without a question, but what was there before it
/// may not be.
void LabPresenter::showGame(const StoredGame& stored, const QString& title)
{
    if (isOnBoard(stored) && stored.game.ply() > 0) {
        m_model.goTo(stored.game.ply());
        return Q_EMIT boardWanted();
    }
    if (!m_files.mayDiscard())
        return;
    m_controller.pause();
    m_model.reset(stored.game);
    // Engines that wait for their turn would play on from here.
    m_controller.pause();
    Q_EMIT gameShown(stored);
    // A recording is called by its players.
    if (stored.recording || (stored.players[0].human && stored.players[1].human)) {
        Q_EMIT done(tr("On the board: %1.").arg(title));
        return;
    }
    // In one call: a title may hold what looks like a place for the next.
    Q_EMIT done(tr("On the board: %1, %2 against %3. Press Page Down to step through it.")
                    .arg(title, stored.players[0].label(), stored.players[1].label()));
}
