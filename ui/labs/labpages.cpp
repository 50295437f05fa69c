// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/labpages.h"

#include "ui/labs/chance/chancepage.h"
#include "ui/labs/compare/comparepage.h"
#include "ui/labs/experiments/experimentspage.h"
#include "ui/labs/formal/formalpage.h"
#include "ui/labs/growth/growthpage.h"
#include "ui/labs/lessons/course/lessonpage.h"
#include "ui/labs/lessons/results/classpage.h"
#include "ui/labs/lessons/tree/treepage.h"
#include "ui/labs/parallel/parallelpage.h"
#include "ui/labs/recordings/recordingspage.h"
#include "ui/labs/study/studypage.h"
#include "ui/labs/tuning/tuningpage.h"

std::vector<LabEntry> labPages()
{
    return {
        LessonPage::entry(), StudyPage::entry(),   ExperimentsPage::entry(), ParallelPage::entry(),
        GrowthPage::entry(), ComparePage::entry(), RecordingsPage::entry(),  TuningPage::entry(),
        FormalPage::entry(), ChancePage::entry(),  TreePage::entry(),        ClassPage::entry(),
    };
}
