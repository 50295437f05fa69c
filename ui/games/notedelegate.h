// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/gamesmodel.h"

#include <QStyledItemDelegate>

/// Nothing changes under a note that is being written.
class NoteDelegate : public QStyledItemDelegate
{
public:
    NoteDelegate(GamesModel& model, QObject* parent) : QStyledItemDelegate(parent), m_model(model)
    {
    }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override
    {
        m_model.setHeld(true);
        return QStyledItemDelegate::createEditor(parent, option, index);
    }
    void destroyEditor(QWidget* editor, const QModelIndex& index) const override
    {
        QStyledItemDelegate::destroyEditor(editor, index);
        m_model.setHeld(false);
    }

private:
    GamesModel& m_model;
};
