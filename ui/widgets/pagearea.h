// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
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
    /// The page, also while it is lent. Null where there is none, or it is gone.
    QWidget* page() const { return m_page; }
    /// The page is shown elsewhere, by somebody who brings it back; the place stays empty.
    QWidget* lend();
    void takeBack();
    /// Gives the page the size that it needs now, which happens by itself a moment later.
    void fit();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPointer<QWidget> m_page;
};
