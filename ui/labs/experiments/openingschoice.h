// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/gamerules.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

/// How the games of an experiment begin: from the empty board, after random plies, by all three-ply
/// openings, or by those of a file.
class OpeningsChoice : public QWidget
{
    Q_OBJECT

public:
    explicit OpeningsChoice(QWidget* parent = nullptr);

    GameRules rules() const;
    void setRules(const GameRules& rules);
    /// Is there all that the choice needs? A list without a file is not.
    bool isReady() const;
    /// Reads the openings of a file; says line by line what is wrong with it.
    void readFile(const QString& path);

Q_SIGNALS:
    void changed();

private:
    void chooseFile();
    /// What to say of the file: its openings, or what is wrong with it.
    QString read(const QString& path);
    QString listText() const;
    void showRelevant();

    QComboBox* m_kind = nullptr;
    QSpinBox* m_plies = nullptr;
    QPushButton* m_file = nullptr;
    QLabel* m_message = nullptr;
    std::vector<std::vector<Move>> m_list;
};
