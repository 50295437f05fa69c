// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/lessons/sheetwords.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <initializer_list>
#include <utility>

namespace sheetwords {

QString pageTitle(const QString& id)
{
    const auto in = [](const char* context, const char* title) {
        return QCoreApplication::translate(context, title);
    };
    const std::initializer_list<std::pair<const char*, QString>> titles = {
        {"tree", in("TreePage", "Tree")},
        {"study", in("StudyPage", "Study")},
        {"experiments", in("ExperimentsPage", "Experiments")},
        {"growth", in("GrowthPage", "How cost grows")},
        {"compare", in("ComparePage", "Compare searches")},
        {"parallel", in("ParallelPage", "Parallel")},
        {"tuning", in("TuningPage", "Tuning")},
        {"formal", in("FormalPage", "Formal")},
        {"chance", in("ChancePage", "Chance")},
    };
    for (const auto& [name, title] : titles)
        if (id == QLatin1String(name))
            return title;
    return id;
}

QString withoutLoneNumber(const QString& markdown)
{
    static const QRegularExpression number(QStringLiteral("^(\\s*\\d+)([.)])(?=\\s|$)"),
                                           QRegularExpression::MultilineOption);
    if (markdown.count(number) != 1)
        return markdown;
    return QString(markdown).replace(number, QStringLiteral("\\1\\\\\\2"));
}

}
