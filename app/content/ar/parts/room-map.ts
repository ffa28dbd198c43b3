import type { words as english } from '../../en/parts/room-map.ts'
import type { Translation } from '../../translation.ts'
import { roomNames } from '../room-names.ts'

export const words = {
  label: 'صفحات أخرى على الخريطة',
  names: roomNames,
} as const satisfies Translation<typeof english>
