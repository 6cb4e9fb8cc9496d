// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import type { Database } from './options.ts'
import { phpExtensions } from './php.ts'

/** Something that a machine must have, and where Debian has it. */
export interface Requirement {
	/** For people to read. */
	readonly name: string
	/** What of it is missing; empty when all is there. */
	readonly missing: () => string[]
	/** Debian packages that bring what is missing. */
	readonly packages: (missing: readonly string[]) => string[]
}

/** This machine lacks something that cannot be installed from here. Its message gives the command that does it. */
export class MissingRequirement extends Error {
	override readonly name = 'MissingRequirement'
}

/** The oldest PHP that the supported servers run on. */
export const minimumPhp = '8.2'

/** Debian package by PHP extension that the embedded host needs. */
const embeddedPackages: Readonly<Record<string, string>> = {
	ctype: 'common', curl: 'curl', dom: 'xml', fileinfo: 'common', gd: 'gd', mbstring: 'mbstring', pdo_sqlite: 'sqlite3', simplexml: 'xml', xmlreader: 'xml', xmlwriter: 'xml', 'zend opcache': 'opcache',
}

/** The same for a server. */
const serverPackages: Readonly<Record<string, string>> = { ...embeddedPackages, apcu: 'apcu', intl: 'intl', pcntl: 'cli', posix: 'common', zip: 'zip' }

/** PHP with what the embedded host needs, or a server on this kind of database. */
export function phpFor(what: 'embedded' | Database['kind']): Requirement {
	const wanted = { ...(what === 'embedded' ? embeddedPackages : serverPackages), ...(what === 'mysql' || what === 'pgsql' ? { [`pdo_${what}`]: what } : {}) } as Record<string, string>
	return {
		name: `PHP ${minimumPhp} or newer with its extensions`,
		missing: () => {
			const version = phpVersion()
			if (version === undefined || Number.parseFloat(version) < Number.parseFloat(minimumPhp)) {
				return ['php']
			}
			const loaded = phpExtensions()
			return Object.keys(wanted).filter((extension) => !loaded.has(extension))
		},
		packages: (missing) => {
			if (missing.includes('php')) {
				return [...new Set(['cli', ...Object.values(wanted)])].filter((name) => name !== 'common').map((name) => `php-${name}`).sort()
			}
			const prefix = `php${phpVersion() ?? ''}`
			return [...new Set(missing.map((extension) => wanted[extension]))].map((name) => name === 'apcu' ? 'php-apcu' : `${prefix}-${name}`).sort()
		},
	}
}

/** Debian's Chromium, for browser tests. */
export const chromium: Requirement = {
	name: 'Chromium',
	missing: () => existsSync('/usr/bin/chromium') ? [] : ['/usr/bin/chromium'],
	packages: () => ['chromium'],
}

/** Composer, which brings the PHP tools and the libraries that the apps carry. */
export const composer: Requirement = {
	name: 'Composer',
	missing: () => spawnSync('composer', ['--version', '--no-interaction'], { stdio: 'ignore' }).status === 0 ? [] : ['composer'],
	packages: () => ['composer', 'unzip'],
}

/** Major and minor version of the PHP on the path. */
function phpVersion(): string | undefined {
	return /^PHP (\d+\.\d+)/.exec(spawnSync('php', ['-v'], { encoding: 'utf8' }).stdout ?? '')?.[1]
}

/**
 * Makes sure of requirements: as root on Debian by installing what is missing, else by an error that gives the command.
 *
 * @param say - told what is being installed
 * @throws MissingRequirement
 */
export function ensure(requirements: readonly Requirement[], say: (line: string) => void): void {
	const lacking = requirements.map((requirement) => ({ ...requirement, lacks: requirement.missing() })).filter(({ lacks }) => lacks.length > 0)
	if (lacking.length === 0) {
		return
	}
	const packages = [...new Set(lacking.flatMap((requirement) => requirement.packages(requirement.lacks)))]
	const what = lacking.map(({ name, lacks }) => `${name} (missing: ${lacks.join(', ')})`).join('; ')
	if (!existsSync('/etc/debian_version') || userInfo().uid !== 0) {
		throw new MissingRequirement(`This needs ${what}. On Debian and Ubuntu:\n  ${installCommand(packages)}`)
	}
	say(`installing ${packages.join(' ')}`)
	for (const args of [['update', '-qq'], ['install', '-y', '-qq', '--no-install-recommends', ...packages]]) {
		// its output is no answer of ours: both streams go where errors go
		const ended = spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
		if (ended.status !== 0) {
			throw new MissingRequirement(`This needs ${what}, and apt-get ${args.join(' ')} failed.`)
		}
	}
	const still = lacking.filter((requirement) => requirement.missing().length > 0)
	if (still.length > 0) {
		throw new MissingRequirement(`Still missing after installing ${packages.join(' ')}: ${still.map((requirement) => requirement.missing().join(', ')).join('; ')}.`)
	}
}

/** What a person types to install packages. */
export const installCommand = (packages: readonly string[]): string => `sudo apt-get install -y --no-install-recommends ${packages.join(' ')}`
