import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { deployConfigs } from '../hosting/configs.ts'
import { builtSite } from './build-folder.ts'
import { freePort } from './free-port.mjs'
import { findNginx } from './nginx.mjs'

/** Why a test of nginx does not run here; `undefined` where it does. */
export const nginxMissing =
  findNginx() === undefined
    ? 'No nginx with its brotli module here. On Debian: apt-get install nginx libnginx-mod-http-brotli-static'
    : undefined

/**
 * Serves the built site by the configuration that ships, on a real nginx, until `close` is called. Only its port, its
 * name and its folder differ from `deploy/nginx/ikosim.conf`.
 *
 * @throws with what nginx complains of when it does not start.
 */
export async function startNginx() {
  const found = findNginx()
  if (!found) throw new Error(nginxMissing)
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const site = deployConfigs['nginx/ikosim.conf']
    ?.replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('server_name ikosim.studio;', 'server_name localhost;')
    .replace('root /var/www/ikosim;', `root ${builtSite};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const config = join(folder, 'nginx.conf')
  await writeFile(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/pid;
error_log stderr;
load_module ${found.brotli};
events {}
http { access_log off; ${temporary.join(' ')} ${site} }`,
  )

  const options = ['-p', folder, '-c', config, '-e', 'stderr', '-g', 'daemon off;']
  const nginx = spawn(found.binary, options, { stdio: ['ignore', 'ignore', 'pipe'] })
  let complaints = ''
  nginx.stderr.on('data', (data) => {
    complaints += data
  })
  const ended = once(nginx, 'close')
  const close = async () => {
    nginx.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  while (!(await isListening(port))) {
    if (nginx.exitCode !== null) {
      await close()
      throw new Error(`nginx does not start:\n${complaints}`)
    }
    await wait(50)
  }
  return { port, url: `http://localhost:${port}`, complaints: () => complaints, close }
}

async function isListening(port: number) {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}
