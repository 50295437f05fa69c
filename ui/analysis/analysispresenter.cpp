// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/analysispresenter.h"

#include "core/analysis/movereason.h"
#include "core/analysis/threats.h"
#include "core/odds/odds.h"
#include "ui/analysis/analysismodel.h"
#include "ui/analysis/analysispanel.h"
#include "ui/analysis/reliabilitydialog.h"
#include "ui/board/boardstage.h"
#include "ui/board/boardview.h"
#include "ui/board/evaluationbar.h"
#include "ui/play/gamemodel.h"
#include "ui/play/playcontroller.h"
#include "ui/style/showndiscs.h"
#include "ui/text/counttext.h"
#include "ui/text/sidename.h"

namespace {

std::vector<ThreatMark> marksOf(const ThreatReport& report, const SideNames& names)
{
    std::vector<ThreatMark> marks;
    for (const Threat& threat : report.threats)
        marks.push_back({.square = {threat.column, threat.row},
                         .owner = threat.owner == Player::First ? Cell::First : Cell::Second,
                         .odd = threat.isOdd(),
                         .playable = threat.playable,
                         .useless = threat.useless,
                         .spoken = threatText(threat, names)});
    return marks;
}

/// Of the first player, whoever is to move.
QString chanceText(const Position& position, const SideNames& names)
{
    const Odds odds = measuredOdds(position);
    if (position.isFinished() || odds.games == 0)
        return {};
    const auto percent = [](double share) { return QString::number(qRound(100 * share)); };
    return AnalysisPresenter::tr("Against opponents who make mistakes, %1 scores about %2 % here "
                                 "(95 % interval %3 to %4 %, %5 games between engines).")
        .arg(names.first, percent(odds.first), percent(odds.low), percent(odds.high),
             countText(static_cast<quint64>(odds.games)));
}

}

AnalysisPresenter::AnalysisPresenter(BoardStage& stage, AnalysisPanel& panel,
                                     const GameModel& model, AnalysisModel& analysis,
                                     const PlayController& controller, QObject* parent)
    : QObject(parent), m_stage(stage), m_panel(panel), m_model(model), m_analysis(analysis),
      m_controller(controller), m_lines(stage.board()),
      m_movePreview(stage.board(), model, analysis)
{
    stage.bar().setSource(tr("Exact", "where the evaluation bar's numbers come from"));
    connectLines();
    connect(&model, &GameModel::positionChanged, this, &AnalysisPresenter::showAll);
    connect(&model, &GameModel::gameReset, this, &AnalysisPresenter::showAll);
    connect(&analysis, &AnalysisModel::scoresChanged, this, &AnalysisPresenter::handleScores);
    connect(&analysis, &AnalysisModel::runningChanged, this, &AnalysisPresenter::showPanel);
    connect(&controller, &PlayController::stateChanged, this, &AnalysisPresenter::updatePause);
    connect(&panel, &AnalysisPanel::seenChanged, this, &AnalysisPresenter::showAll);
    connect(&ShownDiscs::instance(), &ShownDiscs::changed, this, [this] {
        showBoardMarks();
        showScores();
    });
}

void AnalysisPresenter::connectLines()
{
    const BoardView& board = m_stage.board();
    connect(&board, &BoardView::chipHovered, this, [this](int column) {
        m_lines.show(column < 0 ? std::vector<Move>() : std::vector {Move(column)});
    });
    connect(&board, &BoardView::chipChosen, this, &AnalysisPresenter::followColumn);
    connect(&m_panel, &AnalysisPanel::columnWanted, this, &AnalysisPresenter::followColumn);
    connect(&m_panel, &AnalysisPanel::previewWanted, &m_lines, &LinePlayer::show);
    connect(&m_panel, &AnalysisPanel::playOutWanted, &m_lines, &LinePlayer::play);
    connect(&m_panel, &AnalysisPanel::playOutEnded, &m_lines, &LinePlayer::clear);
    connect(&m_panel, &AnalysisPanel::reliabilityWanted, this,
            [this] { (new ReliabilityDialog(m_panel.window()))->open(); });
    connect(&m_movePreview, &MovePreviewPresenter::answerWanted, this,
            [this](const Position& position) {
                // What somebody has clicked on comes first.
                if (m_followed < 0)
                    m_analysis.follow(position);
            });
    connect(&m_lines, &LinePlayer::finished, &m_panel, &AnalysisPanel::endPlayingOut);
}

void AnalysisPresenter::apply(const Settings& settings, const Overlays& overlays)
{
    m_overlays = overlays;
    m_chipStyle = settings.chipStyle;
    const bool animated = settings.animation != AnimationSpeed::Off;
    m_lines.setAnimated(animated);
    m_stage.bar().setAnimated(animated);
    showAll();
}

void AnalysisPresenter::setVeiled(bool on)
{
    if (on == m_veiled)
        return;
    m_veiled = on;
    m_lines.clear();
    veilPanel();
    showAll();
}

void AnalysisPresenter::setPlain(bool on)
{
    if (on == m_plain)
        return;
    m_plain = on;
    showAll();
}

void AnalysisPresenter::veilPanel()
{
    using SpoilerGuard = AnalysisPanel::SpoilerGuard;
    m_panel.setSpoilerGuard(m_setup        ? SpoilerGuard::Setup
                                : m_veiled ? SpoilerGuard::Answers
                                           : SpoilerGuard::None);
}

