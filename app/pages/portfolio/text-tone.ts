import { wcagContrast } from 'culori'

/** Whether text on a ground is light or dark: light where white has 4.5:1. */
export function textTone(ground: string): 'light' | 'dark' {
  return wcagContrast('white', ground) >= 4.5 ? 'light' : 'dark'
}
