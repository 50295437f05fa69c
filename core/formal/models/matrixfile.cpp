// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/models/matrixfile.h"

#include "core/support/formats/csv.h"
#include "core/support/text/counttext.h"

#include <QJsonArray>
#include <algorithm>

namespace fourcast::formal {

namespace {

using FormulaKind = FormulaInfo::Kind;
using MatrixCell = FormulaMatrix::Cell;

constexpr int studyThreads = 7;
constexpr int studyDepth = 7;

double milliseconds(std::chrono::nanoseconds time)
{
    return std::chrono::duration<double, std::milli>(time).count();
}

QString timeText(std::chrono::nanoseconds time)
{
    return QString::number(milliseconds(time), 'f', 1);
}

QString kindName(FormulaKind kind)
{
    switch (kind) {
    case FormulaKind::Published:
        return QStringLiteral("published");
    case FormulaKind::Repaired:
        return QStringLiteral("repaired");
    case FormulaKind::Property:
        break;
    }
    return QStringLiteral("property");
}

const MatrixCell* filledCell(const FormulaMatrix& matrix, std::size_t row, std::size_t column)
{
    const auto& cells = matrix.rows[row].cells;
    return column < cells.size() && cells[column] ? &*cells[column] : nullptr;
}

QString publishedName(const FormulaMatrix& matrix, std::size_t row, std::size_t column)
{
    const auto published = publishedVerdict(matrix, row, column);
    return !published ? QString() : *published ? QStringLiteral("true") : QStringLiteral("false");
}

QJsonObject cellToJson(const FormulaMatrix& matrix, std::size_t row, std::size_t column)
{
    const MatrixCell& cell = *filledCell(matrix, row, column);
    const auto published = publishedVerdict(matrix, row, column);
    return {{"formula", matrix.columns[column].title},
            {"kind", kindName(matrix.columns[column].kind)},
            {"published", published ? QJsonValue(*published) : QJsonValue()},
            {"verdict", verdictName(cell)},
            {"milliseconds", milliseconds(cell.time)},
            {"why", reasonText(matrix, row, column)}};
}

bool isAboutMutants(const FormulaMatrix& matrix)
{
    return std::ranges::any_of(
        matrix.rows, [](const auto& row) { return row.values.contains(QStringLiteral("mutant")); });
}

QStringList caughtNames(const FormulaMatrix& matrix, std::size_t column)
{
    QStringList names;
    for (const std::size_t row : caughtRows(matrix, column))
        names << matrix.rows[row].title;
    return names;
}

QString markdownRow(const QStringList& fields)
{
    return QStringLiteral("| %1 |\n").arg(fields.join(QStringLiteral(" | ")));
}

QString markdownCell(const FormulaMatrix& matrix, std::size_t row, std::size_t column)
{
    const MatrixCell* const cell = filledCell(matrix, row, column);
    if (!cell)
        return {};
    const QString ours = QStringLiteral("%1 (%2 ms)").arg(verdictName(*cell), timeText(cell->time));
    const QString published = publishedName(matrix, row, column);
    return published.isEmpty() ? ours : QStringLiteral("%1 / %2").arg(published, ours);
}

QString markdownTable(const FormulaMatrix& matrix)
{
    QStringList titles {QString(), QStringLiteral("states"), QStringLiteral("transitions"),
                        QStringLiteral("explored in ms")};
    QStringList rule {QStringLiteral("---"), QStringLiteral("--:"), QStringLiteral("--:"),
                      QStringLiteral("--:")};
    for (const auto& column : matrix.columns) {
        titles << column.title;
        rule << QStringLiteral("---");
    }
    QString text = markdownRow(titles) + markdownRow(rule);
    for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
        const auto& each = matrix.rows[row];
        QStringList fields {each.title};
        if (each.status == statespace::ExploreStatus::Complete)
            fields << QString::number(each.states) << QString::number(each.transitions)
                   << timeText(each.exploring);
        else
            fields << QString() << QString() << QString();
        for (std::size_t column = 0; column < matrix.columns.size(); ++column)
            fields << markdownCell(matrix, row, column);
        text += markdownRow(fields);
    }
    return text;
}

}

std::optional<bool> publishedVerdict(const FormulaMatrix& matrix, std::size_t row,
                                     std::size_t column)
{
    const ModelValues& values = matrix.rows[row].values;
    const int depth = values.value(QStringLiteral("D")).toInt();
    if (matrix.model != u"paper" || matrix.columns[column].kind != FormulaKind::Published
        || values.size() != 2 || values.value(QStringLiteral("p")).toInt() != studyThreads
        || depth < 1 || depth > studyDepth)
        return {};
    return true;
}

QString verdictName(const MatrixCell& cell)
{
    if (!cell.fault.isEmpty())
        return QStringLiteral("wrong");
    switch (cell.status) {
    case CheckStatus::False:
        return QStringLiteral("false");
    case CheckStatus::True:
        return QStringLiteral("true");
    case CheckStatus::Vacuous:
        return QStringLiteral("vacuous");
    case CheckStatus::Stopped:
        return QStringLiteral("stopped");
    case CheckStatus::MemoryReached:
        break;
    }
    return QStringLiteral("out of memory");
}

