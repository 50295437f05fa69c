# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Sourced by app/run, tests/run and .ci/run: what a clean machine lacks, and one quiet build.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() { printf 'fourcast: %s\n' "$*"; }

die()
{
    printf 'fourcast: %s\n' "$*" >&2
    exit 1
}

# packages SECTION: the names below [SECTION] in app/packages.txt
packages()
{
    awk -v wanted="[$1]" '/^\[/ { inside = ($1 == wanted); next } inside && NF && $1 !~ /^#/ { print $1 }' \
        "$root/app/packages.txt"
}

# missing NAME...: those of the packages that are not installed
missing()
{
    local here name
    here=$(dpkg-query -W -f=' ${Package}:${db:Status-Status} ' "$@" 2>/dev/null || true)
    for name in "$@"; do
        [[ $here == *" $name:installed "* ]] || echo "$name"
    done
}

# known NAME...: those of the packages that this system's apt can install; the others are asked for once
known()
{
    local name
    for name in "$@"; do
        if [[ -n $(apt-cache show --no-all-versions "$name" 2>/dev/null) ]]; then
            echo "$name"
        else
            say "this system has no package $name; going on without it" >&2
            echo "$name" >>"$root/build/unavailable-packages"
        fi
    done
}

# install_packages SECTION...: installs what is missing of these sections, and touches nothing when nothing is
install_packages()
{
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        say "this is no Debian system (no apt-get): nothing is installed, going on with what is here"
        return
    fi
    local section wanted=() absent=() as_root=()
    for section in "$@"; do
        mapfile -t -O "${#wanted[@]}" wanted < <(packages "$section")
    done
    mapfile -t absent < <(missing "${wanted[@]}" |
        grep -vxFf <(cat "$root/build/unavailable-packages" 2>/dev/null))
    ((${#absent[@]})) || return 0

    say "these packages are missing and will be installed: ${absent[*]}"
    if ((EUID != 0)); then
        command -v sudo >/dev/null || die "installing them needs root, and there is no sudo here:" \
            "run this as root once: apt-get install --no-install-recommends ${absent[*]}"
        as_root=(sudo)
    fi
    as_root+=(env DEBIAN_FRONTEND=noninteractive apt-get -q -y)
    quietly packages "${as_root[@]}" update
    mapfile -t absent < <(known "${absent[@]}")
    ((${#absent[@]})) || return 0
    quietly packages "${as_root[@]}" install --no-install-recommends "${absent[@]}"
}

# quietly NAME COMMAND...: the output goes to build/NAME.log and is shown only when the command fails
quietly()
{
    local log=$root/build/$1.log
    shift
    mkdir -p "$root/build"
    if ! "$@" </dev/null >"$log" 2>&1; then
        tail -n 60 "$log" >&2
        die "this failed: $* (all of its output: $log)"
    fi
}

# progress COUNT: what ninja says on standard input as one line of how far it is, rewritten in place on a terminal,
# and elsewhere a new one now and then. COUNT are the sources to compile: the other steps take next to no time.
progress()
{
    local all=$1 compiled=0 began=$SECONDS told=$SECONDS line share text left
    while IFS= read -r line; do
        [[ $line == \[*/*\]\ Building\ * ]] || continue
        compiled=$((compiled + 1))
        ((compiled <= all)) || all=$compiled
        share=$((100 * compiled / all))
        text="$compiled of $all sources compiled, $share %"
        # The first say little of the pace of the others.
        if ((compiled >= 10 || SECONDS - began >= 30)); then
            left=$(((SECONDS - began) * (all - compiled) / compiled))
            text+=", about $((left / 60)) min $((left % 60)) s left"
        fi
        if [[ -t 1 ]]; then
            printf '\rfourcast: %s\033[K' "$text"
        elif ((SECONDS - told >= 20)); then
            told=$SECONDS
            say "$text"
        fi
    done
    [[ ! -t 1 ]] || printf '\r\033[K'
}

# compile FOLDER LOG COUNT [OPTION...]
compile()
{
    cmake --build "$1" "${@:4}" 2>&1 | tee "$2" | progress "$3"
}

# build PRESET [TARGET...]: configures once, then builds what has changed
build()
{
    local preset=$1 folder=$root/build/$1 targets=() options=() sources
    shift
    command -v cmake >/dev/null || die "cmake is missing (app/packages.txt lists what is needed)"
    command -v ninja >/dev/null || die "ninja is missing (app/packages.txt lists what is needed)"
    # CI takes no warning.
    [[ -z ${CI-} ]] || options=(-DFOURCAST_WERROR=ON)
    # A folder that was moved or copied here, or that a failed attempt left, starts afresh.
    if [[ ! -f $folder/build.ninja ]] ||
        ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"; then
        say "configuring ($preset)"
        (cd "$root" && quietly "configure-$preset" cmake --fresh --preset "$preset" "${options[@]}") || exit 1
    fi
    (($#)) && targets=(--target "$@")
    # Lists of files that have changed are read before the sources are counted: a file that is gone would end it.
    quietly "configure-$preset" ninja -C "$folder" build.ninja
    # A dry run ends where CMake's lists of files are looked at: it is given the rules without that one.
    sed '/^build build\.ninja: RERUN_CMAKE/,/^$/d' "$folder/build.ninja" >"$folder/counted.ninja"
    sources=$(ninja -C "$folder" -f counted.ninja -n "$@" 2>/dev/null |
        grep -c '^\[[0-9]*/[0-9]*\] Building ' || true)
    ((sources == 0)) || say "building ($preset); sources to compile: $sources"
    if ! compile "$folder" "$root/build/build-$preset.log" "$sources" "${targets[@]}"; then
        grep -vE '^\[[0-9]+/[0-9]+\] (Building|Automatic|Linking|Generating)' \
            "$root/build/build-$preset.log" | tail -n 80 >&2
        die "the build failed (all of its output: $root/build/build-$preset.log)"
    fi
}
