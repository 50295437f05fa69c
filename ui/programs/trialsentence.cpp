// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/programs/trialsentence.h"

#include "core/board/notation.h"
#include "core/engines/external/programguess.h"
#include "core/engines/external/programtrial.h"
#include "ui/text/numbertext.h"

#include <QCoreApplication>

namespace {

struct TrialText
{
    Q_DECLARE_TR_FUNCTIONS(ProgramTrial)

public:
    static QString readiness(const Program& program)
    {
        return program.protocol == ProgramProtocol::Uci
            ? tr("It answers \"uci\" with \"uciok\" and \"isready\" with \"readyok\", each in a "
                 "line of its own, within %1 of its start.")
                  .arg(durationText(program.limits.start))
            : tr("It starts within %1.").arg(durationText(program.limits.start));
    }

    static QString answer(const Program& program)
    {
        return program.protocol == ProgramProtocol::Kaggle
            ? tr("Its function returns a column that is not full, 0 to 6.")
            : tr("It answers with a line such as \"%1\", and sends it at once: many languages "
                 "keep what is written until they are told to flush it.")
                  .arg(exampleAnswer(program));
    }

    /// What would be right instead.
    static QString remedy(const Program& program, EngineFailure::Kind kind)
    {
        using Kind = EngineFailure::Kind;
        switch (kind) {
        case Kind::NotStarted:
            if (const QString folder = programguess::folderProblem(program.folder);
                !folder.isEmpty())
                return folder;
            return tr("The command is a program's file with the permission to run, or a name in "
                      "PATH.");
        case Kind::NotReady:
            return readiness(program);
        case Kind::Unsupported:
            return tr("Its option UCI_Variant has the choice \"cfour\". Where it learns variants "
                      "from a file, set the option VariantPath.");
        case Kind::NoAnswer:
            return answer(program);
        case Kind::OutOfTime:
            return tr("It has %1 for a move here: give it longer, or let it search less.")
                .arg(durationText(program.limits.move));
        case Kind::IllegalMove:
        case Kind::NotAMove:
            return answer(program);
        case Kind::TooMuchOutput:
            return tr("A few lines for a move are enough; what is for you to read goes to standard "
                      "error.");
        case Kind::Crashed:
        case Kind::Exited:
            return tr("What it wrote to standard error may say why. It runs until it is told to "
                      "quit, or its input ends.");
        case Kind::ProcessorLimit:
            return tr("Allow it more of the processor, or let it search less.");
        }
        return {};
    }

    static QString success(const ProgramTrial& trial)
    {
        const QString ready = durationText(trial.start);
        const QString answered = durationText(trial.answer);
        const QString move = notation::squareName(trial.move.column(), 0);
        if (trial.calledItself.isEmpty())
            return tr("It was ready in %1 and played %2 in %3.").arg(ready, move, answered);
        if (trial.author.isEmpty())
            return tr("It calls itself \"%1\", was ready in %2 and played %3 in %4.")
                .arg(trial.calledItself, ready, move, answered);
        return tr("It calls itself \"%1\", by %2, was ready in %3 and played %4 in %5.")
            .arg(trial.calledItself, trial.author, ready, move, answered);
    }
};

}

QString exampleAnswer(const Program& program)
{
    switch (program.protocol) {
    case ProgramProtocol::Uci:
        return QStringLiteral("bestmove P@d1");
    case ProgramProtocol::Riddles:
    case ProgramProtocol::TheAiGames:
        return QStringLiteral("place_disc 3");
    case ProgramProtocol::Kaggle:
        return QStringLiteral("return 3");
    }
    return {};
}

QString trialSentence(const Program& program, const ProgramTrial& trial)
{
    if (!trial.failure)
        return TrialText::success(trial);
    return TrialText::tr("The test failed: %1. %2", "why a program failed, and what would be right")
        .arg(trial.failure->toText(), TrialText::remedy(program, trial.failure->kind));
}
