// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tournament/tournamentpage.h"

#include "ui/labs/tournament/classview.h"
#include "ui/labs/tournament/standingscolumns.h"
#include "ui/labs/tournament/tournamentdialog.h"
#include "ui/labs/tournament/tournamentexportmenu.h"
#include "ui/labs/tournament/tournamentgames.h"
#include "ui/labs/tournament/tournamentreportdialog.h"
#include "ui/programs/programkeeper.h"
#include "ui/text/counttext.h"
#include "ui/widgets/beforeclass.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/narrowchoice.h"
#include "ui/widgets/rowtable.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace {

QTableView* tournamentTable(QAbstractItemModel& model, const QString& name)
{
    auto* const table = new QTableView;
    table->setModel(&model);
    readByRow(*table, name);
    table->setAlternatingRowColors(true);
    table->horizontalHeader()->setHighlightSections(false);
    return table;
}

QString namingKey(ClassNaming naming)
{
    return naming == ClassNaming::Numbers ? QStringLiteral("numbers")
        : naming == ClassNaming::Animals  ? QStringLiteral("animals")
                                          : QStringLiteral("names");
}

ClassNaming namingFromKey(const QString& key)
{
    for (const ClassNaming naming : {ClassNaming::Numbers, ClassNaming::Animals})
        if (namingKey(naming) == key)
            return naming;
    return ClassNaming::Names;
}

QString keptLine(const KeptTournament& kept)
{
    if (!kept.problem.isEmpty())
        return TournamentPage::tr("%1 (cannot be read)").arg(kept.name);
    return kept.isComplete ? TournamentPage::tr("%1 (%2 entrants, %3 games, complete)")
                                 .arg(kept.name, countText(kept.entrants), countText(kept.games))
                           : TournamentPage::tr("%1 (%2 entrants, %3 games)")
                                 .arg(kept.name, countText(kept.entrants), countText(kept.games));
}

}

TournamentPage::TournamentPage(const LabServices& place, QWidget* parent)
    : LabPage(parent), m_programs(place.programs),
      m_library(place.file(QStringLiteral("tournaments")))
{
    QWidget* const head = makeHead();
    m_classButton = new QPushButton(tr("C&lass view"));
    m_classButton->setToolTip(
        tr("Show the games and the standings to a class, on the whole screen"));
    connect(m_classButton, &QPushButton::clicked, this, [this] { openClassView(); });
    m_reports = new QPushButton(tr("Rep&orts…"));
    m_reports->setToolTip(tr("What each entrant missed, its slowest move and its failures"));
    connect(m_reports, &QPushButton::clicked, this, &TournamentPage::showReports);
    row().addButton(m_reports);
    row().addButton(m_classButton);
    row().setTips(tr("Play the games that are missing"),
                  tr("Begin no more games. Those under way are finished; you can continue later."),
                  tr("Stop at once. What is under way is played anew when you continue."));
    row().setCounting(tr("%v of %m games"), tr("Games played"));
    auto* const exports = new TournamentExportMenu([this] { return shown(); });
    connect(exports, &ExportMenu::done, this, &LabPage::done);
    connect(exports, &ExportMenu::refused, this, &LabPage::refused);
    row().setExport(exports);
    layOut(head, makeResults());
    connectSession();
    connect(&m_library, &TournamentLibrary::changed, this, &TournamentPage::list);
    connect(&m_library, &TournamentLibrary::refused, this, &LabPage::refused);
    say(tr("Make a tournament, or choose one that is kept."));
    updateControls();
    list();
}

TournamentPage::~TournamentPage()
{
    delete m_classView;
}

LabEntry TournamentPage::entry()
{
    return {.id = QStringLiteral("tournament"),
            .title = tr("Tournament"),
            .icon = QStringLiteral("players"),
            .help = tr("Let bots, levels and engines play a tournament, and show it to a class"),
            .make = [](const LabServices& place) { return new TournamentPage(place); },
            .brief = tr("Let bots compete")};
}

