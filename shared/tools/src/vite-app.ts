// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import license from 'rollup-plugin-license'
import { createLogger, type Logger, type Plugin, type Rolldown, type UserConfigFn } from 'vite'
import { mendedLibraries } from './vite-libraries.ts'

/** Name to source file, relative to the app's folder. */
export type Entries = Readonly<Record<string, string>>

/**
 * The build of one app, run with the app's folder as working directory: each entry becomes `js/<app>-<name>.mjs`
 * and, where it has styles, `css/<app>-<name>.css`.
 *
 * Not made with `createAppConfig` of `@nextcloud/vite-config`: its lazy chunks need `OC.filePath`, which lives in the
 * host's core bundle, and some of its plugins do not run on this vite.
 *
 * @param pages - entries that the host loads on our pages, along with their styles
 * @param loaders - entries that the host loads on every page, and of pages that have nothing of the host's around them: built separately
 * (`vite build --mode loaders`), so that they pull in no shared chunk
 */
export function viteApp(pages: Entries, loaders: Entries = {}): UserConfigFn {
	const [, app = '', version = ''] = /<id>([^<]+)<.*<version>([^<]+)</s.exec(readFileSync('appinfo/info.xml', 'utf8')) ?? []
	const languages = readdirSync('l10n').filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
	return ({ mode, command }) => {
		const isLoader = mode === 'loaders'
		const prefix = `js/${app}-`
		const lazyPrefix = isLoader ? `${prefix}loaded-` : prefix
		const belongsToLoaders = (name: string) => name.startsWith(`${app}-loaded-`)
			|| Object.keys(loaders).some((entry) => name === `${app}-${entry}.mjs` || name === `${app}-${entry}.css`)
		return {
			plugins: [
				vue(),
				...mendedLibraries(languages),
				...(command === 'build'
					? [removeStale((name) => belongsToLoaders(name) === isLoader), stylesOfEntries(), licences(`${lazyPrefix}licenses.md`)]
					: []),
			],
			define: {
				appName: JSON.stringify(app),
				appVersion: JSON.stringify(version),
				__VUE_OPTIONS_API__: 'true',
				__VUE_PROD_DEVTOOLS__: 'false',
				...(isLoader ? { 'process.env.NODE_ENV': '"production"' } : {}),
			},
			experimental: {
				// A chunk knows its own address: scripts and styles are resolved relative to the module that requests them.
				renderBuiltUrl: (filename, { hostType }) => hostType === 'css' ? relative('css', filename) : { relative: true },
			},
			publicDir: false,
			customLogger: strictLogger(),
			build: {
				outDir: '.',
				emptyOutDir: false,
				target: ['chrome109', 'firefox115', 'safari16.4'],
				modulePreload: false,
				chunkSizeWarningLimit: 2000,
				// Built as a library, which keeps lazy imports bare: the helper that links styles before a chunk is not needed there.
				...(isLoader ? { lib: { entry: { ...loaders }, formats: ['es' as const] }, cssCodeSplit: true } : {}),
				rolldownOptions: {
					...(isLoader ? {} : { input: { ...pages } }),
					// The host adds ?v=… to entries: a chunk importing one would run it a second time, so entries stay facades.
					preserveEntrySignatures: 'strict',
					// Plugin timing warnings only occur on a busy machine, and every warning fails the build.
					checks: { bundlerTimings: false },
					output: {
						minify: true,
						entryFileNames: `${prefix}[name].mjs`,
						chunkFileNames: `${lazyPrefix}[name]-[hash].chunk.mjs`,
						assetFileNames: ({ names }) => names[0]?.endsWith('.css')
							? `css/${isLoader ? `${app}-loaded` : app}-[name]-[hash].chunk.css`
							: `img/${app}-[name]-[hash][extname]`,
					},
				},
			},
		}
	}
}

/**
 * Any warning fails the build, except the one about an output folder that contains the sources: this is required here, because scripts and
 * styles are in folders of the app.
 */
function strictLogger(): Logger {
	const logger = createLogger('warn')
	const warn = logger.warn.bind(logger)
	logger.warn = (message, options) => {
		if (!message.includes('build.outDir must not be')) {
			warn(message, options)
			process.exitCode = 1
		}
	}
	return logger
}

/**
 * Both folders contain only build output; vite's own emptying would empty the app. Each of the two builds
 * removes only its own files, so that a page open in the meantime still finds the others.
 */
function removeStale(isOwn: (name: string) => boolean): Plugin {
	return {
		name: 'suite-remove-stale',
		generateBundle() {
			for (const folder of ['js', 'css'].map((name) => join(this.environment.config.build.outDir, name)).filter(existsSync)) {
				readdirSync(folder).filter(isOwn).forEach((name) => rmSync(join(folder, name)))
			}
		},
	}
}

/**
 * The licences of all that is bundled, as a page of Markdown. Vite's own list fails at a package that keeps its licences in a folder, as
 * REUSE wants it; such a package is named with the identifier of its licence alone.
 */
function licences(file: string): Plugin {
	const plugin = license({
		thirdParty: {
			output: {
				file: resolve(file),
				template: (packages) => ['# Licenses', ...packages.flatMap(({ name, version, license, licenseText }) => [
					`## ${name ?? ''} - ${version ?? ''} (${license ?? ''})`,
					...(licenseText === null ? [] : [licenseText.trim()]),
				])].join('\n\n') + '\n',
			},
		},
	})
	// made for Rollup: of its context it uses only what Vite's has, too
	return plugin as unknown as Plugin
}

/** One stylesheet per entry with the styles of everything it imports statically; the host links it by name. */
function stylesOfEntries(): Plugin {
	return {
		name: 'suite-styles-of-entries',
		enforce: 'post',
		generateBundle(_, bundle) {
			for (const entry of Object.values(bundle).filter((item) => item.type === 'chunk' && item.isEntry)) {
				const styles = [...stylesheets(bundle, entry.fileName)]
				if (styles.length > 0) {
					const source = styles.map((name) => (bundle[name] as Rolldown.OutputAsset).source).join('\n')
					this.emitFile({ type: 'asset', fileName: entry.fileName.replace(/^js\/(.*)\.mjs$/, 'css/$1.css'), source })
				}
			}
		},
	}
}

/** Stylesheets below a chunk in the order of the imports. */
function stylesheets(bundle: Rolldown.OutputBundle, chunk: string, found = new Set<string>(), visited = new Set<string>()): Set<string> {
	const item = bundle[chunk]
	if (item?.type === 'chunk' && !visited.has(chunk)) {
		visited.add(chunk)
		item.imports.forEach((name) => stylesheets(bundle, name, found, visited))
		item.viteMetadata?.importedCss.forEach((name) => found.add(name))
	}
	return found
}