QString reasonText(const FormulaMatrix& matrix, std::size_t row, std::size_t column)
{
    const MatrixCell* const cell = filledCell(matrix, row, column);
    if (!cell)
        return {};
    if (!cell->fault.isEmpty())
        return cell->fault;
    if (cell->status == CheckStatus::Vacuous)
        return QStringLiteral("true only because this never happens: %1")
            .arg(cell->neverHappens.join(QStringLiteral("; ")));
    if (cell->status != CheckStatus::False)
        return {};
    QString reason = cell->steps
        ? QStringLiteral("a counterexample has %1")
              .arg(countText(static_cast<qint64>(*cell->steps), QStringLiteral("step")))
        : QStringLiteral("no path alone shows it");
    if (publishedVerdict(matrix, row, column) == true)
        reason += QStringLiteral("; the study says true");
    return reason;
}

QString sizeText(const FormulaMatrix::Row& row)
{
    const QString size = countText(static_cast<qint64>(row.states), QStringLiteral("state"))
        + QStringLiteral(", ")
        + countText(static_cast<qint64>(row.transitions), QStringLiteral("transition"));
    switch (row.status) {
    case statespace::ExploreStatus::Complete:
        return QStringLiteral("%1, explored in %2 ms").arg(size, timeText(row.exploring));
    case statespace::ExploreStatus::Stopped:
        return QStringLiteral("stopped after %1").arg(size);
    case statespace::ExploreStatus::Failed:
        return QStringLiteral("it can't be told what follows one of %1").arg(size);
    case statespace::ExploreStatus::BudgetReached:
    case statespace::ExploreStatus::OutOfMemory:
    case statespace::ExploreStatus::StatesReached:
        break;
    }
    return QStringLiteral("no memory for more than %1").arg(size);
}

QByteArray matrixToCsv(const FormulaMatrix& matrix)
{
    QByteArray csv
        = csvRow({"model", "threads", "levels", "mutant", "states", "transitions", "exploring_ms",
                  "formula", "kind", "published", "verdict", "checking_ms", "why"});
    for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
        const auto& each = matrix.rows[row];
        for (std::size_t column = 0; column < matrix.columns.size(); ++column) {
            const MatrixCell* const cell = filledCell(matrix, row, column);
            if (!cell)
                continue;
            csv += csvRow({matrix.model, each.values.value(QStringLiteral("p")),
                           each.values.value(QStringLiteral("D")),
                           each.values.value(QStringLiteral("mutant")),
                           QString::number(each.states), QString::number(each.transitions),
                           QString::number(milliseconds(each.exploring), 'f', 3),
                           matrix.columns[column].title, kindName(matrix.columns[column].kind),
                           publishedName(matrix, row, column), verdictName(*cell),
                           QString::number(milliseconds(cell->time), 'f', 3),
                           reasonText(matrix, row, column)});
        }
    }
    return csv;
}

QJsonObject matrixToJson(const FormulaMatrix& matrix)
{
    QJsonArray rows;
    for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
        const auto& each = matrix.rows[row];
        QJsonArray cells;
        for (std::size_t column = 0; column < matrix.columns.size(); ++column)
            if (filledCell(matrix, row, column))
                cells.append(cellToJson(matrix, row, column));
        rows.append(QJsonObject {{"values", syntax::toJson(each.values)},
                                 {"explored", each.status == statespace::ExploreStatus::Complete},
                                 {"states", static_cast<qint64>(each.states)},
                                 {"transitions", static_cast<qint64>(each.transitions)},
                                 {"milliseconds", milliseconds(each.exploring)},
                                 {"cells", cells}});
    }
    QJsonObject json {{"model", matrix.model}, {"complete", matrix.isComplete()}, {"rows", rows}};
    if (isAboutMutants(matrix)) {
        QJsonObject caught;
        for (std::size_t column = 0; column < matrix.columns.size(); ++column)
            caught.insert(matrix.columns[column].title,
                          QJsonArray::fromStringList(caughtNames(matrix, column)));
        json.insert("caught", caught);
    }
    return json;
}

QByteArray matrixToMarkdown(const FormulaMatrix& matrix, const Provenance& provenance)
{
    QString text = QStringLiteral("# %1\n\n").arg(provenance.title);
    if (!matrix.isComplete())
        text += QStringLiteral("A part: not every row is filled.\n\n");
    bool isCompared = false;
    QString reasons;
    for (std::size_t row = 0; row < matrix.rows.size(); ++row)
        for (std::size_t column = 0; column < matrix.columns.size(); ++column) {
            isCompared = isCompared || publishedVerdict(matrix, row, column);
            const QString reason = reasonText(matrix, row, column);
            if (!reason.isEmpty())
                reasons += QStringLiteral("- %1, %2: %3\n")
                               .arg(matrix.rows[row].title, matrix.columns[column].title, reason);
        }
    if (isCompared)
        text += QStringLiteral("The study's verdict stands before the slash, ours behind it.\n\n");
    text += markdownTable(matrix);
    if (!reasons.isEmpty())
        text += u'\n' + reasons;
    if (isAboutMutants(matrix)) {
        text += QStringLiteral("\nCaught mutants:\n\n");
        for (std::size_t column = 0; column < matrix.columns.size(); ++column) {
            const QStringList names = caughtNames(matrix, column);
            text += QStringLiteral("- %1: %2\n")
                        .arg(matrix.columns[column].title,
                             names.isEmpty() ? QStringLiteral("none")
                                             : names.join(QStringLiteral(", ")));
        }
    }
    text += u'\n';
    for (const QString& line : provenance.lines())
        text += line + QStringLiteral("\n");
    return text.toUtf8();
}

}
