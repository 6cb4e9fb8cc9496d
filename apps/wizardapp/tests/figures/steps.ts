// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Statistics } from '@suite/schema/wizard/admin'
import { createAppPassword, createUser } from '@suite/fixtures/accounts'
import { BasicClient, SessionClient, type Client } from '@suite/fixtures/client'
import { ratioToFloor } from '@suite/fixtures/floor'
import type { Figure, Measured } from '@suite/testing/figures/figure'

const mount = '/index.php/apps/wizardapp'
const crowd = 100

/** Measures how long the steps route takes, and how many accounts can start the tour at once. */
export async function stepFigures({ host, admin }: Measured): Promise<Figure[]> {
	const session = await SessionClient.login(host.url, admin.user, admin.password)
	const reader = await person(host.url, session)
	const figures: Figure[] = []
	const steps = await ratioToFloor(reader, 'GET', `${mount}/api/steps`, 200)
	figures.push({ name: 'GET /api/steps, floor', value: steps.floor, unit: 'ms' }, {
		name: 'GET /api/steps',
		value: steps.time,
		unit: 'ms',
	})
	figures.push({ name: 'GET /api/steps, ratio to the floor', value: steps.ratio, unit: '×', most: 1.2 })

	const people: Client[] = []
	while (people.length < crowd) {
		people.push(...await Promise.all(Array.from({ length: 10 }, () => person(host.url, session))))
	}
	const started = async () =>
		((await session.expect('GET', `${mount}/admin/statistics`)).json as Statistics).statistics.usersStartedWizard
	const before = await started()
	const begun = performance.now()
	await Promise.all(people.map((client) => client.expect('POST', `${mount}/api/wizard/start`)))
	figures.push({ name: `${crowd} accounts start at once`, value: performance.now() - begun, unit: 'ms' })
	figures.push({ name: 'of them counted', value: await started() - before, unit: '', exactly: crowd })
	return figures
}

async function person(url: string, admin: SessionClient): Promise<BasicClient> {
	const account = await createUser(admin)
	return new BasicClient(url, account.user, await createAppPassword(url, account))
}
