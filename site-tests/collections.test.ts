/** The content of each collection's pages, one page per entry. */
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { collectionRoutes } from '../app/addresses.ts'
import { articles } from '../app/content/collections/articles.ts'
import { caseStudies, genericCaseStudy } from '../app/content/collections/case-studies.ts'
import { projects } from '../app/content/collections/projects.ts'
import { genericService, services } from '../app/content/collections/services.ts'
import { genericMember, team } from '../app/content/collections/team.ts'
import { servicesPageTestimonials, testimonialsNamed } from '../app/content/testimonials.ts'
import { builtSite } from '../scripts/build-folder.ts'
import { fileOf } from '../scripts/page-files.ts'
import { readPage } from './pages.ts'

type Found = ReturnType<Awaited<ReturnType<typeof readPage>>>

const text = (found: Found) => found.text().replaceAll(/\s+/g, ' ').trim()
const hrefs = (found: Found) =>
  found.toArray().map((node) => ('attribs' in node ? node.attribs.href : undefined))
/** A picture's name without its size: "/media/services/technology.3fe4fcb0". */
const picture = (src: string | undefined) => (src ?? '').replace(/-\d+\.jpg$/, '')

test('the page for unknown ids names itself in its breadcrumb, not by its own id', async () => {
  for (const { page } of collectionRoutes) {
    const $ = await readPage(page)
    const here = text($('nav[aria-label="Breadcrumb"] [aria-current="page"]'))
    expect.soft(here, page).toMatch(/^[A-Z]/)
  }
})

describe('an article', () => {
  test('is complete in its page', async () => {
    const $ = await readPage('/blog/offline-first-apps')
    expect(text($('article'))).toContain('And whatever we build, we test it in the lift.')
    expect($('article table caption').text()).toBe('What the app says, and when')
  })

  test('links to the articles before and after it; the first and the last have one link', async () => {
    for (const [index, { slug }] of articles.entries()) {
      const $ = await readPage(`/blog/${slug}`)
      const later = articles[index - 1]
      const earlier = articles[index + 1]
      expect(hrefs($('nav[aria-label="Articles before and after"] a')), slug).toEqual(
        [earlier, later].flatMap((other) => (other ? [`/blog/${other.slug}`] : [])),
      )
      expect(text($('nav [rel="prev"]')), slug).toBe(
        earlier ? `Previous article ${earlier.question} ${earlier.title}` : '',
      )
      expect(text($('nav [rel="next"]')), slug).toBe(
        later ? `Next article ${later.question} ${later.title}` : '',
      )
    }
  })
})

describe('a case study', () => {
  test('has a banner, overview, research, result and a call to action, in this order', async () => {
    for (const { slug, title } of [...caseStudies, genericCaseStudy]) {
      const $ = await readPage(`/case-study/${slug}`)
      expect(text($('h1')), slug).toBe(title)
      const [overview, research, result, ...rest] = $('main h2')
        .toArray()
        .map((heading) => text($(heading)))
      expect([overview, research, result], slug).toEqual(['Overview', 'Research', 'Result'])
      expect(rest, slug).toHaveLength(1)
      const findings = $('main h3').filter((_, heading) => $(heading).text() === 'What we found')
      expect(findings.next('ul').children('li').length, slug).toBeGreaterThanOrEqual(3)
      const call = $('main a[href="/contact"]').last()
      expect(text(call), slug).toBe('Apply For Meeting')
    }
    const $ = await readPage('/case-study/tassili-bank-onboarding')
    expect(text($('main a[href="/portfolio/tassili-bank"]'))).toBe('See the project')
  })

  test('closes with one of its numbers on paper, and the files of the other four', async () => {
    for (const { slug, client, slip } of caseStudies) {
      const $ = await readPage(`/case-study/${slug}`)
      const row = $('table:contains("Yours") tbody tr').first()
      expect(
        row
          .children()
          .toArray()
          .map((cell) => text($(cell))),
        slug,
      ).toEqual([client, slip.before, slip.after])
      const files = $('nav li:has(a[href^="/case-study/"])').toArray()
      expect(
        files.map((file) => [text($(file).find('a')), text($(file).find('p'))]),
        slug,
      ).toEqual(
        caseStudies
          .filter((other) => other.slug !== slug)
          .map((other) => {
            const of = projects.find((project) => project.slug === other.project)
            return [other.client, `${of?.figures[0].value} ${of?.counts}`]
          }),
      )
    }
    const $ = await readPage(`/case-study/${genericCaseStudy.slug}`)
    expect($('main table')).toHaveLength(0)
  })

  test('has its own banner and three figures', async () => {
    const seen = new Set<string>()
    for (const { slug, bannerText } of [...caseStudies, genericCaseStudy]) {
      const $ = await readPage(`/case-study/${slug}`)
      // Besides there may be the portrait of the person quoted, and the files of the other case studies have theirs.
      const sources = $('main img').not('blockquote + picture img, nav img').toArray()
      expect(sources, slug).toHaveLength(4)
      for (const { attribs } of sources) {
        expect(seen, slug).not.toContain(picture(attribs.src))
        seen.add(picture(attribs.src))
      }
      // Three figures and the quotation; a banner whose screen is French says what it reads.
      expect($('main figcaption'), slug).toHaveLength(bannerText ? 5 : 4)
    }
  })
})

