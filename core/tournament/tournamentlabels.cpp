// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/tournamentlabels.h"

#include "core/book/dataset/dataset.h"
#include "core/engines/engineinfo.h"
#include "core/support/files/readfile.h"
#include "core/tournament/tournament.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFileInfo>

namespace {

struct TournamentLabelsText
{
    Q_DECLARE_TR_FUNCTIONS(TournamentLabels)
};

constexpr qint64 largestLabels = qint64 {1} << 30;

QString labelsFingerprint(const QByteArray& bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

}

Expected<TournamentLabels> TournamentLabels::of(const QString& path)
{
    const QString file = QFileInfo(path).absoluteFilePath();
    const auto bytes = readFile(file, largestLabels);
    if (!bytes)
        return fail(TournamentLabelsText::tr("The labels of '%1' can't be read: %2")
                        .arg(file, bytes.error().message));
    return TournamentLabels {file, labelsFingerprint(*bytes)};
}

Expected<void> readLabels(TournamentOptions& options)
{
    const TournamentLabels& labels = options.labels;
    std::vector<Entrant*> without;
    for (Entrant& entrant : options.entrants)
        if (engineInfo(entrant.engine).usesDataset() && !entrant.options.dataset)
            without.push_back(&entrant);
    if (labels.areOwn() || without.empty())
        return {};
    const auto bytes = readFile(labels.file, largestLabels);
    if (!bytes)
        return fail(TournamentLabelsText::tr("The tournament plays by the labels of '%1', which "
                                             "can't be read: %2")
                        .arg(labels.file, bytes.error().message));
    if (labelsFingerprint(*bytes) != labels.fingerprint)
        return fail(TournamentLabelsText::tr("'%1' has other labels than when the tournament "
                                             "began, so that its games would be others. Put the "
                                             "old file back, or begin a new tournament.")
                        .arg(labels.file));
    auto read = Dataset::read(*bytes);
    if (!read)
        return fail(TournamentLabelsText::tr("The labels of '%1' can't be used: %2")
                        .arg(labels.file, read.error().message));
    const auto shared = std::make_shared<const Dataset>(*std::move(read));
    for (Entrant* const entrant : without)
        entrant->options.dataset = shared;
    return {};
}
