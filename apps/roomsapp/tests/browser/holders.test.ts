// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Permissions } from '@suite/schema/rooms/permission'
import { describe, expect, it } from 'vitest'
import { sentPermissions, withRole } from '../../src/values/holders.ts'

const user = (id: string) => ({ type: 'user', id, label: id.toUpperCase() } as const)
const group = (id: string) => ({ type: 'group', id, label: id.toUpperCase() } as const)
const stored = (bookers: Permissions['bookers']): Permissions => ({ viewers: [user('vera')], bookers, managers: [group('office')] })

describe('giving and taking a role', () => {
	it('changes what one person changed and keeps what others did meanwhile', () => {
		const shown = [user('ann'), user('ben')]
		const changed = withRole(stored([user('ann'), user('ben'), user('cleo')]), 'bookers', shown, [user('ben'), group('staff')])
		expect(changed).toEqual(stored([user('ben'), user('cleo'), group('staff')]))
	})

	it('does not bring back whom somebody else took out, and adds nobody twice', () => {
		const shown = [user('ann'), user('ben')]
		const changed = withRole(stored([user('ben'), user('dan')]), 'bookers', shown, [...shown, user('dan')])
		expect(changed.bookers).toEqual([user('ben'), user('dan')])
	})

	it('tells an account from a group with the same id', () => {
		const changed = withRole(stored([user('staff'), group('staff')]), 'bookers', [user('staff'), group('staff')], [group('staff')])
		expect(changed.bookers).toEqual([group('staff')])
	})

	it('sends no labels', () => {
		expect(sentPermissions(stored([group('staff')]))).toEqual({
			viewers: [{ type: 'user', id: 'vera' }], bookers: [{ type: 'group', id: 'staff' }], managers: [{ type: 'group', id: 'office' }],
		})
	})
})
