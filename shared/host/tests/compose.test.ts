// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, readFileSync, statSync } from 'node:fs'
import { root } from '@suite/node/paths'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { defaultVersion } from '../src/server/obtain.ts'

interface Service {
	readonly image: string
	readonly ports?: readonly string[]
	readonly volumes?: readonly string[]
	readonly environment?: Readonly<Record<string, string>>
	readonly entrypoint?: string
}

const text = readFileSync(`${root}/docker/compose.yaml`, 'utf8')
const compose = parse(text, { merge: true }) as { services: Record<string, Service>, volumes: Record<string, unknown> }

test('the same Nextcloud as npm start, with MariaDB, Redis and cron', () => {
	expect(Object.keys(compose.services).sort()).toEqual(['cron', 'database', 'nextcloud', 'redis'])
	expect(compose.services.nextcloud?.image).toBe(`nextcloud:${defaultVersion}-apache`)
	expect(compose.services.cron).toMatchObject({
		image: compose.services.nextcloud?.image,
		entrypoint: '/cron.sh',
		volumes: compose.services.nextcloud?.volumes,
	})
	expect(compose.services.database?.image).toMatch(/^mariadb:/)
	expect(compose.services.redis?.image).toMatch(/^redis:/)
})

test('nothing but Nextcloud is published, and that on loopback only', () => {
	const published = Object.entries(compose.services).flatMap(([name, service]) => (service.ports ?? []).map((port) => `${name} ${port}`))
	expect(published).toEqual(['nextcloud 127.0.0.1:${PORT:-8080}:80'])
})

test('Nextcloud and its database agree on the account', () => {
	const { MYSQL_USER, MYSQL_PASSWORD, MYSQL_DATABASE, MYSQL_HOST } = compose.services.nextcloud?.environment ?? {}
	expect(compose.services.database?.environment).toMatchObject({
		MARIADB_USER: MYSQL_USER,
		MARIADB_PASSWORD: MYSQL_PASSWORD,
		MARIADB_DATABASE: MYSQL_DATABASE,
	})
	expect(Object.keys(compose.services)).toContain(MYSQL_HOST)
})

test('what is mounted from the repository is there, and named volumes are declared', () => {
	for (const [from] of Object.values(compose.services)
		.flatMap((service) => service.volumes ?? [])
		.map((volume) => volume.split(':') as [string])) {
		if (!from.startsWith('.')) {
			expect(Object.keys(compose.volumes)).toContain(from)
		} else if (from !== '../build/packages') {
			expect(existsSync(`${root}/docker/${from}`)).toBe(true)
			// the image runs only scripts that may be run
			expect(statSync(`${root}/docker/${from}`).mode & 0o111).not.toBe(0)
		}
	}
})

test('the file says that the project itself never starts it', () => {
	expect(text).toContain('only parse this file')
})
