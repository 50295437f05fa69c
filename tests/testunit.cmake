# cmake -DOUTPUT=FILE -DFILES=FILE,... -P testunit.cmake: one source of several test files: all that they include,
# then each in a namespace of its own, which is named as the file. Their mains are functions there.
string(REPLACE "," ";" FILES "${FILES}")
set(includes "#include \"tests/testmain.h\"")
set(bodies)
foreach(file IN LISTS FILES)
    # What moc makes of a file belongs to its namespace, and so do rows of a table.
    file(STRINGS "${file}" lines REGEX "^#include ")
    list(FILTER lines EXCLUDE REGEX "[.](moc|def)\"")
    list(APPEND includes ${lines})
    get_filename_component(name "${file}" NAME_WE)
    # The same in every clone, for the compiler's cache.
    file(RELATIVE_PATH path "${CMAKE_CURRENT_LIST_DIR}/.." "${file}")
    string(APPEND bodies "\nnamespace ${name} {\n#include \"${path}\"\n}\n")
endforeach()
list(REMOVE_DUPLICATES includes)
list(JOIN includes "\n" includes)
file(CONFIGURE OUTPUT "${OUTPUT}"
    CONTENT "// Written by tests/testunit.cmake.\n${includes}\n${bodies}")
