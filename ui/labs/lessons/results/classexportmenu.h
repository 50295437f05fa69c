// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/results/classwork.h"

#include <QPushButton>

/// What leaves the page: both tables for spreadsheets, and a report on paper.
class ClassExportMenu : public QPushButton
{
    Q_OBJECT

public:
    /// What is written when something is chosen.
    using Ask = std::function<ClassFound()>;

    explicit ClassExportMenu(Ask ask, QWidget* parent = nullptr);

Q_SIGNALS:
    /// Which file was written, or why none was.
    void said(const QString& sentence);

private:
    using Make = std::function<QByteArray(const ClassFound&)>;
    void add(const QString& text, const QString& tip, const QString& filter, const QString& suffix,
             const QString& name, const Make& make);

    Ask m_ask;
};
