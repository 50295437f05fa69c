// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/autfile.h"
#include "core/formal/lts/ltsbuilder.h"
#include "core/support/files/heldfiles.h"
#include "core/support/text/utf8text.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace fourcast::formal::aut {

namespace {

struct AutReaderText
{
    Q_DECLARE_TR_FUNCTIONS(AutFile)
};

/// Goes through one line from left to right.
class LineCursor
{
public:
    LineCursor(std::string_view line, int number) : m_line(line), m_number(number) { }

    void skipBlanks()
    {
        while (m_at < m_line.size() && (m_line[m_at] == ' ' || m_line[m_at] == '\t'))
            ++m_at;
    }
    bool atEnd()
    {
        skipBlanks();
        return m_at == m_line.size();
    }
    bool take(std::string_view word)
    {
        skipBlanks();
        if (!m_line.substr(m_at).starts_with(word))
            return false;
        m_at += word.size();
        return true;
    }
    std::optional<std::uint64_t> number()
    {
        skipBlanks();
        std::uint64_t value = 0;
        const char* end = m_line.data() + m_line.size();
        const auto [next, error] = std::from_chars(m_line.data() + m_at, end, value);
        if (error != std::errc())
            return std::nullopt;
        m_at = static_cast<std::size_t>(next - m_line.data());
        return value;
    }
    /// Up to `end`, which is behind the cursor.
    std::string_view takeUpTo(std::size_t end)
    {
        const std::string_view taken = m_line.substr(m_at, end - m_at);
        m_at = end;
        return taken;
    }
    std::string_view line() const { return m_line; }
    std::size_t at() const { return m_at; }

    tl::unexpected<Error> failAt(std::size_t at, const QString& sentence) const
    {
        const int column = static_cast<int>(utf8Text(m_line.substr(0, at)).size()) + 1;
        return fail(
            AutReaderText::tr("line %1, column %2: %3").arg(m_number).arg(column).arg(sentence),
            m_number, column);
    }
    tl::unexpected<Error> failHere(const QString& sentence) const { return failAt(m_at, sentence); }

private:
    std::string_view m_line;
    int m_number;
    std::size_t m_at = 0;
};

struct Header
{
    State initial = 0;
    std::uint64_t transitions = 0;
    State states = 0;
};

Expected<Header> readHeader(LineCursor line, const Limits& limits)
{
    const auto shape = [&line] {
        return line.failHere(AutReaderText::tr(
            "a file in this format must begin with: des (initial state, transitions, states)"));
    };
    if (!line.take("des") || !line.take("("))
        return shape();
    line.skipBlanks();
    const std::size_t initialAt = line.at();
    const auto initial = line.number();
    if (!initial || !line.take(","))
        return shape();
    line.skipBlanks();
    const std::size_t transitionsAt = line.at();
    const auto transitions = line.number();
    if (!transitions || !line.take(","))
        return shape();
    line.skipBlanks();
    const std::size_t statesAt = line.at();
    const auto states = line.number();
    if (!states || !line.take(")") || !line.atEnd())
        return shape();
    if (*transitions > limits.transitions)
        return line.failAt(
            transitionsAt,
            AutReaderText::tr("a file can have at most %1 transitions").arg(limits.transitions));
    if (*states > limits.states)
        return line.failAt(
            statesAt, AutReaderText::tr("a file can have at most %1 states").arg(limits.states));
    if (*states == 0)
        return line.failAt(statesAt, AutReaderText::tr("a system has at least one state"));
    if (*initial >= *states)
        return line.failAt(initialAt,
                           AutReaderText::tr("the initial state must be one of the states 0 to %1")
                               .arg(*states - 1));
    return Header {static_cast<State>(*initial), *transitions, static_cast<State>(*states)};
}

/// Labels that were read before are not taken apart again.
class KnownLabels
{
public:
    explicit KnownLabels(LtsBuilder& builder) : m_builder(builder) { }

    LabelId idOf(std::string_view text)
    {
        const auto known = m_ids.find(text);
        if (known != m_ids.end())
            return known->second;
        const LabelId id = m_builder.addLabel(Label::fromText(utf8Text(text)));
        m_ids.emplace(text, id);
        return id;
    }
    std::size_t count() const { return m_ids.size(); }

private:
    struct Hash
    {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const noexcept
        {
            return std::hash<std::string_view>()(text);
        }
    };

