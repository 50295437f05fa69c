// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/tables/publishedanswer.h"

#include "core/chance/tables/table.h"

#include <algorithm>

namespace fourcast::chance {

namespace {

/// Two that ask the same: where nothing is to be decided least and greatest are one.
bool isSameQuestion(const ModelInfo& model, QString one, QString other)
{
    const auto plain = [&model](QString property) {
        property = property.simplified();
        if (!model.goal.isEmpty() && property.startsWith(u'R') && !property.contains(u' '))
            property += u' ' + model.goal;
        if (!model.hasChoices)
            property.replace(QLatin1String("min"), QLatin1String("max"));
        return property;
    };
    return plain(std::move(one)) == plain(std::move(other));
}

template <typename Fits>
QString printed(const QString& model, const ModelValues& values, const Fits& fits)
{
    constexpr int tables = 4;
    const auto known = models();
    const ModelInfo* const info = findModel(known, model);
    if (!info)
        return {};
    const ModelValues wanted = info->allValues(values);
    for (int number = 0; number < tables; ++number) {
        const StudyTable table = studyTable(number);
        for (const TableRow& row : table.rows)
            for (const TableTask& task : row.tasks)
                for (const TableTask::Query& asked : task.asked) {
                    const QString& text
                        = row.cells[static_cast<std::size_t>(asked.column)].published;
                    if (task.model == model && text != QLatin1String("-")
                        && info->allValues(task.values) == wanted && fits(*info, asked.what))
                        return text;
                }
    }
    return {};
}

}

QString publishedAnswer(const QString& model, const ModelValues& values, const QString& property)
{
    return printed(model, values, [&](const ModelInfo& info, const QString& what) {
        return isSameQuestion(info, what, property);
    });
}

QString publishedStates(const QString& model, const ModelValues& values)
{
    return printed(model, values, [](const ModelInfo&, const QString& what) {
        return what == QLatin1String("observed states");
    });
}

}
