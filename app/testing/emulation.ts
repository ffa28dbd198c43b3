import { cdp } from 'vitest/browser'

/** What the component tests ask of the browser itself. Vitest leaves the protocol's commands untyped. */
const devtools = () =>
  cdp() as unknown as { send: (method: string, params?: object) => Promise<unknown> }

/** Sets the visitor's preference for motion; the empty string gives it back to the system. */
export async function emulateReducedMotion(value: 'reduce' | '') {
  await devtools().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })
}

/** Delays every answer by this many milliseconds; 0 ends it. */
export async function emulateLatency(latency: number) {
  await devtools().send('Network.enable')
  await devtools().send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}
