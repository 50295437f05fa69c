// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/players/startletters.h"

#include <QEvent>
#include <QFontInfo>
#include <QWidget>
#include <algorithm>

namespace {

/// In pixels: a page that a child reads.
constexpr double leastLetters = 13.5;
/// Of the page's height, or of its width where that is small.
constexpr double heightShare = 0.017;
constexpr double widthShare = 0.0105;

class LetterGrower : public QObject
{
public:
    explicit LetterGrower(QWidget& page) : QObject(&page), m_page(page)
    {
        page.installEventFilter(this);
        follow();
        fit();
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == &m_page && event->type() == QEvent::ParentChange)
            follow();
        const bool isPlace = watched != &m_page;
        if (event->type() == QEvent::FontChange ? isPlace
                                                : !isPlace && event->type() == QEvent::Resize)
            fit();
        return false;
    }

private:
    /// The font around it is its parent's.
    void follow()
    {
        if (QWidget* const place = m_page.parentWidget())
            place->installEventFilter(this);
    }

    void fit()
    {
        QWidget* const place = m_page.parentWidget();
        QFont letters = place ? place->font() : QFont();
        const int usual = QFontInfo(letters).pixelSize();
        if (usual > 0 && letters.pointSizeF() > 0)
            letters.setPointSizeF(letters.pointSizeF()
                                  * pageLetters(usual, m_page.width(), m_page.height()) / usual);
        if (m_page.font() != letters)
            m_page.setFont(letters);
    }

    QWidget& m_page;
};

} // namespace

double pageLetters(double usual, int width, int height)
{
    return std::max({usual, leastLetters, std::min(heightShare * height, widthShare * width)});
}

void growLetters(QWidget& page)
{
    new LetterGrower(page);
}
