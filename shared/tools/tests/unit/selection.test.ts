// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { affectedApps } from '../../src/test/selection.ts'
import { plan, type Circumstances, type Job } from '../../src/test/plan.ts'

const appIds = ['boardapp', 'tasksapp']
const files = appIds.flatMap((id) => [
	`apps/${id}/tests/http/contract.test.ts`,
	`apps/${id}/tests/http/merge.test.ts`,
	`apps/${id}/tests/e2e/panel.spec.ts`,
	`apps/${id}/tests/e2e/tour-static.spec.ts`,
])
	.concat(
		'shared/testing/tests/fixtures.host.test.ts',
		'shared/host/tests/server/instance.host.test.ts',
		'shared/host/embedded/tests/e2e/login.spec.ts',
	)

describe('the apps that a change may have broken', () => {
	const affected = (...changed: string[]) => affectedApps(changed, appIds, 'abc').apps

	it('are that app alone for a file, contract or schema of one app', () => {
		expect(affected('apps/tasksapp/src/main.ts')).toEqual(['tasksapp'])
		expect(affected('shared/api/src/tasks/steps.ts', 'shared/schema/src/tasks/step.ts')).toEqual(['tasksapp'])
		expect(affected('apps/tasksapp/lib/Service/A.php', 'apps/boardapp/lib/Service/B.php')).toEqual(appIds)
	})

	it.each([
		'shared/php/Http/Json.php', 'shared/schema/src/html/profiles.json', 'shared/api/src/contract/route.ts', 'shared/ui/src/a.vue',
		'package-lock.json', '.ci/run', 'vitest.config.ts', 'apps/newapp/lib/A.php',
	])('are all of them for %s', (path) => {
		expect(affected('apps/tasksapp/src/main.ts', path)).toEqual(appIds)
		expect(affectedApps([path], appIds, 'abc').reason).toBe(`every app: ${path} changed since abc`)
	})

	it('are none for documentation, and all of them if the changes are unknown', () => {
		expect(affected('docs/admins.md', 'README.md', 'apps/tasksapp/CHANGELOG.md')).toEqual([])
		expect(affectedApps(undefined, appIds, undefined).apps).toEqual(appIds)
	})
})

describe('the plan of a run', () => {
	const usual: Circumstances = {
		appIds, affected: ['tasksapp'], unwished: [], hasEmbedded: true, servers: ['34.0.1', '33.0.2'],
		suites: ['check', 'contract', 'e2e', 'twin'],
		database: 'sqlite', isAll: false, isExact: false, files, twins: [...appIds, 'shared'],
		isForEveryHost: (file) => !file.includes('merge'),
	}
	const shape = ({ suite, app, host, against, only, files }: Job) =>
		[suite, app, host?.name ?? against ?? 'no host', only ?? 'whole', files.length].join(' ')
	const jobs = (changes: Partial<Circumstances>) => plan({ ...usual, ...changes }).jobs.map(shape)

	it(
		'runs all tests of an affected app except on some real servers, and tests for every host of other apps',
		() => {
			expect(jobs({}).sort()).toEqual([
				'contract boardapp 33.0.2 @every-host 1', 'contract boardapp 34.0.1 @every-host 1', 'contract boardapp embedded whole 2',
				'contract shared 33.0.2 @every-host 2', 'contract shared 34.0.1 whole 2', 'contract shared embedded whole 1',
				'contract tasksapp 33.0.2 @every-host 1', 'contract tasksapp 34.0.1 whole 2', 'contract tasksapp embedded whole 2',
				'e2e boardapp 33.0.2 @every-host 1', 'e2e boardapp 34.0.1 @every-host 1', 'e2e boardapp embedded @every-host 1',
				'e2e boardapp no host @every-host 1',
				'e2e shared embedded whole 1',
				'e2e tasksapp 33.0.2 @every-host 1', 'e2e tasksapp 34.0.1 @every-host 1', 'e2e tasksapp embedded whole 1',
				'e2e tasksapp no host whole 1',
				'twin tasksapp 34.0.1 whole 0',
			])
		},
	)

	it('compares hosts only with existing scripts', () => {
		expect(jobs({ affected: appIds, twins: ['boardapp', 'shared'] }).filter((job) => job.startsWith('twin'))).toEqual([
			'twin boardapp 34.0.1 whole 0',
		])
	})

	it('reports what it leaves out', () => {
		expect(plan(usual).leftOut).toEqual(expect.arrayContaining([
			'contract on 34.0.1: all but @every-host (boardapp)',
			'contract on 33.0.2: all but @every-host (boardapp, tasksapp, shared)',
			'e2e on embedded: all but @every-host (boardapp)',
			'twin on 34.0.1 (boardapp, shared)',
			'mysql, pgsql, the full Chromium, acl, access',
		]))
	})

	it('runs everything everywhere on request, and leaves nothing out', () => {
		const all = plan({ ...usual, affected: [], isAll: true, database: 'all', suites: [...usual.suites, 'acl', 'access'] })
		expect(all.leftOut).toEqual([])
		expect(all.jobs.filter(({ only }) => only !== undefined)).toEqual([])
		expect(new Set(all.jobs.map(({ host, against }) => host?.name ?? against))).toEqual(
			new Set(['embedded', 'embedded, full Chromium', '34.0.1', '33.0.2', '34.0.1 on mysql', '34.0.1 on pgsql', undefined]),
		)
		const onDatabases = all.jobs.filter(({ host }) => host?.database !== undefined)
		expect(new Set(onDatabases.map(({ suite }) => suite))).toEqual(new Set(['contract']))
		expect(all.jobs.filter(({ against }) => against === '33.0.2').map(({ suite, app }) => `${suite} ${app}`)).toEqual([
			'twin boardapp',
			'twin tasksapp',
			'twin shared',
			'acl shared',
			'access shared',
		])
	})

	it('runs what was named, completely, and nothing else', () => {
		expect(jobs({
			isExact: true,
			unwished: ['boardapp'],
			servers: [],
			suites: ['contract', 'e2e'],
			title: 'tour',
			files: files.filter((file) => file.includes('tour')),
		}))
			.toEqual(['e2e tasksapp no host whole 1'])
		expect(jobs({ isExact: true, hasEmbedded: false, servers: ['33.0.2'], suites: ['contract'] })).toEqual([
			'contract boardapp 33.0.2 whole 2',
			'contract tasksapp 33.0.2 whole 2',
			'contract shared 33.0.2 whole 2',
		])
	})

	it('leaves out other apps and older servers if an app is named, and says so', () => {
		expect(jobs({ unwished: ['boardapp'] }).filter((job) => !job.includes('tasksapp') || job.includes('33.0.2'))).toEqual([])
		expect(plan({ ...usual, unwished: ['boardapp'] }).leftOut).toContain('everything on 33.0.2')
		expect(jobs({ unwished: ['boardapp'], isAll: true }).filter((job) => job.includes('33.0.2'))).not.toEqual([])
	})
})
