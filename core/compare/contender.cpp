// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/contender.h"

#include "core/board/position.h"
#include "core/search/searchreport.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace {

struct ContenderWords
{
    Q_DECLARE_TR_FUNCTIONS(Contender)
};

constexpr qint64 mostNodes = 1'000'000'000'000;
constexpr qint64 mostMilliseconds = 86'400'000;
constexpr qint64 mostSeed = (qint64 {1} << 53) - 1;
constexpr qint64 mostTableMib = 16'384;

/// A word that is followed by a number.
struct NumberWord
{
    const char* word;
    qint64 low;
    qint64 high;
    bool (*isOfUse)(const EngineInfo& info);
    void (*set)(Entrant& entrant, qint64 number);
};

const NumberWord numberWords[] {
    {"depth", 1, Position::Shape::squares, [](const EngineInfo& info) { return info.takesDepth(); },
     [](Entrant& entrant, qint64 number) { entrant.limits.depth = static_cast<int>(number); }},
    {"nodes", 1, mostNodes, [](const EngineInfo& info) { return info.searches(); },
     [](Entrant& entrant, qint64 number) {
         entrant.limits.nodes = static_cast<std::uint64_t>(number);
     }},
    {"ms", 1, mostMilliseconds, [](const EngineInfo& info) { return info.searches(); },
     [](Entrant& entrant, qint64 number) {
         entrant.limits.time = std::chrono::milliseconds(number);
     }},
    {"workers", 1, SearchReport::mostWorkers,
     [](const EngineInfo& info) { return info.usesWorkers; },
     [](Entrant& entrant, qint64 number) { entrant.options.workers = static_cast<int>(number); }},
    {"seed", 0, mostSeed, [](const EngineInfo& info) { return info.drawsLots; },
     [](Entrant& entrant, qint64 number) {
         entrant.options.seed = static_cast<std::uint64_t>(number);
     }},
    {"table", 1, mostTableMib, [](const EngineInfo& info) { return info.hasTable(); },
     [](Entrant& entrant, qint64 number) { entrant.options.tableMib = static_cast<int>(number); }},
};

/// Reads word after word.
class ContenderReading
{
public:
    explicit ContenderReading(const QString& text)
        : m_text(text.simplified()), m_words(m_text.split(u' ', Qt::SkipEmptyParts))
    {
        // "alphabeta-h1, depth 8" is the same.
        for (QString& word : m_words)
            while (word.endsWith(u','))
                word.chop(1);
        m_words.removeAll(QString());
    }

    Expected<Entrant> read()
    {
        if (m_words.isEmpty())
            return fail(ContenderWords::tr("The engine is missing. Choose from %1.")
                            .arg(allEngineNames().join(QStringLiteral(", "))));
        m_entrant.engine = takeEngineName(m_words);
        m_entrant.limits = {};
        m_entrant.options.workers = 1;
        m_info = findEngine(m_entrant.engine);
        if (!m_info)
            return tl::unexpected(m_entrant.check().error());
        while (!m_words.isEmpty())
            FOURCAST_TRY(readNext());
        if (m_info->takesDepth())
            m_entrant.ensureLimit();
        return m_entrant;
    }

private:
    Expected<void> readNext()
    {
        const QString word = m_words.takeFirst().toLower();
        bool isNumber = false;
        word.toLongLong(&isNumber);
        // "8 ms" as well as "ms 8".
        if (isNumber && !m_words.isEmpty())
            return readNumber(m_words.takeFirst().toLower(), word);
        if (numberWord(word))
            return readNumber(word, m_words.isEmpty() ? QString() : m_words.takeFirst());
        if (word == QLatin1String("no-book"))
            return readFlag(word, m_info->hasTable(), m_entrant.options.usesBook);
        if (word == QLatin1String("all-wins-alike"))
            return readFlag(word, m_info->takesFastWins, m_entrant.options.preferFastWins);
        if (word == QLatin1String("h1") || word == QLatin1String("h1-values"))
            return readH1(word);
        return unknown(word);
    }

    static const NumberWord* numberWord(const QString& word)
    {
        for (const NumberWord& each : numberWords)
            if (word == QLatin1String(each.word))
                return &each;
        return nullptr;
    }

