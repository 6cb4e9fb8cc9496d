// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Script } from '../script.ts'

const mayFail = { mayFail: true }

/** The occ commands that tests use: exit code and output. */
export const commandLine: Script = {
	name: 'console',
	run: async (twin) => {
		const ofDemo = twin.demo.groups.users.replace(/\w+$/, '')
		for (const args of [...settings, ...groups, ['group:list', ofDemo], ...accounts, ...jobs]) {
			await twin.occ(args, mayFail)
		}
		// a disabled app does not respond, and finds its stored data when it is enabled again
		const probe = '/index.php/apps/hostprobe/database/migrations'
		for (const args of [
			['app:disable', 'hostprobe'],
			['app:disable', 'hostprobe'],
			['app:enable', 'hostprobe'],
			['app:enable', 'hostprobe'],
			['app:enable', 'groupfolders'],
		]) {
			await twin.occ(args, mayFail)
			await twin.send('admin', 'GET', probe, { headers: { Accept: 'application/json' } })
			await twin.occ(['config:app:get', 'hostprobe', 'installations'], mayFail)
			await twin.occ(['config:app:get', 'hostprobe', 'enabled', '--details', '--output=json'], mayFail)
		}
		await twin.send('admin', 'POST', '/index.php/apps/hostprobe/jobs')
		await twin.occ(['no:such-command'], mayFail)
	},
}

const app = ['hostprobe', 'from-occ'] as const

const settings: readonly (readonly string[])[] = [
	['config:app:get', ...app],
	['config:app:get', ...app, '--default-value=none'],
	['config:app:get', ...app, '--details'],
	['config:app:set', ...app, '--value=a b'],
	['config:app:set', ...app, '--value=a b'],
	['config:app:get', ...app],
	['config:app:get', ...app, '--output=json'],
	['config:app:get', ...app, '--details'],
	['config:app:delete', ...app],
	['config:app:delete', ...app],
	['config:app:delete', ...app, '--error-if-not-exists'],
	...[
		'string=x', 'integer=12', 'integer=x', 'float=1.50', 'float=x', 'boolean=yes', 'boolean=OFF', 'boolean=2', 'array={"a": [1]}',
		'array=x', 'nothing=x',
	].flatMap((pair) => {
		const [type = '', value = ''] = pair.split('=')
		return [
			['config:app:set', ...app, `--type=${type}`, `--value=${value}`],
			['config:app:get', ...app, '--details', '--output=json'],
			['config:app:get', ...app],
			['config:app:delete', ...app],
		]
	}),
	['config:app:set', ...app, '--lazy', '--sensitive', '--type=string', '--value=s3cret'],
	['config:app:get', ...app, '--details', '--output=json_pretty'],
	['config:app:set', ...app, '--value=other'],
	['config:app:get', ...app],
	['config:app:delete', ...app],
	...['string=x', 'string=', 'integer=12', 'double=1.5', 'boolean=true', 'boolean=FALSE'].flatMap((pair) => {
		const [type = '', value = ''] = pair.split('=')
		return [
			['config:system:set', 'twin_value', `--type=${type}`, `--value=${value}`],
			['config:system:get', 'twin_value'],
			['config:system:get', 'twin_value', '--output=json'],
		]
	}),
	['config:system:delete', 'twin_value'],
	['config:system:get', 'twin_value'],
	['config:system:get', 'no_such_value'],
	['config:system:get', 'no_such_value', '--default-value=1'],
	['config:system:get', 'allow_local_remote_servers'],
	['config:system:get', 'allow_local_remote_servers', '--output=json'],
	['config:system:get', 'allow_local_remote_servers', 'deeper'],
]

const groups: readonly (readonly string[])[] = [
	['group:add', 'console-group'],
	['group:add', 'console-group'],
	['group:add', 'console-named', '--display-name=A name'],
	['group:add'],
	['group:list', '--output=json', 'console-'],
	['group:removeuser', 'no-group', 'reader'],
	['group:delete', 'console-group'],
	['group:delete', 'console-named'],
	['group:delete', 'console-group'],
	['group:delete', 'admin'],
]

const accounts: readonly (readonly string[])[] = [
	['user:setting', 'nobody-there', 'core', 'lang'],
	['user:setting', 'reader', 'hostprobe', 'color'],
	['user:setting', 'reader', 'hostprobe', 'color', 'red'],
	['user:setting', 'reader', 'hostprobe', 'color'],
	['user:setting', 'READER', 'hostprobe', 'color'],
	['user:setting', 'reader', 'hostprobe', '--output=json'],
	['user:setting', 'reader', 'hostprobe'],
	['user:setting', 'reader', 'hostprobe', 'color', '--delete'],
	['user:setting', 'reader', 'hostprobe', 'color', '--delete'],
	['user:delete', 'nobody-there'],
	['security:bruteforce:reset', '127.0.0.1'],
	['security:bruteforce:reset', 'here'],
]

const jobs: readonly (readonly string[])[] = [
	['background-job:list', '--class=OCA\\HostProbe\\BackgroundJob\\Tick', '--output=json'],
	['background-job:list', '--class=OCA\\HostProbe\\BackgroundJob\\None', '--output=json'],
	['background-job:execute', '99999999'],
]
