import { courtyardSection } from '~/content/drawings/courtyard-section'
import { courtyardSheets } from '~/content/drawings/courtyard-sheets'
import { AxisHeads, DimensionChain, Drawing } from './architecture-drawing'

const lettered = courtyardSection.axes.filter(({ name }) => /[A-Z]/.test(name))
const numbered = courtyardSection.axes.filter(({ name }) => /\d/.test(name))

type PlanProps = { label: string; className?: string }

/** The plan of the house, drawn as one scrolls past. */
export default function ArchitecturePlan({ label, className }: PlanProps) {
  return (
    <Drawing drawing={courtyardSheets.plan} label={label} still="plan" className={className}>
      <DimensionChain places={lettered.map(({ at }) => at)} at={130} />
      <DimensionChain places={[-20, 1820]} at={200} />
      <DimensionChain places={numbered.map(({ at }) => at)} at={-130} along="y" />
      <DimensionChain places={[-20, 1520]} at={-200} along="y" />
      <AxisHeads axes={lettered} at={-1725} to={-1560} />
      <AxisHeads axes={numbered} at={2030} to={1860} along="y" />
    </Drawing>
  )
}
