// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/formalmodels.h"

#include "core/formal/models/modeltable.h"
#include "core/formal/process/language/specification.h"
#include "ui/labs/formal/modelcolours.h"

#include <QCoreApplication>
#include <memory>

using namespace fourcast;
using ParameterKind = formal::ModelParameter::Kind;

namespace {

struct FormalModelsText
{
    Q_DECLARE_TR_FUNCTIONS(FormalModels)
};

ModelField fieldOf(const formal::ModelParameter& parameter)
{
    ModelField field {.name = parameter.name,
                      .title = parameter.title,
                      .kind = ModelField::Kind::Text,
                      .least = parameter.least,
                      .most = parameter.most,
                      .choices = parameter.choices,
                      .standard = parameter.standard};
    if (parameter.kind == ParameterKind::Number || parameter.kind == ParameterKind::Choice) {
        field.kind = parameter.kind == ParameterKind::Number ? ModelField::Kind::Number
                                                             : ModelField::Kind::Choice;
        return field;
    }
    field.tip = parameter.kind == ParameterKind::Moves
        ? FormalModelsText::tr("Columns one after the other, such as 44536")
        : FormalModelsText::tr("Whole numbers from %1 to %2, with commas between them")
              .arg(parameter.least)
              .arg(parameter.most);
    if (parameter.kind == ParameterKind::Columns || parameter.kind == ParameterKind::Moves)
        field.placeholder = FormalModelsText::tr("none");
    return field;
}

}

std::vector<ModelChoice> formalModels()
{
    std::vector<ModelChoice> choices;
    for (const formal::ModelInfo& model : formal::models()) {
        ModelChoice choice {.name = model.name, .title = model.title, .help = model.help};
        for (const formal::ModelParameter& parameter : model.parameters)
            choice.fields.push_back(fieldOf(parameter));
        choice.text
            = [model](const ModelValues& values) { return formal::modelText(model, values); };
        choices.push_back(std::move(choice));
    }
    return choices;
}

ModelLanguage formalLanguage()
{
    auto colours = std::make_shared<ModelColours>();
    return {.tip = FormalModelsText::tr(
                "In a subset of mCRL2's language: it runs in mCRL2 as well. Ctrl+Space "
                "offers words. What you change becomes a model of your own"),
            .check = [](const QString& text) -> Expected<std::vector<Error>> {
                FOURCAST_LET(auto read, formal::readSpecification(text));
                return std::move(read.warnings);
            },
            .colouring = [colours](const QString& text) { return colours->colouring(text); },
            .words = [colours](const QString&) { return colours->words(); }};
}
