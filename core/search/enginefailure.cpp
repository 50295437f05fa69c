// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/enginefailure.h"

#include "core/support/text/enumnames.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

using Kind = EngineFailure::Kind;

struct FailureText
{
    Q_DECLARE_TR_FUNCTIONS(EngineFailure)

public:
    static QString words(Kind kind)
    {
        switch (kind) {
        case Kind::NotStarted:
            return tr("it could not be started");
        case Kind::NotReady:
            return tr("it was not ready in time");
        case Kind::Unsupported:
            return tr("it does not know this game");
        case Kind::NoAnswer:
            return tr("it did not answer");
        case Kind::OutOfTime:
            return tr("it answered after its time was over");
        case Kind::IllegalMove:
            return tr("an illegal move");
        case Kind::NotAMove:
            return tr("an answer that is no move");
        case Kind::TooMuchOutput:
            return tr("it wrote without end");
        case Kind::Crashed:
            return tr("it crashed");
        case Kind::Exited:
            return tr("it ended by itself");
        case Kind::ProcessorLimit:
            return tr("it used more of the processor than it may");
        }
        return {};
    }
};

constexpr EnumNames<Kind, 11> names {{"not-started", "not-ready", "unsupported", "no-answer",
                                      "out-of-time", "illegal-move", "not-a-move",
                                      "too-much-output", "crashed", "exited", "processor-limit"}};

}

QString EngineFailure::key(Kind kind)
{
    return names.of(kind);
}

std::optional<Kind> EngineFailure::fromKey(const QString& key)
{
    return names.find(key);
}

QString EngineFailure::toText() const
{
    const QString words = FailureText::words(kind);
    if (detail.isEmpty())
        return words;
    if (kind == Kind::IllegalMove || kind == Kind::NotAMove)
        return FailureText::tr("%1, \"%2\"", "why an engine failed, and what it wrote")
            .arg(words, detail);
    return FailureText::tr("%1 (%2)", "why an engine failed, and a detail").arg(words, detail);
}

QString EngineFailure::toCell() const
{
    if (detail.isEmpty())
        return key(kind);
    QString line = detail;
    std::ranges::replace_if(
        line, [](QChar letter) { return letter.category() == QChar::Other_Control; }, u' ');
    return key(kind) + QStringLiteral(": ") + line;
}

QString EngineFailure::cellOf(const std::optional<EngineFailure>& failure)
{
    return failure ? failure->toCell() : QString();
}

std::optional<EngineFailure> EngineFailure::fromCell(const QString& cell)
{
    const auto kind = fromKey(cell.section(QStringLiteral(": "), 0, 0));
    if (!kind)
        return {};
    return EngineFailure {*kind, cell.section(QStringLiteral(": "), 1)};
}