describe('a project', () => {
  test('shows its facts', async () => {
    const $ = await readPage('/portfolio/sirocco-air')
    const facts = $('main dl:has(time) > div').toArray()
    expect(facts.map((fact) => [text($(fact).find('dt')), text($(fact).find('dd'))])).toEqual([
      ['Client', 'Sirocco Air'],
      ['Category', 'Logo Design'],
      ['Location', 'Ghardaïa'],
      ['Date', 'October 2022'],
      ['Software', 'Illustrator, Glyphs, Blender, Figma'],
    ])
  })

  test('links to the next and the previous one, and wraps around', async () => {
    for (const [index, { slug }] of projects.entries()) {
      const $ = await readPage(`/portfolio/${slug}`)
      const next = projects[(index + 1) % projects.length]
      const previous = projects.at(index - 1)
      const ways = $('nav[aria-label="Other projects"] a').toArray()
      expect(ways.map((way) => [way.attribs.href, text($(way))])).toEqual([
        [
          `/portfolio/${next?.slug}`,
          `Next Project ${next?.title} ${next?.figures[0].value} ${next?.figures[0].label}`,
        ],
        [`/portfolio/${previous?.slug}`, `Prev Project ${previous?.title}`],
      ])
    }
  })

  test('shows its own pictures, which load lazily and link to their files', async () => {
    const seen = new Set<string>()
    for (const { slug, plates: own, scene } of projects) {
      const $ = await readPage(`/portfolio/${slug}`)
      const plates = $('main figure a:has(img)').toArray()
      expect(plates, slug).toHaveLength(own.length + (scene ? 1 : 0))
      for (const plate of plates) {
        const image = $(plate).find('img')
        const file = plate.attribs.href ?? ''
        expect(image.attr('loading'), file).toBe('lazy')
        expect(seen, slug).not.toContain(picture(file))
        seen.add(picture(file))
        // Another size of the same picture.
        expect(picture(file)).toBe(picture(image.attr('src')))
        expect(existsSync(fileOf(builtSite, file)), file).toBe(true)
      }
    }
  })
})

