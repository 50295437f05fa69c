// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/logisticfit.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace {

double linear(const std::vector<double>& coefficients, const std::vector<double>& values)
{
    return std::inner_product(coefficients.begin(), coefficients.end(), values.begin(), 0.0);
}

/// log(1 + exp(x)) without overflow.
double softPlus(double x)
{
    return x > 0 ? x + std::log1p(std::exp(-x)) : std::log1p(std::exp(x));
}

Matrix secondDerivative(const LogisticData& data, const std::vector<double>& coefficients,
                        double l2)
{
    const std::size_t size = coefficients.size();
    Matrix result(size, std::vector<double>(size, 0.0));
    for (const std::vector<double>& values : data.values) {
        const double share = predictedShare(coefficients, values);
        const double weight = share * (1.0 - share);
        for (std::size_t i = 0; i < size; ++i)
            for (std::size_t k = 0; k <= i; ++k)
                result[i][k] += weight * values[i] * values[k];
    }
    for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t k = 0; k < i; ++k)
            result[k][i] = result[i][k];
        result[i][i] += i > 0 ? l2 : 0.0;
    }
    return result;
}

double largest(const std::vector<double>& numbers)
{
    double most = 0;
    for (const double number : numbers)
        most = std::max(most, std::abs(number));
    return most;
}

}

double predictedShare(const std::vector<double>& coefficients, const std::vector<double>& values)
{
    return 1.0 / (1.0 + std::exp(-linear(coefficients, values)));
}

double logisticLoss(const LogisticData& data, const std::vector<double>& coefficients, double l2)
{
    double loss = 0;
    for (std::size_t i = 0; i < data.values.size(); ++i) {
        const double x = linear(coefficients, data.values[i]);
        loss += softPlus(x) - data.shares[i] * x;
    }
    for (std::size_t i = 1; i < coefficients.size(); ++i)
        loss += 0.5 * l2 * coefficients[i] * coefficients[i];
    return loss;
}

std::vector<double> logisticGradient(const LogisticData& data,
                                     const std::vector<double>& coefficients, double l2)
{
    std::vector<double> gradient(coefficients.size(), 0.0);
    for (std::size_t i = 0; i < data.values.size(); ++i) {
        const double surplus = predictedShare(coefficients, data.values[i]) - data.shares[i];
        for (std::size_t k = 0; k < gradient.size(); ++k)
            gradient[k] += surplus * data.values[i][k];
    }
    for (std::size_t k = 1; k < gradient.size(); ++k)
        gradient[k] += l2 * coefficients[k];
    return gradient;
}

LogisticFit fitLogistic(const LogisticData& data, double l2)
{
    constexpr int mostRounds = 100;
    LogisticFit fit;
    fit.coefficients.assign(data.values.front().size(), 0.0);
    const auto inverse
        = [&] { return invertedPositive(secondDerivative(data, fit.coefficients, l2)); };
    for (; fit.rounds < mostRounds && !fit.converged; ++fit.rounds) {
        const auto inverted = inverse();
        if (!inverted)
            break;
        const std::vector<double> step
            = product(*inverted, logisticGradient(data, fit.coefficients, l2));
        const double now = logisticLoss(data, fit.coefficients, l2);
        double length = 1.0;
        std::vector<double> next;
        do {
            next = fit.coefficients;
            for (std::size_t i = 0; i < next.size(); ++i)
                next[i] -= length * step[i];
            length /= 2.0;
        } while (logisticLoss(data, next, l2) > now && length > 1e-9);
        fit.converged = largest(step) < 1e-8;
        fit.coefficients = std::move(next);
    }
    if (auto inverted = inverse())
        fit.covariance = std::move(*inverted);
    else
        fit.converged = false;
    return fit;
}
