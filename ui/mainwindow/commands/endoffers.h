// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

struct WindowParts;

/// What the card of a game's end offers to do next, and to whom the steps up and down the slope of
/// opponents lead.
class EndOffers : public QObject
{
    Q_OBJECT

public:
    explicit EndOffers(WindowParts& parts);

private:
    void offer();
    void nameLevels();

    WindowParts& m_parts;
    /// What they say where no opponent can be named.
    const QString m_harder;
    const QString m_easier;
};
