# SPDX-License-Identifier: GPL-3.0-or-later
#
# cmake -DNM=... -DOBJECTS="FILE|..." -P kernels.cmake: none of these objects, which are compiled
# with few optimisations, has a copy of a search, a solver or a heuristic: the linker might take it for the fast one.
string(REPLACE "|" ";" OBJECTS "${OBJECTS}")
foreach(object IN LISTS OBJECTS)
    execute_process(COMMAND "${NM}" --demangle --defined-only "${object}" OUTPUT_VARIABLE symbols
        COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX MATCHALL " [WVu] [^\n]*(h1::|H[12]::[a-z]|Negamax<|GameSearch<|StudyRoot<|OrderedRoot<|TreeWalk<|TreeSearch::walk|SmallSolver<|Solver::solve)[^\n]*"
        copies "${symbols}")
    list(LENGTH copies count)
    if(count GREATER 0)
        list(GET copies 0 first)
        message(SEND_ERROR "${object} has ${count} copies of what searches, first:${first}")
    endif()
endforeach()
