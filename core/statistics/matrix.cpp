// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/matrix.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace {

/// The lower triangle L with matrix = L times its transpose.
std::optional<Matrix> cholesky(const Matrix& matrix)
{
    const std::size_t size = matrix.size();
    Matrix lower(size, std::vector<double>(size, 0.0));
    for (std::size_t row = 0; row < size; ++row)
        for (std::size_t column = 0; column <= row; ++column) {
            double sum = matrix[row][column];
            for (std::size_t k = 0; k < column; ++k)
                sum -= lower[row][k] * lower[column][k];
            if (row != column) {
                lower[row][column] = sum / lower[column][column];
            } else {
                // What rounding leaves of a singular matrix counts as nothing.
                if (!(sum > 1e-13 * std::max(1e-300, std::abs(matrix[row][row]))))
                    return {};
                lower[row][row] = std::sqrt(sum);
            }
        }
    return lower;
}

}

std::optional<Matrix> invertedPositive(const Matrix& matrix)
{
    const auto lower = cholesky(matrix);
    if (!lower)
        return {};
    const std::size_t size = matrix.size();
    Matrix inverse(size, std::vector<double>(size, 0.0));
    for (std::size_t column = 0; column < size; ++column) {
        std::vector<double> x(size, 0.0);
        x[column] = 1.0;
        for (std::size_t row = 0; row < size; ++row) {
            for (std::size_t k = 0; k < row; ++k)
                x[row] -= (*lower)[row][k] * x[k];
            x[row] /= (*lower)[row][row];
        }
        for (std::size_t row = size; row-- > 0;) {
            for (std::size_t k = row + 1; k < size; ++k)
                x[row] -= (*lower)[k][row] * x[k];
            x[row] /= (*lower)[row][row];
        }
        for (std::size_t row = 0; row < size; ++row)
            inverse[row][column] = x[row];
    }
    return inverse;
}

std::vector<double> product(const Matrix& matrix, const std::vector<double>& vector)
{
    std::vector<double> result;
    for (const std::vector<double>& row : matrix)
        result.push_back(std::inner_product(row.begin(), row.end(), vector.begin(), 0.0));
    return result;
}