QWidget* TournamentPage::makeHead()
{
    auto* const box = new QWidget(this);
    m_keptChoice = new NarrowChoice(box);
    m_keptChoice->setAccessibleName(tr("Kept tournaments"));
    m_keptChoice->setToolTip(tr("Tournaments on this computer. Choose one to view or continue."));
    formfields::allowNarrow(*m_keptChoice);
    connect(m_keptChoice, &QComboBox::activated, this, [this](int index) {
        if (index >= 0 && index < static_cast<int>(m_kept.size()))
            open(m_kept[static_cast<std::size_t>(index)].file);
    });
    m_new = new QPushButton(tr("&New tournament…"), box);
    m_new->setToolTip(tr("Choose the entrants, who plays whom, openings and clock"));
    connect(m_new, &QPushButton::clicked, this, &TournamentPage::make);
    makeMenu();
    auto* const layout = new QHBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(formfields::label(tr("&Kept:"), m_keptChoice));
    layout->addWidget(m_keptChoice, 1);
    layout->addWidget(m_manage);
    layout->addWidget(m_new);
    return box;
}

void TournamentPage::makeMenu()
{
    m_manage = new QToolButton;
    m_manage->setText(tr("Manage"));
    m_manage->setToolTip(tr("Add entrants, make another like it, or remove it"));
    m_manage->setPopupMode(QToolButton::InstantPopup);
    m_manage->setFocusPolicy(Qt::StrongFocus);
    auto* const menu = new QMenu(m_manage);
    menu->setToolTipsVisible(true);
    const auto add = [this, menu](const QString& text, const QString& tip, auto slot) {
        QAction* const action = menu->addAction(text, this, slot);
        action->setToolTip(tip);
        return action;
    };
    m_join
        = add(tr("&Add entrants…"), tr("Games that were played stay; those of the new ones come"),
              &TournamentPage::letJoin);
    m_like = add(tr("Use as a &template…"), tr("Make another one that begins like this"),
                 &TournamentPage::makeLike);
    m_remove
        = add(tr("&Remove…"), tr("Remove this tournament and its games"), &TournamentPage::remove);
    m_manage->setMenu(menu);
}

QWidget* TournamentPage::makeResults()
{
    m_standings = new TableModel(this);
    m_cross = new TableModel(this);
    m_games = new TournamentGames(this);
    m_standingsTable = tournamentTable(*m_standings, tr("Standings"));
    m_standingsTable->setObjectName(QStringLiteral("standings"));
    m_crossTable = tournamentTable(*m_cross, tr("Cross table"));
    m_crossTable->setObjectName(QStringLiteral("cross"));
    m_gamesTable = tournamentTable(*m_games, tr("Games"));
    m_gamesTable->setObjectName(QStringLiteral("games"));
    m_gamesTable->horizontalHeader()->setStretchLastSection(true);
    m_gamesTable->setToolTip(tr("Enter or a click shows the game on the board"));
    connect(m_gamesTable, &QTableView::clicked, this,
            [this](const QModelIndex& index) { choose(index.row(), 0); });
    // activated() would come with a click as well, on some systems.
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* const enter = new QShortcut(QKeySequence(key), m_gamesTable);
        enter->setContext(Qt::WidgetShortcut);
        connect(enter, &QShortcut::activated, this,
                [this] { choose(m_gamesTable->currentIndex().row(), 0); });
    }
    m_tabs = new QTabWidget;
    m_tabs->addTab(m_standingsTable, tr("Stan&dings"));
    m_tabs->addTab(m_crossTable, tr("Cross ta&ble"));
    m_tabs->addTab(m_gamesTable, tr("Ga&mes"));
    m_summary = new QLabel;
    m_summary->setWordWrap(true);
    m_summary->setMinimumHeight(1);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_summary->setAccessibleDescription(tr("Rules and results of the tournament"));
    auto* const box = new QWidget;
    auto* const column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_summary);
    column->addWidget(m_tabs, 1);
    return box;
}

