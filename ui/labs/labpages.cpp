// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/labpages.h"

#include "ui/labs/chance/chancepage.h"
#include "ui/labs/compare/comparepage.h"
#include "ui/labs/experiments/experimentspage.h"
#include "ui/labs/formal/formalpage.h"
#include "ui/labs/growth/growthpage.h"
#include "ui/labs/labpanel.h"
#include "ui/labs/lessons/course/lessonpage.h"
#include "ui/labs/lessons/results/classpage.h"
#include "ui/labs/lessons/tree/treepage.h"
#include "ui/labs/parallel/parallelpage.h"
#include "ui/labs/plans/planspage.h"
#include "ui/labs/recordings/recordingspage.h"
#include "ui/labs/study/studypage.h"
#include "ui/labs/tournament/tournamentpage.h"
#include "ui/labs/tuning/tuningpage.h"

std::vector<LabGroup> labGroups()
{
    return {
        {.title = LabPanel::tr("Teach"),
         .pages
         = {LessonPage::entry(), PlansPage::entry(), ClassPage::entry(), TournamentPage::entry()}},
        {.title = LabPanel::tr("How it thinks"),
         .pages
         = {TreePage::entry(), ComparePage::entry(), GrowthPage::entry(), RecordingsPage::entry()}},
        {.title = LabPanel::tr("Many workers"),
         .pages = {ParallelPage::entry(), FormalPage::entry()}},
        {.title = LabPanel::tr("Games of chance"), .pages = {ChancePage::entry()}},
        {.title = LabPanel::tr("Research"),
         .pages = {StudyPage::entry(), ExperimentsPage::entry(), TuningPage::entry()},
         .isForResearch = true},
    };
}

std::vector<LabEntry> labPages()
{
    std::vector<LabEntry> pages;
    for (const LabGroup& group : labGroups())
        pages.insert(pages.end(), group.pages.begin(), group.pages.end());
    return pages;
}
