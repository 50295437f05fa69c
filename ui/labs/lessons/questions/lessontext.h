// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"

#include <QTextBrowser>

class QTextBlock;

/// A text of a lesson as it is read: Markdown, as high as it is. Pictures come from the lesson's
/// file or its folder and from nowhere else; a link to a page of the web opens in the browser when
/// it is clicked, all others do nothing.
class LessonText : public QTextBrowser
{
    Q_OBJECT

public:
    /// `folder` is the lesson's; empty: it has no pictures there. `own` are in its file.
    explicit LessonText(const QString& markdown, QString folder = {},
                        fourcast::lesson::Pictures own = {}, QWidget* parent = nullptr);

    /// Another text in its place.
    void setText(const QString& markdown);
    QVariant loadResource(int type, const QUrl& name) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void keepFormulasTogether();
    void makeRoom();
    void sizeCode();
    void sizeCode(const QTextBlock& block, double points);
    void fit();

    QString m_folder;
    int m_codeWidth = 0; ///< that drawings in text were made to fit
    fourcast::lesson::Pictures m_own;
};
