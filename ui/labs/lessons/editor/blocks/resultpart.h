// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/editor/blocks/pagefields.h"

class QComboBox;
class QLabel;
class QPushButton;

/// What students find out on a page of the laboratory: the page with its settings, and which of its
/// results. What the page shows now can be taken as what is right.
class ResultPart : public QWidget
{
    Q_OBJECT

public:
    explicit ResultPart(std::vector<OpenablePage> pages, QWidget* parent = nullptr);

    fourcast::lesson::WrittenResult written() const;
    /// A picture has no right number: the teacher looks at it.
    bool isPicture() const;
    /// What is missing, in a sentence; empty: the reader decides.
    QString missing() const;
    /// The number that the page shows now.
    std::optional<double> shown() const;

    PageFields& page() { return *m_page; }
    QComboBox& quantity() { return *m_quantity; }
    QPushButton& taking() { return *m_take; }

Q_SIGNALS:
    void edited();
    /// The number that the page shows is right, with the settings that made it.
    void numberTaken(double number);

private:
    void takePage();
    void showShown();
    void take();

    PageFields* m_page;
    QComboBox* m_quantity;
    QLabel* m_words;
    QPushButton* m_take;
};
