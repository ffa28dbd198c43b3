import { type AdditionId, estimate, type ProductId } from '~/content/estimate'
import { questionFragment } from '~/lib/asked-question'
import { fillIn } from '~/lib/fill-in'
import { grouped } from '~/lib/grouped'
import { fillInCount, type PluralForms } from '~/lib/plural'

/** Adds up what is chosen, and hands it to the contact form of the same page. */
export default function startEstimate(section: HTMLElement) {
  const form = section.querySelector('form')
  if (!form) return
  const { before = '', after = '', separator = '', message = '', counts = '' } = section.dataset
  const forms: Record<'days' | 'weeks', PluralForms> = JSON.parse(counts)

  function read() {
    const chosen = [...section.querySelectorAll<HTMLInputElement>(':checked:not(:disabled)')]
    const [product, ...rest] = chosen
    const sums = estimate(
      product?.value as ProductId,
      rest.map(({ value }) => value as AdditionId),
    )
    return {
      ...sums,
      names: chosen.map(({ dataset }) => dataset.name ?? ''),
      written: before + grouped(sums.price, separator) + after,
    }
  }

  function write(field: string, value: string) {
    const place = section.querySelector(`[data-field=${field}]`)
    if (place && place.textContent !== value) place.textContent = value
  }

  function update() {
    const isSite = section.querySelector<HTMLInputElement>('[value=site]')?.checked
    for (const input of section.querySelectorAll<HTMLInputElement>('[data-for-apps]'))
      input.disabled = isSite ?? false
    const { days, weeks, parts, names, written } = read()
    const added = Object.values(parts).reduce((sum, part) => sum + part, 0)
    write('name', names[0] ?? '')
    write('base', fillInCount(forms.days, days - added))
    write('days', fillInCount(forms.days, days))
    write('weeks', fillInCount(forms.weeks, weeks))
    write('price', written)
    for (const line of section.querySelectorAll<HTMLElement>('[data-addition]')) {
      const part = parts[line.dataset.addition as AdditionId]
      line.hidden = part === undefined
      const place = line.lastElementChild
      if (part !== undefined && place)
        place.textContent = (part < 0 ? '\u2212' : '+') + fillInCount(forms.days, Math.abs(part))
    }
  }

  form.addEventListener('input', update)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { days, names, written } = read()
    const choice = names.join('; ')
    location.hash = questionFragment(
      fillIn(message, { choice, days: String(days), price: written }),
    )
  })
  // A browser restores what was chosen before a reload.
  update()
}
