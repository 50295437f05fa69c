// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/rules/tlaexport.h"

#include "core/formal/models/tlamodel.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QWidget>

using namespace fourcast;

namespace {

struct TlaText
{
    Q_DECLARE_TR_FUNCTIONS(TlaExport)
};

void writeConfiguration(QWidget* parent, const QByteArray& configuration, const QDir& folder,
                        const exportdialog::OnFinished& onFinished)
{
    const QString path = folder.filePath(QStringLiteral("Connect4.cfg"));
    if (!QFileInfo::exists(path))
        return exportdialog::write(parent, path, configuration, onFinished);
    exportdialog::run(
        parent,
        {.title = TlaText::tr("Save the board for TLC"),
         .filter = TlaText::tr("Configuration of TLC (*.cfg)"),
         .name = QStringLiteral("Connect4"),
         .suffix = QStringLiteral("cfg")},
        [configuration](const QString&) -> Expected<QByteArray> { return configuration; },
        onFinished);
}

}

namespace tlaexport {

void run(QWidget* parent, const formal::BoardSize& size, const exportdialog::OnFinished& onFinished)
{
    const auto folder = std::make_shared<QDir>();
    exportdialog::run(
        parent,
        {.title = TlaText::tr("Save the rules for TLC"),
         .filter = TlaText::tr("Module in TLA+ (*.tla)"),
         .name = QStringLiteral("Connect4"),
         .suffix = QStringLiteral("tla")},
        [folder](const QString& path) -> Expected<QByteArray> {
            const QFileInfo file(path);
            if (file.fileName() != QStringLiteral("Connect4.tla"))
                return fail(
                    TlaText::tr("TLC needs the file to have its module's name: Connect4.tla."));
            *folder = file.dir();
            return formal::tlaSpecification();
        },
        [parent, folder, onFinished,
         configuration = formal::tlaConfiguration(size)](const exportdialog::Answer& answer) {
            onFinished(answer);
            if (answer.written)
                writeConfiguration(parent, configuration, *folder, onFinished);
        });
}

}
