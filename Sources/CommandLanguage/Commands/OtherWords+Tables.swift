/// The tables of other words: what is not a command of its own, but a way to say one.
extension OtherWords {
    /// Words that mean one command and nothing else, or the first of several that can be given: they are read as that
    /// command.
    static let synonyms = questions + showing + surroundings + asking + finding

    private static let questions = [
        OtherWords(
            "why (is | was | are | were | did | does | do | has | not | no | isn't | wasn't | didn't | doesn't "
                + "| hasn't | never | isnt | wasnt | didnt | doesnt)* (<call> | <callback> [<controller>]) "
                + "[not | never | called | call | come | came | coming | run | running | fired | fire | executed "
                + "| get | gets | getting | being | here | now]*",
            "why <call> <callback> <controller>")
    ]

    private static let showing = [
        OtherWords("pop root | popToRoot | popToRootViewController | pop all", "pop to root"),
        OtherWords("popViewController | 弹出", "pop"),
        OtherWords("(pushViewController | 推入) <controller>", "push <controller>"),
        OtherWords("(press | click | hit | touch) back", "tap back"),
        OtherWords(
            "(go | get | navigate) back | back button | 返回 | i want to (go | get) back "
                + "| (how | can) (do | can | to | i | we | you)* (go | get) back",
            "tap back", "dismiss", "undo"),
        OtherWords(
            "edge swipe | swipe edge | swipe (from | left) edge | swipe from left [edge] | swipe right "
                + "| swipe back (halfway | half [way])", "swipe back"),
        OtherWords("cancel (swipe | gesture | drag | dismissal)", "cancel"),
        OtherWords("complete [swipe | gesture | drag] | finish (swipe | gesture | drag)", "finish"),
        OtherWords(
            "modal <controller> | (show | present) modal <controller> | show <controller> (modal | modally)",
            "present <controller>"),
        OtherWords("present <controller> [as | in] [a] sheet", "present <controller> as pageSheet"),
        OtherWords("present <controller> [in | as a] <style>", "present <controller> as <style>"),
        OtherWords("(dismiss | close) (sheet | modal | alert | popover)", "dismiss"),
        OtherWords("(swipe | pull | drag) [sheet] down | pull sheet", "drag sheet"),
        OtherWords(
            "set root [<controller>] | root <controller> | make <controller> root "
                + "| replace root [with] <controller> | [set] (rootViewController | window.rootViewController) [=] <controller>",
            "window root <controller>"),
        OtherWords(
            "makeKeyAndVisible | window.makeKeyAndVisible | make key [window]",
            "make key and visible"),
        OtherWords("(switch | go | change | open | show) tab <number>", "select tab <number>"),
        OtherWords("(switch | go | change | open | show) tab <controller>", "select tab <controller>"),
        OtherWords("(let | var) <newController> = <anyClass>", "new <anyClass> as <newController>"),
        OtherWords(
            "(delete | free | deallocate | dealloc | destroy) <controller>",
            "release <controller>"),
    ]

    private static let surroundings = [
        OtherWords(
            "landscape [left | right] | rotate landscape (left | right) | rotate 90",
            "rotate landscape"),
        OtherWords("portrait | upright", "rotate portrait"),
        OtherWords("(use | switch | set | go) ios <release>", "ios <release>"),
        OtherWords(
            "[incoming | phone] call | (control | notification) (center | centre) | receive call | siri",
            "interrupt"),
        OtherWords("sleep <seconds>", "wait <seconds>"),
    ]