void TournamentPage::connectSession()
{
    connect(&m_session, &TournamentSession::stateChanged, this, &TournamentPage::takeState);
    connect(&m_session, &TournamentSession::advanced, this, &TournamentPage::takeNews);
    connect(&m_session, &TournamentSession::progressed, this, [this](const JobProgress& progress) {
        if (const QString pace = paceText(progress);
            !pace.isEmpty() && m_session.state() == TournamentSession::State::Running)
            say(tr("Running: %1.").arg(pace));
        setProgress(progress);
    });
    connect(&m_session, &TournamentSession::ended, this, &TournamentPage::takeEnd);
    connect(&m_session, &TournamentSession::failed, this, [this](const QString& sentence) {
        m_tournament = m_session.tournament();
        showResult();
        updateControls();
        say(sentence);
        list();
    });
}

QJsonObject TournamentPage::fields() const
{
    return {{"tournament", m_name}, {"naming", namingKey(m_naming)}};
}

void TournamentPage::setFields(const QJsonObject& fields)
{
    m_naming = namingFromKey(fields["naming"].toString());
    m_wanted = fields["tournament"].toString();
    if (!isRunning())
        list();
}

const Tournament& TournamentPage::tournament() const
{
    return isRunning() ? m_session.tournament() : m_tournament;
}

void TournamentPage::list()
{
    m_library.list(this, [this](const auto& kept) { takeList(kept); });
}

void TournamentPage::takeList(const Expected<std::vector<KeptTournament>>& kept)
{
    const QSignalBlocker blocker(m_keptChoice);
    m_keptChoice->clear();
    m_kept.clear();
    if (!kept)
        return say(kept.error().message);
    m_kept = *kept;
    int current = -1;
    for (const KeptTournament& each : m_kept) {
        if (each.name == m_name)
            current = m_keptChoice->count();
        m_keptChoice->addItem(keptLine(each));
        m_keptChoice->setItemData(m_keptChoice->count() - 1, each.problem, Qt::ToolTipRole);
    }
    m_keptChoice->setPlaceholderText(m_kept.empty() ? tr("none yet") : tr("choose one"));
    m_keptChoice->setCurrentIndex(current);
    updateControls();
    if (!m_name.isEmpty() || m_kept.empty() || isRunning())
        return;
    // The one from last time, or else the latest.
    const auto wanted = std::ranges::find(m_kept, m_wanted, &KeptTournament::name);
    open(wanted != m_kept.end() ? wanted->file : m_kept.front().file);
}

void TournamentPage::open(const QString& file)
{
    if (isRunning())
        return;
    const auto kept = std::ranges::find(m_kept, file, &KeptTournament::file);
    const QString name = kept != m_kept.end() ? kept->name : QString();
    m_library.open(file, this, [this, name](Expected<OpenedTournament> opened) {
        if (isRunning())
            return;
        if (!opened)
            return say(opened.error().message);
        take(name, std::move(*opened));
    });
}

void TournamentPage::take(const QString& name, OpenedTournament opened)
{
    m_name = name;
    m_tournament = std::move(opened.tournament);
    m_result = std::move(opened.result);
    m_isComplete = opened.isComplete;
    m_games->setTournament(m_tournament);
    showResult();
    m_gamesTable->resizeColumnsToContents();
    if (m_classView) {
        m_classView->setName(m_name);
        m_classView->showTournament(m_tournament, m_result, m_isComplete);
    }
    const auto kept = std::ranges::find(m_kept, m_name, &KeptTournament::name);
    m_keptChoice->setCurrentIndex(kept == m_kept.end() ? -1
                                                       : static_cast<int>(kept - m_kept.begin()));
    say(m_isComplete              ? tr("All games were played.")
            : m_result.games == 0 ? tr("Run plays the games.")
                                  : tr("Continue plays the games that are missing."));
    updateControls();
}

void TournamentPage::showTournament(const QString& name, const Tournament& tournament)
{
    if (isRunning())
        return;
    if (const QString file = m_library.fileOf(name); !file.isEmpty())
        m_library.save(file, tournament);
    take(name, {.tournament = tournament, .result = {}, .isComplete = false});
}

