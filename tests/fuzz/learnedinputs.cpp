// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/learnedinputs.h"

#include "core/support/files/readfile.h"

#include <QCryptographicHash>
#include <algorithm>

namespace fuzz {

namespace {

QByteArray sha1(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex();
}

QByteArray withFirstLine(const QByteArray& lines)
{
    return QByteArray::number(lines.count('\n')) + " inputs, SHA-1 " + sha1(lines) + '\n' + lines;
}

/// All that stands for itself.
QByteArray printable()
{
    QByteArray all;
    for (char letter = ' '; letter <= '~'; ++letter)
        if (letter != '%')
            all += letter;
    return all;
}

}

QByteArray toLearnedText(QList<QByteArray> inputs)
{
    std::ranges::sort(inputs);
    inputs.erase(std::unique(inputs.begin(), inputs.end()), inputs.end());
    QByteArray lines;
    for (const QByteArray& input : inputs)
        lines += input.toPercentEncoding(printable()) + '\n';
    return withFirstLine(lines);
}

Expected<QList<QByteArray>> readLearned(const QString& path)
{
    const auto text = readFile(path, 64 * 1024 * 1024);
    if (!text)
        return fail(QStringLiteral("'%1' cannot be read: %2.").arg(path, text.error().message));
    const QByteArray lines = text->mid(text->indexOf('\n') + 1);
    if (*text != withFirstLine(lines))
        return fail(QStringLiteral("'%1' is damaged: its first line does not fit the lines below.")
                        .arg(path));
    QList<QByteArray> inputs = lines.split('\n');
    inputs.removeLast(); // behind the last line's end
    for (QByteArray& input : inputs)
        input = QByteArray::fromPercentEncoding(input);
    return inputs;
}

QString learnedName(const QByteArray& input)
{
    return QString::fromLatin1(sha1(input));
}

}
