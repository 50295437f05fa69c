// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/notation.h"

#include <QFile>
#include <QTextStream>
#include <vector>

/// A line "moves score" of a file of positions with known scores (core/solver/exactscore.h).
struct SolvedPosition
{
    Position position;
    int score = 0;
};

/// Empty when the file can't be read; lines that are no such pair are left out.
inline std::vector<SolvedPosition> solvedPositions(const QString& path)
{
    std::vector<SolvedPosition> result;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return result;
    for (QTextStream in(&file); !in.atEnd();) {
        const QStringList words = in.readLine().split(QLatin1Char(' '));
        const auto position = notation::parsePosition(words.first());
        if (words.size() == 2 && position)
            result.push_back({*position, words.last().toInt()});
    }
    return result;
}
