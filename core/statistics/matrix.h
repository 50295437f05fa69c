// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

/// Rows of equal length.
using Matrix = std::vector<std::vector<double>>;

/// The inverse of a symmetric positive definite matrix, by Cholesky's decomposition; nothing when
/// it is not positive definite.
std::optional<Matrix> invertedPositive(const Matrix& matrix);

/// `matrix` times `vector`.
std::vector<double> product(const Matrix& matrix, const std::vector<double>& vector);
