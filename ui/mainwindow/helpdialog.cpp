// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/helpdialog.h"

#include "ui/widgets/screenroom.h"

#include "core/engines/enginefactory.h"

#include <QDialogButtonBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace {

constexpr QSize firstSize(680, 600);

QString engineList()
{
    QString list;
    const QStringList names = engineNames();
    for (const QString& name : names)
        list += QStringLiteral("- **%1**: %2\n").arg(name, engineDescription(name));
    return list;
}

QString playingText()
{
    return HelpDialog::tr(
        "# Playing\n\n"
        "Two players drop discs into seven columns in turn. Who first has four in line, upright, "
        "level or slanting, wins. When the board is full, the game is a draw.\n\n"
        "Click a column, or press 1 to 7 or a to g. Left and Right move the disc over the board, "
        "Down, Enter or Space drops it. A click while the engine thinks is kept and played when "
        "your turn comes. Undo and Hint work after the end, too.\n\n"
        "On the *Players* page each side is a person or an engine. When two engines play, Start, "
        "Pause and Step say how fast. **Esc** makes an engine that thinks play the best it has "
        "found so far.\n");
}

QString analysisText()
{
    return HelpDialog::tr(
        "# Seeing what a position is worth\n\n"
        "**S** shows a chip below each column: a triangle up and W for a win of the side to move, "
        "a bar and D for a draw, a triangle down and L for a loss, with the solver's score: the "
        "sooner a win the larger, the later a loss the nearer to zero. The best have a heavy "
        "frame; … is not known yet. Point at a chip to see its move, click it to see what follows; "
        "that plays nothing.\n\n"
        "**Shift+E** shows the evaluation bar: half is a draw, the number is moves to a certain "
        "win. **T** marks the empty squares that would complete four in line: a diamond on an odd "
        "row, a square on an even one, filled where a disc can be dropped now. **F5** brings up "
        "the analysis in words, with the best line, which plays out on the board, and the reasons "
        "for a move.\n\n"
        "**H** is a hint of the exact solver: where to look, pressed again the column, then the "
        "line. Hints are counted.\n\n"
        "*Exact* is proved; *Measured* is a share of games between engines, and no promise.\n");
}

QString lensText()
{
    return HelpDialog::tr(
        "# Heuristics under the lens\n\n"
        "**X** is the heat map: on each square what it contributes to a heuristic, lighter where "
        "it is good for the side that *Lens* names and darker where it is bad. *Lens* lists what "
        "H1 found: choose a feature, and its discs get a ring, the empty squares that it counts on "
        "a dashed square. What the last move made is *new*, what it took away is *gone*. The "
        "numbers are heuristic units and add up exactly.\n");
}

QString numbersText()
{
    return HelpDialog::tr(
        "# What the numbers mean\n\n"
        "- **wins in 3**, **loses in 2**, **draw**: the search saw the game to its end. Moves of "
        "the winner are counted.\n"
        "- **+412**: an estimate of the heuristic after the depth stated, in its own units. It is "
        "no promise and no chance in per cent. Above zero is good for the side named.\n"
        "- **≤**, **≥**: the true value is this or lower, or this or higher; the search needed to "
        "know "
        "no more, or had no time to.\n"
        "- **Nodes**: positions visited. **Leaves**: positions judged by the heuristic or "
        "finished. **Cutoffs**: positions left early, because they could change nothing.\n"
        "- **Depth**: how many discs, of both sides, the search looked ahead.\n"
        "- **Workers**: the moves at the root are mapped over this many threads. The moves and "
        "the node counts are the same with any number of them; only the time differs. The workers "
        "of *perfect* search together; its moves are the same, its node counts vary.\n");
}

QString filesText()
{
    return HelpDialog::tr(
        "# Files and positions\n\n"
        "Games are kept in text files that end in `.c4g`: tag lines, then the moves. Drop a file "
        "on the window to open it. A position is written as its moves: `44536` are columns, "
        "`d1 d2 e1` are squares. Type or paste one into the field under the move list.\n\n"
        "While a game is played it is saved after each move to a place of its own; after a crash "
        "the program offers it again.\n");
}

QString reviewText()
{
    return HelpDialog::tr(
               "# Reviewing a game\n\n"
               "*Review game* judges every move by the exact scores, in the background and from "
               "the last move back. It can be ended early; what is judged stays.\n\n"
               "- **Best**, **slower** (the same result, later), **mistake** (a win became a draw, "
               "or a draw a loss), **blunder** (a win became a loss, or a plain chance to keep the "
               "result was missed), **only move** (no other column keeps the result), **forced**.\n"
               "- **Kept the result**: moves after which the exact result was what it was before.\n"
               "- **Key moments** are the moves that changed the result. *Try again here* puts you "
               "before such a move: drop a disc and you are told whether it keeps the result. The "
               "game itself is not touched.\n"
               "- *Hide the quality until answered* keeps all this to itself until then.\n")
        + QLatin1Char('\n')
        + HelpDialog::tr(
               "*Eval* draws who wins after each move with best play: the first player at the top, "
               "a draw in the middle, and the sooner the end, the farther out. The line stays "
               "level as long as nobody errs.\n");
}

QString studyText()
{
    return HelpDialog::tr(
        "# Charts and study\n\n"
        "*Nodes* and *Time* draw what each engine move cost, a line for each engine and game. A "
        "click on a point shows that move on the board; the check boxes hide lines.\n\n"
        "*Study curves* plays the games of the heuristics study (depth 4 and depth 6, heuristic "
        "H1 against itself) and draws them beside the study's own points.\n");
}

} // namespace

HelpDialog::HelpDialog(QWidget* parent) : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Help"));
    auto* browser = new QTextBrowser(this);
    browser->setAccessibleName(windowTitle());
    browser->setOpenExternalLinks(true);
    browser->setMarkdown(playingText() + QLatin1Char('\n') + tr("# Engines") + QLatin1String("\n\n")
                         + engineList() + QLatin1Char('\n') + analysisText() + QLatin1Char('\n')
                         + lensText() + QLatin1Char('\n') + numbersText() + QLatin1Char('\n')
                         + reviewText() + QLatin1Char('\n') + studyText() + QLatin1Char('\n')
                         + filesText());

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(browser);
    layout->addWidget(buttons);
    resize(fittingScreen(firstSize, *this));
}
