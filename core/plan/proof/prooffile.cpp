// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/proof/prooffile.h"

#include "core/board/notation.h"
#include "core/support/files/readfile.h"
#include "core/support/files/savefile.h"

#include <QCoreApplication>

namespace {

struct ProofText
{
    Q_DECLARE_TR_FUNCTIONS(ProofText)
};

constexpr const char* headerKeys[]
    = {"fourcast-proof", "board", "root", "claim", "mirror", "date", "program", "steps"};

QString movesOrNone(const std::vector<Move>& moves)
{
    return moves.empty() ? QStringLiteral("-") : notation::toDigits(moves);
}

/// The values of the header's lines, in their order.
Expected<QStringList> readHeader(const QList<QByteArray>& lines)
{
    QStringList values;
    int number = 0;
    for (const char* key : headerKeys) {
        const QByteArray line = lines.value(number++);
        const QByteArray beginning = QByteArray(key) + ' ';
        if (!line.startsWith(beginning))
            return fail(number == 1 ? ProofText::tr("This is no proof: the first line of one is "
                                                    "“fourcast-proof 1”.")
                                    : ProofText::tr("Line %1 must begin with “%2”.")
                                          .arg(QString::number(number), QString::fromLatin1(key)),
                        number);
        values << QString::fromUtf8(line.mid(beginning.size()));
    }
    if (values.first() != u"1")
        return fail(ProofText::tr("This proof is of version %1; this program knows version 1.")
                        .arg(values.first()),
                    1);
    if (lines.size() < prooffile::firstStep || !lines.at(number).isEmpty())
        return fail(ProofText::tr("Line %1 must be empty.").arg(number + 1), number + 1);
    return values;
}

template <typename Board>
Expected<BasicPlanStep<Board>> readStep(const QByteArray& line, const BasicPlanProof<Board>& proof)
{
    const QString text = QString::fromUtf8(line);
    const QStringList words = text.split(u' ');
    if (words.size() != 3 || (words.at(1) != u">" && words.at(1) != u":"))
        return fail(ProofText::tr("A step is “moves > column” or “moves : cells”."));
    FOURCAST_LET(const auto rooted, plantext::onMoves<Board>(words.at(0)));
    const std::size_t before = proof.rootMoves.size();
    if (rooted.moves.size() < before
        || !std::equal(proof.rootMoves.begin(), proof.rootMoves.end(), rooted.moves.begin()))
        return fail(
            ProofText::tr("The moves %1 do not begin with those of the root.").arg(words.at(0)));
    BasicPlanStep<Board> step;
    step.moves.assign(rooted.moves.begin() + static_cast<std::ptrdiff_t>(before),
                      rooted.moves.end());
    step.position = rooted.position;
    step.plan.side = proof.tree.side;
    step.plan.goal = proof.tree.goal;
    if (words.at(1) == u":") {
        FOURCAST_LET(step.plan, plantext::parseCells<Board>(words.at(2), step.position, step.plan));
        return step;
    }
    bool isNumber = false;
    const int column = words.at(2).toInt(&isNumber) - 1;
    if (!isNumber || column < 0 || column >= Board::Shape::width || !step.position.canPlay(column))
        return fail(ProofText::tr("“%1” is no column that can be played after %2.")
                        .arg(words.at(2), words.at(0)));
    step.move = Move(column);
    return step;
}

template <typename Board>
Expected<AnyPlanProof> readProof(const QStringList& header, const QList<QByteArray>& lines)
{
    BasicPlanProof<Board> proof;
    auto root = plantext::onMoves<Board>(header.at(2));
    if (!root)
        return fail(root.error().message, 3);
    proof.rootMoves = root->moves;
    proof.tree.root = root->position;
    const QStringList claim = header.at(3).split(u' ');
    const bool first = claim.value(0) == u"first";
    const bool win = claim.value(1) == u"win";
    if (claim.size() != 2 || (!first && claim.at(0) != u"second")
        || (!win && claim.at(1) != u"hold"))
        return fail(ProofText::tr("A claim is “first” or “second”, and “win” or “hold”."), 4);
    proof.tree.side = first ? Player::First : Player::Second;
    proof.tree.goal = win ? PlanGoal::Win : PlanGoal::Hold;
    proof.mirror = header.at(4) == u"yes";
    if (!proof.mirror && header.at(4) != u"no")
        return fail(ProofText::tr("“mirror” is “yes” or “no”."), 5);
    proof.date = QDate::fromString(header.at(5), Qt::ISODate);
    if (!proof.date.isValid())
        return fail(ProofText::tr("“%1” is no date; one looks like 2026-11-28.").arg(header.at(5)),
                    6);
    proof.program = header.at(6);
    for (int number = prooffile::firstStep; number <= lines.size(); ++number) {
        auto step = readStep(lines.at(number - 1), proof);
        if (!step)
            return fail(step.error().message, number, step.error().column);
        proof.tree.steps.push_back(*std::move(step));
    }
    if (QString::number(proof.tree.steps.size()) != header.at(7))
        return fail(ProofText::tr("There are %1 steps, and “steps” says %2.")
                        .arg(QString::number(proof.tree.steps.size()), header.at(7)),
                    8);
    return proof;
}

Expected<AnyPlanProof> withFile(Expected<AnyPlanProof> proof, const QString& path)
{
    if (proof)
        return proof;
    Error error = proof.error();
    error.message = error.line > 0
        ? ProofText::tr("“%1”, line %2: %3").arg(path, QString::number(error.line), error.message)
        : ProofText::tr("“%1”: %2").arg(path, error.message);
    return tl::unexpected(error);
}

}

