// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"

#include "core/board/notation.h"
#include "core/support/formats/jsontext.h"
#include "core/support/text/writtennumber.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <QRegularExpression>

namespace {

/// "fourcast-cli book build", as main() names the application.
QString calledAs()
{
    return QCoreApplication::arguments().constFirst();
}

/// The end of every refusal of the usage.
QString seeHelp()
{
    return QStringLiteral("; see %1 --help").arg(calledAs());
}

}

CommandLine::CommandLine(const QString& description)
{
    m_parser.setApplicationDescription(
        description
        + QStringLiteral("\n\nExit codes: 0 done, 1 the input was wrong, 2 the usage was wrong, "
                         "3 stopped by SIGINT or SIGTERM."));
    option(QStringLiteral("help"), QStringLiteral("Shows this text."));
}

void CommandLine::option(const QString& name, const QString& description, const QString& valueName)
{
    QStringList names {name};
    if (name == QStringLiteral("help"))
        names.prepend(QStringLiteral("h"));
    m_parser.addOption(QCommandLineOption(names, description, valueName));
}

void CommandLine::option(const Setting& setting, const char* valueName, const char* name)
{
    QString tip = QString::fromUtf8(setting.words.tip);
    if (tip.endsWith(u'.'))
        tip.chop(1);
    option(name ? QString::fromLatin1(name) : setting.key,
           filled("%1 (%2; %3 by default).", tip, setting.rangeText(),
                  QString::number(setting.usual, 'g', 12)),
           QString::fromLatin1(valueName));
}

void CommandLine::argument(const QString& name, const QString& description, const QString& syntax)
{
    m_parser.addPositionalArgument(name, description, syntax);
    m_argumentNames.append(name);
    if (!syntax.startsWith(u'['))
        ++m_required;
    m_most = syntax.contains(QStringLiteral("...")) ? 1000 : m_most + 1;
}

tl::expected<void, CommandError> CommandLine::parse(const QStringList& arguments)
{
    const bool parsed = m_parser.parse(QStringList {calledAs()} + arguments);
    if (m_parser.isSet(QStringLiteral("help"))) {
        console::print(m_parser.helpText());
        return tl::unexpected(CommandError {Done, {}});
    }
    const auto wrongUsage = [](const QString& sentence) {
        return tl::unexpected(CommandError {BadUsage, sentence + seeHelp()});
    };
    if (!parsed)
        return wrongUsage(m_parser.errorText().remove(QRegularExpression("\\.$")));
    const auto given = m_parser.positionalArguments();
    if (given.size() < m_required)
        return wrongUsage(QStringLiteral("%1 is missing").arg(m_argumentNames.at(given.size())));
    if (given.size() > m_most)
        return wrongUsage(QStringLiteral("'%1' is one argument too many").arg(given.at(m_most)));
    return {};
}

tl::expected<void, CommandError> CommandLine::failure() const
{
    if (m_wrong)
        return tl::unexpected(*m_wrong);
    return {};
}

void CommandLine::wrong(ExitCode code, const QString& sentence)
{
    if (!m_wrong)
        m_wrong = {code, sentence};
}

void CommandLine::misused(const QString& sentence)
{
    wrong(BadUsage, sentence + seeHelp());
}

QString CommandLine::text(const QString& name, const QString& defaultText) const
{
    return has(name) ? m_parser.value(name) : defaultText;
}

qint64 CommandLine::wholeNumber(const QString& name, qint64 low, qint64 high, qint64 usual)
{
    if (!has(name))
        return usual;
    return toNumber(m_parser.value(name), QStringLiteral("--") + name, low, high);
}

int CommandLine::number(const Setting& setting, const char* name)
{
    return number(name ? QString::fromLatin1(name) : setting.key, setting.low(), setting.high(),
                  static_cast<int>(setting.usualNumber()));
}

double CommandLine::decimal(const Setting& setting)
{
    if (!has(setting.key))
        return setting.usual;
    const QString text = m_parser.value(setting.key);
    const auto number = numberFromText(text);
    if (number && setting.holds(*number))
        return *number;
    wrong(BadInput,
          QStringLiteral("--%1 must be a number from %2, not '%3'")
              .arg(setting.key, setting.rangeText(), text));
    return setting.usual;
}

std::vector<int> CommandLine::numbers(const QString& name, int low, int high,
                                      std::vector<int> defaults)
{
    if (!has(name))
        return defaults;
    std::vector<int> numbers;
    for (const QString& text : m_parser.values(name))
        numbers.push_back(static_cast<int>(toNumber(text, QStringLiteral("--") + name, low, high)));
    return numbers;
}

qint64 CommandLine::numberArgument(int index, const QString& what, qint64 low, qint64 high)
{
    return toNumber(arguments().at(index), what, low, high);
}

qint64 CommandLine::toNumber(const QString& text, const QString& what, qint64 low, qint64 high)
{
    // Digits only: QString::toLongLong would let blanks and a plus sign pass.
    static const QRegularExpression digits(QStringLiteral("\\A[0-9]{1,18}\\z"));
    const qint64 number = digits.match(text).hasMatch() ? text.toLongLong() : -1;
    if (number >= low && number <= high)
        return number;
    wrong(BadInput,
          filled("%1 must be a whole number from %2 to %3, not '%4'", what, low, high, text));
    return low;
}

QString CommandLine::positionText(int index) const
{
    return arguments().mid(index).join(u' ');
}

std::vector<Move> CommandLine::moves(int index, bool unfinished)
{
    std::vector<Move> moves;
    take(moves, notation::parseMoves(positionText(index)), QStringLiteral("Bad position: "));
    if (unfinished && positionAfter(moves).isFinished()) {
        wrong(BadInput,
              QStringLiteral("The game has ended in this position, there is no move to look for"));
        return {};
    }
    return moves;
}

void CommandLine::answer(const QJsonObject& json, const QString& text) const
{
    if (has(QStringLiteral("json")))
        console::print(toJsonText(json));
    else
        console::print(text);
}

void CommandLine::answer(const QByteArray& json, const QString& text) const
{
    answer(QJsonDocument::fromJson(json).object(), text);
}

void CommandLine::answer(const QByteArray& json, const QByteArray& csv, const QString& text) const
{
    if (has(QStringLiteral("csv")) && !has(QStringLiteral("json")))
        console::print(csv);
    else
        answer(json, text);
}

QByteArray toJsonText(QJsonObject object)
{
    object.insert("program", QStringLiteral("fourcast-cli"));
    object.insert("version", QStringLiteral(FOURCAST_VERSION));
    object.insert("command", calledAs().section(u' ', 1));
    return jsonText(object);
}

QByteArray toJsonText(const QByteArray& json)
{
    return toJsonText(QJsonDocument::fromJson(json).object());
}
