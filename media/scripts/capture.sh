#!/bin/sh
# Captures the screens in ui/ as PNG textures.  usage: [LANGUAGE_CODE=fr] capture.sh OUTDIR [NAME...]
# app-* are telephones (390x844 at 3x), web-* browser windows (1440x900 at 2x), window-* a phone's page in a frame (390x270 at 5x), sheet-* printed matter (1200x1200 at 2x),
# wall-* prints of their own size (at 1.25x).
# Pages with words in several languages (ui/language.js) are captured in English unless LANGUAGE_CODE names another.
# ui/fonts must hold the faces named in ui/base.css: see ../README.md.
set -eu
out=$1; shift
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$out"
[ $# -gt 0 ] || set -- $(cd "$here/ui" && ls *.html | sed 's/\.html$//')
for name; do
  case $name in
    app-*) size=390,844 scale=3 ;;
    web-*) size=1440,900 scale=2 ;;
    window-*) size=390,270 scale=5 ;;
    wall-salines) size=1600,900 scale=1.25 ;;
    wall-phare) size=1200,1500 scale=1.25 ;;
    wall-ligne) size=1600,1066 scale=1.25 ;;
    wall-citron) size=1200,1200 scale=1.25 ;;
    *) size=1200,1200 scale=2 ;;
  esac
  chromium --headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking --hide-scrollbars \
    --allow-file-access-from-files --virtual-time-budget=2500 --force-device-scale-factor=$scale --window-size=$size \
    --default-background-color=00000000 --screenshot="$out/$name.png" "file://$here/ui/$name.html${LANGUAGE_CODE:+?language=$LANGUAGE_CODE}" 2>/dev/null
done