void AnalysisPresenter::setSetup(bool on)
{
    m_setup = on;
    m_lines.clear();
    veilPanel();
    showAll();
}

void AnalysisPresenter::setHintRunning(bool running)
{
    m_hintRuns = running;
    updatePause();
}

void AnalysisPresenter::updatePause()
{
    m_analysis.setPaused(m_controller.state() == PlayController::State::Thinking || m_hintRuns);
    showPanel();
}

void AnalysisPresenter::handleScores(quint64 key)
{
    if (m_followed >= 0 && playFollowed()) {
        m_followed = -1;
        m_movePreview.ask();
    }
    const Game& game = m_model.game();
    if (key == m_model.position().key())
        showScores();
    else if (game.ply() > 0 && key == game.positionAt(game.ply() - 1).key())
        showPanel(); // what the last move was worth
}

void AnalysisPresenter::showAll()
{
    m_followed = -1;
    m_analysis.setEnabled(
        !m_setup && (m_overlays.scores || m_overlays.bar || showsArrows() || m_panel.isSeen()));
    showBoardMarks();
    showScores();
}

void AnalysisPresenter::showScores()
{
    const Position& position = m_model.position();
    const ColumnsReport report = m_analysis.current();
    m_stage.board().setChips(
        columnChips(report, m_chipStyle, sideTitle(position.sideToMove(), ShownDiscs::theme())));
    m_stage.bar().setScore(position, report.whole.score);
    showPanel();
}

void AnalysisPresenter::showBoardMarks()
{
    const bool shown = !m_veiled && !m_setup;
    m_stage.board().setChipRow(m_overlays.scores && !m_veiled);
    m_stage.setBarVisible(m_overlays.bar && shown);
    m_movePreview.setShown(
        {.outlook = m_overlays.scores && !m_plain && shown, .line = showsArrows() && shown});
    if (!m_overlays.threats || !shown) {
        m_stage.board().setThreats({});
        m_stage.setLegend({});
        return;
    }
    const SideNames names = sideTitles(ShownDiscs::theme());
    const ThreatReport& report = threats();
    m_stage.board().setThreats(marksOf(report, names));
    QString legend = report.threats.empty()
        ? tr("Threats: none yet")
        : tr("◆ threat on an odd row   ■ on an even row   filled: playable now");
    if (report.followUp)
        legend += QLatin1Char('\n')
            + (report.followUp->goal == PlanGoal::Win
                   ? tr("Always answering on top of the last disc wins for %1 (follow-up).")
                   : tr("Always answering on top of the last disc is safe for %1 (follow-up)."))
                  .arg(names.of(report.followUp->side));
    else if (report.zugzwang)
        legend += QLatin1Char('\n')
            + tr("Once only filling columns is left, %1 profits (zugzwang).")
                  .arg(names.of(*report.zugzwang));
    m_stage.setLegend(legend);
}

const ThreatReport& AnalysisPresenter::threats()
{
    const Position& position = m_model.position();
    if (m_threatsOf != position.key()) {
        m_threats = findThreatsAndFollowUp(position);
        m_threatsOf = position.key();
    }
    return m_threats;
}

void AnalysisPresenter::showPanel()
{
    if (!m_panel.isSeen())
        return;
    using Work = AnalysisPanel::Work;
    const Game& game = m_model.game();
    const Position& position = game.position();
    const ColumnsReport report = m_analysis.current();
    const bool done = report.whole.status == SolveStatus::Solved && !report.line.empty();
    const bool thinks = m_controller.state() == PlayController::State::Thinking;
    m_panel.showScores(position, report,
                       done         ? Work::Done
                           : thinks ? Work::Waiting
                                    : Work::Running,
                       ShownDiscs::theme(), m_analysis.isDisturbed(position));

    const SideNames names = sideTitles(ShownDiscs::theme());
    QString best;
    if (!position.isFinished() && !report.best.empty()) {
        const Move move = report.line.empty() ? report.best.front() : report.line.front();
        best = moveReason(position, move, names, &report);
    }
    QString last;
    if (game.ply() > 0) {
        const Position& before = game.positionAt(game.ply() - 1);
        const auto known = m_analysis.scores(before);
        last = moveReason(before, game.lastMove(), names, known ? &*known : nullptr);
    }
    m_panel.showReasons(best, last);
    m_panel.showThreats(position.isFinished() ? QString()
                                              : threatSummary(threats(), position, names));
    m_panel.showChance(chanceText(position, names), oddsSource());
}

/// The move, and best play after it as soon as that is known.
void AnalysisPresenter::followColumn(int column)
{
    m_followed = column;
    if (playFollowed()) {
        m_followed = -1;
        return;
    }
    m_lines.play({Move(column)});
    m_analysis.follow(m_model.position().after(column));
}

bool AnalysisPresenter::playFollowed()
{
    const Position& position = m_model.position();
    const Move move(m_followed);
    const ColumnsReport here = m_analysis.current();
    const bool solved = here.whole.status == SolveStatus::Solved;
    if (solved && !here.line.empty() && here.line.front() == move) {
        m_lines.play(here.line);
        return true;
    }
    std::vector<Move> line {move};
    const Position after = position.after(m_followed);
    if (position.wins(m_followed) || after.isFull()) {
        m_lines.play(line);
        return true;
    }
    const auto known = m_analysis.scores(after);
    if (!known || known->whole.status != SolveStatus::Solved || known->line.empty())
        return false;
    line.insert(line.end(), known->line.begin(), known->line.end());
    m_lines.play(line);
    return true;
}
