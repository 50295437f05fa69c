// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/run/property.h"
#include "core/chance/models/modeltable.h"
#include "core/chance/prcrl/expressiontext.h"
#include "core/chance/prcrl/specification.h"
#include "tests/fuzz/fuzz.h"

using namespace fourcast::chance;
using fuzz::require;

namespace {

/// Each once; the text of a model with its usual parameters.
const QStringList& texts()
{
    static const QStringList all = [] {
        QStringList read;
        for (const ModelInfo& model : models())
            if (const auto text = modelText(model))
                read << *text;
        return read;
    }();
    return all;
}

}

/// After a byte that names a model, the input is what is asked of it.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    require(!texts().isEmpty(), "there are models");
    if (size == 0)
        return 0;
    const QString& model = texts().at(data[0] % texts().size());
    const auto property = readProperty(QString::fromUtf8(fuzz::bytesOf(data + 1, size - 1)), model);
    if (!property) {
        fuzz::requireSentence(property.error());
        return 0;
    }
    require(!property->text.isEmpty() && !questionText(property->question).isEmpty(),
            "it can be told");
    const auto again = readProperty(property->text, model);
    require(again && again->text == property->text && again->question == property->question,
            "a property is read as it was told");
    const QString goal = text(property->until);
    const auto until = readUntil(goal, *readSpecification(model));
    require(until && text(*until) == goal, "a goal is read as it was written");
    return 0;
}
