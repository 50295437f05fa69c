// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/simulator/games/diceshown.h"

#include "ui/paper/chartstyle.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace {

struct DiceShownText
{
    Q_DECLARE_TR_FUNCTIONS(DiceShown)
};

constexpr int faces = 6;
constexpr double largestDie = 64;
constexpr double between = 0.18; ///< of a die's size

QString shownCountName(int face)
{
    return QStringLiteral("c%1").arg(face);
}

/// The dice that are told apart: d, d_2, ... as the parameters are called.
bool isDie(const QString& name)
{
    return name == QLatin1String("d")
        || (name.startsWith(u'd') && name.size() > 1 && !name[1].isLetter());
}

}

namespace diceshown {

std::vector<int> facesOf(const GameData& game)
{
    std::vector<int> shown;
    for (int face = 1; face <= faces; ++face)
        shown.insert(shown.end(), static_cast<std::size_t>(game.at(shownCountName(face))), face);
    for (auto each = game.data.cbegin(); each != game.data.cend(); ++each)
        if (isDie(each.key()))
            shown.push_back(static_cast<int>(each.value()));
    std::ranges::sort(shown);
    shown.insert(shown.end(), static_cast<std::size_t>(game.at(QStringLiteral("n"))), 0);
    return shown;
}

void paintDie(QPainter& painter, const QRectF& place, int face, const FigureStyle& style)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double size = place.width();
    const QColor base = style.palette.color(QPalette::Base);
    const QColor ink = style.palette.color(QPalette::Text);
    painter.setPen(QPen(ink, 1.5, face == 0 ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(face == 0 ? QBrush(Qt::NoBrush) : QBrush(chartstyle::mixed(base, ink, 0.06)));
    painter.drawRoundedRect(place, size * 0.16, size * 0.16);
    painter.setBrush(ink);
    painter.setPen(Qt::NoPen);
    const auto pip = [&](double x, double y) {
        painter.drawEllipse(place.topLeft() + QPointF(x, y) * size, size * 0.085, size * 0.085);
    };
    if (face % 2 == 1)
        pip(0.5, 0.5);
    if (face >= 2) {
        pip(0.25, 0.25);
        pip(0.75, 0.75);
    }
    if (face >= 4) {
        pip(0.75, 0.25);
        pip(0.25, 0.75);
    }
    if (face == 6) {
        pip(0.25, 0.5);
        pip(0.75, 0.5);
    }
    painter.restore();
}

void paint(QPainter& painter, const QRectF& place, const GameData& game, const FigureStyle& style)
{
    const std::vector<int> shown = facesOf(game);
    if (shown.empty())
        return;
    const auto count = static_cast<double>(shown.size());
    // As large as fits in rows.
    double size = largestDie;
    const auto perRow
        = [&] { return std::max(1.0, std::floor(place.width() / (size * (1 + between)))); };
    while (size > 8 && std::ceil(count / perRow()) * size * (1 + between) > place.height())
        size *= 0.94;
    const double columns = std::min(perRow(), count);
    const double rows = std::ceil(count / columns);
    const double step = size * (1 + between);
    const QPointF origin
        = place.center() - QPointF(columns * step - size * between, rows * step) / 2;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const auto at = static_cast<double>(i);
        paintDie(
            painter,
            QRectF(origin + QPointF(std::fmod(at, columns) * step, std::floor(at / columns) * step),
                   QSizeF(size, size)),
            shown[i], style);
    }
}

QString words(const GameData& game)
{
    const std::vector<int> shown = facesOf(game);
    QStringList groups;
    for (int face = 1; face <= faces; ++face)
        if (const auto count = std::ranges::count(shown, face); count > 0)
            groups << QStringLiteral("%1 × %2").arg(count).arg(face);
    const auto inHand = static_cast<int>(std::ranges::count(shown, 0));
    const QString lying = groups.isEmpty()
        ? DiceShownText::tr("No dice thrown yet")
        : DiceShownText::tr("The dice show %1").arg(groups.join(QStringLiteral(", ")));
    return inHand > 0 ? DiceShownText::tr("%1; %2 in hand.").arg(lying).arg(inHand)
                      : lying + QLatin1Char('.');
}

QString situation(const GameData& game)
{
    QStringList lying;
    int inHand = 0;
    for (const int face : facesOf(game)) {
        if (face > 0)
            lying << QString::number(face);
        else
            ++inHand;
    }
    if (lying.isEmpty())
        return {};
    const QString shown = DiceShownText::tr("dice %1").arg(lying.join(u' '));
    return inHand > 0 ? DiceShownText::tr("%1 and %2 in hand").arg(shown).arg(inHand) : shown;
}

QString deed(const fourcast::chance::Action& action)
{
    const QString name = action.name.text();
    if (name == QLatin1String("take") && action.arguments.size() == 1)
        return DiceShownText::tr("pick up a %1").arg(action.arguments.front());
    return name == QLatin1String("again") ? DiceShownText::tr("pick up no more dice") : QString();
}

}
