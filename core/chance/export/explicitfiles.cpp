// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/export/explicitfiles.h"

#include "core/support/files/savefile.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace fourcast::chance::explicitfiles {

namespace {

/// Lines on their way to a device, in large pieces.
class Lines
{
public:
    Lines(QIODevice& device, const std::stop_token& stop) : m_device(device), m_stop(stop) { }

    QByteArray& text() { return m_text; }
    /// A line has ended. False when nothing more can be written.
    bool endLine()
    {
        m_text += '\n';
        return m_text.size() < piece || flush();
    }
    Expected<void> end()
    {
        if (m_device.isWritable() && flush())
            return {};
        return fail(m_stop.stop_requested()
                        ? QCoreApplication::translate("ExplicitFiles", "Writing was stopped.")
                        : m_device.errorString());
    }

private:
    static constexpr qsizetype piece = 1 << 16;

    bool flush()
    {
        const bool all = !m_stop.stop_requested() && m_device.write(m_text) == m_text.size();
        m_text.clear();
        m_isBroken = m_isBroken || !all;
        return !m_isBroken;
    }

    QIODevice& m_device;
    const std::stop_token& m_stop;
    QByteArray m_text;
    bool m_isBroken = false;
};

QByteArray count(std::uint64_t number)
{
    return QByteArray::number(static_cast<qulonglong>(number));
}

/// 1/6 as 0.16666666666666666, so that nothing of the double is lost.
QByteArray probabilityText(double value)
{
    return QByteArray::number(value, 'g', 17);
}

/// PRISM reads a label as one word.
QByteArray actionText(const Action& action)
{
    if (action.name.name() == "tau")
        return {};
    QString word = action.name.text();
    for (const std::int64_t argument : action.arguments)
        word += (argument < 0 ? QStringLiteral("_m%1") : QStringLiteral("_%1"))
                    .arg(std::abs(argument));
    return ' ' + word.toUtf8();
}

}

Expected<void> writeTransitions(const Observed& observed, QIODevice& device,
                                const std::stop_token& stop, const Progress& progress)
{
    const Automaton& automaton = observed.automaton();
    std::vector<QByteArray> actions;
    for (const Action& action : automaton.actions())
        actions.push_back(actionText(action));
    std::vector<QByteArray> probabilities;
    for (const Probability& probability : automaton.probabilities())
        probabilities.push_back(' ' + probabilityText(probability.value));
    Lines lines(device, stop);
    lines.text() = count(observed.entries().size()) + ' ' + count(observed.choices()) + ' '
        + count(observed.branches());
    bool goesOn = lines.endLine();
    for (std::size_t at = 0; goesOn && at < observed.entries().size(); ++at) {
        if (!observed.isOpen(at))
            continue;
        for (const Automaton::Branch& branch : automaton.branches(observed.entries()[at].state)) {
            const Automaton::Label& label = automaton.label(branch);
            lines.text() += count(at) + ' ' + count(label.choice) + ' '
                + count(observed.target(branch)) + probabilities[label.probability]
                + actions[label.action];
            goesOn = goesOn && lines.endLine();
        }
        if (progress && at % 65536 == 0)
            progress(at, observed.entries().size());
    }
    return lines.end();
}

Expected<void> writeStates(const Observed& observed, QIODevice& device, const std::stop_token& stop)
{
    const Automaton& automaton = observed.automaton();
    const auto parameters = automaton.parameters();
    Lines lines(device, stop);
    lines.text() += '(';
    for (const Lppe::Parameter& parameter : parameters)
        lines.text() += parameter.variable.name.text().toUtf8() + ',';
    lines.text() += "untilState)";
    bool goesOn = lines.endLine();
    for (std::size_t at = 0; goesOn && at < observed.entries().size(); ++at) {
        const Observed::Entry& entry = observed.entries()[at];
        lines.text() += count(at) + ":(";
        for (std::size_t i = 0; i < parameters.size(); ++i) {
            const std::int64_t value = automaton.value(entry.state, i);
            lines.text() += parameters[i].variable.type.kind == Type::Kind::Bool
                ? QByteArray(value ? "true" : "false")
                : QByteArray::number(static_cast<qlonglong>(value));
            lines.text() += ',';
        }
        lines.text() += QByteArray::number(static_cast<int>(entry.verdict)) + ')';
        goesOn = lines.endLine();
    }
    return lines.end();
}

Expected<void> writeLabels(const Observed& observed, QIODevice& device, const std::stop_token& stop)
{
    Lines lines(device, stop);
    lines.text() = "0=\"init\" 1=\"deadlock\" 2=\"goal\"";
    bool goesOn = lines.endLine();
    for (std::size_t at = 0; goesOn && at < observed.entries().size(); ++at) {
        const Observed::Entry& entry = observed.entries()[at];
        QByteArray labels;
        if (at == 0)
            labels += " 0";
        if (!observed.isOpen(at) || observed.automaton().branches(entry.state).empty())
            labels += " 1";
        if (entry.verdict == Observed::Verdict::Met)
            labels += " 2";
        if (labels.isEmpty())
            continue;
        lines.text() += count(at) + ':' + labels;
        goesOn = lines.endLine();
    }
    return lines.end();
}

Expected<void> save(const Automaton& automaton, const std::optional<Until>& until,
                    const QString& path, const std::stop_token& stop, const Progress& progress)
{
    const Observed observed(automaton, until);
    const QString stem = path.endsWith(QLatin1String(".tra")) ? path.chopped(4) : path;
    using Write = std::function<Expected<void>(QIODevice&)>;
    const std::pair<QString, Write> parts[] = {
        {path, [&](QIODevice& file) { return writeTransitions(observed, file, stop, progress); }},
        {stem + QStringLiteral(".sta"),
         [&](QIODevice& file) { return writeStates(observed, file, stop); }},
        {stem + QStringLiteral(".lab"),
         [&](QIODevice& file) { return writeLabels(observed, file, stop); }},
    };
    for (const auto& [name, write] : parts) {
        const auto because = [&name = name](const QString& reason) {
            return fail(QCoreApplication::translate("ExplicitFiles", "%1 can't be written: %2.")
                            .arg(name, reason));
        };
        SavedFile file(name);
        if (const auto begun = file.begin(); !begun)
            return because(begun.error().message);
        if (auto written = write(file); !written)
            return stop.stop_requested() ? written : because(written.error().message);
        if (const auto whole = file.commit(); !whole)
            return because(whole.error().message);
    }
    return {};
}

}
