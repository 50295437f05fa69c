// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/models/mutantwords.h"

#include <QCoreApplication>
#include <array>

namespace fourcast::formal {

namespace {

struct MutantRow
{
    const char* name;
    const char* words;
};

constexpr std::array mutantRows {
    MutantRow {"redo",
               QT_TRANSLATE_NOOP("FormalModels", "a thread may go back to an earlier step, once")},
    MutantRow {"undercount",
               QT_TRANSLATE_NOOP("FormalModels",
                                 "every step counts one position instead of 7, 49, "
                                 "343 and so on")},
    MutantRow {"repeat", QT_TRANSLATE_NOOP("FormalModels", "a thread may do any step twice")},
    MutantRow {"twice", QT_TRANSLATE_NOOP("FormalModels", "every max is done twice")},
    MutantRow {"loop", QT_TRANSLATE_NOOP("FormalModels", "a thread may repeat a max forever")},
    MutantRow {"stuck", QT_TRANSLATE_NOOP("FormalModels", "thread 1 may stop working")},
    MutantRow {"overcount",
               QT_TRANSLATE_NOOP("FormalModels", "every step counts one position too many")},
};

}

QString mutantWords(const QString& mutant)
{
    for (const MutantRow& row : mutantRows)
        if (mutant == QLatin1String(row.name))
            return QCoreApplication::translate("FormalModels", row.words);
    return {};
}

}
