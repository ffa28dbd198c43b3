import { courtyardSheets } from '~/content/drawings/courtyard-sheets'
import { Drawing } from './architecture-drawing'

type FrontProps = { label: string; className?: string }

/** The front of the house, drawn as one scrolls past. */
export default function ArchitectureFront({ label, className }: FrontProps) {
  return (
    <Drawing drawing={courtyardSheets.front} label={label} still="front" className={className} />
  )
}
