// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

class LiveLabel;

/// What is said of a lesson on its page: as high as its text, up to some lines; the rest scrolls.
/// It takes no room while it is empty.
class LessonNews : public QScrollArea
{
    Q_OBJECT

public:
    explicit LessonNews(QWidget* parent = nullptr);

    /// Shows another text, and announces it.
    void say(const QString& text);
    QString text() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {1, sizeHint().height()}; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    LiveLabel* m_label;
};
