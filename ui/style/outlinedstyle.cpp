// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/outlinedstyle.h"

#include "ui/style/dark.h"
#include "ui/style/tintedicon.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QFontMetrics>
#include <QPainter>
#include <QPushButton>
#include <QStyleFactory>
#include <QStyleOption>
#include <algorithm>

namespace {

/// Of the text's colour in the edge; the rest is the ground's. Enough for 3:1 on every palette.
constexpr float textShare = 0.6F;

QColor edgeColor(const QPalette& palette)
{
    const QColor text = palette.color(QPalette::Text);
    if (isHighContrast(palette))
        return text;
    const QColor ground = palette.color(QPalette::Base);
    const auto mix = [](int a, int b) {
        return static_cast<int>(textShare * static_cast<float>(a)
                                + (1 - textShare) * static_cast<float>(b));
    };
    return {mix(text.red(), ground.red()), mix(text.green(), ground.green()),
            mix(text.blue(), ground.blue())};
}

int edgeWidth(const QPalette& palette)
{
    return isHighContrast(palette) ? 2 : 1;
}

/// All of it inside the rectangle.
void drawFrame(QPainter* painter, const QRect& rect, const QColor& color, int width)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->setPen(QPen(color, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(rect.adjusted(width / 2, width / 2, -(width + 1) / 2, -(width + 1) / 2));
    painter->restore();
}

void drawEdge(QPainter* painter, const QPalette& palette, const QRect& rect)
{
    drawFrame(painter, rect, edgeColor(palette), edgeWidth(palette));
}

/// Around what has the focus.
void drawFocusRing(QPainter* painter, const QPalette& palette, const QRect& rect)
{
    constexpr int usual = 2;
    constexpr int strong = 4;
    drawFrame(painter, rect, palette.color(QPalette::Highlight),
              isHighContrast(palette) ? strong : usual);
}

bool isReachedByKeys(const QStyleOption* option)
{
    return option->state.testFlag(QStyle::State_HasFocus)
        && option->state.testFlag(QStyle::State_Enabled)
        && option->state.testFlag(QStyle::State_KeyboardFocusChange);
}

/// With high contrast: the edge of a field or button, and the ring where it has the focus.
void drawStrongEdge(QPainter* painter, const QStyleOption* option)
{
    if (!isHighContrast(option->palette))
        return;
    if (isReachedByKeys(option))
        drawFocusRing(painter, option->palette, option->rect);
    else
        drawEdge(painter, option->palette, option->rect);
}

void drawEdge(QPainter* painter, const QStyleOption* option)
{
    drawEdge(painter, option->palette, option->rect);
}

void drawRoundEdge(QPainter* painter, const QStyleOption* option)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const int width = edgeWidth(option->palette);
    const qreal inset = width / 2.0;
    painter->setPen(QPen(edgeColor(option->palette), width));
    painter->setBrush(Qt::NoBrush);
    painter->drawEllipse(QRectF(option->rect).adjusted(inset, inset, -inset, -inset));
    painter->restore();
}

/// Around what is in a row or on a page; on a highlighted ground in the text's colour.
void drawItemRing(QPainter* painter, const QStyleOption* option, const QWidget* widget)
{
    // They have it around all of them.
    if (qobject_cast<const QPushButton*>(widget) || qobject_cast<const QComboBox*>(widget))
        return;
    constexpr int width = 3;
    const bool selected = option->state.testFlag(QStyle::State_Selected);
    drawFrame(painter, option->rect,
              option->palette.color(selected ? QPalette::HighlightedText : QPalette::Highlight),
              width);
}

constexpr int alignments = Qt::AlignHorizontal_Mask | Qt::AlignVertical_Mask;

/// In a window that is read from right to left: figures, squares and names that are not, and would
/// have their signs and units at the wrong end ("+7" as "7+", "18 ms" as "ms 18").
bool isForeign(const QString& text, Qt::LayoutDirection direction)
{
    return direction == Qt::RightToLeft && !text.isRightToLeft();
}

/// A box to tick is as large as the letters beside it, where these are larger than the window's.
double letterScale(const QWidget* widget)
{
    if (!qobject_cast<const QAbstractButton*>(widget))
        return 1;
    return std::max(1.0,
                    static_cast<double>(widget->fontMetrics().height())
                        / QFontMetrics(QApplication::font()).height());
}

} // namespace

OutlinedStyle::OutlinedStyle(double textScale, bool highContrast)
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))), m_textScale(textScale),
      m_highContrast(highContrast)
{
}

void OutlinedStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                                  QPainter* painter, const QWidget* widget) const
{
    if (element == PE_FrameFocusRect && isHighContrast(option->palette)) {
        drawItemRing(painter, option, widget);
        return;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    switch (element) {
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        drawEdge(painter, option);
        break;
    case PE_IndicatorRadioButton:
        drawRoundEdge(painter, option);
        break;
    case PE_PanelButtonCommand:
    case PE_FrameLineEdit:
        drawStrongEdge(painter, option);
        break;
    case PE_FrameGroupBox:
        // A flat one has a line below its title.
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            !frame || !frame->features.testFlag(QStyleOptionFrame::Flat))
            drawStrongEdge(painter, option);
        break;
    case PE_FrameTabWidget:
    case PE_FrameMenu:
        if (isHighContrast(option->palette))
            drawEdge(painter, option);
        break;
    case PE_Frame:
        // Fusion's lines are 2:1 there. What has no frame asks for none.
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            frame && frame->lineWidth > 0 && isHighContrast(option->palette))
            drawEdge(painter, option);
        break;
    case PE_PanelButtonTool:
        // On a dark ground Fusion's own shade for what is chosen is hardly seen.
        if (option->state.testFlag(State_On)
            || (isHighContrast(option->palette)
                && (option->state & (State_Raised | State_Sunken | State_MouseOver))))
            drawEdge(painter, option);
        break;
    default:
        break;
    }
}

