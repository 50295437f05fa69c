// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/actions/actions.h"

#include "core/support/text/plainlabel.h"
#include "ui/style/tintedicon.h"

#include <QMetaEnum>
#include <QWidget>

namespace {

struct Row
{
    Command command {};
    const char* icon = "";
    const char* shortcut = ""; ///< portable text; several are separated by a blank
    const char* text = "";
    const char* statusTip = "";
    bool checkable = false;
};

// One row per command, in the order of the enumeration.
const Row table[] = {
    {Command::NewGame, "new", "Ctrl+N", QT_TRANSLATE_NOOP("Actions", "&New game"),
     QT_TRANSLATE_NOOP("Actions", "Start a new game with the same players")},
    {Command::NewGameWith, "players", "Ctrl+Shift+N",
     QT_TRANSLATE_NOOP("Actions", "New game &with…"),
     QT_TRANSLATE_NOOP("Actions", "Choose your opponent, its strength and who starts")},
    {Command::Open, "open", "Ctrl+O", QT_TRANSLATE_NOOP("Actions", "&Open…"),
     QT_TRANSLATE_NOOP("Actions", "Open a game file")},
    {Command::MyGames, "games", "Ctrl+Shift+G", QT_TRANSLATE_NOOP("Actions", "&My games…"),
     QT_TRANSLATE_NOOP("Actions", "All your games: search, replay, continue or review them")},
    {Command::NewLesson, "lesson", "Ctrl+Alt+N",
     QT_TRANSLATE_NOOP("Actions", "New &lesson from this position…"),
     QT_TRANSLATE_NOOP("Actions",
                       "Write a lesson that starts from this position, with its preview")},
    {Command::Exercises, "dice", "Ctrl+Alt+E", QT_TRANSLATE_NOOP("Actions", "E&xercises…"),
     QT_TRANSLATE_NOOP("Actions",
                       "Make a lesson of exercises (positions and trees) to answer or print")},
    {Command::MyFirstBot, "bot", "Ctrl+Alt+B", QT_TRANSLATE_NOOP("Actions", "My first &bot…"),
     QT_TRANSLATE_NOOP("Actions",
                       "Write a program that plays, let it play and see what it misses")},
    {Command::Save, "save", "Ctrl+S", QT_TRANSLATE_NOOP("Actions", "&Save"),
     QT_TRANSLATE_NOOP("Actions", "Save the game to its file")},
    {Command::SaveAs, "save-as", "Ctrl+Shift+S", QT_TRANSLATE_NOOP("Actions", "Save &as…"),
     QT_TRANSLATE_NOOP("Actions", "Save the game to another file")},
    {Command::ExportChart, "export", "Ctrl+E", QT_TRANSLATE_NOOP("Actions", "&Export chart…"),
     QT_TRANSLATE_NOOP("Actions", "Save the current chart as PNG, SVG, CSV or JSON")},
    {Command::SaveRecording, "recording", "Ctrl+Alt+R",
     QT_TRANSLATE_NOOP("Actions", "Save recordin&g…"),
     QT_TRANSLATE_NOOP("Actions", "Save this game with everything its searches reported")},
    {Command::OpenRecording, "open", "Ctrl+Alt+O", QT_TRANSLATE_NOOP("Actions", "Open re&cording…"),
     QT_TRANSLATE_NOOP("Actions", "See what each search cost in one or two recorded games")},
    {Command::SlowestMove, "slowest", "Ctrl+Alt+T", QT_TRANSLATE_NOOP("Actions", "Slo&west move"),
     QT_TRANSLATE_NOOP("Actions", "Go to the move that an engine thought about the longest")},
    {Command::NextSlowestMove, "next-slowest", "Ctrl+Alt+Shift+T",
     QT_TRANSLATE_NOOP("Actions", "Ne&xt slowest move"),
     QT_TRANSLATE_NOOP("Actions", "Go to the move that took the next longest after this one")},
    {Command::RepeatSearch, "repeat", "Ctrl+Shift+F5",
     QT_TRANSLATE_NOOP("Actions", "Re&peat search 9 times"),
     QT_TRANSLATE_NOOP(
         "Actions",
         "Search for the report's move 9 more times and see whether its cost stands out")},
    {Command::SavePicture, "picture", "Ctrl+Alt+S",
     QT_TRANSLATE_NOOP("Actions", "Save board p&icture…"),
     QT_TRANSLATE_NOOP("Actions", "Save a picture of the board as PNG or SVG")},
    {Command::MovingPicture, "film", "Ctrl+Alt+G", QT_TRANSLATE_NOOP("Actions", "Sa&ve animation…"),
     QT_TRANSLATE_NOOP("Actions", "Save the whole game as an animation you can send")},
    {Command::Share, "share", "Ctrl+Alt+L", QT_TRANSLATE_NOOP("Actions", "S&hare position…"),
     QT_TRANSLATE_NOOP("Actions", "Share this position as a link or QR code")},
    {Command::Quit, "quit", "Ctrl+Q", QT_TRANSLATE_NOOP("Actions", "&Quit"),
     QT_TRANSLATE_NOOP("Actions", "Quit Fourcast")},
    {Command::Undo, "undo", "Ctrl+Z", QT_TRANSLATE_NOOP("Actions", "&Undo"),
     QT_TRANSLATE_NOOP("Actions", "Take back your last move, even after the game has ended")},
    {Command::Redo, "redo", "Ctrl+Shift+Z Ctrl+Y", QT_TRANSLATE_NOOP("Actions", "&Redo"),
     QT_TRANSLATE_NOOP("Actions", "Redo the move you took back")},
    {Command::CopyPosition, "copy", "Ctrl+C", QT_TRANSLATE_NOOP("Actions", "&Copy position"),
     QT_TRANSLATE_NOOP("Actions", "Copy this position's moves as text, such as 44536")},
    {Command::CopyPicture, "picture", "Ctrl+Alt+C",
     QT_TRANSLATE_NOOP("Actions", "Cop&y board picture"),
     QT_TRANSLATE_NOOP("Actions", "Copy a picture of the board")},
    {Command::PastePosition, "paste", "Ctrl+V", QT_TRANSLATE_NOOP("Actions", "&Paste position"),
     QT_TRANSLATE_NOOP("Actions", "Start a game from the moves on the clipboard")},
    {Command::SetUp, "setup", "Ctrl+B", QT_TRANSLATE_NOOP("Actions", "Set up the &board"),
     QT_TRANSLATE_NOOP("Actions", "Place discs on the board by hand"), true},
    {Command::Preferences, "preferences", "Ctrl+,", QT_TRANSLATE_NOOP("Actions", "Pre&ferences…"),
     QT_TRANSLATE_NOOP("Actions", "Change colours, speed, hints, language and files")},
    {Command::Hint, "hint", "H", QT_TRANSLATE_NOOP("Actions", "&Hint"),
     QT_TRANSLATE_NOOP("Actions",
                       "See where to look. Press again for the column, then the next moves")},
    {Command::MoveNow, "stop", "Esc", QT_TRANSLATE_NOOP("Actions", "&Move now"),
     QT_TRANSLATE_NOOP("Actions", "Make your opponent play its best move so far")},
    {Command::Start, "play", "F6", QT_TRANSLATE_NOOP("Actions", "&Start engines"),
     QT_TRANSLATE_NOOP("Actions", "Start or continue the engines")},
    {Command::Pause, "pause", "F7", QT_TRANSLATE_NOOP("Actions", "&Pause"),
     QT_TRANSLATE_NOOP("Actions", "Make the engines wait")},
    {Command::Step, "step", "F8", QT_TRANSLATE_NOOP("Actions", "One engine mo&ve"),
     QT_TRANSLATE_NOOP("Actions", "Make one engine move, then pause")},
    {Command::SwapSides, "swap-sides", "Ctrl+T", QT_TRANSLATE_NOOP("Actions", "S&wap sides"),
     QT_TRANSLATE_NOOP("Actions", "Swap who plays which side")},
    {Command::Rematch, "rematch", "Ctrl+R", QT_TRANSLATE_NOOP("Actions", "&Rematch"),
     QT_TRANSLATE_NOOP("Actions", "Same players. The other one goes first")},
    {Command::Sound, "sound", "Ctrl+M", QT_TRANSLATE_NOOP("Actions", "Soun&d"),
     QT_TRANSLATE_NOOP("Actions", "Play sounds for discs, turns and the end of a game"), true},
    {Command::HarderLevel, "harder", "Ctrl+Up",
     QT_TRANSLATE_NOOP("Actions", "Try the ne&xt level?"),
     QT_TRANSLATE_NOOP("Actions", "Start a game against the next stronger opponent")},
    {Command::EasierLevel, "easier", "Ctrl+Down",
     QT_TRANSLATE_NOOP("Actions", "Try an eas&ier one?"),
     QT_TRANSLATE_NOOP("Actions", "Start a game against the next weaker opponent")},
    {Command::ForgetScore, "delete", "Ctrl+Shift+0", QT_TRANSLATE_NOOP("Actions", "Reset s&core"),
     QT_TRANSLATE_NOOP("Actions", "Start the score again from 0–0")},
    {Command::ChooseClock, "clock", "Ctrl+K", QT_TRANSLATE_NOOP("Actions", "C&lock…"),
     QT_TRANSLATE_NOOP("Actions", "Give two people a time limit per move or game")},
    {Command::PauseClock, "pause", "Ctrl+Alt+K", QT_TRANSLATE_NOOP("Actions", "Pause the cl&ock"),
     QT_TRANSLATE_NOOP("Actions", "Stop the clock. The next move starts it again"), true},
    {Command::AnalysePosition, "analyse", "F5", QT_TRANSLATE_NOOP("Actions", "&Analyse position"),
     QT_TRANSLATE_NOOP("Actions", "Show who wins here, column by column, and why")},
    {Command::ColumnScores, "scores", "S", QT_TRANSLATE_NOOP("Actions", "Column &scores"),
     QT_TRANSLATE_NOOP("Actions", "Show under each column what a disc there is worth"), true},
    {Command::EvaluationBar, "evaluation-bar", "Shift+E",
     QT_TRANSLATE_NOOP("Actions", "&Evaluation bar"),
     QT_TRANSLATE_NOOP("Actions", "Show who's ahead beside the board (E alone plays column e)"),
     true},
    {Command::Threats, "threats", "T", QT_TRANSLATE_NOOP("Actions", "&Threats"),
     QT_TRANSLATE_NOOP("Actions", "Mark the squares that would make four in a row"), true},
    {Command::BestLine, "best-line", "L", QT_TRANSLATE_NOOP("Actions", "Best &line"),
     QT_TRANSLATE_NOOP("Actions", "Show the best line as numbered arrows"), true},
    {Command::HeatMap, "heat-map", "X", QT_TRANSLATE_NOOP("Actions", "Heat &map"),
     QT_TRANSLATE_NOOP("Actions", "Show each square's contribution to a heuristic"), true},
    {Command::PlanCard, "plan-card", "Y", QT_TRANSLATE_NOOP("Actions", "Plan &card"),
     QT_TRANSLATE_NOOP("Actions", "Show a plan that wins or holds here as marks on the board"),
     true},
    {Command::FollowPlan, "play", "Shift+Y", QT_TRANSLATE_NOOP("Actions", "Play the &plan"),
     QT_TRANSLATE_NOOP("Actions", "Play by the plan yourself. The program plays against it")},
    {Command::BreakPlan, "compare", "Ctrl+Alt+Y", QT_TRANSLATE_NOOP("Actions", "&Break the plan"),
     QT_TRANSLATE_NOOP("Actions", "Try to beat the plan. The program plays by it")},
    {Command::CopyPlan, "copy", "Ctrl+Alt+Shift+C", QT_TRANSLATE_NOOP("Actions", "C&opy plan"),
     QT_TRANSLATE_NOOP("Actions", "Copy the plan in words, as text and as a link")},
    {Command::SavePlan, "save", "Ctrl+Alt+Shift+S", QT_TRANSLATE_NOOP("Actions", "&Save proof…"),
     QT_TRANSLATE_NOOP("Actions", "Save the plan as a text that other programs can check")},
    {Command::CompareSearches, "compare", "Ctrl+F5",
     QT_TRANSLATE_NOOP("Actions", "Compa&re searches…"),
     QT_TRANSLATE_NOOP("Actions", "Compare what engines or settings cost here, in the laboratory")},
    {Command::First, "first", "Home", QT_TRANSLATE_NOOP("Actions", "Go to s&tart"),
     QT_TRANSLATE_NOOP("Actions", "Go to the start of the game")},
    {Command::Previous, "previous", "PgUp", QT_TRANSLATE_NOOP("Actions", "One move &back"),
     QT_TRANSLATE_NOOP("Actions", "Go back one move")},
    {Command::Next, "next", "PgDown", QT_TRANSLATE_NOOP("Actions", "One move &forward"),
     QT_TRANSLATE_NOOP("Actions", "Go forward one move")},
    {Command::Last, "last", "End", QT_TRANSLATE_NOOP("Actions", "Go to &end"),
     QT_TRANSLATE_NOOP("Actions", "Go to the last position of the game")},
    {Command::ReviewGame, "review", "Shift+F5", QT_TRANSLATE_NOOP("Actions", "Re&view game"),
     QT_TRANSLATE_NOOP("Actions", "Rate every move of the game by its exact score")},
    {Command::ShowWhere, "lens", "Shift+F4", QT_TRANSLATE_NOOP("Actions", "Sho&w me where"),
     QT_TRANSLATE_NOOP("Actions", "Go to the move that decided the game")},
    {Command::TryAgain, "try-again", "F4", QT_TRANSLATE_NOOP("Actions", "Tr&y again here"),
     QT_TRANSLATE_NOOP("Actions", "Try to find a better move yourself")},
    {Command::NextMistake, "next-mistake", "Ctrl+PgDown",
     QT_TRANSLATE_NOOP("Actions", "&Next mistake"),
     QT_TRANSLATE_NOOP("Actions", "Go to the next move that changed the result")},
    {Command::PreviousMistake, "previous-mistake", "Ctrl+PgUp",
     QT_TRANSLATE_NOOP("Actions", "Previous mista&ke"),
     QT_TRANSLATE_NOOP("Actions", "Go back to the last move that changed the result")},
    {Command::NextOwnMistake, "next-mistake", "Ctrl+Shift+PgDown",
     QT_TRANSLATE_NOOP("Actions", "Next mistake by &one side"),
     QT_TRANSLATE_NOOP("Actions", "Go to your next mistake. With two people, the last mover's")},
    {Command::PreviousOwnMistake, "previous-mistake", "Ctrl+Shift+PgUp",
     QT_TRANSLATE_NOOP("Actions", "Previous mistake by one s&ide"),
     QT_TRANSLATE_NOOP("Actions",
                       "Go back to your last mistake. With two people, the last mover's")},
    {Command::HideQuality, "hide-quality", "Ctrl+Shift+H",
     QT_TRANSLATE_NOOP("Actions", "Hide move &quality until I answer"),
     QT_TRANSLATE_NOOP("Actions", "Hide each move's rating until you've tried to do better"), true},
    {Command::ReviewComments, "add-comment", "Ctrl+Shift+C",
     QT_TRANSLATE_NOOP("Actions", "Add review to &comments"),
     QT_TRANSLATE_NOOP("Actions", "Add the review to the comments on the game's moves")},
    {Command::ExportReview, "export", "Ctrl+Shift+X",
     QT_TRANSLATE_NOOP("Actions", "Ex&port review…"),
     QT_TRANSLATE_NOOP("Actions", "Save the review as Markdown, HTML, PDF or JSON")},
    {Command::Programs, "programs", "Ctrl+Alt+P", QT_TRANSLATE_NOOP("Actions", "Pro&grams…"),
     QT_TRANSLATE_NOOP("Actions", "Add programs of others, which play and analyse like engines")},
    {Command::LayoutPlay, "layout-play", "Ctrl+1", QT_TRANSLATE_NOOP("Actions", "&Play"),
     QT_TRANSLATE_NOOP("Actions", "Layout for playing: the board, whose turn it is and hints"),
     true},
    {Command::LayoutAnalyse, "analyse", "Ctrl+2", QT_TRANSLATE_NOOP("Actions", "&Analyse"),
     QT_TRANSLATE_NOOP("Actions", "Layout for analysis: moves, exact scores and charts"), true},
    {Command::LayoutTeach, "teach", "Ctrl+3", QT_TRANSLATE_NOOP("Actions", "&Teach"),
     QT_TRANSLATE_NOOP("Actions", "Layout for teaching: lessons fill the window"), true},
    {Command::LayoutLab, "laboratory", "Ctrl+4", QT_TRANSLATE_NOOP("Actions", "&Lab"),
     QT_TRANSLATE_NOOP("Actions",
                       "Layout for the laboratory: repeated studies, experiments and workers"),
     true},
    {Command::LayoutMeasure, "measure", "Ctrl+5", QT_TRANSLATE_NOOP("Actions", "&Measure"),
     QT_TRANSLATE_NOOP("Actions",
                       "Layout for measuring: nodes and time per move, details and workers"),
     true},
    {Command::ResetLayout, "reset-layout", "Ctrl+0", QT_TRANSLATE_NOOP("Actions", "&Reset layout"),
     QT_TRANSLATE_NOOP("Actions", "Restore the original layouts")},
    {Command::FlipBoard, "flip", "Ctrl+F", QT_TRANSLATE_NOOP("Actions", "&Flip the board"),
     QT_TRANSLATE_NOOP("Actions", "See the board from the other side"), true},
    {Command::Coordinates, "coordinates", "Ctrl+D", QT_TRANSLATE_NOOP("Actions", "&Coordinates"),
     QT_TRANSLATE_NOOP("Actions", "Show column and row names beside the board"), true},
    {Command::Glyphs, "shapes", "Ctrl+G", QT_TRANSLATE_NOOP("Actions", "&Shapes on the discs"),
     QT_TRANSLATE_NOOP("Actions", "Mark discs with a star or ring, for colour-blind players"),
     true},
    {Command::BlindfoldOff, "shapes", "Ctrl+Alt+1",
     QT_TRANSLATE_NOOP("Actions", "&All discs visible"),
     QT_TRANSLATE_NOOP("Actions", "Play with every disc visible"), true},
    {Command::BlindfoldLastFour, "blindfold", "Ctrl+Alt+2",
     QT_TRANSLATE_NOOP("Actions", "Only the &last four visible"),
     QT_TRANSLATE_NOOP("Actions", "Hide all but the last four discs until the game ends"), true},
    {Command::BlindfoldAll, "blindfold", "Ctrl+Alt+3",
     QT_TRANSLATE_NOOP("Actions", "&No discs visible"),
     QT_TRANSLATE_NOOP("Actions", "Hide every disc until the game ends"), true},
    {Command::FullScreen, "fullscreen", "F11", QT_TRANSLATE_NOOP("Actions", "F&ull screen"),
     QT_TRANSLATE_NOOP("Actions",
                       "Fill the whole screen with the board, the lesson or the laboratory page"),
     true},
    {Command::Lessons, "lesson", "F3", QT_TRANSLATE_NOOP("Actions", "L&essons"),
     QT_TRANSLATE_NOOP("Actions", "Work through lessons with questions and trees")},
    {Command::ClassResults, "players", "Shift+F3", QT_TRANSLATE_NOOP("Actions", "&Class results"),
     QT_TRANSLATE_NOOP("Actions", "See all the answers a class has handed in")},
    {Command::StepTree, "tree", "Ctrl+F3", QT_TRANSLATE_NOOP("Actions", "Search &tree"),
     QT_TRANSLATE_NOOP("Actions", "Walk through a search step by step")},
    {Command::Practise, "step", "Ctrl+Shift+F3", QT_TRANSLATE_NOOP("Actions", "Pract&ise trees"),
     QT_TRANSLATE_NOOP("Actions", "Write values and cuts into trees, and have them marked")},
    {Command::Present, "present", "Shift+F11", QT_TRANSLATE_NOOP("Actions", "&Present the lesson"),
     QT_TRANSLATE_NOOP("Actions",
                       "Show the lesson full screen, for a projector. F11 works too, while lessons "
                       "are in front")},
    {Command::TeacherNotes, "add-comment", "Ctrl+Shift+F11",
     QT_TRANSLATE_NOOP("Actions", "Teacher's &notes"),
     QT_TRANSLATE_NOOP("Actions",
                       "Show the notes for the teacher in a window of their own, beside an open "
                       "lesson"),
     true},
    {Command::StudyTables, "study", "Shift+F9", QT_TRANSLATE_NOOP("Actions", "&Repeat the study"),
     QT_TRANSLATE_NOOP(
         "Actions",
         "The heuristics study's tables and figures, with expected and measured values")},
    {Command::Experiments, "experiments", "Ctrl+F9",
     QT_TRANSLATE_NOOP("Actions", "&My experiments"),
     QT_TRANSLATE_NOOP("Actions",
                       "Play any engines against each other and see results with intervals")},
    {Command::StudyCurves, "study", "F9", QT_TRANSLATE_NOOP("Actions", "&Study curves"),
     QT_TRANSLATE_NOOP(
         "Actions",
         "Replay the heuristics study's depth-4 and depth-6 games beside its own points")},
    {Command::StudyBelow, "charts", "Ctrl+Shift+F9",
     QT_TRANSLATE_NOOP("Actions", "Stud&y curves behind"),
     QT_TRANSLATE_NOOP("Actions",
                       "Show the article's depth-4 and depth-6 games behind the chart's own"),
     true},
    {Command::LogAxis, "log-axis", "Ctrl+L", QT_TRANSLATE_NOOP("Actions", "&Logarithmic axis"),
     QT_TRANSLATE_NOOP("Actions", "Draw the charts' values on a logarithmic axis"), true},
    {Command::ForgetEarlier, "delete", "Ctrl+Shift+L",
     QT_TRANSLATE_NOOP("Actions", "Clear &earlier games from the charts"),
     QT_TRANSLATE_NOOP("Actions", "Remove earlier games from the charts")},
    {Command::Help, "help", "F1", QT_TRANSLATE_NOOP("Actions", "&Help"),
     QT_TRANSLATE_NOOP("Actions", "Learn how to play and what the numbers mean")},
    {Command::Tour, "tour", "Shift+F1", QT_TRANSLATE_NOOP("Actions", "Take the &tour"),
     QT_TRANSLATE_NOOP("Actions", "Three quick steps: play, get a hint, review")},
    {Command::Shortcuts, "shortcuts", "Ctrl+?", QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts"),
     QT_TRANSLATE_NOOP("Actions", "Show all keyboard shortcuts")},
    {Command::About, "about", "", QT_TRANSLATE_NOOP("Actions", "&About Fourcast"),
     QT_TRANSLATE_NOOP("Actions", "See the version, licence and sources")},
    {Command::AboutQt, "about", "", QT_TRANSLATE_NOOP("Actions", "About &Qt"),
     QT_TRANSLATE_NOOP("Actions", "The library this window is built with")},
};
static_assert(std::size(table) == static_cast<std::size_t>(Command::Count));

constexpr const char* reasonProperty = "reason";
/// Of an action: what stands on its buttons, where that is shorter.
constexpr const char* buttonProperty = "textOnButtons";

QList<QKeySequence> shortcuts(const char* text)
{
    QList<QKeySequence> result;
    const auto parts = QString::fromLatin1(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString& part : parts)
        result += QKeySequence(part, QKeySequence::PortableText);
    return result;
}

} // namespace

