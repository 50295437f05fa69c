// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/film/gifpalette.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

namespace {

struct CountedColor
{
    QRgb color = 0;
    qint64 count = 0;
};

/// Red, green or blue.
int channelOf(QRgb color, std::size_t channel)
{
    return channel == 0 ? qRed(color) : channel == 1 ? qGreen(color) : qBlue(color);
}

/// Colours next to each other in the list of all.
struct ColorBox
{
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t longest = 0; ///< the channel in which they differ most
    double weight = 0; ///< how much is lost while they are one colour; 0 where nothing is
};

/// Small areas count, too: a thin rim is seen.
double importanceOf(const CountedColor& color)
{
    return std::sqrt(static_cast<double>(color.count));
}

ColorBox boxOf(const std::vector<CountedColor>& colors, std::size_t begin, std::size_t end)
{
    ColorBox box {.begin = begin, .end = end};
    int length = 0;
    for (std::size_t channel = 0; channel < 3; ++channel) {
        const auto [least, most] = std::minmax_element(
            colors.begin() + static_cast<std::ptrdiff_t>(begin),
            colors.begin() + static_cast<std::ptrdiff_t>(end),
            [channel](const CountedColor& a, const CountedColor& b) {
                return channelOf(a.color, channel) < channelOf(b.color, channel);
            });
        const int now = channelOf(most->color, channel) - channelOf(least->color, channel);
        if (now > length) {
            length = now;
            box.longest = channel;
        }
    }
    double importance = 0;
    for (std::size_t i = begin; i < end; ++i)
        importance += importanceOf(colors[i]);
    box.weight = length * importance;
    return box;
}

/// Into two of about the same importance, none of them empty.
std::size_t cutOf(std::vector<CountedColor>& colors, const ColorBox& box)
{
    const auto begin = colors.begin() + static_cast<std::ptrdiff_t>(box.begin);
    const auto end = colors.begin() + static_cast<std::ptrdiff_t>(box.end);
    std::sort(begin, end, [&box](const CountedColor& a, const CountedColor& b) {
        const int left = channelOf(a.color, box.longest);
        const int right = channelOf(b.color, box.longest);
        return left != right ? left < right : a.color < b.color;
    });
    const double all = std::accumulate(begin, end, 0.0, [](double sum, const CountedColor& color) {
        return sum + importanceOf(color);
    });
    double sum = 0;
    std::size_t cut = box.begin;
    while (cut + 1 < box.end - 1 && sum + importanceOf(colors[cut]) < all / 2)
        sum += importanceOf(colors[cut++]);
    return cut + 1;
}

std::vector<CountedColor> countedColors(const std::vector<QImage>& samples)
{
    QHash<QRgb, qint64> counts;
    for (const QImage& sample : samples) {
        const QImage image = sample.convertToFormat(QImage::Format_RGB32);
        for (int y = 0; y < image.height(); ++y) {
            const auto* const line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
            for (int x = 0; x < image.width(); ++x)
                ++counts[line[x]];
        }
    }
    std::vector<CountedColor> colors;
    colors.reserve(static_cast<std::size_t>(counts.size()));
    for (auto each = counts.cbegin(); each != counts.cend(); ++each)
        colors.push_back({.color = each.key(), .count = each.value()});
    // A hash has another order in each run of the program.
    std::ranges::sort(colors, {}, &CountedColor::color);
    return colors;
}

int colorDistance(QRgb a, QRgb b)
{
    int sum = 0;
    // The eye tells greens apart best, and blues least.
    constexpr std::array weights {3, 6, 1};
    for (std::size_t channel = 0; channel < weights.size(); ++channel) {
        const int apart = channelOf(a, channel) - channelOf(b, channel);
        sum += weights[channel] * apart * apart;
    }
    return sum;
}

}

GifPalette::GifPalette(const std::vector<QImage>& samples)
{
    std::vector<CountedColor> colors = countedColors(samples);
    std::vector<ColorBox> boxes;
    if (!colors.empty())
        boxes.push_back(boxOf(colors, 0, colors.size()));
    while (!boxes.empty() && boxes.size() < static_cast<std::size_t>(mostColors)) {
        const auto widest = std::ranges::max_element(boxes, {}, &ColorBox::weight);
        if (widest->end - widest->begin < 2)
            break;
        const ColorBox box = *widest;
        const std::size_t cut = cutOf(colors, box);
        *widest = boxOf(colors, box.begin, cut);
        boxes.push_back(boxOf(colors, cut, box.end));
    }
    for (const ColorBox& box : boxes) {
        const auto most = std::max_element(
            colors.begin() + static_cast<std::ptrdiff_t>(box.begin),
            colors.begin() + static_cast<std::ptrdiff_t>(box.end),
            [](const CountedColor& a, const CountedColor& b) { return a.count < b.count; });
        m_colors.push_back(most->color);
    }
}

std::uint8_t GifPalette::indexOf(QRgb color)
{
    if (const auto known = m_known.constFind(color); known != m_known.cend())
        return *known;
    std::size_t nearest = 0;
    int least = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < m_colors.size(); ++i)
        if (const int apart = colorDistance(color, m_colors[i]); apart < least) {
            least = apart;
            nearest = i;
        }
    const auto index = static_cast<std::uint8_t>(nearest);
    m_known.insert(color, index);
    return index;
}
