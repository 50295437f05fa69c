// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tournament/tournamentpage.h"

#include "ui/labs/tournament/tournamentbuttons.h"
#include "ui/labs/tournament/tournamentchoice.h"
#include "ui/labs/tournament/tournamentgames.h"
#include "ui/labs/tournament/tournamentreportdialog.h"
#include "ui/labs/tournament/tournamenttabs.h"
#include "ui/programs/programkeeper.h"
#include "ui/text/counttext.h"

#include <algorithm>

TournamentPage::TournamentPage(const LabServices& place, QWidget* parent)
    : LabPage(parent), m_programs(place.programs), m_questions(place.programs, *this),
      m_library(place.file(QStringLiteral("tournaments"))),
      m_choice(new TournamentChoice(m_library, this)), m_tabs(new TournamentTabs),
      m_buttons(new TournamentButtons(
          row(), [this] { return shown(); }, this)),
      m_classView(m_session, *this)
{
    connectHead();
    connect(m_buttons, &TournamentButtons::done, this, &LabPage::done);
    connect(m_buttons, &TournamentButtons::refused, this, &LabPage::refused);
    connect(m_buttons, &TournamentButtons::classViewWanted, this, [this] { openClassView(); });
    connect(m_buttons, &TournamentButtons::reportsWanted, this, &TournamentPage::showReports);
    connect(m_tabs, &TournamentTabs::gameWanted, this,
            [this](const auto& game) { chooseGame(game, 0); });
    layOut(m_choice, m_tabs);
    connectSession();
    connect(&m_library, &TournamentLibrary::changed, m_choice, &TournamentChoice::list);
    connect(&m_library, &TournamentLibrary::refused, this, &LabPage::refused);
    say(tr("Make a tournament, or choose one that is kept."));
    updateControls();
    m_choice->list();
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

void TournamentPage::connectHead()
{
    connect(m_choice, &TournamentChoice::listed, this, &TournamentPage::takeList);
    connect(m_choice, &TournamentChoice::notListed, this, &TournamentPage::say);
    connect(m_choice, &TournamentChoice::openWanted, this, [this](const QString& file) {
        if (!isRunning())
            m_choice->open(file);
    });
    connect(m_choice, &TournamentChoice::opened, this,
            [this](const QString& name, const auto& read) {
                if (!isRunning())
                    take(name, read);
            });
    connect(m_choice, &TournamentChoice::notOpened, this, [this](const QString& sentence) {
        if (!isRunning())
            say(sentence);
    });
    connect(m_choice, &TournamentChoice::newWanted, this, &TournamentPage::make);
    connect(m_choice, &TournamentChoice::joinWanted, this, &TournamentPage::letJoin);
    connect(m_choice, &TournamentChoice::likeWanted, this, &TournamentPage::makeLike);
    connect(m_choice, &TournamentChoice::removeWanted, this, &TournamentPage::remove);
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
    connect(&m_session, &TournamentSession::notRecorded, this, &LabPage::refused);
    connect(&m_session, &TournamentSession::ended, this, &TournamentPage::takeEnd);
    connect(&m_session, &TournamentSession::failed, this, [this](const QString& sentence) {
        m_tournament = m_session.tournament();
        showResult();
        updateControls();
        say(sentence);
        m_choice->list();
    });
}

QJsonObject TournamentPage::fields() const
{
    return {{"tournament", m_name}, {"naming", classNamingKey(m_classView.naming())}};
}

void TournamentPage::setFields(const QJsonObject& fields)
{
    m_classView.setNaming(classNamingFromKey(fields["naming"].toString()));
    m_wanted = fields["tournament"].toString();
    if (!isRunning())
        m_choice->list();
}

const Tournament& TournamentPage::tournament() const
{
    return isRunning() ? m_session.tournament() : m_tournament;
}

void TournamentPage::takeList()
{
    updateControls();
    if (m_name.isEmpty() && !isRunning())
        m_choice->openOneOf(m_wanted);
}

void TournamentPage::take(const QString& name, OpenedTournament opened)
{
    m_name = name;
    m_tournament = std::move(opened.tournament);
    m_result = std::move(opened.result);
    m_isComplete = opened.isComplete;
    m_tabs->setGames(m_tournament);
    showResult();
    m_classView.show(m_name, m_tournament, m_result, m_isComplete);
    m_choice->select(m_name);
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

void TournamentPage::make()
{
    if (const auto made = m_questions.askNew())
        showMade(*made);
}

void TournamentPage::makeLike()
{
    const QString name = TournamentLibrary::freeName(m_name, m_choice->kept());
    if (const auto made = m_questions.askLike(name, m_tournament.options))
        showMade(*made);
}

void TournamentPage::showMade(const NamedTournament& made)
{
    showTournament(TournamentLibrary::freeName(made.name, m_choice->kept()), made.tournament);
}

void TournamentPage::letJoin()
{
    const auto more = m_questions.askMore(m_name, m_tournament);
    if (!more)
        return;
    if (const QString file = m_library.fileOf(m_name); !file.isEmpty())
        m_library.save(file, *more);
    take(m_name, {.tournament = *more, .result = m_result, .isComplete = false});
}

void TournamentPage::remove()
{
    if (!m_questions.isRemovalWanted(m_name))
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
    // What somebody has saved anew plays as the version that it is.
    const auto startPlaying = [this, start] {
        if (m_programs)
            m_programs->noteVersions([page = QPointer(this), start] {
                if (page)
                    start();
            });
        else
            start();
    };
    if (file.isEmpty())
        startPlaying();
    else
        m_library.whenIdle(this, startPlaying);
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
    m_tabs->addGames(news.games);
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
    m_tabs->setGames(m_tournament);
    showResult();
    updateControls();
    say(isComplete ? tr("All games were played.")
                   : tr("Everything finished by then is kept. Continue plays the rest."));
    m_choice->list();
}

void TournamentPage::showResult()
{
    m_tabs->showResult(m_name, tournament().options, m_result);
}

void TournamentPage::updateControls()
{
    const bool isThere = !tournament().options.entrants.empty();
    m_buttons->offer(isThere, m_isComplete, m_result.games > 0, isRunning());
    const bool isSwiss = tournament().options.format == TournamentOptions::Format::Swiss;
    m_choice->offer(isThere, !isSwiss || !m_isComplete, isRunning());
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
                const auto game = std::ranges::find(
                    games, number, [](const TournamentGame& each) { return each.task.number; });
                if (game != games.end())
                    chooseGame(*game, ply);
            });
    dialog.exec();
}

void TournamentPage::chooseGame(const TournamentGame& game, int ply)
{
    if (game.isWalkover)
        return say(tr("This game was not played."));
    const QString file = m_library.fileOf(m_name);
    if (!tournament().options.isRecorded || file.isEmpty())
        return showGame(game, {}, ply);
    m_library.readRecording(
        file, game, this,
        [this, game, ply, name = m_name](const Expected<std::shared_ptr<const Recording>>& read) {
            if (name == m_name)
                showGame(game, read ? *read : nullptr, ply);
        });
}

void TournamentPage::showGame(const TournamentGame& game,
                              const std::shared_ptr<const Recording>& recording, int ply)
{
    const auto stored = tournamentGame(tournament().options, game, m_name, recording, ply);
    if (!stored)
        return Q_EMIT refused(stored.error().message);
    Q_EMIT gameChosen(*stored, tr("%1, game %2").arg(m_name, countText(game.task.number)));
}

ClassView& TournamentPage::openClassView()
{
    return m_classView.open(m_name, tournament(), m_result, m_isComplete);
}
