// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/model.h"
#include "ui/paper/chartexport.h"
#include "ui/paper/pdfpages.h"

#include <QCoreApplication>

/// A report on a model as a PDF of A4 pages, put together from above: its title, where it is from,
/// and then what is added.
class ModelReport
{
    Q_DECLARE_TR_FUNCTIONS(ModelReport)

public:
    explicit ModelReport(const QString& title);

    void add(const QString& html) { m_html += html; }
    void addHeading(const QString& text, int level = 2);
    void addParagraph(const QString& text);
    /// In a fixed-width font.
    void addCode(const QString& text);
    /// The first row is the heading of the columns.
    void addTable(const std::vector<QStringList>& rows);
    /// What it is about, and its parameters with these values.
    void addModel(const fourcast::syntax::Model& model,
                  const fourcast::syntax::ModelValues& values);
    /// Not wider than the page, with its legend below and its note.
    void addPicture(const ChartContent& content);

    /// Needs a QGuiApplication, and a thread of Qt.
    QByteArray toPdf() const;

    // The pieces alone.
    static QString paragraph(const QString& text);
    static QString heading(const QString& text, int level = 2);
    static QString code(const QString& text);

private:
    QString m_title;
    QString m_html;
    std::vector<PdfPicture> m_pictures;
};
