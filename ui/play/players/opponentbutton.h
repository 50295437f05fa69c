// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QPushButton>
#include <QVariantAnimation>

/// A button that shows an opponent: a drawing, a name, its level and a plain sentence below, as
/// wide as it is told to be and as high as the sentence needs. The strongest mark on it is that of
/// the keyboard's focus. It is a push button to all who do not see it.
class OpponentButton : public QPushButton
{
    Q_OBJECT

public:
    /// `drawing` is an SVG of the resources.
    OpponentButton(const QString& drawing, const QString& name, const QString& sentence,
                   QWidget* parent = nullptr);

    /// What was chosen the last time says so, in a small word.
    void setLit(bool lit);
    bool isLit() const { return m_lit; }
    /// The key that chooses it, shown in a corner; none at first.
    void setNumber(int number);
    /// How well it plays, in small letters below the name; nothing at first.
    void setGrade(const QString& grade);
    /// Enter would choose it now, and it says so.
    void setStarts(bool starts);
    bool starts() const { return m_starts; }
    /// Nothing moves under the mouse. Nor does it where the desktop asks for that.
    void setStill(bool still) { m_still = still; }
    /// How far the drawing is above its place, 0 to 1: it rises under the mouse.
    double lift() const;
    /// The drawing takes this much of the height; it is a square.
    void setDrawingSize(int size);
    /// The drawing jumps once, after a while; nothing else moves. One that is in the air lands
    /// first.
    void hop(int afterMs = 0);
    static constexpr int hopMs = 320;
    /// The longest word, and some room around it.
    int leastWidth() const;
    /// With a drawing of another size than its own.
    int heightFor(int width, int drawing) const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QFont nameFont() const;
    QFont smallFont() const;
    /// The small words below the sentence, as far as they fit.
    QString footText(const QFontMetrics& letters) const;
    void setRaised(bool raised);
    int gradeHeight() const;
    void describe();
    void paintNumber(QPainter& painter) const;
    QTransform hopTransform(const QRectF& place) const;
    void paintDrawing(QPainter& painter, const QRect& place);
    QRect sentenceRect(int width, int drawing) const;

    QString m_drawing;
    QString m_grade;
    QString m_sentence;
    int m_size = 64;
    int m_number = 0;
    bool m_lit = false;
    bool m_starts = false;
    bool m_still = false;
    QPixmap m_picture; ///< of the drawing while it moves
    QVariantAnimation m_hop; ///< in milliseconds
    QVariantAnimation m_lift;
};
