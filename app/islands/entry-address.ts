import { createContext } from 'react'

/** The address of the client's entry (`entry.client.tsx`), which only the server's entry knows. */
export const EntryAddress = createContext('')