void OutlinedStyle::drawControl(ControlElement element, const QStyleOption* option,
                                QPainter* painter, const QWidget* widget) const
{
    if (element == CE_FocusFrame) {
        drawFocusRing(painter, option->palette, option->rect);
        return;
    }
    const auto* row = qstyleoption_cast<const QStyleOptionViewItem*>(option);
    if (element == CE_ItemViewItem && row && isForeign(row->text, option->direction)) {
        // Left-to-right isolate, and its end.
        constexpr QChar begin(0x2066);
        constexpr QChar end(0x2069);
        QStyleOptionViewItem ordered(*row);
        ordered.text = begin + row->text + end;
        QProxyStyle::drawControl(element, &ordered, painter, widget);
        return;
    }
    const bool hasEdge = element == CE_HeaderSection || element == CE_TabBarTabShape
        || element == CE_ProgressBarGroove;
    if (hasEdge && isHighContrast(option->palette)) {
        QProxyStyle::drawControl(element, option, painter, widget);
        drawEdge(painter, option);
        if (element == CE_TabBarTabShape && option->state.testFlag(State_Selected)) {
            constexpr int thickness = 5;
            painter->fillRect(QRect(option->rect.topLeft(), QSize(option->rect.width(), thickness)),
                              option->palette.color(QPalette::Highlight));
        }
        return;
    }
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    const bool highlighted
        = option->state.testFlag(State_Selected) && option->state.testFlag(State_Enabled);
    if (element != CE_MenuItem || !item || !highlighted || item->icon.isNull()) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    // Fusion asks for the active icon, as on a tool button; on the highlight it would not be seen.
    QStyleOptionMenuItem selected(*item);
    const int size = pixelMetric(PM_SmallIconSize, option, widget);
    const qreal ratio = painter->device()->devicePixelRatioF();
    selected.icon = item->icon.pixmap(QSize(size, size), ratio, QIcon::Selected);
    QProxyStyle::drawControl(element, &selected, painter, widget);
}

void OutlinedStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                       QPainter* painter, const QWidget* widget) const
{
    if (control == CC_Slider && isHighContrast(option->palette)) {
        // Fusion's groove is as dark as the window; what is behind the handle it fills.
        const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
        QRect groove = subControlRect(control, option, SC_SliderGroove, widget);
        const QPoint middle = groove.center();
        if (slider && slider->orientation == Qt::Vertical)
            groove.setWidth(edgeWidth(option->palette));
        else
            groove.setHeight(edgeWidth(option->palette));
        groove.moveCenter(middle);
        painter->fillRect(groove, edgeColor(option->palette));
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (!isHighContrast(option->palette))
        return;
    if (control == CC_ComboBox || control == CC_SpinBox)
        drawStrongEdge(painter, option);
    else if (control == CC_ScrollBar && option->subControls.testFlag(SC_ScrollBarSlider))
        drawEdge(painter, option->palette,
                 subControlRect(control, option, SC_ScrollBarSlider, widget));
    else if (control == CC_Slider && option->subControls.testFlag(SC_SliderHandle))
        drawEdge(painter, option->palette,
                 subControlRect(control, option, SC_SliderHandle, widget));
}

void OutlinedStyle::drawItemText(QPainter* painter, const QRect& rect, int flags,
                                 const QPalette& palette, bool enabled, const QString& text,
                                 QPalette::ColorRole textRole) const
{
    if (isForeign(text, painter->layoutDirection()))
        flags = static_cast<int>(
                    visualAlignment(painter->layoutDirection(), Qt::Alignment(flags & alignments)))
            | (flags & ~alignments) | Qt::TextForceLeftToRight;
    QProxyStyle::drawItemText(painter, rect, flags, palette, enabled, text, textRole);
}

int OutlinedStyle::pixelMetric(PixelMetric metric, const QStyleOption* option,
                               const QWidget* widget) const
{
    constexpr int roomForEdges = 4;
    const int usual = QProxyStyle::pixelMetric(metric, option, widget);
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return qRound(m_textScale * letterScale(widget) * usual)
            + (m_highContrast ? roomForEdges : 0);
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ListViewIconSize:
    case PM_MenuButtonIndicator:
    case PM_HeaderDefaultSectionSizeVertical:
        return qRound(m_textScale * usual);
    case PM_ToolBarIconSize:
    case PM_ScrollBarExtent:
        // Half as much: all of a tool bar is to have room.
        return qRound((1 + m_textScale) / 2 * usual);
    default:
        return usual;
    }
}

int OutlinedStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                             QStyleHintReturn* data) const
{
    if (hint == SH_FocusFrame_AboveWidget)
        return 1;
    // Fusion's own pictures on dialog buttons are dark on dark.
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    if (hint == SH_Table_GridLineColor && option && isHighContrast(option->palette))
        return static_cast<int>(edgeColor(option->palette).rgba());
    return QProxyStyle::styleHint(hint, option, widget, data);
}

QIcon OutlinedStyle::standardIcon(StandardPixmap icon, const QStyleOption* option,
                                  const QWidget* widget) const
{
    // Fusion's is black on every ground.
    if (icon == SP_ToolBarHorizontalExtensionButton)
        return tintedIcon(QStringLiteral("more"));
    return QProxyStyle::standardIcon(icon, option, widget);
}
