// Drawn by scripts/house-drawings.ts from courtyard-house.json. Do not edit.

import type { CourtyardHouse } from './drawing.ts'

export const courtyardHouse = {
  section: {
    frame: [-340, -890, 2480, 1210],
    seen: {
      path: 'M470-340v-390h860v390m-770 345h460m-735-5v-220h90v220m1050 0v-220h90v220',
      length: 1.93,
    },
    cut: {
      path: 'M-6000 12h5980v78h-20v30h80v-30h-20v-60h410v60h-20v30h80v-30h-20v-70h70v60h500v-60h290v70h-20v30h80v-30h-20v-60h410v60h-20v30h80v-30h-20v-78h5980v-12h-5980v-440h-40v100h-450v187h-110v153h-200v60h-460v-60h-90v-440h-40v100h-410v-100h-40v440h-5980z m6020-12v-310h410v310z m1350 0v-310h410v310z',
      length: 1.09,
    },
    axes: {
      chain: 'M0 248H450 750 1050 1350 1800',
      mark: 'M-20 0h40M0-20v40m-11-9l22-22M-28 48a28 28 0 0 0 56 0 28 28 0 0 0-56 0',
      line: 'M0 20v-128',
      y: {
        lengths: 238,
        names: 296,
      },
    },
    levels: [
      {
        x: -150,
        y: 0,
        text: '±0.00',
      },
      {
        x: 1365,
        y: -730,
        text: '+7.30',
      },
      {
        x: -150,
        y: -340,
        text: '+3.40',
      },
      {
        x: -150,
        y: -440,
        text: '+4.40',
      },
    ],
    levelMark: 'M0 0h130m-116-24h28l-14 24z',
  },
  axes: {
    lettered: [
      {
        name: 'A',
        at: 0,
      },
      {
        name: 'B',
        at: 450,
      },
      {
        name: 'C',
        at: 750,
      },
      {
        name: 'D',
        at: 1050,
      },
      {
        name: 'E',
        at: 1350,
      },
      {
        name: 'F',
        at: 1800,
      },
    ],
    numbered: [
      {
        name: '1',
        at: 0,
      },
      {
        name: '2',
        at: 450,
      },
      {
        name: '3',
        at: 750,
      },
      {
        name: '4',
        at: 1050,
      },
      {
        name: '5',
        at: 1500,
      },
    ],
  },
  wall: 40,
  rooms: [
    {
      number: 1,
      key: 'court',
      area: 48.16,
    },
    {
      number: 2,
      key: 'living',
      area: 35.26,
    },
    {
      number: 3,
      key: 'kitchen',
      area: 22.96,
    },
    {
      number: 4,
      key: 'entrance',
      area: 10.66,
    },
    {
      number: 5,
      key: 'dining',
      area: 16.81,
    },
    {
      number: 6,
      key: 'study',
      area: 16.81,
    },
    {
      number: 7,
      key: 'bath',
      area: 10.66,
    },
    {
      number: 8,
      key: 'bath',
      area: 10.66,
    },
    {
      number: 9,
      key: 'bedroom',
      area: 16.81,
    },
    {
      number: 10,
      key: 'bedroom',
      area: 16.81,
    },
    {
      number: 11,
      key: 'bedroom',
      area: 22.96,
    },
  ],
} as const satisfies CourtyardHouse
