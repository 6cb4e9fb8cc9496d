// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Allowed } from './allowance.ts'

const scripts = [
	'calendars-discovery', 'calendars-invitations', 'calendars-invited-rooms', 'calendars-lists', 'calendars-objects', 'calendars-people',
	'calendars-principals', 'calendars-reports', 'calendars-series',
	'dav-acl', 'dav-conditions', 'dav-files', 'dav-login', 'dav-plugins', 'dav-preload', 'dav-properties', 'dav-quota', 'dav-roles',
	'dav-rules', 'dav-transfers', 'dav-trash', 'dav-uploads', 'dav-versions',
] as const

/** Intended differences in WebDAV. */
export const allowedDav: readonly Allowed[] = [
	...scripts.flatMap((script): Allowed[] => [
		{
			script,
			step: /./,
			where: /^header dav$/,
			reason: 'the DAV header names what is there: no calendars, no locks, no pages of an answer',
		},
		{ script, step: /./, where: /^header allow$/, reason: 'locks come with an app of their own, and only on 34' },
	]),
	{
		script: 'calendars-objects',
		step: /(GET|DELETE) .*\/\.\.\/reader\//,
		where: /^body$/,
		reason: 'which part of what belongs to somebody else is not found is said in another order',
	},
	{
		script: 'calendars-lists',
		step: /DELETE .*\/\.\.\/reader\//,
		where: /^body$/,
		reason: 'which part of what belongs to somebody else is not found is said in another order',
	},
	{
		script: 'calendars-lists',
		step: /(MKCALENDAR .*(twin-none|reader|nobody)\/|PROPPATCH .*\/reader\/)/,
		where: /^header x-user-id$/,
		reason: 'who has no access to a calendar is not told who asks',
	},
	{
		script: 'calendars-lists',
		step: /PROPFIND .*\/twin-plain\/ \{"Depth":"0"\}$/,
		where: /^body$/,
		reason: 'to one who names no properties a server tells more of a calendar',
	},
	{
		script: 'calendars-reports',
		step: /twin-reports\/ \{"Depth":"1"/,
		where: /./,
		reason: 'a question that cannot be read is an error inside the server; here it is refused',
	},
	{
		script: 'calendars-people',
		step: /system-calendars.*blue/,
		where: /^body$/,
		reason: 'which part of what belongs to somebody else is not found is said in another order',
	},
	{ script: 'dav-conditions', step: /HEAD .*"Range"/, where: /./, reason: 'HEAD of a part is an error inside the server' },
	{
		script: 'dav-files',
		step: /A%CC%88\.txt/,
		where: /^header content-disposition$/,
		reason: 'a name is told as it is stored, in composed letters',
	},
	{ script: 'dav-files', step: /\/\.htaccess/, where: /./, reason: 'a reserved name is an error inside the server' },
	{ script: 'dav-files', step: /\/x\.part/, where: /./, reason: 'the server keeps an empty file of the name that it has just refused' },
	{
		script: 'dav-files',
		step: /time\.txt/,
		where: /./,
		reason: 'a time that is none is an error inside the server, which has written the file before it looks',
	},
	{
		script: 'dav-rules',
		step: /\/hidden\/shown/,
		where: /./,
		reason: 'what may be read below a folder that may not is an error inside the server; here it is not found',
	},
	...['dav-files', 'dav-rules'].map((script): Allowed => ({
		script,
		step: /GET .*\/(dav-files|fixed|tree|closed) \{\}$/,
		where: /^(header x-user-id|body)$/,
		reason: 'a GET of a folder has no body on 33',
	})),
	{
		script: 'dav-rules',
		step: /MOVE .*closed\/b\.txt/,
		where: /./,
		reason: 'to rename what may be deleted and not changed is an error inside the server on 33',
	},
	{
		script: 'dav-roles',
		step: /MOVE \S*\/files\/\w+\/[^/ ]+ /,
		where: /./,
		reason: 'to rename a team folder is an error inside the server; here it is refused',
	},
	...['dav-login', 'dav-plugins'].map((script): Allowed => ({
		script, step: /anonymous: /, where: /^body/,
		reason: 'the message names each of the server\'s ways to log in, also of apps that are not here',
	})),
	{
		script: 'dav-login',
		step: /principals\/users\/editor/,
		where: /^body/,
		reason: 'no calendars and address books, so their namespaces are not declared',
	},
	{
		script: 'dav-acl',
		step: /editor: PROPPATCH/,
		where: /./,
		reason: 'rules set by someone who must not set them are an error inside the server; here they are refused',
	},
	{
		script: 'dav-acl',
		step: /admin: PROPFIND .*\/dav-acl /,
		where: /^body/,
		reason: 'a rule for somebody who does not exist stays in the server\'s table and makes an empty list of none',
	},
	{
		script: 'dav-plugins',
		step: /"X-Probe-Stop":"before(WriteContent|Unbind|Move|Copy)"/,
		where: /^(header content-type|body)$/,
		reason: 'a request that a plugin stops without a status is an error inside the server, with an empty page',
	},
	{
		script: 'dav-properties',
		step: /<nc:has-preview\/>/,
		where: /^body$/,
		reason: 'previews of text, reports, comments, reminders and locks are not there',
	},
	{
		script: 'dav-properties',
		step: /<z:tree\/><\/d:prop>/,
		where: /^body$/,
		reason: 'in XML that is kept the prefixes are the client\'s own',
	},
	{
		script: 'dav-properties',
		step: / (<|no xml|<d:propfind xmlns:d="DAV:">|<d:propfind><d:prop\/><\/d:propfind>)$/,
		where: /^body$/,
		reason: 'what is wrong with XML is said in the words of another parser',
	},
	{
		script: 'dav-properties',
		step: /<nc:acl-list\/>/,
		where: /^body$/,
		reason: 'advanced permissions where there are none are refused; the server says that they are set',
	},
	{
		script: 'dav-properties',
		step: /reader: (PROPPATCH .*<d:lastmodified>|PROPFIND .*<d:getlastmodified\/><\/d:prop>)/,
		where: /^body$/,
		reason: 'who may not write may not set a time either; the server sets it in its own table',
	},
	{ script: 'dav-quota', step: /PROPFIND/, where: /^body$/, reason: 'the server remembers for five minutes how much is used' },
	{
		script: 'dav-transfers',
		step: /(MOVE|COPY) .*\/a\.txt \{\}$/,
		where: /./,
		reason: 'a missing destination is an error inside the server',
	},
	{
		script: 'dav-transfers',
		step: /nnnnnnnn/,
		where: /^body$/,
		reason: 'the server does not say what is wrong with a name that is too long',
	},
	{
		script: 'dav-trash',
		step: /GET .*\/trash\//,
		where: /^header (etag|oc-etag|content-disposition)$/,
		reason: 'which plugin gives an etag in the trash depends on how many there are, and a folder is no download',
	},
	{
		script: 'dav-versions',
		step: /GET \S*\/files\/\w+\/[^/ ]+\/dav-versions\.txt /,
		where: /^header (oc-)?etag$/,
		reason: 'a version that comes back in a team folder brings its old etag along',
	},
	{ script: 'dav-versions', step: /HEAD /, where: /^header content-disposition$/, reason: 'the server says it twice' },
]
