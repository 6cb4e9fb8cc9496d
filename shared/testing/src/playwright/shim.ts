// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { BrowserContext } from '@playwright/test'

/**
 * On Nextcloud 34 a script of the host takes the settings out of a hidden box and puts them into its frame; where that
 * script cannot run, this shows the box in place. On other hosts it does nothing.
 */
export async function showSettings(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => document.addEventListener('DOMContentLoaded', () => {
		const content = document.getElementById('original-settings-content')
		content?.classList.remove('hidden-visually')
		Object.assign(content?.style ?? {}, { flex: '1', minWidth: '0', overflow: 'auto', background: 'var(--color-main-background)' })
	}))
}

/**
 * Gives every page of a context the globals that the host's core bundle would make, for servers that come without that
 * bundle: enough for translations and for the host's own scripts not to throw. Tests alone use it; the apps need none of it.
 */
export async function addHostShim(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		type Bag = Record<string, unknown>
		const page = window as unknown as Bag & Record<'OC' | 'OCA' | 'OCP', Bag>
		const part = (name: 'OC' | 'OCA' | 'OCP'): Bag => page[name] ??= {}
		const [OC, OCA, OCP] = [part('OC'), part('OCA'), part('OCP')]
		const live = (name: string, read: () => unknown) => Object.defineProperty(OC, name, { get: read, configurable: true, enumerable: true })
		live('config', () => page._oc_config ?? {})
		live('webroot', () => page._oc_webroot ?? '')
		live('appswebroots', () => page._oc_appswebroots ?? {})
		live('requestToken', () => document.head?.dataset.requesttoken)
		live('currentUser', () => document.head?.dataset.user || false)
		const texts = (page._oc_l10n_registry_translations ??= {}) as Record<string, Record<string, string>>
		const plurals = (page._oc_l10n_registry_plural_functions ??= {}) as Record<string, (count: number) => number>
		Object.assign(OC, {
			coreApps: ['', 'core', 'settings'],
			PERMISSION_ALL: 31,
			getLanguage: () => document.documentElement.lang,
			getLocale: () => document.documentElement.dataset.locale,
			isUserAdmin: () => Boolean(page._oc_isadmin),
			getCurrentUser: () => ({ uid: document.head.dataset.user ?? null, displayName: document.head.dataset.userDisplayname }),
			generateUrl: (path: string) => `${page._oc_webroot as string ?? ''}/index.php${path}`,
			filePath: (app: string, type: string, file: string) => [(OC.appswebroots as Record<string, string>)[app] ?? page._oc_webroot, type, file].filter(Boolean).join('/'),
			imagePath: (app: string, file: string) => `${(OC.appswebroots as Record<string, string>)[app] ?? ''}/img/${file}`,
			Plugins: { register() {}, attach() {} },
			L10N: {
				register(app: string, bundle: Record<string, string>) {
					texts[app] = { ...texts[app], ...bundle }
					plurals[app] ??= (count) => count === 1 ? 0 : 1
				},
				translate: (app: string, text: string) => texts[app]?.[text] ?? text,
			},
		})
		page.t ??= (app: string, text: string) => texts[app]?.[text] ?? text
		page.n ??= (_app: string, one: string, many: string, count: number) => count === 1 ? one : many
		OCA.Theming ??= {}
		OCA.Files ??= {}
		OCP.Collaboration ??= { registerType() {}, getTypes: () => [], trigger() {} }
	})
}