    private static let asking = [
        OtherWords("[show] ([view] hierarchy | view tree | views) | show tree", "tree"),
        OtherWords(
            "show (state | status | controllers) | status | controllers | list [controllers]",
            "state"),
        OtherWords(
            "(po | p | print | show state | inspect) <controller> | <controller>",
            "state <controller>"),
        OtherWords("show stack | [show] (call stack | backtrace | callstack) | bt", "stack"),
        OtherWords("show map", "map"), OtherWords("show trace", "trace"),
        OtherWords("show diagram", "diagram"), OtherWords("history | show (history | log)", "log"),
        OtherWords(
            "show references | who holds [<controller>] | references <controller> "
                + "| (find | show) (leak | leaks | [retain] cycle | [retain] cycles) | leaks | retain cycles",
            "references"),
        OtherWords(
            "compare [ios] <release> [and | vs | vs. | versus | with | ,] [ios] <release>",
            "compare ios <release> <release>"),
        OtherWords(
            "[start | begin | open | learn | go | jump | take | do] lesson <number>", "learn <number>"),
        OtherWords("topics", "explain"),
        OtherWords(
            "what (next | now) | now what | what can (i | you) do [now | next | here]* "
                + "| what (do | should | shall | must | could) (i | we | you) do (now | next) "
                + "| what to do (now | next) | 现在做什么 | 我该做什么 | 我现在应该做什么 | 接下来做什么 | 怎么办", "help now"),
        OtherWords("undo all", "goto 0"), OtherWords("undo (that | this | it)", "undo"),
    ]

    /// What people ask of the program who do not know what it can do.
    private static let finding = [
        OtherWords(
            "? | --help | -h | usage | manual | [show | list] [all] commands | cheat sheet | cheatsheet "
                + "| 帮助 | 怎么用 | 怎么使用 | 如何使用 | 怎么开始 | 如何开始 | hilfe | ayuda | aide", "help"),
        OtherWords(
            "(how | where | what) (do | can | should | shall | to)* [i | we | one | you] "
                + "(start | begin | use | do) [with] [this | it | here | viewdid | program | first | now | next]*",
            "help"),
        OtherWords("what should (i | we) type [first | now | next | here]* | getting started", "help"),
        OtherWords(
            "(what | who) (is | are) (this | it | you | viewdid) [program | tool | app] "
                + "| how does (this | it | viewdid) work | what does (this | it | viewdid) do", "help"),
        OtherWords("menu | main menu", "help"),
        OtherWords(
            "(how | where | i) (do | can | should | want | need | to)* [i | we | one | you] (quit | exit | leave | stop | get out) "
                + "[of | this | it | here | viewdid | program]*", "quit"),
        OtherWords("(show | list | all | my) [all] lessons", "lessons"),
        OtherWords("(show | list | all) [all] (worlds | set-ups | setups)", "worlds"),
        OtherWords("(show | list | all) [all] documents", "documents"),
        OtherWords("documents show <claim> | show claim <claim>", "claim <claim>"),
        OtherWords("(show | my) [my] progress | [show] [my] (score | points | results)", "progress"),
        OtherWords("学习 | 开始学习 | 课程 | 教程", "learn"),
        OtherWords("练习 | 做题 | 刷题", "practice"),
        OtherWords("面试", "interview"),
        OtherWords("提示", "hint"),
        OtherWords("下一步 | 下一题 | 下一个 | 继续", "next"),
        OtherWords("跳过", "skip"),
        OtherWords("问题 | 题目", "question"), OtherWords("步骤", "steps"), OtherWords("离开", "leave"),
        OtherWords("进度 | 我的进度", "progress"), OtherWords("状态", "state"),
        OtherWords("撤销", "undo"),
    ]

