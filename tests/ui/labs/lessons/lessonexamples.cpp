// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/labs/lessons/lessonexamples.h"

#include "core/lesson/course/lesson.h"

namespace lessonexamples {

QString text(int version)
{
    return QStringLiteral(R"(---
title: All kinds
id: all-kinds
version: %1
language: en
minutes: 30
aim: See every kind of question.
aim: Answer it.
---

# The first step

A text with a [link](https://example.org) and ![a picture](https://example.org/a.png).

```notes
Only the teacher reads this.
```

```position
moves: 44
caption: Two discs.
```

```question
id: column
kind: column
ask: Where does the first player win at once?
board: 5x4
moves: 112233
exact: best
hint: Look at the lowest row.
hint: Three round discs lie there.
explain: Four in line.
```

```question
id: number
kind: number
ask: What is the tree worth?
tree: ((3 5) (2 (9 1)))
exact: value
explain: The left branch gives 3.
```

# The second step

```question
id: choice
kind: choice
ask: Which of these is a number?
right: seven
wrong: red
right: eight
```

```question
id: choices
kind: choices
ask: Which are colours?
right: red
wrong: seven
right: blue
```

```question
id: words
kind: text
ask: What did you learn?
explain: Everybody learns something else.
```

# The third step

```tree
tree: ((3 5) (2 (9 1)))
predict: yes
caption: A small tree.
```

```laboratory
page: parallel
depth: 6
caption: Workers.
```
)")
        .arg(version);
}

fourcast::lesson::Lesson lesson(int version)
{
    return fourcast::lesson::readLesson(text(version)).value().lesson;
}

}
