// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/programversion.h"

#include "core/engines/external/programlaunch.h"
#include "core/support/files/heldfiles.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

namespace {

struct ProgramVersionText
{
    Q_DECLARE_TR_FUNCTIONS(ProgramVersion)
};

}

Expected<QString> programversion::fingerprint(const Program& program)
{
    const QString path = programlaunch::file(program);
    const auto unreadable = [&](const QString& reason) {
        return fail(ProgramVersionText::tr("The file of the program \"%1\", '%2', can't be read: "
                                           "%3.")
                        .arg(program.name, path.isEmpty() ? program.command : path, reason));
    };
    if (!QFileInfo(path).isFile())
        return unreadable(ProgramVersionText::tr("there is no such file"));
    if (heldfiles::isHeld(path))
        return unreadable(heldfiles::reason());
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file))
        return unreadable(file.errorString());
    return QString::fromLatin1(hash.result().toHex());
}

Expected<bool> programversion::note(Program& program)
{
    FOURCAST_LET(const QString seen, fingerprint(program));
    if (seen == program.fingerprint)
        return false;
    if (!program.fingerprint.isEmpty())
        ++program.version;
    program.fingerprint = seen;
    return true;
}