Actions::Actions(QWidget* window) : QObject(window)
{
    const auto names = QMetaEnum::fromType<Command>();
    for (const Row& row : table) {
        auto* action = new QAction(tr(row.text), window);
        action->setObjectName(QLatin1String(names.valueToKey(static_cast<int>(row.command))));
        action->setShortcuts(shortcuts(row.shortcut));
        action->setCheckable(row.checkable);
        dress(action, QString::fromLatin1(row.icon), tr(row.statusTip));
        window->addAction(action);
        m_actions[static_cast<std::size_t>(row.command)] = action;
    }
    (*this)[Command::Quit]->setMenuRole(QAction::QuitRole);
    (*this)[Command::Preferences]->setMenuRole(QAction::PreferencesRole);
    (*this)[Command::About]->setMenuRole(QAction::AboutRole);
    (*this)[Command::AboutQt]->setMenuRole(QAction::AboutQtRole);
}

void Actions::dress(QAction* action, const QString& icon, const QString& statusTip)
{
    action->setIcon(tintedIcon(icon));
    action->setStatusTip(statusTip);
    const auto showKey = [action] {
        // On buttons: Qt leaves the letter in "对弈(&P)" there.
        const QString onButton = action->property(buttonProperty).toString();
        action->setIconText(onButton.isEmpty() ? withoutMnemonic(action->text()) : onButton);
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        const QString name = plainLabel(action->text());
        const QString known = key.isEmpty() ? name : tr("%1 (%2)").arg(name, key);
        const QString reason = action->property(reasonProperty).toString();
        action->setToolTip(reason.isEmpty() ? known : known + u'\n' + reason);
    };
    showKey();
    // A person may give it another one.
    connect(action, &QAction::changed, action, showKey);
}

void Actions::setTextOnButtons(Command command, const QString& text) const
{
    QAction* const action = (*this)[command];
    action->setProperty(buttonProperty, text);
    action->setIconText(text);
}

void Actions::setReasonAgainst(Command command, const QString& reason) const
{
    QAction* const action = (*this)[command];
    action->setProperty(reasonProperty, reason);
    action->setEnabled(reason.isEmpty());
    const QString tip = tr(table[static_cast<std::size_t>(command)].statusTip);
    // The tool tip follows.
    action->setStatusTip(
        reason.isEmpty() ? tip
                         : tr("%1. %2", "what a command does, and why not now").arg(tip, reason));
}
