// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <optional>

class QAction;
class QBoxLayout;
class QLabel;
class QPainter;

/// A card over the board with one large line, such as the result of a game, and a few buttons. The
/// buttons are real ones, so that keyboard and screen reader reach them; the first is what most
/// people want next, and looks like that.
class BoardBanner : public QFrame
{
    Q_OBJECT

public:
    explicit BoardBanner(QWidget* parent);

    /// Shows itself, or hides when `text` is empty. The label that holds the words is announced
    /// where they are others than before, and only then.
    void setContent(const QString& text, const QList<QAction*>& actions);
    QString words() const;
    /// For who announces them.
    QLabel& label() { return *m_label; }
    /// A disc of each side before the words: nobody has won.
    void setBothDiscs(bool on);
    /// Does what the first button does; harmless where there is none, or it is disabled.
    void pressFirst();

    /// What there is for the banner, in pixels.
    struct Room
    {
        int width = 0;
        int freeHeight = 0; ///< hides nothing: taken where the first button keeps its words in it
        int height = 0;
        int letters = 0; ///< how large they are wanted

        friend bool operator==(const Room&, const Room&) = default;
    };
    /// Writes the line as large as it is wanted, or smaller where that has no room, and stands the
    /// buttons below it or beside it with their words: of all, of the first alone or of none, which
    /// show icons then. Whichever fits first counts, or the room's width alone where none is low
    /// enough. Where neither room nor content have changed nothing happens: each try asks for a new
    /// layout, which would ask for the next one without end.
    void fitInto(const Room& room);

Q_SIGNALS:
    /// The mouse went down on a button.
    void buttonPressed();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    enum class Words
    {
        All,
        First,
        None
    };

    void writeIn(int pixels);
    QWidget* addButton(QAction* action);
    /// How large it would be so; it is so afterwards.
    QSize arranged(Words words, int letters, bool beside);
    bool fits(Words words, const QSize& size, int letters);
    void shrinkInto(int width);
    int signWidth() const;
    void paintSign(QPainter& painter) const;

    QLabel* m_label;
    QWidget* m_buttons;
    QBoxLayout* m_layout;
    QBoxLayout* m_buttonLayout;
    QList<QAction*> m_actions;
    bool m_bothDiscs = false;
    /// What the banner was fitted into as it is now.
    std::optional<Room> m_fitted;
};
