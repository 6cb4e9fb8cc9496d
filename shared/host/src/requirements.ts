// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawnSync } from 'node:child_process'
import type { Say } from '@suite/node/progress'
import { aptGet, canInstall, installCommand, isPackage, programOnPath } from './debian.ts'
import type { Database } from './options.ts'
import { phpExtensions } from './php.ts'

/** Something a machine must have, and the Debian packages that provide it. */
export interface Requirement {
	/** Display name. */
	readonly name: string
	/** Its missing parts; empty when it is complete. */
	readonly missing: () => string[]
	/** Debian packages that provide what is missing. */
	readonly packages: (missing: readonly string[]) => string[]
	/** A remark if it is installed but not as it should be. */
	readonly note?: () => string | undefined
}

/** This machine lacks something that cannot be installed from here. The message contains the command that installs it. */
export class MissingRequirement extends Error {
	override readonly name = 'MissingRequirement'
}

/** The oldest PHP version that the supported servers run on. */
export const minimumPhp = '8.2'

/** Debian packages by PHP extension, for the embedded host. */
const embeddedPackages: Readonly<Record<string, string>> = {
	ctype: 'common', curl: 'curl', dom: 'xml', fileinfo: 'common', gd: 'gd', mbstring: 'mbstring', pdo_sqlite: 'sqlite3', simplexml: 'xml',
	xmlreader: 'xml', xmlwriter: 'xml', 'zend opcache': 'opcache',
}

/** The same for a server. */
const serverPackages: Readonly<Record<string, string>> = {
	...embeddedPackages,
	apcu: 'apcu',
	intl: 'intl',
	pcntl: 'cli',
	posix: 'common',
	zip: 'zip',
}

/** PHP with what the embedded host needs, or with what a server on this kind of database needs. */
export function phpFor(what: 'embedded' | Database['kind']): Requirement {
	const wanted = {
		...(what === 'embedded' ? embeddedPackages : serverPackages),
		...(what === 'mysql' || what === 'pgsql' ? { [`pdo_${what}`]: what } : {}),
	} as Record<string, string>
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
				return [...new Set(['cli', ...Object.values(wanted)])]
					.filter((name) => name !== 'common')
					.map((name) => `php-${name}`)
					.sort()
			}
			const prefix = `php${phpVersion() ?? ''}`
			return [...new Set(missing.map((extension) => wanted[extension]))]
				.map((name) => name === 'apcu' ? 'php-apcu' : `${prefix}-${name}`)
				.sort()
		},
	}
}

/** A Chromium that browser tests run in. */
export interface BrowserExecutable {
	readonly path: string
	/** Whether it is the headless shell, which needs half the processor time. */
	readonly isHeadlessShell: boolean
}

const headlessShell = 'chromium-headless-shell'

/** The browser for tests on the path: preferably the headless one; undefined when there is none. */
export function browserExecutable(): BrowserExecutable | undefined {
	for (const name of [headlessShell, 'chromium']) {
		const path = programOnPath(name)
		if (path !== undefined) {
			return { path, isHeadlessShell: name === headlessShell }
		}
	}
	return undefined
}

/** Debian's Chromium, for browser tests. */
export const chromium: Requirement = {
	name: 'Chromium',
	missing: () => browserExecutable() === undefined ? [headlessShell] : [],
	packages: () => [isPackage(headlessShell) ? headlessShell : 'chromium'],
	note: () => browserExecutable()?.isHeadlessShell === false
		? `browser tests run in chromium; ${headlessShell} would take half the processor time`
		: undefined,
}

/** The regular Chromium, for running browser tests in it too. */
export const fullChromium: Requirement = {
	name: 'Chromium with windows',
	missing: () => programOnPath('chromium') === undefined ? ['chromium'] : [],
	packages: () => ['chromium'],
}

/** Composer, which installs the PHP tools and the libraries bundled with the apps. */
export const composer: Requirement = {
	name: 'Composer',
	missing: () => programOnPath('composer') === undefined ? ['composer'] : [],
	packages: () => ['composer', 'unzip'],
}

/** Major and minor version of the PHP on the path. */
function phpVersion(): string | undefined {
	return /^PHP (\d+\.\d+)/.exec(spawnSync('php', ['-v'], { encoding: 'utf8' }).stdout ?? '')?.[1]
}

/**
 * Ensures requirements: as root on Debian by installing what is missing, otherwise by an error that contains the command.
 *
 * @param say - called with what is being installed
 * @throws MissingRequirement
 * @throws StepFailed when a package cannot be installed
 */
export function ensure(requirements: readonly Requirement[], say: Say): void {
	const lacking = requirements.map((requirement) => ({ ...requirement, lacks: requirement.missing() })).filter(({ lacks }) =>
		lacks.length > 0)
	if (lacking.length > 0) {
		install(lacking, say)
	}
	for (const note of requirements.flatMap((requirement) => requirement.note?.() ?? [])) {
		say(note)
	}
}

function install(lacking: readonly (Requirement & { readonly lacks: readonly string[] })[], say: Say): void {
	const needs = `This needs ${lacking.map(({ name, lacks }) => `${name} (missing: ${lacks.join(', ')})`).join(' and ')}`
	const packages = () => [...new Set(lacking.flatMap((requirement) => requirement.packages(requirement.lacks)))]
	if (!canInstall()) {
		throw new MissingRequirement(`${needs}; on Debian and Ubuntu: ${installCommand(packages())}`)
	}
	say('looking up packages')
	aptGet(['update'], `${needs}, and apt-get update failed`)
	const found = packages().join(' ')
	say(`installing ${found}`)
	aptGet(['install', '-y', '--no-install-recommends', ...found.split(' ')], `${needs}, and ${found} could not be installed`)
	const still = lacking.flatMap((requirement) => requirement.missing())
	if (still.length > 0) {
		throw new MissingRequirement(`Still missing after installing ${found}: ${still.join(', ')}.`)
	}
}
