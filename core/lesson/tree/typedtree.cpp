// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/tree/typedtree.h"

#include <QCoreApplication>
#include <algorithm>

namespace fourcast::lesson {

/// Goes through the text once; throws nothing: what is wrong first is kept.
class TypedTree::Reader
{
    Q_DECLARE_TR_FUNCTIONS(TypedTree)

public:
    explicit Reader(QStringView text) : m_text(text) { }

    Expected<TypedTree> read()
    {
        skip();
        if (atEnd())
            return refused(tr("the tree is missing"));
        if (next() != u'(')
            return refused(tr("a tree must begin with an opening parenthesis"));
        readNode(0);
        skip();
        if (!m_error && !atEnd())
            wrong(tr("the tree has already ended before this"));
        if (m_error)
            return tl::unexpected<Error>(*m_error);
        return std::move(m_tree);
    }

private:
    bool atEnd() const { return m_at >= m_text.size(); }
    QChar next() const { return m_text[m_at]; }
    static bool isBlank(QChar sign) { return sign.isSpace() || sign == u','; }
    void skip()
    {
        while (!atEnd() && isBlank(next()))
            ++m_at;
    }

    void wrongAt(qsizetype at, const QString& message)
    {
        if (m_error)
            return;
        const QStringView before = m_text.left(at);
        m_error = Error {message, static_cast<int>(before.count(u'\n')) + 1,
                         static_cast<int>(at - before.lastIndexOf(u'\n'))};
    }
    void wrong(const QString& message) { wrongAt(m_at, message); }
    tl::unexpected<Error> refused(const QString& message)
    {
        wrong(message);
        return tl::unexpected<Error>(*m_error);
    }

    Node add(std::optional<Value> value)
    {
        if (m_tree.size() >= mostNodes) {
            wrong(tr("a tree can have at most %1 nodes").arg(mostNodes));
            return root();
        }
        return m_tree.add(value);
    }

    std::optional<Value> readNumber()
    {
        const qsizetype begin = m_at;
        while (!atEnd() && !isBlank(next()) && next() != u'(' && next() != u')' && next() != u':')
            ++m_at;
        QString digits = m_text.mid(begin, m_at - begin).toString();
        // As a word processor writes it.
        digits.replace(QChar(0x2212), u'-');
        bool isNumber = false;
        const Value number = digits.toInt(&isNumber);
        if (!isNumber) {
            wrongAt(begin, tr("'%1' is neither a whole number nor a parenthesis").arg(digits));
            return {};
        }
        if (std::abs(static_cast<std::int64_t>(number)) > largest) {
            wrongAt(begin, tr("numbers must be from %1 to %2").arg(-largest).arg(largest));
            return {};
        }
        return number;
    }

    /// From an opening parenthesis to behind its closing one.
    Node readNode(int depth)
    {
        const qsizetype begin = m_at++;
        if (depth >= deepest) {
            wrongAt(begin, tr("a tree can be at most %1 moves deep").arg(deepest));
            return root();
        }
        const Node node = add({});
        while (!m_error) {
            skip();
            if (atEnd()) {
                wrongAt(begin, tr("this parenthesis is not closed"));
                break;
            }
            if (next() == u')') {
                if (m_tree.m_nodes[node].children.empty())
                    wrong(tr("a node needs at least one move"));
                ++m_at;
                break;
            }
            readChild(node, depth);
        }
        return node;
    }

    void readChild(Node node, int depth)
    {
        const qsizetype begin = m_at;
        Node child = root();
        if (next() == u'(') {
            child = readNode(depth + 1);
        } else {
            const std::optional<Value> number = readNumber();
            if (!number)
                return;
            skip();
            if (!atEnd() && next() == u':') {
                if (!m_tree.m_nodes[node].children.empty() || m_tree.m_nodes[node].value)
                    wrong(tr("only the first number of a node may have a colon"));
                m_tree.m_nodes[node].value = number;
                ++m_at;
                return;
            }
            child = add(number);
        }
        if (m_error)
            return;
        auto& children = m_tree.m_nodes[node].children;
        if (children.size() >= static_cast<std::size_t>(mostMoves))
            wrongAt(begin, tr("a node can have at most %1 moves").arg(mostMoves));
        else
            children.push_back(child);
    }

    QStringView m_text;
    qsizetype m_at = 0;
    TypedTree m_tree;
    std::optional<Error> m_error;
};

Expected<TypedTree> TypedTree::parse(QStringView text)
{
    return Reader(text).read();
}

TypedTree::Node TypedTree::add(std::optional<Value> value)
{
    m_nodes.push_back({value, {}});
    return static_cast<Node>(m_nodes.size() - 1);
}

QString TypedTree::toText() const
{
    QString text;
    write(text, root());
    return text;
}

void TypedTree::write(QString& text, Node node) const
{
    const Part& part = m_nodes[node];
    if (isLeaf(node)) {
        text += QString::number(part.value.value_or(0));
        return;
    }
    text += u'(';
    if (part.value)
        text += QString::number(*part.value) + QStringLiteral(": ");
    for (std::size_t i = 0; i < part.children.size(); ++i) {
        if (i > 0)
            text += u' ';
        write(text, part.children[i]);
    }
    text += u')';
}

int TypedTree::height() const
{
    // Children come behind their parents.
    std::vector<int> heights(m_nodes.size());
    for (std::size_t node = m_nodes.size(); node-- > 0;)
        for (const Node child : m_nodes[node].children)
            heights[node] = std::max(heights[node], heights[child] + 1);
    return heights.empty() ? 0 : heights[0];
}

TypedTree TypedTree::uniform(int branching, int depth, std::span<const Value> leaves)
{
    TypedTree tree;
    tree.addUniform(branching, depth, leaves);
    return tree;
}

TypedTree::Node TypedTree::addUniform(int branching, int depth, std::span<const Value>& leaves)
{
    if (depth == 0) {
        const Value value = leaves.empty() ? 0 : leaves.front();
        if (!leaves.empty())
            leaves = leaves.subspan(1);
        return add(value);
    }
    const Node node = add({});
    for (int i = 0; i < branching; ++i) {
        const Node child = addUniform(branching, depth - 1, leaves);
        m_nodes[node].children.push_back(child);
    }
    return node;
}

}