Expected<void> TournamentPage::addPrograms(const std::vector<Program>& programs)
{
    return m_programs->save([programs](std::vector<Program>& all) -> Expected<void> {
        for (const Program& program : programs)
            if (std::ranges::find(all, program.name, &Program::name) == all.end())
                all.push_back(program);
        return {};
    });
}

static TournamentDialog::AddPrograms adding(ProgramKeeper* keeper,
                                            TournamentDialog::AddPrograms add)
{
    return keeper ? std::move(add) : TournamentDialog::AddPrograms();
}

void TournamentPage::make()
{
    TournamentDialog dialog(
        adding(m_programs, [this](const auto& programs) { return addPrograms(programs); }), this);
    if (dialog.exec() == QDialog::Accepted)
        showTournament(TournamentLibrary::freeName(dialog.name(), m_kept),
                       {.options = dialog.options()});
}

void TournamentPage::makeLike()
{
    TournamentDialog dialog(
        adding(m_programs, [this](const auto& programs) { return addPrograms(programs); }), this);
    dialog.setTournament(TournamentLibrary::freeName(m_name, m_kept), m_tournament.options);
    if (dialog.exec() == QDialog::Accepted)
        showTournament(TournamentLibrary::freeName(dialog.name(), m_kept),
                       {.options = dialog.options()});
}

void TournamentPage::letJoin()
{
    TournamentDialog dialog(
        adding(m_programs, [this](const auto& programs) { return addPrograms(programs); }), this);
    dialog.setTournament(m_name, m_tournament.options);
    dialog.setBegun();
    if (dialog.exec() != QDialog::Accepted)
        return;
    Tournament more = m_tournament;
    more.options.entrants = dialog.options().entrants;
    // What has played stays what it was, whatever the form makes of it.
    std::ranges::copy(m_tournament.options.entrants, more.options.entrants.begin());
    const QString file = m_library.fileOf(m_name);
    if (!file.isEmpty())
        m_library.save(file, more);
    take(m_name, {.tournament = more, .result = m_result, .isComplete = false});
}

void TournamentPage::remove()
{
    if (QMessageBox::question(this, tr("Remove the tournament"),
                              tr("“%1” and its games will be removed. Remove it?").arg(m_name))
        != QMessageBox::Yes)
        return;
    m_library.remove(m_library.fileOf(m_name));
    take({}, {});
    say(tr("Make a tournament, or choose one that is kept."));
}

void TournamentPage::run()
{
    if (isRunning() || m_tournament.options.entrants.empty() || m_isComplete)
        return;
    const QString file = m_library.fileOf(m_name);
    const auto start = [this, file] {
        if (isRunning() || m_library.fileOf(m_name) != file)
            return;
        setProgress({});
        m_session.start(m_tournament, file);
    };
    if (file.isEmpty())
        start();
    else
        m_library.whenIdle(this, start);
}

void TournamentPage::pause()
{
    if (m_session.state() != TournamentSession::State::Running)
        return;
    m_session.finish();
    say(tr("Ends after the games under way. Cancel ends at once."));
}

void TournamentPage::cancel()
{
    if (m_session.state() == TournamentSession::State::Idle)
        return;
    m_session.stop();
    say(tr("Stopping."));
}

void TournamentPage::takeState()
{
    using State = TournamentSession::State;
    switch (m_session.state()) {
    case State::Idle:
        m_tournament = m_session.tournament();
        setState(LabState::Idle);
        break;
    case State::Stopping:
        setState(LabState::Stopping);
        break;
    case State::Running:
    case State::Finishing: // may still be ended at once
        setState(LabState::Running);
        break;
    }
    updateControls();
}

void TournamentPage::takeNews(const TournamentNews& news)
{
    m_games->add(news.games);
    if (!news.result)
        return;
    m_result = *news.result;
    showResult();
}

