// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Script } from '../script.ts'

/** Names and addresses in every way to write them, of this machine, of the own network and of others. */
const asked = [
	'127.0.0.1', '10.1.2.3', '172.16.0.1', '172.32.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '100.127.9.9', '100.128.0.1',
	'192.0.0.8', '192.0.1.8', '0.0.0.0', '255.255.255.255', '224.0.0.1', '8.8.8.8', '93.184.216.34', '127.1', '10.258', '2130706433',
	'0x7f.1', '0x7f000001', '0177.0.0.1', '8.8', '1.2.3.4.5', '256.1.1.1', '08.8.8.8', '[::1]', '::1', '[::]', '[fe80::1%25eth0]',
	'[fd00::1]', '[fc00::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::ffff:8.8.8.8]', '[2002:7f00:1::]', '[2002:808:808::1]',
	'[64:ff9b::10.0.0.1]', '[64:ff9b::8.8.8.8]', '[2001:4860:4860::8888]', '[2001:db8::1]', 'localhost', 'LOCALHOST', 'intranet',
	'printer.local', 'wiki.lan', 'x.internal', 'a.corp', 'b.home', 'c.private', 'd.intranet', 'e.localhost', 'www.example.org',
	'EXAMPLE.ORG', 'local.example.org', '127.0.0.1.example.org', '%31%32%37.0.0.1', 'xn--bcher-kva.example', '',
]

/** Which servers apps may call. */
export const remoteHosts: Script = {
	name: 'remote-hosts',
	run: async (twin) => {
		for (const isLocalAllowed of ['false', 'true']) {
			await twin.occ(['config:system:set', 'allow_local_remote_servers', '--type', 'boolean', '--value', isLocalAllowed])
			await twin.send('admin', 'GET', '/index.php/apps/hostprobe/crypto/hosts', { query: { hosts: asked.join(' ') } })
		}
	},
}
