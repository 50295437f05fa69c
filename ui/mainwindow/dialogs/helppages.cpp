// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/dialogs/helppages.h"

#include "core/engines/enginegroups.h"

#include <QFile>

namespace {

QString engineList()
{
    QString list;
    for (const EngineGroup& group : engineGroups()) {
        list += QStringLiteral("## %1\n\n").arg(group.sentence);
        for (const EngineInfo* const engine : group.engines)
            list += QStringLiteral("- **%1**: %2\n").arg(engine->name, engine->description());
        list += QLatin1Char('\n');
    }
    return list.trimmed();
}

QString contents(const QString& name, const QString& language)
{
    QFile file(QStringLiteral(":/help/%1/%2.md").arg(language, name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

}

namespace helppages {

const QStringList& names()
{
    static const QStringList all {
        QStringLiteral("playing"),    QStringLiteral("opponents"), QStringLiteral("engines"),
        QStringLiteral("programs"),   QStringLiteral("bots"),      QStringLiteral("analysis"),
        QStringLiteral("lens"),       QStringLiteral("numbers"),   QStringLiteral("review"),
        QStringLiteral("charts"),     QStringLiteral("measure"),   QStringLiteral("laboratory"),
        QStringLiteral("formal"),     QStringLiteral("chance"),    QStringLiteral("lessons"),
        QStringLiteral("presenting"), QStringLiteral("class"),     QStringLiteral("tree"),
        QStringLiteral("plans"),      QStringLiteral("files")};
    return all;
}

QString page(const QString& name, const QString& language)
{
    QString text = contents(name, language);
    if (text.isEmpty())
        text = contents(name, QStringLiteral("en"));
    return text.replace(QStringLiteral("{{engines}}"), engineList());
}

QStringList headings(const QString& name, const QString& language)
{
    QStringList found;
    for (const QString& line : page(name, language).split(u'\n'))
        if (line.startsWith(QLatin1String("# ")) || line.startsWith(QLatin1String("## ")))
            found += line.section(u' ', 1).trimmed();
    return found;
}

QString all(const QString& language)
{
    QStringList pages;
    for (const QString& name : names())
        pages << page(name, language);
    return pages.join(u'\n');
}

}
