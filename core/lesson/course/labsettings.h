// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"
#include "core/settings/setting.h"

#include <QJsonObject>

namespace fourcast::lesson {

/// A page that a block `laboratory` may open, by the id that the laboratory knows it by.
struct LabPageSettings
{
    QString page;
    RunSettings settings;
};

/// All of them, as fourcast-lesson(5) lists them.
const std::vector<LabPageSettings>& settablePages();
/// Fails with a sentence that names the pages there are.
Expected<const LabPageSettings*> settablePage(const QString& page);

/// A written value as a page takes it: a number, a boolean, a text or a list of texts. Fails with a
/// sentence that says what is possible.
Expected<QJsonValue> labValue(const LabPageSettings& page, const QString& setting,
                              const QString& value);

/// What a page takes: values by their names, parameters of models as texts in `parameters`.
Expected<QJsonObject> labValues(const QString& page,
                                const std::vector<std::pair<QString, QString>>& written);

/// A page's value as a lesson writes it, as labValue() reads it; empty for what no lesson says.
QString settingText(const QJsonValue& value);

/// The other way round: what is chosen on a page, as a lesson writes it. What a lesson can't say is
/// left out.
std::vector<std::pair<QString, QString>> writtenSettings(const LabPageSettings& page,
                                                         const QJsonObject& values);

/// A tree as settings of the page `tree`; `predict` where it is said whether the page asks before
/// it shows.
std::vector<std::pair<QString, QString>> labSettings(const WrittenTree& tree,
                                                     std::optional<bool> predict = {});

}
