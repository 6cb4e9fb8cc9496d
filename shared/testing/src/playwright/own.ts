// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readdirSync } from 'node:fs'

const apps = readdirSync(new URL('../../../../apps', import.meta.url)).join('|')
const call = new RegExp(`(?:/index\\.php|/ocs/v[12]\\.php)?/apps/(?:${apps})/`)
const file = new RegExp(`/[a-z_-]*apps[a-z_-]*/(?:${apps})/(?:js|css|img)/`)

/** Whether an address is a route of one of our apps. */
export function isOwnCall(address: string): boolean {
	return call.test(pathOf(address)) && !isOwnFile(address)
}

/** Whether an address is a file that one of our apps brings for browsers. */
export function isOwnFile(address: string): boolean {
	return file.test(pathOf(address))
}

function pathOf(address: string): string {
	return URL.canParse(address) ? new URL(address).pathname : address
}
