// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/results/classwork.h"

#include <QDialog>

class QTreeWidget;

/// What one student did, question by question, each try in a row of its own.
class StudentAnswers : public QDialog
{
    Q_OBJECT

public:
    StudentAnswers(const ClassFound& found, const fourcast::lesson::StudentResult& student,
                   QWidget* parent = nullptr);

    QTreeWidget& list() { return *m_list; }

private:
    QTreeWidget* m_list;
};
