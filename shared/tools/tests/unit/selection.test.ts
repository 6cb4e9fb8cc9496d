// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { affectedApps } from '../../src/test/selection.ts'
import { usersOf } from '../../src/test/users.ts'
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
	const users = new Map([['shared/ui/src/board.vue', ['boardapp']], ['shared/php/Http/Json.php', appIds], ['shared/php/Zip.php', []]])
	const affected = (...changed: string[]) => affectedApps({ changed, base: 'abc' }, appIds, () => users)

	it('are that app alone for a file, contract or schema of one app', () => {
		expect(affected('apps/tasksapp/src/main.ts').apps).toEqual(['tasksapp'])
		expect(affected('shared/api/src/tasks/steps.ts', 'shared/schema/src/tasks/step.ts').apps).toEqual(['tasksapp'])
		expect(affected('apps/tasksapp/lib/Service/A.php', 'apps/boardapp/lib/Service/B.php').apps).toEqual(appIds)
	})

	it('are those that use a shared file, on the embedded host', () => {
		expect(affected('shared/ui/src/board.vue')).toMatchObject({ apps: [], onEmbedded: ['boardapp'] })
		expect(affected('shared/ui/src/board.vue', 'shared/php/Zip.php').reason)
			.toBe('boardapp on the embedded host (shared/ui/src/board.vue): changed since abc')
		expect(affected('shared/php/Http/Json.php')).toMatchObject({ apps: [], onEmbedded: appIds })
		expect(affected('shared/php/Zip.php')).toEqual({ apps: [], onEmbedded: [], overHttp: [], reason: 'no app: changed since abc' })
	})

	it.each([
		['apps/tasksapp/lib/Service/A.php', ['tasksapp']],
		['apps/tasksapp/tests/http/merge.test.ts', ['tasksapp']],
		['shared/schema/src/tasks/step.ts', ['tasksapp']],
		['shared/php/Http/Json.php', appIds],
		['shared/fixtures/src/deleted.ts', appIds],
		['apps/tasksapp/src/main.ts', []],
		['apps/tasksapp/l10n/de.json', []],
		['apps/tasksapp/tests/e2e/panel.spec.ts', []],
		['shared/ui/src/board.vue', []],
		['shared/host/embedded/Files/Node.php', []],
		['shared/testing/apps/hostprobe/lib/Probe.php', []],
		['shared/testing/src/twin/player.ts', []],
		['shared/host/src/arguments.ts', []],
		['shared/host/src/server/server-host.ts', appIds],
		['shared/tools/src/test/plan.ts', []],
		['package-lock.json', []],
	])('answer servers otherwise after a change of %s', (path, expected) => {
		expect(affected(path).overHttp).toEqual(expected)
	})

	it.each([
		'shared/schema/src/html/profiles.json', 'shared/ui/src/deleted.vue', 'package-lock.json', '.ci/run', 'vitest.config.ts',
		'apps/newapp/lib/A.php', 'shared/host/embedded/Files/Node.php',
	])('are all of them, on the embedded host, for %s', (path) => {
		const found = affected('apps/tasksapp/src/main.ts', path)
		expect(found).toMatchObject({ apps: ['tasksapp'], onEmbedded: appIds })
		expect(found.reason).toBe(`tasksapp (apps/tasksapp/src/main.ts), boardapp on the embedded host (${path}): changed since abc`)
	})

	it('are none for documentation and what only gates read, and all of them if the changes are unknown', () => {
		expect(affected(
			'docs/admins.md', 'README.md', 'apps/tasksapp/CHANGELOG.md', '.ci/last-passed', 'apps/tasksapp/tests/Unit/ATest.php',
			'apps/boardapp/tests/figures/list.ts', 'shared/tools/src/check/width.ts', 'shared/tools/php/tests/ATest.php',
			'shared/ui/tests/text.test.ts',
		).onEmbedded).toEqual([])
		expect(affectedApps({ changed: undefined, base: undefined }, appIds, () => users))
			.toMatchObject({ apps: appIds, onEmbedded: appIds })
	})
})

