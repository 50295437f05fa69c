// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/experiment.h"

#include "core/engines/external/program.h"
#include "core/study/runs/experimentjson.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QJsonDocument>
#include <algorithm>

namespace {

/// The title's letters and digits, for a name that is also a file's.
QString slug(const QString& title)
{
    QString text;
    for (const QChar letter : title.toLower().normalized(QString::NormalizationForm_D)) {
        if (letter.unicode() < 128 && letter.isLetterOrNumber())
            text += letter;
        else if (letter.isSpace() && !text.isEmpty() && !text.endsWith(u'-'))
            text += u'-';
    }
    text.truncate(40);
    while (text.endsWith(u'-'))
        text.chop(1);
    return text;
}

/// Eight digits that differ where the settings do.
QString fingerprint(const Experiment& experiment)
{
    const QByteArray text
        = QJsonDocument(experimentSettings(experiment)).toJson(QJsonDocument::Compact);
    return QString::fromLatin1(
        QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(8));
}

bool isPlayed(ExperimentShape shape, std::size_t a, std::size_t b)
{
    switch (shape) {
    case ExperimentShape::RoundRobin:
        return a < b;
    case ExperimentShape::Gauntlet:
        return a == 0 && b > 0;
    case ExperimentShape::Grid:
        return true;
    }
    return false;
}

/// Tells entrants of one engine and one depth apart by their variants.
QString nameOf(const std::vector<Entrant>& entrants, std::size_t index)
{
    const QString label = entrants[index].label();
    for (std::size_t other = 0; other < entrants.size(); ++other)
        if (other != index && entrants[other].label() == label)
            return label + QStringLiteral(", ") + entrants[index].variant();
    return label;
}

}

ExperimentLabels::ExperimentLabels(const Experiment& experiment)
{
    for (const ExperimentCell& cell : experiment.cells) {
        if (!rows.contains(cell.row))
            rows += cell.row;
        if (!columns.contains(cell.column))
            columns += cell.column;
    }
}

Expected<void> ExperimentCell::check() const
{
    const std::array<const Entrant*, 2> both {&a, &b};
    for (std::size_t side = 0; side < both.size(); ++side) {
        FOURCAST_TRY(both[side]->check());
        const auto& program = engineInfo(both[side]->engine).program;
        if (!program || versions[side] == 0 || versions[side] == program->version)
            continue;
        return fail(QCoreApplication::translate(
                        "Experiment",
                        "The games of this experiment were played by version %2 of %1, which is "
                        "version %3 now. Another version is another player: begin a new "
                        "experiment with it.")
                        .arg(program->name, QString::number(versions[side]),
                             QString::number(program->version)));
    }
    return {};
}

int Experiment::games() const
{
    int sum = 0;
    for (const ExperimentCell& cell : cells)
        sum += cell.rounds;
    return sum;
}

int Experiment::indexOf(const QString& cellId) const
{
    const auto found = std::ranges::find(cells, cellId, &ExperimentCell::id);
    return found == cells.end() ? -1 : static_cast<int>(found - cells.begin());
}

QString Experiment::protocolText() const
{
    if (!protocol)
        return rules.toText();
    // What the protocol says of openings is not how older versions dealt them.
    const bool older = rules.openings == Openings::AllThreePlies;
    return protocolName(*protocol) + QStringLiteral(": ")
        + (older
               ? QCoreApplication::translate("Experiment", "Both players recognise finished games.")
                   + u' ' + rules.toText()
               : protocolSentence(*protocol));
}

QString Experiment::roundsText(const ExperimentCell& cell) const
{
    const int all = rules.roundsOfOpenings();
    return cell.rounds < all
        ? QCoreApplication::translate("Experiment", "the first %1 of %2").arg(cell.rounds).arg(all)
        : QString::number(cell.rounds);
}

Experiment ownExperiment(const QString& title, ExperimentShape shape,
                         const std::vector<Entrant>& entrants, const GameRules& rules, int rounds,
                         std::uint64_t seed)
{
    Experiment experiment;
    experiment.title = title;
    experiment.rules = rules;
    for (std::size_t b = 0; b < entrants.size(); ++b)
        for (std::size_t a = 0; a < entrants.size(); ++a) {
            if (!isPlayed(shape, a, b))
                continue;
            ExperimentCell cell;
            cell.id = QStringLiteral("own/%1-%2").arg(a + 1).arg(b + 1);
            cell.row = nameOf(entrants, b);
            cell.column = nameOf(entrants, a);
            cell.a = entrants[a];
            cell.b = entrants[b];
            cell.rounds = rounds;
            cell.seed = seed;
            experiment.cells.push_back(std::move(cell));
        }
    const QString name = slug(title);
    experiment.id
        = QStringLiteral("own-") + (name.isEmpty() ? name : name + u'-') + fingerprint(experiment);
    return experiment;
}
