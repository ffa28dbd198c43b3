#!/bin/sh
# Cuts single parts out of captured screens, each as a picture of 4:3.  usage: parts.sh CAPTURES OUTDIR
# CAPTURES is what capture.sh wrote; parts of missing ones are left out. The geometry is in pixels of the capture.
set -eu
from=$1 out=$2
mkdir -p "$out"
part() { [ ! -e "$from/$1.png" ] || convert "$from/$1.png" -crop "$3" +repage -resize 1200x900\! "$out/$2.png"; }
part web-dar-zellij part-tiles 1240x930+1640+280
part web-hoggar part-route 1500x1125+1160+440

# Half a telephone's screen for one of two faces of the solid that meet: on the solid at rest, the corners of the screen
# are those of the two faces (app/lib/icosahedron.ts). The lower face has a little less light.
half() {
  [ ! -e "$from/$1.png" ] || convert "$from/$1.png" -crop 1170x1490+0+0 +repage -virtual-pixel edge \
    -define distort:viewport=1200x900+0+0 -distort perspective "$3" +repage -modulate "$4" "$out/$2.png"
}
half app-tassili-accueil part-account '0,0 80,900 1170,0 600,0 1170,1490 1120,900 0,1490 637,1905' 100
half app-tassili-accueil part-balance '0,0 600,0 1170,0 1575,75 1170,1490 1120,900 0,1490 80,900' 95
