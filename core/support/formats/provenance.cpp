// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/formats/provenance.h"

#include "core/support/formats/csv.h"
#include "core/support/formats/jsontext.h"
#include "core/support/text/machinetext.h"

#include <QJsonDocument>
#include <QLocale>

namespace {

/// Where the line that begins at `from` ends: quoted fields may hold line breaks.
qsizetype endOfRow(const QByteArray& csv, qsizetype from)
{
    bool quoted = false;
    for (qsizetype i = from; i < csv.size(); ++i) {
        if (csv[i] == '"')
            quoted = !quoted;
        else if (csv[i] == '\n' && !quoted)
            return i;
    }
    return csv.size();
}

}

Provenance::Provenance(const QString& name)
    : title(name), program(programText()), machine(machineText()),
      date(QDateTime::currentDateTime())
{
}

void Provenance::add(const QString& key, const QString& name, const QString& value)
{
    if (!value.isEmpty())
        settings.push_back({key, name, value});
}

void Provenance::addSeed(const QString& seed)
{
    add(QStringLiteral("seed"), tr("Seed"), seed);
}

void Provenance::addGames(qint64 played, qint64 asked)
{
    add(QStringLiteral("games"), tr("Games"), tr("%1 of %2 played").arg(played).arg(asked));
}

void Provenance::addOpenings(int randomPlies)
{
    add(QStringLiteral("openings"), tr("Openings"),
        randomPlies > 0 ? tr("%n random ply(s)", nullptr, randomPlies) : tr("none"));
}

QString Provenance::listed(const std::set<std::uint64_t>& numbers)
{
    constexpr int most = 6;
    QStringList texts;
    for (const std::uint64_t number : numbers)
        texts << QString::number(number);
    if (texts.size() > most)
        texts = texts.mid(0, most) << QStringLiteral("…");
    return texts.join(QStringLiteral(", "));
}

QStringList Provenance::lines() const
{
    QStringList sentences;
    for (const Setting& setting : settings) {
        QString sentence = tr("%1: %2", "a setting").arg(setting.name, setting.value);
        if (!sentence.endsWith(u'.') && !sentence.endsWith(u'\u3002'))
            sentence += tr(".", "the end of a sentence");
        sentences << sentence;
    }
    QStringList lines;
    if (!sentences.isEmpty())
        lines << sentences.join(u' ');
    lines << tr("%1, %2, %3", "program, date and machine")
                 .arg(program, QLocale().toString(date.toLocalTime(), QLocale::ShortFormat),
                      machine);
    return lines;
}

QJsonObject Provenance::toJson() const
{
    QJsonObject made;
    for (const Setting& setting : settings)
        made.insert(setting.key, setting.value);
    return {{"title", title},
            {"settings", made},
            {"program", program},
            {"date", date.toLocalTime().date().toString(Qt::ISODate)},
            {"machine", machine}};
}

QByteArray Provenance::addedToJson(const QByteArray& json) const
{
    QJsonObject object = QJsonDocument::fromJson(json).object();
    object.insert("provenance", toJson());
    return jsonText(object);
}

QByteArray Provenance::addedToCsv(const QByteArray& csv) const
{
    const qsizetype headEnd = endOfRow(csv, 0);
    const QList<QByteArray> known = csv.left(headEnd).split(',');
    QStringList names;
    QStringList values;
    const auto column = [&](const QString& name, const QString& value) {
        if (known.contains(name.toUtf8()))
            return;
        names << name;
        values << value;
    };
    for (const Setting& setting : settings)
        column(setting.key, setting.value);
    column(QStringLiteral("program"), program);
    column(QStringLiteral("date"), date.toLocalTime().date().toString(Qt::ISODate));
    column(QStringLiteral("machine"), machine);
    if (names.isEmpty())
        return csv;
    QByteArray result = csv.left(headEnd) + ',' + csvRow(names);
    const QByteArray tail = ',' + csvRow(values);
    for (qsizetype from = headEnd + 1; from < csv.size();) {
        const qsizetype end = endOfRow(csv, from);
        result += csv.mid(from, end - from) + tail;
        from = end + 1;
    }
    return result;
}
