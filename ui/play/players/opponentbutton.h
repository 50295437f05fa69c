// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QPushButton>
#include <QVariantAnimation>

/// A button that shows an opponent: a drawing, a name, and a plain sentence below, as wide as it is
/// told to be and as high as the sentence needs. It is a push button to all who do not see it.
class OpponentButton : public QPushButton
{
    Q_OBJECT

public:
    /// `drawing` is an SVG of the resources.
    OpponentButton(const QString& drawing, const QString& name, const QString& sentence,
                   QWidget* parent = nullptr);

    /// What was chosen the last time stands out.
    void setLit(bool lit);
    bool isLit() const { return m_lit; }
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
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QFont nameFont() const;
    QTransform hopTransform(const QRectF& place) const;
    void paintDrawing(QPainter& painter, const QRect& place);
    QRect sentenceRect(int width, int drawing) const;

    QString m_drawing;
    QString m_sentence;
    int m_size = 64;
    bool m_lit = false;
    QPixmap m_picture; ///< of the drawing while it moves
    QVariantAnimation m_hop; ///< in milliseconds
};
