// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { runningHost } from './shared/fixtures/src/playwright/running-host.ts'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

// `unit` needs nothing but Node; a test that needs a page starts with `// @vitest-environment happy-dom`.
// `contract` drives the host named in HOST_JSON over HTTP, one file at a time: the files share that host. What is about
// one kind of host lies in a folder `server` or `embedded`.
const isEmbedded = runningHost()?.kind === 'embedded'

export default defineConfig({
	cacheDir: 'node_modules/.cache/vite-tests',
	test: {
		projects: [
			{
				plugins: [vue()],
				define: { appName: '"suite"' },
				test: {
					name: 'unit',
					include: ['shared/*/tests/**/*.test.ts', 'apps/*/tests/browser/**/*.test.ts'],
					exclude: ['**/node_modules/**', 'shared/testing/tests/!(unit)/**', '**/*.host.test.ts'],
					environment: 'node',
					restoreMocks: true,
					testTimeout: 30_000,
					server: { deps: { inline: [/@nextcloud\//] } },
				},
			},
			{
				test: {
					name: 'contract',
					include: [
						'shared/testing/tests/!(unit)/**/*.test.ts',
						'shared/*/tests/**/*.host.test.ts',
						'apps/*/tests/http/**/*.test.ts',
					],
					exclude: ['**/node_modules/**', isEmbedded ? 'shared/host/tests/server/**' : 'shared/host/tests/embedded/**'],
					environment: 'node',
					maxWorkers: 1,
					// starting a worker and importing the contract for each file is a third of what this suite costs
					isolate: false,
					testTimeout: 60_000,
					hookTimeout: 120_000,
				},
			},
		],
	},
})
