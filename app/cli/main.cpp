// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/console.h"

#include <QApplication>
#include <QLocale>
#include <QTranslator>
#include <QUtf8StringView>
#include <fcntl.h>
#include <memory>
#include <new>
#include <system_error>
#include <unistd.h>

namespace {

struct Command
{
    /// One word, or two where commands belong together: "book build".
    const char* name = nullptr;
    const char* summary = nullptr;
    int (*run)(const QStringList& arguments) = nullptr;
    /// Qt Charts paints only inside a widget application, and a PDF needs fonts.
    bool paints = false;
};

constexpr Command allCommands[] = {
    {"play", "Play against an engine in the terminal or through a pipe.", commands::play},
    {"analyze", "Solve all columns of a position, or search it with an engine.", commands::analyze},
    {"solve", "Solve positions from the arguments or from standard input.", commands::solve},
    {"review", "Judge every move of a game by exact scores.", commands::review, true},
    {"hint", "Help with a move, step by step: where to look, the column, the line.",
     commands::hint},
    {"threats", "List the threats of positions, and who profits from zugzwang.", commands::threats},
    {"match", "Let two engines play a number of games.", commands::match},
    {"ladder", "Play a round robin of the opponents and measure their Elo.", commands::ladder},
    {"odds", "Tell the odds of a position against imperfect play, as measured.", commands::odds},
    {"odds fit", "Play games of imperfect opponents and fit the odds to them.", commands::oddsFit},
    {"tune", "Tune the values of H1 by hill climbing, with a sequential test as the judge.",
     commands::tune},
    {"curves", "Play the heuristics study's games; write nodes and time per move.",
     commands::curves, true},
    {"study", "Repeat the heuristics study's tables and figures.", commands::study},
    {"perft", "Count the sequences of legal moves.", commands::perft},
    {"tree", "Count and time the full minimax tree.", commands::tree},
    {"parallel", "Time the parallel report's ways to share the tree among workers.",
     commands::parallel},
    {"simulate", "Let the parallel report's program play against itself.", commands::simulate},
    {"bench", "Search fixed positions; the total of nodes is the engine's signature.",
     commands::bench},
    {"engines", "List the engines.", commands::engines},
    {"book build", "Solve the first plies of the game, or resume it.", commands::bookBuild},
    {"book merge", "Put parts of a book together.", commands::bookMerge},
    {"book info", "Tell what is known in a book.", commands::bookInfo},
    {"book verify", "Check a book with the solver.", commands::bookVerify},
    {"dataset generate", "Write the data set of eight discs from a book.",
     commands::datasetGenerate},
    {"dataset verify", "Check a data set with the solver.", commands::datasetVerify},
    {"dataset lookup", "Look a position up in a data set.", commands::datasetLookup},
};

/// A line for each command whose name begins so.
QString summaries(const QString& beginning)
{
    QString text;
    for (const Command& command : allCommands)
        if (QLatin1String(command.name).startsWith(beginning))
            text += QStringLiteral("  %1 %2\n")
                        .arg(QLatin1String(command.name), -16)
                        .arg(QLatin1String(command.summary));
    return text;
}

QString overview()
{
    QString text = QStringLiteral("Usage: fourcast-cli COMMAND [options]\n"
                                  "Connect Four: play, analyse, match engines, repeat studies.\n\n"
                                  "Commands:\n");
    text += summaries({});
    text += QStringLiteral(
        "\nOptions:\n"
        "  -h, --help     Shows this text; 'fourcast-cli COMMAND --help' shows a command's.\n"
        "  -v, --version  Shows the version.\n"
        "\nPositions: 'startpos' is the empty board, '44536' columns 4, 4, 5, 3 and 6 in turn,\n"
        "'d1 d2 e1' the same as squares, column letter and row from the bottom.\n"
        "\nExit codes: 0 done, 1 the input was wrong, 2 the usage was wrong, 3 stopped by SIGINT\n"
        "or SIGTERM; what was finished by then has been printed or written.\n");
    return text;
}

const Command* findCommand(const QString& name)
{
    for (const Command& command : allCommands)
        if (name == QLatin1String(command.name))
            return &command;
    return nullptr;
}

/// Is this the first word of commands of two, and nothing without the second?
bool isFamily(const QString& word)
{
    return !summaries(word + u' ').isEmpty() && !findCommand(word);
}

/// Qt's own notices (no session bus, no runtime folder) mean nothing to somebody at a terminal;
/// what the program itself has to say does.
void tellOurMessages(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type == QtFatalMsg || QByteArray(context.category).startsWith("fourcast."))
        console::note(message);
}