describe('the apps that use a shared file', () => {
	const users = usersOf([
		{ path: 'apps/tasksapp/src/main.ts', text: "import List from '@suite/ui/List.vue'" },
		{ path: 'shared/ui/src/List.vue', text: "<script setup lang=\"ts\">\nimport { words } from './words.ts'\n</script>" },
		{ path: 'shared/ui/src/words.ts', text: '' },
		{ path: 'shared/ui/src/other.ts', text: "import './words.ts'" },
		{ path: 'apps/boardapp/tests/e2e/panel.spec.ts', text: "import { login } from '@suite/fixtures/login'" },
		{ path: 'shared/fixtures/src/login.ts', text: '' },
		{ path: 'shared/fixtures/src/http.ts', text: '' },
		{ path: 'shared/host/src/start.ts', text: "const http = await import('@suite/fixtures/http')" },
		{ path: 'apps/boardapp/lib/Store.php', text: 'use OCA\\BoardApp\\Shared\\Db\\Rows;' },
		{ path: 'apps/tasksapp/appinfo/info.xml', text: '<job>OCA\\TasksApp\\Shared\\Job\\Sweep</job>' },
		{ path: 'shared/php/Db/Rows.php', text: 'final class Rows { public function __construct(private Busy $busy) {} }' },
		{ path: 'shared/php/Db/Busy.php', text: 'final class Busy {}' },
		{ path: 'shared/php/Job/Sweep.php', text: 'final class Sweep {}' },
		{ path: 'shared/php/Http/Route.php', text: 'final class Route {}' },
		{ path: 'shared/tools/src/contracts.ts', text: "const base = 'Shared\\\\Http\\\\Route'" },
		{ path: 'shared/tools/php/src/Copier.php', text: '' },
		{ path: 'apps/tasksapp/tests/Unit/RowsTest.php', text: 'new Rows()' },
	], appIds)

	it.each([
		['shared/ui/src/List.vue', ['tasksapp']],
		['shared/ui/src/words.ts', ['tasksapp']],
		['shared/ui/src/other.ts', []],
		['shared/fixtures/src/login.ts', ['boardapp']],
		['shared/php/Db/Rows.php', ['boardapp']],
		['shared/php/Db/Busy.php', ['boardapp']],
		['shared/php/Job/Sweep.php', ['tasksapp']],
	])('of %s import or mention it, or what uses it', (path, expected) => {
		expect(users.get(path)).toEqual(expected)
	})

	it('are all of them when the hosts or the tools use it', () => {
		expect(users.get('shared/fixtures/src/http.ts')).toEqual(appIds)
		expect(users.get('shared/php/Http/Route.php')).toEqual(appIds)
		expect(users.get('shared/tools/src/contracts.ts')).toEqual(appIds)
		expect(users.get('shared/tools/php/src/Copier.php')).toEqual(appIds)
	})
})

describe('the plan of a run', () => {
	const usual: Circumstances = {
		appIds, affected: ['tasksapp'], affectedOnEmbedded: ['tasksapp'], affectedOverHttp: ['tasksapp'], unwished: [],
		hasEmbedded: true, servers: ['34.0.1', '33.0.2'],
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
				'contract boardapp 34.0.1 @every-host 1', 'contract boardapp embedded whole 2',
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

	it('runs all browser tests of every app on an embedded host that changed, and compares it', () => {
		expect(jobs({ affected: [], affectedOnEmbedded: appIds }).filter((job) => /boardapp/.test(job)).sort()).toEqual([
			'contract boardapp 34.0.1 @every-host 1', 'contract boardapp embedded whole 2',
			'e2e boardapp 33.0.2 @every-host 1', 'e2e boardapp 34.0.1 @every-host 1', 'e2e boardapp embedded whole 1',
			'e2e boardapp no host whole 1',
			'twin boardapp 34.0.1 whole 0',
		])
	})

	it('asks servers little of an app of which only screens changed, and older ones nothing', () => {
		const ofHttp = (overHttp: readonly string[]) => jobs({ affected: appIds, affectedOnEmbedded: appIds, affectedOverHttp: overHttp })
			.filter((job) => job.startsWith('contract boardapp')).sort()
		expect(ofHttp([])).toEqual(['contract boardapp 34.0.1 @every-host 1', 'contract boardapp embedded whole 2'])
		expect(ofHttp(['boardapp'])).toEqual([
			'contract boardapp 33.0.2 @every-host 1', 'contract boardapp 34.0.1 whole 2', 'contract boardapp embedded whole 2',
		])
	})

	it('compares hosts only with existing scripts', () => {
		const all = jobs({ affected: appIds, affectedOnEmbedded: appIds, twins: ['boardapp', 'shared'] })
		expect(all.filter((job) => job.startsWith('twin'))).toEqual([
			'twin boardapp 34.0.1 whole 0',
		])
	})

	it('reports what it leaves out', () => {
		expect(plan(usual).leftOut).toEqual(expect.arrayContaining([
			'contract on 34.0.1: all but @every-host (boardapp)',
			'contract on 33.0.2: all but @every-host (tasksapp, shared)',
			'contract on 33.0.2 (boardapp)',
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
