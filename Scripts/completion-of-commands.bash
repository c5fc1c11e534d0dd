
# Without a subcommand, viewdid runs play, which the script above doesn't know: words are completed as if play came before
# them. The first word completes only to subcommands, because a session has many commands.
_viewdid_or_play() {
    local -r first="${COMP_WORDS[1]}"
    if ((COMP_CWORD == 1)) || declare -F "_viewdid_${first}" >/dev/null; then _viewdid "$@"; fi
    if [[ -z "${first}" ]] || declare -F "_viewdid_${first}" >/dev/null; then return; fi
    local -r rest="${COMP_LINE#*"${COMP_WORDS[0]}"}"
    local COMP_LINE="${COMP_LINE%"${rest}"} play${rest}" COMP_POINT=$((COMP_POINT + 5)) COMP_CWORD=$((COMP_CWORD + 1))
    local -a COMP_WORDS=("${COMP_WORDS[0]}" play "${COMP_WORDS[@]:1}")
    _viewdid "$@"
}

complete -o filenames -F _viewdid_or_play viewdid
