// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/models/game.h"

#include "core/formal/lts/ltsofspace.h"

#include <QCoreApplication>

namespace fourcast::formal {

namespace {

struct GameText
{
    Q_DECLARE_TR_FUNCTIONS(Game)
};

template <typename Board>
Expected<std::vector<Move>> readMoves(const BoardSize& size, QStringView text)
{
    std::vector<Move> moves;
    Board position;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const auto wrong
            = [at](const QString& sentence) { return fail(sentence, 1, static_cast<int>(at) + 1); };
        if (text[at].isSpace())
            continue;
        const int column = text[at].unicode() - u'1';
        if (column < 0 || column >= size.columns)
            return wrong(
                GameText::tr("'%1' is not a column from 1 to %2.").arg(text[at]).arg(size.columns));
        if (position.isFinished())
            return wrong(GameText::tr("The game is over before this move."));
        if (!position.canPlay(column))
            return wrong(GameText::tr("Column %1 is full.").arg(column + 1));
        position.play(column);
        moves.emplace_back(column);
    }
    return moves;
}

/// The labels that came up, numbered anew in their order; all of them where it is stopped.
LabelTable usedLabels(const LabelTable& all, statespace::StateSpace& space,
                      const std::stop_token& stop)
{
    std::vector<bool> isUsed(all.size());
    for (std::uint64_t state = 0; state < space.stateCount(); ++state) {
        if (state % 65536 == 0 && stop.stop_requested())
            return all;
        for (const auto& transition : space.transitions(state))
            isUsed[transition.label] = true;
    }
    LabelTable used;
    std::vector<std::uint32_t> numbers(all.size());
    for (LabelId label = 0; label < all.size(); ++label)
        if (isUsed[label])
            numbers[label] = used.add(all[label]);
    space.relabel(numbers, stop);
    return used;
}

}

Expected<GameStart> gameStart(const BoardSize& size, QStringView moves)
{
    FOURCAST_TRY(checkSize(size));
    auto read = forBoard<Expected<std::vector<Move>>>(
        size, [&]<typename Board>() { return readMoves<Board>(size, moves); });
    if (!read)
        return tl::unexpected(read.error());
    return GameStart {size, std::move(*read)};
}

GameSystem exploreGame(const GameStart& start, const statespace::ExploreOptions& options,
                       const std::stop_token& stop, const statespace::ExploreReport& report)
{
    GameSystem system;
    system.model = GameModel::make(start);
    statespace::ExploreOptions kept = options;
    kept.keepTransitions = true;
    system.space = statespace::explore(*system.model, kept, stop, report);
    if (system.space.stateCount() > 0) { // none where it was stopped beforehand
        LabelTable labels = usedLabels(system.model->labels(), system.space, stop);
        system.lts = takeLts(system.space, std::move(labels));
    }
    system.status = system.space.status();
    return system;
}

QString winsFormula(QChar player)
{
    const QString opponent = player == u'X' ? QStringLiteral("O") : QStringLiteral("X");
    return QStringLiteral("% %1 can win, whatever %2 does.\n"
                          "mu Z. (<win(%1)>true\n"
                          "       || <exists c: Nat. drop(%1, c)>Z\n"
                          "       || (<exists c: Nat. drop(%2, c)>true\n"
                          "           && [exists c: Nat. drop(%2, c)]Z))\n")
        .arg(QString(player), opponent);
}

}
