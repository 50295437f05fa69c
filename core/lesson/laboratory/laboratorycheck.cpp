// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/laboratory/laboratorycheck.h"

#include "core/chance/models/modeltable.h"
#include "core/engines/engineinfo.h"
#include "core/formal/models/boardsize.h"
#include "core/formal/models/formulatable.h"
#include "core/lesson/course/labsettings.h"

#include <QCoreApplication>
#include <algorithm>

namespace fourcast::lesson {

namespace {

struct LaboratoryText
{
    Q_DECLARE_TR_FUNCTIONS(Lesson)
};

/// What is wrong with a page's settings, each fault at the setting that it is about.
class LaboratoryCheck
{
public:
    LaboratoryCheck(const Step& step, const LaboratoryBlock& block) : m_step(step), m_block(block)
    {
    }

    std::vector<Error> faults()
    {
        const auto values = labValues(m_block.page, m_block.settings);
        if (!values) {
            add({}, values.error().message);
            return std::move(m_faults);
        }
        const QString model = (*values)["model"].toString();
        const auto parameters = syntax::modelValues((*values)["parameters"].toObject());
        if (m_block.page == QStringLiteral("formal")) {
            checkModel(formal::models(), model, parameters, formal::modelText);
            checkFormula(model, (*values)["formula"].toString());
        } else if (m_block.page == QStringLiteral("chance")) {
            checkModel(chance::models(), model, parameters, chance::modelText);
        } else {
            checkEngines((*values)["engines"].toString());
        }
        return std::move(m_faults);
    }

private:
    /// At the value of a setting, or at the block where there is no such setting.
    void add(const QString& setting, const QString& fault)
    {
        Error error {LaboratoryText::tr("%1: the page %2: %3", "a step, a page, what is wrong")
                         .arg(m_step.title, m_block.page, fault),
                     m_block.line, 1};
        const auto& settings = m_block.settings;
        const auto found
            = std::ranges::find(settings, setting, &std::pair<QString, QString>::first);
        const auto place = static_cast<std::size_t>(found - settings.begin());
        if (found != settings.end() && place < m_block.places.size()) {
            error.line = m_block.places[place].line;
            error.column = m_block.places[place].column;
        }
        m_faults.push_back(error);
    }

    /// Parameters without a model are those of whatever is chosen on the page.
    template <typename Models, typename Text>
    void checkModel(const Models& models, const QString& name, const syntax::ModelValues& values,
                    Text text)
    {
        const auto* const model = syntax::findModel(models, name);
        if (!model)
            return;
        const std::size_t before = m_faults.size();
        const QStringList names = model->parameterNames();
        for (auto each = values.cbegin(); each != values.cend(); ++each) {
            if (!names.contains(each.key())) {
                add(each.key(),
                    LaboratoryText::tr("the model %1 has no parameter '%2'; it has: %3")
                        .arg(name, each.key(), names.join(QStringLiteral(", "))));
                continue;
            }
            syntax::ModelValues alone;
            alone.insert(each.key(), each.value());
            if (const auto made = text(*model, alone); !made)
                add(each.key(), made.error().message);
        }
        if (m_faults.size() > before)
            return;
        if (const auto made = text(*model, values); !made)
            add({}, made.error().message);
    }

    void checkFormula(const QString& model, const QString& formula)
    {
        if (formula.isEmpty() || model.isEmpty() || formula == QStringLiteral("own"))
            return;
        QStringList names;
        for (const formal::FormulaInfo& each : formal::formulasOf(model))
            names << each.name;
        if (!names.contains(formula))
            add(QStringLiteral("formula"),
                LaboratoryText::tr("the model %1 has no formula '%2'; it has: %3")
                    .arg(model, formula, names.join(QStringLiteral(", "))));
    }

    /// Programs of others count where they are in this computer's list.
    void checkEngines(const QString& engines)
    {
        const QChar between = m_block.page == QStringLiteral("compare") ? u';' : u',';
        for (const QString& part : engines.split(between, Qt::SkipEmptyParts)) {
            QStringList words = part.simplified().split(u' ', Qt::SkipEmptyParts);
            if (words.isEmpty())
                continue;
            // "alphabeta-h1, depth 8" is the same.
            if (words.constFirst().endsWith(u','))
                words.first().chop(1);
            const QString name = writtenName(words);
            if (!findEngine(takeEngineName(words)))
                add(QStringLiteral("engines"),
                    LaboratoryText::tr("there is no engine '%1', and no program of others that is "
                                       "called so in the list of this computer")
                        .arg(name));
        }
    }

    /// What seems to be the name of an engine that is none: the words before its limits.
    static QString writtenName(const QStringList& words)
    {
        static const QStringList limits {QStringLiteral("depth"), QStringLiteral("nodes"),
                                         QStringLiteral("ms")};
        const auto isLimit = [](const QString& word) {
            bool isNumber = false;
            word.toInt(&isNumber);
            return isNumber || limits.contains(word);
        };
        const auto end = std::find_if(words.begin() + 1, words.end(), isLimit);
        return QStringList(words.begin(), end).join(u' ');
    }

    const Step& m_step;
    const LaboratoryBlock& m_block;
    std::vector<Error> m_faults;
};

}

std::vector<Error> checkLaboratories(const Lesson& lesson)
{
    std::vector<Error> faults;
    for (const Step& step : lesson.steps)
        for (const Block& block : step.blocks)
            if (const auto* const laboratory = std::get_if<LaboratoryBlock>(&block))
                for (const Error& fault : LaboratoryCheck(step, *laboratory).faults())
                    faults.push_back(fault);
    return faults;
}

}
