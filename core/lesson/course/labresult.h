// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"

#include <QByteArray>
#include <QJsonObject>

namespace fourcast::lesson {

/// What a page of the laboratory has found out, as a student hands it to a lesson.
struct LabResult
{
    QString page;
    QString quantity; ///< one of resultNames()
    /// By which it was made, named as takeSettings() of the page names them.
    QJsonObject settings {};
    std::optional<double> value {}; ///< of a number
    QByteArray picture {}; ///< PNG, of a picture
    friend bool operator==(const LabResult&, const LabResult&) = default;
};

/// What a lesson can ask a page for: "picture" of all of them, and its numbers.
QStringList resultNames(const QString& page);

/// As an answer is kept, and back; nothing where it is none.
QString toText(const LabResult& result);
std::optional<LabResult> labResultFromText(const QString& text);

/// Translated: which of the settings that the lesson asks for are other ones, by what the page's
/// form calls them, "'Chance of winning a bet' is 1/3 and should be 1/2"; empty where none is. What
/// a page does not tell is not looked at.
QString otherSettings(const WrittenResult& wanted, const LabResult& handed);
/// Translated, in a few words, settings as the page's form calls them: "0.333333 (Model: The
/// gambler's ruin; Target coins: 3)", "a picture (…)".
QString resultInWords(const LabResult& result);

}
