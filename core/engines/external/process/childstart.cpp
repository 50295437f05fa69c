// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/process/childstart.h"

#include <QByteArray>
#include <QFile>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <linux/close_range.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace {

constexpr int firstOfOurs = 3;

/// Both ends of a pipe, closed as it goes.
class ChildPipe
{
public:
    ChildPipe()
    {
        if (pipe2(m_ends.data(), O_CLOEXEC) != 0)
            return;
        // Where a standard descriptor was closed the pipe has its number, and would be overwritten.
        for (int& end : m_ends) {
            if (end >= firstOfOurs)
                continue;
            const int low = end;
            end = fcntl(low, F_DUPFD_CLOEXEC, firstOfOurs);
            ::close(low);
        }
    }
    ~ChildPipe()
    {
        closeEnd(0);
        closeEnd(1);
    }
    ChildPipe(const ChildPipe&) = delete;
    ChildPipe& operator=(const ChildPipe&) = delete;

    bool isOpen() const { return m_ends[0] >= 0 && m_ends[1] >= 0; }
    int reading() const { return m_ends[0]; }
    int writing() const { return m_ends[1]; }
    int takeReading() { return std::exchange(m_ends[0], -1); }
    int takeWriting() { return std::exchange(m_ends[1], -1); }
    void closeEnd(std::size_t end)
    {
        if (m_ends[end] >= 0)
            ::close(m_ends[end]);
        m_ends[end] = -1;
    }

private:
    std::array<int, 2> m_ends {-1, -1};
};

/// What the child tells us where it does not come to run the program.
struct StartFault
{
    int reason = 0;
    bool inFolder = false;
};

/// All that the child needs, made before it is there: between fork and exec only functions are
/// called that a signal handler may call, as another thread may have held any lock.
struct ChildPlan
{
    explicit ChildPlan(const ChildCommand& command)
        : file(QFile::encodeName(command.file)), folder(QFile::encodeName(command.folder)),
          memory(static_cast<rlim_t>(command.memoryMib) << 20),
          processor(static_cast<rlim_t>(command.processor.count()))
    {
        texts.push_back(file);
        for (const QString& argument : command.arguments)
            texts.push_back(argument.toLocal8Bit());
        for (QByteArray& text : texts)
            words.push_back(text.data());
        words.push_back(nullptr);
    }

    QByteArray file;
    QByteArray folder;
    std::vector<QByteArray> texts;
    std::vector<char*> words;
    rlim_t memory;
    rlim_t processor;
};

void limitChild(const ChildPlan& plan)
{
    const rlimit noCore {0, 0};
    setrlimit(RLIMIT_CORE, &noCore);
    if (plan.processor > 0) {
        // It is told by SIGXCPU first.
        const rlimit processor {plan.processor, plan.processor + 1};
        setrlimit(RLIMIT_CPU, &processor);
    }
    if (plan.memory > 0) {
        const rlimit memory {plan.memory, plan.memory};
        setrlimit(RLIMIT_AS, &memory);
    }
}

void resetSignals()
{
    struct sigaction usual = {};
    usual.sa_handler = SIG_DFL;
    for (int number = 1; number < NSIG; ++number)
        sigaction(number, &usual, nullptr);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
}

[[noreturn]] void giveUp(int report, bool inFolder)
{
    const StartFault fault {errno, inFolder};
    [[maybe_unused]] const ssize_t written = write(report, &fault, sizeof fault);
    _exit(127);
}

[[noreturn]] void becomeProgram(const ChildPlan& plan, int input, int output, int errors,
                                int report)
{
    setpgid(0, 0);
    dup2(input, STDIN_FILENO);
    dup2(output, STDOUT_FILENO);
    dup2(errors, STDERR_FILENO);
    // Descriptors of libraries that forgot to say so themselves.
    syscall(SYS_close_range, firstOfOurs, ~0U, CLOSE_RANGE_CLOEXEC);
    resetSignals();
    if (chdir(plan.folder.constData()) != 0)
        giveUp(report, true);
    limitChild(plan);
    execve(plan.file.constData(), plan.words.data(), environ);
    giveUp(report, false);
}

QString reasonText(int reason)
{
    return QString::fromLocal8Bit(std::strerror(reason)); // NOLINT(concurrency-mt-unsafe)
}

void dontBlock(int descriptor)
{
    fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK);
}

/// No handler of ours may run in the child.
pid_t forkQuietly()
{
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    const pid_t process = fork();
    if (process != 0) {
        const int reason = errno;
        pthread_sigmask(SIG_SETMASK, &before, nullptr);
        errno = reason;
    }
    return process;
}

}

Expected<StartedChild> startChild(const ChildCommand& command)
{
    const ChildPlan plan(command);
    ChildPipe input;
    ChildPipe output;
    ChildPipe errors;
    ChildPipe report;
    if (!input.isOpen() || !output.isOpen() || !errors.isOpen() || !report.isOpen())
        return fail(reasonText(EMFILE));
    const pid_t process = forkQuietly();
    if (process < 0)
        return fail(reasonText(errno));
    if (process == 0)
        becomeProgram(plan, input.reading(), output.writing(), errors.writing(), report.writing());
    // In both, as either may come first.
    setpgid(process, process);
    report.closeEnd(1);
    StartFault fault;
    ssize_t told = 0;
    do
        told = read(report.reading(), &fault, sizeof fault);
    while (told < 0 && errno == EINTR);
    if (told > 0) {
        while (waitpid(process, nullptr, 0) < 0 && errno == EINTR) { }
        const QString reason = reasonText(fault.reason);
        return fail(fault.inFolder ? command.folder + QStringLiteral(": ") + reason : reason);
    }
    StartedChild child {.process = process,
                        .input = input.takeWriting(),
                        .output = output.takeReading(),
                        .errors = errors.takeReading()};
    dontBlock(child.input);
    dontBlock(child.output);
    dontBlock(child.errors);
    return child;
}
