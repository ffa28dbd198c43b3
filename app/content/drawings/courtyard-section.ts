// Drawn by scripts/house-drawings.ts from courtyard-house.json. Do not edit.

import type { CourtyardSection } from './drawing.ts'

export const courtyardSection = {
  section: {
    frame: [-340, -890, 2480, 1210],
    cut: {
      path: 'm-6000 12h5980v78h-20v30h80v-30h-20v-60h410v60h-20v30h80v-30h-20v-70h70v60h500v-60h290v70h-20v30h80v-30h-20v-60h410v60h-20v30h80v-30h-20v-78h5980v-12h-5980v-440h-40v100h-450v187h-110v153h-200v60h-460v-60h-90v-440h-40v100h-410v-100h-40v440h-5980zm6020-12v-310h410v310zm1350 0v-310h410v310z',
      length: 1.09,
    },
    seen: {
      path: 'm470-340v-390h860v390m-770 345h460m-775-5v-220h90v220m1130 0v-220h90v220',
      length: 1.93,
    },
    fine: {
      path: '',
      length: 0,
    },
  },
  axes: [
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
} as const satisfies CourtyardSection
