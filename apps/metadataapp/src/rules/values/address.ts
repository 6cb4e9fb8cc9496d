// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/metadata/limits'
import { Problem, textProblem } from '../problem.ts'
import { hasSpace, isStorable, trim } from './text.ts'

const schemes = ['http', 'https', 'ftp', 'ftps', 'sftp', 'mailto', 'tel']
const port = '(?::[0-9]{1,5})?'
const host = '(?:[^/?#@:\\[\\]%]+|\\[[0-9A-Fa-f:.]+\\])'
const rest = '(?:[/?#]|$)'
const bareHost = new RegExp(`^([^/?#@:\\[\\]%]+)${port}${rest}`)
const webPart = new RegExp(`^//${host}${port}${rest}`)
const filePart = new RegExp(`^//(?:[^/?#@:\\[\\]]+@)?${host}${port}${rest}`)
const telephone = /^\+?[0-9A-Za-z().;=*#-]+$/

/**
 * Addresses that a screen may turn into a link. Nothing in them runs in the page, none shows another host than it leads to, and
 * none carries a password.
 */
export function readAddress(text: string): string | Problem {
	const address = trim(text)
	// characters that browsers repair, each in its own way
	if (!isStorable(address) || hasSpace(address) || /[\\<>"`]/.test(address)) {
		return new Problem('not_an_address')
	}
	const whole = isBareHost(address) ? `https://${address}` : withScheme(address)
	return typeof whole === 'string' ? textProblem(whole, limits.urlCharacters) ?? whole : whole
}

function withScheme(address: string): string | Problem {
	const parts = /^([A-Za-z][A-Za-z0-9+.-]*):(.*)$/s.exec(address)
	if (parts === null) {
		return new Problem('not_an_address')
	}
	const scheme = parts[1]!.toLowerCase()
	if (!schemes.includes(scheme)) {
		return new Problem('unsafe_address', { schemes: schemes.join(', ') })
	}
	return isSound(scheme, parts[2]!) ? `${scheme}:${parts[2]}` : new Problem('not_an_address')
}

/** `example.org/path`, `localhost:8080`: a name with a dot, or this machine. A name and a port alone would look like a scheme. */
function isBareHost(address: string): boolean {
	const name = bareHost.exec(address)?.[1]
	return name !== undefined && (name === 'localhost' || /^[^.]+(?:\.[^.]+)+\.?$/.test(name))
}

function isSound(scheme: string, part: string): boolean {
	switch (scheme) {
		case 'mailto': return part !== '' && !part.startsWith('/')
		case 'tel': return telephone.test(part)
		case 'http':
		case 'https': return webPart.test(part)
		default: return filePart.test(part)
	}
}
