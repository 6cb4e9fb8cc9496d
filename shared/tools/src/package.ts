// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { findServer } from '@suite/host/server/source'
import { build } from './build.ts'
import { paths } from './check/sources.ts'
import { digest } from '@suite/node/digest'
import { makeGenerated } from './generated.ts'
import { runPlainly, StepFailed } from '@suite/node/logs'
import { writeArchive } from './package/archive.ts'
import { packageContents, stage } from './package/contents.ts'
import { packageProblems } from './package/gates.ts'
import { appIds, root } from '@suite/node/paths'
import { hasFrontEnd, isFrontEndCurrent } from '@suite/node/front-end'
import { isProgram, run, said, withTemporaryFolder } from '@suite/node/process'
import { progress, type Say } from '@suite/node/progress'

const output = `${root}/build/packages`
/** Files and folders that an app's archive is built from or with, in addition to its own. */
const inputs = ['shared/api', 'shared/php', 'shared/schema', 'shared/tools', 'shared/ui', 'package-lock.json', 'LICENSE']

/**
 * Creates `build/packages/<appid>.tar.gz` for every app: generates, builds, runs the gates on the contents, packs.
 * The same commit yields the same bytes; an archive already built from the same sources is left unchanged.
 *
 * @param ids - apps to pack; all of them when absent
 * @param say - called with what is being done
 * @return paths of the archives, in the order of the ids
 * @throws {Error} that lists every problem; in that case no archive is left
 */
export async function packageApps(ids: readonly string[] = appIds(), say: Say = () => undefined): Promise<string[]> {
	// listed before the build: edits during the build lead to a new archive next time
	const all = paths()
	const prints = new Map(ids.map((id) => [id, fingerprint(id, all)]))
	const stale = ids.filter((id) => !isMadeFrom(id, prints.get(id) ?? '') || !isFrontEndCurrent(id))
	if (stale.length > 0) {
		stale.forEach(forget)
		say('generating code from the contract')
		await makeGenerated()
		await build(stale, say)
		for (const id of stale) {
			say(`packing ${id}`)
			await pack(id)
			writeFileSync(printFile(id), prints.get(id) ?? '')
		}
	}
	return ids.map(archive)
}

async function pack(app: string): Promise<void> {
	const contents = packageContents(app)
	const texts = new Map([...contents].map(([path, source]) => [path, readFileSync(source, 'utf8')]))
	await withTemporaryFolder(async (folder) => {
		stage(contents, `${folder}/${app}`)
		const problems = [
			...packageProblems(app, texts, root, hasFrontEnd(app)),
			...await schemaProblems(app),
			...await namespaceProblems(`${folder}/${app}`),
		]
		if (problems.length > 0) {
			throw new StepFailed(`The package of ${app} is not in order:\n${problems.join('\n')}`)
		}
		mkdirSync(output, { recursive: true })
		await writeArchive(archive(app), folder, [...contents.keys()].map((path) => `${app}/${path}`), await lastChange(app))
	})
}

/** Time of the last commit of the sources: https://reproducible-builds.org/docs/source-date-epoch/; now, if it is unknown. */
async function lastChange(app: string): Promise<Date> {
	const seconds = process.env.SOURCE_DATE_EPOCH
		?? (await run('git', ['log', '-1', '--format=%ct', '--', `apps/${app}`, ...inputs])).stdout
	return Number(seconds) > 0 ? new Date(Number(seconds) * 1000) : new Date()
}

/** The server's own schema of info.xml; undefined if no server is available. */
function infoSchema(): string | undefined {
	const schema = `${findServer()?.directory ?? ''}/resources/app-info.xsd`
	return existsSync(schema) ? schema : undefined
}

async function schemaProblems(app: string): Promise<string[]> {
	const schema = infoSchema()
	if (schema === undefined) {
		return []
	}
	const checked = await run('php', [`${root}/shared/tools/src/package/validate-info.php`, `${root}/apps/${app}/appinfo/info.xml`, schema])
	return checked.code === 0 ? [] : [said(checked)]
}

async function namespaceProblems(folder: string): Promise<string[]> {
	const checked = await run('php', [`${root}/shared/tools/php/bin/namespace-gate.php`, folder])
	return checked.code === 0 ? [] : [said(checked)]
}

function fingerprint(app: string, all: readonly string[]): string {
	return digest(all.filter((path) =>
		[`apps/${app}`, ...inputs].some((input) => path === input || path.startsWith(`${input}/`)) && !/\/tests\//.test(path)))
}

function isMadeFrom(app: string, print: string): boolean {
	return existsSync(archive(app)) && existsSync(printFile(app)) && readFileSync(printFile(app), 'utf8') === print
}

function forget(app: string): void {
	rmSync(archive(app), { force: true })
	rmSync(printFile(app), { force: true })
}

function archive(app: string): string {
	return `${output}/${app}.tar.gz`
}

function printFile(app: string): string {
	return `${output}/${app}.sources`
}

if (isProgram(import.meta.url)) {
	const ids = process.argv.slice(2)
	await runPlainly(async () => {
		const archives = await packageApps(ids.length === 0 ? undefined : ids, progress)
		archives.forEach((path) => console.log(path))
		if (infoSchema() === undefined) {
			progress('note: no Nextcloud server at hand, so no appinfo/info.xml was held against its schema')
		}
	})
}
