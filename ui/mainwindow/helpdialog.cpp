// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/helpdialog.h"

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
                         + engineList() + QLatin1Char('\n') + numbersText() + QLatin1Char('\n')
                         + studyText() + QLatin1Char('\n') + filesText());

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(browser);
    layout->addWidget(buttons);
    resize(firstSize);
}
