// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <optional>

class QAction;
class QBoxLayout;
class QLabel;

/// A sentence and a few buttons over the edge of the board, such as the result of a game. The
/// buttons are real ones, so that keyboard and screen reader reach them.
class BoardBanner : public QFrame
{
    Q_OBJECT

public:
    explicit BoardBanner(QWidget* parent);

    /// Shows itself, or hides when `text` is empty.
    void setContent(const QString& text, const QList<QAction*>& actions);
    /// Stands the buttons beside the text or below it, with their words or, where those have no
    /// room, as icons: whichever fits the room first, or its width alone where none is low enough.
    /// Never more than two rows: what is over the board hides it. Where neither the room nor the
    /// content has changed nothing happens: each try asks for a new layout, which would ask for the
    /// next one without end.
    void fitInto(const QSize& room);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// The words, in letters of so many times the usual size.
    void writeIn(double size);
    void addButton(QAction* action);

    QLabel* m_label;
    QWidget* m_buttons;
    QBoxLayout* m_layout;
    QBoxLayout* m_buttonLayout;
    /// What the banner was fitted into as it is now.
    std::optional<QSize> m_fitted;
};