/// A descriptor that was closed by the shell would be given to the first file or pipe that is
/// opened, which then is read as what somebody types, or gets what is printed. It is taken by one
/// that can't be read or written instead, so that using it is an error with a sentence.
void keepStandardDescriptors()
{
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (fcntl(descriptor, F_GETFD) < 0)
            (void)::open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

/// Has all of it been printed?
int printed(const QString& text)
{
    console::print(text);
    if (!console::flush())
        return console::fail(BadInput, QStringLiteral("Standard output could not be written"));
    return Done;
}

/// What the system does not give ends the command, not the program.
int runWithin(const Command& command, const QStringList& arguments)
{
    try {
        return command.run(arguments);
    } catch (const std::bad_alloc&) {
        return console::fail(BadInput, QStringLiteral("There is not enough memory"));
    } catch (const std::system_error& error) {
        if (error.code() != std::errc::resource_unavailable_try_again)
            throw;
        return console::fail(BadInput,
                             QStringLiteral("The system gives this program no thread to work on"));
    }
}

/// Runs a command inside the application object that it needs. Its name there is what usage lines
/// and refusals show.
int runCommand(const Command& command, const QStringList& arguments)
{
    QByteArray shownName = QByteArray("fourcast-cli ") + command.name;
    int count = 1;
    char* values[] = {shownName.data(), nullptr};
    qInstallMessageHandler(tellOurMessages);
    std::unique_ptr<QCoreApplication> application;
    if (command.paints) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        application = std::make_unique<QApplication>(count, values);
    } else {
        application = std::make_unique<QCoreApplication>(count, values);
    }
    // The program speaks English whatever the locale, so that scripts can read it; the English
    // translation has the plurals.
    QTranslator plurals;
    if (plurals.load(QStringLiteral(":/i18n/fourcast_en.qm")))
        QCoreApplication::installTranslator(&plurals);
    const int code = runWithin(command, arguments);
    if (!console::flush())
        return console::fail(BadInput, QStringLiteral("Standard output could not be written"));
    return code;
}

}

int main(int argc, char** argv)
{
    keepStandardDescriptors();
    QCoreApplication::setApplicationName(QStringLiteral("fourcast-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(FOURCAST_VERSION));
    // Its words are English, whatever the machine's language: so are its numbers.
    QLocale::setDefault(QLocale::c());
    QStringList arguments;
    for (int i = 1; i < argc; ++i) {
        // Qt's names of files are text; another file than the one that is meant would be taken.
        if (!QUtf8StringView(argv[i]).isValidUtf8())
            return console::fail(BadInput,
                                 QStringLiteral("Argument %1, '%2', is not UTF-8; a file with such "
                                                "a name must be renamed first")
                                     .arg(i)
                                     .arg(QString::fromUtf8(argv[i])));
        arguments.append(QString::fromUtf8(argv[i]));
    }

    const QString see = QStringLiteral("; see fourcast-cli --help");
    if (arguments.isEmpty())
        return console::fail(BadUsage, QStringLiteral("A command is missing") + see);
    QString name = arguments.takeFirst();
    if (name == QStringLiteral("--help") || name == QStringLiteral("-h"))
        return printed(overview());
    if (name == QStringLiteral("--version") || name == QStringLiteral("-v"))
        return printed(QStringLiteral("fourcast-cli " FOURCAST_VERSION "\n"));
    if (isFamily(name)) {
        if (arguments.isEmpty())
            return console::fail(
                BadUsage,
                QStringLiteral("A word is missing after '%1'; see fourcast-cli %1 --help")
                    .arg(name));
        const QString word = arguments.takeFirst();
        if (word == QStringLiteral("--help") || word == QStringLiteral("-h"))
            return printed(QStringLiteral("Usage: fourcast-cli COMMAND [options]\n\nCommands:\n%1\n"
                                          "'fourcast-cli COMMAND --help' shows more.\n")
                               .arg(summaries(name + u' ')));
        name += u' ' + word;
    }
    if (!arguments.isEmpty())
        if (const Command* command = findCommand(name + u' ' + arguments.constFirst()))
            return runCommand(*command, arguments.mid(1));
    if (const Command* command = findCommand(name))
        return runCommand(*command, arguments);
    const QString what
        = name.startsWith(u'-') ? QStringLiteral("option") : QStringLiteral("command");
    return console::fail(BadUsage, QStringLiteral("There is no %1 '%2'").arg(what, name) + see);
}
