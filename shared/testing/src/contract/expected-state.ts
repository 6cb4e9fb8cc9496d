// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Route } from '@suite/api/contract/route'
import type { Reply } from '@suite/fixtures/http'

/**
 * Brings the app into the state that the example of a route expects.
 *
 * @param isChanged - whether a check may have changed that state since the last call; true for the first one
 */
export type Prepare = (route: Route, isChanged: boolean) => Promise<unknown>

/** Knows whether the state that the examples expect must be made again: what only reads, or was refused, leaves it as it is. */
export class ExpectedState {
	private readonly make: Prepare
	private isChanged = true

	constructor(make: Prepare) {
		this.make = make
	}

	async prepare(route: Route): Promise<void> {
		const { isChanged } = this
		this.isChanged = true
		await this.make(route, isChanged)
		this.isChanged = false
	}

	/** Takes note of an answer. */
	notice(route: Route, { status }: Reply): void {
		this.isChanged ||= route.method !== 'GET' && status < 400
	}
}
