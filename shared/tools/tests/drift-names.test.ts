// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import type { Contract, Route } from '@suite/api/contract/route'
import { contracts } from '@suite/api/contracts'
import { probe } from '@suite/testing/probe/contract'
import { nameDrift } from '../src/drift/names.ts'

const named = (resource: string, name: string, action: Route['action']): Contract => ({
	...probe, resources: { [resource]: { [name]: { ...probe.resources.plain.read, action } } },
})

describe('a route', () => {
	it.each(contracts)('of $title is named after its action', (contract) => {
		expect(nameDrift(contract)).toEqual([])
	})

	it.each([
		['door', 'DoorController::open'],
		['notes', 'NoteController::open'],
		['settings', 'SettingsController::open'],
		['news', 'NewsController::open'],
	] as const)('of %s may be %s', (resource, action) => {
		expect(nameDrift(named(resource, 'open', action))).toEqual([])
	})

	it.each([
		['door', 'open', 'NoteController::open', 'door.open is DoorController::open, not NoteController::open'],
		['door', 'open', 'DoorsController::open', 'door.open is DoorController::open, not DoorsController::open'],
		['door', 'list', 'DoorController::index', 'door.list is DoorController::list, not DoorController::index'],
		['notes', 'list', 'ListController::list', 'notes.list is NoteController::list or NotesController::list, not ListController::list'],
	] as const)('with another name is reported: %s.%s as %s', (resource, name, action, difference) => {
		expect(nameDrift(named(resource, name, action))).toEqual([difference])
	})
})
