// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/builtinbook.h"

namespace {

/// Of resources/opening.c4book.
constexpr int builtInPlies = 8;

class BuiltInScores : public KnownScores
{
public:
    std::optional<int> score(const Position& position) const override
    {
        if (position.plies() > builtInPlies || !builtInBook())
            return {};
        return builtInBook()->score(position);
    }
};

}

const OpeningBook* builtInBook()
{
    static const std::unique_ptr<const OpeningBook> book = []() -> std::unique_ptr<OpeningBook> {
        auto opened = OpeningBook::load(QStringLiteral(":/book/opening.c4book"));
        return opened ? std::move(*opened) : nullptr;
    }();
    return book.get();
}

const KnownScores& builtInScores()
{
    static const BuiltInScores scores;
    return scores;
}
