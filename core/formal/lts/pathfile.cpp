// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/pathfile.h"

#include "core/support/formats/jsontext.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <algorithm>
#include <optional>

namespace fourcast::formal {

namespace {

struct PathFileText
{
    Q_DECLARE_TR_FUNCTIONS(PathFile)
};

constexpr int currentVersion = 1;

QString key(const char* name)
{
    return QString::fromLatin1(name);
}

QByteArray compact(const QJsonObject& object)
{
    return jsonText(object, QJsonDocument::Compact);
}

/// A text as JSON has it, in quotes.
QByteArray quoted(const QString& text)
{
    const QByteArray array = jsonText(QJsonArray {text}, QJsonDocument::Compact);
    return array.mid(1, array.size() - 2);
}

/// The lines in which the values of the outermost array of this name begin; of the last one, whose
/// values are read, where several have the name. The text is JSON.
std::vector<int> linesOfItems(const QByteArray& text, const QByteArray& name)
{
    std::vector<int> lines;
    int line = 1;
    int depth = 0;
    bool isInside = false;
    bool isExpected = false;
    QByteArray word;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\n')
            ++line;
        if (c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == ':')
            continue;
        if (isExpected && c != ']') {
            lines.push_back(line);
            isExpected = false;
        }
        if (c == '"') {
            const qsizetype begin = i + 1;
            for (++i; i < text.size() && text[i] != '"'; ++i) {
                line += text[i] == '\n' ? 1 : 0;
                i += text[i] == '\\' ? 1 : 0;
            }
            if (depth == 1)
                word = text.mid(begin, i - begin);
        } else if (c == '{' || c == '[') {
            ++depth;
            if (c == '[' && depth == 2 && word == name) {
                lines.clear();
                isInside = isExpected = true;
            }
        } else if (c == '}' || c == ']') {
            if (--depth == 1)
                isInside = isExpected = false;
        } else if (c == ',' && isInside && depth == 2) {
            isExpected = true;
        }
    }
    return lines;
}

tl::unexpected<Error> refuse(const QString& why, int line)
{
    return fail(line > 0 ? PathFileText::tr("Line %1: %2").arg(QString::number(line), why) : why,
                line, line > 0 ? 1 : 0);
}

Expected<PathFile::Step> stepOf(const QJsonValue& value, std::size_t number, int line)
{
    const QJsonObject object = value.toObject();
    const QJsonValue label = object.value(QLatin1String("label"));
    if (!label.isString() || label.toString().trimmed().isEmpty())
        return refuse(PathFileText::tr("step %1 of the path has no label.").arg(number), line);
    PathFile::Step step {label.toString(), noState, line};
    const QJsonValue state = object.value(QLatin1String("state"));
    if (state.isUndefined())
        return step;
    const double target = state.toDouble(-1);
    if (target < 0 || target >= noState
        || target != static_cast<double>(static_cast<State>(target)))
        return refuse(
            PathFileText::tr("the state of step %1 must be a whole number, 0 or more.").arg(number),
            line);
    step.target = static_cast<State>(target);
    return step;
}

}

PathFile pathFile(const Lts& lts, const Path& path, const QString& model,
                  const std::map<QString, QString>& parameters, int step)
{
    PathFile file {model, parameters, {}, step};
    for (const auto& [label, target] : path.steps)
        file.steps.push_back({lts.label(label).text(), target, 0});
    return file;
}

QByteArray pathToJson(const PathFile& file)
{
    QJsonObject parameters;
    for (const auto& [name, value] : file.parameters)
        parameters.insert(name, value);
    QByteArray text
        = "{\n \"format\": \"fourcast-path\",\n \"version\": " + QByteArray::number(currentVersion)
        + ",\n \"model\": " + quoted(file.model) + ",\n \"parameters\": " + compact(parameters)
        + ",\n \"step\": " + QByteArray::number(file.step) + ",\n \"steps\": [";
    for (std::size_t i = 0; i < file.steps.size(); ++i) {
        const PathFile::Step& step = file.steps[i];
        QJsonObject object {{key("label"), step.label}};
        if (step.target != noState)
            object.insert(key("state"), static_cast<qint64>(step.target));
        text += (i == 0 ? "\n  " : ",\n  ") + compact(object);
    }
    return text + "\n ]\n}\n";
}

