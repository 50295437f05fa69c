// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

struct WindowParts;

/// Which commands can be used now: looked at again whenever something that decides it has changed.
class CommandStates : public QObject
{
    Q_OBJECT

public:
    explicit CommandStates(WindowParts& parts, QObject* parent = nullptr);

    void update();

private:
    void updateGame();
    void updatePlaces();
    void updateReview();

    WindowParts& m_parts;
    const QString m_start; ///< what the command says before the engines have begun
};
