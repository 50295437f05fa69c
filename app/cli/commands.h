// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

/// The subcommands, a file each. Each gets the arguments after its name and returns the exit code.
namespace commands {

int play(const QStringList& arguments);
int analyze(const QStringList& arguments);
int solve(const QStringList& arguments);
int review(const QStringList& arguments);
int hint(const QStringList& arguments);
int threats(const QStringList& arguments);
int match(const QStringList& arguments);
int ladder(const QStringList& arguments);
int odds(const QStringList& arguments);
int oddsFit(const QStringList& arguments);
int tune(const QStringList& arguments);
int curves(const QStringList& arguments);
int study(const QStringList& arguments);
int perft(const QStringList& arguments);
int tree(const QStringList& arguments);
int parallel(const QStringList& arguments);
int simulate(const QStringList& arguments);
int bench(const QStringList& arguments);
int engines(const QStringList& arguments);
int bookBuild(const QStringList& arguments);
int bookMerge(const QStringList& arguments);
int bookInfo(const QStringList& arguments);
int bookVerify(const QStringList& arguments);
int datasetGenerate(const QStringList& arguments);
int datasetVerify(const QStringList& arguments);
int datasetLookup(const QStringList& arguments);

}