Expected<PathFile> pathFromJson(const QByteArray& text)
{
    FOURCAST_LET(const auto object, jsonObject(text));
    if (object.value(QLatin1String("format")).toString() != QLatin1String("fourcast-path"))
        return fail(PathFileText::tr(
            "This is not a path through a model: its \"format\" is not \"fourcast-path\"."));
    if (object.value(QLatin1String("version")).toInt() != currentVersion)
        return fail(
            PathFileText::tr("This path file has another version. This program reads version %1.")
                .arg(currentVersion));
    PathFile file;
    file.model = object.value(QLatin1String("model")).toString();
    if (file.model.isEmpty())
        return fail(PathFileText::tr("The file does not name the path's model."));
    const QJsonObject parameters = object.value(QLatin1String("parameters")).toObject();
    for (auto each = parameters.begin(); each != parameters.end(); ++each)
        file.parameters[each.key()] = each.value().toVariant().toString();
    const QJsonValue steps = object.value(QLatin1String("steps"));
    if (!steps.isArray())
        return fail(PathFileText::tr("The file has no \"steps\" list."));
    const QJsonArray values = steps.toArray();
    // A name that is written with an escape is not found: no line is named rather than a wrong one.
    std::vector<int> lines = linesOfItems(text, "steps");
    if (lines.size() != static_cast<std::size_t>(values.size()))
        lines.assign(static_cast<std::size_t>(values.size()), 0);
    for (const QJsonValue value : values) {
        const std::size_t index = file.steps.size();
        FOURCAST_LET(const auto step, stepOf(value, index + 1, lines[index]));
        file.steps.push_back(step);
    }
    const int most = static_cast<int>(file.steps.size());
    file.step = std::clamp(object.value(QLatin1String("step")).toInt(most), 0, most);
    return file;
}

Expected<Path> walked(const Lts& lts, const PathFile& file)
{
    std::vector<std::optional<LabelId>> labels;
    for (const PathFile::Step& step : file.steps)
        labels.push_back(lts.labels().find(Label::fromText(step.label)));
    // All states that the labels so far lead to, each with the one before it.
    struct Place
    {
        State state = noState;
        std::size_t before = 0;
    };
    std::vector<std::vector<Place>> places {{{lts.initial(), 0}}};
    for (std::size_t i = 0; i < file.steps.size(); ++i) {
        std::vector<Place> next;
        std::vector<Place> said;
        for (std::size_t from = 0; from < places.back().size() && labels[i]; ++from)
            for (const Transition& transition : lts.transitions(places.back()[from].state)) {
                if (transition.label != *labels[i])
                    continue;
                const auto isHere = [&](const Place& p) { return p.state == transition.target; };
                if (std::ranges::none_of(next, isHere))
                    next.push_back({transition.target, from});
                if (transition.target == file.steps[i].target && said.empty())
                    said.push_back({transition.target, from});
            }
        if (next.empty())
            return refuse(PathFileText::tr("step %1, “%2”, is not possible there; does the path "
                                           "belong to another model or other parameters?")
                              .arg(QString::number(i + 1), file.steps[i].label),
                          file.steps[i].line);
        places.push_back(said.empty() ? std::move(next) : std::move(said));
    }
    Path path {lts.initial(), {}};
    path.steps.resize(file.steps.size());
    std::size_t at = 0;
    for (std::size_t i = file.steps.size(); i > 0; --i) {
        path.steps[i - 1] = {*labels[i - 1], places[i][at].state};
        at = places[i][at].before;
    }
    return path;
}

}
