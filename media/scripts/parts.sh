#!/bin/sh
# Cuts single parts out of captured screens, each as a picture of 4:3.  usage: parts.sh CAPTURES OUTDIR
# CAPTURES is what capture.sh wrote; parts of missing ones are left out. The geometry is in pixels of the capture.
set -eu
from=$1 out=$2
mkdir -p "$out"
part() { [ ! -e "$from/$1.png" ] || convert "$from/$1.png" -crop "$3" +repage -resize 1200x900\! "$out/$2.png"; }
part web-dar-zellij part-tiles 1240x930+1640+280
part web-hoggar part-route 1500x1125+1160+440
part app-yasmine-tour part-minutes 1080x810+45+860
