// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/tournaments/tournamentlibrary.h"

#include "core/session/tournaments/tournamentrecordings.h"
#include "core/support/files/filelock.h"
#include "core/tournament/tournamentfile.h"
#include "core/tournament/tournamentrun.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>

namespace {

const QString tournamentEnding = QStringLiteral(".json");

KeptTournament keptIn(const QFileInfo& file)
{
    KeptTournament kept {
        .name = file.completeBaseName(), .file = file.filePath(), .changed = file.lastModified()};
    const auto read = tournamentfile::load(kept.file);
    if (!read) {
        kept.problem = read.error().message;
        return kept;
    }
    kept.entrants = static_cast<int>(read->options.entrants.size());
    kept.games = static_cast<int>(read->games.size());
    kept.isComplete = isComplete(*read);
    return kept;
}

Expected<std::vector<KeptTournament>> listTournaments(const QString& folder)
{
    std::vector<KeptTournament> kept;
    if (folder.isEmpty())
        return kept;
    const QFileInfoList files
        = QDir(folder).entryInfoList({u'*' + tournamentEnding}, QDir::Files, QDir::Time);
    std::ranges::transform(files, std::back_inserter(kept), keptIn);
    return kept;
}

Expected<OpenedTournament> openTournament(const QString& file)
{
    FOURCAST_LET(auto read, tournamentfile::load(file));
    OpenedTournament opened {.tournament = std::move(read)};
    opened.result = resultOf(opened.tournament);
    opened.isComplete = isComplete(opened.tournament);
    return opened;
}

Expected<void> removeTournament(const QString& file)
{
    // Who plays it would write it again.
    FOURCAST_LET(const auto lock, FileLock::take(file));
    if (QFile::moveToTrash(file) || QFile::remove(file)) {
        TournamentRecordings::remove(file);
        return {};
    }
    return fail(TournamentLibrary::tr("%1 can't be removed.").arg(QDir::toNativeSeparators(file)));
}

Expected<void> saveTournament(const QString& file, const Tournament& tournament)
{
    QDir().mkpath(QFileInfo(file).absolutePath());
    FOURCAST_LET(const auto lock, FileLock::take(file));
    return tournamentfile::save(file, tournament);
}

}

TournamentLibrary::TournamentLibrary(const QString& folder, QObject* parent)
    : QObject(parent), m_folder(folder)
{
}

TournamentLibrary::~TournamentLibrary() = default;

QString TournamentLibrary::fileOf(const QString& name) const
{
    if (m_folder.isEmpty())
        return {};
    QString kept;
    for (const QChar letter : name.simplified())
        if (letter.isPrint() && !QStringLiteral("/\\:*?\"<>|").contains(letter))
            kept += letter;
    while (kept.startsWith(u'.'))
        kept.remove(0, 1);
    constexpr int longest = 80;
    kept = kept.left(longest).trimmed();
    if (kept.isEmpty())
        kept = QStringLiteral("tournament");
    return m_folder + u'/' + kept + tournamentEnding;
}

QString TournamentLibrary::freeName(const QString& wish, const std::vector<KeptTournament>& taken)
{
    const auto isTaken = [&taken](const QString& name) {
        return std::ranges::any_of(taken, [&name](const KeptTournament& each) {
            return each.name.compare(name, Qt::CaseInsensitive) == 0;
        });
    };
    QString name = wish;
    for (int number = 2; isTaken(name); ++number)
        name = QStringLiteral("%1 %2").arg(wish).arg(number);
    return name;
}

void TournamentLibrary::list(QObject* asker, Answer<std::vector<KeptTournament>> answer)
{
    m_questions.ask<std::vector<KeptTournament>>(
        asker, QStringLiteral("list"), [folder = m_folder] { return listTournaments(folder); },
        std::move(answer));
}

void TournamentLibrary::open(const QString& file, QObject* asker, Answer<OpenedTournament> answer)
{
    m_questions.ask<OpenedTournament>(
        asker, QStringLiteral("open"), [file] { return openTournament(file); }, std::move(answer));
}

void TournamentLibrary::readRecording(const QString& file, const TournamentGame& game,
                                      QObject* asker,
                                      Answer<std::shared_ptr<const Recording>> answer)
{
    using Found = std::shared_ptr<const Recording>;
    m_questions.ask<Found>(
        asker, QStringLiteral("recording"),
        [file, game]() -> Expected<Found> { return TournamentRecordings::read(file, game); },
        std::move(answer));
}

void TournamentLibrary::order(std::function<Expected<void>()> work)
{
    m_questions.order<void>(this, std::move(work), [this](const Expected<void>& done) {
        Q_EMIT changed();
        if (!done)
            Q_EMIT refused(done.error().message);
    });
}

void TournamentLibrary::whenIdle(QObject* asker, const std::function<void()>& then)
{
    if (isIdle())
        return then();
    m_questions.ask<void>(
        asker, QStringLiteral("idle"), [] { return Expected<void>(); },
        [then](const Expected<void>&) { then(); });
}

void TournamentLibrary::remove(const QString& file)
{
    order([file] { return removeTournament(file); });
}

void TournamentLibrary::save(const QString& file, const Tournament& tournament)
{
    order([file, tournament] { return saveTournament(file, tournament); });
}
