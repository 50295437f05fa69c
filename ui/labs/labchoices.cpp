// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/labchoices.h"

#include "core/lesson/course/labsettings.h"

#include <QTabWidget>

using namespace fourcast::lesson;

namespace {

/// What a page keeps has names of its own here and there.
QJsonObject asLessonsSay(const QString& id, QJsonObject fields)
{
    if (fields["values"].isObject())
        fields["parameters"] = fields["values"];
    if (id == QStringLiteral("formal")) {
        // A formula of one's own; `formula` chooses one of the model's.
        fields["property"] = fields["formula"];
        fields.remove("formula");
    }
    if (id == QStringLiteral("tree")) {
        fields["search"] = fields["method"];
        fields["fail"] = fields["failing"];
        const bool isTyped = fields["root"].toString() == QStringLiteral("tree");
        for (const QString& other :
             isTyped ? QStringList {"board", "moves", "depth", "leaves"} : QStringList {"tree"})
            fields.remove(other);
    }
    return fields;
}

/// The tab in front where lessons can say it.
void addTab(const LabPageSettings& known, const LabPage& page, QJsonObject& fields)
{
    for (const QString& key : {QStringLiteral("tab"), QStringLiteral("view")}) {
        const Setting* const setting = findSetting(known.settings, key);
        if (!setting)
            continue;
        for (const auto* const tabs : page.findChildren<QTabWidget*>())
            if (tabs->currentWidget()
                && setting->names.contains(tabs->currentWidget()->objectName()))
                fields[key] = tabs->currentWidget()->objectName();
    }
}

}

LabSettings chosenSettings(const QString& id, const LabPage& page)
{
    const auto known = settablePage(id);
    if (!known)
        return {};
    const QJsonObject kept = page.fields();
    QJsonObject fields = asLessonsSay(id, kept);
    addTab(**known, page, fields);
    // Trees to practise with have fields of their own.
    if (const QString view = QStringLiteral("view"); fields[view] == QStringLiteral("practise")) {
        fields = kept["practice"].toObject();
        fields[view] = QStringLiteral("practise");
    }
    return writtenSettings(**known, fields);
}