namespace prooffile {

template <typename Board>
QString stepMoves(const BasicPlanProof<Board>& proof, const BasicPlanStep<Board>& step)
{
    std::vector<Move> moves = proof.rootMoves;
    moves.insert(moves.end(), step.moves.begin(), step.moves.end());
    return movesOrNone(moves);
}

template <typename Board> QByteArray toText(const BasicPlanProof<Board>& proof)
{
    const BasicPlanTree<Board>& tree = proof.tree;
    const QString values[] = {
        QStringLiteral("1"),
        plantext::boardName<Board>(),
        movesOrNone(proof.rootMoves),
        QLatin1String(tree.side == Player::First ? "first" : "second")
            + QLatin1String(tree.goal == PlanGoal::Win ? " win" : " hold"),
        proof.mirror ? QStringLiteral("yes") : QStringLiteral("no"),
        proof.date.toString(Qt::ISODate),
        proof.program,
        QString::number(tree.steps.size()),
    };
    QByteArray text;
    for (std::size_t i = 0; i < std::size(headerKeys); ++i)
        text += QByteArray(headerKeys[i]) + ' ' + values[i].toUtf8() + '\n';
    text += '\n';
    for (const BasicPlanStep<Board>& step : tree.steps) {
        text += stepMoves(proof, step).toLatin1();
        text += step.move.isNone() ? " : " + plantext::cells(step.plan).toLatin1()
                                   : " > " + QByteArray::number(step.move.column() + 1);
        text += '\n';
    }
    return text;
}

QByteArray toText(const AnyPlanProof& proof)
{
    return std::visit([](const auto& known) { return toText(known); }, proof);
}

Expected<AnyPlanProof> fromText(const QByteArray& text)
{
    QList<QByteArray> lines = text.split('\n');
    if (!lines.last().isEmpty())
        return fail(ProofText::tr("The end is missing: the last line has no line break."),
                    static_cast<int>(lines.size()));
    lines.removeLast();
    FOURCAST_LET(const QStringList header, readHeader(lines));
    const auto board = plantext::onBoard(header.at(1));
    if (!board)
        return fail(board.error().message, 2);
    return std::visit(
        [&]<typename Board>(const BasicRootedPlan<Board>&) {
            return readProof<Board>(header, lines);
        },
        *board);
}

Expected<AnyPlanProof> read(const QString& path)
{
    const auto text = readFile(path, largest);
    if (!text)
        return withFile(tl::unexpected(text.error()), path);
    return withFile(fromText(*text), path);
}

Expected<void> write(const AnyPlanProof& proof, const QString& path)
{
    if (const auto saved = saveFile(path, toText(proof)); !saved)
        return fail(
            ProofText::tr("“%1” could not be written: %2.").arg(path, saved.error().message));
    return {};
}

#define PLAN_BOARD(W, H, K)                                                                        \
    template QString stepMoves(const BasicPlanProof<BasicPosition<W, H, (K)>>&,                    \
                               const BasicPlanStep<BasicPosition<W, H, (K)>>&);                    \
    template QByteArray toText(const BasicPlanProof<BasicPosition<W, H, (K)>>&);
#include "core/plan/planboards.def"

}
