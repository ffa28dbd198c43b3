// Drawn by scripts/house-drawings.ts from courtyard-house.json. Do not edit.

import type { CourtyardHouse } from './drawing.ts'

export const courtyardHouse = {
  frames: {
    section: [-340, -890, 2480, 1210],
    plan: [-340, -1780, 2480, 2060],
    front: [-340, -890, 2480, 1210],
  },
  section: {
    seen: {
      path: 'M470-340v-390h860v390m-770 345h460m-775-5v-220h90v220m1130 0v-220h90v220',
      length: 1.93,
    },
    cut: {
      path: 'M-6000 12h5980v78h-20v30h80v-30h-20v-60h410v60h-20v30h80v-30h-20v-70h70v60h500v-60h290v70h-20v30h80v-30h-20v-60h410v60h-20v30h80v-30h-20v-78h5980v-12h-5980v-440h-40v100h-450v187h-110v153h-200v60h-460v-60h-90v-440h-40v100h-410v-100h-40v440h-5980z m6020-12v-310h410v310z m1350 0v-310h410v310z',
      length: 1.09,
    },
  },
  rooms: [
    {
      key: 'court',
      area: 48.16,
    },
    {
      key: 'living',
      area: 35.26,
    },
    {
      key: 'kitchen',
      area: 22.96,
    },
    {
      key: 'entrance',
      area: 10.66,
    },
    {
      key: 'study',
      area: 16.81,
    },
    {
      key: 'store',
      area: 16.81,
    },
  ],
} as const satisfies CourtyardHouse
