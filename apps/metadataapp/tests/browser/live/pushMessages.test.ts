// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, it, vi } from 'vitest'
import { forgetPush, hearPush } from '../../../src/live/pushMessages.ts'

const listen = vi.hoisted(() => vi.fn((_name: string, _handler: (event: string, body: unknown) => void) => true))
vi.mock('@nextcloud/notify_push', () => ({ listen }))

it('pushed messages reach whoever hears them, by one listener for the life of the page', async () => {
	const [one, other] = [vi.fn(), vi.fn()]
	expect(await Promise.all([hearPush(one), hearPush(other)])).toEqual([true, true])
	expect(listen.mock.calls.map(([name]) => name)).toEqual(['metadataapp_changed', 'metadataapp_locked', 'metadataapp_unlocked'])
	const [, handler] = listen.mock.calls[1]!
	handler('metadataapp_locked', { gfId: 3 })
	forgetPush(one)
	handler('metadataapp_locked', { gfId: 4 })
	handler('metadataapp_locked', null)
	handler('metadataapp_locked', 'text')
	expect(one.mock.calls).toEqual([['metadataapp_locked', { gfId: 3 }]])
	expect(other.mock.calls).toEqual([['metadataapp_locked', { gfId: 3 }], ['metadataapp_locked', { gfId: 4 }]])
})
