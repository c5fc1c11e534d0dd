#include "CCarriedFiles.h"

// The compiler copies the files into the program as they are. An array literal of the same bytes costs it minutes.
// Lessons and topics are listed in the order in which a reader meets them.
static const struct carried_file files[] = {
    {"Lessons/01-lazy-view.md", (const char[]){
#embed "../CourseTexts/Lessons/01-lazy-view.md" suffix(, 0)
    }},
    {"Lessons/02-once-or-each-time.md", (const char[]){
#embed "../CourseTexts/Lessons/02-once-or-each-time.md" suffix(, 0)
    }},
    {"Lessons/03-on-screen.md", (const char[]){
#embed "../CourseTexts/Lessons/03-on-screen.md" suffix(, 0)
    }},
    {"Lessons/04-whole-life.md", (const char[]){
#embed "../CourseTexts/Lessons/04-whole-life.md" suffix(, 0)
    }},
    {"Lessons/05-frame-in-viewdidload.md", (const char[]){
#embed "../CourseTexts/Lessons/05-frame-in-viewdidload.md" suffix(, 0)
    }},
    {"Lessons/06-layout-passes.md", (const char[]){
#embed "../CourseTexts/Lessons/06-layout-passes.md" suffix(, 0)
    }},
    {"Lessons/07-push-and-pop.md", (const char[]){
#embed "../CourseTexts/Lessons/07-push-and-pop.md" suffix(, 0)
    }},
    {"Lessons/08-full-screen.md", (const char[]){
#embed "../CourseTexts/Lessons/08-full-screen.md" suffix(, 0)
    }},
    {"Lessons/09-sheets.md", (const char[]){
#embed "../CourseTexts/Lessons/09-sheets.md" suffix(, 0)
    }},
    {"Lessons/10-where-it-goes.md", (const char[]){
#embed "../CourseTexts/Lessons/10-where-it-goes.md" suffix(, 0)
    }},
    {"Lessons/11-refused.md", (const char[]){
#embed "../CourseTexts/Lessons/11-refused.md" suffix(, 0)
    }},
    {"Lessons/12-closures.md", (const char[]){
#embed "../CourseTexts/Lessons/12-closures.md" suffix(, 0)
    }},
    {"Lessons/13-passing-data.md", (const char[]){
#embed "../CourseTexts/Lessons/13-passing-data.md" suffix(, 0)
    }},
    {"Lessons/14-no-deinit.md", (const char[]){
#embed "../CourseTexts/Lessons/14-no-deinit.md" suffix(, 0)
    }},
    {"Lessons/15-memory-graph.md", (const char[]){
#embed "../CourseTexts/Lessons/15-memory-graph.md" suffix(, 0)
    }},
    {"Lessons/16-popped-or-covered.md", (const char[]){
#embed "../CourseTexts/Lessons/16-popped-or-covered.md" suffix(, 0)
    }},
    {"Lessons/17-tabs.md", (const char[]){
#embed "../CourseTexts/Lessons/17-tabs.md" suffix(, 0)
    }},
    {"Lessons/18-swipe-back.md", (const char[]){
#embed "../CourseTexts/Lessons/18-swipe-back.md" suffix(, 0)
    }},
    {"Lessons/19-observer-pairs.md", (const char[]){
#embed "../CourseTexts/Lessons/19-observer-pairs.md" suffix(, 0)
    }},
    {"Lessons/20-async-work.md", (const char[]){
#embed "../CourseTexts/Lessons/20-async-work.md" suffix(, 0)
    }},
    {"Lessons/21-home-button.md", (const char[]){
#embed "../CourseTexts/Lessons/21-home-button.md" suffix(, 0)
    }},
    {"Lessons/22-children.md", (const char[]){
#embed "../CourseTexts/Lessons/22-children.md" suffix(, 0)
    }},
    {"Lessons/23-by-hand.md", (const char[]){
#embed "../CourseTexts/Lessons/23-by-hand.md" suffix(, 0)
    }},
    {"Lessons/24-rotation.md", (const char[]){
#embed "../CourseTexts/Lessons/24-rotation.md" suffix(, 0)
    }},
    {"Lessons/25-overriding-loadview.md", (const char[]){
#embed "../CourseTexts/Lessons/25-overriding-loadview.md" suffix(, 0)
    }},
    {"Lessons/26-nib-by-name.md", (const char[]){
#embed "../CourseTexts/Lessons/26-nib-by-name.md" suffix(, 0)
    }},
    {"Lessons/27-storyboards.md", (const char[]){
#embed "../CourseTexts/Lessons/27-storyboards.md" suffix(, 0)
    }},
    {"Lessons/28-memory-warnings.md", (const char[]){
#embed "../CourseTexts/Lessons/28-memory-warnings.md" suffix(, 0)
    }},
    {"Lessons/29-touches.md", (const char[]){
#embed "../CourseTexts/Lessons/29-touches.md" suffix(, 0)
    }},
    {"Lessons/30-scenes.md", (const char[]){
#embed "../CourseTexts/Lessons/30-scenes.md" suffix(, 0)
    }},
    {"Lessons/31-traits.md", (const char[]){
#embed "../CourseTexts/Lessons/31-traits.md" suffix(, 0)
    }},
    {"Lessons/32-old-guide.md", (const char[]){
#embed "../CourseTexts/Lessons/32-old-guide.md" suffix(, 0)
    }},
    {"Lessons/33-unit-tests.md", (const char[]){
#embed "../CourseTexts/Lessons/33-unit-tests.md" suffix(, 0)
    }},
    {"Lessons/34-cell-reuse.md", (const char[]){
#embed "../CourseTexts/Lessons/34-cell-reuse.md" suffix(, 0)
    }},
    {"Lessons/35-same-code.md", (const char[]){
#embed "../CourseTexts/Lessons/35-same-code.md" suffix(, 0)
    }},
    {"Lessons/lanes.yaml", (const char[]){
#embed "../CourseTexts/Lessons/lanes.yaml" suffix(, 0)
    }},
    {"Projects/Navigation/NavigationStack.swift", (const char[]){
#embed "../../Projects/Navigation/NavigationStack.swift" suffix(, 0)
    }},
    {"Projects/Navigation/User.swift", (const char[]){
#embed "../../Projects/Navigation/User.swift" suffix(, 0)
    }},
    {"Projects/Navigation/stages.md", (const char[]){
#embed "../../Projects/Navigation/stages.md" suffix(, 0)
    }},
    {"Projects/Debug/reports.md", (const char[]){
#embed "../../Projects/Debug/reports.md" suffix(, 0)
    }},
    {"Projects/Debug/DetailViewController.swift", (const char[]){
#embed "../../Projects/Debug/DetailViewController.swift" suffix(, 0)
    }},
    {"Projects/Debug/FeedViewController.swift", (const char[]){
#embed "../../Projects/Debug/FeedViewController.swift" suffix(, 0)
    }},
    {"Projects/Debug/FilterViewController.swift", (const char[]){
#embed "../../Projects/Debug/FilterViewController.swift" suffix(, 0)
    }},
    {"Projects/Debug/Library.swift", (const char[]){
#embed "../../Projects/Debug/Library.swift" suffix(, 0)
    }},
    {"Projects/Debug/LoginViewController.swift", (const char[]){
#embed "../../Projects/Debug/LoginViewController.swift" suffix(, 0)
    }},
    {"Projects/Debug/PlayerViewController.swift", (const char[]){
#embed "../../Projects/Debug/PlayerViewController.swift" suffix(, 0)
    }},
    {"Projects/Debug/PromotionViewController.swift", (const char[]){
#embed "../../Projects/Debug/PromotionViewController.swift" suffix(, 0)
    }},
    {"Projects/Debug/SceneDelegate.swift", (const char[]){
#embed "../../Projects/Debug/SceneDelegate.swift" suffix(, 0)
    }},
    {"Projects/Debug/ScreenViewController.swift", (const char[]){
#embed "../../Projects/Debug/ScreenViewController.swift" suffix(, 0)
    }},
    {"lesson.md", (const char[]){
#embed "../CourseTexts/lesson.md" suffix(, 0)
    }},
    {"Topics/loading.yaml", (const char[]){
#embed "../CourseTexts/Topics/loading.yaml" suffix(, 0)
    }},
    {"Topics/appearing.yaml", (const char[]){
#embed "../CourseTexts/Topics/appearing.yaml" suffix(, 0)
    }},
    {"Topics/layout.yaml", (const char[]){
#embed "../CourseTexts/Topics/layout.yaml" suffix(, 0)
    }},
    {"Topics/memory.yaml", (const char[]){
#embed "../CourseTexts/Topics/memory.yaml" suffix(, 0)
    }},
    {"Topics/containers.yaml", (const char[]){
#embed "../CourseTexts/Topics/containers.yaml" suffix(, 0)
    }},
    {"Topics/lists.yaml", (const char[]){
#embed "../CourseTexts/Topics/lists.yaml" suffix(, 0)
    }},
    {"Topics/presenting.yaml", (const char[]){
#embed "../CourseTexts/Topics/presenting.yaml" suffix(, 0)
    }},
    {"Topics/splitting.yaml", (const char[]){
#embed "../CourseTexts/Topics/splitting.yaml" suffix(, 0)
    }},
    {"Topics/views.yaml", (const char[]){
#embed "../CourseTexts/Topics/views.yaml" suffix(, 0)
    }},
    {"Topics/app.yaml", (const char[]){
#embed "../CourseTexts/Topics/app.yaml" suffix(, 0)
    }},
    {"Topics/traps.yaml", (const char[]){
#embed "../CourseTexts/Topics/traps.yaml" suffix(, 0)
    }},
    {"Topics/swift.yaml", (const char[]){
#embed "../CourseTexts/Topics/swift.yaml" suffix(, 0)
    }},
    {"Topics/whole.yaml", (const char[]){
#embed "../CourseTexts/Topics/whole.yaml" suffix(, 0)
    }},
    {"Topics/compare.yaml", (const char[]){
#embed "../CourseTexts/Topics/compare.yaml" suffix(, 0)
    }},
    {"Topics/places.yaml", (const char[]){
#embed "../CourseTexts/Topics/places.yaml" suffix(, 0)
    }},
    {"Topics/causes.yaml", (const char[]){
#embed "../CourseTexts/Topics/causes.yaml" suffix(, 0)
    }},
    {"Topics/rules.yaml", (const char[]){
#embed "../CourseTexts/Topics/rules.yaml" suffix(, 0)
    }},
    {"Topics/releases.yaml", (const char[]){
#embed "../CourseTexts/Topics/releases.yaml" suffix(, 0)
    }},
    {"Topics/names.yaml", (const char[]){
#embed "../CourseTexts/Topics/names.yaml" suffix(, 0)
    }},
    {"Topics/words.md", (const char[]){
#embed "../CourseTexts/Topics/words.md" suffix(, 0)
    }},
    {"Topics/claims.md", (const char[]){
#embed "../CourseTexts/Topics/claims.md" suffix(, 0)
    }},
    {"Topics/outside.yaml", (const char[]){
#embed "../CourseTexts/Topics/outside.yaml" suffix(, 0)
    }},
    {"Documents/claims.yaml", (const char[]){
#embed "../CourseTexts/Documents/claims.yaml" suffix(, 0)
    }},
    {"Documents/conflicts.yaml", (const char[]){
#embed "../CourseTexts/Documents/conflicts.yaml" suffix(, 0)
    }},
    {"Documents/Proofs/P.yaml", (const char[]){
#embed "../CourseTexts/Documents/Proofs/P.yaml" suffix(, 0)
    }},
    {"Documents/Proofs/S.yaml", (const char[]){
#embed "../CourseTexts/Documents/Proofs/S.yaml" suffix(, 0)
    }},
    {"Documents/Proofs/T.yaml", (const char[]){
#embed "../CourseTexts/Documents/Proofs/T.yaml" suffix(, 0)
    }},
    {"Documents/Proofs/Z.yaml", (const char[]){
#embed "../CourseTexts/Documents/Proofs/Z.yaml" suffix(, 0)
    }},
    {"Documents/Proofs/L.yaml", (const char[]){
#embed "../CourseTexts/Documents/Proofs/L.yaml" suffix(, 0)
    }},
    {"Documents/pages.yaml", (const char[]){
#embed "../CourseTexts/Documents/pages.yaml" suffix(, 0)
    }},
    {"Documents/origins.yaml", (const char[]){
#embed "../CourseTexts/Documents/origins.yaml" suffix(, 0)
    }},
    {"Engine/rules.txt", (const char[]){
#embed "../CourseTexts/Engine/rules.txt" suffix(, 0)
    }},
    {"Engine/callbacks.txt", (const char[]){
#embed "../CourseTexts/Engine/callbacks.txt" suffix(, 0)
    }},
    {"Engine/names.txt", (const char[]){
#embed "../CourseTexts/Engine/names.txt" suffix(, 0)
    }},
    {"Engine/uncalled.txt", (const char[]){
#embed "../CourseTexts/Engine/uncalled.txt" suffix(, 0)
    }},
    {"Engine/metrics.txt", (const char[]){
#embed "../CourseTexts/Engine/metrics.txt" suffix(, 0)
    }},
    {"Engine/devices.txt", (const char[]){
#embed "../CourseTexts/Engine/devices.txt" suffix(, 0)
    }},
    {"Engine/log.txt", (const char[]){
#embed "../CourseTexts/Engine/log.txt" suffix(, 0)
    }},
    {"Engine/frames.txt", (const char[]){
#embed "../CourseTexts/Engine/frames.txt" suffix(, 0)
    }},
    {"Engine/messages.txt", (const char[]){
#embed "../CourseTexts/Engine/messages.txt" suffix(, 0)
    }},
    {"commands.md", (const char[]){
#embed "../CourseTexts/commands.md" suffix(, 0)
    }},
    {"rules.md", (const char[]){
#embed "../CourseTexts/rules.md" suffix(, 0)
    }},
    {"misconceptions.md", (const char[]){
#embed "../CourseTexts/misconceptions.md" suffix(, 0)
    }},
    {"map.txt", (const char[]){
#embed "../CourseTexts/map.txt" suffix(, 0)
    }},
    {"practice.txt", (const char[]){
#embed "../CourseTexts/practice.txt" suffix(, 0)
    }},
    {"reasons.md", (const char[]){
#embed "../CourseTexts/reasons.md" suffix(, 0)
    }},
    {"synonyms.md", (const char[]){
#embed "../CourseTexts/synonyms.md" suffix(, 0)
    }},
    {"vocabulary.txt", (const char[]){
#embed "../CourseTexts/vocabulary.txt" suffix(, 0)
    }},
    {"worlds.md", (const char[]){
#embed "../CourseTexts/worlds.md" suffix(, 0)
    }},
    {"faults.yaml", (const char[]){
#embed "../CourseTexts/faults.yaml" suffix(, 0)
    }},
    {"transitions.yaml", (const char[]){
#embed "../CourseTexts/transitions.yaml" suffix(, 0)
    }},
    {"check.md", (const char[]){
#embed "../../Documentation/check.md" suffix(, 0)
    }},
    {"palette.css", (const char[]){
#embed "../Reports/palette.css" suffix(, 0)
    }},
    {"grades.html", (const char[]){
#embed "../Reports/Grades/grades.html" suffix(, 0)
    }},
    {"player.html", (const char[]){
#embed "../Reports/Replays/player.html" suffix(, 0)
    }},
    {"grades.css", (const char[]){
#embed "../Reports/Grades/grades.css" suffix(, 0)
    }},
    {"player.css", (const char[]){
#embed "../Reports/Replays/player.css" suffix(, 0)
    }},
    {"player.js", (const char[]){
#embed "../Reports/Replays/player.js" suffix(, 0)
    }},
};

const struct carried_file *carried_files(void) { return files; }

size_t carried_file_count(void) { return sizeof files / sizeof *files; }