    Expected<void> readNumber(QString word, const QString& number)
    {
        if (word == QLatin1String("worker") || word == QLatin1String("node"))
            word += u's';
        if (word == QLatin1String("mib"))
            word = QStringLiteral("table");
        const NumberWord* const known = numberWord(word);
        if (!known)
            return unknown(word);
        if (!known->isOfUse(*m_info))
            return useless(word);
        bool isNumber = false;
        const qint64 value = number.toLongLong(&isNumber);
        if (!isNumber || value < known->low || value > known->high)
            return fail(
                ContenderWords::tr("In \"%1\", %2 needs a whole number from %3 to %4.")
                    .arg(m_text, word, QString::number(known->low), QString::number(known->high)));
        known->set(m_entrant, value);
        // The unit may stand behind it.
        if (word == QLatin1String("table") && !m_words.isEmpty()
            && m_words.front().compare(QLatin1String("MiB"), Qt::CaseInsensitive) == 0)
            m_words.removeFirst();
        return {};
    }

    Expected<void> readFlag(const QString& word, bool isOfUse, bool& option)
    {
        if (!isOfUse)
            return useless(word);
        option = false;
        return {};
    }

    Expected<void> readH1(const QString& word)
    {
        if (!m_info->takesReadings())
            return useless(word);
        if (m_words.isEmpty())
            return fail(
                ContenderWords::tr("In \"%1\", the value after %2 is missing.").arg(m_text, word));
        QString value = m_words.takeFirst();
        if (word == QLatin1String("h1")) {
            FOURCAST_LET(const auto reading, H1Options::fromNames(value));
            const H1Weights weights = m_entrant.options.h1.weights;
            m_entrant.options.h1 = reading;
            m_entrant.options.h1.weights = weights;
            return {};
        }
        FOURCAST_LET(const auto weights, H1Weights::fromFile(value.replace(u',', u'\n').toUtf8()));
        m_entrant.options.h1.weights = weights;
        return {};
    }

    Expected<void> useless(const QString& word) const
    {
        return fail(ContenderWords::tr("In \"%1\", the option %2 does not apply to %3.")
                        .arg(m_text, word, m_entrant.engine));
    }

    Expected<void> unknown(const QString& word) const
    {
        return fail(ContenderWords::tr(
                        "In \"%1\", the word \"%2\" is unknown. After an engine you can write %3.")
                        .arg(m_text, word, contenderWords()));
    }

    QString m_text;
    QStringList m_words;
    Entrant m_entrant;
    const EngineInfo* m_info = nullptr;
};

QString valuesText(const H1Weights& weights)
{
    QStringList parts;
    for (int index = 0; index < H1Weights::count; ++index)
        if (weights.value(index) != H1Weights().value(index))
            parts += H1Weights::name(index) + u'=' + QString::number(weights.value(index));
    return parts.join(u',');
}

}

Expected<Entrant> contenderFromText(const QString& text)
{
    return ContenderReading(text).read();
}

QString contenderText(const Entrant& entrant)
{
    const EngineInfo& info = engineInfo(entrant.engine);
    const EngineOptions& options = entrant.options;
    QStringList parts {entrant.label()};
    if (info.usesWorkers && options.workers != 1)
        parts += QStringLiteral("workers %1").arg(options.workerCount());
    if (info.drawsLots && options.seed != EngineOptions().seed)
        parts += QStringLiteral("seed %1").arg(options.seed);
    if (info.hasTable() && options.tableMib > 0)
        parts += QStringLiteral("table %1").arg(options.tableMib);
    if (info.hasTable() && !options.usesBook)
        parts += QStringLiteral("no-book");
    if (info.takesReadings() && options.h1.toNames() != H1Options().toNames())
        parts += QStringLiteral("h1 ") + options.h1.toNames();
    if (info.takesReadings() && options.h1.weights != H1Weights())
        parts += QStringLiteral("h1-values ") + valuesText(options.h1.weights);
    if (info.takesFastWins && !options.preferFastWins)
        parts += QStringLiteral("all-wins-alike");
    return parts.join(u' ');
}

QString contenderWords()
{
    return QStringLiteral(
        "depth N, N nodes, N ms, workers N, seed N, table MIB, no-book, h1 NAMES, "
        "h1-values NAME=VALUE,..., all-wins-alike");
}
