<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Fourcast</source>
        <translation>关于 Fourcast</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Fourcast %1&lt;/h3&gt;&lt;p&gt;Play Connect Four against a minimax engine and watch it work.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;&lt;p&gt;Made with Qt %2. The heuristics H1 and H2 and the points of the study curves are from Kang, Wang and Hu, &lt;i&gt;Research on Different Heuristics for Minimax Algorithm: Insight from Connect-4 Game&lt;/i&gt; (2019, CC BY 4.0), &lt;a href=&quot;https://doi.org/10.4236/jilsa.2019.112002&quot;&gt;doi:10.4236/jilsa.2019.112002&lt;/a&gt;.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Fourcast %1&lt;/h3&gt;&lt;p&gt;和极小极大引擎下四子棋，看它如何思考。&lt;/p&gt;&lt;p&gt;自由软件，依照 GNU 通用公共许可证第 3 版或更新版本发布；不附带任何担保。&lt;/p&gt;&lt;p&gt;使用 Qt %2 制作。启发式 H1、H2 以及研究曲线上的数据点出自 Kang、Wang 和 Hu，&lt;i&gt;Research on Different Heuristics for Minimax Algorithm: Insight from Connect-4 Game&lt;/i&gt;（2019，CC BY 4.0），&lt;a href=&quot;https://doi.org/10.4236/jilsa.2019.112002&quot;&gt;doi:10.4236/jilsa.2019.112002&lt;/a&gt;。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>AccuracyChart</name>
    <message>
        <source>Chart of your accuracy over time</source>
        <translation>你的准确率随时间变化的图表</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Mean accuracy: %1 %</source>
        <translation>平均准确率：%1%</translation>
    </message>
    <message numerus="yes">
        <source>%n reviewed game(s)</source>
        <translation>
            <numerusform>已复盘 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>95 % interval: %1 to %2 %</source>
        <translation>95% 区间：%1 至 %2%</translation>
    </message>
    <message>
        <source>Day of the game</source>
        <translation>对局日期</translation>
    </message>
    <message>
        <source>Accuracy (%)</source>
        <translation>准确率 (%)</translation>
    </message>
    <message>
        <source>Review your games against engines to see your accuracy here.</source>
        <translation>复盘几局你与引擎的对局，这里就会画出准确率。</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game</source>
        <translation>新对局(&amp;N)</translation>
    </message>
    <message>
        <source>Start a new game with the same players</source>
        <translation>玩家不变，开始新对局</translation>
    </message>
    <message>
        <source>New game &amp;with…</source>
        <translation>设置新对局(&amp;W)…</translation>
    </message>
    <message>
        <source>Choose your opponent, its strength and who starts</source>
        <translation>选择对手、棋力以及谁先走</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a game file</source>
        <translation>打开棋谱文件</translation>
    </message>
    <message>
        <source>&amp;My games…</source>
        <translation>我的对局(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the game to its file</source>
        <translation>把对局保存到原文件</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the game to another file</source>
        <translation>把对局保存到另一个文件</translation>
    </message>
    <message>
        <source>&amp;Export chart…</source>
        <translation>导出图表(&amp;E)…</translation>
    </message>
    <message>
        <source>Save the current chart as PNG, SVG, CSV or JSON</source>
        <translation>将当前图表保存为 PNG、SVG、CSV 或 JSON</translation>
    </message>
    <message>
        <source>Save board p&amp;icture…</source>
        <translation>保存棋盘图片(&amp;I)…</translation>
    </message>
    <message>
        <source>Save a picture of the board as PNG or SVG</source>
        <translation>把当前棋盘画面保存为 PNG 或 SVG</translation>
    </message>
    <message>
        <source>S&amp;hare position…</source>
        <translation>分享局面(&amp;H)…</translation>
    </message>
    <message>
        <source>Share this position as a link or QR code</source>
        <translation>生成局面的链接和二维码，方便全班扫码</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Quit Fourcast</source>
        <translation>关闭程序</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>复制局面(&amp;C)</translation>
    </message>
    <message>
        <source>Copy this position&apos;s moves as text, such as 44536</source>
        <translation>把到达此局面的着法复制为文本，例如 44536</translation>
    </message>
    <message>
        <source>Cop&amp;y board picture</source>
        <translation>复制棋盘图片(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy a picture of the board</source>
        <translation>把当前棋盘画面复制为图片</translation>
    </message>
    <message>
        <source>&amp;Paste position</source>
        <translation>粘贴局面(&amp;P)</translation>
    </message>
    <message>
        <source>Start a game from the moves on the clipboard</source>
        <translation>用剪贴板里的着法开始一局</translation>
    </message>
    <message>
        <source>Set up the &amp;board</source>
        <translation>摆放局面(&amp;B)</translation>
    </message>
    <message>
        <source>Place discs on the board by hand</source>
        <translation>手动在棋盘上摆棋子</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>首选项(&amp;F)…</translation>
    </message>
    <message>
        <source>Change colours, speed, hints, language and files</source>
        <translation>颜色、速度、提示、语言和文件</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>See where to look. Press again for the column, then the next moves</source>
        <translation>先提示看哪里；再按一次给出列，再按给出变化</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>立即落子(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Start engines</source>
        <translation>启动引擎(&amp;S)</translation>
    </message>
    <message>
        <source>Start or continue the engines</source>
        <translation>开始或继续引擎对弈</translation>
    </message>
    <message>
        <source>Make the engines wait</source>
        <translation>让引擎暂停</translation>
    </message>
    <message>
        <source>One engine mo&amp;ve</source>
        <translation>引擎走一手(&amp;V)</translation>
    </message>
    <message>
        <source>Make one engine move, then pause</source>
        <translation>让引擎走一手，然后暂停</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>交换双方(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>再来一局(&amp;R)</translation>
    </message>
    <message>
        <source>Try the ne&amp;xt level?</source>
        <translation>试试下一级？(&amp;X)</translation>
    </message>
    <message>
        <source>Try an eas&amp;ier one?</source>
        <translation>试试容易一点的？(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Analyse position</source>
        <translation>分析局面(&amp;A)</translation>
    </message>
    <message>
        <source>Show who wins here, column by column, and why</source>
        <translation>显示这个局面谁胜、每一列的结果和原因</translation>
    </message>
    <message>
        <source>Column &amp;scores</source>
        <translation>各列评分(&amp;S)</translation>
    </message>
    <message>
        <source>Show under each column what a disc there is worth</source>
        <translation>在每列下方显示落子的价值</translation>
    </message>
    <message>
        <source>&amp;Evaluation bar</source>
        <translation>评估条(&amp;E)</translation>
    </message>
    <message>
        <source>Show who&apos;s ahead beside the board (E alone plays column e)</source>
        <translation>在棋盘旁显示谁领先（单按 E 是在 e 列落子）</translation>
    </message>
    <message>
        <source>&amp;Threats</source>
        <translation>威胁(&amp;T)</translation>
    </message>
    <message>
        <source>Mark the squares that would make four in a row</source>
        <translation>标出能连成四子的空格</translation>
    </message>
    <message>
        <source>Heat &amp;map</source>
        <translation>热力图(&amp;M)</translation>
    </message>
    <message>
        <source>Show each square&apos;s contribution to a heuristic</source>
        <translation>显示每一格对启发式的贡献</translation>
    </message>
    <message>
        <source>Go to s&amp;tart</source>
        <translation>到开头(&amp;T)</translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation>转到对局的开头</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>后退一手(&amp;B)</translation>
    </message>
    <message>
        <source>Go back one move</source>
        <translation>后退一手</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>前进一手(&amp;F)</translation>
    </message>
    <message>
        <source>Go forward one move</source>
        <translation>前进一手</translation>
    </message>
    <message>
        <source>Go to &amp;end</source>
        <translation>到结尾(&amp;E)</translation>
    </message>
    <message>
        <source>Go to the last position of the game</source>
        <translation>转到对局的最后局面</translation>
    </message>
    <message>
        <source>Re&amp;view game</source>
        <translation>复盘(&amp;V)</translation>
    </message>
    <message>
        <source>Rate every move of the game by its exact score</source>
        <translation>按精确评分评判对局的每一着</translation>
    </message>
    <message>
        <source>Tr&amp;y again here</source>
        <translation>在此重试(&amp;Y)</translation>
    </message>
    <message>
        <source>Hide move &amp;quality until I answer</source>
        <translation>作答前隐藏着法质量(&amp;Q)</translation>
    </message>
    <message>
        <source>Hide each move&apos;s rating until you&apos;ve tried to do better</source>
        <translation>等你试着走得更好之后，再显示着法的好坏</translation>
    </message>
    <message>
        <source>Add review to &amp;comments</source>
        <translation>把复盘写入注释(&amp;C)</translation>
    </message>
    <message>
        <source>Add the review to the comments on the game&apos;s moves</source>
        <translation>把复盘结果附在着法的注释之后</translation>
    </message>
    <message>
        <source>Ex&amp;port review…</source>
        <translation>导出复盘(&amp;P)…</translation>
    </message>
    <message>
        <source>Save the review as Markdown, HTML, PDF or JSON</source>
        <translation>将复盘保存为 Markdown、HTML、PDF 或 JSON</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>对弈(&amp;P)</translation>
    </message>
    <message>
        <source>Layout for playing: the board, whose turn it is and hints</source>
        <translation>对弈布局：棋盘、轮到谁走、提示</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>Layout for analysis: moves, exact scores and charts</source>
        <translation>分析布局：着法、精确评分和图表</translation>
    </message>
    <message>
        <source>&amp;Lab</source>
        <translation>实验室(&amp;L)</translation>
    </message>
    <message>
        <source>Layout for the laboratory: repeated studies, experiments and workers</source>
        <translation>实验室布局：重现研究、实验、工作线程</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <translation>翻转棋盘(&amp;F)</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>从对面看棋盘</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>坐标(&amp;C)</translation>
    </message>
    <message>
        <source>Show column and row names beside the board</source>
        <translation>在棋盘旁显示列名和行名</translation>
    </message>
    <message>
        <source>&amp;Shapes on the discs</source>
        <translation>棋子图形(&amp;S)</translation>
    </message>
    <message>
        <source>Mark discs with a star or ring, for colour-blind players</source>
        <translation>用星形或圆环标记棋子，方便色盲玩家</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Repeat the study</source>
        <translation>重现研究(&amp;R)</translation>
    </message>
    <message>
        <source>The heuristics study&apos;s tables and figures, with expected and measured values</source>
        <translation>启发式研究的表格和图，预期值与实测值对照</translation>
    </message>
    <message>
        <source>Play any engines against each other and see results with intervals</source>
        <translation>让你选的引擎相互对弈，结果附置信区间</translation>
    </message>
    <message>
        <source>&amp;Study curves</source>
        <translation>研究曲线(&amp;S)</translation>
    </message>
    <message>
        <source>Replay the heuristics study&apos;s depth-4 and depth-6 games beside its own points</source>
        <translation>重下启发式研究中深度 4 和深度 6 的对局，与其原始数据点对照</translation>
    </message>
    <message>
        <source>&amp;Logarithmic axis</source>
        <translation>对数坐标轴(&amp;L)</translation>
    </message>
    <message>
        <source>Draw the charts&apos; values on a logarithmic axis</source>
        <translation>图表中的数值改用对数坐标轴</translation>
    </message>
    <message>
        <source>Remove earlier games from the charts</source>
        <translation>从图表中移除之前的对局</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Learn how to play and what the numbers mean</source>
        <translation>了解怎样下棋、各项数字是什么意思</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>显示所有键盘快捷键</translation>
    </message>
    <message>
        <source>&amp;About Fourcast</source>
        <translation>关于 Fourcast(&amp;A)</translation>
    </message>
    <message>
        <source>See the version, licence and sources</source>
        <translation>查看版本、许可证和来源</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>关于 Qt(&amp;Q)</translation>
    </message>
    <message>
        <source>The library this window is built with</source>
        <translation>本程序界面所用的程序库</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Best &amp;line</source>
        <translation>最佳变化(&amp;L)</translation>
    </message>
    <message>
        <source>Show the best line as numbered arrows</source>
        <translation>用带编号的箭头显示最佳变化</translation>
    </message>
    <message>
        <source>New &amp;lesson from this position…</source>
        <translation>由此局面新建课程(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>教学(&amp;T)</translation>
    </message>
    <message>
        <source>Layout for teaching: lessons fill the window</source>
        <translation>教学布局：课程占满整个窗口</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>课程(&amp;E)</translation>
    </message>
    <message>
        <source>Work through lessons with questions and trees</source>
        <translation>通过带有问题和搜索树的课程来学习</translation>
    </message>
    <message>
        <source>&amp;Class results</source>
        <translation>全班结果(&amp;C)</translation>
    </message>
    <message>
        <source>See all the answers a class has handed in</source>
        <translation>汇总全班交来的答案</translation>
    </message>
    <message>
        <source>Walk through a search step by step</source>
        <translation>一步步看一次搜索</translation>
    </message>
    <message>
        <source>&amp;Present the lesson</source>
        <translation>演示课程(&amp;P)</translation>
    </message>
    <message>
        <source>Show the lesson full screen, for a projector. F11 works too, while lessons are in front</source>
        <translation>全屏显示课程，供投影使用；课程在最前时也可按 F11</translation>
    </message>
    <message>
        <source>E&amp;xercises…</source>
        <translation>练习(&amp;X)…</translation>
    </message>
    <message>
        <source>Make a lesson of exercises (positions and trees) to answer or print</source>
        <translation>按编号生成一组局面和树，作为可作答或打印的课程</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>测量(&amp;M)</translation>
    </message>
    <message>
        <source>Layout for measuring: nodes and time per move, details and workers</source>
        <translation>测量布局：每一着的节点数和用时、详情和工作线程</translation>
    </message>
    <message>
        <source>Stud&amp;y curves behind</source>
        <translation>研究曲线置于后方(&amp;Y)</translation>
    </message>
    <message>
        <source>Show the article&apos;s depth-4 and depth-6 games behind the chart&apos;s own</source>
        <translation>在图表自身的对局后方显示论文中深度 4 和 6 的对局</translation>
    </message>
    <message>
        <source>Save recordin&amp;g…</source>
        <translation>保存记录(&amp;G)…</translation>
    </message>
    <message>
        <source>Save this game with everything its searches reported</source>
        <translation>保存棋盘上的对局以及各次搜索报告的全部数据</translation>
    </message>
    <message>
        <source>Open re&amp;cording…</source>
        <translation>打开记录(&amp;C)…</translation>
    </message>
    <message>
        <source>See what each search cost in one or two recorded games</source>
        <translation>查看已记录对局中每次搜索的开销，或并列对照两局</translation>
    </message>
    <message>
        <source>Compa&amp;re searches…</source>
        <translation>比较搜索(&amp;R)…</translation>
    </message>
    <message>
        <source>Compare what engines or settings cost here, in the laboratory</source>
        <translation>在实验室中比较多个引擎或设置在此局面的开销</translation>
    </message>
    <message>
        <source>Restore the original layouts</source>
        <translation>把各布局恢复成最初的样子</translation>
    </message>
    <message>
        <source>All your games: search, replay, continue or review them</source>
        <translation>你的所有对局：搜索、回放、继续或复盘</translation>
    </message>
    <message>
        <source>Sa&amp;ve animation…</source>
        <translation>保存动画(&amp;V)…</translation>
    </message>
    <message>
        <source>Save the whole game as an animation you can send</source>
        <translation>把整局对局存为可发送的动画</translation>
    </message>
    <message>
        <source>Take back your last move, even after the game has ended</source>
        <translation>撤销你的最后一步，终局之后也可以</translation>
    </message>
    <message>
        <source>Redo the move you took back</source>
        <translation>重做你撤销的一步</translation>
    </message>
    <message>
        <source>Make your opponent play its best move so far</source>
        <translation>让对手立即走出目前找到的最佳着法</translation>
    </message>
    <message>
        <source>Same players. The other one goes first</source>
        <translation>玩家不变，换另一方先走</translation>
    </message>
    <message>
        <source>Soun&amp;d</source>
        <translation>声音(&amp;D)</translation>
    </message>
    <message>
        <source>Play sounds for discs, turns and the end of a game</source>
        <translation>落子、轮换和终局时播放声音</translation>
    </message>
    <message>
        <source>Start a game against the next stronger opponent</source>
        <translation>与更强一级的对手开始对局</translation>
    </message>
    <message>
        <source>Start a game against the next weaker opponent</source>
        <translation>与更弱一级的对手开始对局</translation>
    </message>
    <message>
        <source>Sho&amp;w me where</source>
        <translation>告诉我在哪里(&amp;W)</translation>
    </message>
    <message>
        <source>Go to the move that decided the game</source>
        <translation>转到决定胜负的一步</translation>
    </message>
    <message>
        <source>Try to find a better move yourself</source>
        <translation>自己试着找更好的一步</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>下一个失误(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next move that changed the result</source>
        <translation>转到下一个改变结果的着法</translation>
    </message>
    <message>
        <source>Previous mista&amp;ke</source>
        <translation>上一个失误(&amp;K)</translation>
    </message>
    <message>
        <source>Go back to the last move that changed the result</source>
        <translation>回到上一个改变结果的着法</translation>
    </message>
    <message>
        <source>Next mistake by &amp;one side</source>
        <translation>一方的下一个失误(&amp;O)</translation>
    </message>
    <message>
        <source>Go to your next mistake. With two people, the last mover&apos;s</source>
        <translation>转到你的下一个失误；两人对局时为最后走棋一方的失误</translation>
    </message>
    <message>
        <source>Previous mistake by one s&amp;ide</source>
        <translation>一方的上一个失误(&amp;I)</translation>
    </message>
    <message>
        <source>Go back to your last mistake. With two people, the last mover&apos;s</source>
        <translation>回到你的上一个失误；两人对局时为最后走棋一方的失误</translation>
    </message>
    <message>
        <source>Search &amp;tree</source>
        <translation>搜索树(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;My experiments</source>
        <translation>我的实验(&amp;M)</translation>
    </message>
    <message>
        <source>Clear &amp;earlier games from the charts</source>
        <translation>从图表中清除之前的对局(&amp;E)</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>开始导览(&amp;T)</translation>
    </message>
    <message>
        <source>Three quick steps: play, get a hint, review</source>
        <translation>三步上手：下棋、看提示、复盘</translation>
    </message>
    <message>
        <source>C&amp;lock…</source>
        <translation>计时(&amp;L)…</translation>
    </message>
    <message>
        <source>Give two people a time limit per move or game</source>
        <translation>为两名玩家设定每步或每局的时限</translation>
    </message>
    <message>
        <source>Pause the cl&amp;ock</source>
        <translation>暂停计时(&amp;O)</translation>
    </message>
    <message>
        <source>Stop the clock. The next move starts it again</source>
        <translation>暂停计时。走下一步后继续</translation>
    </message>
    <message>
        <source>&amp;All discs visible</source>
        <translation>显示所有棋子(&amp;A)</translation>
    </message>
    <message>
        <source>Play with every disc visible</source>
        <translation>对局时看到所有棋子</translation>
    </message>
    <message>
        <source>Only the &amp;last four visible</source>
        <translation>只显示最后四枚(&amp;L)</translation>
    </message>
    <message>
        <source>Hide all but the last four discs until the game ends</source>
        <translation>终局前只显示最后四枚棋子</translation>
    </message>
    <message>
        <source>&amp;No discs visible</source>
        <translation>不显示棋子(&amp;N)</translation>
    </message>
    <message>
        <source>Hide every disc until the game ends</source>
        <translation>终局前隐藏所有棋子</translation>
    </message>
    <message>
        <source>Swap who plays which side</source>
        <translation>让双方的玩家互换</translation>
    </message>
    <message>
        <source>Reset s&amp;core</source>
        <translation>比分清零(&amp;C)</translation>
    </message>
    <message>
        <source>Start the score again from 0–0</source>
        <translation>让比分从 0–0 重新开始</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Fill the whole screen with the board, the lesson or the laboratory page</source>
        <translation>棋盘、课程或实验室页面占满整个屏幕</translation>
    </message>
    <message>
        <source>Pract&amp;ise trees</source>
        <translation>搜索树练习(&amp;I)</translation>
    </message>
    <message>
        <source>Write values and cuts into trees, and have them marked</source>
        <translation>在树上写出值和剪枝，让程序批改</translation>
    </message>
    <message>
        <source>Write a lesson that starts from this position, with its preview</source>
        <translation>编写从此局面开始的课程，边写边预览</translation>
    </message>
    <message>
        <source>Teacher&apos;s &amp;notes</source>
        <translation>给老师的备注(&amp;N)</translation>
    </message>
    <message>
        <source>Show the notes for the teacher in a window of their own, beside an open lesson</source>
        <translation>在单独的窗口中显示给老师的备注，放在打开的课程旁边</translation>
    </message>
    <message>
        <source>Slo&amp;west move</source>
        <translation>最慢的一着(&amp;W)</translation>
    </message>
    <message>
        <source>Go to the move that an engine thought about the longest</source>
        <translation>转到引擎思考最久的一着</translation>
    </message>
    <message>
        <source>Ne&amp;xt slowest move</source>
        <translation>次慢的一着(&amp;X)</translation>
    </message>
    <message>
        <source>Go to the move that took the next longest after this one</source>
        <translation>转到用时仅次于此的一着</translation>
    </message>
    <message>
        <source>Re&amp;peat search 9 times</source>
        <translation>重复搜索 9 次(&amp;P)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what a command does, and why not now</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Search for the report&apos;s move 9 more times and see whether its cost stands out</source>
        <translation>把报告中的这一着再搜索 9 次，看它的开销是否异常</translation>
    </message>
    <message>
        <source>My first &amp;bot…</source>
        <translation>我的第一个机器人(&amp;B)…</translation>
    </message>
    <message>
        <source>Write a program that plays, let it play and see what it misses</source>
        <translation>编写一个会下棋的程序，让它对弈，看它漏掉了什么</translation>
    </message>
    <message>
        <source>Pro&amp;grams…</source>
        <translation>程序(&amp;G)…</translation>
    </message>
    <message>
        <source>Add programs of others, which play and analyse like engines</source>
        <translation>添加外部程序，像引擎一样对弈和分析</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>What it cost</source>
        <translation>开销</translation>
    </message>
    <message>
        <source>Best line</source>
        <translation>最佳变化</translation>
    </message>
    <message>
        <source>Why this move</source>
        <translation>为什么走这一着</translation>
    </message>
    <message>
        <source>The last move</source>
        <translation>上一手</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>威胁</translation>
    </message>
    <message>
        <source>Measured, not exact</source>
        <translation>实测，并非精确</translation>
    </message>
    <message>
        <source>Measured chance</source>
        <translation>实测胜算</translation>
    </message>
    <message>
        <source>How reliable is it?</source>
        <translation>有多可靠？</translation>
    </message>
    <message>
        <source>See how games with a similar prediction ended</source>
        <translation>看看预测相近的对局结果如何</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Every column</source>
        <translation>所有列</translation>
    </message>
    <message>
        <source>Hover over a column to see its move. Click to see what follows.</source>
        <translation>指向某列，棋盘上会显示该着法；点击看后续变化</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Show the best line on the board, disc by disc. The game stays unchanged.</source>
        <translation>在棋盘上逐子演示最佳变化；对局本身不变</translation>
    </message>
    <message>
        <source>%1 ★</source>
        <comment>a best column</comment>
        <translation>%1 ★</translation>
    </message>
    <message>
        <source>full</source>
        <translation>已满</translation>
    </message>
    <message>
        <source>You&apos;re setting up a position. Analysis starts when you play from it.</source>
        <translation>正在摆放局面。从这里开始对局后，就会分析它。</translation>
    </message>
    <message>
        <source>The answers are hidden until you&apos;ve found your move.</source>
        <translation>在你找到着法之前，答案保持隐藏。</translation>
    </message>
</context>
<context>
    <name>AnalysisPresenter</name>
    <message>
        <source>Exact</source>
        <comment>where the evaluation bar&apos;s numbers come from</comment>
        <translation>精确</translation>
    </message>
    <message>
        <source>Threats: none yet</source>
        <translation>威胁：暂无</translation>
    </message>
    <message>
        <source>◆ threat on an odd row   ■ on an even row   filled: playable now</source>
        <translation>◆ 奇数行上的威胁   ■ 偶数行上的威胁   实心：现在就能落子</translation>
    </message>
    <message>
        <source>Once only filling columns is left, %1 profits (zugzwang).</source>
        <translation>如果只剩下填满各列，%1得利（迫移）。</translation>
    </message>
    <message>
        <source>Against opponents who make mistakes, %1 scores about %2 % here (95 % interval %3 to %4 %, %5 games between engines).</source>
        <translation>对上会犯错的对手，%1在此约得 %2% 的分（95% 区间 %3 至 %4%，%5 局引擎对局）。</translation>
    </message>
</context>
<context>
    <name>AnalysisWords</name>
    <message>
        <source>%1 has won</source>
        <translation>%1已获胜</translation>
    </message>
    <message>
        <source>Draw: the board is full</source>
        <translation>和棋：棋盘已满</translation>
    </message>
    <message>
        <source>Exact: %1</source>
        <translation>精确：%1</translation>
    </message>
    <message>
        <source>Exact: %1 %2</source>
        <comment>Exact: Orange wins in 7 moves</comment>
        <translation>精确：%1 %2</translation>
    </message>
    <message>
        <source>Proved so far: %1 %2</source>
        <comment>Proved so far: Orange does not lose</comment>
        <translation>目前已证明：%1%2</translation>
    </message>
    <message>
        <source>Exact: not known yet</source>
        <translation>精确：尚未得知</translation>
    </message>
    <message>
        <source>Solver: %1 nodes, %2, workers: %3</source>
        <translation>求解器：%1 个节点，%2，工作线程：%3</translation>
    </message>
    <message>
        <source>Known without a search</source>
        <translation>无需搜索即可得知</translation>
    </message>
    <message>
        <source>%1, disturbed by a laboratory</source>
        <translation>%1，受实验室干扰</translation>
    </message>
    <message>
        <source>The solver is waiting while an engine thinks</source>
        <translation>引擎思考时，求解器在等待</translation>
    </message>
    <message>
        <source>%1 …</source>
        <comment>still running</comment>
        <translation>%1 …</translation>
    </message>
</context>
<context>
    <name>AnswerRefusal</name>
    <message>
        <source>Choose a column that is not full.</source>
        <translation>请选择一个没满的列。</translation>
    </message>
    <message>
        <source>Choose one of the answers.</source>
        <translation>请选择一个答案。</translation>
    </message>
    <message>
        <source>Choose every correct answer.</source>
        <translation>请选出所有正确答案。</translation>
    </message>
    <message>
        <source>Write a few words.</source>
        <translation>请写几句话。</translation>
    </message>
    <message>
        <source>Type a number, such as %1 or %2.</source>
        <translation>请输入一个数，例如 %1 或 %2。</translation>
    </message>
    <message>
        <source>Write a formula.</source>
        <translation>请写一个公式。</translation>
    </message>
    <message>
        <source>Take at least one step.</source>
        <translation>请至少走一步。</translation>
    </message>
    <message>
        <source>Open the page, press Run, and then Hand this to the lesson.</source>
        <translation>请打开页面，点“运行”，再点“交给课程”。</translation>
    </message>
</context>
<context>
    <name>AnswerSheet</name>
    <message>
        <source>This file does not contain answers to a lesson.</source>
        <translation>这不是课程的答案文件。</translation>
    </message>
    <message>
        <source>This answer file is damaged: entries are missing or invalid.</source>
        <translation>这个答案文件已损坏：有条目缺失或无效。</translation>
    </message>
</context>
<context>
    <name>AnswerText</name>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>Stopped. These are the states found so far. There is no answer.</source>
        <translation>已停止。这是目前找到的状态，还没有答案。</translation>
    </message>
    <message>
        <source>The memory allowed for this is used up. These are the states found so far. PRISM and Storm can also read the model, on larger machines.</source>
        <translation>允许使用的内存已用尽。这是目前找到的状态。PRISM 和 Storm 也能在更大的机器上读取此模型。</translation>
    </message>
    <message>
        <source>The model has more states than the limit allows.</source>
        <translation>状态数超过了限制。</translation>
    </message>
    <message>
        <source>Stopped. The bounds hold, but they could be tighter.</source>
        <translation>已停止。上下界成立，但还可以更紧。</translation>
    </message>
    <message>
        <source>The model is too large for fractions or for the memory allowed. The bounds still hold.</source>
        <translation>模型太大，无法用分数运算或超出允许的内存。上下界仍然成立。</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>尚无答案</translation>
    </message>
    <message>
        <source>It is infinite: some strategy puts the goal off for ever or misses it.</source>
        <translation>为无穷大：有一种策略会使目标永远推迟或达不到。</translation>
    </message>
    <message>
        <source>There is no such number: no strategy reaches the goal with probability 1.</source>
        <translation>这个数不存在：没有策略能以概率 1 达到目标。</translation>
    </message>
    <message>
        <source>Guaranteed interval: %1.</source>
        <translation>保证在 %1 之间。</translation>
    </message>
    <message>
        <source>Exactly %1.</source>
        <translation>精确值为 %1。</translation>
    </message>
    <message numerus="yes">
        <source>The exact fraction has %n digit(s): %1…</source>
        <translation>
            <numerusform>精确分数有 %n 位数字：%1…</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact, without any error.</source>
        <translation>精确，没有任何误差。</translation>
    </message>
    <message>
        <source>Question: the %1 (%2).</source>
        <translation>问题：%1（%2）。</translation>
    </message>
    <message>
        <source>States</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>States with an observer of the goal</source>
        <translation>含目标观察器的状态</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>分支</translation>
    </message>
    <message>
        <source>Branches before merging equal ones</source>
        <translation>合并相同分支之前的分支</translation>
    </message>
    <message>
        <source>Terminal states</source>
        <translation>终止状态</translation>
    </message>
    <message>
        <source>Levels (steps from the start)</source>
        <translation>层数（离起点的步数）</translation>
    </message>
    <message>
        <source>Memory for the states</source>
        <translation>状态占用的内存</translation>
    </message>
    <message>
        <source>Time to explore</source>
        <translation>探索用时</translation>
    </message>
    <message>
        <source>Time to check</source>
        <translation>检验用时</translation>
    </message>
    <message>
        <source>Strongly connected components</source>
        <translation>强连通分量</translation>
    </message>
    <message>
        <source>States in the largest component</source>
        <translation>最大分量的状态数</translation>
    </message>
    <message>
        <source>Collapsed end components</source>
        <translation>已收缩的终端分量</translation>
    </message>
    <message>
        <source>Sweeps over the largest component</source>
        <translation>最大分量的扫描次数</translation>
    </message>
    <message>
        <source>%1 states, %2 of them checked; sweep %3 over a component of %4 states; answer so far: %5.</source>
        <translation>共 %1 个状态，已检验 %2 个；在有 %4 个状态的分量上进行第 %3 次扫描；目前答案在 %5 之间。</translation>
    </message>
    <message>
        <source>%1 states, %2 not yet expanded; %3 branches, level %4; %5 states per second; %6</source>
        <translation>%1 个状态，其中 %2 个待展开；%3 个分支，第 %4 层；每秒 %5 个状态；%6</translation>
    </message>
    <message>
        <source>The bounds are as tight as floating-point numbers allow.</source>
        <translation>上下界已达到浮点数所能达到的精度。</translation>
    </message>
    <message>
        <source>It is infinite: the goal is not reached with probability 1.</source>
        <translation>为无穷大：达到目标的概率不是 1。</translation>
    </message>
    <message>
        <source>There is no such number: the goal is not reached with probability 1.</source>
        <translation>不存在这样的数：达到目标的概率不是 1。</translation>
    </message>
    <message>
        <source>Question %1 of %2. %3</source>
        <translation>第 %1 个问题，共 %2 个。%3</translation>
    </message>
</context>
<context>
    <name>AnswerView</name>
    <message>
        <source>Statistics</source>
        <translation>统计数据</translation>
    </message>
    <message>
        <source>Press Run to explore the model and answer the question.</source>
        <translation>点“运行”来探索模型并回答问题。</translation>
    </message>
    <message>
        <source>The strategy behind this answer:</source>
        <translation>这个答案背后的策略：</translation>
    </message>
    <message>
        <source>Answers to all questions</source>
        <translation>所有问题的答案</translation>
    </message>
    <message>
        <source>Decisions of the strategy</source>
        <translation>策略的决定</translation>
    </message>
    <message>
        <source>Double-click a decision, or press Enter, to see it in States</source>
        <translation>双击决定或按 Enter，在“状态”中查看</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
</context>
<context>
    <name>AudienceView</name>
    <message>
        <source>%1 — Fourcast</source>
        <translation>%1 — Fourcast</translation>
    </message>
    <message>
        <source>The lesson for the class</source>
        <translation>给全班看的课程</translation>
    </message>
    <message>
        <source>Blank screen</source>
        <translation>黑屏</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
</context>
<context>
    <name>AutFile</name>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>a file in this format must begin with: des (initial state, transitions, states)</source>
        <translation>这种格式的文件必须以 des（初始状态，迁移数，状态数）开头</translation>
    </message>
    <message>
        <source>a file can have at most %1 transitions</source>
        <translation>一个文件最多有 %1 个迁移</translation>
    </message>
    <message>
        <source>a file can have at most %1 states</source>
        <translation>一个文件最多有 %1 个状态</translation>
    </message>
    <message>
        <source>a system has at least one state</source>
        <translation>一个系统至少有一个状态</translation>
    </message>
    <message>
        <source>the initial state must be one of the states 0 to %1</source>
        <translation>初始状态必须是 0 至 %1 中的一个状态</translation>
    </message>
    <message>
        <source>the label&apos;s closing quotation mark is missing</source>
        <translation>标签缺少右引号</translation>
    </message>
    <message>
        <source>expected here: a label, then a comma and the target</source>
        <translation>此处应为标签，其后是逗号和目标状态</translation>
    </message>
    <message>
        <source>a state must be a number from 0 to %1</source>
        <translation>状态必须是 0 至 %1 的数</translation>
    </message>
    <message>
        <source>a line must be a transition: (from, &quot;label&quot;, to)</source>
        <translation>每行必须是一个迁移：(起始状态, &quot;标签&quot;, 目标状态)</translation>
    </message>
    <message>
        <source>expected here: a comma, then the label</source>
        <translation>此处应为逗号，其后是标签</translation>
    </message>
    <message>
        <source>expected here: a comma, then the target</source>
        <translation>此处应为逗号，其后是目标状态</translation>
    </message>
    <message>
        <source>the bracket of the transition must be closed here</source>
        <translation>迁移的括号必须在此闭合</translation>
    </message>
    <message>
        <source>nothing may follow a transition on its line</source>
        <translation>同一行中迁移之后不能再有内容</translation>
    </message>
    <message>
        <source>a file can have at most %1 different labels</source>
        <translation>一个文件最多有 %1 种标签</translation>
    </message>
    <message>
        <source>a line can have at most %1 bytes</source>
        <translation>一行最多有 %1 个字节</translation>
    </message>
    <message>
        <source>the first line promises %1 transitions, and here is one more</source>
        <translation>首行声明有 %1 个迁移，此处却又多出一个</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>读取已停止。</translation>
    </message>
    <message>
        <source>the first line promises %1 transitions, and there are only %2</source>
        <translation>首行声明有 %1 个迁移，却只有 %2 个</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Writing was stopped.</source>
        <translation>写入已停止。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是文件夹</translation>
    </message>
</context>
<context>
    <name>AutomatonPicture</name>
    <message>
        <source>Expected from here: %1</source>
        <translation>由此开始的期望值：%1</translation>
    </message>
    <message>
        <source>Probability from here: %1</source>
        <translation>由此开始的概率：%1</translation>
    </message>
    <message>
        <source>Choice %1 of state %2: %3</source>
        <translation>状态 %2 的第 %1 个选择：%3</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>%1, states: %2</source>
        <translation>%1，状态数：%2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>interval</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Values: %1</source>
        <translation>值：%1</translation>
    </message>
    <message>
        <source>Each box is a group, with its number of states. Numbers on arrows count branches. Choose a group to explore it state by state.</source>
        <translation>每个方框是一组状态，并标出状态数。箭头上的数字是分支数。选中一组可逐个状态展开。</translation>
    </message>
    <message>
        <source>initial</source>
        <translation>初始</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>终止</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>✓ goal</source>
        <translation>✓ 目标</translation>
    </message>
    <message>
        <source>can be opened</source>
        <translation>可展开</translation>
    </message>
    <message>
        <source>merged states</source>
        <translation>已合并的状态</translation>
    </message>
    <message>
        <source>best choice</source>
        <translation>最佳选择</translation>
    </message>
</context>
<context>
    <name>AutomatonView</name>
    <message>
        <source>Graph of the states</source>
        <translation>状态图</translation>
    </message>
    <message>
        <source>Show all states, groups of states that share one value, or one state at a time</source>
        <translation>全部状态、按某项合并的状态，或逐个状态</translation>
    </message>
    <message>
        <source>Colour by value</source>
        <translation>按值着色</translation>
    </message>
    <message>
        <source>Colour by level</source>
        <translation>按层着色</translation>
    </message>
    <message>
        <source>No colours</source>
        <translation>不着色</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>全部状态</translation>
    </message>
    <message>
        <source>Group by level</source>
        <translation>按层分组</translation>
    </message>
    <message>
        <source>Group by %1</source>
        <translation>按 %1 分组</translation>
    </message>
    <message>
        <source>State by state</source>
        <translation>逐个状态</translation>
    </message>
    <message>
        <source>%1 states in groups</source>
        <translation>%1 个状态，已分组</translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <source>The game can&apos;t be autosaved: %1</source>
        <translation>无法保存对局以备恢复：%1</translation>
    </message>
</context>
<context>
    <name>BlindfoldPresenter</name>
    <message>
        <source>Blindfold: you see the last four discs.</source>
        <translation>盲棋：只显示最后四枚棋子。</translation>
    </message>
    <message>
        <source>Blindfold: you see no discs.</source>
        <translation>盲棋：不显示棋子。</translation>
    </message>
</context>
<context>
    <name>BlockDialog</name>
    <message>
        <source>Insert</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>Write the block into the lesson</source>
        <translation>把这一块写入课程</translation>
    </message>
</context>
<context>
    <name>BoardBanner</name>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>BoardDialog</name>
    <message>
        <source>Insert a board</source>
        <translation>插入棋盘</translation>
    </message>
    <message>
        <source>A line of text above the board</source>
        <translation>棋盘上方的一行文字</translation>
    </message>
    <message>
        <source>&amp;Caption:</source>
        <translation>说明文字(&amp;C)：</translation>
    </message>
</context>
<context>
    <name>BoardSize</name>
    <message>
        <source>The model&apos;s board must have %1 to %2 columns and rows.</source>
        <translation>棋盘模型的列数和行数须为 %1 至 %2。</translation>
    </message>
    <message>
        <source>The model&apos;s winning line must be %1 to %2 discs.</source>
        <translation>对局模型的获胜连子数须为 %1 至 %2。</translation>
    </message>
</context>
<context>
    <name>BoardStage</name>
    <message>
        <source>Meaning of the marks</source>
        <translation>标记的含义</translation>
    </message>
</context>
<context>
    <name>BoardThumbnail</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>%1 empty, hint</source>
        <translation>%1 空，提示</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation>%1 空</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>square; threats there: a3 empty, threat of red</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>square; what a disc there is worth: d2 empty, red wins in 7</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>square; heuristic: d2 red, contributes +200</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 %2, last move, winning line</source>
        <translation>%1 %2，最后一手，获胜连线</translation>
    </message>
    <message>
        <source>%1 %2, winning line</source>
        <translation>%1 %2，获胜连线</translation>
    </message>
    <message>
        <source>%1 %2, last move</source>
        <translation>%1 %2，最后一手</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>square and colour: d2 red</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Setting up a position.</source>
        <translation>正在摆放局面。</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>轮到%1。</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1获胜。</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>这局是和棋。</translation>
    </message>
    <message>
        <source>%1 Last move: %2 %3.</source>
        <translation>%1最后一手：%2 %3。</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>Column %1 is full.</source>
        <translation>第 %1 列已满。</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>第 %1 列：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>square and worth; the answer: d2 empty, then Blue replies d3</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>then %1 replies %2</source>
        <comment>then Blue replies d3</comment>
        <translation>随后%1应以 %2</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <comment>square, while discs are hidden</comment>
        <translation>%1 已隐藏</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>There is no board %1. The boards are %2.</source>
        <translation>没有棋盘 %1。可用的有 %2。</translation>
    </message>
</context>
<context>
    <name>BotCompiler</name>
    <message>
        <source>&apos;%1&apos; doesn&apos;t compile:</source>
        <translation>“%1”无法编译：</translation>
    </message>
    <message>
        <source>The compiler &apos;%1&apos; can&apos;t be started: %2</source>
        <translation>无法启动编译器“%1”：%2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was not compiled within %2 seconds</source>
        <translation>“%1”未能在 %2 秒内编译完成</translation>
    </message>
    <message>
        <source>Compiling &apos;%1&apos; was stopped</source>
        <translation>已停止编译“%1”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; can&apos;t be replaced by the new program</source>
        <translation>无法用新程序替换“%1”</translation>
    </message>
</context>
<context>
    <name>BotFolderDialog</name>
    <message>
        <source>Not tried yet.</source>
        <translation>尚未试用。</translation>
    </message>
    <message>
        <source>Bots of a folder</source>
        <translation>文件夹中的机器人</translation>
    </message>
    <message>
        <source>Each program in %1 is started and asked for one move.</source>
        <translation>启动 %1 中的每个程序，各走一着。</translation>
    </message>
    <message>
        <source>Bots of the folder</source>
        <translation>该文件夹中的机器人</translation>
    </message>
    <message>
        <source>Bots tried</source>
        <translation>已试用的机器人</translation>
    </message>
    <message>
        <source>%v of %m bots</source>
        <translation>%v / %m 个机器人</translation>
    </message>
    <message>
        <source>Add those that moved to the tournament and to your programs</source>
        <translation>把走出着法的机器人加入比赛和你的程序</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Add %n bot(s)</source>
        <translation>
            <numerusform>添加 %n 个机器人(&amp;A)</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no program in this folder.</source>
        <translation>此文件夹中没有程序。</translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s) can not play; the list says why.</source>
        <translation>
            <numerusform>%n 个机器人不能下棋；原因见列表。</numerusform>
        </translation>
    </message>
    <message>
        <source>All of them can play.</source>
        <translation>全部都能下棋。</translation>
    </message>
</context>
<context>
    <name>BotForm</name>
    <message>
        <source>Make a new bot, or go on with one you made before</source>
        <translation>新建一个机器人，或继续改进以前的机器人</translation>
    </message>
    <message>
        <source>A new bot</source>
        <translation>新机器人</translation>
    </message>
    <message>
        <source>&amp;Bot:</source>
        <translation>机器人(&amp;B)：</translation>
    </message>
    <message>
        <source>The language to write the bot in</source>
        <translation>编写机器人所用的语言</translation>
    </message>
    <message>
        <source>What the bot is called in lists of engines. Its file has this name, too.</source>
        <translation>机器人在引擎列表中的名称，也是其文件名。</translation>
    </message>
    <message>
        <source>Where the bot&apos;s file is written. Nothing there is overwritten.</source>
        <translation>机器人文件的存放位置。那里的文件不会被覆盖。</translation>
    </message>
    <message>
        <source>Choose &amp;folder…</source>
        <translation>选择文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Make it</source>
        <translation>创建(&amp;M)</translation>
    </message>
    <message>
        <source>Write a small bot that already plays, for you to change</source>
        <translation>写出一个已经会下棋的小机器人，供你修改</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>语言(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>F&amp;older:</source>
        <translation>文件夹(&amp;O)：</translation>
    </message>
    <message>
        <source>Folder for your bot</source>
        <translation>存放机器人的文件夹</translation>
    </message>
</context>
<context>
    <name>BotHistory</name>
    <message>
        <source>&apos;%1&apos; can&apos;t be read: %2</source>
        <translation>无法读取“%1”：%2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; isn&apos;t a file of earlier reports: %2</source>
        <translation>“%1”不是以往报告的文件：%2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; can&apos;t be written: %2</source>
        <translation>无法写入“%1”：%2</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Each save that changed the bot counts one</source>
        <translation>每次保存时机器人若有改动，版本号加一</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Who the bot played against</source>
        <translation>机器人的对手</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Games that were finished</source>
        <translation>已下完的对局</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分率</translation>
    </message>
    <message>
        <source>Share of the points: a win is one, a draw half of one</source>
        <translation>所得分数的比例：胜一局得一分，和一局得半分</translation>
    </message>
    <message>
        <source>Missed wins</source>
        <translation>错过胜着</translation>
    </message>
    <message>
        <source>Moves that did not take a column that wins at once</source>
        <translation>有一列能马上获胜却没走的着数</translation>
    </message>
    <message>
        <source>Missed blocks</source>
        <translation>漏堵</translation>
    </message>
    <message>
        <source>Moves that let the opponent win at once</source>
        <translation>让对手马上获胜的着数</translation>
    </message>
    <message>
        <source>Thrown away</source>
        <translation>丢掉结果</translation>
    </message>
    <message>
        <source>Other moves that gave a won or drawn position away</source>
        <translation>其他丢掉胜局或和棋的着数</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>出错</translation>
    </message>
    <message>
        <source>Games lost by an illegal move, a crash or the time</source>
        <translation>因不合法着法、崩溃或超时而输掉的对局</translation>
    </message>
    <message>
        <source>Slowest move in ms</source>
        <translation>最慢一着 (ms)</translation>
    </message>
    <message>
        <source>The longest time for one move</source>
        <translation>单独一着的最长用时</translation>
    </message>
</context>
<context>
    <name>BotLanguage</name>
    <message>
        <source>There is no first bot in the language &apos;%1&apos;; there are %2</source>
        <translation>没有用语言“%1”编写的初始机器人；现有 %2</translation>
    </message>
    <message>
        <source>%1 isn&apos;t installed on this machine. Install the package %2, then try again.</source>
        <translation>本机没有安装 %1。请安装软件包 %2，然后重试。</translation>
    </message>
</context>
<context>
    <name>BotReport</name>
    <message>
        <source>No program is called &apos;%1&apos;</source>
        <translation>没有名为“%1”的程序</translation>
    </message>
    <message>
        <source>The number of games is %1; it must be from 1 to %2</source>
        <translation>局数为 %1；必须在 1 到 %2 之间</translation>
    </message>
</context>
<context>
    <name>BotResults</name>
    <message>
        <source>Result of the games</source>
        <translation>对局结果</translation>
    </message>
    <message>
        <source>Standard error of the bot</source>
        <translation>机器人的标准错误输出</translation>
    </message>
    <message>
        <source>What the bot wrote to standard error</source>
        <translation>机器人写到标准错误输出的内容</translation>
    </message>
    <message>
        <source>What the bot missed</source>
        <translation>机器人漏掉了什么</translation>
    </message>
    <message>
        <source>Reports of all versions</source>
        <translation>所有版本的报告</translation>
    </message>
    <message>
        <source>&amp;Version by version:</source>
        <translation>逐个版本(&amp;V)：</translation>
    </message>
    <message>
        <source>Play some games to see what the bot misses.</source>
        <translation>下几局，看看机器人漏掉了什么。</translation>
    </message>
</context>
<context>
    <name>BotTrialRow</name>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>How many games the bot plays</source>
        <translation>机器人要下多少局</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>对弈(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Who the bot plays against, the easiest first</source>
        <translation>机器人的对手，最容易的在前</translation>
    </message>
    <message>
        <source>Let the bot play, and see what it misses</source>
        <translation>让机器人对弈，看它漏掉了什么</translation>
    </message>
    <message>
        <source>Stop and keep the games that are over</source>
        <translation>停止，保留已下完的对局</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>已下的对局</translation>
    </message>
    <message>
        <source>%v of %m games</source>
        <translation>%v / %m 局</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>局数(&amp;G)：</translation>
    </message>
    <message>
        <source>&amp;Against:</source>
        <translation>对手(&amp;A)：</translation>
    </message>
</context>
<context>
    <name>BotVersion</name>
    <message>
        <source>none was added yet</source>
        <translation>还没有添加过程序</translation>
    </message>
    <message>
        <source>there are %1</source>
        <translation>现有 %1</translation>
    </message>
    <message>
        <source>No program is called &apos;%1&apos;; %2</source>
        <translation>没有名为“%1”的程序；%2</translation>
    </message>
</context>
<context>
    <name>BotWords</name>
    <message>
        <source>won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Winning column not taken</source>
        <translation>没走制胜的列</translation>
    </message>
    <message>
        <source>Block missed</source>
        <translation>漏堵</translation>
    </message>
    <message>
        <source>Result thrown away</source>
        <translation>丢掉结果</translation>
    </message>
    <message>
        <source>Game %1, move %2: %3 wins at once, but the bot played %4.</source>
        <translation>第 %1 局第 %2 手：%3 马上获胜，机器人却下了 %4。</translation>
    </message>
    <message>
        <source>Game %1, move %2: the opponent threatens to win with %3, but the bot played %4.</source>
        <translation>第 %1 局第 %2 手：对手威胁以 %3 获胜，机器人却下了 %4。</translation>
    </message>
    <message>
        <source>Game %1, move %2: %3 keeps the result, but the bot played %4, which gives it away.</source>
        <translation>第 %1 局第 %2 手：%3 能保住结果，机器人却下了 %4，丢掉了结果。</translation>
    </message>
    <message>
        <source>First failure, in game %1 at move %2: %3.</source>
        <translation>首次出错在第 %1 局第 %2 手：%3。</translation>
    </message>
    <message>
        <source>Version %1 against %2, games %3: won %4, drawn %5, lost %6; %7 % of the points (95 %: %8 to %9).</source>
        <translation>版本 %1 对 %2，共 %3 局：%4 胜 %5 和 %6 负；得分率 %7%（95%：%8 至 %9）。</translation>
    </message>
    <message>
        <source>Winning columns not taken: %1, blocks missed: %2, results thrown away: %3, failures: %4.</source>
        <translation>没走制胜的列：%1，漏堵：%2，丢掉结果：%3，出错：%4。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>局</translation>
    </message>
    <message>
        <source>The bot moves first in games 1, 3, 5 and so on</source>
        <translation>第 1、3、5……局由机器人先走</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Counted from 1 over both players&apos; discs</source>
        <translation>从 1 开始计，包括双方的棋子</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>漏着</translation>
    </message>
    <message>
        <source>What the exact solver found wrong with the move</source>
        <translation>精确求解器查出的着法问题</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>实战</translation>
    </message>
    <message>
        <source>Where the bot&apos;s disc went</source>
        <translation>机器人落子的位置</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>更好</translation>
    </message>
    <message>
        <source>A move that would have been right</source>
        <translation>本应走的一着</translation>
    </message>
    <message>
        <source>Bot moves</source>
        <translation>机器人</translation>
    </message>
    <message>
        <source>first</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>second</source>
        <translation>后手</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>出错</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Slowest move</source>
        <translation>最慢一着</translation>
    </message>
    <message>
        <source>Its time in ms</source>
        <translation>其用时（ms）</translation>
    </message>
</context>
<context>
    <name>BoundsChart</name>
    <message>
        <source>upper bound</source>
        <translation>上界</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>下界</translation>
    </message>
    <message>
        <source>Bounds after each sweep</source>
        <translation>每次扫描后的上下界</translation>
    </message>
    <message>
        <source>Sweep %1: from %2</source>
        <translation>第 %1 次扫描：%2</translation>
    </message>
    <message>
        <source>Stopping when the lower bound barely changes would end here, at %1. The value is at least %2</source>
        <translation>若下界几乎不变就停止，会停在 %1。真实值至少为 %2</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Bounds after each sweep: %1</source>
        <translation>每次扫描后的上下界：%1</translation>
    </message>
    <message>
        <source>sweep %1, where an unguarded stop would end</source>
        <translation>第 %1 次扫描，无保证的停止准则会停在这里</translation>
    </message>
</context>
<context>
    <name>BoundsText</name>
    <message>
        <source>infinite</source>
        <translation>无穷大</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
</context>
<context>
    <name>CellGames</name>
    <message>
        <source>&amp;Back to the table</source>
        <translation>返回表格(&amp;B)</translation>
    </message>
    <message>
        <source>Close the list of games (Esc)</source>
        <translation>关闭对局列表 (Esc)</translation>
    </message>
    <message>
        <source>Show on the &amp;board</source>
        <translation>在棋盘上显示(&amp;B)</translation>
    </message>
    <message>
        <source>Replay the selected game on the board (Enter)</source>
        <translation>在棋盘上回放选中的对局 (Enter)</translation>
    </message>
    <message>
        <source>&amp;Export these games…</source>
        <translation>导出这些对局(&amp;E)…</translation>
    </message>
    <message>
        <source>Export the moves of these games, with nodes and times, as CSV</source>
        <translation>将这些对局的着法连同节点数和用时导出为 CSV</translation>
    </message>
    <message>
        <source>Games in this cell</source>
        <translation>此单元格的对局</translation>
    </message>
    <message>
        <source>%1, %2, round %3</source>
        <translation>%1，%2，第 %3 轮</translation>
    </message>
</context>
<context>
    <name>Chance</name>
    <message>
        <source>state %1 has no branch with probability %2 to %3</source>
        <translation>状态 %1 没有概率为 %2、到达 %3 的分支</translation>
    </message>
    <message>
        <source>the probabilities of %1 in state %2 sum to %3, not to 1</source>
        <translation>%1 在状态 %2 的概率之和为 %3，而不是 1</translation>
    </message>
    <message>
        <source>the probabilities sum to %1 and not to 1</source>
        <translation>概率之和为 %1，而不是 1</translation>
    </message>
    <message>
        <source>%1 is not a probability</source>
        <translation>%1 不是概率</translation>
    </message>
    <message>
        <source>a number grows beyond 64 bits here</source>
        <translation>此处有一个数超出了 64 位</translation>
    </message>
    <message>
        <source>mod needs two whole numbers, the second above 0</source>
        <translation>mod 需要两个整数，第二个须大于 0</translation>
    </message>
    <message>
        <source>this divides by 0</source>
        <translation>此处除以 0</translation>
    </message>
    <message>
        <source>an exponent must be a smaller whole number</source>
        <translation>指数必须是小一些的整数</translation>
    </message>
    <message>
        <source>a whole number is needed here, not %1</source>
        <translation>此处需要整数，而不是 %1</translation>
    </message>
    <message>
        <source>the function %1 has no row for %2</source>
        <translation>函数 %1 没有针对 %2 的一行</translation>
    </message>
    <message>
        <source>%1 would become %2, which is not one of %3</source>
        <translation>%1 将变为 %2，它不属于 %3</translation>
    </message>
    <message>
        <source>in the state (%1), action %2: %3</source>
        <translation>在状态 (%1) 中，动作 %2：%3</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>无穷大</translation>
    </message>
    <message>
        <source>A curve shows probabilities, not rewards.</source>
        <translation>曲线显示的是概率，不是奖励。</translation>
    </message>
    <message>
        <source>The automaton must be fully explored before it can be checked.</source>
        <translation>自动机完整探索之后才能检验。</translation>
    </message>
    <message>
        <source>The reward of %1 is %2. Negative rewards can&apos;t be checked.</source>
        <translation>%1 的奖励为 %2。负奖励无法检验。</translation>
    </message>
    <message>
        <source>Step by step handles up to %1 states, but this automaton has %2. Choose smaller parameters.</source>
        <translation>“逐步”最多处理 %1 个状态，而这个自动机有 %2 个。请选小一些的参数。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Hidden steps were taken at once, so no question can depend on them.</source>
        <translation>隐藏步骤已立即执行，因此问题不能依赖它们。</translation>
    </message>
</context>
<context>
    <name>ChanceCounted</name>
    <message>
        <source>turns until the goal</source>
        <translation>到达目标的回合数</translation>
    </message>
    <message>
        <source>steps until the goal</source>
        <translation>到达目标的步数</translation>
    </message>
    <message>
        <source>%1 actions until the goal</source>
        <translation>到达目标之前 %1 的次数</translation>
    </message>
</context>
<context>
    <name>ChanceExperiments</name>
    <message>
        <source>Run the experiment</source>
        <translation>运行实验</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Results of the experiment</source>
        <translation>实验结果</translation>
    </message>
    <message>
        <source>Double-click or press Enter to open the model with these values</source>
        <translation>双击或按 Enter，以这些值打开模型</translation>
    </message>
    <message>
        <source>Chart of the experiment</source>
        <translation>实验图表</translation>
    </message>
    <message>
        <source>Vary:</source>
        <translation>改变：</translation>
    </message>
    <message>
        <source>and:</source>
        <translation>以及：</translation>
    </message>
    <message>
        <source>Parameter to vary</source>
        <translation>要改变的参数</translation>
    </message>
    <message>
        <source>Second parameter</source>
        <translation>第二个参数</translation>
    </message>
    <message>
        <source>Its values</source>
        <translation>取值</translation>
    </message>
    <message>
        <source>Values of the second parameter</source>
        <translation>第二个参数的取值</translation>
    </message>
    <message>
        <source>Runs with each of the values. The other parameters keep their values above</source>
        <translation>依次采用每个值。其他参数保持上方的设定</translation>
    </message>
    <message>
        <source>10 to 50 step 10</source>
        <translation>10 到 50 步长 10</translation>
    </message>
    <message>
        <source>Enter a range such as 10 to 50 step 10, or a list such as 3, 5, 1/2</source>
        <translation>输入范围如 10 到 50 步长 10，或列表如 3, 5, 1/2</translation>
    </message>
    <message>
        <source>Curves up to</source>
        <translation>曲线上限</translation>
    </message>
    <message>
        <source>How many turns the “done within” curves cover. 0 skips the curves, which take time</source>
        <translation>“在此之内完成”曲线覆盖多少回合。0 表示不画曲线；画曲线需要时间</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Fractions</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Also solve small models in fractions: 75/22</source>
        <translation>小模型也用分数求解：75/22</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>对数坐标</translation>
    </message>
    <message>
        <source>Use powers of ten on the answer axis</source>
        <translation>答案的坐标轴采用十的幂次</translation>
    </message>
    <message>
        <source>Explore and check every combination in turn</source>
        <translation>依次探索并检验所有组合</translation>
    </message>
    <message>
        <source>Stop and keep the results. Run continues from there</source>
        <translation>结束；已运行的结果保留，再点“运行”会从这里继续</translation>
    </message>
    <message>
        <source>Combinations run</source>
        <translation>已运行的组合</translation>
    </message>
    <message>
        <source>%v of %m combinations</source>
        <translation>%v / %m 个组合</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Growth in states</source>
        <translation>状态数的增长</translation>
    </message>
    <message>
        <source>Growth in time</source>
        <translation>用时的增长</translation>
    </message>
    <message>
        <source>Curves: done within</source>
        <translation>曲线：在此之内完成</translation>
    </message>
    <message>
        <source>How the game ends, by turn</source>
        <translation>对局如何结束（按回合）</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Choose the chart. “How the game ends” uses the model explored on this page, the others use the experiment</source>
        <translation>选择绘制实验的哪一方面；“对局如何结束”取自页面上探索的模型</translation>
    </message>
    <message>
        <source>Export the experiment</source>
        <translation>导出实验</translation>
    </message>
    <message>
        <source>Curves up to:</source>
        <translation>曲线上限：</translation>
    </message>
    <message>
        <source>Results as CS&amp;V…</source>
        <translation>结果存为 CS&amp;V…</translation>
    </message>
    <message>
        <source>Save one line per combination</source>
        <translation>每个组合存为一行</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>PDF &amp;report…</source>
        <translation>PDF 报告(&amp;R)…</translation>
    </message>
    <message>
        <source>Save the question, the results and the charts on A4 pages</source>
        <translation>把问题、结果和图表保存为 A4 页面</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>PDF 报告 (*.pdf)</translation>
    </message>
    <message>
        <source>Your own model has no parameters to vary here. Choose a built-in model.</source>
        <translation>你自己的模型在这里没有可改变的参数。请选一个自带的模型。</translation>
    </message>
    <message>
        <source>Question: %1.</source>
        <translation>问题：%1。</translation>
    </message>
    <message>
        <source>%1 of %2 combinations run.</source>
        <translation>已运行 %2 个组合中的 %1 个。</translation>
    </message>
</context>
<context>
    <name>ChanceExportMenu</name>
    <message>
        <source>Save the model or its results to a file</source>
        <translation>把模型或结果保存到文件</translation>
    </message>
    <message>
        <source>Export the model</source>
        <translation>导出模型</translation>
    </message>
    <message>
        <source>PDF &amp;report…</source>
        <translation>PDF 报告(&amp;R)…</translation>
    </message>
    <message>
        <source>Save answer, model, statistics and pictures on A4 pages, ready to hand in</source>
        <translation>把答案、模型、统计数据和图保存为 A4 页面，可直接提交</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>PDF 报告 (*.pdf)</translation>
    </message>
    <message>
        <source>report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>&amp;Bounds sweep by sweep…</source>
        <translation>每次扫描的上下界(&amp;B)…</translation>
    </message>
    <message>
        <source>Save the chart from Step by step as a picture or a table</source>
        <translation>把“逐步”中的图表存为图片或表格</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>上下界</translation>
    </message>
    <message>
        <source>Re&amp;ductions pass by pass…</source>
        <translation>每一遍约简(&amp;D)…</translation>
    </message>
    <message>
        <source>Save the chart from Reductions as a picture or a table</source>
        <translation>把“约简”中的图表存为图片或表格</translation>
    </message>
    <message>
        <source>reductions</source>
        <translation>约简</translation>
    </message>
    <message>
        <source>Model for &amp;PRISM…</source>
        <translation>用于 &amp;PRISM 的模型…</translation>
    </message>
    <message>
        <source>Save the equation with an observer of the goal, and the properties in a second file</source>
        <translation>保存带目标观察器的方程，性质存入另一个文件</translation>
    </message>
    <message>
        <source>Model for PRISM (*.prism)</source>
        <translation>PRISM 模型 (*.prism)</translation>
    </message>
    <message>
        <source>States as .&amp;tra…</source>
        <translation>状态存为 .&amp;tra…</translation>
    </message>
    <message>
        <source>Save all states and branches, with .sta and .lab files, for PRISM and Storm</source>
        <translation>保存全部状态和分支，另附 .sta 和 .lab 文件，供 PRISM 和 Storm 使用</translation>
    </message>
    <message>
        <source>Explicit model (*.tra)</source>
        <translation>显式模型 (*.tra)</translation>
    </message>
    <message>
        <source>States for &amp;Graphviz…</source>
        <translation>用于 &amp;Graphviz 的状态…</translation>
    </message>
    <message>
        <source>Save all states, choices and branches as a DOT graph</source>
        <translation>把全部状态、选择和分支存为 DOT 图</translation>
    </message>
    <message>
        <source>Graph in DOT (*.dot)</source>
        <translation>DOT 图 (*.dot)</translation>
    </message>
    <message>
        <source>&amp;Values of all states…</source>
        <translation>所有状态的值(&amp;V)…</translation>
    </message>
    <message>
        <source>Save one line per state: its data, bounds and best choice</source>
        <translation>每个状态存为一行：数据、上下界和最佳选择</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>&amp;Model as .prcrl…</source>
        <translation>模型存为 .prcrl(&amp;M)…</translation>
    </message>
    <message>
        <source>Save the text with its parameters set</source>
        <translation>保存参数已代入的文本</translation>
    </message>
    <message>
        <source>Specification (*.prcrl)</source>
        <translation>规约 (*.prcrl)</translation>
    </message>
    <message>
        <source>&amp;Equation as .prcrl…</source>
        <translation>方程存为 .prcrl(&amp;E)…</translation>
    </message>
    <message>
        <source>Save the linear equation that was explored</source>
        <translation>保存所探索的线性方程</translation>
    </message>
    <message>
        <source>equation</source>
        <translation>方程</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Save the picture from States</source>
        <translation>保存“状态”中的图</translation>
    </message>
    <message>
        <source>states</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>&amp;Answers to all questions…</source>
        <translation>所有问题的答案(&amp;A)…</translation>
    </message>
    <message>
        <source>Save one line per question: its property, bounds and answer</source>
        <translation>每个问题保存一行：性质、上下界和答案</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>答案</translation>
    </message>
</context>
<context>
    <name>ChanceGames</name>
    <message>
        <source>games played</source>
        <translation>已进行的对局</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确值</translation>
    </message>
    <message>
        <source>exact best within each length</source>
        <translation>各长度之内的最佳值，精确</translation>
    </message>
    <message>
        <source>✓ The exact answer, %1, lies inside this interval.</source>
        <translation>✓ 精确答案 %1 在此区间之内。</translation>
    </message>
    <message>
        <source>≠ The exact answer, %1, lies outside this interval. That happens about one time in twenty.</source>
        <translation>≠ 精确答案 %1 在此区间之外。这种情形大约二十次中有一次。</translation>
    </message>
    <message>
        <source>share of all games</source>
        <translation>占全部对局的比例</translation>
    </message>
    <message>
        <source>share that reached the goal</source>
        <translation>已达到目标的比例</translation>
    </message>
    <message>
        <source>No games were played.</source>
        <translation>没有下任何一局。</translation>
    </message>
    <message>
        <source>%1 of %2 games reached the goal: %3 % (95 % confidence interval %4 % to %5 %).</source>
        <translation>%2 局中有 %1 局达到目标：%3%，95% 置信区间 %4% 至 %5%。</translation>
    </message>
    <message>
        <source>Those games took %1 on average (95 % confidence interval %2 to %3).</source>
        <translation>这些对局的平均长度为 %1，95% 置信区间 %2 至 %3。</translation>
    </message>
    <message>
        <source>Abandoned as too long: %1.</source>
        <translation>因过长而放弃：%1 局。</translation>
    </message>
    <message>
        <source>Stopped before all games were played.</source>
        <translation>在全部下完之前停止。</translation>
    </message>
</context>
<context>
    <name>ChanceModels</name>
    <message>
        <source>Target coins</source>
        <translation>目标硬币数</translation>
    </message>
    <message>
        <source>Starting coins</source>
        <translation>起始硬币数</translation>
    </message>
    <message>
        <source>Chance of winning a bet</source>
        <translation>一次下注获胜的概率</translation>
    </message>
    <message>
        <source>Chance of winning the bet that pays two</source>
        <translation>可赢两枚的那种下注的获胜概率</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Coins per player</source>
        <translation>每人的硬币数</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>骰子数</translation>
    </message>
    <message>
        <source>The gambler&apos;s ruin</source>
        <translation>赌徒破产</translation>
    </message>
    <message>
        <source>A gambler bets one coin at a time until the target is reached or all coins are lost. There are no choices: chance alone decides.</source>
        <translation>赌徒每次下注一枚硬币，直到达到目标或输光全部硬币。没有任何选择：全凭运气。</translation>
    </message>
    <message>
        <source>The gambler with two kinds of bet</source>
        <translation>有两种下注方式的赌徒</translation>
    </message>
    <message>
        <source>The gambler may also bet a coin on winning two. Best and worst play give different chances, so there is something to decide.</source>
        <translation>这里还可以用一枚硬币下注去赢两枚。最佳与最差玩法的胜算不同，因此需要决策。</translation>
    </message>
    <message>
        <source>Ruin of N players: one process</source>
        <translation>N 个玩家的破产：单一进程</translation>
    </message>
    <message>
        <source>In each round every player puts in a coin, and one of them takes all. The game ends when somebody is broke. How long does it take, and who goes broke?</source>
        <translation>每一轮每个玩家放入一枚硬币，由其中一人全部拿走。有人破产时结束。要多久？谁会破产？</translation>
    </message>
    <message>
        <source>Ruin of N players: parallel processes</source>
        <translation>N 个玩家的破产：并行进程</translation>
    </message>
    <message>
        <source>The same game with one process per player and one for the dealer. They synchronise on shared actions: everybody betting, and somebody winning.</source>
        <translation>同样的游戏，每个玩家一个进程，庄家一个进程。它们在共有的动作上同步：所有人下注，以及有人赢。</translation>
    </message>
    <message>
        <source>Yahtzee: all dice the same</source>
        <translation>快艇骰子：所有骰子相同</translation>
    </message>
    <message>
        <source>All dice must show the same number within a given number of turns. Before each turn the player picks up the dice to throw again. The model counts the dice that show each number.</source>
        <translation>须在给定回合内让所有骰子点数相同。每回合前玩家拿起要重掷的骰子。模型统计各点数有几个骰子。</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>回合数</translation>
    </message>
    <message>
        <source>Yahtzee: each die on its own</source>
        <translation>快艇骰子：每个骰子单独计</translation>
    </message>
    <message>
        <source>Three throws with distinguishable dice: the same game has many more states. No question depends on what the last throw shows, so a reduction can forget it.</source>
        <translation>掷三次，骰子彼此区分：同样的游戏状态却多得多。没有问题会用到最后一掷的点数，因此约简可以去掉它。</translation>
    </message>
    <message>
        <source>Yahtzee: how many turns does it take?</source>
        <translation>快艇骰子：需要多少回合？</translation>
    </message>
    <message>
        <source>All dice must show the same number, in as many turns as it takes. With best play the average is finite. With worst play the game never ends.</source>
        <translation>须让所有骰子点数相同，回合数不限。最佳玩法的平均回合数有限；最差玩法永远不会结束。</translation>
    </message>
    <message>
        <source>A 9 in the first round leads to 26 or 53</source>
        <translation>首轮掷出 9 走到 26 或 53</translation>
    </message>
    <message>
        <source>Wells on 31 and 52</source>
        <translation>31 和 52 格有井</translation>
    </message>
    <message>
        <source>Hide all actions except rolls and endings</source>
        <translation>隐藏掷骰与结束以外的所有动作</translation>
    </message>
    <message>
        <source>Artefact A: repeating the other player&apos;s first-round 9 moves you back by 9</source>
        <translation>模型偏差 A：重复对方首轮掷出的 9 的玩家后退 9 格</translation>
    </message>
    <message>
        <source>Artefact B: pawns on 31 and 52 end the game even without wells</source>
        <translation>模型偏差 B：即使没有井，棋子停在 31 和 52 格也结束游戏</translation>
    </message>
    <message>
        <source>The Game of the Goose</source>
        <translation>鹅棋</translation>
    </message>
    <message>
        <source>Two players race to square 63, with no decisions to make. Who wins, and after how many throws? The two artefacts come from the study&apos;s model. Without them the rules give different numbers.</source>
        <translation>两名玩家赛跑到第 63 格。谁都不用做选择：谁会赢，要掷多少次？两处偏差来自研究所用的模型：没有它们，规则会给出不同的数字。</translation>
    </message>
    <message>
        <source>The Game of the Goose for three</source>
        <translation>三人鹅棋</translation>
    </message>
    <message>
        <source>The same race with three players and millions of states. Nobody is stuck for ever: there are only two wells for three pawns.</source>
        <translation>同样的赛跑，但有三名玩家和数百万个状态。没有人会永远困住：三个棋子只有两口井。</translation>
    </message>
    <message>
        <source>start can&apos;t be more than goal</source>
        <translation>start 不能大于 goal</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3</source>
        <translation>%1 必须是 %2 至 %3 的数</translation>
    </message>
    <message>
        <source>%1 must be true or false</source>
        <translation>%1 必须是 true 或 false</translation>
    </message>
    <message>
        <source>%1 must be a fraction or decimal from 0 to 1, such as 3/5</source>
        <translation>%1 必须是 0 至 1 的分数或小数，例如 3/5</translation>
    </message>
    <message>
        <source>Written in prCRL. Parallel processes synchronise on shared actions, unless nocomm names them. Ctrl+Space completes words. Any change makes this your own model</source>
        <translation>使用 prCRL 语言。并行的进程一起执行共有的动作，除非用 nocomm 指明。Ctrl+Space 列出可用的词。修改之后即成为你自己的模型</translation>
    </message>
    <message>
        <source>Yahtzee: another hand</source>
        <translation>快艇骰子：另一种牌型</translation>
    </message>
    <message>
        <source>Five dice must show three or four of a kind, a large straight or a full house within a given number of turns. Before each turn the player picks up the dice to throw again.</source>
        <translation>五个骰子须在给定回合内掷出三条、四条、大顺或葫芦。每回合前玩家拿起要重掷的骰子。</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>牌型</translation>
    </message>
    <message>
        <source>The Game of the Goose for four</source>
        <translation>四人鹅棋</translation>
    </message>
    <message>
        <source>With four players there are more states than one machine can hold. The study simulated this game instead of checking it. So does fourcast-cli chance simulate with --unexplored.</source>
        <translation>四名玩家时状态数超出一台机器的容量。该研究没有检验这个游戏，而是直接下了这个游戏，与 fourcast-cli chance simulate 加 --unexplored 的做法相同。</translation>
    </message>
    <message>
        <source>%1 must be one of %2</source>
        <translation>%1 必须是 %2 之一</translation>
    </message>
</context>
<context>
    <name>ChanceNumbers</name>
    <message>
        <source>%1 to %2</source>
        <comment>interval</comment>
        <translation>%1 至 %2</translation>
    </message>
</context>
<context>
    <name>ChancePage</name>
    <message>
        <source>Choose a model to explore. The Model tab shows its text</source>
        <translation>选择要探索的模型。“模型”标签页显示它的文本</translation>
    </message>
    <message>
        <source>Explore the model and answer the question</source>
        <translation>探索模型并回答问题</translation>
    </message>
    <message>
        <source>Pause. You can continue later</source>
        <translation>暂停，稍后继续</translation>
    </message>
    <message>
        <source>Stop and keep the results so far</source>
        <translation>停止，保留目前的结果</translation>
    </message>
    <message>
        <source>%v states</source>
        <translation>%v 个状态</translation>
    </message>
    <message>
        <source>States expanded</source>
        <translation>已展开的状态</translation>
    </message>
    <message>
        <source>Press Run to apply these passes.</source>
        <translation>运行时依次进行以下约简。</translation>
    </message>
    <message>
        <source>Press Run to explore the model and answer the question.</source>
        <translation>点“运行”来探索模型并回答问题。</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>Check games of chance exactly: from a specification to probabilities and expected lengths, with guaranteed bounds</source>
        <translation>精确检验概率游戏：从规约到概率和期望长度，上下界有保证</translation>
    </message>
    <message>
        <source>Views of the model</source>
        <translation>模型的各种视图</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>States</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>逐步</translation>
    </message>
    <message>
        <source>Reductions</source>
        <translation>约简</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Simulator</source>
        <translation>模拟器</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Press Run to answer this. The results below are for an earlier question.</source>
        <translation>点“运行”来回答这个问题。下面是先前问题的结果。</translation>
    </message>
    <message>
        <source>Exploring…</source>
        <translation>正在探索。</translation>
    </message>
    <message>
        <source>Reductions of the equation</source>
        <translation>方程的约简</translation>
    </message>
    <message>
        <source>The model &apos;%1&apos; has no parameter &apos;%2&apos; to vary.</source>
        <translation>模型“%1”没有可以变化的参数“%2”。</translation>
    </message>
    <message>
        <source>Work out games of chance exactly</source>
        <translation>精确计算概率游戏</translation>
    </message>
</context>
<context>
    <name>ChanceProperty</name>
    <message>
        <source>A property must begin with Pmin, Pmax, Rmin or Rmax, as in Pmax broke(1), not with “%1”.</source>
        <translation>性质必须以 Pmin、Pmax、Rmin 或 Rmax 开头，如 Pmax broke(1)，不能以“%1”开头。</translation>
    </message>
    <message>
        <source>Only Rmin and Rmax count actions: “{%1}” can&apos;t follow %2.</source>
        <translation>只有 Rmin 和 Rmax 统计动作：“{%1}”不能接在 %2 之后。</translation>
    </message>
    <message>
        <source>The model has no “until” or “reach”. Name the goal, as in %1 broke.</source>
        <translation>模型中没有“until”或“reach”。请写明目标，如 %1 broke。</translation>
    </message>
    <message>
        <source>least probability</source>
        <translation>最小概率</translation>
    </message>
    <message>
        <source>greatest probability</source>
        <translation>最大概率</translation>
    </message>
    <message>
        <source>least expected reward</source>
        <translation>最小期望奖励</translation>
    </message>
    <message>
        <source>greatest expected reward</source>
        <translation>最大期望奖励</translation>
    </message>
    <message>
        <source>Only actions can be counted, as in %1{a | b}, but “{%2}” is a goal.</source>
        <translation>只能统计动作，如 %1{a | b}，而“{%2}”是目标。</translation>
    </message>
</context>
<context>
    <name>ChanceQuestions</name>
    <message>
        <source>What is the gambler&apos;s best chance of winning?</source>
        <translation>赌徒获胜的概率最大是多少？</translation>
    </message>
    <message>
        <source>With best play, the gambler wins with probability %1.</source>
        <translation>用最佳玩法，赌徒获胜的概率为 %1。</translation>
    </message>
    <message>
        <source>What is the gambler&apos;s worst chance of winning?</source>
        <translation>赌徒获胜的概率最小是多少？</translation>
    </message>
    <message>
        <source>With worst play, the gambler wins with probability %1.</source>
        <translation>用最差玩法，赌徒获胜的概率为 %1。</translation>
    </message>
    <message>
        <source>What is the greatest expected number of bets?</source>
        <translation>下注次数的期望最大是多少？</translation>
    </message>
    <message>
        <source>The greatest expected number of bets is %1.</source>
        <translation>下注次数的期望最大为 %1。</translation>
    </message>
    <message>
        <source>How likely is player 1 to be ruined?</source>
        <translation>玩家 1 破产的概率有多大？</translation>
    </message>
    <message>
        <source>The greatest probability that player 1 is ruined is %1.</source>
        <translation>玩家 1 破产的概率最大为 %1。</translation>
    </message>
    <message>
        <source>How likely is player 2 to be ruined?</source>
        <translation>玩家 2 破产的概率有多大？</translation>
    </message>
    <message>
        <source>The greatest probability that player 2 is ruined is %1.</source>
        <translation>玩家 2 破产的概率最大为 %1。</translation>
    </message>
    <message>
        <source>How many rounds does it take?</source>
        <translation>要进行多少轮？</translation>
    </message>
    <message>
        <source>Somebody is broke after %1 rounds on average.</source>
        <translation>平均 %1 轮之后有人破产。</translation>
    </message>
    <message>
        <source>What is the least probability that player 1 is ruined?</source>
        <translation>玩家 1 破产的概率最小是多少？</translation>
    </message>
    <message>
        <source>The least probability that player 1 is ruined is %1.</source>
        <translation>玩家 1 破产的概率最小为 %1。</translation>
    </message>
    <message>
        <source>How likely is a Yahtzee with best play?</source>
        <translation>最佳玩法掷成快艇的概率有多大？</translation>
    </message>
    <message>
        <source>With best play, all dice show the same number with probability %1.</source>
        <translation>用最佳玩法，所有骰子相同的概率为 %1。</translation>
    </message>
    <message>
        <source>How likely is a Yahtzee with worst play?</source>
        <translation>最差玩法掷成快艇的概率有多大？</translation>
    </message>
    <message>
        <source>With worst play, all dice show the same number with probability %1.</source>
        <translation>用最差玩法，所有骰子相同的概率为 %1。</translation>
    </message>
    <message>
        <source>How many turns does it take with best play?</source>
        <translation>最佳玩法需要多少回合？</translation>
    </message>
    <message>
        <source>With best play, it takes %1 turns on average.</source>
        <translation>用最佳玩法，平均需要 %1 回合。</translation>
    </message>
    <message>
        <source>How many turns does it take with worst play?</source>
        <translation>最差玩法需要多少回合？</translation>
    </message>
    <message>
        <source>With worst play, it takes %1 turns on average.</source>
        <translation>用最差玩法，平均需要 %1 回合。</translation>
    </message>
    <message>
        <source>How likely is an eventual Yahtzee with best play?</source>
        <translation>最佳玩法最终掷成快艇的概率有多大？</translation>
    </message>
    <message>
        <source>With best play, all dice eventually show the same number with probability %1.</source>
        <translation>用最佳玩法，所有骰子最终相同的概率为 %1。</translation>
    </message>
    <message>
        <source>How likely is an eventual Yahtzee with worst play?</source>
        <translation>最差玩法最终掷成快艇的概率有多大？</translation>
    </message>
    <message>
        <source>With worst play, all dice eventually show the same number with probability %1.</source>
        <translation>用最差玩法，所有骰子最终相同的概率为 %1。</translation>
    </message>
    <message>
        <source>How likely is player 1 to win?</source>
        <translation>玩家 1 获胜的概率有多大？</translation>
    </message>
    <message>
        <source>Player 1 wins with probability %1.</source>
        <translation>玩家 1 获胜的概率为 %1。</translation>
    </message>
    <message>
        <source>How likely is player 2 to win?</source>
        <translation>玩家 2 获胜的概率有多大？</translation>
    </message>
    <message>
        <source>Player 2 wins with probability %1.</source>
        <translation>玩家 2 获胜的概率为 %1。</translation>
    </message>
    <message>
        <source>How likely is a tie?</source>
        <translation>会是平局吗？</translation>
    </message>
    <message>
        <source>The game is a tie with probability %1.</source>
        <translation>平局的概率为 %1。</translation>
    </message>
    <message>
        <source>How many throws does it take?</source>
        <translation>要掷多少次？</translation>
    </message>
    <message>
        <source>The game ends after %1 throws on average, both players&apos; throws counted.</source>
        <translation>平均掷 %1 次后结束，双方合计。</translation>
    </message>
    <message>
        <source>The greatest probability of the goal</source>
        <translation>达到目标的最大概率</translation>
    </message>
    <message>
        <source>The least probability of the goal</source>
        <translation>达到目标的最小概率</translation>
    </message>
    <message>
        <source>The least reward until the goal</source>
        <translation>达到目标前的最小奖励</translation>
    </message>
    <message>
        <source>The greatest reward until the goal</source>
        <translation>达到目标前的最大奖励</translation>
    </message>
    <message>
        <source>The least probability of reaching the goal is %1.</source>
        <translation>达到目标的最小概率为 %1。</translation>
    </message>
    <message>
        <source>The least expected reward until the goal is %1.</source>
        <translation>达到目标前的最小期望奖励为 %1。</translation>
    </message>
    <message>
        <source>The greatest expected reward until the goal is %1.</source>
        <translation>达到目标前的最大期望奖励为 %1。</translation>
    </message>
    <message>
        <source>The greatest probability of reaching the goal is %1.</source>
        <translation>达到目标的最大概率为 %1。</translation>
    </message>
    <message>
        <source>How likely is the gambler to win?</source>
        <translation>赌徒获胜的概率有多大？</translation>
    </message>
    <message>
        <source>The gambler wins with probability %1.</source>
        <translation>赌徒获胜的概率为 %1。</translation>
    </message>
    <message>
        <source>How many bets does it take?</source>
        <translation>要下注多少次？</translation>
    </message>
    <message>
        <source>The game ends after %1 bets on average.</source>
        <translation>平均下注 %1 次后结束。</translation>
    </message>
    <message>
        <source>Player 1 is ruined with probability %1.</source>
        <translation>玩家 1 破产的概率为 %1。</translation>
    </message>
    <message>
        <source>Player 2 is ruined with probability %1.</source>
        <translation>玩家 2 破产的概率为 %1。</translation>
    </message>
    <message>
        <source>The expected reward until the goal is %1.</source>
        <translation>达到目标前的期望值为 %1。</translation>
    </message>
    <message>
        <source>The goal is reached with probability %1.</source>
        <translation>达到目标的概率为 %1。</translation>
    </message>
</context>
<context>
    <name>ChanceReport</name>
    <message>
        <source>Report on a game of chance: %1</source>
        <translation>概率游戏报告：%1</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计数据</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>The model in prCRL</source>
        <translation>prCRL 模型</translation>
    </message>
    <message>
        <source>Its linear equation</source>
        <translation>其线性方程</translation>
    </message>
    <message>
        <source>The first decisions of its strategy</source>
        <translation>其策略的前几个决定</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>所有问题</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
</context>
<context>
    <name>ChanceSimulator</name>
    <message>
        <source>Ways to play</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>单局</translation>
    </message>
    <message>
        <source>Many games</source>
        <translation>多局</translation>
    </message>
    <message>
        <source>Against the strategy</source>
        <translation>对照策略</translation>
    </message>
</context>
<context>
    <name>ChanceSweep</name>
    <message>
        <source>The system has run out of memory.</source>
        <translation>系统内存不足，无法进行。</translation>
    </message>
    <message>
        <source>%1 states</source>
        <translation>%1 个状态</translation>
    </message>
    <message>
        <source>Memory ran out after %1 states.</source>
        <translation>处理 %1 个状态后内存耗尽。</translation>
    </message>
    <message>
        <source>sweep %1</source>
        <translation>第 %1 次扫描</translation>
    </message>
    <message>
        <source>Memory ran out.</source>
        <translation>内存耗尽。</translation>
    </message>
    <message>
        <source>to</source>
        <comment>3 to 9 step 2</comment>
        <translation>到</translation>
    </message>
    <message>
        <source>Vary one or two parameters.</source>
        <translation>只能改变一个或两个参数。</translation>
    </message>
    <message>
        <source>Both ranges are for the same parameter.</source>
        <translation>两个范围属于同一个参数。</translation>
    </message>
    <message>
        <source>The model %1 has no parameter “%2”.</source>
        <translation>模型 %1 没有参数“%2”。</translation>
    </message>
    <message>
        <source>The parameter %1 needs at least one value.</source>
        <translation>参数 %1 至少需要一个值。</translation>
    </message>
    <message>
        <source>There are more than %1 combinations.</source>
        <translation>组合数超过 %1。</translation>
    </message>
    <message>
        <source>step</source>
        <comment>3 to 9 step 2</comment>
        <translation>步长</translation>
    </message>
    <message>
        <source>A step must be at least 1.</source>
        <translation>步长至少为 1。</translation>
    </message>
    <message>
        <source>The range ends before it begins: %1.</source>
        <translation>范围的终点小于起点：%1。</translation>
    </message>
    <message>
        <source>“%1” is neither a range such as 10 to 50 step 10 nor a list such as 3, 5, 1/2.</source>
        <translation>“%1”既不是 10 到 50 步长 10 这样的范围，也不是 3, 5, 1/2 这样的列表。</translation>
    </message>
    <message>
        <source>A value is missing: give a range such as 10 to 50 step 10, or a list such as 3, 5, 1/2.</source>
        <translation>缺少值：请给出范围如 10 到 50 步长 10，或列表如 3, 5, 1/2。</translation>
    </message>
    <message>
        <source>There is no model “%1” with parameters.</source>
        <translation>没有带参数的模型“%1”。</translation>
    </message>
</context>
<context>
    <name>ChanceTableReport</name>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>各列</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>符号</translation>
    </message>
</context>
<context>
    <name>ChanceTableWords</name>
    <message>
        <source>✓ Agrees: rounded to the same number of digits, it is the study&apos;s number.</source>
        <translation>✓ 一致：四舍五入到同样位数，即为研究中的数。</translation>
    </message>
    <message>
        <source>≈ Agrees if the extra digits are cut off instead of rounded.</source>
        <translation>≈ 若截去多余位数而不是四舍五入，则一致。</translation>
    </message>
    <message>
        <source>? Undecided: the interval is too wide.</source>
        <translation>? 未定：区间太宽。</translation>
    </message>
    <message>
        <source>≠ Differs from the study&apos;s number. The notes below say why.</source>
        <translation>≠ 与研究中的数不同。下方注释说明原因。</translation>
    </message>
    <message>
        <source>The study prints no number here.</source>
        <translation>研究未在此刊出数字。</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>无穷大</translation>
    </message>
    <message>
        <source>not certain to be reached</source>
        <translation>不保证能达到</translation>
    </message>
    <message>
        <source>paper %1</source>
        <translation>论文 %1</translation>
    </message>
    <message>
        <source>Paper: %1.</source>
        <translation>论文：%1。</translation>
    </message>
    <message>
        <source>Ours: %1.</source>
        <translation>本程序：%1。</translation>
    </message>
    <message>
        <source>Guaranteed interval: %1.</source>
        <translation>保证在 %1 之间。</translation>
    </message>
    <message>
        <source>Exactly %1.</source>
        <translation>精确值为 %1。</translation>
    </message>
    <message>
        <source>large, not run:
%1 states</source>
        <translation>太大，未运行：
%1 个状态</translation>
    </message>
    <message>
        <source>Needs about %1 GiB, more than the %2 GiB limit for a row. The run stops at the limit and says so.</source>
        <translation>大约需要 %1 GiB：超过一行允许使用的 %2 GiB，因此到上限即停止并注明。</translation>
    </message>
    <message>
        <source>Needs about %1 GiB and %2 on an otherwise idle machine.</source>
        <translation>在空闲的机器上大约需要 %1 GiB 和 %2。</translation>
    </message>
    <message>
        <source>%1 agree</source>
        <translation>%1 项一致</translation>
    </message>
    <message>
        <source>%1 agree, cut off</source>
        <translation>%1 项截断后一致</translation>
    </message>
    <message>
        <source>%1 undecided</source>
        <translation>%1 项未定</translation>
    </message>
    <message>
        <source>%1 differ</source>
        <translation>%1 项不同</translation>
    </message>
    <message>
        <source>%1 of %2 cells filled</source>
        <translation>已填 %2 个单元格中的 %1 个</translation>
    </message>
    <message>
        <source>✓ The checker&apos;s interval contains the formula&apos;s value.</source>
        <translation>✓ 检验器给出的区间包含公式的结果。</translation>
    </message>
    <message>
        <source>%1 agree with a formula</source>
        <translation>%1 项与公式一致</translation>
    </message>
</context>
<context>
    <name>ChanceTables</name>
    <message>
        <source>The system has run out of memory.</source>
        <translation>系统内存不足，无法进行。</translation>
    </message>
    <message>
        <source>%1 states</source>
        <translation>%1 个状态</translation>
    </message>
    <message>
        <source>Memory ran out after %1 states.</source>
        <translation>处理 %1 个状态后内存耗尽。</translation>
    </message>
    <message>
        <source>%1, sweep %2</source>
        <translation>%1，第 %2 次扫描</translation>
    </message>
    <message>
        <source>Memory ran out while checking %1.</source>
        <translation>检验 %1 时内存耗尽。</translation>
    </message>
    <message>
        <source>Includes the observer that tools without action formulas add to the model. Each state that meets the goal counts twice.</source>
        <translation>计入观察器：不支持动作公式的工具会把它加到模型里。达到目标的每个状态计两次。</translation>
    </message>
    <message>
        <source>The gambler</source>
        <translation>赌徒</translation>
    </message>
    <message>
        <source>Greatest chance</source>
        <translation>最大概率</translation>
    </message>
    <message>
        <source>Chance that the gambler wins all the coins, with best play.</source>
        <translation>用最佳玩法，赌徒赢得全部硬币的概率。</translation>
    </message>
    <message>
        <source>Least chance</source>
        <translation>最小概率</translation>
    </message>
    <message>
        <source>With worst play.</source>
        <translation>用最差玩法。</translation>
    </message>
    <message>
        <source>One coin at a time</source>
        <translation>每次一枚硬币</translation>
    </message>
    <message>
        <source>One coin or two</source>
        <translation>一枚或两枚硬币</translation>
    </message>
    <message>
        <source>Table 1: ruin of N players with d coins each</source>
        <translation>表 1：N 个玩家各有 d 枚硬币的破产</translation>
    </message>
    <message>
        <source>States, static</source>
        <translation>状态，静态</translation>
    </message>
    <message>
        <source>States, dynamic</source>
        <translation>状态，动态</translation>
    </message>
    <message>
        <source>The goal is the ruin of the first player.</source>
        <translation>目标是第一个玩家破产。</translation>
    </message>
    <message>
        <source>Expected length</source>
        <translation>期望长度</translation>
    </message>
    <message>
        <source>Rounds until somebody is broke.</source>
        <translation>直到有人破产的轮数。</translation>
    </message>
    <message>
        <source>Ruin of player 1</source>
        <translation>玩家 1 破产</translation>
    </message>
    <message>
        <source>Probability that the first player is broke when the game ends.</source>
        <translation>游戏结束时第一个玩家破产的概率。</translation>
    </message>
    <message>
        <source>N = %1, d = %2</source>
        <translation>N = %1，d = %2</translation>
    </message>
    <message>
        <source>For N = 5, d = 100, the study counted 21,449,977 static states with the ruin of player 1 as the goal. Its other static counts use the ruin of any player. With that goal there are 22,106,876.</source>
        <translation>N = 5、d = 100 时，研究以玩家 1 破产为目标，得到 21,449,977 个静态状态。研究的其他静态计数以任何人破产为目标；按这一目标为 22,106,876 个。</translation>
    </message>
    <message>
        <source>Table 2: all dice the same within a number of turns</source>
        <translation>表 2：在若干回合内所有骰子相同</translation>
    </message>
    <message>
        <source>States</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Transitions</source>
        <translation>迁移</translation>
    </message>
    <message>
        <source>With the observer, and with a loop on each terminal state.</source>
        <translation>计入观察器，并给每个终止状态加一个自环。</translation>
    </message>
    <message>
        <source>With best play.</source>
        <translation>用最佳玩法。</translation>
    </message>
    <message>
        <source>%1 dice, %2 turns</source>
        <translation>%1 个骰子，%2 回合</translation>
    </message>
    <message>
        <source>The study&apos;s program stopped at 0.99999. The value found here has more nines.</source>
        <translation>研究的程序停在 0.99999。这里求得的值有更多个 9。</translation>
    </message>
    <message>
        <source>Table 3: the Game of the Goose for two</source>
        <translation>表 3：双人鹅棋</translation>
    </message>
    <message>
        <source>With the two artefacts of the study&apos;s model. A player who repeats the other&apos;s special nine is sent to 44 or 17. Even without wells, the game ends when the pawns stand on the two well squares.</source>
        <translation>含研究模型中的两处偏差。重复对方那个特殊的 9 的玩家会被送到 44 或 17。即使没有井，棋子停在两个井格上时游戏也会结束。</translation>
    </message>
    <message>
        <source>By the rules as written.</source>
        <translation>按照书面规则。</translation>
    </message>
    <message>
        <source>Total rolls of both players until one wins or neither can move.</source>
        <translation>双方掷骰的次数，直到一方获胜或双方都不能移动。</translation>
    </message>
    <message>
        <source>Player 1 wins</source>
        <translation>玩家 1 获胜</translation>
    </message>
    <message>
        <source>Player 2 wins</source>
        <translation>玩家 2 获胜</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Player 1, by the rules</source>
        <translation>玩家 1，按规则</translation>
    </message>
    <message>
        <source>Player 2, by the rules</source>
        <translation>玩家 2，按规则</translation>
    </message>
    <message>
        <source>Length, by the rules</source>
        <translation>长度，按规则</translation>
    </message>
    <message>
        <source>1 die</source>
        <translation>1 个骰子</translation>
    </message>
    <message>
        <source>2 dice</source>
        <translation>2 个骰子</translation>
    </message>
    <message>
        <source>first round</source>
        <translation>有首轮规则</translation>
    </message>
    <message>
        <source>no first round</source>
        <translation>无首轮规则</translation>
    </message>
    <message>
        <source>wells</source>
        <translation>有井</translation>
    </message>
    <message>
        <source>no wells</source>
        <translation>无井</translation>
    </message>
    <message>
        <source>The study&apos;s state counts can&apos;t be reproduced, because its model was never published. It keeps both dice while a pawn moves. Ours keeps only their sum. The same game has 4,431 or 188,893 states, depending on how it is modelled.</source>
        <translation>研究中的状态数无法重现，因为其模型从未发表。它在棋子移动时保留两个骰子，而本程序只保留点数之和。同一个游戏按建模方式不同有 4,431 个或 188,893 个状态。</translation>
    </message>
    <message>
        <source>Time for the model&apos;s own question, from its equation to the answer. Not measured in rows of more than %1 states.</source>
        <translation>模型自身的问题从方程到答案所需的时间。超过 %1 个状态的行不测。</translation>
    </message>
    <message>
        <source>Time, reduced</source>
        <translation>时间，约简后</translation>
    </message>
    <message>
        <source>With the reductions applied.</source>
        <translation>约简之后。</translation>
    </message>
    <message>
        <source>Time, original</source>
        <translation>时间，原始</translation>
    </message>
    <message>
        <source>Without the reductions.</source>
        <translation>约简之前。</translation>
    </message>
    <message>
        <source>The study&apos;s times, where known, are seconds of its programs on a 2012 laptop. They appear next to the row&apos;s time.</source>
        <translation>研究的用时（已知时）是其程序在 2012 年的笔记本电脑上的秒数，显示在该行用时旁边。</translation>
    </message>
    <message>
        <source>By the formula</source>
        <translation>按公式</translation>
    </message>
    <message>
        <source>(1 - r^start) / (1 - r^goal) with r = (1-p)/p: the study&apos;s equation (1). It does not cover a gambler who may choose.</source>
        <translation>(1 - r^start) / (1 - r^goal)，其中 r = (1-p)/p：研究的方程 (1)。它不适用于可以选择的赌徒。</translation>
    </message>
    <message>
        <source>40 of 100 coins, winning chance 0.49</source>
        <translation>100 枚硬币中的 40 枚，获胜概率 0.49</translation>
    </message>
    <message>
        <source>Length, by formula</source>
        <translation>长度，按公式</translation>
    </message>
    <message>
        <source>Known for d up to N + 2 (Rocha and Stern). For d &lt; N it is d. For d = N it is N / (1 - c), with c = N! p1 ... pN. For d = N + 1 it is 1 + N / (1 - c (N+1)/2). For d = N + 2 it solves two linear equations.</source>
        <translation>d 不超过 N + 2 时已知（Rocha 与 Stern）。d &lt; N 时为 d；d = N 时为 N / (1 - c)，其中 c = N! p1 ... pN；d = N + 1 时为 1 + N / (1 - c (N+1)/2)；d = N + 2 时为两个线性方程的解。</translation>
    </message>
    <message>
        <source>Ruin, by formula</source>
        <translation>破产，按公式</translation>
    </message>
    <message>
        <source>Known for d up to N: (1 - p1)^d, divided by 1 - c if d = N.</source>
        <translation>d 不超过 N 时已知：(1 - p1)^d；d = N 时再除以 1 - c。</translation>
    </message>
    <message>
        <source>Both times are for the dynamic model. The reductions shrink its equation but not its number of states. Without them the equation grows so fast that ten players are not run. The static equation is already as small as possible.</source>
        <translation>两个时间都属于动态模型。约简会缩小其方程，但不改变状态数。不约简时，方程随玩家数增长过快，因此不运行十名玩家。静态方程本来就已最小。</translation>
    </message>
    <message>
        <source>Expected turns</source>
        <translation>期望回合数</translation>
    </message>
    <message>
        <source>With best play, in as many turns as it takes.</source>
        <translation>最佳玩法下，不限回合数。</translation>
    </message>
    <message>
        <source>5 dice, any number of turns</source>
        <translation>5 个骰子，回合数不限</translation>
    </message>
    <message>
        <source>Three of a kind, 3 turns</source>
        <translation>三条，3 回合</translation>
    </message>
    <message>
        <source>Four of a kind, 3 turns</source>
        <translation>四条，3 回合</translation>
    </message>
    <message>
        <source>Large straight, 3 turns</source>
        <translation>大顺，3 回合</translation>
    </message>
    <message>
        <source>Full house, 3 turns</source>
        <translation>葫芦，3 回合</translation>
    </message>
    <message>
        <source>The study says that the other hands can be computed in the same way. It prints no numbers for them.</source>
        <translation>研究称其他牌型可用同样方法计算，但没有给出数值。</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>Both pawns stand in wells, and neither can move.</source>
        <translation>双方都在井中，谁也不能走。</translation>
    </message>
    <message>
        <source>Tie, by the rules</source>
        <translation>平局，按规则</translation>
    </message>
    <message>
        <source>The study&apos;s programs took about 90 seconds for the Game of the Goose on a 2012 laptop.</source>
        <translation>研究的程序在 2012 年的笔记本电脑上计算鹅棋约用 90 秒。</translation>
    </message>
</context>
<context>
    <name>ChanceWork</name>
    <message>
        <source>The property depends on hidden steps, so confluent steps are not taken at once.</source>
        <translation>该性质依赖于隐藏步骤，因此不会立即执行合流步骤。</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>The file name “%1” must end in .png, .svg, .pdf, .csv or .json. The ending sets the format.</source>
        <translation>文件名“%1”须以 .png、.svg、.pdf、.csv 或 .json 结尾，由它决定格式。</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>还没有可绘制的内容。</translation>
    </message>
    <message>
        <source>The picture for “%1” could not be drawn.</source>
        <translation>无法绘制“%1”的图片。</translation>
    </message>
    <message>
        <source>The file “%1” could not be written: %2.</source>
        <translation>无法写入文件“%1”：%2。</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg);;PDF drawing (*.pdf);;CSV table (*.csv);;JSON data (*.json)</source>
        <translation>PNG 图片 (*.png);;SVG 图形 (*.svg);;PDF 图形 (*.pdf);;CSV 表格 (*.csv);;JSON 数据 (*.json)</translation>
    </message>
</context>
<context>
    <name>ChartGestures</name>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom in. The wheel zooms at the mouse pointer. Drag to pan.</source>
        <translation>放大。滚轮以鼠标处为中心缩放，拖动可平移。</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Zoom out. The wheel zooms at the mouse pointer.</source>
        <translation>缩小。滚轮以鼠标处为中心缩放。</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>显示全部(&amp;A)</translation>
    </message>
    <message>
        <source>Show the whole chart again</source>
        <translation>重新显示整个图表</translation>
    </message>
    <message>
        <source>Show the whole chart again (0)</source>
        <translation>重新显示整个图表 (0)</translation>
    </message>
</context>
<context>
    <name>ChartLegend</name>
    <message>
        <source>Series shown in the chart</source>
        <translation>图表中显示的系列</translation>
    </message>
    <message>
        <source>Show all series</source>
        <translation>显示所有系列</translation>
    </message>
    <message>
        <source>Show only this series</source>
        <translation>只显示此系列</translation>
    </message>
    <message>
        <source>Hide all series</source>
        <translation>隐藏所有系列</translation>
    </message>
</context>
<context>
    <name>ClassExportMenu</name>
    <message>
        <source>Export the class results to a file</source>
        <translation>把班级结果导出到文件</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>&amp;Questions as CSV…</source>
        <translation>问题存为 CSV(&amp;Q)…</translation>
    </message>
    <message>
        <source>One row per question, for spreadsheets</source>
        <translation>每个问题一行，供电子表格使用</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>&amp;Students as CSV…</source>
        <translation>学生存为 CSV(&amp;S)…</translation>
    </message>
    <message>
        <source>One row per student, for spreadsheets</source>
        <translation>每个学生一行，供电子表格使用</translation>
    </message>
    <message>
        <source>students</source>
        <translation>学生</translation>
    </message>
    <message>
        <source>&amp;Report as PDF…</source>
        <translation>报告存为 PDF(&amp;R)…</translation>
    </message>
    <message>
        <source>Both tables, the students&apos; written answers and the files left out</source>
        <translation>两张表、学生写的文字，以及略去的文件</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>class</source>
        <translation>班级</translation>
    </message>
    <message>
        <source>Export the class</source>
        <translation>导出班级</translation>
    </message>
</context>
<context>
    <name>ClassNames</name>
    <message>
        <source>Antelope,Badger,Camel,Dolphin,Eagle,Falcon,Gecko,Heron,Ibis,Jackal,Koala,Lynx,Marmot,Newt,Otter,Panda,Quail,Raccoon,Seal,Tapir,Urchin,Vole,Walrus,Yak,Zebra,Beaver,Crane,Hare,Lizard,Turtle</source>
        <comment>animals, each another, separated by commas without blanks</comment>
        <translation>羚羊,獾,骆驼,海豚,老鹰,游隼,壁虎,苍鹭,朱鹮,胡狼,考拉,猞猁,土拨鼠,蝾螈,水獭,熊猫,鹌鹑,浣熊,海豹,貘,海胆,田鼠,海象,牦牛,斑马,河狸,仙鹤,野兔,蜥蜴,乌龟</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>玩家 %1</translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message>
        <source>Drop your students&apos; answer files (NAME.answers.json) here, or a folder of them. The files are only read. Nothing leaves this computer.</source>
        <translation>把学生的答案文件（NAME.answers.json）或装有它们的文件夹拖到这里。文件只会被读取，不会离开这台电脑。</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>班级</translation>
    </message>
    <message>
        <source>Class results: all the answers your students handed in</source>
        <translation>班级结果：学生交来的全部答案</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>Add answer files from your students. You can also drop them on this page.</source>
        <translation>添加学生的答案文件；也可以把它们拖到页面上</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>Add every answer file in a folder and its subfolders</source>
        <translation>添加文件夹及其子文件夹中的所有答案文件</translation>
    </message>
    <message>
        <source>Lesson…</source>
        <translation>课程…</translation>
    </message>
    <message>
        <source>Choose the lesson that was answered, for the wording and order of its questions. Built-in lessons are found automatically.</source>
        <translation>选择所回答的课程，以取得问题的文字和顺序。自带的课程会自动找到。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Read every file again</source>
        <translation>再次读取所有文件</translation>
    </message>
    <message>
        <source>Remove all…</source>
        <translation>全部移除…</translation>
    </message>
    <message>
        <source>Remove every file from this page. The files on disk are kept.</source>
        <translation>从此页移除所有文件；磁盘上的文件会保留</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>One row per question. Click a heading to sort.</source>
        <translation>每个问题一行；点击表头可排序</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>学生</translation>
    </message>
    <message>
        <source>One row per student. Press Enter or double-click to see the answers. Click a heading to sort.</source>
        <translation>每个学生一行；按 Enter 或双击显示答案，点击表头可排序</translation>
    </message>
    <message>
        <source>Students&apos; written answers</source>
        <translation>学生的文字回答</translation>
    </message>
    <message>
        <source>Class views</source>
        <translation>班级视图</translation>
    </message>
    <message>
        <source>Written answers</source>
        <translation>文字回答</translation>
    </message>
    <message>
        <source>All files were removed from the page.</source>
        <translation>已从页面移除所有文件。</translation>
    </message>
    <message>
        <source>All files were counted.</source>
        <translation>所有文件都已计入。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left out.</source>
        <translation>
            <numerusform>略去 %n 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>No answers can be counted.</source>
        <translation>没有可计入的答案。</translation>
    </message>
    <message>
        <source>This lesson was not found. Use Lesson… to open it.</source>
        <translation>无法识别这是哪一课；请用“课程…”指定。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>There are no written answers.</source>
        <translation>没有文字回答。</translation>
    </message>
    <message>
        <source>Student answers</source>
        <translation>学生的答案</translation>
    </message>
    <message>
        <source>Folder of answers</source>
        <translation>答案文件夹</translation>
    </message>
    <message>
        <source>Lesson that was answered</source>
        <translation>所回答的课程</translation>
    </message>
    <message>
        <source>Lessons (*%1)</source>
        <translation>课程 (*%1)</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>全部移除</translation>
    </message>
    <message>
        <source>Remove every file from this page? The files on disk are kept.</source>
        <translation>从此页移除所有文件吗？磁盘上的文件会保留。</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已答</translation>
    </message>
    <message>
        <source>Right first time</source>
        <translation>一次答对</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>答对</translation>
    </message>
    <message>
        <source>Most common wrong answer</source>
        <translation>最常见的错误答案</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>用时中位数</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Gave up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>学生</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试次数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1，第 %2 行，第 %3 列：%4</translation>
    </message>
    <message>
        <source>The file could not be read: %1</source>
        <translation>无法读取：%1</translation>
    </message>
    <message>
        <source>Files to check</source>
        <translation>待检查的文件</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>待检查</translation>
    </message>
    <message>
        <source>To check (%1)</source>
        <translation>待检查（%1）</translation>
    </message>
    <message>
        <source>See what the class answered</source>
        <translation>看全班答了什么</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) with the same answers as another: see To check.</source>
        <translation>
            <numerusform>有 %n 个文件的答案与别的文件相同：见“待检查”。</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers (*%1);;All files (*)</source>
        <translation>答案 (*%1);;所有文件 (*)</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>No answer files found.</source>
        <translation>没有找到答案文件。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) contain no answers.</source>
        <translation>
            <numerusform>有 %n 个文件不含答案。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) contain no answers: %1.</source>
        <translation>
            <numerusform>有 %n 个文件不含答案：%1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClassReport</name>
    <message>
        <source>These answers are for another lesson: %1.</source>
        <translation>这是另一门课程的答案：%1。</translation>
    </message>
    <message>
        <source>These answers are for version %1 of the lesson, not version %2.</source>
        <translation>这是课程第 %1 版的答案，不是第 %2 版。</translation>
    </message>
    <message>
        <source>This is a copy of %1.</source>
        <translation>这是 %1 的副本。</translation>
    </message>
    <message>
        <source>The same student handed in %1 later. That file counts instead.</source>
        <translation>同一学生后来又交了 %1，以后者为准。</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已答</translation>
    </message>
    <message>
        <source>Most common wrong answer</source>
        <translation>最常见的错误答案</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>用时中位数</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Gave up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>学生</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>学生</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Right first time</source>
        <translation>一次答对</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>答对</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试次数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Written answers</source>
        <translation>文字回答</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>略去</translation>
    </message>
    <message>
        <source>%1 · version %2 · Fourcast %3</source>
        <translation>%1 · 版本 %2 · Fourcast %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n time(s))</source>
        <translation>
            <numerusform>%1（%n 次）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1:%2 min</source>
        <translation>%1:%2 分</translation>
    </message>
    <message numerus="yes">
        <source>%1, version %2: %n student(s).</source>
        <translation>
            <numerusform>%1，版本 %2：%n 名学生。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right first time</source>
        <translation>
            <numerusform>%n 一次答对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right later</source>
        <translation>
            <numerusform>%n 之后答对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong</source>
        <translation>
            <numerusform>%n 答错</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to read</source>
        <translation>
            <numerusform>%n 待阅</numerusform>
        </translation>
    </message>
    <message>
        <source>Under another name, this has the same answers as %1, with times that match to the second. Both count.</source>
        <translation>它与 %1 姓名不同，但答案相同，用时精确到秒也相同。两份都计入。</translation>
    </message>
    <message>
        <source>File %1</source>
        <translation>文件 %1</translation>
    </message>
    <message>
        <source>Student %1</source>
        <translation>学生 %1</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>待检查</translation>
    </message>
    <message>
        <source>%1 (same answers and times as %2)</source>
        <translation>%1（答案和用时与 %2 相同）</translation>
    </message>
</context>
<context>
    <name>ClassView</name>
    <message>
        <source>Class view</source>
        <translation>课堂视图</translation>
    </message>
    <message>
        <source>Games being played</source>
        <translation>进行中的对局</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>N: names, numbers or animals · F11: full screen · Esc: close</source>
        <translation>N：名字、编号或动物 · F11：全屏 · Esc：关闭</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 对 %2：%3</translation>
    </message>
    <message>
        <source>%1 against %2, move %3</source>
        <translation>%1 对 %2，第 %3 手</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Entrant</source>
        <translation>参赛者</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>All games are over.</source>
        <translation>所有对局都已结束。</translation>
    </message>
    <message>
        <source>%1 games played.</source>
        <translation>已下 %1 局。</translation>
    </message>
    <message>
        <source>Game %1 of %2</source>
        <translation>第 %1 局，共 %2 局</translation>
    </message>
    <message>
        <source>Round %1. %2</source>
        <translation>第 %1 轮。%2</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>None: the entrants&apos; own limits</source>
        <translation>无：采用参赛者各自的限制</translation>
    </message>
    <message>
        <source>Classroom: 1 s a move</source>
        <translation>课堂：每步 1 秒</translation>
    </message>
    <message>
        <source>Kaggle: 2 s a move, 60 s beyond</source>
        <translation>Kaggle：每步 2 秒，另有 60 秒备用</translation>
    </message>
    <message>
        <source>Riddles: 10 s and 0.5 s a move</source>
        <translation>Riddles：10 秒，每步再加 0.5 秒</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>The time each side has. Who is late loses the game.</source>
        <translation>每一方拥有的时间。超时判负。</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>每步秒数</translation>
    </message>
    <message>
        <source>What every move has for itself</source>
        <translation>每一步各自的用时</translation>
    </message>
    <message>
        <source>Seconds in the bank</source>
        <translation>备用时间（秒）</translation>
    </message>
    <message>
        <source>For all moves of the game: what a move needs beyond its own time</source>
        <translation>供整局使用：一步超出自身用时的部分由此扣除</translation>
    </message>
    <message>
        <source>Seconds added after a move</source>
        <translation>每步之后增加的秒数</translation>
    </message>
    <message>
        <source>Goes into the bank after each move</source>
        <translation>每步之后加入备用时间</translation>
    </message>
    <message>
        <source>never a&amp;bove the bank</source>
        <translation>不超过初始备用时间(&amp;B)</translation>
    </message>
    <message>
        <source>The bank never holds more than at the beginning</source>
        <translation>备用时间永远不会多于开始时</translation>
    </message>
    <message>
        <source>A move:</source>
        <translation>每步：</translation>
    </message>
    <message>
        <source>Bank:</source>
        <translation>备用：</translation>
    </message>
    <message>
        <source>Added:</source>
        <translation>加时：</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
</context>
<context>
    <name>ClockEditor</name>
    <message>
        <source>No clock</source>
        <translation>不计时</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>每步时间</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation>每局时间</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>计时</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Extra time for each move</source>
        <translation>每步加时</translation>
    </message>
    <message>
        <source>Added after each move</source>
        <translation>每步之后增加</translation>
    </message>
    <message>
        <source>Extra per move:</source>
        <translation>每步加时：</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a colour, before its time</comment>
        <translation>%1：</translation>
    </message>
    <message>
        <source>Time for %1</source>
        <comment>a colour</comment>
        <translation>%1的时间</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>The clock starts with the next game.</source>
        <translation>计时从下一局开始。</translation>
    </message>
    <message>
        <source>A clock needs two people.</source>
        <translation>计时需要两个人。</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>%1: time&apos;s up</source>
        <comment>whose clock</comment>
        <translation>%1：时间到</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>还剩 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>minutes, and seconds left</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose clock, time left</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, paused</source>
        <comment>a clock</comment>
        <translation>%1，已暂停</translation>
    </message>
    <message>
        <source>Time&apos;s up</source>
        <translation>时间到</translation>
    </message>
</context>
<context>
    <name>CoinPiles</name>
    <message>
        <source>broke</source>
        <translation>破产</translation>
    </message>
    <message>
        <source>player %1 has %2</source>
        <translation>玩家 %1 有 %2 枚</translation>
    </message>
    <message>
        <source>Coins: %1.</source>
        <translation>硬币：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 枚硬币</numerusform>
        </translation>
    </message>
    <message>
        <source>bet to win 1</source>
        <translation>下注以赢得 1 枚</translation>
    </message>
    <message>
        <source>bet to win 2</source>
        <translation>下注以赢得 2 枚</translation>
    </message>
</context>
<context>
    <name>ColumnBoard</name>
    <message>
        <source>The game is over.</source>
        <translation>对局结束。</translation>
    </message>
    <message>
        <source>Position: choose a column</source>
        <translation>局面；请选择一列</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>%1. Rows from the top, X for the first player, O for the second: %2</source>
        <translation>%1。从上往下各行，X 为先手，O 为后手：%2</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>First player to move: %1 (%2)</source>
        <comment>a colour and the shape on its discs</comment>
        <translation>轮到先手：%1（%2）</translation>
    </message>
    <message>
        <source>Second player to move: %1 (%2)</source>
        <comment>a colour and the shape on its discs</comment>
        <translation>轮到后手：%1（%2）</translation>
    </message>
    <message>
        <source>star</source>
        <translation>星形</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>圆环</translation>
    </message>
</context>
<context>
    <name>ColumnChip</name>
    <message>
        <source>W</source>
        <comment>one letter: a win</comment>
        <translation>胜</translation>
    </message>
    <message>
        <source>D</source>
        <comment>one letter: a draw</comment>
        <translation>和</translation>
    </message>
    <message>
        <source>L</source>
        <comment>one letter: a loss</comment>
        <translation>负</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>on a chip below a column</comment>
        <translation>获胜</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>on a chip below a column</comment>
        <translation>和棋</translation>
    </message>
    <message>
        <source>loses</source>
        <comment>on a chip below a column</comment>
        <translation>落败</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>on a chip below a column: moves to the end</comment>
        <translation>%1 步</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Orange, wins in 7</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Orange, not known yet</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1，最佳</translation>
    </message>
    <message>
        <source>%1. Exact score %2, from %3&apos;s view. Click to see the move</source>
        <translation>%1。%3的精确评分为 %2。点击查看该着法</translation>
    </message>
</context>
<context>
    <name>ColumnValues</name>
    <message>
        <source>Value of column %1</source>
        <translation>第 %1 列的值</translation>
    </message>
    <message>
        <source>Not searched, or full</source>
        <translation>未搜索，或已满</translation>
    </message>
</context>
<context>
    <name>CommandStates</name>
    <message>
        <source>Contin&amp;ue</source>
        <translation>继续(&amp;U)</translation>
    </message>
</context>
<context>
    <name>CompareForm</name>
    <message>
        <source>empty board</source>
        <translation>空棋盘</translation>
    </message>
    <message>
        <source>Moves that reach the position, such as 44536 or d1 d2 e1</source>
        <translation>到达该局面的着法，如 44536 或 d1 d2 e1</translation>
    </message>
    <message>
        <source>From the board</source>
        <translation>取自棋盘</translation>
    </message>
    <message>
        <source>Use the position on the board</source>
        <translation>使用棋盘上的局面</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>重复次数</translation>
    </message>
    <message>
        <source>How often each engine searches, taking turns with the others. From six repetitions, the median has an interval.</source>
        <translation>每个引擎搜索的次数，与其他引擎轮流进行。满六次起，中位数附有区间。</translation>
    </message>
    <message>
        <source>The engine the others are measured against</source>
        <translation>作为比较基准的引擎</translation>
    </message>
    <message>
        <source>Measure pruning</source>
        <translation>测量剪枝效果</translation>
    </message>
    <message>
        <source>Count the full tree and the minimal tree, and run alpha-beta with columns from left to right</source>
        <translation>统计完整搜索树和最小搜索树，并运行从左到右尝试各列的 alpha-beta</translation>
    </message>
    <message>
        <source>Position:</source>
        <translation>局面：</translation>
    </message>
    <message>
        <source>Repetitions:</source>
        <translation>重复次数：</translation>
    </message>
    <message>
        <source>Reference:</source>
        <translation>基准：</translation>
    </message>
</context>
<context>
    <name>CompareModel</name>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>The engine that searched, and its settings</source>
        <translation>由谁搜索，如何搜索</translation>
    </message>
    <message>
        <source>Best move: value</source>
        <translation>最佳着法：值</translation>
    </message>
    <message>
        <source>The column, and its value for the player to move, in the engine&apos;s own units</source>
        <translation>所选的列及其对行棋方的价值，以引擎自己的单位表示</translation>
    </message>
    <message>
        <source>%1: times %2</source>
        <comment>a quantity and a letter</comment>
        <translation>%1：%2 的倍数</translation>
    </message>
    <message>
        <source>Ratio to the reference in the same round: the median, with its range below</source>
        <translation>同一轮中是基准的多少倍：中位数，下方为范围</translation>
    </message>
    <message>
        <source> The median of the repetitions, with its range below.</source>
        <translation>各次重复的中位数，下方为范围。</translation>
    </message>
    <message>
        <source>Full tree</source>
        <translation>完整搜索树</translation>
    </message>
    <message>
        <source>Positions down to the depth searched, without pruning. A line ends where its game ends.</source>
        <translation>到所搜索深度为止的局面数，不剪枝。对局结束处，变化也结束。</translation>
    </message>
    <message>
        <source>Share visited</source>
        <translation>访问比例</translation>
    </message>
    <message>
        <source>Nodes of all finished depths, as a share of the full tree</source>
        <translation>所有已完成深度的节点数占完整搜索树的比例</translation>
    </message>
    <message>
        <source>Minimal tree</source>
        <translation>最小搜索树</translation>
    </message>
    <message>
        <source>The fewest positions that prove the value, with a best move tried first everywhere</source>
        <translation>证明该值所需的最少局面数，处处先试最佳着法</translation>
    </message>
    <message>
        <source>Alpha-beta, left to right</source>
        <translation>从左到右的 alpha-beta</translation>
    </message>
    <message>
        <source>Positions that plain alpha-beta visits with columns from left to right, the same heuristic and the same depth</source>
        <translation>普通 alpha-beta 从左到右、以同样的启发式和深度访问的局面数</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>太大</translation>
    </message>
    <message>
        <source>to depth %1</source>
        <translation>到深度 %1</translation>
    </message>
    <message>
        <source>Line of play: %1</source>
        <translation>行棋序列：%1</translation>
    </message>
    <message>
        <source>This number should be the same in every repetition, but it was not.</source>
        <translation>此数值在各次重复中本应相同，却不相同。</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Search with each engine in turn</source>
        <translation>让各引擎轮流搜索</translation>
    </message>
    <message>
        <source>Pause after the current search. You can continue later.</source>
        <translation>完成当前搜索后暂停，稍后继续</translation>
    </message>
    <message>
        <source>Stop and keep the finished searches</source>
        <translation>停止，保留已完成的搜索</translation>
    </message>
    <message>
        <source>%v of %m steps</source>
        <translation>%v / %m 步</translation>
    </message>
    <message>
        <source>Searches finished</source>
        <translation>已完成的搜索</translation>
    </message>
    <message>
        <source>Export the comparison</source>
        <translation>导出比较</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Search one position with several engines or settings. Compare what each search costs and what pruning saves.</source>
        <translation>用多个引擎或设置搜索同一局面，比较每次搜索的开销和剪枝节省多少。</translation>
    </message>
    <message>
        <source>Compare searches</source>
        <translation>比较搜索</translation>
    </message>
    <message>
        <source>Search one position repeatedly with up to six engines or settings, in turn. Compare nodes, times and the savings from pruning.</source>
        <translation>用至多六个引擎或设置轮流反复搜索同一局面，比较节点数、用时和剪枝的节省</translation>
    </message>
    <message>
        <source>Results of the comparison</source>
        <translation>比较的结果</translation>
    </message>
    <message>
        <source>Quantity for the chart and for the table&apos;s ratios</source>
        <translation>图表和表格比值所用的数值</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Choose the table&apos;s columns</source>
        <translation>选择表格的列</translation>
    </message>
    <message>
        <source>Chart:</source>
        <translation>图表：</translation>
    </message>
    <message>
        <source>Cost of each engine&apos;s searches</source>
        <translation>各引擎的搜索开销</translation>
    </message>
    <message>
        <source>Times the reference</source>
        <translation>基准的倍数</translation>
    </message>
    <message>
        <source>The number of engines must be from 1 to %1, not %2.</source>
        <translation>引擎数必须是 1 到 %1 个，不能是 %2 个。</translation>
    </message>
    <message>
        <source>Unknown quantity &quot;%1&quot;.</source>
        <translation>没有名为“%1”的数值。</translation>
    </message>
    <message>
        <source>Searching.</source>
        <translation>正在搜索。</translation>
    </message>
    <message>
        <source>The summary appears here: the fastest search, and how much of the tree was pruned.</source>
        <translation>这里显示小结：谁最快，剪掉了搜索树的多少。</translation>
    </message>
    <message>
        <source>Searches compared</source>
        <translation>搜索比较</translation>
    </message>
    <message>
        <source>Cancelled before the first search finished.</source>
        <translation>在第一次搜索完成之前已取消。</translation>
    </message>
    <message>
        <source>Cancelled before the first search finished. The previous result is kept.</source>
        <translation>在第一次搜索完成之前已取消。保留之前的结果。</translation>
    </message>
    <message>
        <source>Search one position with several engines</source>
        <translation>用多个引擎搜索同一局面</translation>
    </message>
    <message>
        <source>Leave out disturbed searches</source>
        <translation>不计受干扰的搜索</translation>
    </message>
    <message>
        <source>Leave the times of disturbed searches out of medians, intervals and the test of which is faster. The chart still shows each search.</source>
        <translation>中位数、区间和快慢检验都不计受干扰搜索的用时。图中仍显示每次搜索。</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>A person cannot be compared. Choose an engine.</source>
        <translation>真人不能参加比较。请选择引擎。</translation>
    </message>
    <message>
        <source>%1 needs a limit: a depth, a number of nodes or a time.</source>
        <translation>%1 需要一个限制：深度、节点数或时间。</translation>
    </message>
    <message>
        <source>The number of engines must be from 1 to %1, not %2.</source>
        <translation>引擎数必须是 1 到 %1 个，不能是 %2 个。</translation>
    </message>
    <message>
        <source>The number of repetitions must be from 1 to %1, not %2.</source>
        <translation>重复次数必须在 1 到 %1 之间，不能是 %2。</translation>
    </message>
    <message>
        <source>The reference must be an engine from 1 to %1, not %2.</source>
        <translation>基准必须是第 1 到 %1 个引擎之一，不能是 %2。</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>该局面中对局已经结束。</translation>
    </message>
    <message>
        <source>The system does not have enough threads for &quot;%1&quot;.</source>
        <translation>系统没有足够的线程供“%1”使用。</translation>
    </message>
    <message>
        <source>There is not enough memory for &quot;%1&quot;.</source>
        <translation>没有足够的内存供“%1”使用。</translation>
    </message>
    <message>
        <source>plies</source>
        <translation>层</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>%1 to %2 (95 %)</source>
        <translation>%1 至 %2（95%）</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 is the fastest, %2 times as fast as %3</source>
        <translation>%1 最快，速度是 %3 的 %2 倍</translation>
    </message>
    <message>
        <source>%1 takes %2 times as long as %3</source>
        <translation>%1 的用时是 %3 的 %2 倍</translation>
    </message>
    <message>
        <source> (95 %: %1 to %2)</source>
        <translation>（95%：%1 至 %2）</translation>
    </message>
    <message>
        <source> (%1 to %2)</source>
        <translation>（%1 至 %2）</translation>
    </message>
    <message>
        <source>%1 is the fastest.</source>
        <translation>%1 最快。</translation>
    </message>
    <message>
        <source>Every search chose column %1.</source>
        <translation>所有搜索都选了第 %1 列。</translation>
    </message>
    <message>
        <source>%1: column %2</source>
        <translation>%1：第 %2 列</translation>
    </message>
    <message>
        <source>The searches chose different moves. %1.</source>
        <translation>各次搜索选的着法不同。%1。</translation>
    </message>
    <message>
        <source>The best move differed between repetitions.</source>
        <translation>各次重复的最佳着法不同。</translation>
    </message>
    <message>
        <source>the minimal tree that proves the value has %1</source>
        <translation>证明该值的最小搜索树有 %1 个局面</translation>
    </message>
    <message>
        <source>alpha-beta from left to right needs more than %1</source>
        <translation>从左到右的 alpha-beta 需要多于 %1 个</translation>
    </message>
    <message>
        <source>alpha-beta from left to right needs %1</source>
        <translation>从左到右的 alpha-beta 需要 %1 个</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a quantity and its unit</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>空棋盘</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>%1 之后</translation>
    </message>
    <message>
        <source>repetitions: %1, in turn</source>
        <translation>重复：%1，轮流进行</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a letter and an engine</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column and what it is worth</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source> (not always)</source>
        <translation>（并非每次）</translation>
    </message>
    <message>
        <source>%1 visited %2 of the full tree of %3 positions to depth %4</source>
        <translation>%1 访问了深度 %4 的完整搜索树（%3 个局面）的 %2</translation>
    </message>
    <message>
        <source>%1 visited no positions, and the full tree to depth %2 has %3</source>
        <translation>%1 没有访问任何局面；深度 %2 的完整搜索树有 %3 个局面</translation>
    </message>
    <message>
        <source>%1 visited %2 positions, and the full tree to depth %3 is too large to count (to depth %4 it has %5)</source>
        <translation>%1 访问了 %2 个局面；深度 %3 的完整搜索树太大，无法统计（到深度 %4 有 %5 个）</translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>提前停止。</translation>
    </message>
    <message>
        <source>The counts differ between repetitions of %1, because of a time limit or a table shared by workers.</source>
        <translation>%1 的计数在各次重复中不同，因为有时间限制，或工作线程共享置换表。</translation>
    </message>
    <message>
        <source>Searches with disturbed times, because something else was using the processors: %1.</source>
        <translation>因处理器被其他任务占用而用时受干扰的搜索：%1。</translation>
    </message>
    <message>
        <source>Fewer than six repetitions give a range but no interval.</source>
        <translation>重复次数少于六次时只有范围，没有区间。</translation>
    </message>
    <message>
        <source>Searches compared</source>
        <translation>搜索比较</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>Disturbed</source>
        <translation>受干扰</translation>
    </message>
    <message>
        <source>searches: %1</source>
        <translation>搜索：%1</translation>
    </message>
    <message>
        <source>%1 had the lowest median time, %2 times as fast as %3</source>
        <translation>%1 的用时中位数最小，速度是 %3 的 %2 倍</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be told apart. Their times do not show which is faster.</source>
        <translation>%1 与 %2 分不出快慢。它们的用时看不出谁更快。</translation>
    </message>
    <message>
        <source>%1 cannot be told apart. Their times do not show which is the fastest.</source>
        <translation>%1 分不出快慢。它们的用时看不出谁最快。</translation>
    </message>
    <message>
        <source>All others are slower.</source>
        <translation>其余都更慢。</translation>
    </message>
    <message>
        <source>%1 had the lowest median time.</source>
        <translation>%1 的用时中位数最小。</translation>
    </message>
    <message>
        <source>A test of which is faster needs six repetitions of both.</source>
        <translation>检验快慢需要双方各重复六次。</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>a letter, and how many of its searches</comment>
        <translation>%1：%3 次中的 %2 次</translation>
    </message>
    <message>
        <source>Their times are left out. Searches that remain: %1.</source>
        <translation>其用时不计。剩余的搜索：%1。</translation>
    </message>
    <message>
        <source>searches: %1, left out</source>
        <translation>搜索：%1，不计</translation>
    </message>
    <message>
        <source>The recorded search and every repetition chose column %1.</source>
        <translation>记录的搜索和每次重复都选了第 %1 列。</translation>
    </message>
    <message>
        <source>The recorded search chose column %1, and %2 of %3 repetitions did.</source>
        <translation>记录的搜索选了第 %1 列，%3 次重复中有 %2 次也选了它。</translation>
    </message>
    <message>
        <source>Each visited the same %1 nodes.</source>
        <translation>每次访问的节点数都相同：%1。</translation>
    </message>
    <message>
        <source>The recorded search visited %1 nodes, a repetition %2: the work was not the same.</source>
        <translation>记录的搜索访问了 %1 个节点，每次重复为 %2 个：工作量不同。</translation>
    </message>
    <message>
        <source>Each repetition begins with an empty table.</source>
        <translation>每次重复都从空的置换表开始。</translation>
    </message>
    <message>
        <source>Its %1 ms lie within what the repetitions took: %2 ms, median %3.</source>
        <translation>其用时 %1 ms 在各次重复的范围之内：%2 ms，中位数 %3。</translation>
    </message>
    <message>
        <source>Its %1 ms are more than each repetition took: %2 ms, median %3.</source>
        <translation>其用时 %1 ms 比每次重复都多：%2 ms，中位数 %3。</translation>
    </message>
    <message>
        <source>Its %1 ms are less than each repetition took: %2 ms, median %3.</source>
        <translation>其用时 %1 ms 比每次重复都少：%2 ms，中位数 %3。</translation>
    </message>
    <message>
        <source>By chance alone, this happens in 1 of %1 cases.</source>
        <translation>若仅出于偶然，每 %1 次中会出现 1 次。</translation>
    </message>
    <message>
        <source>Load explains none of the %1 ms above the median: its workers waited no longer for a processor.</source>
        <translation>比中位数多出的 %1 ms 与负载无关：其工作线程等待处理器的时间并没有更长。</translation>
    </message>
    <message>
        <source>Load explains none of the %1 ms below the median: its workers waited no less for a processor.</source>
        <translation>比中位数少的 %1 ms 与负载无关：其工作线程等待处理器的时间并没有更短。</translation>
    </message>
    <message>
        <source>Load explains about %1 of the %2 ms above the median (%3): its workers waited longer for a processor.</source>
        <translation>比中位数多出的 %2 ms 中，约 %1 ms（%3）可由负载解释：其工作线程等待处理器的时间更长。</translation>
    </message>
    <message>
        <source>Load explains about %1 of the %2 ms below the median (%3): its workers waited less for a processor.</source>
        <translation>比中位数少的 %2 ms 中，约 %1 ms（%3）可由负载解释：其工作线程等待处理器的时间更短。</translation>
    </message>
    <message>
        <source>The recording names no machine, so its times do not compare.</source>
        <translation>记录中没有注明机器，因此其用时无法比较。</translation>
    </message>
    <message>
        <source>Recorded on another system, so its times do not compare: %1.</source>
        <translation>在另一系统上记录，因此其用时无法比较：%1。</translation>
    </message>
    <message>
        <source>The share of load in this difference is not known.</source>
        <translation>负载在此差异中所占的比例未知。</translation>
    </message>
    <message>
        <source>Also outside the range of the repetitions: %1.</source>
        <translation>同样超出各次重复范围的有：%1。</translation>
    </message>
    <message>
        <source>Recorded search</source>
        <translation>所记录的搜索</translation>
    </message>
    <message>
        <source>&quot;%1&quot; failed in a search: %2.</source>
        <translation>“%1”在搜索中出错：%2。</translation>
    </message>
</context>
<context>
    <name>ComparisonView</name>
    <message>
        <source>Comparison of two runs</source>
        <translation>两次运行的比较</translation>
    </message>
    <message>
        <source>This run: %1. %2
Other run: %3. %4</source>
        <translation>本次运行：%1。%2
另一次运行：%3。%4</translation>
    </message>
    <message>
        <source>Cells of both runs</source>
        <translation>两次运行的单元格</translation>
    </message>
    <message>
        <source>No cell has the same name in both runs, so there is nothing to compare.</source>
        <translation>两次运行没有同名的单元格，因此无从比较。</translation>
    </message>
    <message>
        <source>Shares won by the first-named engine, with Wilson 95 % intervals. Intervals that do not overlap suggest a real difference. Overlapping intervals leave it undecided.</source>
        <translation>前者的胜率，附 Wilson 95% 区间。区间不重叠，说明可能确有差异；区间重叠则无法判定。</translation>
    </message>
</context>
<context>
    <name>ConformView</name>
    <message>
        <source>worker %1 takes column %2</source>
        <translation>工作线程 %1 取得第 %2 列</translation>
    </message>
    <message>
        <source>worker %1 has searched column %2: %3</source>
        <translation>工作线程 %1 已搜索第 %2 列：%3</translation>
    </message>
    <message>
        <source>all done: column %1 is best, with %2</source>
        <translation>全部完成：第 %1 列最佳，为 %2</translation>
    </message>
    <message>
        <source>%1, depth %2, plays %3 (drawn by lot from equal moves)</source>
        <translation>%1，深度 %2，走 %3（在同样好的着法中随机选取）</translation>
    </message>
    <message>
        <source>%1, depth %2, plays %3</source>
        <translation>%1，深度 %2，走 %3</translation>
    </message>
    <message>
        <source>● conforms</source>
        <translation>● 符合</translation>
    </message>
    <message>
        <source>○ conforms so far</source>
        <translation>○ 目前符合</translation>
    </message>
    <message>
        <source>▲ does not conform</source>
        <translation>▲ 不符合</translation>
    </message>
    <message>
        <source>Check each engine move against the model</source>
        <translation>将引擎的每一着与模型对照</translation>
    </message>
    <message>
        <source>Show as a path</source>
        <translation>显示为路径</translation>
    </message>
    <message>
        <source>During a game, replay the workers of a mapped search step by step in the search model</source>
        <translation>对局时，在搜索模型中逐步重放映射式搜索各工作线程所做的事</translation>
    </message>
    <message>
        <source>Show the states of this run&apos;s model, with the run as a path</source>
        <translation>显示本次运行模型的状态，并把运行显示为一条路径</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>工作线程</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Searches checked against the model</source>
        <translation>与模型对照过的搜索</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生的事</translation>
    </message>
    <message>
        <source>In the model</source>
        <translation>在模型中</translation>
    </message>
    <message>
        <source>Events of the selected search</source>
        <translation>所选搜索的事件</translation>
    </message>
    <message>
        <source>Values are in heuristic units, from the view of the side to move</source>
        <translation>值以启发式单位表示，从行棋方的角度</translation>
    </message>
    <message>
        <source>Play against an engine that shares its moves among workers, such as mapped-h1. Each of its searches appears here.</source>
        <translation>与一个把着法分给工作线程的引擎（如 mapped-h1）对弈：它的每次搜索都会出现在这里。</translation>
    </message>
    <message>
        <source>Off: searches are not checked. Switch it on to replay the workers of each engine move step by step in the search model.</source>
        <translation>已关闭：不检查搜索。打开后，会在搜索模型中逐步重放引擎每一着各工作线程所做的事。</translation>
    </message>
    <message numerus="yes">
        <source>All %n search(es) conform: the model allows everything their workers did.</source>
        <translation>
            <numerusform>全部 %n 次搜索都符合：模型允许工作线程所做的一切。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) did not conform.</source>
        <translation>
            <numerusform>%n 次搜索不符合。</numerusform>
        </translation>
    </message>
    <message>
        <source>Select one to see the step that the model does not allow.</source>
        <translation>选择其中一次，查看模型不允许的那一步。</translation>
    </message>
    <message>
        <source>▲ %1 is not allowed here</source>
        <translation>▲ 此处不允许 %1</translation>
    </message>
    <message>
        <source>Let mapped-h1 play here</source>
        <translation>让 mapped-h1 在这里下</translation>
    </message>
    <message>
        <source>Start a game against mapped-h1 on the board, and check each of its moves</source>
        <translation>在棋盘上与 mapped-h1 开始对局，并检查它的每一着</translation>
    </message>
</context>
<context>
    <name>Conformance</name>
    <message numerus="yes">
        <source>Conforms: the model allows all %n event(s).</source>
        <translation>
            <numerusform>符合：模型允许全部 %n 个事件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Conforms so far: the model allows all %n event(s). The search ended before its result.</source>
        <translation>
            <numerusform>目前符合：模型允许全部 %n 个事件。搜索在得出结果之前结束。</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not conform: the model does not allow event %1, %2, there. It allows %3.</source>
        <translation>不符合：模型在那里不允许第 %1 个事件“%2”。它允许 %3。</translation>
    </message>
</context>
<context>
    <name>Contender</name>
    <message>
        <source>The engine is missing. Choose from %1.</source>
        <translation>缺少引擎。可选 %1。</translation>
    </message>
    <message>
        <source>In &quot;%1&quot;, %2 needs a whole number from %3 to %4.</source>
        <translation>“%1”中，%2 需要 %3 到 %4 的整数。</translation>
    </message>
    <message>
        <source>In &quot;%1&quot;, the value after %2 is missing.</source>
        <translation>“%1”中，%2 后面缺少值。</translation>
    </message>
    <message>
        <source>In &quot;%1&quot;, the option %2 does not apply to %3.</source>
        <translation>“%1”中，选项 %2 不适用于 %3。</translation>
    </message>
    <message>
        <source>In &quot;%1&quot;, the word &quot;%2&quot; is unknown. After an engine you can write %3.</source>
        <translation>“%1”中，词“%2”无法识别。引擎后面可以写 %3。</translation>
    </message>
</context>
<context>
    <name>ContenderChart</name>
    <message>
        <source>Chart of one quantity for the engines compared</source>
        <translation>参加比较的各引擎某一数值的图表</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1：%2 %3</translation>
    </message>
    <message>
        <source>%1 times as much as %2</source>
        <translation>是 %2 的 %1 倍</translation>
    </message>
    <message>
        <source>%1, repetition %2: %3</source>
        <translation>%1，第 %2 次重复：%3</translation>
    </message>
    <message>
        <source>Disturbed: something else was using the processors.</source>
        <translation>受干扰：处理器被其他任务占用。</translation>
    </message>
    <message>
        <source>Choose engines above, then press Run. The chart shows the cost of each search, with a point for every repetition.</source>
        <translation>在上方选择引擎并点“运行”：每次搜索的开销会画在这里，每次重复一个点。</translation>
    </message>
    <message>
        <source>None of these engines reports this quantity.</source>
        <translation>这些引擎都不报告此项。</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>95 % interval of the median</source>
        <translation>中位数的 95% 区间</translation>
    </message>
    <message>
        <source>lowest to highest</source>
        <translation>最小到最大</translation>
    </message>
    <message>
        <source>one search</source>
        <translation>一次搜索</translation>
    </message>
    <message>
        <source>a disturbed search</source>
        <translation>受干扰的搜索</translation>
    </message>
    <message>
        <source>No search is left. Every one was disturbed and is left out.</source>
        <translation>没有剩余的搜索。全部受到干扰，均不计。</translation>
    </message>
    <message>
        <source>%1, recorded: %2</source>
        <translation>%1，记录值：%2</translation>
    </message>
    <message>
        <source>the recorded search</source>
        <translation>记录的搜索</translation>
    </message>
</context>
<context>
    <name>CostChart</name>
    <message>
        <source>%1 nodes</source>
        <translation>%1 个节点</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Chart of cost against size</source>
        <translation>开销随增长项变化的图表</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 board</source>
        <translation>%1 棋盘</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>从 %1 到 %2</translation>
    </message>
    <message>
        <source>Not part of the fit: %1</source>
        <translation>不参与拟合：%1</translation>
    </message>
    <message>
        <source>Choose what grows above, then press Run. The chart shows the cost of each point and the line fitted to them.</source>
        <translation>在上方选择增长项并点“运行”：每个点的开销和拟合直线会画在这里。</translation>
    </message>
    <message>
        <source>median, lowest to highest</source>
        <translation>中位数，最小到最大</translation>
    </message>
    <message>
        <source>not part of the fit</source>
        <translation>不参与拟合</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>拟合</translation>
    </message>
    <message>
        <source>start-up, left out of the fit</source>
        <translation>启动部分，不参与拟合</translation>
    </message>
</context>
<context>
    <name>CostChoice</name>
    <message>
        <source>Width of boxes</source>
        <translation>方框宽度</translation>
    </message>
    <message>
        <source>Colour of boxes</source>
        <translation>方框颜色</translation>
    </message>
    <message>
        <source>Which figure colours the boxes (C)</source>
        <translation>方框按哪项指标着色 (C)</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>宽度(&amp;W)：</translation>
    </message>
    <message>
        <source>&amp;Colour:</source>
        <translation>颜色(&amp;C)：</translation>
    </message>
    <message>
        <source>What the width of a box stands for (W)</source>
        <translation>方框宽度代表什么 (W)</translation>
    </message>
</context>
<context>
    <name>CostDrawing</name>
    <message>
        <source>5 points or more above</source>
        <translation>高出 5 个百分点或以上</translation>
    </message>
    <message>
        <source>above</source>
        <translation>高于</translation>
    </message>
    <message>
        <source>below</source>
        <translation>低于</translation>
    </message>
    <message>
        <source>5 points or more below</source>
        <translation>低 5 个百分点或以上</translation>
    </message>
    <message>
        <source>none or unknown</source>
        <translation>无或未知</translation>
    </message>
    <message>
        <source>less than a tenth</source>
        <translation>不到十分之一</translation>
    </message>
    <message>
        <source>a tenth or more</source>
        <translation>十分之一或以上</translation>
    </message>
    <message>
        <source>a quarter or more</source>
        <translation>四分之一或以上</translation>
    </message>
    <message>
        <source>half or more</source>
        <translation>一半或以上</translation>
    </message>
    <message>
        <source>10 % or more above</source>
        <translation>高出 10% 或以上</translation>
    </message>
    <message>
        <source>10 % or more below</source>
        <translation>低 10% 或以上</translation>
    </message>
</context>
<context>
    <name>CostIcicle</name>
    <message>
        <source>Tree by cost</source>
        <translation>按成本的搜索树</translation>
    </message>
    <message>
        <source>Boxes for lines of moves, as wide as their nodes. Arrow keys move between them.</source>
        <translation>每个方框代表一串着法，宽度与节点数成正比。用方向键在其间移动。</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>%1: 1 node, %2 of the search</source>
        <translation>%1：1 个节点，占搜索的 %2</translation>
    </message>
    <message>
        <source>%1: %2 nodes, %3 of the search</source>
        <translation>%1：%2 个节点，占搜索的 %3</translation>
    </message>
    <message>
        <source>Leaves: %1</source>
        <translation>叶节点：%1</translation>
    </message>
    <message>
        <source>Cut-offs: none</source>
        <translation>剪枝：无</translation>
    </message>
    <message>
        <source>Cut-offs: %1, on the first move %2</source>
        <translation>剪枝：%1，首着 %2</translation>
    </message>
    <message>
        <source>Boxes for lines of moves, as wide as their processor time. Arrow keys move between them.</source>
        <translation>每个方框代表一串着法，宽度与处理器时间成正比。用方向键在其间移动。</translation>
    </message>
    <message>
        <source>Colour: %1.</source>
        <translation>颜色：%1。</translation>
    </message>
    <message>
        <source>%1: %2 of processor time, %3 of the search</source>
        <translation>%1：处理器时间 %2，占搜索的 %3</translation>
    </message>
    <message>
        <source>Nodes: %1</source>
        <translation>节点数：%1</translation>
    </message>
    <message>
        <source>Processor time: %1</source>
        <translation>处理器时间：%1</translation>
    </message>
    <message>
        <source>Time shared out by nodes: %1</source>
        <translation>按节点数分摊的时间：%1</translation>
    </message>
    <message>
        <source>Share of the box above: %1</source>
        <translation>占上方方框的比例：%1</translation>
    </message>
    <message>
        <source>Nodes per second: %1</source>
        <translation>每秒节点数：%1</translation>
    </message>
    <message>
        <source>Colour: %1, %2</source>
        <translation>颜色：%1，%2</translation>
    </message>
</context>
<context>
    <name>CostLegend</name>
    <message>
        <source>Share of cut-offs on the first move, compared with the whole search:</source>
        <translation>首着剪枝所占比例，与整个搜索相比：</translation>
    </message>
    <message>
        <source>Cut-offs on the first move</source>
        <translation>首着剪枝</translation>
    </message>
    <message>
        <source>Positions cut off</source>
        <translation>剪枝的局面</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>叶子</translation>
    </message>
    <message>
        <source>Share of its parent</source>
        <translation>占父节点的比例</translation>
    </message>
    <message>
        <source>Nodes per second</source>
        <translation>每秒节点数</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>Processor time</source>
        <translation>处理器时间</translation>
    </message>
    <message>
        <source>Share of inner positions cut off, compared with the whole search:</source>
        <translation>内部局面中发生剪枝的比例，与整个搜索相比：</translation>
    </message>
    <message>
        <source>Share of leaves, compared with the whole search:</source>
        <translation>叶子所占比例，与整个搜索相比：</translation>
    </message>
    <message>
        <source>Share of the box above:</source>
        <translation>占上方方框的比例：</translation>
    </message>
    <message>
        <source>Nodes per second of processor time, compared with the whole search:</source>
        <translation>每秒处理器时间的节点数，与整个搜索相比：</translation>
    </message>
</context>
<context>
    <name>CostPanel</name>
    <message>
        <source>Selected box</source>
        <translation>选中的方框</translation>
    </message>
    <message>
        <source>Show on the &amp;board</source>
        <translation>在棋盘上显示(&amp;B)</translation>
    </message>
    <message>
        <source>Show the position of the selected box on the board (Enter)</source>
        <translation>在棋盘上显示选中方框的局面 (Enter)</translation>
    </message>
    <message>
        <source>&amp;Zoom to the box</source>
        <translation>放大到方框(&amp;Z)</translation>
    </message>
    <message>
        <source>Give the selected box the whole width (+). Double-clicking does the same.</source>
        <translation>让选中的方框占满宽度 (+)。双击也可以。</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Go back one ply (-)</source>
        <translation>后退一层 (-)</translation>
    </message>
    <message>
        <source>Show the &amp;whole search</source>
        <translation>显示整个搜索(&amp;W)</translation>
    </message>
    <message>
        <source>Give the whole search the width (0)</source>
        <translation>让整个搜索占满宽度 (0)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Plies to count</source>
        <translation>要统计的层数</translation>
    </message>
    <message>
        <source>Length of the lines to count, in plies</source>
        <translation>要统计的着法串长度（层）</translation>
    </message>
    <message>
        <source>&amp;Plies:</source>
        <translation>层数(&amp;P)：</translation>
    </message>
    <message>
        <source>Export the tree as a picture or table</source>
        <translation>把搜索树导出为图片或表格</translation>
    </message>
    <message>
        <source>Export the tree</source>
        <translation>导出搜索树</translation>
    </message>
    <message>
        <source>This search visited no nodes.</source>
        <translation>这次搜索没有访问任何节点。</translation>
    </message>
    <message>
        <source>After an engine moves, the lines that cost most appear here.</source>
        <translation>引擎走子后，成本最高的着法串会显示在这里。</translation>
    </message>
    <message>
        <source>Stop the count</source>
        <translation>停止统计</translation>
    </message>
    <message>
        <source>Count the lines</source>
        <translation>统计着法串</translation>
    </message>
    <message>
        <source>Stop the count and keep what is shown</source>
        <translation>停止统计，保留当前显示</translation>
    </message>
    <message>
        <source>Run this search again and count its nodes by line. It visits the same nodes.</source>
        <translation>重新运行这次搜索，按着法串统计节点。访问的节点相同。</translation>
    </message>
    <message>
        <source>Counting: the search runs again in the background.</source>
        <translation>正在统计：搜索在后台重新运行。</translation>
    </message>
    <message>
        <source>Counted in a second run of the search, which visited the same nodes.</source>
        <translation>由第二次运行统计得出，访问的节点相同。</translation>
    </message>
    <message>
        <source>Only complete depths are counted: %1 of %2 nodes.</source>
        <translation>只统计完成的深度：%2 个节点中的 %1 个。</translation>
    </message>
    <message>
        <source>Counts of the solver end at its questions.</source>
        <translation>求解器的统计止于它的问题。</translation>
    </message>
    <message>
        <source>Counts of this engine end at the root moves.</source>
        <translation>该引擎的统计止于根着法。</translation>
    </message>
    <message>
        <source>Only root moves are counted so far.</source>
        <translation>目前只统计了根着法。</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) are too narrow to draw. Zoom in to see them.</source>
        <translation>
            <numerusform>%n 个方框太窄，无法绘制。放大可见。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tree by cost</source>
        <translation>按成本的搜索树</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Width by processor &amp;time</source>
        <translation>宽度按处理器时间(&amp;T)</translation>
    </message>
    <message>
        <source>Make boxes as wide as their processor time, or as their nodes (W)</source>
        <translation>方框宽度按处理器时间，或按节点数 (W)</translation>
    </message>
    <message>
        <source>Next &amp;colour</source>
        <translation>下一种颜色(&amp;C)</translation>
    </message>
    <message>
        <source>Colour boxes by the next figure (C)</source>
        <translation>方框按下一项指标着色 (C)</translation>
    </message>
    <message>
        <source>Its table knows positions of earlier questions, so a second run would visit other nodes.</source>
        <translation>其置换表已有先前问题的局面，因此第二次运行会访问不同的节点。</translation>
    </message>
    <message>
        <source>Counts end at the root moves, as no depth was completed.</source>
        <translation>没有完成任何深度，因此统计止于根着法。</translation>
    </message>
    <message>
        <source>Fourcast can&apos;t watch its search.</source>
        <translation>Fourcast 无法观察它的搜索。</translation>
    </message>
    <message>
        <source>Processor time is that of the search itself.</source>
        <translation>处理器时间取自搜索本身。</translation>
    </message>
    <message>
        <source>Processor time is that of the count: %1.</source>
        <translation>处理器时间取自统计时的运行：%1。</translation>
    </message>
    <message>
        <source>The search itself took %1.</source>
        <translation>搜索本身用了 %1。</translation>
    </message>
    <message>
        <source>Lines too quick to be timed share their time by nodes.</source>
        <translation>太快而无法计时的着法串按节点数分摊时间。</translation>
    </message>
    <message>
        <source>The processor time of these lines is not known. Boxes are as wide as their nodes.</source>
        <translation>这些着法串的处理器时间未知。方框宽度按节点数。</translation>
    </message>
    <message>
        <source>The figure that colours boxes is not known here.</source>
        <translation>此处用于着色的指标未知。</translation>
    </message>
    <message>
        <source>Count the lines to find out.</source>
        <translation>统计着法串即可得知。</translation>
    </message>
</context>
<context>
    <name>CostTree</name>
    <message>
        <source>%1[%2] must be a line of moves after its beginning, and four counts within those of the search.</source>
        <translation>%1[%2] 必须是跟在其开头之后的着法串，以及不超过搜索总数的四个计数。</translation>
    </message>
</context>
<context>
    <name>CountText</name>
    <message>
        <source>1 node</source>
        <translation>1 个节点</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 个节点</translation>
    </message>
</context>
<context>
    <name>CurvesFigure</name>
    <message>
        <source>Study curves: nodes and time for each move at depths 4 and 6</source>
        <translation>研究曲线：深度 4 和 6 下每着的节点数和用时</translation>
    </message>
    <message>
        <source>Use the arrow keys to move between points. Press Enter to show that move of the game.</source>
        <translation>用方向键在各点之间移动，按 Enter 显示该手的局面。</translation>
    </message>
    <message>
        <source>This program: %1, seed %2. %3</source>
        <translation>本程序：%1，种子 %2。%3</translation>
    </message>
    <message>
        <source>The article: Kang, Wang and Hu (2019), figures 12 and 13, one game per depth.</source>
        <translation>论文：Kang、Wang 和 Hu（2019），图 12 和图 13，每个深度一局。</translation>
    </message>
    <message>
        <source>Time in ms</source>
        <translation>用时（ms）</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>Depth %1: time for each move</source>
        <translation>深度 %1：每着用时</translation>
    </message>
    <message>
        <source>Depth %1: nodes for each move</source>
        <translation>深度 %1：每着节点数</translation>
    </message>
    <message>
        <source>The article, depth %1, one game</source>
        <translation>论文，深度 %1，一局</translation>
    </message>
    <message>
        <source>This program, depth %1, one game</source>
        <translation>本程序，深度 %1，一局</translation>
    </message>
    <message>
        <source>%1, disturbed by other work</source>
        <translation>%1，受其他工作干扰</translation>
    </message>
    <message>
        <source>There are no curves to draw.</source>
        <translation>没有可绘制的曲线。</translation>
    </message>
    <message>
        <source>Nodes and time for each move</source>
        <translation>每着的节点数和用时</translation>
    </message>
    <message>
        <source>Move %1: %2 ms</source>
        <translation>第 %1 手：%2 ms</translation>
    </message>
    <message>
        <source>Move %1: %2 nodes</source>
        <translation>第 %1 手：%2 个节点</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>手数</translation>
    </message>
</context>
<context>
    <name>Dataset</name>
    <message>
        <source>Line %1, column %2: %3.</source>
        <translation>第 %1 行第 %2 列：%3。</translation>
    </message>
    <message>
        <source>Line %1 contradicts line %2, which has the same position or its mirror image.</source>
        <translation>第 %1 行与第 %2 行矛盾，两者是同一局面或其镜像。</translation>
    </message>
    <message>
        <source>The data set %1 can&apos;t be read: %2.</source>
        <translation>无法读取数据集 %1：%2。</translation>
    </message>
    <message>
        <source>the line ends after %1 of %2 squares</source>
        <translation>该行在 %2 格中的第 %1 格之后就结束了</translation>
    </message>
    <message>
        <source>a square must be x, o or b</source>
        <translation>格子必须是 x、o 或 b</translation>
    </message>
    <message>
        <source>a comma must follow a square</source>
        <translation>格子之后必须有逗号</translation>
    </message>
    <message>
        <source>this disc has no disc below it</source>
        <translation>这枚棋子下方没有棋子</translation>
    </message>
    <message>
        <source>the last field must be win, loss or draw</source>
        <translation>最后一个字段必须是 win、loss 或 draw</translation>
    </message>
    <message>
        <source>%1 x and %2 o can&apos;t occur in a game</source>
        <translation>对局中不可能出现 %1 枚 x 和 %2 枚 o</translation>
    </message>
    <message>
        <source>the game is over in this position</source>
        <translation>此局面中对局已经结束</translation>
    </message>
</context>
<context>
    <name>DatasetEngine</name>
    <message>
        <source>looked up in the data set, seed %1</source>
        <translation>在数据集中查得，种子 %1</translation>
    </message>
    <message>
        <source>not in the data set, %1</source>
        <translation>不在数据集中，%1</translation>
    </message>
</context>
<context>
    <name>DecisionWords</name>
    <message>
        <source>state %1</source>
        <translation>状态 %1</translation>
    </message>
    <message>
        <source>With %1, %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>All %1 states: tab States</source>
        <translation>全部 %1 个状态：见“状态”标签页</translation>
    </message>
</context>
<context>
    <name>DiceShown</name>
    <message>
        <source>No dice thrown yet</source>
        <translation>还没有掷出骰子</translation>
    </message>
    <message>
        <source>The dice show %1</source>
        <translation>骰子点数为 %1</translation>
    </message>
    <message>
        <source>%1; %2 in hand.</source>
        <translation>%1；手中还有 %2 个。</translation>
    </message>
    <message>
        <source>dice %1</source>
        <translation>骰子 %1</translation>
    </message>
    <message>
        <source>%1 and %2 in hand</source>
        <translation>%1，手中还有 %2 个</translation>
    </message>
    <message>
        <source>pick up a %1</source>
        <translation>拿起一个 %1 点</translation>
    </message>
    <message>
        <source>pick up no more dice</source>
        <translation>不再拿起骰子</translation>
    </message>
</context>
<context>
    <name>DifferenceFigure</name>
    <message>
        <source>%1, depth %2</source>
        <translation>%1，深度 %2</translation>
    </message>
    <message>
        <source>%1 in the first search: %2.</source>
        <translation>第一次搜索中的 %1：%2。</translation>
    </message>
    <message>
        <source>%1 in the second search: %2.</source>
        <translation>第二次搜索中的 %1：%2。</translation>
    </message>
    <message>
        <source>The second took %1 times as long as the first.</source>
        <translation>第二次用时是第一次的 %1 倍。</translation>
    </message>
    <message>
        <source>The other search has no such task.</source>
        <translation>另一次搜索没有这个任务。</translation>
    </message>
    <message>
        <source>Depth %1: %2 and %3, nodes %4 and %5.</source>
        <translation>深度 %1：%2 和 %3，节点 %4 和 %5。</translation>
    </message>
    <message>
        <source>Two searches of one position</source>
        <translation>同一局面的两次搜索</translation>
    </message>
    <message>
        <source>Choose a move for which both games have a search of the same position.</source>
        <translation>请选择两局都搜索过同一局面的一着。</translation>
    </message>
    <message>
        <source>Neither search has tasks to show.</source>
        <translation>两次搜索都没有可显示的任务。</translation>
    </message>
    <message>
        <source>first, worker %1</source>
        <translation>第一次，工作线程 %1</translation>
    </message>
    <message>
        <source>second, worker %1</source>
        <translation>第二次，工作线程 %1</translation>
    </message>
    <message>
        <source>Time in ms, depths aligned</source>
        <translation>时间（毫秒），深度已对齐</translation>
    </message>
    <message>
        <source>Time in ms</source>
        <translation>时间（毫秒）</translation>
    </message>
    <message>
        <source>longer in the second</source>
        <translation>第二次更长</translation>
    </message>
    <message>
        <source>shorter in the second</source>
        <translation>第二次更短</translation>
    </message>
    <message>
        <source>alike (within 25 %)</source>
        <translation>相近（25 % 以内）</translation>
    </message>
    <message>
        <source>in one of them only</source>
        <translation>仅在其中一次</translation>
    </message>
    <message numerus="yes">
        <source>%n short task(s) are not drawn.</source>
        <translation>
            <numerusform>有 %n 个短任务未绘制。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DistributionChart</name>
    <message>
        <source>%1, distribution of the moves</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1，各着的分布</translation>
    </message>
    <message numerus="yes">
        <source>%n moves: %1 from %2 to %3</source>
        <comment>“Time in ms” from 1 to 2</comment>
        <translation>
            <numerusform>%n 着：%1 从 %2 到 %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着数</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n 着</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, p50 %3, p90 %4, p99 %5, most %6.</source>
        <comment>an engine, “8 moves”, then percentiles of a figure</comment>
        <translation>%1：%2，p50 %3，p90 %4，p99 %5，最大 %6。</translation>
    </message>
    <message numerus="yes">
        <source>%n of these moves were disturbed by other work.</source>
        <translation>
            <numerusform>其中 %n 着受到其他工作干扰。</numerusform>
        </translation>
    </message>
    <message>
        <source>With fewer than 100 moves, p99 lies between the two largest values.</source>
        <translation>少于 100 着时，p99 位于最大的两个值之间。</translation>
    </message>
    <message numerus="yes">
        <source>%n zeros are not drawn on the logarithmic axis.</source>
        <translation>
            <numerusform>对数坐标轴上未绘制 %n 个零值。</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 of game %2.</source>
        <translation>第 %2 局第 %1 手。</translation>
    </message>
    <message>
        <source>Moves %1 to %2 of game %3.</source>
        <translation>第 %3 局第 %1 至 %2 手。</translation>
    </message>
    <message>
        <source>All moves of game %1.</source>
        <translation>第 %1 局的所有着。</translation>
    </message>
    <message numerus="yes">
        <source>All moves of the %n games shown.</source>
        <translation>
            <numerusform>所示 %n 局的所有着。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DockSet</name>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Who plays, and at what strength</source>
        <translation>谁在下棋，棋力如何</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>List of the game&apos;s moves</source>
        <translation>对局的着法列表</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>What the exact solver knows about this position</source>
        <translation>精确求解器对这个局面的了解</translation>
    </message>
    <message>
        <source>Engine report</source>
        <translation>引擎报告</translation>
    </message>
    <message>
        <source>Result and cost of the last search</source>
        <translation>上次搜索的结果和开销</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Quality of the game&apos;s moves</source>
        <translation>对局中各着法的质量</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>透视</translation>
    </message>
    <message>
        <source>The heuristics H1 and H2, feature by feature</source>
        <translation>启发式 H1 和 H2，逐个特征</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>局面浏览</translation>
    </message>
    <message>
        <source>Moves played from here, and their results</source>
        <translation>从这里下过的着法及其结果</translation>
    </message>
    <message>
        <source>Eval</source>
        <translation>评估</translation>
    </message>
    <message>
        <source>Who wins after each move with best play</source>
        <translation>每手之后，双方最佳应对时谁胜</translation>
    </message>
    <message>
        <source>Study curves</source>
        <translation>研究曲线</translation>
    </message>
    <message>
        <source>The heuristics study&apos;s games, replayed</source>
        <translation>重下启发式研究中的对局</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>工作线程</translation>
    </message>
    <message>
        <source>What each worker did during a search, and when</source>
        <translation>每个工作线程在搜索中做了什么，何时做的</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>实验室</translation>
    </message>
    <message>
        <source>Repeat the studies and run your own experiments</source>
        <translation>重现研究，运行自己的实验</translation>
    </message>
    <message>
        <source>After an engine moves, its workers&apos; activity appears here.</source>
        <translation>引擎走子后，这里显示其工作线程做了什么。</translation>
    </message>
    <message>
        <source>Any figure</source>
        <translation>任意数值</translation>
    </message>
    <message>
        <source>Any number a search reports, by move and by game</source>
        <translation>搜索报告的任意数值，按每着和每局显示</translation>
    </message>
    <message>
        <source>Tree by cost</source>
        <translation>按成本的搜索树</translation>
    </message>
    <message>
        <source>Which lines of a search took its nodes</source>
        <translation>搜索的节点花在哪些着法串上</translation>
    </message>
</context>
<context>
    <name>DotLayout</name>
    <message>
        <source>Graphviz returned unexpected output.</source>
        <translation>Graphviz 的输出不符合预期。</translation>
    </message>
</context>
<context>
    <name>EditorActions</name>
    <message>
        <source>&amp;New lesson</source>
        <translation>新建课程(&amp;N)</translation>
    </message>
    <message>
        <source>Start a new lesson from the position on the board</source>
        <translation>从棋盘上的局面开始新建课程</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a lesson of your own</source>
        <translation>打开你自己的课程</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the lesson to its file</source>
        <translation>把课程保存到原文件</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the lesson to another file</source>
        <translation>把课程保存到另一个文件</translation>
    </message>
    <message>
        <source>Share as a &amp;link…</source>
        <translation>以链接分享(&amp;L)…</translation>
    </message>
    <message>
        <source>Share the whole lesson as a link or QR code</source>
        <translation>把整个课程生成链接或二维码来分享</translation>
    </message>
    <message>
        <source>&amp;Try the lesson</source>
        <translation>试做课程(&amp;T)</translation>
    </message>
    <message>
        <source>Save the lesson and open it as a student sees it</source>
        <translation>保存课程，并像学生那样打开它</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Close the editor</source>
        <translation>关闭编辑器</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>撤销上一次更改</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Redo the change you undid</source>
        <translation>重做你撤销的更改</translation>
    </message>
    <message>
        <source>&amp;Step…</source>
        <translation>步骤(&amp;S)…</translation>
    </message>
    <message>
        <source>Add a step after this one</source>
        <translation>在这一步之后添加一步</translation>
    </message>
    <message>
        <source>&amp;Board…</source>
        <translation>棋盘(&amp;B)…</translation>
    </message>
    <message>
        <source>Add a board: play the moves to show</source>
        <translation>添加棋盘：下出要展示的着法</translation>
    </message>
    <message>
        <source>&amp;Question…</source>
        <translation>问题(&amp;Q)…</translation>
    </message>
    <message>
        <source>Add a question: fill in a form</source>
        <translation>添加问题：填写表单即可</translation>
    </message>
    <message>
        <source>&amp;Tree…</source>
        <translation>树(&amp;T)…</translation>
    </message>
    <message>
        <source>Add a tree to step through</source>
        <translation>添加可以一步步查看的树</translation>
    </message>
    <message>
        <source>&amp;Laboratory page…</source>
        <translation>实验室页面(&amp;L)…</translation>
    </message>
    <message>
        <source>Add a laboratory page with the settings chosen on it</source>
        <translation>添加实验室页面，带上页面当前的设置</translation>
    </message>
    <message>
        <source>&amp;Notes for the teacher</source>
        <translation>给老师的备注(&amp;N)</translation>
    </message>
    <message>
        <source>Add notes that students do not see</source>
        <translation>添加学生看不到的备注</translation>
    </message>
    <message>
        <source>&amp;Picture…</source>
        <translation>图片(&amp;P)…</translation>
    </message>
    <message>
        <source>Add a picture and keep it in the lesson&apos;s file</source>
        <translation>添加图片，并存入课程文件</translation>
    </message>
    <message>
        <source>&amp;Keep all pictures in the file</source>
        <translation>把所有图片存入文件(&amp;K)</translation>
    </message>
    <message>
        <source>Copy the pictures beside the lesson into its file, so one file is enough</source>
        <translation>把课程旁边的图片复制到课程文件里，一个文件就够了</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>上一步(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the step before this one</source>
        <translation>转到这一步的前一步</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the step after this one</source>
        <translation>转到这一步的后一步</translation>
    </message>
    <message>
        <source>Next &amp;mistake</source>
        <translation>下一个错误(&amp;M)</translation>
    </message>
    <message>
        <source>Go to the next mistake in the text</source>
        <translation>转到文字中的下一个错误</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>插入(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
</context>
<context>
    <name>EndOffers</name>
    <message>
        <source>Play %1 ne&amp;xt?</source>
        <comment>an opponent</comment>
        <translation>接着挑战%1？(&amp;X)</translation>
    </message>
    <message>
        <source>Play %1 &amp;instead?</source>
        <comment>an opponent</comment>
        <translation>换%1当对手？(&amp;I)</translation>
    </message>
</context>
<context>
    <name>EngineFactory</name>
    <message>
        <source>There is no engine called &quot;%1&quot;. The engines are %2.</source>
        <translation>没有名为“%1”的引擎；引擎有 %2。</translation>
    </message>
    <message>
        <source>plays any legal move</source>
        <translation>走任意合法着法</translation>
    </message>
    <message>
        <source>plays a best move, proved to the end of the game</source>
        <translation>走经证明到终局的最佳着法</translation>
    </message>
    <message>
        <source>follows the eight-disc data set where its labels decide, and plays like %1 elsewhere</source>
        <translation>八子数据集的标签能判定时按标签走，其余情况与 %1 相同</translation>
    </message>
    <message>
        <source>%1, opponent %2 of %3: %4</source>
        <translation>%1，对手 %2 / %3：%4</translation>
    </message>
    <message>
        <source>all wins alike</source>
        <translation>所有胜局等值</translation>
    </message>
    <message>
        <source>fastest win first</source>
        <translation>最快获胜优先</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>looks one move ahead and plays the move that %1 values most</source>
        <translation>只看一步，选取 %1 评分最高的着法</translation>
    </message>
    <message>
        <source>searches the whole tree to its depth, evaluating with %1</source>
        <translation>搜索到设定深度的完整树，以 %1 评估</translation>
    </message>
    <message>
        <source>the article&apos;s search: alpha-beta with one shared window, columns from left to right, evaluating with %1</source>
        <translation>论文的搜索：共用一个窗口的 alpha-beta，各列从左到右，以 %1 评估</translation>
    </message>
    <message>
        <source>the article&apos;s flow chart taken literally: like study, but %1 also values finished games, which H2 and an H1 without feature 1 don&apos;t recognise</source>
        <translation>严格按论文的流程图：与 study 相同，但已结束的对局也按 %1 评估，因此 H2 和不含特征 1 的 H1 不能识别终局</translation>
    </message>
    <message>
        <source>alpha-beta with ordered moves and iterative deepening, evaluating with %1</source>
        <translation>带着法排序和逐层加深的 alpha-beta，以 %1 评估</translation>
    </message>
    <message>
        <source>alpha-beta with its root moves mapped over the workers, evaluating with %1</source>
        <translation>alpha-beta，根着法映射到各工作线程，以 %1 评估</translation>
    </message>
    <message>
        <source>finished games recognised through feature 1</source>
        <translation>通过特征 1 识别终局</translation>
    </message>
    <message>
        <source>finished games not recognised</source>
        <translation>不能识别终局</translation>
    </message>
</context>
<context>
    <name>EngineFailure</name>
    <message>
        <source>it could not be started</source>
        <translation>无法启动</translation>
    </message>
    <message>
        <source>it was not ready in time</source>
        <translation>未能按时就绪</translation>
    </message>
    <message>
        <source>it does not know this game</source>
        <translation>不支持这种棋</translation>
    </message>
    <message>
        <source>it did not answer</source>
        <translation>没有回答</translation>
    </message>
    <message>
        <source>it answered after its time was over</source>
        <translation>超时之后才回答</translation>
    </message>
    <message>
        <source>an illegal move</source>
        <translation>不合法的着法</translation>
    </message>
    <message>
        <source>an answer that is no move</source>
        <translation>回答不是着法</translation>
    </message>
    <message>
        <source>it wrote without end</source>
        <translation>输出没有止境</translation>
    </message>
    <message>
        <source>it crashed</source>
        <translation>已崩溃</translation>
    </message>
    <message>
        <source>it ended by itself</source>
        <translation>自行退出</translation>
    </message>
    <message>
        <source>it used more of the processor than it may</source>
        <translation>占用处理器超出允许的时间</translation>
    </message>
    <message>
        <source>%1, &quot;%2&quot;</source>
        <comment>why an engine failed, and what it wrote</comment>
        <translation>%1：“%2”</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>why an engine failed, and a detail</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>EngineList</name>
    <message>
        <source>Opponents, from easy to hard</source>
        <translation>对手，由易到难</translation>
    </message>
    <message>
        <source>For experts: look as far ahead as you choose</source>
        <translation>专家用：按你指定的深度搜索</translation>
    </message>
    <message>
        <source>For experts: the study&apos;s programs, move for move</source>
        <translation>专家用：研究中的程序，逐着一致</translation>
    </message>
    <message>
        <source>For experts: know the exact result</source>
        <translation>专家用：知道精确结果</translation>
    </message>
    <message>
        <source>For experts: look no further than the next move</source>
        <translation>专家用：只看下一步</translation>
    </message>
    <message>
        <source>Programs of others</source>
        <translation>外部程序</translation>
    </message>
</context>
<context>
    <name>EngineSession</name>
    <message>
        <source>Not enough memory for the engine to think. Close other programs, then start it again.</source>
        <translation>内存不足，引擎无法思考。其他程序结束后可以再次启动它。</translation>
    </message>
    <message>
        <source>The engine ended with an error: %1</source>
        <translation>引擎因错误而结束：%1</translation>
    </message>
    <message>
        <source>The engine ended with an unknown error.</source>
        <translation>引擎因未知错误而结束。</translation>
    </message>
</context>
<context>
    <name>EntrantList</name>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Engines of the experiment</source>
        <translation>参加实验的引擎</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>Add a copy of the selected engine, ready to change</source>
        <translation>添加所选引擎的副本，供你修改</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>Remove the selected engine. At least two must stay.</source>
        <translation>移除所选引擎。至少保留两个。</translation>
    </message>
    <message>
        <source>&amp;Vary</source>
        <translation>变化(&amp;V)</translation>
    </message>
    <message>
        <source>Add copies of the selected engine that differ in one setting, as one axis of a grid</source>
        <translation>添加所选引擎的副本，只在一项设置上不同，作为网格的一个轴</translation>
    </message>
    <message>
        <source>By &amp;depth: 2, 4, 6 and 8</source>
        <translation>按深度(&amp;D)：2、4、6 和 8</translation>
    </message>
    <message>
        <source>By &amp;heuristic: %1</source>
        <translation>按启发式(&amp;H)：%1</translation>
    </message>
    <message>
        <source>By H1 &amp;feature, one at a time</source>
        <translation>按 H1 的特征(&amp;F)，每次一个</translation>
    </message>
    <message>
        <source>By features &amp;of H1, adding one at a time</source>
        <translation>按 H1 的特征，逐个累加(&amp;O)</translation>
    </message>
    <message>
        <source>Engines to compare</source>
        <translation>参加比较的引擎</translation>
    </message>
    <message>
        <source>Remove the selected engine. At least one must stay.</source>
        <translation>移除所选引擎。至少保留一个。</translation>
    </message>
    <message>
        <source>By search method, &amp;with the same heuristic</source>
        <translation>按搜索方式(&amp;Y)，启发式相同</translation>
    </message>
    <message>
        <source>By wor&amp;kers: 1, 2, 4 and 8</source>
        <translation>按工作线程(&amp;W)：1、2、4 和 8</translation>
    </message>
    <message>
        <source>By &amp;table size of the exact solver: 1, 4, 16 and 64 MiB</source>
        <translation>按精确求解器的置换表(&amp;T)：1、4、16 和 64 MiB</translation>
    </message>
    <message>
        <source>Entrants of the tournament</source>
        <translation>比赛的参赛者</translation>
    </message>
</context>
<context>
    <name>EquationText</name>
    <message>
        <source>Nothing more is counted from here. Graph search proves it.</source>
        <translation>从这里开始不再有计数。图搜索证明了这一点。</translation>
    </message>
    <message>
        <source>The goal need not be reached from here, so the sum is unbounded. Graph search proves it.</source>
        <translation>从这里开始不一定达到目标，因此总和没有上限。图搜索证明了这一点。</translation>
    </message>
    <message>
        <source>The goal is certain to be reached from here. Graph search proves it.</source>
        <translation>从这里开始必定达到目标。图搜索证明了这一点。</translation>
    </message>
    <message>
        <source>The goal cannot be reached from here. Graph search proves it.</source>
        <translation>从这里开始无法达到目标。图搜索证明了这一点。</translation>
    </message>
    <message>
        <source>State %1:</source>
        <translation>状态 %1：</translation>
    </message>
    <message>
        <source>The states %1 form an end component: play can stay among them for ever. They are merged into one.</source>
        <translation>终端分量：从状态 %1 中的每一个出发，都可以永远停留在它们之中，因此合并为一个。</translation>
    </message>
    <message>
        <source>least of</source>
        <translation>以下的最小值</translation>
    </message>
    <message>
        <source>greatest of</source>
        <translation>以下的最大值</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>下界</translation>
    </message>
    <message>
        <source>upper</source>
        <translation>上界</translation>
    </message>
    <message>
        <source>After sweep %1:</source>
        <translation>第 %1 次扫描之后：</translation>
    </message>
    <message>
        <source>Starting bounds:</source>
        <translation>起始值为</translation>
    </message>
</context>
<context>
    <name>EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <translation>评估</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <translation>评估：%1</translation>
    </message>
    <message>
        <source>the game is a draw</source>
        <translation>这局是和棋</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1已获胜</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Exact: red wins</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>EvaluationCurve</name>
    <message>
        <source>not known yet</source>
        <translation>尚未得知</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>a draw with best play</source>
        <translation>双方最佳应对时和棋</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1已获胜</translation>
    </message>
    <message>
        <source>%1 wins, but not yet known when</source>
        <translation>%1获胜；几步获胜尚未得知</translation>
    </message>
    <message>
        <source>%1 wins in %2, with disc %3</source>
        <comment>side, its own moves, discs on the board then</comment>
        <translation>%1走 %2 步获胜（第 %3 枚棋子）</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>开始：%1</translation>
    </message>
    <message>
        <source>Move %1 (%2): %3</source>
        <comment>number, square, who wins</comment>
        <translation>第 %1 手（%2）：%3</translation>
    </message>
</context>
<context>
    <name>EvaluationGraph</name>
    <message>
        <source>Graph of who wins after each move with best play</source>
        <translation>每手之后双方最佳应对时谁胜的曲线图</translation>
    </message>
    <message>
        <source>Press Left or Right to step through the game.</source>
        <translation>按左、右方向键逐手浏览对局。</translation>
    </message>
    <message>
        <source>Each point is exact: the number of discs on the board when best play ends the game. The sooner a side wins, the further out the point is. The line stays level while nobody slips.</source>
        <translation>每个点都是精确的：双方最佳应对时，终局棋盘上的棋子数。某方获胜越快，点离中线越远。只要没有人出错，线就保持水平。</translation>
    </message>
    <message>
        <source>%1. Press Left or Right to step through the game.</source>
        <translation>%1。按左、右方向键逐手浏览对局。</translation>
    </message>
    <message>
        <source>Gaps: %1 of %2 positions are hidden until you&apos;ve found your move.</source>
        <translation>空缺：%2 个局面中有 %1 个隐藏，直到你找到自己的着法。</translation>
    </message>
    <message>
        <source>Gaps: %1 of %2 positions are not known yet.</source>
        <translation>空缺：%2 个局面中有 %1 个尚未得知。</translation>
    </message>
    <message>
        <source>Who wins after each move with best play</source>
        <translation>每手之后，双方最佳应对时谁胜</translation>
    </message>
    <message>
        <source>Columns played</source>
        <translation>所走的列</translation>
    </message>
    <message>
        <source>Exact. The further from the middle, the sooner that side wins.</source>
        <translation>精确值。离中线越远，该方胜得越快。</translation>
    </message>
    <message>
        <source>Gaps: %1 of %2 positions are still being worked out.</source>
        <translation>空缺：%2 个局面中有 %1 个仍在计算。</translation>
    </message>
</context>
<context>
    <name>EvaluationPlot</name>
    <message>
        <source>Move</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Move that ends the game</source>
        <translation>终局的手数</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1获胜</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message>
        <source>Which move is best here?</source>
        <translation>这里哪一着最好？</translation>
    </message>
    <message>
        <source>How many leaves does alpha-beta examine, from left to right?</source>
        <translation>从左到右，alpha-beta 会查看多少个叶子？</translation>
    </message>
    <message>
        <source>What is the value of the tree for the side that moves first?</source>
        <translation>对先走的一方，这棵树值多少？</translation>
    </message>
    <message>
        <source>Exercises %1</source>
        <translation>练习 %1</translation>
    </message>
    <message>
        <source>The best move</source>
        <translation>最佳着法</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>树</translation>
    </message>
    <message>
        <source>A tree</source>
        <translation>一棵树</translation>
    </message>
    <message>
        <source>At how many nodes does alpha-beta leave out moves?</source>
        <translation>alpha-beta 在多少个节点上剪枝？</translation>
    </message>
    <message>
        <source>How few leaves would alpha-beta examine in the best order?</source>
        <translation>在最佳次序下，alpha-beta 最少查看多少个叶子？</translation>
    </message>
</context>
<context>
    <name>ExercisesDialog</name>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>The same number gives the same exercises, on every machine</source>
        <translation>编号相同，练习就相同，在哪台电脑上都一样</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Positions with exactly one best move</source>
        <translation>只有一个最佳着法的局面</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>树</translation>
    </message>
    <message>
        <source>Trees to value, and to search by alpha-beta</source>
        <translation>要求出值、并用 alpha-beta 搜索的树</translation>
    </message>
    <message>
        <source>Moves at each node</source>
        <translation>每个节点的着法</translation>
    </message>
    <message>
        <source>Number of branches below each node of a tree</source>
        <translation>树中每个节点下面的分支数</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Number of moves from the root of a tree to a leaf</source>
        <translation>从树的根到叶子的步数</translation>
    </message>
    <message>
        <source>&amp;Set:</source>
        <translation>编号(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Positions:</source>
        <translation>局面(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Trees:</source>
        <translation>树(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Moves at each node:</source>
        <translation>每个节点的着法(&amp;M)：</translation>
    </message>
    <message>
        <source>&amp;Levels:</source>
        <translation>层数(&amp;L)：</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>显示(&amp;W)</translation>
    </message>
    <message>
        <source>Open the exercises on the Lessons page</source>
        <translation>在“课程”页面打开这些练习</translation>
    </message>
    <message>
        <source>Save as a &amp;file…</source>
        <translation>存为文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Save the exercises as a lesson file for others, and open them</source>
        <translation>把练习存为可分享的课程文件，并打开它</translation>
    </message>
</context>
<context>
    <name>Experiment</name>
    <message>
        <source>Both players recognise finished games.</source>
        <translation>双方都能识别终局。</translation>
    </message>
    <message>
        <source>the first %1 of %2</source>
        <translation>%2 轮中的前 %1 轮</translation>
    </message>
    <message>
        <source>Share won by %1: %2, 95 % interval %3</source>
        <translation>胜率（%1）：%2，95% 置信区间 %3</translation>
    </message>
    <message>
        <source>the second-named engine</source>
        <translation>后者</translation>
    </message>
    <message>
        <source>Stronger: yes, decided after %1 games. With an advantage of %2 Elo or less, at most %3 of 100 runs would say so.</source>
        <translation>更强：是，%1 局后得出结论。若优势只有 %2 Elo 或更小，100 次中至多有 %3 次会得出这一结论。</translation>
    </message>
    <message>
        <source>Stronger: no, decided after %1 games. With an advantage of %2 Elo or more, at most %3 of 100 runs would say so.</source>
        <translation>更强：否，%1 局后得出结论。若优势达到 %2 Elo 或更大，100 次中至多有 %3 次会得出这一结论。</translation>
    </message>
    <message>
        <source>Stronger: undecided. The games so far do not decide between %1 and %2 Elo.</source>
        <translation>更强：未定。目前的对局无法在 %1 与 %2 Elo 之间判定。</translation>
    </message>
    <message>
        <source>first to move</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>second to move</source>
        <translation>后手</translation>
    </message>
    <message>
        <source>first named</source>
        <translation>前者</translation>
    </message>
    <message>
        <source>second named</source>
        <translation>后者</translation>
    </message>
    <message>
        <source>first : second</source>
        <comment>the shares of whom</comment>
        <translation>先手 : 后手</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>needs at least %1 games</source>
        <translation>至少需要 %1 局</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>Is the first-named engine stronger? The sequential test takes the games in pairs, in the order played, and skips pairs that repeat an earlier one. It answers as soon as the pairs are much likelier under one of two differences in strength than under the other. “Yes” means the larger difference, “no” the smaller one. Until then the test is undecided.</source>
        <translation>前者更强吗？序贯检验按下棋顺序把对局两局一组，重复先前对局的一组不计。一旦这些对局在两个假定的棋力差之一下的可能性远大于另一个，检验就给出答案：“是”指较大的差，“否”指较小的差。在此之前为未定。</translation>
    </message>
    <message>
        <source>%1 Elo (%2 % of the points)</source>
        <translation>%1 Elo（得分率 %2%）</translation>
    </message>
    <message>
        <source>“Stronger by %1” needs at least %2 games, all of them won. A pairing has %3.</source>
        <translation>要判定“强 %1”，至少需要 %2 局，且全部获胜；一组对阵有 %3 局。</translation>
    </message>
    <message>
        <source>“Stronger by %1” can be decided after %2 games at the earliest. A pairing has %3.</source>
        <translation>最早在 %2 局之后才能判定“强 %1”；一组对阵有 %3 局。</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>%1 of %2 games: %3 won, %4 drawn, %5 lost by the first-named engine</source>
        <translation>%2 局中的 %1 局：前者 %3 胜 %4 和 %5 负</translation>
    </message>
    <message>
        <source>Distinct games: %1</source>
        <translation>不同的对局：%1</translation>
    </message>
    <message>
        <source>Nodes per move: %1 and %2; time: %3 ms and %4 ms</source>
        <translation>每着节点数：%1 和 %2；用时：%3 ms 和 %4 ms</translation>
    </message>
    <message>
        <source>Sequential test, %1: %2</source>
        <translation>序贯检验，%1：%2</translation>
    </message>
    <message>
        <source>Pairs that repeat earlier ones and do not count in the test: %1</source>
        <translation>重复先前对局、因而不计入的对局对：%1</translation>
    </message>
    <message>
        <source>Article: %1 won by the first-named engine, %2 by the other, in %3 games</source>
        <translation>论文：%3 局中，前者胜 %1，后者胜 %2</translation>
    </message>
    <message>
        <source>Article: %1 won by the first-named engine in %2 games</source>
        <translation>论文：%2 局中，前者胜 %1</translation>
    </message>
    <message>
        <source>The games of this experiment were played by version %2 of %1, which is version %3 now. Another version is another player: begin a new experiment with it.</source>
        <translation>此实验的对局由 %1 的版本 %2 下成，而它现在是版本 %3。版本不同即为不同的玩家：请用现在的版本新建实验。</translation>
    </message>
</context>
<context>
    <name>ExperimentComparison</name>
    <message>
        <source>%1 (%2), %3 games</source>
        <translation>%1（%2），%3 局</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>no overlap</source>
        <translation>不相交</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>本次运行</translation>
    </message>
    <message>
        <source>Other run</source>
        <translation>另一次运行</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>95 % intervals</source>
        <translation>95% 置信区间</translation>
    </message>
</context>
<context>
    <name>ExperimentConclusion</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1 of %2 finished cells agree with the article within the chance variation of their games.</source>
        <translation>%2 个已完成的单元格中有 %1 个与论文一致，差异在对局的偶然范围之内。</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1（%2 / %3）</translation>
    </message>
    <message>
        <source>Fewer than half of the games are distinct in %1. The intervals there allow for the copies.</source>
        <translation>在 %1 中，互不相同的对局不到一半；那里的区间已考虑重复的对局。</translation>
    </message>
    <message>
        <source>These are the first %1 of %2 games. The conclusions below cover only these games.</source>
        <translation>这是全部 %2 局中的前 %1 局。以下结论只针对这些对局。</translation>
    </message>
    <message numerus="yes">
        <source>The times of %n game(s) are not reliable: the program was doing other work at the time.</source>
        <translation>
            <numerusform>%n 局的用时不可靠：其间程序在进行其他工作。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 胜过 %2</translation>
    </message>
    <message>
        <source>Significantly ahead, at 95 %: %1.</source>
        <translation>在 95% 水平上显著领先：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n pairing(s) undecided.</source>
        <translation>
            <numerusform>%n 组对阵未分高下。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sequential test ended %n pairing(s) early. Their shares lie further from one half than they would over all rounds.</source>
        <translation>
            <numerusform>序贯检验提前结束了 %n 组对阵；这些对阵的胜率比下满全部轮次时离二分之一更远。</numerusform>
        </translation>
    </message>
    <message>
        <source>Under this protocol, both sides recognise finished games, whatever the features. A share therefore shows what the features add to a search that sees four in line.</source>
        <translation>按此方案，无论采用哪些特征，双方都能识别终局；因此胜率说明的是，对一个看得见四子连线的搜索，这些特征还能增添什么。</translation>
    </message>
    <message>
        <source>Under this protocol, neither H2 nor H1 without feature 1 recognises a finished game. A share therefore also shows which side stumbles into four in line.</source>
        <translation>按此方案，H2 和不含特征 1 的 H1 都不能识别终局；因此胜率也反映谁会无意中撞上四子连线。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The article&apos;s claim that one feature is not enough is reproduced. No single feature wins half of its games: %1.</source>
        <translation>论文“单个特征不够”的论断得到重现：没有任何单个特征能赢下半数对局：%1。</translation>
    </message>
    <message>
        <source>The article claims that one feature is not enough, as none wins half of its games. This is reproduced for %1, but not for %2.</source>
        <translation>论文“单个特征不够，没有一个能赢下半数对局”的论断，对 %1 得到重现，对 %2 则没有。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The article&apos;s claim that more features win more is reproduced: %1.</source>
        <translation>论文“特征越多胜得越多”的论断得到重现：%1。</translation>
    </message>
    <message>
        <source>The article claims that more features win more. The order is reproduced, but the differences may be chance: %1.</source>
        <translation>论文“特征越多胜得越多”的顺序得到重现，但差异可能出于偶然：%1。</translation>
    </message>
    <message>
        <source>The article claims that more features win more. That order is not reproduced: %1.</source>
        <translation>论文“特征越多胜得越多”的论断未能按此顺序重现：%1。</translation>
    </message>
    <message>
        <source>A game takes %1 nodes on average. The article&apos;s game took %2.</source>
        <translation>一局平均搜索 %1 个节点，论文中为 %2 个。</translation>
    </message>
    <message>
        <source>Nodes and time move together, as in the article: their correlation over the plies is %1.</source>
        <translation>“节点数与用时同步变化”的结论得到重现：两者在各手之间的相关系数为 %1。</translation>
    </message>
    <message>
        <source>Nodes and time move together only loosely, as on a busy machine: their correlation over the plies is %1.</source>
        <translation>节点数与用时只是松散地同步，如同在繁忙的机器上：两者在各手之间的相关系数为 %1。</translation>
    </message>
    <message>
        <source>A node takes %1 ns here.</source>
        <translation>此处每个节点用时 %1 ns。</translation>
    </message>
    <message>
        <source>The article&apos;s claim that deeper search wins more is reproduced. Between unequal depths, the deeper side won %1 of %2 games and lost %3.</source>
        <translation>论文“搜索越深胜得越多”的论断得到重现：深度不等时，较深的一方在 %2 局中胜 %1 局，负 %3 局。</translation>
    </message>
    <message>
        <source>The article&apos;s claim that deeper search wins more is not reproduced. Between unequal depths, the deeper side won %1 of %2 games and lost %3.</source>
        <translation>论文“搜索越深胜得越多”的论断未能重现：深度不等时，较深的一方在 %2 局中胜 %1 局，负 %3 局。</translation>
    </message>
    <message>
        <source>These games do not settle the article&apos;s claim that deeper search wins more. Between unequal depths, the deeper side won %1 of %2 and lost %3.</source>
        <translation>这些对局无法判定论文“搜索越深胜得越多”的论断：深度不等时，较深的一方在 %2 局中胜 %1 局，负 %3 局。</translation>
    </message>
    <message>
        <source>Under this protocol, H2 does not recognise a finished game: only feature 1 of H1 does. The lead therefore does not show that H1 is the better heuristic. The protocol fair lets both recognise finished games.</source>
        <translation>按此方案，H2 不能识别终局，只有 H1 的特征 1 能。因此这一领先并不说明 H1 是更好的启发式。方案 fair 让双方都能识别终局。</translation>
    </message>
    <message>
        <source>Under this protocol, H2 does not recognise a finished game.</source>
        <translation>按此方案，H2 不能识别终局。</translation>
    </message>
    <message>
        <source>Under this protocol, H1 moves first in every game, so its wins include the advantage of the first move. The protocol fair plays both colours.</source>
        <translation>按此方案，每局都由 H1 先走，因此它的胜局中也含有先手之利；方案 fair 让双方各执先后手。</translation>
    </message>
    <message>
        <source>Both sides recognise finished games and play each opening with both colours. Only heuristic and depth decide.</source>
        <translation>双方都能识别终局，每个开局都各执先后手下一遍。只有启发式和深度决定胜负。</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2 至 %3）</translation>
    </message>
    <message>
        <source>H1&apos;s share of wins to H2&apos;s, by depth: H1 is ahead at %1; H2 is ahead at %2; undecided at %3.</source>
        <translation>H1 与 H2 的胜局按深度比较：H1 领先于 %1；H2 领先于 %2；%3 未分高下。</translation>
    </message>
    <message>
        <source>H1&apos;s lead from depth 4 upwards, as in the article, is reproduced.</source>
        <translation>论文“H1 从深度 4 起领先”的结论得到重现。</translation>
    </message>
    <message>
        <source>H1&apos;s lead from depth 4 upwards, as in the article, is only partly reproduced.</source>
        <translation>论文“H1 从深度 4 起领先”的结论只得到部分重现。</translation>
    </message>
    <message>
        <source>H1&apos;s lead from depth 4 upwards, as in the article, is not reproduced.</source>
        <translation>论文“H1 从深度 4 起领先”的结论未能重现。</translation>
    </message>
    <message>
        <source>H1&apos;s loss at depth 2 is reproduced.</source>
        <translation>“H1 在深度 2 落败”的结果得到重现。</translation>
    </message>
    <message>
        <source>H1&apos;s loss at depth 2 (0.24 to 0.76) is not reproduced.</source>
        <translation>“H1 在深度 2 落败”（0.24 对 0.76）的结果未能重现。</translation>
    </message>
    <message>
        <source>These games do not settle H1&apos;s loss at depth 2 (0.24 to 0.76).</source>
        <translation>这些对局无法判定“H1 在深度 2 落败”（0.24 对 0.76）的结果。</translation>
    </message>
    <message>
        <source>The searches are largest at move %1 (article: %2). Only after that do nodes and time fall from move to move.</source>
        <translation>搜索在第 %1 手最大（论文：%2）。此后节点数和用时才逐手下降。</translation>
    </message>
</context>
<context>
    <name>ExperimentDialog</name>
    <message>
        <source>New experiment</source>
        <translation>新实验</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>My experiment</source>
        <translation>我的实验</translation>
    </message>
    <message>
        <source>Round robin: every pair</source>
        <translation>循环赛：两两对阵</translation>
    </message>
    <message>
        <source>Gauntlet: the first against all the others</source>
        <translation>擂台赛：第一个对其余各个</translation>
    </message>
    <message>
        <source>Grid: each against every engine, itself included</source>
        <translation>网格：各个互相对阵，也对自己</translation>
    </message>
    <message>
        <source>Who plays whom</source>
        <translation>对阵方式</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>标题(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Engines:</source>
        <translation>引擎(&amp;E)：</translation>
    </message>
    <message>
        <source>&amp;Who plays whom:</source>
        <translation>对阵方式(&amp;W)：</translation>
    </message>
    <message>
        <source>R&amp;ounds:</source>
        <translation>轮数(&amp;O)：</translation>
    </message>
    <message>
        <source>O&amp;penings:</source>
        <translation>开局(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>种子(&amp;S)：</translation>
    </message>
    <message>
        <source>Se&amp;quential test:</source>
        <translation>序贯检验(&amp;Q)：</translation>
    </message>
    <message>
        <source>&amp;Make it</source>
        <translation>创建(&amp;M)</translation>
    </message>
    <message>
        <source>Rounds of each pairing</source>
        <translation>每组对阵的轮数</translation>
    </message>
    <message>
        <source>Number of games in each pairing. The first move alternates.</source>
        <translation>每组对阵的局数；双方轮流先走</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>The same seed gives the same games</source>
        <translation>种子相同，对局相同</translation>
    </message>
    <message>
        <source>Pairings: %1. Games: %2.</source>
        <translation>对阵：%1 组。对局：%2 局。</translation>
    </message>
    <message>
        <source>Each pairing plays the first %1 of the %2 games its openings give.</source>
        <translation>开局共可形成 %2 局，每组对阵下其中的前 %1 局。</translation>
    </message>
    <message>
        <source>After %1 games of a pairing, the openings repeat.</source>
        <translation>一组对阵下完 %1 局后，开局从头重复。</translation>
    </message>
</context>
<context>
    <name>ExperimentExportMenu</name>
    <message>
        <source>Export what is shown to a file</source>
        <translation>把显示的内容导出到文件</translation>
    </message>
    <message>
        <source>Export the experiment</source>
        <translation>导出实验</translation>
    </message>
    <message>
        <source>&amp;PDF report…</source>
        <translation>PDF 报告(&amp;P)…</translation>
    </message>
    <message>
        <source>Tables, charts, protocol, seeds and machine on A4 pages</source>
        <translation>A4 页面，包含表格、图表、方案、种子和机器</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>PDF 报告 (*.pdf)</translation>
    </message>
    <message>
        <source>Table as &amp;CSV…</source>
        <translation>表格存为 &amp;CSV…</translation>
    </message>
    <message>
        <source>One row per cell</source>
        <translation>每个单元格一行</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <source>&amp;Moves as CSV…</source>
        <translation>着法存为 CSV(&amp;M)…</translation>
    </message>
    <message>
        <source>One row per move of every game, with nodes and time</source>
        <translation>每局的每一着占一行，附节点数和用时</translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation>&amp;JSON…</translation>
    </message>
    <message>
        <source>Settings, table and games</source>
        <translation>设置、表格和对局</translation>
    </message>
    <message>
        <source>JSON data (*.json)</source>
        <translation>JSON 数据 (*.json)</translation>
    </message>
    <message>
        <source>The chart shown, or the bars where a table is shown</source>
        <translation>当前图表；若为表格，则为其条形图</translation>
    </message>
    <message>
        <source>PDF report of &amp;all saved results…</source>
        <translation>所有已保存内容的 PDF 报告(&amp;A)…</translation>
    </message>
    <message>
        <source>One report with every table and figure in the file of games</source>
        <translation>把对局文件中的所有表格和图汇成一份报告</translation>
    </message>
</context>
<context>
    <name>ExperimentFigure</name>
    <message>
        <source>Use the arrow keys to move between marks. Press Enter to show the games behind one.</source>
        <translation>用方向键在各标记之间移动，按 Enter 显示其背后的对局。</translation>
    </message>
    <message>
        <source>Share of games won, with 95 % intervals</source>
        <translation>胜率，附 95% 置信区间</translation>
    </message>
    <message>
        <source>Share of points</source>
        <translation>得分率</translation>
    </message>
    <message>
        <source>Nodes by move</source>
        <translation>各手的节点数</translation>
    </message>
    <message>
        <source>Time by move</source>
        <translation>各手的用时</translation>
    </message>
</context>
<context>
    <name>ExperimentGames</name>
    <message>
        <source>%1, disturbed</source>
        <translation>%1，受干扰</translation>
    </message>
    <message>
        <source>first wins</source>
        <translation>先手胜</translation>
    </message>
    <message>
        <source>second wins</source>
        <translation>后手胜</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>获胜：%1</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>Double-click or press Enter to put the game on the board</source>
        <translation>双击或按 Enter，把对局放到棋盘上</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Moves first</source>
        <translation>先走</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Plies</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>用时（ms）</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
</context>
<context>
    <name>ExperimentGrid</name>
    <message>
        <source>article %1</source>
        <translation>论文 %1</translation>
    </message>
    <message>
        <source>ours %1</source>
        <translation>本程序 %1</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 / %2 局</translation>
    </message>
</context>
<context>
    <name>ExperimentJson</name>
    <message>
        <source>There is no rule called &quot;%1&quot;.</source>
        <translation>没有名为“%1”的规则。</translation>
    </message>
    <message>
        <source>The limits of %1 are impossible for a search.</source>
        <translation>%1 的限制对搜索来说不可能。</translation>
    </message>
    <message>
        <source>%1 has rounds or a seed below 0.</source>
        <translation>%1 的轮数或种子小于 0。</translation>
    </message>
    <message>
        <source>%1 plays from the labels in a file, which an experiment cannot save. Without a file, it plays from the labels of the book.</source>
        <translation>%1 按文件中的标签下棋，实验无法保存这一设置。不指定文件时，它按开局库的标签下棋。</translation>
    </message>
    <message>
        <source>the random moves</source>
        <translation>随机着法</translation>
    </message>
    <message>
        <source>the openings</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>who moves first</source>
        <translation>谁先走</translation>
    </message>
    <message>
        <source>the seed of %1</source>
        <translation>%1 的种子</translation>
    </message>
    <message>
        <source>the players of %1</source>
        <translation>%1 的玩家</translation>
    </message>
    <message>
        <source>the version of %1: %2 then, %3 now</source>
        <translation>%1 的版本：当时为 %2，现在为 %3</translation>
    </message>
</context>
<context>
    <name>ExperimentLab</name>
    <message>
        <source>Play the missing games. Saved games are not repeated.</source>
        <translation>下完缺少的对局；已保存的不再重下</translation>
    </message>
    <message>
        <source>Pause for now. Unfinished games start over later.</source>
        <translation>暂时停止。没下完的对局以后重新开始。</translation>
    </message>
    <message>
        <source>End the run. Every finished game is kept.</source>
        <translation>结束运行；已下完的对局全部保留</translation>
    </message>
    <message>
        <source>%v of %m games</source>
        <translation>%v / %m 局</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>已完成局数</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>剩余时间</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>正在运行…</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>, then %n more</source>
        <translation>
            <numerusform>，其后还有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 games played</source>
        <translation>已下 %1/%2 局</translation>
    </message>
</context>
<context>
    <name>ExperimentList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1–%2–%3</source>
        <comment>won, drawn, lost</comment>
        <translation>%1–%2–%3</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Article: %1</source>
        <comment>whose share</comment>
        <translation>论文：%1</translation>
    </message>
    <message>
        <source>Ours: %1</source>
        <comment>whose share</comment>
        <translation>本程序：%1</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95% 区间</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Won–drawn–lost</source>
        <translation>胜–和–负</translation>
    </message>
    <message>
        <source>Stronger (SPRT)</source>
        <translation>更强（SPRT）</translation>
    </message>
    <message>
        <source>Nodes per move</source>
        <translation>每着节点数</translation>
    </message>
    <message>
        <source>ms per move</source>
        <translation>每着 ms</translation>
    </message>
</context>
<context>
    <name>ExperimentReport</name>
    <message>
        <source>Cell</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Article: %1</source>
        <translation>论文：%1</translation>
    </message>
    <message>
        <source>Ours: %1</source>
        <translation>本程序：%1</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95% 区间</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Won–drawn–lost</source>
        <translation>胜–和–负</translation>
    </message>
    <message>
        <source>Distinct</source>
        <translation>不同局数</translation>
    </message>
    <message>
        <source>Stronger</source>
        <translation>更强</translation>
    </message>
    <message>
        <source>Nodes per move</source>
        <translation>每着节点数</translation>
    </message>
    <message>
        <source>ms per move</source>
        <translation>每着 ms</translation>
    </message>
    <message>
        <source>Played by %1.</source>
        <translation>由 %1 对弈。</translation>
    </message>
    <message>
        <source>%1. Report by %2 on %3.</source>
        <translation>%1。报告由 %2 于 %3 生成。</translation>
    </message>
    <message>
        <source>Shares are games won divided by games played. Draws are in neither share. The intervals are Wilson&apos;s at 95 % confidence. A cell agrees if chance would produce so large a difference from the article&apos;s share in more than 5 of 100 cases, given the number of games in both. Distinct counts games that do not repeat others: they differ in who moved first, in the position after the opening or in a later move. Repetitions do not make an interval narrower.</source>
        <translation>胜率为获胜局数除以总局数；和棋不计入任何一方的胜率。区间为置信度 95% 的 Wilson 区间。若按双方的局数，出于偶然而与论文胜率相差这么大的情形在 100 次中超过 5 次，则该单元格视为一致。“不同局数”只计不重复其他对局的对局：即先走方、开局后的局面或此后的着法有所不同。重复的对局不会使区间变窄。</translation>
    </message>
    <message>
        <source>The heuristics study, repeated</source>
        <translation>重现启发式研究</translation>
    </message>
    <message>
        <source>Experiment report</source>
        <translation>实验报告</translation>
    </message>
    <message>
        <source>Article: Kang, Wang, Hu, Research on Different Heuristics for Minimax Algorithm Insight from Connect-4 Game, JILSA 11 (2019), 15–31, doi 10.4236/jilsa.2019.112002.</source>
        <translation>论文：Kang, Wang, Hu, Research on Different Heuristics for Minimax Algorithm Insight from Connect-4 Game, JILSA 11 (2019), 15–31, doi 10.4236/jilsa.2019.112002。</translation>
    </message>
    <message>
        <source>Stronger: %1</source>
        <translation>更强：%1</translation>
    </message>
</context>
<context>
    <name>ExperimentStore</name>
    <message>
        <source>it contains no Fourcast experiments</source>
        <translation>其中没有 Fourcast 的实验</translation>
    </message>
    <message>
        <source>it is not an SQLite file, the format of saved experiments</source>
        <translation>不是 SQLite 文件，而实验以此格式保存</translation>
    </message>
    <message>
        <source>game %1 of %2 in it is damaged</source>
        <translation>其中 %2 的第 %1 局已损坏</translation>
    </message>
    <message>
        <source>Experiment %1 is already saved with other settings. These differ: %2.</source>
        <translation>实验 %1 已用其他设置保存。不同的有：%2。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; contains no experiment %2.</source>
        <translation>“%1”中没有实验 %2。</translation>
    </message>
</context>
<context>
    <name>ExperimentView</name>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Bars with intervals</source>
        <translation>带区间的条形图</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>热力图</translation>
    </message>
    <message>
        <source>Curves: nodes and time by move</source>
        <translation>曲线：各手的节点数和用时</translation>
    </message>
    <message>
        <source>Experiment view</source>
        <translation>实验的视图</translation>
    </message>
    <message>
        <source>How the experiment is shown</source>
        <translation>实验的显示方式</translation>
    </message>
    <message>
        <source>V&amp;iew:</source>
        <translation>视图(&amp;I)：</translation>
    </message>
    <message>
        <source>Table of the experiment</source>
        <translation>实验的表格</translation>
    </message>
</context>
<context>
    <name>ExperimentsPage</name>
    <message>
        <source>Experiments</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Play engines of your choice against each other</source>
        <translation>由你选择的引擎相互对弈</translation>
    </message>
    <message>
        <source>&amp;New experiment…</source>
        <translation>新实验(&amp;N)…</translation>
    </message>
    <message>
        <source>Choose the engines, who plays whom, rounds and openings</source>
        <translation>选择引擎、对阵方式、轮数和开局</translation>
    </message>
    <message>
        <source>Kept experiments</source>
        <translation>已保存的实验</translation>
    </message>
    <message>
        <source>Experiments in this games file. Choose one to view or continue.</source>
        <translation>此对局文件中的实验。选择一个来查看或继续</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Compare another run with this one, cell by cell</source>
        <translation>将另一次运行与本次逐个单元格比较</translation>
    </message>
    <message>
        <source>Make a new experiment, starting from the engines and numbers of this one</source>
        <translation>以此实验的引擎和数值为起点，新建实验</translation>
    </message>
    <message>
        <source>&amp;Kept:</source>
        <translation>已保存(&amp;K)：</translation>
    </message>
    <message>
        <source>Co&amp;mpare with:</source>
        <translation>对比(&amp;M)：</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>请选择</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>暂无</translation>
    </message>
    <message>
        <source>another run</source>
        <translation>另一次运行</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Let engines play each other</source>
        <translation>让引擎相互对弈</translation>
    </message>
</context>
<context>
    <name>ExplicitFiles</name>
    <message>
        <source>Writing was stopped.</source>
        <translation>写入已停止。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
</context>
<context>
    <name>ExplorerModel</name>
    <message>
        <source>%4 won %1, drew %2 and lost %3</source>
        <translation>%4：%1 胜，%2 和，%3 负</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n 局未下完</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows two columns when they are mirror images of one move</source>
        <translation>两列互为镜像时一并列出</translation>
    </message>
    <message>
        <source>The move&apos;s exact value for %1 with best play</source>
        <translation>双方最佳应对时，此着对%1的精确价值</translation>
    </message>
    <message>
        <source>How often it was played in your games</source>
        <translation>在你的对局中下过多少次</translation>
    </message>
    <message>
        <source>How often it was played in the saved experiments</source>
        <translation>在已保存的实验中下过多少次</translation>
    </message>
    <message>
        <source>Games won, drawn and lost by %1, the side to move</source>
        <translation>这些对局的结果：行棋方%1的胜、和、负</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Won / drawn / lost</source>
        <translation>胜 / 和 / 负</translation>
    </message>
</context>
<context>
    <name>ExplorerPanel</name>
    <message>
        <source>Moves played from here</source>
        <translation>从这里下过的着法</translation>
    </message>
    <message>
        <source>Hover over a move to see it. Click to see what follows.</source>
        <translation>指向一着可在棋盘上看到它，点击看后续变化</translation>
    </message>
    <message>
        <source>Show these games</source>
        <translation>显示这些对局</translation>
    </message>
    <message>
        <source>Open My games and list the games that reached this position</source>
        <translation>打开“我的对局”，列出到达过此局面的对局</translation>
    </message>
    <message>
        <source>You haven&apos;t reached this position yet.</source>
        <translation>你还没有到达过这个局面。</translation>
    </message>
    <message numerus="yes">
        <source>You reached this position in %n game(s).</source>
        <translation>
            <numerusform>你在 %n 局对局中到达过这个局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It came up in %n experiment game(s).</source>
        <translation>
            <numerusform>此局面在 %n 局实验对局中出现过。</numerusform>
        </translation>
    </message>
    <message>
        <source>Results are for %1, the side to move. Any move order and mirror images count.</source>
        <translation>结果从行棋方%1的角度来看。着法顺序不限，镜像也算在内。</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Saved to “%1”.</source>
        <translation>已保存到“%1”。</translation>
    </message>
</context>
<context>
    <name>ExportMenu</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Picture as P&amp;NG…</source>
        <translation>图片存为 P&amp;NG…</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>Picture as &amp;SVG…</source>
        <translation>图片存为 &amp;SVG…</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG 图形 (*.svg)</translation>
    </message>
    <message>
        <source>Picture as P&amp;DF…</source>
        <translation>图片存为 P&amp;DF…</translation>
    </message>
    <message>
        <source>PDF drawing (*.pdf)</source>
        <translation>PDF 图形 (*.pdf)</translation>
    </message>
    <message>
        <source>Data as &amp;CSV…</source>
        <translation>数据存为 &amp;CSV…</translation>
    </message>
    <message>
        <source>Save the numbers behind the picture, one per line</source>
        <translation>保存图片背后的数据，每行一个</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Save this picture</source>
        <translation>保存此图</translation>
    </message>
    <message>
        <source>Figures as &amp;JSON…</source>
        <translation>数据存为 &amp;JSON…</translation>
    </message>
    <message>
        <source>The figures, with their names</source>
        <translation>各项数据及其名称</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>ExportRow</name>
    <message>
        <source>Export:</source>
        <translation>导出：</translation>
    </message>
    <message>
        <source>Export as %1</source>
        <translation>导出为 %1</translation>
    </message>
    <message>
        <source>Save what is shown to a %1 file</source>
        <translation>把显示的内容保存为 %1 文件</translation>
    </message>
</context>
<context>
    <name>FailureOffer</name>
    <message>
        <source>Standard error</source>
        <translation>标准错误输出</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续对局</translation>
    </message>
    <message>
        <source>Read what the program wrote to standard error</source>
        <translation>阅读程序写到标准错误输出的内容</translation>
    </message>
    <message>
        <source>Take the loss back and ask the program once more</source>
        <translation>撤销判负，让程序再走一次</translation>
    </message>
    <message>
        <source>%1 gave no move: %2. It loses the game.</source>
        <comment>a program, how it failed</comment>
        <translation>%1 没有给出着法：%2。判它负。</translation>
    </message>
    <message>
        <source>The program wrote nothing to standard error</source>
        <translation>程序没有向标准错误输出写任何内容</translation>
    </message>
</context>
<context>
    <name>FieldGrid</name>
    <message>
        <source>%1:</source>
        <comment>a name before its value</comment>
        <translation>%1：</translation>
    </message>
</context>
<context>
    <name>FigureSums</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n 着</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in total, %2 on average (%3)</source>
        <comment>figures; %3 is “8 moves”</comment>
        <translation>合计 %1，平均 %2（%3）</translation>
    </message>
    <message>
        <source>%1 on average (%2)</source>
        <comment>a figure; %2 is “8 moves”</comment>
        <translation>平均 %1（%2）</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>an engine, then figures</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Other work disturbed some of these times.</source>
        <translation>其中一些用时受到其他工作干扰。</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <source>Moves %1 to %2</source>
        <translation>第 %1 至 %2 手</translation>
    </message>
    <message>
        <source>%1: no move has this value.</source>
        <comment>%1 is “Moves 5 to 12”</comment>
        <translation>%1：没有着法有此数值。</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <comment>“Moves 5 to 12”, “Nodes”, then figures</comment>
        <translation>%1，%2：%3。</translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>plies</source>
        <comment>a unit, beside an axis</comment>
        <translation>层</translation>
    </message>
    <message>
        <source>ms</source>
        <comment>a unit, beside an axis</comment>
        <translation>ms</translation>
    </message>
    <message>
        <source>n/s</source>
        <comment>nodes per second: a unit, beside an axis</comment>
        <translation>节点/秒</translation>
    </message>
    <message>
        <source>%</source>
        <comment>a unit, beside an axis</comment>
        <translation>%</translation>
    </message>
    <message>
        <source>MiB</source>
        <comment>a unit, beside an axis</comment>
        <translation>MiB</translation>
    </message>
    <message numerus="yes">
        <source>%n plies</source>
        <translation>
            <numerusform>%n 层</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plies</source>
        <translation>%1 层</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a quantity and its unit, beside an axis</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>FileLock</name>
    <message>
        <source>&apos;%1&apos; is in use by another program.</source>
        <translation>“%1”正由另一个程序使用。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is in use by process %2 (%3) on %4. If that has ended, remove &apos;%1.lock&apos;.</source>
        <translation>“%1”正由 %4 上的进程 %2（%3）使用。如果该进程已结束，请删除“%1.lock”。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is in use by process %2 (%3) on %4.</source>
        <translation>“%1”正由 %4 上的进程 %2（%3）使用。</translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message>
        <source>Save an animation</source>
        <translation>保存动画</translation>
    </message>
    <message>
        <source>Send the game to a friend. It loops in browsers and messaging apps.</source>
        <translation>把对局发给朋友。浏览器和聊天软件会循环播放。</translation>
    </message>
    <message>
        <source>Small, for a message</source>
        <translation>小，适合发消息</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Large, for a page</source>
        <translation>大，适合网页</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Moves done</source>
        <translation>已完成的步数</translation>
    </message>
    <message>
        <source>S&amp;ize:</source>
        <translation>大小(&amp;I)：</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Choose a file and save the animation</source>
        <translation>选择文件并保存动画</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>取消(&amp;A)</translation>
    </message>
    <message>
        <source>Stop without saving a file</source>
        <translation>停止，不保存文件</translation>
    </message>
    <message>
        <source>Animated GIF (*.gif)</source>
        <translation>GIF 动画 (*.gif)</translation>
    </message>
    <message>
        <source>game</source>
        <comment>name of a file</comment>
        <translation>对局</translation>
    </message>
    <message>
        <source>Cancelled. No file was saved.</source>
        <translation>已停止，没有写入文件。</translation>
    </message>
    <message>
        <source>Saved to “%1”: %2 by %3 pixels, %4.</source>
        <translation>已保存到“%1”：%2 × %3 像素，%4。</translation>
    </message>
</context>
<context>
    <name>FirstBot</name>
    <message>
        <source>&apos;%1&apos; is there already and stays as it is. Choose another name or another folder.</source>
        <translation>“%1”已经存在，保持不变。请另选名称或文件夹。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; can&apos;t be written: %2</source>
        <translation>无法写入“%1”：%2</translation>
    </message>
    <message>
        <source>Name a folder for the bot</source>
        <translation>请为机器人指定文件夹</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; can&apos;t be made</source>
        <translation>无法创建文件夹“%1”</translation>
    </message>
</context>
<context>
    <name>FirstBotDialog</name>
    <message>
        <source>My first bot</source>
        <translation>我的第一个机器人</translation>
    </message>
    <message>
        <source>1. Make a bot</source>
        <translation>1. 创建机器人</translation>
    </message>
    <message>
        <source>2. Change it, then save</source>
        <translation>2. 修改，然后保存</translation>
    </message>
    <message>
        <source>Open in &amp;editor</source>
        <translation>在编辑器中打开(&amp;E)</translation>
    </message>
    <message>
        <source>Open the bot&apos;s file with the program that this computer has for it</source>
        <translation>用本机的关联程序打开机器人的文件</translation>
    </message>
    <message>
        <source>&amp;Show folder</source>
        <translation>显示文件夹(&amp;S)</translation>
    </message>
    <message>
        <source>Open the folder of the bot&apos;s file</source>
        <translation>打开机器人文件所在的文件夹</translation>
    </message>
    <message>
        <source>Pla&amp;y against it</source>
        <translation>与它对弈(&amp;Y)</translation>
    </message>
    <message>
        <source>Start a game between you and the bot</source>
        <translation>开始你与机器人的对局</translation>
    </message>
    <message>
        <source>3. Let it play</source>
        <translation>3. 让它对弈</translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>导出报告</translation>
    </message>
    <message>
        <source>Export what the bot missed, and its games</source>
        <translation>导出机器人漏掉的着法及其对局</translation>
    </message>
    <message>
        <source>&amp;Report as text…</source>
        <translation>报告存为文本(&amp;R)…</translation>
    </message>
    <message>
        <source>For reading, in English</source>
        <translation>供阅读，英文</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>文本 (*.txt)</translation>
    </message>
    <message>
        <source>&amp;Missed moves as CSV…</source>
        <translation>漏着存为 CSV(&amp;M)…</translation>
    </message>
    <message>
        <source>One row per missed move, for spreadsheets</source>
        <translation>每个漏着一行，供电子表格使用</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>&amp;All games as JSON…</source>
        <translation>全部对局存为 JSON(&amp;A)…</translation>
    </message>
    <message>
        <source>Everything, for other programs</source>
        <translation>全部数据，供其他程序使用</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>The bot is made, and it plays already. Open it in an editor and look for CHANGE THIS.</source>
        <translation>机器人已创建，并且已经会下棋。请在编辑器中打开它，查找 CHANGE THIS。</translation>
    </message>
    <message>
        <source>Saved as version %1. Let it play to see what changed.</source>
        <translation>已保存为版本 %1。让它对弈，看看有什么变化。</translation>
    </message>
    <message>
        <source>%1, version %2: %3</source>
        <translation>%1，版本 %2：%3</translation>
    </message>
    <message>
        <source>Make a bot first, or choose one above.</source>
        <translation>请先创建机器人，或在上面选择一个。</translation>
    </message>
    <message>
        <source>This computer has no program that opens &apos;%1&apos;. Open it in an editor yourself.</source>
        <translation>本机没有能打开“%1”的程序。请自行在编辑器中打开。</translation>
    </message>
</context>
<context>
    <name>FoldingSection</name>
    <message>
        <source>Show or hide this section</source>
        <translation>显示或隐藏此部分</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
</context>
<context>
    <name>FormFields</name>
    <message>
        <source>Workers</source>
        <translation>工作线程</translation>
    </message>
</context>
<context>
    <name>FormalExportMenu</name>
    <message>
        <source>Save the model, its system or its results to a file</source>
        <translation>把模型、其系统或结果保存到文件</translation>
    </message>
    <message>
        <source>Export the model</source>
        <translation>导出模型</translation>
    </message>
    <message>
        <source>PDF &amp;report…</source>
        <translation>PDF 报告(&amp;R)…</translation>
    </message>
    <message>
        <source>Save model, system, formulas, verdicts and paths on A4 pages, ready to hand in</source>
        <translation>把模型、系统、公式、判定和路径保存为 A4 页面，可直接提交</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>PDF 报告 (*.pdf)</translation>
    </message>
    <message>
        <source>report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>System as .&amp;aut…</source>
        <translation>系统存为 .&amp;aut…</translation>
    </message>
    <message>
        <source>Save all states and transitions, for mCRL2 and CADP</source>
        <translation>保存全部状态和迁移，供 mCRL2 和 CADP 使用</translation>
    </message>
    <message>
        <source>Transition system (*.aut)</source>
        <translation>迁移系统 (*.aut)</translation>
    </message>
    <message>
        <source>System for &amp;Graphviz…</source>
        <translation>用于 &amp;Graphviz 的系统…</translation>
    </message>
    <message>
        <source>Save all states and transitions as a DOT graph</source>
        <translation>把全部状态和迁移存为 DOT 图</translation>
    </message>
    <message>
        <source>Graph in DOT (*.dot)</source>
        <translation>DOT 图 (*.dot)</translation>
    </message>
    <message>
        <source>&amp;Model as .mcrl2…</source>
        <translation>模型存为 .mcrl2(&amp;M)…</translation>
    </message>
    <message>
        <source>Save the text with its parameters set, for mCRL2</source>
        <translation>保存参数已代入的文本，供 mCRL2 使用</translation>
    </message>
    <message>
        <source>Model for mCRL2 (*.mcrl2)</source>
        <translation>mCRL2 模型 (*.mcrl2)</translation>
    </message>
    <message>
        <source>Selected &amp;formula as .mcf…</source>
        <translation>所选公式存为 .mcf(&amp;F)…</translation>
    </message>
    <message>
        <source>Save the formula selected under Properties, for mCRL2</source>
        <translation>保存“性质”中选中的公式，供 mCRL2 使用</translation>
    </message>
    <message>
        <source>Formula for mCRL2 (*.mcf)</source>
        <translation>mCRL2 公式 (*.mcf)</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>A&amp;ll formulas to a folder…</source>
        <translation>所有公式存入文件夹(&amp;L)…</translation>
    </message>
    <message>
        <source>Save the model&apos;s formulas and your own, one .mcf file each, for mCRL2</source>
        <translation>模型的公式和你自己的公式，每个存为一个 .mcf 文件，供 mCRL2 使用</translation>
    </message>
    <message>
        <source>Path of the &amp;walk…</source>
        <translation>走查的路径(&amp;W)…</translation>
    </message>
    <message>
        <source>Save the steps of the walk, so that another Fourcast can open them</source>
        <translation>保存走查的各个步骤，以便别的 Fourcast 打开</translation>
    </message>
    <message>
        <source>Path (*.json)</source>
        <translation>路径 (*.json)</translation>
    </message>
    <message>
        <source>path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Save the picture from System</source>
        <translation>保存“系统”中的图</translation>
    </message>
    <message>
        <source>system</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Choose a folder for the formulas</source>
        <translation>选择存放公式的文件夹</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
</context>
<context>
    <name>FormalModels</name>
    <message>
        <source>Deadlocks</source>
        <translation>死锁</translation>
    </message>
    <message>
        <source>Liveness</source>
        <translation>活性</translation>
    </message>
    <message>
        <source>Safety 1</source>
        <translation>安全性 1</translation>
    </message>
    <message>
        <source>Safety 2</source>
        <translation>安全性 2</translation>
    </message>
    <message>
        <source>Safety 3</source>
        <translation>安全性 3</translation>
    </message>
    <message>
        <source>Safety 4</source>
        <translation>安全性 4</translation>
    </message>
    <message>
        <source>Successor generation</source>
        <translation>后继生成</translation>
    </message>
    <message>
        <source>Deadlocks, repaired</source>
        <translation>死锁，修正版</translation>
    </message>
    <message>
        <source>Liveness, repaired</source>
        <translation>活性，修正版</translation>
    </message>
    <message>
        <source>Safety 1, repaired</source>
        <translation>安全性 1，修正版</translation>
    </message>
    <message>
        <source>Safety 2, repaired</source>
        <translation>安全性 2，修正版</translation>
    </message>
    <message>
        <source>Successor generation, repaired</source>
        <translation>后继生成，修正版</translation>
    </message>
    <message>
        <source>No deadlock</source>
        <translation>没有死锁</translation>
    </message>
    <message>
        <source>A result is inevitable</source>
        <translation>终将得出结果</translation>
    </message>
    <message>
        <source>Each task is taken at most once</source>
        <translation>每个任务至多被取走一次</translation>
    </message>
    <message>
        <source>Each task is eventually taken</source>
        <translation>每个任务终将被取走</translation>
    </message>
    <message>
        <source>No task is done before it is taken</source>
        <translation>任务被取走之前不会完成</translation>
    </message>
    <message>
        <source>The join waits for all</source>
        <translation>汇合会等待全部任务</translation>
    </message>
    <message>
        <source>The result is the maximum</source>
        <translation>结果是最大值</translation>
    </message>
    <message>
        <source>A tie goes to the first task</source>
        <translation>值相同时取第一个任务</translation>
    </message>
    <message>
        <source>The result does not depend on which worker is faster</source>
        <translation>结果与哪个工作线程更快无关</translation>
    </message>
    <message>
        <source>The result is reported at most once</source>
        <translation>结果至多报告一次</translation>
    </message>
    <message>
        <source>After that it halts for ever</source>
        <translation>之后永远停止</translation>
    </message>
    <message>
        <source>Every worker eventually gets a task</source>
        <translation>每个工作线程终将得到任务</translation>
    </message>
    <message>
        <source>Every worker can get a task</source>
        <translation>每个工作线程都可能得到任务</translation>
    </message>
    <message>
        <source>Two tasks can run at once</source>
        <translation>可以同时进行两个任务</translation>
    </message>
    <message>
        <source>One worker can do everything</source>
        <translation>一个工作线程可以完成全部任务</translation>
    </message>
    <message>
        <source>It halts again and again</source>
        <translation>一次又一次地停止</translation>
    </message>
    <message>
        <source>X can win against any play</source>
        <translation>无论对方怎样下，X 都能赢</translation>
    </message>
    <message>
        <source>O can win against any play</source>
        <translation>无论对方怎样下，O 都能赢</translation>
    </message>
    <message>
        <source>The study&apos;s multi-threaded minimax</source>
        <translation>研究中的多线程极小极大</translation>
    </message>
    <message>
        <source>One thread per root column works through its levels, max and min in turn. When all have finished, they are joined. Labels carry only the position counts. Mutants contain a deliberate mistake, to see which formula catches it.</source>
        <translation>每个根列由一个线程逐层处理，极大与极小交替。全部完成后汇合。标签只带局面的数目。变异体中故意放入一个错误，看哪个公式能发现。</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程数</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Mutant</source>
        <translation>变异体</translation>
    </message>
    <message>
        <source>Count legal positions only</source>
        <translation>只计合法局面</translation>
    </message>
    <message>
        <source>Full root columns</source>
        <translation>已满的根列</translation>
    </message>
    <message>
        <source>Join the threads of open columns only</source>
        <translation>只汇合未满各列的线程</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>工作线程</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务数</translation>
    </message>
    <message>
        <source>Task scores</source>
        <translation>各任务的评分</translation>
    </message>
    <message>
        <source>A pool of workers with a queue and a join</source>
        <translation>带队列与汇合的线程池</translation>
    </message>
    <message>
        <source>Each root move is a task. A free worker takes the next one. The results are collected until all tasks are done. Then the best move is reported.</source>
        <translation>每个根着法是一个任务。空闲的工作线程取下一个任务。收集结果直到全部完成，然后报告最佳着法。</translation>
    </message>
    <message>
        <source>The pool with an unguarded best move</source>
        <translation>最佳着法无保护的线程池</translation>
    </message>
    <message>
        <source>Each worker reads the best move so far, compares it with its own and writes the better one back. If another worker writes in between, its result is lost.</source>
        <translation>每个工作线程读取目前的最佳着法，与自己的比较，再把较好的写回。若另一个工作线程在其间写入，它的结果就会丢失。</translation>
    </message>
    <message>
        <source>The game itself on a small board</source>
        <translation>小棋盘上的对局本身</translation>
    </message>
    <message>
        <source>Every move of both players from a position, and who won at the end. “X can win against any play” is a fixpoint formula.</source>
        <translation>从某个局面开始双方的每一种着法，以及最后谁获胜。“无论对方怎样下，X 都能赢”是一个不动点公式。</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Discs in a row to win</source>
        <translation>获胜所需的连子数</translation>
    </message>
    <message>
        <source>Moves already played</source>
        <translation>已走的着法</translation>
    </message>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 必须是 %2</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>numbers %1, separated by commas</source>
        <translation>%1 的数，以逗号分隔</translation>
    </message>
    <message>
        <source>a number %1</source>
        <translation>%1 的数</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 之一</translation>
    </message>
    <message>
        <source>full names column %1, but there are threads for only %2</source>
        <translation>full 中列出了第 %1 列，但只有 %2 个线程</translation>
    </message>
    <message>
        <source>full must leave at least one column open</source>
        <translation>full 至少要留出一个未满的列</translation>
    </message>
    <message>
        <source>scores must have one value for each of the %1 tasks</source>
        <translation>scores 必须为 %1 个任务各给出一个值</translation>
    </message>
    <message>
        <source>The model %1 has no parameter &apos;%2&apos;; it has %3</source>
        <translation>模型 %1 没有参数“%2”；它的参数有 %3</translation>
    </message>
    <message>
        <source>Written in a subset of mCRL2, so it also runs in mCRL2. Ctrl+Space completes words. Any change makes this your own model</source>
        <translation>使用 mCRL2 语言的一个子集：在 mCRL2 中同样可以运行。Ctrl+Space 列出可用的词。修改之后即成为你自己的模型</translation>
    </message>
    <message>
        <source>a thread may go back to an earlier step, once</source>
        <translation>某个线程可以退回到先前的一步，限一次</translation>
    </message>
    <message>
        <source>every step counts one position instead of 7, 49, 343 and so on</source>
        <translation>每一步只计 1 个局面，而不是 7、49、343 等等</translation>
    </message>
    <message>
        <source>a thread may do any step twice</source>
        <translation>线程可以把任何一步做两次</translation>
    </message>
    <message>
        <source>every max is done twice</source>
        <translation>每次 max 都做两次</translation>
    </message>
    <message>
        <source>a thread may repeat a max forever</source>
        <translation>线程可以永远重复一次 max</translation>
    </message>
    <message>
        <source>thread 1 may stop working</source>
        <translation>线程 1 可能停止工作</translation>
    </message>
    <message>
        <source>every step counts one position too many</source>
        <translation>每一步都多计一个局面</translation>
    </message>
</context>
<context>
    <name>FormalPage</name>
    <message>
        <source>Choose a model to explore. The Model tab shows its text</source>
        <translation>选择要探索的模型。“模型”标签页显示它的文本</translation>
    </message>
    <message>
        <source>Find every state the model can reach</source>
        <translation>找出模型能到达的每个状态</translation>
    </message>
    <message>
        <source>Pause. You can continue later</source>
        <translation>暂停，稍后继续</translation>
    </message>
    <message>
        <source>Stop and keep the states found so far</source>
        <translation>停止，保留目前找到的状态</translation>
    </message>
    <message>
        <source>%v states</source>
        <translation>%v 个状态</translation>
    </message>
    <message>
        <source>States expanded</source>
        <translation>已展开的状态</translation>
    </message>
    <message>
        <source>Formal</source>
        <translation>形式验证</translation>
    </message>
    <message>
        <source>The parallel search as a model: explore its states, check its properties and test the running program against it</source>
        <translation>把并行搜索当作模型：探索它的状态，检验它的性质，并与实际运行的程序对照</translation>
    </message>
    <message>
        <source>Views of the model</source>
        <translation>模型的各种视图</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>走查</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>性质</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Live search</source>
        <translation>实际搜索</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>A parameter is wrong: %1</source>
        <translation>有一个参数不正确：%1</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Press Run to explore the model. Its states appear below.</source>
        <translation>点“运行”来探索模型；其状态画在下方。</translation>
    </message>
    <message>
        <source>Exploring…</source>
        <translation>正在探索。</translation>
    </message>
    <message>
        <source>The model &apos;%1&apos; has no formula &apos;%2&apos;; it has: %3.</source>
        <translation>模型“%1”没有公式“%2”；它有：%3。</translation>
    </message>
    <message>
        <source>Press Run to explore this. The results below are for the model explored before.</source>
        <translation>点“运行”来探索所选内容。下面是先前探索的结果。</translation>
    </message>
    <message>
        <source>Check a parallel search as a model</source>
        <translation>把并行搜索当作模型来检验</translation>
    </message>
</context>
<context>
    <name>FormalReport</name>
    <message numerus="yes">
        <source>… and %n more step(s).</source>
        <translation>
            <numerusform>……还有 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>A path that shows why it holds:</source>
        <translation>说明它成立的路径：</translation>
    </message>
    <message>
        <source>A path that shows why it fails:</source>
        <translation>说明它不成立的路径：</translation>
    </message>
    <message>
        <source>All of it can repeat for ever.</source>
        <translation>整条路径可以永远重复。</translation>
    </message>
    <message>
        <source>Everything after step %1 can repeat for ever.</source>
        <translation>第 %1 步之后的部分可以永远重复。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The walk</source>
        <translation>走查</translation>
    </message>
    <message>
        <source>Report on a model: %1</source>
        <translation>模型报告：%1</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Its transition system</source>
        <translation>其迁移系统</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>性质</translation>
    </message>
    <message>
        <source>The model in mCRL2</source>
        <translation>mCRL2 语言的模型</translation>
    </message>
    <message>
        <source>Not checked: %1.</source>
        <translation>未检验：%1。</translation>
    </message>
</context>
<context>
    <name>FormalStates</name>
    <message>
        <source>done, waits for the pool</source>
        <translation>已完成，等待线程池</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>its column is full</source>
        <translation>其列已满</translation>
    </message>
    <message>
        <source>all levels done, waits for the join</source>
        <translation>各层均已完成，等待汇合</translation>
    </message>
    <message>
        <source>at level %1, max</source>
        <translation>在第 %1 层，极大</translation>
    </message>
    <message>
        <source>at level %1, min</source>
        <translation>在第 %1 层，极小</translation>
    </message>
    <message>
        <source>%1, after going back once</source>
        <translation>%1，已返回过一次</translation>
    </message>
    <message>
        <source>%1, a second time</source>
        <translation>%1，第二次</translation>
    </message>
    <message>
        <source>waits for all threads</source>
        <translation>等待全部线程</translation>
    </message>
    <message>
        <source>has joined the threads</source>
        <translation>已汇合各线程</translation>
    </message>
    <message>
        <source>task %1 is next</source>
        <translation>下一个是任务 %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>waits for a task</source>
        <translation>等待任务</translation>
    </message>
    <message>
        <source>searches task %1</source>
        <translation>正在搜索任务 %1</translation>
    </message>
    <message>
        <source>has a result for task %1, reads the best next</source>
        <translation>已有任务 %1 的结果，接着读取最佳任务</translation>
    </message>
    <message>
        <source>has read no best yet, writes task %1 next</source>
        <translation>尚未读到最佳任务，接着写入任务 %1</translation>
    </message>
    <message>
        <source>compares task %1 with the best it has read, task %2</source>
        <translation>比较任务 %1 与读到的最佳任务，即任务 %2</translation>
    </message>
    <message>
        <source>reported, halted</source>
        <translation>已报告，已停止</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>尚无</translation>
    </message>
    <message>
        <source>%1 of %2, best so far task %3 with %4</source>
        <translation>%1 / %2，目前最佳为任务 %3，值为 %4</translation>
    </message>
    <message>
        <source>Thread %1</source>
        <translation>线程 %1</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>线程池</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>Worker %1</source>
        <translation>工作线程 %1</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>FormalSystem</name>
    <message>
        <source>Stopped. These are the states found so far.</source>
        <translation>已停止。这是目前找到的状态。</translation>
    </message>
    <message>
        <source>The memory allowed for this is used up. These are the states found so far. The model also runs in mCRL2, on larger machines.</source>
        <translation>允许使用的内存已用尽。这是目前找到的状态。此模型也能在更大的机器上用 mCRL2 运行。</translation>
    </message>
    <message>
        <source>The model has more states than the limit allows.</source>
        <translation>状态数超过了限制。</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>线程 %1</translation>
    </message>
    <message>
        <source>%1: %2 states, %3 transitions, %4 labels, %5 levels; explored in %6.</source>
        <translation>%1：%2 个状态，%3 个迁移，%4 个标签，%5 层；探索用时 %6。</translation>
    </message>
    <message>
        <source>No deadlocks.</source>
        <translation>没有死锁。</translation>
    </message>
    <message numerus="yes">
        <source>%n deadlock(s).</source>
        <translation>
            <numerusform>%n 个死锁状态。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 states, %2 not yet expanded; %3 transitions, level %4; %5 states per second; %6 MiB</source>
        <translation>%1 个状态，其中 %2 个待展开；%3 个迁移，第 %4 层；每秒 %5 个状态；%6 MiB</translation>
    </message>
    <message>
        <source>%1 states of individual processes; %2 MiB</source>
        <translation>单个进程的状态 %1 个；%2 MiB</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>A formula can only be checked on a fully explored system.</source>
        <translation>只有完整探索的系统才能检验公式。</translation>
    </message>
    <message>
        <source>%1 = any other number</source>
        <translation>%1 = 任何其他数</translation>
    </message>
    <message>
        <source>Refuter chooses a step after which the rest fails.</source>
        <translation>反驳者选择一个步骤，使其后的部分不成立。</translation>
    </message>
    <message>
        <source>Verifier chooses a step after which the rest holds.</source>
        <translation>验证者选择一个步骤，使其后的部分成立。</translation>
    </message>
    <message>
        <source>Refuter chooses a part that fails.</source>
        <translation>反驳者选择不成立的一部分。</translation>
    </message>
    <message>
        <source>Verifier chooses a part that holds.</source>
        <translation>验证者选择成立的一部分。</translation>
    </message>
    <message>
        <source>Refuter chooses values for which the rest fails.</source>
        <translation>反驳者选择取值，使其余部分不成立。</translation>
    </message>
    <message>
        <source>Verifier chooses values for which the rest holds.</source>
        <translation>验证者选择取值，使其余部分成立。</translation>
    </message>
    <message>
        <source>The fixpoint is unfolded. There is nothing to choose.</source>
        <translation>展开不动点，没有可选择的。</translation>
    </message>
    <message>
        <source>This holds. Verifier wins.</source>
        <translation>此处成立。验证者获胜。</translation>
    </message>
    <message>
        <source>This does not hold. Refuter wins.</source>
        <translation>此处不成立。反驳者获胜。</translation>
    </message>
    <message>
        <source>any</source>
        <comment>any value, as an argument of an action</comment>
        <translation>任意值</translation>
    </message>
    <message numerus="yes">
        <source>%n times the same %1</source>
        <translation>
            <numerusform>%n 个相同的 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>actions at once</comment>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <translation>%1（同时）</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>actions</comment>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>an action and a condition</comment>
        <translation>%1（其中 %2）</translation>
    </message>
    <message numerus="yes">
        <source>the action &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>动作“%1”需要 %n 个实参</numerusform>
        </translation>
    </message>
    <message>
        <source>, not %1</source>
        <translation>，而不是 %1 个</translation>
    </message>
    <message>
        <source>there is no action &apos;%1&apos; in the system</source>
        <translation>系统中没有动作“%1”</translation>
    </message>
    <message>
        <source>the model has no action &apos;%1&apos;</source>
        <translation>模型中没有动作“%1”</translation>
    </message>
    <message>
        <source>the fixpoint variable &apos;%1&apos; is under an odd number of negations here (! or the left side of =&gt;), so it would have no solution; the number must be even</source>
        <translation>不动点变量“%1”在此处位于奇数个否定之下（! 或 =&gt; 的左侧），因而没有解；否定必须为偶数个</translation>
    </message>
    <message numerus="yes">
        <source>the fixpoint variable &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>不动点变量“%1”需要 %n 个实参</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a value, not a formula; write a condition on it as val(...)</source>
        <translation>“%1”是值，不是公式；关于它的条件请写作 val(...)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is an action, not a formula; write &lt;%1&gt;true if it can happen, [%1]false if it can&apos;t</source>
        <translation>“%1”是动作，不是公式；可以发生写作 &lt;%1&gt;true，不能发生写作 [%1]false</translation>
    </message>
    <message>
        <source>there is no fixpoint variable &apos;%1&apos; here; it needs mu %1. or nu %1. around it</source>
        <translation>此处没有不动点变量“%1”；外层必须有 mu %1. 或 nu %1.</translation>
    </message>
    <message>
        <source>sequences of steps (with ., + or *) can&apos;t be combined with !, &amp;&amp; and ||; these join the actions of one step</source>
        <translation>步骤序列（含 .、+ 或 *）不能用 !、&amp;&amp; 和 || 组合；这些符号只用于单个步骤的动作之间</translation>
    </message>
    <message>
        <source>the name of an action</source>
        <translation>动作名</translation>
    </message>
    <message>
        <source>an action</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>the name of a fixpoint variable</source>
        <translation>不动点变量名</translation>
    </message>
    <message>
        <source>the name of a parameter</source>
        <translation>参数名</translation>
    </message>
    <message>
        <source>a formula (true, val(...), [...], &lt;...&gt;, mu, nu, forall, ...)</source>
        <translation>公式（true、val(...)、[...]、&lt;...&gt;、mu、nu、forall 等）</translation>
    </message>
    <message>
        <source>the formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>this holds</source>
        <translation>此处成立</translation>
    </message>
    <message>
        <source>this does not hold</source>
        <translation>此处不成立</translation>
    </message>
    <message>
        <source>it is not the case that (%1)</source>
        <translation>并非（%1）</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <translation>%1，并且%2</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1，或者%2</translation>
    </message>
    <message>
        <source>if %1, then %2</source>
        <translation>如果%1，那么%2</translation>
    </message>
    <message>
        <source>(%1)</source>
        <comment>a part of a sentence</comment>
        <translation>（%1）</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>variables and their sort</comment>
        <translation>%1 ∈ %2</translation>
    </message>
    <message>
        <source>for every %1 with %2: %3</source>
        <translation>对每个满足 %2 的 %1：%3</translation>
    </message>
    <message>
        <source>for some %1 with %2: %3</source>
        <translation>对某个满足 %2 的 %1：%3</translation>
    </message>
    <message>
        <source>for every %1: %2</source>
        <translation>对每个 %1：%2</translation>
    </message>
    <message>
        <source>for some %1: %2</source>
        <translation>对某个 %1：%2</translation>
    </message>
    <message>
        <source>no step is possible</source>
        <translation>任何步骤都不可能执行</translation>
    </message>
    <message>
        <source>no step other than %1 is possible</source>
        <translation>除 %1 外，任何步骤都不可能执行</translation>
    </message>
    <message>
        <source>the step %1 is not possible</source>
        <translation>步骤 %1 不可能执行</translation>
    </message>
    <message>
        <source>some step is possible</source>
        <translation>有步骤可以执行</translation>
    </message>
    <message>
        <source>a step other than %1 is possible</source>
        <translation>除 %1 外还有步骤可以执行</translation>
    </message>
    <message>
        <source>the step %1 is possible</source>
        <translation>步骤 %1 可以执行</translation>
    </message>
    <message>
        <source>after every step: %1</source>
        <translation>每一步之后：%1</translation>
    </message>
    <message>
        <source>after some step: %1</source>
        <translation>某一步之后：%1</translation>
    </message>
    <message>
        <source>after each step other than %1: %2</source>
        <translation>除 %1 外的每个步骤之后：%2</translation>
    </message>
    <message>
        <source>after some step other than %1: %2</source>
        <translation>除 %1 外的某个步骤之后：%2</translation>
    </message>
    <message>
        <source>after each step %1: %2</source>
        <translation>每个步骤 %1 之后：%2</translation>
    </message>
    <message>
        <source>after some step %1: %2</source>
        <translation>某个步骤 %1 之后：%2</translation>
    </message>
    <message>
        <source>from there on, the step %1 never happens</source>
        <translation>此后步骤 %1 永不发生</translation>
    </message>
    <message>
        <source>the step %1 never happens</source>
        <translation>步骤 %1 永不发生</translation>
    </message>
    <message>
        <source>from there on, the step %1 never comes before %2</source>
        <translation>此后步骤 %1 永不先于 %2 出现</translation>
    </message>
    <message>
        <source>the step %1 never comes before %2</source>
        <translation>步骤 %1 永不先于 %2 出现</translation>
    </message>
    <message>
        <source>at any time after the first step: %1</source>
        <translation>第一步之后的任何时刻：%1</translation>
    </message>
    <message>
        <source>on some path, at some time after the first step: %1</source>
        <translation>在某条路径上，第一步之后的某一时刻：%1</translation>
    </message>
    <message>
        <source>at any time from there on: %1</source>
        <translation>此后任何时刻：%1</translation>
    </message>
    <message>
        <source>at any time: %1</source>
        <translation>任何时刻：%1</translation>
    </message>
    <message>
        <source>on some path from there, at some time: %1</source>
        <translation>在某条路径上，此后的某一时刻：%1</translation>
    </message>
    <message>
        <source>on some path, at some time: %1</source>
        <translation>在某条路径上，某一时刻：%1</translation>
    </message>
    <message>
        <source>at any time before %1 happens: %2</source>
        <translation>在 %1 出现之前的任何时刻：%2</translation>
    </message>
    <message>
        <source>on some path, at some time before %1 happens: %2</source>
        <translation>在某条路径上，%1 出现之前的某一时刻：%2</translation>
    </message>
    <message>
        <source>after every path of one or more steps %1: %2</source>
        <translation>每条由一次或多次 %1 组成的路径之后：%2</translation>
    </message>
    <message>
        <source>after some path of one or more steps %1: %2</source>
        <translation>某条由一次或多次 %1 组成的路径之后：%2</translation>
    </message>
    <message>
        <source>after every path of any number of steps %1: %2</source>
        <translation>每条由任意次 %1 组成的路径之后：%2</translation>
    </message>
    <message>
        <source>after some path of any number of steps %1: %2</source>
        <translation>某条由任意次 %1 组成的路径之后：%2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a parameter and its value</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>a fixpoint and its parameters</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 holds, where %2 may be revisited for ever and says: %3</source>
        <translation>%1 成立，其中 %2 可以无限次返回，含义为：%3</translation>
    </message>
    <message>
        <source>%1 holds, where %2 may be revisited only finitely often and says: %3</source>
        <translation>%1 成立，其中 %2 只能返回有限次，含义为：%3</translation>
    </message>
    <message>
        <source>whatever happens, %1 eventually occurs</source>
        <translation>无论发生什么，%1 终将出现</translation>
    </message>
    <message>
        <source>on some path without %1, whatever %2 is at each step, at some time: %3</source>
        <translation>在某条不含 %1 的路径上，无论每一步的 %2 取何值，某一时刻：%3</translation>
    </message>
    <message>
        <source>the side that chooses the steps %1 can bring this about, whatever steps %2 the other side chooses: %3</source>
        <translation>无论对方选择哪些步骤 %2，选择步骤 %1 的一方都能促成：%3</translation>
    </message>
    <message>
        <source>it can continue for ever</source>
        <translation>可以永远进行下去</translation>
    </message>
    <message>
        <source>it can continue for ever without %1</source>
        <translation>可以永远进行下去而没有 %1</translation>
    </message>
    <message>
        <source>the step %1 can repeat for ever</source>
        <translation>步骤 %1 可以永远进行下去</translation>
    </message>
    <message>
        <source>whatever happens, %1 occurs again and again</source>
        <translation>无论发生什么，%1 会一再出现</translation>
    </message>
    <message>
        <source>the step %1 can repeat for ever, with no other step possible on the way</source>
        <translation>步骤 %1 可以永远进行下去，且途中没有其他步骤可以执行</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 成立</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence and its full stop</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>&apos;%1: %2&apos; has infinitely many values to try; the quantifier must stand directly before a step that has &apos;%1&apos; as an argument, or a condition must bound it, as in %3</source>
        <translation>“%1: %2”有无穷多个值要尝试；量词必须紧接在以“%1”为实参的步骤之前，或者必须有条件加以限制，例如 %3</translation>
    </message>
    <message>
        <source>Stopped before every state was examined.</source>
        <translation>在查看完所有状态之前停止了。</translation>
    </message>
    <message>
        <source>The memory allowed for this is used up.</source>
        <translation>允许使用的内存已用尽。</translation>
    </message>
    <message>
        <source>there is no &apos;%1&apos; in the system, so it never happens</source>
        <translation>系统中没有“%1”，因此它从不发生</translation>
    </message>
    <message>
        <source>a formula can&apos;t declare anything, so &apos;%1&apos; is not part of one; it uses what the model declares</source>
        <translation>公式不作声明，它只谈模型所声明的内容；“%1”不属于公式</translation>
    </message>
</context>
<context>
    <name>FormulaEditor</name>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>A formula of the modal mu-calculus, such as [true*]&lt;true&gt;true</source>
        <translation>模态 μ 演算的公式，例如 [true*]&lt;true&gt;true</translation>
    </message>
    <message>
        <source>Use mCRL2&apos;s notation. Ctrl+Space completes words</source>
        <translation>使用 mCRL2 的记法。Ctrl+Space 列出此处可用的词</translation>
    </message>
</context>
<context>
    <name>FormulaField</name>
    <message>
        <source>The formula in plain words</source>
        <translation>公式的文字说明</translation>
    </message>
    <message>
        <source>Actions of the model: %1</source>
        <translation>模型的动作：%1</translation>
    </message>
    <message>
        <source>It says: %1</source>
        <translation>意思是：%1</translation>
    </message>
</context>
<context>
    <name>FormulaFiles</name>
    <message>
        <source>“%1” already exists and was not changed. Nothing was saved.</source>
        <translation>“%1”已经存在，没有改动，也没有保存任何内容。</translation>
    </message>
    <message>
        <source>The folder “%1” can&apos;t be created.</source>
        <translation>无法创建文件夹“%1”。</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be written: %2.</source>
        <translation>无法写入“%1”：%2。</translation>
    </message>
</context>
<context>
    <name>FormulaGrading</name>
    <message>
        <source>This system is too large to check in a lesson.</source>
        <translation>这个系统太大，无法在课程中检验。</translation>
    </message>
    <message>
        <source>Your formula is false for the system itself. It should be true.</source>
        <translation>对系统本身，你的公式不成立。它应当成立。</translation>
    </message>
    <message>
        <source>Your formula is true for the system itself. It should be false.</source>
        <translation>对系统本身，你的公式成立。它应当不成立。</translation>
    </message>
    <message>
        <source>Your formula does not notice this change: %1.</source>
        <translation>你的公式没有发现这个改动：%1。</translation>
    </message>
    <message>
        <source>Your formula must not object to this change: %1.</source>
        <translation>你的公式不应反对这个改动：%1。</translation>
    </message>
</context>
<context>
    <name>FormulaMatrix</name>
    <message>
        <source>false</source>
        <translation>假</translation>
    </message>
    <message>
        <source>true</source>
        <translation>真</translation>
    </message>
    <message>
        <source>true (vacuous)</source>
        <translation>真（空真）</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>内存不足</translation>
    </message>
</context>
<context>
    <name>FormulaPart</name>
    <message>
        <source>Correct &amp;formula:</source>
        <translation>正确公式(&amp;F)：</translation>
    </message>
    <message>
        <source>One change a line, such as: M 2 | with two tasks</source>
        <translation>每行一处改动，例如：M 2 | 有两个任务</translation>
    </message>
    <message>
        <source>Empty: every mutant of the model</source>
        <translation>留空：模型的所有变异体</translation>
    </message>
    <message>
        <source>Test it &amp;in changed systems:</source>
        <translation>在改动过的系统中测试(&amp;I)：</translation>
    </message>
    <message>
        <source>Write the correct formula.</source>
        <translation>请写出正确的公式。</translation>
    </message>
    <message>
        <source>This model has no mutants. Write at least one change.</source>
        <translation>这个模型没有变异体。请至少写一处改动。</translation>
    </message>
    <message>
        <source>Changes: %1.</source>
        <translation>改动：%1。</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>&apos;%1&apos; is not a column from 1 to %2.</source>
        <translation>“%1”不是第 1 至 %2 列之一。</translation>
    </message>
    <message>
        <source>The game is over before this move.</source>
        <translation>在这一着之前对局已经结束。</translation>
    </message>
    <message>
        <source>Column %1 is full.</source>
        <translation>第 %1 列已满。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>The columns are numbered 1 to %1.</source>
        <translation>列号为 1 至 %1。</translation>
    </message>
    <message>
        <source>This game already has %1 variations. Delete one first.</source>
        <translation>本局已有 %1 条变化。请先删除一条。</translation>
    </message>
</context>
<context>
    <name>GameArchive</name>
    <message>
        <source>it contains no Fourcast games</source>
        <translation>其中没有 Fourcast 的对局</translation>
    </message>
    <message>
        <source>it is not an SQLite file, the format of saved games</source>
        <translation>它不是 SQLite 文件，而对局以此格式保存</translation>
    </message>
    <message>
        <source>game %1 is no longer in it</source>
        <translation>其中已经没有对局 %1</translation>
    </message>
    <message>
        <source>game %1 in it is damaged (%2)</source>
        <translation>其中的对局 %1 已损坏（%2）</translation>
    </message>
    <message>
        <source>The folder “%1” could not be created, so games can&apos;t be kept there.</source>
        <translation>无法创建文件夹“%1”，因此不能在那里保存对局。</translation>
    </message>
</context>
<context>
    <name>GameBoard</name>
    <message>
        <source>Current game position</source>
        <translation>当前局面</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>The position is on the clipboard</source>
        <translation>局面已复制到剪贴板</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>剪贴板上没有文本。</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>%1 is larger than %2 KiB and can&apos;t be a game file.</source>
        <translation>%1 大于 %2 KiB，不可能是棋谱文件。</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>The game could not be saved as %1: %2.</source>
        <translation>无法将对局保存为 %1：%2。</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>它不是文件</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1，%2。</translation>
    </message>
    <message>
        <source>it has too many tags</source>
        <translation>标签太多</translation>
    </message>
    <message>
        <source>its comments are too long</source>
        <translation>其中的注释太长</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>a tag needs a name here, made of letters, digits and _</source>
        <translation>此处的标签需要名称，由字母、数字和 _ 组成</translation>
    </message>
    <message>
        <source>a game file can hold at most %1 tags</source>
        <translation>一个棋谱文件最多可有 %1 个标签</translation>
    </message>
    <message>
        <source>the tag %1 appears twice</source>
        <translation>标签 %1 出现了两次</translation>
    </message>
    <message>
        <source>the value of a tag must be in quotation marks</source>
        <translation>标签的值必须放在引号内</translation>
    </message>
    <message>
        <source>a ] must close the tag here</source>
        <translation>此处必须用 ] 结束标签</translation>
    </message>
    <message>
        <source>in the setup, %1</source>
        <translation>在初始局面中，%1</translation>
    </message>
    <message>
        <source>a move must follow its number</source>
        <translation>序号之后必须是着法</translation>
    </message>
    <message>
        <source>a variation must follow the move it replaces</source>
        <translation>变化必须写在它所替换的着法之后</translation>
    </message>
    <message>
        <source>a variation can be nested inside at most %1 others</source>
        <translation>变化最多只能套在 %1 层之内</translation>
    </message>
    <message>
        <source>a game file can hold at most %1 variations</source>
        <translation>棋谱文件最多可含 %1 条变化</translation>
    </message>
    <message>
        <source>this ) has no matching (</source>
        <translation>这个 ) 没有对应的 (</translation>
    </message>
    <message>
        <source>a variation must contain a move</source>
        <translation>变化至少要有一着</translation>
    </message>
    <message>
        <source>this variation has the same moves as the line it should branch from</source>
        <translation>这条变化与它要分出的着法序列相同</translation>
    </message>
    <message>
        <source>a variation must begin with a move</source>
        <translation>变化必须以一着棋开始</translation>
    </message>
    <message>
        <source>there is already a comment here</source>
        <translation>此处已有注释</translation>
    </message>
    <message>
        <source>the file ends before the result (1-0, 0-1, 1/2-1/2 or *)</source>
        <translation>文件在结果（1-0、0-1、1/2-1/2 或 *）之前就结束了</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not valid here</source>
        <translation>“%1”在此处无效</translation>
    </message>
    <message>
        <source>a ) must close the variation before the result</source>
        <translation>结果之前必须用 ) 结束变化</translation>
    </message>
    <message>
        <source>the result is %1, but the moves lead to %2</source>
        <translation>结果是 %1，但着法得出的是 %2</translation>
    </message>
    <message>
        <source>the game ended before this move</source>
        <translation>在这一着之前对局已经结束</translation>
    </message>
    <message>
        <source>the number here must be &apos;%1&apos;</source>
        <translation>此处的序号必须是“%1”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a move, a number or a result</source>
        <translation>“%1”不是着法、序号或结果</translation>
    </message>
    <message>
        <source>the move number %1 is missing before this move</source>
        <translation>这一着之前缺少序号 %1</translation>
    </message>
    <message>
        <source>there is text after the result</source>
        <translation>结果之后还有文本</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>这不是 UTF-8 文本</translation>
    </message>
    <message>
        <source>text must not contain a zero byte</source>
        <translation>文本中不能有零字节</translation>
    </message>
    <message>
        <source>a comment can&apos;t contain another one (write \{ for a brace)</source>
        <translation>注释中不能再有注释（大括号请写作 \{）</translation>
    </message>
    <message>
        <source>this comment is never closed</source>
        <translation>此注释没有结束</translation>
    </message>
    <message>
        <source>this quotation mark is not closed on its line</source>
        <translation>这个引号在本行没有闭合</translation>
    </message>
    <message>
        <source>only \ { } &quot; n r 0 can follow a backslash</source>
        <translation>反斜杠之后只能是 \ { } &quot; n r 0</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>第 %1 行第 %2 列：%3</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Fourcast games (*.c4g);;All files (*)</source>
        <translation>Fourcast 对局 (*.c4g);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>未保存的对局</translation>
    </message>
    <message>
        <source>This game has unsaved moves or comments.</source>
        <translation>这局有未保存的着法或注释。</translation>
    </message>
    <message>
        <source>Save it first?</source>
        <translation>要先保存吗？</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>不再询问</translation>
    </message>
    <message>
        <source>To be asked again, choose Preferences &gt; Files and language</source>
        <translation>可在“首选项”的“文件和语言”中恢复这个询问</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>已打开 %1</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>保存对局</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>已保存为 %1</translation>
    </message>
    <message>
        <source>game-%1</source>
        <translation>对局-%1</translation>
    </message>
    <message>
        <source>&amp;%1 %2</source>
        <translation>&amp;%1 %2</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>清空此列表(&amp;C)</translation>
    </message>
    <message>
        <source>Clear these names. The files stay where they are</source>
        <translation>清除这些名称；文件留在原处</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>打开文件</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n move(s)</source>
        <comment>when, and how long</comment>
        <translation>
            <numerusform>%1，%n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>还有 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Also saved: %1.</source>
        <comment>unfinished games</comment>
        <translation>另外还保存了：%1。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between games</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>A saved game is damaged. It was kept as %1.</source>
        <translation>一个已保存的对局损坏了，保留为 %1。</translation>
    </message>
    <message>
        <source>Some saved games are damaged. They were kept as %1.</source>
        <translation>有已保存的对局损坏了，保留为 %1。</translation>
    </message>
    <message>
        <source>Here is the game you were playing.</source>
        <translation>这是你上次没下完的对局。</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>其他对局</translation>
    </message>
    <message>
        <source>Continue another unfinished game</source>
        <translation>继续另一局未完成的对局</translation>
    </message>
    <message>
        <source>Games, recordings, lessons and answers (%1)</source>
        <translation>对局、记录、课程和答案 (%1)</translation>
    </message>
</context>
<context>
    <name>GameFilm</name>
    <message>
        <source>A draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1获胜</translation>
    </message>
    <message>
        <source>%1 wins: %2: %3</source>
        <comment>the winner, a program, how that failed</comment>
        <translation>%1获胜（%2：%3）</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <translation>%1因对手超时获胜</translation>
    </message>
</context>
<context>
    <name>GamePreview</name>
    <message>
        <source>Go to start</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>后退一着</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>回放对局</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>前进一着</translation>
    </message>
    <message>
        <source>Go to end</source>
        <translation>到最后</translation>
    </message>
    <message>
        <source>Move shown</source>
        <translation>正在看的着法</translation>
    </message>
    <message>
        <source>Select a game to see it here.</source>
        <translation>选择一局在这里查看。</translation>
    </message>
    <message>
        <source>accuracy %2 (%1)</source>
        <translation>准确率 %2（%1）</translation>
    </message>
    <message>
        <source>%1 at the time: %2</source>
        <translation>%1（当时）：%2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Move %1 of %2: %3</source>
        <translation>第 %1 手，共 %2 手：%3</translation>
    </message>
</context>
<context>
    <name>GameRules</name>
    <message>
        <source>Games begin from the empty board.</source>
        <translation>对局从空棋盘开始。</translation>
    </message>
    <message>
        <source>Each of the 343 sequences of three plies is played with both colours, in the order used by older versions of the program. 105 positions come up twice, so many games are copies. Part of the games alone is not a fair sample.</source>
        <translation>三手的 343 种顺序各执先后手下一遍，次序与程序旧版本相同。有 105 个局面出现两次，因此许多对局是重复的。只取一部分对局不是公平的样本。</translation>
    </message>
    <message numerus="yes">
        <source>Games begin with %n random plies.</source>
        <translation>
            <numerusform>对局以 %n 手随机着法开始。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the %n opening(s) in a list is played with both colours, in list order.</source>
        <translation>
            <numerusform>列表中的 %n 个开局各执先后手下一遍，按列表的顺序进行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the 238 positions after three plies, mirror images included, is played with both colours. The seed sets the order.</source>
        <translation>三手之后的 238 个局面（含镜像）各执先后手下一遍。顺序由种子决定。</translation>
    </message>
    <message>
        <source>On its own moves 3, 6, 9 and so on, each side plays one of its two best columns at random, each with probability one half.</source>
        <translation>每一方自己的第 3、6、9……步，从最好的两列中随机抽取一列，概率各为二分之一。</translation>
    </message>
    <message>
        <source>The second, fifth, eighth ... disc of a game goes into a random open column, each equally likely.</source>
        <translation>对局的第二、第五、第八……枚棋子落入任一未满的列，机会均等。</translation>
    </message>
    <message>
        <source>The first move alternates.</source>
        <translation>双方轮流先走。</translation>
    </message>
    <message>
        <source>The same side moves first in every game.</source>
        <translation>每局都由同一方先走。</translation>
    </message>
    <message>
        <source>Games cannot begin with %1 random plies. The number must be from 0 to %2.</source>
        <translation>对局不能以 %1 手随机着法开始。须为 0 至 %2 手。</translation>
    </message>
    <message>
        <source>The list of openings is empty. It needs at least one.</source>
        <translation>开局列表为空。至少需要一个开局。</translation>
    </message>
    <message>
        <source>The opening %1 is not legal: %2</source>
        <translation>开局 %1 不合法：%2</translation>
    </message>
    <message>
        <source>The opening %1 ends the game. An opening must leave the game unfinished.</source>
        <translation>开局 %1 已使对局结束。开局之后对局不能结束。</translation>
    </message>
    <message>
        <source>Line %1 is not an opening: %2</source>
        <translation>第 %1 行不是开局：%2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>The file contains no openings. It needs one per line, such as 4453.</source>
        <translation>文件中没有开局。需要每行一个，例如 4453。</translation>
    </message>
    <message>
        <source>No moves are random.</source>
        <translation>不随机抽取着法。</translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>%1   with %2</source>
        <translation>%1   其中 %2</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1，随后 %2</translation>
    </message>
    <message>
        <source>The game starts.</source>
        <translation>对局开始。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>The game has returned to an earlier point and would repeat for ever. The outermost fixpoint that keeps recurring decides who wins.</source>
        <translation>对局回到了先前的位置，并会永远循环。反复出现的最外层不动点决定谁获胜。</translation>
    </message>
    <message>
        <source>The game is over. Nobody can move.</source>
        <translation>对局结束。没有人能走了。</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>你赢了。</translation>
    </message>
    <message>
        <source>You lose. This is where the formula is decided.</source>
        <translation>你输了：公式的真假已定。</translation>
    </message>
    <message>
        <source>Verifier</source>
        <translation>验证者</translation>
    </message>
    <message>
        <source>Refuter</source>
        <translation>反驳者</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Part of the formula in play</source>
        <translation>正在进行的公式部分</translation>
    </message>
    <message>
        <source>The state of the system</source>
        <translation>系统的状态</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>你的选择</translation>
    </message>
    <message>
        <source>Progress of the next move</source>
        <translation>下一步的计算进度</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>你可选的步骤</translation>
    </message>
    <message>
        <source>The game so far</source>
        <translation>目前的过程</translation>
    </message>
    <message>
        <source>You are %1</source>
        <translation>你是%1</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>你的一方</translation>
    </message>
    <message>
        <source>Choose your side. This starts a new game</source>
        <translation>你扮演哪一方；更改后重新开局</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Start this formula&apos;s game again</source>
        <translation>重新开始此公式的对局</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>退一步</translation>
    </message>
    <message>
        <source>Go back to your last choice</source>
        <translation>回到你上一次选择之前</translation>
    </message>
    <message>
        <source>Show the path</source>
        <translation>显示路径</translation>
    </message>
    <message>
        <source>Show the steps of the game so far in the System picture</source>
        <translation>在系统图中显示目前走过的步骤</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop looking for the next move. The game stays where it was (Esc)</source>
        <translation>停止寻找下一步；对局停在原处 (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Return to the formulas</source>
        <translation>返回公式列表</translation>
    </message>
    <message>
        <source>%1, as a game. Verifier claims that it holds, Refuter that it fails. %2 can win.</source>
        <translation>把 %1 当作对局。验证者主张它成立，反驳者主张它不成立。能获胜的是%2。</translation>
    </message>
    <message>
        <source>The next move needs more memory than the program may use. The game stays where it was. Try a smaller system.</source>
        <translation>无法算出下一步：所需内存超出本程序允许使用的量。对局停在原处；换个小一些的系统也能说明同样的道理。</translation>
    </message>
    <message>
        <source>Stopped. Press New game to start again.</source>
        <translation>已停止。点“新对局”重新开始。</translation>
    </message>
    <message>
        <source>Stopped. The game stays where it was.</source>
        <translation>已停止。对局停在原处。</translation>
    </message>
    <message>
        <source>Looking for the next move: %1 pairs of subformula and state examined, %2 MiB. Press Esc to stop.</source>
        <translation>正在寻找下一步：已查看 %1 个子公式与状态的组合，%2 MiB。按 Esc 停止。</translation>
    </message>
    <message>
        <source>State %1: %2</source>
        <translation>状态 %1：%2</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未下完</translation>
    </message>
    <message>
        <source>first won</source>
        <translation>先手胜</translation>
    </message>
    <message>
        <source>second won</source>
        <translation>后手胜</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 on time</source>
        <comment>a result: won, lost, first won</comment>
        <translation>%1（超时）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a result: won, lost, first won; how a program failed</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>GamesChart</name>
    <message>
        <source>Chart by game: %1</source>
        <comment>%1 is a number of a search</comment>
        <translation>每局的图表：%1</translation>
    </message>
    <message>
        <source>%1, sum of each game&apos;s moves</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1，每局各着之和</translation>
    </message>
    <message>
        <source>%1, mean of each game&apos;s moves</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1，每局各着的平均值</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n 着</numerusform>
        </translation>
    </message>
    <message>
        <source>Game %1, %2, %3</source>
        <comment>%3 is “8 moves”</comment>
        <translation>第 %1 局，%2，%3</translation>
    </message>
    <message>
        <source>%1: %2 in total, %3 on average</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1：合计 %2，平均 %3</translation>
    </message>
    <message>
        <source>%1: %2 on average</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1：平均 %2</translation>
    </message>
    <message>
        <source>Disturbed by other work</source>
        <translation>受其他工作干扰</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Hollow: other work disturbed some of the moves</source>
        <translation>空心：部分着法受其他工作干扰</translation>
    </message>
    <message>
        <source>Most at move %1: %2</source>
        <translation>最大在第 %1 手：%2</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>My games</source>
        <translation>我的对局</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>趋势</translation>
    </message>
</context>
<context>
    <name>GamesExport</name>
    <message>
        <source>Export the game</source>
        <translation>导出对局</translation>
    </message>
    <message>
        <source>Game file (*.c4g)</source>
        <translation>棋谱文件 (*.c4g)</translation>
    </message>
    <message>
        <source>game</source>
        <translation>对局</translation>
    </message>
    <message numerus="yes">
        <source>Choose a folder for %n game file(s)</source>
        <translation>
            <numerusform>选择存放 %n 个棋谱文件的文件夹</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Game files saved: %1 of %2.</source>
        <translation>已停止。已保存棋谱文件：%1 / %2。</translation>
    </message>
    <message>
        <source>A PDF holds at most %1 games. Select fewer, or export game files.</source>
        <translation>一个 PDF 最多容纳 %1 局。请少选一些，或导出棋谱文件。</translation>
    </message>
    <message>
        <source>Export as PDF</source>
        <translation>导出为 PDF</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>games</source>
        <translation>对局</translation>
    </message>
</context>
<context>
    <name>GamesFilter</name>
    <message>
        <source>Search players, comments, moves…</source>
        <translation>搜索玩家、注释、着法…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Games between a person and this engine</source>
        <translation>真人与此引擎的对局</translation>
    </message>
    <message>
        <source>Any opponent</source>
        <translation>任意对手</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>The person&apos;s result against an engine</source>
        <translation>真人对引擎的结果</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>任意结果</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>未下完</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>When the game started</source>
        <translation>对局开始的时间</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>任意时间</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>最近 7 天</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>最近 30 天</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>最近 365 天</translation>
    </message>
    <message>
        <source>Between two dates</source>
        <translation>两个日期之间</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>第一天</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>最后一天</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>Starred games</source>
        <translation>带星标的对局</translation>
    </message>
    <message>
        <source>Search by name, comment, date (2026-11-23) or opening moves (44536)</source>
        <translation>按名字、注释、日期（2026-11-23）或开局着法（44536）搜索</translation>
    </message>
    <message>
        <source>Reached this position</source>
        <translation>到达过此局面</translation>
    </message>
    <message>
        <source>In any move order, including mirror images</source>
        <translation>任何着法顺序，包括镜像</translation>
    </message>
</context>
<context>
    <name>GamesImport</name>
    <message>
        <source>This folder has no game files (.c4g).</source>
        <translation>此文件夹中没有棋谱文件（.c4g）。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>已导入 %n 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read: %1</source>
        <translation>
            <numerusform>%n 个文件无法读取：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were already here.</source>
        <translation>
            <numerusform>%n 局原来已有。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Notes or variations were added to %n of these.</source>
        <translation>
            <numerusform>其中 %n 局增加了注释或变化。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message>
        <source>Show all games</source>
        <translation>显示所有对局</translation>
    </message>
    <message>
        <source>Clear the search and filters</source>
        <translation>清除搜索和筛选</translation>
    </message>
    <message>
        <source>Reading game files: %1 of %2</source>
        <translation>正在读取棋谱文件：%1 / %2</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what is done, by which keys</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open the game on the board. Unfinished games continue.</source>
        <translation>在棋盘上打开对局；没下完的可以接着下</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Open the game on the board and review its moves</source>
        <translation>在棋盘上打开对局并复盘</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>Add a star to the selected games, or remove it</source>
        <translation>给选中的对局加上或去掉星标</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Restore the games you deleted last</source>
        <translation>恢复刚删除的对局</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Delete the restored games again</source>
        <translation>再次删除已恢复的对局</translation>
    </message>
    <message>
        <source>Game files…</source>
        <translation>棋谱文件…</translation>
    </message>
    <message>
        <source>Save the selected games as game files, several in a folder</source>
        <translation>把选中的对局保存为棋谱文件，多局存入一个文件夹</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Add the game files from a folder and its subfolders</source>
        <translation>添加文件夹及其子文件夹中的棋谱文件</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Go to the search field</source>
        <translation>转到搜索栏</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted. Undo brings them back.</source>
        <translation>
            <numerusform>已删除 %n 局。“撤销”可以恢复。</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a game to see it here.</source>
        <translation>选择一局在这里查看。</translation>
    </message>
    <message numerus="yes">
        <source>%n games selected.</source>
        <translation>
            <numerusform>已选择 %n 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) found</source>
        <translation>
            <numerusform>找到 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Import the game files from a folder</source>
        <translation>导入文件夹中的棋谱文件</translation>
    </message>
    <message>
        <source>Stop importing</source>
        <translation>停止导入</translation>
    </message>
    <message>
        <source>Save up to %1 selected games as a PDF, comments included</source>
        <translation>把选中的对局连同注释存为 PDF，最多 %1 局</translation>
    </message>
    <message>
        <source>Delete the selected games. You can undo this.</source>
        <translation>删除选中的对局。可以撤销。</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>没有符合的对局。</translation>
    </message>
    <message>
        <source>No games yet. Every game you play is saved here automatically.</source>
        <translation>还没有对局。你下的每一局都会自动保存在这里。</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Open the game at its slowest move and see what each search cost</source>
        <translation>在最慢的一着处打开对局，查看每次搜索的开销</translation>
    </message>
</context>
<context>
    <name>GamesMenu</name>
    <message>
        <source>Game %1: %2</source>
        <translation>第 %1 局：%2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two engines of a game</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Game in &amp;front</source>
        <translation>突出显示的对局(&amp;F)</translation>
    </message>
    <message>
        <source>Games &amp;underneath</source>
        <translation>其下的对局(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;All others</source>
        <translation>所有其他对局(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>无(&amp;N)</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>A favourite. Click to remove the star.</source>
        <translation>已收藏。点击去掉星标</translation>
    </message>
    <message>
        <source>Click to make it a favourite</source>
        <translation>点击加入收藏</translation>
    </message>
    <message>
        <source>Review the game to see this</source>
        <translation>复盘后才能看到</translation>
    </message>
    <message>
        <source>Some of its moves have comments</source>
        <translation>其中有带注释的着法</translation>
    </message>
    <message>
        <source>favourite</source>
        <translation>已收藏</translation>
    </message>
    <message>
        <source>not a favourite</source>
        <translation>未收藏</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>Discs played by both sides together</source>
        <translation>双方共落下的棋子数</translation>
    </message>
    <message>
        <source>Your accuracy in percent, once you&apos;ve reviewed the game</source>
        <translation>你的准确率（百分比），复盘之后可知</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>后手</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Your note. Press F2 to edit.</source>
        <translation>你的笔记。按 F2 编辑。</translation>
    </message>
</context>
<context>
    <name>GamesPdf</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>accuracy %2 (%1)</source>
        <translation>准确率 %2（%1）</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>我的对局</translation>
    </message>
</context>
<context>
    <name>GamesPresenter</name>
    <message>
        <source>Games aren&apos;t being saved in My games right now. %1</source>
        <translation>目前对局没有存入“我的对局”。%1</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 continues</source>
        <translation>继续：%1</translation>
    </message>
    <message>
        <source>What the engines reported of this game isn&apos;t saved. %1</source>
        <translation>这一局中引擎报告的数据没有保存。%1</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>Play the games</source>
        <translation>开始对局</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Chart of the games&apos; lengths</source>
        <translation>对局长度图表</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>对局数</translation>
    </message>
    <message>
        <source>Seed for the games</source>
        <translation>对局的种子</translation>
    </message>
    <message>
        <source>The same seed always plays the same games</source>
        <translation>种子相同，对局也相同</translation>
    </message>
    <message>
        <source>Play with the best choices where known, otherwise with random ones. The exact curve is drawn over the results</source>
        <translation>已知最佳选择时按最佳选择进行，否则随机选择。精确曲线叠加在结果之上</translation>
    </message>
    <message>
        <source>Stop and show the games played so far</source>
        <translation>停止，显示已下的对局</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>已完成局数</translation>
    </message>
    <message>
        <source>Games by length</source>
        <translation>各长度的对局</translation>
    </message>
    <message>
        <source>Games finished by each length</source>
        <translation>到各长度为止已结束的对局</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Share of games of each length, or share that reached the goal by then</source>
        <translation>各长度对局的比例，或到那时已达到目标的比例</translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation>导出对局</translation>
    </message>
    <message>
        <source>Games:</source>
        <translation>局数：</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>种子：</translation>
    </message>
    <message>
        <source>Play many games to compare their lengths with the exact curve.</source>
        <translation>模拟许多局，看它们的长度与精确曲线的对照。</translation>
    </message>
</context>
<context>
    <name>GifWriter</name>
    <message>
        <source>The animation could not be made: %1.</source>
        <translation>无法制作动画：%1。</translation>
    </message>
</context>
<context>
    <name>GooseBoard</name>
    <message>
        <source>Start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>Bridge
→ 12</source>
        <translation>桥
→ 12</translation>
    </message>
    <message>
        <source>Inn</source>
        <translation>客栈</translation>
    </message>
    <message>
        <source>Well</source>
        <translation>井</translation>
    </message>
    <message>
        <source>Maze
→ 37</source>
        <translation>迷宫
→ 37</translation>
    </message>
    <message>
        <source>Death
→ 0</source>
        <translation>死亡
→ 0</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>Player 1 (round) is on square %1, player 2 (square) on %2</source>
        <translation>玩家 1（圆形）在第 %1 格，玩家 2（方形）在第 %2 格</translation>
    </message>
    <message>
        <source>, player 3 (triangle) on %1</source>
        <translation>，玩家 3（三角形）在第 %1 格</translation>
    </message>
    <message>
        <source>%1; player %2 has rolled %3.</source>
        <translation>%1；玩家 %2 掷出了 %3。</translation>
    </message>
    <message>
        <source>%1; player %2 is to move.</source>
        <translation>%1；轮到玩家 %2。</translation>
    </message>
    <message>
        <source>, player 4 (diamond) on %1</source>
        <translation>，玩家 4（菱形）在第 %1 格</translation>
    </message>
</context>
<context>
    <name>GraphCanvas</name>
    <message numerus="yes">
        <source>Graphviz is laying out %n node(s) … Press Esc to place them by level now.</source>
        <translation>
            <numerusform>Graphviz 正在布局 %n 个节点…… 按 Esc 立即按层排列。</numerusform>
        </translation>
    </message>
    <message>
        <source>Graphviz is redoing the layout … Press Esc to place the nodes by level now.</source>
        <translation>Graphviz 正在重新布局…… 按 Esc 立即按层排列节点。</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom in. The wheel zooms at the mouse pointer. Drag to pan.</source>
        <translation>放大。滚轮以鼠标处为中心缩放，拖动可平移。</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Zoom out. The wheel zooms at the mouse pointer.</source>
        <translation>缩小。滚轮以鼠标处为中心缩放。</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>显示全部(&amp;A)</translation>
    </message>
    <message>
        <source>Show the whole picture</source>
        <translation>显示整张图</translation>
    </message>
    <message>
        <source>Redo &amp;layout</source>
        <translation>重新布局(&amp;L)</translation>
    </message>
    <message>
        <source>Redo the layout of everything drawn. The picture on screen stays as it is until then.</source>
        <translation>重新布局所画的全部内容。在此之前屏幕上的图保持不变。</translation>
    </message>
    <message>
        <source>initial</source>
        <translation>初始</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>终止</translation>
    </message>
    <message>
        <source>fails here</source>
        <translation>在此不成立</translation>
    </message>
    <message>
        <source>can be opened</source>
        <translation>可展开</translation>
    </message>
    <message>
        <source>on the path</source>
        <translation>在路径上</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>已选中</translation>
    </message>
    <message>
        <source>compared</source>
        <translation>对比中</translation>
    </message>
    <message>
        <source>leads to %1</source>
        <translation>通向 %1</translation>
    </message>
    <message>
        <source>%1 leads to %2</source>
        <translation>%1 通向 %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>已剪掉</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <translation>尚未搜索</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>an arrow from one state to another</comment>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>GraphView</name>
    <message>
        <source>Use the arrow keys to move between nodes, and Enter to select one. Drag, or hold Shift with the arrow keys, to pan. Zoom with the wheel, + or −. Press 0 to show everything, or Home to go to the start.</source>
        <translation>用方向键在节点之间移动，按 Enter 选中。拖动，或按住 Shift 加方向键，可平移。用滚轮、+ 或 − 缩放。按 0 显示全部，按 Home 回到起点。</translation>
    </message>
    <message>
        <source>Key to shapes and colours</source>
        <translation>形状和颜色的含义</translation>
    </message>
    <message>
        <source>Find a state or a label</source>
        <translation>查找状态或标签</translation>
    </message>
    <message>
        <source>Mark nodes with this text in their words or on their edges (Ctrl+F)</source>
        <translation>标出文字或边上含有此文本的节点 (Ctrl+F)</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一个匹配</translation>
    </message>
    <message>
        <source>Go to the previous match (Shift+F3)</source>
        <translation>转到上一个匹配 (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一个匹配</translation>
    </message>
    <message>
        <source>Go to the next match (F3, Enter)</source>
        <translation>转到下一个匹配 (F3, Enter)</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>放大 (+)</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>缩小 (−)</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Show all (0)</source>
        <translation>显示全部 (0)</translation>
    </message>
    <message>
        <source>Redo layout</source>
        <translation>重新布局</translation>
    </message>
    <message>
        <source>Redo the layout of everything drawn. The picture on screen stays as it is until then.</source>
        <translation>重新布局所画的全部内容。在此之前屏幕上的图保持不变。</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place of those found</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Placed by level: Graphviz&apos;s program dot is not installed.</source>
        <translation>按层排列：没有安装 Graphviz 的 dot 程序。</translation>
    </message>
    <message>
        <source>Placed by level: Graphviz ended without a layout.</source>
        <translation>按层排列：Graphviz 结束时没有给出布局。</translation>
    </message>
    <message numerus="yes">
        <source>Placed by level: Graphviz found no layout within %n second(s).</source>
        <translation>
            <numerusform>按层排列：Graphviz 在 %n 秒内没有得出布局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Placed by level: Graphviz would take a long time with so many arrows. To run it anyway, choose “Redo layout”.</source>
        <translation>按层排列：箭头太多，Graphviz 会花很长时间。仍要运行，请点“重新布局”。</translation>
    </message>
    <message>
        <source>Show &amp;labels</source>
        <translation>显示标签(&amp;L)</translation>
    </message>
    <message>
        <source>Show labels on the arrows where they have room (L)</source>
        <translation>在有空间的箭头上显示标签 (L)</translation>
    </message>
    <message>
        <source>Show labels</source>
        <translation>显示标签</translation>
    </message>
</context>
<context>
    <name>Growth</name>
    <message>
        <source>%1 has no depth setting. Choose one of these: %2.</source>
        <translation>%1 没有深度设置。可选：%2。</translation>
    </message>
    <message>
        <source>%1 does not search. Choose one of these: %2.</source>
        <translation>%1 不搜索。可选：%2。</translation>
    </message>
    <message>
        <source>%1 searches with one worker only. These share their work: %2.</source>
        <translation>%1 只用一个工作线程搜索。会分担工作的有：%2。</translation>
    </message>
    <message>
        <source>%1 searches only the standard board. These search every board: %2.</source>
        <translation>%1 只搜索标准棋盘。可搜索所有棋盘的有：%2。</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3, not %4.</source>
        <translation>%1必须在 %2 到 %3 之间，不能是 %4。</translation>
    </message>
    <message>
        <source>Unknown name &quot;%1&quot; for what grows. Choose one of these: %2.</source>
        <translation>没有名为“%1”的增长项；可选：%2。</translation>
    </message>
    <message>
        <source>Unknown engine &quot;%1&quot;. Choose one of these: %2.</source>
        <translation>没有名为“%1”的引擎。可选：%2。</translation>
    </message>
    <message>
        <source>The first point</source>
        <translation>第一个点</translation>
    </message>
    <message>
        <source>The last point</source>
        <translation>最后一个点</translation>
    </message>
    <message>
        <source>The depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>The number of repetitions</source>
        <translation>重复次数</translation>
    </message>
    <message>
        <source>The number of positions</source>
        <translation>局面数</translation>
    </message>
    <message>
        <source>The first point, %1, must not be greater than the last, %2.</source>
        <translation>第一个点 %1 不能大于最后一个点 %2。</translation>
    </message>
    <message>
        <source>The time per point must be at least 1 millisecond.</source>
        <translation>每个点的时间至少为 1 毫秒。</translation>
    </message>
    <message>
        <source>Growing boards are searched empty. They have no other position in common.</source>
        <translation>增长的棋盘从空盘搜索，没有其他共有的局面。</translation>
    </message>
    <message>
        <source>The line of play has positions with up to %1 discs, not %2.</source>
        <translation>该行棋序列的局面最多有 %1 枚棋子，没有 %2 枚的。</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>该局面中对局已经结束。</translation>
    </message>
    <message>
        <source>The system does not have enough threads for this number of workers: %1.</source>
        <translation>系统没有足够的线程供这么多工作线程使用：%1。</translation>
    </message>
    <message>
        <source>depth %1 to %2</source>
        <translation>深度 %1 到 %2</translation>
    </message>
    <message>
        <source>%1 to %2 discs</source>
        <translation>%1 到 %2 枚棋子</translation>
    </message>
    <message>
        <source>%1 to %2 workers</source>
        <translation>%1 到 %2 个工作线程</translation>
    </message>
    <message>
        <source>boards %1 to %2 by size</source>
        <translation>按大小第 %1 到 %2 个棋盘</translation>
    </message>
    <message>
        <source>empty boards</source>
        <translation>空棋盘</translation>
    </message>
    <message>
        <source>random positions each: %1, seed %2</source>
        <translation>每点随机局面：%1，种子 %2</translation>
    </message>
    <message>
        <source>along %1</source>
        <translation>沿 %1</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>空棋盘</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>%1 之后</translation>
    </message>
    <message>
        <source>Each further ply takes %1 times as long</source>
        <translation>每加深一层，用时变为 %1 倍</translation>
    </message>
    <message>
        <source>Each further ply costs %1 times as much</source>
        <translation>每加深一层，开销变为 %1 倍</translation>
    </message>
    <message>
        <source>Each further disc takes %1 times as long</source>
        <translation>每多一枚棋子，用时变为 %1 倍</translation>
    </message>
    <message>
        <source>Each further disc costs %1 times as much</source>
        <translation>每多一枚棋子，开销变为 %1 倍</translation>
    </message>
    <message>
        <source>Twice the workers take %1 times as long</source>
        <translation>工作线程加倍，用时变为 %1 倍</translation>
    </message>
    <message>
        <source>Twice the workers cost %1 times as much</source>
        <translation>工作线程加倍，开销变为 %1 倍</translation>
    </message>
    <message>
        <source>Twice the squares take %1 times as long</source>
        <translation>格数加倍，用时变为 %1 倍</translation>
    </message>
    <message>
        <source>Twice the squares cost %1 times as much</source>
        <translation>格数加倍，开销变为 %1 倍</translation>
    </message>
    <message>
        <source>Depth in plies</source>
        <translation>深度（层）</translation>
    </message>
    <message>
        <source>Discs on the board</source>
        <translation>盘上棋子数</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>工作线程</translation>
    </message>
    <message>
        <source>Squares of the board</source>
        <translation>棋盘格数</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>Time in ms</source>
        <translation>用时（ms）</translation>
    </message>
    <message>
        <source>search depth: %1</source>
        <translation>搜索深度：%1</translation>
    </message>
    <message>
        <source>repetitions: %1</source>
        <translation>重复：%1</translation>
    </message>
    <message>
        <source>%1 (95 %: %2 to %3; %4, %5 points, R² %6).</source>
        <translation>%1（95%：%2 到 %3；%4，%5 个点，R² %6）。</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>fewer searches</source>
        <translation>搜索次数较少</translation>
    </message>
    <message>
        <source>time ran out: the cost is higher</source>
        <translation>时间用尽：实际开销更大</translation>
    </message>
    <message>
        <source>the game ends before this depth</source>
        <translation>对局在此深度之前结束</translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>提前停止。</translation>
    </message>
    <message>
        <source>Where time ran out, the cost is higher than shown. That point is not part of the fit.</source>
        <translation>时间用尽的点，实际开销比显示的更大；该点不参与拟合。</translation>
    </message>
    <message>
        <source>Where the game ends before this depth, searching deeper costs no more. These points are not part of the fit.</source>
        <translation>对局在该深度之前结束的点，加深不再增加开销；这些点不参与拟合。</translation>
    </message>
    <message>
        <source>Where fewer searches finished, the hard positions are missing. These points are not part of the fit.</source>
        <translation>完成的搜索较少的点，缺少困难局面；这些点不参与拟合。</translation>
    </message>
    <message>
        <source>Where there are no nodes, a book gave the answer.</source>
        <translation>没有节点数的点由开局库作答。</translation>
    </message>
    <message>
        <source>On the %1 board, a line of %2 wins.</source>
        <translation>在 %1 棋盘上，%2 子连线获胜。</translation>
    </message>
    <message>
        <source>The node counts differ between runs, because the workers share a table.</source>
        <translation>各次运行的节点数不同，因为工作线程共享置换表。</translation>
    </message>
    <message>
        <source>Something else ran at the same time.</source>
        <translation>同时还运行着别的任务。</translation>
    </message>
    <message>
        <source>How cost grows</source>
        <translation>开销如何增长</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Disturbed</source>
        <translation>受干扰</translation>
    </message>
    <message>
        <source>something else ran at the same time</source>
        <translation>同时还运行着别的任务</translation>
    </message>
    <message>
        <source>known numbers of move sequences (perft), summed</source>
        <translation>已知的着法序列数（perft）之和</translation>
    </message>
    <message>
        <source>Amsalu, Efrem 2022: %1</source>
        <translation>Amsalu、Efrem 2022：%1</translation>
    </message>
    <message>
        <source>Kang, Wang, Hu 2019, figures 12 and 13</source>
        <translation>Kang、Wang、Hu 2019，图 12 和 13</translation>
    </message>
    <message>
        <source>BitBully, its own read-me: empty board</source>
        <translation>BitBully 自己的说明：空棋盘</translation>
    </message>
    <message>
        <source>Pons&apos; solver, by BitBully&apos;s read-me: empty board</source>
        <translation>Pons 的求解器，据 BitBully 的说明：空棋盘</translation>
    </message>
    <message>
        <source>The fit leaves out a start-up of %1 ms in each search.</source>
        <translation>拟合不计每次搜索中 %1 毫秒的启动时间。</translation>
    </message>
    <message>
        <source>%1 failed in a search: %2.</source>
        <translation>%1 在搜索中出错：%2。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a program of others, whose searches depend on the machine: processes of mpirun measure engines of ours alone.</source>
        <translation>“%1”是外部程序，其搜索取决于机器：mpirun 的进程只测量我们自己的引擎。</translation>
    </message>
</context>
<context>
    <name>GrowthChart</name>
    <message>
        <source>Chart of search growth by depth</source>
        <translation>搜索随深度增长的图表</translation>
    </message>
    <message>
        <source>%1, with a table</source>
        <translation>%1，用置换表</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>叶子</translation>
    </message>
    <message>
        <source>minimum possible</source>
        <translation>可能的最小值</translation>
    </message>
    <message>
        <source>%1: %2 at depth %3</source>
        <translation>%1：深度 %3 时为 %2</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>%1, depth %2: %3</source>
        <translation>%1，深度 %2：%3</translation>
    </message>
    <message>
        <source>Press Compare to see how the searches grow with depth.</source>
        <translation>点“比较”，看各种搜索如何随深度增长。</translation>
    </message>
</context>
<context>
    <name>GrowthFit</name>
    <message>
        <source>A line of growth needs at least three points, not %1.</source>
        <translation>增长直线至少需要三个点，而不是 %1 个。</translation>
    </message>
    <message>
        <source>The cost at %1 is not above 0, so it has no logarithm.</source>
        <translation>%1 处的开销不大于 0，没有对数。</translation>
    </message>
    <message>
        <source>A power law needs x values above 0, not %1.</source>
        <translation>幂律需要大于 0 的 x 值，而不是 %1。</translation>
    </message>
    <message>
        <source>All points are at %1, so no growth can be fitted.</source>
        <translation>所有点都在 %1，因此无法拟合增长。</translation>
    </message>
    <message>
        <source>Start-up is most of the cost at all but %1 points. A fit of growth needs at least three.</source>
        <translation>除 %1 个点外，成本大部分是启动时间。拟合增长至少需要三个点。</translation>
    </message>
</context>
<context>
    <name>GrowthForm</name>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>空棋盘</translation>
    </message>
    <message>
        <source>Line of play whose positions are searched, such as 44536 or d1 d2 e1. Leave empty for random positions.</source>
        <translation>要搜索其各局面的行棋序列，如 44536 或 d1 d2 e1；留空则用随机局面。</translation>
    </message>
    <message>
        <source>Moves that reach the position, such as 44536 or d1 d2 e1</source>
        <translation>到达该局面的着法，如 44536 或 d1 d2 e1</translation>
    </message>
    <message>
        <source>the full tree</source>
        <translation>完整搜索树</translation>
    </message>
    <message>
        <source>an exact answer</source>
        <translation>精确解答</translation>
    </message>
    <message>
        <source>Every position to the depth, without a heuristic</source>
        <translation>到该深度的所有局面，不用启发式</translation>
    </message>
    <message>
        <source>To the end of the game, without a book</source>
        <translation>直到终局，不用开局库</translation>
    </message>
</context>
<context>
    <name>GrowthModel</name>
    <message>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>Min – max</source>
        <translation>最小 – 最大</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>倍数</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>方根</translation>
    </message>
    <message>
        <source>Median ms</source>
        <translation>中位数（ms）</translation>
    </message>
    <message>
        <source>Min – max ms</source>
        <translation>最小 – 最大（ms）</translation>
    </message>
    <message>
        <source>Published nodes</source>
        <translation>已发表节点数</translation>
    </message>
    <message>
        <source>Published ms</source>
        <translation>已发表用时（ms）</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>What grows</source>
        <translation>增长项</translation>
    </message>
    <message>
        <source>Positions visited: the median of all searches at this point</source>
        <translation>访问的局面数，该点所有搜索的中位数</translation>
    </message>
    <message>
        <source>Fewest and most nodes in one search</source>
        <translation>一次搜索的最少和最多节点数</translation>
    </message>
    <message>
        <source>Effective branching factor: nodes divided by the nodes in the row above</source>
        <translation>有效分支因子：节点数除以上一行的节点数</translation>
    </message>
    <message>
        <source>Effective branching factor: the depth-th root of the nodes, as in a uniform tree</source>
        <translation>有效分支因子：节点数按深度开方，如同均匀的树</translation>
    </message>
    <message>
        <source>Median wall time of a search</source>
        <translation>一次搜索实际用时的中位数</translation>
    </message>
    <message>
        <source>Fastest and slowest search</source>
        <translation>最快和最慢的搜索</translation>
    </message>
    <message>
        <source>Published node counts for the same point. Hover over a number to see the source.</source>
        <translation>同一点已发表的节点数。把鼠标移到数字上可看出处。</translation>
    </message>
    <message>
        <source>Published times for the same point, on the authors&apos; machines</source>
        <translation>同一点已发表的用时，在作者的机器上测得</translation>
    </message>
    <message>
        <source>Unfinished points are not part of the fit</source>
        <translation>未完成的点不参与拟合</translation>
    </message>
</context>
<context>
    <name>GrowthPage</name>
    <message>
        <source>Search each point in turn</source>
        <translation>依次在每个点搜索</translation>
    </message>
    <message>
        <source>Pause after the current search. You can continue later.</source>
        <translation>完成当前搜索后暂停，稍后继续</translation>
    </message>
    <message>
        <source>Stop and keep the finished points</source>
        <translation>停止，保留已完成的点</translation>
    </message>
    <message>
        <source>%v of %m searches</source>
        <translation>%v / %m 次搜索</translation>
    </message>
    <message>
        <source>Searches finished</source>
        <translation>已完成的搜索</translation>
    </message>
    <message>
        <source>Export the growth results</source>
        <translation>导出增长结果</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>增长</translation>
    </message>
    <message>
        <source>Repeat one search while one thing grows. See what each further step costs.</source>
        <translation>某项增长时反复进行同一搜索：每多一步的开销。</translation>
    </message>
    <message>
        <source>How cost grows</source>
        <translation>开销如何增长</translation>
    </message>
    <message>
        <source>Repeat one search while the depth, discs, workers or board grow, and fit a line to its cost</source>
        <translation>随着深度、棋子、工作线程或棋盘增长反复进行同一搜索，并拟合其开销</translation>
    </message>
    <message>
        <source>How the cost grows</source>
        <translation>开销如何增长</translation>
    </message>
    <message>
        <source>Measure of cost in the chart</source>
        <translation>图表以何种单位显示开销</translation>
    </message>
    <message>
        <source>Cost:</source>
        <translation>开销：</translation>
    </message>
    <message>
        <source>Cost of each point, with published figures</source>
        <translation>每个点的开销及已发表的数据</translation>
    </message>
    <message>
        <source>Searching.</source>
        <translation>正在搜索。</translation>
    </message>
    <message>
        <source>The cost of each step appears here.</source>
        <translation>这里说明每一步的开销。</translation>
    </message>
    <message>
        <source>See what each further ply costs</source>
        <translation>看每多一层要多少开销</translation>
    </message>
</context>
<context>
    <name>H1</name>
    <message>
        <source>four in line</source>
        <translation>四子连线</translation>
    </message>
    <message>
        <source>three in line, both ends available</source>
        <translation>三子连线，两端可用</translation>
    </message>
    <message>
        <source>three in line, one end available</source>
        <translation>三子连线，一端可用</translation>
    </message>
    <message>
        <source>three of four with a gap</source>
        <translation>四格中三子，夹一空格</translation>
    </message>
    <message>
        <source>two in line, vertical</source>
        <translation>二子竖直连线</translation>
    </message>
    <message>
        <source>two in line, open on both sides</source>
        <translation>二子连线，两侧开放</translation>
    </message>
    <message numerus="yes">
        <source>two in line, %n square(s) open on one side</source>
        <translation>
            <numerusform>二子连线，一侧开放 %n 格</numerusform>
        </translation>
    </message>
    <message>
        <source>a disc</source>
        <translation>一枚棋子</translation>
    </message>
    <message>
        <source>a disc alone</source>
        <translation>一枚孤子</translation>
    </message>
</context>
<context>
    <name>H1Options</name>
    <message>
        <source>without feature 1 (four in line)</source>
        <translation>不含特征 1（四子连线）</translation>
    </message>
    <message>
        <source>without feature 2 (three in line)</source>
        <translation>不含特征 2（三子连线）</translation>
    </message>
    <message>
        <source>without feature 3 (two in line)</source>
        <translation>不含特征 3（二子连线）</translation>
    </message>
    <message>
        <source>without feature 4 (lone discs)</source>
        <translation>不含特征 4（孤子）</translation>
    </message>
    <message>
        <source>vertical pairs count the empty squares above</source>
        <translation>竖直对子计入上方空格</translation>
    </message>
    <message>
        <source>pairs with one available square count 10,000</source>
        <translation>有一个可用格的对子计 10,000</translation>
    </message>
    <message>
        <source>every empty square is available</source>
        <translation>所有空格都算可用</translation>
    </message>
    <message>
        <source>a gap must be available</source>
        <translation>间隔的空格必须可用</translation>
    </message>
    <message>
        <source>a pair beside a gap also counts as a pair</source>
        <translation>间隔旁的对子也算对子</translation>
    </message>
    <message>
        <source>runs may overlap</source>
        <translation>连子可以重叠</translation>
    </message>
    <message>
        <source>every disc counts for its column</source>
        <translation>每枚棋子都按所在列计分</translation>
    </message>
    <message>
        <source>only the side&apos;s own features</source>
        <translation>只计己方的特征</translation>
    </message>
    <message>
        <source>an open three counts as four in line</source>
        <translation>活三算作四子连线</translation>
    </message>
    <message>
        <source>values %1</source>
        <translation>值 %1</translation>
    </message>
    <message>
        <source>H1 strict</source>
        <translation>H1 严格</translation>
    </message>
    <message>
        <source>H1 variant: %1</source>
        <translation>H1 变体：%1</translation>
    </message>
    <message>
        <source>There is no variant of H1 called &quot;%1&quot;. The variants are strict, %2.</source>
        <translation>没有名为“%1”的 H1 变体；变体有 strict、%2。</translation>
    </message>
</context>
<context>
    <name>H1OptionsDialog</name>
    <message>
        <source>F1: four in line</source>
        <translation>F1：四子连线</translation>
    </message>
    <message>
        <source>F2: three in line</source>
        <translation>F2：三子连线</translation>
    </message>
    <message>
        <source>F3: two in line</source>
        <translation>F3：二子连线</translation>
    </message>
    <message>
        <source>F4: a disc on its own</source>
        <translation>F4：单独一子</translation>
    </message>
    <message>
        <source>A vertical pair counts all empty squares above it</source>
        <translation>竖直对子计入其上方的所有空格</translation>
    </message>
    <message>
        <source>A pair with room for three is worth 10,000</source>
        <translation>可容三格的对子值 10,000</translation>
    </message>
    <message>
        <source>“Available” means empty, whether playable now or not</source>
        <translation>“可用”指空格，不论现在能否落子</translation>
    </message>
    <message>
        <source>The gap in a broken three must be playable now</source>
        <translation>断三的间隔现在必须能落子</translation>
    </message>
    <message>
        <source>The pair in a broken three also counts as a pair</source>
        <translation>断三中的对子也算对子</translation>
    </message>
    <message>
        <source>Runs may overlap: three in line also count as two pairs</source>
        <translation>连子可以重叠：三子连线也算两个对子</translation>
    </message>
    <message>
        <source>Every disc counts for its column, not only lone ones</source>
        <translation>每枚棋子都按所在列计分，不限于孤子</translation>
    </message>
    <message>
        <source>Count only the side&apos;s own features</source>
        <translation>只计己方的特征</translation>
    </message>
    <message>
        <source>An open three counts as four in line</source>
        <translation>活三算作四子连线</translation>
    </message>
    <message>
        <source>Heuristic H1</source>
        <translation>启发式 H1</translation>
    </message>
    <message>
        <source>Features of the study</source>
        <translation>研究中的特征</translation>
    </message>
    <message>
        <source>Choices the study leaves open</source>
        <translation>研究未说明之处的选择</translation>
    </message>
    <message>
        <source>The heuristic in words</source>
        <translation>启发式的文字说明</translation>
    </message>
    <message>
        <source>Values of the features</source>
        <translation>特征的值</translation>
    </message>
    <message>
        <source>The &amp;study&apos;s values</source>
        <translation>研究中的值(&amp;S)</translation>
    </message>
    <message>
        <source>Restore the feature values from the article</source>
        <translation>把特征值恢复为论文的值</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>从文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Load values saved by the laboratory&apos;s tuning</source>
        <translation>载入实验室调参保存的一组值</translation>
    </message>
    <message>
        <source>The study&apos;s values.</source>
        <translation>研究中的值。</translation>
    </message>
    <message>
        <source>Values of H1</source>
        <translation>H1 的值</translation>
    </message>
    <message>
        <source>Values of H1 (*.h1);;All files (*)</source>
        <translation>H1 的值 (*.h1);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>H1Weights</name>
    <message>
        <source>three in line</source>
        <translation>三子连线</translation>
    </message>
    <message>
        <source>open pair</source>
        <translation>活二</translation>
    </message>
    <message>
        <source>square beside a pair</source>
        <translation>对子旁的空格</translation>
    </message>
    <message>
        <source>lone disc on a or g</source>
        <translation>a 或 g 列的孤子</translation>
    </message>
    <message>
        <source>lone disc on b or f</source>
        <translation>b 或 f 列的孤子</translation>
    </message>
    <message>
        <source>lone disc on c or e</source>
        <translation>c 或 e 列的孤子</translation>
    </message>
    <message>
        <source>lone disc on d</source>
        <translation>d 列的孤子</translation>
    </message>
    <message>
        <source>Line %1 is &apos;%2&apos;. It needs a name, an equals sign and a value, such as &apos;three = 900000&apos;.</source>
        <translation>第 %1 行是“%2”。需要名称、等号和值，例如“three = 900000”。</translation>
    </message>
    <message>
        <source>Line %1 gives %2 the value &apos;%3&apos;, which is not a whole number from 0 to %4.</source>
        <translation>第 %1 行给 %2 的值“%3”不是 0 到 %4 的整数。</translation>
    </message>
    <message>
        <source>Line %1 names &apos;%2&apos;, but the values of H1 are %3.</source>
        <translation>第 %1 行写的是“%2”，但 H1 的值是 %3。</translation>
    </message>
    <message>
        <source>The values of H1 in &apos;%1&apos; cannot be read: %2</source>
        <translation>无法读取“%1”中 H1 的值：%2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; contains no values of H1: %2</source>
        <translation>“%1”中没有 H1 的值：%2</translation>
    </message>
    <message>
        <source>The values of H1 cannot be written to &apos;%1&apos;: %2</source>
        <translation>无法把 H1 的值写入“%1”：%2</translation>
    </message>
</context>
<context>
    <name>H2</name>
    <message numerus="yes">
        <source>%n possible four(s) run through the square</source>
        <translation>
            <numerusform>有 %n 条可能的四子连线经过此格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>Hand this to the lesson</source>
        <translation>交给课程</translation>
    </message>
    <message>
        <source>Give this result and its settings to the lesson as your answer</source>
        <translation>把这个结果和它的设置作为你的答案交给课程</translation>
    </message>
    <message>
        <source>This page has no result to hand over yet. Press Run first.</source>
        <translation>这个页面还没有可交的结果。请先点“运行”。</translation>
    </message>
    <message>
        <source>Press Run first. Only a result of the settings shown can be handed over.</source>
        <translation>请先点“运行”。只能交所示设置的结果。</translation>
    </message>
</context>
<context>
    <name>HeadToHeadScore</name>
    <message>
        <source>%1 %2 – %3 %4</source>
        <comment>who, games won, games won, who</comment>
        <translation>%1 %2 – %3 %4</translation>
    </message>
    <message>
        <source>You %1 – %2 %3</source>
        <comment>games won, games won, who</comment>
        <translation>你 %1 – %2 %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a score, and the games drawn</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n 和</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>Share of points for the player named first. A win counts 1, a draw one half. %1 more than half, %2 less.</source>
        <translation>前者的得分率：胜计 1，和计二分之一。%1 超过一半，%2 不到一半。</translation>
    </message>
    <message>
        <source>Share of points for the column&apos;s player against the row&apos;s. A win counts 1, a draw one half. %1 more than half, %2 less.</source>
        <translation>列中一方对行中一方的得分率：胜计 1，和计二分之一。%1 超过一半，%2 不到一半。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 scored %2 of the points.</source>
        <translation>%1 的得分率为 %2。</translation>
    </message>
</context>
<context>
    <name>HeldFiles</name>
    <message>
        <source>this program has it open as a database</source>
        <translation>它是本程序已打开的数据库</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>搜索帮助</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>上一个匹配 (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>下一个匹配 (F3)</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>没有匹配</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>match of all matches</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>HeuristicText</name>
    <message>
        <source>win</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>负</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>values of a heuristic: +∞ and −40</comment>
        <translation>%1 和 %2</translation>
    </message>
</context>
<context>
    <name>HiddenNames</name>
    <message>
        <source>Hide names</source>
        <translation>隐藏姓名</translation>
    </message>
    <message>
        <source>Number the students again</source>
        <translation>重新给学生编号</translation>
    </message>
    <message>
        <source>Show Student 1, Student 2 … instead of names, on this page and in exports. Students keep their numbers in every lesson.</source>
        <translation>在此页和导出的文件中用“学生 1”“学生 2”……代替姓名。每个学生在所有课程中编号不变。</translation>
    </message>
    <message>
        <source>Start with Student 1 again, for another class</source>
        <translation>换一个班，重新从“学生 1”开始</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message numerus="yes">
        <source>Estimate: H1 at a depth of %n plies, not proved</source>
        <translation>
            <numerusform>估计：H1，深度 %n 层，未经证明</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimate: nothing proved</source>
        <translation>估计：未经证明</translation>
    </message>
    <message>
        <source>Exact: %1</source>
        <translation>精确：%1</translation>
    </message>
    <message>
        <source>Proved, but perhaps not the best column: %1</source>
        <translation>已证明，但未必是最佳的列：%1</translation>
    </message>
    <message>
        <source>Look at columns %1 to %2.</source>
        <translation>看看第 %1 到 %2 列。</translation>
    </message>
    <message>
        <source>The game has ended.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>Look at column %1.</source>
        <translation>看看第 %1 列。</translation>
    </message>
    <message>
        <source>Look at columns %1 and %2.</source>
        <translation>看看第 %1 列和第 %2 列。</translation>
    </message>
    <message>
        <source>You can make four in column %1.</source>
        <translation>第 %1 列可以连成四子。</translation>
    </message>
    <message>
        <source>You can make four in column %1 or %2.</source>
        <translation>第 %1 列或第 %2 列可以连成四子。</translation>
    </message>
    <message>
        <source>You can make four somewhere in columns %1 to %2.</source>
        <translation>第 %1 列到第 %2 列之间可以连成四子。</translation>
    </message>
    <message>
        <source>You need to block in column %1.</source>
        <translation>第 %1 列必须堵住。</translation>
    </message>
    <message>
        <source>You need to block in column %1 or %2.</source>
        <translation>必须在第 %1 列或第 %2 列堵住。</translation>
    </message>
    <message>
        <source>You need to block somewhere in columns %1 to %2.</source>
        <translation>第 %1 列到第 %2 列之间有一处必须堵住。</translation>
    </message>
    <message>
        <source>it makes four in a row</source>
        <translation>能连成四子</translation>
    </message>
    <message>
        <source>it blocks three in a row</source>
        <translation>能堵住三连</translation>
    </message>
    <message>
        <source>it blocks four in a row</source>
        <translation>能堵住四连</translation>
    </message>
    <message>
        <source>it makes two threats at once</source>
        <translation>一举形成两个威胁</translation>
    </message>
    <message>
        <source>it stacks two threats</source>
        <translation>把两个威胁上下叠起来</translation>
    </message>
    <message>
        <source>nothing else is free</source>
        <translation>只剩这一列能下</translation>
    </message>
    <message>
        <source>nothing else is safe</source>
        <translation>其他列都不安全</translation>
    </message>
    <message>
        <source>it stops two threats at once</source>
        <translation>一举化解两个威胁</translation>
    </message>
    <message>
        <source>it holds out longest</source>
        <translation>能撑得最久</translation>
    </message>
    <message>
        <source>nothing can save this game</source>
        <translation>这局已经救不回来了</translation>
    </message>
    <message>
        <source>it makes a threat for later</source>
        <translation>为以后埋下威胁</translation>
    </message>
    <message>
        <source>nothing else keeps your win</source>
        <translation>只有这里能保住胜局</translation>
    </message>
    <message>
        <source>it wins soonest</source>
        <translation>赢得最快</translation>
    </message>
    <message>
        <source>it keeps your win</source>
        <translation>能保住胜局</translation>
    </message>
    <message>
        <source>nothing else keeps the draw</source>
        <translation>只有这里能保住和棋</translation>
    </message>
    <message>
        <source>it keeps the draw</source>
        <translation>能保住和棋</translation>
    </message>
    <message>
        <source>it won&apos;t lose</source>
        <translation>不会输</translation>
    </message>
    <message>
        <source>it threatens four in a row</source>
        <translation>威胁连成四子</translation>
    </message>
    <message>
        <source>it stops a threat</source>
        <translation>能化解一个威胁</translation>
    </message>
    <message>
        <source>it takes the middle</source>
        <translation>占住中间</translation>
    </message>
    <message>
        <source>it leaves room for four</source>
        <translation>给四连留出空间</translation>
    </message>
    <message>
        <source>Drop in column %1.</source>
        <translation>下在第 %1 列。</translation>
    </message>
    <message>
        <source>Probably column %1.</source>
        <translation>多半该下第 %1 列。</translation>
    </message>
    <message>
        <source>Drop in column %1: %2.</source>
        <comment>a column, why</comment>
        <translation>下在第 %1 列：%2。</translation>
    </message>
    <message>
        <source>Probably column %1: %2.</source>
        <comment>a column, why</comment>
        <translation>多半该下第 %1 列：%2。</translation>
    </message>
    <message>
        <source>Play column %1.</source>
        <translation>下在第 %1 列。</translation>
    </message>
    <message>
        <source>Try column %1.</source>
        <translation>试试第 %1 列。</translation>
    </message>
    <message>
        <source>Play column %1. The board shows the best line.</source>
        <translation>下在第 %1 列。棋盘上显示最佳下法。</translation>
    </message>
    <message>
        <source>Play column %1. The board shows what may follow.</source>
        <translation>下在第 %1 列。棋盘上显示可能的后续。</translation>
    </message>
    <message>
        <source>Try column %1. The board shows what may follow.</source>
        <translation>试试第 %1 列。棋盘上显示可能的后续。</translation>
    </message>
</context>
<context>
    <name>HintLadder</name>
    <message>
        <source>The game is over here, so there are no hints.</source>
        <translation>这一局已经结束，没有可提示的着法。</translation>
    </message>
</context>
<context>
    <name>HintPresenter</name>
    <message>
        <source>Looking for a hint…</source>
        <translation>正在寻找提示…</translation>
    </message>
    <message>
        <source>Looking for the best column…</source>
        <translation>正在寻找最佳的列…</translation>
    </message>
    <message>
        <source>Looking for the best column and the next moves…</source>
        <translation>正在寻找最佳的列和后续着法…</translation>
    </message>
</context>
<context>
    <name>HintSearch</name>
    <message>
        <source>The game is over here, so there are no hints.</source>
        <translation>这一局已经结束，没有可提示的着法。</translation>
    </message>
    <message>
        <source>There is no hint. %1: %2.</source>
        <comment>a program, how it failed</comment>
        <translation>没有提示。%1：%2。</translation>
    </message>
</context>
<context>
    <name>JobBase</name>
    <message>
        <source>Not enough memory to continue. The results so far are kept.</source>
        <translation>内存不足，无法继续。已有的结果会保留。</translation>
    </message>
    <message>
        <source>The work ended with an error: %1</source>
        <translation>工作因错误而结束：%1</translation>
    </message>
    <message>
        <source>The work ended with an unknown error.</source>
        <translation>工作因未知错误而结束。</translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>This is not valid JSON: line %1, column %2: %3.</source>
        <translation>这不是有效的 JSON：第 %1 行第 %2 列：%3。</translation>
    </message>
    <message>
        <source>This is valid JSON, but not a JSON object.</source>
        <translation>这是有效的 JSON，但不是 JSON 对象。</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>内容为空</translation>
    </message>
    <message>
        <source>the text ends too early</source>
        <translation>文本结束得过早</translation>
    </message>
</context>
<context>
    <name>JsonFields</name>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>数组</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3, but is %4.</source>
        <translation>%1 必须是 %2 到 %3 的整数，现为 %4。</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3, but is %4.</source>
        <translation>%1 必须是 %2 到 %3 的数，现为 %4。</translation>
    </message>
    <message>
        <source>%1 must be text, but is %2.</source>
        <translation>%1 必须是文本，现为 %2。</translation>
    </message>
    <message>
        <source>%1 has more than %2 characters.</source>
        <translation>%1 超过 %2 个字符。</translation>
    </message>
    <message>
        <source>%1 must be one of %2, but is %3.</source>
        <translation>%1 必须是 %2 之一，现为 %3。</translation>
    </message>
    <message>
        <source>%1 must be true or false, but is %2.</source>
        <translation>%1 必须是 true 或 false，现为 %2。</translation>
    </message>
    <message>
        <source>%1 must be an object, but is %2.</source>
        <translation>%1 必须是对象，现为 %2。</translation>
    </message>
    <message>
        <source>%1 must be an array, but is %2.</source>
        <translation>%1 必须是数组，现为 %2。</translation>
    </message>
    <message>
        <source>%1 has %2 entries, but the most allowed is %3.</source>
        <translation>%1 有 %2 项，最多只能有 %3 项。</translation>
    </message>
</context>
<context>
    <name>Judgement</name>
    <message>
        <source>Nothing can follow there.</source>
        <translation>在那里已经没有下一步。</translation>
    </message>
    <message>
        <source>Possible there: %1 and others.</source>
        <translation>在那里可以走：%1 等。</translation>
    </message>
    <message>
        <source>Possible there: %1.</source>
        <translation>在那里可以走：%1。</translation>
    </message>
    <message>
        <source>Step %1, %2, is not possible. </source>
        <translation>第 %1 步（%2）走不通。</translation>
    </message>
    <message numerus="yes">
        <source>At most %n step(s) are allowed.</source>
        <translation>
            <numerusform>最多允许 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every step is possible, but the walk does not end where it should.</source>
        <translation>每一步都走得通，但路线没有到达该到的地方。</translation>
    </message>
    <message>
        <source>The page had other settings: %1.</source>
        <translation>页面当时的设置不同：%1。</translation>
    </message>
</context>
<context>
    <name>KeptExperiments</name>
    <message>
        <source>The folder “%1” could not be created. Choose another place for the games.</source>
        <translation>无法创建文件夹“%1”；请为对局另选一个位置。</translation>
    </message>
</context>
<context>
    <name>KeptMeasurements</name>
    <message>
        <source>Nothing measured yet</source>
        <translation>尚无测量结果</translation>
    </message>
    <message>
        <source>Kept measurements</source>
        <translation>已保存的测量</translation>
    </message>
    <message>
        <source>Saved measurements, newest first</source>
        <translation>已保存的测量，最新的在前</translation>
    </message>
    <message>
        <source>&amp;Kept:</source>
        <translation>已保存(&amp;K)：</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>Rename this measurement in the list</source>
        <translation>在列表中重命名此测量</translation>
    </message>
    <message>
        <source>Use as a &amp;template</source>
        <translation>用作模板(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the settings of this measurement into the fields above</source>
        <translation>把此测量的设置填入上面各栏</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>删除(&amp;D)…</translation>
    </message>
    <message>
        <source>Delete this measurement and its file</source>
        <translation>删除此测量及其文件</translation>
    </message>
    <message>
        <source>Manage</source>
        <translation>管理</translation>
    </message>
    <message>
        <source>Rename or delete the selected measurement, or make another like it</source>
        <translation>重命名或删除所选测量，或仿照它新建一个</translation>
    </message>
    <message>
        <source>Rename the measurement</source>
        <translation>重命名测量</translation>
    </message>
    <message>
        <source>Name (leave empty for the automatic title):</source>
        <translation>名称（留空则自动取标题）：</translation>
    </message>
    <message>
        <source>Delete the measurement</source>
        <translation>删除测量</translation>
    </message>
    <message>
        <source>“%1” and its file will be permanently deleted. Delete it?</source>
        <translation>“%1”及其文件将被永久删除。要删除吗？</translation>
    </message>
</context>
<context>
    <name>KeptRecordings</name>
    <message>
        <source>&apos;%1&apos; names no kept game</source>
        <translation>“%1”不是已保存的对局</translation>
    </message>
    <message>
        <source>The recording is too large to keep</source>
        <translation>记录太大，无法保存</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; cannot be made</source>
        <translation>无法创建文件夹“%1”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be written: %2</source>
        <translation>无法写入“%1”：%2</translation>
    </message>
</context>
<context>
    <name>KeptRunMenu</name>
    <message>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>Rename this run in the lists</source>
        <translation>在列表中重命名此次运行</translation>
    </message>
    <message>
        <source>Use as a &amp;template…</source>
        <translation>用作模板(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>删除(&amp;D)…</translation>
    </message>
    <message>
        <source>Delete this run and all its games</source>
        <translation>删除此次运行及其所有对局</translation>
    </message>
    <message>
        <source>Manage</source>
        <translation>管理</translation>
    </message>
    <message>
        <source>Rename or delete the selected run, or make another like it</source>
        <translation>重命名或删除所选运行，或仿照它新建一个</translation>
    </message>
    <message>
        <source>Rename the run</source>
        <translation>重命名运行</translation>
    </message>
    <message>
        <source>Name (leave empty for the automatic title):</source>
        <translation>名称（留空则自动取标题）：</translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation>删除运行</translation>
    </message>
    <message>
        <source>“%1” and all its games will be permanently deleted. Delete it?</source>
        <translation>“%1”及其所有对局将被永久删除。要删除吗？</translation>
    </message>
</context>
<context>
    <name>KeptRunText</name>
    <message>
        <source>%1, %2</source>
        <comment>title, protocol</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>seed %1, %n round(s)</source>
        <translation>
            <numerusform>种子 %1，%n 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, seed</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>KeyEditor</name>
    <message>
        <source>&amp;Default</source>
        <translation>默认(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <translation>按键(&amp;K)：</translation>
    </message>
    <message>
        <source>o&amp;r:</source>
        <translation>或(&amp;R)：</translation>
    </message>
    <message>
        <source>Press the new key here. Delete clears it, and Tab moves on.</source>
        <translation>按下新的按键；Delete 表示不设按键，Tab 转到下一处</translation>
    </message>
    <message>
        <source>Restore the default keys</source>
        <translation>恢复默认按键</translation>
    </message>
    <message>
        <source>Key for %1</source>
        <translation>%1 的按键</translation>
    </message>
    <message>
        <source>Second key for %1</source>
        <translation>%1 的第二个按键</translation>
    </message>
    <message>
        <source>%1 Press another one.</source>
        <comment>why a key can&apos;t be had</comment>
        <translation>%1请按另一个键。</translation>
    </message>
    <message>
        <source>Re&amp;assign</source>
        <translation>重新分配(&amp;A)</translation>
    </message>
</context>
<context>
    <name>Keymap</name>
    <message>
        <source>%1 is already the key for “%2”.</source>
        <translation>%1 已是“%2”的按键。</translation>
    </message>
</context>
<context>
    <name>LabActivity</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>已完成 %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation>暂停于 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>45 %, 2 min</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>实验室</translation>
    </message>
    <message>
        <source>Laboratory %1</source>
        <translation>实验室 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>LabList</name>
    <message>
        <source>Pages of the laboratory</source>
        <translation>实验室的各页</translation>
    </message>
    <message>
        <source>The page in front, and all others</source>
        <translation>当前页面和所有其他页面</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Current status</source>
        <translation>当前状态</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>已暂停。</translation>
    </message>
    <message>
        <source>Finished in %1.</source>
        <translation>完成，用时 %1。</translation>
    </message>
    <message>
        <source>Cancelled after %1. Everything finished by then is kept.</source>
        <translation>%1 后取消。已完成的部分会保留。</translation>
    </message>
    <message>
        <source>Running: %1.</source>
        <translation>正在运行：%1。</translation>
    </message>
    <message>
        <source>Stopping.</source>
        <translation>正在停止。</translation>
    </message>
    <message>
        <source>%1 done, %2 open, %3 per second</source>
        <translation>已完成 %1，剩余 %2，每秒 %3</translation>
    </message>
    <message>
        <source>%1 done, %2 per second</source>
        <translation>已完成 %1，每秒 %2</translation>
    </message>
</context>
<context>
    <name>LabPanel</name>
    <message>
        <source>Laboratory</source>
        <translation>实验室</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>教学</translation>
    </message>
    <message>
        <source>How it thinks</source>
        <translation>怎样思考</translation>
    </message>
    <message>
        <source>Many workers</source>
        <translation>多个工作线程</translation>
    </message>
    <message>
        <source>Games of chance</source>
        <translation>概率游戏</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>科研</translation>
    </message>
</context>
<context>
    <name>LabPresenter</name>
    <message>
        <source>On the board: %1, %2 against %3. Press Page Down to step through it.</source>
        <translation>棋盘上：%1，%2 对 %3。按 Page Down 逐手查看。</translation>
    </message>
    <message>
        <source>This page is busy. Its settings cannot change until it has finished.</source>
        <translation>这一页正忙。完成之前不能更改设置。</translation>
    </message>
    <message>
        <source>On the board: %1.</source>
        <translation>棋盘上：%1。</translation>
    </message>
</context>
<context>
    <name>LabResult</name>
    <message>
        <source>%1 is %2 and should be %3</source>
        <translation>%1 为 %2，应为 %3</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>一张图片</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is %2 and should be %3</source>
        <comment>a field of a form, and its values</comment>
        <translation>“%1”为 %2，应为 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a field of a form, and its value</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>LaboratoryDialog</name>
    <message>
        <source>Insert a laboratory page</source>
        <translation>插入实验室页面</translation>
    </message>
    <message>
        <source>The page in front comes first</source>
        <translation>当前打开的页面排在最前</translation>
    </message>
    <message>
        <source>Say what students should do on the page</source>
        <translation>说明学生要在这一页上做什么</translation>
    </message>
    <message>
        <source>These are chosen on the page now. Delete the lines you don&apos;t need.</source>
        <translation>这些是页面当前的设置。不需要的行可以删除。</translation>
    </message>
    <message>
        <source>&amp;Page:</source>
        <translation>页面(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Caption:</source>
        <translation>说明文字(&amp;C)：</translation>
    </message>
    <message>
        <source>&amp;Settings:</source>
        <translation>设置(&amp;S)：</translation>
    </message>
    <message>
        <source>There is no page to open.</source>
        <translation>没有可以打开的页面。</translation>
    </message>
</context>
<context>
    <name>LadderFile</name>
    <message>
        <source>Line %1 is not a game: %2</source>
        <translation>第 %1 行不是对局：%2</translation>
    </message>
    <message>
        <source>The game in line %1 has not ended.</source>
        <translation>第 %1 行的对局没有结束。</translation>
    </message>
    <message>
        <source>This is not a list of ladder games.</source>
        <translation>这不是等级赛的对局列表。</translation>
    </message>
    <message>
        <source>Line %1 is game %2, but the ladder has only %3 games.</source>
        <translation>第 %1 行是第 %2 局，但等级赛只有 %3 局。</translation>
    </message>
    <message>
        <source>Line %1 must begin with a game number, higher than in the line before.</source>
        <translation>第 %1 行必须以局号开头，且大于上一行的局号。</translation>
    </message>
    <message>
        <source>Line %1 belongs to another ladder: the engines, their settings, the seed or the openings differ.</source>
        <translation>第 %1 行属于另一场等级赛：引擎、其设置、种子或开局不同。</translation>
    </message>
</context>
<context>
    <name>LensModel</name>
    <message>
        <source>gone</source>
        <comment>a feature that the last move took away</comment>
        <translation>消失</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a feature that the last move made</comment>
        <translation>新增</translation>
    </message>
    <message>
        <source>F%1</source>
        <comment>number of a feature of H1</comment>
        <translation>F%1</translation>
    </message>
    <message>
        <source>%1, open %2</source>
        <comment>squares: d1 e1, open c1</comment>
        <translation>%1，开放 %2</translation>
    </message>
    <message>
        <source>%1, %2 on %3: %4 units</source>
        <comment>side, feature, squares, value: Orange, two in line on d1 e1: +50,000</comment>
        <translation>%1，%3 %2：%4 单位</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>sentence, new or gone</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>一方</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>格</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Features the last move added or removed</source>
        <translation>上一手增加或消除的特征</translation>
    </message>
    <message>
        <source>The side it belongs to</source>
        <translation>属于哪一方</translation>
    </message>
    <message>
        <source>F1 four in a row, F2 three, F3 two, F4 a single disc</source>
        <translation>F1 四子连线，F2 三子，F3 二子，F4 孤子</translation>
    </message>
    <message>
        <source>Its discs and the empty squares it relies on</source>
        <translation>它的棋子，以及它所依靠的空格</translation>
    </message>
    <message>
        <source>Its value, in heuristic units</source>
        <translation>它的值，以启发式单位表示</translation>
    </message>
    <message>
        <source>square</source>
        <comment>a disc&apos;s square value</comment>
        <translation>格</translation>
    </message>
</context>
<context>
    <name>LensPanel</name>
    <message>
        <source>Sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>Changes from the last move</source>
        <translation>上一手带来的变化</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>特征</translation>
    </message>
    <message>
        <source>Selected feature</source>
        <translation>所选的特征</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>启发式</translation>
    </message>
    <message>
        <source>H1 counts features. H2 adds up the values of squares.</source>
        <translation>H1 统计特征。H2 累加各格的值。</translation>
    </message>
    <message>
        <source>the side to move</source>
        <translation>行棋方</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>从哪一方的角度看</translation>
    </message>
    <message>
        <source>Positive numbers are good for this side</source>
        <translation>正数对该方有利</translation>
    </message>
    <message>
        <source>Reading of H1</source>
        <translation>H1 的解读</translation>
    </message>
    <message>
        <source>fo&amp;r</source>
        <translation>角度(&amp;R)</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <translation>%1，%2角度</translation>
    </message>
    <message>
        <source>strict…</source>
        <translation>严格…</translation>
    </message>
    <message>
        <source>variant…</source>
        <translation>变体…</translation>
    </message>
    <message>
        <source>Hidden while you look for a move.</source>
        <translation>在你寻找着法时隐藏。</translation>
    </message>
    <message>
        <source>%1: %2 units</source>
        <comment>heuristic and side, its value: H1 strict, for Orange: +200</comment>
        <translation>%1：%2 单位</translation>
    </message>
    <message>
        <source>No features on the board yet. Each one will be listed here with its value. Select one to light up its squares.</source>
        <translation>棋盘上还没有特征。这里会列出每个特征及其分值；选中一个，它的格子就会亮起。</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>还没有走过任何一手。</translation>
    </message>
    <message>
        <source>The last move changed it by %1, from %2: %3 new, %4 gone.</source>
        <translation>上一手使它由 %2 变化了 %1：新增 %3 个，消失 %4 个。</translation>
    </message>
    <message>
        <source>Select a feature to see its squares on the board.</source>
        <translation>选择一个特征，在棋盘上查看它的格子。</translation>
    </message>
</context>
<context>
    <name>LensPresenter</name>
    <message>
        <source>%1 in %2</source>
        <comment>value, heuristic: +200 in H1 strict, for Orange</comment>
        <translation>%2：%1</translation>
    </message>
    <message>
        <source>Heat map: %1, in heuristic units. Light squares are good for this side, dark squares are bad.</source>
        <translation>热力图：%1，以启发式单位表示。浅色的格对该方有利，深色的不利。</translation>
    </message>
    <message>
        <source>a disc counts %1 in %2</source>
        <translation>在 %2 中一枚棋子计 %1</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>&apos;%1&apos; is not a column of this board</source>
        <translation>“%1”不是此棋盘的一列</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number</source>
        <translation>“%1”不是数字</translation>
    </message>
    <message>
        <source>only questions of kind &apos;column&apos; or &apos;number&apos; take &apos;answer&apos;</source>
        <translation>只有类型为“column”或“number”的问题可以带“answer”</translation>
    </message>
    <message>
        <source>only questions of kind &apos;choice&apos; or &apos;choices&apos; take &apos;right&apos; and &apos;wrong&apos;</source>
        <translation>只有类型为“choice”或“choices”的问题可以带“right”和“wrong”</translation>
    </message>
    <message>
        <source>an option must not be empty</source>
        <translation>选项不能为空</translation>
    </message>
    <message>
        <source>the right column is missing: add &apos;answer&apos; or &apos;exact&apos;</source>
        <translation>缺少正确的列：请加上“answer”或“exact”</translation>
    </message>
    <message>
        <source>the right number is missing: add &apos;answer&apos; or &apos;exact&apos;</source>
        <translation>缺少正确的数字：请加上“answer”或“exact”</translation>
    </message>
    <message>
        <source>a choice needs at least two options, one of them right</source>
        <translation>选择题至少需要两个选项，其中一个正确</translation>
    </message>
    <message>
        <source>a choice needs at least two options</source>
        <translation>选择题至少需要两个选项</translation>
    </message>
    <message>
        <source>the kind of question must be one of: %1</source>
        <translation>问题类型必须是以下之一：%1</translation>
    </message>
    <message>
        <source>only questions of kind &apos;column&apos; or &apos;number&apos; take &apos;exact&apos;</source>
        <translation>只有类型为“column”或“number”的问题可以带“exact”</translation>
    </message>
    <message>
        <source>&apos;exact&apos; must be one of: %1</source>
        <translation>“exact”必须是以下之一：%1</translation>
    </message>
    <message>
        <source>a name may contain only letters, digits and hyphens</source>
        <translation>名称只能含字母、数字和连字符</translation>
    </message>
    <message>
        <source>the game is over in this position</source>
        <translation>此局面中对局已结束</translation>
    </message>
    <message>
        <source>only questions of kind &apos;number&apos; take a tolerance, and it must be 0 or more</source>
        <translation>只有类型为“number”的问题可以带容差，且须不小于 0</translation>
    </message>
    <message>
        <source>this line must be &apos;key: value&apos;, or a continuation that begins with two spaces</source>
        <translation>这一行必须是“键: 值”，或以两个空格开头的续行</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is given twice</source>
        <translation>“%1”出现了两次</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing here</source>
        <translation>这里缺少“%1”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from %2 to %3</source>
        <translation>“%1”必须是 %2 到 %3 的整数</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be &apos;yes&apos; or &apos;no&apos;</source>
        <translation>“%1”必须是“yes”或“no”</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;</source>
        <translation>未知的键“%1”</translation>
    </message>
    <message>
        <source>a lesson needs at least one step: a line that begins with &apos;# &apos;</source>
        <translation>课程至少需要一个步骤：以“# ”开头的一行</translation>
    </message>
    <message>
        <source>a lesson must begin with its header, between two lines of &apos;---&apos;</source>
        <translation>课程必须以两行“---”之间的头部开始</translation>
    </message>
    <message>
        <source>the header is not closed by a line of &apos;---&apos;</source>
        <translation>头部没有用一行“---”结束</translation>
    </message>
    <message>
        <source>a step needs a title</source>
        <translation>步骤需要标题</translation>
    </message>
    <message>
        <source>the first step must come before this: a line that begins with &apos;# &apos;</source>
        <translation>在此之前必须有第一个步骤：以“# ”开头的一行</translation>
    </message>
    <message>
        <source>this block is not closed by a line of &apos;```&apos;</source>
        <translation>此块没有用一行“```”结束</translation>
    </message>
    <message>
        <source>there is already a question &apos;%1&apos;</source>
        <translation>已有问题“%1”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a number from %2 to %3</source>
        <translation>“%1”必须是 %2 到 %3 的数</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be one of: %2</source>
        <translation>“%1”必须是以下之一：%2</translation>
    </message>
    <message>
        <source>the laboratory has no page &apos;%1&apos;. Its pages are: %2</source>
        <translation>实验室没有页面“%1”；它的页面有：%2</translation>
    </message>
    <message>
        <source>the page &apos;%1&apos; has no setting &apos;%2&apos;. Its settings are: %3</source>
        <translation>页面“%1”没有设置“%2”；它有：%3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a lesson block. Did you mean &apos;%2&apos;?</source>
        <translation>“%1”不能开始课程的块；你是指“%2”吗？</translation>
    </message>
    <message>
        <source>only questions of kind &apos;number&apos; take &apos;also&apos;</source>
        <translation>只有类型为“number”的问题可以带“also”</translation>
    </message>
    <message>
        <source>words are missing: &apos;also&apos; takes a number and what is said when somebody gives it</source>
        <translation>缺少文字：“also”要有一个数，以及有人答这个数时显示的话</translation>
    </message>
    <message>
        <source>&apos;result&apos; must be one of: %1</source>
        <translation>“result”必须是以下之一：%1</translation>
    </message>
    <message>
        <source>a picture has no right number: take &apos;answer&apos; out</source>
        <translation>图片没有正确的数字：请去掉“answer”</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;. Did you mean &apos;%2&apos;?</source>
        <translation>未知的键“%1”。你是指“%2”吗？</translation>
    </message>
    <message>
        <source>the laboratory has no page &apos;%1&apos;. Did you mean &apos;%2&apos;?</source>
        <translation>实验室没有页面“%1”。你是指“%2”吗？</translation>
    </message>
    <message>
        <source>the page &apos;%1&apos; has no setting &apos;%2&apos;. Did you mean &apos;%3&apos;?</source>
        <translation>页面“%1”没有设置“%2”。你是指“%3”吗？</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a lesson block. The blocks are: %2</source>
        <translation>“%1”不是课程的块。可用的块有：%2</translation>
    </message>
    <message>
        <source>the model has no formula &apos;%1&apos;. Did you mean &apos;%2&apos;?</source>
        <translation>模型没有公式“%1”。你是指“%2”吗？</translation>
    </message>
    <message>
        <source>&apos;against&apos; must name what is changed and its new value, such as &apos;mutant stuck&apos;</source>
        <translation>“against”必须写明改动什么和新的值，例如“mutant stuck”</translation>
    </message>
    <message>
        <source>the model &apos;%1&apos; has no parameter &apos;%2&apos;. Its parameters are: %3</source>
        <translation>模型“%1”没有参数“%2”。它的参数有：%3</translation>
    </message>
    <message>
        <source>nothing to hold the formula against: this model has no mutants. Add lines &apos;against&apos;, such as &apos;against: M 2&apos;</source>
        <translation>没有可与公式对照的系统：这个模型没有变异体。请加上“against”行，例如“against: M 2”</translation>
    </message>
    <message>
        <source>only a walk through a tree takes &apos;exact&apos;</source>
        <translation>只有在树中走的路线可以带“exact”</translation>
    </message>
    <message>
        <source>an empty walk leads nowhere</source>
        <translation>空的路线哪里也到不了</translation>
    </message>
    <message>
        <source>there is no model &apos;%1&apos;. The models are: %2</source>
        <translation>没有模型“%1”。可用的模型有：%2</translation>
    </message>
    <message>
        <source>a picture&apos;s name is that of a file, such as tree.png</source>
        <translation>图片名称须是文件名，例如 tree.png</translation>
    </message>
    <message>
        <source>there is already a picture &apos;%1&apos;</source>
        <translation>已经有图片“%1”</translation>
    </message>
    <message>
        <source>this picture is damaged: its letters are not base64</source>
        <translation>此图片已损坏：其中的字符不是 base64</translation>
    </message>
    <message>
        <source>▲ Line %1: %2</source>
        <translation>▲ 第 %1 行：%2</translation>
    </message>
    <message>
        <source>%1: the page %2: %3</source>
        <comment>a step, a page, what is wrong</comment>
        <translation>%1：页面 %2：%3</translation>
    </message>
    <message>
        <source>the model %1 has no parameter &apos;%2&apos;; it has: %3</source>
        <translation>模型 %1 没有参数“%2”；它有：%3</translation>
    </message>
    <message>
        <source>the model %1 has no formula &apos;%2&apos;; it has: %3</source>
        <translation>模型 %1 没有公式“%2”；它有：%3</translation>
    </message>
    <message>
        <source>there is no engine &apos;%1&apos;, and no program of others that is called so in the list of this computer</source>
        <translation>没有引擎“%1”，这台电脑的列表中也没有叫这个名字的外部程序</translation>
    </message>
</context>
<context>
    <name>LessonCommands</name>
    <message>
        <source>The game has ended here. Go back to a position where someone can still move.</source>
        <translation>对局在这里已经结束。请退回到还能走棋的局面。</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.md)</source>
        <translation>课程 (*.lesson.md)</translation>
    </message>
    <message>
        <source>Stopped. The exercises were not saved.</source>
        <translation>已停止。练习没有保存。</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Open the lesson</source>
        <translation>打开课程</translation>
    </message>
    <message>
        <source>Go on with the text in the editor</source>
        <translation>在编辑器中接着写</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete the text that was not saved</source>
        <translation>删除未保存的文字</translation>
    </message>
    <message>
        <source>A lesson was not saved the last time.</source>
        <translation>上次有一门课程没有保存。</translation>
    </message>
    <message>
        <source>Select a lesson in the list, then present it.</source>
        <translation>先在列表中选择一门课程，再演示。</translation>
    </message>
</context>
<context>
    <name>LessonDraft</name>
    <message>
        <source>Your text could not be kept in case the program ends: %1. Save it to be safe.</source>
        <translation>无法备份你的文字，程序一旦退出就会丢失：%1。为保险起见，请保存。</translation>
    </message>
</context>
<context>
    <name>LessonEditor</name>
    <message>
        <source>Text of the lesson</source>
        <translation>课程的文字</translation>
    </message>
    <message>
        <source>Each step begins with a line such as &apos;# Title&apos;. The Insert menu writes boards, questions and trees for you.</source>
        <translation>每一步都以“# 标题”这样的一行开头。“插入”菜单可以替你写好棋盘、问题和树。</translation>
    </message>
    <message>
        <source>For a student, this button puts the position on the main board. Choose Try the lesson to see it.</source>
        <translation>学生点这个按钮，会把局面放到大棋盘上。选择“试做课程”就能看到。</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>新课程</translation>
    </message>
    <message>
        <source>%1[*] — Lesson editor</source>
        <translation>%1[*] — 课程编辑器</translation>
    </message>
    <message>
        <source>Lessons (*%1)</source>
        <translation>课程 (*%1)</translation>
    </message>
    <message>
        <source>The lesson %1 could not be read: %2.</source>
        <translation>无法读取课程 %1：%2。</translation>
    </message>
    <message>
        <source>This is a copy of a built-in lesson. Change its id if the questions change.</source>
        <translation>这是自带课程的副本。如果改了问题，请把它的 id 也改掉。</translation>
    </message>
    <message>
        <source>This text was not saved the last time. Save it to keep it.</source>
        <translation>这段文字上次没有保存。要保留它，请保存。</translation>
    </message>
    <message>
        <source>Unsaved lesson</source>
        <translation>未保存的课程</translation>
    </message>
    <message>
        <source>This lesson has unsaved changes.</source>
        <translation>这门课程有未保存的更改。</translation>
    </message>
    <message>
        <source>Save it first?</source>
        <translation>要先保存吗？</translation>
    </message>
    <message>
        <source>Changed elsewhere</source>
        <translation>文件已被更改</translation>
    </message>
    <message>
        <source>Another program has changed %1. Replace it with your text?</source>
        <translation>另一个程序更改了 %1。要用你的文字替换它吗？</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>已保存到 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Saved to %1. Students cannot open it until its mistakes are corrected (%n).</source>
        <translation>
            <numerusform>已保存到 %1。其中有 %n 处错误，改正之后学生才能打开。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>保存课程</translation>
    </message>
    <message>
        <source>my-lesson</source>
        <translation>my-lesson</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>打开课程</translation>
    </message>
    <message>
        <source>Correct the mistakes below before you try the lesson.</source>
        <translation>请先改正下方的错误，再试做课程。</translation>
    </message>
    <message>
        <source>Correct the mistakes below before you share the lesson.</source>
        <translation>请先改正下方的错误，再分享课程。</translation>
    </message>
    <message>
        <source>Share the lesson</source>
        <translation>分享课程</translation>
    </message>
    <message>
        <source>Open this lesson in Fourcast: share the link or scan the code. The whole lesson is in it.</source>
        <translation>在 Fourcast 中打开这门课程：分享链接或扫描二维码。整个课程都在里面。</translation>
    </message>
    <message>
        <source>Link to the lesson</source>
        <translation>课程的链接</translation>
    </message>
    <message>
        <source>Insert a picture</source>
        <translation>插入图片</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.gif *.svg *.webp *.bmp)</source>
        <translation>图片 (*.png *.jpg *.jpeg *.gif *.svg *.webp *.bmp)</translation>
    </message>
    <message>
        <source>What the teacher says and does here.</source>
        <translation>老师在这里说什么、做什么。</translation>
    </message>
    <message>
        <source>New step</source>
        <translation>新步骤</translation>
    </message>
    <message>
        <source>%1 is not a picture that can be shown, or it is larger than %2 MB.</source>
        <translation>%1 不是可以显示的图片，或者大于 %2 MB。</translation>
    </message>
    <message>
        <source>These pictures are not beside the lesson: %1.</source>
        <translation>课程旁边没有这些图片：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures were added to the lesson. Save it to keep them in its file.</source>
        <translation>
            <numerusform>课程中添加了 %n 张图片。保存课程，图片才会留在文件里。</numerusform>
        </translation>
    </message>
    <message>
        <source>With this picture the lesson would have %1. The most is %2. Use a smaller picture.</source>
        <translation>加上这张图片，课程会有 %1，最多只能有 %2。请换一张小一些的图片。</translation>
    </message>
</context>
<context>
    <name>LessonEnd</name>
    <message>
        <source>End of the lesson</source>
        <translation>课程结束</translation>
    </message>
    <message>
        <source>Open questions</source>
        <translation>未完成的问题</translation>
    </message>
    <message>
        <source>Go to the question</source>
        <translation>转到这个问题</translation>
    </message>
    <message>
        <source>Choose any name. It appears in the file you hand in, and is kept for the other lessons.</source>
        <translation>名字自己定。它会写在你交的文件里，其他课程也会沿用。</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>第 %1 步：%2</translation>
    </message>
    <message>
        <source>(not right yet)</source>
        <translation>（还没答对）</translation>
    </message>
</context>
<context>
    <name>LessonFiles</name>
    <message>
        <source>The lesson %1 could not be read: %2.</source>
        <translation>无法读取课程 %1：%2。</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1，第 %2 行，第 %3 列：%4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n mistake(s):</source>
        <translation>
            <numerusform>%1 有 %n 处错误：</numerusform>
        </translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>No lesson can be kept here.</source>
        <translation>这里无法保存课程。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
</context>
<context>
    <name>LessonHandIn</name>
    <message>
        <source>You can hand in now, continue later, and hand in again. The last step lists the open questions.</source>
        <translation>你可以现在交，稍后继续，然后再交一次。最后一步列出未完成的问题。</translation>
    </message>
    <message>
        <source>&amp;Hand in…</source>
        <translation>交作业(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Keep working</source>
        <translation>继续做(&amp;K)</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 已经存在。要替换它吗？</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>保留(&amp;K)</translation>
    </message>
</context>
<context>
    <name>LessonLibrary</name>
    <message>
        <source>Choose a lesson. Your work is saved on this computer as you go. It stays here until you hand it in.</source>
        <translation>选择一门课程。你的进度随时保存在这台电脑上，交作业之前不会传到别处。</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Press Enter or double-click to open a lesson</source>
        <translation>按 Enter 或双击打开课程</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Open the lesson where you left off</source>
        <translation>从上次停下的地方打开课程</translation>
    </message>
    <message>
        <source>Open a lesson…</source>
        <translation>打开课程…</translation>
    </message>
    <message>
        <source>Open a lesson from a file whose name ends in .lesson.md</source>
        <translation>打开文件名以 .lesson.md 结尾的课程</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Start or continue</source>
        <translation>开始或继续</translation>
    </message>
    <message>
        <source>You will learn to:</source>
        <translation>你将学会：</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Change the lesson&apos;s text, or that of a copy of a built-in lesson</source>
        <translation>修改课程的文字；自带的课程则修改它的副本</translation>
    </message>
    <message>
        <source>New lesson…</source>
        <translation>新建课程…</translation>
    </message>
    <message>
        <source>Write a lesson of your own, with its preview beside it</source>
        <translation>编写你自己的课程，旁边有预览</translation>
    </message>
</context>
<context>
    <name>LessonLink</name>
    <message>
        <source>This link to a lesson is damaged or incomplete. Copy all of it and try again.</source>
        <translation>这条课程链接已损坏或不完整。请完整复制后再试一次。</translation>
    </message>
    <message>
        <source>This lesson is too long for a link: it would have %1 characters, and %2 is the most. Share its file instead.</source>
        <translation>这门课程太长，做不成链接：会有 %1 个字符，最多只能有 %2 个。请改为分享课程文件。</translation>
    </message>
    <message>
        <source>The lesson in this link has a mistake in line %1: %2</source>
        <translation>此链接中的课程在第 %1 行有错误：%2</translation>
    </message>
</context>
<context>
    <name>LessonNews</name>
    <message>
        <source>Messages about the lesson</source>
        <translation>关于课程的消息</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>No lesson is open.</source>
        <translation>没有打开课程。</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Interactive lessons: read, try, answer and hand in</source>
        <translation>互动课程：读、试、答、交</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>打开课程</translation>
    </message>
    <message>
        <source>Lessons (*%1)</source>
        <translation>课程 (*%1)</translation>
    </message>
    <message>
        <source>Enter your name or number first, so your teacher knows whose file it is.</source>
        <translation>请先填写名字或编号，好让老师知道是谁的文件。</translation>
    </message>
    <message>
        <source>Hand in your work</source>
        <translation>交作业</translation>
    </message>
    <message>
        <source>Answers (*%1)</source>
        <translation>答案 (*%1)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>Handed in: %1. Give this file to your teacher. You can continue and hand in again.</source>
        <translation>已交：%1。把这个文件交给老师。你可以继续做，再交一次。</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Start this lesson over from the first step? Your earlier work is kept in a separate file.</source>
        <translation>从第一步重新开始这一课吗？之前做的会另外保留。</translation>
    </message>
    <message>
        <source>Your earlier work is kept in %1.</source>
        <translation>之前做的保存在 %1。</translation>
    </message>
    <message>
        <source>Read, try and answer</source>
        <translation>读、试、答</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>重新开始(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Keep working</source>
        <translation>继续做(&amp;K)</translation>
    </message>
</context>
<context>
    <name>LessonPresenter</name>
    <message>
        <source>This was the last step. Esc or F11 leaves, Page Up goes back.</source>
        <translation>这是最后一步。按 Esc 或 F11 离开，按 Page Up 后退。</translation>
    </message>
</context>
<context>
    <name>LessonPreview</name>
    <message>
        <source>The preview appears here when the lesson has its first step: a line that begins with &apos;# &apos;.</source>
        <translation>课程有了第一步，预览就会显示在这里。每一步以“# ”开头的一行开始。</translation>
    </message>
    <message>
        <source>Preview of the step</source>
        <translation>这一步的预览</translation>
    </message>
</context>
<context>
    <name>LessonRun</name>
    <message>
        <source>Your work could not be saved: %1. It is kept while the lesson is open.</source>
        <translation>无法保存你做的内容：%1。课程打开期间内容仍在。</translation>
    </message>
    <message>
        <source>Another student has this lesson open in another window. Your work here is saved in %1.</source>
        <translation>另一名学生在另一个窗口中打开了这一课。你在这里做的保存在 %1。</translation>
    </message>
</context>
<context>
    <name>LessonStepView</name>
    <message>
        <source>Step of the lesson</source>
        <translation>课程的一步</translation>
    </message>
    <message>
        <source>For the teacher</source>
        <translation>给老师</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>放到棋盘上</translation>
    </message>
    <message>
        <source>Put this position on the main board and play from there</source>
        <translation>把这个局面放到大棋盘上，从这里接着下</translation>
    </message>
    <message>
        <source>Open this page</source>
        <translation>打开这一页</translation>
    </message>
    <message>
        <source>Open the laboratory page with the lesson&apos;s settings</source>
        <translation>用课程的设置打开实验室的这一页</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>Text of the lesson</source>
        <translation>课程的文字</translation>
    </message>
</context>
<context>
    <name>LessonTree</name>
    <message>
        <source>Move %1 of %2: not examined</source>
        <translation>%2 的着法 %1：没有查看</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>%2 的着法 %1</translation>
    </message>
    <message>
        <source>MAX</source>
        <translation>MAX</translation>
    </message>
    <message>
        <source>MIN</source>
        <translation>MIN</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>叶子</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>from the table</source>
        <translation>来自置换表</translation>
    </message>
    <message>
        <source>being searched</source>
        <translation>正在搜索</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>剪掉</translation>
    </message>
    <message>
        <source>more below</source>
        <translation>下面还有</translation>
    </message>
    <message>
        <source>principal variation</source>
        <translation>主变化</translation>
    </message>
    <message>
        <source>This node and below: nodes %1, leaves %2, cuts %3</source>
        <translation>此节点及以下：节点 %1，叶子 %2，剪枝 %3</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>the game is over: the side that moved last won</source>
        <translation>对局结束：最后走棋的一方获胜</translation>
    </message>
    <message>
        <source>the board is full</source>
        <translation>棋盘已满</translation>
    </message>
    <message>
        <source>answered by the table</source>
        <translation>置换表给出了答案</translation>
    </message>
    <message>
        <source>an immediate win, taken without a search</source>
        <translation>不搜索，直接取胜</translation>
    </message>
    <message>
        <source>only the move that does not lose at once was searched</source>
        <translation>只搜索了不会马上输的那一着</translation>
    </message>
    <message>
        <source>Window on entry: %1</source>
        <translation>进入时的窗口：%1</translation>
    </message>
    <message>
        <source>The nodes below are not kept. They are searched again when you open this node.</source>
        <translation>下面的节点没有保存；打开此节点时会重新搜索。</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n disc(s)</source>
        <translation>
            <numerusform>%1，%n 枚棋子</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>%1; %2, depth %3, leaves %4</source>
        <translation>%1；%2，深度 %3，叶子 %4</translation>
    </message>
    <message>
        <source>Value %1. Nodes %2, leaves %3, cuts %4.</source>
        <translation>值 %1。节点 %2，叶子 %3，剪枝 %4。</translation>
    </message>
    <message>
        <source>Nodes including earlier depths: %1.</source>
        <translation>包括之前深度的节点：%1。</translation>
    </message>
    <message>
        <source>The tree keeps %1 nodes, down to ply %2. Deeper nodes are searched again when opened.</source>
        <translation>树中保存了 %1 个节点，直到第 %2 层。更深的节点在打开时重新搜索。</translation>
    </message>
    <message>
        <source>Tree to step through</source>
        <translation>可以逐步走的树</translation>
    </message>
    <message>
        <source>The tree is open</source>
        <translation>树已打开</translation>
    </message>
    <message>
        <source>Open or close the tree</source>
        <translation>打开或收起这棵树</translation>
    </message>
    <message>
        <source>Tree: %1</source>
        <translation>树：%1</translation>
    </message>
    <message>
        <source>Searching: %1.</source>
        <translation>正在搜索：%1。</translation>
    </message>
    <message>
        <source>Predict, then see</source>
        <translation>先猜后看</translation>
    </message>
    <message>
        <source>Open in Tree</source>
        <translation>在“树”中打开</translation>
    </message>
    <message>
        <source>Open the same search on the Tree page, with all its tools</source>
        <translation>在“树”页面打开同一搜索，工具齐全</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>搜索树</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Ask what comes next before it is shown</source>
        <translation>先问接下来是什么，再显示</translation>
    </message>
</context>
<context>
    <name>LessonWorkspace</name>
    <message>
        <source>Steps of the lesson</source>
        <translation>课程的步骤</translation>
    </message>
    <message>
        <source>A check mark shows that every question in the step is done</source>
        <translation>打勾表示这一步的问题都已完成</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Hand in…</source>
        <translation>交作业…</translation>
    </message>
    <message>
        <source>Save your work as one file for your teacher</source>
        <translation>把你做的存成一个文件，交给老师</translation>
    </message>
    <message>
        <source>Start over…</source>
        <translation>重新开始…</translation>
    </message>
    <message>
        <source>Start the lesson over. Your earlier work is kept in a separate file.</source>
        <translation>重新开始这一课。之前做的会存入另一个文件。</translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation>关闭课程</translation>
    </message>
    <message>
        <source>Return to the list of lessons. Your work is kept.</source>
        <translation>返回课程列表；你做的会保留</translation>
    </message>
    <message>
        <source>Name or number:</source>
        <translation>名字或编号：</translation>
    </message>
    <message>
        <source>Choose any name. It appears in the file you hand in.</source>
        <translation>名字自己定，会写在你交的文件里</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>练习单</translation>
    </message>
    <message>
        <source>Print the lesson, blank or with answers</source>
        <translation>打印课程，空白或带答案</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a step, questions done, all</comment>
        <translation>%1（%2/%3）</translation>
    </message>
    <message>
        <source>Step %1 of %2.</source>
        <translation>第 %1 步，共 %2 步。</translation>
    </message>
    <message>
        <source>Questions done: %1 of %2.</source>
        <translation>已完成问题：%1/%2。</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Change the lesson&apos;s text, with its preview beside it</source>
        <translation>修改课程的文字，旁边有预览</translation>
    </message>
    <message>
        <source>This question is still open: answer it, or choose Next again.</source>
        <translation>这个问题还没有完成：请作答，或再点一次“下一步”。</translation>
    </message>
    <message>
        <source>In this step: %1 of %2 answered.</source>
        <translation>本步骤：共 %2 题，已答 %1 题。</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>depth %1, %2 % errors, seed %3</source>
        <translation>深度 %1，失误率 %2%，种子 %3</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>Watches only its own lines, never yours.</source>
        <translation>只看自己的连线，从不看你的。</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>学徒</translation>
    </message>
    <message>
        <source>Can&apos;t see diagonals.</source>
        <translation>看不到斜线。</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>休闲</translation>
    </message>
    <message>
        <source>Forgets to check the square above its own disc.</source>
        <translation>忘记查看自己棋子上方的那一格。</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>谨慎</translation>
    </message>
    <message>
        <source>Never looks for its own threats, only yours.</source>
        <translation>从不寻找自己的威胁，只看你的。</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>熟练</translation>
    </message>
    <message>
        <source>Doesn&apos;t expect you in the two outer columns.</source>
        <translation>想不到你会走最外侧的两列。</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Always opens as close to the middle as it can.</source>
        <translation>总是尽量靠近中间开局。</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>大师</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>完美</translation>
    </message>
    <message>
        <source>Has no blind spots.</source>
        <translation>没有盲点。</translation>
    </message>
    <message>
        <source>Sees every game to its end. Wins as fast as it can, and sets traps when it&apos;s losing.</source>
        <translation>每一局都能看到终局。能多快赢就多快赢，处于败势时会设下陷阱。</translation>
    </message>
    <message>
        <source>Only watches its own lines. It won&apos;t notice yours.</source>
        <translation>只看自己的连线，注意不到你的。</translation>
    </message>
    <message>
        <source>Can&apos;t see diagonals. Use them!</source>
        <translation>看不到斜线。好好利用！</translation>
    </message>
    <message>
        <source>Forgets to check above its own disc. Wait for it there.</source>
        <translation>常忘记看自己棋子的上方。在那里等着它！</translation>
    </message>
    <message>
        <source>Blocks well, but never plans its own four.</source>
        <translation>善于封堵，但从不谋划自己的四连。</translation>
    </message>
    <message>
        <source>Doesn&apos;t expect you at the edges.</source>
        <translation>想不到你会下在两边。</translation>
    </message>
    <message>
        <source>Always opens in the middle, then plays well.</source>
        <translation>总从中间开局，之后下得不错。</translation>
    </message>
    <message>
        <source>Doesn&apos;t understand zugzwang. Treats all rows alike as the board fills up.</source>
        <translation>不懂迫移：棋盘快满时，把每一行都看得一样。</translation>
    </message>
    <message>
        <source>Looks far ahead, but can be caught in the endgame.</source>
        <translation>看得很远，但残局可能中招。</translation>
    </message>
    <message>
        <source>Never makes a mistake. Go first, and you can still win.</source>
        <translation>从不失误。你先走，仍有机会赢。</translation>
    </message>
    <message numerus="yes">
        <source>Looks %n moves ahead. Plays a random move %1 % of the time. %2</source>
        <translation>
            <numerusform>向前看 %n 步。有 %1% 的着法是随机走的。%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Chick</source>
        <translation>小鸡</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>机器人</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>蘑菇</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>刺猬</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>狐狸</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>猫头鹰</translation>
    </message>
    <message>
        <source>Wizard</source>
        <translation>魔法师</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>钻石</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an opponent, its level</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>LineBar</name>
    <message>
        <source>Back to the game</source>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>Go back to the game, to where this variation began</source>
        <translation>回到对局中这条变化分出的地方</translation>
    </message>
    <message>
        <source>Delete variation</source>
        <translation>删除变化</translation>
    </message>
    <message>
        <source>Delete the variation selected in the list, or this one. Undo brings it back.</source>
        <translation>删除列表中选中的变化，或当前这条。“撤销”可以恢复。</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>设为主线</translation>
    </message>
    <message>
        <source>Use this line as the game. The other becomes a variation.</source>
        <translation>以这条变化作为对局；另一条变为变化。</translation>
    </message>
</context>
<context>
    <name>LoadText</name>
    <message>
        <source>The system does not report how long workers waited for a processor.</source>
        <translation>系统不报告工作线程等待处理器的时间。</translation>
    </message>
    <message>
        <source>%1 workers share %2 processors. Their %3 of waiting in total includes waiting for one another.</source>
        <translation>%1 个工作线程共用 %2 个处理器。它们合计等待 %3，其中包括相互等待。</translation>
    </message>
    <message>
        <source>No other program slowed this search down. All workers together waited %1.</source>
        <translation>没有其他程序拖慢这次搜索：所有工作线程合计等待 %1。</translation>
    </message>
    <message>
        <source>The worker was ready for %1 but had no processor. That time is load from elsewhere, not work.</source>
        <translation>该工作线程就绪 %1，但没有处理器可用。这段时间是外来负载，不是工作。</translation>
    </message>
    <message>
        <source>Worker %1 was ready for %2 but had no processor. For all workers together this was %3. That time is load from elsewhere, not work.</source>
        <translation>工作线程 %1 就绪 %2，但没有处理器可用。所有工作线程合计 %3。这段时间是外来负载，不是工作。</translation>
    </message>
</context>
<context>
    <name>Lppe</name>
    <message numerus="yes">
        <source>written as one linear equation, this becomes too large (more than %n alternatives)</source>
        <translation>
            <numerusform>写成一个线性方程后太大（多于 %n 个分支）</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;%1&apos; synchronises with the one in line %2, but the arguments there have other types; nocomm %1 would let each happen alone</source>
        <translation>“%1”与第 %2 行的同名动作同步，但那里的实参类型不同；nocomm %1 可让它们各自发生</translation>
    </message>
    <message>
        <source>&apos;%1&apos; synchronises with the one in line %2, but that has a different number of arguments; nocomm %1 would let each happen alone</source>
        <translation>“%1”与第 %2 行的同名动作同步，但那里的实参个数不同；nocomm %1 可让它们各自发生</translation>
    </message>
    <message>
        <source>this never synchronises with the parallel process: give an action the same name in both</source>
        <translation>它与并行的进程从不同步：请让双方有一个同名的动作</translation>
    </message>
    <message>
        <source>&apos;%1&apos; never happens: the parallel process does it with other arguments; nocomm %1 would let each happen alone</source>
        <translation>“%1”永远不会发生：并行的进程以不同的实参执行它；nocomm %1 可让它们各自发生</translation>
    </message>
</context>
<context>
    <name>Machine</name>
    <message numerus="yes">
        <source>%n core(s), %1, %2, kernel %3</source>
        <translation>
            <numerusform>%n 个核心，%1，%2，内核 %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>%1: %2, depth %3</source>
        <translation>%1：%2，深度 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Your finished game isn&apos;t lost. Undo brings it back.</source>
        <translation>你下完的对局没有丢。“撤销”可以恢复它。</translation>
    </message>
    <message>
        <source>The laboratory is working. The language will change when it finishes.</source>
        <translation>实验室正在工作。完成后会切换语言。</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>%1[*] — Fourcast</source>
        <translation>%1[*] — Fourcast</translation>
    </message>
    <message>
        <source>The old moves are kept as a variation in the move list.</source>
        <translation>原来的着法作为变化保留在着法列表中。</translation>
    </message>
    <message>
        <source>This search is not of a position in the game on the board.</source>
        <translation>这次搜索的局面不在棋盘上的对局中。</translation>
    </message>
</context>
<context>
    <name>MatrixView</name>
    <message>
        <source>Fill the table</source>
        <translation>填写表格</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Table 1 of the study: 7 threads, 1 to 7 levels</source>
        <translation>研究的表 1：七个线程，一至七层</translation>
    </message>
    <message>
        <source>The same table with the repaired formulas</source>
        <translation>同上，使用修正后的公式</translation>
    </message>
    <message>
        <source>Mutants: which formula catches which mistake</source>
        <translation>变异体：哪个公式发现哪个错误</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Choose the table to fill</source>
        <translation>选择要填写的表格</translation>
    </message>
    <message>
        <source>Explore the models row by row and check every formula in each</source>
        <translation>逐行探索模型，并在每个模型中检验所有公式</translation>
    </message>
    <message>
        <source>Stop and keep the filled cells. Fill continues from there</source>
        <translation>结束；已填的内容保留，再点“填写表格”会从这里继续</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Double-click or press Enter to open the model and the formula</source>
        <translation>双击或按 Enter，打开该模型和公式</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>你的公式</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>States</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Explored in</source>
        <translation>探索用时</translation>
    </message>
    <message>
        <source>▲ error</source>
        <translation>▲ 错误</translation>
    </message>
    <message>
        <source>%1 of %2 cells filled.</source>
        <translation>已填 %2 个单元格中的 %1 个。</translation>
    </message>
    <message>
        <source>Explored and checked here from the model&apos;s text. The study says that all seven formulas hold at every depth. “Vacuous” marks those that hold only because the actions they mention never happen.</source>
        <translation>由模型的文本在此探索并检验。研究称七个公式在每个深度都成立。“空真”标出那些只因所涉动作从不发生才成立的公式。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>How many of the %1 mutants each formula catches: %2.</source>
        <translation>各公式能发现 %1 个变异体中的多少个：%2。</translation>
    </message>
    <message>
        <source>Nothing checked yet. Press Fill the table to check every formula on each mutant.</source>
        <translation>尚未检验：每个变异体都将与每个公式对照。</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Number of levels in the last row. Each further level takes several times as long</source>
        <translation>最后一行的层数。每多一层，用时成倍增加</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Tool bar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>Show or hide the tool bar</source>
        <translation>显示或隐藏工具栏</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开的文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>研究(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Analyse, teach, study or measure</source>
        <translation>分析、教学、研究或测量</translation>
    </message>
    <message>
        <source>Blindfold</source>
        <translation>盲棋</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>教学(&amp;T)</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>MetricChart</name>
    <message>
        <source>Quantity</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>By move</source>
        <translation>每着</translation>
    </message>
    <message>
        <source>One point for each move by an engine</source>
        <translation>引擎每走一着，画一个点</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>每局</translation>
    </message>
    <message>
        <source>One point for each game and engine in this session: the total of its moves if the quantity adds up, otherwise their mean</source>
        <translation>本次会话中每局、每个引擎画一个点：数值可相加时为各着之和，否则为平均值</translation>
    </message>
    <message>
        <source>Logarithmic axis for this quantity</source>
        <translation>此数值使用对数坐标轴</translation>
    </message>
    <message>
        <source>Each game by an engine adds a point here. %1</source>
        <comment>%1 is a sentence that says what is drawn</comment>
        <translation>引擎每下一局，此处就增加一个点。%1</translation>
    </message>
    <message>
        <source>%1: no engine in this session reports it. %2</source>
        <comment>a number of a search, and the sentence that says what it is</comment>
        <translation>%1：本次会话中没有引擎报告此数值。%2</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>How many moves lie in which range, with percentiles, for each engine in the games shown</source>
        <translation>所示对局中每个引擎：各区间有多少着，附百分位数</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>坐标轴</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <comment>an axis</comment>
        <translation>对数</translation>
    </message>
    <message>
        <source>linear</source>
        <comment>an axis</comment>
        <translation>线性</translation>
    </message>
    <message>
        <source>Own time of the tasks</source>
        <translation>任务的自身时间</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着数</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务数</translation>
    </message>
    <message>
        <source>Distribution of</source>
        <translation>分布对象</translation>
    </message>
    <message>
        <source>Show the distribution of the moves, or of the time that each task of their searches took itself. To see part of a game, select a range of its moves in a chart.</source>
        <translation>显示各着的分布，或其搜索中每个任务自身时间的分布。要只看一局的一部分，请在图表中选择一段着法。</translation>
    </message>
    <message>
        <source>%1 No search there has tasks of workers.</source>
        <comment>%1 is “Moves 3 to 9 of game 2.”</comment>
        <translation>%1其中的搜索都没有工作线程的任务。</translation>
    </message>
    <message>
        <source>%1 No search there reports this number.</source>
        <comment>%1 is “Moves 3 to 9 of game 2.”</comment>
        <translation>%1其中的搜索都不报告此数值。</translation>
    </message>
</context>
<context>
    <name>Miss</name>
    <message>
        <source>winning column not taken</source>
        <translation>没走制胜的列</translation>
    </message>
    <message>
        <source>block missed</source>
        <translation>漏堵</translation>
    </message>
    <message>
        <source>result thrown away</source>
        <translation>丢掉结果</translation>
    </message>
</context>
<context>
    <name>MistakeList</name>
    <message>
        <source>Mistakes in the lesson</source>
        <translation>课程中的错误</translation>
    </message>
    <message>
        <source>Click a mistake, or press Enter, to go to its place</source>
        <translation>点一个错误，或按 Enter，就会转到出错的位置</translation>
    </message>
    <message>
        <source>%1 Line %2: %3</source>
        <comment>sign, line, what is wrong</comment>
        <translation>%1 第 %2 行：%3</translation>
    </message>
</context>
<context>
    <name>ModelForm</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>&amp;Model:</source>
        <translation>模型(&amp;M)：</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1：</translation>
    </message>
    <message>
        <source>Your own text</source>
        <translation>你自己的文本</translation>
    </message>
    <message>
        <source>your own model</source>
        <translation>你自己的模型</translation>
    </message>
    <message>
        <source>Parameters need a model.</source>
        <translation>参数需要一个模型。</translation>
    </message>
    <message>
        <source>The model &apos;%1&apos; has no parameter &apos;%2&apos;. Its parameters are: %3.</source>
        <translation>模型“%1”没有参数“%2”；它有：%3。</translation>
    </message>
    <message>
        <source>Column numbers in a row, such as 44536</source>
        <translation>依次写出列号，例如 44536</translation>
    </message>
    <message>
        <source>Whole numbers from %1 to %2, separated by commas</source>
        <translation>%1 至 %2 的整数，以逗号分隔</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>A fraction or decimal between 0 and 1, such as 3/5 or 0.6</source>
        <translation>0 与 1 之间的分数或小数，例如 3/5 或 0.6</translation>
    </message>
</context>
<context>
    <name>ModelReport</name>
    <message>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>ModelText</name>
    <message>
        <source>Text of the model</source>
        <translation>模型的文本</translation>
    </message>
    <message>
        <source>The text is a valid model.</source>
        <translation>该文本是有效的模型。</translation>
    </message>
</context>
<context>
    <name>MomentPage</name>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>See every move, both sides&apos; accuracy and the graph</source>
        <translation>查看每一着、双方的准确率和曲线图</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Try this move again yourself</source>
        <translation>自己走这一步，争取走得更好</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>给我看看</translation>
    </message>
    <message>
        <source>See the better move, and why</source>
        <translation>看看更好的一着和原因</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>上一个转折点</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>下一个转折点</translation>
    </message>
    <message>
        <source>Turning point %1 of %2</source>
        <translation>第 %1 个转折点，共 %2 个</translation>
    </message>
    <message>
        <source>What would you play here?</source>
        <translation>这里你会怎么走？</translation>
    </message>
    <message>
        <source>The board before this move</source>
        <translation>这一着之前的棋盘</translation>
    </message>
</context>
<context>
    <name>MomentWords</name>
    <message>
        <source>You could have won here.</source>
        <translation>你在这里本来能赢。</translation>
    </message>
    <message>
        <source>You could have drawn here.</source>
        <translation>你在这里本来能下成和棋。</translation>
    </message>
    <message>
        <source>%1 let you off here.</source>
        <translation>%1在这里放了你一马。</translation>
    </message>
    <message>
        <source>%1 let you win here.</source>
        <translation>%1在这里把胜局送给了你。</translation>
    </message>
    <message>
        <source>%1 could have won here.</source>
        <translation>%1在这里本来能赢。</translation>
    </message>
    <message>
        <source>%1 could have drawn here.</source>
        <translation>%1在这里本来能下成和棋。</translation>
    </message>
    <message>
        <source>Looking for the turning point…</source>
        <translation>正在寻找转折点…</translation>
    </message>
    <message>
        <source>No turning point so far.</source>
        <translation>目前没有转折点。</translation>
    </message>
    <message>
        <source>Nobody slipped: you were ahead all the way.</source>
        <translation>双方都没失误：你一路领先。</translation>
    </message>
    <message>
        <source>Nobody slipped: %1 was ahead all the way.</source>
        <translation>双方都没失误：%1一路领先。</translation>
    </message>
    <message>
        <source>Nobody slipped: a fair draw.</source>
        <translation>双方都没失误：实至名归的和棋。</translation>
    </message>
    <message>
        <source>Nobody has slipped so far.</source>
        <translation>目前双方都没失误。</translation>
    </message>
    <message>
        <source>Move %1: you played %2.</source>
        <translation>第 %1 步：你下了 %2。</translation>
    </message>
    <message>
        <source>Move %1: %2 played %3.</source>
        <comment>number, who, square</comment>
        <translation>第 %1 步：%2下了 %3。</translation>
    </message>
    <message>
        <source>%1, move %2: %3, %4</source>
        <comment>who, number, square, class</comment>
        <translation>%1，第 %2 步：%3，%4</translation>
    </message>
    <message>
        <source>%1, move %2: what would you play?</source>
        <comment>who, number</comment>
        <translation>%1，第 %2 步：你会怎么走？</translation>
    </message>
    <message>
        <source>Nobody slipped before the program failed: %1.</source>
        <translation>程序出错之前，双方都没失误：%1。</translation>
    </message>
    <message>
        <source>Nobody slipped before the time was over.</source>
        <translation>时间用尽之前，双方都没失误。</translation>
    </message>
</context>
<context>
    <name>MoveClass</name>
    <message>
        <source>Forced: only %1 blocks the four.</source>
        <translation>被迫：只有 %1 能堵住那里的四子。</translation>
    </message>
    <message>
        <source>Forced: %1 was the only free square.</source>
        <translation>被迫：%1 是唯一的空格。</translation>
    </message>
    <message>
        <source>Only move: it %1. Every other column gives the win away (exact).</source>
        <translation>唯一着：%1，其他各列都会丢掉胜局（精确）。</translation>
    </message>
    <message>
        <source>Only move: it holds the draw. Every other column loses (exact).</source>
        <translation>唯一着：保住和棋，其他各列都会输（精确）。</translation>
    </message>
    <message>
        <source>Best: %1, as late as possible (exact).</source>
        <translation>最佳：%1，已尽可能推迟（精确）。</translation>
    </message>
    <message>
        <source>Best: %1, as soon as possible (exact).</source>
        <translation>最佳：%1，已是最快（精确）。</translation>
    </message>
    <message>
        <source>Best: it holds the draw. No move does better (exact).</source>
        <translation>最佳：保住和棋，没有更好的着法（精确）。</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>尚未得知</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>被迫</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>唯一着</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>较慢</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>严重失误</translation>
    </message>
    <message>
        <source>This move&apos;s value is not known yet.</source>
        <translation>这一着的价值尚未得知。</translation>
    </message>
    <message>
        <source>Slower: %3 with %4, but %1 with %2 (exact).</source>
        <translation>较慢：实走 %4（%3），最佳 %2（%1）；精确。</translation>
    </message>
    <message>
        <source>Mistake: %1 with %2, but %3 with %4 (exact).</source>
        <translation>失误：最佳 %2（%1），实走 %4（%3）；精确。</translation>
    </message>
    <message>
        <source>Blunder: %1 with %2, but %3 with %4 (exact).</source>
        <translation>严重失误：最佳 %2（%1），实走 %4（%3）；精确。</translation>
    </message>
</context>
<context>
    <name>MoveComparison</name>
    <message>
        <source>This move took about as long as this engine&apos;s usual move (%1, %2 nodes).</source>
        <translation>这一步的用时与该引擎通常的一步差不多（%1，%2 个节点）。</translation>
    </message>
    <message>
        <source>It searched to depth %1. The median move searched to depth %2.</source>
        <translation>它搜索到深度 %1，中位数的一着搜索到深度 %2。</translation>
    </message>
    <message>
        <source>Each ply multiplied its nodes by %1. For the median move the factor was %2.</source>
        <translation>每加深一层，它的节点数变为 %1 倍，中位数的一着为 %2 倍。</translation>
    </message>
    <message>
        <source>This move took %1 times the median time of this engine&apos;s %2 moves in this game (%3).</source>
        <translation>这一着的用时是该引擎本局 %2 着用时中位数（%3）的 %1 倍。</translation>
    </message>
    <message>
        <source>This move took %1 % less than the median time of this engine&apos;s %2 moves in this game (%3).</source>
        <translation>这一着的用时比该引擎本局 %2 着用时中位数（%3）少 %1 %。</translation>
    </message>
    <message>
        <source>It searched %1 times the median number of nodes (%2).</source>
        <translation>它搜索的节点数是中位数（%2）的 %1 倍。</translation>
    </message>
    <message>
        <source>It searched %1 % fewer nodes than the median (%2).</source>
        <translation>它搜索的节点数比中位数（%2）少 %1 %。</translation>
    </message>
    <message>
        <source>%1 times as many processors were at work.</source>
        <translation>工作的处理器数是其 %1 倍。</translation>
    </message>
    <message>
        <source>%1 % fewer processors were at work.</source>
        <translation>工作的处理器少 %1 %。</translation>
    </message>
    <message>
        <source>Each node took %1 times the processor time.</source>
        <translation>每个节点的处理器时间是其 %1 倍。</translation>
    </message>
    <message>
        <source>Each node took %1 % less processor time.</source>
        <translation>每个节点的处理器时间少 %1 %。</translation>
    </message>
    <message>
        <source>Each node took %1 times the time.</source>
        <translation>每个节点的用时是其 %1 倍。</translation>
    </message>
    <message>
        <source>Each node took %1 % less time.</source>
        <translation>每个节点的用时少 %1 %。</translation>
    </message>
</context>
<context>
    <name>MoveExplanation</name>
    <message>
        <source>It is the engine&apos;s first move without a column in the opening book.</source>
        <translation>这是引擎第一着没有任何列在开局库中。</translation>
    </message>
    <message>
        <source>A forced win was found at depth %1.</source>
        <translation>在深度 %1 发现必胜。</translation>
    </message>
    <message>
        <source>A forced loss was found at depth %1.</source>
        <translation>在深度 %1 发现必败。</translation>
    </message>
    <message numerus="yes">
        <source>The best move changed %n times from depth to depth.</source>
        <translation>
            <numerusform>各深度之间最佳着法变了 %n 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % of its cut-offs came on the first move tried. The median of its other moves is %2 %.</source>
        <translation>%1 % 的剪枝来自首先尝试的一着。其余各着的中位数为 %2 %。</translation>
    </message>
    <message>
        <source>%1 % of its nodes followed best play to the end of the game.</source>
        <translation>%1 % 的节点用于沿最佳走法直到终局。</translation>
    </message>
    <message>
        <source>Start-up took %1 ms. The search itself took %2 ms.</source>
        <translation>启动用时 %1 毫秒。搜索本身用时 %2 毫秒。</translation>
    </message>
    <message>
        <source>Without other programs it would have taken about %1 ms.</source>
        <translation>若无其他程序，用时约 %1 毫秒。</translation>
    </message>
    <message>
        <source>Its value changed from %1 to %2 at depth %3.</source>
        <translation>它的值在深度 %3 从 %1 变为 %2。</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message>
        <source>Variation: %1</source>
        <translation>变化：%1</translation>
    </message>
    <message>
        <source>↳ Game: %1</source>
        <comment>the main line</comment>
        <translation>↳ 对局：%1</translation>
    </message>
    <message>
        <source>↳ %1</source>
        <comment>a line beside</comment>
        <translation>↳ %1</translation>
    </message>
    <message>
        <source>The moves played. Click or press Enter to return to them.</source>
        <translation>实际下的着法。点击或按 Enter 回到它。</translation>
    </message>
    <message>
        <source>A variation. Click or press Enter to put it on the board.</source>
        <translation>另一条变化。点击或按 Enter 放到棋盘上。</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of a move</comment>
        <translation>序号</translation>
    </message>
    <message>
        <source>First</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>后手</translation>
    </message>
    <message>
        <source>%1 …</source>
        <comment>move with a comment</comment>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>engine and its variant</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1, depth %2: %3</source>
        <translation>%1，深度 %2：%3</translation>
    </message>
    <message>
        <source>%1 nodes in %2 ms</source>
        <translation>%1 个节点，%2 ms</translation>
    </message>
    <message>
        <source>Best line: %1</source>
        <translation>最佳变化：%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>move, how good it was</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Move %1, first player: %2</source>
        <translation>第 %1 步，先手：%2</translation>
    </message>
    <message>
        <source>Move %1, second player: %2</source>
        <translation>第 %1 步，后手：%2</translation>
    </message>
</context>
<context>
    <name>MovePlot</name>
    <message>
        <source>%1 M</source>
        <comment>millions, short, beside an axis</comment>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>%1 k</source>
        <comment>thousands, short, beside an axis</comment>
        <translation>%1 k</translation>
    </message>
    <message>
        <source>%1 G</source>
        <comment>billions, short, beside an axis</comment>
        <translation>%1 G</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>log</source>
        <comment>a logarithmic axis</comment>
        <translation>对数</translation>
    </message>
    <message>
        <source>%1, log</source>
        <comment>beside an axis that is logarithmic</comment>
        <translation>%1，对数</translation>
    </message>
</context>
<context>
    <name>MoveQuantity</name>
    <message>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>Positions searched for each move</source>
        <translation>每着搜索的局面数</translation>
    </message>
    <message>
        <source>Chart of the nodes searched for each move</source>
        <translation>每着搜索节点数的图表</translation>
    </message>
    <message>
        <source>Nodes searched for each move</source>
        <translation>每着搜索的节点数</translation>
    </message>
    <message>
        <source>Nodes searched</source>
        <translation>搜索的节点数</translation>
    </message>
    <message>
        <source>Each engine move adds a point here: the number of positions searched. Let an engine play to see the first one.</source>
        <translation>引擎每走一着，此处就增加一个点：它搜索了多少局面。让引擎走一着即可看到第一个点。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Time taken for each move</source>
        <translation>每着所用的时间</translation>
    </message>
    <message>
        <source>Chart of the time taken for each move</source>
        <translation>每着用时的图表</translation>
    </message>
    <message>
        <source>Time in ms</source>
        <translation>用时（ms）</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Each engine move adds a point here: its thinking time. Let an engine play to see the first one.</source>
        <translation>引擎每走一着，此处就增加一个点：它思考了多久。让引擎走一着即可看到第一个点。</translation>
    </message>
    <message>
        <source>Chart by move: %1</source>
        <comment>%1 is a number of a search</comment>
        <translation>每着的图表：%1</translation>
    </message>
    <message>
        <source>%1, by move</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1，每着</translation>
    </message>
    <message>
        <source>Each engine move adds a point here. %1 Let an engine play to see the first one.</source>
        <comment>%1 is a sentence that says what is drawn</comment>
        <translation>引擎每走一着，此处就增加一个点。%1让引擎走一着即可看到第一个点。</translation>
    </message>
</context>
<context>
    <name>MoveReason</name>
    <message>
        <source>makes four in a row and wins</source>
        <translation>连成四子，获胜</translation>
    </message>
    <message>
        <source>misses four in a row on %1</source>
        <translation>错过了 %1 处的四子</translation>
    </message>
    <message>
        <source>blocks %1&apos;s four</source>
        <translation>堵住%1的四子</translation>
    </message>
    <message>
        <source>loses because it opens %2 for %1</source>
        <translation>把 %2 让给了%1，因此会输</translation>
    </message>
    <message>
        <source>lets %1 win on %2</source>
        <translation>让%1能在 %2 获胜</translation>
    </message>
    <message>
        <source>threatens %1 at once, and %2 can block only one</source>
        <translation>同时威胁 %1，%2只能堵住其中之一</translation>
    </message>
    <message>
        <source>threatens %1, one above the other, and %2 can block only one</source>
        <translation>威胁上下相邻的 %1，%2只能堵住其中之一</translation>
    </message>
    <message>
        <source>gives up the threat on %1, as %2 can now block it</source>
        <translation>放弃 %1 的威胁，%2现在就能堵住</translation>
    </message>
    <message>
        <source>makes an odd threat on %1</source>
        <translation>在 %1 形成奇数行威胁</translation>
    </message>
    <message>
        <source>makes odd threats on %1</source>
        <translation>在 %1 形成奇数行威胁</translation>
    </message>
    <message>
        <source>makes an even threat on %1</source>
        <translation>在 %1 形成偶数行威胁</translation>
    </message>
    <message>
        <source>makes even threats on %1</source>
        <translation>在 %1 形成偶数行威胁</translation>
    </message>
    <message>
        <source>takes a square where %1 would threaten %2 at once</source>
        <translation>占住一格，否则%1可在那里同时威胁 %2</translation>
    </message>
    <message>
        <source>takes a square where %1 would threaten %2</source>
        <translation>占住一格，否则%1可在那里威胁 %2</translation>
    </message>
    <message>
        <source>is the only move that doesn&apos;t let %1 win at once</source>
        <translation>是唯一不让%1马上获胜的着法</translation>
    </message>
    <message>
        <source>is the only square left to play</source>
        <translation>是唯一还能下的格</translation>
    </message>
    <message>
        <source>gives the win away</source>
        <translation>丢掉胜局</translation>
    </message>
    <message>
        <source>gives the draw away</source>
        <translation>丢掉和棋</translation>
    </message>
    <message>
        <source>%1, sooner than any other column</source>
        <comment>wins in 7 moves</comment>
        <translation>%1，比其他列都快</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>leads to a draw</source>
        <translation>走成和棋</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>落败</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>a square, and what a disc there does</comment>
        <translation>%1 %2。</translation>
    </message>
    <message>
        <source>threatens %1</source>
        <translation>威胁 %1</translation>
    </message>
    <message numerus="yes">
        <source>is part of %n possible four(s)</source>
        <translation>
            <numerusform>属于 %n 条可能的四子连线</numerusform>
        </translation>
    </message>
    <message>
        <source>can&apos;t be part of a four</source>
        <translation>不可能成为四子连线的一部分</translation>
    </message>
    <message numerus="yes">
        <source>still loses, but holds out longest: %n move(s)</source>
        <translation>
            <numerusform>还是会输，但撑得最久：%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 keeps the win.</source>
        <translation>只有 %1 能保住胜局。</translation>
    </message>
    <message>
        <source>Only %1 keeps the draw.</source>
        <translation>只有 %1 能保住和棋。</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 keeps the win (in %n move(s)).</source>
        <translation>
            <numerusform>只有 %1 能保住胜局（%n 步获胜）。</numerusform>
        </translation>
    </message>
    <message>
        <source>It %1.</source>
        <comment>what a disc on a square does</comment>
        <translation>这一着%1。</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>对这一着的注释</translation>
    </message>
    <message>
        <source>Press Enter to save your comment in the game</source>
        <translation>保存在棋谱文件中；按 Enter 保留你写的内容</translation>
    </message>
    <message>
        <source>Moves appear here as you play.</source>
        <translation>下棋时，着法会出现在这里。</translation>
    </message>
</context>
<context>
    <name>MpiProcess</name>
    <message>
        <source>Processes that mpirun starts need the package fourcast-cli-mpi: %1</source>
        <translation>由 mpirun 启动的进程需要软件包 fourcast-cli-mpi：%1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is of another version of the program; the packages fourcast-cli and fourcast-cli-mpi must be of the same one</source>
        <translation>“%1”属于另一个版本；软件包 fourcast-cli 和 fourcast-cli-mpi 的版本必须相同</translation>
    </message>
</context>
<context>
    <name>NavigationBar</name>
    <message>
        <source>Move in the game</source>
        <translation>对局的某一手</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>第 %1 手，共 %2 手</translation>
    </message>
</context>
<context>
    <name>NewLesson</name>
    <message>
        <source>A lesson about a position</source>
        <translation>关于一个局面的课程</translation>
    </message>
    <message>
        <source>Find the best column and explain why it is best.</source>
        <translation>找出最好的一列，并说明为什么最好。</translation>
    </message>
    <message>
        <source>Step through a search and say what it leaves out.</source>
        <translation>逐步看完一次搜索，并说明它略过了什么。</translation>
    </message>
    <message>
        <source>Where would you move?</source>
        <translation>你会走哪一列？</translation>
    </message>
    <message>
        <source>Can either side win at once?</source>
        <translation>哪一方能马上获胜吗？</translation>
    </message>
    <message>
        <source>What can the other side do next?</source>
        <translation>然后对方能做什么？</translation>
    </message>
    <message>
        <source>No other column wins sooner, or holds out longer.</source>
        <translation>没有别的列赢得更快，或坚持得更久。</translation>
    </message>
    <message>
        <source>Name a column that keeps the result.</source>
        <translation>说出一列能保住结果的走法。</translation>
    </message>
    <message>
        <source>After such a move, a win is still a win and a draw is still a draw.</source>
        <translation>这样走，胜仍是胜，和仍是和。</translation>
    </message>
    <message>
        <source>With best play by both sides, how many more discs are dropped before the game ends?</source>
        <translation>双方都走最佳着法时，终局之前还要落下多少枚棋子？</translation>
    </message>
    <message>
        <source>The board has 42 squares.</source>
        <translation>棋盘有 42 格。</translation>
    </message>
    <message>
        <source>Look around</source>
        <translation>看一看</translation>
    </message>
    <message>
        <source>Only the teacher sees these notes. Write what to say, how long it takes and what students usually get wrong.</source>
        <translation>只有老师看得到：讲什么、用多长时间、学生常错在哪里。</translation>
    </message>
    <message>
        <source>What has happened in this game? Write here what your students should look for. Use Markdown for *italic* and **bold** words, lists and tables.</source>
        <translation>这盘棋发生了什么？在这里写下学生应当注意的内容。*斜体*和**粗体**、列表和表格用 Markdown。</translation>
    </message>
    <message>
        <source>The position for this lesson</source>
        <translation>本课的局面</translation>
    </message>
    <message>
        <source>What is the value of the root?</source>
        <translation>根的值是多少？</translation>
    </message>
    <message>
        <source>Step to the end of the search and look at the root.</source>
        <translation>走到搜索的末尾，看看根。</translation>
    </message>
    <message>
        <source>How many positions did the search visit?</source>
        <translation>这次搜索访问了多少个局面？</translation>
    </message>
    <message>
        <source>How many leaves did it evaluate?</source>
        <translation>它评估了多少个叶子？</translation>
    </message>
    <message>
        <source>At how many nodes did it leave out moves?</source>
        <translation>它剪枝多少次？</translation>
    </message>
    <message>
        <source>How many leaves would the best order have needed?</source>
        <translation>最好的顺序要看多少个叶子？</translation>
    </message>
    <message>
        <source>Alpha-beta cannot prove the value with fewer leaves in any order, as Knuth and Moore showed.</source>
        <translation>Knuth 和 Moore 证明：无论什么顺序，alpha-beta 都不能用更少的叶子证明这个值。</translation>
    </message>
    <message>
        <source>Think ahead</source>
        <translation>预先思考</translation>
    </message>
    <message>
        <source>Here the computer looks ahead from that position. Before it shows a value, it asks you.</source>
        <translation>计算机从这个局面往前看。在显示一个值之前，它会先问你。</translation>
    </message>
    <message>
        <source>A three-ply search</source>
        <translation>三层的搜索</translation>
    </message>
    <message>
        <source>The same search with other orders</source>
        <translation>同一搜索的其他顺序</translation>
    </message>
    <message>
        <source>Whose turn is it in the position?</source>
        <translation>这个局面轮到谁走？</translation>
    </message>
    <message>
        <source>The side that moved first</source>
        <translation>先走的一方</translation>
    </message>
    <message>
        <source>The side that moved second</source>
        <translation>后走的一方</translation>
    </message>
    <message>
        <source>Explain the best move in your own words.</source>
        <translation>用自己的话解释最好的一步。</translation>
    </message>
    <message>
        <source>Your teacher will read this.</source>
        <translation>老师会看这个回答。</translation>
    </message>
    <message>
        <source>Explain it to someone</source>
        <translation>讲给别人听</translation>
    </message>
    <message>
        <source>Write down what you have learned in a sentence or two.</source>
        <translation>用一两句话写下你学到了什么。</translation>
    </message>
    <message>
        <source>Both sides play their best. Walk from the root to the leaf.</source>
        <translation>双方都走最佳着法。从根走到叶子。</translation>
    </message>
    <message>
        <source>At each node, take a move whose value is the value of the node.</source>
        <translation>在每个节点，选一个值与该节点相同的着法。</translation>
    </message>
    <message>
        <source>Write a formula: no thread does a max of one level twice.</source>
        <translation>写一个公式：没有线程把同一层的 max 做两次。</translation>
    </message>
    <message>
        <source>“After any steps” is [true*]. “It cannot happen” is [action]false.</source>
        <translation>“在任意步之后”写作 [true*]。“不可能发生”写作 [动作]false。</translation>
    </message>
    <message>
        <source>Walk and prove</source>
        <translation>走一走，证一证</translation>
    </message>
    <message>
        <source>In a walk, the students step through a tree or a system. With `exact: line` the program works out the best play. With `goal` you say where the walk must end: at a leaf of this value, or, in a system, where this formula holds.

A formula is right if it holds and fails in the same systems as yours. Without a line `against`, these are the model and all its mutants. With `against: mutant stuck` you choose one yourself.

For a result, the students run a page of the laboratory and press Hand this to the lesson. `result` names a number of the page, or `picture`. With `answer` and `tolerance` the program grades the number; without them you look at it.</source>
        <translation>在路线题中，学生一步步走过一棵树或一个系统。写上 `exact: line`，程序就会算出最佳应对。用 `goal` 说明路线必须在哪里结束：在树中是值为此数的叶子，在系统中是此公式成立的地方。

学生的公式与你的公式在同样的系统中成立、在同样的系统中不成立，才算对。没有 `against` 行时，这些系统是模型及其所有变异体。写上 `against: mutant stuck`，就由你自己选一个。

要交结果时，学生运行实验室的一个页面，再点“交给课程”。`result` 写出页面上的一个数的名称，或 `picture`。有 `answer` 和 `tolerance` 时，程序会给这个数评分；没有时，由你自己看。</translation>
    </message>
    <message>
        <source>Some answers are not a number or a word.</source>
        <translation>有些答案不是数，也不是词。</translation>
    </message>
    <message>
        <source>Search the position on the page Tree with another order, and hand the number of nodes to the lesson.</source>
        <translation>在“搜索树”页面换一种顺序搜索这个局面，把节点数交给课程。</translation>
    </message>
    <message>
        <source>Your teacher will look at it.</source>
        <translation>老师会看这个回答。</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>character %1: &apos;%2&apos; is not a column from %3 to %4</source>
        <translation>第 %1 个字符：“%2”不是 %3 至 %4 中的一列</translation>
    </message>
    <message>
        <source>the game ended at move %1</source>
        <translation>对局在第 %1 手已结束</translation>
    </message>
    <message>
        <source>move %1: %2</source>
        <translation>第 %1 手：%2</translation>
    </message>
    <message>
        <source>column %1 is full</source>
        <translation>%1 列已满</translation>
    </message>
    <message>
        <source>the next free square of column %1 is %2, not %3</source>
        <translation>%1 列的下一个空格是 %2，不是 %3</translation>
    </message>
</context>
<context>
    <name>NotesWindow</name>
    <message>
        <source>Notes for the teacher</source>
        <translation>给老师的备注</translation>
    </message>
    <message>
        <source>%1 — notes for the teacher</source>
        <translation>%1 — 给老师的备注</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>A number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>Type a number, such as %1 or %2. Press Enter to check it.</source>
        <translation>输入一个数，例如 %1 或 %2。按 Enter 检查。</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 Mn/s</source>
        <translation>%1 M 节点/秒</translation>
    </message>
    <message>
        <source>%1 kn/s</source>
        <translation>%1 k 节点/秒</translation>
    </message>
</context>
<context>
    <name>OddsText</name>
    <message>
        <source>No winning chances have been measured.</source>
        <translation>尚未测量胜算。</translation>
    </message>
    <message>
        <source>%1 games are too few to fit winning chances. At least %2 are needed.</source>
        <translation>%1 局太少，无法拟合胜算。至少需要 %2 局。</translation>
    </message>
    <message>
        <source>The same player won all games, so there is nothing to fit.</source>
        <translation>所有对局都由同一方获胜，没有可拟合的内容。</translation>
    </message>
    <message>
        <source>There are not enough games to tell the coefficients apart.</source>
        <translation>对局数不足以区分各个系数。</translation>
    </message>
    <message>
        <source>The file has no coefficient called &quot;%1&quot;.</source>
        <translation>文件中没有名为“%1”的系数。</translation>
    </message>
    <message>
        <source>The covariance in the file does not match the coefficients.</source>
        <translation>文件中的协方差与系数不相符。</translation>
    </message>
    <message>
        <source>The file contains a number that no fit can produce.</source>
        <translation>文件中有一个数不可能是拟合所得。</translation>
    </message>
    <message>
        <source>Measured, not exact: logistic regression on %1 games by %2. Each engine played itself with its own errors, after 0 to %3 random plies, seed %4. Checked on %5 other games.</source>
        <translation>实测，并非精确：对 %2 的 %1 局作逻辑回归。每个引擎带着自身的失误自我对弈，以 0 至 %3 手随机着法开始，种子 %4。用另外 %5 局检验。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a program of others. Winning chances are fitted to games of this program&apos;s own engines.</source>
        <translation>“%1”是外部程序。胜算是用本程序自带引擎的对局拟合的。</translation>
    </message>
</context>
<context>
    <name>OpenQuestions</name>
    <message>
        <source>This lesson has no questions.</source>
        <translation>这门课程没有问题。</translation>
    </message>
    <message>
        <source>✓ All questions are done.</source>
        <translation>✓ 所有问题都已完成。</translation>
    </message>
    <message>
        <source>Questions still open: %1 of %2.</source>
        <translation>未完成的问题：%1/%2。</translation>
    </message>
</context>
<context>
    <name>OpeningBook</name>
    <message>
        <source>This is not an opening book: its first line is not &quot;%1&quot;.</source>
        <translation>这不是开局库：其首行不是“%1”。</translation>
    </message>
    <message>
        <source>Line 2 of the opening book must be &quot;plies&quot; and a number from 0 to %1.</source>
        <translation>开局库的第 2 行必须是“plies”和 0 至 %1 的数。</translation>
    </message>
    <message>
        <source>Line 3 of the opening book must be &quot;positions %1&quot;.</source>
        <translation>开局库的第 3 行必须是“positions %1”。</translation>
    </message>
    <message>
        <source>The opening book is cut off or too long: %1 scores instead of %2.</source>
        <translation>开局库被截断或过长：有 %1 个评分，应为 %2 个。</translation>
    </message>
    <message>
        <source>The opening book is damaged: its checksum does not match.</source>
        <translation>开局库已损坏：校验和不符。</translation>
    </message>
    <message>
        <source>The opening book %1 can&apos;t be read: %2.</source>
        <translation>无法读取开局库 %1：%2。</translation>
    </message>
    <message>
        <source>The books can&apos;t be merged: one has %1 plies, the other %2.</source>
        <translation>无法合并开局库：一个有 %1 手，另一个有 %2 手。</translation>
    </message>
    <message>
        <source>The books contradict each other at ply %1, position %2: %3 and %4.</source>
        <translation>开局库在第 %1 手、局面 %2 处互相矛盾：%3 和 %4。</translation>
    </message>
</context>
<context>
    <name>OpeningsChoice</name>
    <message>
        <source>&amp;File…</source>
        <translation>文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Random plies</source>
        <translation>随机着法</translation>
    </message>
    <message>
        <source>All 238 positions after three plies</source>
        <translation>三手的全部 238 个局面</translation>
    </message>
    <message>
        <source>None: the empty board</source>
        <translation>无：空棋盘</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>来自文件</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>How the games begin. Without openings, engines that make no random choices always repeat one game.</source>
        <translation>对局如何开始。没有开局时，不作随机选择的引擎总是重复同一局。</translation>
    </message>
    <message>
        <source>Choose a text file with one opening per line, such as 44536 or d1 d2 e1</source>
        <translation>选择每行一个开局的文本文件，例如 44536 或 d1 d2 e1</translation>
    </message>
    <message numerus="yes">
        <source>%n opening(s), each with both colours</source>
        <translation>
            <numerusform>%n 个开局，各执先后手</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a file with one opening per line, such as 44536.</source>
        <translation>选择一个每行一个开局的文件，例如 44536。</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>文本文件 (*.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The file “%1” could not be read: %2.</source>
        <translation>无法读取文件“%1”：%2。</translation>
    </message>
</context>
<context>
    <name>OpponentButton</name>
    <message>
        <source>%1 Played last time.</source>
        <comment>after a sentence</comment>
        <translation>%1你上次就是和它下的。</translation>
    </message>
    <message>
        <source>last time</source>
        <translation>上次</translation>
    </message>
    <message>
        <source>last time – press Enter</source>
        <translation>上次 – 按 Enter</translation>
    </message>
    <message>
        <source>press Enter</source>
        <translation>按 Enter</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>level, sentence</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>OpponentsChart</name>
    <message>
        <source>Chart of your results against each opponent</source>
        <translation>你对每个对手的成绩图表</translation>
    </message>
    <message>
        <source>%1: %2 % of the points
%3 won, %4 drawn, %5 lost
95 % interval: %6 to %7 %</source>
        <translation>%1：得分率 %2%
%3 胜，%4 和，%5 负
95% 区间：%6 至 %7%</translation>
    </message>
    <message>
        <source>won / drawn / lost</source>
        <translation>胜 / 和 / 负</translation>
    </message>
    <message>
        <source>Your share of the points (%), with its 95 % interval</source>
        <translation>你的得分率 (%) 及其 95% 区间</translation>
    </message>
    <message>
        <source>Play against the engines to see your results against each one here.</source>
        <translation>和引擎下几局，这里就会画出你对每个引擎的成绩。</translation>
    </message>
</context>
<context>
    <name>OptionRows</name>
    <message>
        <source>Add an answer</source>
        <translation>添加答案</translation>
    </message>
    <message>
        <source>Add one more line</source>
        <translation>再添加一行</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>答案 %1</translation>
    </message>
    <message>
        <source>Answer %1 is correct</source>
        <translation>答案 %1 是正确的</translation>
    </message>
    <message>
        <source>Check every answer that is correct</source>
        <translation>勾选所有正确的答案</translation>
    </message>
</context>
<context>
    <name>PageAudience</name>
    <message>
        <source>The page for the class</source>
        <translation>给全班看的页面</translation>
    </message>
</context>
<context>
    <name>ParallelModel</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>工作线程</translation>
    </message>
    <message>
        <source>Median ms</source>
        <translation>中位数（ms）</translation>
    </message>
    <message>
        <source>Min – max ms</source>
        <translation>最小 – 最大（ms）</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>Min – max</source>
        <translation>最小 – 最大</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>效率</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Report, 12 threads</source>
        <translation>报告，12 线程</translation>
    </message>
    <message>
        <source>Report, 4 cores</source>
        <translation>报告，4 核心</translation>
    </message>
    <message>
        <source>Its program, 2 cores</source>
        <translation>其程序，2 核心</translation>
    </message>
    <message>
        <source>How the workers share the tree</source>
        <translation>工作线程如何分担这棵树</translation>
    </message>
    <message>
        <source>Number of worker threads</source>
        <translation>工作线程数</translation>
    </message>
    <message>
        <source>Median wall-clock time of a run over the repetitions</source>
        <translation>一次运行的实际时间，取各次重复的中位数</translation>
    </message>
    <message>
        <source>Fastest and slowest repetition</source>
        <translation>最快和最慢的一次重复</translation>
    </message>
    <message>
        <source>Median speed-up over the sequential run of the same repetition</source>
        <translation>相对同一次重复中顺序运行的加速比，取中位数</translation>
    </message>
    <message>
        <source>Smallest and largest speed-up in any repetition</source>
        <translation>各次重复中最小和最大的加速比</translation>
    </message>
    <message>
        <source>Value of the empty board for the first player</source>
        <translation>空棋盘的值，从先手角度</translation>
    </message>
    <message>
        <source>One of the best moves, chosen by the seed</source>
        <translation>由种子选出的最佳着法之一</translation>
    </message>
    <message>
        <source>Published: seconds, and speed-up over its own sequential program</source>
        <translation>已发表：秒数，以及相对其自身顺序程序的加速比</translation>
    </message>
    <message>
        <source>The report&apos;s program, repaired and built with -O2, on two otherwise idle cores</source>
        <translation>修正后的报告程序，以 -O2 编译，在另外空闲的两个核心上</translation>
    </message>
    <message>
        <source>Positions in the tree, including the root. The last level is counted without being visited.</source>
        <translation>树中的局面数，包括根。最后一层只计数，不访问。</translation>
    </message>
    <message>
        <source>Speed-up per worker. Empty where part of the tree is pruned.</source>
        <translation>每个工作线程的加速比。剪去部分搜索树时为空。</translation>
    </message>
</context>
<context>
    <name>ParallelPage</name>
    <message>
        <source>Measure with the settings above</source>
        <translation>按上面的设置测量</translation>
    </message>
    <message>
        <source>Pause after the current run. You can continue later.</source>
        <translation>完成当前运行后暂停，稍后继续</translation>
    </message>
    <message>
        <source>Stop and keep the finished repetitions</source>
        <translation>停止，保留已完成的重复</translation>
    </message>
    <message>
        <source>%v of %m runs</source>
        <translation>%v / %m 次运行</translation>
    </message>
    <message>
        <source>Runs finished</source>
        <translation>已完成的运行</translation>
    </message>
    <message>
        <source>Export the measurement</source>
        <translation>导出测量</translation>
    </message>
    <message>
        <source>parallel</source>
        <translation>并行</translation>
    </message>
    <message>
        <source>Finds the best move on the empty board by searching the full minimax tree, as in the parallel report.</source>
        <translation>搜索完整的极小极大树，求空棋盘的最佳着法，与并行报告相同。</translation>
    </message>
    <message>
        <source>Parallel</source>
        <translation>并行</translation>
    </message>
    <message>
        <source>The parallel report&apos;s experiment: the full tree shared among workers</source>
        <translation>并行报告的实验：把完整的树分给各工作线程</translation>
    </message>
    <message>
        <source>Times and speed-ups beside the published ones</source>
        <translation>时间和加速比，与已发表的并列</translation>
    </message>
    <message>
        <source>Choose a row to see its run&apos;s timeline</source>
        <translation>选择一行，查看其运行的时间线</translation>
    </message>
    <message>
        <source>Speed-up and timeline</source>
        <translation>加速比和时间线</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>Timeline of the chosen run</source>
        <translation>所选运行的时间线</translation>
    </message>
    <message>
        <source>Measuring: %1.</source>
        <translation>正在测量：%1。</translation>
    </message>
    <message>
        <source>Shown: %1. %2</source>
        <translation>所示：%1。%2</translation>
    </message>
    <message>
        <source>Measuring.</source>
        <translation>正在测量。</translation>
    </message>
    <message>
        <source>Cancelled before the first repetition finished.</source>
        <translation>在第一次重复完成之前已取消。</translation>
    </message>
    <message>
        <source>Finished in %1. Times depend on what else the machine is doing. Each speed-up compares runs from the same repetition.</source>
        <translation>用时 %1 完成。时间取决于机器同时还在做什么。每个加速比都比较同一次重复中的运行。</translation>
    </message>
    <message>
        <source>Cancelled. %1 of %2 repetitions are shown.</source>
        <translation>已取消。显示 %2 次重复中的 %1 次。</translation>
    </message>
    <message>
        <source>Waking a thread takes as long as such a short run. Try depth 8 or 9 to see what more workers gain.</source>
        <translation>唤醒一个线程的时间与这样短的运行相当。试试深度 8 或 9，看更多工作线程的好处。</translation>
    </message>
    <message>
        <source>After a measurement, this shows what the workers of the chosen row did.</source>
        <translation>测量之后，这里显示所选行的工作线程做了什么。</translation>
    </message>
    <message>
        <source>No tasks were recorded.</source>
        <translation>没有记录到任务。</translation>
    </message>
    <message>
        <source>%1, workers: %2, run with the median time</source>
        <translation>%1，工作线程：%2，用时为中位数的一次运行</translation>
    </message>
    <message>
        <source>Parallel search of the full tree</source>
        <translation>完整树的并行搜索</translation>
    </message>
    <message>
        <source>Share one tree among workers</source>
        <translation>把一棵树分给多个工作线程</translation>
    </message>
    <message>
        <source>Nothing is measured yet. Press Run.</source>
        <translation>还没有测量。请点“运行”。</translation>
    </message>
</context>
<context>
    <name>ParallelStrategy</name>
    <message>
        <source>There is no strategy %1. The strategies are %2.</source>
        <translation>没有策略 %1；可用的有 %2。</translation>
    </message>
    <message>
        <source>One worker searches the root moves one after another.</source>
        <translation>一个工作线程依次搜索各个根着法。</translation>
    </message>
    <message>
        <source>Each root move is a task. All are evaluated before the best one is picked, as in the report&apos;s parList.</source>
        <translation>每个根着法是一个任务。全部评估之后才选出最佳着法，与报告的 parList 相同。</translation>
    </message>
    <message>
        <source>Each root move is a task. Each result is used as soon as it arrives, as in the report&apos;s parMap.</source>
        <translation>每个根着法是一个任务。结果一到就用，与报告的 parMap 相同。</translation>
    </message>
    <message>
        <source>Every position in the tree is a separate task. The report tried this first and gave it up: a task costs more than the work in it.</source>
        <translation>树中每个局面自成一个任务。报告最初这样尝试，后来放弃：任务本身的开销大于其中的工作。</translation>
    </message>
    <message>
        <source>Each reply to a root move is a task. With seven columns, that makes 49 tasks instead of 7. Two or more workers can share them more evenly.</source>
        <translation>对根着法的每个应着是一个任务。七列时共有 49 个任务，而不是 7 个。两个或更多工作线程可以更均匀地分担这些任务。</translation>
    </message>
    <message>
        <source>Alpha-beta: each root move is a task. The best value so far prunes the tasks of all workers. It does not visit the whole tree.</source>
        <translation>alpha-beta：每个根着法是一个任务。目前的最佳值为所有工作线程的任务剪枝。它不访问整棵树。</translation>
    </message>
</context>
<context>
    <name>ParallelStudy</name>
    <message>
        <source>The row for %1 with %2 workers is damaged.</source>
        <translation>%1 使用 %2 个工作线程的一行已损坏。</translation>
    </message>
    <message>
        <source>The settings of this measurement are damaged.</source>
        <translation>此测量的设置已损坏。</translation>
    </message>
    <message>
        <source>This is not a measurement of the parallel study.</source>
        <translation>这不是并行研究的测量。</translation>
    </message>
    <message>
        <source>This measurement is damaged.</source>
        <translation>此测量已损坏。</translation>
    </message>
    <message>
        <source>The measurement cannot be saved in “%1”: %2.</source>
        <translation>无法把测量保存到“%1”：%2。</translation>
    </message>
    <message>
        <source>the folder cannot be created</source>
        <translation>无法创建文件夹</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>无法读取“%1”：%2</translation>
    </message>
    <message>
        <source>“%1” cannot be deleted: %2.</source>
        <translation>无法删除“%1”：%2。</translation>
    </message>
    <message numerus="yes">
        <source>no result within %n ply(s)</source>
        <translation>
            <numerusform>在 %n 层内没有结果</numerusform>
        </translation>
    </message>
    <message>
        <source>win</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>负</translation>
    </message>
    <message>
        <source>The depth must be from 1 to %1, not %2.</source>
        <translation>深度必须是 1 至 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>No strategy is selected. Select at least one.</source>
        <translation>没有选择策略。请至少选择一个。</translation>
    </message>
    <message>
        <source>There is nothing to measure. At least one worker and one repetition are needed.</source>
        <translation>没有可测量的内容。至少需要一个工作线程和一次重复。</translation>
    </message>
    <message>
        <source>The system gives %1 threads, but measuring up to %2 workers needs %3.</source>
        <translation>系统提供 %1 个线程，但测量至 %2 个工作线程需要 %3 个。</translation>
    </message>
</context>
<context>
    <name>ParallelText</name>
    <message numerus="yes">
        <source>%n repetition(s)</source>
        <translation>
            <numerusform>%n 次重复</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n repetition(s)</source>
        <translation>
            <numerusform>%n 次重复中的 %1 次</numerusform>
        </translation>
    </message>
    <message>
        <source>all strategies</source>
        <translation>所有策略</translation>
    </message>
    <message>
        <source>%1 board, depth %2, seed %3, workers: %4; %5, %6</source>
        <translation>%1 棋盘，深度 %2，种子 %3，工作线程：%4；%5，%6</translation>
    </message>
    <message>
        <source>%1; disturbed by other work of the program</source>
        <translation>%1；受程序的其他工作干扰</translation>
    </message>
    <message>
        <source>%1: %2, depth %3, seed %4, workers up to %5, %6</source>
        <translation>%1：%2，深度 %3，种子 %4，工作线程上限 %5，%6</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Measured %1 by %2 on %3.</source>
        <translation>%1 由 %2 在 %3 上测量。</translation>
    </message>
</context>
<context>
    <name>PathFile</name>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>step %1 of the path has no label.</source>
        <translation>路径的第 %1 步没有标签。</translation>
    </message>
    <message>
        <source>the state of step %1 must be a whole number, 0 or more.</source>
        <translation>第 %1 步的状态必须是不小于 0 的整数。</translation>
    </message>
    <message>
        <source>This is not a path through a model: its &quot;format&quot; is not &quot;fourcast-path&quot;.</source>
        <translation>这不是模型中的路径：其 &quot;format&quot; 不是 &quot;fourcast-path&quot;。</translation>
    </message>
    <message>
        <source>This path file has another version. This program reads version %1.</source>
        <translation>此路径属于另一版本的文件；本程序读取版本 %1。</translation>
    </message>
    <message>
        <source>The file does not name the path&apos;s model.</source>
        <translation>文件没有写明路径属于哪个模型。</translation>
    </message>
    <message>
        <source>The file has no &quot;steps&quot; list.</source>
        <translation>文件中没有 &quot;steps&quot; 列表。</translation>
    </message>
    <message>
        <source>step %1, “%2”, is not possible there; does the path belong to another model or other parameters?</source>
        <translation>第 %1 步“%2”在那里不能执行；这条路径是否属于另一个模型或其他参数？</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Type a name with at least one letter.</source>
        <translation>名字里至少要有一个字或字母。</translation>
    </message>
    <message>
        <source>Use at most %1 letters for a name.</source>
        <translation>名字最多 %1 个字。</translation>
    </message>
    <message>
        <source>A name can&apos;t contain / \ | ; or @.</source>
        <translation>名字里不能有 / \ | ; 和 @。</translation>
    </message>
    <message>
        <source>%1 is already on the list.</source>
        <translation>名单里已经有%1了。</translation>
    </message>
    <message>
        <source>%1 is an opponent&apos;s name. Choose another.</source>
        <translation>%1是一位对手的名字，换一个吧。</translation>
    </message>
    <message>
        <source>The list is full. Remove a name first.</source>
        <translation>名单满了。先移除一个名字。</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>Names</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Type a name</source>
        <translation>输入名字</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>Add this name to the list</source>
        <translation>把这个名字加入名单</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>改名(&amp;R)</translation>
    </message>
    <message>
        <source>Change the selected name to this one</source>
        <translation>把选中的名字改成这个</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>Remove the selected name and its scores</source>
        <translation>移除选中的名字和它的比分</translation>
    </message>
    <message>
        <source>Scores move to the new name. Games already played keep the old one.</source>
        <translation>改名后比分会保留。下过的对局仍用原来的名字。</translation>
    </message>
</context>
<context>
    <name>PeopleRow</name>
    <message>
        <source>Your name:</source>
        <translation>你的名字：</translation>
    </message>
    <message>
        <source>Save your score and games under this name</source>
        <translation>用这个名字记录你的比分和对局</translation>
    </message>
    <message>
        <source>Second player:</source>
        <translation>第二位玩家：</translation>
    </message>
    <message>
        <source>The other player in games for two people</source>
        <translation>两人对局时的另一位玩家</translation>
    </message>
    <message>
        <source>Add, rename or remove names</source>
        <translation>添加、改名或移除名字</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>没有名字</translation>
    </message>
    <message>
        <source>Names…</source>
        <translation>名字…</translation>
    </message>
    <message>
        <source>Add your name…</source>
        <translation>添加你的名字…</translation>
    </message>
</context>
<context>
    <name>PerMoveChart</name>
    <message>
        <source>All series are hidden. Check one in the list to see it.</source>
        <translation>所有系列都已隐藏。在列表中勾选一个即可显示。</translation>
    </message>
    <message>
        <source>Open triangles at the lower edge mark zeros, which a logarithmic axis cannot show.</source>
        <translation>下边缘的空心三角形表示零，对数坐标轴无法显示零。</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>disturbed by other work</source>
        <translation>受其他工作干扰</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>深度 %1</translation>
    </message>
    <message>
        <source>the first player %1</source>
        <comment>%1 is “wins in 3” or “loses in 3”</comment>
        <translation>先手 %1</translation>
    </message>
    <message>
        <source>%1 for the first player</source>
        <comment>%1 is a number</comment>
        <translation>对先手为 %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between figures</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>Press Left or Right to move between the engine&apos;s moves in the current game. Hold Shift to total several moves.</source>
        <translation>按左右键在当前对局中引擎的着法之间移动；按住 Shift 可将若干着合计。</translation>
    </message>
    <message>
        <source>%1: the engines in the games shown do not report it. %2</source>
        <comment>a number of a search, and the sentence that says what it is</comment>
        <translation>%1：所示对局的引擎不报告此数值。%2</translation>
    </message>
    <message>
        <source>Hollow points were measured while a laboratory or another program was running.</source>
        <translation>空心点是在实验室或其他程序工作时测得的。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a number of a search and its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Game %1, %2, move %3 (%4): %5</source>
        <translation>第 %1 局，%2，第 %3 手（%4）：%5</translation>
    </message>
    <message>
        <source>The axis is logarithmic because the largest value is more than 50 times the median.</source>
        <translation>最大值超过中位数的 50 倍，因此坐标轴为对数。</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>坐标轴</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <comment>an axis</comment>
        <translation>对数</translation>
    </message>
    <message>
        <source>linear</source>
        <comment>an axis</comment>
        <translation>线性</translation>
    </message>
    <message>
        <source>Moves shown</source>
        <translation>显示的着</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers of moves</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>for the first player it %1</source>
        <comment>%1 is “says: wins in 3”</comment>
        <translation>对先手，程序%1</translation>
    </message>
    <message>
        <source>%1 for the first player in the program&apos;s own units</source>
        <comment>%1 is a number</comment>
        <translation>对先手为 %1，以程序自己的单位表示</translation>
    </message>
</context>
<context>
    <name>PerMoveChartPresenter</name>
    <message>
        <source>Game %1 is on the board again</source>
        <translation>第 %1 局已回到棋盘上</translation>
    </message>
</context>
<context>
    <name>PerMoveSide</name>
    <message>
        <source>&amp;Logarithmic axis</source>
        <translation>对数坐标轴(&amp;L)</translation>
    </message>
    <message>
        <source>Each step of the axis is ten times the one below it, so you can read large and small values in one chart.</source>
        <translation>坐标轴每一级是下一级的十倍，因此大小悬殊的值也能在同一图表中读出。</translation>
    </message>
    <message>
        <source>Series in the chart</source>
        <translation>图表中的系列</translation>
    </message>
    <message>
        <source>Disturbed: a laboratory or another program was running</source>
        <translation>受干扰：实验室或其他程序正在工作</translation>
    </message>
    <message>
        <source>Disturbed</source>
        <comment>beside the mark of a time in a chart</comment>
        <translation>受干扰</translation>
    </message>
</context>
<context>
    <name>PerfectEngine</name>
    <message>
        <source>exact, sets traps, seed %1</source>
        <translation>精确，设置陷阱，种子 %1</translation>
    </message>
    <message>
        <source>exact, seed %1</source>
        <translation>精确，种子 %1</translation>
    </message>
    <message>
        <source>%1, node counts vary: analysis, hints and review share the table</source>
        <translation>%1，节点数有变动：分析、提示和复盘共用置换表</translation>
    </message>
    <message>
        <source>%1, node counts vary with several workers</source>
        <translation>%1，多个工作线程时节点数有变动</translation>
    </message>
</context>
<context>
    <name>PersonChoice</name>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Show this person&apos;s games</source>
        <translation>这位玩家的对局</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>没有名字</translation>
    </message>
</context>
<context>
    <name>PinFields</name>
    <message>
        <source>Show pinned span %1</source>
        <translation>显示固定的时段 %1</translation>
    </message>
    <message>
        <source>Name span %1</source>
        <translation>为时段 %1 命名</translation>
    </message>
    <message>
        <source>Name of pinned span %1</source>
        <translation>固定的时段 %1 的名称</translation>
    </message>
    <message>
        <source>A saved recording keeps this name</source>
        <translation>保存的记录会保留此名称</translation>
    </message>
    <message>
        <source>Unpin span %1</source>
        <translation>取消固定时段 %1</translation>
    </message>
</context>
<context>
    <name>PinnedSpans</name>
    <message>
        <source>%1 is as long as A.</source>
        <comment>%1 is “B” or “The selection”</comment>
        <translation>%1 与 A 一样长。</translation>
    </message>
    <message>
        <source>%1 is %2 longer than A.</source>
        <comment>%1 is “B” or “The selection”</comment>
        <translation>%1 比 A 长 %2。</translation>
    </message>
    <message>
        <source>%1 is %2 shorter than A.</source>
        <comment>%1 is “B” or “The selection”</comment>
        <translation>%1 比 A 短 %2。</translation>
    </message>
    <message>
        <source>They touch.</source>
        <translation>两者相接。</translation>
    </message>
    <message>
        <source>The gap between them is %1.</source>
        <translation>两者间隔 %1。</translation>
    </message>
    <message>
        <source>They overlap by %1.</source>
        <translation>两者重叠 %1。</translation>
    </message>
    <message>
        <source>It has %1 times the nodes of A.</source>
        <translation>节点数是 A 的 %1 倍。</translation>
    </message>
    <message>
        <source>Busy: %1 %, against %2 % in A.</source>
        <translation>忙碌：%1 %，A 为 %2 %。</translation>
    </message>
    <message>
        <source>A</source>
        <comment>a pinned span</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <comment>a pinned span</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>“A” and the sentence about that span</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The selection</source>
        <translation>所选时段</translation>
    </message>
    <message>
        <source>%1, “%2”</source>
        <comment>“A”, and what a person calls that span</comment>
        <translation>%1，“%2”</translation>
    </message>
</context>
<context>
    <name>PlayController</name>
    <message>
        <source>It isn&apos;t a person&apos;s turn.</source>
        <translation>现在没轮到真人走。</translation>
    </message>
    <message>
        <source>%1 gave no move: %2. This line goes on when the engines are started.</source>
        <translation>%1 没有给出着法：%2。启动引擎后，这条变化会继续。</translation>
    </message>
</context>
<context>
    <name>PlayedBoard</name>
    <message>
        <source>Columns and rows of the board</source>
        <translation>棋盘的列数和行数</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Click a column to play</source>
        <translation>点一列落子</translation>
    </message>
    <message>
        <source>Column numbers in a row, such as 44536</source>
        <translation>依次写出列号，例如 44536</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>退一步</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>收回最后一步</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>取自对局</translation>
    </message>
    <message>
        <source>Use the position on the board</source>
        <translation>使用棋盘上的局面</translation>
    </message>
    <message>
        <source>Board:</source>
        <translation>棋盘：</translation>
    </message>
    <message>
        <source>Moves:</source>
        <translation>着法：</translation>
    </message>
</context>
<context>
    <name>PlayedBy</name>
    <message>
        <source>a version not recorded</source>
        <translation>未记录的版本</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n game(s))</source>
        <translation>
            <numerusform>%1（%n 局）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerEditor</name>
    <message>
        <source>Person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>%1: who plays</source>
        <translation>%1：谁来下</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>%1: kind of limit</source>
        <translation>%1：限制的种类</translation>
    </message>
    <message>
        <source>%1: limit</source>
        <translation>%1：限制</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>更多设置</translation>
    </message>
    <message>
        <source>Choose workers, seed and heuristic variant</source>
        <translation>选择工作线程、种子和启发式的解读</translation>
    </message>
    <message>
        <source>%1: more settings</source>
        <translation>%1：更多设置</translation>
    </message>
    <message>
        <source>one per core (%1)</source>
        <translation>每核心一个（%1）</translation>
    </message>
    <message>
        <source>%1: workers</source>
        <translation>%1：工作线程</translation>
    </message>
    <message>
        <source>How many workers share the search</source>
        <translation>分担搜索的工作线程数</translation>
    </message>
    <message>
        <source>Workers:</source>
        <translation>工作线程：</translation>
    </message>
    <message>
        <source>%1: seed</source>
        <translation>%1：种子</translation>
    </message>
    <message>
        <source>Picks among equally good moves. Same seed, same moves.</source>
        <translation>在同样好的着法中作出选择：种子相同，着法相同</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>种子：</translation>
    </message>
    <message>
        <source>Prefer fast wins</source>
        <translation>优先快速获胜</translation>
    </message>
    <message>
        <source>Take the fastest win and the slowest loss. When off, all wins are equal, as in the study.</source>
        <translation>选取最快的胜和最慢的负。关闭时所有胜局等值，与研究相同。</translation>
    </message>
    <message>
        <source>%1: prefer fast wins</source>
        <translation>%1：优先快速获胜</translation>
    </message>
    <message>
        <source>Choose the variant and values of the study&apos;s heuristic H1</source>
        <translation>选择研究的启发式 H1 的解读和值</translation>
    </message>
    <message>
        <source>Heuristic:</source>
        <translation>启发式：</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message numerus="yes">
        <source> node(s)</source>
        <translation>
            <numerusform> 节点</numerusform>
        </translation>
    </message>
    <message>
        <source>A person using the mouse or keyboard</source>
        <translation>使用鼠标或键盘的真人</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>A depth is searched in full. Time and nodes allow deeper and deeper searches until they run out.</source>
        <translation>深度会搜索到底。时间和节点数则不断加深搜索，直到用完。</translation>
    </message>
    <message>
        <source>Time or nodes may run out before the best move is proved. Then the best so far is played.</source>
        <translation>时间或节点数可能在证明最佳着法之前用完。这时会走目前最好的一着。</translation>
    </message>
    <message>
        <source>H1 strict…</source>
        <translation>H1 严格…</translation>
    </message>
    <message>
        <source>H1 tuned…</source>
        <translation>H1 调参…</translation>
    </message>
    <message>
        <source>H1 variant…</source>
        <translation>H1 变体…</translation>
    </message>
    <message>
        <source>default size</source>
        <translation>默认大小</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>%1: table</source>
        <translation>%1：置换表</translation>
    </message>
    <message>
        <source>Memory for known positions, rounded down to a power of two</source>
        <translation>存放已知局面的内存，向下取 2 的幂</translation>
    </message>
    <message>
        <source>Table:</source>
        <translation>置换表：</translation>
    </message>
    <message>
        <source>Use the opening book</source>
        <translation>使用开局库</translation>
    </message>
    <message>
        <source>Look in Fourcast&apos;s own book before searching</source>
        <translation>搜索之前先查本程序自带的开局库</translation>
    </message>
    <message>
        <source>%1: opening book</source>
        <translation>%1：开局库</translation>
    </message>
    <message>
        <source>Workers, seed and table are the program&apos;s own. Its options are in the dialog Programs.</source>
        <translation>工作线程、种子和置换表由程序自己决定。其选项在“程序”对话框中。</translation>
    </message>
</context>
<context>
    <name>PlayerSettings</name>
    <message>
        <source>%1 (%2)</source>
        <comment>name, engine</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>深度 %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 个节点</translation>
    </message>
    <message>
        <source>no book</source>
        <translation>无开局库</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>First player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>后手</translation>
    </message>
    <message>
        <source>%1 (starts)</source>
        <translation>%1（先走）</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>计时</translation>
    </message>
</context>
<context>
    <name>PlyCurves</name>
    <message>
        <source>the article, one game</source>
        <translation>论文，一局</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n game(s)</source>
        <translation>
            <numerusform>%1，%n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more not shown</source>
        <translation>
            <numerusform>另有 %n 条未显示</numerusform>
        </translation>
    </message>
    <message>
        <source>thin line: few games reach this move</source>
        <translation>细线：只有少数对局下到这一手</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>用时（ms）</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message numerus="yes">
        <source>Mean of the %n game(s) in which it searched this move</source>
        <translation>
            <numerusform>搜索过这一手的 %n 局的平均值</numerusform>
        </translation>
    </message>
    <message>
        <source>95 % interval of the mean: %1 to %2</source>
        <translation>平均值的 95% 置信区间：%1 至 %2</translation>
    </message>
    <message>
        <source>Few games reach this move. The mean describes these games, not the engine&apos;s usual course.</source>
        <translation>下到这里的对局很少。平均值只代表这些对局，不代表引擎的一般走势。</translation>
    </message>
    <message>
        <source>The curves appear with the first games.</source>
        <translation>下完第一批对局后，曲线就会出现。</translation>
    </message>
    <message>
        <source>Move %1: %2 nodes</source>
        <translation>第 %1 手：%2 个节点</translation>
    </message>
    <message>
        <source>Move %1: %2 ms</source>
        <translation>第 %1 手：%2 ms</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>手数</translation>
    </message>
</context>
<context>
    <name>PlyUnit</name>
    <message numerus="yes">
        <source> ply(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform> 层</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointOfView</name>
    <message>
        <source>Unknown name &apos;%1&apos;. Choose one of these: %2.</source>
        <translation>没有名为“%1”的项。可选：%2。</translation>
    </message>
    <message>
        <source>Values as MAX sees them.</source>
        <translation>值从 MAX 的角度看。</translation>
    </message>
    <message>
        <source>Values as the side to move sees them.</source>
        <translation>值从行棋方的角度看。</translation>
    </message>
</context>
<context>
    <name>PositionField</name>
    <message>
        <source>P&amp;osition:</source>
        <translation>局面(&amp;O)：</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>局面文本</translation>
    </message>
    <message>
        <source>Type moves (44536 or d1 d2 e1) or a link. Press Enter to start a game from them.</source>
        <translation>着法，例如 44536 或 d1 d2 e1，或它们的链接；按 Enter 由此开始对局</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>空棋盘</translation>
    </message>
    <message>
        <source>Reason the text was refused</source>
        <translation>文本被拒绝的原因</translation>
    </message>
    <message>
        <source>That isn&apos;t a Connect Four position: %1.</source>
        <translation>这不是四子棋的局面：%1。</translation>
    </message>
</context>
<context>
    <name>PositionLink</name>
    <message>
        <source>“%1” is not a link to a position.</source>
        <translation>“%1”不是局面的链接。</translation>
    </message>
    <message>
        <source>The link “%1” does not lead to a position: it is too long.</source>
        <translation>链接“%1”没有指向局面：太长。</translation>
    </message>
    <message>
        <source>The link “%1” does not lead to a position: %2.</source>
        <translation>链接“%1”没有指向局面：%2。</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>%1 counts a branch that alpha-beta leaves out here.</source>
        <translation>%1 把 alpha-beta 在这里略过的一个分支也算进去了。</translation>
    </message>
    <message>
        <source>MAX moves here and takes the largest value. %1 is the smallest.</source>
        <translation>这里轮到 MAX，取最大的值。%1 是最小的。</translation>
    </message>
    <message>
        <source>MIN moves here and takes the smallest value. %1 is the largest.</source>
        <translation>这里轮到 MIN，取最小的值。%1 是最大的。</translation>
    </message>
    <message>
        <source>MAX moves here: take the largest value of the branches.</source>
        <translation>这里轮到 MAX：取各分支中最大的值。</translation>
    </message>
    <message>
        <source>MIN moves here: take the smallest value of the branches.</source>
        <translation>这里轮到 MIN：取各分支中最小的值。</translation>
    </message>
    <message>
        <source>Right for the side to move here. As MAX sees it, the value is %1.</source>
        <translation>从这里的行棋方看是对的。从 MAX 看，值是 %1。</translation>
    </message>
    <message>
        <source>Right: that is the end of the window. Fail-soft returns %1.</source>
        <translation>对：这是窗口的边界。fail-soft 回传 %1。</translation>
    </message>
    <message>
        <source>%1 is right. %2</source>
        <translation>%1 是对的。%2</translation>
    </message>
    <message>
        <source>%1 is right: the largest value here.</source>
        <translation>%1 是对的：这里最大的值。</translation>
    </message>
    <message>
        <source>%1 is right: the smallest value here.</source>
        <translation>%1 是对的：这里最小的值。</translation>
    </message>
    <message>
        <source>Minimax searches every branch.</source>
        <translation>极小极大搜索每个分支。</translation>
    </message>
    <message>
        <source>The first branch of a node is always searched: nothing is known of it yet.</source>
        <translation>节点的第一个分支总要搜索：对这个节点还一无所知。</translation>
    </message>
    <message>
        <source>MAX has %1 so far. Nothing above limits it, so this branch must be searched.</source>
        <translation>MAX 目前有 %1。上面没有限制，所以必须搜索这个分支。</translation>
    </message>
    <message>
        <source>MAX has %1 so far, less than beta %2: this branch must be searched.</source>
        <translation>MAX 目前有 %1，小于 beta %2：必须搜索这个分支。</translation>
    </message>
    <message>
        <source>MIN has %1 so far. Nothing above limits it, so this branch must be searched.</source>
        <translation>MIN 目前有 %1。上面没有限制，所以必须搜索这个分支。</translation>
    </message>
    <message>
        <source>MIN has %1 so far, more than alpha %2: this branch must be searched.</source>
        <translation>MIN 目前有 %1，大于 alpha %2：必须搜索这个分支。</translation>
    </message>
    <message>
        <source>Beta is %1 here, and this node can only get larger: the rest is left out.</source>
        <translation>这里 beta 是 %1，而这个节点只会变大：其余的略过。</translation>
    </message>
    <message>
        <source>Alpha is %1 here, and this node can only get smaller: the rest is left out.</source>
        <translation>这里 alpha 是 %1，而这个节点只会变小：其余的略过。</translation>
    </message>
    <message>
        <source>This node still needs a value.</source>
        <translation>这个节点还缺一个值。</translation>
    </message>
    <message>
        <source>Alpha-beta never comes here: no value is needed.</source>
        <translation>alpha-beta 不会到这里：不需要值。</translation>
    </message>
    <message>
        <source>This lies below a branch that is left out.</source>
        <translation>它在一个略过的分支下面。</translation>
    </message>
</context>
<context>
    <name>PracticeCanvas</name>
    <message>
        <source>Tree to fill in</source>
        <translation>要填的树</translation>
    </message>
    <message>
        <source>Type the value of each node: Tab goes to the next one, Enter checks it. Press Space, or click a branch, to leave the branch out. The arrow keys go everywhere. Zoom with the wheel, and drag to pan.</source>
        <translation>输入每个节点的值：Tab 转到下一个，Enter 检查。要略过一个分支，按空格或点击它。方向键可到任何地方。滚轮缩放，拖动平移。</translation>
    </message>
    <message>
        <source>&amp;Leave this branch out</source>
        <translation>略过此分支(&amp;L)</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>值 %1</translation>
    </message>
</context>
<context>
    <name>PracticeForm</name>
    <message>
        <source>Tree:</source>
        <translation>树：</translation>
    </message>
    <message>
        <source>Depth:</source>
        <translation>深度：</translation>
    </message>
    <message>
        <source>Branches:</source>
        <translation>分支：</translation>
    </message>
    <message>
        <source>Root:</source>
        <translation>根：</translation>
    </message>
    <message>
        <source>Search:</source>
        <translation>搜索：</translation>
    </message>
    <message>
        <source>Number of the tree</source>
        <translation>树的编号</translation>
    </message>
    <message>
        <source>The same number and size give the same tree, on any computer</source>
        <translation>编号和大小相同，树就相同，在哪台电脑上都一样</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Moves from the root to a leaf</source>
        <translation>从根到叶子的步数</translation>
    </message>
    <message>
        <source>Branches of a node</source>
        <translation>节点的分支数</translation>
    </message>
    <message>
        <source>Branches of each node. With more of them, the tree cannot be as deep.</source>
        <translation>每个节点的分支数。分支越多，树就不能那么深。</translation>
    </message>
    <message>
        <source>Uneven</source>
        <translation>不均匀</translation>
    </message>
    <message>
        <source>Give some nodes fewer branches, and end some branches early</source>
        <translation>让一些节点少几个分支，让一些分支提前结束</translation>
    </message>
    <message>
        <source>Who moves at the root</source>
        <translation>根由谁走</translation>
    </message>
    <message>
        <source>MAX</source>
        <translation>MAX</translation>
    </message>
    <message>
        <source>MIN</source>
        <translation>MIN</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Minimax searches every branch. Alpha-beta leaves out branches that cannot matter.</source>
        <translation>极小极大搜索每个分支。alpha-beta 略过无关的分支。</translation>
    </message>
    <message>
        <source>alpha-beta</source>
        <translation>alpha-beta</translation>
    </message>
    <message>
        <source>minimax</source>
        <translation>极小极大</translation>
    </message>
</context>
<context>
    <name>PracticePicture</name>
    <message>
        <source>MAX</source>
        <translation>MAX</translation>
    </message>
    <message>
        <source>MIN</source>
        <translation>MIN</translation>
    </message>
    <message>
        <source>right</source>
        <translation>对</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>遗漏</translation>
    </message>
    <message>
        <source>%1, root</source>
        <translation>%1，根</translation>
    </message>
    <message>
        <source>%1, branch %2</source>
        <translation>%1，分支 %2</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>叶子</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: value %2</source>
        <translation>%1：值 %2</translation>
    </message>
    <message>
        <source>%1: no value yet</source>
        <translation>%1：还没有值</translation>
    </message>
    <message>
        <source>Branch %1, left out</source>
        <translation>分支 %1，略过</translation>
    </message>
    <message>
        <source>Branch %1, searched</source>
        <translation>分支 %1，已搜索</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>略过</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>叶子</translation>
    </message>
</context>
<context>
    <name>PracticeView</name>
    <message>
        <source>Key to shapes and signs</source>
        <translation>形状和符号的图例</translation>
    </message>
    <message>
        <source>Next tree</source>
        <translation>下一棵树</translation>
    </message>
    <message>
        <source>Go to the tree with the next number</source>
        <translation>转到下一个编号的树</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Mark all values and cuts</source>
        <translation>批改所有的值和剪枝</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Show the solution. This tree then does not count as solved.</source>
        <translation>显示答案。这棵树就不算解出了。</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Delete all answers in this tree</source>
        <translation>删除这棵树里的所有答案</translation>
    </message>
    <message>
        <source>Mark at once</source>
        <translation>立即批改</translation>
    </message>
    <message>
        <source>Mark each value when you press Enter, and each cut when you make it</source>
        <translation>值在按 Enter 时批改，剪枝在作出时批改</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Show the whole tree</source>
        <translation>显示整棵树</translation>
    </message>
    <message>
        <source>%1 Something is still open in this tree: press Check to see what.</source>
        <translation>%1 这棵树还没有全部完成：点“检查”看还差什么。</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong, %3 missing. The first: %4</source>
        <translation>对 %1，错 %2，遗漏 %3。第一处：%4</translation>
    </message>
    <message>
        <source>The root is worth %1. Nothing is left out in this tree.</source>
        <translation>根的值是 %1。这棵树里没有略过任何分支。</translation>
    </message>
    <message>
        <source>The root is worth %1. %2</source>
        <translation>根的值是 %1。%2</translation>
    </message>
    <message>
        <source>All answers are deleted.</source>
        <translation>所有答案都已删除。</translation>
    </message>
    <message>
        <source>This is the solution. Choose Next tree to go on.</source>
        <translation>这就是答案。要继续，请点“下一棵树”。</translation>
    </message>
    <message>
        <source>Solved without a mistake. Choose Next tree to go on.</source>
        <translation>解出了，一处没错。要继续，请点“下一棵树”。</translation>
    </message>
    <message>
        <source>Solved. Choose Next tree to go on.</source>
        <translation>解出了。要继续，请点“下一棵树”。</translation>
    </message>
    <message>
        <source>Without a mistake: %1 of %2 trees</source>
        <comment>trees that are finished</comment>
        <translation>一处没错：%1/%2 棵树</translation>
    </message>
    <message>
        <source>Type a value as MAX sees it. Enter goes to the next. Click each branch that alpha-beta leaves out.</source>
        <translation>输入从 MAX 来看的值。按 Enter 到下一个。点击 alpha-beta 略过的每个分支。</translation>
    </message>
    <message>
        <source>Type a value as MAX sees it. Enter goes to the next.</source>
        <translation>输入从 MAX 来看的值。按 Enter 到下一个。</translation>
    </message>
</context>
<context>
    <name>Prcrl</name>
    <message>
        <source>a truth value</source>
        <translation>真值</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>a value of %1</source>
        <translation>%1 的值</translation>
    </message>
    <message>
        <source>with its constants written out, the specification becomes too large here</source>
        <translation>代入常量之后，规约在此处变得太大</translation>
    </message>
    <message>
        <source>constants refer to constants too deeply here</source>
        <translation>常量在此处相互引用过深</translation>
    </message>
    <message>
        <source>the constant &apos;%1&apos; refers to itself</source>
        <translation>常量“%1”引用了自身</translation>
    </message>
    <message>
        <source>%1 (in the constant &apos;%2&apos;, used in line %3)</source>
        <translation>%1（在常量“%2”中，用于第 %3 行）</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a function: it needs brackets with its arguments</source>
        <translation>“%1”是函数：需要带括号的实参</translation>
    </message>
    <message>
        <source>there is no variable or constant &apos;%1&apos; here</source>
        <translation>此处没有变量或常量“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%1 needs two arguments or more, not %n</source>
        <translation>
            <numerusform>%1 至少需要两个实参，而不是 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %2 arguments, not %n</source>
        <translation>
            <numerusform>%1 需要 %2 个实参，而不是 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;count&apos; is for vectors and queues, which are not part of this language</source>
        <translation>“count”用于向量和队列，而它们不属于此语言</translation>
    </message>
    <message>
        <source>there is no function &apos;%1&apos;</source>
        <translation>没有函数“%1”</translation>
    </message>
    <message>
        <source>%1 is needed here, not %2</source>
        <translation>此处需要%1，而不是%2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is declared in line %2 already</source>
        <translation>“%1”已在第 %2 行声明</translation>
    </message>
    <message>
        <source>there is a type &apos;%1&apos; already</source>
        <translation>已有类型“%1”</translation>
    </message>
    <message>
        <source>there is a function &apos;%1&apos; already</source>
        <translation>已有函数“%1”</translation>
    </message>
    <message numerus="yes">
        <source>the first row of the function has %n arguments, but this one has %1</source>
        <translation>
            <numerusform>函数的第一行有 %n 个实参，而这一行有 %1 个</numerusform>
        </translation>
    </message>
    <message>
        <source>the function has a row for this already</source>
        <translation>函数已有针对此情形的一行</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is one of %2, so it can&apos;t be %3</source>
        <translation>“%1”属于 %2，因此不能作为%3</translation>
    </message>
    <message>
        <source>this range is too large; the largest number in a range is %1</source>
        <translation>此范围太大；范围中的数最大为 %1</translation>
    </message>
    <message>
        <source>there is no type &apos;%1&apos;</source>
        <translation>没有类型“%1”</translation>
    </message>
    <message>
        <source>a whole number is needed here, not %1</source>
        <translation>此处需要整数，而不是 %1</translation>
    </message>
    <message>
        <source>the function &apos;%1&apos; has no row for %2</source>
        <translation>函数“%1”没有针对 %2 的一行</translation>
    </message>
    <message numerus="yes">
        <source>an expression can have at most %n operators in a row; use constants for its parts</source>
        <translation>
            <numerusform>一个表达式中最多可连续使用 %n 个运算符；请把其中部分写成常量</numerusform>
        </translation>
    </message>
    <message>
        <source>an expression (a number, a name, a function, ...)</source>
        <translation>表达式（数、名称、函数等）</translation>
    </message>
    <message>
        <source>a number can have at most 18 digits</source>
        <translation>一个数最多可有 18 位</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>queues are not part of this language; use a range, Bool or names</source>
        <translation>队列不属于此语言；请使用范围、Bool 或名称</translation>
    </message>
    <message>
        <source>a type (Bool, Nat, {1..6} or the name of one)</source>
        <translation>类型（Bool、Nat、{1..6} 或类型名）</translation>
    </message>
    <message>
        <source>the name of a parameter</source>
        <translation>参数名</translation>
    </message>
    <message>
        <source>a number becomes too large here (more than 18 digits)</source>
        <translation>此处有一个数太大（超过 18 位）</translation>
    </message>
    <message>
        <source>this divides by 0</source>
        <translation>此处除以 0</translation>
    </message>
    <message>
        <source>mod needs a number above 0 to divide by, not %1</source>
        <translation>mod 的除数必须大于 0，而不是 %1</translation>
    </message>
    <message>
        <source>&apos;init&apos; is missing: it says with which process and values the model begins, as in init X[0]</source>
        <translation>缺少“init”：它说明模型从哪个进程和哪些值开始，例如 init X[0]</translation>
    </message>
    <message>
        <source>the goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>there are no global variables in this language: make it a parameter of the process</source>
        <translation>此语言没有全局变量：请改为进程的参数</translation>
    </message>
    <message>
        <source>states have no rewards in this language: give the reward to an action, as in step @ 1 . X[]</source>
        <translation>此语言中状态没有奖励：请把奖励给予动作，例如 step @ 1 . X[]</translation>
    </message>
    <message>
        <source>a goal is an action in this language: let the process do an action where the condition holds, and write reach and its name</source>
        <translation>此语言中要达到的目标是动作：请让进程在条件成立时执行一个动作，并写 reach 和它的名称</translation>
    </message>
    <message>
        <source>a part of the specification (constant, type, function, a process, init, until, reach, hide, ...)</source>
        <translation>规约的一部分（constant、type、function、进程、init、until、reach、hide 等）</translation>
    </message>
    <message>
        <source>the name of a constant</source>
        <translation>常量名</translation>
    </message>
    <message>
        <source>the name of a type</source>
        <translation>类型名</translation>
    </message>
    <message>
        <source>the name of a value</source>
        <translation>值的名称</translation>
    </message>
    <message>
        <source>a range such as {1..6} or names such as (heads, tails)</source>
        <translation>范围如 {1..6}，或名称如 (heads, tails)</translation>
    </message>
    <message>
        <source>the name of a function</source>
        <translation>函数名</translation>
    </message>
    <message>
        <source>the name of a process</source>
        <translation>进程名</translation>
    </message>
    <message>
        <source>there is an &apos;init&apos; already</source>
        <translation>已有“init”</translation>
    </message>
    <message>
        <source>the name of an action</source>
        <translation>动作名</translation>
    </message>
    <message>
        <source>there is an &apos;until&apos; or &apos;reach&apos; already</source>
        <translation>已有“until”或“reach”</translation>
    </message>
    <message>
        <source>an until can name at most 400 actions</source>
        <translation>一个 until 最多可列出 400 个动作</translation>
    </message>
    <message>
        <source>an action (or true, &apos;!&apos;, brackets)</source>
        <translation>动作（或 true、“!”、括号）</translation>
    </message>
    <message>
        <source>a probability is from 0 to 1, not %1</source>
        <translation>概率须在 0 至 1 之间，而不是 %1</translation>
    </message>
    <message>
        <source>these probabilities sum to %1; they must sum to 1 exactly</source>
        <translation>这些概率之和为 %1；它们之和必须恰好为 1</translation>
    </message>
    <message>
        <source>over all values of &apos;%1&apos; this sums to %2; it must sum to 1 exactly</source>
        <translation>对“%1”的所有值求和得 %2；和必须恰好为 1</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; is defined in line %2 already</source>
        <translation>进程“%1”已在第 %2 行定义</translation>
    </message>
    <message>
        <source>there is a parameter &apos;%1&apos; already</source>
        <translation>已有参数“%1”</translation>
    </message>
    <message>
        <source>%1 has no values, so a parameter can&apos;t have this type</source>
        <translation>%1 没有任何值，因此参数不能使用它</translation>
    </message>
    <message>
        <source>there is no process &apos;%1&apos;</source>
        <translation>没有进程“%1”</translation>
    </message>
    <message>
        <source>each value is tried here, and %1 has too many; a range such as {1..6} is needed</source>
        <translation>此处要逐一尝试每个值，而 %1 的值太多；需要 {1..6} 这样的范围</translation>
    </message>
    <message>
        <source>%1 has no parameters: write %1[]</source>
        <translation>%1 没有参数：请写 %1[]</translation>
    </message>
    <message>
        <source>%1 needs one value for each parameter, as in %1[%2]: %3, not %4</source>
        <translation>%1 的每个参数需要一个值，如 %1[%2]：%3 个，而不是 %4 个</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; has no parameter &apos;%2&apos;</source>
        <translation>进程“%1”没有参数“%2”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has a value already</source>
        <translation>“%1”已有值</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs a value for its parameter &apos;%2&apos;: there is no value of that name here to keep</source>
        <translation>“%1”的参数“%2”需要一个值：此处没有同名的值可以沿用</translation>
    </message>
    <message>
        <source>tau is not a visible action, so it has no arguments</source>
        <translation>tau 不是可见动作，因此没有实参</translation>
    </message>
    <message>
        <source>init must give a value to &apos;%1&apos;</source>
        <translation>init 必须给出“%1”的值</translation>
    </message>
    <message>
        <source>too many processes begin with each other here</source>
        <translation>此处有太多进程互为开头</translation>
    </message>
    <message>
        <source>&apos;%1&apos; calls itself here without an action: write one and a &apos;.&apos; before it, as in step.%1[...]</source>
        <translation>“%1”在此处未经动作就调用自身：请在它之前写一个动作和“.”，例如 step.%1[...]</translation>
    </message>
    <message>
        <source>chance decides after an action: write one and a &apos;.&apos; before psum, as in roll.psum(...)</source>
        <translation>随机在动作之后决定：请在 psum 之前写一个动作和“.”，例如 roll.psum(...)</translation>
    </message>
    <message>
        <source>rates are not part of this language, which has no time: write an action and psum with probabilities instead</source>
        <translation>速率不属于此语言，因为它没有时间：请改写为动作和带概率的 psum</translation>
    </message>
    <message>
        <source>&apos;%1&apos; belongs in init or beside it, not in a process</source>
        <translation>“%1”应在 init 中或与它并列，而不在进程中</translation>
    </message>
    <message>
        <source>a process (an action, a name with [ ], sum, a condition, ...)</source>
        <translation>进程（动作、带 [ ] 的名称、sum、条件等）</translation>
    </message>
    <message>
        <source>the name of an action or a process</source>
        <translation>动作名或进程名</translation>
    </message>
    <message>
        <source>a &apos;.&apos; after an action, or a &apos;[&apos; after the name of a process</source>
        <translation>动作之后的“.”，或进程名之后的“[”</translation>
    </message>
    <message>
        <source>a &apos;.&apos; is expected here, after an action; if &apos;%1&apos; begins a condition, a &apos;=&gt;&apos; must follow it</source>
        <translation>动作之后此处应为“.”；如果“%1”是条件的开头，其后必须有“=&gt;”</translation>
    </message>
    <message>
        <source>an action&apos;s name can&apos;t end in &apos;%1&apos; in this language</source>
        <translation>此语言中动作名不能以“%1”结尾</translation>
    </message>
    <message>
        <source>a &apos;++&apos; and the next probability, or a &apos;)&apos;</source>
        <translation>“++”和下一个概率，或“)”</translation>
    </message>
    <message>
        <source>a &apos;)&apos;</source>
        <translation>“)”</translation>
    </message>
    <message>
        <source>a &apos;,&apos; and the probability of each value</source>
        <translation>“,”和每个值的概率</translation>
    </message>
    <message>
        <source>the name of a variable</source>
        <translation>变量名</translation>
    </message>
    <message>
        <source>a &apos;-&gt;&apos; after the probability (a choice inside psum needs brackets around it)</source>
        <translation>概率之后的“-&gt;”（psum 中的选择需要用括号括起）</translation>
    </message>
    <message>
        <source>no process does &apos;%1&apos;</source>
        <translation>没有进程执行“%1”</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; is never reached from init</source>
        <translation>从 init 永远到不了进程“%1”</translation>
    </message>
    <message>
        <source>the number of arguments of &apos;%1&apos; is %2 in the processes, not %3</source>
        <translation>“%1”在各进程中的实参个数为 %2，而不是 %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has %2 here and %3 elsewhere in the processes, which can&apos;t be told apart by a goal</source>
        <translation>“%1”在此处为 %2，在进程的其他地方为 %3，目标无法区分它们</translation>
    </message>
</context>
<context>
    <name>PredictBar</name>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>The branch will be searched</source>
        <translation>会搜索这个分支</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>The branch will be pruned</source>
        <translation>会略过这个分支</translation>
    </message>
    <message>
        <source>The value returned</source>
        <translation>回传的值</translation>
    </message>
    <message>
        <source>From the view of the side to move at this node. Press Enter to answer.</source>
        <translation>从该节点行棋方的角度；按 Enter 作答</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>作答</translation>
    </message>
    <message>
        <source>Answer with this value</source>
        <translation>这就是回传的值</translation>
    </message>
    <message>
        <source>Just show</source>
        <translation>直接显示</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Keep stepping. You will be asked before a value is returned or a branch is pruned.</source>
        <translation>继续走：数值回传或分支被略过之前会提问。</translation>
    </message>
    <message>
        <source>✓ Correct: %1. %2</source>
        <translation>✓ 正确：%1。%2</translation>
    </message>
    <message>
        <source>✗ Wrong: the answer is %1. %2</source>
        <translation>✗ 错误：答案是 %1。%2</translation>
    </message>
    <message>
        <source>Not answered: the answer is %1. %2</source>
        <translation>未答：答案是 %1。%2</translation>
    </message>
    <message>
        <source>There are no more questions.</source>
        <translation>没有更多问题了。</translation>
    </message>
    <message>
        <source>MAX wins</source>
        <translation>MAX 获胜</translation>
    </message>
    <message>
        <source>MAX wins, however long it takes</source>
        <translation>MAX 获胜，不论要走多少步</translation>
    </message>
    <message>
        <source>MIN wins</source>
        <translation>MIN 获胜</translation>
    </message>
    <message>
        <source>MIN wins, however long it takes</source>
        <translation>MIN 获胜，不论要走多少步</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>Yes (Y)</source>
        <translation>是 (Y)</translation>
    </message>
    <message>
        <source>No (X)</source>
        <translation>否 (X)</translation>
    </message>
    <message>
        <source>Just show (↓)</source>
        <translation>直接显示 (↓)</translation>
    </message>
    <message>
        <source>Type a number first, or choose “Just show”.</source>
        <translation>先输入一个数，或点“直接显示”。</translation>
    </message>
    <message>
        <source>✓ Yes. %1 %2</source>
        <translation>✓ 对。%1 %2</translation>
    </message>
    <message>
        <source>Show the answer. The question counts as skipped.</source>
        <translation>显示答案。这个问题算作跳过。</translation>
    </message>
    <message>
        <source>Keep stepping. You will be asked before a value is returned.</source>
        <translation>继续走：数值回传之前会提问。</translation>
    </message>
    <message>
        <source>✓ %1 right, ✗ %2 wrong, ○ %3 skipped</source>
        <translation>✓ 对 %1，✗ 错 %2，○ 跳过 %3</translation>
    </message>
</context>
<context>
    <name>Prediction</name>
    <message>
        <source>What value does this node return?</source>
        <translation>这里回传的是什么？</translation>
    </message>
    <message>
        <source>Will branch %1 be searched?</source>
        <translation>会搜索分支 %1 吗？</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>No move is better than alpha %1.</source>
        <translation>没有哪一着比 alpha %1 更好。</translation>
    </message>
    <message>
        <source>Move %1 is enough: it reaches beta %2.</source>
        <translation>第 %1 着就够了：它达到了 beta %2。</translation>
    </message>
    <message>
        <source>Move %1 is the best.</source>
        <translation>第 %1 着最好。</translation>
    </message>
    <message>
        <source>There is no beta here yet: any move may still be better.</source>
        <translation>这里还没有 beta：每一着都还可能更好。</translation>
    </message>
    <message>
        <source>Alpha %1 is less than beta %2: a better move may still count.</source>
        <translation>alpha %1 小于 beta %2：更好的一着仍然可能起作用。</translation>
    </message>
    <message>
        <source>No move is better for MIN than beta %1.</source>
        <translation>对 MIN 来说，没有哪一着比 beta %1 更好。</translation>
    </message>
    <message>
        <source>Move %1 is enough: it reaches alpha %2.</source>
        <translation>第 %1 着就够了：它达到了 alpha %2。</translation>
    </message>
    <message>
        <source>What value does this node return, as MAX sees it?</source>
        <translation>从 MAX 看，这个节点回传什么值？</translation>
    </message>
    <message>
        <source>What value does this node return, as MIN sees it?</source>
        <translation>从 MIN 看，这个节点回传什么值？</translation>
    </message>
    <message>
        <source>There is no alpha here yet: any move may still be better.</source>
        <translation>这里还没有 alpha：每一着都还可能更好。</translation>
    </message>
    <message>
        <source>MIN itself would write %1.</source>
        <translation>MIN 自己会写 %1。</translation>
    </message>
    <message>
        <source>That is how MIN itself writes it. MAX writes %1.</source>
        <translation>那是 MIN 自己的写法。MAX 写 %1。</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Hints</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外观(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Files and language</source>
        <translation>文件和语言(&amp;F)</translation>
    </message>
    <message>
        <source>Falling &amp;discs:</source>
        <translation>棋子下落(&amp;D)：</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Shortest thinking time</source>
        <translation>最短思考时间</translation>
    </message>
    <message>
        <source>Shortest &amp;thinking time:</source>
        <translation>最短思考时间(&amp;T)：</translation>
    </message>
    <message>
        <source>Pause between engine moves</source>
        <translation>引擎走子的间隔</translation>
    </message>
    <message>
        <source>When engines play against each other</source>
        <translation>引擎相互对弈时</translation>
    </message>
    <message>
        <source>&amp;Pause between engine moves:</source>
        <translation>引擎走子的间隔(&amp;P)：</translation>
    </message>
    <message>
        <source>Choose your opponent, its strength and who starts</source>
        <translation>对手、棋力以及谁先走</translation>
    </message>
    <message>
        <source>Hints from the e&amp;xact solver, within a second</source>
        <translation>由精确求解器在一秒内给出提示(&amp;X)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>&amp;Window:</source>
        <translation>窗口(&amp;W)：</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>&amp;Discs:</source>
        <translation>棋子(&amp;D)：</translation>
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation>色盲友好</translation>
    </message>
    <message>
        <source>Classic red and yellow</source>
        <translation>经典红黄</translation>
    </message>
    <message>
        <source>High contrast (including the window)</source>
        <translation>高对比度（包括窗口）</translation>
    </message>
    <message>
        <source>C&amp;olumn scores:</source>
        <translation>各列评分(&amp;O)：</translation>
    </message>
    <message>
        <source>The solver&apos;s score (+7)</source>
        <translation>求解器的评分（+7）</translation>
    </message>
    <message>
        <source>Moves to the end (W7)</source>
        <translation>到终局的步数（胜7）</translation>
    </message>
    <message>
        <source>Words (wins in 7)</source>
        <translation>文字（7 步获胜）</translation>
    </message>
    <message>
        <source>&amp;Shapes on the discs</source>
        <translation>棋子图形(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Coordinates beside the board</source>
        <translation>棋盘旁的坐标(&amp;C)</translation>
    </message>
    <message>
        <source>Column letters and row numbers</source>
        <translation>列的字母和行的数字</translation>
    </message>
    <message>
        <source>Flip the &amp;board</source>
        <translation>翻转棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Logarithmic axis in the charts</source>
        <translation>图表使用对数坐标轴(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>语言(&amp;L)：</translation>
    </message>
    <message>
        <source>Keep &amp;every game in My games</source>
        <translation>每局都保存到“我的对局”(&amp;E)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>size of texts</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>&amp;Text size:</source>
        <translation>文字大小(&amp;T)：</translation>
    </message>
    <message>
        <source>Faster engines wait this long, so you can follow the game</source>
        <translation>更快的引擎也会等这么久，方便你跟上对局</translation>
    </message>
    <message>
        <source>Show the start page at start&amp;up</source>
        <translation>启动时显示开始页(&amp;U)</translation>
    </message>
    <message>
        <source>Show a de&amp;mo on the start page</source>
        <translation>在开始页上演示对局(&amp;M)</translation>
    </message>
    <message>
        <source>Two opponents play while nobody uses the program</source>
        <translation>没人操作时，两个对手自己下</translation>
    </message>
    <message>
        <source>First where to look, then the column, then the next moves</source>
        <translation>先提示看哪里，再给出列，然后给出后续着法</translation>
    </message>
    <message>
        <source>&amp;Material:</source>
        <translation>材质(&amp;M)：</translation>
    </message>
    <message>
        <source>Plastic</source>
        <translation>塑料</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>木质</translation>
    </message>
    <message>
        <source>Glass</source>
        <translation>玻璃</translation>
    </message>
    <message>
        <source>Size of all text in the program</source>
        <translation>程序中所有文字的大小</translation>
    </message>
    <message>
        <source>Mark discs with a star or ring, for colour-blind players</source>
        <translation>用星形或圆环标记棋子，方便色盲玩家</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>从对面看棋盘</translation>
    </message>
    <message>
        <source>Each step up is ten times more</source>
        <translation>每上一级是原来的十倍</translation>
    </message>
    <message>
        <source>&amp;Save the game after every move</source>
        <translation>每走一步就保存对局(&amp;S)</translation>
    </message>
    <message>
        <source>After a crash, your game is back the next time you start</source>
        <translation>即使程序崩溃，下次启动时对局还在</translation>
    </message>
    <message>
        <source>Kept on this computer only. You never have to save a game.</source>
        <translation>只保存在这台电脑上。你不必自己保存对局。</translation>
    </message>
    <message>
        <source>Ask before closing an &amp;unsaved game</source>
        <translation>关闭未保存的对局前询问(&amp;U)</translation>
    </message>
    <message>
        <source>Before you start a new game, open a file or quit</source>
        <translation>开始新对局、打开文件或退出之前</translation>
    </message>
    <message>
        <source>Without the exact solver, hints come from this engine. It tries to search deeper than your opponent.</source>
        <translation>没有精确求解器时，提示来自这个引擎。它会尽量比你的对手搜索得更深。</translation>
    </message>
</context>
<context>
    <name>PresenterActions</name>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Left, Page Up</source>
        <translation>左、Page Up</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Right, Page Down, Space</source>
        <translation>右、Page Down、空格</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>黑屏</translation>
    </message>
    <message>
        <source>Blank the students&apos; screen, so they look at you</source>
        <translation>学生的屏幕上什么也不显示，让他们看着你</translation>
    </message>
    <message>
        <source>B, full stop</source>
        <translation>B、句点</translation>
    </message>
    <message>
        <source>Dark or light</source>
        <translation>深色或浅色</translation>
    </message>
    <message>
        <source>Use light text on black for a dark room, or black on white</source>
        <translation>暗室用黑底浅字，或用白底黑字</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Esc, F11</source>
        <translation>Esc、F11</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Show or hide the settings of this page</source>
        <translation>显示或隐藏此页的设置</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Scroll back in this step, then go to the previous step. In a tree, Up goes back one event.</source>
        <translation>在本步骤中向上滚动，然后到上一步。在树中，按向上键后退一个事件。</translation>
    </message>
    <message>
        <source>Show the answer to an open question, scroll down in this step, then go to the next step. In a tree, Down goes forward one event.</source>
        <translation>显示未完成问题的答案，在本步骤中向下滚动，然后到下一步。在树中，按向下键前进一个事件。</translation>
    </message>
    <message>
        <source>Settings (C)</source>
        <translation>设置 (C)</translation>
    </message>
    <message>
        <source>Page Down: next · Page Up: back · ↓ ↑: through a tree · B: blank · I: dark or light · S: spotlight · C: settings of a page · Esc: leave</source>
        <translation>Page Down：下一步 · Page Up：返回 · ↓ ↑：在树中行走 · B：黑屏 · I：深色或浅色 · S：聚光灯 · C：页面设置 · Esc：退出</translation>
    </message>
</context>
<context>
    <name>PrismFile</name>
    <message>
        <source>Exported to PRISM, this model has more than %1 commands. Reduce it first, or choose smaller types for its sums.</source>
        <translation>此模型导出为 PRISM 时命令超过 %1 条。请先约简，或为其中的求和选择更小的类型。</translation>
    </message>
</context>
<context>
    <name>Process</name>
    <message>
        <source>A multi-action of %1 actions has too many parts</source>
        <translation>含 %1 个动作的多重动作组成部分太多</translation>
    </message>
    <message>
        <source>allow lists too many multi-actions</source>
        <translation>allow 列出了太多多重动作</translation>
    </message>
    <message>
        <source>this process grows without end, or has more than %L1 states on its own</source>
        <translation>此进程无限增长，或单独就有多于 %L1 个状态</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>no arguments</source>
        <translation>无实参</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is renamed twice</source>
        <translation>“%1”被重命名两次</translation>
    </message>
    <message>
        <source>&apos;%1&apos; communicates in two ways; only one is allowed</source>
        <translation>“%1”以两种方式通信；只允许一种</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is both the result of a communication and part of one; give it another name</source>
        <translation>“%1”既是一个通信的结果，又参与另一个通信；请给它另取名称</translation>
    </message>
    <message>
        <source>there is no action &apos;%1&apos;</source>
        <translation>没有动作“%1”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos; take different arguments (%3 and %4); they must be the same</source>
        <translation>“%1”与“%2”的实参不同（%3 和 %4）；它们必须相同</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a process; only actions can happen at once, with a &apos;|&apos; between them</source>
        <translation>“%1”是进程；只有动作才能同时发生，之间用“|”分隔</translation>
    </message>
    <message>
        <source>&apos;||&apos; can only be used in &apos;init&apos;, inside allow, comm, hide, block and rename</source>
        <translation>“||”只能用在“init”中，位于 allow、comm、hide、block 和 rename 之内</translation>
    </message>
    <message>
        <source>allow, comm, hide, block and rename can only be used in &apos;init&apos;, around all of it</source>
        <translation>allow、comm、hide、block 和 rename 只能用在“init”中，并包住其全部内容</translation>
    </message>
    <message>
        <source>the action &apos;%1&apos; is written without brackets where it takes no arguments</source>
        <translation>动作“%1”没有实参时不写括号</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is an action, whose arguments have no names</source>
        <translation>“%1”是动作，其实参没有名称</translation>
    </message>
    <message numerus="yes">
        <source>the action &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>动作“%1”需要 %n 个实参</numerusform>
        </translation>
    </message>
    <message>
        <source>, not %1</source>
        <translation>，而不是 %1 个</translation>
    </message>
    <message numerus="yes">
        <source>the process &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>进程“%1”需要 %n 个实参</numerusform>
        </translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; has no parameter &apos;%2&apos;</source>
        <translation>进程“%1”没有参数“%2”</translation>
    </message>
    <message>
        <source>the parameter &apos;%1&apos; is set twice</source>
        <translation>参数“%1”被设置两次</translation>
    </message>
    <message>
        <source>the parameter &apos;%1&apos; of the process &apos;%2&apos; has no value here; write %1 = ...</source>
        <translation>进程“%2”的参数“%1”在此处没有值；请写 %1 = ...</translation>
    </message>
    <message>
        <source>there is no action or process &apos;%1&apos;</source>
        <translation>没有动作或进程“%1”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is declared twice</source>
        <translation>“%1”被声明两次</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; calls itself before an action happens; an action must stand before the call</source>
        <translation>进程“%1”在动作发生之前调用了自身；调用之前必须有动作</translation>
    </message>
    <message>
        <source>processes call one another too deeply before an action happens</source>
        <translation>在动作发生之前，进程相互调用过深</translation>
    </message>
    <message>
        <source>In one state the processes can combine their steps in too many ways. An allow with few multi-actions limits that</source>
        <translation>在某一状态中，各进程的步骤可有太多种组合。用只含少数多重动作的 allow 可以加以限制</translation>
    </message>
    <message>
        <source>nothing determines &apos;%1&apos; in this sum: a condition must bound it, or allow must exclude the action that does not communicate</source>
        <translation>没有任何内容确定此 sum 的“%1”：必须有条件限制它，或者 allow 必须排除不参与通信的那个动作</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not part of this language</source>
        <translation>“%1”不属于此语言</translation>
    </message>
    <message>
        <source>a process (an action, a name, sum, a condition, ...)</source>
        <translation>进程（动作、名称、sum、条件等）</translation>
    </message>
    <message>
        <source>the name of an action or a process</source>
        <translation>动作名或进程名</translation>
    </message>
    <message>
        <source>the name of a parameter</source>
        <translation>参数名</translation>
    </message>
    <message>
        <source>a &apos;,&apos; or a &apos;}&apos;</source>
        <translation>“,”或“}”</translation>
    </message>
    <message>
        <source>the name of an action</source>
        <translation>动作名</translation>
    </message>
    <message>
        <source>a &apos;|&apos; and what it communicates with, as in a|b -&gt; c,</source>
        <translation>“|”及与之通信的动作，例如 a|b -&gt; c,</translation>
    </message>
    <message>
        <source>this never happens, as no process does &apos;%1&apos;</source>
        <translation>这永远不会发生，因为没有进程执行“%1”</translation>
    </message>
    <message>
        <source>this never happens, as one process alone does all of these actions</source>
        <translation>这永远不会发生，因为所有这些动作都由同一个进程执行</translation>
    </message>
    <message>
        <source>&apos;%1&apos; never happens, as allow lists neither it nor anything it communicates to</source>
        <translation>“%1”永远不会发生，因为 allow 既没有列出它，也没有列出它通信所得的动作</translation>
    </message>
    <message>
        <source>the process ends here, which is a step &apos;Terminate&apos; in mCRL2; write &apos;. delta&apos; if it just has nothing more to do</source>
        <translation>进程在此结束，这在 mCRL2 中是一个“Terminate”步骤；若只是无事可做，请写“. delta”</translation>
    </message>
    <message>
        <source>the name of a process</source>
        <translation>进程名</translation>
    </message>
    <message>
        <source>there is an &apos;init&apos; already</source>
        <translation>已有“init”</translation>
    </message>
    <message>
        <source>a section (sort, map, var, eqn, act, proc or init)</source>
        <translation>一个部分（sort、map、var、eqn、act、proc 或 init）</translation>
    </message>
    <message>
        <source>&apos;init&apos; is missing: it says with which process the model begins</source>
        <translation>缺少“init”：它说明模型从哪个进程开始</translation>
    </message>
    <message>
        <source>&apos;sum %1: %2&apos; has infinitely many values to try; a condition must bound it, as in sum %1: %2. (%3) -&gt; ..., or a communicating action must have %1 alone as an argument</source>
        <translation>“sum %1: %2”有无穷多个值要尝试；必须有条件加以限制，例如 sum %1: %2. (%3) -&gt; ...，或者参与通信的动作必须单独以 %1 为实参</translation>
    </message>
    <message>
        <source>a process has more than %L1 steps to choose from</source>
        <translation>进程可选的步骤多于 %L1 个</translation>
    </message>
    <message>
        <source>a &apos;|&apos; can stand between actions only, as in a|b(1)</source>
        <translation>“|”只能出现在动作之间，如 a|b(1)</translation>
    </message>
</context>
<context>
    <name>ProfileSamples</name>
    <message>
        <source>Line %1 of the samples is &quot;%2&quot;, but must be an address in hexadecimal digits.</source>
        <translation>采样的第 %1 行是“%2”，但必须是十六进制地址。</translation>
    </message>
</context>
<context>
    <name>ProgramFile</name>
    <message>
        <source>%1 must have texts alone.</source>
        <translation>%1 只能包含文本。</translation>
    </message>
    <message>
        <source>The file of programs &apos;%1&apos;: %2</source>
        <translation>程序文件“%1”：%2</translation>
    </message>
    <message>
        <source>It was written by a newer version of this program: its version is %1, and %2 is the newest that can be read.</source>
        <translation>它由本程序的更新版本写出：其版本为 %1，能读取的最新版本为 %2。</translation>
    </message>
    <message>
        <source>The file of programs &apos;%1&apos; can&apos;t be read: %2.</source>
        <translation>无法读取程序文件“%1”：%2。</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; can&apos;t be made.</source>
        <translation>无法创建文件夹“%1”。</translation>
    </message>
    <message>
        <source>The file of programs &apos;%1&apos; can&apos;t be written: %2.</source>
        <translation>无法写入程序文件“%1”：%2。</translation>
    </message>
</context>
<context>
    <name>ProgramForm</name>
    <message>
        <source>Last test</source>
        <translation>上次测试</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>What it is called wherever engines are chosen</source>
        <translation>在所有可选引擎之处显示的名称</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>协议</translation>
    </message>
    <message>
        <source>How it is asked for its moves</source>
        <translation>向它索取着法的方式</translation>
    </message>
    <message>
        <source>Pr&amp;otocol:</source>
        <translation>协议(&amp;O)：</translation>
    </message>
    <message>
        <source>Comman&amp;d:</source>
        <translation>命令(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>Browse for the command</source>
        <translation>浏览命令</translation>
    </message>
    <message>
        <source>The program&apos;s file, or a name in PATH</source>
        <translation>程序的文件，或 PATH 中的名称</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Separated by blanks; one with blanks stands in quotation marks. There is no shell.</source>
        <translation>以空格分隔；含空格的参数放在引号内。不经过 shell。</translation>
    </message>
    <message>
        <source>Arg&amp;uments:</source>
        <translation>参数(&amp;U)：</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>文件夹(&amp;F)：</translation>
    </message>
    <message>
        <source>Bro&amp;wse…</source>
        <translation>浏览(&amp;W)…</translation>
    </message>
    <message>
        <source>Browse for the folder</source>
        <translation>浏览文件夹</translation>
    </message>
    <message>
        <source>Where it runs</source>
        <translation>程序在哪里运行</translation>
    </message>
    <message>
        <source>The folder of its file</source>
        <translation>其文件所在的文件夹</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>标准错误输出</translation>
    </message>
    <message>
        <source>It has written nothing.</source>
        <translation>它没有写任何内容。</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>选择程序</translation>
    </message>
    <message>
        <source>Choose the folder in which it runs</source>
        <translation>选择程序运行的文件夹</translation>
    </message>
    <message>
        <source>It was not tested yet.</source>
        <translation>尚未测试。</translation>
    </message>
</context>
<context>
    <name>ProgramGuess</name>
    <message>
        <source>&quot;%1&quot; is run by %2, which is not installed: install it, or choose a program that runs by itself.</source>
        <translation>“%1”由 %2 运行，而后者没有安装：请安装它，或选择能独立运行的程序。</translation>
    </message>
    <message>
        <source>There is no file &quot;%1&quot;: choose the program&apos;s file, or write a name that is in PATH.</source>
        <translation>没有文件“%1”：请选择程序的文件，或写出 PATH 中的名称。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no file: choose the program&apos;s file in it.</source>
        <translation>“%1”不是文件：请选择其中的程序文件。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; may not be read: give yourself the permission to read it.</source>
        <translation>“%1”不可读：请给自己授予读取权限。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is source text: compile it, and choose the program that the compiler writes.</source>
        <translation>“%1”是源代码：请编译它，然后选择编译器生成的程序。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no permission to run: give it with &quot;chmod +x %2&quot;, or choose another file.</source>
        <translation>“%1”没有执行权限：请用“chmod +x %2”授予，或选择其他文件。</translation>
    </message>
</context>
<context>
    <name>ProgramLimitsForm</name>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Until read&amp;y:</source>
        <translation>就绪时限(&amp;Y)：</translation>
    </message>
    <message>
        <source>From its start until it says that it is ready</source>
        <translation>从启动到它报告就绪为止</translation>
    </message>
    <message>
        <source>For a mo&amp;ve:</source>
        <translation>每步用时(&amp;V)：</translation>
    </message>
    <message>
        <source>In games that give it neither a time nor a clock</source>
        <translation>用于既没有给定用时也不计时的对局</translation>
    </message>
    <message>
        <source>Mar&amp;gin:</source>
        <translation>宽限(&amp;G)：</translation>
    </message>
    <message>
        <source>Beyond a move&apos;s time, before it counts as too late</source>
        <translation>超出一步的用时多少才算超时</translation>
    </message>
    <message>
        <source>Ended when s&amp;ilent for:</source>
        <translation>无响应多久后结束(&amp;I)：</translation>
    </message>
    <message>
        <source>Beyond a move&apos;s time</source>
        <translation>从一步的用时用完后算起</translation>
    </message>
    <message>
        <source>Do not &amp;trust it</source>
        <translation>不信任它(&amp;T)</translation>
    </message>
    <message>
        <source>Limits memory and processor, for programs of people who are learning or not known</source>
        <translation>限制内存和处理器，用于初学者或来历不明者的程序</translation>
    </message>
    <message>
        <source>&amp;Memory:</source>
        <translation>内存(&amp;M)：</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Of the whole program, from its start on</source>
        <translation>整个程序的用量，从启动时起</translation>
    </message>
    <message>
        <source>Processor &amp;limit:</source>
        <translation>处理器时限(&amp;L)：</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Time of the processor in one run of the program</source>
        <translation>程序运行一次所用的处理器时间</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>无限制</translation>
    </message>
</context>
<context>
    <name>ProgramNews</name>
    <message>
        <source>The program %1 is called %2 now.</source>
        <translation>程序 %1 现在名为 %2。</translation>
    </message>
    <message>
        <source>There is no engine and no program called %1 any more. %2 takes its place.</source>
        <translation>已没有名为 %1 的引擎或程序，由 %2 代替。</translation>
    </message>
</context>
<context>
    <name>ProgramOptionsForm</name>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置 %1</translation>
    </message>
    <message>
        <source>As the program has it</source>
        <translation>程序的默认值</translation>
    </message>
    <message>
        <source>As the program has it: %1</source>
        <translation>程序的默认值：%1</translation>
    </message>
    <message>
        <source>At each start</source>
        <translation>每次启动时</translation>
    </message>
    <message>
        <source>While it is down, the program gets it whenever it starts</source>
        <translation>按下后，程序每次启动时都会收到它</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>已更改</translation>
    </message>
</context>
<context>
    <name>ProgramTable</name>
    <message>
        <source>A program of others, asked by the protocol %1: %2</source>
        <translation>外部程序，以 %1 协议通信：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can&apos;t be a program&apos;s name: it has 1 to %2 letters, digits, blanks and signs, no comma, colon or quotation mark, and no blank at either end.</source>
        <translation>“%1”不能作为程序名：名称须有 1 到 %2 个文字、数字、空格或符号，不含逗号、冒号和引号，首尾不能是空格。</translation>
    </message>
    <message>
        <source>There is an engine or a program called &quot;%1&quot; already.</source>
        <translation>已经有名为“%1”的引擎或程序。</translation>
    </message>
</context>
<context>
    <name>ProgramTrial</name>
    <message>
        <source>It answers &quot;uci&quot; with &quot;uciok&quot; and &quot;isready&quot; with &quot;readyok&quot;, each in a line of its own, within %1 of its start.</source>
        <translation>它应在启动后 %1 之内用“uciok”回答“uci”，用“readyok”回答“isready”，各占一行。</translation>
    </message>
    <message>
        <source>It starts within %1.</source>
        <translation>它应在 %1 之内启动。</translation>
    </message>
    <message>
        <source>Its function returns a column that is not full, 0 to 6.</source>
        <translation>它的函数应返回一个没满的列，0 到 6。</translation>
    </message>
    <message>
        <source>It answers with a line such as &quot;%1&quot;, and sends it at once: many languages keep what is written until they are told to flush it.</source>
        <translation>它应以“%1”这样的一行回答，并立即发出：许多语言会缓存所写的内容，直到要求它们刷新。</translation>
    </message>
    <message>
        <source>The command is a program&apos;s file with the permission to run, or a name in PATH.</source>
        <translation>命令应是有执行权限的程序文件，或 PATH 中的名称。</translation>
    </message>
    <message>
        <source>Its option UCI_Variant has the choice &quot;cfour&quot;. Where it learns variants from a file, set the option VariantPath.</source>
        <translation>它的选项 UCI_Variant 应有“cfour”一项。如果它从文件读取变体，请设置选项 VariantPath。</translation>
    </message>
    <message>
        <source>It has %1 for a move here: give it longer, or let it search less.</source>
        <translation>这里每步有 %1：请给它更多时间，或让它少搜索一些。</translation>
    </message>
    <message>
        <source>A few lines for a move are enough; what is for you to read goes to standard error.</source>
        <translation>一步写几行就够了；供你阅读的内容应写到标准错误输出。</translation>
    </message>
    <message>
        <source>What it wrote to standard error may say why. It runs until it is told to quit, or its input ends.</source>
        <translation>它写到标准错误输出的内容可能说明原因。它应一直运行，直到要求它退出或其输入结束。</translation>
    </message>
    <message>
        <source>Allow it more of the processor, or let it search less.</source>
        <translation>请允许它使用更多处理器时间，或让它少搜索一些。</translation>
    </message>
    <message>
        <source>It was ready in %1 and played %2 in %3.</source>
        <translation>它用 %1 就绪，并用 %3 走出 %2。</translation>
    </message>
    <message>
        <source>It calls itself &quot;%1&quot;, was ready in %2 and played %3 in %4.</source>
        <translation>它自称“%1”，用 %2 就绪，并用 %4 走出 %3。</translation>
    </message>
    <message>
        <source>It calls itself &quot;%1&quot;, by %2, was ready in %3 and played %4 in %5.</source>
        <translation>它自称“%1”，作者 %2，用 %3 就绪，并用 %5 走出 %4。</translation>
    </message>
    <message>
        <source>The test failed: %1. %2</source>
        <comment>why a program failed, and what would be right</comment>
        <translation>测试失败：%1。%2</translation>
    </message>
</context>
<context>
    <name>ProgramVersion</name>
    <message>
        <source>The file of the program &quot;%1&quot;, &apos;%2&apos;, can&apos;t be read: %3.</source>
        <translation>无法读取程序“%1”的文件“%2”：%3。</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>没有这个文件</translation>
    </message>
</context>
<context>
    <name>ProgramsDialog</name>
    <message>
        <source>Programs</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Bring the program back</source>
        <translation>恢复该程序</translation>
    </message>
    <message>
        <source>There are no programs yet. Add a program&apos;s file, or drop it here: then it plays and analyses wherever an engine can be chosen.</source>
        <translation>还没有程序。添加程序的文件，或把它拖到这里：之后凡是能选择引擎的地方，都可以用它对弈和分析。</translation>
    </message>
    <message>
        <source>It is being tested, for %1 at most.</source>
        <translation>正在测试，最多需要 %1。</translation>
    </message>
    <message>
        <source>It was changed since its last test.</source>
        <translation>上次测试之后它已更改。</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>添加程序</translation>
    </message>
    <message>
        <source>Remove a program</source>
        <translation>移除程序</translation>
    </message>
    <message>
        <source>Remove &quot;%1&quot; from the programs? Its file stays where it is.</source>
        <translation>从程序中移除“%1”？其文件保留在原处。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is removed.</source>
        <translation>已移除“%1”。</translation>
    </message>
    <message>
        <source>Name of a program</source>
        <translation>程序的名称</translation>
    </message>
    <message>
        <source>%1 Without another one it is called &quot;%2&quot; as before.</source>
        <translation>%1 若不另取名称，它仍名为“%2”。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>%1 What you have edited would be lost.</source>
        <translation>%1 你所做的编辑将会丢失。</translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>仍然关闭</translation>
    </message>
</context>
<context>
    <name>ProgramsList</name>
    <message>
        <source>Programs</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>添加(&amp;A)…</translation>
    </message>
    <message>
        <source>Choose a program&apos;s file, or drop it here</source>
        <translation>选择程序的文件，或把它拖到这里</translation>
    </message>
    <message>
        <source>Du&amp;plicate</source>
        <translation>复制(&amp;P)</translation>
    </message>
    <message>
        <source>The same program once more, to be changed</source>
        <translation>再添加一份同样的程序，供你修改</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Take it off the list; its file stays</source>
        <translation>从列表中移除；其文件保留</translation>
    </message>
    <message>
        <source>T&amp;est</source>
        <translation>测试(&amp;E)</translation>
    </message>
    <message>
        <source>Start it and ask for the first move of a game</source>
        <translation>启动它，让它走一局的第一着</translation>
    </message>
    <message>
        <source>&amp;Stop test</source>
        <translation>停止测试(&amp;S)</translation>
    </message>
    <message>
        <source>End the test and the program</source>
        <translation>结束测试和程序</translation>
    </message>
</context>
<context>
    <name>ProgramsModel</name>
    <message>
        <source>Wrong name</source>
        <translation>名称有误</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>正在测试…</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>未测试</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>能下棋</translation>
    </message>
    <message>
        <source>Counted from 1: a file that is saved anew is another</source>
        <translation>从 1 开始计：文件重新保存后即为另一版本</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>协议</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>PropertiesView</name>
    <message>
        <source>as published</source>
        <translation>发表时的原样</translation>
    </message>
    <message>
        <source>repaired</source>
        <translation>修正版</translation>
    </message>
    <message>
        <source>property</source>
        <translation>性质</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Formulas and their verdicts</source>
        <translation>公式及其判定</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>检验的进度</translation>
    </message>
    <message>
        <source>Check all</source>
        <translation>全部检验</translation>
    </message>
    <message>
        <source>Check every formula in the explored system</source>
        <translation>在已探索的系统中检验每个公式</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检验</translation>
    </message>
    <message>
        <source>Check the selected formula</source>
        <translation>检验所选的公式</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the check and keep the results so far</source>
        <translation>停止检验，保留目前的结果</translation>
    </message>
    <message>
        <source>Your own formula</source>
        <translation>你自己的公式</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>自拟</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>● true (vacuous)</source>
        <translation>● 真（空真）</translation>
    </message>
    <message>
        <source>%1: %2 pairs of subformula and state examined, %3 of them open; %4 MiB</source>
        <translation>%1：已查看 %2 个子公式与状态的组合，其中 %3 个未定；%4 MiB</translation>
    </message>
    <message>
        <source>▲ error</source>
        <translation>▲ 错误</translation>
    </message>
    <message>
        <source>The formula in plain words</source>
        <translation>公式的文字说明</translation>
    </message>
    <message>
        <source>Make it yours</source>
        <translation>改为自拟</translation>
    </message>
    <message>
        <source>Start your own formula from this text</source>
        <translation>以此文本为起点，写你自己的公式</translation>
    </message>
    <message>
        <source>Show the path</source>
        <translation>显示路径</translation>
    </message>
    <message>
        <source>Show the path for this verdict in the System picture</source>
        <translation>在系统图中显示说明这一判定的路径</translation>
    </message>
    <message>
        <source>Colour the system</source>
        <translation>为系统着色</translation>
    </message>
    <message>
        <source>Show where the formula holds and fails in the System picture</source>
        <translation>在系统图中显示公式在何处成立、何处不成立</translation>
    </message>
    <message>
        <source>Play the formula…</source>
        <translation>公式对局…</translation>
    </message>
    <message>
        <source>Play the formula as a game: you take one side, the program the other</source>
        <translation>把公式当作对局：你扮演一方，程序扮演另一方</translation>
    </message>
    <message>
        <source>Press Run to explore the model first.</source>
        <translation>请先点“运行”探索模型。</translation>
    </message>
    <message>
        <source>Only part of the system is known, and what holds there may fail elsewhere. Press Run to explore the whole system before checking.</source>
        <translation>系统只探索了一部分，在那里成立的，别处未必成立。检验之前请点“运行”探索整个系统。</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>尚未检验。</translation>
    </message>
</context>
<context>
    <name>PropertyForm</name>
    <message>
        <source>Fractions</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Choose a question about the model</source>
        <translation>选择关于模型的问题</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>性质</translation>
    </message>
    <message>
        <source>Enter Pmin or Pmax for a probability, Rmin or Rmax for an expected reward. Then name the goal, such as broke(1) or until [bet U broke]. Without a goal, the one in the model&apos;s text is used. Rmax{bet} counts bets.</source>
        <translation>求概率输入 Pmin 或 Pmax，求期望奖励输入 Rmin 或 Rmax，然后写明目标，例如 broke(1) 或 until [bet U broke]。不写目标时采用模型文本中的目标。Rmax{bet} 统计下注次数。</translation>
    </message>
    <message>
        <source>Pmax</source>
        <translation>Pmax</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Largest relative gap allowed between the lower and the upper bound</source>
        <translation>上下界之间允许的最大相对差距</translation>
    </message>
    <message>
        <source>Calculate in fractions, without rounding. For small models</source>
        <translation>用分数计算，不作任何舍入；适用于小模型</translation>
    </message>
    <message>
        <source>Question:</source>
        <translation>问题：</translation>
    </message>
    <message>
        <source>Precision:</source>
        <translation>精度：</translation>
    </message>
    <message>
        <source>Enter a property</source>
        <translation>输入性质</translation>
    </message>
    <message>
        <source>Property:</source>
        <translation>性质：</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>所有问题</translation>
    </message>
</context>
<context>
    <name>Provenance</name>
    <message>
        <source>Parallel search of the full tree</source>
        <translation>完整树的并行搜索</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>工作线程</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>重复次数</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Disturbed</source>
        <translation>受干扰</translation>
    </message>
    <message>
        <source>something else ran at the same time</source>
        <translation>同时还运行着别的任务</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an engine and its settings</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message numerus="yes">
        <source>Ladder of %n engine(s)</source>
        <translation>
            <numerusform>%n 个引擎的等级赛</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning odds against imperfect play</source>
        <translation>对不完美下法的胜算</translation>
    </message>
    <message>
        <source>Games fitted</source>
        <translation>用于拟合的对局</translation>
    </message>
    <message>
        <source>Games held out</source>
        <translation>留作检验的对局</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>0 to %1 random plies</source>
        <translation>0 至 %1 手随机着法</translation>
    </message>
    <message>
        <source>the times of %1 of %2 games, by other work in the program</source>
        <translation>%2 局中 %1 局的用时，受程序的其他工作影响</translation>
    </message>
    <message>
        <source>%1 (fitted to the rounds)</source>
        <comment>bounds of a test</comment>
        <translation>%1（按轮数调整）</translation>
    </message>
    <message>
        <source>%1; a decided test ends its pairing</source>
        <translation>%1；检验一有判定，该组对阵即结束</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>启发式</translation>
    </message>
    <message>
        <source>Rounds of each cell</source>
        <translation>每个单元格的轮数</translation>
    </message>
    <message>
        <source>Sequential test</source>
        <translation>序贯检验</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>对弈者</translation>
    </message>
    <message>
        <source>Nodes and time for each move</source>
        <translation>每着的节点数和用时</translation>
    </message>
    <message>
        <source>Depths</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>one per depth</source>
        <translation>每个深度一个</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>%1 of %2 played</source>
        <translation>已下 %1，共 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n random ply(s)</source>
        <translation>
            <numerusform>%n 手随机着法</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a setting</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>.</source>
        <comment>the end of a sentence</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>program, date and machine</comment>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>Tuning of H1</source>
        <translation>H1 调参</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>%1, depth %2</source>
        <translation>%1，深度 %2</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>the set before the step</source>
        <translation>该步之前的一组值</translation>
    </message>
    <message>
        <source>H2</source>
        <translation>H2</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>%1 of %2, each by %3 %, of at most %4 games</source>
        <translation>%2 步中的 %1 步，每步改变 %3%，至多 %4 局</translation>
    </message>
    <message>
        <source>%1 against %2 Elo, errors of %3 % and %4 %</source>
        <translation>%1 对 %2 Elo，错误率 %3% 和 %4%</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>程序</translation>
    </message>
</context>
<context>
    <name>PublishedRules</name>
    <message>
        <source>Fairness is written as WF_vars(board, player, ...), which is not an expression: WF takes one action. The row used there is not bound anywhere.</source>
        <translation>公平性写作 WF_vars(board, player, ...)，这不是表达式：WF 只接受一个动作。其中用到的 row 没有在任何地方绑定。</translation>
    </message>
    <message>
        <source>vars and Move are used before they are defined.</source>
        <translation>vars 和 Move 在定义之前就被使用。</translation>
    </message>
    <message>
        <source>The configuration checks the invariant TypeOK, which does not exist. Neither does CorrectWinner, which is left in a comment.</source>
        <translation>配置检查的不变式 TypeOK 并不存在，CorrectWinner 也不存在，它只留在注释里。</translation>
    </message>
    <message>
        <source>HasWinningLine reads squares outside the board, so TLC stops at the first move. All four directions need a lower and an upper bound.</source>
        <translation>HasWinningLine 会读取棋盘之外的格，因此 TLC 在第一着就停止。四个方向都需要下界和上界。</translation>
    </message>
    <message>
        <source>Spec leaves out fairness, so nobody ever has to move again. Termination fails by standing still, after four moves in the first counterexample.</source>
        <translation>Spec 漏掉了公平性，因此谁都可以永远不走子。Termination 因停步而不成立，第一个反例在四着之后。</translation>
    </message>
    <message>
        <source>In Termination, &lt;&gt; binds tighter than \/, so the second half applies only to the empty board. A draw also sets no winner. With the earlier errors fixed, a drawn 3 by 3 board is the counterexample. The intended formula is &lt;&gt;(winner # &quot;none&quot; \/ full).</source>
        <translation>在 Termination 中，&lt;&gt; 的结合比 \/ 更紧，因此后半部分只针对空棋盘。和棋也不设置获胜者。修正前面的错误之后，3 乘 3 的和棋棋盘就是反例。本意是 &lt;&gt;(winner # &quot;none&quot; \/ full)。</translation>
    </message>
    <message>
        <source>TLC sees a finished game as a deadlock, unless it is told to ignore deadlocks or the end may repeat.</source>
        <translation>TLC 把已结束的对局视为死锁，除非让它忽略死锁，或允许终局重复。</translation>
    </message>
    <message>
        <source>Move quantifies over rows, although a column has only one possible row. TLC generates the same state several times: 3,218 instead of 1,934 on a 3 by 3 board.</source>
        <translation>Move 对各行作量化，而一列只有一个可走的行。TLC 多次生成同一状态：3 乘 3 时为 3,218 个，而不是 1,934 个。</translation>
    </message>
    <message>
        <source>Board, FiniteSets and Sequences are never used, and the assumptions on the sizes allow 0.</source>
        <translation>Board、FiniteSets 和 Sequences 从未使用，而且对大小的假设允许 0。</translation>
    </message>
    <message>
        <source>TLC cannot check a published TLA+ specification of the game as it stands. These are its errors, found by running TLC and fixing them one by one. Connect4.tla, which you can save here, is a different specification without them.</source>
        <translation>这个游戏有一份已发表的 TLA+ 规约，TLC 无法按原样检验。以下是其中的错误，通过运行 TLC 并逐个修正而发现。Connect4.tla 可在此保存，是另一份没有这些错误的规约。</translation>
    </message>
</context>
<context>
    <name>PublishedTimes</name>
    <message>
        <source>the report, 12 threads</source>
        <translation>报告，12 线程</translation>
    </message>
    <message>
        <source>the report, 4 cores</source>
        <translation>报告，4 核心</translation>
    </message>
    <message>
        <source>its program, -O2, processor time</source>
        <translation>其程序，-O2，处理器时间</translation>
    </message>
    <message>
        <source>its program, -O0, processor time</source>
        <translation>其程序，-O0，处理器时间</translation>
    </message>
    <message>
        <source>its program, -O2, 2 idle cores</source>
        <translation>其程序，-O2，2 个空闲核心</translation>
    </message>
</context>
<context>
    <name>QuantityText</name>
    <message>
        <source>%1 in plies</source>
        <translation>%1（层）</translation>
    </message>
    <message>
        <source>%1 in ms</source>
        <translation>%1（ms）</translation>
    </message>
    <message>
        <source>%1 in %</source>
        <translation>%1（%）</translation>
    </message>
    <message>
        <source>%1 in MiB</source>
        <translation>%1（MiB）</translation>
    </message>
    <message>
        <source>Unknown quantity &apos;%1&apos;. Choose one of these: %2.</source>
        <translation>没有数值“%1”。可选：%2。</translation>
    </message>
</context>
<context>
    <name>QuestionDialog</name>
    <message>
        <source>The best columns (worked out)</source>
        <translation>最佳的列（自动算出）</translation>
    </message>
    <message>
        <source>Columns that keep the result (worked out)</source>
        <translation>保住结果的列（自动算出）</translation>
    </message>
    <message>
        <source>Discs until the end (worked out)</source>
        <translation>到终局的棋子数（自动算出）</translation>
    </message>
    <message>
        <source>The tree&apos;s value (worked out)</source>
        <translation>树的值（自动算出）</translation>
    </message>
    <message>
        <source>Nodes searched (worked out)</source>
        <translation>搜索的节点数（自动算出）</translation>
    </message>
    <message>
        <source>Leaves evaluated (worked out)</source>
        <translation>评估的叶子数（自动算出）</translation>
    </message>
    <message>
        <source>Cuts (worked out)</source>
        <translation>剪枝数（自动算出）</translation>
    </message>
    <message>
        <source>The fewest leaves possible (worked out)</source>
        <translation>最少可能的叶子数（自动算出）</translation>
    </message>
    <message>
        <source>Insert a question</source>
        <translation>插入问题</translation>
    </message>
    <message>
        <source>How students answer</source>
        <translation>学生怎样作答</translation>
    </message>
    <message>
        <source>One correct answer to choose</source>
        <translation>选出一个正确答案</translation>
    </message>
    <message>
        <source>Several correct answers to choose</source>
        <translation>选出多个正确答案</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>A column on a board</source>
        <translation>棋盘上的一列</translation>
    </message>
    <message>
        <source>A text that the teacher reads</source>
        <translation>由老师批阅的文字</translation>
    </message>
    <message>
        <source>What you ask. Markdown is allowed.</source>
        <translation>你要问什么。可以使用 Markdown。</translation>
    </message>
    <message>
        <source>Type the answer, or let the program work it out</source>
        <translation>输入答案，或让程序算出来</translation>
    </message>
    <message>
        <source>Put semicolons between several correct answers</source>
        <translation>有多个正确答案时，用分号（;）隔开</translation>
    </message>
    <message>
        <source>How far an answer may be from the correct one</source>
        <translation>答案与正确值最多可以相差多少</translation>
    </message>
    <message>
        <source>One hint a line. Each says more than the one before.</source>
        <translation>每行一条提示。后一条比前一条说得更多。</translation>
    </message>
    <message>
        <source>Students read this once the question is done</source>
        <translation>问题完成后，学生会看到这段文字</translation>
    </message>
    <message>
        <source>Letters, digits and hyphens. Answers are kept under this name.</source>
        <translation>字母、数字和连字符。答案以这个名称保存。</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>类型(&amp;K)：</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <translation>问题(&amp;Q)：</translation>
    </message>
    <message>
        <source>Answers:</source>
        <translation>答案：</translation>
    </message>
    <message>
        <source>Position:</source>
        <translation>局面：</translation>
    </message>
    <message>
        <source>Tree:</source>
        <translation>树：</translation>
    </message>
    <message>
        <source>&amp;Correct:</source>
        <translation>正确答案(&amp;C)：</translation>
    </message>
    <message>
        <source>&amp;Answer:</source>
        <translation>答案(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;Tolerance:</source>
        <translation>容差(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Hints:</source>
        <translation>提示(&amp;H)：</translation>
    </message>
    <message>
        <source>&amp;Explanation:</source>
        <translation>解释(&amp;E)：</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>The answer that I type</source>
        <translation>我输入的答案</translation>
    </message>
    <message>
        <source>Write the question.</source>
        <translation>请写出问题。</translation>
    </message>
    <message>
        <source>Another question has this name. Choose a different one.</source>
        <translation>另一个问题已用了这个名称。请换一个。</translation>
    </message>
    <message>
        <source>Type the correct answer, or let the program work it out.</source>
        <translation>请输入正确答案，或让程序算出来。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number.</source>
        <translation>“%1”不是数。</translation>
    </message>
    <message>
        <source>The tolerance must be 0 or more.</source>
        <translation>容差须不小于 0。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a column of this board.</source>
        <translation>“%1”不是这个棋盘上的列。</translation>
    </message>
    <message>
        <source>Empty: the teacher looks at the results</source>
        <translation>留空：由老师查看结果</translation>
    </message>
    <message>
        <source>Students choose one of your answers.</source>
        <translation>学生从你给的答案中选一个。</translation>
    </message>
    <message>
        <source>Students check every answer that is correct.</source>
        <translation>学生勾选所有正确的答案。</translation>
    </message>
    <message>
        <source>Students type a number.</source>
        <translation>学生输入一个数。</translation>
    </message>
    <message>
        <source>Students click a column.</source>
        <translation>学生点击一列。</translation>
    </message>
    <message>
        <source>Students write in their own words.</source>
        <translation>学生用自己的话作答。</translation>
    </message>
    <message>
        <source>A formula about a system</source>
        <translation>关于系统的公式</translation>
    </message>
    <message>
        <source>Students write a formula. The program tests it in the system and in changed systems.</source>
        <translation>学生写一个公式。程序在原系统和改动过的系统中测试它。</translation>
    </message>
    <message>
        <source>A path through a system or a tree</source>
        <translation>系统或树中的一条路径</translation>
    </message>
    <message>
        <source>Students find a path, step by step.</source>
        <translation>学生一步一步找出路径。</translation>
    </message>
    <message>
        <source>A result of a laboratory page</source>
        <translation>实验室页面的一个结果</translation>
    </message>
    <message>
        <source>Students run a laboratory page and hand its result to the lesson.</source>
        <translation>学生运行实验室页面，并把结果交给课程。</translation>
    </message>
</context>
<context>
    <name>QuestionTrial</name>
    <message>
        <source>The correct answer is: %1</source>
        <translation>正确答案是：%1</translation>
    </message>
    <message>
        <source>The formula notices %1 of %2 changes.</source>
        <translation>公式能发现 %2 处改动中的 %1 处。</translation>
    </message>
    <message>
        <source>&amp;Work out the answer</source>
        <translation>算出答案(&amp;W)</translation>
    </message>
    <message>
        <source>Check the question as the lesson will check its answers</source>
        <translation>像课程检查答案那样检查这个问题</translation>
    </message>
    <message>
        <source>… Working it out.</source>
        <translation>… 正在计算。</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <translation>✗ %1</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>Question: %1</source>
        <translation>问题：%1</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Tree: %1</source>
        <translation>树：%1</translation>
    </message>
    <message>
        <source>Save for my teacher</source>
        <translation>留给老师</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Save your answer (Ctrl+Enter)</source>
        <translation>保存你的答案 (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Check your answer (Enter)</source>
        <translation>检查你的答案 (Enter)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Get a hint. Hints are counted.</source>
        <translation>给点帮助；会计入次数</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Show the right answer and why. This is recorded.</source>
        <translation>看正确答案和原因；会记下来</translation>
    </message>
    <message>
        <source>… Working out the right answer.</source>
        <translation>… 正在算出正确答案。</translation>
    </message>
    <message>
        <source>✗ Not right. Try again.</source>
        <translation>✗ 不对。再试一次。</translation>
    </message>
    <message>
        <source>✓ Correct.</source>
        <translation>✓ 对。</translation>
    </message>
    <message>
        <source>✓ Correct. Accepted answers: %1.</source>
        <translation>✓ 对。可接受的答案：%1。</translation>
    </message>
    <message>
        <source>○ The answer is: %1.</source>
        <translation>○ 答案是：%1。</translation>
    </message>
    <message>
        <source>Hint (%1 of %2)</source>
        <translation>提示（%1/%2）</translation>
    </message>
    <message>
        <source>Hint %1: %2</source>
        <translation>提示 %1：%2</translation>
    </message>
    <message>
        <source>✗ Not right (attempt %1). Try again.</source>
        <translation>✗ 不对（第 %1 次）。再试一次。</translation>
    </message>
    <message>
        <source>Check your answer (Ctrl+Enter)</source>
        <translation>检查你的答案 (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>… Checking your answer.</source>
        <translation>… 正在检查你的答案。</translation>
    </message>
    <message>
        <source>✓ Yes. %1</source>
        <translation>✓ 对。%1</translation>
    </message>
    <message>
        <source>✓ Correct. Your teacher&apos;s answer: %1</source>
        <translation>✓ 对。老师的答案：%1</translation>
    </message>
    <message>
        <source>● Saved on this computer. Hand in makes the file for your teacher.</source>
        <translation>● 已保存在这台电脑上。点“交作业”会生成给老师的文件。</translation>
    </message>
    <message>
        <source>%1 The right answer cannot be worked out here. %2</source>
        <translation>%1 这里算不出正确答案。%2</translation>
    </message>
</context>
<context>
    <name>RandomEngine</name>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
</context>
<context>
    <name>RangeSums</name>
    <message>
        <source>%1 nodes, %2; on average %3 nodes, %4</source>
        <translation>%1 个节点，%2；平均 %3 个节点，%4</translation>
    </message>
    <message>
        <source>A laboratory disturbed some of these times.</source>
        <translation>其中一些用时受到实验室干扰。</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <source>Moves %1 to %2</source>
        <translation>第 %1 至 %2 手</translation>
    </message>
    <message>
        <source>%1: no engine moved.</source>
        <comment>%1 is “Moves 5 to 12”</comment>
        <translation>%1：没有引擎走棋。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>“Moves 5 to 12”, then figures</comment>
        <translation>%1：%2。</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>it is larger than the limit of %1 KiB</source>
        <translation>它超过了 %1 KiB 的限制</translation>
    </message>
    <message>
        <source>it is larger than the limit of %1 MiB</source>
        <translation>它超过了 %1 MiB 的限制</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是文件夹</translation>
    </message>
</context>
<context>
    <name>RecordedEntrant</name>
    <message>
        <source>A person made this move.</source>
        <translation>这一着是真人走的。</translation>
    </message>
    <message>
        <source>This program has no engine &quot;%1&quot;.</source>
        <translation>本程序没有引擎“%1”。</translation>
    </message>
    <message>
        <source>The settings of %1 are not in the recording.</source>
        <translation>记录中没有 %1 的设置。</translation>
    </message>
</context>
<context>
    <name>RecordedTree</name>
    <message>
        <source>win</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>负</translation>
    </message>
    <message>
        <source>%1 is at least beta %2: the opponent will not allow this.</source>
        <translation>%1 至少是 beta %2：对手不会允许这样。</translation>
    </message>
    <message>
        <source>nearly won</source>
        <translation>几乎获胜</translation>
    </message>
    <message>
        <source>nearly lost</source>
        <translation>几乎落败</translation>
    </message>
    <message>
        <source>win in %1</source>
        <comment>moves</comment>
        <translation>%1 步获胜</translation>
    </message>
    <message>
        <source>loss in %1</source>
        <comment>moves</comment>
        <translation>%1 步落败</translation>
    </message>
    <message>
        <source>%1 is at most alpha %2: MAX will not allow this.</source>
        <translation>%1 至多是 alpha %2：MAX 不会允许这样。</translation>
    </message>
    <message>
        <source>%1 is at least beta %2: MIN will not allow this.</source>
        <translation>%1 至少是 beta %2：MIN 不会允许这样。</translation>
    </message>
</context>
<context>
    <name>Recording</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 对 %2</translation>
    </message>
</context>
<context>
    <name>RecordingCommands</name>
    <message>
        <source>Save the game with its search reports</source>
        <translation>保存对局以及各次搜索报告的数据</translation>
    </message>
    <message>
        <source>Recordings of games (*.%1)</source>
        <translation>对局记录 (*.%1)</translation>
    </message>
    <message>
        <source>game</source>
        <comment>name of a file</comment>
        <translation>对局</translation>
    </message>
    <message>
        <source>Open one recording, or two side by side</source>
        <translation>打开一份记录，或两份并列对照</translation>
    </message>
    <message>
        <source>Recordings of games (*.%1);;All files (*)</source>
        <translation>对局记录 (*.%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>This game has pinned spans. Only a recording keeps them.</source>
        <translation>这一局有固定的时段。只有对局记录才会保留它们。</translation>
    </message>
    <message>
        <source>Repeat 9 times</source>
        <translation>重复 9 次</translation>
    </message>
</context>
<context>
    <name>RecordingFile</name>
    <message>
        <source>%1 is %2, but an earlier search already has that ply.</source>
        <translation>%1 为 %2，但前面的搜索已占用这一手。</translation>
    </message>
    <message>
        <source>%1 is %2, but the move of ply %3 is column %4.</source>
        <translation>%1 为 %2，但第 %3 手下在第 %4 列。</translation>
    </message>
    <message>
        <source>%1 is not a line of play: %2.</source>
        <translation>%1 不是行棋序列：%2。</translation>
    </message>
    <message>
        <source>This JSON file is not a recording of a game: its &quot;kind&quot; must be &quot;%1&quot;.</source>
        <translation>这个 JSON 文件不是对局记录：其“kind”必须是“%1”。</translation>
    </message>
    <message>
        <source>This recording has format %1, written by a newer program. This program reads format %2.</source>
        <translation>此记录的格式为 %1，由更新的程序写出。本程序读取格式 %2。</translation>
    </message>
    <message>
        <source>%1 must be a date and time such as 2026-11-24T12:30:00.000Z, not &quot;%2&quot;.</source>
        <translation>%1 必须是 2026-11-24T12:30:00.000Z 这样的日期和时间，而不是“%2”。</translation>
    </message>
    <message>
        <source>The recording is larger than %1 MiB, the most that can be read.</source>
        <translation>记录超过 %1 MiB，即可读取的上限。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be read: %2.</source>
        <translation>无法读取“%1”：%2。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be read as a recording: %2</source>
        <translation>无法将“%1”作为记录读取：%2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be written: %2</source>
        <translation>无法写入“%1”：%2</translation>
    </message>
    <message>
        <source>%1 belongs to a search, but the game has no searched moves.</source>
        <translation>%1 属于一次搜索，但这局棋没有搜索过的着法。</translation>
    </message>
    <message>
        <source>%1[%2] must be written as by play --record: whole numbers, with a worker below %3.</source>
        <translation>%1[%2] 必须按 play --record 的方式写：整数，且工作线程小于 %3。</translation>
    </message>
    <message>
        <source>%1 is not a game: %2</source>
        <translation>%1 不是对局：%2</translation>
    </message>
    <message>
        <source>%1 has other moves than the recording.</source>
        <translation>%1 的着法与记录不同。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>%1 is the letter of an earlier pinned span.</source>
        <translation>%1 是前面某个固定的时段的字母。</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, but must begin with a kind of failure such as %3.</source>
        <translation>%1 为“%2”，但必须以出错的种类开头，例如 %3。</translation>
    </message>
    <message>
        <source>%1 ends a game that the moves have ended already.</source>
        <translation>%1 要结束的对局，已由着法结束。</translation>
    </message>
</context>
<context>
    <name>RecordingSlot</name>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>%1 recording: open a file made by &apos;Save recording&apos; or fourcast-cli play --record</source>
        <translation>%1记录：打开由“保存记录”或 fourcast-cli play --record 生成的文件</translation>
    </message>
    <message>
        <source>From the board</source>
        <translation>取自棋盘</translation>
    </message>
    <message>
        <source>%1 recording: use the game on the board, as it stands</source>
        <translation>%1记录：棋盘上的对局，当前状态</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>%1 recording: remove it from the page. Its file is kept.</source>
        <translation>%1记录：从页面移除；其文件保留</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>game on the board</source>
        <translation>棋盘上的对局</translation>
    </message>
    <message>
        <source>Open a recording</source>
        <translation>打开记录</translation>
    </message>
    <message>
        <source>Recordings of games (*.%1);;All files (*)</source>
        <translation>对局记录 (*.%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>%1 could not be read</source>
        <translation>无法读取 %1</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>暂无</translation>
    </message>
</context>
<context>
    <name>RecordingTables</name>
    <message>
        <source>Recording of a game</source>
        <translation>一局的记录</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Recordings of two games</source>
        <translation>两局的记录</translation>
    </message>
    <message>
        <source>First recording</source>
        <translation>第一份记录</translation>
    </message>
    <message>
        <source>Second recording</source>
        <translation>第二份记录</translation>
    </message>
</context>
<context>
    <name>RecordingsChart</name>
    <message>
        <source>Chart of one quantity of each search, by ply</source>
        <translation>每次搜索的某一数值随手数变化的图表</translation>
    </message>
    <message>
        <source>first: %1</source>
        <translation>第一份：%1</translation>
    </message>
    <message>
        <source>second: %1</source>
        <translation>第二份：%1</translation>
    </message>
    <message>
        <source>Ply %1, %2 by %3
%4: %5</source>
        <translation>第 %1 手，%2，%3
%4：%5</translation>
    </message>
    <message>
        <source>Disturbed by other work in this program</source>
        <translation>受本程序的其他工作干扰</translation>
    </message>
    <message>
        <source>The games differ from ply %1</source>
        <translation>两局从第 %1 手起不同</translation>
    </message>
    <message>
        <source>Ply: discs on the board after the move</source>
        <translation>手数：走完这一着后的盘上棋子数</translation>
    </message>
    <message>
        <source>No search in these games reports this quantity.</source>
        <translation>这些对局的搜索都不报告此数值。</translation>
    </message>
    <message>
        <source>the games differ from here</source>
        <translation>两局从这里起不同</translation>
    </message>
    <message>
        <source>disturbed</source>
        <translation>受干扰</translation>
    </message>
    <message>
        <source>zeros are not drawn</source>
        <translation>零值不绘制</translation>
    </message>
    <message>
        <source>Disturbed by other programs</source>
        <translation>受其他程序干扰</translation>
    </message>
    <message>
        <source>Play a game against an engine, or open a recording.</source>
        <translation>与引擎下一局，或打开一份记录。</translation>
    </message>
</context>
<context>
    <name>RecordingsModel</name>
    <message>
        <source>first</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>second</source>
        <translation>后手</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>%1: %2, not searched</source>
        <translation>%1：%2，未搜索</translation>
    </message>
    <message>
        <source>× Other work in this program disturbed this search. Its time is not a valid measurement.</source>
        <translation>× 受本程序的其他工作干扰。其用时不可靠。</translation>
    </message>
    <message>
        <source>≠ Same position, different move.</source>
        <translation>≠ 局面相同，着法不同。</translation>
    </message>
    <message>
        <source>≠ Different positions: ratios need the same position.</source>
        <translation>≠ 局面不同：比值需要相同的局面。</translation>
    </message>
    <message>
        <source>Only one game has this ply.</source>
        <translation>只有其中一局有这一手。</translation>
    </message>
    <message>
        <source>Discs on the board after this move, including those of a set-up position</source>
        <translation>走完这一着后的盘上棋子数，包括摆放的棋子</translation>
    </message>
    <message>
        <source>Ply</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>The side that moves</source>
        <translation>轮到哪一方</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Move in the first recording. × marks a disturbed search.</source>
        <translation>第一份记录的着法。× 表示搜索受干扰。</translation>
    </message>
    <message>
        <source>First</source>
        <translation>第一份</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Move in the second recording. ≠ marks a different move or position.</source>
        <translation>第二份记录的着法。≠ 表示着法或局面不同。</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>第二份</translation>
    </message>
    <message>
        <source>%1, first</source>
        <translation>%1，第一份</translation>
    </message>
    <message>
        <source>second</source>
        <comment>of two recordings, above a column of numbers</comment>
        <translation>第二份</translation>
    </message>
    <message>
        <source>Second minus first, where both searched the same position</source>
        <translation>双方搜索了同一局面时，第二份减第一份</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Second divided by first, where both searched the same position</source>
        <translation>双方搜索了同一局面时，第二份除以第一份</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>比值</translation>
    </message>
    <message>
        <source>× Other programs had the processors. Its time is not a valid measurement.</source>
        <translation>× 其他程序占用了处理器。其用时不可靠。</translation>
    </message>
</context>
<context>
    <name>RecordingsPage</name>
    <message>
        <source>Recordings</source>
        <translation>对局记录</translation>
    </message>
    <message>
        <source>Cost of each search in a recorded game, or in two games side by side</source>
        <translation>已记录对局中每次搜索的开销，一局或两局并列对照</translation>
    </message>
    <message>
        <source>First</source>
        <translation>第一份</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>第二份</translation>
    </message>
    <message>
        <source>Quantity for the chart. The table shows it next to its usual columns.</source>
        <translation>图表所用的数值。表格在固定的列之外也显示它。</translation>
    </message>
    <message>
        <source>&amp;Logarithmic</source>
        <translation>对数(&amp;L)</translation>
    </message>
    <message>
        <source>Show the chart&apos;s values on a logarithmic axis</source>
        <translation>图表中的数值改用对数坐标轴</translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation>互换(&amp;W)</translation>
    </message>
    <message>
        <source>Swap the first and second recordings</source>
        <translation>互换第一份和第二份记录</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>Export what is shown, as a picture or as figures</source>
        <translation>把显示的内容导出为图片或数据</translation>
    </message>
    <message>
        <source>Qua&amp;ntity:</source>
        <translation>数值(&amp;N)：</translation>
    </message>
    <message>
        <source>Export the recordings</source>
        <translation>导出记录</translation>
    </message>
    <message>
        <source>recordings</source>
        <translation>对局记录</translation>
    </message>
    <message>
        <source>Summary of the recordings</source>
        <translation>记录小结</translation>
    </message>
    <message>
        <source>Cost of the search for each move</source>
        <translation>每着的搜索开销</translation>
    </message>
    <message>
        <source>No engine has searched a move in the game on the board. Let one play, then come back.</source>
        <translation>棋盘上的对局中还没有引擎搜索过着法：先让引擎走一着，再回来。</translation>
    </message>
    <message>
        <source>Recordings of games: %1</source>
        <translation>对局记录：%1</translation>
    </message>
    <message>
        <source>Play a game against an engine, or open a recording. You can drop files here.</source>
        <translation>与引擎下一局，或打开一份记录。可以把文件拖到这里。</translation>
    </message>
    <message>
        <source>See what each move of a game cost</source>
        <translation>看对局中每一着的开销</translation>
    </message>
    <message>
        <source>Align the &amp;depths</source>
        <translation>对齐深度(&amp;Y)</translation>
    </message>
    <message>
        <source>Begin each depth of both searches at one place, to compare depth by depth</source>
        <translation>让两次搜索的每个深度从同一位置开始，以便逐层比较</translation>
    </message>
    <message>
        <source>Moves, and the two searches of one move</source>
        <translation>各着，以及一着的两次搜索</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>各着</translation>
    </message>
    <message>
        <source>Two searches</source>
        <translation>两次搜索</translation>
    </message>
    <message>
        <source>Leave out disturbed moves</source>
        <translation>不计受干扰的着</translation>
    </message>
    <message>
        <source>Leave disturbed moves out of the ratios of times, and say how many moves remain. The chart and the table still show each move.</source>
        <translation>计算时间比值时不计受干扰的着，并说明剩余多少着。图和表仍显示每一着。</translation>
    </message>
    <message>
        <source>In the chart, circles and squares mark the first recording, diamonds and triangles the second. Choose a move to see it on the board.</source>
        <translation>图中圆形和方形表示第一份记录，菱形和三角形表示第二份。选择一着即可在棋盘上查看。</translation>
    </message>
    <message>
        <source>Open a second recording to compare the two. You can drop its file here.</source>
        <translation>打开第二份记录，比较两份。可以把文件拖到这里。</translation>
    </message>
</context>
<context>
    <name>RecordingsText</name>
    <message numerus="yes">
        <source>%1 searched %n move(s), %2 nodes in %3.</source>
        <translation>
            <numerusform>%1 搜索了 %n 着，%2 个节点，用时 %3。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 searched %n move(s) in %2.</source>
        <translation>
            <numerusform>%1 搜索了 %n 着，用时 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>The games start from different positions.</source>
        <translation>两局从不同的局面开始。</translation>
    </message>
    <message>
        <source>The games have the same moves.</source>
        <translation>两局的着法相同。</translation>
    </message>
    <message>
        <source>The games have the same moves up to ply %1, where one ends.</source>
        <translation>两局的着法在第 %1 手之前（含）相同，其中一局到此结束。</translation>
    </message>
    <message>
        <source>The games differ from ply %1: %2 in the first, %3 in the second.</source>
        <translation>两局从第 %1 手起不同：第一份为 %2，第二份为 %3。</translation>
    </message>
    <message>
        <source>%1 at ply %2 by %3 took %4.</source>
        <translation>第 %2 手 %1，由 %3 走出，用时 %4。</translation>
    </message>
    <message>
        <source>Its workers ran for %1. They were ready for another %2 while other programs or threads had the processors.</source>
        <translation>其工作线程运行了 %1。另有 %2 已就绪，但处理器被其他程序或线程占用。</translation>
    </message>
    <message>
        <source>Other work in this program disturbed it.</source>
        <translation>受本程序的其他工作干扰。</translation>
    </message>
    <message>
        <source>The recording is incomplete: the game was interrupted.</source>
        <translation>记录不完整：对局中断了。</translation>
    </message>
    <message>
        <source>The slowest move: %1</source>
        <translation>最慢的一着：%1</translation>
    </message>
    <message>
        <source>No engine searched a move in this game.</source>
        <translation>没有引擎搜索过这一局的着法。</translation>
    </message>
    <message>
        <source>No position was searched in both games, so there are no ratios.</source>
        <translation>没有两局都搜索过的局面，因此没有比值。</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) were searched in both. The second compared with the first:</source>
        <translation>
            <numerusform>有 %n 个局面在两局中都搜索过。第二份与第一份相比：</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 times as much</source>
        <translation>%1 倍</translation>
    </message>
    <message>
        <source>%1 % less</source>
        <translation>少 %1 %</translation>
    </message>
    <message>
        <source>%1: %2 at the only move with a ratio.</source>
        <comment>%2 is “2.00 times as much” or “34.0 % less”</comment>
        <translation>%1：唯一有比值的一着为 %2。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>%2 is “2.00 times as much” or “34.0 % less”</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1: %2 (median ratio %3; 95 %: %4 to %5).</source>
        <translation>%1：%2（比值中位数 %3；95 %：%4 至 %5）。</translation>
    </message>
    <message>
        <source>%1: %2 (median ratio %3; %4 to %5).</source>
        <translation>%1：%2（比值中位数 %3；%4 至 %5）。</translation>
    </message>
    <message numerus="yes">
        <source>Both values are 0 at %n move(s).</source>
        <translation>
            <numerusform>有 %n 着两个值都为 0。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of the two values is 0 at %n move(s).</source>
        <translation>
            <numerusform>有 %n 着其中一个值为 0。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no ratio.</source>
        <translation>%1：无比值。</translation>
    </message>
    <message>
        <source>This covers %1 of %2 moves.</source>
        <translation>涵盖 %2 着中的 %1 着。</translation>
    </message>
    <message>
        <source>Six moves with a ratio are needed to tell the two apart.</source>
        <translation>要区分两者，需要六着有比值。</translation>
    </message>
    <message>
        <source>The two differ.</source>
        <translation>两者不同。</translation>
    </message>
    <message>
        <source>The two cannot be told apart.</source>
        <translation>两者无法区分。</translation>
    </message>
    <message>
        <source>Disturbed moves are left out of the times. Moves that remain: %1 of %2.</source>
        <translation>时间不计受干扰的着。剩余的着：%2 中的 %1。</translation>
    </message>
</context>
<context>
    <name>Reduce</name>
    <message>
        <source>Expressions simplified</source>
        <translation>化简表达式</translation>
    </message>
    <message>
        <source>Sums eliminated</source>
        <translation>消去求和</translation>
    </message>
    <message>
        <source>Constants eliminated</source>
        <translation>消去常量</translation>
    </message>
    <message>
        <source>Dead variables reset</source>
        <translation>重置死变量</translation>
    </message>
    <message>
        <source>Confluent steps taken at once</source>
        <translation>立即执行合流步骤</translation>
    </message>
    <message>
        <source>Computes constant expressions and removes whatever can never happen.</source>
        <translation>计算常量表达式，去掉永远不会发生的部分。</translation>
    </message>
    <message>
        <source>Replaces variables of sum and psum where the condition fixes their value. Removes those that nothing depends on.</source>
        <translation>条件确定了 sum 和 psum 的变量的值时，以该值替换。去掉不影响任何内容的变量。</translation>
    </message>
    <message>
        <source>Replaces parameters that never change with their initial value.</source>
        <translation>永不改变的参数，以其初值替换。</translation>
    </message>
    <message>
        <source>Resets a parameter to its initial value where it is not read before it changes. States that differ only in it become one.</source>
        <translation>参数在改变之前不再有人查询时，重置为初值：只在这一点上不同的状态合并为一个。</translation>
    </message>
    <message>
        <source>Finds hidden steps that commute with all others. They are taken at once, so the states in between are never created.</source>
        <translation>找出与其他所有步骤可交换的隐藏步骤。立即执行它们，因此不会生成中间的状态。</translation>
    </message>
</context>
<context>
    <name>ReductionChart</name>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Summands</source>
        <translation>被加项</translation>
    </message>
    <message>
        <source>States</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>分支</translation>
    </message>
    <message>
        <source>Reductions of the equation</source>
        <translation>方程的约简</translation>
    </message>
    <message>
        <source>%1: %2 parameters, %3 summands</source>
        <translation>%1：%2 个参数，%3 个被加项</translation>
    </message>
    <message>
        <source>, %1 states, %2 branches</source>
        <translation>，%1 个状态，%2 个分支</translation>
    </message>
</context>
<context>
    <name>ReductionView</name>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>……还有 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>约简遍</translation>
    </message>
    <message>
        <source>Choose the passes for the next run. None of them changes a probability or a length</source>
        <translation>选择下次运行的约简遍。它们都不改变概率或长度</translation>
    </message>
    <message>
        <source>Count states</source>
        <translation>统计状态</translation>
    </message>
    <message>
        <source>Count the states before the first pass and after each pass</source>
        <translation>统计第一遍之前和每一遍之后的状态</translation>
    </message>
    <message>
        <source>Selected pass</source>
        <translation>选中的约简遍</translation>
    </message>
    <message>
        <source>Compare the equation before this pass (left) and after it (right)</source>
        <translation>比较这一遍之前（左）和之后（右）的方程</translation>
    </message>
    <message>
        <source>Equation before</source>
        <translation>之前的方程</translation>
    </message>
    <message>
        <source>Equation after</source>
        <translation>之后的方程</translation>
    </message>
    <message>
        <source>Pass:</source>
        <translation>约简遍：</translation>
    </message>
    <message>
        <source>No passes: the original equation</source>
        <translation>没有约简遍：最初的方程</translation>
    </message>
    <message>
        <source>no change here</source>
        <translation>此处没有改变</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>Counting the states before and after each pass…</source>
        <translation>正在统计每一遍前后的状态…</translation>
    </message>
    <message>
        <source>Not counted where there are more than %1 states.</source>
        <translation>超过 %1 个状态时不统计。</translation>
    </message>
</context>
<context>
    <name>ReliabilityDiagram</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Reliability diagram</source>
        <translation>可靠性图</translation>
    </message>
    <message>
        <source>Predicted %1, observed %2 in %3 games</source>
        <translation>预测 %1，实际 %2，共 %3 局</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>实际</translation>
    </message>
</context>
<context>
    <name>ReliabilityDialog</name>
    <message>
        <source>Reliability of the measured chance</source>
        <translation>实测胜算的可靠性</translation>
    </message>
    <message>
        <source>Each point stands for games with a similar predicted chance. Points on the dashed line ended as predicted. Larger points stand for more games.</source>
        <translation>每个点代表预测胜算相近的对局。落在虚线上的点，结果与预测相符。点越大，对局越多。</translation>
    </message>
</context>
<context>
    <name>RepeatedSearch</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Recorded on another system: these do not compare.</source>
        <translation>在另一系统上记录：无法比较。</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>within</source>
        <translation>范围内</translation>
    </message>
    <message>
        <source>above all %1</source>
        <translation>高于全部 %1 次</translation>
    </message>
    <message>
        <source>below all %1</source>
        <translation>低于全部 %1 次</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>记录值</translation>
    </message>
    <message>
        <source>As the recorded search reported it.</source>
        <translation>由记录的搜索报告。</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Of the repetitions.</source>
        <translation>各次重复的中位数。</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95% 区间</translation>
    </message>
    <message>
        <source>It holds the median of all such repetitions with 95 %.</source>
        <translation>所有此类重复的中位数有 95% 的把握在其中。</translation>
    </message>
    <message>
        <source>Lowest to highest</source>
        <translation>最小到最大</translation>
    </message>
    <message>
        <source>The range of the repetitions.</source>
        <translation>各次重复的范围。</translation>
    </message>
    <message>
        <source>Recorded value lies</source>
        <translation>记录值的位置</translation>
    </message>
    <message>
        <source>Where the recorded value lies in the range of the repetitions.</source>
        <translation>记录值在各次重复的范围中的位置。</translation>
    </message>
</context>
<context>
    <name>ReportFields</name>
    <message>
        <source>still searching</source>
        <translation>仍在搜索</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>limit reached</source>
        <translation>达到限制</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>提前停止</translation>
    </message>
    <message numerus="yes">
        <source>%n plies, %1</source>
        <translation>
            <numerusform>%n 层，%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>disturbed by a laboratory</source>
        <translation>受实验室干扰</translation>
    </message>
    <message>
        <source>disturbed by other programs</source>
        <translation>受其他程序干扰</translation>
    </message>
    <message>
        <source>%1 of the leaves</source>
        <comment>%1 is a share</comment>
        <translation>占叶子的 %1</translation>
    </message>
    <message>
        <source>%1 on the first move</source>
        <comment>%1 is a share</comment>
        <translation>%1 在第一着</translation>
    </message>
    <message>
        <source>%1 more than before</source>
        <comment>memory</comment>
        <translation>比之前多 %1</translation>
    </message>
    <message>
        <source>%1 less than before</source>
        <comment>memory</comment>
        <translation>比之前少 %1</translation>
    </message>
    <message>
        <source>workers: %1</source>
        <translation>工作线程：%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a figure, and what more there is to say of it</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>The best line, in squares.</source>
        <translation>最佳变化，以格表示。</translation>
    </message>
</context>
<context>
    <name>ReportPanel</name>
    <message>
        <source>After an engine searches, its figures appear here: depth, score, nodes, time and the value of each column. A hint is a search too.</source>
        <translation>引擎搜索之后，这里显示它的数据：深度、评分、节点数、用时以及各列的值。提示也是一次搜索。</translation>
    </message>
    <message>
        <source>Report of</source>
        <translation>报告对象</translation>
    </message>
    <message>
        <source>Value of each column</source>
        <translation>各列的值</translation>
    </message>
    <message>
        <source>Root moves</source>
        <translation>根着法</translation>
    </message>
    <message>
        <source>Compared with the other moves</source>
        <translation>与其他着法相比</translation>
    </message>
    <message>
        <source>Root moves at the last depth, with the workers that searched them. Times are in ms from the start of the search, over all depths. Shares are of that depth.</source>
        <translation>最后一层深度的根着法及搜索它们的工作线程；时间以 ms 计，从搜索开始算起，跨所有深度；以及每个着法在该深度中的占比</translation>
    </message>
    <message>
        <source>Load from other programs</source>
        <translation>其他程序的负载</translation>
    </message>
    <message>
        <source>Worker times</source>
        <translation>各工作线程的时间</translation>
    </message>
    <message>
        <source>Processors and workers</source>
        <translation>处理器和工作线程</translation>
    </message>
    <message>
        <source>Depths</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Cut-offs by move</source>
        <translation>各着的剪枝</translation>
    </message>
    <message>
        <source>Table of positions</source>
        <translation>置换表</translation>
    </message>
    <message>
        <source>Book and exact solver</source>
        <translation>开局库与精确求解器</translation>
    </message>
    <message>
        <source>Show the position after this report&apos;s move on the board</source>
        <translation>在棋盘上显示这份报告那一着之后的局面</translation>
    </message>
    <message>
        <source>Go to move %1</source>
        <comment>on the board</comment>
        <translation>转到第 %1 着</translation>
    </message>
    <message>
        <source>Beside its other moves</source>
        <translation>与其他各着相比</translation>
    </message>
</context>
<context>
    <name>ReportPresenter</name>
    <message>
        <source>Search in progress</source>
        <translation>正在搜索</translation>
    </message>
    <message>
        <source>Hint in progress</source>
        <translation>正在计算提示</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <source>Move %1 (the board shows the start)</source>
        <translation>第 %1 手（棋盘显示开头）</translation>
    </message>
    <message>
        <source>Move %1 (the board shows move %2)</source>
        <translation>第 %1 手（棋盘显示第 %2 手）</translation>
    </message>
</context>
<context>
    <name>ReportRows</name>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>In plies.</source>
        <translation>以层计。</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>Positions visited for this depth only.</source>
        <translation>仅此深度访问的局面数。</translation>
    </message>
    <message>
        <source>Nodes divided by those of the previous depth.</source>
        <translation>节点数除以上一层深度的节点数。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>For this depth only, in wall-clock time.</source>
        <translation>仅此深度的实际用时。</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>The best move at this depth.</source>
        <translation>此深度的最佳着法。</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Of the best move, for the side to move.</source>
        <translation>最佳着法的值，从行棋方的角度。</translation>
    </message>
    <message>
        <source>%1, unfinished</source>
        <translation>%1，未完成</translation>
    </message>
    <message>
        <source>On move</source>
        <translation>第几着</translation>
    </message>
    <message>
        <source>How many moves in the position had been tried, including this one.</source>
        <translation>该局面已尝试了多少着，包括这一着。</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Of all cut-offs.</source>
        <translation>占全部剪枝。</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>工作线程</translation>
    </message>
    <message>
        <source>The first is the thread that requested the search.</source>
        <translation>第一个是发起搜索的线程。</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>On a processor.</source>
        <translation>在处理器上。</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Able to run, but other threads or programs had the processors.</source>
        <translation>可以运行，但处理器被其他线程或程序占用。</translation>
    </message>
    <message>
        <source>Asleep</source>
        <translation>休眠</translation>
    </message>
    <message>
        <source>Of the time</source>
        <translation>时间占比</translation>
    </message>
    <message>
        <source>Solid: running. Hatched: ready but not running. Empty: asleep.</source>
        <translation>实心：运行。阴影线：就绪但未运行。空白：休眠。</translation>
    </message>
    <message>
        <source>Running %1, ready but not running %2, asleep %3 of the time.</source>
        <translation>时间占比：运行 %1，就绪但未运行 %2，休眠 %3。</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>The worker that searched it.</source>
        <translation>搜索它的工作线程。</translation>
    </message>
    <message>
        <source>Start, ms</source>
        <translation>开始（ms）</translation>
    </message>
    <message>
        <source>From the start of the search, over all depths.</source>
        <translation>自搜索开始、跨所有深度。</translation>
    </message>
    <message>
        <source>End, ms</source>
        <translation>结束（ms）</translation>
    </message>
    <message>
        <source>Positions visited below this move.</source>
        <translation>此着之下访问的局面数。</translation>
    </message>
    <message>
        <source>% nodes</source>
        <translation>% 节点</translation>
    </message>
    <message>
        <source>Of this depth.</source>
        <translation>占此深度。</translation>
    </message>
    <message>
        <source>% time</source>
        <translation>% 用时</translation>
    </message>
    <message>
        <source>Of this depth, over all workers together.</source>
        <translation>占此深度，所有工作线程合计。</translation>
    </message>
    <message>
        <source>It had no task.</source>
        <translation>没有任务。</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>The figures that differ most from the engine&apos;s other moves come first.</source>
        <translation>与该引擎其他各着差别最大的指标排在前面。</translation>
    </message>
    <message>
        <source>This move</source>
        <translation>这一着</translation>
    </message>
    <message>
        <source>The figure of this search.</source>
        <translation>这次搜索的数值。</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>The median of this engine&apos;s other moves in this game that have the figure.</source>
        <translation>该引擎本局中有此数值的其他各着的中位数。</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>比值</translation>
    </message>
    <message>
        <source>This move&apos;s figure divided by the median.</source>
        <translation>这一着的数值除以中位数。</translation>
    </message>
    <message>
        <source>Growth</source>
        <comment>of the nodes, from depth to depth</comment>
        <translation>增长</translation>
    </message>
</context>
<context>
    <name>ReservedKeys</name>
    <message>
        <source>%1 is used by the board.</source>
        <translation>%1 已用于棋盘。</translation>
    </message>
    <message>
        <source>%1 moves around the window.</source>
        <translation>%1 用于在窗口中移动。</translation>
    </message>
    <message>
        <source>%1 opens the “%2” menu.</source>
        <translation>%1 打开菜单“%2”。</translation>
    </message>
    <message>
        <source>Part of the window uses %1 for “%2”.</source>
        <translation>窗口的一部分把 %1 用于“%2”。</translation>
    </message>
    <message>
        <source>Part of the window uses %1.</source>
        <translation>窗口的一部分使用 %1。</translation>
    </message>
</context>
<context>
    <name>ResultField</name>
    <message>
        <source>Open the page %1</source>
        <translation>打开“%1”页面</translation>
    </message>
    <message>
        <source>Open the laboratory page with the lesson&apos;s settings. Press Run there, and then Hand this to the lesson.</source>
        <translation>用课程的设置打开实验室的这一页。在那里点“运行”，再点“交给课程”。</translation>
    </message>
    <message>
        <source>What you handed over</source>
        <translation>你交来的结果</translation>
    </message>
    <message>
        <source>Handed over: %1</source>
        <translation>已交：%1</translation>
    </message>
    <message>
        <source>The picture that you handed over</source>
        <translation>你交来的图片</translation>
    </message>
</context>
<context>
    <name>ResultPart</name>
    <message>
        <source>The answer to its question</source>
        <translation>页面上问题的答案</translation>
    </message>
    <message>
        <source>The number of states</source>
        <translation>状态数</translation>
    </message>
    <message>
        <source>The number of transitions</source>
        <translation>迁移数</translation>
    </message>
    <message>
        <source>The value of the tree</source>
        <translation>树的值</translation>
    </message>
    <message>
        <source>Nodes searched</source>
        <translation>搜索的节点数</translation>
    </message>
    <message>
        <source>Leaves evaluated</source>
        <translation>评估的叶子数</translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation>剪枝数</translation>
    </message>
    <message>
        <source>A picture of the page</source>
        <translation>页面的图片</translation>
    </message>
    <message>
        <source>&amp;Use this result</source>
        <translation>使用这个结果(&amp;U)</translation>
    </message>
    <message>
        <source>Make it the correct answer, with the settings that produced it</source>
        <translation>把它设为正确答案，并带上得出它的设置</translation>
    </message>
    <message>
        <source>What students hand over from the page</source>
        <translation>学生从页面上交来什么</translation>
    </message>
    <message>
        <source>&amp;Result:</source>
        <translation>结果(&amp;R)：</translation>
    </message>
    <message>
        <source>You look at the pictures yourself.</source>
        <translation>图片由你自己查看。</translation>
    </message>
    <message>
        <source>The page shows %1 now.</source>
        <translation>页面现在显示 %1。</translation>
    </message>
    <message>
        <source>The page shows no such result now. Run it first to take the answer from there.</source>
        <translation>页面现在没有显示这种结果。先运行它，才能从那里取得答案。</translation>
    </message>
    <message>
        <source>There is no page to open.</source>
        <translation>没有可以打开的页面。</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Accuracy is the average over the moves that were a real choice. Forced moves do not count, nor do moves where all columns were worth the same. A best or only move gets %1 points. A slower move loses %2 for each move by which it delays the win or hastens the loss, but gets at least %3. A mistake gets %4, a blunder 0. All points come from exact scores. The definition is Fourcast&apos;s own, so do not compare it with other programs&apos;.</source>
        <translation>准确率是有选择余地的着法的平均值，即并非被迫、且各列价值不全相同的着法。最佳或唯一着得 %1 分；较慢的着法，每推迟获胜或提前落败一步减 %2 分，但至少 %3 分；失误得 %4 分；严重失误得 0 分。全部依据精确评分。这是 Fourcast 自己的定义，不能与其他程序相比。</translation>
    </message>
    <message>
        <source>en</source>
        <comment>language code of this translation</comment>
        <translation>zh-Hans</translation>
    </message>
    <message>
        <source>About the numbers</source>
        <translation>关于这些数字</translation>
    </message>
    <message>
        <source>Exact outcome before each move, from left to right. Up means %1 wins, down means %2 wins, flat means a draw. The longer the bar, the nearer the end.</source>
        <translation>每一着之前的精确结果，从左到右。向上为%1胜，向下为%2胜，平为和棋。线越长，离终局越近。</translation>
    </message>
    <message>
        <source>Exact outcomes</source>
        <translation>精确结果</translation>
    </message>
    <message>
        <source>Best play:</source>
        <translation>最佳应对：</translation>
    </message>
    <message>
        <source>The board after %1; better: %2</source>
        <translation>%1 之后的棋盘；更好的是 %2</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>转折点</translation>
    </message>
    <message>
        <source>No rated move changed the exact outcome.</source>
        <translation>评判过的着法都没有改变精确结果。</translation>
    </message>
    <message>
        <source>These moves changed the exact outcome. The move played has a white ring. Better moves are green with a dashed ring.</source>
        <translation>这些着法改变了精确结果。实战着法带白环。更好的着法为绿色，带虚线环。</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>一方</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>评判</translation>
    </message>
    <message>
        <source>Before (exact)</source>
        <translation>之前（精确）</translation>
    </message>
    <message>
        <source>After (exact)</source>
        <translation>之后（精确）</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>全部着法</translation>
    </message>
    <message>
        <source>Before and After are from the point of view of the side that moved.</source>
        <translation>“之前”和“之后”都从走这一着的一方来看。</translation>
    </message>
    <message>
        <source>Exact outcome</source>
        <translation>精确结果</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>These moves changed the exact outcome. In the diagrams, x is %1 and o is %2.</source>
        <translation>这些着法改变了精确结果。图中 x 为%1，o 为%2。</translation>
    </message>
    <message>
        <source>Review of a game</source>
        <translation>对局复盘</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>%1: %2 wins after %3 moves.</source>
        <translation>%1：%2在第 %3 手获胜。</translation>
    </message>
    <message>
        <source>%1: a draw after %2 moves.</source>
        <translation>%1：%2 手之后和棋。</translation>
    </message>
    <message>
        <source>%1: not finished, %2 moves so far.</source>
        <translation>%1：未结束，目前 %2 手。</translation>
    </message>
    <message numerus="yes">
        <source>Kept the result in %1 of %n move(s)</source>
        <translation>
            <numerusform>%n 着中有 %1 着保住结果</numerusform>
        </translation>
    </message>
    <message>
        <source>No accuracy: there were no real choices</source>
        <translation>无准确率：没有真正的选择</translation>
    </message>
    <message>
        <source>Accuracy %1 %</source>
        <translation>准确率 %1%</translation>
    </message>
    <message>
        <source>all alike</source>
        <translation>全部相同</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>更好：%1</translation>
    </message>
    <message>
        <source>Better: %1. %2</source>
        <translation>更好：%1。%2</translation>
    </message>
    <message>
        <source>The game was decided here. It was %1&apos;s last chance to win, and the outcome did not change again.</source>
        <translation>胜负在此决定。这是%1最后的获胜机会，此后结果未再改变。</translation>
    </message>
    <message>
        <source>The game was decided here. It was %1&apos;s last chance to draw, and the outcome did not change again.</source>
        <translation>胜负在此决定。这是%1最后的求和机会，此后结果未再改变。</translation>
    </message>
    <message>
        <source>The review was stopped: only the last %1 of %2 moves are rated.</source>
        <translation>复盘已停止：只评判了 %2 手中的最后 %1 手。</translation>
    </message>
    <message>
        <source>All scores are exact: proved by the solver, not estimated. &quot;Wins in 7 moves&quot; counts the winner&apos;s own moves when both sides play their best. It is from the point of view of the side that moved.</source>
        <translation>所有评分都是精确的：由求解器证明，而非估计。“7 步获胜”指双方最佳应对时胜方自己的步数，从走这一着的一方来看。</translation>
    </message>
    <message>
        <source>Rated by the exact solver: %1.</source>
        <comment>program, date and machine</comment>
        <translation>由精确求解器评判：%1。</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>Stars show the accuracy: two from %1 percent, three from %2, four from %3, five from %4.</source>
        <translation>星星表示准确率：%1% 起两颗，%2% 起三颗，%3% 起四颗，%4% 起五颗。</translation>
    </message>
    <message>
        <source>%1: %2 wins on time after %3 moves.</source>
        <translation>%1：%3 手之后，%2因对手超时获胜。</translation>
    </message>
    <message>
        <source>%1: %2 wins after %3 moves. The program that played %4 failed: %5.</source>
        <translation>%1：%3 手之后，%2获胜。执%4的程序出错：%5。</translation>
    </message>
</context>
<context>
    <name>ReviewDetails</name>
    <message>
        <source>Turning points</source>
        <translation>转折点</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>转折点</translation>
    </message>
    <message>
        <source>Go back to the move that decided the game</source>
        <translation>回到决定胜负的一步</translation>
    </message>
    <message>
        <source>How accuracy is calculated</source>
        <translation>准确率如何计算</translation>
    </message>
    <message>
        <source>Turning points: %1</source>
        <translation>转折点：%1</translation>
    </message>
    <message>
        <source>No turning points so far</source>
        <translation>目前没有转折点</translation>
    </message>
    <message>
        <source>No turning points: nobody slipped</source>
        <translation>没有转折点：双方都没有失误</translation>
    </message>
</context>
<context>
    <name>ReviewFile</name>
    <message>
        <source>The file name “%1” must end in .md, .html, .pdf or .json.</source>
        <translation>文件名“%1”须以 .md、.html、.pdf 或 .json 结尾，由它决定格式。</translation>
    </message>
    <message>
        <source>Markdown text (*.md);;Web page (*.html);;PDF document (*.pdf);;JSON data (*.json)</source>
        <translation>Markdown 文本 (*.md);;网页 (*.html);;PDF 文档 (*.pdf);;JSON 数据 (*.json)</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>A review rates every move of the game by its exact score. See which moves kept the result and which gave it away. See where the game was decided.</source>
        <translation>复盘按精确评分评判对局的每一着：哪些着法保住了结果，哪些把它丢了，胜负在哪里决定。</translation>
    </message>
    <message>
        <source>Moves that changed the exact outcome. Click one to go there.</source>
        <translation>改变了精确结果的着法。点击可转到那里。</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>复盘进度</translation>
    </message>
    <message>
        <source>%v of %m moves</source>
        <translation>%v / %m 手</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the review here and keep the moves rated so far</source>
        <translation>停止复盘；已评判的部分保留</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Save the review to a file or in the game&apos;s comments</source>
        <translation>把复盘保存到文件，或写入对局的注释</translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>导出复盘</translation>
    </message>
    <message>
        <source>The game has changed. Review it again to rate the new moves.</source>
        <translation>对局后来有了改动；请重新复盘，评判新的着法。</translation>
    </message>
    <message>
        <source>Stopped early: %1 of %2 moves rated, from the last one back.</source>
        <translation>提前停止：%2 手中已评判 %1 手，从最后一手往前。</translation>
    </message>
</context>
<context>
    <name>ReviewPeople</name>
    <message>
        <source>%1 (%2)</source>
        <comment>who, colour of the discs</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>ReviewPresenter</name>
    <message>
        <source>The review is now in the game&apos;s comments</source>
        <translation>复盘已写入对局的注释</translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>导出复盘</translation>
    </message>
    <message>
        <source>This move decided the game. Can you find a better one?</source>
        <translation>这一步决定了胜负。你能找到更好的着法吗？</translation>
    </message>
    <message>
        <source>No single move decided it. %1 was winning all along.</source>
        <comment>a colour</comment>
        <translation>没有哪一步单独决定胜负。%1一直是胜势。</translation>
    </message>
    <message>
        <source>No move decided it. %1 won as the program failed: %2.</source>
        <comment>a colour, how it failed</comment>
        <translation>没有哪一步决定胜负。%1因对方程序出错获胜：%2。</translation>
    </message>
    <message>
        <source>No move decided it. %1 won on time.</source>
        <comment>a colour</comment>
        <translation>没有哪一步决定胜负。%1因对手超时获胜。</translation>
    </message>
</context>
<context>
    <name>ReviewTable</name>
    <message>
        <source>Kept the result</source>
        <translation>保住结果</translation>
    </message>
    <message>
        <source>Moves that kept the exact outcome</source>
        <translation>保住精确结果的着法</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>moves</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>–</source>
        <comment>no accuracy</comment>
        <translation>–</translation>
    </message>
</context>
<context>
    <name>RightAnswers</name>
    <message>
        <source>The minimal tree cannot be worked out for the engine.</source>
        <translation>不为引擎计算最小树。</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>都不是</translation>
    </message>
    <message>
        <source>The answer to &apos;%1&apos; is wrong. The computed answer is %2.</source>
        <translation>“%1”的答案不对。计算结果是 %2。</translation>
    </message>
    <message>
        <source>No walk ends there.</source>
        <translation>没有路线能在那里结束。</translation>
    </message>
    <message>
        <source>The formula of &apos;%1&apos; is the same in every system: any formula that is always true or always false would do as well.</source>
        <translation>“%1”的公式在每个系统中结果都一样：任何恒真或恒假的公式也同样算对。</translation>
    </message>
    <message>
        <source>The answer to &apos;%1&apos; is wrong. %2</source>
        <translation>“%1”的答案不对。%2</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Every state is a board.</source>
        <translation>每个状态都是一个棋盘。</translation>
    </message>
    <message>
        <source>At most one side has a line, and the game ends with it.</source>
        <translation>至多一方有连线，对局随之结束。</translation>
    </message>
    <message>
        <source>Every disc rests on another disc or on the bottom.</source>
        <translation>每枚棋子都在另一枚棋子上面或落在底部。</translation>
    </message>
    <message>
        <source>Each move adds a disc of the side whose turn it is.</source>
        <translation>每一着都增加一枚行棋方的棋子。</translation>
    </message>
    <message>
        <source>The program sees a line exactly where there is one.</source>
        <translation>只有存在连线的地方，程序才看到连线。</translation>
    </message>
    <message>
        <source>As long as nobody has won and a square is empty, there is a move.</source>
        <translation>只要无人获胜且还有空格，就有着法。</translation>
    </message>
    <message>
        <source>Every game ends, with a line or a full board.</source>
        <translation>每局都会结束：出现连线或棋盘已满。</translation>
    </message>
    <message>
        <source>No mistake: the rules as they are.</source>
        <translation>没有错误：原本的规则。</translation>
    </message>
    <message>
        <source>A line does not end the game.</source>
        <translation>连线不结束对局。</translation>
    </message>
    <message>
        <source>Diagonals sloping down to the right are missed.</source>
        <translation>向右下倾斜的连线被漏掉。</translation>
    </message>
    <message>
        <source>A disc in the first column becomes the other side&apos;s.</source>
        <translation>第一列的棋子变成另一方的。</translation>
    </message>
    <message>
        <source>When the first column is full, nobody can move.</source>
        <translation>第一列满后谁都不能再走。</translation>
    </message>
    <message>
        <source>A side may remove an opposing disc from the top of a column.</source>
        <translation>可以取走列顶的对方棋子。</translation>
    </message>
    <message>
        <source>There is no mistake %1. Available: %2.</source>
        <translation>没有名为 %1 的错误。可用的有：%2。</translation>
    </message>
</context>
<context>
    <name>RulesGame</name>
    <message>
        <source>%1. column %2</source>
        <translation>%1. 第 %2 列</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Shortest game that shows it</source>
        <translation>能说明这一点的最短对局</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Statistics</source>
        <translation>统计数据</translation>
    </message>
    <message>
        <source>Press Check the rules to play every game on this board with the program&apos;s own code. Each position is checked square by square.</source>
        <translation>点“检验规则”，用程序自己的代码把此棋盘上的每一局都下一遍，并逐格检查每个局面。</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Discs in a row to win</source>
        <translation>获胜所需的连子数</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Put a mistake into the rules, to see which property catches it</source>
        <translation>在规则里放入一个错误，看哪条性质能发现它</translation>
    </message>
    <message>
        <source>Check the rules</source>
        <translation>检验规则</translation>
    </message>
    <message>
        <source>Play every game on this board and check every property</source>
        <translation>把此棋盘上的每一局都下一遍，检验每条性质</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop and keep the results so far</source>
        <translation>停止，保留目前的结果</translation>
    </message>
    <message>
        <source>Save for TLC…</source>
        <translation>存为 TLC 文件…</translation>
    </message>
    <message>
        <source>Save Connect4.tla and Connect4.cfg for TLC: these rules in TLA+ and this board</source>
        <translation>保存供 TLC 使用的 Connect4.tla 和 Connect4.cfg：以 TLA+ 写成的这些规则和此棋盘</translation>
    </message>
    <message>
        <source>Columns:</source>
        <translation>列数：</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>行数：</translation>
    </message>
    <message>
        <source>In a row:</source>
        <translation>连子数：</translation>
    </message>
    <message>
        <source>Mistake:</source>
        <translation>错误：</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>性质</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Properties and their verdicts</source>
        <translation>性质及其判定</translation>
    </message>
    <message>
        <source>Errors of the published specification</source>
        <translation>已发表规约中的错误</translation>
    </message>
    <message>
        <source>Counterexample</source>
        <translation>反例</translation>
    </message>
    <message>
        <source>Published specification</source>
        <translation>已发表的规约</translation>
    </message>
    <message>
        <source>See the errors in a published TLA+ specification</source>
        <translation>查看一份已发表的 TLA+ 规约中的错误</translation>
    </message>
    <message>
        <source>Playing…</source>
        <translation>正在对弈。</translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message>
        <source>%1 columns, %2 rows, %3 in a row</source>
        <translation>%1 列，%2 行，%3 子连线</translation>
    </message>
    <message>
        <source>Stopped. These are the results so far.</source>
        <translation>已停止。这是目前的结果。</translation>
    </message>
    <message>
        <source>The memory allowed for this is used up. These are the results so far. TLC can check Connect4.tla on larger machines.</source>
        <translation>允许使用的内存已用尽。这是目前的结果。TLC 可以在更大的机器上检验 Connect4.tla。</translation>
    </message>
    <message>
        <source>For Connect4.tla, where either side may start, TLC should report %1 distinct states, %2 generated states and depth %3.</source>
        <translation>对 Connect4.tla（任何一方都可先走），TLC 应报告 %1 个不同状态、生成 %2 个状态、深度 %3。</translation>
    </message>
    <message>
        <source>A line of %1 does not fit on this board, so every game is a draw.</source>
        <translation>%1 子连线放不进这个棋盘，因此每局都是和棋。</translation>
    </message>
    <message>
        <source>A board this large may have more positions than fit in memory. The run then stops and keeps its results so far.</source>
        <translation>这么大的棋盘，局面数可能超出内存。届时运行会停止，并保留目前的结果。</translation>
    </message>
    <message>
        <source>%1 states, %2 of them examined; %3 moves, level %4; %5 states per second; %6 MiB</source>
        <translation>%1 个状态，已查看 %2 个；%3 个着法，第 %4 层；每秒 %5 个状态；%6 MiB</translation>
    </message>
    <message>
        <source>%1: %2 states, %3 moves, %4 levels. X has won in %5 states, O in %6, and %7 are draws. Time %8, memory %9 MiB.</source>
        <translation>%1：%2 个状态，%3 个着法，%4 层。X 获胜的有 %5 个状态，O 获胜的有 %6 个，和棋 %7 个。用时 %8，内存 %9 MiB。</translation>
    </message>
    <message>
        <source>With a mistake: %1</source>
        <translation>含错误：%1</translation>
    </message>
    <message>
        <source>▲ fails</source>
        <translation>▲ 不成立</translation>
    </message>
    <message>
        <source>● holds</source>
        <translation>● 成立</translation>
    </message>
    <message>
        <source>○ holds so far</source>
        <translation>○ 目前成立</translation>
    </message>
    <message>
        <source>If a property fails, the shortest game that shows it appears here.</source>
        <translation>性质不成立时，这里会显示能说明这一点的最短对局。</translation>
    </message>
    <message>
        <source>No property fails.</source>
        <translation>没有不成立的性质。</translation>
    </message>
    <message>
        <source>Select a property that fails.</source>
        <translation>选择一条不成立的性质。</translation>
    </message>
    <message>
        <source>It holds in all %1 states.</source>
        <translation>它在全部 %1 个状态中成立。</translation>
    </message>
    <message>
        <source>It holds in every state examined so far.</source>
        <translation>在目前查看过的每个状态中都成立。</translation>
    </message>
    <message>
        <source>It fails. The run stopped before finding a game that shows it.</source>
        <translation>它不成立。在找到能说明这一点的对局之前已停止。</translation>
    </message>
    <message numerus="yes">
        <source>It fails after %n move(s). No shorter game shows it.</source>
        <translation>
            <numerusform>它在 %n 着之后不成立。没有更短的对局能说明这一点。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunHistory</name>
    <message>
        <source>Game %1: %2 (first)</source>
        <translation>第 %1 局：%2（先手）</translation>
    </message>
    <message>
        <source>Game %1: %2 (second)</source>
        <translation>第 %1 局：%2（后手）</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
</context>
<context>
    <name>RunRow</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>Start with the settings above</source>
        <translation>按上面的设置开始</translation>
    </message>
    <message>
        <source>Pause. You can continue later from the same point.</source>
        <translation>暂停，稍后从原处继续</translation>
    </message>
    <message>
        <source>Stop and keep the results so far</source>
        <translation>停止，保留目前的结果</translation>
    </message>
    <message>
        <source>Export what is shown, as a picture or as figures</source>
        <translation>把显示的内容导出为图片或数据</translation>
    </message>
    <message>
        <source>Contin&amp;ue</source>
        <translation>继续(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Continue from where it paused</source>
        <translation>从暂停处继续</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>+infinite</source>
        <translation>正无穷</translation>
    </message>
    <message>
        <source>-infinite</source>
        <translation>负无穷</translation>
    </message>
    <message numerus="yes">
        <source>wins in %n move(s)</source>
        <translation>
            <numerusform>%n 步获胜</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>获胜</translation>
    </message>
    <message numerus="yes">
        <source>loses in %n move(s)</source>
        <translation>
            <numerusform>%n 步落败</numerusform>
        </translation>
    </message>
    <message>
        <source>loses</source>
        <translation>落败</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>says: %1</source>
        <comment>what a program claims: wins in 3</comment>
        <translation>声称：%1</translation>
    </message>
    <message>
        <source>In the program&apos;s own units, which compare with no other engine&apos;s.</source>
        <translation>以程序自己的单位表示，不能与其他引擎的数值相比。</translation>
    </message>
    <message>
        <source>As the program says. It is not proved.</source>
        <translation>由程序声称，未经证明。</translation>
    </message>
</context>
<context>
    <name>ScoreInterval</name>
    <message>
        <source>wins in %1 to %2 moves</source>
        <translation>%1 至 %2 步获胜</translation>
    </message>
    <message>
        <source>loses in %1 to %2 moves</source>
        <translation>落败，可坚持 %1 至 %2 步</translation>
    </message>
    <message>
        <source>does not lose</source>
        <translation>不败</translation>
    </message>
    <message>
        <source>does not win</source>
        <translation>无法获胜</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>尚未得知</translation>
    </message>
</context>
<context>
    <name>ScoreSentence</name>
    <message>
        <source>no score</source>
        <translation>无评分</translation>
    </message>
    <message>
        <source>estimate %1 for %2</source>
        <translation>对%2的估计为 %1</translation>
    </message>
    <message>
        <source>%1, in the program&apos;s own units</source>
        <comment>an estimate</comment>
        <translation>%1（以程序自己的单位表示）</translation>
    </message>
    <message>
        <source>the program says, unproved: %1</source>
        <comment>Orange wins in 3</comment>
        <translation>程序声称，未经证明：%1</translation>
    </message>
    <message>
        <source>%1 (the program&apos;s own units)</source>
        <comment>a number</comment>
        <translation>%1（程序自己的单位）</translation>
    </message>
</context>
<context>
    <name>SearchComparison</name>
    <message>
        <source>Cost of each search method</source>
        <translation>每种搜索的开销</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>叶子</translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation>剪枝</translation>
    </message>
    <message>
        <source>Of minimax</source>
        <translation>占极小极大</translation>
    </message>
    <message>
        <source>Press Compare to search this position by every method, at each depth up to the one chosen above.</source>
        <translation>“比较”用每种方法搜索表单中的局面，逐个深度，直到表单中的深度。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Search the same position by every method, one depth at a time</source>
        <translation>用每种方法逐个深度搜索同一局面</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop and keep the depths compared so far</source>
        <translation>停止，保留已比较的深度</translation>
    </message>
    <message>
        <source>depth %v of %m</source>
        <translation>深度 %v / %m</translation>
    </message>
    <message>
        <source>Depths compared</source>
        <translation>已比较的深度</translation>
    </message>
    <message>
        <source>Depth of the table</source>
        <translation>表格的深度</translation>
    </message>
    <message>
        <source>Depth to show in the table</source>
        <translation>表格显示的深度</translation>
    </message>
    <message>
        <source>Quantity in the chart</source>
        <translation>图表的数值</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>深度 %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>minimum possible</source>
        <translation>可能的最小值</translation>
    </message>
    <message>
        <source>Knuth and Moore: with b moves at each node and depth d, at least %1 leaves must be examined. Here that is %2.</source>
        <translation>Knuth 和 Moore：每个节点 b 个着法、深度 d 的树至少要看 %1 个叶子；这里为 %2。</translation>
    </message>
    <message>
        <source>Knuth and Moore: with b moves at each node and depth d, at least %1 leaves must be examined. The nodes of this tree do not all have the same number of moves, so its minimum is counted.</source>
        <translation>Knuth 和 Moore：每个节点 b 个着法、深度 d 的树至少要看 %1 个叶子。这棵树各节点的着法数不同，因此其最小数目由计数得出。</translation>
    </message>
    <message>
        <source>Compared: %1. %2</source>
        <translation>已比较：%1。%2</translation>
    </message>
    <message>
        <source>How searches grow with depth</source>
        <translation>搜索如何随深度增长</translation>
    </message>
</context>
<context>
    <name>SearchCosts</name>
    <message>
        <source>%1 cannot be counted line by line.</source>
        <translation>%1 无法按着法串统计。</translation>
    </message>
    <message>
        <source>The count was stopped.</source>
        <translation>统计已停止。</translation>
    </message>
    <message>
        <source>The repeated search visited other nodes: the settings of the first are not known.</source>
        <translation>重复的搜索访问了不同的节点：第一次的设置未知。</translation>
    </message>
</context>
<context>
    <name>SearchQuantity</name>
    <message>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>Positions visited over all depths, including the root.</source>
        <translation>访问的局面数，包括根，所有深度合计。</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>叶子</translation>
    </message>
    <message>
        <source>Positions given a value: finished games and depth 0.</source>
        <translation>得到值的局面：已结束的对局和深度 0。</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>评估次数</translation>
    </message>
    <message>
        <source>Positions evaluated by the heuristic.</source>
        <translation>由启发式评估的局面。</translation>
    </message>
    <message>
        <source>Cut-offs</source>
        <translation>剪枝</translation>
    </message>
    <message>
        <source>Positions left early because a move was good enough.</source>
        <translation>因某一着已足够好而提前离开的局面。</translation>
    </message>
    <message>
        <source>Cut-offs on the first move</source>
        <translation>首着剪枝</translation>
    </message>
    <message>
        <source>Share of cut-offs on the first move tried. It shows how well the moves are ordered.</source>
        <translation>首先尝试的一着引起的剪枝所占比例，反映着法排序有多好。</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Plies of the last completed depth.</source>
        <translation>最后完成的深度的层数。</translation>
    </message>
    <message>
        <source>Plies of the longest line examined.</source>
        <translation>所查看的最长变化的层数。</translation>
    </message>
    <message>
        <source>Branching factor</source>
        <translation>分支因子</translation>
    </message>
    <message>
        <source>A tree of this depth with this many moves at every position would have the same number of nodes.</source>
        <translation>若每个局面都有这么多着法，这一深度的树就有同样多的节点。</translation>
    </message>
    <message>
        <source>Table: reads</source>
        <translation>置换表：读取</translation>
    </message>
    <message>
        <source>Positions looked up in the table.</source>
        <translation>在置换表中查找的局面。</translation>
    </message>
    <message>
        <source>Table: hits</source>
        <translation>置换表：命中</translation>
    </message>
    <message>
        <source>Share of reads that found a stored result.</source>
        <translation>查到已存结果的读取所占比例。</translation>
    </message>
    <message>
        <source>Table: cut-offs</source>
        <translation>置换表：剪枝</translation>
    </message>
    <message>
        <source>Share of reads that ended the search of a node at once.</source>
        <translation>立即结束一个节点搜索的读取所占比例。</translation>
    </message>
    <message>
        <source>Table: stores</source>
        <translation>置换表：写入</translation>
    </message>
    <message>
        <source>Positions written to the table.</source>
        <translation>写入置换表的局面。</translation>
    </message>
    <message>
        <source>Table: fill</source>
        <translation>置换表：填充</translation>
    </message>
    <message>
        <source>Share of table entries in use.</source>
        <translation>已使用的表项所占比例。</translation>
    </message>
    <message>
        <source>Table: size</source>
        <translation>置换表：大小</translation>
    </message>
    <message>
        <source>Memory taken by the table, full or empty.</source>
        <translation>置换表占用的内存，无论满空。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Wall-clock time.</source>
        <translation>实际用时。</translation>
    </message>
    <message>
        <source>Processor time</source>
        <translation>处理器时间</translation>
    </message>
    <message>
        <source>Processor time used by all workers together.</source>
        <translation>所有工作线程合计占用处理器的时间。</translation>
    </message>
    <message>
        <source>Ready, not running</source>
        <translation>就绪未运行</translation>
    </message>
    <message>
        <source>Time that workers were ready to run while other threads or programs had the processors. It measures their load, not work done.</source>
        <translation>工作线程已就绪、但处理器被其他线程或程序占用的时间。它反映的是负载，不是搜索工作。</translation>
    </message>
    <message>
        <source>Busy workers</source>
        <translation>忙碌工作线程</translation>
    </message>
    <message>
        <source>Processor time divided by time: the average number of workers at work.</source>
        <translation>处理器时间除以用时：平均工作的工作线程数。</translation>
    </message>
    <message>
        <source>Nodes per second</source>
        <translation>每秒节点数</translation>
    </message>
    <message>
        <source>Nodes divided by time, for all workers together.</source>
        <translation>节点数除以用时，所有工作线程合计。</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Memory held by the search: its table and the records of its workers&apos; tasks.</source>
        <translation>搜索占用的内存：置换表，以及其工作线程各任务的记录。</translation>
    </message>
    <message>
        <source>Memory of the program</source>
        <translation>程序内存</translation>
    </message>
    <message>
        <source>Memory of the whole program at the end: the window, every table and this search.</source>
        <translation>结束时整个程序占用的内存：窗口、所有置换表和本次搜索。</translation>
    </message>
    <message>
        <source>Start-up</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Time from the start of the search to its first task.</source>
        <translation>从搜索开始到第一个任务的时间。</translation>
    </message>
    <message>
        <source>Nodes for the columns</source>
        <translation>各列的节点数</translation>
    </message>
    <message>
        <source>Positions the exact solver visited to find the value of each column.</source>
        <translation>精确求解器为求出每列的值而访问的局面数。</translation>
    </message>
    <message>
        <source>Nodes for the best line</source>
        <translation>最佳变化的节点数</translation>
    </message>
    <message>
        <source>Positions the exact solver visited to follow best play to the end of the game.</source>
        <translation>精确求解器沿最佳走法直到终局所访问的局面数。</translation>
    </message>
    <message>
        <source>Columns from the book</source>
        <translation>开局库给出的列</translation>
    </message>
    <message>
        <source>Columns whose values the opening book gave.</source>
        <translation>由开局库给出数值的列。</translation>
    </message>
    <message>
        <source>Selective depth</source>
        <translation>选择性深度</translation>
    </message>
</context>
<context>
    <name>SearchRepetition</name>
    <message>
        <source>The book gave this move. Nothing was searched.</source>
        <translation>这一着出自开局库，没有搜索。</translation>
    </message>
    <message>
        <source>%1 made this move without a search.</source>
        <translation>%1 没有搜索就走了这一着。</translation>
    </message>
    <message>
        <source>The report shows no move of an engine.</source>
        <translation>报告中没有引擎的着法。</translation>
    </message>
    <message>
        <source>This move is not in the line on the board.</source>
        <translation>这一着不在棋盘上的变化中。</translation>
    </message>
    <message>
        <source>The settings of this search are not known.</source>
        <translation>这次搜索的设置未知。</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>第 %1 手</translation>
    </message>
</context>
<context>
    <name>SearchReport</name>
    <message>
        <source>%1 is %2, but cannot be more than %3, which is %4.</source>
        <translation>%1 为 %2，但不能大于 %3，而后者为 %4。</translation>
    </message>
    <message>
        <source>%1 is %2, but that column is full.</source>
        <translation>%1 为 %2，但该列已满。</translation>
    </message>
    <message>
        <source>%1[%2] is %3, which cannot be played there.</source>
        <translation>%1[%2] 为 %3，在该处不能落子。</translation>
    </message>
    <message>
        <source>%1 ends before it begins.</source>
        <translation>%1 在开始之前就已结束。</translation>
    </message>
</context>
<context>
    <name>SeededGame</name>
    <message>
        <source>A person can&apos;t play in the processes of mpirun.</source>
        <translation>真人不能在 mpirun 的进程中下棋。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a program of others, whose moves depend on the machine: processes of mpirun play engines of ours alone.</source>
        <translation>“%1”是外部程序，其着法取决于机器：mpirun 的进程只能用本程序自带的引擎下棋。</translation>
    </message>
    <message>
        <source>The labels of a data set from a file are not known to the processes of mpirun: &apos;%1&apos; can&apos;t play there.</source>
        <translation>mpirun 的进程不知道来自文件的数据集标签：“%1”不能在那里下棋。</translation>
    </message>
</context>
<context>
    <name>SequenceDiagram</name>
    <message>
        <source>Steps of the threads</source>
        <translation>各线程的步骤</translation>
    </message>
    <message>
        <source>One lane per thread, with time running downwards. Click a step to go there.</source>
        <translation>每个线程一条泳道，时间自上而下。点击某一步可转到那里。</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Step %1, %2: %3, to state %4</source>
        <translation>第 %1 步，%2：%3，到状态 %4</translation>
    </message>
    <message>
        <source>a loop: the path is back at its start</source>
        <translation>循环：路径回到起点</translation>
    </message>
    <message>
        <source>a loop: the path is back where it was after step %1</source>
        <translation>循环：路径回到第 %1 步之后的位置</translation>
    </message>
</context>
<context>
    <name>Setting</name>
    <message>
        <source>&amp;Board:</source>
        <translation>棋盘(&amp;B)：</translation>
    </message>
    <message>
        <source>The report&apos;s program uses 7x7</source>
        <translation>报告所用的程序采用 7x7 棋盘</translation>
    </message>
    <message>
        <source>&amp;Depth:</source>
        <translation>深度(&amp;D)：</translation>
    </message>
    <message>
        <source>Depth in plies. With seven columns, each extra ply takes seven times as long. With every node as a task, a run at depth 9 takes seconds.</source>
        <translation>搜索深度（层）。七列时每增加一层，用时为原来的七倍。以每个节点为任务时，深度 9 的一次运行需要若干秒。</translation>
    </message>
    <message>
        <source>&amp;Workers up to:</source>
        <translation>工作线程上限(&amp;W)：</translation>
    </message>
    <message>
        <source>Measures with 1, 2 and so on, up to this many threads</source>
        <translation>以 1 个、2 个……直到这么多个线程测量</translation>
    </message>
    <message>
        <source>Repet&amp;itions:</source>
        <translation>重复次数(&amp;I)：</translation>
    </message>
    <message>
        <source>Number of repetitions. The table shows their median and spread.</source>
        <translation>重复次数；表格显示其中位数和分布范围</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>种子：</translation>
    </message>
    <message>
        <source>Chooses among equally good moves. The same seed makes the same choice.</source>
        <translation>在同样好的着法中选择。种子相同，选择也相同。</translation>
    </message>
    <message>
        <source>Strategies:</source>
        <translation>策略：</translation>
    </message>
    <message>
        <source>What grows:</source>
        <translation>增长项：</translation>
    </message>
    <message>
        <source>The one thing that grows while everything else stays the same</source>
        <translation>其余不变时唯一增长的项</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Discs on the board</source>
        <translation>盘上棋子数</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>工作线程</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Engine:</source>
        <translation>引擎：</translation>
    </message>
    <message>
        <source>The engine that searches. Only engines that can grow this way are listed.</source>
        <translation>搜索的引擎。只列出能这样增长的引擎。</translation>
    </message>
    <message>
        <source>From:</source>
        <translation>从：</translation>
    </message>
    <message>
        <source>The first point</source>
        <translation>第一个点</translation>
    </message>
    <message>
        <source>To:</source>
        <translation>到：</translation>
    </message>
    <message>
        <source>The last point. Each further ply takes several times as long.</source>
        <translation>最后一个点；每多一层，用时成倍增加</translation>
    </message>
    <message>
        <source>Repetitions:</source>
        <translation>重复次数：</translation>
    </message>
    <message>
        <source>Repetitions of each search. Times are shown as a median and spread.</source>
        <translation>每次搜索的重复次数。用时给出中位数和范围。</translation>
    </message>
    <message>
        <source>Position:</source>
        <translation>局面：</translation>
    </message>
    <message>
        <source>Search depth:</source>
        <translation>搜索深度：</translation>
    </message>
    <message>
        <source>Search depth in plies, when something else grows</source>
        <translation>深度不增长时的搜索深度（层）</translation>
    </message>
    <message>
        <source>Positions each:</source>
        <translation>每点局面数：</translation>
    </message>
    <message>
        <source>Random positions for each number of discs. In these positions nobody can win at once.</source>
        <translation>每种棋子数的随机局面。其中双方都不能马上获胜。</translation>
    </message>
    <message>
        <source>Seed for the random positions. The same seed gives the same positions.</source>
        <translation>随机局面的种子。种子相同，局面也相同。</translation>
    </message>
    <message>
        <source>Time per point:</source>
        <translation>每点时间：</translation>
    </message>
    <message>
        <source>When time runs out, the point keeps what was reached but is not part of the fit</source>
        <translation>时间用尽时保留已得到的结果，但该点不参与拟合</translation>
    </message>
    <message>
        <source>Engi&amp;ne:</source>
        <translation>引擎(&amp;N)：</translation>
    </message>
    <message>
        <source>Engine whose H1 is tuned</source>
        <translation>要调整 H1 的引擎</translation>
    </message>
    <message>
        <source>Search depth in plies</source>
        <translation>搜索深度（层）</translation>
    </message>
    <message>
        <source>&amp;Opponent:</source>
        <translation>对手(&amp;O)：</translation>
    </message>
    <message>
        <source>Opponent of the changed set. Against H2, the previous set plays the same openings, and the set with more points wins.</source>
        <translation>改变后的值的对手。对 H2 时，改变前的值也下同样的开局，得分多者胜。</translation>
    </message>
    <message>
        <source>the previous values</source>
        <translation>改变前的值</translation>
    </message>
    <message>
        <source>H2</source>
        <translation>H2</translation>
    </message>
    <message>
        <source>Steps:</source>
        <translation>步数：</translation>
    </message>
    <message>
        <source>Total number of changes to try</source>
        <translation>总共尝试多少次改变</translation>
    </message>
    <message>
        <source>Games per step:</source>
        <translation>每步局数：</translation>
    </message>
    <message>
        <source>Maximum number of games per step. A change still undecided then is not kept.</source>
        <translation>每步的最多局数。到那时仍未定的改变不予保留。</translation>
    </message>
    <message>
        <source>&amp;Move by:</source>
        <translation>改变幅度(&amp;M)：</translation>
    </message>
    <message>
        <source>How far to move a value, in per cent, and by at least 1. The study&apos;s 1 % alters a move in hardly any game.</source>
        <translation>值改变的百分比，至少改变 1；对研究中的值，1% 几乎不会改变任何一局的着法</translation>
    </message>
    <message>
        <source>Keep a change from:</source>
        <translation>保留改变的起点：</translation>
    </message>
    <message>
        <source>The sequential test asks whether the change is this much stronger, or not stronger at all</source>
        <translation>序贯检验判断：改变后是强这么多，还是根本不更强</translation>
    </message>
    <message>
        <source>Yardstick:</source>
        <translation>衡量标准：</translation>
    </message>
    <message>
        <source>Number of games that measure the strength after each kept change. It must be even.</source>
        <translation>每次保留改变之后，用来衡量棋力的局数，须为偶数。</translation>
    </message>
    <message>
        <source>Sets the changes and the openings. The same seed gives the same history.</source>
        <translation>决定各次改变和开局。种子相同，历史记录也相同。</translation>
    </message>
    <message>
        <source>Workers:</source>
        <translation>工作线程：</translation>
    </message>
    <message>
        <source>Games played at the same time. The history does not depend on it.</source>
        <translation>同时进行的局数。不影响历史记录。</translation>
    </message>
    <message>
        <source>one per core (%1)</source>
        <translation>每核心一个（%1）</translation>
    </message>
</context>
<context>
    <name>SettingsForm</name>
    <message>
        <source> %</source>
        <translation>%</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source> Elo</source>
        <translation> Elo</translation>
    </message>
    <message>
        <source> games</source>
        <translation> 局</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Two discs share a square.</source>
        <translation>两枚棋子占据同一格。</translation>
    </message>
    <message>
        <source>A disc is outside the board.</source>
        <translation>有一枚棋子在棋盘之外。</translation>
    </message>
    <message>
        <source>The disc on %1 has nothing below it.</source>
        <translation>%1 上的棋子下方没有棋子。</translation>
    </message>
    <message>
        <source>Discs of the first player: %1, of the second: %2. The first must have the same number or one more.</source>
        <translation>先手有 %1 枚棋子，后手有 %2 枚。先手须与后手相等或多一枚。</translation>
    </message>
    <message>
        <source>Both players have four in a row.</source>
        <translation>双方都有连线。</translation>
    </message>
    <message>
        <source>The second player moved after the first had won.</source>
        <translation>先手获胜之后，后手又走了子。</translation>
    </message>
    <message>
        <source>The first player moved after the second had won.</source>
        <translation>后手获胜之后，先手又走了子。</translation>
    </message>
    <message>
        <source>No order of moves reaches this position without an earlier win.</source>
        <translation>无论以什么次序走，到达此局面之前都已有人获胜。</translation>
    </message>
</context>
<context>
    <name>SetupPanel</name>
    <message>
        <source>Cl&amp;ick to place:</source>
        <translation>点击放置(&amp;I)：</translation>
    </message>
    <message>
        <source>alternating discs</source>
        <translation>双方轮流</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>从这里开始(&amp;P)</translation>
    </message>
    <message>
        <source>Start a game from this position</source>
        <translation>从这个局面开始对局</translation>
    </message>
    <message>
        <source>C&amp;lear the board</source>
        <translation>清空棋盘(&amp;L)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>This game is finished.</source>
        <translation>已结束的对局。</translation>
    </message>
    <message>
        <source>Click to place</source>
        <translation>点击放置</translation>
    </message>
    <message>
        <source>Right-click or press Delete or Backspace to remove the top disc</source>
        <translation>右键单击，或按 Delete 或 Backspace，移除最上面的棋子</translation>
    </message>
    <message>
        <source>Is this position possible?</source>
        <translation>这个局面可能出现吗？</translation>
    </message>
    <message>
        <source>Remove all discs</source>
        <translation>移除所有棋子</translation>
    </message>
    <message>
        <source>Go back to the game</source>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>This position is possible. %1 to move.</source>
        <translation>这个局面可能出现。轮到%1。</translation>
    </message>
</context>
<context>
    <name>ShareBars</name>
    <message>
        <source>share of games won</source>
        <translation>获胜局数的比例</translation>
    </message>
    <message>
        <source>%1, with 95 % interval</source>
        <comment>who won the games</comment>
        <translation>%1，附 95% 置信区间</translation>
    </message>
    <message>
        <source>the article</source>
        <translation>论文</translation>
    </message>
</context>
<context>
    <name>ShareCommands</name>
    <message>
        <source>The picture is on the clipboard</source>
        <translation>图片已复制到剪贴板</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>保存棋盘图片</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG 图形 (*.svg)</translation>
    </message>
    <message>
        <source>board</source>
        <comment>name of a file</comment>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>Share the position</source>
        <translation>分享局面</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>链接的二维码</translation>
    </message>
    <message>
        <source>Link to the position</source>
        <translation>局面链接</translation>
    </message>
    <message>
        <source>&amp;Copy the link</source>
        <translation>复制链接(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save the code…</source>
        <translation>保存二维码(&amp;S)…</translation>
    </message>
    <message>
        <source>Copy the link to the clipboard</source>
        <translation>把链接复制到剪贴板</translation>
    </message>
    <message>
        <source>Save the QR code as PNG or SVG</source>
        <translation>把二维码存为 PNG 或 SVG</translation>
    </message>
    <message>
        <source>The link is on the clipboard.</source>
        <translation>链接已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Save the QR code</source>
        <translation>保存二维码</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG 图形 (*.svg)</translation>
    </message>
    <message>
        <source>position</source>
        <comment>name of a file</comment>
        <translation>局面</translation>
    </message>
    <message>
        <source>Open this position in Fourcast: share the link or scan the code.</source>
        <translation>分享此链接或扫描二维码，就能在 Fourcast 中打开这个局面。</translation>
    </message>
</context>
<context>
    <name>SheetFolder</name>
    <message>
        <source>Your earlier work cannot be read, so the lesson starts over. The old file is kept: %1.</source>
        <translation>无法读取之前做的内容，课程重新开始。旧文件保留在：%1。</translation>
    </message>
    <message>
        <source>The lesson has changed from version %1 to version %2, so it starts over. Your earlier work is kept: %3.</source>
        <translation>课程已从版本 %1 改为 %2，因此重新开始。之前做的保留在：%3。</translation>
    </message>
    <message>
        <source>Your earlier work could not be moved to a separate file: %1.</source>
        <translation>无法另外保留以前做的内容：%1。</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>在棋盘上</translation>
    </message>
    <message>
        <source>1 to 7, a to g</source>
        <translation>1 至 7，a 至 g</translation>
    </message>
    <message>
        <source>Drop a disc in that column</source>
        <translation>在该列落子</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>左、右</translation>
    </message>
    <message>
        <source>Move the disc above the board</source>
        <translation>在棋盘上方移动棋子</translation>
    </message>
    <message>
        <source>Down, Enter, Space</source>
        <translation>下、Enter、空格</translation>
    </message>
    <message>
        <source>Drop it</source>
        <translation>落子</translation>
    </message>
    <message>
        <source>In a chart</source>
        <translation>在图表中</translation>
    </message>
    <message>
        <source>Arrow keys, Enter</source>
        <translation>方向键、Enter</translation>
    </message>
    <message>
        <source>Move between marks, and go to what one stands for</source>
        <translation>在各标记之间移动，转到标记所代表的内容</translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation>放大和缩小</translation>
    </message>
    <message>
        <source>Shift and an arrow key</source>
        <translation>Shift 加方向键</translation>
    </message>
    <message>
        <source>Pan the chart</source>
        <translation>平移图表</translation>
    </message>
    <message>
        <source>Show the whole chart again</source>
        <translation>重新显示整个图表</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>各处</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>Go to the next or previous control</source>
        <translation>到下一个和上一个控件</translation>
    </message>
    <message>
        <source>Alt and a letter</source>
        <translation>Alt 加字母</translation>
    </message>
    <message>
        <source>Open a menu</source>
        <translation>打开菜单</translation>
    </message>
    <message>
        <source>Find an action or key</source>
        <translation>查找操作或按键</translation>
    </message>
    <message>
        <source>Restore the default keys of every action</source>
        <translation>恢复每个操作的默认按键</translation>
    </message>
    <message>
        <source>Go one move back or forward, where no control needs these keys</source>
        <translation>后退或前进一手，前提是当前控件不用这些键</translation>
    </message>
    <message>
        <source>These keys can&apos;t be changed.</source>
        <translation>这些按键不能更改。</translation>
    </message>
    <message>
        <source>Select an action to change its keys.</source>
        <translation>选择一个操作，更改它的按键。</translation>
    </message>
    <message>
        <source>Shift and Left, Right</source>
        <translation>Shift 加左右键</translation>
    </message>
    <message>
        <source>Add up moves in node and time charts. There, use Ctrl to pan</source>
        <translation>在节点数和用时图表中将若干着合计；在那里用 Ctrl 平移</translation>
    </message>
    <message>
        <source>List the keys of the timeline, in the timeline</source>
        <translation>在时间线中列出时间线的按键</translation>
    </message>
</context>
<context>
    <name>SideName</name>
    <message>
        <source>orange</source>
        <translation>橙方</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝方</translation>
    </message>
    <message>
        <source>red</source>
        <translation>红方</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄方</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黑方</translation>
    </message>
</context>
<context>
    <name>Simulator</name>
    <message>
        <source>Path through a model (*.json)</source>
        <translation>模型中的路径 (*.json)</translation>
    </message>
    <message>
        <source>Open a path</source>
        <translation>打开路径</translation>
    </message>
    <message>
        <source>The file “%1” could not be read: %2.</source>
        <translation>无法读取文件“%1”：%2。</translation>
    </message>
    <message>
        <source>Save the path</source>
        <translation>保存路径</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>回到起点</translation>
    </message>
    <message>
        <source>Go back to the initial state</source>
        <translation>回到初始状态</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Go back one step</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Go to the path&apos;s next step</source>
        <translation>路径的下一步</translation>
    </message>
    <message>
        <source>Take the step</source>
        <translation>执行此步</translation>
    </message>
    <message>
        <source>Take the step selected in the list. Double-clicking it or pressing Enter there does the same</source>
        <translation>执行列表中选中的步骤；在列表中双击或按 Enter 也可以</translation>
    </message>
    <message>
        <source>Save path…</source>
        <translation>保存路径…</translation>
    </message>
    <message>
        <source>Save the path to a small file that others can open</source>
        <translation>把路径保存为小文件，别人可以打开</translation>
    </message>
    <message>
        <source>Open path…</source>
        <translation>打开路径…</translation>
    </message>
    <message>
        <source>Open a path from a file, at the step that was last shown</source>
        <translation>从文件打开路径，到上次查看的那一步</translation>
    </message>
    <message>
        <source>Possible steps</source>
        <translation>可能的步骤</translation>
    </message>
    <message>
        <source>Possible step</source>
        <translation>可能的步骤</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>通向</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>The path so far</source>
        <translation>目前的路径</translation>
    </message>
    <message>
        <source>This path belongs to the model “%1”. It will be followed once that model is explored.</source>
        <translation>此路径属于模型“%1”。探索该模型之后就会沿它走。</translation>
    </message>
    <message>
        <source>This path belongs to the model “%1” with %2. It will be followed once that model is explored.</source>
        <translation>此路径属于模型“%1”，其中 %2。探索该模型之后就会沿它走。</translation>
    </message>
    <message>
        <source>No system to walk through yet.</source>
        <translation>还没有可以走查的系统。</translation>
    </message>
    <message numerus="yes">
        <source>State %1, after %n step(s)</source>
        <translation>
            <numerusform>状态 %1，在 %n 步之后</numerusform>
        </translation>
    </message>
    <message>
        <source>no step possible: deadlock</source>
        <translation>没有可执行的步骤：死锁</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 个</translation>
    </message>
    <message>
        <source>↺ same as at the start</source>
        <translation>↺ 与起点相同</translation>
    </message>
    <message>
        <source>↺ same as after step %1</source>
        <translation>↺ 与第 %1 步之后相同</translation>
    </message>
    <message>
        <source>Start, state %1</source>
        <translation>起点，状态 %1</translation>
    </message>
    <message>
        <source>%1. %2 → state %3</source>
        <translation>%1. %2 → 状态 %3</translation>
    </message>
</context>
<context>
    <name>SmallBoard</name>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Discs look as on the main board. Those played in the tree are numbered.</source>
        <translation>棋子与主棋盘上的相同。在树中落下的棋子带编号。</translation>
    </message>
</context>
<context>
    <name>SolverTasks</name>
    <message>
        <source>does it at least draw?</source>
        <translation>至少能和吗？</translation>
    </message>
    <message>
        <source>does it win?</source>
        <translation>能胜吗？</translation>
    </message>
    <message numerus="yes">
        <source>does it win in at most %n move(s)?</source>
        <translation>
            <numerusform>能在 %n 步之内胜吗？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>does it last at least %n move(s)?</source>
        <translation>
            <numerusform>能坚持至少 %n 步吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 not answered</source>
        <translation>%1 未得出答案</translation>
    </message>
    <message>
        <source>%1 yes</source>
        <translation>%1 是</translation>
    </message>
    <message>
        <source>%1 no</source>
        <translation>%1 否</translation>
    </message>
    <message>
        <source>position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>line</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>traps after %1</source>
        <translation>%1 之后的陷阱</translation>
    </message>
    <message>
        <source>best play to the end, questions: %1</source>
        <translation>直到终局的最佳应对，问题数：%1</translation>
    </message>
    <message>
        <source>which replies give the win away, questions: %1</source>
        <translation>哪些应着会丢掉胜局，问题数：%1</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>深度 %1</translation>
    </message>
</context>
<context>
    <name>SpeedUpChart</name>
    <message>
        <source>Chart of speed-up against number of workers</source>
        <translation>加速比随工作线程数变化的图表</translation>
    </message>
    <message>
        <source>%1, against itself</source>
        <translation>%1，相对其自身</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>工作线程</translation>
    </message>
    <message>
        <source>Speed-up (median, min to max)</source>
        <translation>加速比（中位数，最小至最大）</translation>
    </message>
    <message>
        <source>From %1 to %2 over the repetitions</source>
        <translation>各次重复中为 %1 至 %2</translation>
    </message>
    <message>
        <source>Run the measurement to see how much more workers speed up the search.</source>
        <translation>运行测量，看看工作线程更多时能快多少。</translation>
    </message>
    <message>
        <source>linear speed-up</source>
        <translation>线性加速</translation>
    </message>
    <message>
        <source>Amdahl&apos;s bound</source>
        <translation>阿姆达尔上界</translation>
    </message>
    <message>
        <source>report, parMap</source>
        <translation>报告，parMap</translation>
    </message>
    <message>
        <source>report, parList</source>
        <translation>报告，parList</translation>
    </message>
    <message>
        <source>%1 equal tasks</source>
        <translation>%1 个等量任务</translation>
    </message>
</context>
<context>
    <name>Sprt</name>
    <message>
        <source>A sequential test needs two Elo differences from -1000 to 1000, the smaller first.</source>
        <translation>序贯检验需要两个 -1000 至 1000 之间的 Elo 差，较小的在前。</translation>
    </message>
    <message>
        <source>The error rates of a sequential test must be between 0 and 1/2.</source>
        <translation>序贯检验的错误率必须介于 0 与 1/2 之间。</translation>
    </message>
    <message>
        <source>%1 against %2 Elo</source>
        <translation>%1 对 %2 Elo</translation>
    </message>
    <message>
        <source>%1, errors of %2 %</source>
        <translation>%1，错误率 %2%</translation>
    </message>
    <message>
        <source>%1, errors of %2 % and %3 %</source>
        <translation>%1，错误率 %2% 和 %3%</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>stronger</source>
        <translation>更强</translation>
    </message>
    <message>
        <source>not stronger</source>
        <translation>不更强</translation>
    </message>
    <message>
        <source>log likelihood ratio %1, bounds %2 and %3: %4</source>
        <translation>对数似然比 %1，界限 %2 和 %3：%4</translation>
    </message>
</context>
<context>
    <name>SprtButton</name>
    <message>
        <source>%1 to %2 Elo, stops early…</source>
        <translation>%1 至 %2 Elo，判定即止…</translation>
    </message>
    <message>
        <source>%1 to %2 Elo…</source>
        <translation>%1 至 %2 Elo…</translation>
    </message>
    <message>
        <source>Each pairing ends as soon as its test is decided.</source>
        <translation>检验一有判定，该组对阵即结束。</translation>
    </message>
</context>
<context>
    <name>SprtDialog</name>
    <message>
        <source>&amp;Fit the Elo differences to the number of games</source>
        <translation>按局数调整 Elo 差(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;End a pairing as soon as its test is decided</source>
        <translation>检验一有判定即结束该组对阵(&amp;E)</translation>
    </message>
    <message>
        <source>Sequential test</source>
        <translation>序贯检验</translation>
    </message>
    <message>
        <source> Elo</source>
        <translation> Elo</translation>
    </message>
    <message>
        <source>Not stronger at</source>
        <translation>判为不更强的 Elo 差</translation>
    </message>
    <message>
        <source>Stronger at</source>
        <translation>判为更强的 Elo 差</translation>
    </message>
    <message>
        <source> %</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Wrong “stronger” in at most</source>
        <translation>误判为更强的上限</translation>
    </message>
    <message>
        <source>Wrong “not stronger” in at most</source>
        <translation>误判为不更强的上限</translation>
    </message>
    <message>
        <source>The rounds then become a maximum. The games stay the same.</source>
        <translation>轮数变为上限；对局不变</translation>
    </message>
    <message>
        <source>&amp;Not stronger at:</source>
        <translation>判为不更强的 Elo 差(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Stronger at:</source>
        <translation>判为更强的 Elo 差(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Wrong “stronger” in at most:</source>
        <translation>误判为“更强”的上限(&amp;W)：</translation>
    </message>
    <message>
        <source>W&amp;rong “not stronger” in at most:</source>
        <translation>误判为“不更强”的上限(&amp;R)：</translation>
    </message>
</context>
<context>
    <name>StandardErrorDialog</name>
    <message>
        <source>Standard error of %1</source>
        <comment>a program</comment>
        <translation>%1 的标准错误输出</translation>
    </message>
    <message>
        <source>The program wrote nothing to standard error.</source>
        <translation>程序没有向标准错误输出写任何内容。</translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <translation>全部复制(&amp;C)</translation>
    </message>
    <message>
        <source>Put the whole text on the clipboard</source>
        <translation>把全部文本复制到剪贴板</translation>
    </message>
</context>
<context>
    <name>StarRow</name>
    <message>
        <source>%1: %2 of %3 stars, accuracy %4</source>
        <comment>who, number, number, 87 %</comment>
        <translation>%1：%3 颗星中得 %2 颗，准确率 %4</translation>
    </message>
    <message>
        <source>%1: no stars, because there were no real choices</source>
        <translation>%1：没有星星，因为没有真正的选择</translation>
    </message>
</context>
<context>
    <name>StartDemo</name>
    <message>
        <source>Demo: %1 against %2. Press any key to play.</source>
        <translation>演示：%1 对 %2。按任意键开始下棋。</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>Its strength hasn&apos;t been measured yet.</source>
        <translation>还没有测量它的棋力。</translation>
    </message>
    <message>
        <source>Measured strength: Elo %1 (%2 to %3, 95 % interval, %4 games).</source>
        <translation>测得的棋力：Elo %1（%2 至 %3，95% 区间，%4 局）。</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>两人</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>你的对手</translation>
    </message>
    <message>
        <source>Watch it play itself</source>
        <translation>看它自己下</translation>
    </message>
    <message>
        <source>Who do you want to play?</source>
        <translation>你想和谁下？</translation>
    </message>
    <message>
        <source>About this opponent</source>
        <translation>关于这个对手</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>以后再说</translation>
    </message>
    <message>
        <source>You go first</source>
        <translation>你先走</translation>
    </message>
    <message>
        <source>Your opponent goes first</source>
        <translation>对手先走</translation>
    </message>
    <message>
        <source>Choose the colour of your discs</source>
        <translation>你用的棋子</translation>
    </message>
    <message>
        <source>How strong are they?</source>
        <translation>对手有多强？</translation>
    </message>
    <message>
        <source>See how each opponent plays and its measured strength</source>
        <translation>每个对手的特点，以及测得的棋力</translation>
    </message>
    <message>
        <source>More engines…</source>
        <translation>更多引擎…</translation>
    </message>
    <message>
        <source>For experts: choose any engine and its settings, for either side</source>
        <translation>专家用：为任意一方选择任何引擎及其设置</translation>
    </message>
    <message>
        <source>Show this page every time Fourcast starts</source>
        <translation>每次启动 Fourcast 时显示此页</translation>
    </message>
    <message>
        <source>Take turns on this computer.</source>
        <translation>在这台电脑上轮流下。</translation>
    </message>
    <message>
        <source>Show this page at start&amp;up</source>
        <translation>启动时显示此页(&amp;U)</translation>
    </message>
    <message>
        <source>Play against someone on this computer</source>
        <translation>在这台电脑上和别人对弈</translation>
    </message>
    <message>
        <source>Click an opponent, or press 1 to 8.</source>
        <translation>点击一个对手，或按 1 到 8。</translation>
    </message>
    <message>
        <source>Close this page. To open it again, choose Game &gt; New game with…</source>
        <translation>关闭此页。要再次打开，请选择“对局 &gt; 设置新对局…”</translation>
    </message>
    <message>
        <source>Who starts:</source>
        <translation>谁先走：</translation>
    </message>
    <message>
        <source>Your colour:</source>
        <translation>你的颜色：</translation>
    </message>
    <message>
        <source>Pick an opponent and watch</source>
        <translation>选一个对手来观战</translation>
    </message>
    <message>
        <source>Hover over an opponent to learn more.</source>
        <translation>把鼠标移到对手上，可了解更多。</translation>
    </message>
</context>
<context>
    <name>StartsChoice</name>
    <message>
        <source>Plies of an opening</source>
        <translation>开局的手数</translation>
    </message>
    <message>
        <source>How many moves are made before the entrants play</source>
        <translation>参赛者对弈之前先走多少手</translation>
    </message>
    <message>
        <source>Lowest exact value</source>
        <translation>最低精确值</translation>
    </message>
    <message>
        <source>0 is a draw, 1 to 21 a win of the side to move, the higher the sooner</source>
        <translation>0 为和棋，1 至 21 为行棋方获胜，值越大获胜越快</translation>
    </message>
    <message>
        <source>Highest exact value</source>
        <translation>最高精确值</translation>
    </message>
    <message>
        <source>The same value as the lowest takes no others</source>
        <translation>与最低值相同时，只取这个值</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>空棋盘</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>随机着法</translation>
    </message>
    <message>
        <source>Balanced, by exact value</source>
        <translation>均势，按精确值</translation>
    </message>
    <message>
        <source>All positions</source>
        <translation>所有局面</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>How games begin. Both sides of a pair play each opening first.</source>
        <translation>对局如何开始。每个开局，一组的双方各先走一次。</translation>
    </message>
    <message>
        <source>Value from:</source>
        <translation>值从：</translation>
    </message>
    <message>
        <source>to:</source>
        <translation>到：</translation>
    </message>
</context>
<context>
    <name>StateBoard</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>X is %1 and O is %2. Frames mark the differences</source>
        <translation>X 是%1，O 是%2。方框标出不同之处</translation>
    </message>
</context>
<context>
    <name>StateGraphView</name>
    <message>
        <source>Part shown</source>
        <translation>显示的部分</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Key to colours</source>
        <translation>颜色的含义</translation>
    </message>
    <message>
        <source>%1 of %2 states shown</source>
        <translation>显示 %1 / %2 个状态</translation>
    </message>
</context>
<context>
    <name>StatePanel</name>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Draw path</source>
        <translation>绘制路径</translation>
    </message>
    <message>
        <source>Parts of the state</source>
        <translation>状态的各部分</translation>
    </message>
    <message>
        <source>Steps of the path</source>
        <translation>路径的各个步骤</translation>
    </message>
    <message>
        <source>Keep this state to compare with those you select next. Differences are marked.</source>
        <translation>保留此状态，与接着选的状态比较。不同之处会标出。</translation>
    </message>
    <message>
        <source>Draw every state on this path</source>
        <translation>绘制此路径的全部状态</translation>
    </message>
    <message>
        <source>State %1</source>
        <translation>状态 %1</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message numerus="yes">
        <source>Path of %n step(s):</source>
        <translation>
            <numerusform>%n 步的路径：</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a state to see its parts and the path to it.</source>
        <translation>选择一个状态：这里会显示它的组成部分和到达它的路径。</translation>
    </message>
</context>
<context>
    <name>StateWords</name>
    <message>
        <source>State %1</source>
        <translation>状态 %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>not expanded</source>
        <translation>未展开</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>终止</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>%1 nodes · %2 · workers: %3</source>
        <translation>%1 个节点 · %2 · 工作线程：%3</translation>
    </message>
    <message>
        <source>depth %1 · %2 nodes · %3 · workers: %4</source>
        <translation>深度 %1 · %2 个节点 · %3 · 工作线程：%4</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>轮到谁</translation>
    </message>
    <message>
        <source>Engine activity</source>
        <translation>引擎在做什么</translation>
    </message>
    <message>
        <source>Hints in this game</source>
        <translation>本局中的提示次数</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>自动保存</translation>
    </message>
    <message>
        <source>autosaved %1</source>
        <translation>%1 自动保存</translation>
    </message>
    <message>
        <source>hints: %1</source>
        <translation>提示：%1</translation>
    </message>
    <message>
        <source>%1
Times measured meanwhile are marked as disturbed. Click to go there.</source>
        <translation>%1
其间测得的时间会标为“受干扰”。点击可转到那里。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>last move, whose turn</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>提示：%1</translation>
    </message>
</context>
<context>
    <name>StepNotes</name>
    <message>
        <source>Notes for the teacher</source>
        <translation>给老师的备注</translation>
    </message>
    <message>
        <source>There are no notes for this step.</source>
        <translation>这一步没有备注。</translation>
    </message>
</context>
<context>
    <name>StepsTable</name>
    <message>
        <source>States and their bounds</source>
        <translation>各状态及其上下界</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>下界</translation>
    </message>
    <message>
        <source>Upper</source>
        <translation>上界</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Value of this policy</source>
        <translation>此策略的值</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Round of policy iteration</source>
        <translation>策略迭代的轮次</translation>
    </message>
    <message>
        <source>Step through policy iteration: a strategy, its values, then the next strategy, better in some state</source>
        <translation>逐步进行策略迭代：一个策略、它的值，然后是在某个状态上更好的下一个策略</translation>
    </message>
    <message>
        <source>Policy:</source>
        <translation>策略：</translation>
    </message>
    <message>
        <source>of %1, optimal</source>
        <comment>policies</comment>
        <translation>共 %1 个，最优</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>policies</comment>
        <translation>共 %1 个</translation>
    </message>
</context>
<context>
    <name>StepsView</name>
    <message>
        <source>Equation of the chosen state</source>
        <translation>所选状态的方程</translation>
    </message>
    <message>
        <source>States and their bounds</source>
        <translation>各状态及其上下界</translation>
    </message>
    <message>
        <source>Views of the algorithm</source>
        <translation>算法的各种视图</translation>
    </message>
    <message>
        <source>Equation</source>
        <translation>方程</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>上下界</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Go to the start</source>
        <translation>到起点</translation>
    </message>
    <message>
        <source>Go to the previous sweep</source>
        <translation>到上一次扫描</translation>
    </message>
    <message>
        <source>Go to the next sweep</source>
        <translation>到下一次扫描</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Run sweep after sweep until the bounds are close</source>
        <translation>逐次扫描，直到上下界足够接近</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到最后</translation>
    </message>
    <message>
        <source>Run sweeps until the bounds of all states are close</source>
        <translation>扫描到所有状态的上下界都足够接近</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Go to any sweep made so far</source>
        <translation>转到已进行的某次扫描</translation>
    </message>
    <message>
        <source>Fractions</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Show fractions where they are short enough</source>
        <translation>分数足够短时用分数表示</translation>
    </message>
    <message>
        <source>Collapse end components</source>
        <translation>收缩终端分量</translation>
    </message>
    <message>
        <source>Draw states as one where play can stay among them for ever, as the algorithm sees them</source>
        <translation>像算法那样，把可以永远停留于其中的各状态画成一个</translation>
    </message>
    <message>
        <source>Press Run to explore the model and see its algorithm step by step.</source>
        <translation>点“运行”来探索模型，然后逐步显示其算法。</translation>
    </message>
    <message>
        <source>Equation and bounds</source>
        <translation>方程和上下界</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>正在准备…</translation>
    </message>
    <message>
        <source>There is no question about the model.</source>
        <translation>没有关于模型的问题。</translation>
    </message>
    <message>
        <source>Sweep %1 of %2</source>
        <translation>第 %1 次扫描，共 %2 次</translation>
    </message>
    <message>
        <source>State %1</source>
        <translation>状态 %1</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>&apos;%1&apos; can&apos;t be used: %2.</source>
        <translation>无法使用“%1”：%2。</translation>
    </message>
    <message>
        <source>it has version %1, but this program reads version %2</source>
        <translation>它的版本为 %1，而本程序读取版本 %2</translation>
    </message>
    <message>
        <source>it is damaged (%1)</source>
        <translation>它已损坏（%1）</translation>
    </message>
    <message>
        <source>Qt&apos;s SQLite driver is missing (on Debian, install the package libqt6sql6-sqlite)</source>
        <translation>缺少 Qt 的 SQLite 驱动程序（在 Debian 上请安装软件包 libqt6sql6-sqlite）</translation>
    </message>
    <message>
        <source>another program is writing to it (try again when it has finished)</source>
        <translation>另一个程序正在写入（请在其完成后重试）</translation>
    </message>
    <message>
        <source>it has version %1 and is read-only, but this program reads version %2</source>
        <translation>它的版本为 %1 且为只读，而本程序读取版本 %2</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是文件夹</translation>
    </message>
</context>
<context>
    <name>StoredGame</name>
    <message>
        <source>The moves of this game are not legal; its file may be damaged.</source>
        <translation>此对局的着法不合法；它的文件可能已损坏。</translation>
    </message>
    <message>
        <source>Experiment %1 has no cell %2.</source>
        <translation>实验 %1 没有单元格 %2。</translation>
    </message>
</context>
<context>
    <name>StudentAnswers</name>
    <message>
        <source>✓ right</source>
        <translation>✓ 对</translation>
    </message>
    <message>
        <source>✗ wrong</source>
        <translation>✗ 错</translation>
    </message>
    <message>
        <source>to read</source>
        <translation>待阅</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>未答</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n 个提示</numerusform>
        </translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Answers of %1</source>
        <translation>%1 的答案</translation>
    </message>
    <message>
        <source>%1. Handed in as %2, %3</source>
        <translation>%1。交来的文件 %2，%3</translation>
    </message>
    <message>
        <source>Individual answers</source>
        <translation>逐个答案</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>未看到</translation>
    </message>
</context>
<context>
    <name>StudyCurves</name>
    <message>
        <source>H1 plays itself with the article&apos;s alpha-beta search. Both players recognise finished games. On their own moves 3, 6, 9 and so on, players take one of the two columns with the best exact values at random, each with probability one half. On all other moves they take the first best column.</source>
        <translation>H1 用论文的 alpha-beta 搜索与自己对弈。双方都能识别终局。双方在自己的第 3、6、9……步，从精确值最好的两列中随机取一列，概率各为二分之一。其余各步取第一个最佳列。</translation>
    </message>
    <message>
        <source>The article does not say how H1 counts vertical pairs, gaps held by the opponent or open threes on both sides, or what its random moves choose between. Its games therefore cannot be repeated move by move. In the strict reading, the first searches at depth 4 visit 878 and 1,122 positions, where the article has 716 and 809. None of the readings tried gives its exact numbers. On average, the total per game lies within about 40 % of the article&apos;s. In both, nodes and time fall together towards the end, from about ply 12 at depth 4 and ply 18 at depth 6. A position takes tens of nanoseconds in an optimised build, but took about six microseconds in the article, so the times differ by a factor of about a hundred. Some labels in the article&apos;s figures 12 and 13 are swapped. The larger values are shown here as nodes.</source>
        <translation>论文没有说明 H1 如何计竖直对子、被对手占住的间隔和两端开放的活三，也没有说明随机着法在什么之间选择，因此无法逐着重现其对局。按严格解读，深度 4 时最初两次搜索访问 878 和 1,122 个局面，论文中为 716 和 809。试过的解读都不能精确得出论文的数字。平均而言，每局总数与论文相差约在 40% 之内。两者的节点数和用时都在接近终局时一同下降：深度 4 约从第 12 手起，深度 6 约从第 18 手起。在优化编译的程序中，一个局面用时数十纳秒，论文中约为六微秒，因此时间相差约一百倍。论文图 12 和图 13 有些标签对调了，这里把较大的值作为节点数显示。</translation>
    </message>
</context>
<context>
    <name>StudyCurvesView</name>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>Time in ms</source>
        <translation>用时（ms）</translation>
    </message>
    <message>
        <source>The times are not reliable: the program was doing other work while the games were played.</source>
        <translation>这些用时不可靠：对局进行时程序在进行其他工作。</translation>
    </message>
    <message>
        <source>Totals, and why the curves differ</source>
        <translation>总计，以及曲线为何不同</translation>
    </message>
    <message>
        <source>&amp;Play the two games</source>
        <translation>下这两局(&amp;P)</translation>
    </message>
    <message>
        <source>Play H1 against itself, once at depth 4 and once at depth 6</source>
        <translation>让 H1 与自己对弈，深度 4 和深度 6 各一局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Sets the random choices between the two best columns. The same seed gives the same games.</source>
        <translation>决定在最好的两列之间的随机选择。种子相同，对局也相同。</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>种子(&amp;S)：</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>严格</translation>
    </message>
    <message>
        <source>Vertical pairs (V)</source>
        <translation>竖直对子（V）</translation>
    </message>
    <message>
        <source>How H1 is read where the article leaves it open</source>
        <translation>论文未说明之处如何解读 H1</translation>
    </message>
    <message>
        <source>&amp;Reading of H1:</source>
        <translation>H1 的解读(&amp;R)：</translation>
    </message>
    <message>
        <source>Moves played</source>
        <translation>已走的着法</translation>
    </message>
    <message>
        <source>%v of at most %m plies</source>
        <translation>%v 手，至多 %m 手</translation>
    </message>
    <message>
        <source>Export the study curves</source>
        <translation>导出研究曲线</translation>
    </message>
    <message>
        <source>study-curves</source>
        <translation>研究曲线</translation>
    </message>
    <message>
        <source>Playing the games.</source>
        <translation>正在下这两局。</translation>
    </message>
    <message>
        <source>Cancelled. The curves of the earlier games are still shown.</source>
        <translation>已取消。仍显示先前对局的曲线。</translation>
    </message>
    <message>
        <source>Both games are finished.</source>
        <translation>两局均已结束。</translation>
    </message>
    <message>
        <source>These are the article&apos;s points. Play the two games to see ours beside them.</source>
        <translation>论文本身的数据点。进行这两局，就能与本程序的数据对照。</translation>
    </message>
    <message>
        <source>Nodes and time for each move</source>
        <translation>每着的节点数和用时</translation>
    </message>
    <message>
        <source>Study curves, depth %1, seed %2</source>
        <translation>研究曲线，深度 %1，种子 %2</translation>
    </message>
    <message>
        <source>≥: the article&apos;s times at depth %1 are legible only up to move %2.</source>
        <translation>≥：论文中深度 %1 的用时只能看清到第 %2 手。</translation>
    </message>
</context>
<context>
    <name>StudyExperiment</name>
    <message>
        <source>Table 6: H1 against itself by depth</source>
        <translation>表 6：H1 与自己对弈，按深度</translation>
    </message>
    <message>
        <source>Table 7: one feature of H1 against H2</source>
        <translation>表 7：H1 的单个特征对 H2</translation>
    </message>
    <message>
        <source>Table 8: features of H1 together against H2</source>
        <translation>表 8：H1 的多个特征对 H2</translation>
    </message>
    <message>
        <source>Table 9: H1 against H2 by depth</source>
        <translation>表 9：H1 对 H2，按深度</translation>
    </message>
    <message>
        <source>Figure 12: nodes and time at depth 4</source>
        <translation>图 12：深度 4 的节点数和用时</translation>
    </message>
    <message>
        <source>Figure 13: nodes and time at depth 6</source>
        <translation>图 13：深度 6 的节点数和用时</translation>
    </message>
    <message>
        <source>second at depth %1</source>
        <translation>后手深度 %1</translation>
    </message>
    <message>
        <source>first at depth %1</source>
        <translation>先手深度 %1</translation>
    </message>
    <message>
        <source>H1 against H2, depth 4</source>
        <translation>H1 对 H2，深度 4</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>F3</translation>
    </message>
    <message>
        <source>F4</source>
        <translation>F4</translation>
    </message>
    <message>
        <source>F1+F2</source>
        <translation>F1+F2</translation>
    </message>
    <message>
        <source>F1+F2+F3</source>
        <translation>F1+F2+F3</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>深度 %1</translation>
    </message>
    <message>
        <source>H1 against H2</source>
        <translation>H1 对 H2</translation>
    </message>
    <message>
        <source>H1 against itself</source>
        <translation>H1 与自己对弈</translation>
    </message>
    <message>
        <source>The study has no &quot;%1&quot;. It has %2.</source>
        <translation>研究中没有“%1”。有的是 %2。</translation>
    </message>
    <message>
        <source>No part of %1 searches to depth %2 or less.</source>
        <translation>%1 中没有搜索到深度 %2 或更浅的内容。</translation>
    </message>
</context>
<context>
    <name>StudyLines</name>
    <message>
        <source>Study: the article&apos;s game at depth %1</source>
        <translation>研究：论文中深度 %1 的对局</translation>
    </message>
    <message>
        <source>The article, depth %1, move %2: %3 nodes</source>
        <translation>论文，深度 %1，第 %2 手：%3 个节点</translation>
    </message>
    <message>
        <source>The article, depth %1, move %2: %3 nodes, %4 ms</source>
        <translation>论文，深度 %1，第 %2 手：%3 个节点，%4 ms</translation>
    </message>
</context>
<context>
    <name>StudyPage</name>
    <message>
        <source>Run a&amp;ll</source>
        <translation>全部运行(&amp;L)</translation>
    </message>
    <message>
        <source>Run all tables and figures with this protocol, one after another</source>
        <translation>按此方案逐一运行全部表格和图</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>The heuristics study&apos;s tables and figures, with expected and measured values</source>
        <translation>启发式研究的表格和图，预期值与实测值对照</translation>
    </message>
    <message>
        <source>Kept runs</source>
        <translation>已保存的运行</translation>
    </message>
    <message>
        <source>Runs in this games file. Choose one to view or continue.</source>
        <translation>此对局文件中的运行。选择一次来查看或继续</translation>
    </message>
    <message>
        <source>Ga&amp;mes file…</source>
        <translation>对局文件(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Kept:</source>
        <translation>已保存(&amp;K)：</translation>
    </message>
    <message>
        <source>choose a run</source>
        <translation>请选择一次运行</translation>
    </message>
    <message>
        <source>no runs yet</source>
        <translation>尚无运行</translation>
    </message>
    <message>
        <source>All games are saved in %1</source>
        <translation>所有对局都保存在 %1 中</translation>
    </message>
    <message>
        <source>Games file</source>
        <translation>对局文件</translation>
    </message>
    <message>
        <source>Experiment games (*.sqlite);;All files (*)</source>
        <translation>实验对局 (*.sqlite);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Repeat the heuristics study</source>
        <translation>重现启发式研究</translation>
    </message>
</context>
<context>
    <name>StudyProtocol</name>
    <message>
        <source>There is no protocol called &quot;%1&quot;. The protocols are %2.</source>
        <translation>没有名为“%1”的方案；方案有 %2。</translation>
    </message>
    <message>
        <source>Takes the article&apos;s flow chart literally: a finished game is a leaf evaluated by the heuristic. Only feature 1 of H1 recognises it. H2 does not. On its own moves 3, 6, 9 and so on, each side plays one of its two best columns at random. The first move alternates, except in table 6 and the figures, where the first player stays first.</source>
        <translation>严格按论文的流程图：已结束的对局是由启发式评估的叶节点，因此只有通过 H1 的特征 1 才能识别，H2 则不能。每一方在自己的第 3、6、9……步，从最好的两列中随机取一列。双方轮流先走；在表 6 和图中，先手始终不变。</translation>
    </message>
    <message>
        <source>Both players recognise finished games. On its own moves 3, 6, 9 and so on, each side plays one of its two best columns at random. H1 moves first in every game, except in table 6, where the first-named side does.</source>
        <translation>双方都能识别终局。每一方在自己的第 3、6、9……步，从最好的两列中随机取一列。每局都由 H1（在表 6 中为前者）先走。</translation>
    </message>
    <message>
        <source>Both players recognise finished games. No moves are random. Each of the 238 positions after three plies, mirror images included, is played with both colours: 476 games in all, in an order set by the seed.</source>
        <translation>双方都能识别终局。没有随机着法。三手之后的 238 个局面（含镜像）各执先后手下一遍，共 476 局，顺序由种子决定。</translation>
    </message>
    <message>
        <source>Settings found by a search over tables 7 to 9, where they come closest to the article&apos;s shares. Like literal, but the second, fifth, eighth ... disc of a game goes into a random open column. In H1, vertical pairs count the empty squares above them, runs may overlap, every disc counts for its column, and an open three counts as four in line. In table 6, fewer cells agree than with literal.</source>
        <translation>在表 7 至 9 上搜索得到的设置，最接近论文的比例。与“按字面”相同，但一局的第二、第五、第八……枚棋子落入任意未满的列；在 H1 中竖直对子计其上方的空格，连子可以重叠，每枚棋子都按其列计分，活三按四连计。连同表 6，一致的单元格少于“按字面”。</translation>
    </message>
</context>
<context>
    <name>StudySettingsForm</name>
    <message>
        <source>Pr&amp;otocol:</source>
        <translation>方案(&amp;O)：</translation>
    </message>
    <message>
        <source>Roun&amp;ds:</source>
        <translation>轮数(&amp;D)：</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>种子：</translation>
    </message>
    <message>
        <source>&amp;Workers:</source>
        <translation>工作线程(&amp;W)：</translation>
    </message>
    <message>
        <source>Reading of H1:</source>
        <translation>H1 的解读：</translation>
    </message>
    <message>
        <source>Sequential test:</source>
        <translation>序贯检验：</translation>
    </message>
    <message>
        <source>Table or figure of the study</source>
        <translation>研究中的表或图</translation>
    </message>
    <message>
        <source>Part of the article to repeat</source>
        <translation>要重现论文的哪一部分</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Rounds of each cell</source>
        <translation>每个单元格的轮数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>The same seed gives the same games. 0 uses 1000 for table 6, 2000 for tables 7 and 8, 3000 for table 9 and 4000 for the figures.</source>
        <translation>种子相同，对局也相同。0 表示表 6 用 1000，表 7 和表 8 用 2000，表 9 用 3000，图用 4000。</translation>
    </message>
    <message>
        <source>the study&apos;s</source>
        <translation>研究的种子</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>全部 %1</translation>
    </message>
    <message>
        <source>Games played at the same time. 0 uses one worker per core. The games do not depend on it.</source>
        <translation>同时进行的局数。0 表示每核心一个工作线程。不影响对局。</translation>
    </message>
    <message>
        <source>Reading of H1</source>
        <translation>H1 的解读</translation>
    </message>
    <message>
        <source>Sequential test</source>
        <translation>序贯检验</translation>
    </message>
    <message>
        <source>the article&apos;s</source>
        <translation>论文的数目</translation>
    </message>
    <message>
        <source>Games per cell. 0 plays all %1. A smaller number plays the first ones in the seed&apos;s order. Rounds already saved are not played again.</source>
        <translation>每个单元格的局数。0 表示全部 %1 局；数目较小时，按种子的顺序取最前面的。已保存的轮次不再重下。</translation>
    </message>
    <message>
        <source>Games per cell. 0 uses the article&apos;s number (100, or 10 in table 6). Rounds already saved are not played again.</source>
        <translation>每个单元格的局数。0 表示论文的数目（100，表 6 为 10）。已保存的轮次不再重下。</translation>
    </message>
    <message>
        <source>H1 strict…</source>
        <translation>H1 严格…</translation>
    </message>
    <message>
        <source>H1 variant…</source>
        <translation>H1 变体…</translation>
    </message>
    <message>
        <source>How H1 is read where the article leaves it open: %1</source>
        <translation>论文未说明之处如何解读 H1：%1</translation>
    </message>
    <message>
        <source>Set by the protocol %1</source>
        <translation>由方案 %1 设定</translation>
    </message>
    <message>
        <source>Table:</source>
        <translation>表：</translation>
    </message>
</context>
<context>
    <name>SweepFigures</name>
    <message>
        <source>Run an experiment to see it here.</source>
        <translation>运行一次实验，就能在这里看到它。</translation>
    </message>
    <message>
        <source>the study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>%1
the study prints %2</source>
        <translation>%1
研究刊出 %2</translation>
    </message>
    <message>
        <source>%1: grows as %2 to the power of %3 (R² %4).</source>
        <translation>%1：按 %2 的 %3 次方增长（R² %4）。</translation>
    </message>
    <message>
        <source>%1: multiplies by %3 for each extra %2 (R² %4).</source>
        <translation>%1：每增加一个 %2，变为 %3 倍（R² %4）。</translation>
    </message>
    <message>
        <source>%1, fitted</source>
        <translation>%1，拟合</translation>
    </message>
    <message>
        <source>At least three values are needed to show how it grows.</source>
        <translation>至少要有三个值，才能看出如何增长。</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>guaranteed interval: %1</source>
        <translation>保证在 %1 之间</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>states</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>%1 states</source>
        <translation>%1 个状态</translation>
    </message>
    <message>
        <source>the study, with an observer</source>
        <translation>研究，含观察器</translation>
    </message>
    <message>
        <source>The study counts states with an observer of the goal, so its numbers are higher.</source>
        <translation>研究所计的状态含目标观察器，因此数目更大。</translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>cumulative probability</source>
        <translation>累积概率</translation>
    </message>
    <message>
        <source>Enter a number for “Curves up to” and run the experiment.</source>
        <translation>请在“曲线上限”中填一个数，然后运行实验。</translation>
    </message>
    <message>
        <source>%1
within %2: %3</source>
        <translation>%1
%2 之内：%3</translation>
    </message>
    <message>
        <source>%1: probability of reaching the goal within the given number. Where there are choices, it is the greatest probability.</source>
        <translation>%1：在此步数之内达到目标的概率。有选择时为最大概率。</translation>
    </message>
    <message>
        <source>probability that the game is over</source>
        <translation>游戏已结束的概率</translation>
    </message>
    <message>
        <source>Endings can only be shown for a game without choices. Explore such a model first, for example the Goose.</source>
        <translation>只有没有选择的游戏才能显示结局。请先探索这样的模型，例如鹅棋。</translation>
    </message>
    <message>
        <source>%1 within %2: %3</source>
        <translation>%1，%2 之内：%3</translation>
    </message>
    <message>
        <source>After %1: %2; over with probability %3.</source>
        <translation>%1 之后：%2；已结束的概率为 %3。</translation>
    </message>
</context>
<context>
    <name>SweepReport</name>
    <message>
        <source>infinite</source>
        <translation>无穷大</translation>
    </message>
    <message>
        <source>not certain to be reached</source>
        <translation>不保证能达到</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>States</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>分支</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Guaranteed interval</source>
        <translation>保证的区间</translation>
    </message>
    <message>
        <source>Report on an experiment: %1</source>
        <translation>实验报告：%1</translation>
    </message>
    <message>
        <source>Question: %1.</source>
        <translation>问题：%1。</translation>
    </message>
    <message>
        <source>Values of %1: %2.</source>
        <translation>%1 的取值：%2。</translation>
    </message>
    <message>
        <source>The other parameters: %1.</source>
        <translation>其他参数：%1。</translation>
    </message>
</context>
<context>
    <name>Syntax</name>
    <message>
        <source>a number grows beyond %1 here</source>
        <translation>此处有一个数超出 %1</translation>
    </message>
    <message>
        <source>%1(%2) has no value: %2 is not a %3</source>
        <translation>%1(%2) 没有值：%2 不是 %3</translation>
    </message>
    <message>
        <source>&apos;if&apos; takes three arguments: a condition, the value if true, and the value if false</source>
        <translation>“if”需要三个实参：条件、条件为真时的值、条件为假时的值</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a map, so it takes no arguments</source>
        <translation>“%1”不是映射，因此没有实参</translation>
    </message>
    <message>
        <source>there is no map &apos;%1&apos;</source>
        <translation>没有映射“%1”</translation>
    </message>
    <message numerus="yes">
        <source>&apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>“%1”需要 %n 个实参</numerusform>
        </translation>
    </message>
    <message>
        <source>, not %1</source>
        <translation>，而不是 %1 个</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is declared twice</source>
        <translation>“%1”被声明两次</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a function of the language already</source>
        <translation>“%1”已是语言中的函数</translation>
    </message>
    <message>
        <source>the left side of an equation must be a map, as in f(0, n) = 1</source>
        <translation>等式的左侧必须是映射，例如 f(0, n) = 1</translation>
    </message>
    <message>
        <source>on the left of an equation an argument is a constant or a variable of &apos;var&apos;</source>
        <translation>等式左侧的实参须为常量或“var”中的变量</translation>
    </message>
    <message>
        <source>the variable &apos;%1&apos; must stand on the left of its equation, too</source>
        <translation>变量“%1”也必须出现在等式左侧</translation>
    </message>
    <message>
        <source>&apos;eqn&apos;, where the variables are used,</source>
        <translation>使用这些变量的“eqn”</translation>
    </message>
    <message>
        <source>the name of a sort</source>
        <translation>类型名</translation>
    </message>
    <message>
        <source>&apos;struct&apos;, as in sort Token = struct X | O;</source>
        <translation>“struct”，例如 sort Token = struct X | O;</translation>
    </message>
    <message>
        <source>the name of a constant</source>
        <translation>常量名</translation>
    </message>
    <message>
        <source>a constant of an enumeration takes no arguments here</source>
        <translation>此处枚举的常量没有实参</translation>
    </message>
    <message>
        <source>the name of a map</source>
        <translation>映射名</translation>
    </message>
    <message>
        <source>sort, map, var or eqn</source>
        <translation>sort、map、var 或 eqn</translation>
    </message>
    <message>
        <source>the name of an action</source>
        <translation>动作名</translation>
    </message>
    <message>
        <source>this takes more than %L1 steps</source>
        <translation>这需要超过 %L1 步</translation>
    </message>
    <message>
        <source>the equations call one another more than %L1 levels deep; an equation without such a call must end them</source>
        <translation>等式相互调用超过 %L1 层；必须由一个不含此类调用的等式来终止</translation>
    </message>
    <message>
        <source>&apos;%1 %2: %3&apos; has infinitely many values to try; a condition must bound it, as in %4</source>
        <translation>“%1 %2: %3”有无穷多个值要尝试；必须有条件加以限制，例如 %4</translation>
    </message>
    <message>
        <source>&apos;%1 %2: %3&apos; has more than %L4 values to try</source>
        <translation>“%1 %2: %3”要尝试的值多于 %L4 个</translation>
    </message>
    <message>
        <source>no equation says what %1 is</source>
        <translation>没有等式说明 %1 是多少</translation>
    </message>
    <message>
        <source>lists, sets, bags and functions as values are not part of this language; use Bool, Pos, Nat, Int and enumerations</source>
        <translation>列表、集合、多重集和作为值的函数不属于此语言；可用 Bool、Pos、Nat、Int 和枚举</translation>
    </message>
    <message>
        <source>an expression (a number, a name, ...)</source>
        <translation>表达式（数、名称等）</translation>
    </message>
    <message>
        <source>a &apos;,&apos; or a &apos;)&apos;</source>
        <translation>“,”或“)”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not part of this language here; use Bool, Pos, Nat, Int and the names of enumerations</source>
        <translation>“%1”在此处不属于此语言；可用 Bool、Pos、Nat、Int 和枚举的名称</translation>
    </message>
    <message>
        <source>a sort (Bool, Pos, Nat, Int or an enumeration)</source>
        <translation>类型（Bool、Pos、Nat、Int 或枚举）</translation>
    </message>
    <message>
        <source>the name of a variable</source>
        <translation>变量名</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no meaning in this language</source>
        <translation>“%1”在此语言中没有意义</translation>
    </message>
    <message>
        <source>; did you mean &apos;%1&apos;?</source>
        <translation>；你是否想写“%1”？</translation>
    </message>
    <message>
        <source>a &apos;%1&apos;</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 is expected here; &apos;%2&apos; has a meaning of its own, so it can&apos;t be a name</source>
        <translation>此处应为%1；“%2”另有含义，不能用作名称</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a number can&apos;t begin with a 0</source>
        <translation>数不能以 0 开头</translation>
    </message>
    <message>
        <source>this number is too large; %1 is the largest</source>
        <translation>这个数太大；最大为 %1</translation>
    </message>
    <message>
        <source>%1 is expected here, but the text ends</source>
        <translation>此处应为%1，但文本已结束</translation>
    </message>
    <message>
        <source>%1 is expected here, not &apos;%2&apos;</source>
        <translation>此处应为%1，而不是“%2”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; can&apos;t stand here, after %2</source>
        <translation>“%1”不能出现在此处，在%2之后</translation>
    </message>
    <message>
        <source>brackets and operators can be nested at most %1 levels deep</source>
        <translation>括号和运算符最多可嵌套 %1 层</translation>
    </message>
    <message>
        <source>there is no variable, constant or map &apos;%1&apos; here</source>
        <translation>此处没有变量、常量或映射“%1”</translation>
    </message>
    <message numerus="yes">
        <source>the map &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>映射“%1”需要 %n 个实参</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no sort &apos;%1&apos;</source>
        <translation>没有类型“%1”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is already the name of a variable here</source>
        <translation>“%1”在此处已是变量名</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has the sort %2, but %3 is needed here</source>
        <translation>“%1”的类型为 %2，但此处需要 %3</translation>
    </message>
    <message>
        <source>this has the sort %1, but %2 is needed here</source>
        <translation>这里的类型为 %1，但此处需要 %2</translation>
    </message>
    <message>
        <source>; write %1</source>
        <translation>；请写 %1</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>sorts without constants are not part of this language; use an enumeration, as in %1</source>
        <translation>没有常量的类型不属于此语言；可用枚举，如 %1</translation>
    </message>
    <message>
        <source>sort aliases are not part of this language; use an enumeration, as in %1</source>
        <translation>类型的别名不属于此语言；可用枚举，如 %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is already declared; two actions of the same name with different arguments are not part of this language</source>
        <translation>“%1”已经声明；同名但参数不同的动作不属于此语言</translation>
    </message>
</context>
<context>
    <name>SystemPart</name>
    <message>
        <source>The system that the question is about</source>
        <translation>问题所针对的系统</translation>
    </message>
    <message>
        <source>Write a formula, or take one that comes with the model</source>
        <translation>写一个公式，或选用模型自带的公式</translation>
    </message>
    <message>
        <source>The formula that I write</source>
        <translation>我写的公式</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
</context>
<context>
    <name>SystemPicture</name>
    <message>
        <source>State %1</source>
        <translation>状态 %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>deadlock</source>
        <translation>死锁</translation>
    </message>
    <message>
        <source>livelock</source>
        <translation>活锁</translation>
    </message>
    <message>
        <source>%1 does not hold here</source>
        <translation>%1 在此不成立</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>第 %1 层：%2</translation>
    </message>
    <message>
        <source>Level %1, states: %2</source>
        <translation>第 %1 层，状态数：%2</translation>
    </message>
    <message>
        <source>Level %1: %2, fails in %3</source>
        <translation>第 %1 层：%2，其中 %3 个不成立</translation>
    </message>
    <message>
        <source>%1 does not hold in %2 of them</source>
        <translation>%1 在其中 %2 个不成立</translation>
    </message>
    <message>
        <source>Each box is a level, with its number of states. Numbers on arrows count transitions. Choose a level to explore it state by state.</source>
        <translation>每个方框是一层，并标出状态数。箭头上的数字是迁移数。选中一层可逐个状态展开。</translation>
    </message>
    <message>
        <source>initial</source>
        <translation>初始</translation>
    </message>
    <message>
        <source>end</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>livelock: hidden steps for ever, or no end reachable</source>
        <translation>活锁：隐藏步骤永无止境，或无路通向终点</translation>
    </message>
    <message>
        <source>can be opened</source>
        <translation>可展开</translation>
    </message>
    <message>
        <source>the formula fails</source>
        <translation>公式不成立</translation>
    </message>
    <message>
        <source>the formula holds</source>
        <translation>公式成立</translation>
    </message>
    <message>
        <source>%1 → state %2</source>
        <translation>%1 → 状态 %2</translation>
    </message>
</context>
<context>
    <name>SystemStatePanel</name>
    <message>
        <source>The system gives no details about its states.</source>
        <translation>系统没有给出其状态的细节。</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>走查</translation>
    </message>
    <message>
        <source>Walk along this path in the simulator</source>
        <translation>在模拟器中沿此路径走</translation>
    </message>
    <message>
        <source>No path leads here from the initial state.</source>
        <translation>从初始状态没有到达这里的路径。</translation>
    </message>
</context>
<context>
    <name>SystemView</name>
    <message>
        <source>Graph of the system</source>
        <translation>系统图</translation>
    </message>
    <message>
        <source>Show all states, the levels, or one state at a time</source>
        <translation>显示全部状态、各层，或逐个状态</translation>
    </message>
    <message>
        <source>The whole system</source>
        <translation>整个系统</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>各层</translation>
    </message>
    <message>
        <source>State by state</source>
        <translation>逐个状态</translation>
    </message>
    <message>
        <source>No colours</source>
        <translation>不着色</translation>
    </message>
    <message>
        <source>Colour by level</source>
        <translation>按层着色</translation>
    </message>
    <message>
        <source>Colour by thread</source>
        <translation>按线程着色</translation>
    </message>
    <message>
        <source>Colour by formula</source>
        <translation>按公式着色</translation>
    </message>
    <message>
        <source>examining the states…</source>
        <translation>正在查看各状态…</translation>
    </message>
    <message>
        <source>%1 states in %2 levels</source>
        <translation>%1 个状态，%2 层</translation>
    </message>
    <message>
        <source>Transition system</source>
        <translation>迁移系统</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>TablesView</name>
    <message>
        <source>Include large rows</source>
        <translation>包括大的行</translation>
    </message>
    <message>
        <source>Fractions</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Fill the table</source>
        <translation>填写表格</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Open the row</source>
        <translation>打开此行</translation>
    </message>
    <message>
        <source>Table of the study</source>
        <translation>研究的表</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Choose which table of the study to show and fill</source>
        <translation>选择显示和填写研究的哪一张表</translation>
    </message>
    <message>
        <source>Also run rows of more than %1 states. A state takes about 50 to 150 bytes and 2 to 5 microseconds, so 23 million states take 2 GiB and a minute or two. A row stops at %2 GiB and says so.</source>
        <translation>也运行超过 %1 个状态的行。一个状态约占 50 至 150 字节，用时 2 至 5 微秒，因此 2300 万个状态需要 2 GiB 和一两分钟；一行到 %2 GiB 即停止并注明。</translation>
    </message>
    <message>
        <source>Also solve small models in fractions: 75/22</source>
        <translation>小模型也用分数求解：75/22</translation>
    </message>
    <message>
        <source>Explore and check the models row by row</source>
        <translation>逐行探索并检验模型</translation>
    </message>
    <message>
        <source>Stop and keep the filled cells. Fill continues from there</source>
        <translation>结束；已填的内容保留，再点“填写表格”会从这里继续</translation>
    </message>
    <message>
        <source>Show this row&apos;s model, values and question on this page. Double-clicking the row or pressing Enter does the same</source>
        <translation>在此页显示该行的模型、取值和问题；双击该行或按 Enter 也可以</translation>
    </message>
    <message>
        <source>Rows run</source>
        <translation>已运行的行</translation>
    </message>
    <message>
        <source>%v of %m rows</source>
        <translation>%v / %m 行</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>导出表格</translation>
    </message>
    <message>
        <source>Table as &amp;CSV…</source>
        <translation>表格存为 &amp;CSV…</translation>
    </message>
    <message>
        <source>Save one line per cell: paper, ours, the interval</source>
        <translation>每个单元格存为一行：论文、本程序、区间</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Table as &amp;JSON…</source>
        <translation>表格存为 &amp;JSON…</translation>
    </message>
    <message>
        <source>Save rows and cells for use by a program</source>
        <translation>保存各行及其单元格，供程序使用</translation>
    </message>
    <message>
        <source>JSON document (*.json)</source>
        <translation>JSON 文档 (*.json)</translation>
    </message>
    <message>
        <source>Table as &amp;Markdown…</source>
        <translation>表格存为 &amp;Markdown…</translation>
    </message>
    <message>
        <source>Save for use in a document: paper, ours and the interval in each cell</source>
        <translation>保存供文章使用：每个单元格含论文值、本程序的值和区间</translation>
    </message>
    <message>
        <source>Markdown text (*.md)</source>
        <translation>Markdown 文本 (*.md)</translation>
    </message>
    <message>
        <source>PDF &amp;report…</source>
        <translation>PDF 报告(&amp;R)…</translation>
    </message>
    <message>
        <source>Save the table and its notes on A4 pages</source>
        <translation>把表格及其注释保存为 A4 页面</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>PDF 报告 (*.pdf)</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
</context>
<context>
    <name>TaskFinder</name>
    <message>
        <source>Find a task, such as “d1 depth 9” or “worker 2”</source>
        <translation>查找任务，如“d1 深度 9”或“工作线程 2”</translation>
    </message>
    <message>
        <source>Find a task</source>
        <translation>查找任务</translation>
    </message>
    <message>
        <source>Previous task found</source>
        <translation>上一个找到的任务</translation>
    </message>
    <message>
        <source>Go to the previous task found (Shift+Enter)</source>
        <translation>转到上一个找到的任务 (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next task found</source>
        <translation>下一个找到的任务</translation>
    </message>
    <message>
        <source>Go to the next task found (Enter)</source>
        <translation>转到下一个找到的任务 (Enter)</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>关闭查找</translation>
    </message>
    <message>
        <source>Close the search (Esc)</source>
        <translation>关闭查找 (Esc)</translation>
    </message>
    <message>
        <source>No task is called that</source>
        <translation>没有叫这个名字的任务</translation>
    </message>
    <message>
        <source>%1 of %2 tasks</source>
        <comment>the third of twelve tasks found</comment>
        <translation>%2 个任务中的第 %1 个</translation>
    </message>
</context>
<context>
    <name>TaskSpread</name>
    <message>
        <source>Own time of the tasks, distribution</source>
        <translation>任务的自身时间，分布</translation>
    </message>
    <message>
        <source>Own time of a task in µs</source>
        <translation>任务的自身时间（µs）</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务数</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks from %1 to %2</source>
        <translation>
            <numerusform>%n 个任务，从 %1 到 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks</source>
        <translation>
            <numerusform>%n 个任务</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n searches</source>
        <translation>
            <numerusform>%n 次搜索</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 in %3, own time p50 %4, p90 %5, p99 %6, most %7.</source>
        <comment>an engine, “412 tasks”, “9 searches”, then percentiles</comment>
        <translation>%1：%2（%3），自身时间 p50 %4，p90 %5，p99 %6，最大 %7。</translation>
    </message>
    <message numerus="yes">
        <source>%n of these searches were disturbed by other work.</source>
        <translation>
            <numerusform>其中 %n 次搜索受到其他工作干扰。</numerusform>
        </translation>
    </message>
    <message>
        <source>With fewer than 100 tasks, p99 lies between the two largest values.</source>
        <translation>少于 100 个任务时，p99 位于最大的两个值之间。</translation>
    </message>
</context>
<context>
    <name>TaskStrip</name>
    <message>
        <source>What the lesson asks</source>
        <translation>课程的要求</translation>
    </message>
    <message>
        <source>Back to step %1</source>
        <translation>回到第 %1 步</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>第 %1 步，共 %2 步：%3</translation>
    </message>
    <message>
        <source>Go back to the lesson. This page stays as it is.</source>
        <translation>回到课程。此页保持不变。</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3 (C shows the settings.)</source>
        <translation>第 %1 步，共 %2 步：%3（按 C 显示设置。）</translation>
    </message>
</context>
<context>
    <name>TaskTimes</name>
    <message>
        <source>With fewer than 100 tasks, p99 lies between the two largest values.</source>
        <translation>少于 100 个任务时，p99 位于最大的两个值之间。</translation>
    </message>
    <message>
        <source>How long the tasks took</source>
        <translation>任务用时</translation>
    </message>
    <message>
        <source>Own time of a task in µs, log</source>
        <translation>任务的自身时间（µs，对数）</translation>
    </message>
    <message>
        <source>Own time of a task in µs</source>
        <translation>任务的自身时间（µs）</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务数</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks from %1 to %2</source>
        <translation>
            <numerusform>%n 个任务，从 %1 到 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>%1. Tasks: %2. Own time: p50 %3, p90 %4, p99 %5, most %6.</source>
        <comment>%1 is “Whole search” or “Last depth”</comment>
        <translation>%1。任务数：%2。自身时间：p50 %3，p90 %4，p99 %5，最大 %6。</translation>
    </message>
    <message>
        <source>Part of the search</source>
        <translation>搜索的部分</translation>
    </message>
</context>
<context>
    <name>TeacherView</name>
    <message>
        <source>%1 — for the teacher</source>
        <translation>%1 — 老师用</translation>
    </message>
    <message>
        <source>The lesson for the teacher</source>
        <translation>给老师看的课程</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>第 %1 步，共 %2 步：%3</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>接下来：%1</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>这是最后一步。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n minute(s)</source>
        <translation>
            <numerusform>%1，共 %n 分钟</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TermsPanel</name>
    <message>
        <source>Which discs are hidden</source>
        <translation>哪些棋子被隐藏</translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message>
        <source>Your answer, for your teacher</source>
        <translation>你的回答，给老师看</translation>
    </message>
    <message>
        <source>Saved as you type. Your teacher will read it.</source>
        <translation>边写边保存。老师会看。</translation>
    </message>
</context>
<context>
    <name>ThreadPool</name>
    <message>
        <source>The system cannot give this program another thread. Close other programs and try again.</source>
        <translation>系统不能再给本程序提供线程。请关闭其他程序后再试。</translation>
    </message>
</context>
<context>
    <name>Threats</name>
    <message>
        <source>%1 is to move and can make four on %2.</source>
        <translation>轮到%1，可在 %2 连成四子。</translation>
    </message>
    <message>
        <source>%1 threatens four on %2, and %3 can block only one.</source>
        <translation>%1可在 %2 连成四子，%3只能堵住其中之一。</translation>
    </message>
    <message>
        <source>%1 threatens four on %2, so %3 must block there.</source>
        <translation>%1可在 %2 连成四子，因此%3必须堵在那里。</translation>
    </message>
    <message>
        <source>an odd threat on %1</source>
        <translation>%1 的奇数行威胁</translation>
    </message>
    <message>
        <source>odd threats on %1</source>
        <translation>%1 的奇数行威胁</translation>
    </message>
    <message>
        <source>an even threat on %1</source>
        <translation>%1 的偶数行威胁</translation>
    </message>
    <message>
        <source>even threats on %1</source>
        <translation>%1 的偶数行威胁</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>a side, and its threats</comment>
        <translation>%1有 %2。</translation>
    </message>
    <message>
        <source>%1&apos;s threats on %2 are stacked. Only one can be blocked.</source>
        <translation>%1在 %2 的威胁上下相邻：只能堵住其中之一。</translation>
    </message>
    <message>
        <source>The threat on %1 is useless: the one below it decides first.</source>
        <translation>%1 的威胁没有用：下方的威胁先决定胜负。</translation>
    </message>
    <message>
        <source>The threats on %1 are useless: those below them decide first.</source>
        <translation>%1 的威胁没有用：下方的威胁先决定胜负。</translation>
    </message>
    <message>
        <source>If both sides now just fill columns and no new threat arises,</source>
        <translation>如果双方此后只是填满各列，且不出现新的威胁，</translation>
    </message>
    <message>
        <source>%1 %2 wins, with odd threats in more columns than %3.</source>
        <translation>%1则%2获胜，因为它有奇数行威胁的列比%3多。</translation>
    </message>
    <message>
        <source>%1 %2 wins with an even threat. %3 does not have odd threats in more columns.</source>
        <translation>%1则%2凭偶数行威胁获胜，因为%3有奇数行威胁的列并不更多。</translation>
    </message>
    <message>
        <source>%1 %2 wins, with odd threats in two more columns than %3.</source>
        <translation>%1则%2获胜，因为它有奇数行威胁的列比%3多两列。</translation>
    </message>
    <message>
        <source>%1 %2 wins. With several threats in a column, this was played out, not counted.</source>
        <translation>%1则%2获胜。一列中有多个威胁，因此这是推演得出，而非计数。</translation>
    </message>
    <message>
        <source>%1 nobody wins.</source>
        <translation>%1则无人获胜。</translation>
    </message>
    <message>
        <source>%1: %2&apos;s threat, playable now</source>
        <translation>%1：%2的威胁，现在就能下</translation>
    </message>
    <message>
        <source>%1: %2&apos;s threat, useless: one below it decides first</source>
        <translation>%1：%2的威胁，没有用：下方的威胁先决定胜负</translation>
    </message>
    <message>
        <source>%1: %2&apos;s odd threat, above another one</source>
        <translation>%1：%2的奇数行威胁，在另一个威胁之上</translation>
    </message>
    <message>
        <source>%1: %2&apos;s even threat, above another one</source>
        <translation>%1：%2的偶数行威胁，在另一个威胁之上</translation>
    </message>
    <message>
        <source>%1: %2&apos;s odd threat</source>
        <translation>%1：%2的奇数行威胁</translation>
    </message>
    <message>
        <source>%1: %2&apos;s even threat</source>
        <translation>%1：%2的偶数行威胁</translation>
    </message>
    <message>
        <source>The game has ended.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>There are no threats.</source>
        <translation>没有威胁。</translation>
    </message>
    <message>
        <source>Sometimes only columns with threats are left to fill. Then someone has to play below a threat. Count rows from 1 at the bottom. The first player then profits from a threat on an odd row. The second player can always answer in the same column. So the second player profits from a threat on an even row. Odd threats of both sides cancel each other out (V. Allis, 1988). This is only a rule of thumb while new threats can arise.</source>
        <translation>有时只剩下含有威胁的列可填，必有一方不得不走在威胁的下方。行从底部由 1 数起。此时先手得利于奇数行的威胁。后手总能在同一列应着，因此得利于偶数行的威胁。双方的奇数行威胁相互抵消（V. Allis，1988）。只要还可能出现新的威胁，这就只是经验法则。</translation>
    </message>
</context>
<context>
    <name>TimeLeftText</name>
    <message>
        <source>a few seconds left</source>
        <translation>还剩几秒</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>约剩 %n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>约剩 %n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <translation>
            <numerusform>约剩 %n 小时</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
</context>
<context>
    <name>TimelineDrawing</name>
    <message>
        <source>Worker %1</source>
        <translation>工作线程 %1</translation>
    </message>
    <message>
        <source>the only worker&apos;s own</source>
        <translation>唯一工作线程自己的</translation>
    </message>
    <message>
        <source>No work was shared: one worker searched the moves.</source>
        <translation>没有分担：一个工作线程搜索了所有着法。</translation>
    </message>
    <message>
        <source>No work was shared: one worker answered every question.</source>
        <translation>没有分担：一个工作线程回答了所有问题。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 tasks are drawn: those %n move(s) from the root, and deeper ones that another worker ran. The others are parts of these tasks or are made up of them.</source>
        <translation>
            <numerusform>绘制了 %2 个任务中的 %1 个：离根 %n 手的任务，以及由其他工作线程执行的更深的任务。其余的是这些任务的一部分，或由它们组成。</numerusform>
        </translation>
    </message>
    <message>
        <source>Times are measured from the start of the run.</source>
        <translation>时间从运行开始算起。</translation>
    </message>
    <message>
        <source>Times are measured from the start of the search. Its first question began at %1.</source>
        <translation>时间从搜索开始算起。第一个问题始于 %1。</translation>
    </message>
    <message>
        <source>Times are measured from the start of the search. Its last depth began at %1.</source>
        <translation>时间从搜索开始算起。最后一层深度始于 %1。</translation>
    </message>
    <message>
        <source>own</source>
        <translation>自己的</translation>
    </message>
    <message>
        <source>inline</source>
        <translation>就地</translation>
    </message>
    <message>
        <source>%1 ns</source>
        <translation>%1 ns</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a task and its question</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Worker %1: %2, %3 in %4, from %5 to %6, %7.</source>
        <translation>工作线程 %1：%2，%3，用时 %4，从 %5 到 %6，%7。</translation>
    </message>
    <message>
        <source>Every task in this view has a bar.</source>
        <translation>此视图中的每个任务都有一个条。</translation>
    </message>
    <message>
        <source>In this view, %1 bars stand for %2 tasks. Where tasks share a pixel, only the first is drawn. Zoom in to tell them apart.</source>
        <translation>此视图中 %1 个条代表 %2 个任务。共用一个像素的任务只绘制第一个。放大可区分。</translation>
    </message>
    <message>
        <source>The search has started. Its workers appear as soon as one of them finishes something.</source>
        <translation>搜索已开始。有工作线程完成某项工作后就会在此显示。</translation>
    </message>
    <message>
        <source>The search ended before any of its workers finished anything.</source>
        <translation>搜索在任何工作线程完成工作之前就结束了。</translation>
    </message>
    <message>
        <source>This answer needed no search: it is in the opening book, or it can be seen on the board.</source>
        <translation>这个答案无需搜索：开局库中已有，或从棋盘上就能看出。</translation>
    </message>
    <message>
        <source>This answer needed no search: it comes from the labels of the data set.</source>
        <translation>这个答案无需搜索：来自数据集的标签。</translation>
    </message>
    <message>
        <source>%1 plays without searching, so there is no work to show.</source>
        <translation>%1 不搜索就走子，因此没有可显示的工作。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>on a bar</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Times are measured from the start of the search.</source>
        <translation>时间从搜索开始算起。</translation>
    </message>
    <message>
        <source>Times are measured from the start of the search. All its depths are shown, %1 to %2.</source>
        <translation>时间从搜索开始算起。显示其全部深度，%1 至 %2。</translation>
    </message>
    <message>
        <source>%1 at depth %2</source>
        <comment>a task</comment>
        <translation>%1，深度 %2</translation>
    </message>
    <message>
        <source>Worker %1: %2, %3 in %4, from %5 to %6.</source>
        <translation>工作线程 %1：%2，%3，用时 %4，从 %5 到 %6。</translation>
    </message>
    <message>
        <source>Own work %1, tasks inside it (%2) %3, waiting %4.</source>
        <translation>自身 %1，其中的任务（%2 个）%3，等待 %4。</translation>
    </message>
    <message>
        <source>All workers: %1 nodes at this depth.</source>
        <translation>所有工作线程：此深度 %1 个节点。</translation>
    </message>
    <message>
        <source>subject of the questions</source>
        <translation>问题的对象</translation>
    </message>
    <message>
        <source>contains tasks</source>
        <translation>包含任务</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Value: %1.</source>
        <comment>of a task</comment>
        <translation>值：%1。</translation>
    </message>
    <message>
        <source>own, without help</source>
        <translation>自己的，无帮助</translation>
    </message>
    <message>
        <source>as a helper of worker 1 with the same question</source>
        <translation>作为工作线程 1 同一问题的帮手</translation>
    </message>
    <message>
        <source>helped by other workers</source>
        <translation>得到其他工作线程帮助</translation>
    </message>
    <message>
        <source>stolen: run by a worker other than its creator</source>
        <translation>窃取：由创建者以外的工作线程执行</translation>
    </message>
    <message>
        <source>inline: run by its creator</source>
        <translation>就地：由创建者执行</translation>
    </message>
    <message>
        <source>Tasks created: %1. Stolen by another worker: %2. Inline: %3.</source>
        <translation>创建的任务：%1。被其他工作线程窃取：%2。就地：%3。</translation>
    </message>
    <message>
        <source>Worker 1&apos;s own questions: %1. Helped by other workers: %2.</source>
        <translation>工作线程 1 自己的问题：%1。得到其他工作线程帮助：%2。</translation>
    </message>
    <message>
        <source>Tasks inside it (%1) %2, no task %3.</source>
        <translation>其中的任务（%1 个）%2，无任务 %3。</translation>
    </message>
    <message>
        <source>On a processor: %1.</source>
        <comment>a task</comment>
        <translation>占用处理器：%1。</translation>
    </message>
    <message>
        <source>helper</source>
        <translation>帮手</translation>
    </message>
    <message>
        <source>stolen</source>
        <translation>窃取</translation>
    </message>
    <message>
        <source>helped</source>
        <translation>得到帮助</translation>
    </message>
    <message>
        <source>running</source>
        <comment>a worker</comment>
        <translation>运行</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>a worker</comment>
        <translation>就绪</translation>
    </message>
    <message>
        <source>overhead</source>
        <comment>a worker</comment>
        <translation>开销</translation>
    </message>
    <message>
        <source>asleep</source>
        <comment>a worker</comment>
        <translation>休眠</translation>
    </message>
    <message>
        <source>with a task</source>
        <comment>a worker</comment>
        <translation>有任务</translation>
    </message>
    <message>
        <source>without a task</source>
        <comment>a worker</comment>
        <translation>无任务</translation>
    </message>
    <message>
        <source>Running: on a processor, with a task.</source>
        <translation>运行：占用处理器，有任务。</translation>
    </message>
    <message>
        <source>Ready: able to run, but other threads or programs had the processors. In a task, this time is drawn at its end.</source>
        <translation>就绪：可以运行，但处理器被其他线程或程序占用。在任务中，这段时间画在末尾。</translation>
    </message>
    <message>
        <source>Overhead: the program&apos;s own work between tasks. It starts the search, hands over tasks, reports each depth and clears the table.</source>
        <translation>开销：程序在任务之间自己的工作。它启动搜索、分发任务、报告每个深度并清空置换表。</translation>
    </message>
    <message>
        <source>Asleep: the worker had no task.</source>
        <translation>休眠：工作线程没有任务。</translation>
    </message>
    <message>
        <source>With a task: running or ready. The processor time was not recorded.</source>
        <translation>有任务：运行或就绪。未记录处理器时间。</translation>
    </message>
    <message>
        <source>Without a task: ready, asleep or overhead. Which of them was not recorded.</source>
        <translation>无任务：就绪、休眠或开销。未记录是哪一种。</translation>
    </message>
    <message>
        <source>Workers: %1. Time shown: %2. Workers&apos; time: %3. Tail: %4.</source>
        <comment>%3 are shares: running 60.0 %, ready 40.0 %</comment>
        <translation>工作线程：%1。显示时间：%2。工作线程的时间：%3。尾段：%4。</translation>
    </message>
    <message>
        <source>Tail: the time from where the first worker ran out of tasks to the end.</source>
        <translation>尾段：从第一个工作线程没有任务起到结束的时间。</translation>
    </message>
</context>
<context>
    <name>TimelineKeys</name>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Pan left</source>
        <translation>向左移动</translation>
    </message>
    <message>
        <source>Show earlier times</source>
        <translation>显示更早的时间</translation>
    </message>
    <message>
        <source>Pan right</source>
        <translation>向右移动</translation>
    </message>
    <message>
        <source>Show later times</source>
        <translation>显示更晚的时间</translation>
    </message>
    <message>
        <source>&amp;Next task of this root move</source>
        <translation>此根着法的下一个任务(&amp;N)</translation>
    </message>
    <message>
        <source>Select the next task of the same root move, on any worker (N)</source>
        <translation>选择同一根着法的下一个任务，不限工作线程 (N)</translation>
    </message>
    <message>
        <source>&amp;Previous task of this root move</source>
        <translation>此根着法的上一个任务(&amp;P)</translation>
    </message>
    <message>
        <source>Select the previous task of the same root move, on any worker (Shift+N)</source>
        <translation>选择同一根着法的上一个任务，不限工作线程 (Shift+N)</translation>
    </message>
    <message>
        <source>&amp;Keys of the timeline…</source>
        <translation>时间线的按键(&amp;K)…</translation>
    </message>
    <message>
        <source>List the keys of the timeline (?)</source>
        <translation>列出时间线的按键 (?)</translation>
    </message>
    <message>
        <source>Keys of the timeline</source>
        <translation>时间线的按键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Go to the task beside, around or inside this one</source>
        <translation>转到旁边、外层或内层的任务</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Go to the first or last task of the line</source>
        <translation>转到该行的第一个或最后一个任务</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>Select a span of time, snapping to tasks</source>
        <translation>选择时段，对齐任务</translation>
    </message>
    <message>
        <source>Shift and Left, Right</source>
        <translation>Shift 加左、右</translation>
    </message>
    <message>
        <source>Select a span of time without snapping</source>
        <translation>选择时段，不对齐</translation>
    </message>
    <message>
        <source>Alt, Shift and Left, Right</source>
        <translation>Alt、Shift 加左、右</translation>
    </message>
    <message>
        <source>Extend the span to the start or end</source>
        <translation>把时段延伸到开头或结尾</translation>
    </message>
    <message>
        <source>Shift and Home, End</source>
        <translation>Shift 加 Home、End</translation>
    </message>
    <message>
        <source>Clear the span</source>
        <translation>清除时段</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Show the whole timeline</source>
        <translation>显示整个时间线</translation>
    </message>
</context>
<context>
    <name>TimelineSearch</name>
    <message>
        <source>depth</source>
        <comment>typed to search a task</comment>
        <translation>深度</translation>
    </message>
    <message>
        <source>worker</source>
        <comment>typed to search a task</comment>
        <translation>工作线程</translation>
    </message>
</context>
<context>
    <name>TimelineSums</name>
    <message>
        <source>For a task only partly in the span, its nodes count in proportion to its time there.</source>
        <translation>只有一部分在时段内的任务，其节点数按时段内的时间比例计算。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>running 9.30 ms</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Speed-up, its bounds and critical path: not known. The processor time of these tasks was not recorded.</source>
        <translation>加速比、其上限和关键路径：未知。未记录这些任务的处理器时间。</translation>
    </message>
    <message>
        <source>Speed-up %1. At most %2 with these tasks, %3 by Amdahl&apos;s law.</source>
        <translation>加速比 %1。以这些任务最多 %2，按阿姆达尔定律最多 %3。</translation>
    </message>
    <message>
        <source>Critical path: at least %1.</source>
        <translation>关键路径：至少 %1。</translation>
    </message>
    <message>
        <source>Critical path: %1.</source>
        <translation>关键路径：%1。</translation>
    </message>
    <message>
        <source>Speed-up: the processor time of all tasks, %1, divided by the elapsed time, %2. Time in which others had the processors does not count as work.</source>
        <translation>加速比：所有任务的处理器时间 %1 除以经过的时间 %2。处理器被别人占用的时间不算工作。</translation>
    </message>
    <message>
        <source>At most with these tasks: their processor time divided by the critical path. No number of workers brings more (Graham 1969).</source>
        <translation>以这些任务的上限：它们的处理器时间除以关键路径。再多工作线程也不会更快 (Graham 1969)。</translation>
    </message>
    <message>
        <source>By Amdahl&apos;s law, with %1 workers: for %2 % of the processor time, one worker ran and no other was ready. More workers shorten only the rest (Amdahl 1967).</source>
        <translation>按阿姆达尔定律，%1 个工作线程：%2 % 的处理器时间内只有一个工作线程在运行，且没有其他就绪的。更多工作线程只能缩短其余部分 (Amdahl 1967)。</translation>
    </message>
    <message>
        <source>Critical path: the questions, one after another, by processor time. The longest took %1.</source>
        <translation>关键路径：各问题依次相连，按处理器时间计。最长的用时 %1。</translation>
    </message>
    <message>
        <source>Critical path: the longest task, %1 of processor time, or a longer chain of tasks that had to wait for one another. With several depths, it is the sum of their critical paths.</source>
        <translation>关键路径：最长的任务（处理器时间 %1），或更长的一串必须相互等待的任务。有多个深度时，为各深度关键路径之和。</translation>
    </message>
    <message>
        <source>A question that several workers answered together counts with its processor time divided by their number. This is a lower bound.</source>
        <translation>由多个工作线程共同回答的问题按其处理器时间除以线程数计。这是下界。</translation>
    </message>
    <message>
        <source>%1 at depth %2</source>
        <comment>a task</comment>
        <translation>%1，深度 %2</translation>
    </message>
    <message numerus="yes">
        <source>Critical path: %1 of processor time in %n task(s): %2.</source>
        <translation>
            <numerusform>关键路径：%n 个任务共 %1 处理器时间：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>These are its first %1 tasks.</source>
        <translation>这是其中前 %1 个任务。</translation>
    </message>
    <message>
        <source>%1, from %2 to %3. Tasks: %4. Nodes: %5. Workers: %6.</source>
        <comment>%6 are shares: running 60.0 %, ready 40.0 %</comment>
        <translation>%1，从 %2 到 %3。任务：%4。节点：%5。工作线程：%6。</translation>
    </message>
    <message>
        <source>Worker %1: %2</source>
        <comment>%2 are times: running 9.30 ms, asleep 3.10 ms</comment>
        <translation>工作线程 %1：%2</translation>
    </message>
    <message>
        <source>Depth %1: tasks %2, nodes %3</source>
        <translation>深度 %1：任务 %2，节点 %3</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>running 60.0 %</comment>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>Every worker always had a task.</source>
        <translation>每个工作线程始终有任务。</translation>
    </message>
    <message>
        <source>Longest time without a task: worker %1, %2.</source>
        <comment>%2 are times: ready 9.30 ms, asleep 3.10 ms</comment>
        <translation>无任务的最长时间：工作线程 %1，%2。</translation>
    </message>
    <message>
        <source>Time without a task, %1 of %2 by length: worker %3, %4.</source>
        <translation>无任务的时间，按长度第 %1（共 %2）：工作线程 %3，%4。</translation>
    </message>
</context>
<context>
    <name>TimelineView</name>
    <message>
        <source>Timeline of the workers</source>
        <translation>工作线程的时间线</translation>
    </message>
</context>
<context>
    <name>TlaExport</name>
    <message>
        <source>Save the board for TLC</source>
        <translation>将棋盘保存为 TLC 文件</translation>
    </message>
    <message>
        <source>Configuration of TLC (*.cfg)</source>
        <translation>TLC 配置 (*.cfg)</translation>
    </message>
    <message>
        <source>Save the rules for TLC</source>
        <translation>将规则保存为 TLC 文件</translation>
    </message>
    <message>
        <source>Module in TLA+ (*.tla)</source>
        <translation>TLA+ 模块 (*.tla)</translation>
    </message>
    <message>
        <source>TLC needs the file to have its module&apos;s name: Connect4.tla.</source>
        <translation>TLC 要求文件与其模块同名：Connect4.tla。</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Click a column to drop a disc, or press 1 to 7. Get four in a row – across, down or diagonally – to win.</source>
        <translation>点击一列或按 1 到 7 落子。横、竖或斜着连成四子就赢了。</translation>
    </message>
    <message>
        <source>Stuck? Hint shows you where to look. Press it again for the exact column.</source>
        <translation>卡住了？“提示”会告诉你看哪里。再按一次，告诉你下哪一列。</translation>
    </message>
    <message>
        <source>After the game, Review shows your best moves and the turning point. Rematch starts another.</source>
        <translation>对局结束后，“复盘”会指出你走得最好的几步和转折点。“再来一局”开始新的一局。</translation>
    </message>
</context>
<context>
    <name>TourBubble</name>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>steps of a tour</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>结束导览</translation>
    </message>
    <message>
        <source>Leave the tour. To take it again, choose Help &gt; Take the tour.</source>
        <translation>离开导览。要再看一次，请选择“帮助 &gt; 开始导览”。</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>转到下一步</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>%1 must be from %2 to %3, not %4.</source>
        <translation>%1 必须在 %2 到 %3 之间，不能是 %4。</translation>
    </message>
    <message>
        <source>A tournament needs two entrants or more.</source>
        <translation>比赛至少需要两名参赛者。</translation>
    </message>
    <message>
        <source>A tournament has at most %1 entrants, not %2.</source>
        <translation>比赛最多有 %1 名参赛者，不能是 %2 名。</translation>
    </message>
    <message>
        <source>Engines alone play tournaments, so &quot;%1&quot; cannot.</source>
        <translation>只有引擎能参加比赛，因此“%1”不能参加。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; takes part twice.</source>
        <translation>“%1”重复参赛。</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>循环赛</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>擂台赛</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>瑞士制</translation>
    </message>
    <message>
        <source>The number of games of each two</source>
        <translation>每两名参赛者之间的局数</translation>
    </message>
    <message>
        <source>The number of rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>A sequential test decides between two entrants; this tournament has %1. Leave the test out, or the others.</source>
        <translation>序贯检验只在两名参赛者之间判定；此比赛有 %1 名。请去掉检验，或去掉其余参赛者。</translation>
    </message>
</context>
<context>
    <name>TournamentClock</name>
    <message>
        <source>no clock</source>
        <translation>不计时</translation>
    </message>
    <message>
        <source>%1 s a move</source>
        <translation>每步 %1 秒</translation>
    </message>
    <message>
        <source>%1 s + %2 s</source>
        <translation>%1 秒 + %2 秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1, %2 beyond</source>
        <extracomment>2 s a move, 60 s beyond: what moves take longer comes out of a bank of 60 s.</extracomment>
        <translation>%1，另有 %2 备用</translation>
    </message>
    <message>
        <source>%1, never more</source>
        <translation>%1，累计不超过初始值</translation>
    </message>
    <message>
        <source>%1 a game</source>
        <translation>每局 %1</translation>
    </message>
</context>
<context>
    <name>TournamentDialog</name>
    <message>
        <source>New tournament</source>
        <translation>新比赛</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Round robin: every pair</source>
        <translation>循环赛：两两对阵</translation>
    </message>
    <message>
        <source>Gauntlet: the first against all the others</source>
        <translation>擂台赛：第一个对其余各个</translation>
    </message>
    <message>
        <source>Swiss: each round against an equal</source>
        <translation>瑞士制：每轮与实力相当者对阵</translation>
    </message>
    <message>
        <source>Who plays whom</source>
        <translation>对阵方式</translation>
    </message>
    <message>
        <source>&amp;Who plays whom:</source>
        <translation>对阵方式(&amp;W)：</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>对局(&amp;G)：</translation>
    </message>
    <message>
        <source>O&amp;penings:</source>
        <translation>开局(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Clock:</source>
        <translation>计时(&amp;C)：</translation>
    </message>
    <message>
        <source>Se&amp;quential test:</source>
        <translation>序贯检验(&amp;Q)：</translation>
    </message>
    <message>
        <source>Ma&amp;ke it</source>
        <translation>创建(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>Add &amp;several</source>
        <translation>批量添加(&amp;S)</translation>
    </message>
    <message>
        <source>All levels, all your programs, or the bots of a folder</source>
        <translation>所有级别、你的所有程序，或一个文件夹中的机器人</translation>
    </message>
    <message>
        <source>All &amp;levels</source>
        <translation>所有级别(&amp;L)</translation>
    </message>
    <message>
        <source>All &amp;programs</source>
        <translation>所有程序(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Bots of a folder…</source>
        <translation>文件夹中的机器人(&amp;B)…</translation>
    </message>
    <message>
        <source>Folder of the bots</source>
        <translation>机器人所在的文件夹</translation>
    </message>
    <message>
        <source>&amp;Entrants:</source>
        <translation>参赛者(&amp;E)：</translation>
    </message>
    <message>
        <source>Games of each pair</source>
        <translation>每组对阵的局数</translation>
    </message>
    <message>
        <source>0 plays each opening of a list with both colours</source>
        <translation>0 表示列表中的每个开局各执先后手下一遍</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Rounds of a Swiss tournament</source>
        <translation>瑞士制比赛的轮数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>The same seed gives the same games</source>
        <translation>种子相同，对局相同</translation>
    </message>
    <message>
        <source>one per core</source>
        <translation>每核心一个</translation>
    </message>
    <message>
        <source>How many games are played at a time</source>
        <translation>同时进行多少局</translation>
    </message>
    <message>
        <source>Games at a time</source>
        <translation>同时进行的局数</translation>
    </message>
    <message>
        <source>Failures in a row that end an entrant&apos;s games</source>
        <translation>连续出错多少次后不再参赛</translation>
    </message>
    <message>
        <source>Who fails so often in a row plays no more; 0 never ends it</source>
        <translation>连续出错达到此次数者不再对弈；0 表示从不退出</translation>
    </message>
    <message>
        <source>Of each pai&amp;r:</source>
        <translation>每组局数(&amp;R)：</translation>
    </message>
    <message>
        <source>R&amp;ounds:</source>
        <translation>轮数(&amp;O)：</translation>
    </message>
    <message>
        <source>A&amp;t a time:</source>
        <translation>同时进行(&amp;T)：</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>种子(&amp;D)：</translation>
    </message>
    <message>
        <source>Out after &amp;failures:</source>
        <translation>出错几次退出(&amp;F)：</translation>
    </message>
    <message>
        <source>End when it is dec&amp;ided</source>
        <translation>有判定即结束(&amp;I)</translation>
    </message>
    <message>
        <source>The tournament ends once it is decided whether the first entrant is stronger than the second</source>
        <translation>一旦判定第一名参赛者是否强于第二名，比赛即结束</translation>
    </message>
    <message>
        <source>Elo that counts as not stronger</source>
        <translation>算作不更强的 Elo</translation>
    </message>
    <message>
        <source>Elo that counts as stronger</source>
        <translation>算作更强的 Elo</translation>
    </message>
    <message>
        <source>Elo:</source>
        <translation>Elo：</translation>
    </message>
    <message>
        <source>against:</source>
        <translation>对：</translation>
    </message>
    <message>
        <source>Entrants who join</source>
        <translation>新加入的参赛者</translation>
    </message>
    <message>
        <source>Let them &amp;join</source>
        <translation>让其加入(&amp;J)</translation>
    </message>
    <message>
        <source>%1 entrants, %2 games.</source>
        <translation>%1 名参赛者，%2 局。</translation>
    </message>
</context>
<context>
    <name>TournamentExportMenu</name>
    <message>
        <source>Export the tournament</source>
        <translation>导出比赛</translation>
    </message>
    <message>
        <source>Export the tournament to a file</source>
        <translation>把比赛导出到文件</translation>
    </message>
    <message>
        <source>&amp;Cross table as CSV…</source>
        <translation>交叉表存为 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>One row per entrant: points, Elo, failures, and the points against each other</source>
        <translation>每名参赛者一行：积分、Elo、出错，以及对其他各参赛者的得分</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <source>&amp;Games as CSV…</source>
        <translation>对局存为 CSV(&amp;G)…</translation>
    </message>
    <message>
        <source>One row per game, with its moves</source>
        <translation>每局一行，附着法</translation>
    </message>
    <message>
        <source>games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>&amp;PGN…</source>
        <translation>&amp;PGN…</translation>
    </message>
    <message>
        <source>All games as Cute Chess reads them, of the variant cfour</source>
        <translation>所有对局，采用 Cute Chess 能读取的格式，变体为 cfour</translation>
    </message>
    <message>
        <source>PGN games (*.pgn)</source>
        <translation>PGN 棋谱 (*.pgn)</translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation>&amp;JSON…</translation>
    </message>
    <message>
        <source>Standings, cross table and rules</source>
        <translation>排名、交叉表和规则</translation>
    </message>
    <message>
        <source>JSON data (*.json)</source>
        <translation>JSON 数据 (*.json)</translation>
    </message>
</context>
<context>
    <name>TournamentFile</name>
    <message>
        <source>%1 can&apos;t be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>%1 must be a clock such as &quot;move 2000&quot; or &quot;bank 10000+500&quot;, not &quot;%2&quot;.</source>
        <translation>%1 必须是“move 2000”或“bank 10000+500”这样的计时，而不是“%2”。</translation>
    </message>
    <message>
        <source>%1 is no reason why an engine failed.</source>
        <translation>%1 不是引擎出错的原因。</translation>
    </message>
    <message>
        <source>The moves in %1 do not end as the game did.</source>
        <translation>%1 中的着法与对局的结果不符。</translation>
    </message>
    <message>
        <source>%1 must be two different entrants, the lower one first.</source>
        <translation>%1 必须是两名不同的参赛者，编号小的在前。</translation>
    </message>
    <message>
        <source>%1 must be pairs of entrants, each in one pair at most.</source>
        <translation>%1 必须是参赛者的对阵，每名参赛者最多出现在一组对阵中。</translation>
    </message>
    <message>
        <source>Game %1 is there twice.</source>
        <translation>第 %1 局出现了两次。</translation>
    </message>
    <message>
        <source>This is not the file of a tournament.</source>
        <translation>这不是比赛的文件。</translation>
    </message>
    <message>
        <source>This file is of a later version of the program.</source>
        <translation>此文件由本程序的更新版本写出。</translation>
    </message>
</context>
<context>
    <name>TournamentGames</name>
    <message>
        <source>not played: %1 is out</source>
        <translation>未下：%1 已退出</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>board full</source>
        <translation>棋盘已满</translation>
    </message>
    <message>
        <source>four in a row</source>
        <translation>连成四子</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮</translation>
    </message>
    <message>
        <source>First</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>后手</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Plies</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation>结束原因</translation>
    </message>
</context>
<context>
    <name>TournamentLibrary</name>
    <message>
        <source>%1 can&apos;t be removed.</source>
        <translation>无法移除 %1。</translation>
    </message>
</context>
<context>
    <name>TournamentOpenings</name>
    <message>
        <source>the empty board</source>
        <translation>空棋盘</translation>
    </message>
    <message numerus="yes">
        <source>%n random ply(s)</source>
        <translation>
            <numerusform>%n 手随机着法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all balanced positions of %n ply(s)</source>
        <translation>
            <numerusform>%n 手之后的所有均势局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all positions of %n ply(s) with a score from %1 to %2</source>
        <translation>
            <numerusform>%n 手之后评分为 %1 至 %2 的所有局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all positions of %n ply(s)</source>
        <translation>
            <numerusform>%n 手之后的所有局面</numerusform>
        </translation>
    </message>
    <message>
        <source>Openings have 0 to %1 plies, not %2.</source>
        <translation>开局可有 0 到 %1 手，不能是 %2 手。</translation>
    </message>
    <message>
        <source>The scores of openings go from %1 to %2, the smaller one first, not from %3 to %4.</source>
        <translation>开局的评分从 %1 到 %2，较小的在前，不能从 %3 到 %4。</translation>
    </message>
    <message numerus="yes">
        <source>No position of %n ply(s) has a score from %1 to %2.</source>
        <translation>
            <numerusform>%n 手之后没有评分为 %1 至 %2 的局面。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>%1 (cannot be read)</source>
        <translation>%1（无法读取）</translation>
    </message>
    <message>
        <source>%1 (%2 entrants, %3 games, complete)</source>
        <translation>%1（%2 名参赛者，%3 局，已完成）</translation>
    </message>
    <message>
        <source>%1 (%2 entrants, %3 games)</source>
        <translation>%1（%2 名参赛者，%3 局）</translation>
    </message>
    <message>
        <source>C&amp;lass view</source>
        <translation>课堂视图(&amp;L)</translation>
    </message>
    <message>
        <source>Show the games and the standings to a class, on the whole screen</source>
        <translation>全屏向全班展示对局和排名</translation>
    </message>
    <message>
        <source>Rep&amp;orts…</source>
        <translation>报告(&amp;O)…</translation>
    </message>
    <message>
        <source>What each entrant missed, its slowest move and its failures</source>
        <translation>每名参赛者漏掉了什么、最慢的一着和出错情况</translation>
    </message>
    <message>
        <source>Play the games that are missing</source>
        <translation>下完剩余的对局</translation>
    </message>
    <message>
        <source>Begin no more games. Those under way are finished; you can continue later.</source>
        <translation>不再开始新的对局。进行中的对局会下完；稍后可以继续。</translation>
    </message>
    <message>
        <source>Stop at once. What is under way is played anew when you continue.</source>
        <translation>立即停止。继续时，进行中的对局会从头重下。</translation>
    </message>
    <message>
        <source>%v of %m games</source>
        <translation>%v / %m 局</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>已下的对局</translation>
    </message>
    <message>
        <source>Make a tournament, or choose one that is kept.</source>
        <translation>请新建比赛，或选择已保存的比赛。</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Let bots, levels and engines play a tournament, and show it to a class</source>
        <translation>让机器人、各级别和引擎进行比赛，并向全班展示</translation>
    </message>
    <message>
        <source>Let bots compete</source>
        <translation>让机器人比赛</translation>
    </message>
    <message>
        <source>Kept tournaments</source>
        <translation>已保存的比赛</translation>
    </message>
    <message>
        <source>Tournaments on this computer. Choose one to view or continue.</source>
        <translation>这台电脑上的比赛。选择一个来查看或继续。</translation>
    </message>
    <message>
        <source>&amp;New tournament…</source>
        <translation>新比赛(&amp;N)…</translation>
    </message>
    <message>
        <source>Choose the entrants, who plays whom, openings and clock</source>
        <translation>选择参赛者、对阵方式、开局和计时</translation>
    </message>
    <message>
        <source>&amp;Kept:</source>
        <translation>已保存(&amp;K)：</translation>
    </message>
    <message>
        <source>Manage</source>
        <translation>管理</translation>
    </message>
    <message>
        <source>Add entrants, make another like it, or remove it</source>
        <translation>添加参赛者、照此另建一个比赛，或移除它</translation>
    </message>
    <message>
        <source>&amp;Add entrants…</source>
        <translation>添加参赛者(&amp;A)…</translation>
    </message>
    <message>
        <source>Games that were played stay; those of the new ones come</source>
        <translation>已下的对局保留，再加上新参赛者的对局</translation>
    </message>
    <message>
        <source>Use as a &amp;template…</source>
        <translation>用作模板(&amp;T)…</translation>
    </message>
    <message>
        <source>Make another one that begins like this</source>
        <translation>以此比赛的设置为起点，新建比赛</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>移除(&amp;R)…</translation>
    </message>
    <message>
        <source>Remove this tournament and its games</source>
        <translation>移除此比赛及其对局</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Cross table</source>
        <translation>交叉表</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Enter or a click shows the game on the board</source>
        <translation>按 Enter 或单击，在棋盘上显示该对局</translation>
    </message>
    <message>
        <source>Stan&amp;dings</source>
        <translation>排名(&amp;D)</translation>
    </message>
    <message>
        <source>Cross ta&amp;ble</source>
        <translation>交叉表(&amp;B)</translation>
    </message>
    <message>
        <source>Ga&amp;mes</source>
        <translation>对局(&amp;M)</translation>
    </message>
    <message>
        <source>Rules and results of the tournament</source>
        <translation>比赛的规则和结果</translation>
    </message>
    <message>
        <source>Running: %1.</source>
        <translation>正在运行：%1。</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>暂无</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>请选择</translation>
    </message>
    <message>
        <source>All games were played.</source>
        <translation>所有对局都已下完。</translation>
    </message>
    <message>
        <source>Run plays the games.</source>
        <translation>点“运行”开始下这些对局。</translation>
    </message>
    <message>
        <source>Continue plays the games that are missing.</source>
        <translation>点“继续”下完剩余的对局。</translation>
    </message>
    <message>
        <source>Remove the tournament</source>
        <translation>移除比赛</translation>
    </message>
    <message>
        <source>“%1” and its games will be removed. Remove it?</source>
        <translation>将移除“%1”及其对局。要移除吗？</translation>
    </message>
    <message>
        <source>Ends after the games under way. Cancel ends at once.</source>
        <translation>进行中的对局下完后停止。点“取消”可立即停止。</translation>
    </message>
    <message>
        <source>Stopping.</source>
        <translation>正在停止。</translation>
    </message>
    <message>
        <source>Everything finished by then is kept. Continue plays the rest.</source>
        <translation>已完成的部分会保留。点“继续”下完其余对局。</translation>
    </message>
    <message>
        <source>%1. %2; openings: %3; clock: %4.</source>
        <translation>%1。%2；开局：%3；计时：%4。</translation>
    </message>
    <message>
        <source>%1 games, %2 of them distinct.</source>
        <translation>%1 局，其中不同的对局 %2 局。</translation>
    </message>
    <message>
        <source>Failures: %1.</source>
        <translation>出错：%1。</translation>
    </message>
    <message>
        <source>This game was not played.</source>
        <translation>这一局没有下。</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <translation>%1，第 %2 局</translation>
    </message>
</context>
<context>
    <name>TournamentReportDialog</name>
    <message>
        <source>Reports</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>What was missed</source>
        <translation>漏着</translation>
    </message>
    <message>
        <source>Reports: %1</source>
        <translation>报告：%1</translation>
    </message>
    <message>
        <source>Enter or a double click shows the position on the board</source>
        <translation>按 Enter 或双击，在棋盘上显示该局面</translation>
    </message>
    <message>
        <source>Games looked at</source>
        <translation>已检查的对局</translation>
    </message>
    <message>
        <source>%v of %m games</source>
        <translation>%v / %m 局</translation>
    </message>
    <message>
        <source>Export the reports</source>
        <translation>导出报告</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>What was missed as &amp;CSV…</source>
        <translation>漏着存为 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>One row per miss</source>
        <translation>每个漏着一行</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <source>&amp;Missed by the selected entrant:</source>
        <translation>所选参赛者的漏着(&amp;M)：</translation>
    </message>
    <message>
        <source>Every move was compared with the exact solver.</source>
        <translation>每一着都与精确求解器作了比较。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>漏着</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>实战</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>更好</translation>
    </message>
</context>
<context>
    <name>TournamentStandings</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Decided: the first entrant is stronger than the second.</source>
        <translation>已判定：第一名参赛者强于第二名。</translation>
    </message>
    <message>
        <source>Decided: the first entrant is not stronger than the second.</source>
        <translation>已判定：第一名参赛者不强于第二名。</translation>
    </message>
    <message>
        <source>Sequential test: %1 between %2 and %3, still open.</source>
        <translation>序贯检验：%1，在 %2 与 %3 之间，尚未判定。</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Equal points share a place</source>
        <translation>积分相同则名次并列</translation>
    </message>
    <message>
        <source>Entrant</source>
        <translation>参赛者</translation>
    </message>
    <message>
        <source>Who takes part</source>
        <translation>参加比赛的引擎或机器人</translation>
    </message>
    <message>
        <source>%1 (out)</source>
        <translation>%1（已退出）</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>A game won is 1 point, a drawn one a half</source>
        <translation>胜一局得 1 分，和一局得半分</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>对手分</translation>
    </message>
    <message>
        <source>The points of all opponents together</source>
        <translation>所有对手的积分之和（Buchholz）</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>获胜的局数</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Games drawn</source>
        <translation>和棋的局数</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Games lost</source>
        <translation>落败的局数</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Measured strength with its 95 % interval</source>
        <translation>测得的棋力及其 95% 区间</translation>
    </message>
    <message>
        <source>LOS</source>
        <translation>LOS</translation>
    </message>
    <message>
        <source>How probable it is that it is stronger than the average of those it met</source>
        <translation>它强于所遇对手平均水平的概率</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>出错</translation>
    </message>
    <message>
        <source>Games lost by no move that could be played; each cell&apos;s tip says why</source>
        <translation>因没有给出可下的着法而输掉的对局；原因见各单元格的提示</translation>
    </message>
    <message>
        <source>Slowest</source>
        <translation>最慢</translation>
    </message>
    <message>
        <source>The longest time for one move</source>
        <translation>单独一着的最长用时</translation>
    </message>
    <message>
        <source>Points against %1</source>
        <translation>对 %1 的得分</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 against %2: %3 won, %4 drawn, %5 lost</source>
        <translation>%1 对 %2：%3 胜 %4 和 %5 负</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>已下的局数</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Its own moves after the openings</source>
        <translation>开局之后它自己走的手数</translation>
    </message>
    <message>
        <source>Wins missed</source>
        <translation>错过胜着</translation>
    </message>
    <message>
        <source>Winning columns not taken</source>
        <translation>没走制胜的列</translation>
    </message>
    <message>
        <source>Blocks missed</source>
        <translation>漏堵</translation>
    </message>
    <message>
        <source>The opponent&apos;s winning square left open</source>
        <translation>没有堵住对手的制胜格</translation>
    </message>
    <message>
        <source>Results thrown away</source>
        <translation>丢掉结果</translation>
    </message>
    <message>
        <source>Other moves that made a win a draw or a loss, or a draw a loss, by the exact solver</source>
        <translation>据精确求解器，其他把胜局下成和棋或负局、把和棋下成负局的着法</translation>
    </message>
    <message>
        <source>The longest time for one move, and its game</source>
        <translation>单独一着的最长用时及其所在的对局</translation>
    </message>
    <message>
        <source>%1 in game %2</source>
        <translation>%1，第 %2 局</translation>
    </message>
    <message>
        <source>Games lost by no move that could be played</source>
        <translation>因没有给出可下的着法而输掉的对局</translation>
    </message>
</context>
<context>
    <name>TreeDialog</name>
    <message>
        <source>Insert a tree</source>
        <translation>插入树</translation>
    </message>
    <message>
        <source>&amp;Predict, then see</source>
        <translation>先猜后看(&amp;P)</translation>
    </message>
    <message>
        <source>A line of text above the tree</source>
        <translation>树上方的一行文字</translation>
    </message>
    <message>
        <source>&amp;Caption:</source>
        <translation>说明文字(&amp;C)：</translation>
    </message>
    <message>
        <source>Ask what comes next before it is shown</source>
        <translation>先问接下来是什么，再显示</translation>
    </message>
</context>
<context>
    <name>TreeDrawing</name>
    <message>
        <source>Tree</source>
        <translation>搜索树</translation>
    </message>
    <message>
        <source>Find a value or moves</source>
        <translation>查找数值或着法</translation>
    </message>
    <message>
        <source>Mark nodes with this text in their words (Ctrl+F)</source>
        <translation>标出文字中含有此内容的节点（Ctrl+F）</translation>
    </message>
    <message>
        <source>No more than %1 nodes can be drawn. Close some of them first.</source>
        <translation>最多能画 %1 个节点。请先收起一些。</translation>
    </message>
    <message>
        <source>%1 nodes are drawn. Their counts include the nodes below them.</source>
        <translation>画出了 %1 个节点；其下的节点已计入它们的数目。</translation>
    </message>
</context>
<context>
    <name>TreeExportMenu</name>
    <message>
        <source>Export the tree, the events of the search or its costs</source>
        <translation>把搜索树、搜索过程或其开销写入文件</translation>
    </message>
    <message>
        <source>Export the tree</source>
        <translation>导出搜索树</translation>
    </message>
    <message>
        <source>Tree for &amp;Graphviz…</source>
        <translation>用于 Graphviz 的搜索树(&amp;G)…</translation>
    </message>
    <message>
        <source>Every node kept of the tree, as a graph in DOT</source>
        <translation>把所保存的整棵树存为 DOT 图</translation>
    </message>
    <message>
        <source>Graph in DOT (*.dot)</source>
        <translation>DOT 图 (*.dot)</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>搜索树</translation>
    </message>
    <message>
        <source>Tree as &amp;text…</source>
        <translation>搜索树存为文本(&amp;T)…</translation>
    </message>
    <message>
        <source>One indented line per node</source>
        <translation>每个节点一行，缩进</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>文本 (*.txt)</translation>
    </message>
    <message>
        <source>&amp;Events as JSON lines…</source>
        <translation>事件存为 JSON 行(&amp;E)…</translation>
    </message>
    <message>
        <source>The events of the search, one per line</source>
        <translation>搜索所做的事，每行一个事件</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>JSON 行 (*.jsonl)</translation>
    </message>
    <message>
        <source>events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Comparison as &amp;CSV…</source>
        <translation>比较存为 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>Cost of each search method, for spreadsheets</source>
        <translation>每种搜索的开销，供电子表格使用</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>C&amp;hart as SVG…</source>
        <translation>图表存为 SVG(&amp;H)…</translation>
    </message>
    <message>
        <source>The chart under Side by side</source>
        <translation>“并列比较”中的图表</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG 图形 (*.svg)</translation>
    </message>
    <message>
        <source>The tree as drawn, with a key to its signs</source>
        <translation>所画的搜索树，附图例</translation>
    </message>
</context>
<context>
    <name>TreeForm</name>
    <message>
        <source>Position or tree</source>
        <translation>局面或树</translation>
    </message>
    <message>
        <source>Search a game position or a tree that you type</source>
        <translation>对局的一个局面，或你输入的一棵树</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Columns and rows of the board</source>
        <translation>棋盘的列数和行数</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Column numbers in a row, such as 44536</source>
        <translation>依次写出列号，例如 44536</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>取自对局</translation>
    </message>
    <message>
        <source>Use the position on the board</source>
        <translation>使用棋盘上的局面</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>搜索树</translation>
    </message>
    <message>
        <source>Type numbers for leaves, as MAX sees them, and parentheses around a node&apos;s moves: ((3 5) (2 (9 1)))</source>
        <translation>用数字表示叶子（从 MAX 来看），用括号括住一个节点的着法：((3 5) (2 (9 1)))</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Depth in plies. Each further ply takes several times as long.</source>
        <translation>深度（层）。每多一层，用时成倍增加。</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Minimax searches every branch. Alpha-beta leaves out branches that cannot matter. The engine is the one that plays.</source>
        <translation>极小极大全部都看，alpha-beta 略过无关的分支；“引擎”即下棋的那个引擎</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Order in which a node&apos;s moves are searched</source>
        <translation>搜索一个节点各着法的顺序</translation>
    </message>
    <message>
        <source>Outside the window</source>
        <translation>窗口之外</translation>
    </message>
    <message>
        <source>Fail-soft returns the best bound known for a value outside the window. Fail-hard returns only the end of the window.</source>
        <translation>fail-soft 返回窗口之外已知的最好界限，fail-hard 只返回窗口的边界。</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>叶子</translation>
    </message>
    <message>
        <source>How to value a position where the search ends</source>
        <translation>搜索结束处的局面如何评估</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>置换表</translation>
    </message>
    <message>
        <source>Do not search a position again once it has been searched</source>
        <translation>已搜索过的局面不再搜索</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Typed tree</source>
        <translation>输入的树</translation>
    </message>
    <message>
        <source>fail-soft</source>
        <translation>fail-soft</translation>
    </message>
    <message>
        <source>fail-hard</source>
        <translation>fail-hard</translation>
    </message>
    <message>
        <source>Source:</source>
        <translation>来源：</translation>
    </message>
    <message>
        <source>Board:</source>
        <translation>棋盘：</translation>
    </message>
    <message>
        <source>Moves:</source>
        <translation>着法：</translation>
    </message>
    <message>
        <source>Tree:</source>
        <translation>树：</translation>
    </message>
    <message>
        <source>Search:</source>
        <translation>搜索：</translation>
    </message>
    <message>
        <source>Depth:</source>
        <translation>深度：</translation>
    </message>
    <message>
        <source>Order:</source>
        <translation>顺序：</translation>
    </message>
    <message>
        <source>Outside the window:</source>
        <translation>窗口之外：</translation>
    </message>
    <message>
        <source>Leaves:</source>
        <translation>叶子：</translation>
    </message>
</context>
<context>
    <name>TreeGuide</name>
    <message>
        <source>Searching this branch again.</source>
        <translation>正在重新搜索这个分支。</translation>
    </message>
    <message>
        <source>The nodes below were searched again and are now drawn.</source>
        <translation>下面的节点已重新搜索，现在画出来了。</translation>
    </message>
    <message>
        <source>Values of the side to move</source>
        <translation>行棋方的值</translation>
    </message>
    <message>
        <source>Show each value as the side to move at its node sees it. Otherwise all values are as MAX sees them.</source>
        <translation>每个值都从该节点行棋方的角度显示。否则所有值都从 MAX 的角度显示。</translation>
    </message>
    <message>
        <source>%1 (↓ next step of the tree)</source>
        <translation>%1（↓ 树的下一步）</translation>
    </message>
</context>
<context>
    <name>TreeOutline</name>
    <message>
        <source>The tree as rows</source>
        <translation>按行列出的树</translation>
    </message>
    <message>
        <source>Press Left or Right to close or open a row. Press Enter to go there in the walk.</source>
        <translation>左右键收起和展开一行，按 Enter 在走查中转到该处</translation>
    </message>
</context>
<context>
    <name>TreeOutlineModel</name>
    <message>
        <source>× not examined</source>
        <translation>× 没有查看</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
</context>
<context>
    <name>TreePage</name>
    <message>
        <source>Search views</source>
        <translation>搜索的视图</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>搜索树</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并列比较</translation>
    </message>
    <message>
        <source>Search and record every step</source>
        <translation>搜索并记录每一步</translation>
    </message>
    <message>
        <source>Pause. You can continue later.</source>
        <translation>暂停，稍后继续</translation>
    </message>
    <message>
        <source>Stop and keep what was shown before</source>
        <translation>停止，保留之前显示的内容</translation>
    </message>
    <message>
        <source>%v of %m</source>
        <translation>%v / %m</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>搜索树</translation>
    </message>
    <message>
        <source>Walk through a search step by step: its tree, its windows and its cuts</source>
        <translation>逐步走查一次搜索：它的树、窗口和剪枝</translation>
    </message>
    <message>
        <source>Predict, then see</source>
        <translation>先猜后看</translation>
    </message>
    <message>
        <source>Open all</source>
        <translation>全部展开</translation>
    </message>
    <message>
        <source>Open the tree row by row, as far as it can be drawn</source>
        <translation>逐层展开搜索树，直到能画的限度</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>全部收起</translation>
    </message>
    <message>
        <source>Close all but the first rows of the tree</source>
        <translation>除最上几层外全部收起</translation>
    </message>
    <message>
        <source>Views beside the tree</source>
        <translation>搜索树旁的视图</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>走查</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>逐行</translation>
    </message>
    <message>
        <source>Press Run to search: %1.</source>
        <translation>点“运行”将搜索：%1。</translation>
    </message>
    <message>
        <source>Searching: %1.</source>
        <translation>正在搜索：%1。</translation>
    </message>
    <message>
        <source>Cancelled. The previous result is still shown.</source>
        <translation>已取消。仍显示之前的结果。</translation>
    </message>
    <message>
        <source>Shown: %1. %2</source>
        <translation>所示：%1。%2</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Write values and cuts into trees, and have them marked</source>
        <translation>在树上写出值和剪枝，让程序批改</translation>
    </message>
    <message>
        <source>Press Run to search the tree. You can then step through the whole search.</source>
        <translation>点“运行”搜索这棵树，然后可以逐步走查整个搜索。</translation>
    </message>
    <message>
        <source>Walk through a search step by step</source>
        <translation>一步步看一次搜索</translation>
    </message>
    <message>
        <source>Ask what comes next before it is shown</source>
        <translation>先问接下来是什么，再显示</translation>
    </message>
</context>
<context>
    <name>TreeRequest</name>
    <message>
        <source>minimax</source>
        <translation>极小极大</translation>
    </message>
    <message>
        <source>alpha-beta</source>
        <translation>alpha-beta</translation>
    </message>
    <message>
        <source>the engine as it plays</source>
        <translation>引擎实战时的搜索</translation>
    </message>
    <message>
        <source>left to right</source>
        <translation>从左到右</translation>
    </message>
    <message>
        <source>centre first</source>
        <translation>中间优先</translation>
    </message>
    <message>
        <source>by the static value</source>
        <translation>按静态值</translation>
    </message>
    <message>
        <source>best of the previous depth first</source>
        <translation>先试上一深度的最佳着</translation>
    </message>
    <message>
        <source>worst first</source>
        <translation>最差优先</translation>
    </message>
    <message>
        <source>truly best first</source>
        <translation>真正最佳优先</translation>
    </message>
    <message>
        <source>exact values</source>
        <translation>精确值</translation>
    </message>
    <message>
        <source>finished games only</source>
        <translation>仅已结束的对局</translation>
    </message>
    <message>
        <source>fail-soft</source>
        <translation>fail-soft</translation>
    </message>
    <message>
        <source>fail-hard</source>
        <translation>fail-hard</translation>
    </message>
    <message>
        <source>Unknown name &apos;%1&apos;. Choose one of these: %2.</source>
        <translation>没有名为“%1”的项。可选：%2。</translation>
    </message>
    <message>
        <source>The depth must be from 1 to %1.</source>
        <translation>深度必须是 1 到 %1。</translation>
    </message>
    <message>
        <source>The game is over in this position. There is nothing to search.</source>
        <translation>对局在这个局面已经结束，没有可搜索的。</translation>
    </message>
    <message>
        <source>The engine plays only on the 7x6 board.</source>
        <translation>这个引擎只在 7x6 棋盘上下棋。</translation>
    </message>
    <message>
        <source>The %1 board is too large for exact values.</source>
        <translation>%1 棋盘太大，无法求精确值。</translation>
    </message>
    <message>
        <source>The tree is empty.</source>
        <translation>树是空的。</translation>
    </message>
    <message>
        <source>with a table</source>
        <translation>带置换表</translation>
    </message>
    <message>
        <source>%1 works only on the 7x6 board.</source>
        <translation>%1 只适用于 7x6 棋盘。</translation>
    </message>
    <message>
        <source>The engine needs a heuristic to value its leaves: %1.</source>
        <translation>引擎需要启发式来评估叶子：%1。</translation>
    </message>
</context>
<context>
    <name>TrendView</name>
    <message>
        <source>Export the chart</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>Your accuracy</source>
        <translation>你的准确率</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Your results against each opponent</source>
        <translation>你对每个对手的成绩</translation>
    </message>
    <message>
        <source>opponents</source>
        <translation>对手</translation>
    </message>
    <message numerus="yes">
        <source>Means with their 95 % intervals. %n reviewed game(s).</source>
        <translation>
            <numerusform>均值及其 95% 区间；已复盘 %n 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>95 % Wilson intervals. %n finished game(s).</source>
        <translation>
            <numerusform>95% 的 Wilson 区间；已下完 %n 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your results appear here after %n game(s) against the computer.</source>
        <translation>
            <numerusform>与电脑下满 %n 局后，这里会显示你的成绩。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your accuracy appears here after %n reviewed game(s).</source>
        <translation>
            <numerusform>复盘满 %n 局后，这里会显示你的准确率。</numerusform>
        </translation>
    </message>
    <message>
        <source>So far: %1 finished, %2 reviewed.</source>
        <translation>目前：已下完 %1 局，已复盘 %2 局。</translation>
    </message>
    <message>
        <source>Only your games against the computer count. With few games the bars are wide, and it is too early to see progress.</source>
        <translation>只统计你与电脑的对局。对局少时，误差线很宽，还看不出进步。</translation>
    </message>
    <message>
        <source>Click an opponent to see the games.</source>
        <translation>点击一个对手，可查看对局。</translation>
    </message>
</context>
<context>
    <name>TryMode</name>
    <message>
        <source>Move %1: what would you play for %2? Drop a disc.</source>
        <translation>第 %1 步：%2该怎么走？请落子。</translation>
    </message>
    <message>
        <source>%1: too little is proved here to tell.</source>
        <translation>%1：目前已证明的还不足以判断。</translation>
    </message>
    <message>
        <source>Too little is proved here to tell.</source>
        <translation>目前已证明的还不足以判断。</translation>
    </message>
    <message>
        <source>Best here: %1. %2</source>
        <comment>squares, reason</comment>
        <translation>此处最佳：%1。%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between squares</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Yes! %1 still loses, but nothing holds out longer.</source>
        <translation>对！%1 还是会输，但没有哪一列撑得更久。</translation>
    </message>
    <message numerus="yes">
        <source>%1 still loses, in %n move(s). Another column holds out longer.</source>
        <translation>
            <numerusform>%1 还是会输，%n 步后落败。另一列撑得更久。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 still loses. Another column holds out longer.</source>
        <translation>%1 还是会输。另一列撑得更久。</translation>
    </message>
    <message>
        <source>Well done! %1 wins.</source>
        <translation>很好！%1 能赢。</translation>
    </message>
    <message>
        <source>%1 wins too. Another column is quicker.</source>
        <translation>%1 也能赢。另一列更快。</translation>
    </message>
    <message>
        <source>Well done! %1 keeps the draw.</source>
        <translation>很好！%1 能保住和棋。</translation>
    </message>
    <message>
        <source>Move %1: what would you play? Drop a disc.</source>
        <translation>第 %1 步：你会怎么走？请落子。</translation>
    </message>
    <message>
        <source>Right! %1 is the only move.</source>
        <translation>没错：只有 %1 可走。</translation>
    </message>
    <message>
        <source>%1 was the move in the game. Try another.</source>
        <translation>你又走了对局中的 %1。换一着试试。</translation>
    </message>
    <message>
        <source>Not yet: %1 lets the win slip.</source>
        <translation>还不对：%1 会丢掉胜局。</translation>
    </message>
    <message>
        <source>Not yet: %1 lets the draw slip.</source>
        <translation>还不对：%1 会丢掉和棋。</translation>
    </message>
</context>
<context>
    <name>TryPanel</name>
    <message>
        <source>Result of your try</source>
        <translation>这次尝试的结果</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>再试一次(&amp;T)</translation>
    </message>
    <message>
        <source>Take your move back and try another</source>
        <translation>收回这一步，另找一着</translation>
    </message>
    <message>
        <source>Show the a&amp;nswer</source>
        <translation>显示答案(&amp;N)</translation>
    </message>
    <message>
        <source>See which columns are best here, and why</source>
        <translation>这里哪几列最佳，以及为什么</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>回到对局(&amp;B)</translation>
    </message>
    <message>
        <source>Go back to the game as it was before your try</source>
        <translation>回到尝试之前的对局</translation>
    </message>
</context>
<context>
    <name>Tuning</name>
    <message>
        <source>&apos;%1&apos; has no values to tune. The engines that have are %2.</source>
        <translation>“%1”没有可调的值；可调的引擎有 %2。</translation>
    </message>
    <message>
        <source>The test needs two Elo differences, the smaller first, and error rates between 0 and 50 %.</source>
        <translation>检验需要两个 Elo 差，较小的在前，错误率介于 0 与 50% 之间。</translation>
    </message>
    <message>
        <source>Openings cannot have %1 random plies. The number must be from 0 to 12.</source>
        <translation>开局不能有 %1 手随机着法。须为 0 至 12 手。</translation>
    </message>
    <message>
        <source>The depth is %1, but must be from 1 to 42 plies.</source>
        <translation>深度为 %1，但必须是 1 至 42 层。</translation>
    </message>
    <message>
        <source>A value cannot be moved by %1 %. The percentage must be from 0.1 to 50 %.</source>
        <translation>不能把值改变 %1%。须为 0.1 至 50%。</translation>
    </message>
    <message>
        <source>A step cannot have a maximum of %1 games. It must be from 1 to %2.</source>
        <translation>每步的局数上限不能是 %1。须为 1 至 %2 局。</translation>
    </message>
    <message>
        <source>The strength cannot be measured with %1 games. The most is %2.</source>
        <translation>不能用 %1 局衡量棋力。至多 %2 局。</translation>
    </message>
    <message>
        <source>The strength cannot be measured with %1 games. Each opening takes two games, so the number must be even and at least 2.</source>
        <translation>不能用 %1 局衡量棋力。每个开局需要两局，因此局数须为偶数且至少为 2。</translation>
    </message>
    <message>
        <source>No change was kept: the test found %1 of %2 not stronger and left %3 undecided at the cap.</source>
        <translation>没有保留任何改变：检验判定 %2 个改变中有 %1 个不更强，%3 个到上限时仍未定。</translation>
    </message>
    <message>
        <source>The changes altered the result of only %1 of %2 openings. A larger percentage alters more.</source>
        <translation>这些改变只影响了 %2 个开局中 %1 个的结果。更大的百分比影响更多。</translation>
    </message>
    <message>
        <source>The changes altered the result of %1 of %2 openings, but not in one direction. Fewer Elo and more games per step find smaller gains.</source>
        <translation>这些改变影响了 %2 个开局中 %1 个的结果，但方向不一。用更小的 Elo 差和更多的每步局数，可以发现更小的提高。</translation>
    </message>
</context>
<context>
    <name>TuningChart</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Values and strength by step</source>
        <translation>每一步的值和棋力</translation>
    </message>
    <message numerus="yes">
        <source>At the start: %1. After %n step(s): %2</source>
        <translation>
            <numerusform>开始时：%1。%n 步之后：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been played yet</source>
        <translation>尚未进行任何对局</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Points against the study&apos;s values, with 95 % interval</source>
        <translation>对研究中值的得分率，附 95% 置信区间</translation>
    </message>
    <message>
        <source>Points against H2, with 95 % interval</source>
        <translation>对 H2 的得分率，附 95% 置信区间</translation>
    </message>
    <message>
        <source>H1&apos;s values as a percentage of the study&apos;s</source>
        <translation>H1 的值，占研究中值的百分比</translation>
    </message>
    <message>
        <source>After step %1: %2. Values: %3</source>
        <translation>第 %1 步之后：%2。值：%3</translation>
    </message>
    <message>
        <source>the study&apos;s</source>
        <translation>研究中的值</translation>
    </message>
</context>
<context>
    <name>TuningFile</name>
    <message>
        <source>Step %1 does not follow from those before it.</source>
        <translation>第 %1 步与其前面的各步不衔接。</translation>
    </message>
    <message>
        <source>The openings of the current step cannot be read.</source>
        <translation>无法读取当前这一步的开局。</translation>
    </message>
    <message>
        <source>This is not a tuning history.</source>
        <translation>这不是调参历史记录。</translation>
    </message>
    <message>
        <source>This is the history of another tuning: &apos;%1&apos; differs.</source>
        <translation>这是另一次调参的历史记录：“%1”不同。</translation>
    </message>
    <message>
        <source>The strength at the start comes from %1 games instead of %2.</source>
        <translation>开始时的棋力来自 %1 局，而不是 %2 局。</translation>
    </message>
</context>
<context>
    <name>TuningModel</name>
    <message>
        <source>%1 % of the points in %2 games (95 % interval %3 to %4 %): %5 won, %6 drawn, %7 lost</source>
        <translation>%2 局得分率 %1%（95% 置信区间 %3 至 %4%）：%5 胜 %6 和 %7 负</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>not stronger</source>
        <translation>不更强</translation>
    </message>
    <message>
        <source>undecided at the cap</source>
        <translation>到上限未定</translation>
    </message>
    <message>
        <source>Step %1: %2 from %3 to %4, %5. Strength then: %6</source>
        <translation>第 %1 步：%2 从 %3 到 %4，%5。此时棋力：%6</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>更好</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>相等</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>更差</translation>
    </message>
    <message>
        <source>LLR</source>
        <translation>LLR</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Numbered from 1, newest first</source>
        <translation>从 1 编号，最新的在上</translation>
    </message>
    <message>
        <source>The value of H1 that was moved</source>
        <translation>改变了的 H1 的值</translation>
    </message>
    <message>
        <source>Value before the step, in heuristic units</source>
        <translation>这一步之前的值，以启发式单位表示</translation>
    </message>
    <message>
        <source>Value tried, in heuristic units</source>
        <translation>尝试的值，以启发式单位表示</translation>
    </message>
    <message>
        <source>Games played in the step</source>
        <translation>这一步所下的局数</translation>
    </message>
    <message>
        <source>Openings in which the changed set scored more points</source>
        <translation>改变后的一组值得分更多的开局数</translation>
    </message>
    <message>
        <source>Openings with equal points</source>
        <translation>得分相等的开局数</translation>
    </message>
    <message>
        <source>Openings in which the changed set scored fewer points</source>
        <translation>改变后的一组值得分更少的开局数</translation>
    </message>
    <message>
        <source>Log likelihood ratio of the sequential test. At about 2.94 the change is kept.</source>
        <translation>序贯检验的对数似然比。达到约 2.94 时保留改变。</translation>
    </message>
    <message>
        <source>Whether the change was kept</source>
        <translation>改变是否保留</translation>
    </message>
</context>
<context>
    <name>TuningPage</name>
    <message>
        <source>Tuning</source>
        <translation>调参</translation>
    </message>
    <message>
        <source>Tune H1&apos;s values by hill climbing, as the heuristics study proposes</source>
        <translation>用爬山法调整 H1 的值，如启发式研究所建议</translation>
    </message>
    <message>
        <source>Delete the history and start again from the study&apos;s values</source>
        <translation>删除历史记录，重新从研究中的值开始</translation>
    </message>
    <message>
        <source>Continue the history if the settings are the ones it began with. You may ask for more steps.</source>
        <translation>设置与开始时相同则继续其历史记录。可以要求更多步数。</translation>
    </message>
    <message>
        <source>Pause soon and keep everything, including the games of this step</source>
        <translation>很快停止，保留全部，包括这一步的对局</translation>
    </message>
    <message>
        <source>Stop soon and keep everything, including the games of this step</source>
        <translation>很快结束，保留全部，包括这一步的对局</translation>
    </message>
    <message>
        <source>%v of %m steps</source>
        <translation>%v / %m 步</translation>
    </message>
    <message>
        <source>Steps done</source>
        <translation>已完成的步数</translation>
    </message>
    <message>
        <source>Export the tuning</source>
        <translation>导出调参</translation>
    </message>
    <message>
        <source>tuning</source>
        <translation>调参</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Current values</source>
        <translation>目前的值</translation>
    </message>
    <message>
        <source>Save the va&amp;lues…</source>
        <translation>保存值(&amp;L)…</translation>
    </message>
    <message>
        <source>Save the values to a file. An engine&apos;s H1 settings can load it with “From a file…”.</source>
        <translation>将这些值保存到文件。引擎的 H1 设置可以用“从文件…”载入它。</translation>
    </message>
    <message>
        <source>Pla&amp;y against it</source>
        <translation>与之对弈(&amp;Y)</translation>
    </message>
    <message>
        <source>Start a game against the engine with the tuned values</source>
        <translation>与采用调参值的引擎开始对局</translation>
    </message>
    <message>
        <source>Another tuning</source>
        <translation>另一次调参</translation>
    </message>
    <message>
        <source>These settings start a new tuning. The history of the current one will be lost unless you have exported it. Start the new tuning?</source>
        <translation>这些设置会开始新的调参。当前调参的历史记录若未导出就会丢失。要重新开始吗？</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>从头开始</translation>
    </message>
    <message>
        <source>The history of this tuning will be lost unless you have exported it. Start over?</source>
        <translation>此次调参的历史记录若未导出就会丢失。要从头开始吗？</translation>
    </message>
    <message>
        <source>The values are the study&apos;s.</source>
        <translation>目前为研究中的值。</translation>
    </message>
    <message>
        <source>Steps kept: %1 of %2.</source>
        <translation>保留的步数：%2 步中的 %1 步。</translation>
    </message>
    <message>
        <source>Values that differ from the study&apos;s: %1.</source>
        <translation>与研究中不同的值：%1。</translation>
    </message>
    <message>
        <source>Each step moves one value of H1 up or down at random by a set percentage. The change is kept when a sequential test finds it stronger. Most changes alter few moves: they are dropped, or remain undecided at the cap.</source>
        <translation>每一步随机把 H1 的一个值上调或下调给定的百分比。序贯检验判定更强时保留改变。大多数改变只影响少数着法：它们被放弃，或到上限时仍未定。</translation>
    </message>
    <message>
        <source>All steps are done: %1.</source>
        <translation>全部步骤已完成：%1。</translation>
    </message>
    <message>
        <source>Paused: %1.</source>
        <translation>已暂停：%1。</translation>
    </message>
    <message>
        <source>Measuring the strength.</source>
        <translation>正在衡量棋力。</translation>
    </message>
    <message>
        <source>Measuring the strength: game %1 of %2.</source>
        <translation>正在衡量棋力：第 %1 局，共 %2 局。</translation>
    </message>
    <message>
        <source>Step %1: %2 from %3 to %4, game %5 of at most %6, %7 better, %8 equal, %9 worse</source>
        <translation>第 %1 步：%2 从 %3 到 %4，第 %5 局，至多 %6 局，%7 更好，%8 相等，%9 更差</translation>
    </message>
    <message>
        <source>; %1.</source>
        <translation>；%1。</translation>
    </message>
    <message>
        <source>Save the values of H1</source>
        <translation>保存 H1 的值</translation>
    </message>
    <message>
        <source>Values of H1 (*.h1)</source>
        <translation>H1 的值 (*.h1)</translation>
    </message>
    <message>
        <source>tuned</source>
        <translation>调参结果</translation>
    </message>
    <message>
        <source>Tuning of H1</source>
        <translation>H1 调参</translation>
    </message>
    <message>
        <source>Improve H1&apos;s values step by step</source>
        <translation>一步步改进 H1 的值</translation>
    </message>
</context>
<context>
    <name>TuningRun</name>
    <message>
        <source>Another program left a different tuning in “%1”. It is shown now. Nothing was started.</source>
        <translation>另一个程序在“%1”中留下了另一次调参，现在显示的就是它。没有开始任何工作。</translation>
    </message>
    <message>
        <source>The tuning history is left unchanged: %1</source>
        <translation>调参的历史记录保持不动：%1</translation>
    </message>
    <message>
        <source>The tuning history cannot be saved to “%1”: %2</source>
        <translation>无法把调参历史记录保存到“%1”：%2</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
    <message>
        <source>Whose turn</source>
        <translation>轮到谁</translation>
    </message>
    <message>
        <source>Choose who plays</source>
        <translation>选择谁来下</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>最后一着</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>%1. Choose who plays</source>
        <translation>%1。选择谁来下</translation>
    </message>
    <message>
        <source>Back to the window. %1</source>
        <translation>返回窗口。%1</translation>
    </message>
    <message>
        <source>Go back to the window as it was</source>
        <translation>返回窗口，恢复原样</translation>
    </message>
    <message>
        <source>Press Esc to exit full screen</source>
        <translation>按 Esc 退出全屏</translation>
    </message>
</context>
<context>
    <name>TurnPresenter</name>
    <message>
        <source>Set up the board</source>
        <translation>摆放局面</translation>
    </message>
</context>
<context>
    <name>TurnText</name>
    <message>
        <source>%1 (%2)</source>
        <comment>engine, colour of its discs</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>你赢了！</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation>%1赢了！</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1获胜</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>第 %1 手，共 %2 手</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1正在思考</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你了</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <comment>who, square</comment>
        <translation>%1下了 %2。</translation>
    </message>
    <message>
        <source>You against %1</source>
        <translation>你 对 %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a colour, who has it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 got you this time.</source>
        <comment>an opponent who has won</comment>
        <translation>这次让%1赢了。</translation>
    </message>
    <message>
        <source>%1 is waiting</source>
        <translation>%1正在等待</translation>
    </message>
    <message>
        <source>It&apos;s a draw!</source>
        <translation>和棋！</translation>
    </message>
    <message>
        <source>%1 wins on time.</source>
        <translation>%1因对手超时获胜。</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <comment>a colour or a name</comment>
        <translation>轮到%1</translation>
    </message>
    <message>
        <source>You win: %1: %2</source>
        <comment>a program, how it failed</comment>
        <translation>你赢了（%1：%2）</translation>
    </message>
    <message>
        <source>%1 wins: %2: %3</source>
        <comment>the winner, a program, how that failed</comment>
        <translation>%1获胜（%2：%3）</translation>
    </message>
</context>
<context>
    <name>TypedTree</name>
    <message>
        <source>the tree is missing</source>
        <translation>缺少树</translation>
    </message>
    <message>
        <source>a tree must begin with an opening parenthesis</source>
        <translation>树必须以左括号开头</translation>
    </message>
    <message>
        <source>the tree has already ended before this</source>
        <translation>树在此之前已经结束</translation>
    </message>
    <message>
        <source>a tree can have at most %1 nodes</source>
        <translation>一棵树最多有 %1 个节点</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a whole number nor a parenthesis</source>
        <translation>“%1”既不是整数也不是括号</translation>
    </message>
    <message>
        <source>numbers must be from %1 to %2</source>
        <translation>数字必须是 %1 到 %2</translation>
    </message>
    <message>
        <source>a tree can be at most %1 moves deep</source>
        <translation>一棵树最多深 %1 着</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>这个括号没有闭合</translation>
    </message>
    <message>
        <source>a node needs at least one move</source>
        <translation>一个节点至少需要一着</translation>
    </message>
    <message>
        <source>only the first number of a node may have a colon</source>
        <translation>只有节点的第一个数字可以带冒号</translation>
    </message>
    <message>
        <source>a node can have at most %1 moves</source>
        <translation>一个节点最多有 %1 着</translation>
    </message>
</context>
<context>
    <name>TypedTreeView</name>
    <message>
        <source>Tree: %1</source>
        <translation>树：%1</translation>
    </message>
    <message>
        <source>MAX points up, MIN points down and a box is a leaf</source>
        <translation>MAX 朝上，MIN 朝下，方框是叶子</translation>
    </message>
</context>
<context>
    <name>Uci</name>
    <message>
        <source>%1 must be a whole number from %2 to %3, not &apos;%4&apos;.</source>
        <translation>%1 必须是 %2 到 %3 的整数，而不是“%4”。</translation>
    </message>
    <message>
        <source>%1 must be a whole number, not &apos;%2&apos;.</source>
        <translation>%1 必须是整数，而不是“%2”。</translation>
    </message>
    <message>
        <source>%1 must be one of %2, not &apos;%3&apos;.</source>
        <translation>%1 必须是 %2 之一，而不是“%3”。</translation>
    </message>
    <message>
        <source>A position is missing.</source>
        <translation>缺少局面。</translation>
    </message>
    <message>
        <source>The FEN is empty.</source>
        <translation>FEN 为空。</translation>
    </message>
    <message>
        <source>There is no option &apos;%1&apos;.</source>
        <translation>没有选项“%1”。</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>内存不足。</translation>
    </message>
    <message>
        <source>The system gives no thread to work on.</source>
        <translation>系统不提供工作线程。</translation>
    </message>
    <message>
        <source>An option&apos;s name is missing.</source>
        <translation>缺少选项名。</translation>
    </message>
    <message>
        <source>The FEN has &apos;%1&apos; on its board. Only P, p and numbers can stand there.</source>
        <translation>FEN 的棋盘上有“%1”。那里只能是 P、p 和数字。</translation>
    </message>
    <message>
        <source>Rank %1 of the FEN has %2 squares, not %3.</source>
        <translation>FEN 的第 %1 行有 %2 格，而不是 %3 格。</translation>
    </message>
    <message>
        <source>The FEN has %1 ranks, not %2.</source>
        <translation>FEN 有 %1 行，而不是 %2 行。</translation>
    </message>
    <message>
        <source>The FEN should have [%1] behind its board.</source>
        <translation>FEN 的棋盘后面应有 [%1]。</translation>
    </message>
    <message>
        <source>The FEN says &apos;%1&apos;. With these discs it should say &apos;%2&apos;.</source>
        <translation>FEN 写的是“%1”。按这些棋子应为“%2”。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a move</source>
        <translation>“%1”不是一着</translation>
    </message>
</context>
<context>
    <name>ValuationPanel</name>
    <message>
        <source>Choices in this state</source>
        <translation>状态的各个选择</translation>
    </message>
    <message>
        <source>Double-click a branch or press Enter to go to its state</source>
        <translation>双击分支或按 Enter，转到其状态</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Expected from here: %1</source>
        <translation>由此开始的期望值：%1</translation>
    </message>
    <message>
        <source>Probability from here: %1</source>
        <translation>由此开始的概率：%1</translation>
    </message>
    <message>
        <source>Best choice</source>
        <translation>最佳选择</translation>
    </message>
    <message>
        <source>%1 → state %2</source>
        <comment>probability</comment>
        <translation>%1 → 状态 %2</translation>
    </message>
</context>
<context>
    <name>VerdictText</name>
    <message>
        <source>No single path can show this. Play the formula as a game to see why.</source>
        <translation>没有单独一条路径能说明它。请用公式对局来看原因。</translation>
    </message>
    <message>
        <source>The initial state shows this.</source>
        <translation>初始状态就能说明这一点。</translation>
    </message>
    <message numerus="yes">
        <source>A path of %n step(s) shows this.</source>
        <translation>
            <numerusform>一条 %n 步的路径能说明这一点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A path of %n step(s) is a counterexample.</source>
        <translation>
            <numerusform>一条 %n 步的路径是反例。</numerusform>
        </translation>
    </message>
    <message>
        <source>From step %1 on it repeats for ever.</source>
        <translation>从第 %1 步起永远重复。</translation>
    </message>
    <message>
        <source>It holds in the initial state.</source>
        <translation>它在初始状态成立。</translation>
    </message>
    <message>
        <source>It holds, but only because this never happens: %1.</source>
        <translation>它成立，但只是因为以下情况从不发生：%1。</translation>
    </message>
    <message>
        <source>It does not hold in the initial state.</source>
        <translation>它在初始状态不成立。</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation>检验已停止。</translation>
    </message>
    <message>
        <source>The check needs more memory than is allowed.</source>
        <translation>检验所需的内存超出允许的量。</translation>
    </message>
    <message>
        <source>No step of the system matches %1.</source>
        <translation>系统中没有与 %1 相符的步骤。</translation>
    </message>
    <message>
        <source>%1 pairs of subformula and state were examined.</source>
        <translation>已查看 %1 个子公式与状态的组合。</translation>
    </message>
</context>
<context>
    <name>ViewCommands</name>
    <message>
        <source>Export the chart</source>
        <translation>导出图表</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>the root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>Entering %1: remaining depth %2.</source>
        <translation>进入 %1，剩余深度 %2。</translation>
    </message>
    <message>
        <source>Entering %1: remaining depth %2, alpha %3, beta %4.</source>
        <translation>进入 %1，剩余深度 %2，alpha %3，beta %4。</translation>
    </message>
    <message>
        <source>The side to move has lost: %1.</source>
        <translation>行棋方在这里已经输了：%1。</translation>
    </message>
    <message>
        <source>The board is full: %1.</source>
        <translation>棋盘已满：%1。</translation>
    </message>
    <message>
        <source>A leaf: its value is %1.</source>
        <translation>叶子：值为 %1。</translation>
    </message>
    <message>
        <source>Move %1 wins at once: %2.</source>
        <translation>第 %1 着立即获胜：%2。</translation>
    </message>
    <message>
        <source>Move %1 is the only one that does not lose at once: %2.</source>
        <translation>第 %1 着是唯一不会立即输掉的：%2。</translation>
    </message>
    <message>
        <source>Move %1 is worth %2: the best so far.</source>
        <translation>第 %1 着值 %2：目前最好。</translation>
    </message>
    <message>
        <source>Move %1 is worth at most %2: nothing changes.</source>
        <translation>第 %1 着至多值 %2：没有变化。</translation>
    </message>
    <message>
        <source>%1 returns at least %2.</source>
        <translation>%1 回传：至少 %2。</translation>
    </message>
    <message>
        <source>%1 returns at most %2.</source>
        <translation>%1 回传：至多 %2。</translation>
    </message>
    <message>
        <source>%1 returns %2.</source>
        <translation>%1 回传：%2。</translation>
    </message>
    <message>
        <source>The table already has this position: %1.</source>
        <translation>置换表中已有此局面：%1。</translation>
    </message>
    <message>
        <source>Move %1 is worth at least %2: nothing changes.</source>
        <translation>第 %1 着至少值 %2：没有变化。</translation>
    </message>
    <message>
        <source>Move %1 is worth %2: nothing changes.</source>
        <translation>第 %1 着值 %2：没有变化。</translation>
    </message>
</context>
<context>
    <name>WalkBar</name>
    <message>
        <source>To the beginning</source>
        <translation>回到起点</translation>
    </message>
    <message>
        <source>Go to where the search enters the root</source>
        <translation>到搜索进入根的地方</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Go back one event</source>
        <translation>后退一个事件</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>走查</translation>
    </message>
    <message>
        <source>Step forward at this speed, or pause</source>
        <translation>按此速度播放，或暂停</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Go forward one event</source>
        <translation>前进一个事件</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到最后</translation>
    </message>
    <message>
        <source>Go to where the value of the root is known</source>
        <translation>到得知根的值的地方</translation>
    </message>
    <message>
        <source>Next leaf</source>
        <translation>下一个叶子</translation>
    </message>
    <message>
        <source>Go to the next leaf that is evaluated</source>
        <translation>到下一个被评估的叶子</translation>
    </message>
    <message>
        <source>Next cut</source>
        <translation>下一次剪枝</translation>
    </message>
    <message>
        <source>Go to the next point where the remaining moves are left out</source>
        <translation>到下一次略过其余着法的地方</translation>
    </message>
    <message>
        <source>Next better move</source>
        <translation>下一个更好的着法</translation>
    </message>
    <message>
        <source>Go to the next move that is better than those before it</source>
        <translation>到下一个比之前更好的着法</translation>
    </message>
    <message>
        <source>End of this branch</source>
        <translation>此分支结束</translation>
    </message>
    <message>
        <source>Go to where the current node returns its value</source>
        <translation>到正在搜索的节点回传值之处</translation>
    </message>
    <message>
        <source>Place in the walk</source>
        <translation>走查的位置</translation>
    </message>
    <message>
        <source>Every event of the search, from start to end</source>
        <translation>搜索从头到尾的每个事件</translation>
    </message>
    <message>
        <source>Speed of the walk</source>
        <translation>走查的速度</translation>
    </message>
    <message>
        <source>Speed of the walk: %1 events in ten seconds</source>
        <translation>走查速度：每十秒 %1 个事件</translation>
    </message>
    <message>
        <source>Speed:</source>
        <translation>速度：</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place in the walk</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>WalkField</name>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Click a step to take it, or choose it with the arrow keys and press Enter</source>
        <translation>点击一步就走这一步；也可以用方向键选择，再按 Enter</translation>
    </message>
    <message>
        <source>Your walk</source>
        <translation>你的路线</translation>
    </message>
    <message>
        <source>Your walk, such as a(1); b(2)</source>
        <translation>你的路线，例如 a(1); b(2)</translation>
    </message>
    <message>
        <source>Your walk, such as 2.1</source>
        <translation>你的路线，例如 2.1</translation>
    </message>
    <message>
        <source>The steps so far. You can also type them. Press Enter to check them.</source>
        <translation>目前走过的步骤。也可以直接输入。按 Enter 检查。</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation>撤销最后一步</translation>
    </message>
    <message>
        <source>… Working out the possible steps.</source>
        <translation>… 正在算出可走的步骤。</translation>
    </message>
    <message>
        <source>Step %1 is not possible: %2.</source>
        <translation>第 %1 步走不通：%2。</translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s): nothing can follow.</source>
        <translation>
            <numerusform>走了 %n 步：已经没有下一步。</numerusform>
        </translation>
    </message>
    <message>
        <source>At the beginning. Choose the first step.</source>
        <translation>在起点。请选择第一步。</translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s). Choose the next one.</source>
        <translation>
            <numerusform>走了 %n 步。请选择下一步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The walk has %n step(s).</source>
        <translation>
            <numerusform>此路径有 %n 步。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WalkGround</name>
    <message>
        <source>This is too large to walk through in a lesson.</source>
        <translation>它太大，无法在课程中走。</translation>
    </message>
    <message>
        <source>The goal of a walk through a tree is a number.</source>
        <translation>在树中走的路线，目标必须是一个数。</translation>
    </message>
</context>
<context>
    <name>WalkPanel</name>
    <message>
        <source>The search as a program. The current line is selected.</source>
        <translation>以程序表示的搜索。选中的是当前行。</translation>
    </message>
    <message>
        <source>The current line is selected</source>
        <translation>选中的是当前行</translation>
    </message>
    <message>
        <source>Unfinished calls, with the innermost at the bottom</source>
        <translation>未结束的调用，最内层在下</translation>
    </message>
    <message>
        <source>Each unfinished call of the search, with its window</source>
        <translation>每个未结束的搜索调用及其窗口</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>At the root</source>
        <translation>在根</translation>
    </message>
    <message>
        <source>Moves from the root: %1</source>
        <translation>从根起的着法：%1</translation>
    </message>
</context>
<context>
    <name>WalkPart</name>
    <message>
        <source>The &amp;formula that holds at the end:</source>
        <translation>结束时成立的公式(&amp;L)：</translation>
    </message>
    <message>
        <source>Most steps</source>
        <translation>最多步数</translation>
    </message>
    <message>
        <source>A longer path is not accepted</source>
        <translation>不接受更长的路径</translation>
    </message>
    <message>
        <source>Through a system, until a formula holds</source>
        <translation>在系统中，直到公式成立</translation>
    </message>
    <message>
        <source>Through a tree, to a leaf</source>
        <translation>在树中，到一个叶子</translation>
    </message>
    <message>
        <source>Through a tree, along the best play (worked out)</source>
        <translation>在树中，沿最佳应对（自动算出）</translation>
    </message>
    <message>
        <source>Where students look for the path, and where it ends</source>
        <translation>学生在哪里找路径，路径到哪里结束</translation>
    </message>
    <message>
        <source>Every path to a leaf with this value is correct</source>
        <translation>走到有这个值的叶子，路径就正确</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Empty: the program works out a shortest path</source>
        <translation>留空：程序算出一条最短路径</translation>
    </message>
    <message>
        <source>A path of yours, such as take(0, 0); read(0, 0, -99), or 2.1 in a tree</source>
        <translation>你自己的路径，例如 take(0, 0); read(0, 0, -99)，在树中例如 2.1</translation>
    </message>
    <message>
        <source>Path:</source>
        <translation>路径：</translation>
    </message>
    <message>
        <source>&amp;Value of the leaf:</source>
        <translation>叶子的值(&amp;V)：</translation>
    </message>
    <message>
        <source>At m&amp;ost:</source>
        <translation>最多(&amp;O)：</translation>
    </message>
    <message>
        <source>&amp;Answer:</source>
        <translation>答案(&amp;D)：</translation>
    </message>
    <message>
        <source>Write the formula that holds where the path ends.</source>
        <translation>请写出路径结束处成立的公式。</translation>
    </message>
    <message>
        <source>Type the value of the leaf, a number.</source>
        <translation>请输入叶子的值，一个数。</translation>
    </message>
</context>
<context>
    <name>WalkView</name>
    <message>
        <source>Choose</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Make the selected choice and let chance decide. Select a branch to fix the outcome too. Double-clicking or pressing Enter in the list does the same</source>
        <translation>作出列表中标记的选择，由随机决定结果；若标记的是分支，则由你指定随机结果。在列表中按 Enter 或双击也可以</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>抽取</translation>
    </message>
    <message>
        <source>Take one step: the best choice where one is known, otherwise a random one</source>
        <translation>走一步：已知最佳选择时取最佳选择，否则随机选择</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到最后</translation>
    </message>
    <message>
        <source>Draw steps until the game is over</source>
        <translation>一直抽取，直到游戏结束</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Go back one step</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Repeat the next step</source>
        <translation>重复下一步</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Go back to the start and draw from this seed</source>
        <translation>回到起点，从此种子重新抽取</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>The same seed always draws the same. Takes effect with Restart</source>
        <translation>种子相同，抽取结果也相同。点“重新开始”后生效</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>种子：</translation>
    </message>
    <message>
        <source>Export the path</source>
        <translation>导出路径</translation>
    </message>
    <message>
        <source>Path as &amp;CSV…</source>
        <translation>路径存为 &amp;CSV…</translation>
    </message>
    <message>
        <source>Save one line per state on the path</source>
        <translation>路径上的每个状态存为一行</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Game as %1…</source>
        <translation>游戏存为 %1…</translation>
    </message>
    <message>
        <source>Save a picture of the current game position</source>
        <translation>保存当前游戏局面的图</translation>
    </message>
    <message>
        <source>Picture (*.%1)</source>
        <translation>图片 (*.%1)</translation>
    </message>
    <message>
        <source>This model has no game picture.</source>
        <translation>此模型没有游戏图。</translation>
    </message>
    <message>
        <source>Choices and their possible outcomes</source>
        <translation>各个选择及其可能的结果</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>通向</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>The game is not over after %1 more steps.</source>
        <translation>再过 %1 步，游戏仍未结束。</translation>
    </message>
    <message>
        <source>No game to walk through yet.</source>
        <translation>还没有可以走查的游戏。</translation>
    </message>
    <message>
        <source>Still expected: %1.</source>
        <translation>仍可期望：%1。</translation>
    </message>
    <message>
        <source>Value: %1.</source>
        <translation>值：%1。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏已结束。</translation>
    </message>
    <message>
        <source>★ %1 (best)</source>
        <translation>★ %1（最佳）</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>随机</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WayTable</name>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>The path so far</source>
        <translation>目前的路径</translation>
    </message>
    <message>
        <source>Click a step to go back to it</source>
        <translation>点击某一步可回到那里</translation>
    </message>
    <message>
        <source>★ %1</source>
        <translation>★ %1</translation>
    </message>
</context>
<context>
    <name>WordList</name>
    <message>
        <source>, </source>
        <comment>between the words of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the end of a list</comment>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>the end of a list</comment>
        <translation>%1 或 %2</translation>
    </message>
</context>
<context>
    <name>WorkerCurve</name>
    <message>
        <source>Speed-up by number of workers</source>
        <translation>按工作线程数的加速比</translation>
    </message>
    <message>
        <source>Chart of the speed-up that other numbers of workers would bring</source>
        <translation>其他工作线程数会带来的加速比图</translation>
    </message>
    <message>
        <source>these tasks, list scheduled</source>
        <translation>这些任务，列表调度</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s): speed-up %1</source>
        <translation>
            <numerusform>%n 个工作线程：加速比 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>at most with these tasks</source>
        <translation>以这些任务的上限</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>实际达到</translation>
    </message>
    <message numerus="yes">
        <source>Reached with %n worker(s): speed-up %1</source>
        <translation>
            <numerusform>%n 个工作线程实际达到：加速比 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>工作线程数</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>The speed-up if each free worker takes the next of these tasks, by processor time (Graham 1969).</source>
        <translation>每个空闲工作线程取下一个任务时的加速比，按处理器时间计 (Graham 1969)。</translation>
    </message>
</context>
<context>
    <name>WorkerTimeline</name>
    <message>
        <source>Selected task</source>
        <translation>选中的任务</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Show the whole timeline</source>
        <translation>显示整个时间线</translation>
    </message>
    <message>
        <source>Timeline of the workers</source>
        <translation>工作线程的时间线</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Totals for the selected time</source>
        <translation>所选时间的合计</translation>
    </message>
    <message>
        <source>&amp;Longest idle stretch</source>
        <translation>最长空闲段(&amp;L)</translation>
    </message>
    <message>
        <source>Longest idle stretch</source>
        <translation>最长空闲段</translation>
    </message>
    <message>
        <source>Export a trace</source>
        <translation>导出跟踪</translation>
    </message>
    <message>
        <source>Trace for Perfetto (*.json)</source>
        <translation>Perfetto 跟踪 (*.json)</translation>
    </message>
    <message>
        <source>Hover over a task, or move with the arrow keys, to read about it. Hold Shift and drag to total a span of time.</source>
        <translation>把鼠标移到任务上，或用方向键移动，可查看说明。按住 Shift 拖动可汇总一段时间。</translation>
    </message>
    <message>
        <source>Whole search</source>
        <translation>整个搜索</translation>
    </message>
    <message>
        <source>Last depth</source>
        <translation>最后深度</translation>
    </message>
    <message>
        <source>Part of the search shown</source>
        <translation>显示搜索的哪一部分</translation>
    </message>
    <message>
        <source>Show all depths of the search, or the last completed depth</source>
        <translation>显示搜索的全部深度，或最后完成的深度</translation>
    </message>
    <message>
        <source>Zoom to the &amp;selected task</source>
        <translation>查看选中的任务(&amp;S)</translation>
    </message>
    <message>
        <source>Fit the selected task to the view (Enter). Double-clicking a task does the same.</source>
        <translation>把选中的任务放大到与视图同宽 (Enter)。双击任务也可以。</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>Chrome &amp;trace…</source>
        <translation>Chrome 跟踪(&amp;T)…</translation>
    </message>
    <message>
        <source>Export all tasks, nested, for ui.perfetto.dev and chrome://tracing</source>
        <translation>把所有任务按嵌套关系导出，供 ui.perfetto.dev 和 chrome://tracing 显示</translation>
    </message>
    <message>
        <source>&amp;CSV table…</source>
        <translation>&amp;CSV 表格…</translation>
    </message>
    <message>
        <source>Export one row per task, for spreadsheets</source>
        <translation>每个任务导出为一行，供电子表格使用</translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation>&amp;JSON…</translation>
    </message>
    <message>
        <source>Export the figures and all tasks. The file is also a trace.</source>
        <translation>导出数据和所有任务。该文件也是跟踪文件。</translation>
    </message>
    <message>
        <source>&amp;SVG drawing…</source>
        <translation>&amp;SVG 图形…</translation>
    </message>
    <message>
        <source>Export the view as a scalable drawing</source>
        <translation>把视图导出为可缩放的图形</translation>
    </message>
    <message>
        <source>&amp;PNG picture…</source>
        <translation>&amp;PNG 图片…</translation>
    </message>
    <message>
        <source>Export the view as a picture</source>
        <translation>把视图导出为图片</translation>
    </message>
    <message>
        <source>Export the timeline as a trace, table or picture</source>
        <translation>把时间线导出为跟踪、表格或图片</translation>
    </message>
    <message>
        <source>Export the timeline</source>
        <translation>导出时间线</translation>
    </message>
    <message>
        <source>States of the workers, tail and tasks</source>
        <translation>工作线程的状态、尾段和任务</translation>
    </message>
    <message>
        <source>Pinned spans</source>
        <translation>固定的时段</translation>
    </message>
    <message>
        <source>Speed-up by number of workers</source>
        <translation>按工作线程数的加速比</translation>
    </message>
    <message>
        <source>Show the longest time that a worker had no task. Repeat for the next longest (I).</source>
        <translation>显示工作线程没有任务的最长时间。再按显示次长的 (I)。</translation>
    </message>
    <message>
        <source>Longer &amp;idle stretch</source>
        <translation>更长的空闲段(&amp;I)</translation>
    </message>
    <message>
        <source>Go back to the idle stretch shown before by length (Shift+I)</source>
        <translation>返回按长度的前一个空闲段 (Shift+I)</translation>
    </message>
    <message>
        <source>&amp;Critical path</source>
        <translation>关键路径(&amp;C)</translation>
    </message>
    <message>
        <source>Draw the critical path as a line through its tasks: the tasks that no number of workers makes shorter (C)</source>
        <translation>把关键路径画成穿过其任务的线：再多工作线程也无法缩短的任务 (C)</translation>
    </message>
    <message>
        <source>&amp;Find a task</source>
        <translation>查找任务(&amp;F)</translation>
    </message>
    <message>
        <source>Find a task by its moves, depth or worker (/)</source>
        <translation>按着法、深度或工作线程查找任务 (/)</translation>
    </message>
    <message>
        <source>&amp;Pin this span</source>
        <translation>固定此时段(&amp;P)</translation>
    </message>
    <message>
        <source>Keep the selected span as A, and the next one as B to compare them (P)</source>
        <translation>把所选时段存为 A，下一个存为 B，以便比较 (P)</translation>
    </message>
    <message>
        <source>&amp;Unpin the spans</source>
        <translation>取消固定(&amp;U)</translation>
    </message>
    <message>
        <source>Remove the pinned spans A and B (Shift+P)</source>
        <translation>移除固定的时段 A 和 B (Shift+P)</translation>
    </message>
    <message>
        <source>&amp;How long the tasks took…</source>
        <translation>任务用时(&amp;H)…</translation>
    </message>
    <message>
        <source>Show the distribution of the tasks&apos; own times, with percentiles (H)</source>
        <translation>显示任务自身时间的分布，附百分位数 (H)</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>关键路径</translation>
    </message>
    <message>
        <source>This picture shows %1 The whole timeline: %2</source>
        <comment>%1 and %2 are sentences; %1 begins with a length: “20.0 ms, from …”</comment>
        <translation>此图显示 %1 整个时间线：%2</translation>
    </message>
    <message>
        <source>Na&amp;me the pinned spans</source>
        <translation>为固定的时段命名(&amp;M)</translation>
    </message>
    <message>
        <source>Give the pinned spans names, which a saved recording keeps (M)</source>
        <translation>为固定的时段命名，保存的记录会保留名称 (M)</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>整个运行</translation>
    </message>
    <message>
        <source>Pinned as %1. Press M to name it.</source>
        <comment>“A” or “B”</comment>
        <translation>已固定为 %1。按 M 命名。</translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>%1: answers</source>
        <translation>%1：答案</translation>
    </message>
    <message>
        <source>%1 · version %2 · Fourcast %3</source>
        <translation>%1 · 版本 %2 · Fourcast %3</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>姓名：</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>日期：</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>Aims</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>For the teacher</source>
        <translation>给老师</translation>
    </message>
    <message>
        <source>On the screen:</source>
        <translation>在屏幕上：</translation>
    </message>
    <message>
        <source>About the tree above.</source>
        <translation>关于上面的树。</translation>
    </message>
    <message>
        <source>This tree is too large for paper. Walk through it on the screen.</source>
        <translation>这棵树太大，纸上放不下。请在屏幕上逐步查看。</translation>
    </message>
    <message>
        <source>Question &apos;%1&apos;: %2</source>
        <translation>问题“%1”：%2</translation>
    </message>
    <message>
        <source>**Question %1.** %2</source>
        <translation>**问题 %1.** %2</translation>
    </message>
    <message>
        <source>Tick a column below the board.</source>
        <translation>在棋盘下方勾选一列。</translation>
    </message>
    <message>
        <source>Answer:</source>
        <translation>答案：</translation>
    </message>
    <message>
        <source>Open answer.</source>
        <translation>用自己的话作答。</translation>
    </message>
    <message>
        <source>Tick every correct answer.</source>
        <translation>勾选所有正确答案。</translation>
    </message>
    <message>
        <source>Right:</source>
        <translation>正确：</translation>
    </message>
    <message>
        <source>Hint %1:</source>
        <translation>提示 %1：</translation>
    </message>
    <message>
        <source>page “%1” of the laboratory</source>
        <translation>实验室的“%1”页</translation>
    </message>
    <message>
        <source>Settings, as written in the lesson file: %1</source>
        <translation>设置（用课程文件中的写法）：%1</translation>
    </message>
    <message>
        <source>Discs with a star move next.</source>
        <translation>轮到带星形的棋子。</translation>
    </message>
    <message>
        <source>Discs with a ring move next.</source>
        <translation>轮到带圆环的棋子。</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>模型：%1</translation>
    </message>
</context>
<context>
    <name>WorksheetActions</name>
    <message>
        <source>&amp;Worksheet to fill in…</source>
        <translation>空白练习单(&amp;W)…</translation>
    </message>
    <message>
        <source>A PDF to print, with empty boxes in its trees and space for each answer</source>
        <translation>用于打印的 PDF，树中有空格，每题都留有作答处</translation>
    </message>
    <message>
        <source>Worksheet with &amp;answers…</source>
        <translation>带答案的练习单(&amp;A)…</translation>
    </message>
    <message>
        <source>The teacher&apos;s PDF, with right answers, explanations and notes</source>
        <translation>老师用的 PDF，含正确答案、解释和备注</translation>
    </message>
    <message>
        <source>Worksheet with answers</source>
        <translation>带答案的练习单</translation>
    </message>
    <message>
        <source>Worksheet to fill in</source>
        <translation>空白练习单</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>%1 answers</source>
        <translation>%1 答案</translation>
    </message>
    <message>
        <source>The worksheet was not saved, because it was stopped.</source>
        <translation>练习单未写入：已停止。</translation>
    </message>
</context>
<context>
    <name>WrittenExperiment</name>
    <message>
        <source>An engine&apos;s name must be followed by its depth, from 1 to %1: &apos;%2&apos;.</source>
        <translation>引擎名之后必须写深度，1 到 %1：“%2”。</translation>
    </message>
    <message>
        <source>An experiment needs at least two engines.</source>
        <translation>实验至少需要两个引擎。</translation>
    </message>
</context>
<context>
    <name>YahtzeeView</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Strategy: which dice to keep</source>
        <translation>策略：保留哪些骰子</translation>
    </message>
    <message>
        <source>Throw the others</source>
        <translation>掷其余骰子</translation>
    </message>
    <message>
        <source>Keep the marked dice and throw the others again</source>
        <translation>保留标记的骰子，重掷其余的</translation>
    </message>
    <message>
        <source>Mark the best</source>
        <translation>标记最佳</translation>
    </message>
    <message>
        <source>Mark the dice that the strategy keeps</source>
        <translation>标记策略所保留的骰子</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Throw all dice and start over</source>
        <translation>重新掷全部骰子，从头开始</translation>
    </message>
    <message>
        <source>Export the strategy</source>
        <translation>导出策略</translation>
    </message>
    <message>
        <source>Strategy as &amp;CSV…</source>
        <translation>策略存为 &amp;CSV…</translation>
    </message>
    <message>
        <source>Save one line per roll and turn</source>
        <translation>每次掷骰和每个回合存为一行</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>%1: kept %2 of %3 %4</source>
        <translation>%1：从 %3 中保留 %2 %4</translation>
    </message>
    <message>
        <source>✓ as good as the best</source>
        <translation>✓ 与最佳同样好</translation>
    </message>
    <message>
        <source>≠ the strategy keeps %1</source>
        <translation>≠ 策略保留 %1</translation>
    </message>
    <message>
        <source>To play, run a Yahtzee model with a question.</source>
        <translation>先用一个问题运行快艇骰子的模型，就能在这里玩。</translation>
    </message>
    <message numerus="yes">
        <source>Yahtzee! All dice are the same after %n turn(s).</source>
        <translation>
            <numerusform>快艇！%n 个回合之后所有骰子都相同。</numerusform>
        </translation>
    </message>
    <message>
        <source>No turns left, and the dice are not all the same.</source>
        <translation>回合已用完，骰子并不相同。</translation>
    </message>
    <message>
        <source>Turn %1. Mark the dice you want to keep.</source>
        <translation>第 %1 回合。请标记你要保留的骰子。</translation>
    </message>
    <message>
        <source>keep</source>
        <comment>a die</comment>
        <translation>保留</translation>
    </message>
    <message>
        <source>Keep a die that shows %1</source>
        <translation>保留点数为 %1 的骰子</translation>
    </message>
    <message>
        <source>Marked dice stay. The others are thrown again</source>
        <translation>标记的骰子留下，其余重掷</translation>
    </message>
    <message>
        <source>You keep %1: %2 more turns expected. The strategy keeps %3: %4.</source>
        <translation>你保留 %1：预计还需 %2 回合。策略保留 %3：%4。</translation>
    </message>
    <message>
        <source>You keep %1: the chance is %2. The strategy keeps %3: %4.</source>
        <translation>你保留 %1：概率为 %2。策略保留 %3：%4。</translation>
    </message>
    <message>
        <source> ✓ Just as good.</source>
        <translation> ✓ 同样好。</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>After turn %1</source>
        <translation>第 %1 回合之后</translation>
    </message>
    <message>
        <source>From the groups %1 the strategy keeps %2. The value from there is %3.</source>
        <translation>分组为 %1 时，策略保留：%2。此后的值为 %3。</translation>
    </message>
    <message>
        <source>You keep %1: %2 more turns expected.</source>
        <translation>你保留 %1：预计还需 %2 回合。</translation>
    </message>
    <message>
        <source>You keep %1: the chance is %2.</source>
        <translation>你保留 %1：概率为 %2。</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Play Connect Four against a minimax engine and watch it work.</source>
        <translation>和极小极大引擎下四子棋，看它如何思考。</translation>
    </message>
    <message>
        <source>Start with this action: %1.</source>
        <translation>启动后先执行：%1。</translation>
    </message>
    <message>
        <source>Open another window beside the existing one.</source>
        <translation>在已有的窗口之外再打开一个窗口。</translation>
    </message>
    <message>
        <source>Use this language: %1.</source>
        <translation>使用此语言：%1。</translation>
    </message>
    <message>
        <source>Keep the settings in this file.</source>
        <translation>将设置保存在此文件中。</translation>
    </message>
    <message>
        <source>Start with the default settings again.</source>
        <translation>恢复默认设置。</translation>
    </message>
    <message>
        <source>one game file at a time</source>
        <translation>一次只能打开一个棋谱文件</translation>
    </message>
    <message>
        <source>“%1” is not a language of this program (%2)</source>
        <translation>本程序不支持语言“%1”（%2）</translation>
    </message>
    <message>
        <source>there is no action “%1” (%2)</source>
        <translation>没有操作“%1”（%2）</translation>
    </message>
    <message>
        <source>there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set</source>
        <translation>没有显示器（DISPLAY 和 WAYLAND_DISPLAY 均未设置）</translation>
    </message>
    <message>
        <source>One game at a time: only the first was opened.</source>
        <translation>一次只能打开一局：只打开了第一局。</translation>
    </message>
    <message>
        <source>A game (.c4g), a recording (.c4rec) or a link such as fourcast:44536 to open.</source>
        <translation>要打开的对局 (.c4g)、记录 (.c4rec) 或链接，如 fourcast:44536。</translation>
    </message>
</context>
</TS>