void TournamentPage::takeEnd(bool isComplete)
{
    m_tournament = m_session.tournament();
    m_result = m_session.result();
    m_isComplete = isComplete;
    m_games->setTournament(m_tournament);
    m_gamesTable->resizeColumnsToContents();
    showResult();
    updateControls();
    say(isComplete ? tr("All games were played.")
                   : tr("Everything finished by then is kept. Continue plays the rest."));
    list();
}

void TournamentPage::showResult()
{
    m_standings->show(standingColumns(tournament().options), m_result.standings);
    showCrossTable(*m_cross, tournament().options, m_result);
    m_standingsTable->resizeColumnsToContents();
    m_crossTable->resizeColumnsToContents();
    showSummary();
}

void TournamentPage::showSummary()
{
    const TournamentOptions& options = tournament().options;
    if (options.entrants.empty())
        return m_summary->clear();
    QStringList sentences {tr("%1. %2; openings: %3; clock: %4.")
                               .arg(m_name, TournamentOptions::formatName(options.format),
                                    options.openings.toText(), options.clock.toText())};
    if (m_result.games > 0)
        sentences << tr("%1 games, %2 of them distinct.")
                         .arg(countText(m_result.games), countText(m_result.distinctGames));
    std::map<EngineFailure::Kind, int> failures;
    for (const Standing& standing : m_result.standings)
        for (const auto& [kind, count] : standing.failures)
            failures[kind] += count;
    if (const QString text = failuresText(failures); !text.isEmpty())
        sentences << tr("Failures: %1.").arg(text);
    if (const QString text = testText(m_result.sprt); !text.isEmpty())
        sentences << text;
    m_summary->setText(sentences.join(u' '));
}

void TournamentPage::updateControls()
{
    const bool isThere = !tournament().options.entrants.empty();
    const bool hasGames = m_result.games > 0;
    row().setReady(isThere && !m_isComplete);
    row().setResumable(hasGames);
    row().setExportable(hasGames);
    m_keptChoice->setEnabled(!isRunning() && !m_kept.empty());
    m_new->setEnabled(!isRunning());
    m_manage->setEnabled(isThere && !isRunning());
    const bool isSwiss = tournament().options.format == TournamentOptions::Format::Swiss;
    m_join->setEnabled(!isSwiss || !m_isComplete);
    m_reports->setEnabled(hasGames && !isRunning());
    m_classButton->setEnabled(isThere);
}

std::shared_ptr<const NamedTournament> TournamentPage::shown() const
{
    return std::make_shared<const NamedTournament>(NamedTournament {m_name, tournament()});
}

void TournamentPage::showReports()
{
    TournamentReportDialog dialog(shown(), this);
    connect(&dialog, &TournamentReportDialog::gameWanted, this,
            [this, &dialog](int number, int ply) {
                dialog.accept();
                const auto& games = tournament().games;
                const auto game = std::ranges::find_if(games, [number](const TournamentGame& each) {
                    return each.task.number == number;
                });
                if (game != games.end())
                    chooseGame(*game, ply);
            });
    dialog.exec();
}

void TournamentPage::choose(int row, int ply)
{
    if (const TournamentGame* const game = m_games->gameAt(row))
        chooseGame(*game, ply);
}

void TournamentPage::chooseGame(const TournamentGame& game, int ply)
{
    if (game.isWalkover)
        return say(tr("This game was not played."));
    auto stored = tournamentGame(tournament().options, game, m_name);
    if (!stored)
        return Q_EMIT refused(stored.error().message);
    stored->game.goTo(ply);
    Q_EMIT gameChosen(*stored, tr("%1, game %2").arg(m_name, countText(game.task.number)));
}

ClassView& TournamentPage::openClassView()
{
    if (!m_classView) {
        m_classView = new ClassView(m_session, m_name, m_naming, this);
        connect(m_classView, &ClassView::namingChanged, this,
                [this](ClassNaming naming) { m_naming = naming; });
        m_classView->showTournament(tournament(), m_result, m_isComplete);
    }
    m_classView->showFullScreen();
    m_classView->raise();
    m_classView->activateWindow();
    m_classView->setFocus();
    return *m_classView;
}
