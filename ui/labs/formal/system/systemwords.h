// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/lts.h"

#include <QString>
#include <QStringList>
#include <functional>
#include <map>
#include <memory>
#include <vector>

/// What a model says of its states and steps besides the transitions; any of it may be missing.
struct SystemWords
{
    /// Above pictures: "pool, 2 workers, 3 tasks".
    QString title;
    /// For files of paths: which model with which parameters.
    QString model;
    std::map<QString, QString> parameters;
    /// A state's vector, a line for each part: "Worker 1: takes task 2". Called in the window's
    /// thread, once for each state that is drawn, of which there are up to some 2,000.
    std::function<QString(fourcast::formal::State)> state;
    /// The same as the model has it, as many lines: "Worker(w = 1, t = 2)". Missing where the words
    /// are no others.
    std::function<QString(fourcast::formal::State)> vector;
    /// Where a state is a board: its rows from above, "X" and "O" for discs, "." for what is empty.
    std::function<QString(fourcast::formal::State)> board;
    /// Whose step it is, by places in `threadNames`; several for a step taken together, none for
    /// one without an owner.
    std::function<std::vector<int>(const fourcast::formal::Label&)> threads;
    QStringList threadNames;

    std::vector<int> threadsOf(const fourcast::formal::Label& label) const
    {
        return threads ? threads(label) : std::vector<int>();
    }
    QString boardOf(fourcast::formal::State at) const { return board ? board(at) : QString(); }
    QString vectorOf(fourcast::formal::State at) const { return vector ? vector(at) : QString(); }
    QString wordsOf(fourcast::formal::State at) const { return state ? state(at) : QString(); }
};

using SharedLts = std::shared_ptr<const fourcast::formal::Lts>;
