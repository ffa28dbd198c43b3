import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether the visitor has asked for less data; false in the prerendered page and where the browser can't tell. */
export function useSavesData(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => 'connection' in navigator && isSaving(navigator.connection),
    () => false,
  )
}

function isSaving(connection: unknown): boolean {
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
