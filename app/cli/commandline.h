// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandresult.h"
#include "core/board/move.h"
#include "core/settings/setting.h"
#include "core/support/expected.h"

#include <QCommandLineParser>
#include <QJsonArray>
#include <QJsonObject>

#include <concepts>
#include <optional>
#include <type_traits>
#include <vector>

/// The options and arguments of one subcommand, read strictly. The first thing that is wrong is
/// remembered; the readers then go on with defaults, and the command asks `failure()` once after
/// all.
class CommandLine
{
public:
    explicit CommandLine(const QString& description);

    /// A flag, or with a value name an option that takes a value (and may be given more than once
    /// where the command reads it with `values`).
    void option(const QString& name, const QString& description, const QString& valueName = {});
    /// An option for what can be asked of a run, called by its key or by another name, with its
    /// tip, its range and its usual number.
    void option(const Setting& setting, const char* valueName, const char* name = nullptr);
    /// `syntax` as in "[POSITION]"; brackets make it one that may be left out.
    void argument(const QString& name, const QString& description, const QString& syntax);

    /// Fails when the command is already over: help was printed, or the usage is wrong.
    tl::expected<void, CommandError> parse(const QStringList& arguments);
    /// The first thing that was wrong in what has been read.
    tl::expected<void, CommandError> failure() const;
    void wrong(ExitCode code, const QString& sentence);
    /// The usage is wrong: the sentence, and where help is.
    void misused(const QString& sentence);
    /// Is it right? What is not is remembered, after the words `before` its sentence.
    template <typename Value> bool check(const Expected<Value>& value, const QString& before = {})
    {
        if (!value)
            wrong(BadInput, before + value.error().message);
        return value.has_value();
    }
    /// Takes the value where there is one; what is wrong is remembered.
    template <typename Target, typename Value>
    void take(Target& target, Expected<Value> value, const QString& before = {})
    {
        if (check(value, before))
            target = *std::move(value);
    }

    bool has(const QString& name) const { return m_parser.isSet(name); }
    QString text(const QString& name, const QString& defaultText) const;
    QStringList values(const QString& name) const { return m_parser.values(name); }
    /// A whole number in digits, from `low` to `high`; of a type that holds `high` and `usual`.
    template <std::integral High, std::integral Usual>
    std::common_type_t<High, Usual> number(const QString& name, qint64 low, High high, Usual usual)
    {
        return static_cast<std::common_type_t<High, Usual>>(
            wholeNumber(name, low, static_cast<qint64>(high), static_cast<qint64>(usual)));
    }
    /// The same of what is asked of a run, by an option of its key or of another name.
    int number(const Setting& setting, const char* name = nullptr);
    /// A number that need not be whole.
    double decimal(const Setting& setting);
    /// Every value of an option that may be repeated.
    std::vector<int> numbers(const QString& name, int low, int high, std::vector<int> defaults);
    /// The number in an argument; `what` begins the sentence that refuses it.
    qint64 numberArgument(int index, const QString& what, qint64 low, qint64 high);
    /// All arguments from `index` on as one position text, so that `d1 d2 e1` needs no quotes.
    QString positionText(int index) const;
    /// The moves of that text; refused when the game has ended there and `unfinished` asks for a
    /// position to move in.
    std::vector<Move> moves(int index, bool unfinished);
    QStringList arguments() const { return m_parser.positionalArguments(); }

    /// Prints the object by toJsonText() where --json is there, and the text otherwise.
    void answer(const QJsonObject& json, const QString& text) const;
    void answer(const QByteArray& json, const QString& text) const;
    /// And the table where --csv is there.
    void answer(const QByteArray& json, const QByteArray& csv, const QString& text) const;

private:
    qint64 wholeNumber(const QString& name, qint64 low, qint64 high, qint64 usual);
    qint64 toNumber(const QString& text, const QString& what, qint64 low, qint64 high);

    QCommandLineParser m_parser;
    qsizetype m_required = 0;
    qsizetype m_most = 0;
    QStringList m_argumentNames;
    std::optional<CommandError> m_wrong;
};

/// An object with the program, its version and the command in front, as indented text.
QByteArray toJsonText(QJsonObject object);
/// The same of an object that is text already.
QByteArray toJsonText(const QByteArray& json);
