# cmake -DPROGRAM=FILE -P nowindow.cmake: fails where the program, or a library that it loads, needs what
# only a window needs. fourcast-cli must run where Qt Gui is installed and nothing more of Qt's.
file(GET_RUNTIME_DEPENDENCIES EXECUTABLES "${PROGRAM}"
    RESOLVED_DEPENDENCIES_VAR found UNRESOLVED_DEPENDENCIES_VAR missing)
if(NOT "${found}" MATCHES "libQt6Core")
    message(FATAL_ERROR "${PROGRAM} does not even need Qt Core: ${found}")
endif()
foreach(library IN LISTS found missing)
    if(library MATCHES "libQt6(Widgets|Charts|OpenGL|OpenGLWidgets|SvgWidgets)[.]so")
        message(FATAL_ERROR "${PROGRAM} needs ${library}")
    endif()
endforeach()
