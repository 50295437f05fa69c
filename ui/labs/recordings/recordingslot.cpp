// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/recordings/recordingslot.h"

#include "core/recording/recordingfile.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/exports/filedialog.h"

#include <QAction>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QJsonObject>
#include <QLabel>
#include <QToolButton>

RecordingSlot::RecordingSlot(const QString& title, QString kept,
                             const std::array<QString, 2>& shortcuts, QWidget* parent)
    : QWidget(parent), m_title(title), m_kept(std::move(kept)), m_name(new QLabel)
{
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    QAction* const opens = addAction(
        QStringLiteral("open"), tr("Open…"),
        tr("%1 recording: open a file made by 'Save recording' or fourcast-cli play --record")
            .arg(title),
        shortcuts[0]);
    QAction* const takes = addAction(
        QStringLiteral("layout-play"), tr("From the board"),
        tr("%1 recording: use the game on the board, as it stands").arg(title), shortcuts[1]);
    m_clear
        = addAction(QStringLiteral("delete"), tr("Remove"),
                    tr("%1 recording: remove it from the page. Its file is kept.").arg(title), {});
    m_name->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_name->setMinimumWidth(160);
    row->addWidget(m_name, 1);
    connect(opens, &QAction::triggered, this, &RecordingSlot::ask);
    connect(takes, &QAction::triggered, this, &RecordingSlot::boardWanted);
    connect(m_clear, &QAction::triggered, this, &RecordingSlot::clear);
    connect(&m_job, &JobBase::finished, this, &RecordingSlot::finish);
    show();
}

RecordingSlot::~RecordingSlot() = default;

QAction* RecordingSlot::addAction(const QString& icon, const QString& text, const QString& tip,
                                  const QString& shortcut)
{
    auto* const action = new QAction(tintedIcon(icon), text, this);
    action->setStatusTip(tip);
    const QKeySequence keys(shortcut, QKeySequence::PortableText);
    action->setToolTip(
        keys.isEmpty() ? tip : tr("%1 (%2)").arg(tip, keys.toString(QKeySequence::NativeText)));
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    auto* const button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAccessibleName(tr("%1: %2").arg(m_title, text));
    layout()->addWidget(button);
    return action;
}

QString RecordingSlot::name() const
{
    if (m_fromBoard)
        return tr("game on the board");
    return m_path.isEmpty() ? QString() : QFileInfo(m_path).fileName();
}

void RecordingSlot::setSigns(const QString& signs)
{
    if (m_signs == signs)
        return;
    m_signs = signs;
    show();
}

void RecordingSlot::ask()
{
    const QString path = FileDialog::file(
        this, tr("Open a recording"), m_fromBoard ? QString() : QFileInfo(m_path).absolutePath(),
        tr("Recordings of games (*.%1);;All files (*)").arg(recordingfile::suffix));
    if (!path.isEmpty())
        open(path);
}

void RecordingSlot::open(const QString& path)
{
    m_path = path;
    m_fromBoard = false;
    m_recording.reset();
    start(readRecording(path));
}

void RecordingSlot::takeBoard(const Recording& recording)
{
    m_path = m_kept;
    m_fromBoard = true;
    m_recording = std::make_shared<const Recording>(recording);
    if (m_kept.isEmpty()) {
        m_job.abandon();
        show();
        return Q_EMIT changed();
    }
    start(keepRecording(recording, m_kept));
}

void RecordingSlot::clear()
{
    m_job.abandon();
    m_path.clear();
    m_fromBoard = false;
    m_recording.reset();
    show();
    Q_EMIT changed();
}

void RecordingSlot::swapWith(RecordingSlot& other)
{
    // What is being read is read again over there; of the board's each keeps a file of its own.
    for (RecordingSlot* const each : {this, &other})
        each->m_job.abandon();
    std::swap(m_path, other.m_path);
    std::swap(m_fromBoard, other.m_fromBoard);
    std::swap(m_recording, other.m_recording);
    for (RecordingSlot* const each : {this, &other}) {
        if (each->m_fromBoard && each->m_recording)
            each->takeBoard(Recording(*each->m_recording));
        else if (each->isTaken() && !each->m_recording)
            each->open(each->m_path);
        else
            each->show();
    }
    Q_EMIT changed();
}

void RecordingSlot::start(const RecordingJob::Work& work)
{
    m_job.abandon();
    if (const auto started = m_job.start(work); !started)
        Q_EMIT messageReady(started.error().message);
    show();
    Q_EMIT changed();
}

void RecordingSlot::finish()
{
    if (m_job.status() == JobStatus::Done)
        m_recording = std::make_shared<const Recording>(m_job.result());
    else if (m_job.status() == JobStatus::Failed)
        Q_EMIT messageReady(m_job.error().message);
    show();
    Q_EMIT changed();
}

void RecordingSlot::show()
{
    QString text = name();
    if (isReading() && !m_recording)
        text = tr("reading %1").arg(text);
    else if (m_recording)
        text = tr("%1: %2").arg(text, m_recording->title());
    else if (isTaken())
        text = tr("%1 could not be read").arg(text);
    else
        text = tr("none yet");
    const QString title = m_signs.isEmpty() ? m_title : m_title + u' ' + m_signs;
    m_name->setText(tr("%1: %2").arg(title, text));
    QString tip = m_name->text();
    if (!m_path.isEmpty() && !m_fromBoard)
        tip += u'\n' + m_path;
    if (m_recording && !m_recording->machine.isEmpty())
        tip += u'\n' + m_recording->program + QStringLiteral(", ") + m_recording->machine;
    m_name->setToolTip(tip);
    m_clear->setEnabled(isTaken());
}

QJsonObject RecordingSlot::fields() const
{
    return {{"file", m_path}, {"fromBoard", m_fromBoard}};
}

void RecordingSlot::setFields(const QJsonObject& fields)
{
    const QString path = fields["file"].toString();
    const bool fromBoard = fields["fromBoard"].toBool();
    // What the program kept itself lies where it keeps it now.
    if (path.isEmpty() || (fromBoard && m_kept.isEmpty()))
        return;
    open(fromBoard ? m_kept : path);
    m_fromBoard = fromBoard;
    show();
}
