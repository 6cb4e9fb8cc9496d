// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { defineConfig, devices } from '@playwright/test'
import { browserExecutable } from '@suite/host/requirements'
import { runningHost } from '@suite/fixtures/playwright/running-host'

// A running host is named in HOST_JSON (the line that `npm start -- --json` prints, or a file with it). Without one,
// only the specs that bring their own page run; the others fail and say why. The embedded host's own pages are
// looked at on that host alone.
const host = runningHost()?.kind

export default defineConfig({
	testMatch: ['apps/*/tests/e2e/**/*.spec.ts', ...(host === 'embedded' ? ['shared/host/embedded/tests/e2e/**/*.spec.ts'] : [])],
	// specs that bring their own page say the same whatever runs beside them, so a real server need not wait for them
	testIgnore: host === 'server' ? ['**/*-static.spec.ts'] : [],
	outputDir: 'test-results',
	// Two cores serve the host, the browser and the tests.
	workers: 1,
	// The suites of other hosts may run at the same time.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	reporter: [['list']],
	use: {
		...devices['Desktop Chrome'],
		viewport: { width: 1280, height: 800 },
		// tests of motion ask for it
		reducedMotion: 'reduce',
		// a trace costs a third of the time; `npx playwright test --trace retain-on-failure …` keeps those of failures
		trace: 'off',
		screenshot: 'only-on-failure',
		launchOptions: {
			executablePath: process.env.CHROMIUM ?? browserExecutable()?.path,
			args: [
				'--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-default-apps', '--disable-sync',
				'--no-first-run',
			],
		},
	},
	projects: [{ name: 'chromium' }],
})
