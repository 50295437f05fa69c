// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/formalmodels.h"

#include "core/formal/models/modeltable.h"
#include "core/formal/process/language/specification.h"
#include "ui/labs/formal/modelcolours.h"

#include <QCoreApplication>
#include <memory>

using namespace fourcast;

namespace {

struct FormalModelsText
{
    Q_DECLARE_TR_FUNCTIONS(FormalModels)
};

}

std::vector<ModelChoice> formalModels()
{
    return choicesOf(formal::models(), &formal::modelText);
}

ModelLanguage formalLanguage()
{
    auto colours = std::make_shared<ModelColours>();
    return {.tip = FormalModelsText::tr(
                "Written in a subset of mCRL2, so it also runs in mCRL2. Ctrl+Space completes "
                "words. Any change makes this your own model"),
            .check = [](const QString& text) -> Expected<std::vector<Error>> {
                FOURCAST_LET(auto read, formal::readSpecification(text));
                return std::move(read.warnings);
            },
            .colouring = [colours](const QString& text) { return colours->colouring(text); },
            .words = [colours](const QString&) { return colours->words(); }};
}
