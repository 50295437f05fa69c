// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/autfile.h"
#include "core/support/files/savefile.h"

#include <QBuffer>
#include <QCoreApplication>
#include <algorithm>
#include <tuple>
#include <vector>

namespace fourcast::formal::aut {

namespace {

constexpr qsizetype chunk = 1 << 16;

} // namespace

Expected<void> write(const Lts& lts, QIODevice& device, const Progress& progress,
                     std::stop_token stop)
{
    std::vector<QByteArray> labels;
    for (const Label& label : lts.labels().labels())
        labels.push_back(",\"" + label.text().toUtf8() + "\",");
    QByteArray text = "des (" + QByteArray::number(lts.initial()) + ','
        + QByteArray::number(static_cast<qulonglong>(lts.transitionCount())) + ','
        + QByteArray::number(lts.stateCount()) + ")\n";
    const auto flush = [&] {
        const bool all = device.write(text) == text.size();
        text.clear();
        return all;
    };
    std::vector<Transition> steps;
    for (State source = 0; source < lts.stateCount(); ++source) {
        const QByteArray from = '(' + QByteArray::number(source);
        // By what is written: labels have their numbers in the order in which they came up.
        steps.assign(lts.transitions(source).begin(), lts.transitions(source).end());
        std::ranges::sort(steps, [&labels](const Transition& one, const Transition& other) {
            return std::tie(labels[one.label], one.target)
                < std::tie(labels[other.label], other.target);
        });
        for (const Transition& transition : steps) {
            text += from;
            text += labels[transition.label];
            text += QByteArray::number(transition.target);
            text += ")\n";
            if (text.size() < chunk)
                continue;
            if (stop.stop_requested())
                return fail(QCoreApplication::translate("AutFile", "Writing was stopped."));
            if (!flush())
                return fail(device.errorString());
            if (progress)
                progress(lts.firstTransition(source), lts.transitionCount());
        }
    }
    if (!flush())
        return fail(device.errorString());
    return {};
}

QByteArray write(const Lts& lts)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    (void)write(lts, buffer);
    return buffer.data();
}

Expected<void> save(const Lts& lts, const QString& path, const Progress& progress,
                    std::stop_token stop)
{
    const auto because = [&path](const QString& reason) {
        return fail(
            QCoreApplication::translate("AutFile", "%1 can't be written: %2.").arg(path, reason));
    };
    SavedFile file(path);
    if (const auto begun = file.begin(); !begun)
        return because(begun.error().message);
    if (auto written = write(lts, file, progress, stop); !written)
        return stop.stop_requested() ? written : because(written.error().message);
    if (const auto whole = file.commit(); !whole)
        return because(whole.error().message);
    return {};
}

}