    /// Words behind which one of several commands may stand: they are only guessed.
    static let guesses = [
        OtherWords("(go | press | enter | send app) (background | home) [button | screen]", "background"),
        OtherWords("home [button | screen] | 后台 | 进入后台", "background"),
        OtherWords("(lock | sleep | minimize | leave) [app | screen | phone | device]", "background"),
        OtherWords("(go | come | return) [back] (foreground | app) | 前台 | 回到前台", "foreground"),
        OtherWords("(unlock | reopen | resume) [app | screen | phone | device]", "foreground"),
        OtherWords("close [screen | <controller>]", "dismiss <controller>", "tap back"),
        OtherWords("pop <controller>", "pop", "pop to <controller>"),
        OtherWords(
            "(go | navigate | move | switch) <controller>", "push <controller>", "present <controller>",
            "select tab <controller>", "launch <controller>"),
        OtherWords("let go | (release | lift) finger | lift", "finish"),
        OtherWords("tap outside", "dismiss"),
        OtherWords("(switch | next | change) tab", "select tab 2"),
        OtherWords("tap <controller>", "tap tab <controller>", "access view <controller>"),
        OtherWords(
            "[simulate | trigger | send | receive] (low memory | memory (warning | pressure)) | 内存警告",
            "memory warning"),
        OtherWords(
            "(kill | quit | close | exit | stop | restart | relaunch) app | force quit [app] | kill",
            "terminate"),
        OtherWords(
            "(turn | rotate | flip) [phone | device | screen] [left | right | sideways | landscape] | 旋转",
            "rotate landscape"),
        OtherWords("(show | new | create | make) alert", "new UIAlertController as alert"),
        OtherWords(
            "(open | show | display | start | 显示 | 打开 | 启动) [app | screen | <controller>]",
            "launch <controller>", "foreground", "present <controller>", "access view <controller>"),
        OtherWords("(load view | get view | 加载视图 | 加载 视图) [<controller>]", "access view <controller>"),
        OtherWords("load <controller> [view]", "access view <controller>"),
        OtherWords("present <controller> (modal | modally)", "present <controller> as fullScreen"),
        OtherWords(
            "(new | create | make | add) (navigation [controller] | nav | UINavigationController)",
            "new UINavigationController as nav"),
        OtherWords(
            "(new | create | make | add) (tab [bar] [controller] | tabs | UITabBarController)",
            "new UITabBarController as tabs"),
        OtherWords(
            "(new | create | make | add) (split [view] [controller] | UISplitViewController)",
            "new UISplitViewController as split"),
        OtherWords(
            "(new | create | make | add) (page [view] [controller] | UIPageViewController)",
            "new UIPageViewController as pages"),
        OtherWords(
            "(new | create | make | add) (view [controller] | controller | UIViewController)",
            "new UIViewController as vc", "new UIViewController as second", "new UIViewController as third"),
        OtherWords(
            "(new | create | make | add) [view] controller [as | named | called] <newController>",
            "new UIViewController as <newController>"),
        OtherWords(
            "(create | make | add) <anyClass> [as | named | called] <newController>",
            "new <anyClass> as <newController>"),
        OtherWords("(create | make | add) <classOfApp>", "new <classOfApp>"),
        OtherWords("(create | make | add) <newController>", "new UIViewController as <newController>"),
        OtherWords("nil <controller>", "release <controller>"),
        OtherWords("leak | memory leak", "references"),
        OtherWords("(restart | start over | begin again | reset) [session | all | everything]", "reset"),
        OtherWords(
            "(what | what's | whats) [is | has | was] (new | changed | changes | different) "
                + "[in | since | with] ios <release>",
            "explain ios <release>"),
        OtherWords(
            "[i] [am | i'm | im] [totally] stuck | (give | show) me a (hint | tip | clue) | (clue | tip) "
                + "| 不懂 | 我不懂 | 看不懂", "hint"),
        OtherWords("[i] (need | want) [some] help | help me [please] | hi | hello | hey | 你好", "help"),
        OtherWords(
            "tutorial | course | lesson | start learning | begin | teach me | [i] want to learn | 开始", "learn"
        ),
        OtherWords(
            "train | drill | exercise | quiz [me] "
                + "| (ask | give) me (a | an | another) (question | exercise | task | quiz)",
            "practice"),
        OtherWords("(what is | what are | describe | tell me about) <topic>", "explain <topic>"),
        OtherWords(
            "[i] (don't | dont | do not) know [it] | [i] give up | idk | no idea | [show | show me | tell me] "
                + "(answer | solution) | 答案 | 不知道 | 我不知道 | 不会", "skip"),
        OtherWords(
            "how do you know [that | this | it] | says who | prove it | really | are you sure | source | proof "
                + "| who says (so | that | this) | where (is | does) (this | that | it) (documented | come from) "
                + "| is (this | that | it) [really] (true | right | correct | documented) [by apple] "
                + "| how (accurate | reliable | sure) (are you | is (this | that | it)) "
                + "| (that's | that is | you are | you're) wrong "
                + "| i (don't | dont | do not) believe (that | this | it | you)", "sources"),
        OtherWords("repeat | what | pardon | show question", "question"),
        OtherWords("continue | go on", "next"),
        OtherWords("(example | examples | demo) | (show | give) me [an] (example | examples)", "worlds"),
        OtherWords("h | man", "help"),
        OtherWords("q | : q | : wq | bye | stop | 退出 | 再见", "quit"),
    ]
}
