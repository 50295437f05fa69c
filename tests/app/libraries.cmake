# cmake -DPROGRAM=FILE -DNEEDS=LIBRARY [-DNEVER=LIBRARY;...] -P libraries.cmake: fails where the program, and
# the libraries that it loads, do without the one or need one of the others; by their names in Qt.
file(GET_RUNTIME_DEPENDENCIES EXECUTABLES "${PROGRAM}"
    RESOLVED_DEPENDENCIES_VAR found UNRESOLVED_DEPENDENCIES_VAR missing)
if(NOT "${found};${missing}" MATCHES "libQt6${NEEDS}[.]so")
    message(FATAL_ERROR "${PROGRAM} does not need Qt ${NEEDS}: ${found}")
endif()
foreach(library IN LISTS NEVER)
    if("${found};${missing}" MATCHES "libQt6${library}[.]so")
        message(FATAL_ERROR "${PROGRAM} needs Qt ${library}")
    endif()
endforeach()
