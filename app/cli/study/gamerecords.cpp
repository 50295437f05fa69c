// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/study/gamerecords.h"

#include "app/cli/outputfile.h"
#include "core/recording/matchrecording.h"
#include "core/recording/recordingfile.h"

#include <QDir>
#include <QFile>
#include <algorithm>

void GameRecords::addOption(CommandLine& line)
{
    line.option("record",
                "Writes each game with everything that its searches reported into this folder, as "
                "game-01.c4rec and so on, for 'measure' and for the window.",
                "FOLDER");
}

GameRecords::GameRecords(CommandLine& line, const MatchOptions& options)
    : m_options(options), m_folder(readFolderName(line, "record")),
      m_made(m_folder.isEmpty() ? QStringList() : missingFolders(m_folder)),
      m_replaced(line.has("force"))
{
}

QString GameRecords::fileOf(int number) const
{
    const auto digits = std::max<qsizetype>(2, QString::number(m_options.games).size());
    return QDir(m_folder).filePath(
        QStringLiteral("game-%1.c4rec").arg(number, static_cast<int>(digits), 10, QChar(u'0')));
}

Expected<void> GameRecords::prepare()
{
    QStringList files;
    for (int number = 1; number <= m_options.games; ++number)
        files << fileOf(number);
    return prepareFolder(m_folder, files, m_replaced);
}

bool GameRecords::add(const MatchGame& game)
{
    if (m_written)
        m_written = writeFile(fileOf(game.number),
                              recordingfile::write(recordingOf(game, m_options.entrants)));
    if (m_written)
        m_numbers.push_back(game.number);
    return m_written.has_value();
}

Expected<void> GameRecords::finish(const MatchResult& result)
{
    for (const int number : m_numbers)
        if (std::ranges::find(result.games, number, &MatchGame::number) == result.games.end())
            QFile::remove(fileOf(number));
    removeEmptyFolders(m_made);
    return m_written;
}
