// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { IFileAction } from '@nextcloud/files'

interface Scope {
	fileActions?: Map<string, IFileAction>
	/** Made by whoever listens first. */
	registry?: EventTarget
}

declare global {
	interface Window {
		_nc_files_scope?: { v4_0?: Scope }
	}
}

/**
 * `registerFileAction` of `@nextcloud/files` 4, which Nextcloud 33 and 34 share: the same entry in the same registry. The library would
 * make the script, which every page of Files loads, twenty times as large.
 */
export function register(action: IFileAction): void {
	const scope = (window._nc_files_scope ??= {}).v4_0 ??= {}
	const actions = scope.fileActions ??= new Map<string, IFileAction>()
	actions.set(action.id, action)
	scope.registry?.dispatchEvent(new CustomEvent('register:action', { detail: action }))
}
