import { type AdditionId, estimate, type ProductId } from '~/content/estimate'
import { questionFragment } from '~/lib/asked-question'
import { comma } from '~/lib/comma'
import { fillIn } from '~/lib/fill-in'
import { grouped } from '~/lib/grouped'
import { fillInCount, type PluralForms } from '~/lib/plural'
import { takeEstimate } from './taken-estimate'

/** Adds up what is chosen, and hands it to the contact form and to the proposal of a meeting on the same page. */
export default function startEstimate(section: HTMLElement) {
  const form = section.querySelector('form')
  if (!form) return
  const {
    before = '',
    after = '',
    dinars = '',
    separator = '',
    message = '',
    counts = '',
  } = section.dataset
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
      inDinars: fillIn(dinars, { amount: grouped(sums.dinars, separator) }),
    }
  }

  function write(field: string, value: string) {
    for (const place of section.querySelectorAll(`[data-field=${field}]`)) {
      if (place.textContent !== value) place.textContent = value
    }
  }

  function update() {
    const isSite = section.querySelector<HTMLInputElement>('[value=site]')?.checked
    for (const input of section.querySelectorAll<HTMLInputElement>('[data-for-apps]'))
      input.disabled = isSite ?? false
    const { days, weeks, parts, names, written, inDinars } = read()
    const added = Object.values(parts).reduce((sum, part) => sum + part, 0)
    write('name', names[0] ?? '')
    write('base', fillInCount(forms.days, days - added))
    write('days', fillInCount(forms.days, days))
    write('weeks', fillInCount(forms.weeks, weeks))
    write('price', written)
    write('dinars', inDinars)
    for (const line of section.querySelectorAll<HTMLElement>('[data-addition]')) {
      const part = parts[line.dataset.addition as AdditionId]
      line.hidden = part === undefined
      const place = line.lastElementChild
      if (part !== undefined && place)
        place.textContent = (part < 0 ? '\u2212' : '+') + fillInCount(forms.days, Math.abs(part))
    }
  }

  function sentence() {
    const { days, names, written } = read()
    return fillIn(message, { choice: names.join('; '), days: String(days), price: written })
  }

  function take() {
    const { days, written } = read()
    takeEstimate({
      sums: `${fillInCount(forms.days, days)}${comma}${written}`,
      message: sentence(),
    })
  }

  form.addEventListener('input', () => {
    update()
    take()
  })
  section.querySelector('[data-meet]')?.addEventListener('click', take)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    location.hash = questionFragment(sentence())
  })
  // A visit within the same document starts anew.
  takeEstimate(undefined)
  // A browser restores what was chosen before a reload.
  update()
}
