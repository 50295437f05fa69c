// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/archivequery.h"

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QDateEdit;
class QLineEdit;
class PersonChoice;

/// What a person asks of the list of games: words, person, opponent, result, time, favourites, the
/// position on the board.
class GamesFilter : public QWidget
{
    Q_OBJECT

public:
    explicit GamesFilter(QWidget* parent = nullptr);

    /// Without order.
    ArchiveQuery query() const;
    /// By their names in files.
    void setPeople(const QStringList& names);
    void setOpponents(const QStringList& names);
    /// The one on the board; changed() follows where games are asked for that went through it.
    void setPosition(const Position& position);
    /// The games against one opponent, of everybody or one person, or the games that went through
    /// the position on the board, and nothing else.
    void showOpponent(const QString& name, const QString& person = {});
    void showPosition();
    /// Asks for nothing.
    void clear();
    void focusSearch();

Q_SIGNALS:
    /// A moment after the last key.
    void changed();
    /// Enter in the search field; changed() has been sent before where something was typed.
    void entered();

private:
    void showDates();

    QLineEdit* m_words = nullptr;
    PersonChoice* m_person = nullptr;
    QComboBox* m_opponent = nullptr;
    QComboBox* m_result = nullptr;
    QComboBox* m_time = nullptr;
    QDateEdit* m_from = nullptr;
    QDateEdit* m_to = nullptr;
    QCheckBox* m_favourites = nullptr;
    QCheckBox* m_here = nullptr;
    Position m_position;
    QTimer m_later;
};
