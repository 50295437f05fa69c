// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"

#include <QJsonObject>

namespace fourcast::lesson {

/// Something that a lesson may set on a page of the laboratory.
struct LabSetting
{
    enum class Kind : std::uint8_t
    {
        Text,
        Number, ///< a whole one from `least` to `most`
        Decimal, ///< from `least` to `most`
        YesNo,
        Name, ///< one of `names`
        Names, ///< several of them, with commas between
        Parameter ///< of the model that is chosen there, which knows what its values are
    };

    QString name;
    Kind kind = Kind::Text;
    double least = 0;
    double most = 0;
    QStringList names {};
};

/// A page that a block `laboratory` may open, by the id that the laboratory knows it by.
struct LabPageSettings
{
    QString page;
    std::vector<LabSetting> settings;

    /// Null where it has none of that name.
    const LabSetting* find(const QString& name) const;
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

/// A tree as settings of the page `tree`.
std::vector<std::pair<QString, QString>> labSettings(const WrittenTree& tree);

}
