// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Ends with one sentence where Node is too old for the commands of this repository.

const wanted = require('../../package.json').engines.node.replace('>=', '').split('.')
const found = process.versions.node.split('.')

if (Number(found[0]) < Number(wanted[0]) || (found[0] === wanted[0] && Number(found[1]) < Number(wanted[1]))) {
	console.error('Node ' + wanted.join('.') + ' or newer is needed, and this is ' + process.versions.node + '.')
	process.exit(1)
}
