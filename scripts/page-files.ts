import { join } from 'node:path'
import { load } from 'cheerio'
import { languages } from '../app/content/languages.ts'
import { lateStyles } from '../app/islands/early.ts'
import type { Language } from '../app/lib/language.ts'
import { basePath } from '../hosting/base-path.ts'
import {
  addressesOf,
  chunksOf,
  clientEntry,
  type Depth,
  partFiles,
  readManifest,
} from './built-files.ts'

/** @throws for a page that is in no language of the site. */
export function languageOf(html: string): Language['code'] {
  const code = load(html)('html').attr('lang')
  const language = languages.find((one) => one.code === code)
  if (!language) throw new Error(`There are no pages in the language "${code}".`)
  return language.code
}

/** The file of a built site for this address. */
export function fileOf(site: string, address: string) {
  return join(site, address.slice(basePath.length))
}

/** The scripts that every page of a language starts with, by address. */
export function firstScripts(language: Language['code']) {
  return addressesOf(chunksOf(readManifest(language), clientEntry, 'static')).scripts
}

/** The code of every part of a language's public pages, by address. The admin page's own is left out. */
export function publicCode(language: Language['code']) {
  const manifest = readManifest(language)
  const admin = Object.values(manifest).filter(({ name }) => name?.startsWith('admin-desk'))
  const { scripts, styles } = addressesOf(chunksOf(manifest, clientEntry, 'all', admin))
  return [...scripts, ...styles]
}

/**
 * What islands and behaviours of a page fetch: React, their own scripts and styles.
 *
 * @param parts a selector of those that count
 * @param depth `static` leaves out what they fetch later
 */
export function partFilesOf(html: string, parts = '[data-waiting]', depth: Depth = 'all') {
  const manifest = readManifest(languageOf(html))
  const $ = load(html)
  const names = $(parts)
    .toArray()
    .flatMap(
      (part) => $(part).attr('data-behaviour') ?? ['hydrate', $(part).attr('data-island') ?? ''],
    )
  const files = [...new Set(names)].map((name) => partFiles(manifest, name, depth))
  return [...new Set(files.flatMap(({ scripts, styles }) => [...scripts, ...styles]))]
}

/** The external stylesheets of a finished page, each once. */
export function styleSheetsOf(html: string) {
  const $ = load(html)
  const links = $(`link[rel="stylesheet"]:not([disabled]), ${lateStyles}`)
  return [...new Set(links.toArray().map((link) => $(link).attr('href') ?? ''))]
}

/** The page's preloads of one kind: `font`, `image`. */
export function preloadsOf(html: string, kind: string) {
  const $ = load(html)
  const links = $(`link[rel="preload"][as="${kind}"]`)
  return links.toArray().map((link) => $(link).attr('href') ?? '')
}
