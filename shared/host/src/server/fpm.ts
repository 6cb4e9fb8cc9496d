// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, writeFileSync } from 'node:fs'
import { cpus, userInfo } from 'node:os'
import { webSettings } from '../php.ts'
import { script, webServerEnvironment, type WebServerOptions } from './php.ts'

const fpm = ['/usr/sbin/php-fpm8.4', '/usr/sbin/php-fpm8.3', '/usr/sbin/php-fpm8.2', '/usr/local/sbin/php-fpm']
const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx']

/** The programs that startFpm needs; null if this machine lacks one. */
export function fpmPrograms(): { readonly fpm: string, readonly nginx: string } | null {
	const [manager, server] = [fpm.find(existsSync), nginx.find(existsSync)]
	return manager !== undefined && server !== undefined ? { fpm: manager, nginx: server } : null
}

/**
 * Starts php-fpm behind nginx on loopback, the setup of production servers: relevant figures are measured on it.
 * Requests go through the same router script as with PHP's built-in server.
 *
 * @return leader of the process group of both; their output goes to php.log in the instance's directory
 * @throws when this machine has no php-fpm or no nginx
 */
export function startFpm(options: WebServerOptions): ChildProcess {
	const programs = fpmPrograms()
	if (programs === null) {
		throw new Error('Figures on php-fpm need the Debian packages php-fpm and nginx-light.')
	}
	const environment = webServerEnvironment(options)
	const { directory } = options
	writeFileSync(`${directory}/fpm.conf`, fpmConfig(options))
	writeFileSync(`${directory}/nginx.conf`, nginxConfig(options))
	const log = openSync(`${directory}/php.log`, 'a')
	try {
		const isRoot = userInfo().uid === 0 ? ' -R' : ''
		// php-fpm leaves its process group for one of its own, so both are tied to the lifetime of the shell that leads them
		const tied = 'setpriv --pdeathsig TERM'
		return spawn('sh', [
			'-c',
			`${tied} "${programs.fpm}" -F${isRoot} -y fpm.conf & while [ ! -S fpm.sock ]; do kill -0 $! 2>/dev/null || exit 1; `
				+ `sleep 0.05; done; ${tied} "${programs.nginx}" -e stderr -p . -c nginx.conf & wait`,
		], {
			cwd: directory, env: { ...process.env, ...environment }, stdio: ['ignore', log, log], detached: true,
		})
	} finally {
		closeSync(log)
	}
}

function fpmConfig(options: WebServerOptions): string {
	const { username } = userInfo()
	return [
		'[global]', `error_log = ${options.directory}/php.log`, 'daemonize = no',
		'[www]', `user = ${username}`, `listen = ${options.directory}/fpm.sock`, 'pm = static', `pm.max_children = ${cpus().length * 2}`,
		'clear_env = no',
		...webSettings(options.directory, options.watchesFiles).map((setting) =>
			setting.replace(/^([^=]+)=(.*)$/, 'php_admin_value[$1] = "$2"')),
		'',
	].join('\n')
}

function nginxConfig(options: WebServerOptions): string {
	const { username } = userInfo()
	const { directory } = options
	const files = 'css|ico|jpg|js|mjs|png|svg|woff2?'
	return `${username === 'root' ? 'user root;\n' : ''}daemon off;
worker_processes 1;
pid ${directory}/nginx.pid;
events { worker_connections 256; }
http {
	access_log off;
	client_max_body_size 64m;
	client_body_temp_path ${directory}/tmp;
	fastcgi_temp_path ${directory}/tmp;
	proxy_temp_path ${directory}/tmp;
	uwsgi_temp_path ${directory}/tmp;
	scgi_temp_path ${directory}/tmp;
	include /etc/nginx/mime.types;
	types { text/javascript mjs; }
	gzip on;
	gzip_vary on;
	gzip_comp_level 4;
	gzip_min_length 256;
	gzip_types application/javascript application/json image/svg+xml text/css text/javascript;
	server {
		listen 127.0.0.1:${options.port};
		root ${options.server};
		# as the server's documentation sets it up: what is a file already costs no PHP, and text is sent compressed
		location ~ ^/custom_apps/(.+\\.(?:${files}))$ {
			alias ${directory}/apps/$1;
		}
		location ~ ^/(?:apps|core|dist|themes)/.+\\.(?:${files})$ {
			try_files $uri @php;
		}
		location / {
			try_files /none @php;
		}
		location @php {
			include /etc/nginx/fastcgi_params;
			fastcgi_param SCRIPT_FILENAME ${script('router.php')};
			fastcgi_param DOCUMENT_ROOT ${options.server};
			fastcgi_buffers 64 16k;
			fastcgi_read_timeout 120s;
			fastcgi_pass unix:${directory}/fpm.sock;
		}
	}
}
`
}
