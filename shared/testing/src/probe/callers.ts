// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Callers } from '../contract/caller.ts'
import { createAppPassword, createUser } from '@suite/fixtures/accounts'
import { AnonymousClient, BasicClient, BearerClient, SessionClient } from '@suite/fixtures/client'
import type { SuiteHost } from '@suite/host/suite-host'
import { probeTokens } from './tokens.ts'

/** The callers needed by the generated checks of the probe's contract. */
export async function probeCallers({ url, administrator }: SuiteHost): Promise<Callers> {
	const admin = await SessionClient.login(url, administrator.user, administrator.password)
	const account = await createUser(admin)
	const [user, userPassword, adminPassword] = [
		await SessionClient.login(url, account.user, account.password), await createAppPassword(url, account),
		await createAppPassword(url, administrator),
	]
	return {
		anonymous: new AnonymousClient(url), user, admin,
		userWithoutToken: user.withoutRequestToken(), adminWithoutToken: admin.withoutRequestToken(),
		userBasic: new BasicClient(url, account.user, userPassword), adminBasic: new BasicClient(url, administrator.user, adminPassword),
		userBearer: new BearerClient(url, userPassword), adminBearer: new BearerClient(url, adminPassword),
		tokens: probeTokens, strangers: { 'manages-room': new BearerClient(url, 'probe-read') },
	}
}
