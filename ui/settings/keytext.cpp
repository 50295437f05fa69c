// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/keytext.h"

#include <QStringList>
#include <algorithm>

namespace {

const QString none = QStringLiteral("none");
constexpr int mostKeys = 4;
constexpr int longestText = 200;

bool isKey(QKeyCombination combination)
{
    const Qt::Key key = combination.key();
    constexpr Qt::Key held[] = {Qt::Key_Shift, Qt::Key_Control, Qt::Key_Alt,
                                Qt::Key_Meta,  Qt::Key_AltGr,   Qt::Key_unknown};
    return key != 0 && std::ranges::find(held, key) == std::end(held);
}

bool isSound(const QKeySequence& keys)
{
    for (int i = 0; i < keys.count(); ++i)
        if (!isKey(keys[static_cast<uint>(i)]))
            return false;
    // What is written is read again as the same.
    return !keys.isEmpty()
        && QKeySequence(keys.toString(QKeySequence::PortableText), QKeySequence::PortableText)
        == keys;
}

}

QString keysToText(const QList<QKeySequence>& keys)
{
    return keys.isEmpty() ? none : QKeySequence::listToString(keys, QKeySequence::PortableText);
}

std::optional<QList<QKeySequence>> keysFromText(const QString& text)
{
    if (text == none)
        return QList<QKeySequence>();
    if (text.isEmpty() || text.size() > longestText)
        return std::nullopt;
    const auto keys = QKeySequence::listFromString(text, QKeySequence::PortableText);
    if (keys.isEmpty() || keys.size() > mostKeys || !std::ranges::all_of(keys, isSound))
        return std::nullopt;
    return keys;
}

QString shownKeys(const QList<QKeySequence>& keys)
{
    QStringList texts;
    for (const QKeySequence& each : keys)
        texts += each.toString(QKeySequence::NativeText);
    return texts.join(QLatin1String(", "));
}
