// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <set>
#include <vector>

/// What a picture or a file of results says about itself, so that it stands alone: what it shows,
/// by which settings it was made, by which program, when and on which machine. Made by whoever
/// knows the settings; every exporter writes it in its own way.
struct Provenance
{
    struct Setting
    {
        QString key; ///< for files, the same in every language: "openings"
        QString name; ///< for readers, "Openings"
        QString value;
    };

    /// Of this program on this machine, now.
    explicit Provenance(const QString& title = {});

    /// Leaves out what is empty.
    void add(const QString& key, const QString& name, const QString& value);
    /// The settings that most kinds of results have.
    void addSeed(const QString& seed);
    void addGames(qint64 played, qint64 asked);
    void addOpenings(int randomPlies);
    /// "1000", or the first ones of several.
    static QString listed(const std::set<std::uint64_t>& numbers);

    /// For a reader: the settings, a sentence each in one line; then program, date and machine.
    QStringList lines() const;
    /// "title", "settings" by their keys, "program", "date" (the day), "machine".
    QJsonObject toJson() const;
    /// The object of a JSON document with this as its "provenance".
    QByteArray addedToJson(const QByteArray& json) const;
    /// A CSV table with a column for each setting, and for program, date and machine, at the end of
    /// every row: columns are read by every program, lines of remarks above a table are not. A
    /// column that is there already is not added again.
    QByteArray addedToCsv(const QByteArray& csv) const;

    QString title;
    std::vector<Setting> settings;
    QString program;
    QString machine;
    QDateTime date;

    Q_DECLARE_TR_FUNCTIONS(Provenance)
};
