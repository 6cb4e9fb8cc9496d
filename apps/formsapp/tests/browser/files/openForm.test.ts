// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { File, Folder, getFileActions, getFilesRegistry, Permission, type ActionContextSingle, type INode } from '@nextcloud/files'
import { describe, expect, it, vi } from 'vitest'
import { openForm } from '../../../src/files/openForm.ts'
import { register } from '../../../src/files/register.ts'

const dav = 'https://cloud.example.com/remote.php/dav'
const action = openForm('In Formularen öffnen')
const node = (name: string, permissions: number = Permission.ALL, root = '/files/ann'): INode =>
	new File({ id: 7, source: `${dav}${root}/Forms/${name}`, root, mime: 'text/plain', owner: 'ann', permissions })
const context = (...nodes: INode[]): ActionContextSingle => ({ nodes, contents: nodes } as unknown as ActionContextSingle)
const isEnabled = (...nodes: INode[]) => action.enabled?.(context(...nodes))

describe('a click on a form in Files', () => {
	it('is an action that the library of Files finds, before and after the page listens', () => {
		register(action)
		expect(getFileActions().find(({ id }) => id === 'formsapp-open')).toBe(action)
		const heard = vi.fn()
		getFilesRegistry().addEventListener('register:action', heard)
		register({ ...action, id: 'formsapp-late' })
		expect(heard.mock.calls.map(([{ detail }]) => (detail as { id: string }).id)).toEqual(['formsapp-late'])
		expect(getFileActions().map(({ id }) => id)).toEqual(['formsapp-open', 'formsapp-late'])
	})

	it('is meant for one form that can be read', () => {
		expect([isEnabled(node('Party.nxform')), isEnabled(node('PARTY.NXFORM', Permission.READ))]).toEqual([true, true])
		const folder = new Folder({ id: 8, source: `${dav}/files/ann/a.nxform`, root: '/files/ann', owner: 'ann' })
		const others = [
			node('Party.nxform.txt'),
			node('nxform'),
			node('Party.nxform', Permission.CREATE),
			node('Party.nxform', Permission.ALL, '/trashbin/ann/trash'),
			folder,
		]
		expect(others.map((one) => isEnabled(one))).toEqual(others.map(() => false))
		expect([isEnabled(), isEnabled(node('a.nxform'), node('b.nxform'))]).toEqual([false, false])
	})

	it('opens the questions for editors, and the results for readers', async () => {
		Object.assign(window, { _oc_webroot: '/cloud' })
		const go = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
		expect(await action.exec(context(node('Party.nxform')))).toBeNull()
		await action.exec(context(node('Party.nxform', Permission.READ | Permission.SHARE)))
		expect(go.mock.calls.flat()).toEqual(['questions', 'results'].map((screen) => `/cloud/index.php/apps/formsapp/form/7/${screen}`))
	})

	it('has a name and a picture', () => {
		expect(action.displayName(context())).toBe('In Formularen öffnen')
		expect(action.iconSvgInline(context())).toMatch(/^<svg /)
		expect(action.default).toBe('default')
	})
})
