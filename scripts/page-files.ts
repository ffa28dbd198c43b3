import { join } from 'node:path'
import { load } from 'cheerio'
import { lateStyles } from '../app/islands/early.ts'
import { basePath } from '../hosting/base-path.ts'
import { addressesOf, chunksOf, clientEntry, partFiles, readManifest } from './built-files.ts'

/** The file of a built site for this address. */
export function fileOf(site: string, address: string) {
  return join(site, address.slice(basePath.length))
}

/** The scripts that every page starts with, by address. */
export function firstScripts() {
  return addressesOf(chunksOf(readManifest(), clientEntry, 'static')).scripts
}

/** What the islands and behaviours of a page may ask for: React, their own scripts and styles. */
export function partFilesOf(html: string) {
  const manifest = readManifest()
  const $ = load(html)
  const names = $('[data-island], [data-behaviour]')
    .toArray()
    .map((part) => $(part).attr('data-island') ?? $(part).attr('data-behaviour') ?? '')
  const files = [...new Set(names)].map((name) => partFiles(manifest, name, 'all'))
  const { scripts } = partFiles(manifest, 'hydrate', 'all')
  return [...new Set([...scripts, ...files.flatMap((part) => [...part.scripts, ...part.styles])])]
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
