// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/play/reportgame.h"

#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "app/cli/linereader.h"
#include "app/cli/study/boardoption.h"
#include "core/fulltree/parallelstudy.h"
#include "core/support/text/counttext.h"
#include "core/support/text/milliseconds.h"

using console::print;

namespace {

/// One game on one board. It does not stand on core/match's playGame(), which knows the standard
/// board alone, as the engines do.
template <int W, int H, int K> class ReportGame
{
public:
    ReportGame(const BasicPosition<W, H, K>& empty, const ReportGameOptions& options)
        : m_position(empty), m_options(options), m_tree(options.workers)
    {
    }

    int play()
    {
        if (m_options.human)
            print(QStringLiteral("You are X and move first, the computer is O and looks %1 plies "
                                 "ahead.\n\n")
                      .arg(m_options.depth));
        LineReader reader(m_interrupt.descriptor());
        showBoard();
        while (!m_position.isFinished()) {
            const bool persons = m_options.human && isTurnOfX();
            if (persons && !askPerson(reader)) {
                if (!reader.error().isEmpty())
                    return console::fail(BadInput, reader.error());
                return m_interrupt.happened() ? stopped() : Done;
            }
            if (!persons && !moveComputer())
                return stopped();
            showBoard();
        }
        if (!m_position.isWon())
            print(QStringLiteral("The board is full: a draw.\n"));
        else
            print(QStringLiteral("%1 wins.\n").arg(QChar(isTurnOfX() ? u'O' : u'X')));
        return Done;
    }

private:
    bool isTurnOfX() const { return m_position.sideToMove() == Player::First; }

    int stopped() const
    {
        return console::fail(
            Stopped, QStringLiteral("Stopped; discs on the board: %1").arg(m_position.plies()));
    }

    void showBoard() const
    {
        QString text;
        for (int row = H - 1; row >= 0; --row) {
            for (int column = 0; column < W; ++column) {
                const Cell cell = m_position.at(column, row);
                text += QChar(cell == Cell::First ? u'X' : cell == Cell::Second ? u'O' : u'.');
                text += QChar(column + 1 < W ? u' ' : u'\n');
            }
        }
        for (int column = 0; column < W; ++column)
            text += QString::number(column) + QChar(column + 1 < W ? u' ' : u'\n');
        print(text + u'\n');
        console::flush();
    }

    /// False when the person left.
    bool askPerson(LineReader& reader)
    {
        for (;;) {
            print(QStringLiteral("Your column, 0 to %1: ").arg(W - 1));
            console::flush();
            QString input;
            if (reader.read(input) != LineReader::Status::Line || m_interrupt.happened()
                || input.trimmed() == QStringLiteral("quit")) {
                print(QStringLiteral("\n"));
                return false;
            }
            const QString text = input.trimmed();
            const int column = text.size() == 1 ? text.at(0).unicode() - u'0' : -1;
            if (column < 0 || column >= W) {
                print(QStringLiteral("'%1' is not a column: type a digit from 0 to %2, or quit.\n")
                          .arg(text.left(40), QString::number(W - 1)));
            } else if (!m_position.canPlay(column)) {
                print(QStringLiteral("Column %1 is full: choose another.\n").arg(column));
            } else {
                m_position.play(column);
                return true;
            }
        }
    }

    /// False when it was interrupted.
    bool moveComputer()
    {
        const int depth = std::min(m_options.depth, W * H - m_position.plies());
        const ParallelRun run = m_tree.run(m_position, depth, m_options.strategy,
                                           {.seed = m_options.seed, .stop = m_interrupt.token()});
        if (m_interrupt.happened())
            return false;
        print(filled("%1 plays %2: %3, %4 nodes in %5 ms.\n", QChar(isTurnOfX() ? u'X' : u'O'),
                     run.bestMove.column(), parallelValueText(run.value, depth), run.nodes,
                     fixedText(toMilliseconds(run.time), 2)));
        m_position.play(run.bestMove);
        return true;
    }

    BasicPosition<W, H, K> m_position;
    const ReportGameOptions m_options;
    ParallelTree m_tree;
    const Interrupt m_interrupt;
};

template <int W, int H, int K>
int playOn(const BasicPosition<W, H, K>& empty, const ReportGameOptions& options)
{
    return ReportGame<W, H, K>(empty, options).play();
}

}

void addReportGameOptions(CommandLine& line, const QStringList& known)
{
    const auto add = [&](const char* name, const QString& description, const char* value) {
        if (!known.contains(QLatin1String(name)))
            line.option(QLatin1String(name), description, QLatin1String(value));
    };
    add("board", QStringLiteral("Board of the report's game: %1; 7x7 by default.").arg(boardList()),
        "NAME");
    add("depth", QStringLiteral("Plies the computer looks ahead, 1 to 12; 6 by default."), "D");
    add("strategy",
        QStringLiteral("How the report's game shares the tree among workers: %1; root-mapped by "
                       "default.")
            .arg(strategyNames().join(QStringLiteral(", "))),
        "S");
    add("workers", QStringLiteral("Threads, 1 to 256; 1 by default."), "N");
    add("seed", QStringLiteral("Decides among equally good moves; 1 by default."), "S");
}

ReportGameOptions readReportGameOptions(CommandLine& line)
{
    ReportGameOptions options;
    line.take(options.board, boardFromName(line.text("board", QStringLiteral("7x7"))));
    options.depth = line.number("depth", 1, 12, options.depth);
    if (line.has("strategy"))
        line.take(options.strategy, strategyFromName(line.text("strategy", {})));
    options.workers = readWorkers(line, 1);
    options.seed = readSeed(line);
    return options;
}

int playReportGame(const ReportGameOptions& options)
{
    return std::visit([&](const auto& empty) { return playOn(empty, options); }, options.board);
}
