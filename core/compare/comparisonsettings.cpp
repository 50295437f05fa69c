// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparisonsettings.h"

#include "core/compare/comparisonrequest.h"

#include <QCoreApplication>

namespace {

/// "B" of the second.
QString letterOfContender(const QString& number)
{
    const int place = number.toInt();
    return place > 0 ? contenderLetter(static_cast<std::size_t>(place - 1)) : number;
}

}

const RunSettings& comparisonSettings()
{
    // As the page's form has them.
    constexpr auto context = "CompareForm";
    static const RunSettings settings {
        Setting::text("position")
            .with({.caption = QT_TRANSLATE_NOOP("CompareForm", "Position:"), .context = context}),
        Setting::text("engines"),
        Setting::number("repetitions", 1, ComparisonRequest::mostRepeats,
                        ComparisonRequest().repeats)
            .with(
                {.caption = QT_TRANSLATE_NOOP("CompareForm", "Repetitions:"), .context = context}),
        Setting::number("reference", 1, ComparisonRequest::mostContenders, 1)
            .with({.caption = QT_TRANSLATE_NOOP("CompareForm", "Reference:"),
                   .inWords = letterOfContender,
                   .context = context}),
        Setting::yesNo("pruning").with(
            {.caption = QT_TRANSLATE_NOOP("CompareForm", "Measure pruning"), .context = context})};
    return settings;
}
