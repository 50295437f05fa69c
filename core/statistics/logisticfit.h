// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statistics/matrix.h"

/// What a logistic regression is fitted to: a row of values and a share from 0 to 1 for each case.
struct LogisticData
{
    Matrix values;
    std::vector<double> shares;
};

struct LogisticFit
{
    std::vector<double> coefficients;
    /// Of the coefficients' errors: the inverse of the loss's second derivative.
    Matrix covariance;
    int rounds = 0;
    bool converged = false;
};

/// 1 / (1 + exp(-coefficients times values)).
double predictedShare(const std::vector<double>& coefficients, const std::vector<double>& values);

/// Minus the log likelihood plus l2 / 2 times the squares of all coefficients but the first.
double logisticLoss(const LogisticData& data, const std::vector<double>& coefficients, double l2);
std::vector<double> logisticGradient(const LogisticData& data,
                                     const std::vector<double>& coefficients, double l2);

/// The coefficients with the least loss, by Newton's method, which for this loss is iteratively
/// reweighted least squares (McCullagh, Nelder, "Generalized Linear Models", 1989, section 2.5).
/// l2 > 0 keeps them finite where a value parts the cases without exception. At least one case.
LogisticFit fitLogistic(const LogisticData& data, double l2);
