// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QJsonValue>
#include <QStringList>
#include <vector>

/// Something that can be asked of a run, described once beside its request: a form's field, a
/// command's option and what a lesson may set are made from it.
struct Setting
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

    /// What stands behind the number in its field.
    enum class Unit : std::uint8_t
    {
        None,
        Plies,
        Percent,
        Seconds,
        Elo,
        Games
    };
    /// What people read. Sources of the context, marked by QT_TRANSLATE_NOOP.
    struct Words
    {
        const char* caption = ""; ///< "&Depth:"
        const char* tip = "";
        Unit unit = Unit::None;
        /// In the place of the least number: "one per core (%1)".
        const char* atLeast = nullptr;
        /// In the place of each of `names`, in their order; none shows the names themselves.
        std::vector<const char*> names {};
        /// The same of a value whose words stand elsewhere, translated.
        QString (*inWords)(const QString& value) = nullptr;
        const char* context = "Setting";
    };

    /// In files, in lessons, and after the two dashes of an option.
    QString key;
    Kind kind = Kind::Text;
    double least = 0;
    double most = 0;
    QStringList names {};
    /// The default.
    double usual = 0;
    Words words {};

    static Setting text(const char* key) { return {QString::fromLatin1(key)}; }
    static Setting number(const char* key, double least, double most, double usual = 0)
    {
        return {QString::fromLatin1(key), Kind::Number, least, most, {}, usual};
    }
    static Setting decimal(const char* key, double least, double most, double usual)
    {
        return {QString::fromLatin1(key), Kind::Decimal, least, most, {}, usual};
    }
    static Setting yesNo(const char* key) { return {QString::fromLatin1(key), Kind::YesNo}; }
    static Setting name(const char* key, const QStringList& names)
    {
        return {QString::fromLatin1(key), Kind::Name, 0, 0, names};
    }
    static Setting severalOf(const char* key, const QStringList& names)
    {
        return {QString::fromLatin1(key), Kind::Names, 0, 0, names};
    }

    Setting with(Words shown) const
    {
        Setting setting = *this;
        setting.words = std::move(shown);
        return setting;
    }

    int low() const { return static_cast<int>(least); }
    int high() const { return static_cast<int>(most); }
    int usualNumber() const { return static_cast<int>(usual); }
    /// "1 to 42", for a text in English.
    QString rangeText() const;
    /// Is the number within its range, and whole where it has to be?
    bool holds(double number) const;
    /// A written value as files have it: a number, a boolean, a text or a list of texts. Fails with
    /// a sentence that says what is possible.
    Expected<QJsonValue> read(const QString& text) const;

    /// One of its words, translated.
    QString shown(const char* source) const;
    /// What its field is called, translated: "Depth". Empty where it has no words.
    QString label() const;
    /// What stands behind its number, translated: " %"; nothing for plies, which count.
    QString unitText() const;
    /// What people read of a written value: "the previous values", "yes", "12.5 %".
    QString valueInWords(const QString& text) const;
};

using RunSettings = std::vector<Setting>;

/// Null where there is none of that key.
const Setting* findSetting(const RunSettings& settings, QStringView key);
/// One that is there.
const Setting& settingOf(const RunSettings& settings, QStringView key);