describe('a service', () => {
  const addresses = services.map(({ slug }) => `/service/${slug}`)

  test('is one of six, in the specified order', async () => {
    const $ = await readPage('/service')
    const links = $('main li h2 a')
    expect(links.toArray().map((link) => text($(link)))).toEqual([
      'UI/UX design',
      'React development',
      'Digital marketing',
      'Technology',
      'Consultancy',
      'Creative design',
    ])
    expect(hrefs(links)).toEqual([
      '/service/ui-ux-design',
      '/service/reactjs-development',
      '/service/digital-marketing',
      '/service/technology',
      '/service/consultancy',
      '/service/creative-design',
    ])
  })

  test('has three steps, eight questions and a call to action, in this order', async () => {
    for (const { slug, title } of [...services, genericService]) {
      const $ = await readPage(`/service/${slug}`)
      expect(text($('h1')), slug).toBe(title)
      expect($('main ol > li:has(h3)'), slug).toHaveLength(3)
      expect($('main details'), slug).toHaveLength(8)
      expect($('main details[open]'), slug).toHaveLength(1)
      expect(hrefs($('nav:has(h2:contains("All six services")) a')), slug).toEqual(addresses)
      expect($('[aria-label="What clients say"] figure'), slug).toHaveLength(4)
      const call = $('main a').filter((_, link) => text($(link)) === 'Schedule a Consultation')
      expect(hrefs(call), slug).toEqual(['/contact#consultation'])
    }
  })

  test('names what one receives, with samples from projects if it has some', async () => {
    for (const { slug, deliverables, findings = [], look } of [...services, genericService]) {
      const $ = await readPage(`/service/${slug}`)
      const items = $('section:has(> h2:contains("What you receive")) li')
      const links = items.find('a')
      expect(
        links.toArray().map((link) => [link.attribs.href, text($(link))]),
        slug,
      ).toEqual(
        (look.samples ?? []).map(({ project }) => [`/portfolio/${project.slug}`, project.title]),
      )
      links.remove()
      expect(
        items.toArray().map((item) => text($(item))),
        slug,
      ).toEqual(
        // With what its picture shows of it.
        deliverables.map((one, index) =>
          `${one}${findings[index] ?? ''}`.replaceAll('\u00a0', ' '),
        ),
      )
    }
  })

  test('shows one picture of its own, loaded lazily', async () => {
    const found: string[] = []
    for (const { slug } of [...services, genericService]) {
      const $ = await readPage(`/service/${slug}`)
      const scenes = $('img[src*="/media/services/"]').toArray()
      expect(scenes, slug).toHaveLength(1)
      const { src, loading, alt } = scenes[0]?.attribs ?? {}
      expect(loading, slug).toBe('lazy')
      expect(alt?.length, slug).toBeGreaterThanOrEqual(40)
      found.push(/\/media\/services\/([^.]+)/.exec(src ?? '')?.[1] ?? '')
    }
    expect(found).toEqual([...services.map(({ slug }) => slug), 'studio'])
  })

  test('opens the testimonials with a client who is not in the slider', async () => {
    const pages = [
      { path: '/service' as const, keys: servicesPageTestimonials },
      ...[...services, genericService].map((service) => ({
        path: `/service/${service.slug}` as const,
        keys: service.testimonials,
      })),
    ]
    for (const { path, keys } of pages) {
      const [first, ...others] = testimonialsNamed(keys)
      const $ = await readPage(path)
      const section = $('section[aria-label="Testimonials"]')
      expect(text(section.find('h2 q')), path).toBe(first?.text)
      expect(text(section.find('h2 ~ div')), path).toContain(`${first?.ratings} out of 5`)
      expect(
        section
          .find('[aria-label="What clients say"] figure')
          .toArray()
          .map((quote) => text($(quote).find('figcaption p').first())),
        path,
      ).toEqual(others.map(({ name }) => name))
    }
  })

  test('has four testimonials with lazy portraits and accessible ratings', async () => {
    const $ = await readPage('/service')
    const quotes = $('[aria-label="What clients say"] figure')
    expect(quotes).toHaveLength(4)
    // The name is beside the portrait, so its alternative text is empty.
    const portraits = quotes.find('figcaption img[alt=""][loading="lazy"]').toArray()
    expect(new Set(portraits.map(({ attribs }) => attribs.src)).size).toBe(4)
    const quote = quotes.filter(':contains("Houda Mezaache")')
    expect(text(quote)).toContain('4.5 out of 5')
    // 20 per cent of the width per point.
    expect(quote.find('svg svg').attr('width')).toBe('90%')
  })
})

describe('a member', () => {
  test('has a page with five skills and the projects', async () => {
    for (const { slug, name, projects: own } of [...team, genericMember]) {
      const $ = await readPage(`/team/${slug}`)
      expect(text($('h1')), slug).toBe(name)
      expect($('section:has(> h2:contains("Skills")) li'), slug).toHaveLength(5)
      expect(
        hrefs($('section:has(> h2:contains("Projects")) a[href^="/portfolio/"]')),
        slug,
      ).toEqual(
        // The last three are pictured, above the others.
        [...own.slice(-3), ...own.slice(0, -3)].map((project) => `/portfolio/${project}`),
      )
    }
  })

  test('has a biography and four social links', async () => {
    const $ = await readPage('/team/meriem-ait-said')
    expect(text($('[aria-label="Biography"]')).length).toBeGreaterThan(200)
    const skills = $('section:has(> h2:contains("Skills")) li').toArray()
    expect(skills.map((skill) => text($(skill)))).toEqual([
      'HTML and CSS',
      'React and TypeScript',
      'Performance',
      'Accessibility',
      'Testing',
    ])
    const networks = $('main h1 ~ ul a').toArray()
    expect(networks.map((link) => text($(link)))).toEqual(
      ['LinkedIn', 'Twitter', 'YouTube', 'Facebook'].map((name) => `${name} of Meriem Aït Saïd`),
    )
  })
})
