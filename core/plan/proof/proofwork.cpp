// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/proof/proofwork.h"

#include "core/board/notation.h"
#include "core/plan/plantext.h"

#include <QCoreApplication>

namespace {

struct ProofWorkText
{
    Q_DECLARE_TR_FUNCTIONS(ProofWork)
};

template <typename Board> QByteArray workHead(const ProofRequest<Board>& request)
{
    // The position of a task stands for the root, too.
    const QByteArray task
        = proofTaskToBytes<Board>({request.settings, request.side, request.goal, request.root});
    return "fourcast-proof-work 1\n" + task + '\n';
}

}

template <typename Board>
Expected<ProofWork> ProofWork::open(const QString& path, const ProofRequest<Board>& request)
{
    ProofWork work;
    work.m_file = std::make_unique<QFile>(path);
    if (!work.m_file->open(QIODevice::ReadWrite))
        return fail(ProofWorkText::tr("“%1” could not be opened: %2.")
                        .arg(path, work.m_file->errorString()));
    FOURCAST_TRY(work.load(workHead(request)));
    return work;
}

Expected<void> ProofWork::load(const QByteArray& head)
{
    const QString path = m_file->fileName();
    const QByteArray text = m_file->readAll();
    if (head.startsWith(text)) { // also one that ended while its head was written
        m_file->resize(0);
        m_file->seek(0);
        if (m_file->write(head) != head.size() || !m_file->flush())
            return fail(ProofWorkText::tr("“%1” could not be written: %2.")
                            .arg(path, m_file->errorString()));
        return {};
    }
    if (!text.startsWith(head))
        return fail(ProofWorkText::tr("“%1” is no work on this proof, or was begun with other "
                                      "settings or another version of the program; another file "
                                      "must be named, or the settings of before.")
                        .arg(path));
    qsizetype begin = head.size();
    int line = 3;
    for (qsizetype end = 0; (end = text.indexOf('\n', begin)) >= 0; begin = end + 1, ++line) {
        const QByteArray entry = text.mid(begin, end - begin);
        const qsizetype blank = entry.indexOf(' ');
        bool isKey = false;
        const std::uint64_t key = entry.left(blank).toULongLong(&isKey, 16);
        if (blank < 0 || !isKey)
            return fail(ProofWorkText::tr("“%1”, line %2: this is no position with an answer.")
                            .arg(path, QString::number(line)),
                        line);
        m_answers.insert_or_assign(key, entry.mid(blank + 1));
    }
    if (!m_file->resize(begin) || !m_file->seek(begin))
        return fail(
            ProofWorkText::tr("“%1” could not be written: %2.").arg(path, m_file->errorString()));
    return {};
}

const QByteArray* ProofWork::answer(std::uint64_t key) const
{
    const auto found = m_answers.find(key);
    return found != m_answers.end() ? &found->second : nullptr;
}

Expected<void> ProofWork::add(std::uint64_t key, const QByteArray& answer)
{
    m_answers.insert_or_assign(key, answer);
    if (!m_file)
        return {};
    const QByteArray line
        = QByteArray::number(static_cast<qulonglong>(key), 16) + ' ' + answer + '\n';
    if (m_file->write(line) != line.size() || !m_file->flush())
        return fail(ProofWorkText::tr("“%1” could not be written: %2.")
                        .arg(m_file->fileName(), m_file->errorString()));
    return {};
}

#define PLAN_BOARD(W, H, K)                                                                        \
    template Expected<ProofWork> ProofWork::open(const QString&,                                   \
                                                 const ProofRequest<BasicPosition<W, H, (K)>>&);
#include "core/plan/planboards.def"
