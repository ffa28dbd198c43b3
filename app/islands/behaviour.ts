import type { When } from './island'

/**
 * The default export of a file `*.behaviour.ts`: gives a prerendered element what HTML and styles cannot, without
 * React. Called once for each element.
 */
export type Behaviour = (element: HTMLElement) => void

/** Attributes of an element for the behaviour of that name. */
export function behaviour(name: string, when: When = 'touch') {
  return { 'data-behaviour': name, 'data-waiting': when }
}
