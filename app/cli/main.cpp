// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandtable.h"
#include "app/cli/console.h"
#include "app/cli/interrupt.h"

#include <QGuiApplication>
#include <QLocale>
#include <QTranslator>
#include <QUtf8StringView>
#include <fcntl.h>
#include <memory>
#include <new>
#include <system_error>
#include <unistd.h>

namespace {

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
        return exitCodeOf(command.run(arguments));
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
    if (command.output == Output::Pictures) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        application = std::make_unique<QGuiApplication>(count, values);
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
    endOnSignals();
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
                                 filled("Argument %1, '%2', is not UTF-8; a file with such "
                                        "a name must be renamed first",
                                        i, QString::fromUtf8(argv[i])));
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
    // 'plan' is a family, and 'plan proof' one within it.
    while (isFamily(name)) {
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
