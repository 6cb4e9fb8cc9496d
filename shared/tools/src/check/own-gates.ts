// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { appTranslationProblems } from '../l10n/apps.ts'
import { appIds, root } from '@suite/node/paths'
import { run } from '@suite/node/process'
import { contracts } from '@suite/api/contracts'
import { php } from '../php.ts'
import { appNameProblems, type AppNames } from './app-names.ts'
import type { Gate } from './gate.ts'
import { folderFinding } from './folders.ts'
import { hostLineFinding } from './host-lines.ts'
import { circleProblems } from './circles.ts'
import { layerProblems } from './layers.ts'
import { phpLayerProblems } from './layers-php.ts'
import { composerLicenceProblems, npmLicenceProblems, type Lock } from './licences.ts'
import { manifestOf, packageProblems } from './packages.ts'
import { lockProblems, placeProblems } from './places.ts'
import { reasonProblems } from './reasons.ts'
import { repositoryProblems } from './repositories.ts'
import { signatures } from './signatures.ts'
import { sizeFinding } from './sizes.ts'
import { paths, sources, type Source } from './sources.ts'
import { spdxProblems } from './spdx.ts'
import { everyHostTests } from '../test/every-host.ts'
import { realHostTests } from '../test/real-host.ts'
import { vectorProblems } from './vectors.ts'
import { widthProblems } from './width.ts'

/** Gates on the text of our own files. */
export const ownGates: readonly Gate[] = [
	{ name: 'layers', run: layers },
	{ name: 'sizes', run: () => sizeFinding(sources(/\.(ts|vue|php|css|scss|mjs)$/)) },
	{ name: 'width', run: () => ({ problems: widthProblems(everyFile()) }) },
	{ name: 'folders', run: () => folderFinding(paths()) },
	{ name: 'host lines', run: hostLines },
	{ name: 'spdx', run: () => ({ problems: spdxProblems(
		everyFile().filter(({ path }) => !/^(LICENSE$|LICENSES\/)/.test(path)),
		read('REUSE.toml'),
		readdirSync(`${root}/LICENSES`),
	) }) },
	{ name: 'licences', run: licences },
	{ name: 'places', run: places },
	{ name: 'l10n', run: async () => ({ problems: (await Promise.all(appIds().map(appTranslationProblems))).flat() }) },
	{ name: 'signatures', run: signatures },
	{
		name: 'real-host',
		run: () => realHostTests(sources(/\.(test|spec)\.ts$/).filter(({ path }) => !path.startsWith('shared/tools/tests/unit/'))),
	},
	{ name: 'every-host', run: () => everyHostTests(sources(/\.spec\.ts$/)) },
	{ name: 'vectors', run: () => ({ problems: vectorProblems(paths(), sources(/\.test\.ts$|Test\.php$/)) }) },
	{ name: 'reasons', run: () => ({ problems: contracts.flatMap((contract) => reasonProblems(
		contract,
		JSON.parse(php('reasons.php', `OCA\\${contract.namespace}`)) as Record<string, string>,
	)) }) },
]

const binary = /\.(png|jpe?g|gif|webp|ico|woff2?|webm|gz|zip|pdf|sqlite)$/

/** All our files, binary ones with an empty text. */
function everyFile(): Source[] {
	return paths().map((path) => ({ path, text: binary.test(path) ? '' : read(path) }))
}

function hostLines() {
	return hostLineFinding(sources(/^shared\/host\/embedded\/.*\.(php|js|css|ts)$/), read('shared/host/embedded/README.md'))
}

async function layers() {
	const files = everyFile()
	const modules = sources(/\.([cm]?js|ts|vue)$/)
	const problems = layerProblems(modules.filter(({ path }) => /^(apps|shared)\/.*\.(ts|vue)$/.test(path)))
	const named = appNameProblems(files.filter(({ path }) => path.startsWith('shared/')), appIds().map(namesOf))
	const manifests = sources(/^((apps|shared)\/[^/]+\/)?package\.json$/).map(manifestOf)
	const texts = files.filter(({ path }) => !/(^|\/)package(-lock)?\.json$/.test(path))
	const packages = [...packageProblems(manifests, modules, texts, peersOf), ...circleProblems(modules)]
	const classes = sources(/^(apps\/[^/]+\/(lib|templates)|shared\/php)\/(?!tests\/).*\.php$/)
	return { problems: [...problems, ...named, ...packages, ...await phpLayerProblems(classes), ...repositoryProblems(classes)] }
}

function namesOf(id: string): AppNames {
	const info = read(`apps/${id}/appinfo/info.xml`)
	const text = (element: string) => new RegExp(`<${element}>([^<]+)<`).exec(info)?.[1] ?? id
	return { id, namespace: text('namespace'), title: text('name') }
}

function licences() {
	return {
		problems: [
			...npmLicenceProblems(lock(), manifestLicence),
			...['shared/tools/php', 'shared/host/embedded'].flatMap((folder) => composerLicenceProblems(composerPackages(folder))),
		],
	}
}

/** The packages of a Composer project, without development dependencies. */
function composerPackages(folder: string): { name: string, version: string, license?: string[] }[] {
	const installed = JSON.parse(read(`${folder}/vendor/composer/installed.json`)) as {
		packages: { name: string, version: string, license?: string[] }[]
		'dev-package-names': string[]
	}
	return installed.packages.filter(({ name }) => !installed['dev-package-names'].includes(name))
}

function manifestLicence(path: string): string | undefined {
	const licence = installedManifest(path).license
	return typeof licence === 'string' ? licence : undefined
}

function peersOf(name: string): string[] {
	return Object.keys(installedManifest(`node_modules/${name}`).peerDependencies ?? {})
}

function installedManifest(path: string): { license?: unknown, peerDependencies?: Record<string, string> } {
	const file = `${root}/${path}/package.json`
	return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof installedManifest> : {}
}

async function places() {
	const registries = await Promise.all([
		run('npm', ['config', 'get', 'registry', '--loglevel=error']),
		run('composer', ['config', '--global', 'repositories', '--no-interaction']),
	])
	const hosts = registries.flatMap(({ stdout }) => [...stdout.matchAll(/https?:\\?\/\\?\/([^/\s"\\]+)/g)].map((match) => match[1] ?? ''))
	return { problems: [...placeProblems(everyFile(), hosts), ...lockProblems(lock())] }
}

function lock(): Lock {
	return JSON.parse(read('package-lock.json')) as Lock
}

function read(path: string): string {
	return readFileSync(`${root}/${path}`, 'utf8')
}
