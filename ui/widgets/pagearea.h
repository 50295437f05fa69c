// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

/// Holds a page that is as large as the place, and scrolls where the page needs more: not where it
/// would merely like more, as a QScrollArea does with pages whose texts wrap.
class PageArea : public QScrollArea
{
    Q_OBJECT

public:
    explicit PageArea(QWidget* parent = nullptr);

    /// Takes the page.
    void setPage(QWidget* page);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();
};
