// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;

/// A part of a page below a heading that folds it: by the mouse, and by Space where the heading has
/// the focus.
class FoldingSection : public QWidget
{
    Q_OBJECT

public:
    /// Takes the content over.
    FoldingSection(const QString& title, QWidget* content, QWidget* parent = nullptr);

    QString title() const;
    bool isFolded() const { return m_folded; }
    void setFolded(bool folded);

Q_SIGNALS:
    /// A person did it.
    void folded(bool folded);

private:
    QToolButton* m_heading = nullptr;
    QWidget* m_content = nullptr;
    bool m_folded = false;
};

/// What a page can do without at first: below "More", and folded. Takes the content over.
FoldingSection* moreSection(QWidget* content);
