// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fulltree/speedup.h"

#include "core/board/boards.h"

#include <QCoreApplication>
#include <algorithm>

double amdahlBound(double serial, int workers)
{
    return 1.0 / (serial + (1.0 - serial) / workers);
}

double taskBound(int tasks, int workers)
{
    const int rounds = (tasks + workers - 1) / workers;
    return static_cast<double>(tasks) / std::max(1, rounds);
}

int rootTasks(const QString& board)
{
    const auto empty = boardFromName(board);
    return empty
        ? std::visit([]<typename Board>(const Board&) { return int(Board::Shape::width); }, *empty)
        : 0;
}

double serialShare(double speedUp, int workers)
{
    if (workers < 2 || speedUp <= 0.0)
        return 0.0;
    const double single = 1.0 / workers;
    return (1.0 / speedUp - single) / (1.0 - single);
}

const std::vector<PublishedTimes>& publishedTimes()
{
    const auto report = [](int workers) {
        return workers == 12
            ? QCoreApplication::translate("PublishedTimes", "the report, 12 threads")
            : QCoreApplication::translate("PublishedTimes", "the report, 4 cores");
    };
    // Processor seconds, of one thread and of two, which is why they are no speed-up.
    const auto repaired = [](bool optimised) {
        return optimised
            ? QCoreApplication::translate("PublishedTimes", "its program, -O2, processor time")
            : QCoreApplication::translate("PublishedTimes", "its program, -O0, processor time");
    };
    static const std::vector<PublishedTimes> times {
        {report(12), 6, 12, 10.208, 2.529, 2.14},
        {report(12), 7, 12, 104.873, 33.271, 26.961},
        {report(4), 6, 4, 6.217, 1.972, 2.062},
        {report(4), 7, 4, 44.01, 13.921, 13.974},
        {QCoreApplication::translate("PublishedTimes", "its program, -O2, 2 idle cores"), 6, 2,
         2.77, 1.62, 1.58},
        {QCoreApplication::translate("PublishedTimes", "its program, -O2, 2 idle cores"), 7, 2,
         20.9, 0, 11.05},
        {repaired(true), 4, 1, 0.055, 0.055, 0.054},
        {repaired(true), 5, 1, 0.374, 0.380, 0.382},
        {repaired(true), 6, 1, 2.66, 2.71, 2.71},
        {repaired(true), 7, 1, 18.2, 18.6, 19.0},
        {repaired(false), 6, 1, 8.70, 8.68, 8.66},
    };
    return times;
}
