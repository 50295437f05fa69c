// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tournament/classview.h"

#include "ui/labs/tournament/tournamentgames.h"
#include "ui/text/counttext.h"
#include "ui/text/timelefttext.h"
#include "ui/widgets/rowtable.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequence>
#include <QLabel>
#include <QShortcut>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

ClassView::ClassView(const TournamentSession& session, const QString& name, ClassNaming naming,
                     QWidget* parent)
    : QWidget(parent, Qt::Window), m_session(session), m_name(name), m_naming(naming),
      m_title(new QLabel), m_boards(new ClassBoards), m_table(new QTableWidget), m_told(new QLabel),
      m_keys(new QLabel)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Class view"));
    setFocusPolicy(Qt::StrongFocus);
    for (QLabel* const label : {m_title, m_told, m_keys}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_title->setAlignment(Qt::AlignCenter);
    m_boards->setAccessibleName(tr("Games being played"));
    readByRow(*m_table, tr("Standings"));
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setShowGrid(false);
    // A long name wraps where its column has become narrower.
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, m_table,
            &QTableWidget::resizeRowsToContents);
    m_told->setAccessibleName(tr("Progress"));
    m_keys->setText(tr("N: names, numbers or animals · F11: full screen · Esc: close"));
    auto* const beside = new QHBoxLayout;
    beside->addWidget(m_boards, 3);
    beside->addWidget(m_table, 2);
    auto* const last = new QHBoxLayout;
    last->addWidget(m_told, 1);
    last->addWidget(m_keys);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(m_title);
    column->addLayout(beside, 1);
    column->addLayout(last);

    // The table would look for an entrant that begins with N.
    new QShortcut(QKeySequence(Qt::Key_Escape), this, [this] { close(); });
    new QShortcut(QKeySequence(Qt::Key_N), this, [this] { changeNaming(); });
    new QShortcut(QKeySequence(Qt::Key_F11), this,
                  [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    connect(&m_session, &TournamentSession::advanced, this, &ClassView::take);
    connect(&m_session, &TournamentSession::progressed, this, &ClassView::showTold);
    connect(&m_session, &TournamentSession::ended, this, &ClassView::takeEnd);
    connect(&m_session, &TournamentSession::stateChanged, this, &ClassView::takeState);
    showTournament(session.tournament(), session.result(), false);
}

void ClassView::setName(const QString& name)
{
    m_name = name;
    m_title->setText(name);
}

void ClassView::setNaming(ClassNaming naming)
{
    if (std::exchange(m_naming, naming) == naming)
        return;
    showAll();
    Q_EMIT namingChanged(naming);
}

void ClassView::showTournament(const Tournament& tournament, const TournamentResult& result,
                               bool isComplete)
{
    m_options = tournament.options;
    m_result = result;
    m_isComplete = isComplete;
    m_seats.clear();
    for (const auto& [number, board] : m_session.boards())
        if (m_seats.size() < ClassBoards::most)
            m_seats.push_back({board, {}});
    // Nothing is played: the games that were over last.
    constexpr std::size_t few = 2;
    if (m_seats.empty())
        for (auto game = tournament.games.rbegin();
             game != tournament.games.rend() && m_seats.size() < few; ++game)
            m_seats.push_back({{game->task, game->game.moves}, *game});
    showAll();
}

void ClassView::take(const TournamentNews& news)
{
    if (news.result)
        m_result = *news.result;
    const auto seatOf = [this](int game) {
        return std::ranges::find_if(
            m_seats, [game](const Seat& seat) { return seat.board.task.number == game; });
    };
    for (const TournamentGame& game : news.games)
        if (const auto seat = seatOf(game.task.number); seat != m_seats.end())
            *seat = {{game.task, game.game.moves}, game};
    for (const auto& [number, board] : m_session.boards()) {
        auto seat = seatOf(number);
        if (seat == m_seats.end())
            seat = std::ranges::find_if(m_seats,
                                        [](const Seat& each) { return each.over.has_value(); });
        if (seat != m_seats.end())
            *seat = {board, {}};
        else if (m_seats.size() < ClassBoards::most)
            m_seats.push_back({board, {}});
    }
    // Games so fast that none is seen under way.
    if (m_seats.empty() && !news.games.empty())
        m_seats.push_back(
            {{news.games.back().task, news.games.back().game.moves}, news.games.back()});
    showBoards();
    if (news.result)
        showStandings();
}

void ClassView::takeState()
{
    if (m_session.state() == TournamentSession::State::Running) {
        m_options = m_session.tournament().options;
        m_isComplete = false;
        m_names = classNames(m_options, m_naming);
    }
    showTold();
}

void ClassView::takeEnd(bool isComplete)
{
    m_isComplete = isComplete;
    m_result = m_session.result();
    showAll();
}

QString ClassView::nameOf(int entrant) const
{
    return m_names.value(entrant);
}

ClassBoard ClassView::boardOf(const TournamentTask& task, const std::vector<Move>& moves,
                              const TournamentGame* over) const
{
    ClassBoard board {.game = task.number,
                      .first = nameOf(task.mover(0)),
                      .second = nameOf(task.mover(1)),
                      .result = over ? tournamentResultText(*over) : QString(),
                      .position = positionAfter(moves),
                      .last = moves.empty() ? Move::none() : moves.back()};
    board.spoken = over
        ? tr("%1 against %2: %3").arg(board.first, board.second, board.result)
        : tr("%1 against %2, move %3")
              .arg(board.first, board.second, countText(static_cast<quint64>(moves.size())));
    return board;
}

void ClassView::showAll()
{
    // At the end everybody may know.
    m_names = classNames(m_options, m_isComplete ? ClassNaming::Names : m_naming);
    m_title->setText(m_name);
    showBoards();
    showStandings();
    showTold();
}

void ClassView::showBoards()
{
    std::vector<ClassBoard> boards;
    for (const Seat& seat : m_seats)
        boards.push_back(
            boardOf(seat.board.task, seat.board.moves, seat.over ? &*seat.over : nullptr));
    m_boards->setBoards(boards);
}

void ClassView::showStandings()
{
    setEmptyCells(*m_table, {tr("Place"), tr("Entrant"), tr("Points"), tr("Games")},
                  m_result.standings.size());
    for (std::size_t i = 0; i < m_result.standings.size(); ++i) {
        const Standing& standing = m_result.standings[i];
        const int row = static_cast<int>(i);
        const GameScore& score = standing.score;
        const bool isWhole
            = standing.points == static_cast<double>(static_cast<qint64>(standing.points));
        putText(*m_table, row, 0, countText(standing.place));
        putText(*m_table, row, 1, nameOf(standing.entrant), standing.place == 1);
        putText(*m_table, row, 2, decimalText(standing.points, isWhole ? 0 : 1));
        putText(*m_table, row, 3, countText(score.wins + score.draws + score.losses));
    }
    m_table->resizeColumnsToContents();
    m_table->resizeRowsToContents();
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
}

void ClassView::showTold()
{
    using State = TournamentSession::State;
    const JobProgress& progress = m_session.progress();
    if (m_session.state() == State::Idle) {
        m_told->setText(m_isComplete ? tr("All games are over.")
                                     : tr("%1 games played.").arg(countText(m_result.games)));
        return;
    }
    QString text
        = tr("Game %1 of %2").arg(countText(progress.done), countText(progress.total.value_or(0)));
    if (m_session.round() > 0)
        text = tr("Round %1. %2").arg(m_session.round()).arg(text);
    if (progress.left)
        text += QStringLiteral(" · ") + timeLeftText(*progress.left);
    m_told->setText(text);
}

void ClassView::changeNaming()
{
    setNaming(m_naming == ClassNaming::Names         ? ClassNaming::Numbers
                  : m_naming == ClassNaming::Numbers ? ClassNaming::Animals
                                                     : ClassNaming::Names);
}

/// Letters grow with the window: they are read from the last row.
void ClassView::resizeEvent(QResizeEvent* event)
{
    constexpr int share = 34;
    constexpr int smallest = 14;
    constexpr int largest = 48;
    const int size = std::clamp(std::min(height(), width() * 2 / 3) / share, smallest, largest);
    QFont letters = font();
    letters.setPixelSize(size);
    for (QWidget* const part : {static_cast<QWidget*>(m_boards), static_cast<QWidget*>(m_table),
                                static_cast<QWidget*>(m_told)})
        part->setFont(letters);
    m_table->horizontalHeader()->setFont(letters);
    QFont title = letters;
    title.setPixelSize(size * 3 / 2);
    title.setBold(true);
    m_title->setFont(title);
    m_table->resizeColumnsToContents();
    m_table->resizeRowsToContents();
    QWidget::resizeEvent(event);
}
