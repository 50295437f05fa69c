// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/mpiprocess.h"

#include "core/parallel/messagemodule.h"
#include "core/parallel/mpichannel.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLibrary>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <thread>

namespace {

struct MpiProcessText
{
    Q_DECLARE_TR_FUNCTIONS(MpiProcess)
};

constexpr auto patienceAtTheEnd = std::chrono::seconds(10);

/// Beside the program where it was built, otherwise where it is installed.
QString moduleFile()
{
    const QString folder = QCoreApplication::applicationDirPath();
    const QString built = folder + QStringLiteral("/fourcast-mpi.so");
    return QFileInfo::exists(built)
        ? built
        : folder + QStringLiteral("/../" FOURCAST_LIBDIR "/fourcast/fourcast-mpi.so");
}

}

bool MpiProcess::isStarted()
{
    for (const char* size : {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE"})
        if (qEnvironmentVariableIsSet(size))
            return qEnvironmentVariableIntValue(size) > 1;
    return (qEnvironmentVariableIsSet("PMIX_RANK") || qEnvironmentVariableIsSet("PMI_RANK"))
        && qEnvironmentVariableIntValue("SLURM_STEP_NUM_TASKS") != 1;
}

bool MpiProcess::isFirstOfMachine()
{
    for (const char* place : {"OMPI_COMM_WORLD_LOCAL_RANK", "MPI_LOCALRANKID", "SLURM_LOCALID"})
        if (qEnvironmentVariableIsSet(place))
            return qEnvironmentVariableIntValue(place) == 0;
    return true;
}

Expected<const FourcastMessages*> MpiProcess::load()
{
    QLibrary library(moduleFile());
    // MPI has modules of its own, which look for its symbols.
    library.setLoadHints(QLibrary::ExportExternalSymbolsHint | QLibrary::PreventUnloadHint);
    const auto function
        = reinterpret_cast<FourcastMessagesFunction>(library.resolve("fourcastMessages"));
    if (!function)
        return fail(MpiProcessText::tr("Processes that mpirun starts need the package "
                                       "fourcast-cli-mpi: %1")
                        .arg(library.errorString()));
    const FourcastMessages* const messages = function();
    if (messages->version != fourcastMessagesVersion)
        return fail(MpiProcessText::tr("'%1' is of another version of the program; the packages "
                                       "fourcast-cli and fourcast-cli-mpi must be of the same one")
                        .arg(library.fileName()));
    return messages;
}

MpiProcess::MpiProcess(const FourcastMessages& messages) : m_messages(messages)
{
    m_messages.begin(&m_number, &m_count);
}

MpiProcess::~MpiProcess()
{
    if (leads()) {
        MpiChannel channel(m_messages);
        for (int other = leader + 1; other < m_count; ++other)
            channel.send(other, MpiTopic::Dismissed);
    }
    // All that matters is done by now.
    std::thread([code = m_exitCode] {
        std::this_thread::sleep_for(patienceAtTheEnd);
        std::fflush(nullptr);
        std::_Exit(code);
    }).detach();
    m_messages.end();
}
