// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/presenter/presenterkeys.h"

#include <QLabel>
#include <QTimer>
#include <QWidget>

class LiveLabel;
class PresenterActions;
class QVBoxLayout;
class Spotlight;

/// The window that a class looks at: on the whole screen, in letters that fit it and colours that
/// any projector keeps apart; small above it what it is about, and the time.
class AudienceWindow : public QWidget
{
    Q_OBJECT

public:
    /// The actions outlive it.
    explicit AudienceWindow(const PresenterActions& actions, QWidget* parent = nullptr);

    /// On the whole of this screen; null: where it is.
    void showOn(QScreen* screen);
    Spotlight& spotlight() { return *m_spotlight; }
    void setDark(bool dark);
    bool isDark() const { return m_dark; }
    void setBlank(bool blank);
    bool isBlank() const;
    /// "Step 2 of 6"; empty where there are no steps.
    QString placeText() const { return m_place->text(); }
    /// A sentence in the head line for some seconds, or until it is emptied.
    void tell(const QString& sentence);
    /// Empty where nothing is told.
    QString toldText() const { return noticeText(); }

Q_SIGNALS:
    /// The desktop has closed the window.
    void closed();

protected:
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

    /// Below the head.
    QVBoxLayout& column() { return *m_column; }
    /// With a button for each of these, in this order.
    void buildHead(const QList<PresenterCommand>& buttons);
    void setTitle(const QString& title);
    void setPlace(const QString& place);
    /// In the place of the title, where it covers nothing; empty: the title again.
    void setNotice(const QString& sentence);
    QString noticeText() const;
    /// By the screen's height: letters that are read from the last row.
    void fitLetters();
    /// As high as the words beside them, and in their colour.
    void dressIcons();
    /// The size of the screen is another one.
    virtual void takeLetters(const QFont& letters) = 0;

private:
    void showTime();

    const PresenterActions& m_actions;
    QVBoxLayout* m_column;
    QLabel* m_title;
    LiveLabel* m_notice;
    QLabel* m_place;
    QLabel* m_time;
    QWidget* m_blank;
    Spotlight* m_spotlight;
    QTimer m_clock;
    QTimer m_toldTime;
    bool m_dark = false;
    double m_points = 0; ///< of the font
};
