// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/sharing/filmdialog.h"

#include "ui/paper/chartexport.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/exports/filedialog.h"
#include "ui/widgets/labels/livelabel.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <utility>

FilmDialog::FilmDialog(FilmRequest request, QWidget* parent)
    : QDialog(parent), m_request(std::move(request)), m_size(new QComboBox(this)),
      m_progress(new QProgressBar(this)), m_told(new LiveLabel(this))
{
    setWindowTitle(tr("Save an animation"));
    auto* const words = new QLabel(
        tr("Send the game to a friend. It loops in browsers and messaging apps."), this);
    words->setWordWrap(true);
    // In the order of FilmSize.
    m_size->addItems({tr("Small, for a message"), tr("Medium"), tr("Large, for a page")});
    m_size->setAccessibleName(tr("Size"));
    m_progress->setAccessibleName(tr("Moves done"));
    m_progress->setRange(0, m_request.game.length());
    auto* const form = new QFormLayout;
    form->addRow(tr("S&ize:"), m_size);

    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_save = buttons->addButton(tr("&Save…"), QDialogButtonBox::ActionRole);
    m_save->setIcon(tintedIcon(QStringLiteral("film")));
    m_save->setToolTip(tr("Choose a file and save the animation"));
    m_save->setDefault(true);
    m_stop = buttons->addButton(tr("C&ancel"), QDialogButtonBox::ActionRole);
    m_stop->setIcon(tintedIcon(QStringLiteral("stop")));
    m_stop->setToolTip(tr("Stop without saving a file"));
    connect(m_save, &QPushButton::clicked, this, &FilmDialog::chooseFile);
    connect(m_stop, &QPushButton::clicked, &m_job, &JobBase::stop);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_job, &JobBase::progressed, this, [this](const JobProgress& progress) {
        m_progress->setValue(static_cast<int>(progress.done));
    });
    connect(&m_job, &JobBase::finished, this, &FilmDialog::tell);

    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(words);
    layout->addLayout(form);
    layout->addWidget(m_progress);
    layout->addWidget(m_told);
    layout->addStretch();
    layout->addWidget(buttons);
    setFilmSize(m_request.size);
    showState();
    m_size->setFocus();
}

void FilmDialog::setFilmSize(FilmSize size)
{
    m_size->setCurrentIndex(static_cast<int>(size));
}

FilmSize FilmDialog::filmSize() const
{
    return static_cast<FilmSize>(m_size->currentIndex());
}

QString FilmDialog::told() const
{
    return m_told->text();
}

void FilmDialog::chooseFile()
{
    FileDialog dialog(this, windowTitle(), QString(), tr("Animated GIF (*.gif)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("gif"));
    dialog.selectFile(tr("game", "name of a file") + QStringLiteral(".gif"));
    if (dialog.exec() == QDialog::Accepted)
        save(dialog.selectedFiles().constFirst());
}

void FilmDialog::save(const QString& path)
{
    m_path = path;
    m_request.size = filmSize();
    m_progress->setValue(0);
    m_told->say({});
    const auto started = m_job.start(
        [request = m_request, path](const Job<Film>::Context& context) -> Expected<Film> {
            const auto report = [&context](int moves, int all) {
                context.report({.done = static_cast<std::uint64_t>(moves),
                                .total = static_cast<std::uint64_t>(all)});
            };
            FOURCAST_LET(Film film, makeFilm(request, context.stop(), report));
            if (film.frames == 0 || context.stop().stop_requested())
                return Film {};
            FOURCAST_TRY(chartexport::saveBytes(film.bytes, path));
            return film;
        });
    if (!started)
        m_told->say(started.error().message);
    showState();
}

void FilmDialog::tell()
{
    showState();
    if (m_job.status() == JobStatus::Failed)
        return m_told->say(m_job.error().message);
    const Film& film = m_job.result();
    if (film.frames == 0)
        return m_told->say(tr("Cancelled. No file was saved."));
    m_told->say(tr("Saved to “%1”: %2 by %3 pixels, %4.")
                    .arg(QDir::toNativeSeparators(m_path), QLocale().toString(film.size.width()),
                         QLocale().toString(film.size.height()),
                         QLocale().formattedDataSize(film.bytes.size())));
}

void FilmDialog::showState()
{
    const bool busy = isBusy();
    m_progress->setVisible(busy);
    m_stop->setVisible(busy);
    m_save->setEnabled(!busy);
    m_size->setEnabled(!busy);
}
