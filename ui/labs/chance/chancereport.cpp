// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/chancereport.h"

#include "core/chance/lppe/lppetext.h"
#include "core/chance/models/modeltable.h"
#include "ui/labs/chance/answer/answertext.h"
#include "ui/labs/chance/decisionwords.h"
#include "ui/labs/models/modelreport.h"

#include <QCoreApplication>

using namespace fourcast;

namespace {

struct ChanceReportText
{
    Q_DECLARE_TR_FUNCTIONS(ChanceReport)
};

}

QByteArray chanceReport(const ChanceFindings& findings)
{
    const ChanceSystem& system = *findings.system;
    ModelReport report(
        ChanceReportText::tr("Report on a game of chance: %1").arg(system.choice.sentence));
    report.addHeading(ChanceReportText::tr("The answer"));
    report.addParagraph(answertext::answer(system));
    report.addParagraph(answertext::certainty(system));
    if (const QStringList decisions = decisionwords::sentences(system); !decisions.isEmpty()) {
        report.addHeading(ChanceReportText::tr("The first decisions of its strategy"));
        for (const QString& sentence : decisions)
            report.addParagraph(sentence);
    }
    if (!system.answers.empty()) {
        report.addHeading(ChanceReportText::tr("All questions"));
        std::vector<QStringList> answers {{ChanceReportText::tr("Question"),
                                           ChanceReportText::tr("Value"),
                                           ChanceReportText::tr("Answer")}};
        for (const auto& [question, number, sentence] : answertext::lines(system))
            answers.push_back({question, number, sentence});
        report.addTable(answers);
    }
    const auto models = chance::models();
    if (const chance::ModelInfo* const model = chance::findModel(models, system.choice.model)) {
        report.addHeading(ChanceReportText::tr("The model"));
        report.addModel(*model, system.choice.values);
    }
    report.addHeading(ChanceReportText::tr("Statistics"));
    std::vector<QStringList> facts {{ChanceReportText::tr("Item"), ChanceReportText::tr("Value")}};
    for (const auto& [name, figure] : answertext::facts(system))
        facts.push_back({name, figure});
    report.addTable(facts);
    for (const Error& warning : system.warnings)
        report.addParagraph(warning.message);
    if (findings.picture)
        report.addPicture(*findings.picture);
    for (const auto& picture : {findings.reductions, findings.bounds}) {
        if (!picture)
            continue;
        report.addHeading(picture->title);
        report.addPicture(*picture);
    }
    report.addHeading(ChanceReportText::tr("The model in prCRL"));
    report.addCode(system.choice.text);
    if (const chance::Lppe* const equation = system.equation()) {
        report.addHeading(ChanceReportText::tr("Its linear equation"));
        report.addCode(chance::text(*equation));
    }
    return report.toPdf();
}
