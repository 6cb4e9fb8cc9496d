// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { layerProblems } from '../../src/check/layers.ts'
import { phpLayerProblems } from '../../src/check/layers-php.ts'

function problemsOf(path: string, text: string): string[] {
	return layerProblems([{ path, text }])
}

describe('TypeScript layers', () => {
	it.each([
		['axios', 'import axios from \'@nextcloud/axios\''],
		['axios, lazily', 'const axios = await import(\'axios\')'],
		['an initial state', 'import { loadState } from \'@nextcloud/initial-state\''],
		['fetch', 'await fetch(\'/somewhere\')'],
		['fetch of the window', 'await window.fetch(\'/somewhere\')'],
		['a request object', 'new XMLHttpRequest()'],
		['a beacon', 'navigator.sendBeacon(\'/somewhere\')'],
		['the addresses of OCS', 'import { generateOcsUrl } from \'@nextcloud/router\''],
		['the whole router', 'import * as router from \'@nextcloud/router\''],
		['an API address', 'import { generateUrl } from \'@nextcloud/router\'\ngenerateUrl(\'/apps/notesapp/api/steps\')'],
		['an address that cannot be read', 'import { generateUrl } from \'@nextcloud/router\'\ngenerateUrl(address)'],
	])('refuses %s in an app', (_, code) => {
		expect(problemsOf('apps/notesapp/src/main.ts', code)).toHaveLength(1)
	})

	it('refuses HTTP in a component, with the line', () => {
		const component = '<template>\n\t<p />\n</template>\n\n<script setup lang="ts">\nconst answer = await fetch(\'/x\')\n</script>\n'
		expect(problemsOf('apps/notesapp/src/components/Thing.vue', component)).toEqual([
			'apps/notesapp/src/components/Thing.vue:6 calls fetch; only shared/api speaks HTTP',
		])
	})

	it('lets shared/api speak HTTP and lets apps link to pages', () => {
		expect(problemsOf(
			'shared/api/src/client/client.ts',
			'import { generateUrl } from \'@nextcloud/router\'\nawait fetch(generateUrl(path))',
		))
			.toEqual([])
		expect(problemsOf(
			'apps/notesapp/src/main.ts',
			'import { generateUrl } from \'@nextcloud/router\'\ngenerateUrl(\'/settings/user/notesapp\')',
		))
			.toEqual([])
	})

	it('refuses an app that imports another app', () => {
		expect(problemsOf('apps/notesapp/src/main.ts', 'import { page } from \'../../boardapp/src/page.ts\'')).toHaveLength(1)
		expect(problemsOf('apps/notesapp/src/main.ts', 'import { page } from \'./page.ts\'')).toEqual([])
	})

	it('refuses shared code that imports an app, including types and re-exports', () => {
		expect(problemsOf('shared/ui/src/html.ts', 'import type { Step } from \'../../../apps/notesapp/src/step.ts\'')).toHaveLength(1)
		expect(problemsOf('shared/ui/src/html.ts', 'export * from \'../../../apps/notesapp/src/step.ts\'')).toHaveLength(1)
	})

	it('refuses shared code by path from an app', () => {
		expect(problemsOf('apps/notesapp/src/main.ts', 'import { clean } from \'../../../shared/ui/src/html.ts\'')).toHaveLength(1)
	})

	it('refuses imports of other own code in shared/schema', () => {
		expect(problemsOf('shared/schema/src/notes/step.ts', 'import { clean } from \'@suite/ui/html\'')).toHaveLength(1)
		expect(problemsOf('shared/schema/src/notes/step.ts', 'import { clean } from \'../../../ui/src/html.ts\'')).toHaveLength(1)
		expect(problemsOf('shared/schema/src/notes/step.ts', 'import { Type } from \'typebox\'\nimport { partial } from \'../partial.ts\''))
			.toEqual([])
	})
})

describe('PHP layers', () => {
	const lib = 'apps/notesapp/lib'

	it.each([
		['private classes of the host', `${lib}/Service/StepService.php`, 'use OC\\Files\\View;'],
		['private classes of the host, written out', `${lib}/Host/Adapter.php`, 'function f() { return \\OC\\Server::get(); }'],
		['files in a service', `${lib}/Service/StepService.php`, 'use OCP\\Files\\IRootFolder;'],
		['files in a group import', `${lib}/Service/StepService.php`, 'use OCP\\{IL10N, Files\\IRootFolder};'],
		['the database in a controller', `${lib}/Controller/StepController.php`, 'use OCP\\IDBConnection;'],
		['query builders in a service', `${lib}/Service/StepService.php`, 'use OCP\\DB\\QueryBuilder\\IQueryBuilder;'],
		['configuration in a service', `${lib}/Service/StepService.php`, 'use OCP\\IAppConfig;'],
		['per-user configuration in a controller', `${lib}/Controller/StepController.php`, 'use OCP\\Config\\IUserConfig;'],
		['the request in a service', `${lib}/Service/StepService.php`, 'use OCP\\IRequest;'],
		['the session in a service', `${lib}/Service/StepService.php`, 'use OCP\\IUserSession;'],
		['answers in a repository', `${lib}/Repository/StepRepository.php`, 'use OCP\\AppFramework\\Http\\JSONResponse;'],
		['file events outside of listeners', `${lib}/Service/StepService.php`, 'use OCP\\Files\\Events\\Node\\NodeWrittenEvent;'],
		['private classes of another app', `${lib}/Repository/StepRepository.php`, 'use OCA\\GroupFolders\\Folder\\FolderManager;'],
		['configuration in shared code that is no adapter', 'shared/php/Remote/TelemetryClient.php', 'use OCP\\IAppConfig;'],
	])('refuses %s', async (_, path, code) => {
		expect(await phpLayerProblems([{ path, text: `<?php\n${code}\n` }])).toHaveLength(1)
	})

	it.each([
		[
			'files in a repository',
			`${lib}/Repository/StepRepository.php`,
			'use OCP\\Files\\IRootFolder;\nuse OCP\\DB\\QueryBuilder\\IQueryBuilder;',
		],
		['configuration in an adapter', `${lib}/Host/Settings.php`, 'use OCP\\IAppConfig;'],
		['the schema in a migration', `${lib}/Migration/Version000100Date20260101000000.php`, 'use OCP\\DB\\ISchemaWrapper;'],
		['file events in a listener', `${lib}/Listener/FileListener.php`, 'use OCP\\Files\\Events\\Node\\NodeWrittenEvent;'],
		['the request in a controller', `${lib}/Controller/StepController.php`, 'use OCP\\IRequest;'],
		[
			'traits and closures',
			`${lib}/Service/StepService.php`,
			'class A { use B; function f() { return function () use ($x) { return 1; }; } }',
		],
		['names in comments and strings', `${lib}/Service/StepService.php`, '// use OCP\\IRequest;\n$a = \'OCP\\IRequest\';'],
	])('allows %s', async (_, path, code) => {
		expect(await phpLayerProblems([{ path, text: `<?php\n${code}\n` }])).toEqual([])
	})

	it('reports syntax errors with their line', async () => {
		const problems = await phpLayerProblems([{ path: `${lib}/Broken.php`, text: '<?php\n\nclass {' }])
		expect(problems).toHaveLength(1)
		expect(problems[0]).toMatch(/^apps\/notesapp\/lib\/Broken\.php:3 syntax error/)
	})
})
