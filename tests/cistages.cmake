# cmake -DROOT=DIR -P cistages.cmake: .ci/run lists its stages, CONTRIBUTING.md names each of them, and a
# stage that is not there is refused with a sentence.
execute_process(COMMAND "${ROOT}/.ci/run" --list OUTPUT_VARIABLE list RESULT_VARIABLE code)
string(REGEX MATCHALL "[^\n]+" lines "${list}")
list(LENGTH lines count)
if(NOT code EQUAL 0 OR count LESS 10)
    message(FATAL_ERROR ".ci/run --list ended with ${code} and listed ${count} stages")
endif()
file(READ "${ROOT}/CONTRIBUTING.md" guide)
foreach(line IN LISTS lines)
    string(REGEX MATCH "^[a-z]+" name "${line}")
    if(NOT guide MATCHES "`${name}`")
        message(FATAL_ERROR "CONTRIBUTING.md does not name the stage ${name}")
    endif()
endforeach()

foreach(wrong nonsense p.* --nonsense "")
    execute_process(COMMAND "${ROOT}/.ci/run" "${wrong}"
        OUTPUT_VARIABLE said ERROR_VARIABLE sentence RESULT_VARIABLE code)
    if(NOT code EQUAL 2 OR NOT said STREQUAL "" OR NOT sentence MATCHES "there is no .*--list")
        message(FATAL_ERROR ".ci/run '${wrong}' ended with ${code}: ${said}${sentence}")
    endif()
endforeach()