    LtsBuilder& m_builder;
    std::unordered_map<std::string, LabelId, Hash, std::equal_to<>> m_ids;
};

/// The comma before the target is the last of the line; where the label has quotation marks, they
/// are the first one and the last one of the line.
Expected<std::string_view> readLabel(LineCursor& line)
{
    line.skipBlanks();
    if (line.take("\"")) {
        const std::size_t end = line.line().rfind('"');
        if (end < line.at())
            return line.failHere(
                AutReaderText::tr("the label's closing quotation mark is missing"));
        const std::string_view label = line.takeUpTo(end);
        (void)line.take("\"");
        return label;
    }
    const std::size_t end = line.line().rfind(',');
    if (end == std::string_view::npos || end <= line.at())
        return line.failHere(
            AutReaderText::tr("expected here: a label, then a comma and the target"));
    return line.takeUpTo(end);
}

Expected<void> readTransition(LineCursor line, const Header& header, const Limits& limits,
                              KnownLabels& labels, LtsBuilder& builder)
{
    const auto stateOutside = [&](std::size_t at) {
        return line.failAt(
            at, AutReaderText::tr("a state must be a number from 0 to %1").arg(header.states - 1));
    };
    if (!line.take("("))
        return line.failHere(
            AutReaderText::tr("a line must be a transition: (from, \"label\", to)"));
    line.skipBlanks();
    const std::size_t sourceAt = line.at();
    const auto source = line.number();
    if (!source || *source >= header.states)
        return stateOutside(sourceAt);
    if (!line.take(","))
        return line.failHere(AutReaderText::tr("expected here: a comma, then the label"));
    FOURCAST_LET(const auto label, readLabel(line));
    if (!line.take(","))
        return line.failHere(AutReaderText::tr("expected here: a comma, then the target"));
    line.skipBlanks();
    const std::size_t targetAt = line.at();
    const auto target = line.number();
    if (!target || *target >= header.states)
        return stateOutside(targetAt);
    if (!line.take(")"))
        return line.failHere(
            AutReaderText::tr("the bracket of the transition must be closed here"));
    if (!line.atEnd())
        return line.failHere(AutReaderText::tr("nothing may follow a transition on its line"));
    const LabelId id = labels.idOf(label);
    if (labels.count() > limits.labels)
        return line.failHere(
            AutReaderText::tr("a file can have at most %1 different labels").arg(limits.labels));
    builder.addTransition(static_cast<State>(*source), id, static_cast<State>(*target));
    return {};
}

/// A line without its end; a line that is too long is as long as the limit and one byte more.
std::string_view nextLine(QIODevice& device, const Limits& limits, QByteArray& buffer)
{
    buffer = device.readLine(limits.line + 2);
    std::string_view line(buffer.constData(), static_cast<std::size_t>(buffer.size()));
    while (line.ends_with('\n') || line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}

} // namespace

Expected<Lts> read(QIODevice& device, const Limits& limits, const ReadProgress& progress,
                   std::stop_token stop)
{
    LtsBuilder builder;
    KnownLabels labels(builder);
    std::optional<Header> header;
    QByteArray buffer;
    std::uint64_t transitions = 0;
    constexpr qint64 pieceToTell = 1 << 20;
    qint64 bytes = 0;
    qint64 told = 0;
    const qint64 all = device.isSequential() ? 0 : device.size();
    int number = 0;
    while (!device.atEnd()) {
        const LineCursor line(nextLine(device, limits, buffer), ++number);
        bytes += buffer.size();
        if (static_cast<qint64>(line.line().size()) > limits.line)
            return line.failHere(
                AutReaderText::tr("a line can have at most %1 bytes").arg(limits.line));
        if (LineCursor(line).atEnd())
            continue;
        if (!header) {
            FOURCAST_LET(const auto read, readHeader(line, limits));
            header = read;
            builder.addState(header->states - 1);
            builder.setInitial(header->initial);
            continue;
        }
        if (transitions == header->transitions)
            return line.failHere(
                AutReaderText::tr("the first line promises %1 transitions, and here is one more")
                    .arg(header->transitions));
        FOURCAST_TRY(readTransition(line, *header, limits, labels, builder));
        // Lines may be long.
        if (++transitions % 4096 == 0 || bytes - told >= pieceToTell) {
            told = bytes;
            if (stop.stop_requested())
                return fail(AutReaderText::tr("Reading was stopped."));
            if (progress)
                progress(bytes, all);
        }
    }
    const LineCursor end({}, number + 1);
    if (!header)
        return readHeader(end, limits).map([](const Header&) { return Lts(); });
    if (transitions < header->transitions)
        return end.failHere(
            AutReaderText::tr("the first line promises %1 transitions, and there are only %2")
                .arg(header->transitions)
                .arg(transitions));
    auto lts = builder.build(stop);
    if (!lts)
        return fail(AutReaderText::tr("Reading was stopped."));
    return std::move(*lts);
}

Expected<Lts> read(const QByteArray& bytes, const Limits& limits)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    return read(buffer, limits);
}

Expected<Lts> load(const QString& path, const ReadProgress& progress, std::stop_token stop)
{
    if (heldfiles::isHeld(path))
        return fail(AutReaderText::tr("%1 can't be read: %2.").arg(path, heldfiles::reason()));
    if (QFileInfo(path).isDir())
        return fail(AutReaderText::tr("%1 can't be read: %2.")
                        .arg(path, AutReaderText::tr("it is a folder")));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(AutReaderText::tr("%1 can't be read: %2.").arg(path, file.errorString()));
    Expected<Lts> read = aut::read(file, {}, progress, std::move(stop));
    if (!read)
        return fail(AutReaderText::tr("%1: %2").arg(path, read.error().message), read.error().line,
                    read.error().column);
    return read;
}

}
