// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { moduleFacts, type Mention, type ModuleFacts } from './imports.ts'
import type { Source } from './sources.ts'

/** Browser code: everything that is bundled, and the components and schemas that bundles share. */
const browser = /^(apps\/[^/]+\/src|shared\/(ui|schema)\/src)\//
const requests = new Set(['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'navigator.sendBeacon'])
/** Addresses that return data; the remaining uses of `generateUrl` are pages. */
const dataAddress = /^\/?(apps\/[^/]+\/(api|admin|personal)\b|ocs\/)/

/** Violations of the layer rules in TypeScript: which modules may import which, and which may send HTTP requests. */
export function layerProblems(modules: readonly Source[]): string[] {
	return modules.flatMap((module) => {
		const facts = moduleFacts(module)
		return [
			...facts.imports.flatMap((mention) =>
				importProblems(module.path, mention).map((text) => `${module.path}:${mention.line} ${text}`)),
			...(browser.test(module.path) ? httpProblems(module.path, facts) : []),
		]
	})
}

function importProblems(path: string, { target, names }: Mention): string[] {
	const app = /^apps\/([^/]+)\//.exec(path)?.[1]
	const targetApp = /^apps\/([^/]+)\//.exec(target)?.[1]
	const problems: string[] = []
	if (app !== undefined && targetApp !== undefined && targetApp !== app) {
		problems.push(`imports another app (${target})`)
	}
	if (app !== undefined && path.startsWith(`apps/${app}/src/`) && target.startsWith('shared/')) {
		problems.push(`imports shared code by path (${target}); use its package name`)
	}
	if (app === undefined && targetApp !== undefined && path.startsWith('shared/')) {
		problems.push(`shared code imports an app (${target})`)
	}
	if (path.startsWith('shared/schema/src/')
		&& (target.startsWith('@suite/') || (target.startsWith('shared/') && !target.startsWith('shared/schema/')))) {
		problems.push(`shared/schema imports other code of ours (${target})`)
	}
	if (browser.test(path) && /^(axios|@nextcloud\/axios)(\/|$)/.test(target)) {
		problems.push(`imports ${target}; only shared/api speaks HTTP`)
	}
	if (browser.test(path) && target === '@nextcloud/initial-state') {
		problems.push('imports @nextcloud/initial-state; initial states are declared in the contract and read through shared/api')
	}
	if (browser.test(path) && target === '@nextcloud/router' && (names.length === 0 || names.some((name) => name !== 'generateUrl'))) {
		problems.push('takes more than generateUrl from @nextcloud/router; only shared/api builds addresses')
	}
	return problems
}

function httpProblems(path: string, facts: ModuleFacts): string[] {
	return facts.calls.flatMap(({ line, name, argument }) => {
		if (requests.has(name)) {
			return [`${path}:${line} calls ${name}; only shared/api speaks HTTP`]
		}
		if (name === 'generateUrl' && (argument === undefined || dataAddress.test(argument))) {
			return [`${path}:${line} generateUrl is for pages, with a literal address; data comes through shared/api`]
		}
		return []
	})
}
